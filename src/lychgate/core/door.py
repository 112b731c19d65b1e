"""The kernel's door: whatever a caller hands in is looked at here, before anything happens with it.

A value of the wrong kind gets one sentence of ours, never an error of Python's from somewhere inside, and changes
nothing. Every function here returns what it let in, or raises.
"""

from __future__ import annotations

import re
from collections.abc import Callable, Iterable, Mapping
from itertools import islice
from pathlib import Path
from random import Random
from traceback import extract_tb
from typing import Any
from unicodedata import category

from lychgate.core.ask import CLOCK
from lychgate.core.errors import BadArgument, BadGame, BadNames, BadOption, BadSeats, LychgateError

LONGEST_NAME = 80
"""How many characters a player's name may have."""

BLANK_LETTERS = frozenset("\u115f\u1160\u2800\u3164\uffa0")
"""Signs that count as letters or symbols but show nothing."""

LONGEST_LIST = 100_000
"""How many values a list may have; a generator need not have an end."""


def shown(value: object) -> str:
    """Return a value as a sentence can show it: short, and on one line."""
    if isinstance(value, int) and value.bit_length() > 1000:
        return f"{'-' if value < 0 else ''}10**{value.bit_length() * 3 // 10} or so"  # Python does not write it out
    try:
        return one_line(repr(value), 60)
    except Exception:
        return f"a broken {type(value).__name__}"


def one_line(text: str, longest: int) -> str:
    """Return a text as a sentence can hold it: its first line, cut where it is too long, nothing unprintable in it."""
    line = next(iter(text[: longest + 1].splitlines()), "")
    line = "".join(sign if sign.isprintable() else "?" for sign in line)
    return line if len(line) <= longest else f"{line[: longest - 3]}..."


def told(error: BaseException) -> str:
    """Return somebody else's error as part of a sentence: its kind and its first line, without a full stop."""
    kind = type(error).__name__
    try:
        line = one_line(f"{kind}: {error}", 200)
    except Exception:
        line = kind
    return line.rstrip(".: ")


def traced(error: BaseException) -> str:
    """Return the error of a game as part of a sentence: what `told` says of it, and where below the caller it arose."""
    below = extract_tb(error.__traceback__)[1:]
    places = [frame for frame in below if "importlib" not in frame.filename]
    where = f" ({Path(places[-1].filename).name}, line {places[-1].lineno})" if places else ""
    return told(error) + where


def is_whole(value: object) -> bool:
    """Tell whether a value is a whole number; true and 1.0 are none."""
    return isinstance(value, int) and not isinstance(value, bool)


def is_seen(sign: str) -> bool:
    """Tell whether a character can be seen, or is a plain blank, or changes the sign before it (an accent)."""
    return sign.isprintable() and sign not in BLANK_LETTERS


def shows(name: str) -> bool:
    """Tell whether a name shows anything: blanks and accents alone do not."""
    return any(category(sign)[0] not in "MZ" for sign in name)


# --- seats


def seat(value: Any, seats: int) -> int:
    """Let in a seat of a table."""
    if not is_whole(value):
        raise BadSeats(f"A seat is a whole number from 0 to {seats - 1}, not {shown(value)}.")
    if not 0 <= value < seats:
        raise BadSeats(f"There is no seat {shown(value)} at this table; seats are 0 to {seats - 1}.")
    return int(value)


def answerer(value: Any, seats: int) -> int:
    """Let in a seat, or the clock, which answers as a seat does."""
    return CLOCK if is_whole(value) and value == CLOCK else seat(value, seats)


def looker(value: Any, seats: int) -> int | None:
    """Let in a seat, or None for a spectator."""
    return None if value is None else seat(value, seats)


def lookers(values: Any, seats: int) -> list[int | None]:
    """Let in several seats and spectators."""
    return [looker(each, seats) for each in several(values, "Seats", BadSeats)]


def consent(values: Any, seats: int) -> set[int]:
    """Let in the seats that agree to something."""
    return {seat(each, seats) for each in several(values, "Those who agree", BadSeats)}


# --- plain values


def several(values: Any, what: str, error: type[LychgateError]) -> list[Any]:
    """Let in a list, a tuple or anything else that holds several values; a text is one value."""
    if type(values) is tuple or type(values) is list:
        return list(values)
    if isinstance(values, str | bytes) or not isinstance(values, Iterable):
        raise error(f"{what} are given as a list, not as {shown(values)}.")
    try:
        found = list(islice(values, LONGEST_LIST + 1))
    except Exception as problem:
        raise error(f"{what} cannot be read: {told(problem)}.") from problem
    if len(found) > LONGEST_LIST:
        raise error(f"{what} are too many: more than {LONGEST_LIST}.")
    return found


def count(value: Any, what: str) -> int:
    """Let in a number of things."""
    if not is_whole(value) or value < 0:
        raise BadArgument(f"{what} is a whole number of at least 0, not {shown(value)}.")
    return int(value)


def switch(value: Any, what: str) -> bool:
    """Let in true or false."""
    if not isinstance(value, bool):
        raise BadArgument(f"{what} is true or false, not {shown(value)}.")
    return value


def is_text(value: object) -> bool:
    """Tell whether a value is a text that can be written to a file."""
    if not isinstance(value, str):
        return False
    try:
        value.encode()
    except UnicodeEncodeError:
        return False
    return True


def texts(values: Any, what: str) -> tuple[str, ...]:
    """Let in several texts."""
    found = several(values, what, BadArgument)
    for each in found:
        if not is_text(each):
            raise BadArgument(f"{what} are texts; {shown(each)} is none.")
    return tuple(map(str, found))


def choice(value: Any, what: str, allowed: Callable[[Any], bool], kind: str) -> Any:
    """Let in whatever is allowed; `kind` says in words what that is."""
    if not allowed(value):
        raise BadArgument(f"{what} is {kind}, not {shown(value)}.")
    return value


def generator(value: Any) -> Random:
    """Let in a source of luck."""
    if not isinstance(value, Random):
        raise BadArgument(f"Luck comes from a random.Random, not from {shown(value)}.")
    return value


# --- answers and questions


def answer(seat: Any, code: Any) -> None:
    """Let in a seat and a code of the right types; whether they fit the question is checked elsewhere."""
    if not is_whole(seat):
        raise BadSeats(f"A seat is a whole number, not {shown(seat)}.")
    if not isinstance(code, str):
        raise BadArgument(f"An answer is the code of an option, a text, not {shown(code)}.")


def query(value: Any) -> tuple[str, list[str]]:
    """Let in what somebody asks about: a code or marks, as one text and as single words."""
    if isinstance(value, str):
        return value, value.split()
    listed = isinstance(value, Iterable) and not isinstance(value, bytes)
    words = several(value, "Marks", BadArgument) if listed else [value]
    if not all(isinstance(each, str) for each in words):
        raise BadArgument(f"One asks about a code or about marks, which are texts, not about {shown(value)}.")
    return " ".join(words), words


# --- the start of a match


def options(value: Any, title: str) -> Mapping[str, Any]:
    """Let in a game's options by name; None is no choice at all."""
    if value is None:
        return {}
    if type(value) is dict:
        return value
    if not isinstance(value, Mapping):
        raise BadOption(f"The options of {title} are given by name, as in {{'name': value}}, not as {shown(value)}.")
    try:
        return dict(value)
    except Exception as problem:
        raise BadOption(f"The options of {title} cannot be read: {told(problem)}.") from problem


def seed(value: Any) -> int:
    """Let in a seed."""
    if not is_whole(value) or value.bit_length() > 256:
        raise BadOption("A seed is a whole number of at most 256 bits.")
    return int(value)


def names(values: Any, seats: int) -> tuple[str, ...]:
    """Let in the players' names: none at all, or one for each seat; an empty one is somebody without a name."""
    found = several(values, "Names", BadNames)
    for each in found:
        if not isinstance(each, str):
            raise BadNames(f"A name is a text, not {shown(each)}.")
        if len(each) > LONGEST_NAME:
            raise BadNames(f"A name has at most {LONGEST_NAME} characters; {shown(each)} has {len(each)}.")
        if not all(map(is_seen, each)) or each != each.strip() or (each and not shows(each)):
            raise BadNames(f"A name is one line of signs that can be seen, without blanks around them; not {each!a}.")
    if found and len(found) != seats:
        raise BadNames(f"There are {seats} seats and {len(found)} names; give one name for each seat, or none.")
    return tuple(map(str, found))


# --- games


def game_id(value: Any, error: type[LychgateError]) -> str:
    """Let in the id of a game."""
    if not isinstance(value, str):
        raise error(f"A game is named by its id, such as 'blood-coven', not by {shown(value)}.")
    return value


def is_game(value: object) -> bool:
    """Tell whether something can be played as a game."""
    return callable(getattr(value, "set_up", None)) and callable(getattr(value, "check", None))


def _matches(pattern: str) -> Callable[[Any], bool]:
    return lambda value: isinstance(value, str) and re.fullmatch(pattern, value) is not None


def _span(value: Any) -> bool:
    fits = isinstance(value, tuple) and len(value) == 2 and all(map(is_whole, value))
    return fits and 1 <= value[0] <= value[1]


def _function(value: Any) -> bool:
    return callable(value)


def _function_or_none(value: Any) -> bool:
    return value is None or callable(value)


def _advice(value: Any) -> bool:
    return value is None or all(callable(getattr(value, name, None)) for name in ("value", "playout", "shortlist"))


def _options(value: Any) -> bool:
    """Tell whether these are options, each with a name of its own; they are told by what they can do."""
    named = [getattr(each, "name", None) for each in value]
    return all(callable(getattr(each, "allows", None)) for each in value) and len(set(named)) == len(named)


GAME: dict[str, tuple[Callable[[Any], bool], str]] = {
    "id": (_matches(r"[a-z0-9]+(-[a-z0-9]+)*"), "small letters and digits, with single dashes, such as 'blood-coven'"),
    "title": (_matches(r"\S(.*\S)?"), "a line of text"),
    "prefix": (_matches(r"[A-Z]{2,}"), "two or more capital letters, as in the clauses of its ledger"),
    "players": (_span, "the least and the greatest number of players, such as (2, 4)"),
    "minutes": (_span, "the least and the greatest number of minutes, such as (20, 40)"),
    "complexity": (lambda value: is_whole(value) and 1 <= value <= 5, "a whole number from 1 (light) to 5 (heavy)"),
    "good_with": (lambda value: value is None or is_whole(value), "a number of players, or None"),
    "rules_version": (_matches(r"\S+"), "a text without blanks, such as '1'"),
    "package": (_matches(r"\w+(\.\w+)*"), "the name its package is imported by"),
    "setup": (_function, "a function"),
    "turn_clause": (_matches(r"[A-Z]{2,}-\d{3}"), "a clause of its ledger, such as 'BC-040'"),
    "purposes": (lambda value: hasattr(value, "notations"), "its Purposes"),
    "options": (_options, "a sequence of options, each with a name of its own"),
    "refuses": (_function_or_none, "a function or None"),
    "duty": (_function_or_none, "a function or None"),
    "layout": (_function_or_none, "a function or None"),
    "fill": (_function_or_none, "a function or None"),
    "motions": (_function_or_none, "a function or None"),
    "summary": (_function_or_none, "a function or None"),
    "account": (lambda value: value is None or hasattr(value, "sources"), "its Accounting or None"),
    "advice": (_advice, "advice with the functions value, playout and shortlist, or None"),
    "lesson": (lambda value: value is None or hasattr(value, "stops"), "its Lesson or None"),
    "book": (lambda value: value is None or hasattr(value, "pages"), "its Book or None"),
    "flags": (lambda value: all(map(is_text, value)), "a sequence of texts"),
    "earlier": (lambda value: all(map(is_text, value)), "a sequence of texts"),
    "folder": (lambda value: isinstance(value, Path), "a path"),
}
"""What a game is made of: for each part, the test it must pass, and that test in words."""


def game(parts: Mapping[str, Any]) -> None:
    """Let in what a game is made of."""
    for name, value in parts.items():
        fits, words = GAME[name]
        if name in ("options", "flags", "earlier"):
            value = several(value, f"The {name} of a game", BadGame)
        if not fits(value):
            raise BadGame(f"The {name} of a game is {words}, not {shown(value)}.")

"""One gesture: an answer given together with the answers to the questions that are only parts of it.

A step asks everything before anything happens, so a card, its target and its price are one decision in several
questions. A question whose answers may have such parts says so (`Ask.parts`), and where one answer to a part is what
most people would give, its option has the fact `preset`: the cheapest payment. Then a screen can offer the whole
decision at once, and whoever wants to decide otherwise answers the parts one by one.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import TYPE_CHECKING, Any

from msgspec import structs

from lychgate.core import door
from lychgate.core.ask import Option
from lychgate.core.errors import NotOffered
from lychgate.core.view import AskSeen, Preset

if TYPE_CHECKING:
    from lychgate.core.match import Match

MOST = 8
"""How many answers one gesture has at most."""


def is_part(match: Match, seat: int) -> bool:
    """Tell whether a seat is asked for the rest of what it has just answered: nothing has happened in between."""
    g, history = match.state, match.history
    if match.ask(seat) is None:
        return False
    if match.sealing is not None:
        return bool(g.sealed.get(seat))
    return bool(g.answers) and bool(history) and history[-1] == (seat, g.answers[-1])


def rest_of(match: Match, seat: int, code: str) -> tuple[Option[Any], ...]:
    """Return the preset answers that make an answer whole; none if it is whole, or if a part must be chosen."""
    trial = match.copy()
    trial.answer(seat, code)
    found: list[Option[Any]] = []
    while is_part(trial, seat) and len(found) < MOST:
        ask = trial.ask(seat)
        preset = None if ask is None else next((each for each in ask.options if each.facts.get("preset")), None)
        if preset is None:
            return ()
        found.append(preset)
        trial.answer(seat, preset.code)
    return tuple(found)


def give(match: Match, seat: int, codes: Sequence[str], version: int | None) -> None:
    """Give answers that belong together, all of them or none."""
    codes = door.texts(codes, "Answers that belong together")
    if not 1 <= len(codes) <= MOST:
        raise NotOffered(f"One gesture has 1 to {MOST} answers, not {len(codes)}.")
    first, *more = codes
    if more:
        trial = match.copy()
        trial.answer(seat, first, version)
        for code in more:
            if not is_part(trial, seat):
                raise NotOffered("Nothing more is asked that is a part of this answer; give the others one by one.")
            trial.answer(seat, code)
    match.answer(seat, first, version)
    for code in more:
        match.answer(seat, code)


def completed(match: Match, seen: AskSeen) -> AskSeen:
    """Return a question as a screen shows it: with the rest of each answer, and whether there is a way back."""
    ask = match.ask(seen.seat)
    if ask is None:
        return seen
    part = is_part(match, seen.seat)
    options = tuple(_completed(match, seen)) if ask.parts else seen.options
    return structs.replace(seen, options=options, part=part) if part or ask.parts else seen


def _completed(match: Match, seen: AskSeen) -> Iterator[Any]:
    for option in seen.options:
        rest = tuple(Preset(each.code, each.label) for each in rest_of(match, seen.seat, option.code))
        yield structs.replace(option, rest=rest) if rest else option

"""Purposes: what the things on a table are for, and how answers are written.

A screen lights what can be chosen now. This is for everything else: whatever somebody points at or types, `core/why.py`
answers from what a game declares here.

    PURPOSES = Purposes(
        kinds=(
            Kind("hand-coin", ("hand:{seat}:{coin}",), "BC-007", uses=(
                Use("feed", "BC-040", asks=("feed",), own=True),
            )),
            Kind("points", ("score:{seat}",), "BC-176"),
        ),
        notations=(Notation(("feed",), "feed", "BC-040", asks=("feed",), form="feed:3,4<PN"),),
        ends="BC-168",
    )

- A **kind** is a kind of element: its ids, the clause that says what it is, and its sentence, `about-<name>`.
- A **use** is something the rules let a player do with it: the clause, the questions at which it is chosen (`asks`),
  and the message `when-<name>`, one sentence that says when or how that is done. While one of these questions is asked,
  its obstacles come from the question's own menu: of the candidates that touch the thing, the one nearest to being
  possible. Only where no candidate touches it does a use need `bars` of its own.
- A **notation** is a kind of code: the words it begins with, the same `when-<name>`, and an example.
"""

from __future__ import annotations

import re
from collections.abc import Callable, Collection, Iterable, Iterator, Mapping
from functools import cached_property
from typing import Any

import msgspec

from lychgate.core.ask import Obstacle
from lychgate.core.say import Say

Args = Mapping[str, str | int | Say | list[Say]]

DECLINES = (
    *("pass", "none", "no", "nothing", "end", "done", "stop", "skip"),
    *("passe", "passer", "non", "rien", "aucun", "fin", "fini"),
    *("passen", "nein", "nichts", "keine", "ende", "fertig", "weiter"),
)
"""What people type to do nothing, in the languages of the games."""

MOST_REMEMBERED = 4096
"""How many ids a game remembers the kind of; a table has a few hundred."""


class Subject(msgspec.Struct, frozen=True):
    """An element that somebody points at, with the parts of its id by name: `{"seat": "0", "coin": "P"}`."""

    id: str
    parts: Mapping[str, str] = {}

    def __getitem__(self, part: str) -> str:
        return self.parts[part]

    @property
    def seat(self) -> int | None:
        """Return whose it is, where its id says so."""
        return int(self.parts["seat"]) if "seat" in self.parts else None


SubjectBars = Callable[[Any, int, Subject], Iterable[Obstacle]]
"""Given the position, the seat that asks and what it points at: the obstacles, none when it can be chosen."""

TextBars = Callable[[Any, int, str], Iterable[Obstacle]]
"""Given the position, the seat that asks and what it typed: what is wrong with it."""


class Use(msgspec.Struct, frozen=True):
    """Something the rules let a player do with a kind of element."""

    name: str
    """Its sentence is the message `when-<name>`: when or how it is done ("Victims are fed in Phase 1.")."""
    clause: str
    asks: tuple[str, ...] = ()
    """The keys of the questions at which the thing itself is chosen."""
    verbs: tuple[str, ...] = ()
    """The first words of the codes that do it, where such a question has others, too; none: all its codes."""
    own: bool = False
    """It is done with one's own things only."""
    through: Mapping[str, tuple[str, ...]] = {}
    """Answers that lead to it without touching it, as first words of codes, by the key of their question."""
    bars: SubjectBars | None = None
    """Its obstacles while it is asked and no candidate of the question touches such a thing, or no way is open."""
    applies: Callable[[Any, Subject], bool] | None = None
    """Whether this very thing has the use at all, judged by what everybody sees; None: every thing of the kind."""
    quiet: bool = False
    """It is spoken of only while one of its questions is asked: it comes seldom, or hardly ever to such a thing."""


class Kind(msgspec.Struct, frozen=True):
    """A kind of element on the table."""

    name: str
    """Its sentence is the message `about-<name>`."""
    ids: tuple[str, ...]
    """Patterns of ids: `{part}` stands for one segment or the rest of one."""
    clause: str
    """The clause that says what it is."""
    uses: tuple[Use, ...] = ()
    """The nearest first: in this order its reasons are given.

    A kind without uses is only looked at: `changes-<name>`, with the arguments of its sentence, says what changes it.
    """
    about: str = ""
    """Another name for its sentence, where several kinds share one."""
    within: Mapping[str, Collection[str]] = {}
    """What a part of the id may be, where that is not said by `seat`; a part that a function reads must be here."""
    args: Callable[[Any, Subject], Args] | None = None
    """Arguments of its sentence beside `$seat`, its owner; from what everybody sees."""
    figures: Callable[[Any, Subject], Iterable[Say]] | None = None
    """Its numbers now, each with its unit, from what everybody sees."""


class Notation(msgspec.Struct, frozen=True):
    """A kind of code, as somebody may type it."""

    verbs: tuple[str, ...]
    """The words such codes begin with."""
    name: str
    """Its sentence is the message `when-<name>`, as of a use."""
    clause: str
    asks: tuple[str, ...]
    """The keys of the questions it answers."""
    form: str
    """A well-formed one, where the question offers none."""
    bars: TextBars | None = None
    """What is wrong with one that the question did not even consider."""


class About(msgspec.Struct, frozen=True, kw_only=True, omit_defaults=True):
    """What there is to say about an element to somebody who points at it."""

    id: str
    kind: str
    say: Say
    clause: str
    figures: tuple[Say, ...] = ()
    codes: tuple[str, ...] = ()
    """The answers that touch it now."""
    reasons: tuple[Obstacle, ...] = ()
    """Why it cannot be chosen or, where it can, why its other uses are not possible; the nearest first."""
    ways: tuple[str, ...] = ()
    """Answers that do not touch it but lead to one of its uses."""


_PART = re.compile(r"\{(\w+)\}")


def _pattern(id: str) -> re.Pattern[str]:
    texts = _PART.split(id)  # plain text and names of parts take turns
    return re.compile("".join(rf"(?P<{text}>[\w-]+)" if at % 2 else re.escape(text) for at, text in enumerate(texts)))


class Purposes:
    """All kinds of elements of a game, and all kinds of codes."""

    def __init__(
        self,
        kinds: Iterable[Kind] = (),
        notations: Iterable[Notation] = (),
        *,
        ends: str | None = None,
        turns: Mapping[str, str] | None = None,
        compulsory: Mapping[str, str] | None = None,
        declines: Iterable[str] = DECLINES,
    ) -> None:
        """Say what there is, and which clauses answer in general.

        `ends` ends the match. By key of a question, `turns` lets that seat and no other answer it, where that is not
        the game's `turn_clause`, and `compulsory` forbids to decline it, where that is not the question's own clause.
        `declines` are words that people type to do nothing.
        """
        self.kinds = tuple(kinds)
        self.notations = tuple(notations)
        self.ends = ends
        self.turns = dict(turns or {})
        self.compulsory = dict(compulsory or {})
        self.declines = frozenset(declines)
        self._known: dict[str, tuple[Kind, Subject]] = {}

    @cached_property
    def _patterns(self) -> list[tuple[re.Pattern[str], Kind]]:
        return [(_pattern(id), kind) for kind in self.kinds for id in kind.ids]

    @cached_property
    def _by_verb(self) -> dict[str, list[Notation]]:
        found: dict[str, list[Notation]] = {}
        for row in self.notations:
            for verb in row.verbs:
                found.setdefault(verb, []).append(row)
        return found

    def find(self, id: str, seats: int) -> tuple[Kind, Subject] | None:
        """Return the kind of an element and the element itself; None: a table of so many seats has no such element."""
        known = self._known.get(id)
        if known is None:
            known = next(self._fitting(id), None)
            if known is not None and len(self._known) < MOST_REMEMBERED:
                self._known[id] = known
        return known if known is not None and (known[1].seat or 0) < seats else None

    def _fitting(self, id: str) -> Iterator[tuple[Kind, Subject]]:
        for pattern, kind in self._patterns:
            fits = pattern.fullmatch(id)
            if fits is not None:
                parts = fits.groupdict()
                known = all(part not in parts or parts[part] in kind.within[part] for part in kind.within)
                if known and parts.get("seat", "0").isdecimal():
                    yield kind, Subject(id, parts)

    def rows(self, text: str) -> list[Notation]:
        """Return the kinds of codes that a text may have been meant for."""
        return self._by_verb.get(verb_of(text), [])

    def begun(self, text: str) -> list[Notation]:
        """Return the kinds of codes whose first word a text begins: `fee` of `feed`."""
        return [row for row in self.notations if len(text) > 2 and any(verb.startswith(text) for verb in row.verbs)]


_VERB = re.compile(r"[\w.-]*")


def verb_of(code: str) -> str:
    """Return the word a code begins with: `feed` of `feed:3<P`."""
    found = _VERB.match(code)
    return found[0] if found else ""

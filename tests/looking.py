"""A match in the middle, as the tests of a game look at it: what is asked, answered, refused and told.

Every game has its own text for positions (`tests/games/<game>/positions.py`) and adds what lies where.
"""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any, Generic, Self, TypeVar, cast

from lychgate.core.ask import CLOCK, Ask, Menu, Obstacle, Option, Play, pick
from lychgate.core.events import Event
from lychgate.core.match import Match
from lychgate.core.state import State
from lychgate.core.step import Step

S = TypeVar("S", bound=State)
E = TypeVar("E", bound=Event)


class Pause(Step, frozen=True):
    """The end of the steps that a test looks at: the match waits here for ever."""

    def play(self, g: Any) -> Play:
        """Ask something that no test answers."""
        yield from pick(0, "pause", Menu([Option("pause", None)]), forced=True)


class Looking(Generic[S]):
    """A match as a test looks at it."""

    def __init__(self, match: Match) -> None:
        self.match = match

    @property
    def g(self) -> S:
        """The position itself."""
        return cast("S", self.match.state)

    def name_of(self, seat: int) -> str:
        """Return what a test calls a seat."""
        return "clock" if seat == CLOCK else f"s{seat}"

    def seat_of(self, name: str) -> int:
        """Return the seat that a test calls so."""
        return CLOCK if name == "clock" else int(name[1:])

    # --- what is asked

    @property
    def ask(self) -> Ask:
        """The only question there is."""
        (ask,) = self.match.asks
        return ask

    @property
    def codes(self) -> list[str]:
        """The options of the only question there is, in order."""
        return [option.code for option in self.ask.options]

    @property
    def asked(self) -> list[str]:
        """Who is asked what: `s0 feed`."""
        return [f"{self.name_of(ask.seat)} {ask.key}" for ask in self.match.asks]

    @property
    def paused(self) -> bool:
        """Whether the steps of the position are done."""
        return [ask.key for ask in self.match.asks] == ["pause"]

    def play(self, *answers: str) -> Self:
        """Answer: `take:D` by whoever alone is asked, `s1 pop:N` by seat 1, `clock first:1` by the clock."""
        for answer in answers:
            who, _, code = answer.rpartition(" ")
            self.match.answer(self.seat_of(who) if who else self.ask.seat, code)
        return self

    def why_not(self, code: str | Iterable[str], seat: int | None = None) -> list[Obstacle]:
        """Every reason against a code, or against marks, for the seat that is asked."""
        return self.match.why_not(self.ask.seat if seat is None else seat, code)

    def reasons(self, code: str | Iterable[str], seat: int | None = None) -> list[str]:
        """The clauses against a code or against marks."""
        return [obstacle.clause or "-" for obstacle in self.why_not(code, seat)]

    # --- what happened

    def told(self, kind: type[E]) -> list[E]:
        """What happened of one kind since the position."""
        return [event for event in self.g.events or () if isinstance(event, kind)]

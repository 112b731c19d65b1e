"""Reaction windows: a step is announced, those entitled may answer, then it happens, changed, redirected or not at all.

Who is entitled is computed from public facts only, and everybody entitled is asked in the order the rules give. With a
poker face (people at the table) they are asked even when they can only pass; in simulation such questions are skipped.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable
from enum import Enum
from typing import Any, ClassVar

import msgspec

from lychgate.core.ask import Menu, Option, Play, pick
from lychgate.core.say import Say
from lychgate.core.step import Step


class Rounds(Enum):
    """How often a window asks."""

    ONCE = "once"
    """Each seat once, in order."""
    UNTIL_PASS = "until-pass"
    """Each seat again and again until it passes, then the next."""
    RESTART = "restart"
    """After any play the order starts again; closed when everybody passed in succession."""


class Reaction(msgspec.Struct, frozen=True):
    """One thing a seat may do in a window.

    `against(g, seat, target)` pays for it and returns what becomes of the target: the same step, another one, or None.
    """

    code: str
    against: Callable[[Any, int, Any], Step | None]
    marks: tuple[str, ...] = ()
    label: Say | None = None


PASS: Option[Reaction | None] = Option("pass", None, label=Say("option-pass"))

Reactions = Callable[[Any, int, Any], Iterable[Reaction]]
"""Lists what a seat can really do against a step now; registered per step class with `@reacts_to`."""

_REACTIONS: dict[type[Step], Reactions] = {}


def reacts_to(*targets: type[Step]) -> Callable[[Reactions], Reactions]:
    """Register the function that lists the reactions to a kind of step."""

    def register(reactions: Reactions) -> Reactions:
        for target in targets:
            _REACTIONS[target] = reactions
        return reactions

    return register


class Window(Step, frozen=True):
    """A chance to react to a step before it happens."""

    target: Step
    seats: tuple[int, ...]
    """Who is still to be asked, in order: entitled by public facts."""
    rounds: Rounds = Rounds.ONCE
    all_seats: tuple[int, ...] = ()
    """For RESTART: the whole order."""

    key: ClassVar[str] = "react"

    def play(self, g: Any) -> Play | None:
        """Ask the first seat; its reaction may change the target; then the rest of the window."""
        if not self.seats:
            g.do(self.target)
            return None
        return self._ask(g)

    def _ask(self, g: Any) -> Play:
        seat, rest = self.seats[0], self.seats[1:]
        listed = _REACTIONS.get(type(self.target))
        held = tuple(listed(g, seat, self.target)) if listed is not None else ()
        reactions = (Option[Reaction | None](each.code, each, each.marks, each.label) for each in held)
        menu: Menu[Reaction | None] = Menu([PASS, *reactions])
        said = self.target.said()
        chosen = yield from pick(
            seat, self.key, menu, args={"target": said} if said else None, forced=g.poker_face, window=True
        )
        order = self.all_seats or self.seats
        if chosen is None:
            g.do(Window(self.target, rest, self.rounds, order))
            return
        target = chosen.against(g, seat, self.target)
        if target is None:
            return
        seats = {Rounds.ONCE: rest, Rounds.UNTIL_PASS: self.seats, Rounds.RESTART: order}[self.rounds]
        g.do(Window(target, seats, self.rounds, order))

    def said(self) -> Say | None:
        """Show what is about to happen, not who is being asked."""
        return self.target.said()

"""Reaction windows: a step is announced, those entitled may answer, then it happens, changed, redirected or not at all.

Who is entitled is computed from public facts only, and everybody entitled is asked in the order the rules give. With a
poker face (people at the table) they are asked even when they can only pass; in simulation such questions are skipped.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable
from enum import Enum
from typing import Any

import msgspec

from lychgate.core.ask import Menu, Obstacle, Option, Play, pick
from lychgate.core.say import Say
from lychgate.core.step import Step, ToDo


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
    obstacles: tuple[Obstacle, ...] = ()
    """Why it is not possible now: such a reaction is not offered, but "why can't I?" explains it to its owner."""


Reactions = Callable[[Any, int, Any], Iterable[Reaction]]
"""Lists what a seat can really do against a step now; registered per step class with `@reacts_to`."""


class Answers(msgspec.Struct, frozen=True):
    """How a kind of step is reacted to, and how the question is put."""

    reactions: Reactions
    key: str
    clause: str | None


_ANSWERS: dict[type[Step], Answers] = {}


def reacts_to(*targets: type[Step], key: str = "react", clause: str | None = None) -> Callable[[Reactions], Reactions]:
    """Register the function that lists the reactions to a kind of step, and the question's key and clause."""

    def register(reactions: Reactions) -> Reactions:
        for target in targets:
            _ANSWERS[target] = Answers(reactions, key, clause)
        return reactions

    return register


def has_reactions(package: str) -> bool:
    """Tell whether anything that happens in a game, whose rules are in this package, can be reacted to."""
    return any(f"{target.__module__}.".startswith(f"{package}.") for target in _ANSWERS)


def _none(g: Any, seat: int, target: Any) -> tuple[Reaction, ...]:
    return ()


_NO_ANSWERS = Answers(_none, "react", None)


def _obstacles(reaction: Reaction | None) -> tuple[Obstacle, ...]:
    return () if reaction is None else reaction.obstacles


class Window(Step, frozen=True):
    """A chance to react to a step before it happens."""

    target: Step
    seats: tuple[int, ...]
    """Who is still to be asked, in order: entitled by public facts."""
    rounds: Rounds = Rounds.ONCE
    all_seats: tuple[int, ...] = ()
    """For RESTART: the whole order."""

    def play(self, g: Any) -> Play | None:
        """Ask the first seat; its reaction may change the target; then the rest of the window."""
        if not self.seats:
            g.do(self.target)
            return None
        return self._ask(g)

    def _ask(self, g: Any) -> Play:
        seat, rest = self.seats[0], self.seats[1:]
        answers = _ANSWERS.get(type(self.target), _NO_ANSWERS)
        listed = (
            Option[Reaction | None](each.code, each, each.marks, each.label)
            for each in answers.reactions(g, seat, self.target)
        )
        args = self._args()
        passing = Option[Reaction | None]("pass", None, label=Say("option-pass", args or {}), idle=True)
        chosen = yield from pick(
            seat,
            answers.key,
            Menu([passing, *listed], _obstacles),
            args=args,
            clause=answers.clause,
            forced=g.poker_face,
            window=True,
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

    def _args(self) -> dict[str, Any] | None:
        """The question, and passing, may tell what is about to happen: as a whole, `$target`, or any fact by name."""
        said = self.target.said()
        return None if said is None else {**(said.args or {}), "target": said}

    def todo(self) -> ToDo | None:
        """Show what is about to happen, not who is being asked."""
        return self.target.todo()

"""What is done."""

from __future__ import annotations

from typing import ClassVar

from lychgate.core.ask import Menu, Option, Play, Seat, pick
from lychgate.core.state import ranked
from lychgate.core.step import Step
from lychgate.core.vocabulary import words_of
from lychgate.core.window import Announced, Window
from tests.samples.knock.data import TURNS, Action
from tests.samples.knock.events import Knocked
from tests.samples.knock.state import Knock


class Visit(Step, frozen=True):
    """KN-001 A player knocks, bows or waits; then it is the next player's turn."""

    seat: Seat

    def play(self, g: Knock) -> Play:
        seat = self.seat
        action = yield from pick(seat, "turn", [Option(each, each) for each in words_of(Action)], clause="KN-001")
        others = tuple(Seat(other) for other in g.clockwise(seat)[1:])
        if action == "knock":
            g.do(Window(Knocking(seat), others))
        elif action == "bow":
            g.do(*(Bow(each) for each in others))
        g.round += 1
        if g.round < TURNS:
            g.do(Visit(others[0]))
        else:
            g.do(Farewell())


class Bow(Step, frozen=True):
    """KN-003 Whoever is bowed to bows twice: there is no other answer."""

    seat: Seat

    def play(self, g: Knock) -> Play:
        """A question with a single answer is asked all the same."""
        for _ in range(2):
            yield from pick(self.seat, "bow", [Option("bow", None)], clause="KN-003", forced=True)


class Knocking(Announced, frozen=True):
    """KN-002 A knock that nobody answers."""

    asks: ClassVar = "react"
    clause: ClassVar = "KN-002"

    seat: Seat

    def play(self, g: Knock) -> None:
        g.tell(Knocked(self.seat))

    def reactions(self, g: Knock, seat: int) -> Menu[str | None]:
        """KN-002: the door can be opened."""
        return Menu([self.passing(g), Option("open", "open")])

    def react(self, g: Knock, seat: int, reaction: str) -> None:
        """KN-002: whoever knocked is let in."""
        g.welcomes[self.seat] += 1


class Farewell(Step, frozen=True):
    """KN-004 Whoever was let in most often wins."""

    def play(self, g: Knock) -> None:
        g.result = ranked(tuple(g.welcomes), "farewell")

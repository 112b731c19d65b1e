"""Knock: a game for tests of what screens do around reactions. Nothing is hidden and nothing is left to luck.

A player knocks, and everybody else may open the door or pass; or bows, and everybody else has only one answer to that.
Its rules are in `rules.md`.
"""

from __future__ import annotations

from collections.abc import Mapping
from pathlib import Path
from typing import Annotated, Any, ClassVar

from lychgate.core.ask import Menu, Option, Play, Seat, pick
from lychgate.core.events import Event
from lychgate.core.game import Game, Setup, register
from lychgate.core.say import Say
from lychgate.core.state import State, ranked, state
from lychgate.core.step import Step
from lychgate.core.table import Board, Fill, Layout, Piece, PieceKind, Space, Table
from lychgate.core.view import View
from lychgate.core.window import Announced, Window
from lychgate.core.zones import Shown

TURNS = 12


@state
class Knock(State):
    """The position: how often each player was let in."""

    welcomes: Annotated[list[int], Shown()]


class Knocked(Event, frozen=True):
    """Somebody knocked, and nobody opened."""

    seat: Seat
    clause = "KN-002"


class Visit(Step, frozen=True):
    """KN-001 A player knocks, bows or waits; then it is the next player's turn."""

    seat: int

    def play(self, g: Knock) -> Play:
        """Ask, then put what follows on the agenda."""
        seat = self.seat
        wanted = [Option(action, action) for action in ("knock", "bow", "wait")]
        action = yield from pick(seat, "turn", wanted, clause="KN-001")
        others = tuple(g.clockwise(seat)[1:])
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

    seat: int

    def play(self, g: Knock) -> Play:
        """Ask all the same, and the same again."""
        for _ in range(2):
            yield from pick(self.seat, "bow", [Option("bow", None)], clause="KN-003", forced=True)


class Knocking(Announced, frozen=True):
    """KN-002 Nobody has opened."""

    asks: ClassVar = "react"
    clause: ClassVar = "KN-002"

    seat: int

    def play(self, g: Knock) -> None:
        """Tell it."""
        g.tell(Knocked(Seat(self.seat)))

    def reactions(self, g: Knock, seat: int) -> Menu[str | None]:
        """KN-002: the door can be opened."""
        return Menu([self.passing(g), Option("open", "open")])

    def react(self, g: Knock, seat: int, reaction: str) -> None:
        """KN-002: whoever knocked is let in."""
        g.welcomes[self.seat] += 1


class Farewell(Step, frozen=True):
    """KN-004 Whoever was let in most often wins."""

    def play(self, g: Knock) -> None:
        """Count."""
        g.result = ranked(tuple(g.welcomes), "farewell")


def setup(given: Setup) -> Knock:
    """KN-001: the player on seat 0 begins."""
    return Knock(seats=given.seats, chance=given.chance, welcomes=[0] * given.seats, agenda=[Visit(0)])


def layout(seats: int, options: Mapping[str, Any]) -> Table:
    """One door."""
    door = Space(id="door", name=Say("door"), x=0, y=0)
    board = Board(id="house", name=Say("house"), look="grid", frame=(0, 0, 1, 1), spaces=(door,))
    guest = PieceKind(id="guest", name=Say("guest"), shape="disc", letter="G")
    return Table(game="knock", seats=seats, shapes=(board,), kinds=(guest,), layout=Layout(terminal=("house",)))


def fill(view: View) -> Fill:
    """Whoever was let in stands in the door."""
    guests = enumerate(view.values["welcomes"])
    return Fill(holds={"door": tuple(Piece(kind="guest", seat=seat) for seat, times in guests if times)})


GAME = Game(
    id="knock",
    title="Knock",
    prefix="KN",
    players=(2, 3),
    minutes=(1, 2),
    complexity=1,
    rules_version="1",
    package=__name__,
    folder=Path(__file__).parent,
    setup=setup,
    turn_clause="KN-001",
    layout=layout,
    fill=fill,
)
register(GAME)

"""Noughts and crosses: the smallest game, whole. Its rules are in `rules.md`; read on from the top.

It is also the benchmarks' common ground, so it shows what a fast game does: the state is two numbers, and everything
that depends on few facts (menus, events, results) is made once.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from functools import lru_cache
from pathlib import Path
from typing import Annotated, Any

from lychgate.core.ask import Menu, Obstacle, Option, Play, Seat, pick
from lychgate.core.events import Event
from lychgate.core.game import Game, Setup, register
from lychgate.core.say import Say
from lychgate.core.state import Result, State, state
from lychgate.core.step import Step
from lychgate.core.table import Board, Fill, Layout, Piece, PieceKind, Space, Table
from lychgate.core.view import View
from lychgate.core.zones import Zone

# --- the board: cell number n is bit 1 << n

CELLS = ("a1", "b1", "c1", "a2", "b2", "c2", "a3", "b3", "c3")
FULL = 0b111_111_111
LINES = (0o007, 0o070, 0o700, 0o111, 0o222, 0o444, 0o421, 0o124)
WON = tuple(any(marks & line == line for line in LINES) for marks in range(FULL + 1))
"""NC-003: for every set of marks, whether it holds a line."""
MARKS = 5


def mark_names(marks: int) -> list[str]:
    """NC-001: a player's five marks, on their cells or still beside the board."""
    placed = [f"mark.{cell}" for number, cell in enumerate(CELLS) if marks >> number & 1]
    return placed + ["mark.aside"] * (MARKS - len(placed))


@state
class Noughts(State):
    """The position: each player's marks as a set of bits."""

    marks: Annotated[list[int], Zone(pieces=mark_names, per_seat=True)]


# --- the rules


class Placed(Event, frozen=True):
    """A player puts a mark on a cell."""

    seat: Seat
    cell: str
    clause = "NC-002"


PLACED = [[Placed(Seat(seat), cell) for cell in CELLS] for seat in (0, 1)]
WINS = (Result((1, 2), (1, 0), "line"), Result((2, 1), (0, 1), "line"))
DRAW = Result((1, 1), (0, 0), "full")


@lru_cache(maxsize=FULL + 1)
def cell_menu(taken: int) -> Menu[int]:
    """NC-002: every cell that is not taken."""

    def bars(number: int) -> Iterator[Obstacle]:
        if taken >> number & 1:
            yield Obstacle("NC-002", Say("why-taken", {"cell": CELLS[number]}))

    return Menu((Option(cell, number, (cell,)) for number, cell in enumerate(CELLS)), bars)


class Place(Step, frozen=True):
    """NC-001..004 The player whose turn it is puts a mark on an empty cell; a line wins, a full board is a draw."""

    seat: int

    def play(self, g: Noughts) -> Play:
        """Ask for the cell, then look for a line."""
        seat, marks = self.seat, g.marks
        taken = marks[0] | marks[1]
        number = yield from pick(seat, "place", cell_menu(taken), clause="NC-002")
        own = marks[seat] = marks[seat] | 1 << number
        g.tell(PLACED[seat][number])
        if WON[own]:
            g.result = WINS[seat]
        elif taken | own == FULL:
            g.result = DRAW
        else:
            g.do(TURN_OF[1 - seat])


TURN_OF = (Place(0), Place(1))


def setup(given: Setup) -> Noughts:
    """NC-001: an empty board, seat 0 begins."""
    return Noughts(seats=2, chance=given.chance, marks=[0, 0], agenda=[TURN_OF[0]])


# --- the table


def layout(seats: int, options: Mapping[str, Any]) -> Table:
    """One board of nine cells."""
    spaces = tuple(
        Space(id=cell, name=Say("cell", {"cell": cell}), x=number % 3, y=number // 3)
        for number, cell in enumerate(CELLS)
    )
    board = Board(id="board", name=Say("board"), look="grid", frame=(0, 0, 3, 3), spaces=spaces)
    kinds = tuple(
        PieceKind(id=kind, name=Say(kind), shape="disc", letter=letter)
        for kind, letter in (("nought", "O"), ("cross", "X"))
    )
    return Table(game="noughts", seats=seats, shapes=(board,), kinds=kinds, layout=Layout(terminal=("board",)))


def fill(view: View) -> Fill:
    """Put the marks on their cells."""
    holds: dict[str, tuple[Piece, ...]] = {}
    for seat, kind in enumerate(("nought", "cross")):
        for name in view.zones[f"marks:{seat}"].pieces or ():
            cell = name.removeprefix("mark.")
            if cell != "aside":
                holds[cell] = (Piece(kind=kind, seat=seat),)
    return Fill(holds=holds)


GAME = Game(
    id="noughts",
    title="Noughts and crosses",
    prefix="NC",
    players=(2, 2),
    minutes=(1, 2),
    complexity=1,
    rules_version="1",
    package=__name__,
    folder=Path(__file__).parent,
    setup=setup,
    turn_clause="NC-001",
    layout=layout,
    fill=fill,
)
register(GAME)

"""The table: what is on it (`layout`), and what lies where now (`fill`)."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from lychgate.core.say import Say
from lychgate.core.table import Board, Fill, Layout, Piece, PieceKind, Space, Table
from lychgate.core.view import View
from lychgate.core.vocabulary import check_complete, words_of
from tests.samples.noughts.data import CELLS, MARK_OF, SIDE, Mark

LOOKS: dict[Mark, tuple[str, str]] = {"nought": ("O", "ring"), "cross": ("X", "cross-mark")}
"""The letter of each mark in the terminal, and its sign in the browser."""
check_complete("LOOKS", LOOKS, words_of(Mark))
EDGE = 0.5
"""How far the board reaches beyond its cells."""


def layout(seats: int, options: Mapping[str, Any]) -> Table:
    """NC-002: one board of nine cells. A space is given by its centre: the first cell reaches from 0 to 1."""
    frame = (-EDGE, -EDGE, SIDE + 2 * EDGE, SIDE + 2 * EDGE)
    spaces = tuple(
        Space(id=cell, name=Say("name-cell", {"cell": cell}), x=number % SIDE + 0.5, y=number // SIDE + 0.5)
        for number, cell in enumerate(CELLS)
    )
    board = Board(id="board", name=Say("name-board"), look="grid", frame=frame, spaces=spaces)
    kinds = tuple(
        PieceKind(id=mark, name=Say(f"name-{mark}"), shape="disc", letter=letter, icon=icon, colour="seat")
        for mark, (letter, icon) in LOOKS.items()
    )
    return Table(
        game="noughts",
        seats=seats,
        shapes=(board,),
        kinds=kinds,
        layout=Layout(narrow=("board",), terminal=("board",)),
    )


def fill(view: View) -> Fill:
    """NC-001, NC-002: the marks on their cells; those beside the board are not drawn."""
    holds: dict[str, tuple[Piece, ...]] = {}
    for seat, mark in enumerate(MARK_OF):
        for name in view.zones[f"marks:{seat}"].pieces or ():
            cell = name.removeprefix("mark.")
            if cell != "aside":
                holds[cell] = (Piece(kind=mark, seat=seat),)
    turn = next((line.facts["seat"] for line in view.agenda), None)
    return Fill(holds=holds, active=() if turn is None else (f"seat:{turn}",))

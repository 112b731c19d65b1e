"""The table: what is on it (`layout`), and what lies where now (`fill`)."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from lychgate.core.say import Say
from lychgate.core.table import Board, Fill, Layout, Piece, PieceKind, Space, Table
from lychgate.core.view import View


def layout(seats: int, options: Mapping[str, Any]) -> Table:
    """KN-002: one door."""
    door = Space(id="door", name=Say("name-door"), x=0.5, y=0.5)
    board = Board(id="house", name=Say("name-house"), look="grid", frame=(0, 0, 1, 1), spaces=(door,))
    guest = PieceKind(id="guest", name=Say("name-guest"), shape="disc", letter="G")
    return Table(game="knock", seats=seats, shapes=(board,), kinds=(guest,), layout=Layout(terminal=("house",)))


def fill(view: View) -> Fill:
    """KN-002: whoever was let in stands in the door."""
    guests = enumerate(view.values["welcomes"])
    return Fill(holds={"door": tuple(Piece(kind="guest", seat=seat) for seat, times in guests if times)})

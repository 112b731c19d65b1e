"""How the table looks: a row of dice and a number of points for each player."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from lychgate.core.say import Say, who
from lychgate.core.table import Fill, Layout, Piece, PieceKind, PieceState, Readout, Row, Shape, Table, Value
from lychgate.core.view import View
from tests.samples.cups.data import FACES


def layout(seats: int, options: Mapping[str, Any]) -> Table:
    everybody = range(seats)
    cups = [Row(id=f"cup:{seat}", name=Say("cup", {"seat": who(seat)}), area="seat", seat=seat) for seat in everybody]
    points = [
        Readout(id=f"points:{seat}", name=Say("points", {"seat": who(seat)}), area="seat", seat=seat)
        for seat in everybody
    ]
    faces = tuple(PieceState(id=str(face), name=Say("die-face", {"face": face}), letter=str(face)) for face in FACES)
    die = PieceKind(id="die", name=Say("die"), shape="cube", letter="d", states=faces)
    covered = PieceKind(id="covered", name=Say("covered"), shape="disc", letter="?")
    shapes: tuple[Shape, ...] = (*cups, *points)
    terminal = tuple(shape.id for shape in shapes)
    return Table(game="cups", seats=seats, shapes=shapes, kinds=(die, covered), layout=Layout(terminal=terminal))


def fill(view: View) -> Fill:
    holds: dict[str, tuple[Piece, ...]] = {}
    for seat in range(view.seats):
        cup, open_dice = view.zones[f"cups:{seat}"], view.zones[f"lifted:{seat}"]
        if cup.pieces is None and cup.count:
            holds[f"cup:{seat}"] = (Piece(kind="covered", count=cup.count, seat=seat),)
        else:
            names = [*(cup.pieces or ()), *(open_dice.pieces or ())]
            holds[f"cup:{seat}"] = tuple(
                Piece(kind="die", state=name.removeprefix("die."), seat=seat) for name in names
            )
    values = {f"points:{seat}": Value(n=points) for seat, points in enumerate(view.values["points"])}
    return Fill(holds=holds, values=values)

"""What may be chosen, and why not the rest."""

from __future__ import annotations

from collections.abc import Iterator

from lychgate.core.ask import Menu, Obstacle, Option, obstacle
from lychgate.core.kept import kept
from lychgate.core.purpose import Kind, Notation, Purposes, Use
from lychgate.core.say import Say
from tests.samples.noughts.data import CELLS, MARK_OF


@kept
def cell_menu(taken: int) -> Menu[int]:
    """NC-002: every cell that is not taken."""

    def bars(number: int) -> Iterator[Obstacle]:
        if taken >> number & 1:
            yield obstacle("NC-002", "taken", cell=CELLS[number])

    return Menu(
        (Option(cell, number, (cell,), Say("option-place", {"cell": cell})) for number, cell in enumerate(CELLS)),
        bars,
    )


PLACE = Use("place", "NC-002", asks=("place",))

PURPOSES = Purposes(
    (
        Kind("cell", ("{cell}", "{cell}:{mark}"), "NC-002", (PLACE,), within={"cell": CELLS, "mark": MARK_OF}),
        Kind("board", ("board",), "NC-002", (Use("line", "NC-003"),)),
        Kind("seat", ("seat:{seat}",), "NC-001"),
    ),
    (Notation(CELLS, "place", "NC-002", ("place",), "b2"),),
    ends="NC-004",
)
"""What things are for, and how answers are written."""

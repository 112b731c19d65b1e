"""What happens."""

from __future__ import annotations

from lychgate.core.ask import Seat
from lychgate.core.events import Event
from tests.samples.noughts.data import CELLS, PLAYERS


class Placed(Event, frozen=True):
    """A player puts a mark on a cell."""

    seat: Seat
    cell: str
    clause = "NC-002"


PLACED = [[Placed(Seat(seat), cell) for cell in CELLS] for seat in range(PLAYERS[1])]
"""Every event there can be, by seat and number of the cell: quicker to look up than to make."""

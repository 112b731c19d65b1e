"""What is done."""

from __future__ import annotations

from typing import ClassVar

from lychgate.core.ask import Play, Seat, pick
from lychgate.core.step import Step
from tests.samples.noughts.choices import cell_menu
from tests.samples.noughts.events import PLACED
from tests.samples.noughts.scoring import result_of
from tests.samples.noughts.state import Noughts


class Place(Step, frozen=True):
    """NC-001..004 The player whose turn it is puts a mark on an empty cell; a line wins, a full board is a draw."""

    public: ClassVar = ("seat",)

    seat: Seat

    def play(self, g: Noughts) -> Play:
        """Ask first, act afterwards; after the turn of seat 1 a new round begins."""
        seat, marks = self.seat, g.marks
        taken = marks[0] | marks[1]
        number = yield from pick(seat, "place", cell_menu(taken), clause="NC-002")
        own = marks[seat] = marks[seat] | 1 << number
        g.tell(PLACED[seat][number])
        g.result = result_of(seat, own, taken | own)
        if g.result is None:
            g.round += seat
            g.do(TURN_OF[1 - seat])


TURN_OF = (Place(Seat(0)), Place(Seat(1)))

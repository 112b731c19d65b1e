"""The end."""

from __future__ import annotations

from lychgate.core.state import Result
from tests.samples.noughts.data import FULL, WON

WINS = (Result((1, 2), (1, 0), "line"), Result((2, 1), (0, 1), "line"))
"""NC-003: the result when seat 0 wins, and when seat 1 does."""
DRAW = Result((1, 1), (0, 0), "full")
"""NC-004."""


def result_of(seat: int, own: int, taken: int) -> Result | None:
    """NC-003, NC-004: the result once a seat has marked the cells `own`, and both seats together `taken`."""
    if WON[own]:
        return WINS[seat]
    return DRAW if taken == FULL else None

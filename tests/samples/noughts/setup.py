"""The opening; a game with options would list them here."""

from __future__ import annotations

from lychgate.core.game import Setup
from tests.samples.noughts.state import Noughts
from tests.samples.noughts.steps import TURN_OF


def setup(given: Setup) -> Noughts:
    """NC-001: an empty board, seat 0 begins."""
    return Noughts(seats=given.seats, chance=given.chance, round=1, marks=[0, 0], agenda=[TURN_OF[0]])

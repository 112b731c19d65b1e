"""The opening."""

from __future__ import annotations

from lychgate.core.ask import Seat
from lychgate.core.game import Setup
from tests.samples.knock.state import Knock
from tests.samples.knock.steps import Visit


def setup(given: Setup) -> Knock:
    """KN-001: the player on seat 0 begins."""
    return Knock(seats=given.seats, chance=given.chance, welcomes=[0] * given.seats, agenda=[Visit(Seat(0))])

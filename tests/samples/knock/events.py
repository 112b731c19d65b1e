"""What happens."""

from __future__ import annotations

from lychgate.core.ask import Seat
from lychgate.core.events import Event


class Knocked(Event, frozen=True):
    """Somebody knocked, and nobody opened."""

    seat: Seat
    clause = "KN-002"

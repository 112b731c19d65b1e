"""What happens, and who is told what of it."""

from __future__ import annotations

from lychgate.core.ask import Seat
from lychgate.core.events import Event


class Rolled(Event, frozen=True):
    """A player's dice are rolled; the player is told more than that."""

    seat: Seat
    clause = "CU-002"
    spares = ("seat",)


class Looked(Event, frozen=True):
    """What the player sees under the cup: nobody else is told."""

    seat: Seat
    faces: str
    clause = "CU-002"
    only = ("seat",)


class Bid(Event, frozen=True):
    """A player bids."""

    seat: Seat
    count: int
    face: int
    clause = "CU-011"


class Doubted(Event, frozen=True):
    """A player does not believe the bid."""

    seat: Seat
    clause = "CU-012"


class Lifted(Event, frozen=True):
    """A cup is lifted."""

    seat: Seat
    faces: str
    clause = "CU-020"


class Judged(Event, frozen=True):
    """Somebody was right."""

    seat: Seat
    clause = "CU-020"

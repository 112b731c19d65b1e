"""What happens in Raid, and who is told what of it."""

from __future__ import annotations

from typing import Annotated

from lychgate.core.ask import Seat
from lychgate.core.events import Event, OnlyFor
from tests.samples.raid.data import Kind, Why


class Discarded(Event, frozen=True):
    """A card is discarded, open to all."""

    seat: Seat
    card: Kind
    why: Why
    clause = "RA-020"


class Drawn(Event, frozen=True):
    """A card is drawn; only its new owner sees which."""

    seat: Seat
    card: Annotated[Kind, OnlyFor("seat")]
    clause = "RA-021"


class Spied(Event, frozen=True):
    """Somebody looks at the top of the deck."""

    seat: Seat
    clause = "RA-022"


class Glimpsed(Event, frozen=True):
    """What the spy sees: nobody else is told."""

    seat: Seat
    card: Kind
    clause = "RA-022"
    only = ("seat",)


class Bid(Event, frozen=True):
    """A bid is opened."""

    seat: Seat
    coins: int
    card: Kind | None
    clause = "RA-010"


class Sold(Event, frozen=True):
    """The card turned up goes to the highest bidder."""

    seat: Seat
    card: Kind
    clause = "RA-012"


class Struck(Event, frozen=True):
    """A raid is carried out."""

    raider: Seat
    raided: Seat
    face: int
    clause = "RA-034"


class Stolen(Event, frozen=True):
    """A card changes hands; the two alone know which."""

    raider: Seat
    raided: Seat
    card: Annotated[Kind, OnlyFor("raider", "raided")]
    clause = "RA-034"


class HandShown(Event, frozen=True):
    """A hand is laid open at the end."""

    seat: Seat
    cards: str
    clause = "RA-043"

"""The end of a cycle and the end of the game."""

from __future__ import annotations

from typing import Literal

from lychgate.core.ask import Seat
from lychgate.core.events import Event
from lychgate.games.carpathes.words.names import Card, Humans


class EventTurned(Event, frozen=True):
    """The first player turns over an Event."""

    seat: Seat
    event: Card
    clause = "CA-171"
    moment = True


class BidMade(Event, frozen=True):
    """A player bids for the first place, or passes (0)."""

    seat: Seat
    bid: int
    how: Literal["bid", "pass", "unable"]
    clause = "CA-173"

    def by_clause(self) -> str:
        """CA-173, 176: a choice, or none."""
        return "CA-176" if self.how == "unable" else "CA-173"


class FirstPlaceWon(Event, frozen=True):
    """The highest bidder pays and will play first."""

    seat: Seat
    bid: int
    humans: Humans
    clause = "CA-179"


class FirstPlaceKept(Event, frozen=True):
    """Nobody bid: the first player stays first."""

    seat: Seat
    clause = "CA-177"


class EventStruck(Event, frozen=True):
    """The Event takes effect."""

    event: Card
    clause = "CA-182"
    moment = True


class Crowned(Event, frozen=True):
    """One player is Master of all."""

    seat: Seat
    clause = "CA-204"
    moment = True


class DawnBroke(Event, frozen=True):
    """The last cycle is over and nobody has won: the best placed does."""

    cycle: int
    seat: Seat
    clause = "CA-207"
    moment = True


class Placed(Event, frozen=True):
    """Where a player stands at the end."""

    seat: Seat
    place: int
    slaves: int
    total: int
    clause = "CA-208"

"""Setup, the round, and what is committed for it."""

from __future__ import annotations

from typing import Literal

from lychgate.core.ask import Seat
from lychgate.core.events import Event
from lychgate.games.sabbat_magica.events.parts import Folk, PowerTitle, Seats, Where


class OrderDrawn(Event, frozen=True):
    """The first playing order."""

    order: Seats
    clause = "SM-014"


class PeopleChosen(Event, frozen=True):
    """A seat has its people."""

    seat: Seat
    people: Folk
    how: Literal["chosen", "last", "dealt"]
    clause = "SM-002"


class RoundBegan(Event, frozen=True):
    """An hour of the night begins."""

    round: int
    clause = "SM-050"
    opens = "round"


class PowerShown(Event, frozen=True):
    """A seat commits itself to one of its POWER cards."""

    seat: Seat
    power: PowerTitle
    clause = "SM-171"


class Protected(Event, frozen=True):
    """A ghost is out of reach for this round."""

    seat: Seat
    where: Where
    place: int
    clause = "SM-182"

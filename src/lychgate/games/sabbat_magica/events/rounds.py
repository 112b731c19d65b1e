"""Setup, the round, and what is committed for it."""

from __future__ import annotations

from typing import Literal

from lychgate.core.ask import Seat
from lychgate.core.events import Event
from lychgate.games.sabbat_magica.events.parts import Folk, Gates, In, PowerTitle, Seats, Tiles


class OrderDrawn(Event, frozen=True):
    """The first playing order."""

    order: Seats
    clause = "SM-014"


class TilesLaid(Event, frozen=True):
    """The sixteen tiles of the manor, row by row."""

    tiles: Tiles
    clause = "SM-006"


class GatesLaid(Event, frozen=True):
    """The gates of the eight regions."""

    gates: Gates
    clause = "SM-007"


class PickingDrawn(Event, frozen=True):
    """The order in which the peoples are chosen."""

    order: Seats
    clause = "SM-003"


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
    moment = True
    opens = "round"


class PowerShown(Event, frozen=True):
    """A seat commits itself to one of its POWER cards."""

    seat: Seat
    power: PowerTitle
    clause = "SM-171"


class Protected(Event, frozen=True):
    """A ghost is out of reach for this round."""

    seat: Seat
    where: In
    place: int
    clause = "SM-182"

"""Skulduggery, ghosts: moves, fights, and ghosts that are thrown out."""

from __future__ import annotations

from typing import Literal

from lychgate.core.ask import Seat
from lychgate.core.events import Event
from lychgate.games.sabbat_magica.events.parts import Tokens, Where


class Rested(Event, frozen=True):
    """An action in which no ghost moves."""

    seat: Seat
    clause = "SM-094"


class FeePaid(Event, frozen=True):
    """A gate's fee goes to the approval zone."""

    seat: Seat
    where: Where
    one: Tokens
    two: Tokens
    clause = "SM-125"


class Entered(Event, frozen=True):
    """A ghost takes a free place."""

    seat: Seat
    origin: Where
    leaves: int
    """The place it left, 0 for the drawbridge."""
    where: Where
    place: int
    how: Literal["move", "teleport"]
    clause = "SM-131"


class Returned(Event, frozen=True):
    """A ghost comes home to the drawbridge, with terror."""

    seat: Seat
    origin: Where
    leaves: int
    terror: int
    clause = "SM-124"


class Fought(Event, frozen=True):
    """A ghost fights its way to the first place."""

    seat: Seat
    origin: Where
    leaves: int
    where: Where
    beaten: int
    terror: int
    vp: int
    clause = "SM-141"


class ThrownOut(Event, frozen=True):
    """The last ghost of an overfull location lands in the graveyard."""

    seat: Seat
    where: Where
    terror: int
    clause = "SM-147"


class Reappeared(Event, frozen=True):
    """A ghost thrown out comes back elsewhere on the same board."""

    seat: Seat
    origin: Where
    where: Where
    place: int
    clause = "SM-187"


class Repelled(Event, frozen=True):
    """A ghost finds no place and is sent to the graveyard."""

    seat: Seat
    origin: Where
    leaves: int
    where: Where
    terror: int
    clause = "SM-150"


class Amused(Event, frozen=True):
    """A player who was there when a ghost was repelled gains points."""

    seat: Seat
    where: Where
    vp: int
    clause = "SM-150"

"""The tracks: what is gained, lost, paid and stolen, as events."""

from __future__ import annotations

from lychgate.core.ask import Seat
from lychgate.core.events import Event
from lychgate.games.sanguis_venenatus.data.vocabulary import Cause
from lychgate.games.sanguis_venenatus.events.spoken import District, SpokenResource


class Gained(Event, frozen=True):
    """A resource grows."""

    seat: Seat
    res: SpokenResource
    n: int
    now: int
    cause: Cause
    clause = "SV-011"


class Lost(Event, frozen=True):
    """A resource shrinks."""

    seat: Seat
    res: SpokenResource
    n: int
    now: int
    cause: Cause
    clause = "SV-034"


class Paid(Event, frozen=True):
    """A price is paid."""

    seat: Seat
    res: SpokenResource
    n: int
    now: int
    clause = "SV-013"


class Overflowed(Event, frozen=True):
    """What goes beyond the end of a track is victory points."""

    seat: Seat
    res: SpokenResource
    vp: int
    now: int
    """The victory points there are then."""
    clause = "SV-030"


class Stolen(Event, frozen=True):
    """A resource changes hands."""

    seat: Seat
    victim: Seat
    res: SpokenResource
    n: int
    left: int
    """What the victim has left."""
    clause = "SV-042"


class InfluenceMoved(Event, frozen=True):
    """An influence marker moves, or climbs to the top of its pile."""

    seat: Seat
    district: District
    before: int
    now: int
    cause: Cause
    clause = "SV-025"


class Wounded(Event, frozen=True):
    """A wound takes the blood marker to the next red number."""

    seat: Seat
    before: int
    now: int
    cause: Cause
    clause = "SV-032"

"""The tracks: what is gained, lost, paid and stolen, as events."""

from __future__ import annotations

from lychgate.core.ask import Seat
from lychgate.core.events import Event, Score
from lychgate.core.vocabulary import check_complete, words_of
from lychgate.games.sanguis_venenatus.data.vocabulary import BandId, Cause
from lychgate.games.sanguis_venenatus.events.spoken import District, SpokenResource

CLAUSES: dict[Cause, str] = {
    "thirst": "SV-175",
    **dict.fromkeys(words_of(BandId), "SV-084"),
    "nobles": "SV-084",
    "barracks": "SV-084",
    "hatred": "SV-084",
    "event": "SV-088",
    "inquisitor": "SV-125",
    "shame": "SV-035",
    "drink": "SV-126",
    "kill": "SV-139",
    "knight": "SV-140",
    "cultist": "SV-072",
    "death": "SV-067",
    "defeat": "SV-076",
    "victory": "SV-150",
    "fang": "SV-149",
    "plot": "SV-041",
    "pestilence": "SV-160",
    "starvation": "SV-164",
}
"""By which clause each cause moves a track."""
check_complete("CLAUSES", ["none", *CLAUSES], words_of(Cause))


class Caused(Event, frozen=True):
    """A track moves: told by the clause of its cause or, where the line before says it, by that of the track."""

    seat: Seat
    cause: Cause

    def by_clause(self) -> str:
        """Return the rule of the cause."""
        return CLAUSES.get(self.cause, self.clause)


class Gained(Caused, frozen=True):
    """A resource grows."""

    res: SpokenResource
    n: int
    now: int
    clause = "SV-011"

    def scores(self) -> tuple[Score, ...]:
        """Return the points."""
        return (Score(self.seat, "deeds", self.n),) if self.res == "vp" else ()


class Lost(Caused, frozen=True):
    """A resource shrinks."""

    res: SpokenResource
    n: int
    now: int
    clause = "SV-034"

    def scores(self) -> tuple[Score, ...]:
        """Return the points."""
        return (Score(self.seat, "losses", -self.n),) if self.res == "vp" else ()


class Paid(Event, frozen=True):
    """A price is paid."""

    seat: Seat
    res: SpokenResource
    n: int
    now: int
    clause = "SV-013"

    def scores(self) -> tuple[Score, ...]:
        """Return the points."""
        return (Score(self.seat, "losses", -self.n),) if self.res == "vp" else ()


class Overflowed(Event, frozen=True):
    """What goes beyond the end of a track is victory points."""

    seat: Seat
    res: SpokenResource
    vp: int
    now: int
    """The victory points there are then."""
    clause = "SV-030"

    def scores(self) -> tuple[Score, ...]:
        """Return the points."""
        return (Score(self.seat, "tracks", self.vp),)


class Stolen(Event, frozen=True):
    """A resource changes hands."""

    seat: Seat
    victim: Seat
    res: SpokenResource
    n: int
    left: int
    """What the victim has left."""
    clause = "SV-042"


class InfluenceMoved(Caused, frozen=True):
    """An influence marker moves, or climbs to the top of its pile."""

    district: District
    before: int
    now: int
    clause = "SV-025"


class Wounded(Caused, frozen=True):
    """A wound takes the blood marker to the next red number."""

    before: int
    now: int
    clause = "SV-032"

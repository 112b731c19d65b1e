"""Stewardship and the end: food, regions, chimeras, points."""

from __future__ import annotations

from typing import Literal

from lychgate.core.ask import Seat
from lychgate.core.events import Event, Score
from lychgate.games.sabbat_magica.events.parts import Card, In, Regions, Tokens


class Fed(Event, frozen=True):
    """Ghosts eat terror."""

    seat: Seat
    out: int
    """How many ghosts are not in the graveyard."""
    canteen: int
    """How many of them eat in the canteen."""
    due: int
    paid: int
    left: int
    """The terror the player has then."""
    clause = "SM-201"


class Starved(Event, frozen=True):
    """An unfed ghost goes to the graveyard."""

    seat: Seat
    where: In
    place: int
    """0 for the drawbridge."""
    vp: int
    now: int
    """The points that the player has then."""
    clause = "SM-205"

    def scores(self) -> tuple[Score, ...]:
        """Return the points."""
        return (Score(self.seat, "curses", -self.vp),)


class RegionsScored(Event, frozen=True):
    """Points for the regions a seat haunts."""

    seat: Seat
    regions: Regions
    crystal: int
    """How many of the points the crystal ball added."""
    vp: int
    now: int
    """The points that the player has then."""
    clause = "SM-210"

    def scores(self) -> tuple[Score, ...]:
        """Return the points."""
        return (Score(self.seat, "regions", self.vp),)


class Approved(Event, frozen=True):
    """A batch of four kinds becomes a chimera."""

    seat: Seat
    kept: Tokens
    chimeras: int
    """How many the player has then."""
    clause = "SM-220"


class BoxOpened(Event, frozen=True):
    """The time card that nobody had seen."""

    card: Card
    clause = "SM-010"


class Scored(Event, frozen=True):
    """A seat's points."""

    seat: Seat
    points: int
    chimeras: int
    total: int
    clause = "SM-231"

    def scores(self) -> tuple[Score, ...]:
        """Return the points."""
        return (Score(self.seat, "chimeras", self.total - self.points),)


class Won(Event, frozen=True):
    """Somebody has the most points."""

    seat: Seat
    points: int
    how: Literal["alone", "shared"]
    clause = "SM-232"
    moment = True

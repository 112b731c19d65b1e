"""The set-up, as events."""

from __future__ import annotations

from lychgate.core.ask import Seat
from lychgate.core.events import Event, Score
from lychgate.games.sanguis_venenatus.data.vocabulary import Side
from lychgate.games.sanguis_venenatus.events.spoken import FieldId, Powers, Servants, Vampire


class FirstPlayerDrawn(Event, frozen=True):
    """The first-player token is drawn by lot; whoever will play last is given something for it."""

    seat: Seat
    last: Seat
    vp: int
    clause = "SV-015"

    def scores(self) -> tuple[Score, ...]:
        """Return the points."""
        return (Score(self.last, "gifts", self.vp),)


class VampireChosen(Event, frozen=True):
    """A player takes a vampire."""

    seat: Seat
    vampire: Vampire
    clause = "SV-016"


class SideChosen(Event, frozen=True):
    """A player's sheet is turned to one of its sides."""

    seat: Seat
    vampire: Vampire
    side: Side
    powers: Powers
    clause = "SV-017"


class CrewRevealed(Event, frozen=True):
    """A player's three servants, in the order of their poses."""

    seat: Seat
    servants: Servants
    clause = "SV-021"


class GateTaken(Event, frozen=True):
    """Vampire and servants arrive at a city gate."""

    seat: Seat
    field: FieldId
    clause = "SV-022"

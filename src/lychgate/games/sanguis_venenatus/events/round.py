"""Rounds, phases, control of the quarters and the end, as events."""

from __future__ import annotations

from typing import Literal

from lychgate.core.ask import Seat
from lychgate.core.events import Event, Score
from lychgate.games.sanguis_venenatus.data.vocabulary import Victory
from lychgate.games.sanguis_venenatus.events.spoken import District


class RoundBegan(Event, frozen=True):
    """A round begins with its dawn."""

    round: int
    clause = "SV-082"
    moment = True
    opens = "round"


class PhaseBegan(Event, frozen=True):
    """Day, night or twilight begins."""

    phase: Literal["day", "night", "twilight"]
    clause = "SV-082"
    moment = True
    opens = "turn"


class FirstPlayerPassed(Event, frozen=True):
    """The first-player token passes to the left."""

    seat: Seat
    clause = "SV-168"


class ControlScored(Event, frozen=True):
    """A player controls a quarter, or comes second."""

    seat: Seat
    district: District
    rank: int
    influence: int
    vp: int
    now: int
    """The victory points there are then."""
    clause = "SV-166"

    def scores(self) -> tuple[Score, ...]:
        """Return the points."""
        return (Score(self.seat, "quarters", self.vp),)


class Uncontrolled(Event, frozen=True):
    """Nobody has influence in a quarter."""

    district: District
    clause = "SV-166"


class FinalScored(Event, frozen=True):
    """What the end brings a player."""

    seat: Seat
    nobles: int
    resources: int
    legend: int
    souls: int
    total: int
    clause = "SV-171"

    def scores(self) -> tuple[Score, ...]:
        """Return the points."""
        ends = {"nobles": self.nobles, "resources": self.resources, "legend": self.legend, "souls": self.souls}
        return tuple(Score(self.seat, source, n) for source, n in ends.items())


class Won(Event, frozen=True):
    """The new ruler of the city."""

    seat: Seat
    points: int
    how: Victory
    clause = "SV-172"
    moment = True

"""Events of the turn order: a turn begins, Dawn comes, the match ends."""

from __future__ import annotations

from lychgate.core.ask import Seat
from lychgate.core.events import Event
from lychgate.games.damnation.events.parts import OfVillain


class TurnBegan(OfVillain, frozen=True):
    """Somebody's turn begins."""

    round: int
    clause = "DA-100"
    opens = "turn"


class DawnCame(Event, frozen=True):
    """The last rounds begin."""

    clause = "DA-952"
    moment = True


class MatchEnded(Event, frozen=True):
    """Somebody has won."""

    seat: Seat
    clause = "DA-660"
    moment = True

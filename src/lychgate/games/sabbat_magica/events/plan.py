"""Plan: resources age, the time card, invocation, playing order and bonuses."""

from __future__ import annotations

from typing import Literal

from lychgate.core.ask import Seat
from lychgate.core.events import Event, Score
from lychgate.games.sabbat_magica.events.parts import Card, Kind, Seats, Tokens


class CurseFell(Event, frozen=True):
    """A cursed token rots away, and points with it."""

    seat: Seat
    vp: int
    now: int
    """The points that the player has then."""
    clause = "SM-053"

    def scores(self) -> tuple[Score, ...]:
        """Return the points."""
        return (Score(self.seat, "curses", -self.vp),)


class Rotted(Event, frozen=True):
    """Whatever was left in the 1H store turns into one cursed token."""

    seat: Seat
    tokens: Tokens
    clause = "SM-054"


class Aged(Event, frozen=True):
    """Resources move from the 2H store to the 1H store."""

    seat: Seat
    tokens: Tokens
    clause = "SM-055"


class TimeTurned(Event, frozen=True):
    """The time card of the round."""

    card: Card
    actions: int
    clause = "SM-060"
    moment = True


class Invoked(Event, frozen=True):
    """Hands are opened: some ghosts are called, the others stay in the graveyard."""

    seat: Seat
    called: int
    graves: int
    clause = "SM-064"


class CanteenCounted(Event, frozen=True):
    """A canteen guest counts as more ghosts in the graveyard."""

    seat: Seat
    n: int
    how: Literal["used", "declined"]
    clause = "SM-067"


class OrderSet(Event, frozen=True):
    """The playing order of the round."""

    order: Seats
    clause = "SM-068"


class BonusTaken(Event, frozen=True):
    """A seat takes a bonus of the time card."""

    seat: Seat
    slot: int
    what: Literal["terror", "vp", "resource"]
    n: int
    """How much the card says."""
    gained: int
    """How much of it was gained: a terror line ends at 10."""
    now: int
    """The terror or the points that the player has then, or the resources of this kind in the 2H store."""
    resource: Kind
    """Which resource; the first kind where it is none."""
    clause = "SM-080"

    def scores(self) -> tuple[Score, ...]:
        """Return the points."""
        return (Score(self.seat, "gifts", self.gained),) if self.what == "vp" else ()

"""What happens in setup and plan, as records."""

from __future__ import annotations

from lychgate.core.ask import Seat
from lychgate.core.events import Event
from lychgate.games.sabbat_magica.words.names import Card, Folk, Kind, Seats, Title, Tokens, Where

# --- setup and the round


class OrderDrawn(Event, frozen=True):
    """The first playing order, and which gates are left out."""

    order: Seats
    clause = "SM-014"


class PeopleChosen(Event, frozen=True):
    """A seat has its people."""

    seat: Seat
    people: Folk
    how: str
    """chosen, last or dealt."""
    clause = "SM-002"


class RoundBegan(Event, frozen=True):
    """An hour of the night begins."""

    round: int
    clause = "SM-050"
    opens = "round"


class PowerShown(Event, frozen=True):
    """A seat commits itself to one of its POWER cards."""

    seat: Seat
    power: Title
    clause = "SM-171"


class Protected(Event, frozen=True):
    """A ghost is out of reach for this round."""

    seat: Seat
    where: Where
    place: int
    clause = "SM-182"


# --- plan


class CurseFell(Event, frozen=True):
    """A cursed token rots away, and points with it."""

    seat: Seat
    vp: int
    clause = "SM-053"


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


class Invoked(Event, frozen=True):
    """Hands are opened: so many ghosts are called, the others stay in the graveyard."""

    seat: Seat
    called: int
    graves: int
    clause = "SM-064"


class CanteenCounted(Event, frozen=True):
    """A canteen guest counts as more ghosts in the graveyard."""

    seat: Seat
    n: int
    how: str
    """used or declined."""
    clause = "SM-067"


class OrderSet(Event, frozen=True):
    """The playing order of the round."""

    order: Seats
    clause = "SM-068"


class BonusTaken(Event, frozen=True):
    """A seat takes a bonus of the time card."""

    seat: Seat
    slot: int
    what: str
    """terror, vp or resource."""
    n: int
    resource: Kind
    """Which resource; the first kind where it is none."""
    clause = "SM-080"

"""What happens in Sanguis Venenatus, as records; words for each are in `words/`. What characters do: `deeds.py`."""

from __future__ import annotations

from typing import Annotated

from lychgate.core.ask import Seat
from lychgate.core.events import Event, OnlyFor, Spoken
from lychgate.games.sanguis_venenatus.names import (
    district_word,
    event_word,
    field_word,
    field_words,
    intrigue_word,
    resource,
    servant_word,
    servant_words,
    vampire_word,
)

FieldId = Annotated[str, Spoken(field_word)]
FieldIds = Annotated[str, Spoken(field_words)]
District = Annotated[str, Spoken(district_word)]
Servant = Annotated[str, Spoken(servant_word)]
Servants = Annotated[str, Spoken(servant_words)]
Vampire = Annotated[str, Spoken(vampire_word)]
Intrigue = Annotated[str, Spoken(intrigue_word)]
EventName = Annotated[str, Spoken(event_word)]
Resource = Annotated[str, Spoken(resource)]

# --- set-up


class FirstPlayerDrawn(Event, frozen=True):
    """The first-player token is drawn by lot; whoever will play last is given something for it."""

    seat: Seat
    last: Seat
    vp: int
    clause = "SV-015"


class VampireChosen(Event, frozen=True):
    """A player takes a vampire."""

    seat: Seat
    vampire: Vampire
    clause = "SV-016"


class SideChosen(Event, frozen=True):
    """A player's sheet is turned to one of its sides."""

    seat: Seat
    vampire: Vampire
    side: str
    """asymmetric or nighthunter."""
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


# --- rounds and cards


class RoundBegan(Event, frozen=True):
    """A round begins with its dawn."""

    round: int
    clause = "SV-082"
    opens = "round"


class PhaseBegan(Event, frozen=True):
    """Day, night or twilight begins."""

    phase: str
    clause = "SV-082"
    opens = "turn"


class CardDrawn(Event, frozen=True):
    """An intrigue card is drawn; only its owner sees which."""

    seat: Seat
    card: Annotated[str, Spoken(intrigue_word), OnlyFor("seat")]
    clause = "SV-038"


class CardDiscarded(Event, frozen=True):
    """An intrigue card goes face up to the discard pile."""

    seat: Seat
    card: Intrigue
    how: str
    """limit or random."""
    clause = "SV-040"


class DeckReshuffled(Event, frozen=True):
    """The discard pile becomes the intrigue deck."""

    cards: int
    clause = "SV-039"


# --- tracks


class Gained(Event, frozen=True):
    """A resource grows."""

    seat: Seat
    res: Resource
    n: int
    now: int
    clause = "SV-011"


class Lost(Event, frozen=True):
    """A resource shrinks."""

    seat: Seat
    res: Resource
    n: int
    now: int
    clause = "SV-034"


class Paid(Event, frozen=True):
    """A price is paid."""

    seat: Seat
    res: Resource
    n: int
    now: int
    clause = "SV-013"


class Overflowed(Event, frozen=True):
    """What goes beyond the end of a track is victory points."""

    seat: Seat
    res: Resource
    vp: int
    clause = "SV-030"


class Stolen(Event, frozen=True):
    """A resource changes hands."""

    seat: Seat
    victim: Seat
    res: Resource
    n: int
    clause = "SV-042"


class InfluenceMoved(Event, frozen=True):
    """An influence marker moves, or climbs to the top of its pile."""

    seat: Seat
    district: District
    n: int
    now: int
    clause = "SV-025"


class Wounded(Event, frozen=True):
    """A wound takes the blood marker to the next red number."""

    seat: Seat
    before: int
    now: int
    clause = "SV-032"


# --- plague


class TokenLaid(Event, frozen=True):
    """A destruction token is laid."""

    field: FieldId
    token: str
    """plague or blood."""
    how: str
    """event, spread, plot or drink."""
    clause = "SV-046"


class TokenReturned(Event, frozen=True):
    """A destruction token goes back to the pile."""

    field: FieldId
    token: str
    clause = "SV-053"


class LockdownBegan(Event, frozen=True):
    """The last destruction token is on the board."""

    clause = "SV-050"


class LockdownEnded(Event, frozen=True):
    """A destruction token is back in the pile."""

    clause = "SV-053"


class Infected(Event, frozen=True):
    """A servant receives an infection marker."""

    seat: Seat
    servant: Servant
    field: FieldId
    clause = "SV-055"


class Doomed(Event, frozen=True):
    """A servant that is infected again in its own activation will die at its end."""

    seat: Seat
    servant: Servant
    field: FieldId
    clause = "SV-059"


class Cured(Event, frozen=True):
    """A servant loses its infection marker."""

    seat: Seat
    servant: Servant
    clause = "SV-060"


class ServantDied(Event, frozen=True):
    """A servant dies."""

    seat: Seat
    servant: Servant
    field: FieldId
    flipped: bool
    clause = "SV-068"


class TurnedUp(Event, frozen=True):
    """A dead servant's card is turned face up: available again."""

    seat: Seat
    servant: Servant
    clause = "SV-068"


class ServantReturned(Event, frozen=True):
    """A dead servant is back on the board."""

    seat: Seat
    servant: Servant
    field: FieldId
    how: str
    """dawn or raised."""
    clause = "SV-099"


class VampireDefeated(Event, frozen=True):
    """A vampire falls."""

    seat: Seat
    vampire: Vampire
    clause = "SV-074"


class VampireReturned(Event, frozen=True):
    """A defeated vampire rises on a cemetery."""

    seat: Seat
    vampire: Vampire
    field: FieldId
    clause = "SV-079"


class SoulTaken(Event, frozen=True):
    """Persephone takes a soul."""

    seat: Seat
    now: int
    clause = "SV-161"


# --- the event step


class EventRevealed(Event, frozen=True):
    """The event of the round."""

    card: EventName
    clause = "SV-086"


class Foresaw(Event, frozen=True):
    """Somebody looks at the top of the event deck."""

    seat: Seat
    clause = "SV-087"


class Glimpsed(Event, frozen=True):
    """What was seen; nobody else is told."""

    seat: Seat
    card: EventName
    clause = "SV-156"
    only = ("seat",)


class Buried(Event, frozen=True):
    """An event card goes face down under the deck."""

    seat: Seat
    clause = "SV-156"


class EventTokensLaid(Event, frozen=True):
    """Event tokens are laid."""

    token: str
    fields: FieldIds
    clause = "SV-086"


class EventTokensGone(Event, frozen=True):
    """All event tokens leave the board."""

    clause = "SV-086"


class RuleChanged(Event, frozen=True):
    """A rule is changed for a while."""

    name: str
    clause = "SV-168"


# --- twilight and the end


class ControlScored(Event, frozen=True):
    """A player controls a quarter, or comes second."""

    seat: Seat
    district: District
    rank: int
    vp: int
    clause = "SV-166"


class FirstPlayerPassed(Event, frozen=True):
    """The first-player token passes to the left."""

    seat: Seat
    clause = "SV-168"


class FinalScored(Event, frozen=True):
    """What the end brings a player."""

    seat: Seat
    nobles: int
    resources: int
    legend: int
    souls: int
    total: int
    clause = "SV-171"


class Won(Event, frozen=True):
    """The new ruler of the city."""

    seat: Seat
    points: int
    how: str
    """alone, influence, blood or shared."""
    clause = "SV-172"

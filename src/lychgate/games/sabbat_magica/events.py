"""What happens in Sabbat Magica, as records; words for each are in `words/`."""

from __future__ import annotations

from typing import Annotated, Literal

from lychgate.core.ask import Seat
from lychgate.core.events import Event, Spoken
from lychgate.games.sabbat_magica.data.boards import MirrorState
from lychgate.games.sabbat_magica.data.cards import Magician
from lychgate.games.sabbat_magica.data.resources import Store
from lychgate.games.sabbat_magica.words.names import (
    card_word,
    heap_words,
    kind_word,
    mirror_word,
    people_word,
    place_word,
    places_words,
    power_word,
    seats_words,
    square_word,
    tile_word,
)

# --- fields that become words

Tokens = Annotated[str, Spoken(heap_words)]
"""Resources in the notation of codes: `SSG`."""
Kind = Annotated[str, Spoken(kind_word)]
Where = Annotated[str, Spoken(place_word)]
Wheres = Annotated[str, Spoken(places_words)]
"""Locations with blanks between them."""
Seats = Annotated[str, Spoken(seats_words)]
"""Seats with blanks between them."""
Card = Annotated[str, Spoken(card_word)]
PowerTitle = Annotated[str, Spoken(power_word)]
Folk = Annotated[str, Spoken(people_word)]
TileTitle = Annotated[str, Spoken(tile_word)]
SquareName = Annotated[str, Spoken(square_word)]
MirrorName = Annotated[str, Spoken(mirror_word)]


# --- setup and the round


class OrderDrawn(Event, frozen=True):
    """The first playing order."""

    order: Seats
    clause = "SM-014"


class PeopleChosen(Event, frozen=True):
    """A seat has its people."""

    seat: Seat
    people: Folk
    how: Literal["chosen", "last", "dealt"]
    clause = "SM-002"


class RoundBegan(Event, frozen=True):
    """An hour of the night begins."""

    round: int
    clause = "SM-050"
    opens = "round"


class PowerShown(Event, frozen=True):
    """A seat commits itself to one of its POWER cards."""

    seat: Seat
    power: PowerTitle
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
    resource: Kind
    """Which resource; the first kind where it is none."""
    clause = "SM-080"


# --- skulduggery: the magician


class Luxuriated(Event, frozen=True):
    """The elf takes two resources."""

    seat: Seat
    tokens: Tokens
    clause = "SM-180"


class Walked(Event, frozen=True):
    """A magician enters the manor, takes a step, or flies."""

    seat: Seat
    magician: Magician
    origin: str
    """The square it left, or `home`."""
    square: SquareName
    tile: TileTitle
    how: Literal["place", "step", "fly"]
    clause = "SM-101"


class Gathered(Event, frozen=True):
    """Two resources from a standard tile."""

    seat: Seat
    square: SquareName
    tokens: Tokens
    clause = "SM-110"


class Uncursed(Event, frozen=True):
    """The Grimoire lifts a curse."""

    seat: Seat
    square: SquareName
    clause = "SM-111"


class Rewound(Event, frozen=True):
    """The Clock gives an hour back."""

    seat: Seat
    square: SquareName
    tokens: Tokens
    clause = "SM-112"


class Terrorised(Event, frozen=True):
    """A resource becomes terror."""

    seat: Seat
    square: SquareName
    resource: Kind
    store: Store
    terror: int
    clause = "SM-113"


class Exchanged(Event, frozen=True):
    """The Test tube turns one kind into others."""

    seat: Seat
    square: SquareName
    given: Tokens
    one: Tokens
    two: Tokens
    clause = "SM-114"


class MirrorWorked(Event, frozen=True):
    """A mirror is cracked or broken."""

    seat: Seat
    mirror: MirrorName
    state: MirrorState
    terror: int
    clause = "SM-105"


class LeftAlone(Event, frozen=True):
    """A magician leaves tile and mirrors alone."""

    seat: Seat
    clause = "SM-103"


# --- skulduggery: powers


class Haunted(Event, frozen=True):
    """Apparition: a rival finds a resource in its 1H store."""

    seat: Seat
    rival: Seat
    resource: Kind
    clause = "SM-181"


class Burnt(Event, frozen=True):
    """Fireball: a rival's ghost goes from the drawbridge to the graveyard."""

    seat: Seat
    rival: Seat
    clause = "SM-193"


class Seduced(Event, frozen=True):
    """Seduction: a rival's gemstones change hands."""

    seat: Seat
    rival: Seat
    tokens: Tokens
    clause = "SM-186"


class Spellbound(Event, frozen=True):
    """Spell: a rival loses a terror point to the succubus."""

    seat: Seat
    rival: Seat
    clause = "SM-190"


class Boosted(Event, frozen=True):
    """Booster: two steps for every ghost of this action."""

    seat: Seat
    clause = "SM-189"


class Frenzied(Event, frozen=True):
    """Frenzy: terror out of nothing."""

    seat: Seat
    terror: int
    clause = "SM-191"


# --- skulduggery: ghosts


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


# --- stewardship and the end


class Fed(Event, frozen=True):
    """Ghosts eat terror."""

    seat: Seat
    due: int
    paid: int
    clause = "SM-201"


class Starved(Event, frozen=True):
    """An unfed ghost goes to the graveyard."""

    seat: Seat
    where: Where
    place: int
    """0 for the drawbridge."""
    vp: int
    clause = "SM-205"


class RegionsScored(Event, frozen=True):
    """Points for the regions a seat haunts."""

    seat: Seat
    regions: Wheres
    crystal: int
    """How many of the points the crystal ball added."""
    vp: int
    clause = "SM-210"


class Approved(Event, frozen=True):
    """A batch of four kinds becomes a chimera."""

    seat: Seat
    kept: Tokens
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


class Won(Event, frozen=True):
    """Somebody has the most points."""

    seat: Seat
    points: int
    how: Literal["alone", "shared"]
    clause = "SM-232"

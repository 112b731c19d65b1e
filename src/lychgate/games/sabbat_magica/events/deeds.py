"""What magicians and powers do in skulduggery, as records."""

from __future__ import annotations

from lychgate.core.ask import Seat
from lychgate.core.events import Event
from lychgate.games.sabbat_magica.words.names import Kind, MirrorName, SquareName, TileName, Tokens

# --- skulduggery: the magician


class Luxuriated(Event, frozen=True):
    """The elf takes two resources."""

    seat: Seat
    tokens: Tokens
    clause = "SM-180"


class Walked(Event, frozen=True):
    """A magician enters the manor, takes a step, or flies."""

    seat: Seat
    magician: str
    origin: str
    """The square it left, or `home`."""
    square: SquareName
    tile: TileName
    how: str
    """place, step or fly."""
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
    store: str
    """two or one."""
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
    state: str
    """cracked or broken."""
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

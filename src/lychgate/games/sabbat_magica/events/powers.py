"""Skulduggery, powers of peoples."""

from __future__ import annotations

from lychgate.core.ask import Seat
from lychgate.core.events import Event
from lychgate.games.sabbat_magica.events.parts import Kind, Tokens


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
    left: int
    """The terror the victim has then."""
    gained: int
    """0 where the succubus cannot hold more."""
    now: int
    """The terror the succubus has then."""
    clause = "SM-190"


class Repeated(Event, frozen=True):
    """Doppelgänger: the tile or a mirror is used again."""

    seat: Seat
    clause = "SM-184"


class Boosted(Event, frozen=True):
    """Booster: two steps for every ghost of this action."""

    seat: Seat
    clause = "SM-189"


class Frenzied(Event, frozen=True):
    """Frenzy: terror out of nothing."""

    seat: Seat
    terror: int
    now: int
    """The terror the player has then."""
    clause = "SM-191"

"""Skulduggery, the magician: walks, tiles and mirrors."""

from __future__ import annotations

from typing import Literal

from lychgate.core.ask import Seat
from lychgate.core.events import Event
from lychgate.games.sabbat_magica.data.boards import MirrorState
from lychgate.games.sabbat_magica.events.parts import (
    Kind,
    MagicianName,
    MirrorName,
    SquareName,
    StoreName,
    TileTitle,
    Tokens,
)


class Luxuriated(Event, frozen=True):
    """The elf takes two resources."""

    seat: Seat
    tokens: Tokens
    clause = "SM-180"


class Walked(Event, frozen=True):
    """A magician enters the manor, takes a step, or flies."""

    seat: Seat
    magician: MagicianName
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
    store: StoreName
    terror: int
    now: int
    """The terror the player has then."""
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
    now: int
    """The terror the player has then."""
    clause = "SM-105"


class LeftAlone(Event, frozen=True):
    """A magician leaves tile and mirrors alone."""

    seat: Seat
    clause = "SM-103"

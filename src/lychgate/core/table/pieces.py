"""How pieces and cards look: sent once per match; pieces name their look by id."""

from __future__ import annotations

from typing import Literal, TypeAlias

import msgspec

from lychgate.core.say import Say

Colour: TypeAlias = Literal[
    "amber",
    "azure",
    "blood",
    "bone",
    "bright-silver",
    "clay",
    "copper",
    "gold",
    "green",
    "grey-silver",
    "iron",
    "moon",
    "moss",
    "night",
    "plague",
    "seat",
    "slate",
    "verdigris",
    "violet",
    "wine",
]
"""A colour by word, so that every screen keeps its own palette; `seat` is the colour of the piece's or place's seat."""

Tone: TypeAlias = Literal["plain", "gain", "loss", "danger", "known", "dim"]
"""What a small sign means: red for loss and danger, moon blue for knowledge. Never the only carrier of the meaning."""

PieceShape: TypeAlias = Literal[
    "arch",
    "cape",
    "card",
    "coin",
    "crown",
    "cube",
    "disc",
    "drop",
    "fiend",
    "ghost",
    "keep",
    "mirror",
    "moon",
    "pawn",
    "robe",
    "standee",
    "tile",
    "token",
]
"""The body of a piece. Tokens (toothed), discs (smooth), tiles, cards and coins lie in a space and cover its face; a
token without an icon lies face down. A keep is a building: the number in its state is how many towers it has. The
others stand on the space: standees and pawns, capes (vampires), robes (magicians), ghosts, and a fiend, taller than
all."""

PictureShape: TypeAlias = Literal[
    "arch", "circle", "lancet", "notched", "octagon", "ogee", "shield", "square", "thorned"
]
"""The outline of the picture on a card. Outline, band and icon all tell the type."""


class Badge(msgspec.Struct, frozen=True, kw_only=True, omit_defaults=True):
    """A small sign: an icon, a number, or its own name spelt out. `name` is what a screen reader says."""

    name: Say
    icon: str = ""
    n: int | None = None
    spelt: bool = False
    """Print the name itself: a roman number, "or", "now"."""
    tone: Tone = "plain"
    hue: Colour | None = None
    """The colour of its disc, where the sign is known by one: holy ground gold, a sewer verdigris."""


class PieceState(msgspec.Struct, frozen=True, kw_only=True, omit_defaults=True):
    """One of the ways a piece can lie: heads, tails, cracked, spent. What it leaves empty it takes from its kind."""

    id: str
    name: Say
    letter: str = ""
    icon: str = ""
    dim: bool = False
    badges: tuple[Badge, ...] = ()


class PieceKind(msgspec.Struct, frozen=True, kw_only=True, omit_defaults=True):
    """How all pieces of a kind look; the back of a card is a kind too, so a hidden card is a piece of that kind."""

    id: str
    name: Say
    shape: PieceShape
    letter: str
    """One or two characters for the terminal and for print without colour."""
    icon: str = ""
    """From the game-icons collection."""
    colour: Colour = "bone"
    head: Literal["", "peak", "horns", "hat", "ears"] = ""
    """What tells one robed figure from another, besides colour and sigil."""
    radius: float = 0
    """In canvas units; 0 leaves the size to the screen. Blood Coven's coins are told apart by size."""
    states: tuple[PieceState, ...] = ()
    badges: tuple[Badge, ...] = ()
    """What every such piece carries: claw and fang of a coin, the fee of a gate."""


class CardType(msgspec.Struct, frozen=True, kw_only=True, omit_defaults=True):
    """What all cards of a type share: the outline of the picture, the band's colour, the icon, the stock."""

    id: str
    name: Say
    picture: PictureShape
    band: Colour
    icon: str
    stock: Literal["parchment", "black"] = "parchment"
    scene: Literal["roofs", "ridges", "masonry"] = "roofs"
    """What stands behind the emblem."""


class Cost(msgspec.Struct, frozen=True):
    """The gem in a card's corner; its form says what is paid: drop blood, coin gold, loaf bread, laurel popularity."""

    gem: Literal["drop", "coin", "loaf", "laurel"]
    n: int


class CardFace(msgspec.Struct, frozen=True, kw_only=True, omit_defaults=True):
    """A card read face up. A piece names it as its kind, like any piece kind."""

    id: str
    name: Say
    type: str
    """The id of its card type."""
    back: str
    """The id of the piece kind that is its back."""
    letter: str
    short: Say | None = None
    """A word or two instead of the name, on a card in hand."""
    emblem: str = ""
    cost: Cost | None = None
    studs: tuple[Badge, ...] = ()
    """Figures on the picture: damage, range, armour, defence."""
    corner: Badge | None = None
    """The sign in a disc: the moon of a Special Power (Carpathes), the combat sign of an intrigue (Sanguis)."""
    runes: tuple[Badge, ...] = ()
    """The effect in one line of signs, for the card in hand."""
    body: Say | None = None
    """The effect in words, for the card held close."""
    foot: Say | None = None
    """Origin or timing."""
    states: tuple[PieceState, ...] = ()
    landscape: bool = False
    """Deathknells (Damnation) lie on their side."""

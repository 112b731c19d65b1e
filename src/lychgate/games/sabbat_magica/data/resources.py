"""Resources, where they are kept, the tiles of the manor that give or change them, and the gates that ask for them."""

from __future__ import annotations

from typing import Literal

import msgspec

from lychgate.core.vocabulary import check_words, words_of

# --- resources

Resource = Literal["spider", "rat_tail", "gemstone", "mask"]
"""SM-044: the four kinds; a chimera or a cursed token is none of them."""

RESOURCES: tuple[Resource, ...] = words_of(Resource)

LETTERS = "SRGM"
"""How resources are written in codes, in this order."""

KINDS = (0, 1, 2, 3)
SPIDER, RAT_TAIL, GEMSTONE, MASK = KINDS
"""A kind as a number: its place in RESOURCES and in every heap."""

Heap = tuple[int, int, int, int]
"""How many spiders, rat tails, gemstones and masks."""

Store = Literal["one", "two"]
"""SM-034: the 1H store and the 2H store of a player."""

STORES: tuple[Store, ...] = words_of(Store)

HOURS: dict[Store, str] = {"one": "1h", "two": "2h"}
"""How a store is written in codes and words."""


# --- tiles

TileName = Literal["spider", "rat_tail", "gemstone", "mask", "grimoire", "clock", "terroriser", "test_tube"]

TileEffect = Literal["gather", "uncurse", "rewind", "terrorise", "exchange"]


class Tile(msgspec.Struct, frozen=True):
    """A manor tile: how many there are in the box, and what it does."""

    id: TileName
    count: int
    effect: TileEffect
    kind: int = -1
    """The kind of resource that a standard tile gives (SM-110)."""


TILES = (
    Tile("spider", 3, "gather", SPIDER),  # Take two spiders.
    Tile("rat_tail", 3, "gather", RAT_TAIL),  # Take two rat tails.
    Tile("gemstone", 3, "gather", GEMSTONE),  # Take two gemstones.
    Tile("mask", 3, "gather", MASK),  # Take two masks.
    Tile("grimoire", 1, "uncurse"),  # Lose your cursed token.
    Tile("clock", 1, "rewind"),  # Move your whole 1H store to your 2H store.
    Tile("terroriser", 1, "terrorise"),  # Give a resource for terror: 4 if it came from 2H, 2 if from 1H.
    Tile("test_tube", 1, "exchange"),  # Turn any number of one kind into other kinds.
)
"""SM-006, SM-110..114: sixteen tiles in all."""

check_words(TILES)

TILE: dict[str, int] = {tile.id: index for index, tile in enumerate(TILES)}

TILE_GIVES = 2
"""SM-110: how many resources a standard tile gives."""

TERRORISER: dict[Store, int] = {"one": 2, "two": 4}
"""SM-113: the terror for one resource, by the store it comes from."""


# --- gates

GATES = ("SR", "SG", "SM", "RG", "RM", "GM", "SRG", "SRM", "SGM", "RGM")
"""SM-007, SM-125: all pairs and triples of different kinds; the fee is one token of each."""

"""The regions, the gardens, the drawbridge and the manor: places, neighbours, squares and mirrors.

Coordinates are on a canvas of 1600 x 900, its origin the upper left corner.
"""

from __future__ import annotations

from typing import Literal

import msgspec

from lychgate.core.vocabulary import words_of
from lychgate.games.sabbat_magica.data.numbers import PLAYERS

GHOST_KINDS = tuple(f"ghost-{seat}" for seat in range(PLAYERS[1]))
"""What the ghosts of each seat are called as pieces."""

# --- the regions board, the gardens, and the places in them


class Place(msgspec.Struct, frozen=True):
    """SM-017: a numbered place for one ghost; with fewer players than `min_players` it does not exist."""

    n: int
    min_players: int


class Location(msgspec.Struct, frozen=True, kw_only=True):
    """A region or a garden: ghosts stand in it on places 1, 2, 3 from the top."""

    id: str
    board: Literal["regions", "gardens"]
    x: float
    y: float
    places: tuple[Place, ...]
    neighbours: tuple[int, int]
    """The two on either side of it in its ring."""
    people: str = ""
    vp: int = 0
    """SM-211: what a region is worth."""
    angle: float = 0
    gate: tuple[float, float] = (0, 0)
    """Where the gate tile lies."""

    def place_id(self, n: int) -> str:
        """Return the table element of a place, counted from 1: `canteen:1`."""
        return f"{self.id}:{n}"

    def ghost_id(self, n: int, owner: int) -> str:
        """Return the table element of the ghost on a place."""
        return f"{self.place_id(n)}:{GHOST_KINDS[owner]}"


_REGION_PLACES = (Place(1, 2), Place(2, 2), Place(3, 4))
_GARDEN_PLACES = (Place(1, 2), Place(2, 3))

_REGIONS = (
    ("turgapel", "centaurs", 4, 300, 260, (300, 355)),
    ("neshata", "rabbits", 3, 434, 316, (367, 383)),
    ("gineva", "diplomats", 2, 490, 450, (395, 450)),
    ("vada", "gladiators", 3, 434, 584, (367, 517)),
    ("friburga", "nuns", 2, 300, 640, (300, 545)),
    ("vale", "fools", 3, 166, 584, (233, 517)),
    ("berena", "bears", 2, 110, 450, (205, 450)),
    ("grisa", "ogres", 3, 166, 316, (233, 383)),
)
"""SM-211: the wheel clockwise from the top: id, people, value, centre, gate."""

_GARDENS = (
    ("glass_factory", 960, 130),
    ("crystal_ball", 1200, 130),
    ("canteen", 1380, 450),
    ("training_ground", 1200, 770),
    ("alchemist_office", 960, 770),
    ("zen_garden", 780, 450),
)
"""SM-160: the ring of gardens around the house."""

REGIONS = tuple(range(8))
GARDENS = tuple(range(8, 14))
GLASS_FACTORY, CRYSTAL_BALL, CANTEEN, TRAINING_GROUND, ALCHEMIST_OFFICE, ZEN_GARDEN = GARDENS


def _around(ring: tuple[int, ...], at: int) -> tuple[int, int]:
    return ring[(at - 1) % len(ring)], ring[(at + 1) % len(ring)]


LOCATIONS = (
    *(
        Location(
            id=id, board="regions", x=x, y=y, places=_REGION_PLACES, neighbours=_around(REGIONS, at), people=people,
            vp=vp, angle=45 * at, gate=gate,
        )
        for at, (id, people, vp, x, y, gate) in enumerate(_REGIONS)
    ),
    *(
        Location(id=id, board="gardens", x=x, y=y, places=_GARDEN_PLACES, neighbours=_around(GARDENS, at))
        for at, (id, x, y) in enumerate(_GARDENS)
    ),
)  # fmt: skip
"""SM-017, SM-121: the eight regions, then the six gardens, each a closed ring."""

LOCATION = {location.id: index for index, location in enumerate(LOCATIONS)}

NEIGHBOURS = tuple(tuple(sorted(location.neighbours)) for location in LOCATIONS)
"""SM-121: what lies one step away in the same ring, in the order of LOCATIONS."""

BOOSTED = tuple(
    tuple(sorted({two for one in location.neighbours for two in (one, *LOCATIONS[one].neighbours)} - {index}))
    for index, location in enumerate(LOCATIONS)
)
"""SM-189: what lies one or two steps away in the same ring."""

BRIDGE = -1
"""The drawbridge, where a location could stand: it touches every garden and, through its gate, every region."""

WHERE = (*(location.id for location in LOCATIONS), "drawbridge")
"""What events and words call a location; BRIDGE, as an index, is the last."""

Spot = tuple[int, int]
"""Where a ghost stands: location and place (from 1); on the drawbridge every ghost has place 0."""

HOME: Spot = (BRIDGE, 0)

ROOM = tuple(
    tuple(sum(1 for place in location.places if place.min_players <= players) for location in LOCATIONS)
    for players in range(PLAYERS[1] + 1)
)
"""SM-017: the number of places of every location, by the number of players."""

MOST_PLACES = len(_REGION_PLACES)
"""The number of places of the largest location: in views every location has this many names."""


# --- the manor


class Square(msgspec.Struct, frozen=True):
    """A square of the parquet: row and column from the top left, and the mirrors that hang on its outer edges."""

    id: str
    row: int
    column: int
    mirrors: tuple[int, ...]

    @property
    def x(self) -> float:
        """Its centre on the canvas."""
        return 880 + 80 * self.column

    @property
    def y(self) -> float:
        """Its centre on the canvas."""
        return 250 + 80 * self.row


class Mirror(msgspec.Struct, frozen=True):
    """One of the sixteen outer edges of the room."""

    id: str
    x: float
    y: float

    @property
    def lie(self) -> Literal["h", "v"]:
        """Horizontal along the north and south walls, vertical along the others."""
        return "h" if self.id[0] in "ns" else "v"


MIRRORS = (
    *(Mirror(f"n{n}", 880 + 80 * n, 268) for n in range(1, 5)),
    *(Mirror(f"e{n}", 1262, 250 + 80 * n) for n in range(1, 5)),
    *(Mirror(f"s{n}", 880 + 80 * n, 632) for n in range(1, 5)),
    *(Mirror(f"w{n}", 898, 250 + 80 * n) for n in range(1, 5)),
)
"""SM-009, SM-104: north, east, south and west wall."""

MIRROR = {mirror.id: index for index, mirror in enumerate(MIRRORS)}

_WALLS = {"n": (1, None), "e": (None, 4), "s": (4, None), "w": (None, 1)}


def _mirrors(row: int, column: int) -> tuple[int, ...]:
    hung = []
    for index, mirror in enumerate(MIRRORS):
        wall_row, wall_column = _WALLS[mirror.id[0]]
        n = int(mirror.id[1])
        if (wall_row or n, wall_column or n) == (row, column):
            hung.append(index)
    return tuple(hung)


SQUARES = tuple(Square(f"m{r}{c}", r, c, _mirrors(r, c)) for r in range(1, 5) for c in range(1, 5))
"""SM-006, SM-104: the parquet of four by four; a corner reaches two mirrors, a side one, the middle none."""

SQUARE = {square.id: index for index, square in enumerate(SQUARES)}
OFF = -1
"""SM-011: a magician that has not entered the manor."""

ADJACENT = tuple(
    tuple(
        other
        for other, there in enumerate(SQUARES)
        if max(abs(there.row - here.row), abs(there.column - here.column)) == 1
    )
    for here in SQUARES
)
"""SM-043: squares that touch by a side or a corner."""

LITERAL = tuple(
    tuple(other for other in ADJACENT[index] if SQUARES[other].column != here.column)
    for index, here in enumerate(SQUARES)
)
"""Ruling 1: with `literal_steps` a magician never steps straight up or down (SM-101)."""

MirrorState = Literal["intact", "cracked", "broken"]
MIRROR_STATES: tuple[MirrorState, ...] = words_of(MirrorState)
INTACT, CRACKED, BROKEN = range(3)
MIRROR_TERROR = (3, 2)
"""SM-105, SM-106: what cracking an intact mirror, and breaking a cracked one, earns."""

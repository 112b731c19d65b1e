"""The parts of a board: spaces and slots that hold pieces, the links between them, regions, and pieces on edges."""

from __future__ import annotations

from typing import Literal, TypeAlias

import msgspec

from lychgate.core.say import Say
from lychgate.core.table.pieces import Badge, Colour

Point: TypeAlias = tuple[float, float]

Box: TypeAlias = tuple[float, float, float, float]

Side: TypeAlias = Literal["n", "e", "s", "w"]

Terrain: TypeAlias = Literal[
    "alley",
    "brick",
    "bridge",
    "carpet",
    "cobble",
    "flagstone",
    "garden",
    "gate",
    "grass",
    "graves",
    "green",
    "houses",
    "iron",
    "landmark",
    "lawn",
    "lozenge",
    "marble",
    "moor",
    "parchment",
    "parquet",
    "plank",
    "slab",
    "square",
    "steps",
    "street",
    "tower",
    "walnut",
    "water",
    "works",
]
"""What the ground is made of. The screen draws the material and its scenery once, at random but always alike: the
board's id is the seed.

Rooms: carpet (checks, a runner laid from its doors, pillars), brick (a hearth), iron, plank and parquet (with a rug in
the hue of the space), graves, cobble, slab, tower, lozenge, bridge, marble, grass. Corridors: flagstone, steps. City
fields: houses, works, landmark, street, gate, green. Estates: garden (behind a hedge), parquet (the floor of a house).
Outside, for a board: water, lawn, grass, moor, walnut, parchment."""

SpaceKind: TypeAlias = Literal["plain", "socket", "passage", "arrow", "room", "step", "roundel"]
"""What a space is for: a socket waits for a token, a passage leads to the others, an arrow pushes, a room has a floor,
walls, a name, an emblem (its face) and a note, a step lies on a stair, a roundel has a circle with a face, and badges
on its rim."""

LinkKind: TypeAlias = Literal["open", "wall", "door", "arrow"]

LinkState: TypeAlias = Literal["open", "barred"]

SlotLook: TypeAlias = Literal["ring", "dashed", "coffin", "square", "card", "arch", "disc", "cube"]


class Face(msgspec.Struct, frozen=True, kw_only=True, omit_defaults=True):
    """The icon inside a space's circle, drawn `count` times (Sanguis: the population). Tokens cover it."""

    name: Say
    icon: str
    count: int = 1


class Slot(msgspec.Struct, frozen=True, kw_only=True, omit_defaults=True):
    """A named place for a piece on a mat (x, y from the mat's corner) or in a space (x, y in the board's units)."""

    id: str
    name: Say
    x: float = 0
    y: float = 0
    look: SlotLook = "ring"
    n: int | None = None
    """The number printed on it."""
    badges: tuple[Badge, ...] = ()
    quiet: bool = False
    """Draw nothing while it is empty."""
    over: str = ""
    """The slot it lies upon: Blood Coven's victim on the vampire that feeds on it."""


class Space(msgspec.Struct, frozen=True, kw_only=True, omit_defaults=True):
    """A place of a board. x, y is its centre; with `poly` it has that outline, without it is a cell or a circle.

    The cell in column c and row r of a grid with cells of side 1 has its centre at (c + 0.5, r + 0.5), and a room that
    covers the columns c0 to c1 and the rows r0 to r1 has the corners (c0, r0) and (c1 + 1, r1 + 1).
    """

    id: str
    name: Say
    x: float
    y: float
    kind: SpaceKind = "plain"
    terrain: Terrain | None = None
    poly: tuple[Point, ...] = ()
    angle: float | None = None
    """Wheel only: degrees clockwise from the top."""
    face: Face | None = None
    badges: tuple[Badge, ...] = ()
    """Signs on its rim, never covered; on a wheel the number of the first is the value on its shield."""
    facing: Side | None = None
    """Where an arrow pushes."""
    slots: tuple[Slot, ...] = ()
    """Numbered places inside it, first one on top: regions and gardens of Sabbat Magica, and a wedge's gate."""
    hue: Colour | None = None
    """Of the ground, or of the rug in a room."""
    note: Say | None = None
    """One line of words under its name; a fill may say another."""


class Link(msgspec.Struct, frozen=True, kw_only=True, omit_defaults=True):
    """Two spaces side by side. `wall`: adjacent, no way through (Sanguis: a red border); `arrow`: from a to b only.

    A door leads from the space a into the room (or the stair) b; it stands in the wall `side` of b, with a torch beside
    it. Between two steps of a stair, `arrow` is the way down; neighbouring steps without a link have a wall between
    them.
    """

    a: str
    b: str
    kind: LinkKind = "open"
    id: str = ""
    """Only where the link itself can be chosen or barred: the doors of Damnation."""
    name: Say | None = None
    side: Side | None = None
    """The wall of b in which a door stands."""


class Region(msgspec.Struct, frozen=True, kw_only=True, omit_defaults=True):
    """Spaces that belong together: a quarter with its hue, the staircase with its steps.

    If all its spaces are steps, the region is a room that they fill. The name of a quarter stands outside the city.
    """

    id: str
    name: Say
    spaces: tuple[str, ...]
    hue: Colour | None = None
    icon: str = ""
    poly: tuple[Point, ...] = ()
    note: Say | None = None


class EdgePiece(msgspec.Struct, frozen=True, kw_only=True, omit_defaults=True):
    """A piece fixed to the edge of a space; only its state changes: the mirrors of Sabbat Magica."""

    id: str
    name: Say
    kind: str
    """The id of its piece kind, which lists the states."""
    x: float
    y: float
    lie: Literal["h", "v"]
    spaces: tuple[str, ...]
    """Those from which it is reached."""


def box_of(space: Space, cell: float) -> Box:
    """Return the box round a space of a grid: left, top, right, bottom."""
    if not space.poly:
        return space.x - cell / 2, space.y - cell / 2, space.x + cell / 2, space.y + cell / 2
    xs = [x for x, _ in space.poly]
    ys = [y for _, y in space.poly]
    return min(xs), min(ys), max(xs), max(ys)

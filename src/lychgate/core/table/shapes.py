"""The shapes a table is made of, and the table itself: all that is sent once per match.

Where things stand. Canvas games give x, y (top left corner), w, h in canvas units; others leave them 0 and are laid
out by `area`. For a top-level shape with a `seat`, x and y are measured from that seat's chair (`Layout.chairs`): seat
s, seen from seat v, has chair (s - v) modulo the number of seats, and a spectator looks from seat 0. For a part of a
mat they are measured from the mat's corner; for a shape that lies `on` a board or a space, in the board's units.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Literal, TypeAlias

import msgspec

from lychgate.core.say import Say
from lychgate.core.table.board import EdgePiece, Link, Point, Region, Slot, Space, Terrain
from lychgate.core.table.pieces import Badge, CardFace, CardType, Colour, PieceKind

Area: TypeAlias = Literal["centre", "seat", "mine", "rivals", "side", "aside", "top"]
"""A region of the page. `seat` stands with its owner; `mine` shows to its owner, `rivals` to everybody else;
`side` is the rail, `aside` may be folded away, `top` is the bar. The parts of a mat stand where the mat stands."""


class Element(msgspec.Struct, frozen=True, kw_only=True, omit_defaults=True, tag_field="shape"):
    """What all shapes have: a stable id, a name, and where they stand."""

    id: str
    name: Say
    short: Say | None = None
    """A word or two instead of the name, for terminals and phones."""
    area: Area = "centre"
    seat: int | None = None
    """Whose it is; a part of a mat that names none belongs to the mat's."""
    x: float = 0
    y: float = 0
    w: float = 0
    h: float = 0
    on: str = ""
    """The board or space it lies on: a room's deck, the score track round a manor."""
    bare: bool = False
    """No frame, and nothing drawn while empty."""
    icon: str = ""
    hue: Colour | None = None
    terrain: Terrain | None = None
    """Its material; for a board, the ground outside its spaces."""
    note: Say | None = None
    """One line of words; a fill may say another."""


class Board(Element, frozen=True, kw_only=True, tag="board"):
    """Spaces on which pieces stand, and how they are joined."""

    look: Literal["graph", "grid", "areas", "wheel"]
    """How a space without an outline is drawn: as a circle (graph), a square of side `cell` (grid) or a wedge at its
    angle (wheel). In `areas` every space has an outline, and neighbours share the points of their common edge."""
    frame: tuple[float, float, float, float]
    """x, y, width, height of the board in its own units, in which its spaces are given. Inside the frame, round the
    spaces, the screen draws scenery: water round a castle, a moat round a city, a lawn round a manor."""
    spaces: tuple[Space, ...]
    links: tuple[Link, ...] = ()
    regions: tuple[Region, ...] = ()
    edges: tuple[EdgePiece, ...] = ()
    cell: float = 1
    radius: float = 0
    """Wheel only; its centre is the middle of the frame."""


class Band(msgspec.Struct, frozen=True, kw_only=True, omit_defaults=True):
    """A stretch of a track with a name of its own: the popularity bands of Sanguis Venenatus."""

    low: int
    high: int
    name: Say
    hue: Colour | None = None
    note: Say | None = None


class Notch(msgspec.Struct, frozen=True):
    """A sign at one number of a track or readout: a threshold, a heart, or a price printed instead of that number."""

    at: int
    badge: Badge


class Track(Element, frozen=True, kw_only=True, tag="track"):
    """Numbered cells, each a place (`<track>:<number>`); markers are pieces, a pile is listed bottom first.

    A bare track has no heading: its icon stands before the cells and its note behind them.
    """

    low: int = 0
    high: int
    step: int = 1
    look: Literal["cells", "fill", "countdown", "ladder", "vial", "rings", "rim", "moon"] = "cells"
    """`fill`, `countdown` and `ladder` are filled up to the marker. A ladder has numbered cells. On one's own plaque a
    countdown is a row of numbers from the highest down. `rim` runs clockwise round the board it lies on, from the
    lower left. `moon` is a disc with the cells on its rim; the state of its marker says how much of the disc shines."""
    bands: tuple[Band, ...] = ()
    notches: tuple[Notch, ...] = ()

    def cells(self) -> range:
        """Return the numbers of the track, lowest first."""
        return range(self.low, self.high + 1, self.step)


class Mat(Element, frozen=True, kw_only=True, tag="mat"):
    """A player's board, a card with places, or a panel: named slots, and any shapes as its parts (trays, tracks)."""

    look: Literal["card", "panel", "plaque", "line", "contest"] = "panel"
    """A `plaque` shows everything about a seat; a `line` is a seat's line in a list of everybody, in the order of play.
    A `contest` is two sides against each other: its parts are two mats, each with the name of its side as its note, and
    with rows, dice and a number; the contest's own note says how it ends. In these three the parts have no x and y: the
    screen arranges them in lines by what they are."""
    slots: tuple[Slot, ...] = ()
    parts: tuple[Shape, ...] = ()


class Hand(Element, frozen=True, kw_only=True, tag="hand"):
    """What a seat holds; whoever may not see a card sees its back.

    In a place higher than wide, cards are listed as texts.
    """

    limit: int | None = None


class Row(Element, frozen=True, kw_only=True, tag="row"):
    """Pieces or cards side by side, face up: a market, a city of coins, powers laid out, the deal of a Haunt.

    In a place more than one and a half times as high as wide, cards are listed as texts.
    """


class Pile(Element, frozen=True, kw_only=True, tag="pile"):
    """A deck or a discard pile, listed bottom first; `back` is the kind of its outline when it is empty."""

    back: str = ""


class Pool(Element, frozen=True, kw_only=True, tag="pool"):
    """Counted tokens, one heap for each kind, shown even when empty; every heap is an element `<pool>:<kind>`."""

    kinds: tuple[str, ...]
    complete: bool = False
    """Whether one of each kind is wanted: then the outline and the sign of a missing kind are shown."""


class DieFace(msgspec.Struct, frozen=True, kw_only=True, omit_defaults=True):
    """One face of a die: pips, or an icon (Damnation's Black Die)."""

    id: str
    name: Say
    pips: int = 0
    icon: str = ""


class Die(msgspec.Struct, frozen=True, kw_only=True, omit_defaults=True):
    """A die. Its state in the fill is the face that is up; before it is rolled it has none."""

    id: str
    name: Say
    faces: tuple[DieFace, ...]
    hue: Colour = "bone"


class Dice(Element, frozen=True, kw_only=True, tag="dice"):
    """The tray with the dice of a roll."""

    dice: tuple[Die, ...]


class Share(msgspec.Struct, frozen=True, omit_defaults=True):
    """One of the parts a readout's bar is split into."""

    name: Say
    hue: Colour | None = None


class Readout(Element, frozen=True, kw_only=True, tag="readout"):
    """A number on show: plain, as pips (3 of 5), as a bar split into shares, or one number against another.

    A race shows how near everybody is to winning: `most` is the goal, and the tallies of the seats stand beside it.
    """

    look: Literal["number", "pips", "bar", "against", "race"] = "number"
    most: int | None = None
    """The full length of a bar or row of pips, where it does not change; the goal of a race."""
    shares: tuple[Share, ...] = ()
    notches: tuple[Notch, ...] = ()


class Stop(msgspec.Struct, frozen=True, omit_defaults=True):
    """A fixed stop of a strip: a phase of the round."""

    name: Say
    icon: str = ""
    short: Say | None = None
    """A word instead of the name, for phones."""


class Strip(Element, frozen=True, kw_only=True, tag="strip"):
    """Things in the order they happen: the phases of a round (fixed stops) or the turns to come (in the fill)."""

    stops: tuple[Stop, ...] = ()


Shape: TypeAlias = Board | Track | Mat | Hand | Row | Pile | Pool | Dice | Readout | Strip


class Tab(msgspec.Struct, frozen=True, kw_only=True, omit_defaults=True):
    """A page of a narrow screen: Sabbat Magica shows one board at a time."""

    name: Say
    icon: str
    shapes: tuple[str, ...]


class Room(msgspec.Struct, frozen=True, kw_only=True, omit_defaults=True):
    """A free corner of the canvas, where a large screen puts a shape that has no place of its own.

    x and y are measured as those of that shape would be.
    """

    of: str = ""
    """The id of the shape; empty for the question to whoever looks."""
    x: float
    y: float
    w: float
    h: float


class Column(msgspec.Struct, frozen=True, kw_only=True, omit_defaults=True):
    """A column along the left or right edge of the canvas, which grows into the room that the screen leaves there.

    Shapes in the column grow wider with it and keep their height. The shapes named in `lines` stand at its foot
    instead, one line below the other, each as high as it needs to be. A question whose room lies in the column hangs
    from its top. The last events are listed in the space between.
    """

    x: float
    w: float
    lines: tuple[tuple[str, ...], ...] = ()


class Layout(msgspec.Struct, frozen=True, kw_only=True, omit_defaults=True):
    """How the shapes share a screen. `narrow` and `terminal` list the top-level shapes that are shown there."""

    width: float = 0
    height: float = 0
    least: float = 0.7
    """The smallest scale at which the canvas can still be read; below it the screen counts as narrow."""
    chairs: tuple[Point, ...] = ()
    """Where the seats sit on the canvas, clockwise from whoever looks."""
    lines: tuple[Point, ...] = ()
    """Where the mats with the look `line` lie on the canvas, in the order of play."""
    heads: bool = False
    """Whether a narrow screen keeps a row in sight with everybody's portrait and the numbers of their plaque."""
    ground: Terrain | None = None
    """The ground under everything, if it is not a wooden table: Sabbat Magica's moor."""
    rooms: tuple[Room, ...] = ()
    columns: tuple[Column, ...] = ()
    narrow: tuple[str, ...] = ()
    tabs: tuple[Tab, ...] = ()
    """Pages for the shapes of `narrow`; a shape on no tab stays visible on all."""
    terminal: tuple[str, ...] = ()
    stores: tuple[str, ...] = ()
    """Parts that tell what a seat owns. Whoever decides sees those of its own seat, whatever the size of the screen."""
    scores: tuple[str, ...] = ()
    """Parts that tell how near a seat is to winning. Whoever decides sees those of all seats."""


class Table(msgspec.Struct, frozen=True, kw_only=True, omit_defaults=True):
    """The table of one match before anything lies on it."""

    game: str
    seats: int
    shapes: tuple[Shape, ...]
    layout: Layout
    kinds: tuple[PieceKind, ...] = ()
    types: tuple[CardType, ...] = ()
    faces: tuple[CardFace, ...] = ()
    icons: Mapping[str, str] = {}
    """Signs for words, by message key: of options, steps and events (`event-<kind>`)."""
    score: Say | None = None
    """What the scores of a result count, where that is not simply points."""

"""What lies where now, as one seat may see it: sent at every update; and the motions that led there."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Literal, TypeAlias

import msgspec

from lychgate.core.say import Say
from lychgate.core.table.pieces import Badge, Colour, Tone

LightWord: TypeAlias = Literal["day", "night", "candle", "brazier", "dark"]


class Piece(msgspec.Struct, frozen=True, kw_only=True, omit_defaults=True):
    """A piece, or `count` alike, lying somewhere. `kind` names a piece kind or a card face."""

    kind: str
    id: str = ""
    """Only for pieces that are not interchangeable."""
    count: int = 1
    state: str = ""
    seat: int | None = None
    """Whose colour and sigil it wears."""
    badges: tuple[Badge, ...] = ()
    """What it carries now, besides the badges of its kind; a badge of the same name replaces that one."""
    private: bool = False
    """Shown to this seat alone: Damnation's trap that was peeked at."""


class Value(msgspec.Struct, frozen=True, kw_only=True, omit_defaults=True):
    """A number shown at an element, by itself, `of` another number, or split into shares; at a seat, its score."""

    n: int
    of: int | None = None
    shares: tuple[int, ...] = ()
    say: Say | None = None
    tone: Tone = "plain"


class Turn(msgspec.Struct, frozen=True, kw_only=True, omit_defaults=True):
    """One of the turns to come on a strip; `touches` is the element it stands for, which lights up with it."""

    name: Say
    seat: int | None = None
    n: int | None = None
    piece: Piece | None = None
    touches: str = ""


class Progress(msgspec.Struct, frozen=True, kw_only=True, omit_defaults=True):
    """How far a strip has come: `now` counts its turns or, where it has none, its fixed stops."""

    now: int | None = None
    turns: tuple[Turn, ...] = ()


class Light(msgspec.Struct, frozen=True, kw_only=True, omit_defaults=True):
    """The light over a board: one word, and in Damnation the element it shines from and the red of The Fall."""

    word: LightWord
    at: str = ""
    doom: bool = False


class Standing(msgspec.Struct, frozen=True, kw_only=True, omit_defaults=True):
    """How a seat stands: its figure's name, portrait and colour, one line, its signs. Screens add the player's name."""

    seat: int
    name: Say | None = None
    icon: str = ""
    hue: Colour | None = None
    line: Say | None = None
    badges: tuple[Badge, ...] = ()
    state: Literal["here", "veiled", "risen", "ghost", "gone"] = "here"
    """Veiled: Carpathes' Invisible. Risen: Damnation's Vampire. Ghost: Damnation's Haunt."""
    under: int | None = None
    """The seat it serves: the line wears that seat's colour."""
    place: int | None = None
    """Its place in the order of play, from 1, where seats do not simply follow each other."""
    tally: int | None = None
    """How near it is to the goal of the race (a readout with that look); None: it takes no part."""


class Bond(msgspec.Struct, frozen=True, kw_only=True, omit_defaults=True):
    """A line from one element to another: a chain for who serves, strings for who steers, an arrow for who attacks."""

    kind: Literal["serves", "steers", "attacks"]
    start: str
    end: str
    seat: int | None = None
    """Whose colour it has."""
    badge: Badge | None = None
    """What is told at its end: the amount of an attack."""


class Hint(msgspec.Struct, frozen=True, kw_only=True, omit_defaults=True):
    """What is shown at an element while it can be chosen: a number (steps, points), an extra cost, a risk.

    With a `way` it is shown at an element that comes within reach by several answers: a field some steps away.
    """

    n: int | None = None
    group: int = 0
    """Screens list elements with a number by group, then by number: Damnation's rooms come before its corridors."""
    extra: Badge | None = None
    risk: Say | None = None
    path: tuple[str, ...] = ()
    """The spaces (and doors) of the way there, first the one it starts from: drawn while the element is pointed at."""
    way: tuple[str, ...] = ()
    """The codes of the answers that lead there, one after the other: a click gives the standing order `go`."""


class Banner(msgspec.Struct, frozen=True, omit_defaults=True):
    """A rule now in force over the whole table: the lockdown, The Fall."""

    say: Say
    tone: Tone = "danger"


class Fill(msgspec.Struct, frozen=True, kw_only=True, omit_defaults=True):
    """Everything that changes on a table, by element id. What is not mentioned is empty, plain or as the table says."""

    holds: Mapping[str, tuple[Piece, ...]] = {}
    """The pieces at a place, in order: the first is the leftmost or lowest."""
    values: Mapping[str, Value] = {}
    states: Mapping[str, str] = {}
    """Of edge pieces (a state of their kind), dice (the face that is up) and links with an id (open, barred)."""
    badges: Mapping[str, tuple[Badge, ...]] = {}
    notes: Mapping[str, Say] = {}
    hints: Mapping[str, Hint] = {}
    lights: Mapping[str, Light] = {}
    strips: Mapping[str, Progress] = {}
    active: tuple[str, ...] = ()
    """Elements whose turn it is: a seat, the slot of the vampire that acts."""
    figures: tuple[str, ...] = ()
    """What whoever looks must see while deciding, the most important first: the figure that moves, one's own."""
    absent: tuple[str, ...] = ()
    """Shapes that are not on the table now, with all their parts."""
    seats: tuple[Standing, ...] = ()
    bonds: tuple[Bond, ...] = ()
    banners: tuple[Banner, ...] = ()


class Motion(msgspec.Struct, frozen=True, kw_only=True, omit_defaults=True):
    """Something to be seen on the way to the next fill. A screen that shows no motion loses nothing.

    - move: `piece` goes from `start` to `end`; without a start, from where the only piece of its kind lay
    - flip, roll: what is at `start` turns to `state`
    - tick: the number at `start` changes by `n`
    - appear: `piece` comes to `end`; vanish: `piece` goes from `start`
    - reveal: at `end` a piece of the kind `state` turns over, shows itself as `piece`, shakes and is gone
    - ring: what lies at `start` turns face up, and its sign swings like a bell

    Motions that follow a walk, a reveal or a ring wait for its end.
    """

    kind: Literal["move", "flip", "tick", "roll", "appear", "vanish", "reveal", "ring"]
    piece: str = ""
    start: str = ""
    end: str = ""
    via: tuple[str, ...] = ()
    """Elements passed on the way."""
    manner: Literal["hop", "slide", "warp", "fall"] = "hop"
    """How a piece moves over a board: step by step, pushed, from place to place unseen, or down a hole."""
    n: int = 1
    state: str = ""
    seat: int | None = None

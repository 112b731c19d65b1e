"""The pen: knows the table, its fill, the words, and what is lit; writes pieces and small signs."""

from __future__ import annotations

from collections.abc import Collection, Iterable, Iterator, Mapping
from enum import IntEnum
from typing import Protocol

import msgspec
from rich.style import Style

from lychgate.core.say import Say
from lychgate.core.table import (
    Badge,
    CardFace,
    Fill,
    Mat,
    Piece,
    PieceKind,
    PieceState,
    Shape,
    Table,
    Value,
    kinds_of,
    piece_id,
    seat_id,
)
from lychgate.terminal.canvas import Run, Runs
from lychgate.terminal.palette import (
    BLOOD,
    BONE,
    BRACKETS,
    FAINT,
    GOLD_LIT,
    MOON,
    QUIET,
    TONE_MARKS,
    badge_ink,
    colour_ink,
    ink,
    seat_ink,
    seat_sigil,
    tone_ink,
)


class Speaker(Protocol):
    """Turns `Say`s into words."""

    def say(self, said: Say) -> str: ...

    def sentence(self, said: Say) -> str:
        """Return the words with a capital at the beginning."""

    def who(self, seat: int) -> str:
        """Return a player's name, or the word for "you"."""


class Lit(IntEnum):
    """How brightly an element is lit."""

    DARK = 0
    ACTIVE = 1
    """The element belongs to the seat whose turn it is."""
    POSSIBLE = 2
    """An option touches the element."""
    CHOSEN = 3
    """The highlighted option touches the element."""
    POINTED = 4
    """The card of a lesson points at the element."""


_LOOKS = {
    Lit.ACTIVE: ink(BLOOD, BONE, bold=True, reverse=True),
    Lit.POSSIBLE: ink(GOLD_LIT, bold=True, underline=True),
    Lit.CHOSEN: ink(GOLD_LIT, bold=True, reverse=True),
    Lit.POINTED: ink(MOON, bold=True, reverse=True),
}
LIT_FRAMES = {
    Lit.ACTIVE: ink("#e0454a", bold=True),
    Lit.POSSIBLE: ink("#c9a35b", bold=True),
    Lit.CHOSEN: ink(GOLD_LIT, bold=True),
    Lit.POINTED: ink(MOON, bold=True),
}
"""Outlines are lit by colour and weight only; their contents also by other attributes."""

_NO_STATE = PieceState(id="", name=Say(""))


class Pen:
    """What drawing a table needs to know."""

    def __init__(
        self,
        table: Table,
        fill: Fill,
        words: Speaker,
        *,
        seat: int | None = None,
        possible: Collection[str] = (),
        chosen: Collection[str] = (),
        pointed: Collection[str] = (),
    ) -> None:
        """`seat` is the viewer; options touch the elements `possible`, the highlighted option the elements `chosen`.

        A lesson's card points at the elements `pointed`.
        """
        self.table = table
        self.fill = fill
        self.words = words
        self.seat = seat
        self.possible = frozenset(possible)
        self.chosen = frozenset(chosen)
        self.pointed = frozenset(pointed)
        self.active = frozenset(fill.active)
        self.kinds: Mapping[str, PieceKind | CardFace] = kinds_of(table)
        self.types = {type.id: type for type in table.types}
        self.owners = dict(_owners(table.shapes, None))
        """Whose each shape is; a part of a mat belongs to the mat's seat."""

    def lit(self, *ids: str) -> Lit:
        """Return how brightly the brightest of some elements is lit."""
        if any(id in self.pointed for id in ids):
            return Lit.POINTED
        if any(id in self.chosen for id in ids):
            return Lit.CHOSEN
        if any(id in self.possible for id in ids):
            return Lit.POSSIBLE
        return Lit.ACTIVE if any(id in self.active for id in ids) else Lit.DARK

    def look(self, style: Style, *ids: str) -> Style:
        """Return a style, changed if one of the elements is lit."""
        lit = self.lit(*ids)
        return style + _LOOKS[lit] if lit else style

    def edge(self, style: Style, *ids: str) -> Style:
        """Return the style of an outline, changed if one of the elements is lit."""
        lit = self.lit(*ids)
        return LIT_FRAMES[lit] if lit else style

    # --- words

    def name(self, said: Say) -> str:
        """Return a name as it stands at the head of a line."""
        return self.words.sentence(said)

    def note(self, id: str, printed: Say | None) -> str:
        """Return the line of words at an element: what the fill says, else what is printed."""
        said = self.fill.notes.get(id, printed)
        return self.words.say(said) if said is not None else ""

    # --- seats

    def sigil(self, seat: int) -> Run:
        """Return a seat's sign: its letter on its colour."""
        return Run(f" {seat_sigil(seat).letter} ", badge_ink(seat), seat_id(seat))

    def seat_name(self, seat: int) -> Runs:
        """Return a seat's sign and name, with a pointer before them when it is the seat's turn."""
        id = seat_id(seat)
        standing = next((one for one in self.fill.seats if one.seat == seat), None)
        name = self.words.who(seat)
        name = name[:1].upper() + name[1:]
        if standing is not None and standing.name is not None:
            name = f"{name} · {self.words.say(standing.name)}"
        pointer = "▶" if id in self.active else " "
        return [
            Run(pointer, tone_ink("danger", bold=True), id),
            self.sigil(seat),
            Run(" "),
            Run(name, self.look(seat_ink(seat, bold=True), id), id),
        ]

    def standing(self, seat: int, *, line: bool) -> list[Runs]:
        """Return a seat's standing, part by part: its line (if wanted), its signs, its number, its state."""
        id = seat_id(seat)
        parts: list[Runs] = []
        for one in self.fill.seats:
            if one.seat != seat:
                continue
            if line and one.line is not None:
                parts.append([Run(self.words.say(one.line), QUIET, id)])
            parts += [[Run(self.badge(badge), tone_ink(badge.tone), id)] for badge in one.badges]
            if one.state != "here":
                parts.append([Run(self.words.say(Say(f"table-seat-{one.state}")), QUIET, id)])
        if id in self.fill.values:
            parts.append([self.value(self.fill.values[id], id)])
        parts += [[Run(self.badge(badge), tone_ink(badge.tone), id)] for badge in self.fill.badges.get(id, ())]
        return parts

    # --- small signs

    def badge(self, badge: Badge) -> str:
        """Return a badge in full: its name, and its number if it has one."""
        name = self.words.say(badge.name)
        return name if badge.n is None else f"{name} {badge.n}"

    def mark(self, badge: Badge) -> str:
        """Return a badge as it fits on a piece: a number, its spelt name, or the mark of its tone."""
        if badge.n is not None:
            return str(badge.n)
        return self.words.say(badge.name) if badge.spelt else TONE_MARKS[badge.tone]

    def value(self, value: Value, id: str) -> Run:
        """Return a number with its sign and tone."""
        of = f"/{value.of}" if value.of is not None else ""
        return Run(f"{value.n}{of}", tone_ink(value.tone, bold=True), id)

    def extras(self, id: str) -> Runs:
        """Return what a fill adds to an element: signs, a number and, if it can be chosen, what that brings."""
        runs: Runs = [Run(self.mark(badge), tone_ink(badge.tone), id) for badge in self.fill.badges.get(id, ())]
        hint = self.fill.hints.get(id)
        if hint is not None and not hint.way:
            if hint.n is not None:
                runs.append(Run(f"·{hint.n}", ink(GOLD_LIT), id))
            if hint.extra is not None:
                runs.append(Run(self.mark(hint.extra), tone_ink(hint.extra.tone), id))
            if hint.risk is not None:
                runs.append(Run("!", tone_ink("danger", bold=True), id))
        return runs

    # --- pieces

    def state(self, piece: Piece) -> PieceState:
        """Return the state of a piece; a blank state if it has none."""
        return next((each for each in self.kinds[piece.kind].states if each.id == piece.state), _NO_STATE)

    def letter(self, piece: Piece) -> str:
        """Return the one or two characters of a piece, with its seat's letter where otherwise only colour shows it."""
        kind = self.kinds[piece.kind]
        letter = self.state(piece).letter or kind.letter
        if isinstance(kind, PieceKind) and kind.colour == "seat" and piece.seat is not None:
            return letter + seat_sigil(piece.seat).letter
        return letter

    def style(self, piece: Piece) -> Style:
        """Return the colour of a piece, dimmed by its state."""
        kind = self.kinds[piece.kind]
        if isinstance(kind, CardFace):
            return colour_ink(self.types[kind.type].band if kind.type in self.types else None, piece.seat, bold=True)
        state = self.state(piece)
        return colour_ink(kind.colour, piece.seat, bold=not state.dim, dim=state.dim)

    def marks(self, piece: Piece) -> Runs:
        """Return the signs behind a piece: what its state and the fill hang on it."""
        badges = (*self.state(piece).badges, *piece.badges)
        runs = [Run(self.mark(badge), tone_ink(badge.tone, bold=True)) for badge in badges]
        if piece.private:
            runs.append(Run("°", tone_ink("known")))
        return runs

    def piece(self, place: str, piece: Piece, *, bare: bool = False) -> Runs:
        """Return a piece as it stands on a line: `(P)`, `(d)!`, `[Crows]`, `(N)×3`; `bare` without its body."""
        kind = self.kinds[piece.kind]
        id = piece_id(place, piece)
        style = self.look(self.style(piece), id)
        if bare:
            return [Run(self.letter(piece), style, id)]
        if isinstance(kind, CardFace):
            body = f"[{self.words.sentence(kind.name)}]"
        else:
            left, right = BRACKETS[kind.shape]
            body = f"{left}{self.letter(piece)}{right}"
        runs = [Run(body, style, id), *(mark._replace(id=id) for mark in self.marks(piece))]
        if piece.count > 1:
            runs.append(Run(f"×{piece.count}", QUIET, id))
        return runs + self.extras(id)

    def pieces(self, place: str) -> list[Runs]:
        """Return all pieces at a place as text, equal pieces counted together."""
        return [self.piece(place, piece) for piece in self.heaps(place)]

    def heaps(self, place: str) -> list[Piece]:
        """Return the pieces at a place; equal pieces without an id become one with their count."""
        found: list[Piece] = []
        for piece in self.fill.holds.get(place, ()):
            for at, other in enumerate(found):
                if not piece.id and _alike(piece, other):
                    found[at] = _several(other, other.count + piece.count)
                    break
            else:
                found.append(piece)
        return found

    def empty(self, id: str) -> Runs:
        """Return the text of an empty place."""
        return [Run("–", self.look(FAINT, id), id)]


def _owners(shapes: Iterable[Shape], seat: int | None) -> Iterator[tuple[str, int]]:
    for shape in shapes:
        owner = shape.seat if shape.seat is not None else seat
        if owner is not None:
            yield shape.id, owner
        if isinstance(shape, Mat):
            yield from _owners(shape.parts, owner)


def _alike(one: Piece, other: Piece) -> bool:
    return _several(one, 1) == _several(other, 1)


def _several(piece: Piece, count: int) -> Piece:
    return msgspec.structs.replace(piece, count=count)

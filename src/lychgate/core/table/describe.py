"""The table in words: the skeleton that screen readers, the plain terminal and the narration all speak from.

The kernel's own words used here: `who` (seat), `table-cell` (track, n), `table-heap` (pool, kind), `table-link-<kind>`,
`table-link-<state>`, `table-light-<word>`, `table-bond-<kind>` (start, end).
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from typing import TypeAlias

import msgspec

from lychgate.core.say import Say, who
from lychgate.core.table.board import EdgePiece, Link
from lychgate.core.table.fill import Fill, Piece, Value
from lychgate.core.table.ids import Found, elements, piece_id, seat_id, walk
from lychgate.core.table.pieces import Badge, CardFace, PieceKind
from lychgate.core.table.shapes import Board, Die, Element, Pool, Shape, Strip, Table, Track

Kinds: TypeAlias = Mapping[str, PieceKind | CardFace]


class Heap(msgspec.Struct, frozen=True, kw_only=True, omit_defaults=True):
    """Alike pieces at one place, and their number."""

    kind: str
    name: Say
    n: int
    state: Say | None = None
    seat: int | None = None
    badges: tuple[Badge, ...] = ()


class Line(msgspec.Struct, frozen=True, kw_only=True, omit_defaults=True):
    """What there is to say about one element (or, without an id, about the whole table); `depth` is for indenting."""

    id: str
    name: Say
    depth: int = 0
    contents: tuple[Heap, ...] = ()
    value: Value | None = None
    state: Say | None = None
    note: Say | None = None
    badges: tuple[Badge, ...] = ()
    active: bool = False


def kinds_of(table: Table) -> dict[str, PieceKind | CardFace]:
    """Return everything a piece may name as its kind, by id."""
    kinds: dict[str, PieceKind | CardFace] = {kind.id: kind for kind in table.kinds}
    return kinds | {face.id: face for face in table.faces}


def names_of(table: Table, fill: Fill) -> dict[str, Say]:
    """Return what each element is called: those of the table, the seats, and the pieces that lie there now."""
    kinds = kinds_of(table)
    names = {seat_id(seat): who(seat) for seat in range(table.seats)}
    names |= {seat_id(one.seat): one.name for one in fill.seats if one.name}
    for found in elements(table, fill.absent):
        names[found.id] = _name(found, kinds)
        if found.place:
            names |= {piece_id(found.id, piece): kinds[piece.kind].name for piece in fill.holds.get(found.id, ())}
    return names


def describe(table: Table, fill: Fill) -> list[Line]:
    """Say what is in force, how the seats stand, and each shape: first in the terminal's order, then the others.

    Every shape has a line, even when it is empty; what lies inside a shape has one when there is something to say.
    """
    kinds = kinds_of(table)
    lines = list(_around(fill, names_of(table, fill)))
    for shape in _reading_order(table):
        for found in walk(shape, fill.absent):
            line = _line(found, fill, kinds)
            if _is_shape(found) or line.contents or line.value or line.state or line.note or line.badges or line.active:
                lines.append(line)
    return lines


def _around(fill: Fill, names: Mapping[str, Say]) -> Iterator[Line]:
    for banner in fill.banners:
        yield Line(id="", name=banner.say)
    for one in fill.seats:
        id = seat_id(one.seat)
        yield Line(id=id, name=names[id], note=one.line, badges=one.badges, active=id in fill.active)
    for bond in fill.bonds:
        name = Say(f"table-bond-{bond.kind}", {"start": names[bond.start], "end": names[bond.end]})
        yield Line(id=bond.start, name=name, badges=() if bond.badge is None else (bond.badge,))


def _reading_order(table: Table) -> list[Shape]:
    place = {id: index for index, id in enumerate(table.layout.terminal)}
    return sorted(table.shapes, key=lambda shape: place.get(shape.id, len(place)))


def _is_shape(found: Found) -> bool:
    """Tell a shape from what lies inside one, cells and heaps included."""
    return isinstance(found.thing, Element) and found.id == found.thing.id


def _line(found: Found, fill: Fill, kinds: Kinds) -> Line:
    printed = found.thing.note if _is_shape(found) and isinstance(found.thing, Element) else None
    return Line(
        id=found.id,
        name=_name(found, kinds),
        depth=found.depth,
        contents=_heaps(fill.holds.get(found.id, ()), kinds) if found.place else (),
        value=fill.values.get(found.id),
        state=_state(found, fill, kinds),
        note=fill.notes.get(found.id, printed),
        badges=fill.badges.get(found.id, ()),
        active=found.id in fill.active,
    )


def _name(found: Found, kinds: Kinds) -> Say:
    thing = found.thing
    if isinstance(thing, Link):
        return thing.name or Say(f"table-link-{thing.kind}")
    if not _is_shape(found):
        inner = found.id.rpartition(":")[2]
        if isinstance(thing, Track):
            return Say("table-cell", {"track": thing.name, "n": int(inner)})
        if isinstance(thing, Pool):
            return Say("table-heap", {"pool": thing.name, "kind": kinds[inner].name})
    return thing.name


def _heaps(pieces: tuple[Piece, ...], kinds: Kinds) -> tuple[Heap, ...]:
    """Count alike pieces, in the order in which they first lie there."""
    heaps: list[Heap] = []
    for piece in pieces:
        kind = kinds[piece.kind]
        state = _state_name(kind, piece.state)
        heap = Heap(kind=kind.id, name=kind.name, n=piece.count, state=state, seat=piece.seat, badges=piece.badges)
        for index, other in enumerate(heaps):
            if msgspec.structs.replace(other, n=heap.n) == heap:
                heaps[index] = msgspec.structs.replace(heap, n=heap.n + other.n)
                break
        else:
            heaps.append(heap)
    return tuple(heaps)


def _state_name(kind: PieceKind | CardFace, state: str) -> Say | None:
    return next((known.name for known in kind.states if known.id == state), None)


def _state(found: Found, fill: Fill, kinds: Kinds) -> Say | None:
    """The state of an edge piece, die or link; the light over a board; the present stop of a strip."""
    thing = found.thing
    if isinstance(thing, Board) and found.id in fill.lights:
        return Say(f"table-light-{fill.lights[found.id].word}")
    if isinstance(thing, Strip):
        progress = fill.strips.get(found.id)
        stops = (progress.turns or thing.stops) if progress else ()
        return stops[progress.now].name if progress and progress.now is not None else None
    state = fill.states.get(found.id)
    if state is None:
        return None
    if isinstance(thing, EdgePiece):
        return _state_name(kinds[thing.kind], state)
    if isinstance(thing, Die):
        return next((face.name for face in thing.faces if face.id == state), None)
    return Say(f"table-link-{state}")

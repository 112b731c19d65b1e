"""Element ids: which exist on a table, and how the ids of pieces derive from the places where they lie.

An id is one or more segments of letters, digits, `_` and `-`, joined by `:`. These are all there are:

1. written in the table: every shape, space, slot, region, edge piece and die, and every link that has an id;
2. `seat:<number>` for every seat;
3. `<track>:<number>` for every cell of a track, `<pool>:<kind>` for every heap of a pool, also when it is empty;
4. `<place>:<piece id>` for a piece with an id, `<place>:<kind>` for any other, while it lies at that place.

Places are spaces, slots, hands, rows, piles, pools and the cells of tracks: what may hold pieces. Alike pieces at one
place share their id, which then means "one of them".
"""

from __future__ import annotations

from collections.abc import Collection, Iterator
from typing import NamedTuple, TypeAlias

from lychgate.core.table.board import EdgePiece, Link, Region, Slot, Space
from lychgate.core.table.fill import Fill, Piece
from lychgate.core.table.shapes import Board, Dice, Die, Hand, Mat, Pile, Pool, Row, Shape, Table, Track

Thing: TypeAlias = Shape | Space | Slot | Region | EdgePiece | Link | Die


class Found(NamedTuple):
    """An element met on a walk over a table."""

    id: str
    thing: Thing
    """The record it comes from: for the cell of a track the track, for the heap of a pool the pool."""
    depth: int
    place: bool
    """Whether it may hold pieces."""


def seat_id(seat: int) -> str:
    """Return the element id of a seat: its plaque, its player."""
    return f"seat:{seat}"


def piece_id(place: str, piece: Piece) -> str:
    """Return the element id of a piece that lies at a place."""
    return f"{place}:{piece.id or piece.kind}"


def walk(shape: Shape, absent: Collection[str] = (), depth: int = 0) -> Iterator[Found]:
    """Yield a shape and everything in it that has an id of its own, in reading order, leaving out absent shapes."""
    if shape.id in absent:
        return
    yield Found(shape.id, shape, depth, isinstance(shape, Hand | Row | Pile | Pool))
    inner = depth + 1
    if isinstance(shape, Board):
        yield from _board(shape, inner)
    elif isinstance(shape, Track):
        for n in shape.cells():
            yield Found(f"{shape.id}:{n}", shape, inner, True)
    elif isinstance(shape, Pool):
        for kind in shape.kinds:
            yield Found(f"{shape.id}:{kind}", shape, inner, False)
    elif isinstance(shape, Dice):
        for die in shape.dice:
            yield Found(die.id, die, inner, False)
    elif isinstance(shape, Mat):
        for slot in shape.slots:
            yield Found(slot.id, slot, inner, True)
        for part in shape.parts:
            yield from walk(part, absent, inner)


def _board(board: Board, depth: int) -> Iterator[Found]:
    for region in board.regions:
        yield Found(region.id, region, depth, False)
    for space in board.spaces:
        yield Found(space.id, space, depth, True)
        for slot in space.slots:
            yield Found(slot.id, slot, depth + 1, True)
    for edge in board.edges:
        yield Found(edge.id, edge, depth, False)
    for link in board.links:
        if link.id:
            yield Found(link.id, link, depth, False)


def elements(table: Table, absent: Collection[str] = ()) -> Iterator[Found]:
    """Yield every element written in a table, shape by shape, with the cells and heaps that follow from it."""
    for shape in table.shapes:
        yield from walk(shape, absent)


def element_ids(table: Table, fill: Fill) -> set[str]:
    """Return every id an option may mark now: the elements on the table, the seats, and the pieces that lie there."""
    found = list(elements(table, fill.absent))
    ids = {element.id for element in found}
    ids.update(seat_id(seat) for seat in range(table.seats))
    ids.update(piece_id(el.id, piece) for el in found if el.place for piece in fill.holds.get(el.id, ()))
    return ids

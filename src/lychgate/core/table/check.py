"""Whether a table, and what is laid on it, makes sense: a list with one sentence for each fault."""

from __future__ import annotations

import re
from collections import Counter
from collections.abc import Iterable, Iterator
from itertools import combinations
from typing import get_args

from lychgate.core.table.board import Box, EdgePiece, Link, LinkState, Slot, Space, box_of
from lychgate.core.table.describe import Kinds, kinds_of
from lychgate.core.table.fill import Fill, Piece
from lychgate.core.table.icons import unknown_icons
from lychgate.core.table.ids import Thing, element_ids, elements, piece_id, seat_id
from lychgate.core.table.shapes import (
    Board,
    Dice,
    Die,
    Element,
    Mat,
    Pile,
    Pool,
    Readout,
    Shape,
    Strip,
    Table,
    Track,
)

_ID = re.compile(r"[A-Za-z0-9_-]+(:[A-Za-z0-9_-]+)*")
_KIND = re.compile(r"[A-Za-z0-9_-]+")
_HAIR = 1e-6
"""How far spaces may overlap, or reach out of their board, because of rounding: those side by side share an edge."""


def check(table: Table) -> list[str]:
    """Return what is wrong with a table: one sentence for each fault, none when it is sound."""
    return [
        *_check_ids(table),
        *_check_kinds(table),
        *_check_layout(table),
        *unknown_icons(table),
        *(complaint for shape in _all_shapes(table.shapes) for complaint in _check_shape(table, shape)),
    ]


def _all_shapes(shapes: Iterable[Shape]) -> Iterator[Shape]:
    for shape in shapes:
        yield shape
        if isinstance(shape, Mat):
            yield from _all_shapes(shape.parts)


def _twice(ids: Iterable[str]) -> list[str]:
    return [id for id, times in Counter(ids).items() if times > 1]


def _check_ids(table: Table) -> Iterator[str]:
    ids = [*(seat_id(seat) for seat in range(table.seats)), *(found.id for found in elements(table))]
    for id in _twice(ids):
        yield f"The id {id!r} is used more than once."
    for id in ids:
        if not _ID.fullmatch(id):
            yield f"The id {id!r} is not made of segments of letters, digits, _ and - joined by colons."
    slots = {found.id: found.thing for found in elements(table) if isinstance(found.thing, Slot)}
    for slot in slots.values():
        if slot.over and slot.over not in slots:
            yield f"The slot {slot.id!r} lies over {slot.over!r}, which is no slot."


def _check_kinds(table: Table) -> Iterator[str]:
    kinds = kinds_of(table)
    types = [type.id for type in table.types]
    for id in _twice([*(kind.id for kind in table.kinds), *(face.id for face in table.faces)]):
        yield f"The piece kind {id!r} is described more than once."
    for id in _twice(types):
        yield f"The card type {id!r} is described more than once."
    for kind in kinds.values():
        if not _KIND.fullmatch(kind.id):
            yield f"The piece kind {kind.id!r} is not made of letters, digits, _ and -."
        if not 1 <= len(kind.letter) <= 2:
            yield f"The piece kind {kind.id!r} needs one or two characters as its letter, not {kind.letter!r}."
        for state in _twice([state.id for state in kind.states]):
            yield f"The piece kind {kind.id!r} has the state {state!r} more than once."
    for face in table.faces:
        if face.type not in types:
            yield f"The card {face.id!r} is of the unknown type {face.type!r}."
        if face.back not in kinds:
            yield f"The card {face.id!r} has the unknown back {face.back!r}."


def _check_layout(table: Table) -> Iterator[str]:
    shapes = {shape.id for shape in table.shapes}
    lists = {"narrow": table.layout.narrow, "terminal": table.layout.terminal}
    for name, ids in lists.items():
        for id in ids:
            if id not in shapes:
                yield f"The {name} layout names {id!r}, which is no shape of the table."
        for id in _twice(ids):
            yield f"The {name} layout names {id!r} more than once."
    for tab in table.layout.tabs:
        for id in tab.shapes:
            if id not in table.layout.narrow:
                yield f"The tab {tab.name.key!r} names {id!r}, which is not in the narrow layout."
    for room in table.layout.rooms:
        if room.of and room.of not in shapes:
            yield f"A room is kept for {room.of!r}, which is no shape of the table."
    for id in _twice(room.of for room in table.layout.rooms):
        yield f"More than one room is kept for {id or 'the question'!r}."
    parts = {found.id: found.thing for found in elements(table)}
    for name, ids in {"stores": table.layout.stores, "scores": table.layout.scores}.items():
        for id in ids:
            if id not in parts and id not in map(seat_id, range(table.seats)):
                yield f"The {name} of the layout name {id!r}, which is no element of the table."
    lined = [id for column in table.layout.columns for line in column.lines for id in line]
    for id in lined:
        if id not in shapes:
            yield f"A column names {id!r}, which is no shape of the table."
    for id in _twice(lined):
        yield f"The columns name {id!r} more than once."
    if table.layout.chairs and len(table.layout.chairs) != table.seats:
        yield f"The layout has {len(table.layout.chairs)} chairs for {table.seats} seats."
    if table.layout.lines and len(table.layout.lines) != table.seats:
        yield f"The layout has {len(table.layout.lines)} lines for {table.seats} seats."


def _check_shape(table: Table, shape: Shape) -> Iterator[str]:
    kinds = kinds_of(table)
    if shape.seat is not None and not 0 <= shape.seat < table.seats:
        yield f"{shape.id!r} belongs to seat {shape.seat}, which does not exist."
    if shape.area in ("seat", "mine", "rivals") and shape.seat is None:
        yield f"{shape.id!r} stands in the area {shape.area!r} but belongs to no seat."
    if shape.on and shape.on not in {found.id for found in elements(table) if isinstance(found.thing, Board | Space)}:
        yield f"{shape.id!r} lies on {shape.on!r}, which is no board or space."
    if isinstance(shape, Board):
        yield from _check_board(table, shape)
    elif isinstance(shape, Track):
        yield from _check_track(shape)
    elif isinstance(shape, Pool):
        for kind in shape.kinds:
            if kind not in kinds:
                yield f"The pool {shape.id!r} counts pieces of the unknown kind {kind!r}."
    elif isinstance(shape, Pile):
        if shape.back and shape.back not in kinds:
            yield f"The pile {shape.id!r} has the unknown back {shape.back!r}."
    elif isinstance(shape, Dice):
        for die in shape.dice:
            if not die.faces or _twice([face.id for face in die.faces]):
                yield f"The die {die.id!r} needs faces with different ids."


def _check_board(table: Table, board: Board) -> Iterator[str]:
    kinds = kinds_of(table)
    spaces = {space.id for space in board.spaces}
    if min(board.frame[2:]) <= 0:
        yield f"The board {board.id!r} has an empty frame."
    yield from _check_spaces(board)
    for link in board.links:
        for end in (link.a, link.b):
            if end not in spaces:
                yield f"A link of {board.id!r} leads to the unknown space {end!r}."
        if board.look == "grid" and link.kind == "door" and link.side is None:
            yield f"The door from {link.a!r} to {link.b!r} stands in no wall."
    for region in board.regions:
        for id in region.spaces:
            if id not in spaces:
                yield f"The region {region.id!r} holds the unknown space {id!r}."
    for edge in board.edges:
        if edge.kind not in kinds:
            yield f"The edge piece {edge.id!r} is of the unknown kind {edge.kind!r}."
        for id in edge.spaces:
            if id not in spaces:
                yield f"The edge piece {edge.id!r} belongs to the unknown space {id!r}."


def _check_spaces(board: Board) -> Iterator[str]:
    for space in board.spaces:
        if space.poly and len(space.poly) < 3:
            yield f"The space {space.id!r} has an outline of fewer than three points."
        if space.kind == "arrow" and space.facing is None:
            yield f"The arrow space {space.id!r} faces nowhere."
        if board.look == "wheel" and space.angle is None:
            yield f"The space {space.id!r} of the wheel {board.id!r} has no angle."
        if board.look == "areas" and not space.poly:
            yield f"The space {space.id!r} of {board.id!r}, a board of areas, has no outline."
        box = box_of(space, board.cell if board.look == "grid" else 0)
        if board.look != "wheel" and not _is_inside(box, board.frame):
            yield f"The space {space.id!r} reaches out of the frame of {board.id!r}; x and y are its centre."
    if board.look == "grid":
        for one, other in combinations(board.spaces, 2):
            if _overlap(box_of(one, board.cell), box_of(other, board.cell)):
                yield f"The spaces {one.id!r} and {other.id!r} of the grid {board.id!r} overlap."


def _overlap(one: Box, other: Box) -> bool:
    (x0, y0, x1, y1), (u0, v0, u1, v1) = one, other
    return min(x1, u1) - max(x0, u0) > _HAIR and min(y1, v1) - max(y0, v0) > _HAIR


def _is_inside(box: Box, frame: tuple[float, float, float, float]) -> bool:
    (x0, y0, x1, y1), (x, y, w, h) = box, frame
    return x0 > x - _HAIR and y0 > y - _HAIR and x1 < x + w + _HAIR and y1 < y + h + _HAIR


def _check_track(track: Track) -> Iterator[str]:
    if track.step < 1 or not track.cells():
        yield f"The track {track.id!r} has no cells."
        return
    for at in [notch.at for notch in track.notches] + [end for band in track.bands for end in (band.low, band.high)]:
        if at not in track.cells():
            yield f"The track {track.id!r} marks {at}, which is none of its cells."


def check_fill(table: Table, fill: Fill) -> list[str]:
    """Return what does not fit the table in a fill: one sentence for each fault, none when all is well."""
    things = {found.id: found.thing for found in elements(table)}
    return [
        *_check_pieces(table, fill),
        *_check_states(table, fill, things),
        *_check_mentions(table, fill, things),
        *_check_strips(table, fill, things),
        *unknown_icons(fill),
    ]


def _check_pieces(table: Table, fill: Fill) -> Iterator[str]:
    found = list(elements(table))
    places = {el.id: el.thing for el in found if el.place}
    written = {el.id for el in found}
    kinds = kinds_of(table)
    for place, pieces in fill.holds.items():
        if place not in places:
            yield f"Pieces lie at {place!r}, which is no place of the table."
            continue
        for piece in pieces:
            yield from _check_piece(kinds, piece, place, table.seats)
            holder = places[place]
            if isinstance(holder, Pool):
                if piece.kind not in holder.kinds:
                    yield f"The pool {place!r} does not count pieces of the kind {piece.kind!r}."
            elif piece_id(place, piece) in written:
                yield f"The piece {piece_id(place, piece)!r} has the id of another element."
    names = [piece.id for pieces in fill.holds.values() for piece in pieces if piece.id]
    for id in _twice(names):
        yield f"The piece {id!r} lies in two places."


def _check_piece(kinds: Kinds, piece: Piece, place: str, seats: int) -> Iterator[str]:
    kind = kinds.get(piece.kind)
    if kind is None:
        yield f"A piece of the unknown kind {piece.kind!r} lies at {place!r}."
    elif piece.state and piece.state not in {state.id for state in kind.states}:
        yield f"The piece {piece.kind!r} at {place!r} is in the unknown state {piece.state!r}."
    if piece.count < 1 or (piece.id and piece.count > 1):
        yield f"The piece {piece.kind!r} at {place!r} cannot be there {piece.count} times."
    if piece.id and not _KIND.fullmatch(piece.id):
        yield f"The piece id {piece.id!r} is not made of letters, digits, _ and -."
    if piece.seat is not None and not 0 <= piece.seat < seats:
        yield f"The piece {piece.kind!r} at {place!r} belongs to seat {piece.seat}, which does not exist."


def _check_states(table: Table, fill: Fill, things: dict[str, Thing]) -> Iterator[str]:
    kinds = kinds_of(table)
    for id, state in fill.states.items():
        thing = things.get(id)
        if isinstance(thing, EdgePiece):
            allowed = {known.id for known in kinds[thing.kind].states} if thing.kind in kinds else set()
        elif isinstance(thing, Die):
            allowed = {face.id for face in thing.faces}
        elif isinstance(thing, Link):
            allowed = set(get_args(LinkState))
        else:
            yield f"{id!r} has a state but is no edge piece, die or link of the table."
            continue
        if state not in allowed:
            yield f"{id!r} is in the unknown state {state!r}."


def _check_mentions(table: Table, fill: Fill, things: dict[str, Thing]) -> Iterator[str]:
    """Check that everything else in a fill names an element, a shape or a seat."""
    on_table = element_ids(table, fill)
    mentioned = {
        "value": fill.values,
        "badge": fill.badges,
        "note": fill.notes,
        "hint": fill.hints,
        "path": [id for hint in fill.hints.values() for id in hint.path],
        "turn": fill.active,
        "figure": fill.figures,
        "bond": [end for bond in fill.bonds for end in (bond.start, bond.end)],
        "light": [light.at for light in fill.lights.values() if light.at],
        "strip": [turn.touches for strip in fill.strips.values() for turn in strip.turns if turn.touches],
    }
    for what, ids in mentioned.items():
        for id in ids:
            if id not in on_table:
                yield f"A {what} names {id!r}, which is not on the table."
    for id, value in fill.values.items():
        readout = things.get(id)
        if isinstance(readout, Readout) and len(value.shares) != len(readout.shares):
            yield f"The readout {id!r} has {len(readout.shares)} shares but {len(value.shares)} numbers."
    for id in fill.absent:
        if id not in things or not isinstance(things[id], Element):
            yield f"The shape {id!r} is absent but is no shape of the table."
    for id in fill.lights:
        if not isinstance(things.get(id), Board):
            yield f"Light falls on {id!r}, which is no board."
    seats = [one.seat for one in fill.seats]
    for seat in seats:
        if not 0 <= seat < table.seats:
            yield f"A standing is given for seat {seat}, which does not exist."
    for one in fill.seats:
        if one.under is not None and not 0 <= one.under < table.seats:
            yield f"Seat {one.seat} stands under seat {one.under}, which does not exist."
    for repeated in _twice(map(str, seats)):
        yield f"Two standings are given for seat {repeated}."


def _check_strips(table: Table, fill: Fill, things: dict[str, Thing]) -> Iterator[str]:
    kinds = kinds_of(table)
    for id, progress in fill.strips.items():
        for turn in progress.turns:
            if turn.piece is not None:
                yield from _check_piece(kinds, turn.piece, id, table.seats)
        strip = things.get(id)
        if not isinstance(strip, Strip):
            yield f"Progress is told for {id!r}, which is no strip."
        elif progress.now is not None and not 0 <= progress.now < len(progress.turns or strip.stops):
            yield f"The strip {id!r} has come to number {progress.now}, which it does not have."

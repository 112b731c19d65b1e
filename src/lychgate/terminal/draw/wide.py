"""The table on a large terminal: shapes at their places on the canvas, or laid out by area; and the rail beside it."""

from __future__ import annotations

from itertools import pairwise

from rich.style import Style

from lychgate.core.table import Board, CardFace, Mat, Piece, PieceKind, Pool, Readout, Row, Shape, Slot, piece_id
from lychgate.terminal.canvas import Canvas, Run, Runs, clip, flow, width_of, wrap
from lychgate.terminal.draw.boards import draw_board
from lychgate.terminal.draw.compact import banners, bonds, chairs, items_of, narrow_shapes, shown_to
from lychgate.terminal.draw.inline import bar, contents, slot_pieces, titled
from lychgate.terminal.draw.pen import Lit, Pen
from lychgate.terminal.palette import EDGE, FAINT, GOLD_LIT, QUIET, TITLE, colour_ink, ink, seat_ink

SLOTS = (7, 5)
"""Columns of a slot with its edges, on roomy and on narrow mats; a slot has three rows."""
COIN = 5
"""Columns of a large piece, which has three rows."""
LEAST = 3
"""Fewest rows of a box: its edges and one line."""
_FRAME = ink(EDGE)


class NoRoom(Exception):
    """A shape does not fit at its place."""


class Box:
    """A rectangle of characters."""

    def __init__(self, x: int, y: int, w: int, h: int) -> None:
        self.x, self.y, self.w, self.h = x, y, w, h


def wide(pen: Pen, width: int, height: int) -> Canvas | None:
    """Draw the table at large; None if there is no room."""
    try:
        return _canvas(pen, width, height) if pen.table.layout.width else _areas(pen, width, height)
    except NoRoom:
        return None


# --- games with a canvas: everything at its place


def _canvas(pen: Pen, width: int, height: int) -> Canvas:
    sheet = Canvas(width, height)
    layout = pen.table.layout
    across, down = width / layout.width, height / layout.height
    for shape in pen.table.shapes:
        if not placed(pen, shape):
            continue
        left, top = _chair(pen, shape)
        # A board without a place of its own lies where its spaces lie.
        x, y, w, h = (shape.x, shape.y, shape.w, shape.h) if shape.w or not isinstance(shape, Board) else shape.frame
        box = _scaled(left + x, top + y, w, h, across, down)
        if box.y + box.h > height or box.x + box.w > width:
            raise NoRoom
        draw_shape(sheet, box, shape, pen, across, down)
    for y, line in enumerate(banners(pen)):
        sheet.write(1, y, line)
    for y, line in enumerate(reversed(bonds(pen))):
        sheet.write(1, height - 1 - y, line)
    return sheet


def placed(pen: Pen, shape: Shape) -> bool:
    """Tell whether a shape has a place of its own on the canvas now."""
    has_place = (shape.w > 0 and shape.h > 0) or (isinstance(shape, Board) and bool(pen.table.layout.width))
    return has_place and not shape.on and shape.id not in pen.fill.absent and shown_to(pen, shape)


def _chair(pen: Pen, shape: Shape) -> tuple[float, float]:
    seats = pen.table.layout.chairs
    if shape.seat is None or not seats:
        return 0, 0
    return seats[(shape.seat - (pen.seat or 0)) % pen.table.seats]


def _scaled(x: float, y: float, w: float, h: float, across: float, down: float) -> Box:
    left, top = round(x * across), round(y * down)
    return Box(left, top, round((x + w) * across) - left, max(round((y + h) * down) - top, LEAST))


# --- games without: boards in the middle, then what lies about, then the seats side by side


def _areas(pen: Pen, width: int, height: int) -> Canvas:
    sheet = Canvas(width, height)
    shapes = [
        each for each in pen.table.shapes if each.id not in pen.fill.absent and not each.on and shown_to(pen, each)
    ]
    middle = [each for each in shapes if each.seat is None and each.area == "centre"]
    boards = [each for each in middle if isinstance(each, Board)]
    head = [*banners(pen), *flow([titled(each, pen) for each in middle if each not in boards], width), *bonds(pen)]
    seats = _seat_boxes(pen, [each for each in shapes if each.seat is not None], width)
    room = height - len(head) - seats.height
    if boards and room < 12:
        raise NoRoom
    if room < 0:
        raise NoRoom
    step = width // max(len(boards), 1)
    for number, board in enumerate(boards):
        draw_board(sheet, number * step, 0, step, room, board, pen)
    top = room if boards else 0
    for y, line in enumerate(head):
        sheet.write(1, top + y, line)
    sheet.paste(seats, 0, top + len(head))
    return sheet


def _seat_boxes(pen: Pen, shapes: list[Shape], width: int) -> Canvas:
    """Draw a box for each seat, side by side, all as high as the fullest one."""
    step = width // max(pen.table.seats, 1)
    inside = []
    for seat in chairs(pen):
        items = [item for shape in shapes if shape.seat == seat for item in items_of(shape, pen)]
        items += [[part] for part in pen.standing(seat, line=True)]
        inside.append((seat, flow([item for item in items if item], step - 4, gap=2)))
    if step < 24:
        raise NoRoom
    height = max(len(lines) for _, lines in inside) + 2
    sheet = Canvas(width, height)
    for number, (seat, lines) in enumerate(inside):
        sheet.frame(number * step, 0, step, height, seat_ink(seat), f"seat:{seat}")
        sheet.write(number * step + 2, 0, [Run(" "), *clip(pen.seat_name(seat), step - 6), Run(" ")])
        for y, line in enumerate(lines):
            sheet.write(number * step + 2, 1 + y, line)
    return sheet


# --- one shape in its box


def draw_shape(sheet: Canvas, box: Box, shape: Shape, pen: Pen, across: float, down: float) -> None:
    if isinstance(shape, Board):
        if box.w < 20 or box.h < 6:
            raise NoRoom
        draw_board(sheet, box.x, box.y, box.w, box.h, shape, pen)
    elif isinstance(shape, Mat):
        _mat(sheet, box, shape, pen, across, down)
    elif isinstance(shape, Row | Pool) and (box.h >= 5 or (shape.bare and box.h >= 3)):
        _large(sheet, box, shape, pen)
    else:
        _boxed(sheet, box, shape, pen, contents(shape, pen))


def _boxed(sheet: Canvas, box: Box, shape: Shape, pen: Pen, parts: list[Runs]) -> None:
    """Draw a frame with the shape's name on it and its parts inside."""
    _framed(sheet, box, shape, pen)
    _filled(sheet, box, [parts])


def _filled(sheet: Canvas, box: Box, items: list[list[Runs]]) -> None:
    """Write items inside a frame; items that do not fit end in an ellipsis.

    Only the size of the box decides whether there is room, so that one piece more cannot make a wide table narrow.
    """
    width, height = box.w - 3, box.h - 2
    if height < 1 or width < 5:
        raise NoRoom
    lines = flow(items, width, gap=2)
    if len(lines) > height:
        rest = [run for line in lines[height - 1 :] for run in [*line, Run(" ")]]
        lines = [*lines[: height - 1], clip(rest, width)]
    for y, line in enumerate(lines):
        sheet.write(box.x + 2, box.y + 1 + y, clip(line, width))


def _framed(sheet: Canvas, box: Box, shape: Shape, pen: Pen) -> None:
    """Draw the frame of a shape in its seat's colour, with its name and then its note in the upper edge."""
    owner = pen.owners.get(shape.id)
    if shape.bare:
        return
    style = seat_ink(owner) if shape.seat is not None and owner is not None else _hue(shape, _FRAME)
    sheet.frame(box.x, box.y, box.w, box.h, pen.edge(style, shape.id), shape.id)
    head: Runs = []
    if shape.seat is not None and isinstance(shape, Mat) and owner is not None:
        head += [pen.sigil(owner), Run(" ")]
    head.append(Run(pen.name(shape.name), pen.look(_hue(shape, TITLE), shape.id), shape.id))
    note = pen.note(shape.id, shape.note)
    if note and width_of(head) + len(note) + 7 <= box.w:
        head.append(Run(f" · {note}", QUIET, shape.id))
    sheet.write(box.x + 1, box.y, [Run(" "), *clip(head, box.w - 4), Run(" ")])


def _hue(shape: Shape, plain: Style) -> Style:
    return colour_ink(shape.hue, shape.seat, bold=True) if shape.hue else plain


def _large(sheet: Canvas, box: Box, shape: Row | Pool, pen: Pen) -> None:
    """Draw pieces large, side by side; in a pool each with its number."""
    if isinstance(shape, Pool):
        there = {piece.kind: piece for piece in pen.heaps(shape.id)}
        pieces = [there.get(kind) or Piece(kind=kind, count=0) for kind in shape.kinds]
        unit = COIN + 2
    else:
        pieces = [one for piece in pen.fill.holds.get(shape.id, ()) for one in [piece] * min(piece.count, 9)]
        unit = COIN
    inner = Box(box.x + 2, box.y + 1, box.w - 4, box.h - 2) if not shape.bare else box
    if any(isinstance(pen.kinds[piece.kind], CardFace) for piece in pieces) or inner.w < (unit + 1) * len(pieces) - 1:
        _boxed(sheet, box, shape, pen, contents(shape, pen))
        return
    _framed(sheet, box, shape, pen)
    gap = (inner.w - unit * len(pieces)) // (len(pieces) + 1)
    x, y = inner.x + gap, inner.y + (inner.h - 3) // 2
    for piece in pieces:
        draw_piece(sheet, x, y, shape.id, piece, pen)
        if isinstance(shape, Pool):
            style = QUIET if piece.count else FAINT
            sheet.put(x + COIN, y + 1, f"×{piece.count}", style, piece_id(shape.id, piece))
        x += unit + gap


def draw_piece(sheet: Canvas, x: int, y: int, place: str, piece: Piece, pen: Pen) -> None:
    """Draw a piece three rows high: its letter inside, the numbers of its kind on the lower rim."""
    id = piece_id(place, piece)
    kind = pen.kinds[piece.kind]
    gone = piece.count == 0
    style = FAINT if gone else pen.style(piece)
    lit = pen.lit(id)
    corners = "┌┐└┘" if isinstance(kind, CardFace) or kind.shape in ("card", "tile", "cube") else "╭╮╰╯"
    sheet.frame(x, y, COIN, 3, pen.edge(style, id), id, corners)
    inside = [Run(pen.letter(piece), pen.look(style, id), id), *(m._replace(id=id) for m in pen.marks(piece))]
    inside += pen.extras(id)
    if lit >= Lit.CHOSEN:
        sheet.put(x + 1, y + 1, " " * (COIN - 2), pen.look(style, id), id)
    sheet.write(x + 1 + (COIN - 1 - width_of(inside)) // 2, y + 1, clip(inside, COIN - 2))
    numbers = [badge.n for badge in kind.badges if badge.n is not None] if isinstance(kind, PieceKind) else []
    rim = "·".join(map(str, numbers))
    if numbers and len(rim) <= COIN - 2:
        sheet.put(x + (COIN - len(rim)) // 2, y + 2, rim, FAINT if gone else QUIET, id)


# --- mats


def _mat(sheet: Canvas, box: Box, mat: Mat, pen: Pen, across: float, down: float) -> None:
    """Draw a mat: slots and parts at their places on it when there is room, else one after the other."""
    parts = [part for part in mat.parts if part.id not in pen.fill.absent]
    boxes = {part.id: _scaled(part.x, part.y, part.w, part.h, across, down) for part in parts}
    slots = [slot for slot in mat.slots if not slot.over]
    laid_out = bool(slots) and all(part.h * down > 2 for part in parts)
    _framed(sheet, box, mat, pen)
    if not laid_out:
        items = [[run for run in items if run] for part in mat.parts for items in items_of(part, pen)]
        _filled(sheet, box, items)
        return
    centres = sorted(slot.x * across for slot in slots if not slot.quiet)
    closest = min((right - left for left, right in pairwise(centres)), default=SLOTS[0])
    columns = next((each for each in SLOTS if each <= closest), None)
    if columns is None:
        raise NoRoom
    lowest = max((round(slot.y * down) + 1 for slot in slots if not slot.quiet), default=0)
    if any(one.y <= lowest < one.y + one.h for one in boxes.values()) or lowest >= box.h - 1:
        raise NoRoom
    for slot in slots:
        at = box.x + round(slot.x * across), box.y + max(round(slot.y * down), 2)
        _slot(sheet, at, columns, slot, mat, pen)
    for part in parts:
        place = boxes[part.id]
        inside = Box(box.x + place.x, box.y + place.y, place.w, min(place.h, box.h - 1 - place.y))
        _boxed(sheet, inside, part, pen, contents(part, pen))


def _slot(sheet: Canvas, at: tuple[int, int], columns: int, slot: Slot, mat: Mat, pen: Pen) -> None:
    """Draw a slot round a cell, its number in the upper edge; a quiet one only when something lies there."""
    x, y = at
    inside = slot_pieces(slot, mat, pen, bare=columns < SLOTS[0] and not slot.quiet)
    if slot.quiet:
        sheet.write(x - 1, y, inside)
        return
    left = x - columns // 2
    style = pen.edge(_FRAME, slot.id)
    corners = "╱╲╲╱" if slot.look == "coffin" else "┌┐└┘" if slot.look in ("square", "card", "cube") else "╭╮╰╯"
    sheet.frame(left, y - 1, columns, 3, style, slot.id, corners)
    if slot.n is not None:
        sheet.put(left + columns // 2, y - 1, str(slot.n), pen.look(QUIET, slot.id), slot.id)
    if not inside and pen.lit(slot.id) >= Lit.POSSIBLE:
        inside = [Run("+", ink(GOLD_LIT, bold=True), slot.id)]
    sheet.write(left + 1 + (columns - 2 - width_of(inside)) // 2, y, clip(inside, columns - 2))


# --- the rail


def rail(pen: Pen, width: int, *, large: bool) -> Canvas:
    """Draw the rail: the shapes of the side, and those without a place on the table.

    Beside a table that is not drawn at large, draw the shapes that it leaves out.
    """
    lines: list[Runs] = []
    elsewhere = {shape.id for shape in (_at_large(pen) if large else narrow_shapes(pen))}
    for shape in pen.table.shapes:
        if shape.id in pen.fill.absent or shape.area == "top" or not shown_to(pen, shape) or shape.on:
            continue
        if shape.id in elsewhere:
            continue
        section = _section(shape, pen, width)
        if section:
            lines += [*section, []]
    return Canvas.of(lines[:-1], width)


def _at_large(pen: Pen) -> list[Shape]:
    """Return the shapes of the table at large: those with a place or, on a table without places, not of the side."""
    if pen.table.layout.width:
        return [shape for shape in pen.table.shapes if placed(pen, shape)]
    return [shape for shape in pen.table.shapes if shape.area not in ("side", "aside")]


def _section(shape: Shape, pen: Pen, width: int) -> list[Runs]:
    """Return a shape as a few lines under its name."""
    if isinstance(shape, Mat) and shape.parts and all(isinstance(part, Readout) for part in shape.parts):
        lines = [line for part in shape.parts for line in _reading(part, pen, width)]
    elif isinstance(shape, Readout):
        return _alone(shape, pen, width)
    else:
        items = (
            [item for each in items_of(shape, pen) for item in each] if isinstance(shape, Mat) else contents(shape, pen)
        )
        lines = flow([[item] for item in items], width, gap=2)
    if not lines:
        return []
    note = pen.note(shape.id, shape.note)
    head: Runs = [Run(pen.name(shape.name), pen.look(_hue(shape, TITLE), shape.id), shape.id)]
    if note:
        head.append(Run(f" · {note}", QUIET))
    for each in pen.fill.holds.get(shape.id, ()):
        kind = pen.kinds[each.kind]
        if isinstance(kind, CardFace) and kind.body is not None:
            lines += wrap(pen.words.say(kind.body), width, QUIET)
    return [clip(head, width), *lines]


def _reading(part: Shape, pen: Pen, width: int) -> list[Runs]:
    """Return a bar with its owner before it and its number after it, and its words below."""
    assert isinstance(part, Readout)
    value = pen.fill.values.get(part.id)
    if value is None:
        return []
    owner = pen.owners.get(part.id)
    head = clip([*([pen.sigil(owner), Run(" ")] if owner is not None else []), Run(pen.name(part.name))], 16)
    head.append(Run(" " * (17 - width_of(head))))
    number = f"{value.n:>4}"
    line = [*head, *bar(part, value, pen, max(width - 17 - len(number), 4)), Run(number, TITLE, part.id)]
    below = [[Run(" " * 17), Run(pen.words.say(value.say), QUIET)]] if value.say is not None else []
    return [line, *(clip(each, width) for each in below)]


def _alone(readout: Readout, pen: Pen, width: int) -> list[Runs]:
    value = pen.fill.values.get(readout.id)
    if value is None:
        return []
    said = f" {pen.words.say(value.say)}" if value.say is not None else ""
    name = Run(f"{pen.name(readout.name)} ", TITLE, readout.id)
    return [clip([name, pen.value(value, readout.id), Run(said, QUIET)], width)]

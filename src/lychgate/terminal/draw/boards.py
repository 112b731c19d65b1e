"""Boards as maps of characters: grids cell by cell, others scaled to the pane; and their links as a list."""

from __future__ import annotations

from collections.abc import Iterator
from math import cos, floor, radians, sin

from rich.style import Style

from lychgate.core.say import Say
from lychgate.core.table import Board, Link, Space
from lychgate.core.table.board import box_of
from lychgate.terminal.canvas import Canvas, Run, Runs, clip, flow, plain, width_of, wrap
from lychgate.terminal.draw.inline import light_of, slot_pieces
from lychgate.terminal.draw.inline import slot as slot_line
from lychgate.terminal.draw.pen import Pen
from lychgate.terminal.palette import BONE, FAINT, QUIET, colour_ink, ink, tone_ink

_KINDS = {"plain": "·", "socket": "○", "passage": "◇", "arrow": "·", "room": " ", "step": "≡", "roundel": "·"}
_FACING = {"n": "↑", "e": "→", "s": "↓", "w": "←"}
_LINKS = {"open": "·", "wall": "╳", "door": "+", "arrow": "·"}
LABEL = 16
"""Columns of a space's name on a map at most."""
MANY = 30
"""Number of links from which on they are not listed: only the map shows them."""


def draw_board(sheet: Canvas, x: int, y: int, w: int, h: int, board: Board, pen: Pen) -> None:
    """Draw a board into a box of the sheet, its name and light on the upper edge."""
    sheet.frame(x, y, w, h, pen.edge(FAINT, board.id), board.id)
    title = [Run(f" {pen.name(board.name)} ", ink(BONE, bold=True), board.id)]
    light = light_of(board, pen)
    if light:
        title.append(Run(f"{light} ", tone_ink("known"), board.id))
    sheet.write(x + 2, y, clip(title, w - 4))
    inner = Canvas(w - 2, h - 2)
    if board.look == "grid":
        _grid(inner, board, pen)
    else:
        _map(inner, board, pen)
    sheet.paste(inner, x + 1, y + 1)


def board_height(board: Board) -> int:
    """Return the rows that suit a board in a narrow pane, edges included."""
    if board.look == "grid":
        rows = _extent(board)[3]
        return (rows * 2 if rows <= 12 else rows) + 2
    return min(max(len(board.spaces) // 2 + 4, 9), 30)


def ways(board: Board, pen: Pen, width: int) -> list[Runs]:
    """List a board's links, edge pieces and regions: for panes in which a map cannot show them.

    Where there are many links, only those that can be chosen or are barred are listed.
    """
    names = {space.id: pen.name(space.name) for space in board.spaces}
    few = len(board.links) <= MANY
    items: list[list[Runs]] = []
    for region in board.regions:
        if not few and not pen.lit(region.id):
            continue  # the map itself shows this region
        style = pen.look(colour_ink(region.hue, None), region.id)
        inside = ", ".join(names[id] for id in region.spaces) if few else ""
        told = [Run(f": {inside}", QUIET, region.id)] if inside else []
        items.append([[Run(pen.name(region.name), style, region.id), *told]])
    shown = [link for link in board.links if few or (link.id and (pen.lit(link.id) or link.id in pen.fill.states))]
    items += [[_way(link, names, pen)] for link in shown]
    if board.look != "grid":  # the map of a grid shows its edge pieces
        items += [[[Run(said, pen.look(QUIET, id), id)]] for id, said in _edges(board, pen)]
    return flow(items, width)


def _edges(board: Board, pen: Pen) -> Iterator[tuple[str, str]]:
    for edge in board.edges:
        state = next((each for each in pen.kinds[edge.kind].states if each.id == pen.fill.states.get(edge.id)), None)
        yield edge.id, f"{pen.name(edge.name)} {pen.words.say(state.name)}" if state else pen.name(edge.name)


def _way(link: Link, names: dict[str, str], pen: Pen) -> Runs:
    joint = {"open": "–", "wall": "╳", "door": "┼", "arrow": "→"}[link.kind]
    style = tone_ink("danger") if link.kind == "wall" else QUIET
    runs = [Run(f"{names[link.a]} {joint} {names[link.b]}", pen.look(style, link.id) if link.id else style, link.id)]
    if link.name is not None or link.kind == "door":
        runs.append(Run(f" ({pen.words.say(link.name or Say('table-link-door'))}", QUIET, link.id))
        state = pen.fill.states.get(link.id)
        runs.append(Run(f", {pen.words.say(Say(f'table-link-{state}'))})" if state else ")", QUIET, link.id))
    return runs


def ring(board: Board, pen: Pen, width: int) -> list[Runs]:
    """List the wedges of a wheel in their order, each with its places."""
    lines: list[Runs] = [[Run(f"↻ {pen.name(board.name)}", ink(BONE, bold=True), board.id)]]
    for space in sorted(board.spaces, key=lambda space: space.angle or 0):
        head = [Run(f"  {pen.name(space.name)}", _space_ink(space, board, pen), space.id)]
        places = [[*slot_line(slot, board, pen)] for slot in space.slots]
        lines += flow([[head], *([place] for place in [*pen.pieces(space.id), *places])], width, gap=2, indent=4)
    return lines


# --- what stands on a space


def standing_on(space: Space, board: Board, pen: Pen, *, bare: bool = False) -> Runs:
    """Return the pieces on a space and in its slots, then its signs; `bare`: the pieces as letters alone."""
    if bare:
        runs = [run for piece in pen.fill.holds.get(space.id, ()) for run in pen.piece(space.id, piece, bare=True)]
    else:
        runs = [run for piece in pen.pieces(space.id) for run in piece]
    for slot in space.slots:
        inside = slot_pieces(slot, board, pen)
        if inside or pen.lit(slot.id):
            runs += [Run("[", pen.edge(FAINT, slot.id), slot.id), *inside, Run("]", pen.edge(FAINT, slot.id), slot.id)]
    for shape in pen.table.shapes:
        if shape.on == space.id:
            count = sum(piece.count for piece in pen.fill.holds.get(shape.id, ()))
            runs.append(Run(f"#{count}", pen.look(QUIET, shape.id), shape.id))
    runs += [Run(pen.mark(badge), tone_ink(badge.tone), space.id) for badge in space.badges if badge.spelt or badge.n]
    return runs + pen.extras(space.id)


def _space_ink(space: Space, board: Board, pen: Pen) -> Style:
    region = next((each for each in board.regions if space.id in each.spaces), None)
    hue = space.hue or (region.hue if region else None)
    return pen.look(colour_ink(hue, None) if hue else QUIET, space.id)


# --- maps


def _map(sheet: Canvas, board: Board, pen: Pen) -> None:
    """Put every space where it lies, scaled, and a dotted line along every way."""
    at = {space.id: _place(space, board, sheet) for space in board.spaces}
    for link in board.links:
        style = pen.look(tone_ink("danger") if link.kind == "wall" else FAINT, link.id) if link.id else FAINT
        if link.kind == "wall":
            style = tone_ink("danger")
        path = list(_line(at[link.a], at[link.b]))
        for x, y in path:
            sheet.put(x, y, _LINKS[link.kind], style, link.id)
        if link.kind in ("door", "arrow") and path:
            x, y = path[len(path) // 2]
            sheet.put(x, y, "▯" if link.kind == "door" else "»", pen.look(QUIET, link.id), link.id)
    taken: set[tuple[int, int]] = set()
    for space in board.spaces:
        name = clip([Run(pen.name(space.name), _space_ink(space, board, pen), space.id)], LABEL)
        above = standing_on(space, board, pen)
        label = [*name, *([Run(" ", id=space.id), *above] if above else [])]
        x, y = _free(at[space.id], width_of(label), sheet, taken)
        taken |= {(column, y) for column in range(x - 1, x + width_of(label) + 1)}
        sheet.write(x, y, label)


def _place(space: Space, board: Board, sheet: Canvas) -> tuple[int, int]:
    _, _, width, height = board.frame
    if board.look == "wheel" and space.angle is not None:
        turn = radians(space.angle)
        return (
            round((sheet.width - 1) * (0.5 + 0.36 * sin(turn))),
            round((sheet.height - 1) * (0.5 - 0.42 * cos(turn))),
        )
    spaces = board.spaces
    # The spaces in use fill the pane; margins of the board's picture are left out.
    low_x, high_x = min(one.x for one in spaces), max(one.x for one in spaces)
    low_y, high_y = min(one.y for one in spaces), max(one.y for one in spaces)
    margin = min(LABEL // 2 + 1, sheet.width // 3)
    x = margin + (space.x - low_x) / max(high_x - low_x, width / 1000) * max(sheet.width - 1 - 2 * margin, 0)
    y = 1 + (space.y - low_y) / max(high_y - low_y, height / 1000) * max(sheet.height - 3, 0)
    return round(x), round(y)


def _free(wanted: tuple[int, int], width: int, sheet: Canvas, taken: set[tuple[int, int]]) -> tuple[int, int]:
    """Return the cell where a label of this width begins: centred on the wanted cell, else in the nearest free row."""
    x = min(max(wanted[0] - width // 2, 0), max(sheet.width - width, 0))
    for step in range(sheet.height):
        for y in (wanted[1] + step, wanted[1] - step):
            if 0 <= y < sheet.height and not any((column, y) in taken for column in range(x, x + width)):
                return x, y
    return x, wanted[1]


def _line(start: tuple[int, int], end: tuple[int, int]) -> Iterator[tuple[int, int]]:
    """Yield the cells between two others."""
    steps = max(abs(end[0] - start[0]), abs(end[1] - start[1]))
    for step in range(1, steps):
        part = step / steps
        cell = round(start[0] + (end[0] - start[0]) * part), round(start[1] + (end[1] - start[1]) * part)
        # Characters are twice as high as wide: half the dots of a level line are enough.
        if abs(end[1] - start[1]) * 2 > abs(end[0] - start[0]) or cell[0] % 2 == 0:
            yield cell


# --- grids


def _origin(board: Board) -> tuple[float, float]:
    """Return a corner of the grid, taken from any space that is a single cell."""
    for space in board.spaces:
        if not space.poly:
            left, top, _, _ = box_of(space, board.cell)
            return left, top
    return board.frame[0], board.frame[1]


def _extent(board: Board) -> tuple[int, int, int, int]:
    """Return the part of a grid that is in use: first column, first row, columns, rows."""
    boxes = [_cells(space, board) for space in board.spaces]
    x, y = _origin(board)
    for edge in board.edges:
        column, row = floor((edge.x - x) / board.cell), floor((edge.y - y) / board.cell)
        boxes.append((column, row, column + 1, row + 1))
    left, top = min(box[0] for box in boxes), min(box[1] for box in boxes)
    return left, top, max(box[2] for box in boxes) - left, max(box[3] for box in boxes) - top


def _cells(space: Space, board: Board) -> tuple[int, int, int, int]:
    """Return the cells a space covers: from column and row, to column and row (not included)."""
    left, top = _origin(board)
    x0, y0, x1, y1 = box_of(space, board.cell)
    column, row = round((x0 - left) / board.cell), round((y0 - top) / board.cell)
    wide, high = max(round((x1 - x0) / board.cell), 1), max(round((y1 - y0) / board.cell), 1)
    return column, row, column + wide, row + high


def _grid(sheet: Canvas, board: Board, pen: Pen) -> None:
    """Draw each space as its cells: rooms as boxes with their name, single cells as what stands there or their sign."""
    left, top, columns, rows = _extent(board)
    wide = max(min(sheet.width // max(columns, 1), 9), 1)
    high = max(min(sheet.height // max(rows, 1), 3), 1)
    scale = (left, top, wide, high)
    for space in board.spaces:
        x0, y0, x1, y1 = _cells(space, board)
        x, y, w, h = (x0 - left) * wide, (y0 - top) * high, (x1 - x0) * wide, (y1 - y0) * high
        if space.poly:
            _room(sheet, (x, y, w, h), space, board, pen)
            continue
        style = _space_ink(space, board, pen)
        sign = _FACING.get(space.facing or "", _KINDS[space.kind])
        above = standing_on(space, board, pen)
        if width_of(above) > wide:
            above = [
                *(run for piece in pen.fill.holds.get(space.id, ()) for run in pen.piece(space.id, piece, bare=True))
            ]
            above += pen.extras(space.id)
        shown = above or [Run(sign, style, space.id)]
        pad = max((wide - width_of(shown)) // 2, 0)
        sheet.put(x, y + (high - 1) // 2, " " * wide, style, space.id)
        sheet.write(x + pad, y + (high - 1) // 2, clip(shown, wide))
    _doors(sheet, board, pen, scale)
    _mirrors(sheet, board, pen, scale)


def _room(sheet: Canvas, box: tuple[int, int, int, int], space: Space, board: Board, pen: Pen) -> None:
    """Draw a room: its walls, its name on as many lines as fit, then who is in it and what lies there."""
    x, y, w, h = box
    style = _space_ink(space, board, pen)
    above = standing_on(space, board, pen)
    if width_of(above) > w - 2:
        above = standing_on(space, board, pen, bare=True)
    name = pen.name(space.name)
    if w < 6 or h < 3:
        sheet.write(x, y, clip([Run(name, style, space.id), *([Run(" ", id=space.id), *above] if above else [])], w))
        return
    sheet.frame(x, y, w, h, pen.edge(FAINT, space.id), space.id, "┌┐└┘")
    lines = _on_lines(name, w - 2, max(h - 3, 1))
    for row, line in enumerate(lines):
        sheet.write(x + 1, y + 1 + row, clip([Run(line, style, space.id)], w - 2))
    sheet.write(x + 1, y + 1 + len(lines), clip(above, w - 2))


def _on_lines(name: str, width: int, rows: int) -> list[str]:
    """Break a name into lines; where there are too few, a short word at its beginning (an article) is left out."""
    words = name.split()
    lines = [plain(line) for line in wrap(name, width)]
    if len(words) > 1 and len(words[0]) < 4 and (len(lines) > rows or any(len(line) > width for line in lines)):
        lines = [plain(line) for line in wrap(" ".join(words[1:]), width)]
    return lines[:rows]


def _doors(sheet: Canvas, board: Board, pen: Pen, scale: tuple[int, int, int, int]) -> None:
    """Mark the doors on the walls of their rooms: `▯`, barred `▮`."""
    left, top, wide, high = scale
    spaces = {space.id: space for space in board.spaces}
    for link in board.links:
        if link.kind != "door" or link.side is None or not spaces[link.b].poly:
            continue
        x0, y0, _, _ = _cells(spaces[link.a], board)
        room = _cells(spaces[link.b], board)
        if (room[3] - room[1]) * high < 3:  # fewer than three rows: no walls
            continue
        middle = (x0 - left) * wide + wide // 2
        column = {"w": (room[0] - left) * wide, "e": (room[2] - left) * wide - 1}.get(link.side, middle)
        row = {"n": (room[1] - top) * high, "s": (room[3] - top) * high - 1}.get(link.side, (y0 - top) * high)
        sign = "▮" if pen.fill.states.get(link.id) == "barred" else "▯"
        sheet.put(column, row, sign, pen.look(ink(BONE, bold=True), link.id or link.b), link.id or link.b)


def _mirrors(sheet: Canvas, board: Board, pen: Pen, scale: tuple[int, int, int, int]) -> None:
    """Mark the pieces on edges by the letter of their kind, or of its state."""
    left, top, wide, high = scale
    x, y = _origin(board)
    for edge in board.edges:
        kind = pen.kinds[edge.kind]
        state = next((each for each in kind.states if each.id == pen.fill.states.get(edge.id)), None)
        column = floor(((edge.x - x) / board.cell - left) * wide)
        row = floor(((edge.y - y) / board.cell - top) * high)
        sheet.put(column, row, (state.letter if state else "") or kind.letter, pen.look(QUIET, edge.id), edge.id)

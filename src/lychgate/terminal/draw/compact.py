"""The table where room is short: what is common to all in a few lines, then two lines for each player."""

from __future__ import annotations

from collections.abc import Iterable

from lychgate.core.say import Say
from lychgate.core.table import Board, Mat, Readout, Shape, Table, names_of
from lychgate.terminal.canvas import Canvas, Run, Runs, flow, width_of
from lychgate.terminal.draw.boards import board_height, draw_board, ring, ways
from lychgate.terminal.draw.inline import slot, titled
from lychgate.terminal.draw.pen import Pen
from lychgate.terminal.palette import DANGER, QUIET, tone_ink

NAME = 16
"""Columns of a player's name at most."""


def compact(pen: Pen, width: int) -> Canvas:
    """Draw the shapes below each other, in the order that the table gives for terminals.

    What the viewer owns comes first: however short the terminal is, nobody decides without it.
    """
    sheets: list[Canvas] = []
    shapes = narrow_shapes(pen)
    own, *others = [(seat, [each for each in shapes if each.seat == seat]) for seat in chairs(pen)]
    lines: list[Runs] = [*banners(pen), *_seat(*own, pen, width)]
    common: list[list[Runs]] = []
    for shape in (each for each in shapes if each.seat is None):
        if isinstance(shape, Board):
            lines += flow(common, width)
            sheets += [Canvas.of(lines, width), _board(shape, pen, width)]
            common, lines = [], []
        else:
            common += items_of(shape, pen)
    lines += flow(common, width)
    for seat, things in others:
        lines += _seat(seat, things, pen, width)
    lines += bonds(pen)
    whole = stack([*sheets, Canvas.of(lines, width)], width)
    sheet = Canvas(width + 1, whole.height)
    sheet.paste(whole, 1, 0)
    return sheet


def narrow_shapes(pen: Pen) -> list[Shape]:
    """Return the shapes a narrow terminal shows, in its order; the bar on top has its own."""
    by_id = {shape.id: shape for shape in pen.table.shapes}
    order = pen.table.layout.terminal or tuple(by_id)
    return [
        by_id[id] for id in order if id not in pen.fill.absent and by_id[id].area != "top" and shown_to(pen, by_id[id])
    ]


def shown_to(pen: Pen, shape: Shape) -> bool:
    """Tell whether the viewer is meant to see a shape: `mine` is for its owner, `rivals` for everybody else."""
    if shape.area == "mine":
        return shape.seat == pen.seat
    return shape.area != "rivals" or shape.seat != pen.seat


def top_shapes(table: Table, pen: Pen) -> list[Shape]:
    """Return the shapes of the bar on top."""
    return [shape for shape in table.shapes if shape.area == "top" and shape.id not in pen.fill.absent]


def chairs(pen: Pen) -> list[int]:
    """Return the seats in the order they are drawn: the viewer, then the others clockwise."""
    first = pen.seat or 0
    return [(first + step) % pen.table.seats for step in range(pen.table.seats)]


def stack(sheets: Iterable[Canvas], width: int) -> Canvas:
    found = [sheet for sheet in sheets if sheet.height]
    whole = Canvas(width, sum(sheet.height for sheet in found))
    y = 0
    for sheet in found:
        whole.paste(sheet, 0, y)
        y += sheet.height
    return whole


def banners(pen: Pen) -> list[Runs]:
    """Return the rules in force over the whole table, a line for each."""
    return [[Run(f"! {pen.name(banner.say)}", tone_ink(banner.tone, bold=True))] for banner in pen.fill.banners]


def bonds(pen: Pen) -> list[Runs]:
    """Say who serves, steers or attacks whom."""
    if not pen.fill.bonds:
        return []
    names = names_of(pen.table, pen.fill)
    return [
        [
            Run("⇢ ", DANGER if bond.kind == "attacks" else QUIET),
            Run(
                pen.name(Say(f"table-bond-{bond.kind}", {"start": names[bond.start], "end": names[bond.end]})),
                DANGER if bond.kind == "attacks" else QUIET,
                bond.start,
            ),
        ]
        for bond in pen.fill.bonds
    ]


def items_of(shape: Shape, pen: Pen) -> list[list[Runs]]:
    """Return a shape as items that are not broken across lines: a mat's slots, then each of its parts."""
    if not isinstance(shape, Mat):
        return [titled(shape, pen)]
    slots = [each for each in (slot(one, shape, pen) for one in shape.slots if not one.over) if each]
    parts = [item for part in shape.parts if part.id not in pen.fill.absent for item in items_of(part, pen)]
    return [slots, *parts]


def _board(board: Board, pen: Pen, width: int) -> Canvas:
    if board.look == "wheel":
        return Canvas.of(ring(board, pen, width), width)
    height = board_height(board)
    sheet = Canvas(width, height)
    draw_board(sheet, 0, 0, width, height, board, pen)
    return stack([sheet, Canvas.of(ways(board, pen, width), width)], width)


def _seat(seat: int, shapes: list[Shape], pen: Pen, width: int) -> list[Runs]:
    """Return a player's lines: name and slots first; the rest beside them if there is room, else below."""
    head = pen.seat_name(seat)
    column = min(max(width_of(pen.seat_name(each)) for each in range(pen.table.seats)), NAME + 5) + 2
    told = any(isinstance(part, Readout) for shape in shapes if isinstance(shape, Mat) for part in shape.parts)
    items = [item for shape in shapes for item in items_of(shape, pen) if item]
    standing: list[list[Runs]] = [[part] for part in pen.standing(seat, line=not told)]
    room = width - column
    first = 1 if shapes and isinstance(shapes[0], Mat) and shapes[0].slots else 0
    together = flow([*items[:first], *standing, *items[first:]], room)
    if len(together) > 1 and first:
        together = [*flow([*items[:first], *standing], room), *flow(items[first:], room)]
    pad = Run(" " * max(column - width_of(head), 1))
    lines = [[*head, pad, *(together[0] if together else [])]]
    return lines + [[Run(" " * column), *line] for line in together[1:]]

"""The pane that shows a sheet: scrolls where necessary, has a candle-lit ground, and reports clicked elements."""

from __future__ import annotations

from math import hypot

from rich.style import Style
from textual.events import Click
from textual.geometry import Region, Size
from textual.message import Message
from textual.scroll_view import ScrollView
from textual.strip import Strip

from lychgate.terminal.canvas import Canvas
from lychgate.terminal.palette import GLOW, NIGHT_0

DARK = Style(bgcolor=NIGHT_0)


class SheetView(ScrollView, can_focus=False):
    """Shows a canvas."""

    class Picked(Message):
        """An element was clicked; empty: the ground between elements."""

        def __init__(self, id: str) -> None:
            super().__init__()
            self.element = id

    def __init__(self, *, glow: bool = False, id: str | None = None) -> None:
        super().__init__(id=id)
        self.sheet = Canvas(0, 0)
        self._glow = glow
        self._grounds: list[list[Style]] = []

    def show(self, sheet: Canvas) -> None:
        """Show another sheet."""
        self.sheet = sheet
        self.virtual_size = Size(sheet.width, sheet.height)
        if self._glow and (len(self._grounds) != sheet.height or len(self._grounds[0]) != sheet.width):
            self._grounds = _candlelight(sheet.width, sheet.height)
        self.refresh()

    def reveal(self, id: str) -> None:
        """Scroll so that an element can be seen."""
        cell = self.sheet.find(id)
        if cell is not None and self.sheet.height > self.size.height:
            self.scroll_to_region(Region(0, max(cell[1] - 1, 0), 1, 3), animate=False)

    def render_line(self, y: int) -> Strip:
        """Return one line of the pane."""
        row = self.scroll_offset.y + y
        grounds = self._grounds[row] if self._glow and row < len(self._grounds) else None
        if grounds is None:
            grounds = [DARK] * self.sheet.width
        return Strip(self.sheet.segments(row, grounds)).adjust_cell_length(self.size.width, DARK)

    def on_click(self, event: Click) -> None:
        """Say which element lies under the mouse."""
        event.stop()
        offset = event.get_content_offset(self)
        if offset is not None:
            self.post_message(self.Picked(self.sheet.at(offset.x, offset.y + self.scroll_offset.y)))


def _candlelight(width: int, height: int) -> list[list[Style]]:
    """Return the ground of every cell: warm in the middle, night at the edges."""
    styles = [Style(bgcolor=colour) for colour in GLOW]
    brightest = len(styles) - 1
    rows = []
    for y in range(height):
        down = (y + 0.5) / height * 2 - 1
        row = []
        for x in range(width):
            far = hypot((x + 0.5) / width * 2 - 1, down) / 1.25
            row.append(styles[max(0, round(brightest * (1 - far)))])
        rows.append(row)
    return rows

"""A sheet of characters: every cell has a character, a style and the id of the table element it belongs to."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import NamedTuple, TypeAlias

from rich.cells import cell_len
from rich.segment import Segment
from rich.style import Style

from lychgate.terminal.palette import PLAIN


class Run(NamedTuple):
    """A stretch of text on one line, all of one style and one element."""

    text: str
    style: Style = PLAIN
    id: str = ""


Runs: TypeAlias = list[Run]
"""A line, or a part of a line that is not broken."""


def width_of(runs: Iterable[Run]) -> int:
    """Return the columns of a line."""
    return sum(cell_len(run.text) for run in runs)


def plain(runs: Iterable[Run]) -> str:
    """Return the characters of a line."""
    return "".join(run.text for run in runs)


def clip(runs: Runs, width: int) -> Runs:
    """Shorten a line to a width; what is cut off leaves an ellipsis."""
    if width_of(runs) <= width:
        return runs
    kept: Runs = []
    room = max(width - 1, 0)
    for run in runs:
        if cell_len(run.text) <= room:
            kept.append(run)
            room -= cell_len(run.text)
            continue
        text = run.text
        while cell_len(text) > room:
            text = text[:-1]
        kept.append(Run(text + "…" if width > 0 else text, run.style, run.id))
        break
    return kept


def flow(items: Iterable[Sequence[Runs]], width: int, *, gap: int = 3, indent: int = 0) -> list[Runs]:
    """Lay items side by side and wrap them like words; an item (a list of parts) is broken only when it must be."""
    lines: list[Runs] = [[]]
    used = 0
    for item in items:
        parts = [part for part in item if part]
        if not parts:
            continue
        whole = sum(width_of(part) for part in parts) + len(parts) - 1
        space = gap if used else 0
        if used and used + space + whole > width:
            lines.append(_blank(indent))
            used, space = indent, 0
        if space:
            lines[-1].append(Run(" " * space))
            used += space
        for number, part in enumerate(parts):
            step = width_of(part)
            if number and used + 1 + step > width:
                lines.append(_blank(indent))
                used = indent
            elif number:
                lines[-1].append(Run(" "))
                used += 1
            lines[-1].extend(part)
            used += step
    return lines if lines != [[]] else []


def _blank(count: int) -> Runs:
    return [Run(" " * count)] if count else []


def wrap(text: str, width: int, style: Style = PLAIN) -> list[Runs]:
    """Break a sentence into lines."""
    return flow([[[Run(word, style)] for word in text.split()]], max(width, 1)) or [[]]


class Canvas:
    """A sheet of `width` columns and `height` rows; text beyond its edges is lost."""

    __slots__ = ("_chars", "_ids", "_styles", "height", "width")

    def __init__(self, width: int, height: int) -> None:
        self.width = max(width, 0)
        self.height = max(height, 0)
        self._chars = [[" "] * self.width for _ in range(self.height)]
        self._styles = [[PLAIN] * self.width for _ in range(self.height)]
        self._ids = [[""] * self.width for _ in range(self.height)]

    @classmethod
    def of(cls, lines: Sequence[Runs], width: int | None = None) -> Canvas:
        """Make a sheet that holds these lines."""
        sheet = cls(max(map(width_of, lines), default=0) if width is None else width, len(lines))
        for y, line in enumerate(lines):
            sheet.write(0, y, line)
        return sheet

    def put(self, x: int, y: int, text: str, style: Style = PLAIN, id: str = "") -> int:
        """Write text from a cell on; return the column after it."""
        if not 0 <= y < self.height:
            return x + cell_len(text)
        if cell_len(text) == len(text):  # one column for each character, as nearly always
            start, end = max(x, 0), min(x + len(text), self.width)
            if start < end:
                self._chars[y][start:end] = text[start - x : end - x]
                self._styles[y][start:end] = [style] * (end - start)
                self._ids[y][start:end] = [id] * (end - start)
            return x + len(text)
        for char in text:
            cells = cell_len(char)
            if not cells:  # a combining mark joins the character before it
                if 0 < x <= self.width:
                    self._chars[y][x - 1] += char
            elif x >= 0 and x + cells <= self.width:
                self._chars[y][x : x + cells] = [char, *[""] * (cells - 1)]
                self._styles[y][x : x + cells] = [style] * cells
                self._ids[y][x : x + cells] = [id] * cells
            x += cells
        return x

    def write(self, x: int, y: int, runs: Iterable[Run]) -> int:
        """Write a line from a cell on; return the column after it."""
        for text, style, id in runs:
            x = self.put(x, y, text, style, id)
        return x

    def frame(self, x: int, y: int, w: int, h: int, style: Style, id: str = "", corners: str = "╭╮╰╯") -> None:
        """Draw the outline of a box; its inside belongs to the same element."""
        if w < 2 or h < 2:
            return
        for row in range(y + 1, y + h - 1):
            self.put(x, row, "│" + " " * (w - 2) + "│", style, id)
        self.put(x, y, corners[0] + "─" * (w - 2) + corners[1], style, id)
        self.put(x, y + h - 1, corners[2] + "─" * (w - 2) + corners[3], style, id)

    def paste(self, other: Canvas, x: int, y: int) -> None:
        """Lay another sheet on this one."""
        start, end = max(-x, 0), min(other.width, self.width - x)
        for row in range(max(-y, 0), min(other.height, self.height - y)):
            self._chars[y + row][x + start : x + end] = other._chars[row][start:end]
            self._styles[y + row][x + start : x + end] = other._styles[row][start:end]
            self._ids[y + row][x + start : x + end] = other._ids[row][start:end]

    def at(self, x: int, y: int) -> str:
        """Return the id of the element at a cell, or nothing."""
        return self._ids[y][x] if 0 <= x < self.width and 0 <= y < self.height else ""

    def style_at(self, x: int, y: int) -> Style:
        """Return the style of a cell."""
        return self._styles[y][x]

    def find(self, id: str) -> tuple[int, int] | None:
        """Return the first cell of an element, if it is on the sheet."""
        for y, row in enumerate(self._ids):
            for x, there in enumerate(row):
                if there == id and self._chars[y][x].strip():
                    return x, y
        return None

    def segments(self, y: int, grounds: Sequence[Style] | None = None) -> list[Segment]:
        """Return a row as styled text, on a ground for each column if there is one."""
        if not 0 <= y < self.height or not self.width:
            return []
        found: list[Segment] = []
        chars, styles = self._chars[y], self._styles[y]
        start = 0
        for x in range(1, self.width + 1):
            # Neighbours mostly share the very same style, so a look at their identity is enough.
            if x < self.width and styles[x] is styles[start] and (grounds is None or grounds[x] is grounds[start]):
                continue
            style = styles[start] if grounds is None else grounds[start] + styles[start]
            found.append(Segment("".join(chars[start:x]), style))
            start = x
        return found

    def text(self) -> str:
        """Return the characters, row by row, without trailing blanks."""
        return "\n".join("".join(row).rstrip() for row in self._chars)

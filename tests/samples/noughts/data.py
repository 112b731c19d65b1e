"""The board and the marks. Cell number n is the bit 1 << n, so that a set of cells is one number."""

from __future__ import annotations

from typing import Literal

PLAYERS = (2, 2)
"""NC-001: fewest and most players."""
MARKS = 5
"""NC-001: marks of each player."""
SIDE = 3
"""NC-002: cells in a row, and rows."""

Mark = Literal["nought", "cross"]
MARK_OF: tuple[Mark, Mark] = ("nought", "cross")
"""NC-001: the mark of each seat."""

CELLS = ("a1", "b1", "c1", "a2", "b2", "c2", "a3", "b3", "c3")
"""NC-002: row by row."""
FULL = 0b111_111_111
"""NC-004: all cells."""
LINES = (0o007, 0o070, 0o700, 0o111, 0o222, 0o444, 0o421, 0o124)
"""NC-003: rows, columns, diagonals."""
WON = tuple(any(marks & line == line for line in LINES) for marks in range(FULL + 1))
"""NC-003: for every set of cells, whether it holds a line."""

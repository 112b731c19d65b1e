"""What the commands share: reading files, printing JSON and prose, a bar that shows progress."""

from __future__ import annotations

import os
import shutil
import sys
import textwrap
from pathlib import Path
from time import perf_counter
from typing import Any

import msgspec

from lychgate.core.errors import LychgateError

WIDEST = 100
"""Columns of prose at most: wider text is hard to read."""


class BadFile(LychgateError):
    """A file that cannot be read."""


def read(path: Path) -> bytes:
    """Return a file's bytes; BadFile in one sentence when there are none."""
    try:
        return path.read_bytes()
    except OSError as error:
        raise BadFile(f"{path} cannot be read: {error.strerror or error}.") from None


def print_json(value: Any) -> None:
    """Print a value as one line of JSON."""
    print(msgspec.json.encode(value).decode())


def width() -> int:
    """Return the columns of prose in this terminal."""
    return min(WIDEST, shutil.get_terminal_size((WIDEST, 24)).columns)


def wrap(text: str, first: str = "", rest: str = "") -> str:
    """Break a paragraph into lines, with an indent for the first and one for the others."""
    return textwrap.fill(text, width(), initial_indent=first, subsequent_indent=rest, break_on_hyphens=False)


def bold(text: str) -> str:
    """Return a heading in bold, if there is a terminal and NO_COLOR is not set."""
    plain = os.environ.get("NO_COLOR") or os.environ.get("TERM") == "dumb" or not sys.stdout.isatty()
    return text if plain else f"\x1b[1m{text}\x1b[0m"


class Bar:
    """A line on the terminal that shows the progress of a simulation; nothing where there is no terminal."""

    CELLS = 30
    PAUSE = 0.1
    """Seconds between two updates of the bar."""

    def __init__(self, total: int) -> None:
        self.total = total
        self.began = perf_counter()
        self._drawn = 0.0
        self.shown = sys.stderr.isatty() and os.environ.get("TERM") != "dumb"

    def show(self, finished: int, decisions: int) -> None:
        now = perf_counter()
        if not self.shown or (now - self._drawn < self.PAUSE and finished < self.total):
            return
        self._drawn = now
        filled = self.CELLS * finished // self.total
        rate = decisions / max(now - self.began, 1e-9)
        bar = "█" * filled + "░" * (self.CELLS - filled)
        print(f"\r{bar} {finished}/{self.total} matches, {rate:,.0f} decisions/s ", end="", file=sys.stderr, flush=True)

    def clear(self) -> None:
        if self.shown:
            print("\r\x1b[2K", end="", file=sys.stderr, flush=True)

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
"""Prose wider than this is hard to read."""


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
    """Return how wide prose may be here."""
    return min(WIDEST, shutil.get_terminal_size((WIDEST, 24)).columns)


def wrap(text: str, first: str = "", rest: str = "") -> str:
    """Break a paragraph into lines, with an indent for the first and one for the others."""
    return textwrap.fill(text, width(), initial_indent=first, subsequent_indent=rest, break_on_hyphens=False)


def bold(text: str) -> str:
    """Make a heading stand out, if there is a terminal and nobody minds (NO_COLOR)."""
    plain = os.environ.get("NO_COLOR") or os.environ.get("TERM") == "dumb" or not sys.stdout.isatty()
    return text if plain else f"\x1b[1m{text}\x1b[0m"


class Bar:
    """A line on the terminal that shows how far a simulation has got; nothing at all when there is no terminal."""

    CELLS = 30
    PAUSE = 0.1
    """Seconds between two looks of the bar: a terminal needs no more."""

    def __init__(self, total: int) -> None:
        self.total = total
        self.began = perf_counter()
        self._drawn = 0.0
        self.shown = sys.stderr.isatty() and os.environ.get("TERM") != "dumb"

    def show(self, finished: int, decisions: int) -> None:
        """Draw the bar anew."""
        now = perf_counter()
        if not self.shown or (now - self._drawn < self.PAUSE and finished < self.total):
            return
        self._drawn = now
        filled = self.CELLS * finished // self.total
        rate = decisions / max(now - self.began, 1e-9)
        bar = "█" * filled + "░" * (self.CELLS - filled)
        print(f"\r{bar} {finished}/{self.total} matches, {rate:,.0f} decisions/s ", end="", file=sys.stderr, flush=True)

    def clear(self) -> None:
        """Take the bar away."""
        if self.shown:
            print("\r\x1b[2K", end="", file=sys.stderr, flush=True)

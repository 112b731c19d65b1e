"""The screen that says that the terminal is too small."""

from __future__ import annotations

from rich.text import Text
from textual.app import ComposeResult
from textual.screen import Screen
from textual.widgets import Static

from lychgate.terminal.session import Session

LEAST = (80, 24)
"""Fewest columns and rows to play in."""


class SmallScreen(Screen[None]):
    """Covers everything until the terminal has grown."""

    def __init__(self, session: Session) -> None:
        super().__init__()
        self.session = session

    def compose(self) -> ComposeResult:
        """Put the sentence in the middle."""
        yield Static(id="small")

    def on_mount(self) -> None:
        """Say how large the terminal is and how large it should be."""
        self._tell()

    def on_resize(self) -> None:
        self._tell()

    def _tell(self) -> None:
        width, height = self.app.size
        words = self.session.text("too-small", columns=width, rows=height, least_columns=LEAST[0], least_rows=LEAST[1])
        self.query_one("#small", Static).update(Text(words))

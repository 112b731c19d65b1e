"""A page over the table: a title, something to read, and how to get back."""

from __future__ import annotations

from textual.app import ComposeResult
from textual.containers import Vertical, VerticalScroll
from textual.events import Key
from textual.screen import Screen
from textual.widget import Widget
from textual.widgets import Static

from lychgate.terminal.canvas import Run, Runs
from lychgate.terminal.palette import TITLE
from lychgate.terminal.panes import as_text, key_bar
from lychgate.terminal.session import Session


class Page(Screen[None]):
    """A page to read; subclasses override `lines` or `body`."""

    LEAVE: tuple[str, ...] = ("escape", "q")
    """Keys that lead back to the table."""
    heading = ""
    """The key of the title's words."""

    def __init__(self, session: Session) -> None:
        super().__init__()
        self.session = session

    def body(self) -> list[Widget]:
        """Return what is to be read."""
        return [VerticalScroll(Static(id="words"), id="reading")]

    def keys(self) -> list[tuple[str, str]]:
        """Return the keys and their words."""
        return [("Esc", self.session.text("key-back"))]

    def lines(self, width: int) -> list[Runs]:
        """Return the lines of a page that is only read."""
        return []

    def compose(self) -> ComposeResult:
        """Put the title on top and the keys below."""
        yield Static(as_text([[Run(f" {self.session.text(self.heading)}", TITLE)]]), classes="heading")
        with Vertical(classes="page"):
            yield from self.body()
        yield Static(classes="keys")

    def on_mount(self) -> None:
        self.write()

    def on_resize(self) -> None:
        """Write the page anew for the new width."""
        self.write()

    def write(self) -> None:
        """Write the lines that depend on the width."""
        self.query_one(".keys", Static).update(key_bar(self.keys(), self.size.width))
        for words in self.query("#words").results(Static):
            words.update(as_text(self.lines(max(self.size.width - 6, 20))))

    def on_key(self, event: Key) -> None:
        if event.key in self.LEAVE:
            event.stop()
            self.dismiss(None)

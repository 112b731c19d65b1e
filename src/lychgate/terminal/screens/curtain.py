"""The curtain: covers everything while the keyboard changes hands."""

from __future__ import annotations

from rich.text import Text
from textual.app import ComposeResult
from textual.containers import Center, Middle
from textual.events import Click, Key
from textual.screen import Screen
from textual.widgets import Static

from lychgate.terminal.palette import ASH, BONE, GOLD_LIT, badge_ink, seat_sigil
from lychgate.terminal.screens.guard import Guard
from lychgate.terminal.session import Session


class CurtainScreen(Screen[bool]):
    """Waits for a person to take the keyboard; True when the person before wants to take their answer back."""

    def __init__(self, session: Session, seat: int, before: int | None) -> None:
        super().__init__()
        self.session = session
        self.seat = seat
        self.before = before
        self.guard = Guard()

    def compose(self) -> ComposeResult:
        """Put the words in the middle of the cloth."""
        with Middle(), Center():
            yield Static(self._words(), id="pass")

    def _words(self) -> Text:
        name = self.session.name(self.seat)
        text = Text()
        text.append(f" {seat_sigil(self.seat).letter} ", badge_ink(self.seat))
        text.append("\n\n")
        text.append(self.session.text("curtain", name=name), f"bold {BONE}")
        text.append("\n\n")
        text.append(self.session.text("curtain-enter"), f"bold {GOLD_LIT}")
        if self.before is not None:
            text.append("\n\n" + self.session.text("curtain-undo", name=self.session.name(self.before)), ASH)
        return text

    def on_key(self, event: Key) -> None:
        """Rise, or take the last answer back; a key pressed twice must not show one person's secrets to another."""
        if self.guard.early:
            event.stop()
        elif event.key in ("enter", "space"):
            event.stop()
            self.dismiss(False)
        elif event.key == "u" and self.before is not None:
            event.stop()
            self.dismiss(True)

    def on_click(self, event: Click) -> None:
        event.stop()
        if not self.guard.early:
            self.dismiss(False)

"""Small questions of the terminal's own: yes or no, and where to save."""

from __future__ import annotations

from pathlib import Path

from rich.text import Text
from textual.app import ComposeResult
from textual.containers import Horizontal, Vertical
from textual.events import Key
from textual.screen import ModalScreen
from textual.widgets import Button, Input, Static

from lychgate.terminal.session import Session


class Confirm(ModalScreen[bool]):
    """A question with yes and no, or with other words for them: the keys of messages."""

    def __init__(
        self, session: Session, question: str, yes: str = "yes", no: str = "no", *, escaped: bool = False
    ) -> None:
        """`escaped` is what Esc answers."""
        super().__init__()
        self.escaped = escaped
        self.yes, self.no = yes, no
        self.session = session
        self.question = question

    def compose(self) -> ComposeResult:
        """Put the question above its two answers."""
        with Vertical(classes="dialog"):
            yield Static(Text(self.question), classes="words")
            with Horizontal(classes="buttons"):
                yield Button(self.session.text(self.yes), id="yes")
                yield Button(self.session.text(self.no), id="no")

    def on_mount(self) -> None:
        """Enter means yes."""
        self.query_one("#yes").focus()

    def on_button_pressed(self, event: Button.Pressed) -> None:
        event.stop()
        self.dismiss(event.button.id == "yes")

    def on_key(self, event: Key) -> None:
        """Answer by letter; arrows change sides."""
        if event.key in ("y", "n", "escape"):
            event.stop()
            self.dismiss(self.escaped if event.key == "escape" else event.key == "y")
        elif event.key in ("left", "right"):
            event.stop()
            self.focus_next()


class SaveAs(ModalScreen[Path | None]):
    """Asks for a file."""

    def __init__(self, session: Session, path: Path) -> None:
        super().__init__()
        self.session = session
        self.path = path

    def compose(self) -> ComposeResult:
        """Put the question above the line for the file's name."""
        with Vertical(classes="dialog"):
            yield Static(Text(self.session.text("save-as")), classes="words")
            yield Input(str(self.path), select_on_focus=False, id="path")

    def on_input_submitted(self, event: Input.Submitted) -> None:
        """Give the file back, or nothing."""
        event.stop()
        self.dismiss(Path(event.value).expanduser() if event.value.strip() else None)

    def on_key(self, event: Key) -> None:
        """Leave without a file."""
        if event.key == "escape":
            event.stop()
            self.dismiss(None)

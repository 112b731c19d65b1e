"""The end: places, scores and why it ended; and what to do now."""

from __future__ import annotations

from pathlib import Path

from rich.text import Text
from textual.app import ComposeResult
from textual.containers import Horizontal, Vertical
from textual.events import Key
from textual.screen import ModalScreen
from textual.widgets import Button, Static

from lychgate.terminal.palette import ASH, BONE, GOLD_LIT, badge_ink, seat_sigil
from lychgate.terminal.panes import ending
from lychgate.terminal.saves import CannotSave
from lychgate.terminal.screens.dialogs import SaveAs
from lychgate.terminal.screens.guard import Guard
from lychgate.terminal.session import Session


class ResultScreen(ModalScreen[str]):
    """Shows how a match ended."""

    def __init__(self, session: Session) -> None:
        super().__init__()
        self.session = session
        self.guard = Guard()

    def compose(self) -> ComposeResult:
        """Put the places above the offers."""
        say = self.session.text
        with Vertical(classes="dialog result"):
            yield Static(self._words(), classes="words")
            with Horizontal(classes="buttons"):
                yield Button(say("result-again"), id="again")
                yield Button(say("result-save"), id="save")
                yield Button(say("result-look"), id="look")
                yield Button(say("result-quit"), id="quit")

    def on_mount(self) -> None:
        """Enter plays again."""
        self.query_one("#again").focus()

    def _words(self) -> Text:
        result = self.session.match.result
        assert result is not None
        winners = result.winners
        text = Text()
        names = [self.session.words.who(seat) for seat in winners]
        joined = names[0] if len(names) == 1 else ", ".join(names[:-1]) + f" & {names[-1]}"
        you = winners == (self.session.viewer,) and self.session.viewer is not None
        key = "result-shared" if len(winners) > 1 else "result-you-won" if you else "result-won"
        text.append(self.session.text(key, name=joined[:1].upper() + joined[1:]), f"bold {GOLD_LIT}")
        text.append(f"\n{ending(self.session)}.\n\n", ASH)
        width = max(len(player.name) for player in self.session.players)
        for seat in sorted(range(self.session.match.seats), key=lambda each: result.places[each]):
            text.append(f"{result.places[seat]}. ", f"bold {BONE}")
            text.append(f" {seat_sigil(seat).letter} ", badge_ink(seat))
            text.append(f" {self.session.name(seat):<{width}} ", seat_sigil(seat).colour)
            text.append(f"{result.scores[seat]:>5}\n", f"bold {BONE}")
        text.append(f"\n{self.session.text('result-kept', path=str(self.session.path))}", ASH)
        return text

    def on_button_pressed(self, event: Button.Pressed) -> None:
        """Do what the button says."""
        event.stop()
        self._do(event.button.id or "")

    def on_key(self, event: Key) -> None:
        """Press a button by its letter, or move by arrows. This screen comes unasked, so a hasty key does nothing."""
        wishes = {"p": "again", "s": "save", "t": "look", "escape": "look", "q": "quit"}
        if self.guard.early:
            event.stop()
        elif event.key in wishes:
            event.stop()
            self._do(wishes[event.key])
        elif event.key in ("left", "right"):
            event.stop()
            (self.focus_previous if event.key == "left" else self.focus_next)()

    def _do(self, wish: str) -> None:
        if wish == "save":
            self.app.push_screen(SaveAs(self.session, Path.cwd() / self.session.path.name), self._save)
        else:
            self.dismiss(wish)

    def _save(self, path: Path | None) -> None:
        if path is None:
            return
        try:
            self.notify(self.session.text("saved", path=str(self.session.save(path))))
        except CannotSave as error:
            self.notify(str(error), severity="error", timeout=8)

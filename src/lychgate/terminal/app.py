"""The application: owns the screens, the colours and the way out."""

from __future__ import annotations

import os
from collections.abc import Callable
from typing import ClassVar

from textual.app import App
from textual.binding import Binding, BindingType
from textual.events import Resize
from textual.theme import Theme

from lychgate.terminal import palette
from lychgate.terminal.saves import CannotSave
from lychgate.terminal.screens.dialogs import Confirm
from lychgate.terminal.screens.game import GameScreen
from lychgate.terminal.screens.lesson import LessonScreen
from lychgate.terminal.screens.small import LEAST, SmallScreen
from lychgate.terminal.session import Session, learn

PAUSE = 0.9
"""Least seconds that a bot takes for a move, so that people can follow."""

THEME = Theme(
    name="lychgate",
    primary=palette.GOLD,
    secondary=palette.MOON,
    warning=palette.GOLD_LIT,
    error=palette.BLOOD_LIT,
    success=palette.GAIN,
    accent=palette.GOLD_LIT,
    foreground=palette.BONE,
    background=palette.NIGHT_0,
    surface=palette.NIGHT_1,
    panel=palette.NIGHT_2,
    dark=True,
)


class LychgateApp(App[str]):
    """Terminal play. Its return value, if any, is what to print on leaving."""

    CSS_PATH = "style.tcss"
    ENABLE_COMMAND_PALETTE = False
    BINDINGS: ClassVar[list[BindingType]] = [Binding("ctrl+q,ctrl+c", "leave", show=False, priority=True)]

    def __init__(self, session: Session, again: Callable[[Session], Session], *, pause: float = PAUSE) -> None:
        """`again` makes a new match with the same settings."""
        # With NO_COLOR no colour is sent at all, not even shades of grey.
        super().__init__(ansi_color=True if os.environ.get("NO_COLOR") else None)
        self.session = session
        self.pause = pause
        self._again = again
        self.register_theme(THEME)
        self.theme = THEME.name

    def on_mount(self) -> None:
        self.title = self.session.game.title
        self._play(self.session)

    def _play(self, session: Session) -> None:
        self.session = session
        if session.teacher is None:
            self.push_screen(GameScreen(session, self.pause, self.leave, self.play_again))
        else:
            self.push_screen(LessonScreen(session, self.pause, self.leave, self.play_again, self.learn_again))

    def play_again(self) -> None:
        """Clear the table and start a new match with the same settings."""
        self.pop_screen()
        self._play(self._again(self.session))

    def learn_again(self) -> None:
        """Clear the table and begin the lesson once more."""
        self.pop_screen()
        self._play(learn(self.session.game, self.session.language, anew=True))

    def on_resize(self, event: Resize) -> None:
        """Say so when the terminal is too small, and go on when it has grown."""
        width, height = event.size
        small = width < LEAST[0] or height < LEAST[1]
        shown = isinstance(self.screen, SmallScreen)
        if small and not shown:
            self.push_screen(SmallScreen(self.session))
        elif shown and not small:
            self.pop_screen()

    def action_leave(self) -> None:
        """Ask before leaving, whatever is on the screen."""
        if not isinstance(self.screen, Confirm):
            self.leave()

    def leave(self) -> None:
        """Leave, after asking, with the match saved."""
        session = self.session
        if session.match.over or not session.begun():
            self._gone()
            return
        try:
            question = session.text("leave", path=str(session.save()))
        except CannotSave as error:
            question = session.text("leave-unsaved", why=str(error))

        def said(yes: bool | None) -> None:
            if yes:
                self._gone()

        self.push_screen(Confirm(session, question), said)

    def _gone(self) -> None:
        session = self.session
        if not session.begun():
            self.exit()
            return
        try:
            path = str(session.save())
        except CannotSave as error:
            self.exit(str(error), return_code=1)
            return
        if session.teacher is not None:
            self.exit(session.text("kept-lesson", game=session.game.id))
            return
        key = "kept" if session.match.over else "kept-resume"
        self.exit(session.text(key, path=path))

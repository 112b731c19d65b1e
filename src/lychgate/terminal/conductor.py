"""The conductor: keeps the match going. Bots think in a thread; people are asked one after another."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from functools import partial
from time import monotonic
from typing import Protocol

from textual.timer import Timer
from textual.worker import get_current_worker

from lychgate.bots.base import Chair
from lychgate.terminal.hotseat import needs_curtain
from lychgate.terminal.saves import CannotSave
from lychgate.terminal.session import Session
from lychgate.terminal.teacher import Teacher

PACES = (0.0, 0.2, 0.5, 0.9, 1.6, 3.0)
"""Least seconds between two moves of bots, from fast to slow."""


class Stage(Protocol):
    """The screen, as the conductor knows it."""

    def changed(self) -> None:
        """Show the match as it is now."""

    def fall(self, seat: int) -> None:
        """Cover the screen until this person takes the keyboard."""

    def ended(self) -> None:
        """Show the result."""

    def failed(self, sentence: str) -> None:
        """Give up: a bot broke down."""

    def complain(self, sentence: str) -> None:
        """Say what went wrong; play goes on."""

    def in_thread(self, work: Callable[[], None]) -> None:
        """Run work in a thread beside the screen."""

    def from_thread(self, work: Callable[[], None]) -> None:
        """Run work in the screen's thread, called from another thread."""

    def later(self, seconds: float, work: Callable[[], None]) -> Timer:
        """Run work after this many seconds."""


class Conductor:
    """Lets people and bots answer in turn."""

    def __init__(self, stage: Stage, session: Session, pause: float) -> None:
        self.stage = stage
        self.session = session
        self.pause = pause
        self.thinking: int | None = None
        """The seat of the bot that is thinking."""
        self.halted = False
        """Whether somebody who watches bots has paused the match."""
        self._single = False
        self._scripted: int | None = None
        """The epoch in which an answer of a lesson's script is on its way."""
        self._curtain = False
        self._ended = False
        self._unsaved = False

    # --- going on

    def advance(self) -> None:
        """Carry out standing orders, show the position, then ask whoever is next."""
        session = self.session
        session.match.carry_out_orders()
        if session.match.over:
            self.stage.changed()
            if not self._ended:
                self._ended = True
                self.keep()
                self.stage.ended()
            return
        self._ended = False
        self._next_person()
        if session.teacher is not None:
            self._teach(session.teacher)
            self.stage.changed()
            return
        bot = session.asked_bot()
        if bot is not None and self.thinking is None and (self._single or not self.halted):
            self._single = False
            self._think(bot)
        self.stage.changed()

    def _next_person(self) -> None:
        session = self.session
        person = session.asked_person()
        if person is None or person == session.viewer or self._curtain:
            return
        if needs_curtain(session, person):
            self._curtain = True
            self.stage.fall(person)
        else:
            session.viewer = person

    def raised(self, seat: int) -> None:
        """The curtain is up: this person looks."""
        self._curtain = False
        self.session.viewer = seat
        self.advance()

    def lifted(self) -> None:
        """The curtain is gone, but nobody looks yet."""
        self._curtain = False

    def answer(self, seat: int, code: str, rest: Sequence[str] = ()) -> None:
        """Take a person's answer, with the answers to its parts."""
        self.session.answer(seat, code, rest)
        self.keep()
        self.advance()

    def order(self, seat: int) -> None:
        """Give a person's standing order, or take it back."""
        self.session.order(seat)
        self.advance()
        self.keep()

    def undo(self, seat: int, consent: Sequence[int] = ()) -> None:
        """Take back a person's last answer, and show them their question again; UndoRefused as the match says."""
        self.session.undo(seat, consent)
        self.thinking = None
        self._curtain = False
        self.session.viewer = seat
        self.keep()
        self.advance()

    def keep(self) -> None:
        """Write the record; a write error is reported once."""
        if not self.session.begun():
            return
        try:
            self.session.save()
            self._unsaved = False
        except CannotSave as error:
            if not self._unsaved:
                self.stage.complain(str(error))
            self._unsaved = True

    # --- the guided match

    def _teach(self, teacher: Teacher) -> None:
        """Give the answers of the script, a rival's or the learner's own, at the pace of bots."""
        answer = teacher.now().answer
        if answer is None or self._scripted == self.session.epoch:
            return
        self._scripted = self.session.epoch
        pause = 0.0 if self.session.sealed() else self.pause
        if pause:
            self.stage.later(pause, partial(self._say, *answer, self.session.epoch))
        else:
            self._say(*answer, self.session.epoch)

    def _say(self, seat: int, code: str, epoch: int) -> None:
        """Give an answer of the script, unless something was taken back or the lesson was left meanwhile."""
        if self._scripted == epoch:
            self._scripted = None
        if epoch == self.session.epoch and self.session.teacher is not None:
            self.session.answer(seat, code)
            self.keep()
            self.advance()

    def go_on(self) -> None:
        """Go on from a card that asks for nothing."""
        if self.session.teacher is not None:
            self.session.teacher.go_on()
            self.advance()

    def leave_lesson(self) -> None:
        """Let the bots play the rivals from now on."""
        self.session.leave_lesson()
        self.keep()
        self.advance()

    # --- watching

    def halt(self) -> None:
        """Pause the match, or let it go on."""
        self.halted = not self.halted
        self.advance()

    def one_step(self) -> None:
        """Let one bot answer, then stop again."""
        self.halted = True
        self._single = True
        self.advance()

    def faster(self, step: int) -> None:
        """Change the pace: positive steps shorten the pause."""
        nearest = min(range(len(PACES)), key=lambda at: abs(PACES[at] - self.pause))
        self.pause = PACES[min(max(nearest - step, 0), len(PACES) - 1)]

    # --- bots

    def _think(self, seat: int) -> None:
        session = self.session
        self.thinking = seat
        # Nobody can see a sealed answer, so nobody needs time to follow it.
        pause = 0.0 if session.sealed() else self.pause
        self.stage.in_thread(partial(self._work, session.chair(seat), session.epoch, pause))

    def _work(self, chair: Chair, epoch: int, pause: float) -> None:
        began = monotonic()
        player = self.session.players[chair.seat]
        assert player.bot is not None
        try:
            code = player.bot.choose(chair)
        except Exception as error:  # bots may come from other packages: whatever they raise, the match is saved
            sentence = f"The bot {player.recorded} broke down at seat {chair.seat}: {type(error).__name__}: {error}"
            self.stage.from_thread(partial(self.stage.failed, sentence))
            return
        if get_current_worker().is_cancelled:
            return
        rest = max(pause - (monotonic() - began), 0.0)
        self.stage.from_thread(partial(self._chosen, chair.seat, code, epoch, rest))

    def _chosen(self, seat: int, code: str, epoch: int, rest: float) -> None:
        if rest:
            self.stage.later(rest, partial(self._answered, seat, code, epoch))
        else:
            self._answered(seat, code, epoch)

    def _answered(self, seat: int, code: str, epoch: int) -> None:
        """Give a bot's answer, unless an answer was taken back meanwhile."""
        if epoch != self.session.epoch:
            return
        self.thinking = None
        self.session.answer(seat, code)
        self.advance()

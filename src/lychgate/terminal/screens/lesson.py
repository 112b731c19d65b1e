"""The table of a guided match: the gatekeeper's card above the question, answers held back, the way out."""

from __future__ import annotations

from collections.abc import Callable

from textual.events import Key

from lychgate.terminal.choosing import Choice
from lychgate.terminal.screens.dialogs import Confirm
from lychgate.terminal.screens.game import GameScreen
from lychgate.terminal.session import Session
from lychgate.terminal.teacher import Card


class LessonScreen(GameScreen):
    """A guided match; once the lesson is left, a match as any other."""

    def __init__(
        self,
        session: Session,
        pause: float,
        quit: Callable[[], None],
        again: Callable[[], None],
        anew: Callable[[], None],
    ) -> None:
        """`anew` begins the lesson once more."""
        super().__init__(session, pause, quit, again)
        self._anew = anew
        self._leaving = False
        """Whether Esc was pressed once."""
        # The lesson asks for every answer by itself.
        self.whole = False

    @property
    def card(self) -> Card | None:
        """Return the card that is up."""
        return self.painter.card

    def bar(self) -> list[tuple[str, str]]:
        """Return what the keys do now."""
        card, say = self.card, self.session.text
        if card is None or self.choosing.typing:
            return super().bar()
        pairs = {
            "answer": [("1-9 ↑↓", "choose"), ("s", "show"), ("Esc Esc", "leave-lesson")],
            "given": [("Esc Esc", "leave-lesson")],
            "go-on": [("Enter", "read-on"), ("Esc Esc", "leave-lesson")],
            "end": [("Enter", "play-on"), ("n", "once-more")],
        }[card.waits]
        pairs += [("b", "book"), ("?", "why"), ("u", "undo"), ("h", "help"), ("q", "quit"), ("l", "log")]
        return [(key, say(f"key-{does}")) for key, does in [*pairs, ("r", "rules"), ("d", "describe")]]

    def command(self, event: Key) -> bool:
        """Do what the card offers, else what any table does."""
        key = event.character if event.is_printable and event.character else event.key
        leaving, self._leaving = self._leaving, False
        card = self.card
        if card is None or self.choosing.typing:
            return super().command(event)
        own: dict[str, Callable[[], object]] = {"s": self.show_me}
        if not (self.choosing.marks or self.choosing.digits):
            own["escape"] = self.leave_lesson if leaving else self._ask_once_more
        if card.waits == "go-on":
            own["enter"] = self.conductor.go_on
        if card.waits == "end":
            own |= {"enter": self.leave_lesson, "n": self._anew}
        if key not in own:
            return super().command(event)
        own[key]()
        return True

    def _ask_once_more(self) -> None:
        self._leaving = True
        self.notify(self.session.text("lesson-leaving"))

    def show_me(self) -> None:
        """Highlight the answer that the card asks for; giving it is left to the learner."""
        teacher = self.session.teacher
        self.choosing.clear()
        codes = [choice.option.code for choice in self.choosing.left]
        code = None if teacher is None else teacher.wants(codes)
        if code is not None:
            self.choosing.go(codes.index(code))

    def leave_lesson(self) -> None:
        """Play on freely."""
        self.whole = True
        self.conductor.leave_lesson()
        self.choose_anew()
        self.draw()

    def take(self, choice: Choice) -> None:
        """Answer; what the card does not ask for is held back until the learner says how to go on."""
        teacher = self.session.teacher
        card, epoch = self.card, self.session.epoch
        if card is not None and card.waits in ("given", "end"):
            return
        says = None if teacher is None else teacher.objects(choice.option.code)
        if says is None:
            super().take(choice)
            return

        def said(back: bool | None) -> None:
            if back is False and epoch == self.session.epoch:
                self.leave_lesson()
                super(LessonScreen, self).take(choice)

        words = says or self.session.text("lesson-otherwise")
        self.app.push_screen(Confirm(self.session, words, "lesson-back", "lesson-leave-on", escaped=True), said)

"""The table with everything around it: where a match is played."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial

from textual.app import ComposeResult
from textual.containers import Horizontal, Vertical
from textual.events import Click, Key, Resize
from textual.screen import Screen
from textual.timer import Timer
from textual.widgets import Static

from lychgate.core.errors import UndoRefused
from lychgate.core.gesture import completed
from lychgate.core.table import Fill, element_ids, listed, names_of
from lychgate.core.view import AskSeen, View
from lychgate.terminal import panes
from lychgate.terminal.choosing import Choice, Choosing, choices_of
from lychgate.terminal.conductor import Conductor
from lychgate.terminal.painter import Painter
from lychgate.terminal.prompt import Choices, Prompt
from lychgate.terminal.screens.agenda import AgendaScreen
from lychgate.terminal.screens.book import BookScreen
from lychgate.terminal.screens.curtain import CurtainScreen
from lychgate.terminal.screens.describe import DescribeScreen
from lychgate.terminal.screens.dialogs import Confirm
from lychgate.terminal.screens.help import HelpScreen
from lychgate.terminal.screens.log import LogScreen
from lychgate.terminal.screens.result import ResultScreen
from lychgate.terminal.screens.rules import RulesScreen
from lychgate.terminal.screens.why import WhyScreen
from lychgate.terminal.session import Session
from lychgate.terminal.table_view import SheetView


class GameScreen(Screen[None]):
    """One match."""

    def __init__(self, session: Session, pause: float, quit: Callable[[], None], again: Callable[[], None]) -> None:
        super().__init__()
        self.session = session
        self.conductor = Conductor(self, session, pause)
        self.choosing = Choosing([])
        self._quit = quit
        self._again = again
        self._asked: tuple[int | None, int, AskSeen | None] | None = None
        self.whole = True
        """Whether answers are taken together with their rest."""
        self._has_rest = False
        self._is_part = False
        self._beat = 0
        self._drawn = 0
        self._view: View = session.view()
        self._fill: Fill = session.fill(self._view)
        self.painter = Painter(self, session)

    def compose(self) -> ComposeResult:
        """Put the bar on top, the table in the middle, the question below it, the rail beside them, the keys last."""
        yield Static(id="top")
        with Horizontal(id="body"):
            with Vertical(id="stage"):
                yield SheetView(glow=True, id="table")
                yield Static(id="news")
                yield Prompt()
            with Vertical(id="rail"):
                yield SheetView(id="side")
                yield Static(id="agenda")
                yield Static(id="log")
        yield Static(id="keys")

    def on_mount(self) -> None:
        self.set_interval(0.4, self._tick)
        self.conductor.advance()

    def _tick(self) -> None:
        """Animate the dots after the name of a thinking bot."""
        if self.conductor.thinking is not None:
            self._beat += 1
            self._draw_top()

    def on_resize(self, event: Resize) -> None:
        """Draw everything anew for the new size."""
        self.changed()
        self.call_after_refresh(self.draw)

    # --- what the conductor asks for

    def changed(self) -> None:
        """Read the match anew and draw it."""
        self._view = self.session.view()
        self._fill = self.session.fill(self._view)
        self.session.windows |= self._view.waiting.reaction
        ask = next(iter(self._view.asks), None)
        asked = (self.session.viewer, self._view.version, ask)
        if asked != self._asked:
            self._asked = asked
            self.choose_anew()
        self.draw()

    def choose_anew(self) -> None:
        """Begin to choose: with the rest of each answer, where that is preset and wanted so."""
        ask = next(iter(self._view.asks), None)
        shown = None if ask is None else completed(self.session.match, listed(ask, self._fill))
        self._has_rest = shown is not None and any(option.rest for option in shown.options)
        self._is_part = shown is not None and shown.part
        names = names_of(self.session.table, self._fill)
        self.choosing = Choosing(choices_of(shown, self.session.words, names, self.whole) if shown else [])

    def change_presets(self) -> None:
        """Take answers together with their rest, or choose that, too."""
        self.whole = not self.whole
        self.choose_anew()

    def fall(self, seat: int) -> None:
        """Cover the screen until this person takes the keyboard; behind the curtain nobody's view is drawn."""
        before = self.session.viewer
        self.session.viewer = None

        def raised(taken_back: bool | None) -> None:
            if taken_back and before is not None:
                self.conductor.lifted()
                self.take_back(before)
            else:
                self.conductor.raised(seat)

        self.app.push_screen(CurtainScreen(self.session, seat, before), raised)

    def ended(self) -> None:
        """Show the result."""
        self.app.push_screen(ResultScreen(self.session), self._after_the_end)

    def _after_the_end(self, wish: str | None) -> None:
        if wish == "again":
            self._again()
        elif wish == "quit":
            self._quit()

    def failed(self, sentence: str) -> None:
        """Leave the match; its record is saved."""
        self.conductor.keep()
        self.app.exit(return_code=1, message=sentence)

    def complain(self, sentence: str) -> None:
        self.notify(sentence, severity="error", timeout=8)

    def in_thread(self, work: Callable[[], None]) -> None:
        self.run_worker(work, thread=True, group="bots")

    def from_thread(self, work: Callable[[], None]) -> None:
        if self.app.is_running:
            self.app.call_from_thread(work)

    def later(self, seconds: float, work: Callable[[], None]) -> Timer:
        return self.set_timer(seconds, work)

    # --- drawing

    @property
    def ask(self) -> AskSeen | None:
        """Return the question to the viewer."""
        return next(iter(self._view.asks), None)

    def draw(self) -> None:
        if self.is_mounted and self.size.width:
            self._drawn += 1
            self.painter.draw(self._view, self._fill, self.choosing)
            self._draw_top()

    def _draw_top(self) -> None:
        conductor = self.conductor
        self.painter.top(panes.status(self.session, conductor.thinking, self._beat, conductor.halted))
        self.painter.keys(self.bar())

    def bar(self) -> list[tuple[str, str]]:
        """Return what the keys do now."""
        say = self.session.text
        if self.choosing.typing:
            pairs = [("abc", "typing"), ("Enter", "take"), ("Esc", "clear"), ("?", "why")]
        elif self.session.match.over:
            pairs = [
                ("Enter", "result"),
                ("l", "log"),
                ("b", "book"),
                ("r", "rules"),
                ("d", "describe"),
                ("h", "help"),
                ("q", "quit"),
            ]
        elif not self.session.people:
            halted = "go-on" if self.conductor.halted else "pause"
            pairs = [("Space", halted), ("→", "step"), ("+ -", "pace"), ("l", "log"), ("b", "book")]
            pairs += [("r", "rules"), ("a", "agenda"), ("d", "describe"), ("s", "save"), ("h", "help"), ("q", "quit")]
        else:
            back = "back" if self._is_part else "undo"
            pairs = [("1-9 ↑↓", "choose"), ("/", "filter"), ("?", "why"), ("u", back), ("l", "log"), ("b", "book")]
            pairs += [("c", "pay-otherwise" if self.whole else "pay-cheapest")] if self._has_rest else []
            pairs += [("p", "order")] if self.session.windows else []
            pairs += [("h", "help"), ("q", "quit"), ("r", "rules"), ("s", "save"), ("a", "agenda"), ("d", "describe")]
        return [(key, say(f"key-{does}")) for key, does in pairs]

    # --- keys

    def on_key(self, event: Key) -> None:
        """Do what the bar of keys says for this key."""
        drawn = self._drawn
        if self._move(event.key) or self.command(event) or self._type(event):
            event.stop()
            if drawn == self._drawn:
                self.draw()

    def _move(self, key: str) -> bool:
        page = max(self.query_one(Choices).size.height - 1, 1)
        rows = self.query_one(Choices).rows
        steps = {"up": -1, "down": 1, "pageup": -page, "pagedown": page}
        steps |= {"home": -len(self.choosing.left), "end": len(self.choosing.left)}
        if self.query_one(Choices).columns > 1:
            steps |= {"left": -rows, "right": rows}
        if key in ("ctrl+up", "ctrl+down"):
            table = self.query_one("#table", SheetView)
            table.scroll_relative(y=-1 if key == "ctrl+up" else 1, animate=False)
        elif key in steps and self.choosing.left:
            self.choosing.move(steps[key])
        else:
            return False
        return True

    def command(self, event: Key) -> bool:
        key = event.character if event.is_printable and event.character else event.key
        always: dict[str, Callable[[], object]] = {
            "?": self.why,
            "enter": self._enter,
            "escape": self.choosing.clear,
            "backspace": self.choosing.backspace,
            "ctrl+c": self._quit,
        }
        idle: dict[str, Callable[[], object]] = {
            "u": self.undo,
            "l": partial(self._open, LogScreen),
            "r": self.rules,
            "b": self.book,
            "a": partial(self._open, AgendaScreen),
            "d": partial(self._open, DescribeScreen),
            "s": self.save,
            "h": partial(self._open, HelpScreen),
            "q": self._quit,
            "/": self.choosing.open_filter,
        }
        if self.session.windows:
            idle["p"] = self.order
        if self._has_rest:
            idle["c"] = self.change_presets
        watching: dict[str, Callable[[], object]] = {
            " ": self.conductor.halt,
            "right": self.conductor.one_step,
            "+": partial(self.conductor.faster, 1),
            "-": partial(self.conductor.faster, -1),
        }
        if key in always:
            always[key]()
        elif key in idle and not self.choosing.typing:
            idle[key]()
        elif key in watching and not self.session.people:
            watching[key]()
        else:
            return False
        return True

    def _type(self, event: Key) -> bool:
        if not event.is_printable or not event.character or self.ask is None:
            return False
        if event.character.isdigit() and not self.choosing.typing:
            choice = self.choosing.digit(event.character)
            if choice is not None:
                self.take(choice)
        elif self.choosing.typing or not event.character.isspace():
            self.choosing.type(event.character)
        return True

    def _enter(self) -> None:
        if self.session.match.over:
            self.ended()
        elif self.choosing.highlighted is not None:
            self.take(self.choosing.highlighted)
        elif self.ask is not None:
            self.why()

    # --- mouse

    def on_choices_taken(self, event: Choices.Taken) -> None:
        """Take the option that was clicked."""
        self.take(event.choice)

    def on_choices_hovered(self, event: Choices.Hovered) -> None:
        """Light the elements that the option under the mouse touches."""
        self.painter.table()

    def on_sheet_view_picked(self, event: SheetView.Picked) -> None:
        """Narrow the options to the element that was clicked; ask why not when no option touches it."""
        id = event.element
        if self.ask is None or not id:
            return
        while id:
            if self.choosing.narrow(id):
                only = self.choosing.only
                self.draw()
                if only is not None:
                    self.take(only)
                return
            id = id.rpartition(":")[0]
        there = element_ids(self.session.table, self._fill)
        if event.element in there:
            self.app.push_screen(WhyScreen(self.session, element=event.element))

    def on_click(self, event: Click) -> None:
        """Open the rules at the clause of the question."""
        if event.widget is not None and event.widget.id == "question":
            self.rules()

    # --- what can be done

    def _open(self, screen: Callable[[Session], Screen[None]]) -> None:
        self.app.push_screen(screen(self.session))

    def take(self, choice: Choice) -> None:
        """Answer with an option; one that the game marks as final must be confirmed."""
        viewer, epoch, ask = self.session.viewer, self.session.epoch, self.ask
        if viewer is None or ask is None:
            return

        def sure(yes: bool | None) -> None:
            if yes and epoch == self.session.epoch and self.ask == ask:
                rest = [each.code for each in choice.option.rest] if self.whole else []
                self.conductor.answer(viewer, choice.option.code, rest)

        if choice.option.final:
            self.app.push_screen(Confirm(self.session, self.session.text("sure", what=choice.label)), sure)
        else:
            sure(True)

    def book(self) -> None:
        """Open the picture book in words."""
        book = self.session.game.book
        if book is None:
            self.notify(self.session.text("book-none"))
        else:
            self.app.push_screen(BookScreen(self.session, book))

    def why(self) -> None:
        """Ask why something is not possible."""
        self.app.push_screen(WhyScreen(self.session, text=self.choosing.text))

    def rules(self) -> None:
        """Open the rules where the present question comes from."""
        self.app.push_screen(RulesScreen(self.session, self.ask.clause if self.ask else None))

    def save(self) -> None:
        """Save now, and say where."""
        try:
            self.notify(self.session.text("saved", path=str(self.session.save())), timeout=6)
        except Exception as error:
            self.complain(str(error))

    def order(self) -> None:
        """Give the standing order to pass in every reaction, or take it back."""
        viewer = self.session.viewer
        if viewer is None:
            return
        passes = not self.session.passes(viewer)
        self.conductor.order(viewer)
        self.notify(self.session.text("order-given" if passes else "order-back"))

    def undo(self) -> None:
        """Take back the viewer's last answer."""
        if self.session.viewer is None:
            self.notify(self.session.text("undo-nothing"))
        else:
            self.take_back(self.session.viewer)

    def take_back(self, seat: int, agreed: tuple[int, ...] = ()) -> None:
        """Take back a person's last answer; those who have answered since are asked, one after the other."""
        try:
            self.conductor.undo(seat, agreed)
        except UndoRefused as refusal:
            if refusal.needed:
                self._ask_consent(seat, agreed, refusal.needed)
            else:
                self.notify(self.session.text("undo-revealed" if refusal.revealed else "undo-nothing"))
                self.conductor.advance()

    def _ask_consent(self, seat: int, agreed: tuple[int, ...], needed: tuple[int, ...]) -> None:
        person = next((each for each in needed if each in self.session.people), None)
        asker = self.session.name(seat)
        if person is None:
            words, asked = self.session.text("undo-bots"), needed
        else:
            words, asked = self.session.text("undo-consent", name=self.session.name(person), asker=asker), (person,)

        def said(yes: bool | None) -> None:
            if yes:
                self.take_back(seat, (*agreed, *asked))
            else:
                self.conductor.advance()

        self.app.push_screen(Confirm(self.session, words), said)

"""What is this, and why not? Name something by words, code or element: what it is, and which rules are against it."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from typing import NamedTuple

from rich.text import Text
from textual.events import Key
from textual.widget import Widget
from textual.widgets import Input, OptionList, Static
from textual.widgets.option_list import Option

from lychgate.core.ask import Obstacle
from lychgate.core.purpose import About
from lychgate.core.table import names_of
from lychgate.terminal.palette import ASH, BONE, GAIN, MOON
from lychgate.terminal.screens.page import Page
from lychgate.terminal.screens.rules import RulesScreen
from lychgate.terminal.session import Session

MOST = 200
"""Most subjects listed at once."""


class Subject(NamedTuple):
    """Something one can ask about."""

    label: str
    code: str
    """An option's code, or nothing."""
    element: str
    """An element's id, or nothing."""

    def matches(self, words: list[str]) -> bool:
        """Tell whether the subject's text has all the words."""
        text = f"{self.label} {self.code} {self.element}".casefold()
        return all(word in text for word in words)


class WhyScreen(Page):
    """Asks for a subject and says why it is not possible."""

    LEAVE = ("escape",)
    heading = "why"

    def __init__(self, session: Session, text: str = "", element: str = "") -> None:
        super().__init__(session)
        self.start = text
        self.element = element
        self.subjects = list(self._subjects())
        self.shown: list[Subject] = []
        self.clauses: list[str | None] = []

    def _subjects(self) -> Iterator[Subject]:
        """Everything that was considered and is not offered, then every element of the table."""
        seat = self.session.viewer
        ask = self.session.match.ask(seat) if seat is not None else None
        words = self.session.words
        if ask is not None:
            offered = ask.menu.by_code
            for each, _ in ask.menu.verdicts(lambda candidate: candidate.code not in offered):
                label = words.sentence(each.label) if each.label is not None else each.code
                yield Subject(label, each.code, "")
        names = names_of(self.session.table, self.session.fill(self.session.view()))
        for id, name in names.items():
            yield Subject(words.sentence(name), "", id)

    def body(self) -> list[Widget]:
        """Return the line one types on, the list of subjects, and the reasons."""
        return [
            Input(self.start, placeholder=self.session.text("why-search"), id="search"),
            OptionList(id="list"),
            Static(id="verdict"),
            OptionList(id="reasons"),
        ]

    def keys(self) -> list[tuple[str, str]]:
        """Return the keys and their words."""
        say = self.session.text
        return [("abc", say("key-search")), ("↑↓", say("key-choose")), ("Tab", say("key-reasons")),
                ("Enter", say("key-rule")), ("Esc", say("key-back"))]  # fmt: skip

    def on_mount(self) -> None:
        """List everything, at the element that was clicked if there was one."""
        self._fill(self.start)
        self.query_one(Input).focus()

    def _fill(self, text: str) -> None:
        words = text.casefold().split()
        chosen = [each for each in self.subjects if each.element == self.element] if self.element and not text else []
        self.shown = (chosen or [each for each in self.subjects if each.matches(words)])[:MOST]
        found = self.query_one("#list", OptionList)
        found.clear_options()
        found.add_options(self._listed())
        if self.shown:
            found.highlighted = 0
        self._judge(self.shown[0] if self.shown else None, text)

    def _listed(self) -> Iterable[Option]:
        for number, each in enumerate(self.shown):
            line = Text(no_wrap=True, overflow="ellipsis")
            line.append(each.label, BONE)
            line.append(f"  {each.code or each.element}", ASH)
            yield Option(line, id=str(number))

    # --- the verdict

    def _judge(self, subject: Subject | None, text: str = "") -> None:
        """Say why the subject, or what was typed, is not possible."""
        verdict, found = self.query_one("#verdict", Static), self.query_one("#reasons", OptionList)
        found.clear_options()
        self.clauses = []
        told = self._about(subject)
        reasons = list(told.reasons) if told is not None else self._reasons(subject, text)
        lines = Text()
        if told is not None:
            lines.append(self._sentences(told), BONE)
            lines.append("\n")
        possible = bool(told.codes) if told is not None else not reasons
        if possible:
            lines.append(self.session.text("why-possible"), GAIN)
        elif reasons:
            lines.append(self.session.text("why-because"), f"bold {MOON}")
        verdict.update(lines)
        for reason in reasons:
            line = Text(self.session.words.sentence(reason.say), BONE)
            if reason.form:
                line.append(f"  {reason.form}", ASH)
            if reason.clause is not None:
                line.append(f"  {reason.clause}", MOON)
            self.clauses.append(reason.clause)
            found.add_option(Option(line))
        if reasons:
            found.highlighted = 0

    def _about(self, subject: Subject | None) -> About | None:
        """Return what there is to say about an element, if the game says what its things are for."""
        match = self.session.match
        if subject is None or not subject.element or match.game.purposes.find(subject.element, match.seats) is None:
            return None
        return match.about(self.session.viewer, subject.element)

    def _sentences(self, told: About) -> str:
        words = self.session.words
        return " ".join([words.sentence(told.say), *(f"{words.sentence(each)}." for each in told.figures)])

    def _reasons(self, subject: Subject | None, text: str) -> list[Obstacle]:
        """Return the obstacles to a code, to an element with everything on it, or to the typed text."""
        query = text.strip() if subject is None else subject.code or subject.element
        return self.session.match.why_not(self.session.viewer, query)

    def on_option_list_option_highlighted(self, event: OptionList.OptionHighlighted) -> None:
        """Judge what is highlighted."""
        event.stop()
        if event.option_list.id == "list" and event.option.id is not None:
            number = int(event.option.id)
            if number < len(self.shown):
                self._judge(self.shown[number])

    # --- keys

    def on_input_changed(self, event: Input.Changed) -> None:
        event.stop()
        if event.value:
            self.element = ""
        self._fill(event.value)

    def on_input_submitted(self, event: Input.Submitted) -> None:
        """Open the rule of the highlighted reason."""
        event.stop()
        self._open(self.query_one("#reasons", OptionList).highlighted)

    def on_option_list_option_selected(self, event: OptionList.OptionSelected) -> None:
        """Open the rule of a reason."""
        event.stop()
        if event.option_list.id == "reasons":
            self._open(event.option_index)
        else:
            self._open(0)

    def _open(self, number: int | None) -> None:
        clause = self.clauses[number] if number is not None and number < len(self.clauses) else None
        if clause is not None:
            self.app.push_screen(RulesScreen(self.session, clause))

    def on_key(self, event: Key) -> None:
        """Move in the lists without leaving the line one types on; Tab goes to the next reason."""
        found, reasons = self.query_one("#list", OptionList), self.query_one("#reasons", OptionList)
        moves = {
            "up": found.action_cursor_up,
            "down": found.action_cursor_down,
            "pageup": found.action_page_up,
            "pagedown": found.action_page_down,
            "tab": reasons.action_cursor_down,
            "shift+tab": reasons.action_cursor_up,
        }
        if event.key in moves:
            event.stop()
            event.prevent_default()
            moves[event.key]()

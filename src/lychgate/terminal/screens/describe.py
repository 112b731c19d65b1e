"""The table in words, line by line: for people who prefer text, and for screen readers."""

from __future__ import annotations

from lychgate.core.table import Badge, Heap, Line, Value, describe
from lychgate.terminal.canvas import Run, Runs, flow
from lychgate.terminal.palette import PLAIN, QUIET, TITLE
from lychgate.terminal.screens.page import Page


class DescribeScreen(Page):
    """The table in words."""

    LEAVE = ("escape", "q", "d", "enter")
    heading = "in-words"

    def lines(self, width: int) -> list[Runs]:
        """Return a line for everything there is to say."""
        view = self.session.view()
        lines: list[Runs] = []
        for line in describe(self.session.table, self.session.fill(view)):
            words = [[Run(word, style)] for text, style, _ in self._line(line) for word in text.split()]
            margin = [Run("  " * line.depth)] if line.depth else []
            indent = 2 * line.depth + 4
            lines += [[*margin, *each] for each in flow([words], width - indent, indent=4)]
        return lines

    def _line(self, line: Line) -> Runs:
        words = self.session.words
        facts = [self._heap(heap) for heap in line.contents]
        if line.value is not None:
            facts.append(self._value(line.value))
        facts += [words.say(said) for said in (line.state, line.note) if said is not None]
        facts += [self._badge(badge) for badge in line.badges]
        active = f" ({self.session.text('its-turn')})" if line.active else ""
        name = f"{words.sentence(line.name)}{active}{':' if facts else ''}"
        return [Run(name, PLAIN if line.depth else TITLE), Run(", ".join(facts), QUIET)]

    def _value(self, value: Value) -> str:
        """Return a value in words; a number that is neither a fraction nor split into shares stands before them."""
        said = "" if value.say is None else self.session.words.say(value.say)
        if said and (value.of is not None or value.shares):
            return said
        number = str(value.n) if value.of is None else f"{value.n}/{value.of}"
        return f"{number} {said}".strip()

    def _heap(self, heap: Heap) -> str:
        words = self.session.words
        said = words.say(heap.name) if heap.n == 1 else f"{heap.n} × {words.say(heap.name)}"
        more = [words.say(heap.state)] if heap.state is not None else []
        more += [words.who(heap.seat)] if heap.seat is not None else []
        more += [self._badge(badge) for badge in heap.badges]
        return f"{said} ({', '.join(more)})" if more else said

    def _badge(self, badge: Badge) -> str:
        name = self.session.words.say(badge.name)
        return name if badge.n is None else f"{name} {badge.n}"

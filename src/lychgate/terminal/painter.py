"""The painter: shares out the screen by its size, and draws the table and everything around it."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any

from rich.text import Text
from textual.screen import Screen
from textual.widgets import Static

from lychgate.core.table import Fill, names_of
from lychgate.core.view import View
from lychgate.terminal import panes
from lychgate.terminal.canvas import Canvas, Runs
from lychgate.terminal.choosing import Choosing
from lychgate.terminal.draw.compact import compact, stack
from lychgate.terminal.draw.pen import Pen
from lychgate.terminal.draw.wide import rail, wide
from lychgate.terminal.prompt import Prompt
from lychgate.terminal.session import Session
from lychgate.terminal.table_view import SheetView
from lychgate.terminal.teacher import Card

RAIL_FROM = 118
"""Fewest columns of a terminal that shows the rail."""
LARGE_FROM = 34
"""Fewest rows of a terminal that draws the table at large."""
LEGEND_FROM = 45
"""Fewest rows of a terminal whose rail explains the pieces."""
NEWS = 2
"""Lines for what just happened, where there is no rail with the log."""
PROMPT = 9
"""Fewest rows of the question: its words, an edge, six options, the typed line."""


class Painter:
    """Draws a match on its screen."""

    def __init__(self, screen: Screen[Any], session: Session) -> None:
        self.screen = screen
        self.session = session
        self.view: View = session.view()
        self.fill: Fill = session.fill(self.view)
        self.choosing = Choosing([])
        self.card: Card | None = None
        """The card of a lesson that is up."""
        self._needed = (0, 0)

    def draw(self, view: View, fill: Fill, choosing: Choosing) -> None:
        """Draw everything but the bar on top."""
        self.view, self.fill, self.choosing = view, fill, choosing
        teacher = self.session.teacher
        self.card = None if teacher is None else teacher.card()
        self.table()
        self._news()
        self._prompt()

    def pen(self) -> Pen:
        """Return a pen that knows which elements options touch."""
        here = self.choosing.highlighted
        return Pen(
            self.session.table,
            self.fill,
            self.session.words,
            seat=self.session.viewer,
            possible={mark for choice in self.choosing.left for mark in choice.option.marks},
            chosen=self.choosing.marks.union(here.option.marks if here is not None else ()),
            pointed=() if self.card is None else self.card.points_at,
        )

    def table(self) -> None:
        """Draw the table: at large where there is room, with a rail beside it where the screen is wide."""
        pen = self.pen()
        width, height = self.screen.size
        beside = width >= RAIL_FROM
        side = min(max(width * 27 // 100, 38), 54) if beside else 0
        # A card of a lesson says what happened, in the place of the news.
        card = self._card(width - side)
        news = card or (0 if beside else NEWS)
        below = 13 if height >= 50 else 11
        room = width - side
        large = wide(pen, room, height - 2 - below - card) if beside and height >= LARGE_FROM else None
        sheet = large or compact(pen, room - 2)
        # The table keeps the most rows it has needed: else the question would jump up and down.
        known_width, known = self._needed
        self._needed = (width, max(sheet.height, known) if width == known_width and not large else sheet.height)
        rows = height - 2 - below - card if large else min(self._needed[1], height - 2 - news - PROMPT)
        table = self.screen.query_one("#table", SheetView)
        table.styles.height = rows
        self.screen.query_one(Prompt).styles.height = height - 2 - news - rows
        self.screen.query_one("#news").display = bool(news)
        self.screen.query_one("#news").styles.height = news
        self.screen.query_one("#rail").display = beside
        self.screen.query_one("#rail").styles.width = side
        table.show(sheet)
        here = self.choosing.highlighted
        if here is not None and here.option.marks:
            table.reveal(here.option.marks[0])
        elif self.card is not None:
            table.reveal(self.card.points_at[0])
        if beside:
            self._rail(pen, side - 4, large is not None)

    def _rail(self, pen: Pen, width: int, large: bool) -> None:
        height = self.screen.size.height
        side = self.screen.query_one("#side", SheetView)
        sheet = rail(pen, width, large=large)
        if height >= LEGEND_FROM:
            sheet = stack([sheet, Canvas.of([[], *panes.legend(pen, width)], width)], width)
        side.display = sheet.height > 0
        side.styles.height = min(sheet.height, height // 2)
        side.show(sheet)
        steps = max(min(len(self.view.agenda), 8), 1)
        self._write("#agenda", panes.agenda(self.session, self.view, width, steps))
        used = (sheet.height + 2 if side.display else 0) + steps + 5
        self._write("#log", panes.log_tail(self.session, self.session.log(), width, max(height - used, 3)))

    def _card(self, width: int) -> int:
        """Write the card of the lesson, and return how many lines it takes."""
        teacher = self.session.teacher
        if self.card is None or teacher is None:
            return 0
        text = panes.card(self.session, self.card, len(teacher.lesson.stops), width)
        self._write("#news", text)
        return text.plain.count("\n") + 1

    def _news(self) -> None:
        if self.card is not None:
            return
        self._write("#news", panes.news(self.session, self.session.log(), self.screen.size.width, NEWS))

    def _prompt(self) -> None:
        prompt = self.screen.query_one(Prompt)
        width = prompt.size.width or self.screen.size.width
        ask = next(iter(self.view.asks), None)
        names = names_of(self.session.table, self.fill)
        marked = [self.session.words.say(names[id]) for id in sorted(self.choosing.marks) if id in names]
        prompt.ask(panes.question(self.session, ask, width), self.choosing)
        prompt.detail(panes.detail(self.session, self.pen(), self.choosing, width))
        prompt.typed(panes.typed(self.session, self.choosing, marked, ask, width))

    def top(self, status: Runs) -> None:
        """Draw the bar on top."""
        self._write("#top", panes.top_bar(self.session, self.view, self.pen(), self.screen.size.width, status))

    def keys(self, pairs: Iterable[tuple[str, str]]) -> None:
        """Draw the bar with the keys."""
        self._write("#keys", panes.key_bar(pairs, self.screen.size.width))

    def _write(self, pane: str, text: Text) -> None:
        # Only the agenda changes its size; laying out the other panes again would take time for nothing.
        self.screen.query_one(pane, Static).update(text, layout=pane == "#agenda")

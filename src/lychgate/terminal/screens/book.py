"""The picture book in words: the same pages as in the browser, each picture told as it is to whoever cannot see it."""

from __future__ import annotations

from collections.abc import Iterator

from rich.style import Style
from textual.events import Key
from textual.widgets import Static

from lychgate.core.learning.book import Book, Chart
from lychgate.core.learning.book import Page as Leaf
from lychgate.core.learning.sayings import (
    BOOK_WORDS,
    chart_key,
    figure_key,
    page_key,
    pill_part,
    term_key,
    window_key,
)
from lychgate.terminal.canvas import Run, Runs, clip, width_of, wrap
from lychgate.terminal.palette import FAINT, GOLD, MOON, PLAIN, QUIET, RULES, TITLE, ink
from lychgate.terminal.panes import as_text
from lychgate.terminal.screens.page import Page
from lychgate.terminal.screens.rules import RulesScreen
from lychgate.terminal.session import Session


class BookScreen(Page):
    """The book of a game, page by page; the words of the game come last."""

    LEAVE = ("escape", "q", "b")
    heading = "book"

    def __init__(self, session: Session, book: Book) -> None:
        super().__init__(session)
        self.book = book
        self.taught = session.taught()
        self.text = self.taught.text
        self.at = 0
        """The page that is open, counted from 0."""

    def keys(self) -> list[tuple[str, str]]:
        """Return the keys and their words."""
        say = self.session.text
        return [
            ("← →", say("key-page")),
            ("↑↓", say("key-scroll")),
            ("r", say("key-exact")),
            ("Esc", say("key-back")),
        ]

    def on_mount(self) -> None:
        """Let the arrows scroll."""
        self.query_one("#reading").focus()

    def on_key(self, event: Key) -> None:
        """Turn the pages, or open the rules that the page tells."""
        steps = {"left": -1, "shift+tab": -1, "backspace": -1, "right": 1, "tab": 1, "space": 1, "enter": 1}
        if event.key in steps:
            event.stop()
            event.prevent_default()
            self.turn(self.at + steps[event.key])
        elif event.character is not None and event.character.isdecimal():
            event.stop()
            self.turn(int(event.character) - 1)
        elif event.key == "r":
            event.stop()
            self.app.push_screen(RulesScreen(self.session, next(iter(self._clauses()), None)))

    def turn(self, page: int) -> None:
        """Open a page, counted from 0; before the first and after the last there is none."""
        if page in range(len(self.book.pages) + 1):
            self.at = page
            self.write()
            self.query_one("#reading").scroll_home(animate=False)

    def write(self) -> None:
        """Write the page, and above it which one it is."""
        super().write()
        self.query_one(".heading", Static).update(as_text([self._tabs(self.size.width)]))

    def _tabs(self, width: int) -> Runs:
        """Return the tabs, or only where one is if they do not fit."""
        names = [*(self.text(page_key(page), "tab") for page in self.book.pages), self.text(BOOK_WORDS, "tab")]
        head = [Run(f" {self.session.text('book')}  ", TITLE)]
        tabs = [
            run
            for at, name in enumerate(names)
            for run in (Run(f" {at + 1} ", ink(GOLD, bold=True)), Run(f"{name} ", self._tab(at)))
        ]
        if width_of([*head, *tabs]) <= width:
            return [*head, *tabs]
        said = self.session.text("book-page", n=self.at + 1, of=len(names))
        return clip([*head, Run(f"{said}: {names[self.at]}", ink(MOON, bold=True))], width)

    def _tab(self, at: int) -> Style:
        return ink(MOON, bold=True, underline=True) if at == self.at else QUIET

    def _clauses(self) -> tuple[str, ...]:
        page = self.book.pages[self.at].clauses if self.at < len(self.book.pages) else self.book.words[0].clauses
        return self.taught.clauses(page)

    # --- what is read

    def lines(self, width: int) -> list[Runs]:
        """Return the open page."""
        if self.at < len(self.book.pages):
            return list(self._page(self.book.pages[self.at], width))
        return list(self._words(width))

    def _page(self, page: Leaf, width: int) -> Iterator[Runs]:
        key = page_key(page)
        yield [Run(self.text(key), TITLE)]
        yield from _told(self.text(key, "text"), width)
        heading = self.text(key, "windows")
        if heading:
            yield from ([], [Run(heading, TITLE)])
        for number, window in enumerate(page.windows, 1):
            named = window_key(page, window)
            yield from ([], [Run(f"{number}  ", ink(GOLD, bold=True)), Run(self.text(named), ink(MOON, bold=True))])
            yield from _told(self.text(named, "text"), width, 3)
            pills = [self.text(named, pill_part(each)) for each in range(1, len(window.pills) + 1)]
            shown = " · ".join([self.text(named, "spoken"), *pills])
            yield from _wrapped(self.session.text("book-picture", shows=shown), width, 3, FAINT)
        if page.figures:
            yield from ([], [Run(self.session.text("book-pieces"), TITLE)])
        for figure in page.figures:
            yield from _row(self.text(figure_key(figure)), self.text(figure_key(figure), "text"), width)
        for chart in page.charts:
            yield from self._chart(chart, width)
        if page.small:
            yield []
            yield from _told(self.text(key, "small"), width, style=QUIET)

    def _chart(self, chart: Chart, width: int) -> Iterator[Runs]:
        yield from ([], [Run(self.text(chart_key(chart)), TITLE)])
        note = self.text(chart_key(chart), "note")
        if note:
            yield from _wrapped(note, width, 0, QUIET)
        for row in chart.rows:
            key = chart_key(chart, row)
            cells = [self.text(key, column) for column in chart.columns]
            yield from _row(self.text(key), " · ".join(cell for cell in cells if cell), width)

    def _words(self, width: int) -> Iterator[Runs]:
        yield [Run(self.text(BOOK_WORDS), TITLE)]
        for term in self.book.words:
            yield []
            yield from _row(self.text(term_key(term)), self.text(term_key(term), "text"), width)
            yield [Run("   "), Run(", ".join(self.taught.clauses(term.clauses)), RULES)]


def _row(name: str, text: str, width: int) -> Iterator[Runs]:
    """Yield a name, and what is said of it."""
    if "\n" not in text and len(name) + len(text) + 2 <= width:
        yield [Run(_plain(name), ink(MOON, bold=True)), Run("  "), Run(_plain(text), PLAIN)]
    else:
        yield [Run(_plain(name), ink(MOON, bold=True))]
        yield from _told(text, width, 3)


def _told(text: str, width: int, indent: int = 0, style: Style = PLAIN) -> Iterator[Runs]:
    """Yield a text, wrapped, paragraph by paragraph."""
    for part in text.split("\n"):
        yield from _wrapped(_plain(part), width, indent, style)


def _wrapped(text: str, width: int, indent: int, style: Style) -> Iterator[Runs]:
    """Yield a text, wrapped and indented."""
    for line in wrap(text, width - indent, style):
        yield [Run(" " * indent), *line]


def _plain(text: str) -> str:
    """Take out the marks of what stands out."""
    return text.replace("**", "")

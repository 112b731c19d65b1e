"""What is said in lessons and books: the names of the messages that follow from the data, and their arguments."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence

import msgspec

from lychgate.core.learning.book import Book, Chart, Figure, Page, Term, Window
from lychgate.core.learning.lesson import Lesson, Stop
from lychgate.core.say import Say

LESSON_END = "lesson-end"
"""The last card of a lesson, with the text `do`."""
BOOK_WORDS = "book-words"
"""The heading of the words of the game, with the text `tab`."""


class Message(msgspec.Struct, frozen=True):
    """A message that a game's `lessons/<language>.ftl` must have, with the texts that belong to it."""

    key: str
    parts: frozenset[str] = frozenset()
    may: frozenset[str] = frozenset()
    """Texts that it may have besides."""


def stop_key(stop: Stop) -> str:
    """Return the message of a stop."""
    return f"lesson-{stop.id}"


def page_key(page: Page) -> str:
    """Return the message of a page."""
    return f"book-{page.id}"


def window_key(page: Page, window: Window) -> str:
    """Return the message of a window."""
    return f"book-{page.id}-{window.id}"


def figure_key(figure: Figure) -> str:
    """Return the message of a piece."""
    return f"book-piece-{figure.id}"


def chart_key(chart: Chart, row: str = "") -> str:
    """Return the message of a chart, or of one of its rows."""
    return f"book-chart-{chart.id}-{row}" if row else f"book-chart-{chart.id}"


def term_key(term: Term) -> str:
    """Return the message of a word of the game."""
    return f"book-word-{term.id}"


def pill_part(number: int) -> str:
    """Return the text of a pill, counted from 1."""
    return f"pill-{number}"


def names_of(names: Sequence[str]) -> Mapping[str, str | int | Say]:
    """Return the arguments that all messages of lessons and books find: who sits where."""
    seats = {f"seat{seat}": name for seat, name in enumerate(names)}
    return {**seats, "rival": names[1] if len(names) > 1 else ""}


def messages(lesson: Lesson | None, book: Book | None) -> Iterator[Message]:
    """Yield every message that a lesson and a book need."""
    for stop in lesson.stops if lesson is not None else ():
        parts = {each.do for each in stop.deeds} | {each.text for each in stop.otherwise}
        yield Message(stop_key(stop), frozenset(parts | ({"after"} if stop.after else set())))
    if lesson is not None:
        yield Message(LESSON_END, frozenset({"do"}))
    for page in book.pages if book is not None else ():
        yield from _page(page)
    if book is not None:
        yield Message(BOOK_WORDS, frozenset({"tab"}))
        yield from (Message(term_key(term), frozenset({"text"})) for term in book.words)


def _page(page: Page) -> Iterator[Message]:
    yield Message(
        page_key(page), frozenset({"tab", "text"} | ({"small"} if page.small else set())), frozenset({"windows"})
    )
    for window in page.windows:
        pills = {pill_part(number) for number in range(1, len(window.pills) + 1)}
        yield Message(window_key(page, window), frozenset({"text", "spoken"} | pills))
    yield from (Message(figure_key(figure), frozenset({"text"})) for figure in page.figures)
    for chart in page.charts:
        yield Message(chart_key(chart), may=frozenset({"note"}))
        yield from (Message(chart_key(chart, row), frozenset(chart.columns)) for row in chart.rows)

"""What learners are sent over HTTP: the cards of a guided match, and the picture book with its pictures."""

from __future__ import annotations

import re
from functools import cache

import msgspec

from lychgate.core.errors import UnknownGame
from lychgate.core.game import Game
from lychgate.core.learning.book import Book, Chart, Page, Position, Window
from lychgate.core.learning.lesson import LEARNER, Deed, Lesson, Otherwise
from lychgate.core.learning.reach import reach
from lychgate.core.learning.sayings import (
    BOOK_WORDS,
    chart_key,
    figure_key,
    page_key,
    pill_part,
    term_key,
    window_key,
)
from lychgate.core.registry import game as find_game
from lychgate.core.table import Fill, Table
from lychgate.server.bodies import Name
from lychgate.words import FALLBACK, languages
from lychgate.words.taught import Taught

_LESSON = re.compile(r"^lesson-.*\n(?:[ \t].*\n)*", re.MULTILINE)
"""A message of a guided match in a file of words."""


# --- the guided match


class LessonBody(msgspec.Struct, frozen=True, omit_defaults=True, forbid_unknown_fields=True):
    """Somebody who wants to be guided, by name."""

    name: Name = ""


class StopCard(msgspec.Struct, frozen=True, kw_only=True):
    """A card of a guided match; its fields are those of a `Stop`."""

    id: str
    points_at: tuple[str, ...]
    deeds: tuple[Deed, ...]
    otherwise: tuple[Otherwise, ...]
    after: bool
    tells: str


class LessonPage(msgspec.Struct, frozen=True, kw_only=True):
    """The cards of a guided match, and what they say as Fluent messages."""

    language: str
    stops: tuple[StopCard, ...]
    end_points_at: tuple[str, ...]
    names: tuple[str, ...]
    """Who sits where; the learner's name is empty."""
    words: str


def lesson_of(game: Game) -> Lesson:
    """Return the guided match of a game; UnknownGame when it has none."""
    if game.lesson is None:
        raise UnknownGame(f"{game.title} has no guided match.")
    return game.lesson


def lesson(game_id: str, language: str) -> LessonPage:
    """Return the cards of a guided match, in English where the game does not speak the language."""
    return _lesson(game_id, language if language in languages(game_id) else FALLBACK)


@cache
def _lesson(game_id: str, language: str) -> LessonPage:
    game = find_game(game_id)
    found = lesson_of(game)
    words = (game.folder / "lessons" / f"{language}.ftl").read_text(encoding="utf-8") + "\n"
    return LessonPage(
        language=language,
        stops=msgspec.convert(found.stops, tuple[StopCard, ...], from_attributes=True),
        end_points_at=found.end_points_at,
        names=found.names,
        words="".join(_LESSON.findall(words)),
    )


# --- the picture book


class PictureCard(msgspec.Struct, frozen=True, kw_only=True):
    """A position, as a seat sees it: one of the book's tables, and what lies on it."""

    table: int
    fill: Fill
    seat: int | None


class PillCard(msgspec.Struct, frozen=True):
    """A few words at an element of a picture."""

    at: str
    text: str


class WindowCard(msgspec.Struct, frozen=True, kw_only=True):
    """A window: a part of a picture, what stands out in it, and the words below."""

    heading: str
    text: str
    spoken: str
    """What the picture shows, for whoever cannot see it."""
    picture: int
    crop: tuple[str, ...]
    lit: tuple[str, ...]
    arrow: tuple[str, str] | None
    pills: tuple[PillCard, ...]


class FigureCard(msgspec.Struct, frozen=True, kw_only=True):
    """A piece: the element of a picture that shows it, its name, and a line."""

    name: str
    text: str
    picture: int
    shows: str


class ChartCard(msgspec.Struct, frozen=True, kw_only=True):
    """A small table of words; of the columns, the one numbered `figures` holds figures."""

    heading: str
    note: str
    rows: tuple[tuple[str, ...], ...]
    figures: int | None


class PageCard(msgspec.Struct, frozen=True, kw_only=True):
    """A page of the picture book."""

    id: str
    tab: str
    title: str
    text: str
    heading: str
    """What stands above the windows, if anything does."""
    small: str
    windows: tuple[WindowCard, ...]
    figures: tuple[FigureCard, ...]
    charts: tuple[ChartCard, ...]
    clauses: tuple[str, ...]


class TermCard(msgspec.Struct, frozen=True):
    """A word of the game, what it is, and the clauses that say more."""

    word: str
    text: str
    clauses: tuple[str, ...]


class TermsCard(msgspec.Struct, frozen=True):
    """The last page: the words of the game."""

    tab: str
    title: str
    terms: tuple[TermCard, ...]


class BookPage(msgspec.Struct, frozen=True, kw_only=True):
    """The picture book of a game in one language."""

    language: str
    title: str
    players: tuple[int, int]
    minutes: tuple[int, int]
    lesson: int | None
    """Minutes that the guided match takes; null: there is none."""
    clauses: int
    """How many clauses the exact rules have."""
    names: tuple[str, ...]
    """Who sits where in the pictures; the reader's name is empty."""
    tables: tuple[Table, ...]
    pictures: tuple[PictureCard, ...]
    pages: tuple[PageCard, ...]
    words: TermsCard


def book(game_id: str, language: str) -> bytes:
    """Return the picture book of a game as JSON, in English where the game does not speak the language."""
    return _book(game_id, language if language in languages(game_id) else FALLBACK)


@cache
def _book(game_id: str, language: str) -> bytes:
    game = find_game(game_id)
    if game.book is None:
        raise UnknownGame(f"{game.title} has no picture book.")
    return msgspec.json.encode(_Printer(game, game.book, language).printed())


class _Printer:
    """Puts a book together: each table and each position once, whatever shows it."""

    def __init__(self, game: Game, book: Book, language: str) -> None:
        self.game, self.book, self.language = game, book, language
        self.taught = Taught(game, language)
        self.text, self.clauses = self.taught.text, self.taught.clauses
        self.tables: list[Table] = []
        self.pictures: list[PictureCard] = []
        self.seen: list[tuple[Position, int | None]] = []

    def printed(self) -> BookPage:
        pages = tuple(self.page(page) for page in self.book.pages)
        terms = tuple(
            TermCard(self.text(term_key(term)), self.text(term_key(term), "text"), self.clauses(term.clauses))
            for term in self.book.words
        )
        return BookPage(
            language=self.language,
            title=self.game.title,
            players=self.game.players,
            minutes=self.game.minutes,
            lesson=None if self.game.lesson is None else self.game.lesson.minutes,
            clauses=len(self.game.ledger),
            names=self.taught.names,
            tables=tuple(self.tables),
            pictures=tuple(self.pictures),
            pages=pages,
            words=TermsCard(self.text(BOOK_WORDS, "tab"), self.text(BOOK_WORDS), terms),
        )

    def picture(self, position: Position, seat: int | None) -> int:
        if (position, seat) in self.seen:
            return self.seen.index((position, seat))
        match = reach(self.game, position)
        table, fill = self.game.laid(match.seats, match.options), self.game.filled(match.view(seat))
        if table is None or fill is None:
            raise UnknownGame(f"{self.game.title} draws no table, so its book has no pictures.")
        if table not in self.tables:
            self.tables.append(table)
        self.seen.append((position, seat))
        self.pictures.append(PictureCard(table=self.tables.index(table), fill=fill, seat=seat))
        return len(self.pictures) - 1

    def page(self, page: Page) -> PageCard:
        key = page_key(page)
        return PageCard(
            id=page.id,
            tab=self.text(key, "tab"),
            title=self.text(key),
            text=self.text(key, "text"),
            heading=self.text(key, "windows"),
            small=self.text(key, "small"),
            windows=tuple(self.window(page, window) for window in page.windows),
            figures=tuple(
                FigureCard(
                    name=self.text(figure_key(each)),
                    text=self.text(figure_key(each), "text"),
                    picture=self.picture(each.position, LEARNER),
                    shows=each.shows,
                )
                for each in page.figures
            ),
            charts=tuple(self.chart(chart) for chart in page.charts),
            clauses=self.clauses(page.clauses),
        )

    def window(self, page: Page, window: Window) -> WindowCard:
        key = window_key(page, window)
        pills = (PillCard(at, self.text(key, pill_part(number))) for number, at in enumerate(window.pills, 1))
        return WindowCard(
            heading=self.text(key),
            text=self.text(key, "text"),
            spoken=self.text(key, "spoken"),
            picture=self.picture(window.position, window.seat),
            crop=window.crop,
            lit=window.lit,
            arrow=None if window.arrow is None else (window.arrow.start, window.arrow.end),
            pills=tuple(pills),
        )

    def chart(self, chart: Chart) -> ChartCard:
        rows = ((chart_key(chart, row), row) for row in chart.rows)
        return ChartCard(
            heading=self.text(chart_key(chart)),
            note=self.text(chart_key(chart), "note"),
            rows=tuple((self.text(key), *(self.text(key, each) for each in chart.columns)) for key, _ in rows),
            figures=1 + chart.columns.index(chart.figures) if chart.figures else None,
        )


TEACHING_RECORDS = (LessonBody, LessonPage, BookPage)
"""The bodies and answers of these pages, for the generator of types."""

"""The picture book of a game, as data: short pages with windows that show real positions.

What is said stands in the game's `lessons/<language>.ftl`, under names that follow from the records: the page `first`
has the message `book-first` (its title) with the texts `tab` and `text`; its window `feed` has `book-first-feed` (the
heading) with the texts `text`, `spoken` (what the picture shows, for whoever cannot see it) and `pill-1`, `pill-2`.
In a `text`, `**words**` stand out. Names are found as in lessons: `$rival`, `$seat0`, `$seat1`, ...
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any, TypeAlias

import msgspec

from lychgate.core.learning.lesson import LEARNER
from lychgate.core.state import State

FEWEST_PAGES, MOST_PAGES = 5, 8
"""A book is as short as that; the words of the game come on top."""

MOST_PILLS = 2
"""Most pills in one window."""


class AtStop(msgspec.Struct, frozen=True, kw_only=True, tag=True):
    """The guided match when a stop comes, its first deed not yet done, and then some more answers."""

    stop: str
    deed: int = 0
    """Which of the stop's deeds is due, counted from 0."""
    then: tuple[str, ...] = ()
    """Answers: a code, given by whoever is offered it first, or `1 pop:D`, given by seat 1."""


class Played(msgspec.Struct, frozen=True, kw_only=True, tag=True):
    """A match from its seed and all answers since."""

    seats: int
    seed: int
    answers: tuple[str, ...]
    options: Mapping[str, Any] = {}


class Built(msgspec.Struct, frozen=True, kw_only=True, tag=True):
    """A position that is set up piece by piece, and then some answers."""

    make: Callable[[], State]
    """Makes the position, its next steps on the agenda."""
    then: tuple[str, ...] = ()
    options: Mapping[str, Any] = {}
    """The options it is played with: those in its state, where they are not the defaults."""


Position: TypeAlias = AtStop | Played | Built


class Arrow(msgspec.Struct, frozen=True):
    """A dashed arrow between two elements."""

    start: str
    end: str


class Window(msgspec.Struct, frozen=True, kw_only=True):
    """A picture: a part of the table at one moment."""

    id: str
    position: Position
    crop: tuple[str, ...]
    """The elements that the picture frames; it shows the part of the table they lie on."""
    lit: tuple[str, ...] = ()
    """The elements that stand out."""
    arrow: Arrow | None = None
    pills: tuple[str, ...] = ()
    """The element that each pill stands at; its words are the texts `pill-1`, `pill-2` of the window's message."""
    seat: int | None = LEARNER
    """Through whose eyes; None: a spectator's."""


class Figure(msgspec.Struct, frozen=True, kw_only=True):
    """A row of the pieces: the picture of one element, and `book-piece-<id>`, its name, with the text `text`."""

    id: str
    position: Position
    shows: str
    """The element that is drawn."""


class Chart(msgspec.Struct, frozen=True, kw_only=True):
    """A small table of words: points by source, faces of a die.

    `book-chart-<id>` is its heading, `book-chart-<id>-<row>` the first cell of a row; further cells are the texts
    named in `columns`.
    """

    id: str
    rows: tuple[str, ...]
    columns: tuple[str, ...] = ("text",)
    figures: str = ""
    """The column that holds figures, shown large and at the right; "" if none does."""


class Page(msgspec.Struct, frozen=True, kw_only=True):
    """A page."""

    id: str
    windows: tuple[Window, ...]
    clauses: tuple[str, ...]
    """The rules it tells, which "the exact rules" leads to: ids, or `BC-080 to BC-085`."""
    figures: tuple[Figure, ...] = ()
    charts: tuple[Chart, ...] = ()
    small: bool = False
    """Whether its message has a text `small`: small print below the windows."""


class Term(msgspec.Struct, frozen=True):
    """A word of the game: `book-word-<id>`, with the text `text` that says what it is and what for."""

    id: str
    clauses: tuple[str, ...]


class Book(msgspec.Struct, frozen=True, kw_only=True):
    """The picture book of a game; the words of the game are its last page."""

    pages: tuple[Page, ...]
    words: tuple[Term, ...]

"""Every picture of a picture book can be reached and shows what it points at; all its words are there."""

from __future__ import annotations

from fluent.syntax import FluentParser
from fluent.syntax.ast import Junk

from lychgate.core.clauses import citations
from lychgate.core.game import Game
from lychgate.core.learning.book import FEWEST_PAGES, MOST_PAGES, MOST_PILLS, Position
from lychgate.core.learning.lesson import LEARNER
from lychgate.core.learning.reach import reach
from lychgate.core.learning.sayings import messages
from lychgate.core.table import element_ids
from lychgate.testing.cases import every_game
from lychgate.testing.conformance.test_words import messages as messages_in
from lychgate.words import languages


@every_game
def test_a_book_is_short(game: Game) -> None:
    book = game.book
    if book is None:
        return
    assert FEWEST_PAGES <= len(book.pages) <= MOST_PAGES
    for page in book.pages:
        assert page.windows, page.id
        assert len({window.id for window in page.windows}) == len(page.windows), page.id
        assert all(len(window.pills) <= MOST_PILLS for window in page.windows), page.id


@every_game
def test_every_picture_shows_what_it_points_at(game: Game) -> None:
    book = game.book
    if book is None:
        return
    seen: list[tuple[Position, int | None, set[str]]] = []

    def ids(position: Position, seat: int | None) -> set[str]:
        found = next((shown for at, eyes, shown in seen if at == position and eyes == seat), None)
        if found is None:
            match = reach(game, position)
            table, fill = game.laid(match.seats, match.options), game.filled(match.view(seat))
            assert table is not None
            assert fill is not None
            found = element_ids(table, fill)
            seen.append((position, seat, found))
        return found

    for page in book.pages:
        for window in page.windows:
            arrow = (window.arrow.start, window.arrow.end) if window.arrow is not None else ()
            named = {*window.crop, *window.lit, *arrow, *window.pills}
            assert window.crop, f"{page.id}, {window.id} frames nothing."
            missing = named - ids(window.position, window.seat)
            assert missing == set(), f"{page.id}, {window.id}: {missing}"
        for figure in page.figures:
            assert figure.shows in ids(figure.position, LEARNER), figure.id


@every_game
def test_every_clause_of_a_book_exists(game: Game) -> None:
    book = game.book
    if book is None:
        return
    for clauses in [*(page.clauses for page in book.pages), *(term.clauses for term in book.words)]:
        assert clauses
        for text in clauses:
            cited = [clause_id for clause_id, _ in citations(text, game.prefix, game.ledger)]
            assert cited, f"{text!r} names no clause."
            assert [clause_id for clause_id in cited if clause_id not in game.ledger] == []


@every_game
def test_lesson_and_book_have_their_words_in_every_language(game: Game) -> None:
    if game.lesson is None and game.book is None:
        return
    needed = {message.key: message for message in messages(game.lesson, game.book)}
    spoken = {}
    for language in languages(game.id):
        text = (game.folder / "lessons" / f"{language}.ftl").read_text(encoding="utf-8")
        assert [each.content for each in FluentParser().parse(text).body if isinstance(each, Junk)] == []
        found = spoken[language] = messages_in(text)
        assert sorted(found.keys() ^ needed.keys()) == [], language
        for key, message in needed.items():
            assert message.parts <= found[key] <= message.parts | message.may, (language, key)
    assert [language for language, found in spoken.items() if found != spoken["en"]] == []

"""Guided matches in the terminal: followed by keys, left, resumed; and the picture book in words."""

from __future__ import annotations

from pathlib import Path

import pytest

import lychgate
from lychgate.core.learning.sayings import page_key, window_key
from lychgate.terminal.screens.book import BookScreen
from lychgate.terminal.screens.dialogs import Confirm
from lychgate.terminal.screens.game import GameScreen
from lychgate.terminal.screens.lesson import LessonScreen
from lychgate.terminal.screens.rules import RulesScreen
from lychgate.terminal.session import Session, learn
from lychgate.words import languages
from tests.terminal.playing import SMALL, calm, on, press, reached, run, screen_text, table

SPOKEN = [(each.id, language) for each in lychgate.games() for language in languages(each.id)]


def _session(game_id: str = "blood-coven", language: str = "en") -> Session:
    return learn(lychgate.game(game_id), language)


def _is_left(session: Session) -> bool:
    return session.teacher is None


def _words(text: str) -> str:
    """Return words without the breaks of lines and the edge of the card."""
    return " ".join(text.replace("▌", " ").split())


@pytest.mark.parametrize("game_id, language", SPOKEN)
def test_a_lesson_is_followed_by_keys_to_its_end_and_played_on(game_id: str, language: str, saves: Path) -> None:
    async def test() -> None:
        async with table(_session(game_id, language), SMALL) as (app, pilot):
            session = app.session
            assert session.teacher is not None
            lesson, seen = session.teacher.lesson, []
            while True:
                screen = on(app, LessonScreen)
                card = screen.card
                assert card is not None
                seen.append(card.number)
                shown = _words(screen_text(app))
                assert all(_words(text) in shown for text in (card.after, card.says, card.does))
                if card.waits == "end":
                    break
                await press(app, pilot, *(("enter",) if card.waits == "go-on" else ("s", "enter")))
                await calm(app, pilot)
            assert sorted(set(seen)) == list(range(1, len(lesson.stops) + 1))
            answers = len(session.match.history)
            await press(app, pilot, "enter")
            assert _is_left(session)
            assert not (saves / f"{game_id}-lesson.jsonl").exists()
            assert len(session.match.history) >= answers

    run(test())


def test_another_answer_is_held_back_and_taken_back_or_leads_out_of_the_lesson() -> None:
    async def test() -> None:
        async with table(_session(), SMALL) as (app, pilot):
            wrong = next(c for c in on(app, LessonScreen).choosing.left if c.option.code == "start:P")
            await press(app, pilot, str(wrong.number))
            await reached(app, pilot, Confirm)
            dialog = on(app, Confirm)
            assert dialog.question == app.session.taught().text("lesson-first-vampire", "otherwise")
            await press(app, pilot, "escape")
            assert (0, "start:P") not in app.session.match.history
            assert on(app, LessonScreen).card is not None
            await press(app, pilot, str(wrong.number), "right", "enter")
            await calm(app, pilot)
            assert _is_left(app.session)
            assert (0, "start:P") in app.session.match.history

    run(test())


def test_esc_twice_leaves_and_the_lesson_is_resumed_at_the_same_candle(saves: Path) -> None:
    async def first() -> None:
        async with table(_session(), SMALL) as (app, pilot):
            for _ in range(2):
                await press(app, pilot, "s", "enter")
                await calm(app, pilot)
            card = on(app, LessonScreen).card
            assert card is not None
            assert card.number == 3
            await press(app, pilot, "escape", "s", "escape")
            assert not _is_left(app.session)  # another key between the two: not left
            await press(app, pilot, "escape")
            assert _is_left(app.session)
            assert on(app, GameScreen).painter.card is None

    async def second() -> None:
        async with table(_session(), SMALL) as (app, _):
            card = on(app, LessonScreen).card
            assert card is not None
            assert card.number == 3

    run(first())
    assert (saves / "blood-coven-lesson.jsonl").exists()
    run(second())
    anew = learn(lychgate.game("blood-coven"), anew=True)
    assert anew.match.history == []


@pytest.mark.parametrize("game_id, language", SPOKEN)
def test_the_book_has_every_page_in_words_and_leads_to_the_exact_rules(game_id: str, language: str) -> None:
    async def test() -> None:
        async with table(_session(game_id, language), (120, 200)) as (app, pilot):
            book, taught = app.session.game.book, app.session.taught()
            assert book is not None
            await press(app, pilot, "b")
            await reached(app, pilot, BookScreen)
            for page in book.pages:
                shown = _words(screen_text(app))
                told = [taught.text(page_key(page)), taught.text(page_key(page), "text")]
                for window in page.windows:
                    key = window_key(page, window)
                    told += [taught.text(key), taught.text(key, "text"), taught.text(key, "spoken")]
                assert [text for text in told if _words(text.replace("**", "")) not in shown] == []
                assert "**" not in shown
                await press(app, pilot, "right")
            shown = _words(screen_text(app))
            assert all(_words(taught.text(f"book-word-{term.id}", "text")) in shown for term in book.words)
            await press(app, pilot, "1", "r")
            await reached(app, pilot, RulesScreen)
            rules = on(app, RulesScreen)
            assert rules.clause == taught.clauses(book.pages[0].clauses)[0]
            await press(app, pilot, "escape", "escape")
            await reached(app, pilot, LessonScreen)

    run(test())

"""What is told outside tells nothing hidden: not in its words, and not by whom it is sent to."""

from __future__ import annotations

import re
from collections.abc import Iterator
from random import Random
from types import SimpleNamespace
from typing import Any, cast, get_args

import pytest

from lychgate.core.match import Match
from lychgate.core.registry import game as find_game
from lychgate.server.notify import texts
from lychgate.server.notify.facts import Fact, Kind, waits
from lychgate.server.room import Room
from lychgate.server.rows import RequestRow

WITH_WINDOWS = ("carpathes", "damnation")


def room_of(match: Match, **row: Any) -> Room:
    """Return as much of a room as facts are made of."""
    given = {"closed": None, "rematch": None, "ended": 9.0, **row}
    room = SimpleNamespace(
        row=SimpleNamespace(**given), awake=True, over=match.over, request=None, match=match,
        journal=SimpleNamespace(opened=7.0),
    )  # fmt: skip
    return cast(Room, room)


def moments(game: str, answers: int, seed: int) -> Iterator[Match]:
    """Yield a match of people after each of its answers, drawn by lot."""
    luck = Random(seed)
    match = find_game(game).start(seats=3, seed=seed, poker_face=True)
    for _ in range(answers):
        if match.over:
            return
        ask = luck.choice(match.asks)
        match.answer(ask.seat, luck.choice(ask.options).code)
        yield match


def kinds(match: Match) -> list[Kind | None]:
    """Return which seats are told, and of what."""
    facts = [waits(room_of(match), seat) for seat in range(match.seats)]
    return [None if fact is None else fact.kind for fact in facts]


@pytest.mark.parametrize("game", WITH_WINDOWS)
def test_in_a_window_it_is_told_alike_whatever_anybody_holds(game: str) -> None:
    """In worlds that another player cannot tell apart, the same people are told: nobody learns who could answer."""
    windows = 0
    for match in moments(game, 400, 5):
        if match.over or not any(ask.window for ask in match.asks):
            continue
        windows += 1
        for other in range(match.seats):
            told = kinds(match)
            for world in range(2):
                imagined = match.imagine(other, Random(f"{windows}/{world}"))
                assert kinds(imagined) == told
        if windows >= 12:
            break
    assert windows >= 3


def test_a_turn_of_several_answers_is_told_once_and_the_next_turn_again() -> None:
    told: dict[int, list[str]] = {0: [], 1: [], 2: []}
    questions = 0
    for match in moments("carpathes", 200, 2):
        for seat in range(3):
            fact = None if match.over else waits(room_of(match), seat)
            questions += fact is not None
            if fact is not None and fact.key not in told[seat][-1:]:
                told[seat].append(fact.key)
    assert all(len(keys) > 5 and len(set(keys)) == len(keys) for keys in told.values())
    assert sum(map(len, told.values())) < questions * 0.7


def test_a_question_of_the_others_comes_before_a_turn_and_a_closed_table_asks_nothing() -> None:
    (match,) = list(moments("carpathes", 1, 2))
    asked = next(seat for seat in range(3) if waits(room_of(match), seat) is not None)
    other = (asked + 1) % 3
    room = room_of(match)
    room.request = RequestRow(number=4, kind="undo", seat=other, needed=frozenset({asked}), at=8.0)
    assert waits(room, asked) == Fact("consent", "consent:4", 8.0)
    room.request.agreed = frozenset({asked})
    assert waits(room, asked) == waits(room_of(match), asked)
    assert waits(room_of(match, closed=1.0), asked) is None


def test_the_end_is_told_and_then_that_it_begins_anew() -> None:
    match = find_game("blood-coven").start(seats=2, seed=1)
    luck = Random(1)
    while not match.over:
        ask = luck.choice(match.asks)
        match.answer(ask.seat, luck.choice(ask.options).code)
    assert waits(room_of(match), 0) == Fact("over", "over", 9.0)
    assert waits(room_of(match, rematch="next"), 1) == Fact("again", "again:next", 7.0)


@pytest.mark.parametrize("language", ["en", "fr", "de"])
def test_a_message_says_the_game_and_that_the_table_waits(language: str) -> None:
    """It is made of nothing else: no name, no number, no word of any game."""
    for kind in get_args(Kind):
        message = texts.of_table(kind, "Carpathes", "abcdef", language)
        assert message.title == "Carpathes"
        assert message.body == texts.said(f"word-{kind}", language)
        assert not re.search(r"[{}<>$\d]", message.body)
    assert texts.said("word-turn", "xx") == texts.said("word-turn", "en")
    assert len({texts.said("word-turn", each) for each in ("en", "fr", "de")}) == 3

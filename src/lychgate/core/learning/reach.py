"""Reaching positions: the guided match at one of its stops, and the positions of the picture book."""

from __future__ import annotations

from collections.abc import Iterable
from typing import TYPE_CHECKING

from lychgate.core.errors import BadGame
from lychgate.core.learning.book import AtStop, Built, Position
from lychgate.core.learning.course import Course, course, wanted
from lychgate.core.learning.lesson import LEARNER, Lesson
from lychgate.core.match import Match

if TYPE_CHECKING:
    from lychgate.core.game import Game


def begin(game: Game, lesson: Lesson) -> Match:
    """Start the guided match."""
    return game.start(lesson.seats, lesson.seed, lesson.options, players=lesson.names)


def advance(lesson: Lesson, match: Match, heard: set[str]) -> Course:
    """Let the script answer until a card is up, the last one included, or the lesson is left."""
    while True:
        now = course(lesson, match, heard)
        if now.answer is None:
            return now
        match.answer(*now.answer)


def follow(lesson: Lesson, match: Match, heard: set[str], now: Course) -> None:
    """Do what the card that is up asks for."""
    assert now.stop is not None
    stop = lesson.stops[now.stop]
    if not stop.deeds:
        heard.add(stop.id)
        return
    ask = match.ask(LEARNER)
    code = None if ask is None else wanted(stop.deeds[now.deed], (option.code for option in ask.options))
    if code is None:
        raise BadGame(f"The stop {stop.id} of the lesson wants what cannot be answered: {stop.deeds[now.deed].wants}.")
    match.answer(LEARNER, code)


def reach(game: Game, position: Position) -> Match:
    """Return a match that stands at a position of the book; BadGame when it cannot be reached."""
    if isinstance(position, AtStop):
        found, then = _at_stop(game, position), position.then
    elif isinstance(position, Built):
        found, then = Match.from_state(game, position.make(), position.options), position.then
    else:
        found, then = game.start(position.seats, position.seed, position.options), position.answers
    answer_all(found, then)
    return found


def answer_all(match: Match, answers: Iterable[str]) -> None:
    """Give answers in order: a code by whoever is offered it first, `1 pop:D` by seat 1."""
    for answer in answers:
        seat, blank, code = answer.rpartition(" ")
        asked = [ask for ask in match.asks if code in ask.menu.by_code and (not blank or ask.seat == int(seat))]
        if not asked:
            raise BadGame(f"Nobody is offered the answer {answer!r}.")
        match.answer(asked[0].seat, code)


def _at_stop(game: Game, position: AtStop) -> Match:
    lesson = game.lesson
    if lesson is None:
        raise BadGame(f"{game.title} has no lesson, so no position lies at a stop of it.")
    match, heard = begin(game, lesson), set[str]()
    goal = lesson.stop(position.stop)
    while True:
        now = advance(lesson, match, heard)
        if now.stop is None or (now.stop, now.deed) == (goal, position.deed):
            break
        follow(lesson, match, heard, now)
    if now.stop is None:
        raise BadGame(f"The lesson of {game.title} does not come to its stop {position.stop}.")
    return match

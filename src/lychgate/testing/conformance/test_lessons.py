"""Every guided match can be followed to its end, and left at any moment; its cards point at what is on the table."""

from __future__ import annotations

from collections.abc import Iterator
from random import Random

from lychgate.core.game import Game
from lychgate.core.learning.course import Course, course, otherwise
from lychgate.core.learning.lesson import (
    FEWEST_STOPS,
    LEARNER,
    LONGEST_SAYING,
    MOST_STOPS,
    Deed,
    Lesson,
    Stop,
    fits,
)
from lychgate.core.learning.reach import advance, begin, follow
from lychgate.core.learning.sayings import LESSON_END, names_of, stop_key
from lychgate.core.match import Match
from lychgate.core.say import Say
from lychgate.core.table import element_ids
from lychgate.testing.cases import LIMIT, every_game, telling
from lychgate.words import Words, languages


def lit(game: Game, match: Match) -> set[str]:
    """The elements on the table, as the learner sees it."""
    table, fill = game.laid(match.seats, match.options), game.filled(match.view(LEARNER))
    assert table is not None
    assert fill is not None
    return element_ids(table, fill)


def codes(match: Match) -> list[str]:
    ask = match.ask(LEARNER)
    return [] if ask is None else [option.code for option in ask.options]


def followed(game: Game, lesson: Lesson, turns: dict[int, str] | None = None) -> Iterator[tuple[Match, Course]]:
    """Play the lesson as it wants it and yield every card, the last one included.

    `turns` are other answers that fit, by the number of the learner's answers before.
    """
    match, heard = begin(game, lesson), set[str]()
    with telling(match):
        while True:
            now = advance(lesson, match, heard)
            yield match, now
            if now.stop is None:
                return
            own = sum(seat == LEARNER for seat, _ in match.history)
            other = (turns or {}).get(own)
            if other is not None and lesson.stops[now.stop].deeds:
                match.answer(LEARNER, other)
            else:
                follow(lesson, match, heard, now)


def due(stop: Stop, now: Course) -> Deed | None:
    return stop.deeds[now.deed] if stop.deeds else None


@every_game
def test_a_lesson_is_followed_to_its_end(game: Game) -> None:
    lesson = game.lesson
    if lesson is None:
        return
    assert FEWEST_STOPS <= len(lesson.stops) <= MOST_STOPS
    assert len({stop.id for stop in lesson.stops}) == len(lesson.stops)
    came: list[int] = []
    for match, now in followed(game, lesson):
        assert now.followed
        shown = lit(game, match)
        if now.stop is None:
            assert now.done, f"After {came} no card comes, but the lesson is not at its end."
            assert set(lesson.end_points_at) <= shown, set(lesson.end_points_at) - shown
            break
        stop = lesson.stops[now.stop]
        came.append(now.stop)
        deed = due(stop, now)
        points_at = deed.points_at if deed is not None and deed.points_at else stop.points_at
        assert points_at, f"{stop.id} points at nothing."
        assert set(points_at) <= shown, f"{stop.id} points at what is not there: {set(points_at) - shown}"
        if deed is not None:
            ask = match.ask(LEARNER)
            assert ask is not None, stop.id
            assert ask.key == deed.ask, stop.id
            offered = codes(match)
            for pattern in deed.wants:
                assert any(fits(code, (pattern,)) for code in offered), f"{stop.id} wants {pattern}, not in {offered}"
    assert list(dict.fromkeys(came)) == list(range(len(lesson.stops)))
    given = [code for seat, code in match.history if seat > LEARNER]
    assert len(given) == sum(len(rival.answers) for rival in lesson.rivals), "Some answers of rivals are never given."


@every_game
def test_whatever_fits_a_stop_leads_to_the_end(game: Game) -> None:
    lesson = game.lesson
    if lesson is None:
        return
    rng = Random(5)
    others: dict[int, list[str]] = {}
    for match, now in followed(game, lesson):
        deed = None if now.stop is None else due(lesson.stops[now.stop], now)
        if deed is not None:
            fit = [code for code in codes(match) if fits(code, deed.wants)]
            own = sum(seat == LEARNER for seat, _ in match.history)
            others[own] = rng.sample(fit, min(3, len(fit))) if len(fit) > 1 else []
    for own, answers in others.items():
        for code in answers:
            *_, (_, last) = followed(game, lesson, {own: code})
            assert last.done, f"The lesson does not go on after {code}, which it allows."


@every_game
def test_every_warning_of_a_lesson_has_its_answer(game: Game) -> None:
    """What is said to another answer can be heard: that answer is offered, and no earlier text takes it."""
    lesson = game.lesson
    if lesson is None:
        return
    heard: set[tuple[str, str, tuple[str, ...]]] = set()
    for match, now in followed(game, lesson):
        if now.stop is None:
            break
        stop = lesson.stops[now.stop]
        deed = due(stop, now)
        for code in codes(match) if deed is not None else ():
            text = otherwise(stop, code)
            if deed is not None and text is not None and not fits(code, deed.wants):
                chosen = next(each for each in stop.otherwise if fits(code, each.answers))
                heard |= {(stop.id, text, (pattern,)) for pattern in chosen.answers if fits(code, (pattern,))}
    written = {(s.id, each.text, (pattern,)) for s in lesson.stops for each in s.otherwise for pattern in each.answers}
    assert written - heard == set()


@every_game
def test_whoever_leaves_a_lesson_can_finish_the_match(game: Game) -> None:
    lesson = game.lesson
    if lesson is None:
        return
    for seed in range(3):
        rng, heard = Random(seed), set[str]()
        match = begin(game, lesson)
        with telling(match):
            for _ in range(LIMIT):
                if match.over:
                    break
                now = course(lesson, match, heard)
                if now.answer is not None:
                    match.answer(*now.answer)
                elif now.stop is not None and (not lesson.stops[now.stop].deeds or rng.random() < 0.8):
                    follow(lesson, match, heard, now)
                else:
                    ask = rng.choice(match.asks)
                    match.answer(ask.seat, rng.choice(ask.options).code)
            assert match.over, "The match does not end."


@every_game
def test_no_text_of_a_lesson_is_long(game: Game) -> None:
    lesson = game.lesson
    if lesson is None:
        return
    for language in languages(game.id):
        words = Words(game.id, language, lesson.names, me=LEARNER, strict=True, learning=True)
        said = names_of([words.name(seat) for seat in range(lesson.seats)])
        for key in [*(stop_key(stop) for stop in lesson.stops), LESSON_END]:
            texts = [words.say(Say(key, said))]
            for stop in lesson.stops:
                if stop_key(stop) == key and not stop.tells:
                    parts = {*(deed.do for deed in stop.deeds), *(each.text for each in stop.otherwise)}
                    texts += [words.part(Say(key, said), part) for part in [*parts, *(["after"] if stop.after else [])]]
            assert [text for text in texts if not text or len(text) > LONGEST_SAYING] == [], (key, language)

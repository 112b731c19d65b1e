"""Answers say what they bring: every answer has its line, and what it promises is what happens."""

from __future__ import annotations

from random import Random
from typing import Any

from lychgate.core.ask import CLOCK, Ask, Menu, Option, Play, pick
from lychgate.core.match import Match
from lychgate.core.step import Step
from lychgate.core.table import measure
from lychgate.testing.cases import Case, Policy, every_explained_play, several
from lychgate.words import Words, languages


class Halt(Step, frozen=True):
    """Stands on the agenda below everything that an answer sets in motion, and stops the match there."""

    def play(self, g: Any) -> Play:
        """Ask the clock, which never answers here."""
        yield from pick(CLOCK, "halt", Menu([Option("halt", None)]), forced=True)


def run_its_course(match: Match, ask: Ask, code: str, rng: Random) -> Match | None:
    """Give an answer and let it have all its effects; nobody reacts. None: somebody else has to do something."""
    course = match.copy()
    course.state.agenda.append(Halt())
    course.answer(ask.seat, code)
    while not course.over:
        following = course.asks[0]
        if isinstance(course.state.step, Halt):
            return course
        idle = following.idle
        if following.seat == ask.seat and not following.window:
            course.answer(following.seat, rng.choice(following.options).code)
        elif idle is not None:
            course.answer(following.seat, idle.code)
        else:
            return None
    return None  # the end counts up what an answer does not promise


@every_explained_play
def test_what_an_answer_promises_is_what_happens(case: Case, policy: Policy) -> None:
    game, rng = case.game, Random(53)
    table = game.laid(case.seats, game.check(case.seats, case.options))
    assert table is not None

    def numbers(match: Match, seat: int, option: Option[Any]) -> dict[str, int | None]:
        fill = game.filled(match.view(seat))
        assert fill is not None
        return {id: measure(table, fill, id) for id in option.brings}

    def check(match: Match) -> None:
        for ask in match.asks:
            promising = [option for option in ask.options if option.brings]
            for option in rng.sample(promising, min(3, len(promising))):
                after = run_its_course(match, ask, option.code, rng)
                if after is not None:
                    then, now = numbers(after, ask.seat, option), numbers(match, ask.seat, option)
                    found = {id: (then[id] or 0) - (now[id] or 0) for id in option.brings}
                    assert found == dict(option.brings), (ask.key, option.code)

    several(case, 25, policy, check, visits=20)


@every_explained_play
def test_every_answer_has_its_line(case: Case, policy: Policy) -> None:
    """In every language: a text below the answer (`.then`), or numbers that it changes."""
    books = [Words(case.game.id, language, strict=True) for language in languages(case.game.id)]

    def check(match: Match) -> None:
        for ask in match.asks:
            for option in ask.options:
                told = option.label is not None and all(book.part(option.label, "then") for book in books)
                assert told or option.brings, f"{ask.key}: {option.code} does not say what it brings."

    several(case, 27, policy, check, visits=20)

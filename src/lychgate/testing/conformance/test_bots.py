"""Bots play every game by its rules, and think the same in two worlds they cannot tell apart."""

from __future__ import annotations

from math import isfinite
from random import Random

import pytest

from lychgate import bots
from lychgate.bots.base import Chair
from lychgate.core.ask import CLOCK
from lychgate.core.game import Game
from lychgate.core.learned import LearnedAdvice
from lychgate.core.match import Match
from lychgate.testing.cases import Case, at_random, every_default, every_game, play, seldom, telling
from lychgate.words import Words, languages

BUDGETS = {"search": "search:ms=0:iterations=4"}
"""Bots whose choice may depend on the clock are held to a number of rollouts instead."""
NAMES = [BUDGETS.get(name, name) for name in bots.names()]

every_bot = pytest.mark.parametrize("name", NAMES)


def test_every_bot_is_tried() -> None:
    assert {name.partition(":")[0] for name in NAMES} >= {"random", "greedy", "search"}


@every_bot
@every_default
def test_a_bot_thinks_the_same_in_two_worlds(case: Case, name: str) -> None:
    rng = Random(59)

    def check(match: Match) -> None:
        for ask in match.asks:
            if ask.seat == CLOCK:
                continue
            before = match.fingerprint()
            truth = bots.make(name, 5).choose(Chair(match, ask.seat))
            world = match.imagine(ask.seat, rng)
            assert bots.make(name, 5).choose(Chair(world, ask.seat)) == truth
            assert truth in ask.menu.by_code
            assert match.fingerprint() == before

    play(case.start(24, poker_face=True), Random(24), visit=seldom(check, 2))


@every_default
def test_bots_of_all_kinds_play_a_match_to_its_end(case: Case) -> None:
    match = case.start(25)
    chairs = [bots.make(NAMES[seat % len(NAMES)], seat) for seat in range(case.seats)]
    with telling(match):
        while not match.over:
            ask = match.asks[0]
            code = (
                at_random(match, ask, Random(1))
                if ask.seat == CLOCK
                else chairs[ask.seat].choose(Chair(match, ask.seat))
            )
            match.answer(ask.seat, code)
    assert match.result is not None


@every_default
def test_chances_are_shared_by_all_seats(case: Case) -> None:
    advice = case.game.advice
    if not isinstance(advice, LearnedAdvice):
        return

    def check(match: Match) -> None:
        rows = [advice.measure(match.state, seat) for seat in range(match.seats)]
        assert {len(row) for row in rows} == {len(advice.features)}
        assert all(isfinite(each) for row in rows for each in row)
        chances = advice.chances(match.state)
        assert sum(chances) == pytest.approx(1)
        assert [2 * chance - 1 for chance in chances] == pytest.approx(
            [advice.value(match.state, seat) for seat in range(match.seats)]
        )

    play(case.start(26), Random(26), visit=seldom(check))


@every_game
def test_what_was_learned_belongs_to_the_game_and_foretells_better_than_its_estimate(game: Game) -> None:
    advice = game.advice
    if not isinstance(advice, LearnedAdvice):
        return
    for language in languages(game.id):
        words = Words(game.id, language)
        assert [name for name in advice.features if not words.knows(f"feature-{name}")] == [], language
    learned = advice.learned
    assert learned is not None, f"Nothing was learned yet: python -m tools.train {game.id}"
    assert learned.game == game.id
    assert learned.rules in game.versions
    assert learned.fits
    assert [fit.stage for fit in learned.fits if fit.loss >= fit.estimate_loss] == []

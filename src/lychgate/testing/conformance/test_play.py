"""Every match of every game comes to an end, asks sensible questions on the way, keeps the law and loses no piece."""

from __future__ import annotations

from collections import Counter
from random import Random
from typing import get_type_hints

import pytest

from lychgate.core.agenda import Agenda
from lychgate.core.ask import CLOCK
from lychgate.core.game import Game
from lychgate.core.match import Match
from lychgate.core.state import is_immutable
from lychgate.core.step import STEPS
from lychgate.testing.cases import (
    DEPTH,
    Case,
    Policy,
    all_cases,
    by_advice,
    every_case,
    every_game,
    every_pair,
    every_play,
    pieces,
    play,
    policies,
    questions,
    seldom,
)
from lychgate.testing.positions import each_kind

pytestmark = pytest.mark.usefixtures("strict_law")


@every_game
def test_every_option_value_is_played(game: Game) -> None:
    wanted = {(option.name, value) for option in game.options for value in option.values}
    played = {(name, value) for case in all_cases(game) for name, value in game.check(case.seats, case.options).items()}
    assert wanted - played == set()


def check_questions(match: Match) -> None:
    """A question has options, all different, none blank, and is put to somebody who sits at the table."""
    seats = [ask.seat for ask in match.asks]
    assert len(seats) == len(set(seats))
    for ask in match.asks:
        assert ask.seat in range(match.seats) or ask.seat == CLOCK
        codes = [option.code for option in ask.options]
        assert codes
        assert all(code.strip() == code != "" for code in codes)
        assert len(set(codes)) == len(codes)


@every_pair
def test_a_match_comes_to_an_end(case: Case) -> None:
    for seed in range(DEPTH):
        for policy in policies(case.game):
            match = play(case.start(seed), Random(seed), policy, seldom(check_questions, 40))
            result = match.result
            assert result is not None
            assert len(result.places) == len(result.scores) == case.seats
            assert min(result.places) == 1
            assert result.reason
            assert match.asks == ()


@every_case
def test_the_first_option_leads_to_an_end(case: Case) -> None:
    """The loop of the public contract, as it is written there."""
    match = case.start(1)
    rounds = 0
    while not match.over:
        for ask in match.asks:
            match.answer(ask.seat, ask.options[0].code)
        rounds += 1
        assert rounds < 10_000
    assert match.result is not None


@every_play
def test_no_piece_appears_or_disappears(case: Case, policy: Policy) -> None:
    for seed in range(DEPTH):
        match = case.start(seed)
        all_pieces = pieces(match.state)

        def check(match: Match, all_pieces: Counter[str] = all_pieces) -> None:
            assert pieces(match.state) == all_pieces

        play(match, Random(seed), policy, seldom(check, 40))


@every_play
def test_a_step_asks_the_same_when_it_is_run_again(case: Case, policy: Policy) -> None:
    """The law: with the answers it has had, a step comes to the same question, whoever holds its generator."""

    def check(match: Match) -> None:
        before = match.fingerprint()
        again = Agenda.of(match.state.copy(), case.game.duty)
        assert questions(again.asks) == questions(match.asks)
        assert questions(match.copy().asks) == questions(match.asks)
        assert match.fingerprint() == before

    each_kind(case, policy, check)


@every_case
def test_the_same_seed_gives_the_same_match(case: Case) -> None:
    first, second = (play(case.start(11), Random(5), by_advice) for _ in range(2))
    assert first.save() == second.save()
    assert first == second


@every_game
def test_the_state_is_generated(game: Game) -> None:
    """A class that extends a state without `@state` would be copied as what it extends."""
    assert "__state_fields__" in vars(type(game.start().state))


def test_steps_hold_nothing_that_changes() -> None:
    """Copies of a match share the steps on their agendas."""
    changing = [
        f"{step.name}.{field}"
        for step in STEPS.values()
        for field, hint in get_type_hints(step).items()
        if field in step.__struct_fields__ and not is_immutable(hint)
    ]
    assert changing == []

"""Answers that belong together can be given in one go, and every part of a decision has a way back."""

from __future__ import annotations

from random import Random

import pytest

from lychgate.core.ask import CLOCK
from lychgate.core.errors import LychgateError
from lychgate.core.gesture import completed, is_part, rest_of
from lychgate.core.match import Match
from lychgate.core.view import ask_seen
from lychgate.testing.cases import Case, Policy, every_play, questions, several


@every_play
def test_a_preset_rest_makes_an_answer_whole(case: Case, policy: Policy) -> None:
    rng = Random(53)

    def check(match: Match) -> None:
        for ask in match.asks:
            assert len([each for each in ask.options if each.facts.get("preset")]) <= 1
            if ask.seat == CLOCK:
                continue
            option = rng.choice(ask.options)
            rest = rest_of(match, ask.seat, option.code)
            assert ask.parts or not rest, f"{ask.key} does not say that its answers may have a preset rest."
            one_by_one, in_one_go = match.copy(), match.copy()
            for code in (option.code, *(each.code for each in rest)):
                one_by_one.answer(ask.seat, code)
            in_one_go.answer_all(ask.seat, [option.code, *(each.code for each in rest)])
            assert in_one_go == one_by_one
            assert list(in_one_go.history) == list(one_by_one.history)
            assert not rest or not is_part(in_one_go, ask.seat)
            with pytest.raises(LychgateError):
                match.answer_all(ask.seat, [option.code, *(each.code for each in rest), "nonsense"])
            assert list(match.history) != list(in_one_go.history)

    several(case, 59, policy, check, visits=6)


@every_play
def test_every_part_of_a_decision_has_a_way_back(case: Case, policy: Policy) -> None:
    rng = Random(61)

    def check(match: Match) -> None:
        if match.over or match.asks[0].seat == CLOCK:
            return
        ask = rng.choice(match.asks)
        before, trial = questions(match.asks), match.copy()
        trial.answer(ask.seat, policy(match, ask, rng))
        part = trial.ask(ask.seat)
        if part is None or not is_part(trial, ask.seat):
            return
        assert completed(trial, ask_seen(part)).part
        trial.undo(ask.seat)
        assert questions(trial.asks) == before

    several(case, 67, policy, check, visits=12)

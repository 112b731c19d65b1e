"""Every element that an option touches is on the table, in the eyes of the seat that is asked."""

from __future__ import annotations

from random import Random

import pytest

from lychgate.core.match import Match
from lychgate.core.table import check, check_fill, element_ids
from tests.conformance.cases import GAMES, PLAYS, Case, Policy, everybody, play, seldom

DRAWN = [(case, policy) for case, policy in PLAYS if case.game.layout is not None and case.game.fill is not None]


def test_some_game_is_drawn() -> None:
    assert {case.game.id for case, _ in DRAWN} >= {"noughts"}
    assert [game.id for game in GAMES if (game.layout is None) != (game.fill is None)] == []


@pytest.mark.parametrize("case, policy", DRAWN, ids=[f"{case}-{policy.__name__}" for case, policy in DRAWN])
def test_marks_are_on_the_table(case: Case, policy: Policy) -> None:
    game = case.game
    assert game.layout is not None
    table = game.layout(case.seats, game.check(case.seats, case.options))
    assert check(table) == []

    def look(match: Match) -> None:
        assert game.fill is not None
        for seat in everybody(match):
            fill = game.fill(match.view(seat))
            assert check_fill(table, fill) == []
            ids = element_ids(table, fill)
            ask = None if seat is None else match.ask(seat)
            missing = {mark for option in (ask.options if ask else ()) for mark in option.marks} - ids
            assert missing == set()

    play(case.start(14), Random(14), policy, seldom(look))

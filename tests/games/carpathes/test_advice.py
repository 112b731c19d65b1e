"""Advice to bots fits the questions of the game."""

from __future__ import annotations

import re
from collections import Counter

from lychgate import bots
from lychgate.bots.base import Chair
from lychgate.core.ask import Seat
from lychgate.games.carpathes.advice.habits import ADVICE, HABITS, SHORTER
from lychgate.games.carpathes.state.purse import worth
from lychgate.games.carpathes.steps.demand import MakeDemand
from lychgate.games.carpathes.steps.turn import Act
from tests.games.carpathes.positions import GAME, Position, position

TASTE = {"character", "colour"}
"""Questions of taste: no answer is better than another."""


def test_there_is_a_habit_for_every_question_but_those_of_taste() -> None:
    words = (GAME.folder / "words" / "en.ftl").read_text(encoding="utf-8")
    asked = set(re.findall(r"^ask-([a-z]+) =", words, re.MULTILINE))
    assert asked - TASTE == set(HABITS)
    assert set(SHORTER) <= asked


# --- what nobody does


def chosen(table: Position, seeds: int = 10) -> Counter[str]:
    """Count what a bot answers with many seeds."""
    chair = Chair(table.match, table.match.asks[0].seat)
    return Counter(bots.make("greedy", seed).choose(chair) for seed in range(seeds))


def test_a_hungry_master_asks_to_be_fed_by_a_rich_slave() -> None:
    table = position(MakeDemand(Seat(1)), Act(Seat(1)), s0="10 MW", s1="90 MMWW slave=0:3", s2="100 MM", active=1)
    assert {"feed", "nothing"} <= set(table.codes)
    assert chosen(table) == {"feed": 10}


def test_the_humans_worth_most_are_kept() -> None:
    for seed in range(4):
        match = GAME.start(3, seed)
        ask = match.asks[0]
        assert ask.key == "keep"
        most = max(worth(option.value) for option in ask.options)
        for each in range(6):
            code = bots.make("greedy", each).choose(Chair(match, ask.seat))
            assert worth(ask.menu.by_code[code].value) == most


def test_nobody_drinks_who_has_as_much_blood_as_there_can_be() -> None:
    table = position(Act(Seat(0)), s0="100 MW coffin laid=regeneration", s1="100", s2="100", cycle=2)
    useless = {"play:coffin", "use:regeneration"}
    assert useless & set(table.codes)
    assert not useless & {option.code for option in ADVICE.shortlist(table.g, table.match.asks[0])}

"""Advice to bots: nobody gives up points for nothing, however the match is decided."""

from __future__ import annotations

from collections import Counter

import pytest

from lychgate import bots
from lychgate.bots.base import Chair
from lychgate.games.blood_coven.steps.round import Refresh
from lychgate.games.blood_coven.steps.turns import TakeTurns
from tests.games.blood_coven.positions import Position, position

SEEDS = 12


def chosen(table: Position, bot: str) -> Counter[str]:
    """Count what a bot answers with many seeds."""
    chair = Chair(table.match, table.match.asks[0].seat)
    return Counter(bots.make(bot, seed).choose(chair) for seed in range(SEEDS))


@pytest.mark.parametrize("bot", ["greedy", "search:ms=0:iterations=200"])
def test_who_is_far_behind_does_not_starve_a_vampire_and_its_child(bot: str) -> None:
    """To turn the last victim leaves two mouths and nothing to feed them with: six points become none."""
    table = position(
        TakeTurns(),
        Refresh(),
        s0="2=P(T) 3=P(H) 4=P(H) 5=P(H) hand NNNND fatigue PPND",
        s1="1=D(H) hand P",
        city="P",
        supply="NDDD",
        holder=1,
    )
    assert set(table.codes) == {"pass", "make:P@5", "make:P@4", "make:P@3"}
    assert chosen(table, bot) == {"pass": SEEDS}

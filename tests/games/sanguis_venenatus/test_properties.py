"""What holds in every position of every match."""

from __future__ import annotations

from collections import Counter
from random import Random

import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

from lychgate.core.match import Match
from lychgate.games.sanguis_venenatus.data.board import DISTRICTS, EVERYWHERE
from lychgate.games.sanguis_venenatus.data.numbers import CORRUPTION_LIMIT, DESTRUCTION_TOKENS, SERVANTS
from lychgate.games.sanguis_venenatus.state.position import City
from lychgate.games.sanguis_venenatus.state.questions import is_eligible, ranking
from lychgate.testing.clause import clause
from tests.games.sanguis_venenatus.positions import GAME

FEW = settings(max_examples=12, deadline=None, derandomize=True, database=None, suppress_health_check=list(HealthCheck))
MODES = [
    {"sheets": sheets, "draft": draft}
    for sheets in ("asymmetric", "nighthunter", "mixed")
    for draft in ("on", "random")
]


def check_tracks(g: City) -> None:
    assert all(0 <= n <= 10 for stock in g.stock for n in stock)
    assert all(0 <= blood <= 20 for blood in g.blood)
    assert all(0 <= popularity <= 15 for popularity in g.popularity)
    assert all(vp >= 0 for vp in g.vp)
    assert all(0 <= n <= 8 for numbers in g.influence for n in numbers)
    assert all(sorted(pile) == list(range(g.seats)) for pile in g.piles)
    for district in range(len(DISTRICTS)):
        order = [g.influence[district][seat] for seat in ranking(g, district)]
        assert order == sorted(order, reverse=True)


def check_tokens(g: City) -> None:
    laid = sum(1 for token in g.tokens if token)
    assert g.pile + laid == DESTRUCTION_TOKENS
    assert sum(g.souls) + g.soul_supply == 5
    assert not any(is_eligible(g, at) for at in EVERYWHERE if g.tokens[at] or g.barracks[at])
    for seat in range(g.seats):
        assert sum(track.count(seat) for track in g.nobles) + g.noble_supply[seat] == 8
        levels = Counter(each.level for each in g.barracks if each is not None and each.owner == seat)
        assert [levels[level] + g.barrack_supply[seat][level - 1] for level in (1, 2, 3)] == [3, 2, 1]
    assert all(len(track) <= CORRUPTION_LIMIT[g.seats] for track in g.nobles)


def check_people(g: City) -> None:
    for seat in range(g.seats):
        assert sum(g.flipped[seat * SERVANTS : (seat + 1) * SERVANTS]) <= 1, "SV-068"
    for each, at in enumerate(g.at):
        assert at >= 0 or not g.infected[each]
        assert at < 0 or not g.flipped[each]


def random_match(seats: int, seed: int, options: dict[str, str]) -> Match:
    """Play a match at random, checking the position at every decision and the length of every activation."""
    match = GAME.start(seats, seed, options)
    rng = Random(seed)
    decisions: Counter[tuple[int, int, int]] = Counter()
    while not match.over:
        g = match.state
        assert isinstance(g, City)
        if g.crew[0]:
            check_tracks(g)
            check_tokens(g)
            check_people(g)
        if g.turn is not None:
            decisions[g.round, g.turn.seat, g.turn.pose] += 1
        ask = rng.choice(match.asks)
        match.answer(ask.seat, rng.choice(ask.options).code)
    assert max(decisions.values()) <= 60
    return match


@clause("SV-029", "SV-012", "SV-132", "SV-169")
@FEW
@given(seats=st.integers(2, 4), seed=st.integers(0, 2**32), options=st.sampled_from(MODES))
def test_tracks_and_tokens_keep_their_bounds(seats: int, seed: int, options: dict[str, str]) -> None:
    match = random_match(seats, seed, options)
    assert match.result is not None
    assert match.state.round == 5
    assert match.result.reason == "five-rounds"
    assert match.result.scores == tuple(match.state.vp)  # type: ignore[attr-defined]


@clause("SV-168", "SV-169")
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_five_rounds_and_the_first_player_moves_on_each_time(seats: int) -> None:
    match = GAME.start(seats, 3, chance=["0"])
    rng = Random(1)
    firsts: dict[int, int] = {}
    while not match.over:
        g = match.state
        assert isinstance(g, City)
        firsts.setdefault(g.round, g.first)
        ask = rng.choice(match.asks)
        match.answer(ask.seat, rng.choice(ask.options).code)
    assert [firsts[number] for number in range(1, 6)] == [step % seats for step in range(5)]

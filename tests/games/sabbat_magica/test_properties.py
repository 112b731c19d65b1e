"""What holds in every position of every match, whoever plays: limits, places, powers, lengths."""

from __future__ import annotations

from collections import Counter
from itertools import pairwise
from random import Random

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from lychgate.games.sabbat_magica.choices.moves import Move
from lychgate.games.sabbat_magica.data.boards import BROKEN
from lychgate.games.sabbat_magica.data.cards import PEOPLES, TIME_CARDS
from lychgate.games.sabbat_magica.data.numbers import GHOSTS, MOST_OWN, MOST_TERROR, ROUNDS
from lychgate.games.sabbat_magica.state.position import Sabbat
from lychgate.games.sabbat_magica.state.purse import heap_of, minus, plus, text, times
from lychgate.games.sabbat_magica.steps.plan import order_by
from lychgate.games.sabbat_magica.steps.skulduggery import Haunt
from lychgate.testing.clause import clause
from tests.games.sabbat_magica.positions import GAME


def check_limits(g: Sabbat) -> None:
    assert all(0 <= terror <= MOST_TERROR for terror in g.terror)
    assert min(g.vp) >= 0
    assert all(min(heap) >= 0 for heap in g.two + g.one + g.approval)
    on_squares = [square for square in g.magician if square >= 0]
    assert len(on_squares) == len(set(on_squares))
    assert all(0 <= mirror <= BROKEN for mirror in g.mirrors)


def check_ghosts(g: Sabbat) -> None:
    owners = Counter(one >> 2 for here in g.ghosts for one in here)
    owners += Counter(one >> 2 for one in g.limbo)
    for seat in range(g.seats):
        assert owners[seat] + sum(g.bridge[seat]) + g.graves[seat] == GHOSTS
    for location, here in enumerate(g.ghosts):
        assert len(here) <= g.room(location)
        assert max(Counter(one >> 2 for one in here).values(), default=0) <= MOST_OWN


def check_cards(g: Sabbat) -> None:
    assert sorted(g.time + g.pile + g.box) == list(range(len(TIME_CARDS)))
    for seat, shown in enumerate(g.power):
        assert shown == "" or shown in PEOPLES[g.peoples[seat]].powers


@clause("SM-030", "SM-032", "SM-035", "SM-036", "SM-037")
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_limits_hold_at_every_decision(seats: int) -> None:
    for seed in range(6):
        match = GAME.start(seats, seed)
        rng = Random(seed)
        while not match.over:
            g = match.state
            assert isinstance(g, Sabbat)
            check_limits(g)
            check_ghosts(g)
            check_cards(g)
            ask = rng.choice(match.asks)
            match.answer(ask.seat, rng.choice(ask.options).code)
        assert match.state.round == ROUNDS


@clause("SM-090")
@pytest.mark.parametrize("seats", [2, 4])
def test_everybody_has_eighteen_to_twenty_actions_and_all_the_same(seats: int) -> None:
    for seed in range(4):
        match = GAME.start(seats, seed)
        rng = Random(seed)
        acted: Counter[int] = Counter()
        while not match.over:
            ask = rng.choice(match.asks)
            code = rng.choice(ask.options).code
            acted[ask.seat] += ask.key == "action" and code != "luxuriance"
            match.answer(ask.seat, code)
        cards = match.state.time  # type: ignore[attr-defined]
        actions = sum(TIME_CARDS[card].actions for card in cards[:-1])
        assert 18 <= actions <= 20
        # A magician that is hemmed in and has no ghost to move is not asked.
        assert all(count <= actions for count in acted.values())


@clause("SM-120")
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_no_ghost_moves_twice_in_an_action(seats: int) -> None:
    match = GAME.start(seats, 5)
    rng = Random(5)
    moves = 0
    while not match.over:
        step = match.state.step
        ask = rng.choice(match.asks)
        moves = moves if isinstance(step, Haunt) or ask.key != "action" else 0
        option = rng.choice(ask.options)
        moves += isinstance(option.value, Move)
        assert moves <= GHOSTS
        match.answer(ask.seat, option.code)


heaps = st.tuples(*[st.integers(0, 9)] * 4)


@settings(derandomize=True, database=None)
@given(heaps, heaps, st.integers(0, 5))
def test_heaps_add_up(a: tuple[int, int, int, int], b: tuple[int, int, int, int], n: int) -> None:
    assert minus(plus(a, b), b) == a
    assert heap_of(text(a)) == a
    assert sum(times(n, a)) == n * sum(a)


@clause("SM-068", "SM-069")
@settings(derandomize=True, database=None)
@given(st.permutations(range(4)), st.lists(st.integers(0, 9), min_size=4, max_size=4))
def test_the_order_is_by_count_and_ties_are_stable(old: list[int], counts: list[int]) -> None:
    order = order_by(old, counts)
    assert sorted(order) == sorted(old)
    for one, other in pairwise(order):
        assert counts[one] >= counts[other]
        if counts[one] == counts[other]:
            assert old.index(one) < old.index(other)

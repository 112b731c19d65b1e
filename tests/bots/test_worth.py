"""A finished match is worth its place and its margin, and a win is always worth more than anything else."""

from __future__ import annotations

from itertools import pairwise, product
from math import tanh
from random import Random

import pytest

import lychgate
from lychgate.bots.worth import GRADED, end_worth, standing_worth
from lychgate.core.state import Result, ranked

MARGINS = (None, 0.5, 8.0, 14.0, 18.0)
GAMES = ("blood-coven", "carpathes", "sabbat-magica", "damnation", "sanguis-venenatus")

every_margin = pytest.mark.parametrize("margin", MARGINS)


def margin_of(id: str) -> float | None:
    advice = lychgate.game(id).advice
    assert advice is not None
    return advice.margin


def results(seed: int, many: int = 400) -> list[Result]:
    """Return ends of matches with two to eight seats: often ties, sometimes places that points do not tell."""
    rng = Random(seed)
    found = []
    for _ in range(many):
        scores = tuple(rng.randrange(rng.choice((2, 6, 80))) for _ in range(rng.randint(2, 8)))
        told = ranked(scores, "end")
        if rng.random() < 0.3:  # something else broke the ties
            order = sorted(range(len(scores)), key=lambda seat: (-scores[seat], rng.random()))
            told = Result(tuple(1 + order.index(seat) for seat in range(len(scores))), scores, "end")
        found.append(told)
    return found


@every_margin
def test_wins_are_above_everything_else_and_nothing_is_beyond_one(margin: float | None) -> None:
    alone: list[float] = []
    shared: list[float] = []
    lost: list[float] = []
    for result in results(1):
        for seat in range(len(result.places)):
            kind = lost if seat not in result.winners else alone if len(result.winners) == 1 else shared
            kind.append(end_worth(result, seat, margin))
    assert -1 <= min(lost) <= max(lost) <= GRADED - 1 < min(shared) <= max(shared) <= 0 < 1 - GRADED <= min(alone)
    assert max(alone) <= 1


@every_margin
def test_places_keep_their_order(margin: float | None) -> None:
    for result in results(2):
        for one, other in product(range(len(result.places)), repeat=2):
            if result.places[one] < result.places[other]:
                assert end_worth(result, one, margin) > end_worth(result, other, margin)


@pytest.mark.parametrize("margin", [each for each in MARGINS if each])
def test_second_is_above_last_however_narrow_the_margins(margin: float) -> None:
    far_behind = end_worth(Result((1, 2, 3), (900, 2, 1), "end"), 1, margin)
    nearly = end_worth(Result((1, 2, 3), (900, 900, 900), "end"), 2, margin)
    assert far_behind > nearly


def test_equal_places_and_points_are_worth_the_same_and_sharing_the_last_place_is_last() -> None:
    result = Result((1, 2, 2), (9, 4, 4), "end")
    assert (
        end_worth(result, 1, 8.0) == end_worth(result, 2, 8.0) == end_worth(Result((1, 2, 3), (9, 5, 4), "x"), 2, 8.0)
    )


@pytest.mark.parametrize("margin", [each for each in MARGINS if each])
def test_every_point_counts_however_far_one_is_behind_or_ahead(margin: float) -> None:
    behind = [end_worth(ranked((own, 200), "end"), 0, margin) for own in range(200)]
    assert all(less < more for less, more in pairwise(behind))
    ahead = [end_worth(ranked((own, 20), "end"), 0, margin) for own in range(21, 200)]
    assert all(less < more for less, more in pairwise(ahead))


def test_where_points_tell_nothing_a_match_is_won_or_lost() -> None:
    result = Result((1, 2, 2), (1, 0, 0), "survivor")
    assert [end_worth(result, seat, None) for seat in range(3)] == [1, -1, -1]


def test_a_standing_is_graded_like_an_end() -> None:
    values = [step / 100 for step in range(-100, 101)]
    worths = [standing_worth(value) for value in values]
    assert worths == sorted(worths)
    assert len(set(worths)) == len(worths)
    assert worths[100] == 0
    assert -1 <= worths[0] < worths[-1] <= 1


def test_nobody_who_is_lost_gains_by_being_lost_at_once() -> None:
    """An open position is worth more than the end it leads to if it stays as it is."""
    for behind in range(200):
        assert standing_worth(tanh(-behind / 8.0)) >= end_worth(ranked((0, behind + 1), "end"), 0, 8.0)


def test_every_game_says_by_what_margin_points_tell() -> None:
    margins = {id: margin_of(id) for id in GAMES}
    assert {id for id, margin in margins.items() if margin is None} == {"carpathes", "damnation"}

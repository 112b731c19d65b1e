"""What is learned: known weights are found again, the same matches teach the same, nothing is believed too soon."""

from __future__ import annotations

from math import exp
from pathlib import Path
from random import Random

import msgspec
import numpy as np
import pytest

import lychgate
from lychgate.core.errors import BadGame
from lychgate.core.learned import LearnedAdvice, Weights, load_weights
from tools import train
from tools.train import Looked, Seen, Table, foretold, learn, loss, miscalibrated

TRUE = ((2.0, 0.0), (1.0, 1.0), (0.0, 2.0))
"""Strength for one more of each feature: at the beginning, in the middle, at the end."""


def matches(count: int, seed: int = 1) -> list[Seen]:
    """Matches of two to four seats, won as the true weights say."""
    rng = Random(seed)
    found = []
    for number in range(count):
        seats, stage = rng.randint(2, 4), rng.random()
        rows = [[rng.gauss(0, 1), rng.gauss(0, 1)] for _ in range(seats)]
        low = min(int(2 * stage), 1)
        share = 2 * stage - low
        weights = [one + share * (other - one) for one, other in zip(TRUE[low], TRUE[low + 1], strict=True)]
        odds = [exp(sum(map(float.__mul__, weights, row))) for row in rows]
        winner = rng.choices(range(seats), odds)[0]
        found.append(Seen(number, [float(seat == winner) for seat in range(seats)], [Looked(stage, rows)]))
    return found


def test_weights_that_made_the_winners_are_found_again() -> None:
    table = Table(matches(20_000))
    weights = learn(table.spread(2), table.there, table.shares, 0.1).reshape(3, 2) / table.scale
    assert np.abs(weights - np.array(TRUE)).max() < 0.15


def test_chances_of_matches_not_learned_from_are_neither_too_bold_nor_too_shy() -> None:
    table = Table(matches(6_000))
    chance = foretold(table, 2, 0.1)
    assert miscalibrated(chance, table.shares, table.there) < 0.02
    bold = chance**4 / (chance**4).sum(1, keepdims=True)
    assert miscalibrated(bold, table.shares, table.there) > 0.05


def test_what_has_nothing_to_do_with_winning_is_not_believed() -> None:
    rng = Random(3)
    seen = [
        msgspec.structs.replace(each, shares=rng.sample(each.shares, len(each.shares))) for each in matches(400, seed=2)
    ]
    table = Table(seen)
    even = (1 / table.there.sum(1)).repeat(table.there.shape[1]).reshape(table.there.shape)
    assert loss(foretold(table, 2, 100.0), table.shares).mean() < loss(even, table.shares).mean() + 0.02


def test_the_same_command_learns_the_same(tmp_path: Path) -> None:
    game = lychgate.game("blood-coven")
    kept = train.advice_of(game).learned
    try:
        one, two = (
            train.train(game, [train.see(game.id, "greedy", 5, number) for number in range(12)], "it") for _ in range(2)
        )
    finally:
        train.advice_of(game).learned = kept
    assert one == two
    assert one.features == train.advice_of(game).features


def test_a_match_keeps_a_few_positions_of_its_whole_course() -> None:
    game = lychgate.game("blood-coven")
    kept = train.advice_of(game).learned
    try:
        seen = [train.see(game.id, "greedy", 7, number) for number in range(6)]
    finally:
        train.advice_of(game).learned = kept
    assert {len(each.shares) for each in seen} == {2, 3}
    assert all(len(each.looked) == train.SPREAD for each in seen)
    stages = sorted(looked.stage for each in seen for looked in each.looked)
    assert stages[0] < 0.3
    assert stages[-1] > 0.7
    assert all(sum(each.shares) == pytest.approx(1) for each in seen)


def test_weights_of_other_features_are_refused(tmp_path: Path) -> None:
    path = tmp_path / "weights.json"
    assert load_weights(path, ("blood",)) is None
    learned = Weights(game="x", rules="1", command="", matches=1, features=("blood",), weights=((1.0,), (2.0,)))
    path.write_bytes(msgspec.json.encode(learned))
    assert load_weights(path, ("blood",)) == learned
    with pytest.raises(BadGame, match="learned from other features: blood"):
        load_weights(path, ("gold",))
    path.write_bytes(b"{}")
    with pytest.raises(BadGame, match="cannot be read"):
        load_weights(path, ("blood",))


class Two(LearnedAdvice):
    """Seats with one feature each, which is what the position says."""

    features = ("blood",)
    learned = Weights(game="x", rules="1", command="", matches=1, features=("blood",), weights=((1.0,), (3.0,)))

    def measure(self, g: object, seat: int) -> tuple[float, ...]:
        return (float(seat),)

    def stage(self, g: object) -> float:
        return 0.5

    def playout(self, g: object, ask: object, random: object) -> None:  # type: ignore[override]
        """Play nothing."""


class Seated(msgspec.Struct):
    seats: int = 2


def test_chances_are_shared_by_the_weights_between_two_stages() -> None:
    first, second = Two().chances(Seated())
    assert second / first == pytest.approx(exp(2.0))
    assert first + second == pytest.approx(1)
    assert Two().value(Seated(), 1) == pytest.approx(second - first)
    assert Two().values(Seated()) == pytest.approx([first - second, second - first])

"""Duels: intervals hold however often one looks, matches are paired, and a run goes on where it stopped."""

from __future__ import annotations

from collections import Counter
from pathlib import Path
from random import Random

import msgspec
import pytest

from tools import duel
from tools.duel import Duel, Pair, Report, play_pair, report_of, run, seats_of_the_first
from tools.settling import MEAGRE, SURE, Tally

FEW = Duel("greedy", "random", "blood-coven", 2, 1)


def tally_of(scores: list[float]) -> Tally:
    tally = Tally()
    for score in scores:
        tally.add(score)
    return tally


def drawn(rng: Random, strength: float, pairs: int) -> list[float]:
    """Return scores of pairs: two matches each, of which the first bot wins every one with this probability."""
    return [((rng.random() < strength) + (rng.random() < strength)) / 2 for _ in range(pairs)]


# --- the statistics


@pytest.mark.parametrize("truth", [0.5, 0.62, 0.9])
def test_the_interval_is_right_all_the_time_in_19_runs_of_20(truth: float) -> None:
    rng, wrong, runs = Random(7), 0, 200
    for _ in range(runs):
        tally = Tally()
        for at, score in enumerate(drawn(rng, truth, 200)):
            tally.add(score)
            if at % 5 == 0 and not tally.allows(truth):
                wrong += 1
                break
    # One run of 20 may be wrong; more than 20 of 200 would come once in a thousand such tests.
    assert wrong <= (1 - SURE) * runs + 10


def test_a_plain_interval_would_not_hold() -> None:
    """What is looked at after every pair needs more than an interval for one look: the test above can fail."""
    rng, wrong = Random(7), 0
    for _ in range(200):
        scores = drawn(rng, 0.5, 200)
        total = 0.0
        for at, score in enumerate(scores, 1):
            total += score
            if at >= 10 and abs(total / at - 0.5) > 1.96 * (0.125 / at) ** 0.5:
                wrong += 1
                break
    assert wrong > 40


@pytest.mark.parametrize("strength, verdict", [(0.65, "first"), (0.35, "second"), (0.5, "alike")])
def test_it_is_settled_sooner_or_later(strength: float, verdict: str) -> None:
    tally = tally_of(drawn(Random(3), strength, 3000))
    assert tally.verdict() == verdict


def test_a_clear_difference_is_settled_soon_and_nothing_before_the_first_pair() -> None:
    assert tally_of([]).interval() == (0.0, 1.0)
    assert tally_of([]).verdict() == tally_of([1.0]).verdict() == "open"
    assert tally_of([1.0] * 15).verdict() == "first"
    assert tally_of([0.0] * 15).verdict() == "second"


def test_the_interval_mirrors_and_narrows() -> None:
    scores = drawn(Random(5), 0.7, 120)
    low, high = tally_of(scores).interval()
    mirrored = tally_of([1 - score for score in scores]).interval()
    assert mirrored == pytest.approx((1 - high, 1 - low))
    assert [tally_of(scores).allows(mean) for mean in (low - 0.001, low + 0.001, high - 0.001, high + 0.001)] == [
        False, True, True, False,
    ]  # fmt: skip
    wide = tally_of(scores[:30]).interval()
    assert wide[1] - wide[0] > high - low
    exact = tally_of([0.5] * 2000).interval()
    assert 0.5 - MEAGRE < exact[0] < 0.5 < exact[1] < 0.5 + MEAGRE


# --- the matches


@pytest.mark.parametrize("seats", [2, 3, 4, 5])
def test_every_seat_is_played_by_both_bots_as_often(seats: int) -> None:
    counted: Counter[int] = Counter()
    for number in range(60):
        first = set(seats_of_the_first(seats, number))
        assert len(first) == seats // 2
        counted.update(first)
    assert set(counted.values()) == {60 * (seats // 2) // seats}


def test_a_bot_is_as_strong_as_itself_in_every_pair_of_two() -> None:
    alike = Duel("random", "random", "blood-coven", 2, 1)
    assert [play_pair(alike, number).score for number in range(4)] == [0.5] * 4


def test_a_real_duel_is_settled_kept_and_resumed(tmp_path: Path) -> None:
    file = tmp_path / "duel.jsonl"
    first = run(FEW, 4, until_settled=True, processes=1, file=file)
    assert (first.pairs, first.verdict) == (2, "open")
    with file.open("ab") as kept:
        kept.write(b'{"duel": "cut')
    whole = run(FEW, 60, until_settled=True, processes=2, file=file)
    assert whole.verdict == "first"
    pairs = [msgspec.json.decode(line, type=Pair) for line in file.read_bytes().splitlines()]
    assert [pair.number for pair in pairs] == list(range(whole.pairs))
    assert pairs[2].score == play_pair(FEW, 2).score
    with pytest.raises(SystemExit):
        run(Duel("greedy", "search", "blood-coven", 2, 1), 4, until_settled=False, processes=1, file=file)


def test_an_interrupted_duel_says_how_it_stands(monkeypatch: pytest.MonkeyPatch) -> None:
    def stopped(found: list[Pair], *rest: object, **more: object) -> None:
        found += [Pair(FEW.name, number, 1.0, 0.1) for number in range(3)]
        raise KeyboardInterrupt

    monkeypatch.setattr(duel, "go_on", stopped)
    assert run(FEW, 60, until_settled=True, processes=1, file=None).pairs == 3


def test_a_report_is_told_in_a_line_and_as_json(capsys: pytest.CaptureFixture[str]) -> None:
    report = report_of(FEW, [Pair(FEW.name, number, 1.0, 0.5) for number in range(20)])
    assert duel.told(report).startswith("greedy against random, blood-coven with 2: 100.0% (")
    assert duel.told(report).endswith("in 20 pairs of matches, 10 s; greedy is stronger.")
    assert duel.main(["random", "random", "--game", "blood-coven", "--games", "2", "--json"]) == 0
    assert msgspec.json.decode(capsys.readouterr().out, type=Report).pairs == 1


def test_what_cannot_be_played_is_one_sentence(capsys: pytest.CaptureFixture[str]) -> None:
    with pytest.raises(SystemExit):
        duel.main(["clever", "greedy", "--game", "blood-coven"])
    assert "There is no bot 'clever'" in capsys.readouterr().err

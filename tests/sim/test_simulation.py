"""Simulations: the same matches whoever plays them, honest reports, clear failures."""

from __future__ import annotations

import os
import signal
from threading import Timer
from typing import ClassVar

import msgspec
import pytest

import lychgate
from lychgate import bots
from lychgate.bots.base import Bot, Chair
from lychgate.core.errors import BadOption, BadSeats, UnknownBot, UnknownGame
from lychgate.core.match import Match
from lychgate.sim import MatchFailed, Observer, Outcome, Plan, match_seed, share_interval, simulate, summarise
from lychgate.sim.coverage import clause_hits
from lychgate.sim.observers import Answers
from lychgate.sim.runner import BadWorkers

PLAN = Plan(game="blood-coven", players=2, bots=("random", "greedy"), games=12, seed=7)


def test_results_do_not_depend_on_the_number_of_workers() -> None:
    alone, together = simulate(PLAN, 1, [Answers]), simulate(PLAN, 2, [Answers])
    assert [each.number for each in alone.outcomes] == list(range(12))
    assert alone.outcomes == together.outcomes
    first, second = alone.observers[0], together.observers[0]
    assert isinstance(first, Answers)
    assert isinstance(second, Answers)
    assert first.given == second.given
    assert first.given.total() == sum(each.decisions for each in alone.outcomes)


@pytest.mark.parametrize("code, word", [("take:P+N", "take"), ("move>e4", "move"), ("pass", "pass"), ("a1", "a1")])
def test_answers_are_counted_by_their_first_word(code: str, word: str) -> None:
    match, seen = lychgate.game("blood-coven").start(seats=2, seed=7), Answers()
    seen.before(match)
    seen.step(match, 0, code)
    assert not seen.given, "a match that is not over is not counted"
    seen.after(match)
    assert seen.given == {word: 1}


def test_another_seed_gives_other_matches() -> None:
    other = msgspec.structs.replace(PLAN, seed=8)
    assert simulate(other).outcomes != simulate(PLAN).outcomes
    assert len({match_seed(7, number) for number in range(1000)}) == 1000


class Watcher(Observer):
    """Notes what it is shown."""

    def __init__(self) -> None:
        self.seen: list[str] = []

    def before(self, match: Match) -> None:
        assert not match.over
        self.seen.append("before")

    def step(self, match: Match, seat: int, code: str) -> None:
        self.seen.append("step")

    def after(self, match: Match) -> None:
        assert match.over
        self.seen.append("after")

    def merge(self, other: Observer) -> None:
        assert isinstance(other, Watcher)
        self.seen += other.seen


def test_an_observer_sees_matches_from_beginning_to_end() -> None:
    run = simulate(msgspec.structs.replace(PLAN, games=1), observers=[Watcher])
    watcher = run.observers[0]
    assert isinstance(watcher, Watcher)
    assert watcher.seen == ["before", *["step"] * run.outcomes[0].decisions, "after"]


@pytest.mark.parametrize(
    "changes, error",
    [
        ({"game": "chess"}, UnknownGame),
        ({"players": 4}, BadSeats),
        ({"bots": ("random",)}, BadSeats),
        ({"bots": ("random", "clever")}, UnknownBot),
        ({"options": {"placement": "loud"}}, BadOption),
        ({"options": {"placement": "race"}}, BadOption),
    ],
)
def test_a_plan_that_cannot_be_played_is_refused(changes: dict[str, object], error: type[Exception]) -> None:
    with pytest.raises(error):
        simulate(msgspec.structs.replace(PLAN, **changes))


def test_no_workers_are_too_few() -> None:
    with pytest.raises(BadWorkers, match=r"^A simulation needs at least one worker, not 0\.$"):
        simulate(PLAN, 0)


# --- what goes wrong


class Listening(Bot):
    """Notes whether the matches it sits in keep a log."""

    logs: ClassVar[list[bool]] = []

    def __init__(self, seed: int) -> None:
        self.seed = seed

    def choose(self, chair: Chair) -> str:
        self.logs.append(chair._match.state.events is not None)
        return chair.ask.options[0].code


@pytest.mark.parametrize(
    "observers, log", [([], False), ([Answers], False), ([Watcher], True), ([Answers, Watcher], True)]
)
def test_a_match_keeps_a_log_only_if_somebody_reads_it(
    observers: list[type[Observer]], log: bool, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setitem(bots._extra, "listening", Listening)
    monkeypatch.setattr(Listening, "logs", [])
    simulate(Plan(game="blood-coven", players=2, bots=("listening", "random"), games=1, seed=7), 1, observers)
    assert set(Listening.logs) == {log}


class Crashing(Bot):
    """Breaks down at its first decision."""

    def __init__(self, seed: int) -> None:
        self.seed = seed

    def choose(self, chair: Chair) -> str:
        raise ZeroDivisionError("one over nothing")


class Cheating(Bot):
    """Answers what is not offered."""

    def __init__(self, seed: int) -> None:
        self.seed = seed

    def choose(self, chair: Chair) -> str:
        return "win"


class Interrupting(Bot):
    """Plays by lot and presses Ctrl-C in the third match it sits in."""

    matches = 0

    def __init__(self, seed: int) -> None:
        self.seed = seed
        self.asked = 0

    def choose(self, chair: Chair) -> str:
        self.asked += 1
        if self.asked == 1:
            Interrupting.matches += 1
            if Interrupting.matches == 3:
                os.kill(os.getpid(), signal.SIGINT)
        return chair.ask.options[0].code


@pytest.mark.parametrize("maker, what", [(Crashing, "ZeroDivisionError: one over nothing"), (Cheating, "NotOffered")])
def test_a_broken_bot_is_one_sentence_with_the_seed(
    maker: type[Crashing | Cheating], what: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setitem(bots._extra, "broken", maker)
    plan = msgspec.structs.replace(PLAN, bots=("random", "broken"))
    with pytest.raises(MatchFailed) as error:
        simulate(plan)
    sentence = str(error.value)
    assert f"seed {match_seed(7, 0)}" in sentence
    assert "the bot broken on seat 1" in sentence
    assert what in sentence
    assert "\n" not in sentence


def test_an_interrupted_simulation_keeps_what_is_finished(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(bots._extra, "interrupting", Interrupting)
    monkeypatch.setattr(Interrupting, "matches", 0)
    handler = signal.getsignal(signal.SIGINT)
    run = simulate(msgspec.structs.replace(PLAN, bots=("interrupting", "random")), observers=[Answers])
    assert run.interrupted
    assert [each.number for each in run.outcomes] == [0, 1]
    answers = run.observers[0]
    assert isinstance(answers, Answers)
    assert answers.given.total() == sum(each.decisions for each in run.outcomes)
    assert signal.getsignal(signal.SIGINT) is handler


def test_several_processes_stop_when_interrupted() -> None:
    plan = msgspec.structs.replace(PLAN, bots=("random", "random"), games=200_000)
    timer = Timer(3, lambda: os.kill(os.getpid(), signal.SIGINT))
    timer.start()
    try:
        run = simulate(plan, 2)
    finally:
        timer.cancel()
    assert run.interrupted
    assert len(run.outcomes) < plan.games


# --- the report


def outcome(number: int, winners: tuple[int, ...], rounds: int) -> Outcome:
    return Outcome(number, number, winners, (3, 1), "streets-empty" if number else "quiet-nights", rounds, 10 * rounds)


def test_the_report_adds_up() -> None:
    plan = msgspec.structs.replace(PLAN, games=5, options=lychgate.game("blood-coven").check(2, {}))
    outcomes = [outcome(0, (0,), 2), outcome(1, (0, 1), 4), outcome(2, (1,), 6), outcome(3, (0,), 8)]
    report = summarise(plan, outcomes, 2.0)
    assert (report.games, report.finished, report.shared) == (5, 4, 1)
    assert report.wins == [2.5, 1.5]
    assert report.win_shares == [0.625, 0.375]
    assert (report.decisions, report.decisions_per_second) == (200, 100.0)
    assert report.endings == {"streets-empty": 3, "quiet-nights": 1}
    assert (report.rounds.mean, report.rounds.min, report.rounds.max) == (5.0, 2, 8)
    assert report.scores == [3.0, 1.0]


def test_nothing_finished_is_a_report_too() -> None:
    report = summarise(PLAN, [], 0.0)
    assert (report.finished, report.wins, report.decisions_per_second) == (0, [0, 0], 0.0)


@pytest.mark.parametrize(
    "wins, games, low, high",
    # Values of Wilson's formula for round numbers.
    [(0, 10, 0.0, 0.2775), (10, 10, 0.7225, 1.0), (50, 100, 0.4038, 0.5962), (130, 200, 0.5816, 0.7126), (0, 0, 0, 1)],
)
def test_intervals_are_wilsons(wins: float, games: int, low: float, high: float) -> None:
    assert list(share_interval(wins, games)) == pytest.approx([low, high], abs=2e-4)


def test_hits_count_every_clause_of_the_ledger() -> None:
    game = lychgate.game("blood-coven")
    hits = clause_hits(game, 30)
    assert list(hits) == [clause.id for clause in game.ledger]
    assert hits["BC-030"] >= 30  # every match has a round
    assert clause_hits(game, 30) == hits


def test_a_clause_is_hit_by_its_steps_and_its_events() -> None:
    # Two matches of two seats: each is scored by one step and told by one event a seat.
    assert clause_hits(lychgate.game("blood-coven"), 2)["BC-176"] == 2 * (1 + 2)

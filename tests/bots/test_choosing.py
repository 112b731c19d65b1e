"""Bots choose legally, by their seed and by what their seat may know, and stronger ones win."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from random import Random
from time import perf_counter
from typing import Any

import pytest

import lychgate
from lychgate import bots
from lychgate.bots.base import Chair
from lychgate.bots.search import SearchBot
from lychgate.core.ask import Ask, Option, Play, pick
from lychgate.core.errors import NotAsked
from lychgate.core.game import Advice
from lychgate.core.match import Match
from lychgate.core.step import Step
from lychgate.core.view import ask_seen
from lychgate.sim import Plan, simulate, summarise
from tests.core.toys import Choose, Finish, Note, SealedTwo, Toy, options, toy_game
from tests.samples import noughts, raid

BOTS = ("random", "greedy", "greedy:worlds=2", "search:iterations=8", "search:iterations=3:rounds=0")
GAMES = (lychgate.game("blood-coven"), noughts.GAME, raid.GAME)

every_bot = pytest.mark.parametrize("name", BOTS)
every_game = pytest.mark.parametrize("game", GAMES, ids=lambda game: game.id)


def codes_of(game: lychgate.Game, name: str, seed: int) -> list[str]:
    """Play a match by one sort of bot and return every answer."""
    match = game.start(seed=seed)
    seated = [bots.make(name, seed + seat) for seat in range(match.seats)]
    while not match.over:
        ask = match.asks[0]
        match.answer(ask.seat, seated[ask.seat].choose(Chair(match, ask.seat)))
    return [code for _, code in match.history]


@every_bot
@every_game
def test_a_match_by_bots_ends_and_follows_from_its_seed(game: lychgate.Game, name: str) -> None:
    assert codes_of(game, name, 4) == codes_of(game, name, 4)


def test_another_seed_is_another_match() -> None:
    game = lychgate.game("blood-coven")
    assert codes_of(game, "random", 4) != codes_of(game, "random", 5)


@every_bot
@every_game
def test_what_others_have_sealed_or_hold_changes_nothing(game: lychgate.Game, name: str) -> None:
    match, rng = game.start(seed=11), Random(11)
    compared = 0
    while not match.over and compared < 12:
        for ask in match.asks:
            truth, world = Chair(match, ask.seat), Chair(match.imagine(ask.seat, rng), ask.seat)
            assert truth.version == world.version == truth.view.version == world.view.version
            assert truth.view.to_bytes() == world.view.to_bytes()
            assert bots.make(name, 9).choose(truth) == bots.make(name, 9).choose(world)
            compared += 1
        ask = rng.choice(match.asks)
        match.answer(ask.seat, rng.choice(ask.options).code)
    assert compared


def test_a_sealed_plan_of_the_rival_does_not_show() -> None:
    def at_the_second_seat(code: str) -> Match:
        match = lychgate.game("blood-coven").start(2, 3)
        match.answer(0, code)
        return match

    for name in BOTS:
        chosen = {bots.make(name, 1).choose(Chair(at_the_second_seat(f"start:{coin}"), 1)) for coin in "PND"}
        assert len(chosen) == 1


def test_a_chair_shows_what_a_remote_player_gets() -> None:
    match = lychgate.game("blood-coven").start(2, 3)
    chair = Chair(match, 1)
    ask = match.ask(1)
    assert ask is not None
    assert chair.ask == ask_seen(ask)
    assert chair.view == match.view(1)
    world = chair.imagine(Random(1))
    assert world is not match
    before = match.fingerprint()
    world.answer(1, "start:P")
    assert match.fingerprint() == before


def test_nobody_sits_where_nothing_is_asked() -> None:
    match = lychgate.game("blood-coven").start(2, 3)
    match.answer(0, "start:P")
    with pytest.raises(NotAsked, match=r"^Seat 0 has nothing to answer now\.$"):
        Chair(match, 0)


class Alphabet(Advice):
    """Advice for toys: what was noted last is worth the more, the later its letters come; answer with the last."""

    def value(self, g: Toy, seat: int) -> float:
        return sum(map(ord, g.log[-1])) / 1000 if g.log else 0.0

    def playout(self, g: Toy, ask: Ask, random: Callable[[], float]) -> Option[Any]:
        return ask.options[-1]

    def shortlist(self, g: Toy, ask: Ask) -> Sequence[Option[Any]]:
        return ask.options


class TellsLater(Step, frozen=True):
    """The effect comes by another step, which asks the other seat first."""

    def play(self, g: Toy) -> Play:
        letter = yield from pick(0, "later", options("az"))
        g.do(Choose(1, "bc"), Note(letter))


@pytest.mark.parametrize("first", [Choose(0, "az", times=2), SealedTwo(), TellsLater()])
def test_greedy_waits_for_what_its_answer_sets_in_motion(first: Step) -> None:
    """The position is the same after any first answer; only the end of the step, or what it leads to, differs."""
    game = toy_game(first, Choose(1, "az"), Finish(), advice=Alphabet())
    for seed in range(6):
        assert bots.make("greedy", seed).choose(Chair(game.start(2, 1), 0)) in ("z", "b")


class FirstByHabit(Alphabet):
    """Advice whose habit is the answer that it values least."""

    def playout(self, g: Toy, ask: Ask, random: Callable[[], float]) -> Option[Any]:
        return ask.options[0]


class EachItsTurn(FirstByHabit):
    """Advice in which everybody has a turn of his own."""

    def turn(self, g: Toy) -> int:
        """Count what was noted: each turn notes one letter."""
        return len(g.log)


class TurnAfterTurn(Step, frozen=True):
    """A turn puts the next one on the agenda, which asks the other seat and hides what the first one did."""

    seat: int

    def play(self, g: Toy) -> Play:
        letter = yield from pick(self.seat, "turn", options("az"))
        g.do(Note(letter), *([TurnAfterTurn(1)] if self.seat == 0 else []), Finish())


@pytest.mark.parametrize("advice, sees", [(EachItsTurn(), {"z"}), (FirstByHabit(), {"a"})])
def test_greedy_does_not_look_into_the_next_turn(advice: Alphabet, sees: set[str]) -> None:
    """Where a game does not say that turns are over, the other seat's letter is all that greedy sees.

    All its own answers are then equal, and among equals it does what the habit says.
    """
    game = toy_game(TurnAfterTurn(0), advice=advice)
    assert {bots.make("greedy", seed).choose(Chair(game.start(2, 1), 0)) for seed in range(8)} == sees


def test_search_keeps_to_its_rollouts_and_says_how_many_it_took() -> None:
    bot = SearchBot(1, iterations=25)
    bot.choose(Chair(lychgate.game("blood-coven").start(2, 3), 0))
    assert bot.iterations == 25


def test_search_keeps_to_its_time() -> None:
    bot = SearchBot(1, ms=60)
    chair = Chair(lychgate.game("blood-coven").start(2, 3), 0)
    began = perf_counter()
    bot.choose(chair)
    assert 0.06 <= perf_counter() - began < 2  # loosely: other programs run here too
    assert bot.iterations > 1


def test_search_plays_in_a_race_too() -> None:
    match = lychgate.game("blood-coven").start(2, 3, {"placement": "race"})
    assert SearchBot(1, iterations=30).choose(Chair(match, 0)) in {"start:P", "start:N", "start:D"}


@pytest.mark.parametrize("name", ["greedy", "search:iterations=200"])
def test_without_any_hints_a_win_is_seen(name: str) -> None:
    match = noughts.GAME.start(seed=1)
    for seat, cell in ((0, "a1"), (1, "a3"), (0, "b1"), (1, "b3")):
        match.answer(seat, cell)
    assert bots.make(name, 2).choose(Chair(match, 0)) == "c1"


def test_search_sees_a_threat() -> None:
    match = noughts.GAME.start(seed=1)
    for seat, cell in ((0, "a1"), (1, "b2"), (0, "b1")):
        match.answer(seat, cell)
    assert SearchBot(2, iterations=600).choose(Chair(match, 1)) == "c1"


@pytest.mark.parametrize(
    "strong, weak, games, share",
    # Far below what they reach (over 99 % and about 90 %), so that luck alone never makes these fail.
    [("greedy", "random", 60, 0.8), ("search:iterations=40", "greedy", 10, 0.5)],
)
def test_the_stronger_bot_wins(strong: str, weak: str, games: int, share: float) -> None:
    wins = 0.0
    for seat, pair in enumerate(((strong, weak), (weak, strong))):
        plan = Plan(game="blood-coven", players=2, bots=pair, games=games // 2, seed=5)
        run = simulate(plan)
        wins += summarise(plan, run.outcomes, run.seconds).wins[seat]
    assert wins >= share * games


class OneRound(Alphabet):
    """Advice that names how far it is worth looking."""

    rollout_depth = 1


class Moves(OneRound):
    """Advice that counts something else than rounds: everything that was noted."""

    def clock(self, g: Toy) -> int:
        """Count."""
        return len(g.log)


@pytest.mark.parametrize(
    "advice, rounds, far",
    [
        (Alphabet(), -1, (4, 0)),
        (OneRound(), -1, (2, 0)),
        (OneRound(), 2, (3, 0)),
        (Moves(), -1, (1, 1)),
        (Moves(), 2, (3, 0)),
    ],
)
def test_a_game_names_the_depth_of_rollouts_unless_the_setting_does(
    advice: Alphabet, rounds: int, far: tuple[int, int]
) -> None:
    match = toy_game(Choose(0)).start(2, 1)
    g = match.state
    assert isinstance(g, Toy)
    reached = SearchBot(1, iterations=1, rounds=rounds)._cut_off(advice, g)
    seen = []
    for at, noted in ((1, 0), (1, 1), (2, 0), (3, 0), (4, 0)):
        g.round, g.log = at, ["x"] * noted
        if reached(g):
            seen.append((at, noted))
    assert seen[0] == far

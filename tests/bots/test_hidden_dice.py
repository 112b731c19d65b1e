"""Bots do not see under cups: dice that are declared as drawn by lot are guessed no better than by anybody."""

from __future__ import annotations

from pathlib import Path
from random import Random
from typing import Annotated, Any

from lychgate import bots
from lychgate.bots.base import Chair
from lychgate.core.ask import Option, Play, pick
from lychgate.core.chance import Chance
from lychgate.core.game import Game
from lychgate.core.match import Match
from lychgate.core.state import Result, State, state
from lychgate.core.step import Step
from lychgate.core.zones import OWNER, Zone

MATCHES = 40


@state
class Dealt(State):
    """Dice under cups, declared as if they were dealt from a stock: a mistake that the tests below can see."""

    cups: Annotated[list[list[int]], Zone(sees=OWNER)]


@state
class Drawn(State):
    """Dice under cups, declared as what they are."""

    cups: Annotated[list[list[int]], Zone(sees=OWNER, drawn=dict.fromkeys(range(1, 7), 1))]


class Guess(Step, frozen=True):
    """Seat 0 guesses the sum of the three dice of seat 1, and wins if it is right."""

    def play(self, g: Any) -> Play:
        guessed = yield from pick(0, "guess", [Option(str(total), total) for total in range(3, 19)])
        is_right = guessed == sum(g.cups[1])
        g.result = Result((1, 2), (1, 0), "right") if is_right else Result((2, 1), (0, 1), "wrong")


def refuse_to_begin(given: object) -> State:
    raise AssertionError("These matches begin in the middle.")


GUESSING = Game(
    id="guessing", title="Guessing", prefix="GU", players=(2, 2), minutes=(1, 1), complexity=1, rules_version="1",
    package=__name__, folder=Path(__file__).parent, setup=refuse_to_begin, turn_clause="GU-001",
)  # fmt: skip


def right_guesses(kind: type[Any], bot: str) -> int:
    """Count how often seat 0 is right in 40 matches."""
    right = 0
    for seed in range(MATCHES):
        rng = Random(seed)
        cups = [[rng.randint(1, 6) for _ in range(3)] for _ in range(2)]
        g: State = kind(seats=2, chance=Chance("x"), cups=cups, agenda=[Guess()])
        match = Match.from_state(GUESSING, g)
        match.answer(0, bots.make(bot, seed).choose(Chair(match, 0)))
        assert match.result is not None
        right += match.result.reason == "right"
    return right


def test_search_guesses_dice_no_better_than_chance() -> None:
    # The likeliest sums come once in eight rolls: 5 of 40 on average, and more than 12 once in a thousand such tests.
    assert right_guesses(Drawn, "search:iterations=200") <= 12


def test_a_wrong_declaration_would_be_seen() -> None:
    assert right_guesses(Dealt, "search:iterations=200") == MATCHES

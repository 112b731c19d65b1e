"""What a bot is, and the chair it sits on: a bot receives what a remote player receives, and nothing else."""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Sequence
from random import Random
from typing import Any

from lychgate.bots.worth import end_worth, standing_worth
from lychgate.core.ask import Ask, Option
from lychgate.core.errors import LychgateError, NotAsked
from lychgate.core.game import Advice, Game
from lychgate.core.match import TAKEN_BACK, Match
from lychgate.core.view import AskSeen, View, ask_seen

DOUBT = 0.25
"""The share of sealed answers of others that a bot guesses by lot instead of by the game's advice."""


class BadSetting(LychgateError):
    """A setting that a bot does not have, or a value it does not take."""


class Bot(ABC):
    """Chooses answers. Made anew for each seat and match as `SomeBot(seed, **settings)`.

    A choice is a function of the bot's seed and of what its seat may know (only a time budget may add to that), so two
    matches the seat cannot tell apart get the same answer.
    """

    seconds: float = 0.0
    """For how many seconds it thinks at most; 0 where that depends on the position alone."""

    @abstractmethod
    def choose(self, chair: Chair) -> str:
        """Return the code of one of the options of `chair.ask`."""


class Chair:
    """One seat at one decision, as a remote player has it: the question, the view, and worlds that could be true."""

    __slots__ = ("_ask", "_match", "_view", "game", "seat", "version")

    def __init__(self, match: Match, seat: int) -> None:
        """Sit down at a seat that is being asked; NotAsked when it is not."""
        ask = match.ask(seat)
        if ask is None:
            raise NotAsked(f"Seat {seat} has nothing to answer now.")
        self._match = match
        self._ask: Ask | AskSeen = ask
        self._view: View | None = None
        self.game: Game = match.game
        self.seat = seat
        self.version = match.version_for(seat)
        """The version of its view."""

    @property
    def ask(self) -> AskSeen:
        """Return the question: its key, its words, and the options with code and marks."""
        if isinstance(self._ask, Ask):
            self._ask = ask_seen(self._ask)
        return self._ask

    @property
    def view(self) -> View:
        """Return all that this seat may know."""
        if self._view is None:
            self._view = self._match.view(self.seat)
        return self._view

    def imagine(self, rng: Random) -> Match:
        """Return a new match that this seat cannot tell from the real one; playing it changes nothing real."""
        advice = self.game.advice
        if advice is None:
            return self._match.imagine(self.seat, rng)

        def guess(g: Any, ask: Ask) -> Option[Any]:
            # Others think, too, though not always as the advice says.
            if rng.random() < DOUBT:
                return ask.options[int(rng.random() * len(ask.options))]
            return advice.playout(g, ask, rng.random)

        return self._match.imagine(self.seat, rng, guess)

    def luck(self, seed: int) -> Random:
        """Return the bot's own randomness for this decision: from its seed, its seat and the number of answers before.

        Answers taken back do not count: a bot that is asked the same again answers the same.
        """
        return Random(f"{seed}/{self.seat}/{self.version % TAKEN_BACK}")


# --- thinking with imagined matches


def shortlist(world: Match, ask: Ask) -> Sequence[Option[Any]]:
    """Return the options that the game's advice finds worth considering; all of them if the game gives no advice."""
    advice = world.game.advice
    return ask.options if advice is None else advice.shortlist(world.state, ask)


def policy_option(world: Match, ask: Ask, rng: Random) -> Option[Any]:
    """Return what the game's advice would answer in an imagined match; any answer, by lot, if the game gives none."""
    advice, options = world.game.advice, ask.options
    if advice is None:
        return options[int(rng.random() * len(options))]
    return advice.playout(world.state, ask, rng.random)


def policy_answer(world: Match, ask: Ask, rng: Random) -> None:
    """Answer one question of an imagined match by the game's advice, or by lot if the game gives none."""
    world.answer(ask.seat, policy_option(world, ask, rng).code)


def worth(world: Match, seat: int, advice: Advice | None) -> float:
    """Return how good an imagined position is for a seat, from -1 to 1: the outcome, else the game's advice, else 0."""
    result = world.result
    if result is not None:
        return end_worth(result, seat, advice.margin if advice is not None else None)
    return 0.0 if advice is None else standing_worth(advice.value(world.state, seat))


def worths(world: Match, advice: Advice | None) -> list[float]:
    """Return the `worth` of an imagined position for every seat."""
    if world.result is not None or advice is None:
        return [worth(world, seat, advice) for seat in range(world.seats)]
    return [standing_worth(value) for value in advice.values(world.state)]

"""What is to be simulated, and how one match of it is played."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from hashlib import blake2b
from typing import Any

import msgspec

from lychgate import bots
from lychgate.bots.base import Bot, Chair
from lychgate.core.errors import BadOption, BadSeats, LychgateError
from lychgate.core.game import Game
from lychgate.core.match import Match
from lychgate.core.registry import game as find_game
from lychgate.sim.observers import Observer

RUNAWAY = 100_000
"""Decisions after which a match is taken to be endless."""


class MatchFailed(LychgateError):
    """A bot or a game broke down in the middle of a match; the sentence names the seed that shows it again."""


class Plan(msgspec.Struct, frozen=True, kw_only=True):
    """Which matches are played. They come out the same in whatever process and order they are played."""

    game: str
    players: int
    bots: tuple[str, ...]
    """One per seat, as text with settings: `search:ms=200`."""
    games: int
    seed: int
    options: dict[str, Any] = {}

    def check(self) -> dict[str, Any]:
        """Return the complete options; a LychgateError says in one sentence what cannot be simulated."""
        game = find_game(self.game)
        chosen = game.check(self.players, self.options)
        refuse_clock(game, chosen)
        if len(self.bots) != self.players:
            raise BadSeats(f"{self.players} players need {self.players} bots, not {len(self.bots)}.")
        for text in self.bots:
            bots.make(text, self.seed)
        return chosen


class Outcome(msgspec.Struct, frozen=True):
    """How one match went."""

    number: int
    """Which match of the plan it was, from 0."""
    seed: int
    winners: tuple[int, ...]
    scores: tuple[int, ...]
    reason: str
    rounds: int
    decisions: int
    """Answers that bots gave; nature's are not counted."""


def refuse_clock(game: Game, options: dict[str, Any]) -> None:
    """Refuse options that need people in real time, by the clause that says so."""
    option = game.needs_clock(options)
    if option is not None:
        value = options[option.name]
        clause = option.live_clause or option.clause
        raise BadOption(f"{option.name}={value} needs people in real time: it is for live tables only ({clause}).")


def match_seed(seed: int, number: int) -> int:
    """Return the seed of one match of a plan, whichever process plays it."""
    return int.from_bytes(blake2b(f"{seed}/{number}".encode(), digest_size=6).digest(), "big")


def play_match(
    plan: Plan, number: int, observers: Sequence[Observer] = (), stop: Callable[[], bool] = lambda: False
) -> Outcome | None:
    """Play one match of a plan; None when it was told to stop before the end."""
    game = find_game(plan.game)
    seed = match_seed(plan.seed, number)
    log = any(observer.reads_events for observer in observers)
    match = game.start(plan.players, seed, plan.options, players=plan.bots, log=log)
    seated = [bots.make(text, seed + seat) for seat, text in enumerate(plan.bots)]
    for observer in observers:
        observer.before(match)
    decisions = 0
    while not match.over:
        # Whoever is asked at the same time thinks at the same time: all choose before any answer is given.
        for seat, code in [(ask.seat, _choice(plan, seated, match, ask.seat)) for ask in match.asks]:
            _answer(plan, match, seat, code)
            decisions += 1
            for observer in observers:
                observer.step(match, seat, code)
        if stop():
            return None
        if decisions > RUNAWAY:
            raise MatchFailed(f"The match with seed {match.seed} did not end within {RUNAWAY} decisions.")
    for observer in observers:
        observer.after(match)
    result = match.result
    assert result is not None
    return Outcome(number, seed, result.winners, result.scores, result.reason, match.state.round, decisions)


def _choice(plan: Plan, seated: list[Bot], match: Match, seat: int) -> str:
    try:
        return seated[seat].choose(Chair(match, seat))
    except Exception as error:
        raise MatchFailed(_failure(plan, match, seat, error)) from error


def _answer(plan: Plan, match: Match, seat: int, code: str) -> None:
    try:
        match.answer(seat, code)
    except Exception as error:
        raise MatchFailed(_failure(plan, match, seat, error)) from error


def _failure(plan: Plan, match: Match, seat: int, error: Exception) -> str:
    what = " ".join(str(error).split()) or "no reason given"
    where = f"The match with seed {match.seed} broke down after {len(match.history)} answers"
    return f"{where}, at the bot {plan.bots[seat]} on seat {seat}: {type(error).__name__}: {what.rstrip('.')}."

"""How often each clause fires: plays matches of every sort a game has and counts steps and events by their clauses."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from functools import cache
from itertools import cycle, islice
from random import Random
from typing import Any

from lychgate.core.ask import Ask
from lychgate.core.clauses import citations
from lychgate.core.errors import BadOption
from lychgate.core.game import Game
from lychgate.core.match import Match
from lychgate.core.step import STEPS

Sort = tuple[int, dict[str, Any]]


def clause_hits(game: Game, matches: int, seed: int = 0) -> dict[str, int]:
    """Count how often every clause fired, 0 included.

    The matches go round through all player counts and, one at a time, all option values that need no clock; half of
    them are played by lot, half by the game's own advice. A step fires the clauses its docstring begins with, an event
    its own.
    """
    hits: Counter[str] = Counter()
    for number, (sort, by_lot) in enumerate(islice(cycle(_sorts(game)), matches)):
        seats, options = sort
        match = game.start(seats, seed + number, options)
        match.tally = {}
        _play(match, Random(seed + number), by_lot)
        for name, count in (match.tally or {}).items():
            for clause in _clauses(game, name):
                hits[clause] += count
        hits.update(event.by_clause() for event in match.state.events or ())
    return {clause.id: hits[clause.id] for clause in game.ledger}


def _sorts(game: Game) -> list[tuple[Sort, bool]]:
    low, high = game.players
    found = [(seats, options) for seats in range(low, high + 1) for options in _options(game, seats)]
    return [(sort, by_lot) for sort in found for by_lot in (True, False)]


def _options(game: Game, seats: int) -> Iterator[dict[str, Any]]:
    yield {}
    for option in game.options:
        for value in option.values[1:]:
            chosen = {option.name: value}
            try:
                game.check(seats, chosen)
            except BadOption:
                continue  # not for this number of players, or not without another option
            if value not in option.live_only:
                yield chosen


def _play(match: Match, rng: Random, by_lot: bool) -> None:
    advice = match.game.advice
    while not match.over:
        ask: Ask = match.asks[0]
        if by_lot or advice is None:
            option = ask.options[rng.randrange(len(ask.options))]
        else:
            option = advice.playout(match.state, ask, rng.random)
        match.answer(ask.seat, option.code)


@cache
def _clauses(game: Game, step: str) -> tuple[str, ...]:
    """Return the clauses in the first line of a step's docstring, ranges written out."""
    first = (STEPS[step].__doc__ or "").strip().partition("\n")[0]
    cited = (clause for clause, _ in citations(first, game.prefix, game.ledger))
    return tuple(dict.fromkeys(cited))

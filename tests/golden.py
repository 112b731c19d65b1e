"""Golden records: what a game's records must show, and how matches that show it are found.

Every game names in `tests/games/<game>/wanted.py` what it wants, and yields it from `records`; `python -m tools.golden`
writes that down, and `tests/games/test_golden.py` replays every record to the last byte for ever after. There are two
ways to want something: one match for each thing (`Wanted`), or a few matches that show everything together (`cover`).
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator, Mapping
from itertools import count
from pathlib import Path
from random import Random
from typing import Any

import msgspec

from lychgate.core.ask import CLOCK, Ask
from lychgate.core.game import Game
from lychgate.core.match import Match

GAMES = Path(__file__).parent / "games"

Policy = Callable[[Random, Ask, Match], str]
Shows = Callable[[Match], bool]


def kept(game: Game) -> dict[str, str]:
    """Return the golden records of a game by name."""
    return {path.stem: path.read_text(encoding="utf-8") for path in sorted(folder(game).glob("*.jsonl"))}


def folder(game: Game) -> Path:
    """Return where a game's golden records lie."""
    return GAMES / game.id.replace("-", "_") / "golden"


# --- how matches are played


def sensible(rng: Random, ask: Ask, match: Match) -> str:
    """As the game's own advice has it."""
    advice = match.game.advice
    assert advice is not None
    return advice.playout(match.state, ask, rng.random).code


def play(game: Game, policy: Policy, seats: int, seed: int, options: Mapping[str, Any]) -> Match:
    """Play one match to its end by a policy; the clock goes by lot."""
    rng = Random(seed)
    match = game.start(seats, seed, options)
    while not match.over:
        ask = match.asks[0]
        by_lot = ask.seat == CLOCK
        match.answer(ask.seat, rng.choice(ask.options).code if by_lot else policy(rng, ask, match))
    return match


# --- one match for each thing


class Wanted(msgspec.Struct, frozen=True):
    """A match to be found: what it must show, played how, with which options and how many players."""

    shows: Shows
    policy: Policy = sensible
    options: dict[str, Any] = {}
    seats: int = 2


def ends(reason: str) -> Shows:
    """The match ends for that reason."""
    return lambda match: match.result is not None and match.result.reason == reason


def happens(kind: str, **facts: Any) -> Shows:
    """An event of that kind and with those facts happened."""

    def shows(match: Match) -> bool:
        told = (event for event in match.state.events or () if type(event).kind() == kind)
        return any(all(getattr(event, name) == fact for name, fact in facts.items()) for event in told)

    return shows


def all_of(*parts: Shows) -> Shows:
    """All of them are shown."""
    return lambda match: all(part(match) for part in parts)


def find(game: Game, wanted: Wanted) -> Match:
    """Return the first match, by seed, that shows what it must."""
    tried = (play(game, wanted.policy, wanted.seats, seed, wanted.options) for seed in count())
    return next(match for match in tried if wanted.shows(match))


def found(game: Game, wanted: Mapping[str, Wanted], names: Iterable[str]) -> Iterator[tuple[str, Match]]:
    """Yield the matches that are named, or all."""
    for name in list(names) or wanted:
        yield name, find(game, wanted[name])


# --- few matches that show everything together


def cover(
    tried: Iterable[tuple[str, Match]], shown: Callable[[Match], set[str]], wanted: set[str]
) -> Iterator[tuple[str, Match]]:
    """Yield as few of the matches tried as show together whatever is wanted and any of them shows."""
    pool = {name: (match, shown(match) & wanted) for name, match in tried}
    missing = set(wanted)
    while pool:
        name = max(pool, key=lambda each: len(pool[each][1] & missing))
        match, shows = pool.pop(name)
        if not shows & missing:
            return
        missing -= shows
        yield name, match

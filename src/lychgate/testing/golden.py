"""Golden records: matches that must replay for ever, and how to find matches that show a given thing.

`python -m lychgate.testing.golden GAME [NAME ...]` writes those of a game into the folder `golden` of its tests, and
the conformance suite replays them to the last byte ever after. What they show is in `wanted.py` of the same folder,
which yields them from `records(names)`; without it there is one match for every number of players. There are two ways
to want something: one match for each thing (`Wanted`), or a few matches that show everything together (`cover`).

A golden record must replay for ever. Write one anew only when its rules have changed and the changelog says so.
"""

from __future__ import annotations

import sys
from collections.abc import Callable, Iterable, Iterator, Mapping
from functools import partial
from importlib.util import module_from_spec, spec_from_file_location
from itertools import count
from pathlib import Path
from random import Random
from typing import Any

import msgspec

import lychgate
from lychgate.core.ask import CLOCK, Ask
from lychgate.core.clause_coverage import PLACES, tests_of
from lychgate.core.errors import BadGame
from lychgate.core.game import Game
from lychgate.core.match import Match
from lychgate.core.record import read_header

Policy = Callable[[Random, Ask, Match], str]
Shows = Callable[[Match], bool]


def golden_records(game: Game, *roots: Path) -> dict[str, str]:
    """Return the golden records of a game by name."""
    place = folder(game, *roots)
    return {path.stem: path.read_text(encoding="utf-8") for path in sorted(place.glob("*.jsonl"))}


def folder(game: Game, *roots: Path) -> Path:
    """Return where a game's golden records lie: beside its tests; BadGame where these are not found."""
    tests = tests_of(game.folder, *roots)
    if tests is None:
        raise BadGame(f"No tests of {game.id} are found; they are looked for in {PLACES} of its project.")
    return tests / "golden"


# --- how matches are played


def sensible(rng: Random, ask: Ask, match: Match) -> str:
    """Answer by the game's own advice; at random where it gives none."""
    advice = match.game.advice
    if advice is None:
        return rng.choice(ask.options).code
    return advice.playout(match.state, ask, rng.random).code


def play(game: Game, policy: Policy, seats: int, seed: int, options: Mapping[str, Any]) -> Match:
    """Play one match to its end by a policy; the clock answers at random."""
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
    """Tell whether the match ends for this reason."""
    return lambda match: match.result is not None and match.result.reason == reason


def happens(kind: str, **facts: Any) -> Shows:
    """Tell whether an event of this kind with these facts happened."""

    def shows(match: Match) -> bool:
        told = (event for event in match.state.events or () if type(event).kind() == kind)
        return any(all(getattr(event, name) == fact for name, fact in facts.items()) for event in told)

    return shows


def all_of(*parts: Shows) -> Shows:
    """Tell whether the match shows all of these."""
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
    """Yield a small set of the matches tried that together shows every wanted thing that any of them shows."""
    pool = {name: (match, shown(match) & wanted) for name, match in tried}
    missing = set(wanted)
    while pool:
        name = max(pool, key=lambda each: len(pool[each][1] & missing))
        match, shows = pool.pop(name)
        if not shows & missing:
            return
        missing -= shows
        yield name, match


# --- writing them down


def everybody(game: Game, names: Iterable[str]) -> Iterator[tuple[str, Match]]:
    """Yield one match for every number of players, or those that are named."""
    low, high = game.players
    wanted = {f"{seats}-players": Wanted(lambda match: True, seats=seats) for seats in range(low, high + 1)}
    yield from found(game, wanted, names)


def records_of(game: Game, place: Path) -> Callable[[Iterable[str]], Iterator[tuple[str, Match]]]:
    """Return what yields the records of a game: the function `records` of its `wanted.py`, or `everybody`."""
    page = place.parent / "wanted.py"
    if not page.exists():
        return partial(everybody, game)
    spec = spec_from_file_location(f"wanted_{game.folder.name}", page)
    assert spec is not None
    assert spec.loader is not None
    wanted = module_from_spec(spec)
    spec.loader.exec_module(wanted)
    records: Callable[[Iterable[str]], Iterator[tuple[str, Match]]] = wanted.records
    return records


def main(game_id: str, *names: str) -> None:
    """Write the named records of a game; without names all of them, and no others remain."""
    game = lychgate.game(game_id)
    place = folder(game, Path.cwd())
    place.mkdir(exist_ok=True)
    written = set()
    for name, match in records_of(game, place)(names):
        (place / f"{name}.jsonl").write_text(match.save(), encoding="utf-8")
        print(f"{name}: {len(match.history)} answers, {match.result}", flush=True)
        written.add(name)
    for old in () if names else place.glob("*.jsonl"):
        if old.stem not in written and not _is_of_old(game, old):
            old.unlink()


def _is_of_old(game: Game, path: Path) -> bool:
    """Tell whether a record is of an earlier rules version, or from before a rules fix: nobody can write it again."""
    header = read_header(path.read_bytes().split(b"\n")[0])
    return (header.rules, header.flags) != (game.rules_version, game.flags)


if __name__ == "__main__":
    if len(sys.argv) < 2:
        sys.exit("Usage: python -m lychgate.testing.golden GAME [NAME ...]")
    try:
        main(*sys.argv[1:])
    except lychgate.LychgateError as error:
        sys.exit(str(error))

"""Point at everything, for as many positions as one likes: `python -m tools.clicks GAME --positions 100000`.

Plays matches of a game with all numbers of players and all options, at random and by the game's own advice.

A *position* is a decision of such a match, or its end. At each position one looker points at everything that lies on
the table: three times in four one of those who are asked, else somebody who is not, spectators included. At one
position in twenty (`--everybody 20`) everybody does, and everybody is told what they point at a second time in an
imagined world that looks the same to them. Whatever is said is put into every language of the game, each sentence once.

Prints what is not as the laws of `lychgate.testing.clicks` say, with the match and the answer where it was seen first,
and how often anybody pointed at anything; ends with 1 if there was a fault. `--keep FILE` writes a line for each match,
and a later run with the same file goes on after them.
"""

from __future__ import annotations

import argparse
import gc
import sys
import traceback
from functools import partial
from pathlib import Path
from random import Random
from time import monotonic

import msgspec

import lychgate
from lychgate.core.game import Game
from lychgate.core.match import Match
from lychgate.testing.cases import all_cases, everybody, policies
from lychgate.testing.clicks import Clicks
from tools.runs import go_on, kept

SHOWN = 40
"""How many different faults are printed."""


class Played(msgspec.Struct):
    """What pointing at everything in one match brought to light: a line of the file that `--keep` names."""

    game: str
    number: int
    """Which match it was: its seed, and what decides on players, options and the way it is played."""
    everybody: int
    """At one position in so many everybody pointed."""
    positions: int
    pointed: int
    faults: dict[str, tuple[int, int]]
    """Of each fault: how often it was seen, and after how many answers first."""
    seconds: float


_clicks: dict[str, Clicks] = {}
"""The laws by game, in one process: what was heard once in some language is not put into words again."""


def lookers(match: Match, rng: Random, everyone: bool) -> list[int | None]:
    """Choose who points at everything in a position."""
    if everyone:
        return everybody(match)
    asked = {ask.seat for ask in match.asks if ask.seat >= 0}
    others = [seat for seat in everybody(match) if seat not in asked]
    return [rng.choice(sorted(asked) if asked and (rng.random() < 0.75 or not others) else others)]


def point(game: Game, number: int, everyone: int) -> Played:
    """Play one match, and let lookers point at everything in each of its positions."""
    clicks = _clicks.setdefault(game.id, Clicks(game))
    cases, ways = all_cases(game), policies(game)
    rng, began, before = Random(number), monotonic(), clicks.pointed
    played = Played(game.id, number, everyone, 0, 0, {}, 0.0)
    # Players and options change from match to match, and each of these cases is played in every way in turn.
    policy = ways[(number + number // len(cases)) % len(ways)]
    match = cases[number % len(cases)].start(number, poker_face=bool(number % 2))
    gc.disable()  # what a match leaves behind is collected when it is over, not while it is played
    try:
        while True:
            together = (number + played.positions) % everyone == 0
            played.positions += 1
            for fault in clicks.faults(match, lookers(match, rng, together), rng if together else None):
                times, first = played.faults.get(fault, (0, len(match.history)))
                played.faults[fault] = (times + 1, first)
            if match.over:
                break
            ask = rng.choice(match.asks)
            match.answer(ask.seat, policy(match, ask, rng))
    except Exception:
        broken = traceback.format_exc().strip().splitlines()
        played.faults["It breaks: " + " / ".join(line.strip() for line in broken[-5:])] = (1, len(match.history))
    gc.enable()
    gc.collect()
    played.pointed, played.seconds = clicks.pointed - before, round(monotonic() - began, 2)
    return played


def pointed_in(id: str, number: int, everyone: int) -> Played:
    """Do the same in another process, which knows games by their ids."""
    return point(lychgate.game(id), number, everyone)


def main(arguments: list[str] | None = None) -> int:
    parser = argparse.ArgumentParser(prog="python -m tools.clicks", description=__doc__, add_help=True)
    parser.add_argument("game", help="the id of a game")
    parser.add_argument("--positions", type=int, default=1000, help="end after the match that completes so many")
    parser.add_argument("--first", type=int, default=1, help="the number of the first match")
    parser.add_argument("--everybody", type=int, default=20, help="everybody points at one position in so many")
    parser.add_argument("--processes", type=int, default=1)
    parser.add_argument("--keep", type=Path, help="a file that keeps what was found, so that a run can be resumed")
    chosen = parser.parse_args(arguments)
    game = lychgate.game(chosen.game)
    found = kept(chosen.keep, Played, lambda each: (each.game, each.everybody) == (game.id, chosen.everybody))
    go_on(
        found,
        partial(pointed_in, game.id, everyone=chosen.everybody),
        lambda found: sum(each.positions for each in found) >= chosen.positions,
        first=chosen.first,
        processes=chosen.processes,
        file=chosen.keep,
    )
    return report(game, found)


def report(game: Game, found: list[Played]) -> int:
    """Print the faults, the most frequent first, and the sums; return 1 if there was a fault."""
    faults: dict[str, tuple[int, int, int]] = {}
    for each in found:
        for fault, (times, answers) in each.faults.items():
            seen, number, first = faults.get(fault, (0, each.number, answers))
            faults[fault] = (seen + times, number, first)
    for fault, (times, number, answers) in sorted(faults.items(), key=lambda item: -item[1][0])[:SHOWN]:
        print(f"{times:6}  {fault} (match {number} after {answers} answers)")
    print(
        f"{game.id}: {sum(each.positions for each in found)} positions of {len(found)} matches,"
        f" {sum(each.pointed for each in found)} things pointed at, {len(faults)} different faults,"
        f" {sum(each.seconds for each in found):.0f} s."
    )
    return 1 if faults else 0


if __name__ == "__main__":
    sys.exit(main())

"""Point at everything, for as many positions as one likes: `python -m tools.clicks GAME --positions 100000`.

Plays matches of a game with all numbers of players and all options, at random and by the game's own advice. At each
decision two of the seats that are asked, and one that is not, point at everything they see. Prints what is not as the
laws of `lychgate.testing.clicks` say, and how often anybody pointed at anything; ends with 1 if there was a fault.
"""

from __future__ import annotations

import argparse
import sys
from collections import Counter
from collections.abc import Iterator
from itertools import count
from random import Random
from time import monotonic

import lychgate
from lychgate.core.match import Match
from lychgate.testing.cases import all_cases, everybody, policies
from lychgate.testing.clicks import Clicks

SHOWN = 40
"""How many different faults are printed."""


def positions(game: lychgate.Game, seed: int) -> Iterator[Match]:
    """Every decision of ever new matches of a game."""
    cases, ways = all_cases(game), policies(game)
    for number in count(seed):
        rng = Random(number)
        match = cases[number % len(cases)].start(number, poker_face=bool(number % 2))
        policy = ways[number % len(ways)]
        while not match.over:
            yield match
            ask = rng.choice(match.asks)
            match.answer(ask.seat, policy(match, ask, rng))
        yield match


def main(arguments: list[str] | None = None) -> int:
    parser = argparse.ArgumentParser(prog="python -m tools.clicks", description=__doc__, add_help=True)
    parser.add_argument("game", help="the id of a game")
    parser.add_argument("--positions", type=int, default=1000, help="how many positions are looked at")
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--worlds", type=int, default=10, help="compare an imagined world at one position in so many")
    chosen = parser.parse_args(arguments)
    game = lychgate.game(chosen.game)
    clicks, rng, faults = Clicks(game), Random(chosen.seed), Counter[str]()
    began = monotonic()
    for number, match in zip(range(chosen.positions), positions(game, chosen.seed), strict=False):
        asked = [ask.seat for ask in match.asks if ask.seat >= 0][:2]
        others = [seat for seat in everybody(match) if seat not in asked]
        lookers = [*asked, *([rng.choice(others)] if others else [])]
        faults.update(clicks.faults(match, lookers, rng if number % chosen.worlds == 0 else None))
    for fault, times in faults.most_common(SHOWN):
        print(f"{times:6}  {fault}")
    print(
        f"{game.id}: {chosen.positions} positions, {clicks.pointed} things pointed at, {len(faults)} different faults,"
        f" {monotonic() - began:.0f} s."
    )
    return 1 if faults else 0


if __name__ == "__main__":
    sys.exit(main())

"""Compare two worlds on the wire, as often as one likes: `python -m tools.worlds GAME --pairs 100000`.

Plays matches of a game with all numbers of players and all options, at random and by the game's own advice. At each
decision a recipient is chosen, a seat or the spectators, and the match is put at two tables of the server: as it is,
and with everything dealt anew that the recipient cannot know. That is a *pair*: whatever is asked and done there, in
both worlds alike, must bring the recipient and the spectators the same bytes. `tests/server/worlds.py` says what is
asked and done, and when two worlds may part.

Prints every difference with the match and the answer where it was seen first; ends with 1 if there was one. `--keep
FILE` writes a line for each match, and a later run with the same file goes on after them.
"""

from __future__ import annotations

import argparse
import asyncio
import gc
import sys
from functools import partial
from pathlib import Path
from time import process_time

import msgspec

import lychgate
from lychgate.testing.cases import all_cases, policies
from tests.server.worlds import Worlds, played, still
from tools.runs import go_on, kept

SHOWN = 40
"""How many differences are printed."""


class Compared(msgspec.Struct):
    """What the two worlds of one match brought to light: a line of the file that `--keep` names."""

    game: str
    number: int
    """Which match it was: its seed, and what decides on players, options and the way it is played."""
    pairs: int
    alike: int
    """Pairs in which nothing was hidden from the recipient."""
    bytes: int
    differences: list[str]
    seconds: float


def compare(id: str, number: int) -> Compared:
    """Play one match of a game in two worlds."""
    game = lychgate.game(id)
    cases, ways = all_cases(game), policies(game)
    # Players and options change from match to match, and each of these cases is played in every way in turn.
    case, policy = cases[number % len(cases)], ways[(number + number // len(cases)) % len(ways)]
    worlds, began = Worlds(case), process_time()
    gc.disable()  # what a match leaves behind is collected when it is over, not while it is played
    with still():
        differences = asyncio.run(played(case, number, policy, worlds))
    gc.enable()
    gc.collect()
    seconds = round(process_time() - began, 2)
    return Compared(id, number, worlds.pairs, worlds.alike, worlds.bytes, differences, seconds)


def main(arguments: list[str] | None = None) -> int:
    parser = argparse.ArgumentParser(prog="python -m tools.worlds", description=__doc__, add_help=True)
    parser.add_argument("game", help="the id of a game")
    parser.add_argument("--pairs", type=int, default=1000, help="end after the match that completes so many")
    parser.add_argument("--first", type=int, default=1, help="the number of the first match")
    parser.add_argument("--processes", type=int, default=1)
    parser.add_argument("--keep", type=Path, help="a file that keeps what was found, so that a run can be resumed")
    chosen = parser.parse_args(arguments)
    game = lychgate.game(chosen.game)
    found = kept(chosen.keep, Compared, lambda each: each.game == game.id)
    go_on(
        found,
        partial(compare, game.id),
        lambda found: sum(each.pairs for each in found) >= chosen.pairs,
        first=chosen.first,
        processes=chosen.processes,
        file=chosen.keep,
    )
    return report(game.id, found)


def report(game: str, found: list[Compared]) -> int:
    """Print the differences and the sums; return 1 if there was a difference."""
    differences = [(each.number, text) for each in found for text in each.differences]
    for number, text in differences[:SHOWN]:
        print(f"match {number}: {text}")
    print(
        f"{game}: {sum(each.pairs for each in found)} pairs of {len(found)} matches,"
        f" {sum(each.alike for each in found)} of them with nothing hidden,"
        f" {sum(each.bytes for each in found):,} bytes the same, {len(differences)} differences,"
        f" {sum(each.seconds for each in found):.0f} s."
    )
    return 1 if differences else 0


if __name__ == "__main__":
    sys.exit(main())

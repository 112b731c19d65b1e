"""Settle which of two bots is stronger: `python -m tools.duel search:ms=200 greedy --game damnation --until-settled`.

Matches come in *pairs* with the same deal: in the second, each seat is played by the other bot. What the first bot
wins in both, as a share of them, is the pair's score: one half if the bots are alike, whatever seats, deals and the
number of players favour. Which seats are whose in the first match changes from pair to pair.

After every pair there is an interval for the mean score which may be looked at as often as one likes: with 95 %
probability it is right all the time. With `--until-settled` the duel ends when the interval leaves one half out, or
lies so close around one half that the difference is not worth speaking of; it never takes more than `--games` matches.

`--keep FILE` writes a line for each pair, and a later run with the same file goes on after them; Ctrl-C ends a run and
says how it stands. `--load MODULE` imports a module that registers bots of its own (`lychgate.bots.register`).
"""

from __future__ import annotations

import argparse
import sys
from collections.abc import Sequence
from contextlib import suppress
from functools import partial
from importlib import import_module
from itertools import combinations
from pathlib import Path
from time import process_time

import msgspec

import lychgate
from lychgate.core.errors import LychgateError
from lychgate.sim import Plan, play_match
from tools.runs import go_on, kept
from tools.settling import Tally, Verdict


class Pair(msgspec.Struct):
    """Two matches with the same deal and the bots exchanged: a line of the file that `--keep` names."""

    duel: str
    """What was played: a file keeps one duel only."""
    number: int
    score: float
    """What the first bot won of both matches, from 0 to 1."""
    seconds: float


class Duel(msgspec.Struct, frozen=True):
    """What is to be settled."""

    first: str
    second: str
    game: str
    seats: int
    seed: int
    load: tuple[str, ...] = ()

    @property
    def name(self) -> str:
        return f"{self.first} {self.second} {self.game} {self.seats} {self.seed}"

    def plan(self, seated: tuple[str, ...]) -> Plan:
        """Return a plan for a match with these bots."""
        return Plan(game=self.game, players=self.seats, bots=seated, games=1, seed=self.seed)


class Report(msgspec.Struct, frozen=True):
    """How a duel stands."""

    first: str
    second: str
    game: str
    seats: int
    pairs: int
    score: float
    """The mean score of the first bot; one half if they are alike."""
    low: float
    high: float
    verdict: Verdict
    seconds: float
    """Processor seconds that the matches took."""


def seats_of_the_first(seats: int, number: int) -> tuple[int, ...]:
    """Return the seats that the first bot has in the first match of a pair: all ways to seat half of them, in turn."""
    ways = list(combinations(range(seats), seats // 2))
    return ways[number % len(ways)]


def play_pair(duel: Duel, number: int) -> Pair:
    """Play both matches of a pair."""
    for module in duel.load:
        import_module(module)
    began = process_time()
    ours = set(seats_of_the_first(duel.seats, number))
    score = 0.0
    for own in (ours, set(range(duel.seats)) - ours):
        seated = tuple(duel.first if seat in own else duel.second for seat in range(duel.seats))
        outcome = play_match(duel.plan(seated), number)
        assert outcome is not None  # nobody tells it to stop
        score += len(own.intersection(outcome.winners)) / len(outcome.winners) / 2
    return Pair(duel.name, number, score, round(process_time() - began, 2))


def tallied(found: Sequence[Pair]) -> Tally:
    """Add up the scores of all pairs."""
    tally = Tally()
    for pair in found:
        tally.add(pair.score)
    return tally


def report_of(duel: Duel, found: Sequence[Pair]) -> Report:
    """Say how a duel stands."""
    tally = tallied(found)
    low, high = tally.interval()
    seconds = round(sum(pair.seconds for pair in found), 1)
    return Report(
        duel.first, duel.second, duel.game, duel.seats, len(found), tally.mean, low, high, tally.verdict(), seconds
    )


SAID: dict[Verdict, str] = {
    "first": "{0.first} is stronger",
    "second": "{0.second} is stronger",
    "alike": "they are alike, or nearly",
    "open": "not settled",
}


def told(report: Report) -> str:
    """Return a report in one line."""
    return (
        f"{report.first} against {report.second}, {report.game} with {report.seats}: {report.score:.1%}"
        f" ({report.low:.1%} to {report.high:.1%}) in {report.pairs} pairs of matches, {report.seconds:.0f} s;"
        f" {SAID[report.verdict].format(report)}."
    )


def run(duel: Duel, games: int, *, until_settled: bool, processes: int, file: Path | None) -> Report:
    """Play until there are enough pairs or it is settled; interrupted, report what was finished."""
    found = kept(file, Pair, lambda pair: pair.duel == duel.name)

    def is_enough(found: list[Pair]) -> bool:
        return 2 * len(found) >= games or (until_settled and tallied(found).verdict() != "open")

    with suppress(KeyboardInterrupt):
        go_on(found, partial(play_pair, duel), is_enough, first=0, processes=processes, file=file)
    return report_of(duel, found)


def main(arguments: list[str] | None = None) -> int:
    parser = argparse.ArgumentParser(
        prog="python -m tools.duel", description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter
    )
    parser.add_argument("first", help="a bot, with settings: search:ms=200")
    parser.add_argument("second", help="another")
    parser.add_argument("--game", required=True, help="the id of a game")
    parser.add_argument("--seats", type=int, help="how many play; the fewest who can, if not said")
    parser.add_argument("--games", type=int, default=2000, help="end after so many matches (2000)")
    parser.add_argument("--until-settled", action="store_true", help="end as soon as it is settled")
    parser.add_argument("--seed", type=int, default=1, help="the seed of the deals")
    parser.add_argument("--processes", type=int, default=1)
    parser.add_argument("--keep", type=Path, help="a file that keeps every pair, so that a run can be resumed")
    parser.add_argument("--load", action="append", default=[], metavar="MODULE", help="a module that registers bots")
    parser.add_argument("--json", action="store_true", help="print the report as JSON")
    chosen = parser.parse_args(arguments)
    try:
        for module in chosen.load:
            import_module(module)
        seats = chosen.seats or lychgate.game(chosen.game).players[0]
        duel = Duel(chosen.first, chosen.second, chosen.game, seats, chosen.seed, tuple(chosen.load))
        for bot in (duel.first, duel.second):
            duel.plan((bot,) * seats).check()
        report = run(
            duel, chosen.games, until_settled=chosen.until_settled, processes=chosen.processes, file=chosen.keep
        )
    except LychgateError as error:
        parser.error(str(error))
    print(msgspec.json.encode(report).decode() if chosen.json else told(report))
    return 0


if __name__ == "__main__":
    sys.exit(main())

"""Count the questions of a game, and the idle ones: `python -m tools.questions GAME --players 4 --matches 20 --seed 7`.

Plays matches among people (with a poker face), whose answers a bot chooses, three times: by the rules as they were
before any dated change, by those of today, and by those of today where everybody takes the chip "nothing more until I
am hit" whenever nothing could be answered to what others do to others. `--json` prints JSON, else it is Markdown.

A question is idle where a sensible person has nothing to decide:

- *only*: there is one answer;
- *again*: this seat has just declined, with nothing told since, all that is offered now;
- *alike*: whichever answer is given, it comes to the same (`Ask.alike`).

Idle questions are *clicked* unless they are answered by themselves: at a table of one person and bots wherever there is
one answer (before: in reactions only), among people where a standing order answers. That is counted, not estimated.
"""

from __future__ import annotations

import argparse
import sys
from collections.abc import Iterable, Iterator
from typing import NamedTuple

import msgspec

from lychgate import bots
from lychgate.bots.base import Chair
from lychgate.cli.output import print_json
from lychgate.core.ask import Ask
from lychgate.core.errors import LychgateError
from lychgate.core.game import Game
from lychgate.core.match import Match
from lychgate.core.registry import game as find_game
from lychgate.core.registry import games
from lychgate.sim.plan import match_seed


class Way(NamedTuple):
    """A way to play: by which rules, and whether chips are taken."""

    name: str
    today: bool
    chips: bool


WAYS = (Way("before", False, False), Way("today", True, False), Way("today, with chips", True, True))


class Count(msgspec.Struct):
    """What was counted in matches of one kind; what is said of one person and round is divided by `turns`."""

    game: str
    players: int
    way: str
    matches: int = 0
    turns: int = 0
    """Rounds, counted once for each seat."""
    questions: int = 0
    """Questions that somebody had to look at: those that a standing order answered are not among them."""
    only: int = 0
    again: int = 0
    alike: int = 0
    clicked_alone: int = 0
    """Idle questions that the only person at a table of bots must click away."""
    clicked_among: int = 0
    """Those that people among people must click away."""
    skipped: int = 0
    """Answers of standing orders where something else could have been answered."""

    @property
    def idle(self) -> int:
        """Return how many questions had one sensible answer."""
        return self.only + self.again + self.alike

    def row(self) -> list[str]:
        """Return the cells of this count's row."""
        numbers = (self.questions, self.idle, self.clicked_alone, self.clicked_among, self.skipped)
        a_round = [f"{n / max(1, self.turns):.2f}" for n in numbers]
        share = f"{100 * self.idle / max(1, self.questions):.0f} %"
        return [self.game, str(self.players), self.way, a_round[0], a_round[1], share, *a_round[2:]]


HEAD = ("game", "players", "way", "questions", "idle", "share", "clicked alone", "clicked among people", "given away")


class Watch:
    """Looks at each question of a match before it is answered."""

    def __init__(self, count: Count, way: Way) -> None:
        self.count, self.way = count, way
        self.declined: dict[int, tuple[int, frozenset[str]]] = {}
        """By seat: how much had been told when it declined something last, and what."""

    def asked(self, match: Match, ask: Ask, code: str) -> None:
        """Count a question that its seat answers with a code."""
        count, codes = self.count, {option.code for option in ask.options if not option.idle}
        told, declined = self.declined.get(ask.seat, (-1, frozenset()))
        count.questions += 1
        sort = self._sort(ask, codes, again=told == _told(match) and codes <= declined)
        if sort:
            setattr(count, sort, getattr(count, sort) + 1)
            by_itself = sort == "only" and (self.way.today or ask.window)
            count.clicked_alone += not by_itself
            count.clicked_among += not (sort == "only" and self.way.today and not ask.veiled)
        idle = ask.idle is not None and ask.idle.code == code
        self.declined[ask.seat] = (_told(match), frozenset(codes)) if idle else (-1, frozenset())

    @staticmethod
    def _sort(ask: Ask, codes: set[str], again: bool) -> str:
        if len(ask.options) == 1:
            return "only"
        if again and ask.idle is not None:
            return "again"
        return "alike" if ask.alike else ""


def _told(match: Match) -> int:
    return len(match.state.events or ())


def count(game: Game, players: int, way: Way, numbers: Iterable[int], seed: int, bot: str) -> Count:
    """Play matches in one way and count."""
    counted = Count(game.id, players, way.name)
    for number in numbers:
        _play(game, counted, way, match_seed(seed, number), bot)
    return counted


def _play(game: Game, counted: Count, way: Way, seed: int, bot: str) -> None:
    flags = game.flags if way.today else ()
    match = game.start(counted.players, seed, poker_face=True, flags=flags)
    seated = [bots.make(bot, seed + seat) for seat in range(counted.players)]
    watch = Watch(counted, way)
    while not match.over:
        ordered = match.standing_answer()
        if ordered is not None:
            ask = match.ask(ordered[0])
            counted.skipped += ask is not None and len(ask.options) > 1
            match.answer(*ordered)
            continue
        for ask in match.asks:
            code = seated[ask.seat].choose(Chair(match, ask.seat))
            watch.asked(match, ask, code)
            if way.chips:
                _take_chip(match, ask)
            match.answer(ask.seat, code)
    counted.matches += 1
    counted.turns += match.seats * match.state.round


def _take_chip(match: Match, ask: Ask) -> None:
    if ask.window and not ask.concern and len(ask.options) == 1:
        match.order(ask.seat, "pass hit")


def table(counts: Iterable[Count]) -> Iterator[str]:
    """Yield the lines of a table in Markdown."""
    yield f"| {' | '.join(HEAD)} |"
    yield f"|{'---|' * len(HEAD)}"
    for each in counts:
        yield f"| {' | '.join(each.row())} |"


def _usual(game: Game) -> int:
    return game.good_with or game.players[0]


def main(arguments: Iterable[str] | None = None) -> int:
    """Read the command line, count and print."""
    parser = argparse.ArgumentParser(prog="python -m tools.questions", description=__doc__.split("\n\n")[0])
    parser.add_argument("games", nargs="*", metavar="GAME", help="which games (all)")
    parser.add_argument("--players", type=int, metavar="N", help="how many seats (as many as the game is best with)")
    parser.add_argument("--matches", type=int, default=10, metavar="N", help="how many matches (10)")
    parser.add_argument("--seed", type=int, default=7, metavar="N", help="where the luck comes from (7)")
    parser.add_argument("--bot", default="greedy", metavar="NAME", help="who chooses the answers (greedy)")
    parser.add_argument("--json", action="store_true", help="print JSON, not Markdown")
    given = parser.parse_args(None if arguments is None else list(arguments))
    try:
        found = [
            count(game, given.players or _usual(game), way, range(given.matches), given.seed, given.bot)
            for game in [find_game(name) for name in given.games] or games()
            for way in WAYS
        ]
    except LychgateError as error:
        print(error, file=sys.stderr)
        return 2
    if given.json:
        print_json([msgspec.to_builtins(each) | {"idle": each.idle} for each in found])
    else:
        print("\n".join(table(found)))
    return 0


if __name__ == "__main__":
    sys.exit(main())

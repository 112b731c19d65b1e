"""How fast are the games? Random play against catanatron's random players, and a copy against its copy, in one run."""

from __future__ import annotations

import argparse
import random
from functools import partial
from itertools import count

import lychgate
from benchmarks.measure import best_microseconds, best_rate, interleaved
from benchmarks.peers import catanatron_copy_microseconds, catanatron_decisions_per_second

PEER = "catanatron"
WARM = 60_000
"""Decisions before the clock starts: menus are kept once built, and a long simulation meets few new ones."""


def play(game: lychgate.Game, seats: int, seed: int, limit: float = float("inf")) -> tuple[lychgate.Match, int]:
    """Random play through the public contract: options listed and one answered at every decision; no log, as peers."""
    chance = random.Random(seed).random
    match = game.start(seats=seats, seed=seed, log=False)
    decisions = 0
    while not match.over and decisions < limit:
        for ask in match.asks:
            options = ask.options
            match.answer(ask.seat, options[int(chance() * len(options))].code)
            decisions += 1
    return match, decisions


def decisions_per_second(game: lychgate.Game, seats: int, seconds: float) -> float:
    """How many decisions of whole random matches are taken in a second."""
    seeds = count()
    warm = 0
    while warm < WARM:
        warm += play(game, seats, next(seeds))[1]
    return best_rate(lambda: play(game, seats, next(seeds))[1], seconds)


def copy_microseconds(game: lychgate.Game, seats: int) -> float:
    """One copy of a match half played, its pending question included: the mean over five matches, as for the peer."""
    costs = []
    for seed in range(1, 6):
        whole = play(game, seats, seed)[1]
        match, _ = play(game, seats, seed, whole // 2)
        costs.append(best_microseconds(lambda match=match: match.copy().asks))  # type: ignore[misc]
    return sum(costs) / len(costs)


def main() -> None:
    """Print the two ratios for every game asked for."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("game", nargs="*", help="which games, as blood-coven or damnation:4 (default: all, most seats)")
    parser.add_argument("--seconds", type=float, default=1.0, help="per measurement; there are four rounds of them")
    given = parser.parse_args()
    contenders = []
    for text in given.game or [game.id for game in lychgate.games()]:
        name, _, seats = text.partition(":")
        game = lychgate.game(name)
        contenders.append((game, int(seats or game.players[1])))
    rates = interleaved(
        {
            PEER: partial(catanatron_decisions_per_second, given.seconds),
            **{
                f"{game.title}, {seats} seats": partial(decisions_per_second, game, seats, given.seconds)
                for game, seats in contenders
            },
        }
    )
    copies = interleaved(
        {
            PEER: catanatron_copy_microseconds,
            **{f"{game.title}, {seats} seats": partial(copy_microseconds, game, seats) for game, seats in contenders},
        },
        best=min,
    )
    print(f"{'random play':34}{'decisions/s':>12}{'x ' + PEER:>16}{'copy, µs':>12}{'x ' + PEER:>16}")
    for name, rate in rates.items():
        print(
            f"{name:34}{rate:12,.0f}{rate / rates[PEER]:16.2f}{copies[name]:12.2f}{copies[name] / copies[PEER]:16.2f}"
        )


if __name__ == "__main__":
    main()

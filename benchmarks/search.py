"""How fast does the search bot think? Re-dealt rollouts per second from a Blood Coven opening, and a calibration loop.

One rollout is: deal anew what the seat cannot know, walk down the tree, play on by the game's advice, note the result.
Rollouts are measured in two ways: as the bot plays (three rounds, then the position is valued), and to the end.
"""

from __future__ import annotations

import argparse

import lychgate
from benchmarks.measure import best_rate
from benchmarks.peers import plain_noughts_games_per_second
from lychgate.bots.base import Chair
from lychgate.bots.search import SearchBot


def rollouts_per_second(seats: int, rounds: int, seconds: float) -> float:
    """Rollouts of the first decision of a match."""
    match = lychgate.game("blood-coven").start(seats=seats, seed=7)
    bot = SearchBot(7, iterations=25, rounds=rounds)

    def think() -> int:
        bot.choose(Chair(match, 0))
        return bot.iterations

    return best_rate(think, seconds)


def main() -> None:
    """Print the rates, and each as rollouts per thousand games of plain Python noughts and crosses."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--seconds", type=float, default=5.0, help="per measurement")
    seconds = parser.parse_args().seconds
    loop = plain_noughts_games_per_second(seconds)
    print(f"calibration: plain noughts and crosses {loop:12,.0f} games/s")
    for seats in (2, 3):
        for rounds, name in ((3, "three rounds"), (0, "to the end")):
            rate = rollouts_per_second(seats, rounds, seconds)
            print(f"{seats} players, {name:13} {rate:10,.0f} rollouts/s   {1000 * rate / loop:6.2f} per 1,000 loops")


if __name__ == "__main__":
    main()

"""How fast is Blood Coven? Random play against catanatron's random players, and a copy against its copy, in one run."""

from __future__ import annotations

import argparse
import random

import lychgate
from benchmarks.measure import best_microseconds, best_rate
from benchmarks.peers import catanatron_copy_microseconds, catanatron_decisions_per_second

GAME = lychgate.game("blood-coven")


def decisions_per_second(seats: int, seconds: float) -> float:
    """Random play through the public contract: options listed and one answered at every decision, log kept."""
    chance = random.Random(7).random
    seeds = iter(range(10**9))

    def play() -> int:
        match = GAME.start(seats=seats, seed=next(seeds))
        decisions = 0
        while not match.over:
            for ask in match.asks:
                options = ask.options
                match.answer(ask.seat, options[int(chance() * len(options))].code)
                decisions += 1
        return decisions

    for _ in range(200):
        play()  # menus are kept once built; a long simulation meets few new ones
    return best_rate(play, seconds)


def mid_game(seats: int) -> lychgate.Match:
    """A match somewhere in its middle: everybody is fed, nobody is scared, every vampire acts."""
    match = GAME.start(seats=seats, seed=7)
    while match.state.round < 5:
        for ask in match.asks:
            match.answer(
                ask.seat, ask.options[{"feed": -1, "scare": 0}.get(ask.key, min(1, len(ask.options) - 1))].code
            )
    return match


def copy_microseconds(seats: int) -> float:
    """One copy of a match in its middle, its pending question read."""
    match = mid_game(seats)
    return best_microseconds(lambda: match.copy().asks)


def main() -> None:
    """Print the two ratios the project promises."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--seconds", type=float, default=5.0, help="per measurement")
    seconds = parser.parse_args().seconds
    peer = catanatron_decisions_per_second(seconds)
    print(f"catanatron, four random players   {peer:12,.0f} decisions/s")
    for seats in (2, 3):
        ours = decisions_per_second(seats, seconds)
        print(f"Blood Coven, {seats} random players     {ours:12,.0f} decisions/s   {ours / peer:6.2f} x catanatron")
    peer_copy = catanatron_copy_microseconds()
    print(f"catanatron, a copy                {peer_copy:12.2f} µs")
    for seats in (2, 3):
        ours = copy_microseconds(seats)
        print(
            f"Blood Coven, a copy, {seats} players    {ours:12.2f} µs            {ours / peer_copy:6.2f} x catanatron"
        )


if __name__ == "__main__":
    main()

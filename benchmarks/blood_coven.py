"""How fast is Blood Coven? Random play against catanatron's random players, and a copy against its copy, in one run."""

from __future__ import annotations

import argparse
import random
from functools import partial

import lychgate
from benchmarks.measure import best_microseconds, best_rate, interleaved
from benchmarks.peers import catanatron_copy_microseconds, catanatron_decisions_per_second

GAME = lychgate.game("blood-coven")


def decisions_per_second(seats: int, seconds: float) -> float:
    """Random play through the public contract: options listed and one answered at every decision; no log, as peers."""
    chance = random.Random(7).random
    seeds = iter(range(10**9))

    def play() -> int:
        match = GAME.start(seats=seats, seed=next(seeds), log=False)
        decisions = 0
        while not match.over:
            for ask in match.asks:
                options = ask.options
                match.answer(ask.seat, options[int(chance() * len(options))].code)
                decisions += 1
        return decisions

    for _ in range(1500):
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
    parser.add_argument("--seconds", type=float, default=1.0, help="per measurement; there are four rounds of them")
    seconds = parser.parse_args().seconds
    rates = interleaved(
        {
            "catanatron, four random players": partial(catanatron_decisions_per_second, seconds),
            "Blood Coven, 2 random players": partial(decisions_per_second, 2, seconds),
            "Blood Coven, 3 random players": partial(decisions_per_second, 3, seconds),
        }
    )
    peer = rates["catanatron, four random players"]
    for name, rate in rates.items():
        print(f"{name:34}{rate:12,.0f} decisions/s   {rate / peer:6.2f} x catanatron")
    copies = interleaved(
        {
            "catanatron, a copy": catanatron_copy_microseconds,
            "Blood Coven, a copy, 2 players": partial(copy_microseconds, 2),
            "Blood Coven, a copy, 3 players": partial(copy_microseconds, 3),
        },
        best=min,
    )
    for name, time in copies.items():
        print(f"{name:34}{time:12.2f} µs            {time / copies['catanatron, a copy']:6.2f} x catanatron")


if __name__ == "__main__":
    main()

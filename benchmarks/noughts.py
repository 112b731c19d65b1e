"""What does the contract cost? Noughts and crosses through `asks` and `answer`, against plain Python and frameworks."""

from __future__ import annotations

import argparse
import random
from collections.abc import Callable

from benchmarks.measure import best_rate
from benchmarks.peers import (
    PeerMissing,
    openspiel_noughts_games_per_second,
    pettingzoo_noughts_games_per_second,
    plain_noughts_games_per_second,
)
from tests.samples.noughts import GAME


def games_per_second(seconds: float) -> float:
    """Full random games through the public contract: options listed and one answered at every ply, log kept."""
    choose = random.Random(7).choice

    def play() -> int:
        match = GAME.start(seats=2, seed=7)
        while not match.over:
            for ask in match.asks:
                match.answer(ask.seat, choose(ask.options).code)
        return 1

    return best_rate(play, seconds)


def main() -> None:
    """Print every rate beside ours."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--seconds", type=float, default=5.0, help="per measurement")
    seconds = parser.parse_args().seconds
    ours = games_per_second(seconds)
    peers: list[tuple[str, Callable[[], float]]] = [
        ("plain Python, no framework", lambda: plain_noughts_games_per_second(seconds)),
        ("PettingZoo, raw", lambda: pettingzoo_noughts_games_per_second(seconds)),
        ("PettingZoo, wrapped", lambda: pettingzoo_noughts_games_per_second(seconds, wrapped=True)),
        ("OpenSpiel, Python game", lambda: openspiel_noughts_games_per_second(seconds)),
        ("OpenSpiel, C++ game", lambda: openspiel_noughts_games_per_second(seconds, compiled=True)),
    ]
    print(f"{'Lychgate':32}{ours:12,.0f} games/s")
    for name, measure in peers:
        try:
            rate = measure()
        except PeerMissing as missing:
            print(f"{name:32}{missing}")
            continue
        print(f"{name:32}{rate:12,.0f} games/s   Lychgate is {ours / rate:5.2f} x")


if __name__ == "__main__":
    main()

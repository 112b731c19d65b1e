"""What does the contract cost? Noughts and crosses through `asks` and `answer`, against plain Python and frameworks."""

from __future__ import annotations

import argparse
import random
from collections.abc import Callable
from functools import partial

from benchmarks.measure import best_rate, interleaved
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
    parser.add_argument("--seconds", type=float, default=1.0, help="per measurement; there are four rounds of them")
    seconds = parser.parse_args().seconds
    wanted: dict[str, Callable[[float], float]] = {
        "Lychgate": games_per_second,
        "plain Python, no framework": plain_noughts_games_per_second,
        "PettingZoo, raw": pettingzoo_noughts_games_per_second,
        "PettingZoo, wrapped": partial(pettingzoo_noughts_games_per_second, wrapped=True),
        "OpenSpiel, Python game": openspiel_noughts_games_per_second,
        "OpenSpiel, C++ game": partial(openspiel_noughts_games_per_second, compiled=True),
    }
    there: dict[str, Callable[[], float]] = {}
    for name, measure in wanted.items():
        try:
            measure(0.01)
        except PeerMissing as missing:
            print(f"{name:32}{missing}")
        else:
            there[name] = partial(measure, seconds)
    rates = interleaved(there)
    ours = rates["Lychgate"]
    for name, rate in rates.items():
        print(f"{name:32}{rate:12,.0f} games/s   Lychgate is {ours / rate:5.2f} x")


if __name__ == "__main__":
    main()

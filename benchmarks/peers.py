"""How fast are the others? Each peer is measured in the same run as Lychgate: only ratios hold on other machines.

`python -m benchmarks.peers` prints them all. A peer that is not installed is named with the command that installs it.
Choices that are not fixed by a peer's interface are made in the peer's favour.
"""

from __future__ import annotations

import argparse
import os
import random
from collections.abc import Callable
from importlib import import_module
from typing import Any

from benchmarks.measure import best_microseconds, best_rate

LINES = ((0, 1, 2), (3, 4, 5), (6, 7, 8), (0, 3, 6), (1, 4, 7), (2, 5, 8), (0, 4, 8), (2, 4, 6))


class PeerMissing(Exception):
    """A peer is not installed; the message says how to install it."""


def _peer(module: str, package: str) -> Any:
    """Import a peer only when it is measured: nobody needs them all, and they are untyped."""
    try:
        return import_module(module)
    except ModuleNotFoundError as missing:
        raise PeerMissing(f"peer not installed: pip install '{package}'") from missing


# Noughts and crosses


def plain_noughts_games_per_second(seconds: float) -> float:
    """Full random games of plain Python without any framework: what a contract costs is measured against this."""
    choose = random.Random(7).choice

    def play() -> int:
        board = [" "] * 9
        mark = "X"
        while moves := [cell for cell, held in enumerate(board) if held == " "]:
            board[choose(moves)] = mark
            for a, b, c in LINES:
                if board[a] == mark and board[b] == mark and board[c] == mark:
                    return 1
            mark = "O" if mark == "X" else "X"
        return 1

    return best_rate(play, seconds)


def pettingzoo_noughts_games_per_second(seconds: float, *, wrapped: bool = False) -> float:
    """Full random games through PettingZoo's turn loop; `wrapped` adds the wrappers its documentation hands out."""
    os.environ.setdefault("PYGAME_HIDE_SUPPORT_PROMPT", "1")
    noughts = _peer("pettingzoo.classic.tictactoe_v3", "pettingzoo[classic]")
    env = noughts.env() if wrapped else noughts.raw_env()
    choose = random.Random(7).choice

    def play() -> int:
        env.reset()
        for _agent in env.agent_iter():
            observation, _reward, terminated, truncated, _info = env.last()
            if terminated or truncated:
                env.step(None)
            else:
                # Quicker than the documented action_space(agent).sample(mask).
                env.step(choose(observation["action_mask"].nonzero()[0].tolist()))
        return 1

    return best_rate(play, seconds)


def openspiel_noughts_games_per_second(seconds: float, *, compiled: bool = False) -> float:
    """Full random games of OpenSpiel's noughts and crosses: its game in Python, or `compiled`, its game in C++."""
    pyspiel = _peer("pyspiel", "open_spiel")
    if not compiled:
        _peer("open_spiel.python.games.tic_tac_toe", "open_spiel")  # importing it registers it
    game = pyspiel.load_game("tic_tac_toe" if compiled else "python_tic_tac_toe")
    choose = random.Random(7).choice

    def play() -> int:
        state = game.new_initial_state()
        while not state.is_terminal():
            state.apply_action(choose(state.legal_actions()))
        return 1

    return best_rate(play, seconds)


# Card games


def rlcard_leduc_decisions_per_second(seconds: float) -> float:
    """Decisions of random Leduc hold'em, the lightest game for two that RLCard has.

    RLCard has no noughts and crosses, and a hand of Leduc is over after two or three decisions where a game of
    noughts takes seven or eight: games per second would compare nothing, decisions per second do.
    """
    env = _peer("rlcard", "rlcard").make("leduc-holdem", config={"seed": 7})
    choose = random.Random(7).choice

    def play() -> int:
        decisions = 0
        state, _seat = env.reset()
        while not env.is_over():
            state, _seat = env.step(choose(list(state["legal_actions"])))
            decisions += 1
        return decisions

    return best_rate(play, seconds)


# Catan


def _catan(seed: int) -> Any:
    game = _peer("catanatron.game", "catanatron")
    player = _peer("catanatron.models.player", "catanatron")
    colours = (player.Color.RED, player.Color.BLUE, player.Color.WHITE, player.Color.ORANGE)
    return game.Game([player.RandomPlayer(colour) for colour in colours], seed=seed)


def _catan_play(game: Any, limit: float = float("inf")) -> int:
    """Play on for at most `limit` decisions; answers how many were taken."""
    turns_limit = _peer("catanatron.game", "catanatron").TURNS_LIMIT
    decisions = 0
    while decisions < limit and game.winning_color() is None and game.state.num_turns < turns_limit:
        game.play_tick()
        decisions += 1
    return decisions


def catanatron_decisions_per_second(seconds: float) -> float:
    """Decisions of whole games of Catan with four random players, forced ones (such as the roll) included."""
    seeds = iter(range(1, 1_000_000))
    return best_rate(lambda: _catan_play(_catan(next(seeds))), seconds)


def catanatron_copy_microseconds() -> float:
    """One copy of a game half played, its pending question included: the mean over five games."""
    costs = []
    for seed in range(1, 6):
        half = _catan_play(_catan(seed)) // 2
        game = _catan(seed)
        _catan_play(game, half)
        costs.append(best_microseconds(game.copy))
    return sum(costs) / len(costs)


def report(seconds: float) -> list[str]:
    """One line for each peer: its rate, or how to install it."""
    rows: list[tuple[str, str, Callable[[], float]]] = [
        ("plain Python, noughts", "games/s", lambda: plain_noughts_games_per_second(seconds)),
        ("PettingZoo, noughts", "games/s", lambda: pettingzoo_noughts_games_per_second(seconds)),
        ("PettingZoo wrapped, noughts", "games/s", lambda: pettingzoo_noughts_games_per_second(seconds, wrapped=True)),
        ("OpenSpiel Python, noughts", "games/s", lambda: openspiel_noughts_games_per_second(seconds)),
        ("OpenSpiel C++, noughts", "games/s", lambda: openspiel_noughts_games_per_second(seconds, compiled=True)),
        ("RLCard, Leduc hold'em", "decisions/s", lambda: rlcard_leduc_decisions_per_second(seconds)),
        ("catanatron, four random", "decisions/s", lambda: catanatron_decisions_per_second(seconds)),
        ("catanatron, one copy", "µs", catanatron_copy_microseconds),
    ]
    return [f"{name:<28} {_measured(measure, unit)}" for name, unit, measure in rows]


def _measured(measure: Callable[[], float], unit: str) -> str:
    try:
        return f"{measure():>12,.0f} {unit}"
    except PeerMissing as missing:
        return str(missing)


def main() -> None:
    parser = argparse.ArgumentParser(prog="python -m benchmarks.peers", description="Measure the peers.")
    parser.add_argument("--seconds", type=float, default=2.0, help="how long to measure each peer (default: 2)")
    print("\n".join(report(parser.parse_args().seconds)))


if __name__ == "__main__":
    main()

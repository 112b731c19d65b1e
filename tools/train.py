"""Learn what a position is worth: `python -m tools.train blood-coven --matches 4000`.

Plays matches of bots against themselves, with every number of players: half of them by the `--bots` (greedy, unless
something else is named), half by the game's own habits, which is how a search plays on. Of each match a few positions
are measured with the game's features, together with who won in the end. From these a logistic regression between the
seats learns how much each feature counts at each stage; how strictly it is held back is chosen by cross-validation,
whole matches at a time, and so are the figures of the report: every chance comes from weights that never saw the match.

Writes `advice/weights.json` in the game's folder (`--check` writes nothing and says whether it would be the same).
The same command learns the same weights, in however many `--processes`.
"""

from __future__ import annotations

import argparse
import sys
from collections.abc import Iterator, Sequence
from functools import partial
from itertools import islice
from pathlib import Path
from random import Random

import msgspec
import numpy as np
from numpy.typing import NDArray

import lychgate
from lychgate.bots.base import policy_answer
from lychgate.core.game import Game
from lychgate.core.learned import Fit, LearnedAdvice, Weights
from lychgate.core.match import Match
from lychgate.sim.observers import Observer
from lychgate.sim.plan import Plan, match_seed, play_match
from tools.runs import matches

STAGES = 3
"""Stages that have weights of their own: the beginning, the middle, the end."""
FOLDS = 5
HELD_BACK = (0.01, 0.1, 1.0, 10.0, 100.0)
"""How strictly weights are held back from what few matches say: these are tried."""
DIGITS = 4
"""Digits to which weights are kept."""
PARTS = ("early", "middle", "late")
BINS = 10
SPREAD = 8
"""Positions of each match that are measured."""
STEPS = 40
CLOSE = 1e-9

Numbers = NDArray[np.float64]


class Looked(msgspec.Struct, frozen=True):
    """One position: how far the match had got, and what the features measured for each seat."""

    stage: float
    rows: list[list[float]]


class Seen(msgspec.Struct):
    """What was measured in one match, and how the win was shared in the end."""

    number: int
    shares: list[float]
    looked: list[Looked]


class Measuring(Observer):
    """Keeps a few positions of a match, each as likely as any other."""

    reads_events = False

    def __init__(self, advice: LearnedAdvice, rng: Random) -> None:
        self.advice = advice
        self.rng = rng
        self.kept: list[Looked] = []
        self.met = 0

    def step(self, match: Match, seat: int, code: str) -> None:
        self.look(match)

    def look(self, match: Match) -> None:
        """Keep the position, perhaps in the place of another one."""
        if match.over:
            return
        self.met += 1
        at = len(self.kept) if len(self.kept) < SPREAD else self.rng.randrange(self.met)
        if at >= SPREAD:
            return
        g = match.state
        rows = [[float(each) for each in self.advice.measure(g, seat)] for seat in range(match.seats)]
        self.kept[at : at + 1] = [Looked(self.advice.stage(g), rows)]


def advice_of(game: Game) -> LearnedAdvice:
    """Return the advice of a game that has features."""
    advice = game.advice
    if not isinstance(advice, LearnedAdvice):
        raise SystemExit(f"{game.title} has no features to learn from.")
    return advice


def see(game_id: str, bots: str, seed: int, number: int) -> Seen:
    """Play one match and measure it: by bots if its number is even, by the habits of the game if it is odd."""
    game = lychgate.game(game_id)
    advice = advice_of(game)
    advice.learned = None  # else what is learned would depend on what was learned before
    fewest, most = game.players
    seats = fewest + number // 2 % (most - fewest + 1)
    rng = Random(f"{seed}/{number}")
    measuring = Measuring(advice, rng)
    if number % 2 == 0:
        outcome = play_match(
            Plan(game=game_id, players=seats, bots=(bots,) * seats, games=1, seed=seed), number, [measuring]
        )
        assert outcome is not None
        winners: Sequence[int] = outcome.winners
    else:
        match = game.start(seats, match_seed(seed, number), log=False)
        while not match.over:
            policy_answer(match, rng.choice(match.asks), rng)
            measuring.look(match)
        assert match.result is not None
        winners = match.result.winners
    shares = [float(seat in winners) / max(1, len(winners)) for seat in range(seats)]
    return Seen(number, shares, measuring.kept if winners else [])  # where nobody wins there is nothing to foretell


class Table:
    """Positions as arrays: what each seat's features measure, stage by stage; seats that a match lacks are masked."""

    def __init__(self, seen: Sequence[Seen]) -> None:
        positions = [(each.number, each.shares, looked) for each in seen for looked in each.looked]
        seats = max(len(shares) for _, shares, _ in positions)
        features = len(positions[0][2].rows[0])
        self.match = np.array([number for number, _, _ in positions])
        self.stage = np.clip(np.array([looked.stage for _, _, looked in positions]), 0, 1)
        self.rows = np.zeros((len(positions), seats, features))
        self.shares = np.zeros((len(positions), seats))
        self.there = np.zeros((len(positions), seats), dtype=bool)
        for at, (_, shares, looked) in enumerate(positions):
            self.rows[at, : len(shares)] = looked.rows
            self.shares[at, : len(shares)] = shares
            self.there[at, : len(shares)] = True
        # A feature counts by how seats differ in it.
        here = self.there[:, :, None]
        apart = self.rows - (self.rows * here).sum(1, keepdims=True) / here.sum(1, keepdims=True)
        self.scale = np.maximum(apart[self.there].std(0), 1e-6)

    def spread(self, features: int) -> Numbers:
        """Return the first features, scaled, once for each stage and as much as the position belongs to it."""
        at = self.stage * (STAGES - 1)
        nearness = np.maximum(0, 1 - np.abs(at[:, None] - np.arange(STAGES)))
        scaled = self.rows[:, :, :features] / self.scale[:features]
        whole = nearness[:, None, :, None] * scaled[:, :, None, :]
        spread: Numbers = whole.reshape(*scaled.shape[:2], STAGES * features)
        return spread


def chances(rows: Numbers, there: NDArray[np.bool_], weights: Numbers) -> Numbers:
    """Return each seat's chance to win."""
    strength = np.where(there, rows @ weights, -np.inf)
    share = np.exp(strength - strength.max(1, keepdims=True))
    found: Numbers = share / share.sum(1, keepdims=True)
    return found


def learn(rows: Numbers, there: NDArray[np.bool_], shares: Numbers, held_back: float) -> Numbers:
    """Find the weights with the least loss, by Newton's method."""
    weights = np.zeros(rows.shape[2])
    for _ in range(STEPS):
        chance = chances(rows, there, weights)
        mean = np.einsum("ns,nsd->nd", chance, rows)
        slope = np.einsum("ns,nsd->d", chance - shares, rows) + held_back * weights
        bend = np.einsum("ns,nsd,nse->de", chance, rows, rows, optimize=True) - mean.T @ mean
        step = np.linalg.solve(bend + held_back * np.eye(len(weights)), slope)
        weights -= step
        if np.abs(step).max() < CLOSE:
            break
    return weights


def foretold(table: Table, features: int, held_back: float) -> Numbers:
    """Return each position's chances by weights that were learned from other matches."""
    rows = table.spread(features)
    found = np.zeros_like(table.shares)
    for fold in range(FOLDS):
        out = table.match % FOLDS == fold
        weights = learn(rows[~out], table.there[~out], table.shares[~out], held_back)
        found[out] = chances(rows[out], table.there[out], weights)
    return found


def loss(chance: Numbers, shares: Numbers) -> Numbers:
    """Return -log(chance) of who won, position by position."""
    found: Numbers = -(shares * np.log(np.maximum(chance, 1e-12))).sum(1)
    return found


def miscalibrated(chance: Numbers, shares: Numbers, there: NDArray[np.bool_]) -> float:
    """Return how far chances lie from what then happened, weighted by how often such a chance was given."""
    given, came = chance[there], shares[there]
    bins = np.minimum((given * BINS).astype(int), BINS - 1)
    gaps = [abs(given[bins == each].mean() - came[bins == each].mean()) * (bins == each).sum() for each in set(bins)]
    return float(sum(gaps) / len(given))


def fits(table: Table, chance: Numbers, estimate: Numbers) -> Iterator[Fit]:
    """Say how well the chances foretell, part by part of the matches."""
    part = np.minimum((table.stage * len(PARTS)).astype(int), len(PARTS) - 1)
    for at, name in enumerate(PARTS):
        here = part == at
        if here.any():
            yield Fit(
                stage=name,
                positions=int(here.sum()),
                loss=round(float(loss(chance[here], table.shares[here]).mean()), DIGITS),
                estimate_loss=round(float(loss(estimate[here], table.shares[here]).mean()), DIGITS),
                miscalibrated=round(miscalibrated(chance[here], table.shares[here], table.there[here]), DIGITS),
            )


def train(game: Game, seen: Sequence[Seen], command: str) -> Weights:
    """Learn the weights of a game from its matches."""
    advice = advice_of(game)
    table, count = Table(seen), len(advice.features)
    tried = {held: foretold(table, count, held) for held in HELD_BACK}
    best = min(HELD_BACK, key=lambda held: float(loss(tried[held], table.shares).mean()))
    estimate = foretold(table, 1, best)
    weights = learn(table.spread(count), table.there, table.shares, best).reshape(STAGES, count) / table.scale
    return Weights(
        game=game.id,
        rules=game.rules_version,
        command=command,
        matches=len(seen),
        features=advice.features,
        weights=tuple(tuple(round(float(each), DIGITS) for each in row) for row in weights),
        fits=tuple(fits(table, tried[best], estimate)),
    )


def told(learned: Weights) -> Iterator[str]:
    """Say what was learned, for people."""
    width = max(map(len, learned.features))
    yield f"{'':{width}}  {'begin':>8}{'middle':>8}{'end':>8}"
    for at, name in enumerate(learned.features):
        yield f"{name:{width}}  " + "".join(f"{row[at]:8.3f}" for row in learned.weights)
    for fit in learned.fits:
        yield (
            f"{fit.stage}: loss {fit.loss:.4f}, by the estimate alone {fit.estimate_loss:.4f}; "
            f"chances are off by {fit.miscalibrated:.1%}; {fit.positions} positions."
        )


def main(arguments: Sequence[str] | None = None) -> int:
    """Play, learn, write, and say what was learned."""
    parser = argparse.ArgumentParser(prog="tools.train", description="Learn what a position is worth.")
    parser.add_argument("game")
    parser.add_argument("--matches", type=int, default=4000)
    parser.add_argument("--bots", default="greedy")
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--processes", type=int, default=1)
    parser.add_argument("--check", action="store_true", help="write nothing; 1 if something else would be learned")
    given = parser.parse_args(arguments)
    game = lychgate.game(given.game)
    advice_of(game)
    work = partial(see, game.id, given.bots, given.seed)
    seen = list(islice(matches(work, 0, given.processes), given.matches))
    command = f"python -m tools.train {game.id} --matches {given.matches} --bots {given.bots} --seed {given.seed}"
    learned = train(game, seen, command)
    for line in told(learned):
        print(line)
    path = game.folder / "advice" / "weights.json"
    text = msgspec.json.format(msgspec.json.encode(learned), indent=1) + b"\n"
    if given.check:
        return int(not same(path, text))
    path.write_bytes(text)
    return 0


def same(path: Path, text: bytes) -> bool:
    """Tell whether the file holds what was learned now."""
    return path.is_file() and path.read_bytes() == text


if __name__ == "__main__":
    sys.exit(main())

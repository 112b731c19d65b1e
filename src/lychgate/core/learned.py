"""A value that was learned: named features of a position, and how much each of them counts for winning.

A game's `advice/features.py` measures a position for one seat: a few numbers, each with a name and words. How much they
count was learned from finished matches (`python -m tools.train GAME`) and stands in `advice/weights.json`. The seats of
a position share one chance to win: each has a strength, the weighted sum of its features, and the chances are as the
exponentials of the strengths (a logistic regression between as many as there are). What weighs changes in the course
of a match, so that there are weights for some stages, and between two of them what lies between.
"""

from __future__ import annotations

from abc import abstractmethod
from collections.abc import Sequence
from math import exp
from pathlib import Path
from typing import Any

import msgspec

from lychgate.core.errors import BadGame
from lychgate.core.game import Advice

Row = Sequence[float]
"""What the features of one seat measure, in the order of their names."""


class Fit(msgspec.Struct, frozen=True, kw_only=True):
    """How well chances foretell who wins, in matches that they were not learned from."""

    stage: str
    """Which part of a match: `early`, `middle`, `late`."""
    positions: int
    loss: float
    """The mean of -log(chance of the winner); lower is better."""
    estimate_loss: float
    """The same for chances from the first feature alone, the estimate in points."""
    miscalibrated: float
    """How far chances lie from how often it then happened, on average."""


class Weights(msgspec.Struct, frozen=True, kw_only=True):
    """What was learned, and how: a file `advice/weights.json`."""

    game: str
    rules: str
    """The version of the rules by which the matches were played."""
    command: str
    """What learns the same again."""
    matches: int
    features: tuple[str, ...]
    weights: tuple[tuple[float, ...], ...]
    """What one more of each feature adds to the strength, at stages that lie evenly from 0 to 1."""
    fits: tuple[Fit, ...] = ()


def load_weights(path: Path, features: Sequence[str]) -> Weights | None:
    """Read what was learned, if anything was; BadGame when it was learned from other features."""
    if not path.exists():
        return None
    try:
        found = msgspec.json.decode(path.read_bytes(), type=Weights)
    except (OSError, msgspec.MsgspecError) as error:
        raise BadGame(f"{path.name} of {path.parent} cannot be read: {error}.") from error
    if found.features != tuple(features):
        raise BadGame(f"{path} was learned from other features: {', '.join(found.features)}; delete it and learn anew.")
    return found


class LearnedAdvice(Advice):
    """Advice whose value was learned."""

    features: tuple[str, ...]
    """The names of what is measured; the first is the estimate in points. Their words are `feature-<name>`."""
    learned: Weights | None = None
    """None before anything was learned: then the estimate alone counts."""

    @abstractmethod
    def measure(self, g: Any, seat: int) -> Row:
        """Return what the features of a position are for a seat, in the order of their names."""

    @abstractmethod
    def stage(self, g: Any) -> float:
        """Return how far a match has got, from 0 at its beginning to 1 at its end."""

    def chances(self, g: Any) -> list[float]:
        """Return how likely each seat is to win; together they are 1."""
        rows = [self.measure(g, seat) for seat in range(g.seats)]
        counts = _between(self.learned.weights, self.stage(g)) if self.learned is not None else (ALONE,)
        strengths = [sum(map(float.__mul__, counts, row)) for row in rows]
        top = max(strengths)
        shares = [exp(strength - top) for strength in strengths]
        whole = sum(shares)
        return [share / whole for share in shares]

    def value(self, g: Any, seat: int) -> float:
        """Return how good a position is for a seat: -1 is a chance of 0, and 1 a chance of 1."""
        return 2 * self.chances(g)[seat] - 1

    def values(self, g: Any) -> list[float]:
        """Return the `value` of a position for every seat."""
        return [2 * chance - 1 for chance in self.chances(g)]


ALONE = 0.25
"""What a point of the estimate adds to the strength before anything was learned."""


def _between(weights: Sequence[Row], stage: float) -> Row:
    """Return the weights at a stage, between those of the two next to it."""
    at = min(max(stage, 0.0), 1.0) * (len(weights) - 1)
    low = min(int(at), len(weights) - 2)
    share = at - low
    return [one + share * (other - one) for one, other in zip(weights[low], weights[low + 1], strict=True)]

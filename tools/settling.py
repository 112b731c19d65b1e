"""When a comparison is settled: intervals for the mean of scores from 0 to 1 that may be looked at after every score.

An interval for a fixed number of matches is wrong sooner or later if one looks again and again and stops when it
pleases. Here somebody bets against every mean that is too low, and somebody against every mean that is too high, each
with the same purse spread over several stakes. If a mean is true, no bet on it can be hoped to gain, so the purse of
its adversary ever grows to 1 / p with probability p at most (Ville). The interval is what has not yet been bet away.
Nothing is assumed about the scores but that they lie between 0 and 1 and that pairs are alike.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable
from math import exp, log, log1p
from typing import Literal

Verdict = Literal["first", "second", "alike", "open"]
"""The first is stronger, the second is, neither is by much, or too little was played to say."""

SURE = 0.95
"""How likely it is that the interval is right, after every score."""
STAKES = (0.05, 0.1, 0.2, 0.35, 0.5, 0.7, 0.9)
"""The stakes over which a purse is spread: small ones find small differences, large ones settle large ones soon."""
MEAGRE = 0.05
"""A difference from one half that is not worth speaking of."""
HALVINGS = 40


class Tally:
    """Scores added up so far, by how often each was seen."""

    def __init__(self) -> None:
        self.seen: Counter[float] = Counter()

    def add(self, score: float) -> None:
        self.seen[score] += 1

    @property
    def mean(self) -> float:
        """Return the mean score; one half before there is any."""
        total = self.seen.total()
        return sum(score * n for score, n in self.seen.items()) / total if total else 0.5

    def interval(self) -> tuple[float, float]:
        """Return the means that have not been bet away."""
        return (
            _edge(0.0, self.mean, lambda mean: self._is_bet_away(mean, 1)),
            _edge(1.0, self.mean, lambda mean: self._is_bet_away(mean, -1)),
        )

    def allows(self, mean: float) -> bool:
        """Tell whether a mean lies in the interval, without looking for its bounds."""
        return not (self._is_bet_away(mean, 1) or self._is_bet_away(mean, -1))

    def verdict(self) -> Verdict:
        """Say what is settled."""
        if not self.allows(0.5):
            return "first" if self.mean > 0.5 else "second"
        return "open" if self.allows(0.5 - MEAGRE) or self.allows(0.5 + MEAGRE) else "alike"

    def _is_bet_away(self, mean: float, side: int) -> bool:
        """Tell whether whoever bets that the true mean is higher (1) or lower (-1) than this has won enough."""
        purses = [
            sum(n * log1p(side * stake * (score - mean)) for score, n in self.seen.items()) - log(len(STAKES))
            for stake in STAKES
        ]
        richest = max(purses)
        return richest + log(sum(exp(each - richest) for each in purses)) >= log(2 / (1 - SURE))


def _edge(outside: float, inside: float, is_bet_away: Callable[[float], bool]) -> float:
    """Return where between the two the means begin that are not bet away."""
    if not is_bet_away(outside):
        return outside
    for _ in range(HALVINGS):
        middle = (outside + inside) / 2
        if is_bet_away(middle):
            outside = middle
        else:
            inside = middle
    return outside

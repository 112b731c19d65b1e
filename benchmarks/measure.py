"""How every benchmark here takes time, so that two rates of one run can be compared."""

from __future__ import annotations

from collections.abc import Callable
from time import perf_counter

SLICES = 5


def best_rate(play: Callable[[], int], seconds: float) -> float:
    """Units per second of the best of five slices of `seconds` in all; `play` does some units and says how many.

    The best slice, not the mean: a neighbour on the machine can only make a slice slower.
    """
    play()  # caches and imports are nobody's speed
    best = 0.0
    for _ in range(SLICES):
        units = 0
        began = now = perf_counter()
        while now - began < seconds / SLICES:
            units += play()
            now = perf_counter()
        best = max(best, units / (now - began))
    return best


def best_microseconds(work: Callable[[], object], times: int = 200, repeats: int = 15) -> float:
    """Microseconds one call of `work` takes: the best mean of `times` calls out of `repeats` tries."""
    best = float("inf")
    for _ in range(repeats):
        began = perf_counter()
        for _ in range(times):
            work()
        best = min(best, (perf_counter() - began) / times)
    return best * 1e6

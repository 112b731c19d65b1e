"""How every benchmark here takes time, so that two rates of one run can be compared.

Time is CPU time of this process, so that waiting for a busy machine does not count.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from time import process_time

SLICES = 5
ROUNDS = 4


def interleaved(
    measures: Mapping[str, Callable[[], float]], best: Callable[[float, float], float] = max
) -> dict[str, float]:
    """Measure several contenders in turn, a few times over, and keep the best of each.

    They take turns because a machine's speed changes from minute to minute, and a ratio needs equal conditions.
    """
    kept: dict[str, float] = {}
    for _ in range(ROUNDS):
        for name, measure in measures.items():
            found = measure()
            kept[name] = best(kept[name], found) if name in kept else found
    return kept


def best_rate(play: Callable[[], int], seconds: float) -> float:
    """Units per second of the best of five slices of `seconds` in all; `play` does some units and says how many.

    The best slice, not the mean: a neighbour on the machine can only make a slice slower.
    """
    play()  # fills caches and imports modules, which must not be measured
    best = 0.0
    for _ in range(SLICES):
        units = 0
        began = now = process_time()
        while now - began < seconds / SLICES:
            units += play()
            now = process_time()
        best = max(best, units / (now - began))
    return best


def best_microseconds(work: Callable[[], object], times: int = 200, repeats: int = 15) -> float:
    """Microseconds one call of `work` takes: the best mean of `times` calls out of `repeats` tries."""
    best = float("inf")
    for _ in range(repeats):
        began = process_time()
        for _ in range(times):
            work()
        best = min(best, (process_time() - began) / times)
    return best * 1e6

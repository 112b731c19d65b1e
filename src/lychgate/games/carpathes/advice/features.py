"""What matters in a position of Carpathes, in strength: a dose of blood is about a third."""

from __future__ import annotations

from lychgate.games.carpathes.advice.value import strengths
from lychgate.games.carpathes.state.position import Carpathes, slaves_of

FEATURES = (
    "strength", "freedom", "blood", "humans", "powers", "laid", "surplus", "slaves", "grace", "hidden", "prey",
)  # fmt: skip
LATE = 8
"""By this cycle a match is late, whatever has happened."""


def measure(g: Carpathes, seat: int) -> tuple[float, ...]:
    """Say how strong a vampire is, altogether and by what makes him so."""
    parts = strengths(g, seat)
    return sum(parts), *parts


def stage(g: Carpathes) -> float:
    """CA-200: a match ends when one Master rules all others; dominations come late."""
    most = max(len(slaves_of(g, seat)) for seat in range(g.seats))
    return (min(1.0, g.cycle / LATE) + most / (g.seats - 1)) / 2

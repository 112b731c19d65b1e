"""What matters in a position of Damnation: what a player's Villains are worth, and why."""

from __future__ import annotations

from math import log

from lychgate.core.game import rounds_begun
from lychgate.games.damnation.advice.value import strengths
from lychgate.games.damnation.state.position import Castle

FEATURES = (
    "strength", "life", "health", "cards", "souls", "talents", "vampire", "late", "haunt", "stuck", "led", "threat",
    "curses",
)  # fmt: skip
LATE = 24
"""By this round a match is late."""


def measure(g: Castle, seat: int) -> tuple[float, ...]:
    """Say what a player's Villains are worth, altogether and by what makes them so."""
    parts = [
        sum(each) for each in zip(*(strengths(g, v) for v in range(len(g.kind)) if g.owner(v) == seat), strict=True)
    ]
    return sum(parts), *parts


def stage(g: Castle) -> float:
    """Count rounds: whoever is slain later has had more of them."""
    return (rounds_begun(g) - 1) / LATE

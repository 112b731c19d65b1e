"""What matters in a position of Sabbat Magica, in victory points that a player may expect from it."""

from __future__ import annotations

from lychgate.games.sabbat_magica.advice.value import promises, scorings
from lychgate.games.sabbat_magica.data.numbers import ROUNDS
from lychgate.games.sabbat_magica.state.position import Sabbat

FEATURES = ("expected", "points", "stores", "regions", "gardens", "terror", "bridge", "power")


def measure(g: Sabbat, seat: int) -> tuple[float, ...]:
    """Say what a player may expect, altogether and by where it comes from."""
    parts = promises(g, seat)
    return float(sum(parts)), *map(float, parts)


def stage(g: Sabbat) -> float:
    """A match is over when the regions have been scored for the last time."""
    return 1 - scorings(g) / ROUNDS

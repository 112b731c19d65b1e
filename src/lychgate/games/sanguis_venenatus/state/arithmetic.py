"""How far the tracks rise: what a gain makes of a number, and what becomes victory points."""

from __future__ import annotations

from lychgate.games.sanguis_venenatus.data.numbers import BLOOD_MAX, INFLUENCE_MAX, NEXT_HEALTH, POPULARITY_MAX


def blood_after(had: int, n: int) -> tuple[int, int]:
    """SV-030, SV-031: the blood after a gain, and the victory points for what was above twenty."""
    over = max(0, had + n - BLOOD_MAX)
    return (max(1, BLOOD_MAX - over) if over else had + n), over


def popularity_after(had: int, n: int) -> tuple[int, int]:
    """SV-037: the popularity after a gain, and the victory points for what was above fifteen."""
    now = min(POPULARITY_MAX, had + n)
    return now, had + n - now


def influence_after(had: int, n: int) -> tuple[int, int]:
    """SV-025..028: the influence after a gain or loss, and the victory points for what was above eight."""
    return max(0, min(INFLUENCE_MAX, had + n)), max(0, had + n - INFLUENCE_MAX)


def shamed(popularity: int, blood: int, n: int, war: bool) -> tuple[int, int]:
    """SV-035, SV-036: popularity and blood after a loss of popularity; below 0 it wounds, War loses blood."""
    lost = min(n, popularity)
    for _ in range(n - lost):
        blood = max(0, blood - 1) if war else NEXT_HEALTH[blood]
    return popularity - lost, blood

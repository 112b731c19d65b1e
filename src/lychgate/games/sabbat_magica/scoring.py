"""What regions and chimeras are worth."""

from __future__ import annotations

from collections.abc import Sequence

from lychgate.core.account import Accounting, Source
from lychgate.core.say import Say
from lychgate.games.sabbat_magica.data.boards import CRYSTAL_BALL, LOCATIONS, REGIONS
from lychgate.games.sabbat_magica.data.numbers import CHIMERA_VP, CRYSTAL_VP, MAJOR, MINOR
from lychgate.games.sabbat_magica.state.ghosts import Ghosts, bonus_place, own_count
from lychgate.games.sabbat_magica.state.position import Sabbat

_CRYSTAL_VALUES = {MAJOR: (2, 3), MINOR: (2,), 0: ()}
"""SM-212: the printed values of the regions to which the crystal ball adds, by the player's bonus in it."""


def crystal_vp(value: int, crystal: int) -> int:
    """SM-212: what the crystal ball adds to a region of this printed value."""
    return CRYSTAL_VP if value in _CRYSTAL_VALUES[crystal] else 0


def haunted(ghosts: Sequence[Ghosts], seat: int) -> list[int]:
    """SM-210: the regions where a player has at least one ghost, each once."""
    return [region for region in REGIONS if own_count(ghosts[region], seat)]


def region_points(ghosts: Sequence[Ghosts], seat: int) -> tuple[int, int]:
    """SM-210..212: the points of a player's regions, and how many of them the crystal ball added."""
    regions = haunted(ghosts, seat)
    crystal = bonus_place(ghosts[CRYSTAL_BALL], seat)
    added = sum(crystal_vp(LOCATIONS[region].vp, crystal) for region in regions)
    return sum(LOCATIONS[region].vp for region in regions) + added, added


def final_points(g: Sabbat, seat: int) -> int:
    """SM-231: victory points, and 5 for each chimera; resources and curses count nothing (SM-058)."""
    return g.vp[seat] + CHIMERA_VP * g.chimeras[seat]


def figures(g: Sabbat, seat: int) -> tuple[Say, ...]:
    """What a player has in the end: regions and chimeras."""
    counts = {"end-regions": len(haunted(g.ghosts, seat)), "end-chimeras": g.chimeras[seat]}
    return tuple(Say(key, {"n": n}) for key, n in counts.items() if n)


ACCOUNT = Accounting(
    sources=(
        Source("regions", "castle-ruins"),
        Source("fights", "crossed-swords"),
        Source("rivals", "thrown-daggers"),
        Source("gifts", "present"),
        Source("curses", "death-skull"),
        Source("chimeras", "hydra", at_end=True),
    ),
    figures=figures,
)
"""SM-231: points are marked as they are gained; chimeras count in the end only."""

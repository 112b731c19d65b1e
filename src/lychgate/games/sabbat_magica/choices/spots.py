"""Ghosts as things to choose: how an answer names one, and which element of the table it is."""

from __future__ import annotations

from collections.abc import Iterable, Iterator

from lychgate.core.say import Say
from lychgate.games.sabbat_magica.data.boards import BRIDGE, GHOST_KINDS, LOCATIONS, WHERE, Spot
from lychgate.games.sabbat_magica.state.ghosts import Ghosts, owner_of
from lychgate.games.sabbat_magica.words.names import title


def spot_code(spot: Spot) -> str:
    """Write where a ghost stands: `bridge`, `vada@2`."""
    location, place = spot
    return "bridge" if location == BRIDGE else f"{LOCATIONS[location].id}@{place}"


def spot_marks(spot: Spot, owner: int) -> tuple[str, ...]:
    """Return the table element of a ghost."""
    location, place = spot
    return (f"bridge:{GHOST_KINDS[owner]}",) if location == BRIDGE else (LOCATIONS[location].ghost_id(place, owner),)


def spot_facts(spot: Spot) -> dict[str, str | int | Say]:
    """Say where a ghost stands as the boards do, with its place; on the drawbridge there is none (0)."""
    location, place = spot
    return {"where": title(WHERE[location]), "place": place}


def standing(ghosts: Iterable[Ghosts]) -> Iterator[tuple[Spot, int]]:
    """Yield all ghosts in regions and gardens with their owners, in canonical order."""
    for location, here in enumerate(ghosts):
        for place, one in enumerate(here, 1):
            yield (location, place), owner_of(one)

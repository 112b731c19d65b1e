"""Ghosts as they stand in a region or a garden, and what follows from who stands where.

The ghosts of a location are a tuple, top place first, so that answers about them can be kept.
"""

from __future__ import annotations

from lychgate.core.kept import kept
from lychgate.games.sabbat_magica.data.boards import REGIONS
from lychgate.games.sabbat_magica.data.numbers import EARLIER_COST, LATER_COST, MAJOR, MINOR, TRAINING_VP

MOVED, GUARDED = 1, 2
"""Marks of a ghost: it has used its move in this action (SM-136), it is protected (SM-182)."""

Ghosts = tuple[int, ...]
"""The ghosts of a location, top place first: each is four times its owner's seat, plus MOVED, plus GUARDED."""


def ghost(owner: int, marks: int = 0) -> int:
    """Return a ghost as it stands in a location."""
    return owner << 2 | marks


def owner_of(one: int) -> int:
    """Return whose ghost it is."""
    return one >> 2


@kept
def own_count(ghosts: Ghosts, seat: int) -> int:
    """SM-036: how many of a player's ghosts stand in a location."""
    return sum(1 for one in ghosts if owner_of(one) == seat)


@kept
def opposing(ghosts: Ghosts, seat: int) -> int:
    """SM-141: how many ghosts of other players stand in a location."""
    return len(ghosts) - own_count(ghosts, seat)


@kept
def is_guarded(ghosts: Ghosts) -> bool:
    """SM-182: whether a protected ghost stands in a location."""
    return any(one & GUARDED for one in ghosts)


@kept
def bonus_place(ghosts: Ghosts, seat: int) -> int:
    """SM-160, SM-162: MAJOR, MINOR, or 0 for no ghost in a garden; with both places a player has the major bonus."""
    return next((MAJOR - place for place, one in enumerate(ghosts) if owner_of(one) == seat), 0)


@kept
def cost_of_fight(ghosts: Ghosts, seat: int, order: tuple[int, ...]) -> int:
    """SM-142, SM-143: 2 terror for each ghost of a player earlier in the order, 1 for each of a later one."""
    earlier = order[: order.index(seat)]
    owners = [owner_of(one) for one in ghosts if owner_of(one) != seat]
    return sum(EARLIER_COST if owner in earlier else LATER_COST for owner in owners)


@kept
def training_vp(trainees: Ghosts, seat: int, location: int) -> int:
    """SM-164, 165: 1 point for a fight won, anywhere with the major place, in regions with the minor one."""
    place = bonus_place(trainees, seat)
    return TRAINING_VP if place == MAJOR or (place == MINOR and location in REGIONS) else 0

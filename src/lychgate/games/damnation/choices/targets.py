"""Whom a card, Talent, attack or claim may be aimed at: the filters of the card tables, and what a card needs."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from functools import partial

from lychgate.core.ask import Obstacle
from lychgate.core.say import Say
from lychgate.games.damnation.data.geometry import (
    BESIDE,
    CEMETERY,
    CORRIDOR,
    DISTANCE,
    MOAT,
    PLAIN,
    ROOM0,
    SIGHT,
    STAIR0,
    STANDARD,
    steps_to,
)
from lychgate.games.damnation.data.villains import NONE
from lychgate.games.damnation.state.hands import held
from lychgate.games.damnation.state.position import Castle

Filter = Callable[[Castle, int, int], bool]


def obstacle(clause: str, key: str, **facts: str | int | Say) -> Obstacle:
    """Make a reason."""
    return Obstacle(clause, Say(f"why-{key}", facts))


def _in_stairs(g: Castle, v: int) -> bool:
    return g.place[v] >= STAIR0


def _in_corridor(g: Castle, v: int) -> bool:
    return 0 <= g.place[v] < CORRIDOR


def _seen(g: Castle, v: int, other: int, most: int) -> bool:
    """DA-231..233: on corridor spaces in one line, not too far."""
    a, b = g.place[v], g.place[other]
    if v == g.vampire:
        a = g.lair
    return 0 <= a < CORRIDOR and 0 <= b < CORRIDOR and 0 < SIGHT[a][b] <= most


def _same_room(g: Castle, v: int, other: int) -> bool:
    """DA-234."""
    return ROOM0 <= g.place[v] < STAIR0 and g.place[v] == g.place[other]


def is_adjacent(g: Castle, v: int, other: int) -> bool:
    """DA-200: one step apart on corridor spaces; nobody in a room is adjacent to anybody."""
    a, b = g.place[v], g.place[other]
    return 0 <= a < CORRIDOR and b in BESIDE[a]


def _any(g: Castle, v: int, other: int) -> bool:
    return True


def _los(most: int, g: Castle, v: int, other: int) -> bool:
    return _seen(g, v, other, most)


def _room_or_los(most: int, g: Castle, v: int, other: int) -> bool:
    return _same_room(g, v, other) or _seen(g, v, other, most)


FILTERS: dict[str, Filter] = {
    "any": _any,
    "villain": _any,
    "corridor": lambda g, v, other: _in_corridor(g, other),
    "corridor_other": lambda g, v, other: _in_corridor(g, other),
    "room_same": _same_room,
    "room_standard": lambda g, v, other: g.place[other] in STANDARD,
    "room_same_or_adjacent": lambda g, v, other: _same_room(g, v, other) or is_adjacent(g, v, other),
    "room_same_or_los_2": partial(_room_or_los, 2),
    "room_same_or_los_3": partial(_room_or_los, 3),
    "los_2": partial(_los, 2),
    "los_4": partial(_los, 4),
    "los_5": partial(_los, 5),
    "los_any": partial(_los, 99),
}
"""The filters of the card tables: a Villain's player, and another living Villain outside the Staircase."""


def is_rival(g: Castle, v: int, other: int) -> bool:
    """DA-393, 886: another player's living Villain that is not in the Staircase."""
    return other % g.seats != v % g.seats and g.role[other] == 0 and g.place[other] < STAIR0


def pickable(g: Castle, v: int, wanted: str) -> list[int]:
    """Return the Villains a player may choose by a filter; in The Arrival nobody (DA-037)."""
    if g.arriving:
        return []
    fits = FILTERS[wanted]
    return [other for other in range(len(g.kind)) if is_rival(g, v, other) and fits(g, v, other)]


def everyone(g: Castle, v: int, wanted: str, order: list[int]) -> list[int]:
    """DA-393, 563, 037: all whom an effect on "each" finds: others in the Staircase are skipped."""
    if g.arriving:
        return [] if wanted == "corridor_other" else [v]
    fits = FILTERS[wanted]
    return [
        other
        for other in order
        if g.is_living(other)
        and (other == v or not _in_stairs(g, other))
        and fits(g, v, other)
        and (wanted != "corridor_other" or other % g.seats != v % g.seats)
    ]


# --- needs


def vampire_distance(g: Castle, v: int) -> int:
    """Return the walking distance to The Vampire on corridors, 99 where there is none."""
    place = g.place[v]
    if g.vampire == NONE or not 0 <= g.lair < CORRIDOR or not 0 <= place < CORRIDOR:
        return 99
    return DISTANCE[place][g.lair]


def places_for_trap(g: Castle, v: int, within: int) -> list[int]:
    """Return the empty plain corridor spaces near a Villain that hold no token."""
    place = g.place[v]
    if place == MOAT or place >= STAIR0 or place < 0:
        return []
    taken = set(g.trap_spaces) | set(g.found_doors)
    return [s for s in sorted(PLAIN) if steps_to(place, s) <= within and s not in taken and g.is_empty(s)]


NEEDS: dict[str, tuple[str, Callable[[Castle, int, bool], bool]]] = {
    "hand_1": ("DA-424", lambda g, v, biting: held(g, v % g.seats) >= 1),
    "hand_2": ("DA-424", lambda g, v, biting: held(g, v % g.seats) >= 2),
    "health_2": ("DA-453", lambda g, v, biting: g.health[v] >= 2),
    "health_3": ("DA-451", lambda g, v, biting: g.health[v] >= 3),
    "in_standard_room": ("DA-338", lambda g, v, biting: g.place[v] in STANDARD),
    "in_cemetery": ("DA-423", lambda g, v, biting: g.place[v] == CEMETERY),
    "vampire_adjacent": ("DA-512", lambda g, v, biting: biting or vampire_distance(g, v) == 1),
    "vampire_within_3_or_biting": ("DA-512", lambda g, v, biting: biting or vampire_distance(g, v) <= 3),
    "just_entered_standard_room": ("DA-250", lambda g, v, biting: g.entered in STANDARD),
}
"""What a card or Talent needs, and the clause that says so; `biting`: in reaction to a Bite."""


def needs_met(g: Castle, v: int, needs: str, biting: bool = False) -> Iterator[Obstacle]:
    """Yield why a need is not met."""
    if needs in NEEDS:
        clause, is_met = NEEDS[needs]
        if not is_met(g, v, biting):
            yield obstacle(clause, f"needs-{needs.replace('_', '-')}")

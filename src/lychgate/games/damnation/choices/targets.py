"""Whom a card, Talent, attack or claim may be aimed at: the filters of the card tables, and what a card needs."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from typing import Any

from lychgate.core.ask import Obstacle, obstacle
from lychgate.core.say import Say
from lychgate.core.vocabulary import check_complete, kinds_of
from lychgate.games.damnation.choices.moments import Moment, Roll
from lychgate.games.damnation.data.effects import Need
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
from lychgate.games.damnation.data.timing import R_BITE
from lychgate.games.damnation.data.villains import LIVING, NONE
from lychgate.games.damnation.data.whom import (
    Anyone,
    Filter,
    InCorridor,
    InStandardRoom,
    LineOfSight,
    OthersInCorridor,
    SameRoom,
    SameRoomOrAdjacent,
    SameRoomOrSight,
)
from lychgate.games.damnation.state.hands import held
from lychgate.games.damnation.state.position import Castle, controller
from lychgate.games.damnation.words.names import villain_word


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


Fits = Callable[[Castle, int, int, Any], bool]

FITS: dict[type[Filter], Fits] = {
    Anyone: lambda g, v, other, among: True,
    InCorridor: lambda g, v, other, among: _in_corridor(g, other),
    OthersInCorridor: lambda g, v, other, among: _in_corridor(g, other) and g.owner(other) != g.owner(v),
    SameRoom: lambda g, v, other, among: _same_room(g, v, other),
    InStandardRoom: lambda g, v, other, among: g.place[other] in STANDARD,
    SameRoomOrAdjacent: lambda g, v, other, among: _same_room(g, v, other) or is_adjacent(g, v, other),
    SameRoomOrSight: lambda g, v, other, among: _same_room(g, v, other) or _seen(g, v, other, among.most),
    LineOfSight: lambda g, v, other, among: _seen(g, v, other, among.most),
}
"""What each filter of the card tables asks of a Villain, and of another living Villain outside the Staircase."""
check_complete("FITS", FITS, kinds_of(Filter))


def fits(g: Castle, v: int, other: int, among: Filter) -> bool:
    """Tell whether a Villain is one of those a filter names."""
    return FITS[type(among)](g, v, other, among)


def is_rival(g: Castle, v: int, other: int) -> bool:
    """DA-393, 886: another player's living Villain that is not in the Staircase."""
    return g.owner(other) != g.owner(v) and g.role[other] == LIVING and g.place[other] < STAIR0


def in_moat_together(g: Castle, v: int, other: int) -> bool:
    """DA-252: whether both are in The Moat, where no Villain harms another, by no card and no Talent."""
    return g.place[v] == MOAT == g.place[other]


def is_in_reach(g: Castle, v: int, among: Filter) -> bool:
    """Tell whether a filter finds any rival at all."""
    return any(is_rival(g, v, other) and fits(g, v, other, among) for other in range(len(g.kind)))


def out_of_reach(g: Castle, target: int, by: Say) -> Obstacle:
    """DA-231: say that a card or Talent does not reach somebody or, with nobody named, that it reaches nobody."""
    if target == NONE:
        return obstacle("DA-231", "nobody-in-reach", by=by)
    return obstacle("DA-231", "target", target=villain_word(g.kind[target]), by=by)


def pickable(g: Castle, v: int, among: Filter) -> list[int]:
    """Return the Villains a player may choose by a filter; in The Arrival nobody (DA-037)."""
    if g.arriving:
        return []
    return [other for other in range(len(g.kind)) if is_rival(g, v, other) and fits(g, v, other, among)]


def everyone(g: Castle, v: int, among: Filter, order: list[int]) -> list[int]:
    """DA-393, 563, 037: all whom an effect on "each" finds: others in the Staircase are skipped."""
    if g.arriving:
        return [v]
    return [
        other
        for other in order
        if g.is_living(other) and (other == v or not _in_stairs(g, other)) and fits(g, v, other, among)
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


def _steers(g: Castle, v: int, roll: Roll | None) -> bool:
    """Tell whether a player controls the movement that was just rolled for."""
    if roll is None or roll.what != "move" or g.owner(roll.roller) == g.owner(v):
        return False
    return g.owner(controller(g, roll.roller)) == g.owner(v)


def _bites(moment: Moment) -> bool:
    return moment.when == R_BITE


NEEDS: dict[Need, tuple[str, Callable[[Castle, int, Moment], bool]]] = {
    Need.HAND_1: ("DA-424", lambda g, v, now: held(g, g.owner(v)) >= 1),
    Need.HAND_2: ("DA-424", lambda g, v, now: held(g, g.owner(v)) >= 2),
    Need.HEALTH_2: ("DA-453", lambda g, v, now: g.health[v] >= 2),
    Need.HEALTH_3: ("DA-451", lambda g, v, now: g.health[v] >= 3),
    Need.IN_STANDARD_ROOM: ("DA-338", lambda g, v, now: g.place[v] in STANDARD),
    Need.IN_CEMETERY: ("DA-423", lambda g, v, now: g.place[v] == CEMETERY),
    Need.JUST_ENTERED_STANDARD_ROOM: ("DA-250", lambda g, v, now: g.entered in STANDARD),
    Need.VAMPIRE_ADJACENT: ("DA-512", lambda g, v, now: _bites(now) or vampire_distance(g, v) == 1),
    Need.VAMPIRE_WITHIN_3_OR_BITING: ("DA-512", lambda g, v, now: _bites(now) or vampire_distance(g, v) <= 3),
    Need.YOU_CONTROL_THE_ROLLER: ("DA-202", lambda g, v, now: _steers(g, v, now.roll)),
    Need.PACKET_IS_ATTACK: ("DA-423", lambda g, v, now: now.attack),
}
"""What a card, Talent or choice needs, and the clause that says so."""
check_complete("NEEDS", NEEDS, Need)


def lacking(g: Castle, need: Need) -> Obstacle:
    """Say that what something needs is not so; while The Vampire sleeps, that is the reason."""
    clause, _ = NEEDS[need]
    asleep = g.vampire == NONE and need in (Need.VAMPIRE_ADJACENT, Need.VAMPIRE_WITHIN_3_OR_BITING)
    return obstacle(clause, "no-vampire" if asleep else f"needs-{need.value.replace('_', '-')}")


def unmet(g: Castle, v: int, need: Need | None, moment: Moment) -> Iterator[Obstacle]:
    """Yield why something cannot be played at this moment: what it needs is not so."""
    if need is None:
        return
    _, is_met = NEEDS[need]
    if not is_met(g, v, moment):
        yield lacking(g, need)

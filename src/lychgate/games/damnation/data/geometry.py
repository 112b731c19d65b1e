"""What follows from the castle's rows: places as whole numbers, neighbours, distances, lines of sight and routes.

All of it is worked out once, at import or when first needed; in play it is looked up. Places are numbered: corridor
spaces from 0, then the rooms, then the steps of the staircase.
"""

from __future__ import annotations

from collections import deque
from functools import partial

import msgspec

from lychgate.core.kept import kept
from lychgate.games.damnation.data.cards import DECKS
from lychgate.games.damnation.data.castle import ROOMS, SPACES, STAIRS

CORRIDOR = len(SPACES)
ROOM0 = CORRIDOR
STAIR0 = ROOM0 + len(ROOMS)
PLACES = (*(space.id for space in SPACES), *(room.id for room in ROOMS), *(step.id for step in STAIRS))
PLACE = {name: number for number, name in enumerate(PLACES)}
OFF = -1
"""Nowhere: not on the board."""

(
    GREAT_HALL, MASTER_BEDROOM, TORTURE_CHAMBER, DUNGEON, TROPHY_ROOM, KITCHEN, CEMETERY, COURTYARD, DARK_TOWER,
    STAIRCASE, VAULT, GATE, MOAT,
) = range(ROOM0, STAIR0)  # fmt: skip
STANDARD = tuple(ROOM0 + at for at, room in enumerate(ROOMS) if room.standard)
"""DA-331: the eight Standard Rooms."""
FIRST_STEP, LAST_STEP = STAIR0, STAIR0 + len(STAIRS) - 1
"""DA-390, DA-396: the top and the final space of the staircase."""
DECK_AT = tuple(DECKS.index(room.deck) if room.deck else -1 for room in ROOMS)
"""The deck of each room, counted from the first room."""

BESIDE = tuple(tuple(PLACE[name] for name in space.beside) for space in SPACES)
"""DA-123: the corridor spaces one step away."""
DOOR = tuple(PLACE[space.door] if space.door else OFF for space in SPACES)
"""The room whose door opens onto a space."""
DOORS = tuple(tuple(PLACE[space] for space, _ in room.doors) for room in ROOMS)
"""The spaces outside the doors of each room, counted from the first room."""
PUSH = tuple(PLACE[space.push_to] if space.push_to else OFF for space in SPACES)
"""DA-310: where an arrow pushes to."""
SECRET_DOORS = tuple(at for at, space in enumerate(SPACES) if space.kind == "secret_door")
TRAP_ICONS = tuple(at for at, space in enumerate(SPACES) if space.kind == "trap")
PLAIN = frozenset(at for at, space in enumerate(SPACES) if space.kind == "corridor" and not space.door)
"""Where a trap may be placed by hand: no door and no feature."""
BEHIND = {PLACE[step.door_to]: STAIR0 + at for at, step in enumerate(STAIRS) if step.door_to}
"""DA-390: the step behind each door of the staircase, by the space outside."""
WAY_OUT = {step: space for space, step in BEHIND.items()}


def is_corridor(place: int) -> bool:
    """Tell whether a place is a corridor space."""
    return 0 <= place < CORRIDOR


def is_step(place: int) -> bool:
    """Tell whether a place is in the staircase."""
    return place >= STAIR0


def _line(a: int, b: int) -> int:
    """DA-232: the distance along a straight line of corridor spaces, or 0 where there is none."""
    one, two = SPACES[a], SPACES[b]
    if a == b or (one.x != two.x and one.y != two.y):
        return 0
    length = abs(one.x - two.x) + abs(one.y - two.y)
    dx, dy = (two.x - one.x) // length, (two.y - one.y) // length
    line = {(space.x, space.y) for space in SPACES}
    return length if all((one.x + dx * at, one.y + dy * at) in line for at in range(length)) else 0


SIGHT = tuple(bytes(_line(a, b) for b in range(CORRIDOR)) for a in range(CORRIDOR))
"""DA-232: from space to space, the distance in line of sight; 0 means unseen."""


def _distances(start: int) -> bytes:
    found = {start: 0}
    waiting = deque([start])
    while waiting:
        at = waiting.popleft()
        for other in BESIDE[at]:
            if other not in found:
                found[other] = found[at] + 1
                waiting.append(other)
    return bytes(found[at] for at in range(CORRIDOR))


DISTANCE = tuple(_distances(start) for start in range(CORRIDOR))
"""Walking distance between corridor spaces, along corridors."""


def steps_to(place: int, space: int) -> int:
    """Return the walking distance from a place to a corridor space; a door step counts 1."""
    if place < CORRIDOR:
        return DISTANCE[place][space]
    if place >= STAIR0:
        return 99
    return min((1 + DISTANCE[door][space] for door in DOORS[place - ROOM0]), default=99)


@kept
def way_to(place: int, end: int) -> tuple[int, ...]:
    """Return the corridor spaces of a shortest walk to a space, which is the last of them, or to the door of a room."""
    if end >= CORRIDOR:
        end = min(DOORS[end - ROOM0], key=partial(steps_to, place))
    way = [end]
    while steps_to(place, way[-1]) > 1:
        way.append(min(BESIDE[way[-1]], key=partial(steps_to, place)))
    return tuple(reversed(way))


class Route(msgspec.Struct, frozen=True):
    """One way to use up a movement: where it ends, and what it steps on."""

    end: int
    path: tuple[int, ...]
    """Corridor spaces in order, the end included if it is one."""
    mask: int
    """The corridor spaces of the path, as bits."""


def _route(end: int, path: tuple[int, ...]) -> Route:
    mask = 0
    for space in path:
        mask |= 1 << space
    return Route(end, path, mask)


@kept
def routes(start: int, total: int) -> tuple[Route, ...]:
    """DA-122..125, 330, 390: every way to move exactly `total` steps without reversing; entering a room ends it early.

    Who stands where, barred doors and traps do not matter here; the castle alone does. One route per path.
    """
    found: list[Route] = []
    if start >= CORRIDOR:
        for door in DOORS[start - ROOM0]:
            _walk(door, OFF, total - 1, start, (door,), found)
    else:
        _walk(start, OFF, total, OFF, (), found)
    return tuple(found)


@kept
def routes_out(door: int, left: int) -> tuple[Route, ...]:
    """DA-392: every way to go on after leaving the staircase through a door, with `left` steps left."""
    found: list[Route] = []
    _walk(door, OFF, left, STAIRCASE, (door,), found)
    return tuple(found)


def _walk(at: int, before: int, left: int, home: int, path: tuple[int, ...], found: list[Route]) -> None:
    """Go on from a space: `before` may not be stepped back to, `home` may not be entered again."""
    if not left:
        found.append(_route(at, path))
        return
    room = DOOR[at]
    if room not in (OFF, home, GATE):
        end = min(BEHIND[at] + left - 1, LAST_STEP) if room == STAIRCASE else room
        found.append(_route(end, path))
    for other in BESIDE[at]:
        if other != before:
            _walk(other, at, left - 1, home, (*path, other), found)


@kept
def strolls(start: int, length: int) -> tuple[tuple[int, ...], ...]:
    """Return every path of exactly `length` corridor spaces, without reversing and without doors."""
    paths: list[tuple[int, ...]] = []

    def go(at: int, before: int, path: tuple[int, ...]) -> None:
        if len(path) == length:
            paths.append(path)
            return
        for other in BESIDE[at]:
            if other != before:
                go(other, at, (*path, other))

    go(start, OFF, ())
    return tuple(paths)

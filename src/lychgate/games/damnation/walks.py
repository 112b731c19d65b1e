"""Where a movement may end: every (total, destination) there is, and why not elsewhere (DA-122..134, 160..167)."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from functools import lru_cache, partial

import msgspec

from lychgate.core.ask import Menu, Obstacle, Option
from lychgate.core.say import Say
from lychgate.games.damnation.data.villains import DARKNESS, RANGE, WANDERER
from lychgate.games.damnation.geometry import (
    CORRIDOR,
    DARK_TOWER,
    FIRST_STEP,
    GATE,
    LAST_STEP,
    MOAT,
    PLACES,
    STAIR0,
    WAY_OUT,
    Route,
    routes,
    routes_out,
)
from lychgate.games.damnation.moments import Roll
from lychgate.games.damnation.names import place_word
from lychgate.games.damnation.state import Castle
from lychgate.games.damnation.targets import obstacle


class Move(msgspec.Struct, frozen=True):
    """A movement: where it ends, with which total, and over which corridor spaces."""

    end: int
    total: int = 0
    path: tuple[int, ...] = ()


def totals(roll: Roll, light: str) -> list[int]:
    """DA-130, 134, 163, 164: a die plus fixed changes plus anything within the optional ranges, never below 1."""
    most = roll.up_to + RANGE.get(light, 0)
    found = {max(1, die + roll.fixed + change) for die in roll.dice for change in range(-most, most + 1)}
    return sorted(found)


def reach(g: Castle, v: int, roll: Roll, light: str) -> dict[int, Move]:
    """DA-131: every place where the movement may end, each with the smallest total that leads there.

    A destination means the same whatever the total, so it is one choice.
    """
    place = g.place[v]
    if place >= STAIR0:
        return _from_step(g, v, roll)
    occupied = g.occupied()
    if place < CORRIDOR:
        occupied &= ~(1 << place)
    traps = 0
    if light == DARKNESS:
        for space in g.trap_spaces:
            traps |= 1 << space
        traps &= ~occupied
    may_pass = g.kind[v] == WANDERER
    found: dict[int, Move] = {}
    for total in totals(roll, light):
        _collect(g, v, total, routes(place, total), occupied, traps, may_pass, found)
    return found


def _collect(
    g: Castle,
    v: int,
    total: int,
    ways: Iterable[Route],
    occupied: int,
    traps: int,
    may_pass: bool,
    found: dict[int, Move],
) -> None:
    """Sort out who stands where, closed rooms and, in Darkness, traps on the way (DA-126, 132, 160, 161)."""
    for route in ways:
        end, path = route.end, route.path
        if route.mask & traps:
            at = next(number for number, space in enumerate(path) if traps >> space & 1)
            stop = path[at]
            if stop not in found:
                found[stop] = Move(stop, total, path[: at + 1])
            if not may_pass:
                continue
        if end in found or is_closed(g, v, end) or (end < CORRIDOR and occupied >> end & 1):
            continue
        found[end] = Move(end, total, path)


def is_closed(g: Castle, v: int, place: int) -> bool:
    """DA-132, 210: whether a room cannot be entered by walking."""
    if place == DARK_TOWER:
        return not g.souls[v]
    return place in g.barred


def _from_step(g: Castle, v: int, roll: Roll) -> dict[int, Move]:
    """DA-391, 392, 395: down, unless a 6 was rolled: then up, and out through a door if one is reached."""
    found: dict[int, Move] = {}
    step = g.place[v]
    occupied = g.occupied()
    for die in roll.dice:
        for change in range(-roll.up_to, roll.up_to + 1):
            total = max(1, die + roll.fixed + change)
            if die < 6 and total < 6:
                end = min(step + total, LAST_STEP)
                found.setdefault(end, Move(end, total))
                continue
            end = max(step - total, FIRST_STEP)
            found.setdefault(end, Move(end, total))
            for behind, door in WAY_OUT.items():
                left = total - (step - behind) - 1
                if behind <= step and left >= 0:
                    _collect(g, v, total, routes_out(door, left), occupied, 0, False, found)
    return found


# --- as options


@lru_cache(maxsize=1 << 16)
def _option(move: Move) -> Option[Move]:
    name = PLACES[move.end]
    facts: dict[str, str | int | Say] = {
        "place": place_word(move.end),
        "n": move.total,
        "path": " ".join(PLACES[space] for space in move.path),
    }
    return Option(f"move:{name}", move, (name,), Say("option-move", facts))


@lru_cache(maxsize=256)
def _elsewhere(place: int) -> Option[Move]:
    return _option(Move(place))


def _bars(g: Castle, v: int, found: dict[int, Move], totals: tuple[int, ...], move: Move) -> Iterator[Obstacle]:
    """Say why a place is no destination."""
    end = move.end
    if end in found:
        return
    if end in (MOAT, GATE):
        yield obstacle("DA-132", "never-entered")
    elif end in g.barred:
        yield obstacle("DA-132", "barred")
    elif end == DARK_TOWER and not g.souls[v]:
        yield obstacle("DA-210", "no-soul")
    elif end == g.place[v]:
        yield obstacle("DA-125", "must-go")
    elif end < CORRIDOR and not g.is_empty(end):
        yield obstacle("DA-126", "occupied")
    else:
        yield obstacle("DA-122", "not-exact", totals=" ".join(map(str, totals)))


def move_menu(g: Castle, v: int, roll: Roll, light: str, found: dict[int, Move]) -> Menu[Move]:
    """Return the menu of destinations, in the order of the board."""
    sums = tuple(totals(roll, light))
    places = sorted(found)
    return Menu.built(
        [_option(found[place]) for place in places],
        lambda: [_option(found[place]) if place in found else _elsewhere(place) for place in range(len(PLACES))],
        partial(_bars, g, v, found, sums),
    )

"""Where a movement may end: every (total, destination) there is, and why not elsewhere (DA-122..134, 160..167)."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from functools import partial

import msgspec

from lychgate.core.ask import Fact, Menu, Obstacle, Option, obstacle
from lychgate.core.kept import kept
from lychgate.core.say import Say
from lychgate.games.damnation.choices.moments import Roll
from lychgate.games.damnation.data.geometry import (
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
from lychgate.games.damnation.data.numbers import DARKNESS, RANGE
from lychgate.games.damnation.data.vocabulary import Light
from lychgate.games.damnation.state.position import Castle
from lychgate.games.damnation.words.names import place_word


class Move(msgspec.Struct, frozen=True):
    """A movement: where it ends, with which total, and over which corridor spaces."""

    end: int
    total: int = 0
    path: tuple[int, ...] = ()


@kept
def totals(dice: tuple[int, ...], fixed: int, most: int) -> tuple[int, ...]:
    """DA-130, 134, 163, 164: a die plus fixed changes plus anything within the optional ranges, never below 1."""
    return tuple(sorted({max(1, die + fixed + change) for die in dice for change in range(-most, most + 1)}))


def totals_of(roll: Roll, light: Light) -> tuple[int, ...]:
    """DA-163, 164: the totals of a roll by the light it fell in."""
    return totals(roll.dice, roll.fixed, roll.up_to + RANGE.get(light, 0))


@kept
def _span(place: int, sums: tuple[int, ...]) -> tuple[int, int]:
    """Return the places where these totals can end, and the corridor spaces on the way, as bits."""
    ends = ways = 0
    for total in sums:
        for route in routes(place, total):
            ends |= 1 << route.end
            ways |= route.mask
    return ends, ways


@kept
def _reach(place: int, sums: tuple[int, ...], closed: int, traps: int, may_pass: bool) -> Menu[Move]:
    """DA-131: every place where the movement may end, each with the smallest total that leads there.

    A destination means the same whatever the total, so it is one choice. Kept per constellation of facts: who stands
    elsewhere makes no difference, so every other question has been asked before.
    """
    found: dict[int, Move] = {}
    for total in sums:
        _collect(total, routes(place, total), closed, traps, may_pass, found)
    return _menu_of(found)


def _menu_of(found: dict[int, Move]) -> Menu[Move]:
    """List destinations in the order of the board."""
    return Menu([_option(found[place]) for place in sorted(found)])


def _collect(
    total: int, ways: Iterable[Route], closed: int, traps: int, may_pass: bool, found: dict[int, Move]
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
        if end not in found and not closed >> end & 1:
            found[end] = Move(end, total, path)


def _closed(g: Castle, v: int) -> int:
    """DA-126, 132, 210: where no walk may end, as bits: spaces somebody stands on, rooms that cannot be entered."""
    closed = g.occupied()
    for room in g.barred:
        closed |= 1 << room
    return closed if g.souls[v] else closed | 1 << DARK_TOWER


def _from_step(g: Castle, v: int, roll: Roll) -> Menu[Move]:
    """DA-391, 392, 395: down, unless a 6 was rolled: then up, and out through a door if one is reached."""
    found: dict[int, Move] = {}
    step = g.place[v]
    closed = _closed(g, v)
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
                    _collect(total, routes_out(door, left), closed, 0, False, found)
    return _menu_of(found)


# --- as options


@kept
def _option(move: Move) -> Option[Move]:
    name = PLACES[move.end]
    steps = len(move.path) + (CORRIDOR <= move.end < STAIR0) if move.path else move.total
    facts: dict[str, Fact] = {"to": name, "steps": steps, "path": tuple(PLACES[space] for space in move.path)}
    label = Say("option-move", {"place": place_word(move.end), "n": steps})
    return Option(f"move:{name}", move, (name,), label, facts=facts)


@kept
def _elsewhere(place: int) -> Option[Move]:
    return _option(Move(place))


def _bars(g: Castle, v: int, menu: Menu[Move], sums: tuple[int, ...], move: Move) -> Iterator[Obstacle]:
    """Say why a place is no destination."""
    end = move.end
    if f"move:{PLACES[end]}" in menu.by_code:
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
        yield obstacle("DA-122", "not-exact", totals=" ".join(map(str, sums)))


def _considered(menu: Menu[Move]) -> Iterator[Option[Move]]:
    """Yield every place on the board, as a destination where it is one."""
    for place, name in enumerate(PLACES):
        yield menu.by_code.get(f"move:{name}") or _elsewhere(place)


def move_menu(g: Castle, v: int, roll: Roll, light: Light) -> Menu[Move]:
    """Return the menu of destinations, in the order of the board; without an option when there is no way at all."""
    place = g.place[v]
    sums = totals_of(roll, light)
    if place >= STAIR0:
        menu = _from_step(g, v, roll)
    else:
        closed = _closed(g, v) & ~(1 << place)
        traps = 0
        if light == DARKNESS:
            for space in g.trap_spaces:
                traps |= 1 << space
        ends, ways = _span(place, sums)
        traps &= ways & ~closed
        menu = _reach(place, sums, closed & ends, traps, traps > 0 and g.has(v, "surefooted"))
    return menu.explained(partial(_considered, menu), partial(_bars, g, v, menu, sums))

"""Where a movement may end: every (total, destination) there is, and why not elsewhere (DA-122..134, 160..167)."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from functools import partial

import msgspec

from lychgate.core.ask import Fact, Menu, Obstacle, Option, obstacle
from lychgate.core.kept import kept
from lychgate.core.say import Say
from lychgate.games.damnation.choices.ends import WEIGHTY, End, Perils, end_at, perils_of
from lychgate.games.damnation.choices.moments import Roll
from lychgate.games.damnation.data.geometry import (
    BEHIND,
    CORRIDOR,
    DARK_TOWER,
    DOORS,
    FIRST_STEP,
    GATE,
    LAST_STEP,
    MOAT,
    PLACES,
    ROOM0,
    STAIR0,
    STAIRCASE,
    WAY_OUT,
    Route,
    routes,
    routes_out,
    steps_to,
)
from lychgate.games.damnation.data.numbers import DARKNESS, RANGE
from lychgate.games.damnation.data.vocabulary import Light
from lychgate.games.damnation.state.position import Castle, controller
from lychgate.games.damnation.words.names import place_word, villain_word


class Move(msgspec.Struct, frozen=True):
    """A movement: where it ends, with which total, over which corridor spaces, and how many steps are really taken."""

    end: int
    total: int = 0
    path: tuple[int, ...] = ()
    steps: int = 0


class Ground(msgspec.Struct, frozen=True):
    """What is known of the castle when a movement is chosen, as far as it matters to where it may end."""

    closed: int = 0
    """DA-126, 132: where no walk may end, as bits."""
    traps: int = 0
    """DA-160: the traps that stop a walk, as bits: none but in Darkness."""
    may_pass: bool = False
    """Surefooted: traps need not stop this Villain."""
    perils: Perils = Perils()
    """What may befall whoever stops there."""
    own: bool = True
    """Whether the Villain's own player chooses."""


EVERYWHERE = -1
"""Every place, as bits."""


@kept
def totals(dice: tuple[int, ...], fixed: int, most: int) -> tuple[int, ...]:
    """DA-130, 134, 163, 164: a die plus fixed changes plus anything within the optional ranges, never below 1."""
    return tuple(sorted({max(1, die + fixed + change) for die in dice for change in range(-most, most + 1)}))


def totals_of(roll: Roll, light: Light) -> tuple[int, ...]:
    """DA-163, 164: the totals of a roll by the light it fell in."""
    return totals(roll.dice, roll.fixed, roll.up_to + RANGE.get(light, 0))


def span_of(sums: tuple[int, ...]) -> int | str:
    """Say totals in as few letters as there is room for: 4, 2–8, 3 / 5."""
    if len(sums) == 1:
        return sums[0]
    if len(sums) > 2 and sums[-1] - sums[0] == len(sums) - 1:
        return f"{sums[0]}–{sums[-1]}"
    return " / ".join(map(str, sums))


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
def _reach(place: int, sums: tuple[int, ...], ground: Ground) -> Menu[Move]:
    """DA-131: every place where the movement may end, each with the smallest total that leads there.

    A destination means the same whatever the total, so it is one choice. Kept per constellation of facts: who stands
    elsewhere makes no difference, so every other question has been asked before.
    """
    found: dict[int, Move] = {}
    for total in sums:
        _collect(total, routes(place, total), ground, found, place)
    return _menu_of(found, ground)


def _menu_of(found: dict[int, Move], ground: Ground) -> Menu[Move]:
    """List destinations in the order of the board."""
    return Menu([_option(found[place], end_at(place, ground.perils), ground.own) for place in sorted(found)])


def _collect(total: int, ways: Iterable[Route], ground: Ground, found: dict[int, Move], start: int) -> None:
    """Sort out who stands where, closed rooms and, in Darkness, traps on the way (DA-126, 132, 160, 161)."""
    for route in ways:
        end, path = route.end, route.path
        if route.mask & ground.traps:
            stops = [at for at, space in enumerate(path) if ground.traps >> space & 1]
            for at in stops if ground.may_pass else stops[:1]:
                if path[at] not in found:
                    found[path[at]] = Move(path[at], total, path[: at + 1], at + 1)
            if not ground.may_pass:
                continue
        if end not in found and not ground.closed >> end & 1:
            found[end] = Move(end, total, path, _length(start, path, end))


def _length(start: int, path: tuple[int, ...], end: int) -> int:
    """DA-123, 390, 392: the steps of a walk: one for each space, one for a door, and those up or down the Staircase."""
    climbed = start - BEHIND[path[0]] if start >= STAIR0 else 0
    if end >= STAIR0:
        return len(path) + 1 + end - BEHIND[path[-1] if path else start]
    return climbed + len(path) + (end >= CORRIDOR)


def _closed(g: Castle, v: int) -> int:
    """DA-126, 132, 210: where no walk may end, as bits: spaces somebody stands on, rooms that cannot be entered."""
    closed = g.occupied()
    for room in g.barred:
        closed |= 1 << room
    return closed if g.souls[v] else closed | 1 << DARK_TOWER


def _bits(spaces: Iterable[int]) -> int:
    mask = 0
    for space in spaces:
        mask |= 1 << space
    return mask


def _from_step(g: Castle, v: int, by: int, roll: Roll) -> Menu[Move]:
    """DA-391, 392, 395: down, unless a 6 was rolled: then up, and out through a door if one is reached."""
    found: dict[int, Move] = {}
    step = g.place[v]
    ground = Ground(_closed(g, v), perils=perils_of(g, v, g.owner(by), EVERYWHERE), own=by == v)
    for die in roll.dice:
        for change in range(-roll.up_to, roll.up_to + 1):
            total = max(1, die + roll.fixed + change)
            if die < 6 and total < 6:
                end = min(step + total, LAST_STEP)
                found.setdefault(end, Move(end, total, steps=end - step))
                continue
            end = max(step - total, FIRST_STEP)
            found.setdefault(end, Move(end, total, steps=step - end))
            for behind, door in WAY_OUT.items():
                left = total - (step - behind) - 1
                if behind <= step and left >= 0:
                    _collect(total, routes_out(door, left), ground, found, step)
    return _menu_of(found, ground)


# --- as options


@kept
def _option(move: Move, then: End, own: bool) -> Option[Move]:
    name = PLACES[move.end]
    path = tuple(PLACES[space] for space in move.path)
    facts: dict[str, Fact] = {"to": name, "steps": move.steps, "path": path, "then": then.word}
    label = Say("option-move", {"place": place_word(move.end), "n": move.steps, "then": then.said()})
    return Option(f"move:{name}", move, (name,), label, final=own and then.word in WEIGHTY, facts=facts)


@kept
def _elsewhere(place: int) -> Option[Move]:
    return _option(Move(place), End("corridor"), own=True)


def _bars(g: Castle, v: int, menu: Menu[Move], sums: tuple[int, ...], ground: Ground, move: Move) -> Iterator[Obstacle]:
    """Say why a place is no destination."""
    end = move.end
    if f"move:{PLACES[end]}" in menu.by_code:
        return
    villain: str | Say = "you" if ground.own else villain_word(g.kind[v])
    if end in (MOAT, GATE):
        yield obstacle("DA-132", "never-entered")
    elif end == STAIRCASE:
        yield obstacle("DA-390", "staircase-by-steps")
    elif end in g.barred:
        yield obstacle("DA-132", "barred")
    elif end == DARK_TOWER and not g.souls[v]:
        yield obstacle("DA-380", "no-soul") if ground.own else obstacle("DA-210", "no-soul-steered", villain=villain)
    elif end == g.place[v]:
        yield obstacle("DA-125", "must-go", villain=villain)
    elif end < CORRIDOR and not g.is_empty(end):
        yield obstacle("DA-126", "occupied")
    elif g.place[v] >= STAIR0:
        yield obstacle("DA-391", "on-stairs", totals=span_of(sums))
    elif ground.traps and _is_open_by_day(g.place[v], sums, ground, end):
        yield obstacle("DA-160", "trap-on-the-way", villain=villain)
    elif (least := _least_steps(g.place[v], end)) > sums[-1]:
        where = place_word(end)
        yield obstacle("DA-122", "too-many-steps", place=where, n=least, most=sums[-1], villain=villain)
    else:
        yield obstacle("DA-122", "not-exact", totals=span_of(sums), villain=villain)


def _least_steps(place: int, end: int) -> int:
    """DA-122, 123, 390: how many steps a walk to a space, a room or a step of the Staircase takes at least."""
    if end >= STAIR0:
        return min(steps_to(place, door) + 1 + end - step for door, step in BEHIND.items() if step <= end)
    if end < CORRIDOR:
        return steps_to(place, end)
    return min((1 + steps_to(place, door) for door in DOORS[end - ROOM0]), default=0)


def _is_open_by_day(place: int, sums: tuple[int, ...], ground: Ground, end: int) -> bool:
    """DA-160, 167: whether a movement could end there if no trap stopped it."""
    return f"move:{PLACES[end]}" in _reach(place, sums, msgspec.structs.replace(ground, traps=0)).by_code


def _considered(menu: Menu[Move]) -> Iterator[Option[Move]]:
    """Yield every place on the board, as a destination where it is one."""
    for place, name in enumerate(PLACES):
        yield menu.by_code.get(f"move:{name}") or _elsewhere(place)


def reach_of(g: Castle, seat: int, roll: Roll, light: Light) -> tuple[str, ...]:
    """DA-131, 201: the places where a roll would lead, for the player who chooses among them."""
    v = roll.roller
    if g.owner(controller(g, v)) != seat or not g.is_living(v):
        return ()
    return tuple(PLACES[option.value.end] for option in move_menu(g, v, roll, light).options)


def move_menu(g: Castle, v: int, roll: Roll, light: Light) -> Menu[Move]:
    """Return the menu of destinations, in the order of the board; without an option when there is no way at all."""
    place = g.place[v]
    sums = totals_of(roll, light)
    by = controller(g, v)
    ground = Ground(own=by == v)
    if place >= STAIR0:
        menu = _from_step(g, v, by, roll)
    else:
        ends, ways = _span(place, sums)
        closed = _closed(g, v) & ~(1 << place)
        laid = _bits(g.trap_spaces)
        traps = laid & ways & ~closed if light == DARKNESS else 0
        ground = Ground(
            closed & ends,
            traps,
            traps > 0 and g.has(v, "surefooted"),
            perils_of(g, v, g.owner(by), ends | traps),
            by == v,
        )
        menu = _reach(place, sums, ground)
    return menu.explained(partial(_considered, menu), partial(_bars, g, v, menu, sums, ground))

"""What it is worth to a Villain to end its movement somewhere: for bots that move, steer, roll and flee.

The unit is rough: a card drawn in a room is about 2, a point of Health 0.6.
"""

from __future__ import annotations

import msgspec

from lychgate.core.kept import kept
from lychgate.games.damnation.choices.moments import Roll
from lychgate.games.damnation.choices.prowl import steps_home
from lychgate.games.damnation.choices.walks import move_menu
from lychgate.games.damnation.data.cards import CARDS
from lychgate.games.damnation.data.geometry import (
    BESIDE,
    CORRIDOR,
    COURTYARD,
    DARK_TOWER,
    DISTANCE,
    DOOR,
    LAST_STEP,
    OFF,
    PUSH,
    SIGHT,
    STAIR0,
    STAIRCASE,
    TORTURE_CHAMBER,
    VAULT,
)
from lychgate.games.damnation.data.numbers import (
    BEAR,
    BEAR_DAMAGE,
    DOOR_IN_FLOOR,
    FULL_HEALTH,
    MOAT_DAMAGE,
    OUBLIETTE,
    SAW,
    SAW_DAMAGE,
    SECRET,
    TRAPS,
    VAULT_PRICE,
)
from lychgate.games.damnation.data.villains import LIVING, NONE
from lychgate.games.damnation.data.vocabulary import Trap
from lychgate.games.damnation.state.position import Castle, controller

DEATH = -9.0
POINT = 0.6
"""What a point of Health is worth."""
COSTS = {BEAR: BEAR_DAMAGE, SAW: SAW_DAMAGE, DOOR_IN_FLOOR: MOAT_DAMAGE + 1, OUBLIETTE: FULL_HEALTH, SECRET: 0}
"""The Health each trap costs, roughly: out of The Moat one seldom gets at the first try."""


def _sprung(trap: Trap, health: int) -> float:
    """Return what a trap is worth to a Villain that has this Health left."""
    return DEATH if COSTS[trap] >= health else -POINT * COSTS[trap]


@kept
def _unknown_trap(health: int) -> float:
    """Return what a face-down trap is worth on average, while nobody has looked at it."""
    return sum(_sprung(trap, health) for trap in TRAPS) / len(TRAPS)


def trap_worth(g: Castle, v: int, space: int, seat: int) -> float:
    """Return what it is worth to a Villain to step on a face-down trap, as far as a seat can know (DA-296)."""
    token = g.traps[g.trap_spaces.index(space)]
    if g.notes.get(token, 0) >> seat & 1:
        return _sprung(TRAPS[token], g.health[v])
    return _unknown_trap(g.health[v])


def threat(g: Castle, v: int, place: int) -> float:
    """Return from 0 to 1 how near The Vampire is to a Villain on a corridor space; it seldom comes into rooms."""
    if g.vampire == NONE or g.owner(g.vampire) == g.owner(v):
        return 0.0
    if not 0 <= g.lair < CORRIDOR or not 0 <= place < CORRIDOR:
        return 0.0
    return max(0.0, 1.0 - 0.1 * DISTANCE[place][g.lair])


STRIDE = 4
"""The spaces that The Vampire moves in a turn, about: the higher of two dice is 4.5 on average."""
SPREAD = 12.0
"""Over so many spaces it goes from sure to be home in time to sure not to be."""


def lateness(lair: int, spaces: float) -> float:
    """Return from 0 to 1 how likely The Vampire's time is up before it is home, if it still moves so many spaces."""
    return max(0.0, min(1.0, 0.5 + (steps_home(lair) - spaces) / SPREAD))


def place_worth(g: Castle, v: int, place: int, seat: int) -> float:
    """Return how much a Villain likes to end its movement somewhere, by what a seat knows of the traps."""
    if place >= STAIR0:
        return DEATH if place == LAST_STEP else -5.0
    if place >= CORRIDOR:
        return _room(g, v, place)
    if place in g.trap_spaces:
        return trap_worth(g, v, place, seat)
    push = PUSH[place]
    if push >= STAIR0:
        return -5.0
    if push != OFF and (push >= CORRIDOR or g.is_empty(push)):
        return _room(g, v, push) if push >= CORRIDOR else _corridor(g, v, push) - 0.5
    return _corridor(g, v, place)


def _corridor(g: Castle, v: int, place: int) -> float:
    """Return what a corridor space offers: rivals in reach; and what it threatens: The Vampire, the Staircase."""
    worth = -3.0 * threat(g, v, place)
    armed = max((CARDS[card].reach for card in g.holds(g.owner(v)) if CARDS[card].damage), default=0)
    for other in range(len(g.kind)):
        if g.owner(other) != g.owner(v) and g.role[other] == LIVING and 0 <= g.place[other] < CORRIDOR:
            distance = SIGHT[place][g.place[other]]
            if 0 < distance <= armed:
                worth += 2.5 + 0.1 * (FULL_HEALTH - g.health[other])
            elif g.place[other] in BESIDE[place]:
                worth += 1.2
    return worth - (1.0 if DOOR[place] == STAIRCASE else 0.0)


def _room(g: Castle, v: int, room: int) -> float:
    if room == VAULT:
        if g.fall or g.health[v] <= VAULT_PRICE:
            return DEATH
        return 1.5 if g.vampire != NONE else 2.5 if g.health[v] >= 7 else -1.0
    return {TORTURE_CHAMBER: 0.2, DARK_TOWER: 3.5, COURTYARD: 1.8}.get(room, 2.0)


def roll_worth(g: Castle, roll: Roll, dice: tuple[int, ...]) -> float:
    """Return the best place these dice lead to; the worst, where somebody else will choose it (DA-201)."""
    v = roll.roller
    if dice != roll.dice:
        roll = msgspec.structs.replace(roll, dice=dice)
    chooser = controller(g, v)
    ends = [option.value.end for option in move_menu(g, v, roll, roll.black).options]
    best = max if g.owner(chooser) == g.owner(v) else min
    return best((place_worth(g, v, end, g.owner(chooser)) for end in ends), default=-1.2)

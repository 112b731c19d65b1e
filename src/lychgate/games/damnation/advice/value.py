"""What a position is worth to a seat."""

from __future__ import annotations

from lychgate.games.damnation.advice.prospects import STRIDE, lateness, threat
from lychgate.games.damnation.choices.prowl import steps_home
from lychgate.games.damnation.data.geometry import MOAT, STAIR0
from lychgate.games.damnation.data.villains import HAUNT, NONE, OUT, SLAIN, VAMPIRE, WAITING
from lychgate.games.damnation.state.position import Castle

NEW_HAUNT = 0.6
"""What a Villain is worth that has just died and comes back as a Haunt."""


def _lateness(g: Castle, v: int) -> float:
    """Return how likely The Vampire's time is up before it is home: by what is left of its turn, and those after."""
    if g.mover != v or g.over:
        return lateness(g.lair, STRIDE * g.time)
    if g.final:
        return float(steps_home(g.lair) > g.stride)
    return lateness(g.lair, g.stride + STRIDE * (g.time - 1))


def strengths(g: Castle, v: int) -> tuple[float, ...]:
    """How much a Villain is worth to its player, by what makes it so: life, Health, cards, Souls, Talents, its time as
    The Vampire, what a Haunt promises, where it is, who controls it, who is near, Curses.
    """
    role = g.role[v]
    if role in (OUT, SLAIN):
        return NOTHING
    if role == HAUNT:
        return _haunts(NEW_HAUNT + 0.25 * g.tracker[v])
    if role == WAITING:
        return _haunts(2.2)
    seat, place = g.owner(v), g.place[v]
    cards = len(g.hand[seat]) + len(g.face_up[seat]) + len(g.aside[seat])
    own = 2.0, 0.45 * g.health[v], 0.22 * min(cards, 8), 0.3 * g.souls[v], 0.12 * g.tokens[v].bit_count()
    if role == VAMPIRE:
        late = _lateness(g, v)
        whole = sum(own) + 0.8 * min(g.time, 4)
        return (*own, 0.8 * min(g.time, 4), late * (NEW_HAUNT - whole), *NOTHING[7:])
    stuck = 0.0
    if place >= STAIR0:
        stuck = sum(own) * (0.55 - 0.03 * (place - STAIR0) - 1)
    elif place == MOAT:
        stuck = sum(own) * (0.75 - 1)
    led = -0.5 if g.control[v] != NONE else 0.0
    return (*own, 0.0, 0.0, 0.0, stuck, led, -1.5 * threat(g, v, place), -0.3 * len(g.curses[v]))


NOTHING = (0.0,) * 12


def _haunts(promise: float) -> tuple[float, ...]:
    return (*NOTHING[:7], promise, *NOTHING[8:])

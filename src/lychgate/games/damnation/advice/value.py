"""What a position is worth to a seat."""

from __future__ import annotations

from lychgate.games.damnation.advice.prospects import STRIDE, lateness, threat
from lychgate.games.damnation.choices.prowl import steps_home
from lychgate.games.damnation.data.geometry import MOAT, STAIR0
from lychgate.games.damnation.data.villains import HAUNT, NONE, OUT, SLAIN, VAMPIRE, WAITING
from lychgate.games.damnation.state.position import Castle


def value(g: Castle, seat: int) -> float:
    """Return how a seat stands against the others: its share of all strength, from -1 to 1."""
    strengths = [0.0] * g.seats
    for v in range(len(g.kind)):
        strengths[g.owner(v)] += _strength(g, v)
    own, total = strengths[seat] ** 1.5, sum(each**1.5 for each in strengths)
    return 2 * own / total - 1 if total else 0.0


NEW_HAUNT = 0.6
"""What a Villain is worth that has just died and comes back as a Haunt."""


def _lateness(g: Castle, v: int) -> float:
    """Return how likely The Vampire's time is up before it is home: by what is left of its turn, and those after."""
    if g.mover != v or g.over:
        return lateness(g.lair, STRIDE * g.time)
    if g.final:
        return float(steps_home(g.lair) > g.stride)
    return lateness(g.lair, g.stride + STRIDE * (g.time - 1))


def _strength(g: Castle, v: int) -> float:
    """How much a Villain is worth to its player."""
    role = g.role[v]
    if role in (OUT, SLAIN):
        return 0.0
    if role == HAUNT:
        return NEW_HAUNT + 0.25 * g.tracker[v]
    if role == WAITING:
        return 2.2
    seat = g.owner(v)
    cards = len(g.hand[seat]) + len(g.face_up[seat]) + len(g.aside[seat])
    worth = 2.0 + 0.45 * g.health[v] + 0.22 * min(cards, 8) + 0.3 * g.souls[v] + 0.12 * g.tokens[v].bit_count()
    if role == VAMPIRE:
        late = _lateness(g, v)
        return (1 - late) * (worth + 0.8 * min(g.time, 4)) + late * NEW_HAUNT
    if g.place[v] >= STAIR0:
        worth *= 0.55 - 0.03 * (g.place[v] - STAIR0)
    elif g.place[v] == MOAT:
        worth *= 0.75
    if g.control[v] != NONE:
        worth -= 0.5
    worth -= 1.5 * threat(g, v, g.place[v])
    return worth - 0.3 * len(g.curses[v])

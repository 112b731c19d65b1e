"""The two tracks of the dead: Resurrection, and The Vampire's time."""

from __future__ import annotations

from collections.abc import Callable

from lychgate.core.events import Event
from lychgate.games.damnation.data.numbers import TRACK_TOP, VAMPIRE_TOP
from lychgate.games.damnation.data.villains import WAITING
from lychgate.games.damnation.events.death import Became
from lychgate.games.damnation.events.vampire import TimeMoved
from lychgate.games.damnation.state.position import Castle


def risen(g: Castle, v: int, n: int) -> int:
    """DA-689, 952: return where the Resurrection tracker stands when it has gone up, which it does not after Dawn."""
    return g.tracker[v] if g.is_dawn() else min(TRACK_TOP, g.tracker[v] + n)


def raise_tracker(g: Castle, v: int, n: int, told: Callable[[int, int], Event]) -> None:
    """DA-689, 952: up the Resurrection track, not after Dawn; on the top the player is waiting to return.

    `told` makes the event that says why it rose, to what and by how much.
    """
    before = g.tracker[v]
    g.tracker[v] = risen(g, v, n)
    g.tell(told(g.tracker[v], g.tracker[v] - before))
    if g.tracker[v] == TRACK_TOP:
        g.role[v] = WAITING
        g.tell(Became(g.owner(v), g.kind[v], "waiting"))


def add_time(g: Castle, n: int) -> None:
    """DA-756, 757, 952: the Vampire tracker goes up, never above 6, and not after Dawn."""
    if not g.is_dawn() and g.time < VAMPIRE_TOP:
        g.time = min(VAMPIRE_TOP, g.time + n)
        g.tell(TimeMoved(g.time))

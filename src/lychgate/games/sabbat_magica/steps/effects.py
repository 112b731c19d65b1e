"""What the steps are made of: terror, points, resources, ghosts that enter and leave, cards that are shown."""

from __future__ import annotations

from lychgate.core.ask import Seat
from lychgate.games.sabbat_magica.data.boards import BRIDGE
from lychgate.games.sabbat_magica.data.cards import PowerName
from lychgate.games.sabbat_magica.data.match import PowerLimit
from lychgate.games.sabbat_magica.data.resources import Heap
from lychgate.games.sabbat_magica.events.rounds import PowerShown
from lychgate.games.sabbat_magica.state.ghosts import MOVED, ghost
from lychgate.games.sabbat_magica.state.position import Sabbat, terror_gain
from lychgate.games.sabbat_magica.state.purse import plus


def gain_terror(g: Sabbat, seat: int, n: int) -> int:
    """SM-030, SM-031: terror is marked at once; what goes beyond the end of the line is lost. Returns the gain."""
    gained = terror_gain(g.terror[seat], n)
    g.terror[seat] += gained
    return gained


def gain_vp(g: Sabbat, seat: int, n: int) -> None:
    """SM-031: points are marked at once; SM-233: there is no upper end."""
    g.vp[seat] += n


def lose_vp(g: Sabbat, seat: int, n: int) -> int:
    """SM-032: nobody falls below 0. Returns the loss."""
    lost = min(n, g.vp[seat])
    g.vp[seat] -= lost
    return lost


def take(g: Sabbat, seat: int, heap: Heap) -> None:
    """SM-033, SM-034: fresh resources come from a supply without end into a 2H store without limit."""
    g.two[seat] = plus(g.two[seat], heap)


def leave(g: Sabbat, seat: int, origin: int, place: int) -> int:
    """SM-038, 131: a ghost leaves the drawbridge or its place, those below move up at once. Returns the ghost."""
    if origin == BRIDGE:
        # Whoever has just come home stays there (SM-123) until the action ends, and nobody else takes ghosts meanwhile.
        fresh, home = g.bridge[seat]
        g.bridge[seat] = (fresh - 1, home)
        return ghost(seat)
    ghosts = g.ghosts[origin]
    g.ghosts[origin] = ghosts[: place - 1] + ghosts[place:]
    return ghosts[place - 1]


def come_home(g: Sabbat, seat: int) -> None:
    """SM-123: a ghost on the drawbridge that has used its move."""
    fresh, home = g.bridge[seat]
    g.bridge[seat] = (fresh, home + 1)


def bury(g: Sabbat, seat: int) -> None:
    """SM-041, 147, 150: a ghost in the graveyard, where it stays until the next invocation."""
    g.graves[seat] += 1


def stand_up(g: Sabbat, seat: int) -> None:
    """SM-136: when an action ends, every ghost may move again."""
    fresh, home = g.bridge[seat]
    g.bridge[seat] = (fresh + home, 0)
    for location, ghosts in enumerate(g.ghosts):
        if any(one & MOVED for one in ghosts):
            g.ghosts[location] = tuple([one & ~MOVED for one in ghosts])


def show_power(g: Sabbat, seat: Seat, power: PowerName) -> None:
    """SM-171, SM-172, SM-179: the first use shows the card and puts the other two away; with the limit it is spent."""
    if not g.power[seat]:
        g.power[seat] = power
        g.tell(PowerShown(seat, power))
    if g.options.power_limit == PowerLimit.ONCE_PER_GAME:
        g.spent[seat] = True

"""What a Master may demand of a Slave (CA-117..120, 148)."""

from __future__ import annotations

from collections.abc import Callable, Iterator

import msgspec

from lychgate.core.ask import Menu, Obstacle, Option, Seat, obstacle
from lychgate.core.say import Say, who
from lychgate.games.carpathes.data import HUNGRY, NOBODY, Wish
from lychgate.games.carpathes.state.position import Carpathes, is_same_camp


class Demand(msgspec.Struct, frozen=True):
    """CA-117: nothing, to be fed, or an attack on one adversary."""

    what: Wish
    quarry: Seat = NOBODY


def demand_menu(g: Carpathes, master: Seat) -> Menu[Demand]:
    """CA-118, 119, 148: nothing, "feed me", or "attack X" for all who can be seen outside the camp.

    Master and Slave may be Invisible themselves.
    """
    others = [Seat(other) for other in range(g.seats)]
    demands = [Demand("nothing"), Demand("feed"), *(Demand("attack", other) for other in others)]
    return Menu((_as_option(master, demand) for demand in demands), _bars(g, master))


def _as_option(master: Seat, demand: Demand) -> Option[Demand]:
    if demand.what == "attack":
        label = Say("option-demand-attack", {"quarry": who(demand.quarry)})
        return Option(f"attack:{demand.quarry}", demand, (f"seat:{demand.quarry}",), label)
    marks = (f"blood:{master}",) if demand.what == "feed" else ()
    label = Say(f"option-demand-{demand.what}")
    return Option(demand.what, demand, marks, label, idle=demand.what == "nothing")


def _bars(g: Carpathes, master: Seat) -> Callable[[Demand], Iterator[Obstacle]]:
    def bars(demand: Demand) -> Iterator[Obstacle]:
        if demand.what == "feed" and g.blood[master] > HUNGRY:
            yield obstacle("CA-118", "not-hungry", blood=g.blood[master])
        elif demand.what == "attack":
            if is_same_camp(g, master, demand.quarry):
                yield obstacle("CA-119", "in-your-camp")
            elif g.invisible[demand.quarry]:
                yield obstacle("CA-119", "invisible", other=who(demand.quarry))

    return bars

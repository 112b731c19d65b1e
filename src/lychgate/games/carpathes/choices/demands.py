"""What a Master may demand of a Slave (CA-117..120, 148)."""

from __future__ import annotations

from collections.abc import Callable, Iterator

import msgspec

from lychgate.core.ask import Menu, Obstacle, Option, Seat, obstacle
from lychgate.core.say import Say, who
from lychgate.games.carpathes.data import HUNGRY, LAST_GRACE, MEAL_GRACE, NOBODY, ORDER_GRACE, Wish
from lychgate.games.carpathes.state.position import Carpathes, is_same_camp
from lychgate.games.carpathes.words.names import Facts


class Demand(msgspec.Struct, frozen=True):
    """CA-117: nothing, to be fed, or an attack on one adversary."""

    what: Wish
    quarry: Seat = NOBODY


EARNED: dict[Wish, int] = {"nothing": 0, "feed": MEAL_GRACE, "attack": ORDER_GRACE}
"""CA-122, 126, 129, 130: the Grace a Slave earns who does what he is told, and loses if he does not."""


def demand_menu(g: Carpathes, master: Seat, slave: Seat) -> Menu[Demand]:
    """CA-118, 119, 148: nothing, "feed me", or "attack X" for all who can be seen outside the camp.

    Master and Slave may be Invisible themselves.
    """
    others = [Seat(other) for other in range(g.seats)]
    demands = [Demand("nothing"), Demand("feed"), *(Demand("attack", other) for other in others)]
    return Menu((_as_option(master, demand, g.grace[slave]) for demand in demands), _bars(g, master))


def _as_option(master: Seat, demand: Demand, grace: int) -> Option[Demand]:
    """CA-122, 129, 138: say what the Slave earns by it, and whether it frees him."""
    facts: Facts = {"frees": "yes" if grace + EARNED[demand.what] > LAST_GRACE else "no"}
    if demand.what == "attack":
        label = Say("option-demand-attack", {**facts, "quarry": who(demand.quarry)})
        return Option(f"attack:{demand.quarry}", demand, (f"seat:{demand.quarry}",), label)
    marks = (f"blood:{master}",) if demand.what == "feed" else ()
    label = Say(f"option-demand-{demand.what}", facts)
    return Option(demand.what, demand, marks, label, idle=demand.what == "nothing")


def _bars(g: Carpathes, master: Seat) -> Callable[[Demand], Iterator[Obstacle]]:
    def bars(demand: Demand) -> Iterator[Obstacle]:
        if demand.what == "feed" and g.blood[master] > HUNGRY:
            yield obstacle("CA-118", "not-hungry", blood=g.blood[master])
        elif demand.what == "attack":
            if demand.quarry == master:
                yield obstacle("CA-119", "oneself")
            elif is_same_camp(g, master, demand.quarry):
                yield obstacle("CA-119", "in-your-camp")
            elif g.invisible[demand.quarry]:
                yield obstacle("CA-119", "invisible", other=who(demand.quarry))

    return bars

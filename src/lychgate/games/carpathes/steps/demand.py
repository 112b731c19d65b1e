"""The Master's demand, and the forms of address (chapters 3.11 and 3.18 of the clauses)."""

from __future__ import annotations

from collections.abc import Callable, Iterator

import msgspec

from lychgate.core.ask import Menu, Obstacle, Option, Play, Script, Seat, pick
from lychgate.core.say import Say, who
from lychgate.core.step import Step
from lychgate.games.carpathes import events
from lychgate.games.carpathes.choices.payments import obstacle
from lychgate.games.carpathes.data import FORGETFUL, HUNGRY, MEAL_GRACE, ORDER_GRACE
from lychgate.games.carpathes.state.position import NOBODY, Carpathes, gender_of, is_same_camp, is_slave
from lychgate.games.carpathes.steps.blood import Lose
from lychgate.games.carpathes.steps.grace import fall_back
from lychgate.games.carpathes.words.names import Facts


class Demand(msgspec.Struct, frozen=True):
    """What a Master may ask for: nothing, to be fed, or an attack on one adversary."""

    what: str
    quarry: Seat = NOBODY


WORDS = (("bare", "bare"), ("title", "title"))
"""CA-215: the bare form is listed first, and is what a hasty press sends."""


class MakeDemand(Step, frozen=True):
    """CA-117..120, D-03 At the start of a Slave's turn his Master may make one demand."""

    slave: Seat

    def play(self, g: Carpathes) -> Play:
        """Ask the Master; with no demand possible he is not asked."""
        slave, master = self.slave, g.master[self.slave]
        facts = {"slave": who(slave)}
        demand = yield from pick(master, "demand", demand_menu(g, master, slave), args=facts, clause="CA-117")
        word = "plain"
        if g.options.etiquette and demand.what != "nothing":
            word = yield from self.address(g, master, demand)
        quarry = demand.quarry if demand.quarry != NOBODY else None
        g.tell(events.Demanded(master, slave, demand.what, quarry, word))
        if demand.what == "nothing":
            return
        g.demand, g.quarry = demand.what, demand.quarry
        if g.options.etiquette:
            if word == "bare":
                forget(g, master)
            g.do(Acknowledge(slave))

    def address(self, g: Carpathes, master: Seat, demand: Demand) -> Script[str]:
        """CA-215, D-18: with the word Slave, or without."""
        facts: Facts = {"slave": who(self.slave), "what": demand.what, "quarry": who(max(demand.quarry, 0))}
        options = [Option(code, word, label=Say(f"option-demand-{word}", facts)) for code, word in WORDS]
        return (yield from pick(master, "address", options, args=facts, clause="CA-215"))

    def said(self) -> Say:
        """Stand on the to-do list."""
        return Say("step-demand", {"slave": who(self.slave)})


def demand_menu(g: Carpathes, master: Seat, slave: Seat) -> Menu[Demand]:
    """CA-118, 119, 148: nothing, "feed me", or "attack X" for all who can be seen outside the camp.

    Neither the Master nor the Slave needs to be visible himself.
    """
    others = [Seat(other) for other in range(g.seats)]
    demands = [Demand("nothing"), Demand("feed"), *(Demand("attack", other) for other in others)]
    return Menu((_as_option(master, slave, demand) for demand in demands), _bars(g, master))


def _as_option(master: Seat, slave: Seat, demand: Demand) -> Option[Demand]:
    if demand.what == "attack":
        label = Say("option-demand-attack", {"quarry": who(demand.quarry)})
        return Option(f"attack:{demand.quarry}", demand, (f"seat:{demand.quarry}",), label)
    marks = (f"blood:{master}",) if demand.what == "feed" else ()
    return Option(demand.what, demand, marks, Say(f"option-demand-{demand.what}"))


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


class Acknowledge(Step, frozen=True):
    """CA-215, 216, D-18 The Slave acknowledges a demand, with his Master's title or without."""

    slave: Seat

    def play(self, g: Carpathes) -> Play:
        """Ask for the word; leaving it out costs 5."""
        slave, master = self.slave, g.master[self.slave]
        title = gender_of(g, master)
        options = [Option(code, word, label=Say(f"option-yes-{word}", {"title": title})) for code, word in WORDS]
        facts = {"master": who(master), "title": title}
        word = yield from pick(slave, "acknowledge", options, args=facts, clause="CA-215")
        g.tell(events.Acknowledged(slave, master, title, word))
        if word == "bare":
            forget(g, slave)

    def said(self) -> Say:
        """Stand on the to-do list."""
        return Say("step-acknowledge", {"slave": who(self.slave)})


def forget(g: Carpathes, seat: Seat) -> None:
    """CA-214, 216: the forgetful player loses 5 at once, an ordinary loss."""
    g.tell(events.Forgot(seat))
    g.do(Lose(seat, FORGETFUL, "etiquette"))


def close_demand(g: Carpathes, seat: Seat) -> None:
    """CA-116, 126, 127, 130, 131: what an unsettled demand costs when the turn ends."""
    if g.demand and not g.served and is_slave(g, seat):
        if g.demand == "feed":
            fall_back(g, seat, MEAL_GRACE, "unfed")
        elif is_same_camp(g, seat, g.quarry):
            g.tell(events.OrderLapsed(seat, g.quarry))
        else:
            fall_back(g, seat, ORDER_GRACE, "refused")
    g.demand, g.quarry, g.served = "", NOBODY, False

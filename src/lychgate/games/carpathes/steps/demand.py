"""The Master's demand, and the forms of address (chapters "The Master's demand", "Forms of address")."""

from __future__ import annotations

from typing import ClassVar, Literal

from lychgate.core.ask import Option, Play, Script, Seat, pick
from lychgate.core.say import Say, who
from lychgate.core.step import Step
from lychgate.games.carpathes.choices.demands import Demand, demand_menu
from lychgate.games.carpathes.data import FORGETFUL, MEAL_GRACE, NOBODY, ORDER_GRACE, Address, Gender
from lychgate.games.carpathes.events.masters import Acknowledged, Demanded, Forgot, OrderLapsed
from lychgate.games.carpathes.state.position import Carpathes, gender_of, is_same_camp, is_slave
from lychgate.games.carpathes.steps.blood import Lose
from lychgate.games.carpathes.steps.grace import fall_back
from lychgate.games.carpathes.words.names import Facts

WORDS: tuple[Address, ...] = ("bare", "title")
"""CA-215: the bare form is listed first, and is what a hasty press sends."""


class MakeDemand(Step, frozen=True):
    """CA-117..120, D-03 At the start of a Slave's turn his Master may make one demand."""

    public: ClassVar = ("slave",)
    slave: Seat

    def play(self, g: Carpathes) -> Play:
        """Ask the Master; with no demand possible he is not asked."""
        slave, master = self.slave, g.master[self.slave]
        facts = {"slave": who(slave)}
        menu = demand_menu(g, master, slave)
        if len(menu.options) == 1:
            return
        demand = yield from pick(master, "demand", menu, args=facts, clause="CA-117")
        word: Address | Literal["plain"] = "plain"
        if g.options.etiquette and demand.what != "nothing":
            word = yield from self.address(g, master, demand)
        quarry = demand.quarry if demand.quarry != NOBODY else None
        g.tell(Demanded(master, slave, demand.what, quarry, word))
        if demand.what == "nothing":
            return
        g.demand, g.quarry = demand.what, demand.quarry
        if g.options.etiquette:
            if word == "bare":
                forget(g, master, "slave")
            g.do(Acknowledge(slave))

    def address(self, g: Carpathes, master: Seat, demand: Demand) -> Script[Address]:
        """CA-215, D-18: with the word Slave, or without."""
        facts: Facts = {"slave": who(self.slave), "what": demand.what, "quarry": who(max(demand.quarry, 0))}
        options = [Option(word, word, label=Say(f"option-demand-{word}", facts)) for word in WORDS]
        return (yield from pick(master, "address", options, args=facts, clause="CA-215"))


class Acknowledge(Step, frozen=True):
    """CA-215, 216, D-18 The Slave acknowledges a demand, with his Master's title or without."""

    public: ClassVar = ("slave",)
    slave: Seat

    def play(self, g: Carpathes) -> Play:
        slave, master = self.slave, g.master[self.slave]
        title = gender_of(g, master)
        options = [Option(word, word, label=Say(f"option-yes-{word}", {"title": title})) for word in WORDS]
        facts = {"master": who(master), "title": title}
        word = yield from pick(slave, "acknowledge", options, args=facts, clause="CA-215")
        g.tell(Acknowledged(slave, master, title, word))
        if word == "bare":
            forget(g, slave, title)


def forget(g: Carpathes, seat: Seat, due: Literal["slave", Gender]) -> None:
    """CA-214, 216: the forgetful player loses 5 at once, an ordinary loss."""
    g.tell(Forgot(seat, due))
    g.do(Lose(seat, FORGETFUL, "etiquette"))


def close_demand(g: Carpathes, seat: Seat) -> None:
    """CA-116, 126, 127, 130, 131: what an unsettled demand costs when the turn ends."""
    if not g.served and is_slave(g, seat):
        if g.demand == "feed":
            fall_back(g, seat, MEAL_GRACE, "unfed")
        elif g.demand == "attack" and is_same_camp(g, seat, g.quarry):
            g.tell(OrderLapsed(seat, g.quarry))
        elif g.demand == "attack":
            fall_back(g, seat, ORDER_GRACE, "refused")
    g.demand, g.quarry, g.served = "nothing", NOBODY, False

"""Populating the city, at the end of Phase 1 and whenever an action calls for it."""

from __future__ import annotations

from typing import ClassVar

from lychgate.core.ask import Play, Seat, lot, pick
from lychgate.core.kept import kept
from lychgate.core.step import Step
from lychgate.games.blood_coven import events
from lychgate.games.blood_coven.choices.populate import LUCKY_STREETS, busy_streets_menu, pop_menu
from lychgate.games.blood_coven.data import LETTERS, AddVillager
from lychgate.games.blood_coven.state.position import Coven
from lychgate.games.blood_coven.state.purse import NONE, ONE, kinds, minus, plus, total


class Populate(Step, frozen=True):
    """BC-061, 063..065, 067..069 The holder of the quarter first, players in turn bring a coin from supply to city."""

    def play(self, g: Coven) -> None:
        """Put one pick per missing coin on the agenda; if the supply holds no more than that, all comes at once."""
        missing = g.city_size - total(g.city)
        left = total(g.supply)
        if left == 0:
            return  # BC-067
        if left <= missing:
            g.tell(events.RestArrived(g.supply))
            g.city = plus(g.city, g.supply)
            g.supply = NONE
            return
        g.do(*picks(g.quarter, g.seats, missing))
        if g.cards and (owner := g.owner_of(AddVillager)) is not None:
            g.do(BusyStreets(owner))


class BringVillager(Step, frozen=True):
    """BC-062, 069 The player whose pick it is moves any denomination of the supply to the city."""

    public: ClassVar = ("seat",)

    seat: Seat

    def play(self, g: Coven) -> Play:
        """Ask which (D4); with one denomination left nobody is asked, with `random_streets` (BC-220) chance is."""
        how: events.Arrival = "chosen"
        if g.options.random_streets:
            how = "random"
            coin = yield from lot("streets", g.supply)
        else:
            menu = pop_menu("pop", kinds(g.supply))
            if len(menu.options) == 1:
                how = "only"
            coin = yield from pick(self.seat, "pop", menu, clause="BC-062")
        bring(g, coin)
        g.tell(events.Populated(self.seat, LETTERS[coin], how))


@kept
def picks(holder: int, seats: int, missing: int) -> tuple[BringVillager, ...]:
    """BC-061, 064: one pick for each missing coin, round and round from the holder of the quarter."""
    return tuple(BringVillager(Seat((holder + pick) % seats)) for pick in range(missing))


def bring(g: Coven, coin: int) -> None:
    """Move one coin from supply to city."""
    g.supply = minus(g.supply, ONE[coin])
    g.city = plus(g.city, ONE[coin])


class BusyStreets(Step, frozen=True):
    """BC-316 After a populating that filled the city, the owner may add one coin more."""

    public: ClassVar = ("seat",)

    seat: Seat

    def play(self, g: Coven) -> Play:
        """Ask (D7 b6); with `random_streets` the owner says yes or no and chance gives the coin."""
        if g.options.random_streets:
            coin = yield from pick(self.seat, "b6", LUCKY_STREETS, clause="BC-316")
            if coin >= 0:
                coin = yield from lot("streets", g.supply)
        else:
            coin = yield from pick(self.seat, "b6", busy_streets_menu(kinds(g.supply)), clause="BC-316")
        if coin >= 0:
            bring(g, coin)
            g.tell(events.BusyStreets(self.seat, LETTERS[coin]))

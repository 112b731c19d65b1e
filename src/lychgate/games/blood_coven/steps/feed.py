"""Phase 1: feeding and scaring, the award of the quarter, and what follows before the city is populated."""

from __future__ import annotations

from typing import ClassVar

import msgspec

from lychgate.core.ask import Play, Script, Seat, lot, pick, together, who_was_first
from lychgate.core.step import Step
from lychgate.games.blood_coven.choices.feed import NO_FOOD, FeedPlan, feed_menu, price_menu, scare_menu
from lychgate.games.blood_coven.choices.marks import IN_HAND
from lychgate.games.blood_coven.data import LETTERS, NOBODY, Coins, FeedForNothing, RecoverVictims
from lychgate.games.blood_coven.events import Award, BloodPrice, Deed, Placed, QuarterTaken
from lychgate.games.blood_coven.state.position import Coven, food_on, has_vampires, hungry, well_fed
from lychgate.games.blood_coven.state.purse import NONE, ONE, kinds, minus, plus, total
from lychgate.games.blood_coven.steps.free_feeding import feed_for_nothing, free_feeding
from lychgate.games.blood_coven.steps.populate import Populate


class Plan(msgspec.Struct, frozen=True):
    """What one player places in Phase 1."""

    feed: FeedPlan = NO_FOOD
    scare: Coins = NONE
    price: tuple[int, Coins] | None = None
    """Card B7: the hand coin given back and the two coins recovered."""

    @property
    def placed(self) -> int:
        """BC-050: feeding coins plus scare coins; a coin given back for card B7 is not placed."""
        return len(self.feed.slots) + total(self.scare)


NOTHING = Plan()


class FeedAndScare(Step, frozen=True):
    """BC-031, 049 All players commit a feeding plan and a scare plan, sealed; then all is revealed and placed."""

    public: ClassVar = ()

    def play(self, g: Coven) -> Play | None:
        """Follow the placement option: sealed, open or race."""
        if g.options.placement == "open":
            # BC-205: one after the other, visibly, the holder of the quarter first (round 1: seat 0).
            order = g.clockwise(max(g.quarter, 0))
            g.do(*(Commit(Seat(seat)) for seat in order), AwardQuarter())
            return None
        return self.at_once(g)

    def at_once(self, g: Coven) -> Play:
        """Ask everybody at the same time; in a race the clock then tells who was first (BC-201, 204)."""
        seats = g.everybody()
        race = g.options.placement == "race"
        scripts: dict[int, Script[Plan]] = {seat: plan(g, seat) for seat in seats if decides(g, seat)}
        plans = yield from together(scripts, clause="BC-201" if race else "BC-049")
        first: tuple[Seat, ...] = ()
        if race:
            first = yield from who_was_first(g.everybody(), "first", clause="BC-201")
        for seat in seats:
            lay(g, seat, plans.get(seat, NOTHING))
        g.do(AwardQuarter(first))


class Commit(Step, frozen=True):
    """BC-205 With open placement a player's coins move at the commit, in sight of all."""

    public: ClassVar = ("seat",)

    seat: Seat

    def play(self, g: Coven) -> Play:
        """Ask for both plans, then move the coins."""
        chosen = NOTHING
        if decides(g, self.seat):
            chosen = yield from plan(g, self.seat)
        lay(g, self.seat, chosen)


def decides(g: Coven, seat: Seat) -> bool:
    """BC-054: a player without vampires has nothing to decide; with ability cards (BC-302) there may be something."""
    return has_vampires(g, seat) or bool(g.cards)


def plan(g: Coven, seat: Seat) -> Script[Plan]:
    """BC-049, 056: a feeding plan, then a scare plan from what it leaves in hand; card B7 before both (BC-303)."""
    hand = g.hand[seat]
    places = IN_HAND
    price = None
    race = g.options.placement == "race"
    if (ability := g.ability(seat, RecoverVictims)) is not None:
        prices = price_menu(seat, kinds(hand), g.fatigue[seat], ability.recovered)
        price = yield from pick(seat, "b7", prices, clause="BC-317", race=race)
        if price is not None:
            coin, recovered = price
            fresh = minus(hand, ONE[coin])
            hand = plus(fresh, recovered)
            places = tuple("hand" if count else "fatigue" for count in fresh)  # type: ignore[assignment]
    card = g.slots[seat]
    mouths = hungry(g, seat)
    feed = NO_FOOD
    if mouths and total(hand):
        full = well_fed(card)
        free = g.ability(seat, FeedForNothing)
        menu = feed_menu(seat, mouths, full, hand, places, 0 if free is None else free.after)
        feed = yield from pick(seat, "feed", menu, clause="BC-040", race=race)
    left = minus(hand, feed.coins)
    scare = yield from pick(seat, "scare", scare_menu(seat, left, places, feed.coins), clause="BC-045", race=race)
    return Plan(feed, scare, price) if feed.slots or scare != NONE or price is not None else NOTHING


def lay(g: Coven, seat: Seat, chosen: Plan) -> None:
    """BC-040, 045, 048: coins go from hand onto hungry vampires and into the scare area, each once."""
    if decides(g, seat):
        g.reveal()  # BC-048: from now on nothing is taken back, not even that nothing was placed
    if chosen is NOTHING:
        g.placed[seat] = 0
        if decides(g, seat):
            g.tell(Placed(seat, "nothing", NONE, (), NONE))
        return
    if chosen.price is not None:
        coin, recovered = chosen.price
        g.supply = plus(g.supply, ONE[coin])
        g.fatigue[seat] = minus(g.fatigue[seat], recovered)
        g.hand[seat] = plus(minus(g.hand[seat], ONE[coin]), recovered)
        g.tell(BloodPrice(seat, LETTERS[coin], recovered))
    feed, scare = chosen.feed, chosen.scare
    g.placed[seat] = chosen.placed
    g.fed[seat] = food_on(feed.slots, feed.coins)
    g.scare[seat] = plus(g.scare[seat], scare)
    g.hand[seat] = minus(minus(g.hand[seat], feed.coins), scare)
    did: Deed = ("both" if total(scare) else "fed") if feed.slots else ("scared" if total(scare) else "nothing")
    g.tell(Placed(seat, did, feed.coins, feed.slots, scare))


class AwardQuarter(Step, frozen=True):
    """BC-050..053 The first player to finish takes the quarter; sealed and open that is who placed the fewest coins."""

    first: tuple[Seat, ...] = ()
    """BC-201: in a race, the seats the clock names."""

    def play(self, g: Coven) -> Play | None:
        """Find the seats that finished first; ties go away from the holder, in round 1 by lot."""
        fewest = min(g.placed)
        tied = list(self.first) or [seat for seat in g.everybody() if g.placed[seat] == fewest]
        if len(tied) == 1:
            award(g, tied[0], "first" if self.first else "fewest")
        elif g.quarter == NOBODY:
            return self.by_lot(g, tied)
        else:
            after = g.clockwise(g.next_seat(g.quarter))
            award(g, next(Seat(each) for each in after if each in tied), "tie")  # BC-051
        return None

    def by_lot(self, g: Coven, tied: list[Seat]) -> Play:
        """BC-052: while nobody holds the quarter, chance decides between those who tie."""
        index = yield from lot("quarter", [1] * len(tied))
        award(g, tied[index], "lot")


def award(g: Coven, seat: Seat, how: Award) -> None:
    """BC-050, 053: the quarter changes hands; then card B1 has its moment, and the city is stocked."""
    g.quarter = seat
    g.tell(QuarterTaken(seat, g.placed[seat], how))
    if g.cards and (owner := g.owner_of(FeedForNothing)) is not None:
        g.do(ThreeFeedFour(owner))
    g.do(StockCity())


class ThreeFeedFour(Step, frozen=True):
    """BC-311 Having fed three vampires, the owner may feed a fourth for nothing."""

    seat: Seat

    def play(self, g: Coven) -> Play:
        """Ask if at least three have a coin on them and one is still unfed (D7 b1)."""
        fed = sum(1 for food in g.fed[self.seat] if food)
        slot = yield from free_feeding(g, self.seat, fed)
        if slot:
            feed_for_nothing(g, self.seat, slot)


class StockCity(Step, frozen=True):
    """BC-060, 070 At the end of Phase 1 a city that is not full is populated; a full one is left as it is."""

    def play(self, g: Coven) -> None:
        """Populate if a coin is missing."""
        g.phase = "populate"
        if total(g.city) < g.city_size:
            g.do(Populate())

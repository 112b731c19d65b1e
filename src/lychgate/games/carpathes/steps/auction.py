"""The auction for the first place (chapter "End of a cycle, auction, event")."""

from __future__ import annotations

from typing import ClassVar

from lychgate.core.ask import Play, Seat, pick
from lychgate.core.step import Step
from lychgate.games.carpathes.choices.bids import bid_menu, price_menu
from lychgate.games.carpathes.data import BIDS_STAND, EVENTS, NOBODY, VALUES
from lychgate.games.carpathes.events.endings import BidMade, FirstPlaceKept, FirstPlaceWon
from lychgate.games.carpathes.state.position import Carpathes, purse
from lychgate.games.carpathes.steps.hands import discard_humans
from lychgate.games.carpathes.words.names import card_word


class Bid(Step, frozen=True):
    """CA-172..176, 180, D-16 One round of bidding: pass for good, or bid more than the highest bid so far."""

    public: ClassVar = ("seat",)
    seat: Seat

    def play(self, g: Carpathes) -> Play:
        """CA-176: a player is passed over only when everybody can see that he cannot bid; otherwise he is asked."""
        seat, high = self.seat, g.bid
        if VALUES[0] * len(g.humans[seat]) <= high:
            g.tell(BidMade(seat, 0, "unable"))
            return
        menu = bid_menu(seat, high, purse(g, seat))
        facts = {"high": high, "event": card_word(EVENTS[g.event[0]].id)}
        bid = yield from pick(seat, "bid", menu, args=facts, clause="CA-173", forced=True)
        if bid:
            g.bid, g.bidder = bid, seat
            if BIDS_STAND in g.flags:
                _prove(g, seat, bid)
        g.tell(BidMade(seat, bid, "bid" if bid else "pass"))


def _prove(g: Carpathes, seat: Seat, bid: int) -> None:
    """CA-175: everybody now knows what the hand is worth at least, so nobody bids anew who has heard it."""
    g.proved = g.proved or [0] * g.seats
    g.proved[seat] = max(g.proved[seat], bid)
    g.reveal()


class Award(Step, frozen=True):
    """CA-177..179, 185, D-17 The highest bidder pays with Humans and goes first; without a bid nothing changes."""

    public: ClassVar = ()

    def play(self, g: Carpathes) -> Play:
        seat = g.bidder
        if seat == NOBODY:
            g.tell(FirstPlaceKept(g.first))
            return
        menu = price_menu(seat, purse(g, seat), g.bid)
        paid = yield from pick(seat, "price", menu, args={"n": g.bid}, clause="CA-178", forced=g.poker_face)
        discard_humans(g, seat, paid.humans)
        g.first = seat
        g.tell(FirstPlaceWon(seat, g.bid, paid.humans))
        g.bid, g.bidder = 0, NOBODY

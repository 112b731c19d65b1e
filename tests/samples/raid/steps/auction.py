"""The auction."""

from __future__ import annotations

from typing import ClassVar

import msgspec

from lychgate.core.ask import Play, Script, Seat, lot, pick, together
from lychgate.core.step import Step
from lychgate.core.zones import move
from tests.samples.raid.choices import coin_menu, raise_menu
from tests.samples.raid.data import KINDS, Kind
from tests.samples.raid.events import Bid, Sold
from tests.samples.raid.state import Raid
from tests.samples.raid.steps.hands import discard, learn


class TurnUp(Step, frozen=True):
    """RA-010 The top card of the deck is turned up."""

    def play(self, g: Raid) -> None:
        """The question that depends on the card is another step."""
        move(g, g.deck[-1], "deck", "on_sale")
        g.do(Auction())


class Offer(msgspec.Struct, frozen=True):
    """What a player bids: coins, and a kind of card or nothing."""

    coins: int
    card: Kind | None

    @property
    def total(self) -> int:
        """RA-011: a card raises the bid by one."""
        return self.coins + (self.card is not None)


class Auction(Step, frozen=True):
    """RA-010..013 All bid at the same time; the highest bid takes the card."""

    public: ClassVar = ()

    def play(self, g: Raid) -> Play:
        """Ask all at once, draw lots among equals, then pay and take."""
        offers = yield from together({seat: self.offer(g, seat) for seat in range(g.seats)})
        best = max(offer.total for offer in offers.values())
        equals = [seat for seat, offer in offers.items() if offer.total == best]
        seat = equals[(yield from lot("equal-bids", [1] * len(equals)))] if len(equals) > 1 else equals[0]
        for bidder, offer in offers.items():
            g.tell(Bid(Seat(bidder), offer.coins, offer.card))
        card = g.on_sale[0]
        if not best:
            move(g, card, "on_sale", "discards")
            return
        g.coins[seat] -= offers[seat].coins
        if (raised := offers[seat].card) is not None:
            discard(g, seat, raised, "bid")
        move(g, card, "on_sale", f"hand:{seat}")
        learn(g, card, *range(g.seats))
        g.tell(Sold(Seat(seat), KINDS[card]))

    def offer(self, g: Raid, seat: int) -> Script[Offer]:
        """Ask one player for coins, then for a card; how many of both there are is no secret."""
        coins = yield from pick(seat, "bid.coins", coin_menu(g, seat))
        card = yield from pick(seat, "bid.card", raise_menu(g, seat), clause="RA-011")
        return Offer(coins, card)

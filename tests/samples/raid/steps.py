"""The nights: dealing, the auction, the turns, and what a position forces."""

from __future__ import annotations

from collections.abc import Callable, Iterator

import msgspec

from lychgate.core.ask import Obstacle, Option, Play, Script, Seat, lot, pick, shuffle, together
from lychgate.core.say import Say, who
from lychgate.core.state import ranked
from lychgate.core.step import Step
from lychgate.core.zones import move
from tests.samples.raid.events import Bid, Drawn, Glimpsed, HandShown, Sold, Spied
from tests.samples.raid.reactions import Strike, announced
from tests.samples.raid.state import (
    CARDS,
    HAND_LIMIT,
    KINDS,
    RICH,
    Raid,
    discard,
    kind_names,
    learn,
    no,
    of_hand,
)

# --- the nights


class Deal(Step, frozen=True):
    """RA-001 Every player receives three cards; the rest is the deck."""

    def play(self, g: Raid) -> Play:
        """Shuffle, and deal from the top."""
        deck = yield from shuffle("deck", g.deck)
        for seat in range(g.seats):
            g.hand[seat] = deck[seat * CARDS : (seat + 1) * CARDS]
        g.deck = deck[g.seats * CARDS :]
        g.do(Night())


class Night(Step, frozen=True):
    """RA-003 An auction, then a turn for every player."""

    def play(self, g: Raid) -> None:
        """Put the night on the agenda."""
        g.round += 1
        if g.options.auction:
            g.do(TurnUp())
        g.do(*(Turn(seat) for seat in range(g.seats)))
        g.do(Night() if g.round < g.options.nights else Dawn())


class Dawn(Step, frozen=True):
    """RA-043 All show their hands and count."""

    def play(self, g: Raid) -> None:
        """Add up coins and gold."""
        gold = [kind_names(hand).count("gold") for hand in g.hand]
        g.laid_open, g.hand = g.hand, [[] for _ in range(g.seats)]
        g.reveal()
        for seat in range(g.seats):
            g.tell(HandShown(Seat(seat), " ".join(kind_names(g.laid_open[seat]))))
        g.result = ranked(tuple(g.coins[seat] + 2 * gold[seat] for seat in range(g.seats)), "dawn")


# --- the auction


class TurnUp(Step, frozen=True):
    """RA-010 The top card of the deck is turned up."""

    def play(self, g: Raid) -> None:
        """Turn it up; the question that depends on it is another step."""
        move(g, g.deck[-1], "deck", "on_sale")
        g.do(Auction())


class Offer(msgspec.Struct, frozen=True):
    """What a player bids: coins, and a kind of card or nothing."""

    coins: int
    card: str

    @property
    def total(self) -> int:
        """RA-011: a card raises the bid by one."""
        return self.coins + bool(self.card)


class Auction(Step, frozen=True):
    """RA-010..013 All bid at the same time; the highest bid takes the card."""

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
        if offers[seat].card:
            discard(g, seat, offers[seat].card, "bid")
        move(g, card, "on_sale", f"hand:{seat}")
        learn(g, card, *range(g.seats))
        g.tell(Sold(Seat(seat), KINDS[card]))

    def offer(self, g: Raid, seat: int) -> Script[Offer]:
        """Ask one player for coins, then for a card; how many of both there are is no secret."""
        coins = yield from pick(seat, "bid.coins", [Option(str(n), n) for n in range(g.coins[seat] + 1)])
        none: Option[str] = Option("none", "")
        card = yield from pick(seat, "bid.card", [none, *of_hand(seat, kind_names(g.hand[seat]))], clause="RA-011")
        return Offer(coins, card)

    def said(self) -> Say:
        """Stand on the to-do list."""
        return Say("step-auction")


# --- a turn

ACTIONS = ("draw", "spy", "sell", "raid", "pass")


def bars_of_action(g: Raid, seat: int) -> Callable[[str], Iterator[Obstacle]]:
    """RA-020..024: why an action is not possible."""
    own = kind_names(g.hand[seat])

    def bars(action: str) -> Iterator[Obstacle]:
        if action in ("draw", "spy") and not g.deck:
            yield no("RA-021", "no-deck")
        if action == "spy" and g.deck and g.known.get(g.deck[-1], 0) >> seat & 1:
            yield no("RA-022", "known-already")
        if action == "sell" and "gold" not in own:
            yield no("RA-023", "no-gold")
        if action == "raid" and "raid" not in own:
            yield no("RA-024", "no-raid")
        if action == "raid" and not any(is_worth_raiding(g, seat, other) for other in range(g.seats)):
            yield no("RA-024", "nothing-to-take")

    return bars


def is_worth_raiding(g: Raid, seat: int, other: int) -> bool:
    """RA-024: another player who has a card or a coin."""
    return other != seat and bool(g.hand[other] or g.coins[other])


def bars_of_target(g: Raid, seat: int) -> Callable[[int], Iterator[Obstacle]]:
    """RA-024: why somebody cannot be raided."""

    def bars(other: int) -> Iterator[Obstacle]:
        if not is_worth_raiding(g, seat, other):
            yield no("RA-024", "oneself" if other == seat else "nothing-to-take")

    return bars


class Turn(Step, frozen=True):
    """RA-020 A player draws, spies, sells, raids or passes."""

    seat: int

    def play(self, g: Raid) -> Play:
        """Ask what to do and, for a raid, against whom."""
        seat = self.seat
        wanted = (Option(action, action, (f"action:{action}",)) for action in ACTIONS)
        # Asked even when only passing is left, because that depends on cards the others do not see.
        action = yield from pick(seat, "turn", wanted, bars_of_action(g, seat), clause="RA-020", forced=True)
        if action == "raid":
            others = [Option(f"seat-{other}", other, (f"seat:{other}",)) for other in range(g.seats)]
            target = yield from pick(seat, "turn.target", others, bars_of_target(g, seat), clause="RA-024")
            discard(g, seat, "raid", "raid")
            g.do(announced(g, Strike(Seat(seat), Seat(target))))
        elif action == "draw":
            card = g.deck[-1]
            move(g, card, "deck", f"hand:{seat}")
            g.tell(Drawn(Seat(seat), KINDS[card]))
        elif action == "spy":
            learn(g, g.deck[-1], seat)
            g.reveal()
            g.tell(Spied(Seat(seat)))
            g.tell(Glimpsed(Seat(seat), KINDS[g.deck[-1]]))
        elif action == "sell":
            discard(g, seat, "gold", "sell")
            g.coins[seat] += 2

    def said(self) -> Say:
        """Stand on the to-do list."""
        return Say("step-turn", {"seat": who(self.seat)})


# --- duties


class DropCard(Step, frozen=True):
    """RA-040 Whoever has too many cards discards one."""

    seat: int

    def play(self, g: Raid) -> Play:
        """Ask which; also when all are alike, because nobody else may know that."""
        own = of_hand(self.seat, kind_names(g.hand[self.seat]))
        kind = yield from pick(self.seat, "drop", own, clause="RA-040", forced=True)
        discard(g, self.seat, kind, "limit")


class Reshuffle(Step, frozen=True):
    """RA-041 The discards become the deck."""

    def play(self, g: Raid) -> Play:
        """Shuffle them; nobody knows any of them now."""
        g.deck = yield from shuffle("reshuffle", g.discards)
        g.discards = []


class Riches(Step, frozen=True):
    """RA-042 A player with seven coins wins at once."""

    def play(self, g: Raid) -> None:
        """End the match."""
        g.result = ranked(tuple(g.coins), "riches")


def duty(g: Raid) -> Step | None:
    """RA-040..042: what the position forces."""
    if max(g.coins) >= RICH:
        return Riches()
    if not g.deck and g.discards:
        return Reshuffle()
    return next((DropCard(seat) for seat in range(g.seats) if len(g.hand[seat]) > HAND_LIMIT), None)

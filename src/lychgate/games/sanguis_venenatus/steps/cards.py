"""Intrigue cards: drawing, the reshuffle and the hand limit."""

from __future__ import annotations

from lychgate.core.ask import Play, Seat, lot, pick, shuffle
from lychgate.core.step import Step
from lychgate.core.zones import move
from lychgate.games.sanguis_venenatus.choices.menus import discard_menu
from lychgate.games.sanguis_venenatus.data.intrigue_cards import DECK
from lychgate.games.sanguis_venenatus.data.numbers import HAND_LIMIT
from lychgate.games.sanguis_venenatus.events.cards import (
    CardDiscarded,
    CardDrawn,
    CardSeen,
    DeckReshuffled,
    Discarding,
)
from lychgate.games.sanguis_venenatus.state.position import City


class DrawCards(Step, frozen=True):
    """SV-038..040 Cards are drawn one by one; an empty deck is made anew of the discards; then the hand limit."""

    seat: Seat
    n: int = 1

    def play(self, g: City) -> Play:
        """Take the top card and come back for the next, so that the deck can be reshuffled in between."""
        deck = None
        if not g.intrigue_deck and g.intrigue_discard:
            deck = yield from shuffle("reshuffle", g.intrigue_discard)
        if deck is not None:
            g.intrigue_deck, g.intrigue_discard = deck, []
            g.tell(DeckReshuffled(len(deck)))
        if g.intrigue_deck:
            card = g.intrigue_deck[-1]
            move(g, card, "intrigue_deck", f"hand:{self.seat}")
            g.tell(CardDrawn(self.seat))
            g.tell(CardSeen(self.seat, DECK[card]))
        if self.n > 1:
            g.do(DrawCards(self.seat, self.n - 1))
        elif len(g.hand[self.seat]) > HAND_LIMIT:
            g.do(HandLimit(self.seat))


class HandLimit(Step, frozen=True):
    """SV-040 Whoever holds more than three cards after drawing discards cards of choice, at once."""

    seat: Seat
    public = ("seat",)

    def play(self, g: City) -> Play:
        """Ask for one card (D5), even when all cards are alike: a question left out would tell the others."""
        design = yield from pick(self.seat, "discard", discard_menu(g, self.seat), clause="SV-040", forced=True)
        discard(g, self.seat, card_in_hand(g, self.seat, design), "limit")
        if len(g.hand[self.seat]) > HAND_LIMIT:
            g.do(self)


class LoseCard(Step, frozen=True):
    """SV-153 Old Debts: an opponent discards one intrigue card at random."""

    seat: Seat

    def play(self, g: City) -> Play:
        hand = g.hand[self.seat]
        if not hand:
            return
        which = yield from lot("old-debts", [1] * len(hand))
        discard(g, self.seat, hand[which], "random")


def card_in_hand(g: City, seat: int, design: str) -> int:
    """Return the first card of a design in a hand."""
    return next(card for card in g.hand[seat] if DECK[card] == design)


def discard(g: City, seat: Seat, card: int, how: Discarding) -> None:
    """SV-044: put a card from hand face up on the open discard pile."""
    move(g, card, f"hand:{seat}", "intrigue_discard")
    g.tell(CardDiscarded(seat, DECK[card], how))

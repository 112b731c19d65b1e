"""Cards and blood: drawing, paying, losing, recovering (chapters "Blood, payments and losses" and "Decks")."""

from __future__ import annotations

from typing import ClassVar, Literal

import msgspec

from lychgate.core.ask import Play, Script, Seat, pick, shuffle
from lychgate.core.step import Step
from lychgate.games.carpathes.choices.payments import NOTHING, Payment, cost_menu, loss_menu
from lychgate.games.carpathes.data import NAMES, TOP_BLOOD, HandDeck
from lychgate.games.carpathes.events.blood import Drew, Lost, Paid, Recovered, Reshuffled, Seen
from lychgate.games.carpathes.state.position import Carpathes, purse, title_of_master, to_keep
from lychgate.games.carpathes.state.purse import worth
from lychgate.games.carpathes.steps.hands import discard_humans, draw_card
from lychgate.games.carpathes.words.names import card_word


class Draw(Step, frozen=True):
    """CA-050, 051, 160, 190..193 Draw cards one by one; when the deck is empty its discard pile becomes the deck."""

    public: ClassVar = ("seat", "deck", "count")
    seat: Seat
    deck: HandDeck
    count: int = 1

    def play(self, g: Carpathes) -> Play:
        human = self.deck == "human"
        discard = g.human_discard if human else g.power_discard
        if not (g.human_deck if human else g.power_deck):
            if not discard:
                return
            pile = yield from shuffle(f"{self.deck}s", discard)
            g.tell(Reshuffled(self.deck, len(pile)))
            discard.clear()
            if human:
                g.human_deck = pile
            else:
                g.power_deck = pile
        card = draw_card(g, self.seat, self.deck)
        g.tell(Drew(self.seat, self.deck))
        g.tell(Seen(self.seat, self.deck, NAMES[card]))
        if self.count > 1:
            g.do(msgspec.structs.replace(self, count=self.count - 1))


def is_told(g: Carpathes, seat: Seat) -> bool:
    """Whether the others could learn something about a hand from whether its owner is asked how to pay."""
    return g.poker_face and bool(g.humans[seat])


def settle_cost(g: Carpathes, seat: Seat, amount: int, card: str) -> Script[Payment]:
    """CA-037..043, D-06: ask how a cost is paid; nothing to pay, nothing to ask."""
    if not amount:
        return NOTHING
    menu = cost_menu(seat, purse(g, seat), g.blood[seat], amount, to_keep(g, seat), title_of_master(g, seat))
    facts = {"n": amount, "card": card_word(card)}
    return (yield from pick(seat, "pay", menu, args=facts, clause="CA-037", forced=is_told(g, seat)))


def pay(g: Carpathes, seat: Seat, payment: Payment) -> None:
    """CA-037, 039, 047: the counter goes down, the Humans go to discard no. 1."""
    g.blood[seat] -= payment.blood
    discard_humans(g, seat, payment.humans)


def pay_cost(g: Carpathes, seat: Seat, payment: Payment, card: str) -> None:
    """CA-055, 057: pay for a card, whatever becomes of it."""
    pay(g, seat, payment)
    if payment != NOTHING:
        g.tell(Paid(seat, card, (payment.humans, payment.blood), g.blood[seat]))


def gain(g: Carpathes, seat: Seat, amount: int) -> int:
    """CA-049: the counter goes up and stops at 100; return by how much."""
    gained = min(amount, TOP_BLOOD - g.blood[seat])
    g.blood[seat] += gained
    return gained


def recover(g: Carpathes, seat: Seat, amount: int) -> None:
    """CA-049: a card gives blood back."""
    gained = gain(g, seat, amount)
    g.tell(Recovered(seat, gained, g.blood[seat]))


class Lose(Step, frozen=True):
    """CA-044..048, 089, 090, D-07 A loss is paid at once, as the victim chooses; what he cannot pay is forgiven."""

    public: ClassVar = ("seat", "n")
    seat: Seat
    n: int
    why: str
    """The card, the event, or etiquette."""

    def play(self, g: Carpathes) -> Play:
        seat = self.seat
        menu = loss_menu(seat, purse(g, seat), g.blood[seat], self.n)
        facts = {"n": self.n, "why": card_word(self.why)}
        payment = yield from pick(seat, "lose", menu, args=facts, clause="CA-044", forced=is_told(g, seat))
        pay(g, seat, payment)
        forgiven = max(0, self.n - payment.blood - worth(payment.humans))
        how: Literal["whole", "part", "nothing"] = "nothing" if payment == NOTHING else "part" if forgiven else "whole"
        g.tell(Lost(seat, self.n, self.why, (payment.humans, payment.blood), g.blood[seat], forgiven, how))

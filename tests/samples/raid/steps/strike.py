"""Raids, and what can be done against them."""

from __future__ import annotations

from typing import ClassVar

import msgspec

from lychgate.core.ask import Menu, Play, Seat, lot, roll
from lychgate.core.step import Step
from lychgate.core.window import Announced, Rounds, Window
from lychgate.core.zones import move
from tests.samples.raid.choices import reaction_options
from tests.samples.raid.data import CARD_OF, KINDS, Reaction
from tests.samples.raid.events import Stolen, Struck
from tests.samples.raid.state import Raid
from tests.samples.raid.steps.hands import discard, learn


class Strike(Announced, frozen=True):
    """RA-034 The raid rolls a die and takes a coin, a card or nothing."""

    asks: ClassVar = "react"
    clause: ClassVar = "RA-030"
    public: ClassVar = ("raider", "raided")

    raider: Seat
    raided: Seat
    bribes: int = 0

    def play(self, g: Raid) -> Play:
        """Roll; if it comes to a card, draw one of the victim's hand."""
        face = yield from roll("strike")
        raider, raided = self.raider, self.raided
        hand = g.hand[raided]
        score = face - 2 * self.bribes
        card = None
        if score >= 5 and hand:
            card = hand[(yield from lot("theft", [1] * len(hand)))]
        g.tell(Struck(raider, raided, face))
        if card is not None:
            move(g, card, f"hand:{raided}", f"hand:{raider}")
            learn(g, card, raider, raided)
            g.tell(Stolen(raider, raided, KINDS[card]))
        elif 3 <= score <= 4 and g.coins[raided]:
            g.coins[raided] -= 1
            g.coins[raider] += 1

    def reactions(self, g: Raid, seat: int) -> Menu[Reaction | None]:
        """RA-031..033: whatever the seat holds against it, or nothing."""
        return Menu([self.passing(g), *reaction_options(g, seat, self.raided)])

    def react(self, g: Raid, seat: int, reaction: Reaction) -> Step | None:
        """RA-031..033: a shield ends the raid, a mirror turns it upon the raider, gold makes the roll count less."""
        discard(g, seat, CARD_OF[reaction], reaction)
        if reaction == "shield":
            return None
        if reaction == "mirror":
            return announced(g, Strike(Seat(seat), self.raider, self.bribes))
        return msgspec.structs.replace(self, bribes=self.bribes + 1)


def announced(g: Raid, strike: Strike) -> Window:
    """RA-030: who may react is told by public facts alone: the others who hold cards, the raided player first."""
    order = tuple(seat for seat in g.clockwise(strike.raided) if seat != strike.raider and g.hand[seat])
    return Window(strike, order, Rounds(g.options.window))

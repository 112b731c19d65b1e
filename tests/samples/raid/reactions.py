"""Raids, and what can be done against them."""

from __future__ import annotations

from collections.abc import Iterator

from lychgate.core.ask import Play, Seat, lot, roll
from lychgate.core.say import Say, who
from lychgate.core.step import Step
from lychgate.core.window import Reaction, Rounds, Window, reacts_to
from lychgate.core.zones import move
from tests.samples.raid.events import Stolen, Struck
from tests.samples.raid.state import KINDS, Raid, discard, kind_names, learn


class Strike(Step, frozen=True):
    """RA-034 The raid rolls a die and takes a coin, a card or nothing."""

    raider: int
    raided: int
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
        g.tell(Struck(Seat(raider), Seat(raided), face))
        if card is not None:
            move(g, card, f"hand:{raided}", f"hand:{raider}")
            learn(g, card, raider, raided)
            g.tell(Stolen(Seat(raider), Seat(raided), KINDS[card]))
        elif 3 <= score <= 4 and g.coins[raided]:
            g.coins[raided] -= 1
            g.coins[raider] += 1

    def said(self) -> Say:
        """Stand on the to-do list."""
        return Say("step-strike", {"raider": who(self.raider), "raided": who(self.raided)})


def announced(g: Raid, strike: Strike) -> Window:
    """RA-030: who may react is told by public facts alone: the others who hold cards, the raided player first."""
    order = tuple(seat for seat in g.clockwise(strike.raided) if seat != strike.raider and g.hand[seat])
    return Window(strike, order, Rounds(g.options.window))


@reacts_to(Strike)
def reactions(g: Raid, seat: int, strike: Strike) -> Iterator[Reaction]:
    """RA-031..033: what a player holds against a raid."""
    own = kind_names(g.hand[seat])
    if "shield" in own:
        yield Reaction("shield", shield, (f"hand:{seat}:shield",))
    if "mirror" in own and seat == strike.raided:
        yield Reaction("mirror", mirror, (f"hand:{seat}:mirror",))
    if "gold" in own:
        yield Reaction("bribe", bribe, (f"hand:{seat}:gold",))


def shield(g: Raid, seat: int, strike: Strike) -> None:
    """RA-031: the raid ends."""
    discard(g, seat, "shield", "shield")


def mirror(g: Raid, seat: int, strike: Strike) -> Step:
    """RA-032: the raid turns upon the raider."""
    discard(g, seat, "mirror", "mirror")
    return announced(g, Strike(seat, strike.raider, strike.bribes))


def bribe(g: Raid, seat: int, strike: Strike) -> Step:
    """RA-033: the roll will count less."""
    discard(g, seat, "gold", "bribe")
    return Strike(strike.raider, strike.raided, strike.bribes + 1)

"""The nights: dealing, the order of things, dawn."""

from __future__ import annotations

from lychgate.core.ask import Play, Seat, shuffle
from lychgate.core.state import ranked
from lychgate.core.step import Step
from tests.samples.raid.data import CARDS
from tests.samples.raid.events import HandShown
from tests.samples.raid.state import Raid, kind_names
from tests.samples.raid.steps.auction import TurnUp
from tests.samples.raid.steps.turn import Turn


class Deal(Step, frozen=True):
    """RA-001 Every player receives three cards; the rest is the deck."""

    def play(self, g: Raid) -> Play:
        deck = yield from shuffle("deck", g.deck)
        for seat in range(g.seats):
            g.hand[seat] = deck[seat * CARDS : (seat + 1) * CARDS]
        g.deck = deck[g.seats * CARDS :]
        g.do(Night())


class Night(Step, frozen=True):
    """RA-003 An auction, then a turn for every player."""

    def play(self, g: Raid) -> None:
        g.round += 1
        if g.options.auction:
            g.do(TurnUp())
        g.do(*(Turn(Seat(seat)) for seat in range(g.seats)))
        g.do(Night() if g.round < g.options.nights else Dawn())


class Dawn(Step, frozen=True):
    """RA-043 All show their hands and count."""

    def play(self, g: Raid) -> None:
        gold = [kind_names(hand).count("gold") for hand in g.hand]
        g.laid_open, g.hand = g.hand, [[] for _ in range(g.seats)]
        g.reveal()
        for seat in range(g.seats):
            g.tell(HandShown(Seat(seat), " ".join(kind_names(g.laid_open[seat]))))
        g.result = ranked(tuple(g.coins[seat] + 2 * gold[seat] for seat in range(g.seats)), "dawn")

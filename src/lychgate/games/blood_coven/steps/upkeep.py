"""Phase 2, before the vampires act: three things, in order, without a choice."""

from __future__ import annotations

from lychgate.core.ask import Seat
from lychgate.core.step import Step
from lychgate.games.blood_coven.data import LETTERS, SLOTS, Coins
from lychgate.games.blood_coven.events import CovenLost, Recovered, Sated, Starved
from lychgate.games.blood_coven.state.position import EMPTY_CARD, Coven, coin_on, has_vampires, heads, hungry, put
from lychgate.games.blood_coven.state.purse import NONE, ONE, plus


class Upkeep(Step, frozen=True):
    """BC-080..088 Fatigue returns to hand, the unfed starve, those fed turn heads-up and their food goes to rest."""

    def play(self, g: Coven) -> None:
        """Do the three steps for all players at the same time."""
        seats = g.everybody()
        for seat in seats:
            if g.fatigue[seat] != NONE:
                recover(g, seat)
        for seat in seats:
            if hungry(g, seat):
                starve(g, seat)
        for seat in seats:
            if g.fed[seat] != EMPTY_CARD:
                digest(g, seat)
        g.phase = "turns"


def recover(g: Coven, seat: Seat) -> None:
    """BC-080: all coins in the fatigue area return to hand."""
    g.tell(Recovered(seat, g.fatigue[seat]))
    g.hand[seat] = plus(g.hand[seat], g.fatigue[seat])
    g.fatigue[seat] = NONE


def starve(g: Coven, seat: Seat) -> None:
    """BC-081: tails-up vampires with no coin on them go to the supply; with `ashes` (BC-221) out of the game."""
    for slot in hungry(g, seat):
        coin = coin_on(g.slots[seat][slot - 1])
        g.slots[seat] = put(g.slots[seat], slot, 0)
        if g.options.ashes:
            g.ash = plus(g.ash, ONE[coin])
        else:
            g.supply = plus(g.supply, ONE[coin])
        g.tell(Starved(seat, slot, LETTERS[coin], "ash" if g.options.ashes else "supply"))
    if not has_vampires(g, seat):
        g.tell(CovenLost(seat))


def digest(g: Coven, seat: Seat) -> None:
    """BC-082, 083: coins lying on vampires move to the fatigue area, and those vampires turn heads-up."""
    food = g.fed[seat]
    card = g.slots[seat]
    eaten: Coins = NONE
    slots = tuple(slot for slot in SLOTS if food[slot - 1])
    for slot in slots:
        eaten = plus(eaten, ONE[food[slot - 1] - 1])
        card = put(card, slot, heads(coin_on(card[slot - 1])))
    g.slots[seat] = card
    g.fed[seat] = EMPTY_CARD
    g.fatigue[seat] = plus(g.fatigue[seat], eaten)
    g.tell(Sated(seat, slots, eaten, len(slots)))

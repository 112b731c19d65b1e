"""Card B1: feeding a fourth vampire for nothing, in Phase 1 and in the final feeding."""

from __future__ import annotations

from lychgate.core.ask import Script, Seat, pick
from lychgate.games.blood_coven.choices.feed import free_feeding_menu
from lychgate.games.blood_coven.data import LETTERS, FeedForNothing
from lychgate.games.blood_coven.events import FedForNothing
from lychgate.games.blood_coven.state.position import Coven, coin_on, heads, hungry, occupied, put


def free_feeding(g: Coven, seat: Seat, fed: int) -> Script[int]:
    """BC-311: ask which unfed vampire is fed for nothing (0: none); not asked with fewer than three fed."""
    ability = g.ability(seat, FeedForNothing)
    unfed = hungry(g, seat) if ability is not None and fed >= ability.after else ()
    full = tuple(slot for slot in occupied(g.slots[seat]) if slot not in unfed)
    return pick(seat, "b1", free_feeding_menu(seat, unfed, full), clause="BC-311")


def feed_for_nothing(g: Coven, seat: Seat, slot: int) -> None:
    """BC-311: the vampire turns heads-up at once."""
    coin = coin_on(g.slots[seat][slot - 1])
    g.slots[seat] = put(g.slots[seat], slot, heads(coin))
    g.tell(FedForNothing(seat, slot, LETTERS[coin]))

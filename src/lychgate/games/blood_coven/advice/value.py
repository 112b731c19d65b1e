"""What a position is worth to a seat."""

from __future__ import annotations

from lychgate.games.blood_coven.data import COINS, DIME, NICKEL, PENNY
from lychgate.games.blood_coven.scoring import bonus, coven
from lychgate.games.blood_coven.state.position import Coven, coin_on, is_tails, victims
from lychgate.games.blood_coven.state.purse import total

VP = tuple(coin.vampire_vp for coin in COINS)


MARGIN = 8.0
"""A lead of this many points is worth as much as winning seven matches in eight (tanh 1 is 0.76)."""


def prospects(g: Coven, seat: int) -> int:
    """Points after one more feeding: vampires that are or can be fed, the most valuable first, and all victims."""
    hand = total(g.hand[seat])
    points = hand + total(g.scare[seat]) + total(g.fatigue[seat])
    if g.cards:
        points += bonus(g, seat, coven(g, seat), victims(g, seat))
    # Between placing and upkeep a vampire without food is lost; at other times the hand can still feed it.
    food = 0 if g.phase == "populate" else hand
    mouths = [0, 0, 0]
    for lies, meal in zip(g.slots[seat], g.fed[seat], strict=True):
        if meal:
            points += 1
        if is_tails(lies) and not meal:
            mouths[coin_on(lies)] += 1
        elif lies:
            points += VP[coin_on(lies)]
    for coin in (DIME, NICKEL, PENNY):
        fed = min(food, mouths[coin])
        food -= fed
        points += fed * VP[coin]
    return points

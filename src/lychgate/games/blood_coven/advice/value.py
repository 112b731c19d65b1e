"""How good a position is."""

from __future__ import annotations

from lychgate.games.blood_coven.data import COINS
from lychgate.games.blood_coven.scoring import points as points_of
from lychgate.games.blood_coven.state.position import Coven
from lychgate.games.blood_coven.state.purse import total

VP = tuple(coin.vampire_vp for coin in COINS)


MARGIN = 8.0
"""So many points ahead are as good as three matches won out of four (tanh 1)."""


def prospects(g: Coven, seat: int) -> int:
    """Points after one more feeding: vampires that are or can be fed, the most valuable first, and all victims."""
    hand = total(g.hand[seat])
    points = hand + total(g.scare[seat]) + total(g.fatigue[seat])
    if g.cards:
        points += points_of(g, seat)[2]
    # Once the plans are laid, who has no food is lost; before, and after upkeep, the hand is there to feed from.
    food = 0 if g.phase == "populate" else hand
    mouths = [0, 0, 0]
    for lies, meal in zip(g.slots[seat], g.fed[seat], strict=True):
        if meal:
            points += 1
        if lies >= 4 and not meal:
            mouths[lies - 4] += 1
        elif lies:
            points += VP[(lies - 1) % 3]
    for coin in (2, 1, 0):
        fed = min(food, mouths[coin])
        food -= fed
        points += fed * VP[coin]
    return points

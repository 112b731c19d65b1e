"""What a position is worth."""

from __future__ import annotations

from collections.abc import Sequence

from lychgate.games.blood_coven.data import CARD, COINS, DIME, NICKEL, PENNY, VICTIM_VP
from lychgate.games.blood_coven.state.position import Card, Coven, coin_on, is_tails, victims
from lychgate.games.blood_coven.state.purse import Coins, coins_of, plus, total

WORTH = (0, *(coin.vampire_vp for coin in COINS), *(coin.vampire_vp for coin in COINS))
"""BC-176: by what lies on a slot: nothing, a coin heads-up, a coin tails-up."""

Points = tuple[int, int, int]
"""From vampires, from victims, from the ability card."""


def points(g: Coven, seat: int) -> Points:
    """BC-176..178: points from surviving vampires, from victims, and from the ability card."""
    herd = victims(g, seat)
    alive = [lies for lies in g.slots[seat] if lies]
    ability = g.cards[seat][0] if g.cards else ""
    return worth_of_vampires(alive), VICTIM_VP * total(herd), card_bonus(ability, alive, herd, g.scare[seat])


def worth_of_vampires(alive: list[int]) -> int:
    """BC-176: penny 3, nickel 4, dime 5."""
    return sum([WORTH[lies] for lies in alive])


def card_bonus(ability: str, alive: list[int], herd: Coins, scare: Coins) -> int:
    """BC-312..315, 320, 322: what the scoring cards B2 to B5, B10 and B12 add."""
    if not ability:
        return 0
    blood = {coin_on(lies) for lies in alive}
    units = {
        "B2": min(herd),  # sets of one penny, one nickel and one dime
        "B3": PENNY not in blood,
        "B4": NICKEL not in blood,
        "B5": DIME not in blood,
        "B10": total(herd) // 2,
        "B12": total(scare),
    }.get(ability, 0)
    return CARD[ability].bonus * int(units)


def dawn(card: Card, food: Sequence[str], hand: Coins, scare: Coins, fatigue: Coins, ability: str) -> Points:
    """Return the points there would be if the game ended now: BC-170..177 with the most valuable vampires fed first.

    `food` names the coin lying on each slot's vampire: who has one is fed already.
    """
    fed = [lies for lies, coin in zip(card, food, strict=True) if lies and (coin or not is_tails(lies))]
    hungry = [lies for lies, coin in zip(card, food, strict=True) if is_tails(lies) and not coin]
    alive = fed + sorted(hungry, reverse=True)[: total(hand)]
    herd = plus(plus(hand, scare), plus(fatigue, coins_of("".join(food))))
    return worth_of_vampires(alive), VICTIM_VP * total(herd), card_bonus(ability, alive, herd, scare)

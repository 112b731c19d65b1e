"""What matters in a position of Blood Coven: everything lies open on the table, and everything is counted in coins."""

from __future__ import annotations

from lychgate.games.blood_coven.advice.value import prospects
from lychgate.games.blood_coven.data import CLAW, COINS, SLOTS
from lychgate.games.blood_coven.scoring import points
from lychgate.games.blood_coven.state.position import Coven, coin_on, is_heads, pool
from lychgate.games.blood_coven.state.purse import total

FEATURES = ("fed", "now", "vampires", "awake", "claws", "food", "starving", "tired", "quick")
MOST_FOOD = 4
"""More coins in hand than mouths by this many are no better than this many."""
VILLAGERS = sum(coin.count for coin in COINS)
AT_FIRST = 4
"""About how many coins each player has on the table before the first night."""


def measure(g: Coven, seat: int) -> tuple[float, ...]:
    """Count what a seat has: points, vampires, food, reach."""
    hand = total(g.hand[seat])
    vampires = awake = claws = quick = mouths = 0
    for slot, lies, meal in zip(SLOTS, g.slots[seat], g.fed[seat], strict=True):
        if not lies:
            continue
        vampires += 1
        if is_heads(lies) or meal:
            awake += 1
            claws += CLAW[coin_on(lies)]
            quick += len(SLOTS) - slot
        else:
            mouths += 1
    # Between placing and upkeep a vampire without food is lost; at other times the hand can still feed it.
    spare = (0 if g.phase == "populate" else hand) - mouths
    return (
        float(prospects(g, seat)),
        float(sum(points(g, seat))),
        float(vampires),
        float(awake),
        float(claws),
        float(min(MOST_FOOD, max(0, spare))),
        float(max(0, -spare)),
        float(total(g.scare[seat]) + total(g.fatigue[seat])),
        float(quick),
    )


def stage(g: Coven) -> float:
    """BC-160: a match ends when nobody is left in the streets."""
    begun = VILLAGERS - AT_FIRST * g.seats
    return 1 - pool(g) / begun

"""Positions of the picture book that the guided match does not reach; each uses all 22 coins (BC-014)."""

from __future__ import annotations

from lychgate.core.ask import Seat
from lychgate.core.chance import Chance
from lychgate.core.step import Step
from lychgate.games.blood_coven.data import DIME, NICKEL, PENNY
from lychgate.games.blood_coven.state.position import Card, Coven, CovenOptions, heads, tails
from lychgate.games.blood_coven.state.purse import NONE, coins_of
from lychgate.games.blood_coven.steps.round import Refresh
from lychgate.games.blood_coven.steps.turns import TakeTurns

_LUCK = "5c" * 32
"""The luck of these positions; nothing in them is drawn by lot."""


def three_hunters() -> Coven:
    """A penny, a nickel and a dime act one after the other."""
    own: Card = (heads(PENNY), heads(NICKEL), heads(DIME), 0, 0)
    return _night(
        slots=(own, (0, 0, 0, heads(NICKEL), 0)),
        hand=("PND", "PN"),
        city="PPND",
        supply="PPPPPNDDD",
        steps=[TakeTurns()],
    )


def free_coffins() -> Coven:
    """A dime in coffin 1 has fang to spare, and three coffins for a newcomer."""
    own: Card = (heads(DIME), 0, 0, 0, 0)
    return _night(
        slots=(own, (0, 0, 0, heads(NICKEL), 0)),
        hand=("PNN", "PD"),
        city="PPNN",
        supply="PPPPPPNDDDD",
        steps=[TakeTurns()],
    )


def last_villager() -> Coven:
    """One villager is left, and whoever catches it ends the match."""
    own: Card = (tails(PENNY), tails(DIME), tails(DIME), tails(NICKEL), heads(PENNY))
    rival: Card = (0, tails(NICKEL), tails(DIME), heads(DIME), 0)
    g = _night(slots=(own, rival), hand=("PPPN", "P"), city="P", supply="-", steps=[TakeTurns(), Refresh()])
    g.scare = [NONE, coins_of("N")]
    g.fatigue = [coins_of("ND"), coins_of("PPPND")]
    return g


def _night(slots: tuple[Card, Card], hand: tuple[str, str], city: str, supply: str, steps: list[Step]) -> Coven:
    """Return a night of two in which the vampires are about to act, the first player with the quarter."""
    return Coven(
        seats=2,
        chance=Chance(_LUCK),
        round=5,
        options=CovenOptions(),
        supply=coins_of(supply),
        city=coins_of(city),
        hand=[coins_of(each) for each in hand],
        scare=[NONE, NONE],
        fatigue=[NONE, NONE],
        slots=list(slots),
        fed=[(0, 0, 0, 0, 0)] * 2,
        quarter=Seat(0),
        phase="turns",
        placed=[0, 0],
        hunted=[False, False],
        agenda=steps[::-1],
    )

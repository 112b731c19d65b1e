"""What a vampire does on its turn, as a record.

Options carry the fact `scared`: how many coins of the scare area they spend.
"""

from __future__ import annotations

from typing import Literal

import msgspec

from lychgate.core.ask import Menu, Option
from lychgate.core.kept import kept
from lychgate.core.say import Say
from lychgate.games.blood_coven.data import Coins
from lychgate.games.blood_coven.state.position import EMPTY_CARD, Card, mouths
from lychgate.games.blood_coven.state.purse import NONE, total

Spoken = dict[str, str | int | Say | list[Say]]
"""Arguments of a label."""

ActionKind = Literal["pass", "take", "far", "hunt", "make", "repop"]
"""`far` takes from the supply (BC-318), `hunt` takes two villagers (BC-319)."""


class Action(msgspec.Struct, frozen=True):
    """What a vampire does on its turn."""

    kind: ActionKind
    coin: int = 0
    """The villager caught, the victim turned, or the scare coin paid for Re-populate."""
    place: int = 0
    """For make: the new vampire's slot."""
    rage: Coins = NONE
    """The scare coins spent on Blood Rage."""
    price: Coins = NONE
    """For hunt: the scare coins paid. For far: the hand coin that is scared."""


Pass = Literal["calm", "quiet", "ends"]
"""BC-166: what a pass may bring about. `quiet`: the third quiet night, if nobody acts after it; `ends`: surely that."""


MAKING, EMPTYING, TAKING = 1, 2, 3
"""From which shortage on somebody would starve: after Make vampire (two mouths more, one hand coin less), after
Re-populate or a take with card B8 (one mouth more), after any other take (one mouth and one coin more)."""


@kept
def shortage(card: Card, hand: Coins) -> int:
    """BC-081, 129: how short of food a player is before an action, from 0 (nobody can starve by it) to `TAKING`."""
    lack = len(mouths(card, EMPTY_CARD)) - total(hand)
    return sum((lack > -3, lack > -1, lack > 0))


PASSES: dict[Pass, Menu[Action]] = {
    "calm": Menu([Option("pass", Action("pass"), label=Say("option-pass"), idle=True)]),
    "quiet": Menu([Option("pass", Action("pass"), label=Say("option-pass-quiet"), idle=True)]),
    "ends": Menu([Option("pass", Action("pass"), label=Say("option-pass-ends"), idle=True)]),
}


def is_wasteful(rage: Coins, spare: int, values: tuple[int, ...]) -> bool:
    """BC-146: whether some coin of the set could be left out, given by how much the set goes beyond what is needed."""
    return any(count and values[coin] <= spare for coin, count in enumerate(rage))

"""What a vampire does on its turn, as a record.

Options carry the fact `scared`: how many coins of the scare area they spend.
"""

from __future__ import annotations

from typing import Literal

import msgspec

from lychgate.core.ask import Option
from lychgate.core.say import Say
from lychgate.games.blood_coven.data import Coins
from lychgate.games.blood_coven.state.purse import NONE

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


PASS = Option("pass", Action("pass"), label=Say("option-pass"), idle=True)


def is_wasteful(rage: Coins, spare: int, values: tuple[int, ...]) -> bool:
    """BC-146: whether some coin of the set could be left out, given by how much the set goes beyond what is needed."""
    return any(count and values[coin] <= spare for coin, count in enumerate(rage))

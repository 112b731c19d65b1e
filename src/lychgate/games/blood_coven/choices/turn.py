"""Everything a vampire may do on its turn.

Menus are made of few facts: which denominations lie in city, hand and supply, the scare coins, the free slots, how many
`villagers` are left in all (0, 1, or 2 for more). What hangs on an action is told with the answers: whether somebody
would starve (see `shortage`), that a villager is the last one, what a pass may bring about.
"""

from __future__ import annotations

from lychgate.core.ask import Menu
from lychgate.core.kept import kept
from lychgate.games.blood_coven.choices.action import EMPTYING, MAKING, PASSES, TAKING, Action, Pass
from lychgate.games.blood_coven.choices.make import makes
from lychgate.games.blood_coven.choices.repopulate import repopulates
from lychgate.games.blood_coven.choices.take import double_takes, far_takes, takes
from lychgate.games.blood_coven.data import Coins
from lychgate.games.blood_coven.state.purse import DENOMINATIONS


@kept
def plain_menu(
    seat: int, vampire: int, city: int, hand: int, scare: Coins, free: tuple[int, ...], villagers: int,
    short: int, passing: Pass,
) -> Menu[Action]:  # fmt: skip
    """BC-055, 094, 097: pass, and every action the base game allows; scare coins serve Blood Rage and Re-populate."""
    return Menu.joined(
        PASSES[passing], takes(seat, vampire, city, scare, short >= TAKING, villagers == 1),
        *_makes(seat, vampire, hand, free, scare, short), repopulates(seat, scare, villagers > 0, short >= EMPTYING),
    )  # fmt: skip


@kept
def long_arm_menu(
    seat: int, vampire: int, city: int, hand: int, scare: Coins, free: tuple[int, ...], villagers: int,
    short: int, passing: Pass, supply: int,
) -> Menu[Action]:  # fmt: skip
    """BC-302, 318: the same, with takes from the supply after the plain takes."""
    return Menu.joined(
        PASSES[passing], takes(seat, vampire, city, scare, short >= TAKING, villagers == 1),
        far_takes(seat, vampire, supply, hand, scare, short >= EMPTYING, villagers == 1),
        *_makes(seat, vampire, hand, free, scare, short), repopulates(seat, scare, villagers > 0, short >= EMPTYING),
    )  # fmt: skip


@kept
def double_hunt_menu(
    seat: int, vampire: int, city: int, hand: int, scare: Coins, free: tuple[int, ...], villagers: int,
    short: int, passing: Pass, price: int, hunted: bool,
) -> Menu[Action]:  # fmt: skip
    """BC-302, 319: the same, with double hunts after the plain takes."""
    return Menu.joined(
        PASSES[passing], takes(seat, vampire, city, scare, short >= TAKING, villagers == 1),
        double_takes(seat, vampire, city, scare, villagers, price, hunted, short >= TAKING),
        *_makes(seat, vampire, hand, free, scare, short), repopulates(seat, scare, villagers > 0, short >= EMPTYING),
    )  # fmt: skip


def _makes(seat: int, vampire: int, hand: int, free: tuple[int, ...], scare: Coins, short: int) -> list[Menu[Action]]:
    starving = short >= MAKING
    return [makes(seat, vampire, coin, hand, free, scare, starving) for coin in DENOMINATIONS]

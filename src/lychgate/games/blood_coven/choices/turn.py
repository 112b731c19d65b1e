"""Everything a vampire may do on its turn."""

from __future__ import annotations

from lychgate.core.ask import Menu
from lychgate.core.kept import kept
from lychgate.games.blood_coven.choices.action import PASS, Action
from lychgate.games.blood_coven.choices.make import makes
from lychgate.games.blood_coven.choices.repopulate import repopulates
from lychgate.games.blood_coven.choices.take import double_takes, far_takes, takes
from lychgate.games.blood_coven.data import Coins
from lychgate.games.blood_coven.state.purse import DENOMINATIONS


@kept
def plain_menu(
    seat: int, vampire: int, city: int, hand: int, scare: Coins, free: tuple[int, ...], villagers: bool
) -> Menu[Action]:
    """BC-055, 094, 097: pass, and every action the base game allows.

    `city` and `hand` say which denominations are there; scare coins serve Blood Rage and Re-populate, nothing else.
    """
    return Menu.joined(
        Menu([PASS]), takes(seat, vampire, city, scare), *_makes(seat, vampire, hand, free, scare),
        repopulates(seat, scare, villagers),
    )  # fmt: skip


@kept
def long_arm_menu(
    seat: int, vampire: int, city: int, hand: int, scare: Coins, free: tuple[int, ...], villagers: bool, supply: int
) -> Menu[Action]:
    """BC-302, 318: the same, with takes from the supply after the plain takes."""
    return Menu.joined(
        Menu([PASS]), takes(seat, vampire, city, scare), far_takes(seat, vampire, supply, hand, scare),
        *_makes(seat, vampire, hand, free, scare), repopulates(seat, scare, villagers),
    )  # fmt: skip


@kept
def double_hunt_menu(
    seat: int, vampire: int, city: int, hand: int, scare: Coins, free: tuple[int, ...], villagers: int,
    price: int, hunted: bool,
) -> Menu[Action]:  # fmt: skip
    """BC-302, 319: the same, with double hunts after the plain takes; of `villagers` only up to two are counted."""
    return Menu.joined(
        Menu([PASS]), takes(seat, vampire, city, scare),
        double_takes(seat, vampire, city, scare, villagers, price, hunted),
        *_makes(seat, vampire, hand, free, scare), repopulates(seat, scare, villagers > 0),
    )  # fmt: skip


def _makes(seat: int, vampire: int, hand: int, free: tuple[int, ...], scare: Coins) -> list[Menu[Action]]:
    return [makes(seat, vampire, coin, bool(hand >> coin & 1), free, scare) for coin in DENOMINATIONS]

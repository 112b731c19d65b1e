"""What an action may be (D7, D13): a step of the magician, or ghosts one after the other, or nothing."""

from __future__ import annotations

from typing import Any

import msgspec

from lychgate.core.ask import Menu, Option
from lychgate.core.kept import kept
from lychgate.core.say import Say
from lychgate.games.sabbat_magica.choices.magician import Walk, walks
from lychgate.games.sabbat_magica.choices.moves import Move, move_menu
from lychgate.games.sabbat_magica.choices.outlook import Hunger, hunger, is_last_action, warnings
from lychgate.games.sabbat_magica.choices.powers import Lack, UsePower, power_menus, with_luxuriance
from lychgate.games.sabbat_magica.data.boards import REGIONS
from lychgate.games.sabbat_magica.data.cards import PowerName
from lychgate.games.sabbat_magica.state.position import Sabbat, own_places


class Rest(msgspec.Struct, frozen=True):
    """SM-094, 095: to move no ghost is always possible."""


class Stop(msgspec.Struct, frozen=True):
    """SM-120: a player may stop moving ghosts at any time."""


Action = Walk | Rest | UsePower | Move
Haunting = Stop | UsePower | Move


@kept
def _rest(hungry: Hunger) -> Menu[Rest]:
    return Menu([Option("rest", Rest(), label=Say("option-rest", hungry.said), idle=True)])


@kept
def _stop(hungry: Hunger) -> Menu[Stop]:
    return Menu([Option("stop", Stop(), label=Say("option-stop", hungry.said), idle=True)])


def action_menu(g: Sabbat, seat: int) -> Menu[Action]:
    """SM-092, 095, 189, 191: where the magician may go; no ghost moved; powers of B.2; every first move of a ghost."""
    booster = None if own_places(g, seat) else Lack("SM-189", "no-ghost-placed")
    powers = power_menus(g, seat, {PowerName.BOOSTER: booster, PowerName.FRENZY: None})
    parts: list[Menu[Any]] = [
        walks(g, seat),
        _rest(hunger(g, seat)),
        *powers,
        move_menu(g, seat, boosted=False, teleport=True),
    ]
    return with_luxuriance(g, seat, Menu.joined(*parts))


def haunt_menu(g: Sabbat, seat: int, boosted: bool, frenzied: bool, teleported: bool) -> Menu[Haunting]:
    """SM-120, 191, 192: stop; Frenzy and Teleportation once; every move that is left."""
    powers = power_menus(g, seat, {PowerName.FRENZY: Lack("SM-191", "used-this-action") if frenzied else None})
    parts: list[Menu[Any]] = [_stop(hunger(g, seat)), *powers, move_menu(g, seat, boosted, not teleported)]
    return with_luxuriance(g, seat, Menu.joined(*parts))


def action_warnings(g: Sabbat, seat: int, menu: Menu[Any]) -> dict[str, str | int]:
    """SM-054, 205, 210: what a player should know before the last action of a round is given away."""
    way_in = is_last_action(g) and any(
        isinstance(option.value, Move) and option.value.target in REGIONS for option in menu.options
    )
    return warnings(g, seat, way_in)

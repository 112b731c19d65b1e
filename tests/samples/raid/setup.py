"""Options and opening."""

from __future__ import annotations

from typing import Any

import msgspec

from lychgate.core.game import GameOption, Setup
from tests.samples.raid.data import COINS, KINDS
from tests.samples.raid.state import Raid, RaidOptions
from tests.samples.raid.steps.night import Deal

OPTIONS = (
    GameOption(name="nights", values=(3, 1, 5), clause="RA-003"),
    GameOption(name="window", values=("once", "until-pass", "restart"), clause="RA-030"),
    GameOption(name="auction", values=(True, False), clause="RA-010"),
)


def refuses(seats: int, options: Any) -> str | None:
    """RA-003: five nights would empty the deck of four players."""
    if options["nights"] == 5 and seats > 3:
        return "Five nights are for two or three players (RA-003)."
    return None


def setup(given: Setup) -> Raid:
    """RA-001: all cards in the deck, coins for everybody; dealing is the first step."""
    seats = given.seats
    return Raid(
        seats=seats,
        chance=given.chance,
        options=msgspec.convert(given.options, RaidOptions),
        deck=list(range(len(KINDS))),
        hand=[[] for _ in range(seats)],
        laid_open=[[] for _ in range(seats)],
        coins=[COINS] * seats,
        agenda=[Deal()],
    )

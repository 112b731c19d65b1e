"""Raid: a small game with one of everything the kernel has.

Hidden hands and a deck (zones), a spy (knowledge of single cards), reactions (windows), sealed bids (together), dice
and draws (chance), a hand limit and a victory (duties), and secrets that only some are told (events). Read `rules.md`,
then `state.py`, `events.py`, `steps.py` and `reactions.py`.
"""

from __future__ import annotations

from pathlib import Path
from typing import Any

import msgspec

from lychgate.core.game import Game, GameOption, Setup, register
from tests.samples.raid.state import COINS, KINDS, Raid, RaidOptions
from tests.samples.raid.steps import Deal, duty


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


def refuses(seats: int, options: Any) -> str | None:
    """Say why options do not go together."""
    if options["nights"] == 5 and seats > 3:
        return "Five nights are for two or three players (RA-003)."
    return None


GAME = Game(
    id="raid",
    title="Raid",
    prefix="RA",
    players=(2, 4),
    minutes=(5, 10),
    complexity=2,
    rules_version="1",
    package=__name__,
    folder=Path(__file__).parent,
    setup=setup,
    duty=duty,
    refuses=refuses,
    turn_clause="RA-020",
    options=(
        GameOption(name="nights", values=(3, 1, 5), clause="RA-003"),
        GameOption(name="window", values=("once", "until-pass", "restart"), clause="RA-030"),
        GameOption(name="auction", values=(True, False), clause="RA-010"),
    ),
)
register(GAME)

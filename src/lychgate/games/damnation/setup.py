"""Options and opening position."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from lychgate.core.game import GameOption, Setup
from lychgate.games.damnation.data.cards import IN_DECK, KNELL0
from lychgate.games.damnation.data.geometry import OFF
from lychgate.games.damnation.data.numbers import SOULS, TRAPS
from lychgate.games.damnation.data.villains import LIVING, NONE
from lychgate.games.damnation.state.position import Castle, CastleOptions
from lychgate.games.damnation.steps.arrival import (
    ChooseKnells,
    ChooseVillains,
    DrawHeirlooms,
    FirstCards,
    PlaceHeirlooms,
    RollForFirst,
    ShuffleAll,
)
from lychgate.games.damnation.steps.effects import DOES
from lychgate.games.damnation.steps.program import Apply
from lychgate.games.damnation.steps.turn import NextTurn

Apply.does = DOES

OPTIONS = (
    GameOption(name="gothic", values=(False, True), clause="DA-890"),
    GameOption(name="haunt_variant", values=(False, True), clause="DA-892"),
    GameOption(name="deathknells", values=("random", "chosen"), clause="DA-893"),
    GameOption(name="reveal_from", values=(40, 20), clause="DA-951", ours=True),
    GameOption(name="dawn_from", values=(60, 40, 80), clause="DA-952", ours=True),
)
APART = 20
"""DA-951, DA-952: the least number of rounds from the first safety reveal to Dawn."""


def refuses(seats: int, options: Mapping[str, Any]) -> str | None:
    """DA-894: what does not go together."""
    if options["gothic"] and options["haunt_variant"]:
        return "Gothic and the Haunt variant exclude each other (DA-894)."
    if options["haunt_variant"] and seats == 2:
        return "There are no Haunts with two players, so the Haunt variant needs three or more (DA-894)."
    if options["dawn_from"] - options["reveal_from"] < APART:
        return "Dawn comes at least 20 rounds after the safety reveals begin (DA-952)."
    return None


def setup(given: Setup) -> Castle:
    """DA-001..009: everything lies ready; decks, traps and Deathknells are shuffled by the first step."""
    seats = given.seats
    count = seats if seats > 2 else 4
    return Castle(
        seats=seats,
        chance=given.chance,
        poker_face=given.poker_face,
        flags=given.flags,
        options=CastleOptions(**given.options),
        decks=[list(cards) for cards in IN_DECK],
        hand=[[] for _ in range(seats)],
        drawn=[[] for _ in range(seats)],
        aside=[[] for _ in range(seats)],
        face_up=[[] for _ in range(seats)],
        curses=[[] for _ in range(count)],
        knells=[],
        spare_knells=list(range(KNELL0, KNELL0 + 8)),
        traps=[],
        reserve=list(range(len(TRAPS))),
        kind=[NONE] * count,
        role=[LIVING] * count,
        place=[OFF] * count,
        health=[0] * count,
        souls=[0] * count,
        tokens=[0] * count,
        control=[NONE] * count,
        locked=[False] * count,
        next_roll=[0] * count,
        tracker=[0] * count,
        by_666=[False] * count,
        supply=SOULS,
        arriving=True,
        agenda=[
            NextTurn(),
            FirstCards(),
            PlaceHeirlooms(),
            ChooseVillains(),
            DrawHeirlooms(),
            ChooseKnells(),
            RollForFirst(),
            ShuffleAll(),
        ],
    )

"""Options and opening position."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from lychgate.core.game import GameOption, Setup
from lychgate.games.carpathes.data import EVENTS, FIRST_POWER, NAMES, NOBODY, START_BLOOD
from lychgate.games.carpathes.state.position import NO_GRACE, Carpathes, CarpathesOptions, seats_from
from lychgate.games.carpathes.steps.start import ShuffleDecks, TakeCharacter

OPTIONS = (
    GameOption(name="etiquette", values=(False, True), clause="CA-214"),
    GameOption(name="characters", values=("default", "choose"), clause="CA-002"),
    GameOption(name="colours", values=("default", "choose"), clause="CA-003"),
    GameOption(name="first_player", values=("random", 0, 1, 2, 3, 4), clause="CA-009"),
    GameOption(name="dawn_cycle_limit", values=(20, 6, 30), span=(6, 30), clause="CA-207", ours=True),
    GameOption(name="direct_theft", values=(False, True), clause="CA-106", ours=True),
)


def refuses(seats: int, options: Mapping[str, Any]) -> str | None:
    """CA-009: the first player must sit at the table."""
    first = options["first_player"]
    if isinstance(first, int) and first >= seats:
        return f"The first player must sit at the table: seats are 0 to {seats - 1} (CA-009)."
    return None


def setup(given: Setup) -> Carpathes:
    """CA-001, 004..008, 014, 015: everybody free at 100, no event, the cards in their three decks."""
    seats = given.seats
    g = Carpathes(
        seats=seats,
        chance=given.chance,
        poker_face=given.poker_face,
        flags=given.flags,
        options=CarpathesOptions(**given.options),
        human_deck=list(range(FIRST_POWER)),
        event_deck=list(range(len(EVENTS))),
        power_deck=list(range(FIRST_POWER, len(NAMES))),
        humans=[[] for _ in range(seats)],
        powers=[[] for _ in range(seats)],
        laid=[[] for _ in range(seats)],
        character=[""] * seats,
        colour=[""] * seats,
        blood=[START_BLOOD] * seats,
        master=[NOBODY] * seats,
        grace=[NO_GRACE] * seats,
        invisible=[False] * seats,
        paralysed=[False] * seats,
    )
    g.agenda = [ShuffleDecks(), *(TakeCharacter(seat) for seat in reversed(seats_from(g, 0)))]
    return g

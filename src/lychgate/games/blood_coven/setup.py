"""Options and opening position."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from lychgate.core.game import GameOption, Setup
from lychgate.core.step import Step
from lychgate.games.blood_coven.data import COINS, Coins
from lychgate.games.blood_coven.state.position import EMPTY_CARD, Coven, CovenOptions
from lychgate.games.blood_coven.state.purse import NONE
from lychgate.games.blood_coven.steps.start import ChooseStart, DealCards, EvenStart, FirstNight

OPTIONS = (
    GameOption(
        name="placement", values=("sealed", "open", "race"), clause="BC-200", live_only=("race",), live_clause="BC-204"
    ),
    GameOption(name="race_timer", values=(0, 30, 60), clause="BC-202", ends_race=True),
    GameOption(name="abilities", values=("off", "deal", "pick"), clause="BC-300"),
    GameOption(name="city6", values=(False, True), clause="BC-210"),
    GameOption(name="random_streets", values=(False, True), clause="BC-220", ours=True),
    GameOption(name="ashes", values=(False, True), clause="BC-221", ours=True),
    GameOption(name="even_start", values=(False, True), clause="BC-222", ours=True),
)


def refuses(seats: int, options: Mapping[str, Any]) -> str | None:
    """BC-210: a city of six needs three players; all other options combine freely."""
    return "A city of six is for three players (BC-210)." if options["city6"] and seats != 3 else None


def setup(given: Setup) -> Coven:
    """BC-020..028: cards, starting coins, the supply; the quarter lies between the players and the city is empty."""
    seats = given.seats
    options = CovenOptions(**given.options)
    start: Coins = (1, 1, 1)
    supply: Coins = (COINS[0].count - seats, COINS[1].count - seats, COINS[2].count - seats)
    g = Coven(
        seats=seats,
        chance=given.chance,
        poker_face=given.poker_face,
        flags=given.flags,
        options=options,
        supply=supply,
        hand=[start] * seats,
        scare=[NONE] * seats,
        fatigue=[NONE] * seats,
        slots=[EMPTY_CARD] * seats,
        fed=[EMPTY_CARD] * seats,
        placed=[0] * seats,
        hunted=[False] * seats,
    )
    steps: list[Step] = [FirstNight()]
    everybody = g.everybody()
    if options.even_start:
        steps.append(EvenStart())
    elif options.placement == "open":
        steps += (ChooseStart((seat,)) for seat in reversed(everybody))
    else:
        steps.append(ChooseStart(everybody))
    if options.abilities != "off":
        steps.append(DealCards())
    g.agenda = steps
    return g

"""The sixteen event cards, carried out from left to right. The rulebook gives their number; every row is ours [S]."""

from __future__ import annotations

import msgspec

from lychgate.core.vocabulary import check_words
from lychgate.games.sanguis_venenatus.data.board import numbers_of
from lychgate.games.sanguis_venenatus.data.effects import (
    ChangeRule,
    CleanseFields,
    EachDraws,
    EachGains,
    EachInfects,
    EachLoses,
    EachLosesOr,
    EachMayPay,
    Gain,
    Happening,
    LayEventTokens,
    Lose,
    PayOrInfluence,
    PayOrWound,
    Plague,
    PlagueLowest,
    Rain,
)
from lychgate.games.sanguis_venenatus.data.vocabulary import District


class EventCard(msgspec.Struct, frozen=True):
    """One event card; its name and text for players are in `words/`."""

    id: str
    steps: tuple[Happening, ...]


_EVERYWHERE: tuple[District, ...] = ("N", "E", "S", "W")
_FIRST_AND_SECOND = numbers_of("N13 E13 S13 W13 N06 E06 S06 W06")
"""The fields I and II of all quarters."""

EVENTS = (
    # Plague on I everywhere. Each player loses 1 bread; without bread 1 popularity.
    EventCard(
        "rats_in_the_granaries",
        (Plague(1, _EVERYWHERE), EachLosesOr("bread", 1, otherwise=Lose("popularity", 1))),
    ),
    # Plague on II in E and W, I in N. Each player may pay 1 bread for 1 popularity.
    EventCard(
        "the_dead_carts",
        (Plague(2, ("E", "W")), Plague(1, ("N",)), EachMayPay((("bread", 1),), Gain("popularity", 1))),
    ),
    # Plague on III everywhere. Each player picks one own servant off sanctuaries, which becomes infected.
    EventCard("death_on_the_wind", (Plague(3, _EVERYWHERE), EachInfects())),
    # Plague on I in E and W, III in N. Each player whose vampire is on the board off sanctuaries loses 1 popularity.
    EventCard(
        "the_flagellants",
        (Plague(1, ("E", "W")), Plague(3, ("N",)), EachLoses("each_prowling", "popularity", 1)),
    ),
    # Plague on II in N, III in S, I in E. Inquisitors on II in E and W.
    EventCard(
        "the_inquisition",
        (
            Plague(2, ("N",)),
            Plague(3, ("S",)),
            Plague(1, ("E",)),
            LayEventTokens("inquisitor", numbers_of("E06 W06")),
        ),
    ),
    # III in N and S are cleared and burn. Plague on II in E and W, I in S.
    EventCard(
        "the_great_fire",
        (
            CleanseFields(("plague", "blood"), numbers_of("N09 S09")),
            LayEventTokens("fire", numbers_of("N09 S09")),
            Plague(2, ("E", "W")),
            Plague(1, ("S",)),
        ),
    ),
    # One blood token of every quarter returns. Plague on III in N and S.
    EventCard("spring_rain", (Rain(), Plague(3, ("N", "S")))),
    # Plague on I in N and S, II in W. Fairs on III in E and W.
    EventCard(
        "the_saints_fair",
        (Plague(1, ("N", "S")), Plague(2, ("W",)), LayEventTokens("fair", numbers_of("E09 W09"))),
    ),
    # Plague on II in N and S, III in E. Mobs on I in N and S. Each player loses 1 gold.
    EventCard(
        "hunger_riots",
        (
            Plague(2, ("N", "S")),
            Plague(3, ("E",)),
            LayEventTokens("mob", numbers_of("N13 S13")),
            EachLoses("each", "gold", 1),
        ),
    ),
    # Plague in every quarter on the first eligible field of I, II, III.
    EventCard("miasma", (PlagueLowest(),)),
    # Plague on I in S and W, II in N. Each vampire on the board off sanctuaries: pay 2 gold or suffer 1 wound.
    EventCard(
        "procession_of_relics",
        (Plague(1, ("S", "W")), Plague(2, ("N",)), PayOrWound("each_prowling", (("gold", 2),), 1)),
    ),
    # Plague on III in E and W, I in N. Vampires have 2 action points more this night.
    EventCard("blood_moon", (Plague(3, ("E", "W")), Plague(1, ("N",)), ChangeRule("blood_moon"))),
    # Blood tokens on I and II return. Plague on I in E and W, III in S. Each player gains 1 bread.
    EventCard(
        "refugees_at_the_gates",
        (
            CleanseFields(("blood",), _FIRST_AND_SECOND),
            Plague(1, ("E", "W")),
            Plague(3, ("S",)),
            EachGains("bread", 1),
        ),
    ),
    # Plague on II in S and W, I in E. Each player pays 2 gold or loses 1 influence.
    EventCard(
        "the_stewards_tax",
        (Plague(2, ("S", "W")), Plague(1, ("E",)), PayOrInfluence((("gold", 2),), 1)),
    ),
    # Plague on III in N and W, II in E. Each player draws 1 intrigue card.
    EventCard("the_masked_ball", (Plague(3, ("N", "W")), Plague(2, ("E",)), EachDraws(1))),
    # Plague on II everywhere. Servants that start off sanctuaries have 1 action point less this day.
    EventCard("quarantine", (Plague(2, _EVERYWHERE), ChangeRule("quarantine"))),
)
"""SV-086..098: every card."""
check_words(EVENTS)

EVENT = {card.id: card for card in EVENTS}

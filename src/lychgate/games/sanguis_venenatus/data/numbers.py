"""The numbers of the game: tracks, dice, action costs, yields, barracks, bands, control. Almost all supplied by us."""

from __future__ import annotations

import msgspec

from lychgate.core.vocabulary import check_complete, check_words, words_of
from lychgate.games.sanguis_venenatus.data.board import FIELDS
from lychgate.games.sanguis_venenatus.data.effects import Cost, Draw, Effect, Gain, InfluenceIn, InfluenceInTwo
from lychgate.games.sanguis_venenatus.data.vocabulary import BandId, EventTokenKind, FieldName, Good

PLAYERS = (2, 4)
"""SV-132: corruption limits are printed for exactly these counts."""

ROUNDS = 5
"""SV-082, SV-169."""

STOCKS: tuple[Good, ...] = ("gold", "bread", "militia", "equipment")
"""SV-011: what the resource track counts, in its order."""
STOCK_MAX = 10
STOCK_START = (3, 2, 1, 1)
"""SV-012, SV-018."""

LAST_VP = 1
"""SV-018: the VP with which the last player of round 1 starts, since not everybody begins a round equally often."""

INFLUENCE_MAX = 8
"""SV-026 [R]."""
BLOOD_MAX = 20
BLOOD_START = 11
BLOOD_AFTER_DEFEAT = 8
HEALTH = (2, 5, 8, 11, 14, 17, 20)
"""SV-030, SV-032, SV-078: 20, 2 and 8 are the rulebook's; the other red numbers and the start are ours."""
NEXT_HEALTH = tuple(max((red for red in HEALTH if red < blood), default=0) for blood in range(BLOOD_MAX + 1))
"""SV-032, SV-033: where a wound takes the marker from every number."""
POPULARITY_MAX = 15
"""SV-037 [R]."""

HAND_LIMIT = 3
"""SV-040 [R]."""
DESTRUCTION_TOKENS = 16
SOULS = 5
NOBLES = 8
BARRACK_TOKENS = (3, 2, 1)
LEVELS = len(BARRACK_TOKENS)
"""SV-016, SV-019: per game, and per player."""
EVENT_TOKENS: tuple[EventTokenKind, ...] = ("inquisitor", "fire", "fair", "mob")
EACH_EVENT_TOKEN = 2
SERVANTS = 3
VAMPIRE = SERVANTS
"""The number of the vampire among a player's characters, after the three servants."""
DEALT = 5
"""SV-020: how many cards the draft deals to each player."""

ATTACK_DIE = (0, 1, 1, 2, 2, 3)
DEFENCE_DIE = (0, 0, 1, 1, 2, 2)
"""SV-144."""

SERVANT_AP = 4
INFECTED_AP = 3
"""SV-058, SV-103 [R]."""
VAMPIRE_AP = 5
BLOOD_MOON_AP = 2
"""SV-119."""
EXERT_BLOOD = (1, 2, 3)
"""SV-120: the blood of the first, second and third time."""

MOVE_AP = 1
SEWER_AP = 2
CATACOMB_AP = 1
PRODUCE_AP = 2
BURN_AP = 2
BUILD_AP = 2
DRINK_AP = 1
CORRUPT_AP = 2
ATTACK_AP = 2
PLOT_AP = 1
USE_AP = 1
MOB_AP = 1
"""SV-105, 106, 107, 109, 110, 112, 121, 123, 126, 131, 135, 142, 153, 159: the action points that each action costs."""

BURN_BREAD = 1
BURN_POPULARITY = 2
BURN_INFLUENCE = 1
"""SV-110."""
RATIONS_BREAD = 1
"""SV-104."""
DRINK_POPULARITY = 1
"""SV-126: the popularity that drinking costs."""
OLD_BLOOD = 1
"""SV-128: what a field that was already drunk from still gives."""
FURY_BLOOD = 2
"""SV-136: what +1 on an attack against a servant costs."""
KILL_VP = 1
KILL_POPULARITY = 1
KILL_BLOOD = 2
PREDATOR_BLOOD = 3
"""SV-139."""
AMBUSH = 1
WOUNDS_MAX = 3
COUNTER_LEAD = 2
DEFEAT_VP = 3
FANG_BLOOD = 2
"""SV-145, 147..150: COUNTER_LEAD is by how much the defence must exceed the attack for a counter-strike."""
DEFEAT_POINTS = 3
"""SV-076 [R]."""
INQUISITOR_BLOOD = 2
"""SV-125."""
THIRST = 2
"""SV-175."""
CORRUPT_VP = 1
CORRUPT_INFLUENCE = 1
CORRUPT_GOLD = 2
"""SV-131, SV-134: the price of the first two crowns."""
CORRUPTION_LIMIT = {2: 4, 3: 6, 4: 8}
"""SV-132 [R]."""
NOBLES_PER_GOLD = 2
"""SV-084."""

CONTROL = {False: (2, 1), True: (4, 2)}
"""SV-166: the VP of rank 1 and 2 in a quarter, in rounds 1 to 4 and in round 5."""
RANKS = {2: 1, 3: 2, 4: 2}
"""SV-166: how many ranks are paid."""
MAJORITY_VP = 3
RESOURCES_PER_VP = 4
"""SV-170, SV-171."""


def crown_price(taken: int) -> int:
    """SV-131: the gold for the next crown of a quarter; it rises by one with every two tokens there."""
    return CORRUPT_GOLD + taken // 2


class Band(msgspec.Struct, frozen=True):
    """A stretch of the popularity track: what the people give at dawn, and what legends are worth in the end."""

    id: BandId
    low: int
    high: int
    reward: tuple[Gain, ...]
    legend: int


BANDS = (
    Band("tyrant", 0, 2, (Gain("militia", 1), Gain("equipment", 1), Gain("vp", 1)), 3),
    Band("feared", 3, 5, (Gain("militia", 1), Gain("equipment", 1)), 1),
    Band("unknown", 6, 9, (Gain("gold", 1),), 0),
    Band("respected", 10, 12, (Gain("gold", 1), Gain("bread", 1), Gain("vp", 1)), 1),
    Band("beloved", 13, 15, (Gain("gold", 1), Gain("bread", 1), Gain("vp", 2)), 3),
)
"""SV-084, SV-171: fear is obeyed with arms, love is repaid with gifts."""
BAND_OF = tuple(next(band for band in BANDS if band.low <= n <= band.high) for n in range(POPULARITY_MAX + 1))


class Barrack(msgspec.Struct, frozen=True):
    """One level of barrack: what it costs, what it gives at once and at every dawn."""

    militia: int
    equipment: int
    gold: int
    vp: int
    influence: int
    dawn: tuple[Gain, ...]
    hated: int = 0
    """Popularity lost at every dawn."""


BARRACKS = (
    Barrack(1, 1, 0, vp=1, influence=1, dawn=(Gain("bread", 1),)),
    Barrack(2, 1, 0, vp=2, influence=1, dawn=(Gain("gold", 1),)),
    Barrack(2, 2, 1, vp=3, influence=2, dawn=(Gain("gold", 1), Gain("vp", 1)), hated=1),
)
"""SV-084, SV-112, SV-114: levels 1 to 3."""

YIELDS: dict[FieldName, tuple[str, ...]] = {
    "Guild": ("gg", "bb", "gb"),
    "Forge": ("ee", "mm", "me"),
    "Great Market": ("gbm", "gbe", "gme", "bme"),
    "Granary": ("bbb",),
    "Tavern": ("bmm",),
}
"""SV-109: what one Produce may bring, a letter for each gold, bread, militia, equipment."""
FAIR_YIELDS = ("gb",)
"""SV-109: what one Produce brings on a field with a fair."""
LETTERS = "gbme"
LETTER: dict[Good, str] = dict(zip(STOCKS, LETTERS, strict=True))
check_complete("YIELDS", YIELDS, {field.name for field in FIELDS if field.kind == "production"})
check_complete("The letters of YIELDS", {letter for goods in YIELDS.values() for letter in "".join(goods)}, LETTERS)


class Special(msgspec.Struct, frozen=True):
    """A special field: what its use costs a vampire, and what it does."""

    cost: Cost
    effects: tuple[Effect, ...]


SPECIALS: dict[FieldName, Special] = {
    "Cemetery": Special((), (Gain("blood", 2),)),
    "Cathedral": Special((("popularity", 2),), (Gain("vp", 2),)),
    "Throne Hall": Special((("gold", 2),), (InfluenceInTwo(1),)),
    "Scriptorium": Special((), (Draw(2),)),
    "Gallows": Special((("popularity", 1),), (Gain("vp", 1), InfluenceIn("E", 1))),
    "Old Crypt": Special((("blood", 3),), (Gain("vp", 2),)),
}
"""SV-159."""
check_complete("SPECIALS", SPECIALS, {field.name for field in FIELDS if field.kind == "special"})
check_words([*BANDS, *BARRACKS, *SPECIALS.values()])
check_complete("EVENT_TOKENS", EVENT_TOKENS, words_of(EventTokenKind))
check_complete("STOCKS", STOCKS, words_of(Good))

"""The four vampire sheets. Names, titles and War's exception are the rulebook's; the other abilities are ours [S]."""

from __future__ import annotations

import msgspec

from lychgate.core.vocabulary import check_complete, check_words, words_of
from lychgate.games.sanguis_venenatus.data.vocabulary import Ability

NIGHTHUNTER_POPULARITY = 7
"""SV-018: the start value on the Nighthunter side."""


class Sheet(msgspec.Struct, frozen=True):
    """SV-064: a vampire sheet; its reverse is the Nighthunter, the same on all four."""

    id: str
    name: str
    title: str
    colour: str
    popularity: int
    """SV-018: the start value on the asymmetric side."""
    abilities: tuple[Ability, ...]


SHEETS = (
    Sheet("kublai", "Kublai", "Plague", "green", 7, ("tainted_blood", "pestilence", "carriers")),
    Sheet("persephone", "Persephone", "Death", "blue", 7, ("reaper", "soul_tithe", "last_harvest")),
    Sheet("siegfried", "Siegfried", "War", "red", 7, ("beyond_shame", "warlord", "levy")),
    Sheet("cassandra", "Cassandra", "Famine", "yellow", 6, ("hunger", "starvation", "second_sight")),
)
"""SV-064, SV-160..164."""
NIGHTHUNTER: tuple[Ability, ...] = ("shadow_step", "predator")
check_words(SHEETS)
check_complete("The sheets", [*NIGHTHUNTER, *(each for sheet in SHEETS for each in sheet.abilities)], words_of(Ability))

KUBLAI, PERSEPHONE, SIEGFRIED, CASSANDRA = range(len(SHEETS))

TAINTED_BLOOD = 4
PESTILENCE_AP = 2
PESTILENCE_VP = 2
PESTILENCE_POPULARITY = 1
"""SV-129, SV-160."""
TITHES = 2
RAISE_SOULS = 1
SOUL_VP = 1
"""SV-162, SV-171."""
WARLORD = 1
LEVY_LEVEL = 3
"""SV-163: the highest level of barrack for which he needs no militia."""
HUNGER_BLOOD = 3
STARVATION_AP = 2
STARVATION_VP = 1
STARVATION_BREAD = 1
STARVATION_POPULARITY = 1
"""SV-128, SV-164."""
SIGHT = 2
"""SV-087: how many event cards Second Sight looks at."""

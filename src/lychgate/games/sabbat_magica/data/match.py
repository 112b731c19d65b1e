"""The phases of a match, the options that are words, and the rules changes since the first records."""

from __future__ import annotations

from enum import StrEnum

LUXURIANCE_ALONE = "2026-11-luxuriance-alone"
"""SM-180: the rules change by which Luxuriance is also asked for where only one other answer is left."""

FLAGS = (LUXURIANCE_ALONE,)
"""Rules changes, oldest first: new matches have all of them, a record those of its header."""


class Phase(StrEnum):
    """SM-050, SM-051: where a round stands; SETUP comes before the first round, END after the last."""

    SETUP = "setup"
    CURSE = "curse"
    INVOCATION = "invocation"
    BONUS = "bonus"
    SKULDUGGERY = "skulduggery"
    FOOD = "food"
    POINTS = "points"
    APPROVAL = "approval"
    END = "end"


class PeoplesOption(StrEnum):
    """SM-003: how players get their peoples."""

    CHOOSE = "choose"
    RANDOM = "random"


class PowerLimit(StrEnum):
    """SM-172, SM-179: whether a shown card works at each of its moments, or on one single occasion."""

    EACH_TIMING = "each_timing"
    ONCE_PER_GAME = "once_per_game"

"""The coins, the ability cards and the words of Blood Coven: tables and closed vocabularies."""

from __future__ import annotations

from enum import StrEnum
from typing import Literal

import msgspec

from lychgate.core.ask import Seat
from lychgate.core.vocabulary import check_complete, check_words

# --- coins and numbers


class Coin(msgspec.Struct, frozen=True):
    """One denomination. Whether a coin is a villager, a victim or a vampire depends on where it lies (BC-005..007)."""

    letter: str
    name: str
    count: int
    claw: int
    fang: int
    vampire_vp: int
    start_slot: int
    diameter_mm: float


PENNY, NICKEL, DIME = range(3)

COINS = (
    Coin("P", "penny", 10, claw=3, fang=1, vampire_vp=3, start_slot=5, diameter_mm=19.05),
    Coin("N", "nickel", 6, claw=2, fang=2, vampire_vp=4, start_slot=4, diameter_mm=21.21),
    Coin("D", "dime", 6, claw=1, fang=3, vampire_vp=5, start_slot=3, diameter_mm=17.91),
)
"""BC-002, BC-011, BC-012, BC-023, BC-176: what each coin is worth, to whom, and where it starts."""

Coins = tuple[int, int, int]
"""A heap of coins: (pennies, nickels, dimes)."""

QUARTER_MM = 24.26
"""BC-016: the quarter marks who goes first; it is never a villager, a victim or a vampire."""

NOBODY = Seat(-1)
"""BC-027: the quarter still lies between the players."""

LETTERS = "PND"
CLAW = tuple(coin.claw for coin in COINS)
FANG = tuple(coin.fang for coin in COINS)

PLAYERS = (2, 3)
"""BC-001: how many can play."""

SLOTS = (1, 2, 3, 4, 5)
"""BC-003, BC-017: turn order slots; 1 is the fastest and acts first, 5 the slowest."""

VICTIM_VP = 1
"""BC-177: what a victim of any denomination scores."""

CITY_SIZE = 4
"""BC-060: how many coins a full city holds."""

CITY6_SIZE = 6
"""BC-210: the same with three players and `city6`."""

QUIET_ROUNDS = 3
"""BC-166: this many rounds in a row without an action end the game."""

ROUND_LIMIT = 40
"""BC-167: the last round there can be."""


# --- words

Phase = Literal["setup", "feed", "populate", "turns", "refresh", "end"]
"""BC-030: where in a round the match is."""

Placement = Literal["sealed", "open", "race"]
"""BC-200: how coins are placed in Phase 1."""

Dealing = Literal["off", "deal", "pick"]
"""BC-300: whether there are ability cards, and how players come by theirs."""

Ending = Literal["streets-empty", "no-vampires", "quiet-nights", "round-limit"]
"""BC-168: why a match ends, in the order in which it is looked at."""

Source = Literal["city", "supply"]
"""Where a villager is caught."""


# --- ability cards


class Ability(StrEnum):
    """The ability cards by name; the value is the number printed on the card, used in codes and records."""

    THREE_FEED_FOUR = "B1"
    MIXED_HERD = "B2"
    NO_COPPER_BLOOD = "B3"
    NO_NICKEL_BLOOD = "B4"
    NO_SILVER_BLOOD = "B5"
    BUSY_STREETS = "B6"
    BLOOD_PRICE = "B7"
    LONG_ARM = "B8"
    DOUBLE_HUNT = "B9"
    GREAT_HERD = "B10"
    RUMOUR = "B11"
    HALL_OF_SCREAMS = "B12"


class Effect(msgspec.Struct, frozen=True):
    """What an ability card lets its owner do, or what it adds to the score."""


class FeedForNothing(Effect, frozen=True):
    """Who has fed enough vampires may turn one more heads-up without a coin."""

    after: int
    """How many must have been fed."""
    at_the_end: bool
    """Whether it works in the final feeding as well as in Phase 1."""


class AddVillager(Effect, frozen=True):
    """After a populating that filled the city, one coin more may be added."""


class RecoverVictims(Effect, frozen=True):
    """Before feeding, one hand coin may be given back to the supply to take coins from fatigue to hand."""

    recovered: int


class TakeFromSupply(Effect, frozen=True):
    """A vampire may take from the supply if a hand coin is scared."""


class TakeTwo(Effect, frozen=True):
    """Once a round a vampire may take two villagers for a price in scare coins."""

    price: int


class SpreadRumour(Effect, frozen=True):
    """At the start of an own vampire's turn a hand coin may be scared to re-populate the city."""


class Bonus(Effect, frozen=True):
    """Points at the end."""

    vp: int
    """Points for each unit."""

    def units(self, vampires: Coins, victims: Coins, scared: Coins) -> int:
        """Count what is rewarded, given all surviving vampires, all victims, and the victims in the scare area."""
        raise NotImplementedError


class ForEachSet(Bonus, frozen=True):
    """For each set of one penny, one nickel and one dime victim."""

    def units(self, vampires: Coins, victims: Coins, scared: Coins) -> int:
        return min(victims)


class ForHavingNo(Bonus, frozen=True):
    """Once, with no vampire of this denomination."""

    coin: int

    def units(self, vampires: Coins, victims: Coins, scared: Coins) -> int:
        return 0 if vampires[self.coin] else 1


class ForVictims(Bonus, frozen=True):
    """For each group of this many victims."""

    group: int

    def units(self, vampires: Coins, victims: Coins, scared: Coins) -> int:
        return sum(victims) // self.group


class ForScared(Bonus, frozen=True):
    """For each coin in the scare area."""

    def units(self, vampires: Coins, victims: Coins, scared: Coins) -> int:
        return sum(scared)


class AbilityCard(msgspec.Struct, frozen=True):
    """A player card with an ability of its own (Series B), used only with the option `abilities` (BC-300)."""

    id: Ability
    clause: str
    does: Effect | None


CARDS = (
    # Having fed three vampires, feed a fourth for nothing.
    AbilityCard(Ability.THREE_FEED_FOUR, "BC-311", FeedForNothing(after=3, at_the_end=True)),
    # 2 points for each set of a penny, a nickel and a dime among the victims.
    AbilityCard(Ability.MIXED_HERD, "BC-312", ForEachSet(vp=2)),
    # 3 points with no penny vampire.
    AbilityCard(Ability.NO_COPPER_BLOOD, "BC-313", ForHavingNo(vp=3, coin=PENNY)),
    # 3 points with no nickel vampire.
    AbilityCard(Ability.NO_NICKEL_BLOOD, "BC-314", ForHavingNo(vp=3, coin=NICKEL)),
    # 4 points with no dime vampire.
    AbilityCard(Ability.NO_SILVER_BLOOD, "BC-315", ForHavingNo(vp=4, coin=DIME)),
    # When the city has been filled, add one villager more.
    AbilityCard(Ability.BUSY_STREETS, "BC-316", AddVillager()),
    # Give one victim back to the supply to recover two from fatigue.
    AbilityCard(Ability.BLOOD_PRICE, "BC-317", RecoverVictims(recovered=2)),
    # Scare a hand victim to take from the supply instead of the city.
    AbilityCard(Ability.LONG_ARM, "BC-318", TakeFromSupply()),
    # Two scare coins let one vampire take two villagers.
    AbilityCard(Ability.DOUBLE_HUNT, "BC-319", TakeTwo(price=2)),
    # 1 point for every two victims.
    AbilityCard(Ability.GREAT_HERD, "BC-320", ForVictims(vp=1, group=2)),
    # Scare a hand victim to re-populate, without an action.
    AbilityCard(Ability.RUMOUR, "BC-321", SpreadRumour()),
    # 1 point for each coin in the scare area.
    AbilityCard(Ability.HALL_OF_SCREAMS, "BC-322", ForScared(vp=1)),
)
CARD = {card.id: card for card in CARDS}
check_words(CARDS)
check_complete("CARD", CARD, Ability)

"""The coins and the ability cards of Blood Coven: tables, no logic."""

from __future__ import annotations

import msgspec


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

QUARTER_MM = 24.26
"""BC-016: the quarter marks who goes first; it is never a villager, a victim or a vampire."""

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
"""BC-166: so many rounds in a row without an action end the game."""

ROUND_LIMIT = 40
"""BC-167: the last round there can be."""


class AbilityCard(msgspec.Struct, frozen=True):
    """A player card with an ability of its own (Series B), used only with the option `abilities` (BC-300)."""

    id: str
    clause: str
    bonus: int = 0
    """VP per unit, for the cards that score."""


CARDS = (
    AbilityCard("B1", "BC-311"),
    AbilityCard("B2", "BC-312", bonus=2),
    AbilityCard("B3", "BC-313", bonus=3),
    AbilityCard("B4", "BC-314", bonus=3),
    AbilityCard("B5", "BC-315", bonus=4),
    AbilityCard("B6", "BC-316"),
    AbilityCard("B7", "BC-317"),
    AbilityCard("B8", "BC-318"),
    AbilityCard("B9", "BC-319"),
    AbilityCard("B10", "BC-320", bonus=1),
    AbilityCard("B11", "BC-321"),
    AbilityCard("B12", "BC-322", bonus=1),
)
CARD = {card.id: card for card in CARDS}

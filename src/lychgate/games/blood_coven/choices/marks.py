"""The table elements that options touch, and the numbers there that they change."""

from __future__ import annotations

from collections.abc import Mapping

from lychgate.core.kept import kept
from lychgate.games.blood_coven.data import LETTERS, Coins


def coin_marks(zone: str, heap: Coins) -> tuple[str, ...]:
    """Return the table elements of the denominations in a heap: `hand:0:P`."""
    return tuple(f"{zone}:{letter}" for letter, count in zip(LETTERS, heap, strict=True) if count)


@kept
def numbers(seat: int, *, hand: int = 0, scare: int = 0, fatigue: int = 0, left: int = 0) -> Mapping[str, int]:
    """Return what an answer surely changes: how many coins lie with a seat, and how many villagers are left in all."""
    changes = {f"hand:{seat}": hand, f"scare:{seat}": scare, f"fatigue:{seat}": fatigue, "left": left}
    return {id: n for id, n in changes.items() if n}


Places = tuple[str, str, str]
"""The zone in which each denomination lies when it is placed: the hand, unless card B7 is about to bring it back."""


IN_HAND: Places = ("hand", "hand", "hand")


def placed_marks(seat: int, places: Places, heap: Coins) -> tuple[str, ...]:
    """Return the table elements of coins to be placed in Phase 1."""
    return tuple(f"{places[coin]}:{seat}:{LETTERS[coin]}" for coin, count in enumerate(heap) if count)


def slot_marks(seat: int, slots: tuple[int, ...]) -> tuple[str, ...]:
    """Return the table elements of slots: `slots:0:3`."""
    return tuple(f"slots:{seat}:{slot}" for slot in slots)

"""Heaps of coins. A heap is a tuple (pennies, nickels, dimes): BC-013, coins of one denomination are interchangeable.

Texts follow the notation of the rules: `PNN` is one penny and two nickels, `-` is none, always in the order P, N, D.
"""

from __future__ import annotations

from collections.abc import Iterator
from itertools import product

from lychgate.core.kept import kept
from lychgate.games.blood_coven.data import DIME, LETTERS, NICKEL, PENNY, Coins

NONE: Coins = (0, 0, 0)


ONE: tuple[Coins, Coins, Coins] = ((1, 0, 0), (0, 1, 0), (0, 0, 1))


DENOMINATIONS = (PENNY, NICKEL, DIME)


def plus(heap: Coins, more: Coins) -> Coins:
    """Return two heaps together."""
    return heap[0] + more[0], heap[1] + more[1], heap[2] + more[2]


def minus(heap: Coins, less: Coins) -> Coins:
    """Return what is left of a heap; the caller made sure that it holds what is taken away."""
    return heap[0] - less[0], heap[1] - less[1], heap[2] - less[2]


def total(heap: Coins) -> int:
    """Count the coins."""
    return heap[0] + heap[1] + heap[2]


def holds(heap: Coins, part: Coins) -> bool:
    """Tell whether a heap contains another."""
    return heap[0] >= part[0] and heap[1] >= part[1] and heap[2] >= part[2]


def worth(heap: Coins, values: tuple[int, ...]) -> int:
    """Add up claw, fang or points of the coins."""
    return heap[0] * values[0] + heap[1] * values[1] + heap[2] * values[2]


def kinds(heap: Coins) -> int:
    """Return which denominations are present, as a bit mask."""
    return (heap[0] > 0) | (heap[1] > 0) << 1 | (heap[2] > 0) << 2


@kept
def text(heap: Coins) -> str:
    """Write a heap: `PNN`, or `-` for none."""
    return "".join(letter * count for letter, count in zip(LETTERS, heap, strict=True)) or "-"


@kept
def names(heap: Coins) -> list[str]:
    """Return a heap as piece names."""
    return [letter for letter, count in zip(LETTERS, heap, strict=True) for _ in range(count)]


def coins_of(letters: str) -> Coins:
    """Read a heap back: `PNN`, `-`."""
    return letters.count("P"), letters.count("N"), letters.count("D")


@kept
def parts(heap: Coins) -> tuple[Coins, ...]:
    """Return every part of a heap in multiset order: fewer coins first, then more pennies, then more nickels."""
    found = product(range(heap[0] + 1), range(heap[1] + 1), range(heap[2] + 1))
    return tuple(sorted(found, key=lambda part: (sum(part), -part[0], -part[1])))


@kept
def parts_of_size(heap: Coins, size: int) -> tuple[Coins, ...]:
    """Return the parts of exactly that many coins, in multiset order."""
    return tuple(part for part in parts(heap) if total(part) == size)


def each_coin(heap: Coins) -> Iterator[int]:
    """Yield the denominations coin by coin, pennies first."""
    for coin, count in enumerate(heap):
        for _ in range(count):
            yield coin

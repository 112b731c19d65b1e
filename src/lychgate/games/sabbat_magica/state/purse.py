"""Heaps of resources: how many spiders, rat tails, gemstones and masks, in this order; arithmetic and notation."""

from __future__ import annotations

from lychgate.core.kept import kept
from lychgate.games.sabbat_magica.data.resources import GATES, LETTERS, Heap

NONE: Heap = (0, 0, 0, 0)
ONE: tuple[Heap, Heap, Heap, Heap] = ((1, 0, 0, 0), (0, 1, 0, 0), (0, 0, 1, 0), (0, 0, 0, 1))
BATCH: Heap = (1, 1, 1, 1)
"""SM-220: one of each kind."""


def plus(a: Heap, b: Heap) -> Heap:
    return a[0] + b[0], a[1] + b[1], a[2] + b[2], a[3] + b[3]


def minus(a: Heap, b: Heap) -> Heap:
    return a[0] - b[0], a[1] - b[1], a[2] - b[2], a[3] - b[3]


def times(n: int, heap: Heap) -> Heap:
    """Return a heap with every count multiplied by `n`."""
    return n * heap[0], n * heap[1], n * heap[2], n * heap[3]


@kept
def heap_of(letters: str) -> Heap:
    """Read a heap: `SSG` is two spiders and a gemstone, `-` nothing."""
    return letters.count("S"), letters.count("R"), letters.count("G"), letters.count("M")


@kept
def text(heap: Heap) -> str:
    """Write a heap, always in the order S, R, G, M: `SSG`, or `-`."""
    return "".join(letter * count for letter, count in zip(LETTERS, heap, strict=True)) or "-"


FEES: tuple[Heap, ...] = tuple(heap_of(gate) for gate in GATES)
"""SM-125: what each gate asks for."""

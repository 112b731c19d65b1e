"""Heaps of resources: four counts, spiders, rat tails, gemstones and masks, with the arithmetic and the notation."""

from __future__ import annotations

from functools import cache

from lychgate.core.say import Say
from lychgate.games.sabbat_magica.data import GATES, KINDS, LETTERS, RESOURCES

Heap = tuple[int, int, int, int]

NONE: Heap = (0, 0, 0, 0)
ONE: tuple[Heap, Heap, Heap, Heap] = ((1, 0, 0, 0), (0, 1, 0, 0), (0, 0, 1, 0), (0, 0, 0, 1))
BATCH: Heap = (1, 1, 1, 1)
"""SM-220: one of each kind."""


def plus(a: Heap, b: Heap) -> Heap:
    """Put two heaps together."""
    return a[0] + b[0], a[1] + b[1], a[2] + b[2], a[3] + b[3]


def minus(a: Heap, b: Heap) -> Heap:
    """Take one heap from another."""
    return a[0] - b[0], a[1] - b[1], a[2] - b[2], a[3] - b[3]


def times(n: int, heap: Heap) -> Heap:
    """Return so many of each token."""
    return n * heap[0], n * heap[1], n * heap[2], n * heap[3]


@cache
def heap_of(letters: str) -> Heap:
    """Read a heap: `SSG` is two spiders and a gemstone, `-` nothing."""
    return letters.count("S"), letters.count("R"), letters.count("G"), letters.count("M")


@cache
def text(heap: Heap) -> str:
    """Write a heap, always in the order S, R, G, M: `SSG`, or `-`."""
    return "".join(letter * count for letter, count in zip(LETTERS, heap, strict=True)) or "-"


FEES: tuple[Heap, ...] = tuple(heap_of(gate) for gate in GATES)
"""SM-125: what each gate asks for."""


# --- words


def kind_word(kind: str) -> Say:
    """Say a kind of resource, by its id."""
    return Say("resource", {"resource": kind})


KIND_WORDS = tuple(kind_word(RESOURCES[kind]) for kind in KINDS)


@cache
def _words(letters: str) -> tuple[Say, ...]:
    heap = heap_of(letters)
    said = (Say("resources", {"resource": RESOURCES[kind], "count": heap[kind]}) for kind in KINDS if heap[kind])
    return tuple(said) or (Say("nothing"),)


def heap_words(letters: str) -> list[Say]:
    """Say a heap in the notation of codes: two spiders and a gemstone."""
    return list(_words(letters))

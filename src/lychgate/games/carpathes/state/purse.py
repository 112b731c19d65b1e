"""Human cards as counts: a purse is (men, women, old men)."""

from __future__ import annotations

from collections.abc import Iterable, Iterator

from lychgate.core.kept import kept
from lychgate.games.carpathes.data import HUMAN_CARDS, HUMANS, VALUES, Purse

NONE: Purse = (0, 0, 0)
LETTERS = "".join(human.letter for human in HUMANS)
_OF_CARD = HUMAN_CARDS


def purse_of(cards: Iterable[int]) -> Purse:
    """Count the Human cards of a hand."""
    counts = [0, 0, 0]
    for card in cards:
        counts[_OF_CARD[card]] += 1
    return counts[0], counts[1], counts[2]


@kept
def worth(purse: Purse) -> int:
    """Return what Human cards are worth in doses of blood."""
    return purse[0] * VALUES[0] + purse[1] * VALUES[1] + purse[2] * VALUES[2]


@kept
def least(purse: Purse) -> int:
    """Return the worth of the least valuable card of a purse, 0 for an empty one."""
    return next((value for count, value in zip(reversed(purse), reversed(VALUES), strict=True) if count), 0)


def minus(purse: Purse, other: Purse) -> Purse:
    """Take cards away."""
    return purse[0] - other[0], purse[1] - other[1], purse[2] - other[2]


@kept
def parts(purse: Purse) -> tuple[Purse, ...]:
    """Return every set of cards that can be taken from a purse: fewer cards first, then men before women."""
    men, women, old = purse
    found = [(m, w, o) for m in range(men + 1) for w in range(women + 1) for o in range(old + 1)]
    return tuple(sorted(found, key=lambda part: (sum(part), -part[0], -part[1])))


def letters(purse: Purse) -> str:
    """Write a purse as in the notation: `MMO`."""
    return "".join(letter * count for letter, count in zip(LETTERS, purse, strict=True))


def each_of(purse: Purse) -> Iterator[str]:
    """Yield the kind of every Human in a purse."""
    return (human.id for human, count in zip(HUMANS, purse, strict=True) for _ in range(count))


def kinds(purse: Purse) -> Iterator[str]:
    """Yield the ids of the kinds in a purse."""
    return (human.id for human, count in zip(HUMANS, purse, strict=True) if count)

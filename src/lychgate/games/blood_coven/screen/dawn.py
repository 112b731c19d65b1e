"""The points each player would have if the game ended now, read from what lies on the table."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from itertools import combinations

from lychgate.core.zones import named
from lychgate.games.blood_coven.data import (
    CARD,
    COINS,
    LETTERS,
    VICTIM_VP,
    Ability,
    Bonus,
    Coins,
    Effect,
    FeedForNothing,
)

_VAMPIRE_VP = {coin.letter: coin.vampire_vp for coin in COINS}


def dawn(
    slots: Sequence[str],
    food: Sequence[str],
    hand: Sequence[str],
    scare: Sequence[str],
    fatigue: Sequence[str],
    card: Ability | None,
) -> tuple[int, int, int]:
    """BC-170..178, 311: points from vampires, victims and ability card after the final feeding that brings the most.

    All are names of pieces as a view gives them; `food` lies on the vampires of `slots`.
    """
    alive: list[str] = []
    hungry: list[str] = []
    for vampire, meal in zip(slots, food, strict=True):
        letter, face = named(vampire)
        if letter:
            (hungry if face == "tails" and not meal else alive).append(letter)
    victims = [*hand, *scare, *fatigue, *(meal for meal in food if meal)]
    does = None if card is None else CARD[card].does
    herd, scared = _counted(victims), _counted(scare)

    def scored(fed: tuple[str, ...]) -> tuple[int, int]:
        vampires = [*alive, *fed]
        points = sum(_VAMPIRE_VP[letter] for letter in vampires)
        return points, does.vp * does.units(_counted(vampires), herd, scared) if isinstance(does, Bonus) else 0

    vampires, bonus = max(map(scored, _feedings(hungry, len(hand), does)), key=sum)
    return vampires, VICTIM_VP * len(victims), bonus


def _feedings(hungry: Sequence[str], coins: int, does: Effect | None) -> Iterator[tuple[str, ...]]:
    """BC-170, 172, 311: who may be fed: as many as there are coins, and with card B1 perhaps one more for nothing."""
    count = min(len(hungry), coins)
    yield from combinations(hungry, count)
    if isinstance(does, FeedForNothing) and does.at_the_end and does.after <= count < len(hungry):
        yield from combinations(hungry, count + 1)


def _counted(letters: Iterable[str]) -> Coins:
    pennies, nickels, dimes = (sum(1 for each in letters if each == letter) for letter in LETTERS)
    return pennies, nickels, dimes

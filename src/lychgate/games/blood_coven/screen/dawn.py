"""The points each player would have if the game ended now, read from what lies on the table."""

from __future__ import annotations

from collections.abc import Iterable, Sequence

from lychgate.games.blood_coven.data import CARD, COINS, LETTERS, VICTIM_VP, Ability, Bonus, Coins

_VAMPIRE_VP = {coin.letter: coin.vampire_vp for coin in COINS}


def dawn(
    slots: Sequence[str],
    food: Sequence[str],
    hand: Sequence[str],
    scare: Sequence[str],
    fatigue: Sequence[str],
    card: Ability | None,
) -> tuple[int, int, int]:
    """BC-170..178: points from vampires, victims and ability card after a final feeding, the most valuable fed first.

    All are names of pieces as a view gives them; `food` lies on the vampires of `slots`.
    """
    alive: list[str] = []
    hungry: list[str] = []
    for vampire, meal in zip(slots, food, strict=True):
        letter, _, face = vampire.partition(".")
        if letter:
            (hungry if face == "tails" and not meal else alive).append(letter)
    hungry.sort(key=_VAMPIRE_VP.__getitem__, reverse=True)
    alive += hungry[: len(hand)]
    victims = [*hand, *scare, *fatigue, *(meal for meal in food if meal)]
    does = None if card is None else CARD[card].does
    bonus = does.vp * does.units(_counted(alive), _counted(victims), _counted(scare)) if isinstance(does, Bonus) else 0
    return sum(_VAMPIRE_VP[letter] for letter in alive), VICTIM_VP * len(victims), bonus


def _counted(letters: Iterable[str]) -> Coins:
    pennies, nickels, dimes = (sum(1 for each in letters if each == letter) for letter in LETTERS)
    return pennies, nickels, dimes

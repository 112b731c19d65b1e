"""A second reading of the rules, written from the ledger alone: slow, plain, and sharing no code with the game.

It lists what a player may choose, in canonical order, from letters and numbers. The tests compare it with the game.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator
from itertools import combinations, product

CLAW = {"P": 3, "N": 2, "D": 1}
FANG = {"P": 1, "N": 2, "D": 3}


def heaps(coins: str) -> list[str]:
    """Every part of a heap in multiset order: fewer coins first, then more pennies, then more nickels."""
    counts = [range(coins.count(letter) + 1) for letter in "PND"]
    found = sorted(product(*counts), key=lambda part: (sum(part), -part[0], -part[1]))
    return ["P" * p + "N" * n + "D" * d for p, n, d in found]


def without(coins: str, part: str) -> str:
    """What is left of a heap."""
    for coin in part:
        coins = coins.replace(coin, "", 1)
    return coins


def frugal(sets: list[str], enough: Callable[[str], bool]) -> Iterator[str]:
    """BC-146: the sets that are enough and would not be if any one of their coins were left out."""
    for rage in sets:
        if enough(rage) and not any(enough(without(rage, coin)) for coin in set(rage)):
            yield rage


def plus(rage: str) -> str:
    return f"+{rage}" if rage else ""


def raised(own: int, rage: str, values: dict[str, int]) -> int:
    return own + sum(values[coin] for coin in rage)


def takes(vampire: str, city: str, scare: str) -> Iterator[str]:
    for coin in "PND":
        if coin in city:
            for rage in frugal(heaps(scare), lambda r, c=coin: raised(CLAW[vampire], r, CLAW) >= CLAW[c]):  # type: ignore[misc]
                yield f"take:{coin}{plus(rage)}"


def far_takes(vampire: str, supply: str, hand: str, scare: str) -> Iterator[str]:
    """BC-318."""
    for coin in "PND":
        for scared in "PND":
            if coin in supply and scared in hand:
                for rage in frugal(heaps(scare), lambda r, c=coin: raised(CLAW[vampire], r, CLAW) >= CLAW[c]):  # type: ignore[misc]
                    yield f"far:{coin}~{scared}{plus(rage)}"


def double_takes(vampire: str, city: str, supply: str, scare: str) -> Iterator[str]:
    """BC-319: Blood Rage without waste for some claw from the villager's up to 3."""
    if len(city) + len(supply) < 2:
        return
    for coin in "PND":
        for price in heaps(scare):
            if coin in city and len(price) == 2:
                rest = heaps(without(scare, price))
                allowed = {
                    rage
                    for goal in range(CLAW[coin], 4)
                    for rage in frugal(rest, lambda r, g=goal: raised(CLAW[vampire], r, CLAW) >= g)  # type: ignore[misc]
                }
                for rage in rest:
                    if rage in allowed:
                        yield f"take:{coin}{plus(rage)}*{price}"


def makes(vampire: str, hand: str, scare: str, occupied: set[int]) -> Iterator[str]:
    free = [slot for slot in (5, 4, 3, 2, 1) if slot not in occupied]
    for coin in "PND":
        if coin in hand:
            for slot in free:
                needed = FANG[coin] + free[0] - slot
                for rage in frugal(heaps(scare), lambda r, n=needed: raised(FANG[vampire], r, FANG) >= n):  # type: ignore[misc]
                    yield f"make:{coin}@{slot}{plus(rage)}"


def actions(
    vampire: str,
    occupied: set[int],
    hand: str,
    scare: str,
    city: str,
    supply: str,
    card: str = "",
    hunted: bool = False,
) -> list[str]:
    """D5: everything a vampire may do on its turn."""
    found = ["pass", *takes(vampire, city, scare)]
    if card == "long_arm":
        found += far_takes(vampire, supply, hand, scare)
    if card == "double_hunt" and not hunted:
        found += double_takes(vampire, city, supply, scare)
    found += makes(vampire, hand, scare, occupied)
    if city or supply:
        found += (f"repop:{coin}" for coin in "PND" if coin in scare)
    return found


def feedings(hungry: list[int], hand: str) -> list[str]:
    """D2: every way to feed some of the hungry."""
    return ["feed:-"] + [
        f"feed:{','.join(map(str, slots))}<{coins}"
        for size in range(1, len(hungry) + 1)
        for slots in combinations(hungry, size)
        for coins in heaps(hand)
        if len(coins) == size
    ]

"""What coins, slots and ability cards are called."""

from __future__ import annotations

from lychgate.core.kept import kept
from lychgate.core.say import Say
from lychgate.games.blood_coven.data import LETTERS, Coins


@kept
def coin_word(letter: str) -> Say:
    """Say a denomination by its letter."""
    return Say("coin", {"coin": letter})


def denomination_word(coin: int) -> Say:
    """Say a denomination by its number: 0 penny, 1 nickel, 2 dime."""
    return coin_word(LETTERS[coin])


@kept
def coin_words(heap: Coins) -> list[Say]:
    """Say a heap: "a penny and two nickels", or "nothing"."""
    counts = zip(LETTERS, heap, strict=True)
    return [Say("coins", {"coin": letter, "count": count}) for letter, count in counts if count] or [Say("nothing")]


def card_word(card: str) -> Say:
    """Say an ability card by its number: `B7`."""
    return Say(f"card-{card.lower()}")


def card_title(card: str) -> Say:
    """Say an ability card in a sentence, with marks around its name."""
    return Say("card-title", {"card": card_word(card)})


@kept
def slot_words(slots: tuple[int, ...]) -> list[Say]:
    """Say slots: "coffin 3 and coffin 5", or "nobody"."""
    return [Say("coffin", {"slot": slot}) for slot in slots] or [Say("nobody")]

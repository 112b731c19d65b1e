"""Words for the things of Carpathes, as keys and arguments, and the kinds of event fields that become words."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Annotated

from lychgate.core.ask import Seat
from lychgate.core.events import Spoken
from lychgate.core.kept import kept
from lychgate.core.say import Say, who
from lychgate.games.carpathes.data import HUMANS, Purse


@kept
def card_word(card: str) -> Say:
    """Say the name of a card, an event, a character or a colour."""
    return Say("card-" + card.replace("_", "-"))


def card_words(cards: Iterable[str]) -> list[Say]:
    return [card_word(card) for card in cards]


def players(seats: Iterable[int]) -> list[Say]:
    return [who(seat) for seat in seats]


@kept
def purse_words(purse: Purse) -> list[Say]:
    """Say how many cards of each kind a purse holds."""
    return [Say(f"humans-{kind.id}", {"count": count}) for kind, count in zip(HUMANS, purse, strict=True) if count]


def payment_words(humans: Purse, blood: int) -> list[Say]:
    """CA-037: say what a payment consists of: Humans, doses from the counter, or both."""
    doses = [Say("payment-blood", {"blood": blood})] if blood else []
    return [*purse_words(humans), *doses]


Facts = dict[str, str | int | Say | list[Say]]
"""What a sentence is told with."""

Card = Annotated[str, Spoken(card_word)]
Prey = Annotated[str | None, Spoken(card_word)]
"""A card, or none."""
Cards = Annotated[tuple[str, ...], Spoken(card_words)]
Humans = Annotated[Purse, Spoken(purse_words)]
Price = Annotated[tuple[Purse, int], Spoken(lambda price: payment_words(*price))]
"""Humans and doses from the counter that were paid."""
Seats = Annotated[tuple[Seat, ...], Spoken(players)]

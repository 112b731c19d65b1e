"""Reasons that several questions share."""

from __future__ import annotations

from collections.abc import Iterator

from lychgate.core.ask import Obstacle, obstacle
from lychgate.games.blood_coven.data import LETTERS, Coins
from lychgate.games.blood_coven.state.purse import DENOMINATIONS, coins_of
from lychgate.games.blood_coven.words.names import coin_words


def lacking(hand: Coins, wanted: Coins) -> Iterator[Obstacle]:
    """BC-046: one reason for each denomination of which the hand holds too few, naming one coin more than it holds."""
    for coin in DENOMINATIONS:
        if wanted[coin] > hand[coin]:
            more = coins_of(LETTERS[coin] * (hand[coin] + 1))
            yield obstacle("BC-046", "not-in-hand", coins=coin_words(more), hand=coin_words(hand))

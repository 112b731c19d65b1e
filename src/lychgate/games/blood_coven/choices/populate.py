"""Who may come to the city."""

from __future__ import annotations

from collections.abc import Iterator

from lychgate.core.ask import Menu, Obstacle, Option, obstacle
from lychgate.core.kept import kept
from lychgate.core.say import Say
from lychgate.games.blood_coven.data import CLAW, LETTERS
from lychgate.games.blood_coven.state.purse import DENOMINATIONS
from lychgate.games.blood_coven.words.names import coin_word


@kept
def pop_menu(code: str, kinds: int) -> Menu[int]:
    """BC-062: any denomination that is in the supply; `kinds` says which are."""

    def bars(coin: int) -> Iterator[Obstacle]:
        if not kinds >> coin & 1:
            yield obstacle("BC-062", "not-in-supply", coin=coin_word(LETTERS[coin]))

    return Menu(
        (
            Option(
                f"{code}:{LETTERS[coin]}",
                coin,
                (f"supply:{LETTERS[coin]}",),
                Say("option-pop", {"coin": coin_word(LETTERS[coin]), "claw": CLAW[coin]}),
            )
            for coin in DENOMINATIONS
        ),
        bars,
    )


@kept
def busy_streets_menu(kinds: int) -> Menu[int]:
    """BC-316: one coin more of any denomination in the supply, or none (-1)."""
    return Menu.joined(Menu([Option("b6:-", -1, label=Say("option-b6-none"), idle=True)]), pop_menu("b6", kinds))


LUCKY_STREETS = Menu(
    [Option("b6:-", -1, label=Say("option-b6-none"), idle=True), Option("b6:yes", 0, ("supply",), Say("option-b6-yes"))]
)
"""BC-220: with `random_streets` the owner of card B6 only says yes or no."""

"""Re-populate, the action and the rumour of card B11."""

from __future__ import annotations

from collections.abc import Iterator

from lychgate.core.ask import Menu, Obstacle, Option, obstacle
from lychgate.core.kept import kept
from lychgate.core.say import Say
from lychgate.games.blood_coven.choices.action import Action
from lychgate.games.blood_coven.choices.marks import numbers
from lychgate.games.blood_coven.data import LETTERS, Coins
from lychgate.games.blood_coven.state.purse import DENOMINATIONS, NONE
from lychgate.games.blood_coven.words.names import coin_word


@kept
def rumour_menu(seat: int, hand: int, villagers: bool) -> Menu[int]:
    """BC-321: one hand coin is scared, or none (-1); not when there is no villager left anywhere."""

    def bars(coin: int) -> Iterator[Obstacle]:
        if coin >= 0 and not hand >> coin & 1:
            yield obstacle("BC-321", "not-fresh", coin=coin_word(LETTERS[coin]))
        if coin >= 0 and not villagers:
            yield obstacle("BC-321", "no-villagers")

    no = Option("b11:-", -1, label=Say("option-b11-none"), idle=True)
    scared = (
        Option(
            f"b11:{LETTERS[coin]}",
            coin,
            (f"hand:{seat}:{LETTERS[coin]}",),
            Say("option-b11", {"coin": coin_word(LETTERS[coin])}),
            brings=numbers(seat, hand=-1, scare=1),
        )
        for coin in DENOMINATIONS
    )
    return Menu([no, *scared], bars)


@kept
def repopulates(seat: int, scare: Coins, villagers: bool, starving: bool) -> Menu[Action]:
    """BC-150, 155: pay one scare coin; not when there is no villager left anywhere."""

    def bars(action: Action) -> Iterator[Obstacle]:
        if scare == NONE:
            yield obstacle("BC-150", "nobody-scared")
        elif not scare[action.coin]:
            yield obstacle("BC-150", "no-scare-coin", coin=coin_word(LETTERS[action.coin]))
        if not villagers:
            yield obstacle("BC-155", "no-villagers")

    return Menu(
        (
            Option(
                f"repop:{LETTERS[coin]}",
                Action("repop", coin),
                (f"scare:{seat}:{LETTERS[coin]}",),
                Say("option-repop", {"coin": coin_word(LETTERS[coin]), "starving": int(starving)}),
                facts={"scared": 1},
                brings=numbers(seat, scare=-1, fatigue=1),
            )
            for coin in DENOMINATIONS
        ),
        bars,
    )

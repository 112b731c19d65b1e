"""Take victim, with Blood Rage, and with cards B8 and B9."""

from __future__ import annotations

from collections.abc import Iterator
from functools import partial

from lychgate.core.ask import Menu, Obstacle, Option, obstacle
from lychgate.core.kept import kept
from lychgate.core.say import Say
from lychgate.games.blood_coven.choices.action import Action, Spoken, is_wasteful
from lychgate.games.blood_coven.choices.marks import coin_marks, numbers
from lychgate.games.blood_coven.data import CLAW, LETTERS, Coins
from lychgate.games.blood_coven.state.purse import (
    DENOMINATIONS,
    ONE,
    minus,
    parts,
    parts_of_size,
    plus,
    text,
    total,
    worth,
)
from lychgate.games.blood_coven.words.names import coin_word, coin_words


@kept
def second_catch_menu(seat: int, city: int, claw: int, last: bool) -> Menu[int]:
    """BC-319: one more villager that the raised claw reaches, or none (-1); `last`: no other is left anywhere."""

    def bars(coin: int) -> Iterator[Obstacle]:
        if coin >= 0 and not city >> coin & 1:
            yield obstacle("BC-113", "not-in-city", coin=coin_word(LETTERS[coin]))
        if coin >= 0 and claw < CLAW[coin]:
            yield obstacle("BC-110", "claw", claw=claw, needed=CLAW[coin], coin=coin_word(LETTERS[coin]))

    no = Option("take2:-", -1, label=Say("option-take2-none"), idle=True)
    villagers = (
        Option(
            f"take2:{LETTERS[coin]}",
            coin,
            (f"city:{LETTERS[coin]}",),
            Say("option-take2", {"coin": coin_word(LETTERS[coin]), "last": int(last)}),
            brings=numbers(seat, hand=1, left=-1),
        )
        for coin in DENOMINATIONS
    )
    return Menu([no, *villagers], bars)


def _take(seat: int, starving: bool, last: bool, action: Action) -> Option[Action]:
    letter = LETTERS[action.coin]
    code = f"take:{letter}" + (f"+{text(action.rage)}" if total(action.rage) else "")
    key = "option-take"
    if total(action.price):
        code += f"*{text(action.price)}"
        key = "option-hunt-rage" if total(action.rage) else "option-hunt"
    elif total(action.rage):
        key = "option-take-rage"
    spent = plus(action.rage, action.price)
    spoken: Spoken = {
        "coin": coin_word(letter),
        "rage": coin_words(action.rage),
        "price": coin_words(action.price),
    }
    label = Say(key, {**spoken, "starving": int(starving), "last": int(last)})
    marks = (f"city:{letter}", *coin_marks(f"scare:{seat}", spent))
    # How much a double hunt catches in all depends on its second catch.
    caught = 0 if total(action.price) else 1
    brings = numbers(seat, hand=caught, scare=-total(spent), fatigue=total(spent), left=-caught)
    return Option(code, action, marks, label, facts={"scared": total(spent)}, brings=brings)


@kept
def takes(seat: int, vampire: int, city: int, scare: Coins, starving: bool = False, last: bool = False) -> Menu[Action]:
    """BC-110..115, 140..146: catch one villager whose claw the vampire's claw reaches, with Blood Rage if it must.

    Whether somebody would then starve, and whether that villager is the `last`, is told with the answers.
    """

    def bars(action: Action) -> Iterator[Obstacle]:
        claw = CLAW[vampire] + worth(action.rage, CLAW)
        needed = CLAW[action.coin]
        if not city >> action.coin & 1:
            yield obstacle("BC-113", "not-in-city", coin=coin_word(LETTERS[action.coin]))
        if claw < needed:
            yield obstacle("BC-110", "claw", claw=claw, needed=needed, coin=coin_word(LETTERS[action.coin]))
        elif is_wasteful(action.rage, claw - needed, CLAW):
            yield obstacle("BC-146", "waste", coins=coin_words(action.rage))

    actions = [Action("take", coin, rage=rage) for coin in DENOMINATIONS for rage in parts(scare)]
    return Menu.of(actions, partial(_take, seat, starving, last), bars)


def _far(seat: int, starving: bool, last: bool, action: Action) -> Option[Action]:
    letter, scared = LETTERS[action.coin], text(action.price)
    code = f"far:{letter}~{scared}" + (f"+{text(action.rage)}" if total(action.rage) else "")
    marks = (f"supply:{letter}", *coin_marks(f"hand:{seat}", action.price), *coin_marks(f"scare:{seat}", action.rage))
    key = "option-far-rage" if total(action.rage) else "option-far"
    spoken: Spoken = {"coin": coin_word(letter), "scared": coin_word(scared), "rage": coin_words(action.rage)}
    label = Say(key, {**spoken, "starving": int(starving), "last": int(last)})
    spent = total(action.rage)
    brings = numbers(seat, scare=1 - spent, fatigue=spent, left=-1)
    return Option(code, action, marks, label, facts={"scared": spent}, brings=brings)


@kept
def far_takes(
    seat: int, vampire: int, supply: int, hand: int, scare: Coins, starving: bool, last: bool
) -> Menu[Action]:
    """BC-318: scare a hand coin to take from the supply; Blood Rage from the coins that were in scare before."""

    def bars(action: Action) -> Iterator[Obstacle]:
        claw = CLAW[vampire] + worth(action.rage, CLAW)
        needed = CLAW[action.coin]
        if not supply >> action.coin & 1:
            yield obstacle("BC-318", "not-in-supply", coin=coin_word(LETTERS[action.coin]))
        if not any(action.price[coin] and hand >> coin & 1 for coin in DENOMINATIONS):
            yield obstacle("BC-318", "not-fresh", coin=coin_word(text(action.price)))
        if claw < needed:
            yield obstacle("BC-110", "claw", claw=claw, needed=needed, coin=coin_word(LETTERS[action.coin]))
        elif is_wasteful(action.rage, claw - needed, CLAW):
            yield obstacle("BC-146", "waste", coins=coin_words(action.rage))

    actions = [
        Action("far", coin, rage=rage, price=ONE[scared])
        for coin in DENOMINATIONS
        for scared in DENOMINATIONS
        for rage in parts(scare)
    ]
    return Menu.of(actions, partial(_far, seat, starving, last), bars)


@kept
def double_takes(
    seat: int, vampire: int, city: int, scare: Coins, villagers: int, price: int, hunted: bool, starving: bool
) -> Menu[Action]:
    """BC-319: two scare coins pay for two catches; Blood Rage without waste for some claw up to 3 counts for both."""

    def bars(action: Action) -> Iterator[Obstacle]:
        claw = CLAW[vampire] + worth(action.rage, CLAW)
        needed = CLAW[action.coin]
        if hunted:
            yield obstacle("BC-319", "hunted-already")
        if villagers < 2:
            yield obstacle("BC-319", "too-few-villagers")
        if not city >> action.coin & 1:
            yield obstacle("BC-113", "not-in-city", coin=coin_word(LETTERS[action.coin]))
        if claw < needed:
            yield obstacle("BC-110", "claw", claw=claw, needed=needed, coin=coin_word(LETTERS[action.coin]))
        elif not any(
            goal <= claw and not is_wasteful(action.rage, claw - goal, CLAW) for goal in range(needed, max(CLAW) + 1)
        ):
            yield obstacle("BC-146", "waste", coins=coin_words(action.rage))

    actions = [
        Action("hunt", coin, rage=rage, price=paid)
        for coin in DENOMINATIONS
        for paid in parts_of_size(scare, price)
        for rage in parts(minus(scare, paid))
    ]
    return Menu.of(actions, partial(_take, seat, starving, False), bars)

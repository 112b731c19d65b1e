"""The actions of a vampire (D5) and why others are not possible: Take victim, Make vampire, Re-populate, pass.

One predicate, `bars`, makes the options and explains the rest. The parts of a menu depend on few facts each and
are kept.
"""

from __future__ import annotations

from collections.abc import Iterator
from functools import lru_cache, partial

import msgspec

from lychgate.core.ask import Menu, Obstacle, Option
from lychgate.core.say import Say
from lychgate.games.blood_coven.data import CLAW, FANG, LETTERS, SLOTS
from lychgate.games.blood_coven.menus import KEPT, coin_marks, obstacle, slot_marks
from lychgate.games.blood_coven.purse import (
    DENOMINATIONS,
    NONE,
    ONE,
    Coins,
    coin_word,
    coin_words,
    minus,
    parts,
    parts_of_size,
    text,
    total,
    worth,
)


class Action(msgspec.Struct, frozen=True):
    """What a vampire does on its turn."""

    kind: str
    """pass, take, far (card B8), make or repop."""
    coin: int = 0
    """The villager caught, the victim turned, or the scare coin paid for Re-populate."""
    place: int = 0
    """For make: the new vampire's slot."""
    rage: Coins = NONE
    """The scare coins spent on Blood Rage."""
    price: Coins = NONE
    """Card B9: the two scare coins paid. Card B8: the hand coin that is scared."""


PASS = Option("pass", Action("pass"), label=Say("option-pass"))


def is_wasteful(rage: Coins, spare: int, values: tuple[int, ...]) -> bool:
    """BC-146: whether some coin of the set could be left out, given by how much the set goes beyond what is needed."""
    return any(count and values[coin] <= spare for coin, count in enumerate(rage))


def basic_place(free: tuple[int, ...]) -> int:
    """BC-124: the slowest available slot, the empty one with the highest number."""
    return free[-1]


# --- Take victim


def _take(seat: int, action: Action) -> Option[Action]:
    letter = LETTERS[action.coin]
    code = f"take:{letter}" + (f"+{text(action.rage)}" if total(action.rage) else "")
    key = "option-take"
    if total(action.price):
        code += f"*{text(action.price)}"
        key = "option-hunt-rage" if total(action.rage) else "option-hunt"
    elif total(action.rage):
        key = "option-take-rage"
    spent = coin_marks(f"scare:{seat}", (action.rage[0] + action.price[0], action.rage[1] + action.price[1],
                                         action.rage[2] + action.price[2]))  # fmt: skip
    label = Say(
        key, {"coin": coin_word(letter), "rage": coin_words(text(action.rage)), "price": coin_words(text(action.price))}
    )
    return Option(code, action, (f"city:{letter}", *spent), label)


@lru_cache(maxsize=KEPT)
def takes(seat: int, vampire: int, city: int, scare: Coins) -> Menu[Action]:
    """BC-110..115, 140..146: catch one villager whose claw the vampire's claw reaches, with Blood Rage if it must."""

    def bars(action: Action) -> Iterator[Obstacle]:
        claw = CLAW[vampire] + worth(action.rage, CLAW)
        needed = CLAW[action.coin]
        if not city >> action.coin & 1:
            yield obstacle("BC-113", "not-in-city", coin=coin_word(LETTERS[action.coin]))
        if claw < needed:
            yield obstacle("BC-110", "claw", claw=claw, needed=needed, coin=coin_word(LETTERS[action.coin]))
        elif is_wasteful(action.rage, claw - needed, CLAW):
            yield obstacle("BC-146", "waste", coins=coin_words(text(action.rage)))

    actions = [Action("take", coin, rage=rage) for coin in DENOMINATIONS for rage in parts(scare)]
    return Menu.of(actions, partial(_take, seat), bars)


# --- Make vampire


def _make(seat: int, action: Action) -> Option[Action]:
    letter = LETTERS[action.coin]
    code = f"make:{letter}@{action.place}" + (f"+{text(action.rage)}" if total(action.rage) else "")
    key = "option-make-rage" if total(action.rage) else "option-make"
    marks = (f"hand:{seat}:{letter}", *slot_marks(seat, (action.place,)), *coin_marks(f"scare:{seat}", action.rage))
    return Option(
        code,
        action,
        marks,
        Say(key, {"coin": coin_word(letter), "slot": action.place, "rage": coin_words(text(action.rage))}),
    )


@lru_cache(maxsize=KEPT)
def makes(seat: int, vampire: int, coin: int, held: bool, free: tuple[int, ...], scare: Coins) -> Menu[Action]:
    """BC-120..128, 140..146: turn a hand victim whose fang the vampire's fang reaches; surplus brings it forward."""

    def bars(action: Action) -> Iterator[Obstacle]:
        fang = FANG[vampire] + worth(action.rage, FANG)
        needed = FANG[coin]
        if not held:
            yield obstacle("BC-121", "not-fresh", coin=coin_word(LETTERS[coin]))
        if not free:
            yield obstacle("BC-127", "card-full")
            return
        if action.place not in free:
            yield obstacle("BC-126", "slot-taken", slot=action.place)
        if fang < needed:
            yield obstacle("BC-120", "fang", fang=fang, needed=needed, coin=coin_word(LETTERS[coin]))
            return
        slowest = basic_place(free)
        reach = max(1, slowest - (fang - needed))
        if action.place < reach:
            yield obstacle("BC-125", "too-fast", slot=action.place, slowest=slowest, surplus=fang - needed)
        else:
            spare = fang - needed - max(0, slowest - action.place)
            if is_wasteful(action.rage, spare, FANG):
                yield obstacle("BC-146", "waste", coins=coin_words(text(action.rage)))

    actions = [Action("make", coin, place, rage) for place in reversed(SLOTS) for rage in parts(scare)]
    return Menu.of(actions, partial(_make, seat), bars)


# --- Re-populate


@lru_cache(maxsize=KEPT)
def repopulates(seat: int, scare: Coins, villagers: bool) -> Menu[Action]:
    """BC-150, 155: pay one scare coin; not when there is no villager left anywhere."""

    def bars(action: Action) -> Iterator[Obstacle]:
        if not scare[action.coin]:
            yield obstacle("BC-150", "no-scare-coin", coin=coin_word(LETTERS[action.coin]))
        if not villagers:
            yield obstacle("BC-155", "no-villagers")

    return Menu(
        (
            Option(
                f"repop:{LETTERS[coin]}",
                Action("repop", coin),
                (f"scare:{seat}:{LETTERS[coin]}",),
                Say("option-repop", {"coin": coin_word(LETTERS[coin])}),
            )
            for coin in DENOMINATIONS
        ),
        bars,
    )


# --- card B8: taking from the supply


def _far(seat: int, action: Action) -> Option[Action]:
    letter, scared = LETTERS[action.coin], text(action.price)
    code = f"far:{letter}~{scared}" + (f"+{text(action.rage)}" if total(action.rage) else "")
    marks = (f"supply:{letter}", *coin_marks(f"hand:{seat}", action.price), *coin_marks(f"scare:{seat}", action.rage))
    key = "option-far-rage" if total(action.rage) else "option-far"
    label = Say(key, {"coin": coin_word(letter), "scared": coin_word(scared), "rage": coin_words(text(action.rage))})
    return Option(code, action, marks, label)


@lru_cache(maxsize=KEPT)
def far_takes(seat: int, vampire: int, supply: int, hand: int, scare: Coins) -> Menu[Action]:
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
            yield obstacle("BC-146", "waste", coins=coin_words(text(action.rage)))

    actions = [
        Action("far", coin, rage=rage, price=ONE[scared])
        for coin in DENOMINATIONS
        for scared in DENOMINATIONS
        for rage in parts(scare)
    ]
    return Menu.of(actions, partial(_far, seat), bars)


# --- card B9: two catches


@lru_cache(maxsize=KEPT)
def double_takes(seat: int, vampire: int, city: int, scare: Coins, villagers: int, hunted: bool) -> Menu[Action]:
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
            yield obstacle("BC-146", "waste", coins=coin_words(text(action.rage)))

    actions = [
        Action("take", coin, rage=rage, price=price)
        for coin in DENOMINATIONS
        for price in parts_of_size(scare, 2)
        for rage in parts(minus(scare, price))
    ]
    return Menu.of(actions, partial(_take, seat), bars)


# --- the whole menu


@lru_cache(maxsize=KEPT)
def plain_menu(
    seat: int, vampire: int, city: int, hand: int, scare: Coins, free: tuple[int, ...], villagers: bool
) -> Menu[Action]:
    """BC-055, 094, 097: pass, and every action the base game allows.

    `city` and `hand` say which denominations are there; scare coins serve Blood Rage and Re-populate, nothing else.
    """
    return Menu.joined(
        Menu([PASS]), takes(seat, vampire, city, scare), *_makes(seat, vampire, hand, free, scare),
        repopulates(seat, scare, villagers),
    )  # fmt: skip


@lru_cache(maxsize=KEPT)
def ability_menu(
    seat: int, vampire: int, city: int, hand: int, scare: Coins, free: tuple[int, ...], villagers: int,
    card: str, supply: int, hunted: bool,
) -> Menu[Action]:  # fmt: skip
    """BC-302: the same with the extra takes of the cards B8 and B9, which come after the plain takes."""
    extra = (
        far_takes(seat, vampire, supply, hand, scare)
        if card == "B8"
        else double_takes(seat, vampire, city, scare, villagers, hunted)
    )
    return Menu.joined(
        Menu([PASS]), takes(seat, vampire, city, scare), extra, *_makes(seat, vampire, hand, free, scare),
        repopulates(seat, scare, villagers > 0),
    )  # fmt: skip


def _makes(seat: int, vampire: int, hand: int, free: tuple[int, ...], scare: Coins) -> list[Menu[Action]]:
    return [makes(seat, vampire, coin, bool(hand >> coin & 1), free, scare) for coin in DENOMINATIONS]

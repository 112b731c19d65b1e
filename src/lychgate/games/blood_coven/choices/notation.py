"""How answers are written, and what is wrong with those that are not considered: see `core/purpose.py`."""

from __future__ import annotations

import re
from collections.abc import Iterator

from lychgate.core.ask import Obstacle, obstacle
from lychgate.core.purpose import Notation, verb_of
from lychgate.games.blood_coven.data import CARDS, LETTERS, SLOTS, Ability, Coins, Effect, TakeFromSupply, TakeTwo
from lychgate.games.blood_coven.state.position import Coven, hungry
from lychgate.games.blood_coven.state.purse import NONE, coins_of, holds, minus, total
from lychgate.games.blood_coven.words.names import card_title

_ACTION = re.compile(
    r"\w+:(?P<head>[^@~+*]*)(@(?P<slot>[^+*]*))?(~(?P<scared>[^+*]*))?(\+(?P<rage>[^*]*))?(\*(?P<price>.*))?", re.DOTALL
)
"""An action: the coin it is about, the new vampire's slot, the coin scared for card B8, Blood Rage, card B9's price."""


# --- parts of codes


def _behind(text: str) -> str:
    return text.partition(":")[2]


def _coins(text: str) -> Iterator[Obstacle]:
    """BC-002, 013: there are pennies, nickels and dimes, always written in this order."""
    if any(letter not in LETTERS for letter in text):
        yield obstacle("BC-002", "no-such-coin")
    elif list(text) != sorted(text, key=LETTERS.index):
        yield obstacle("BC-013", "coins-in-order")


def _one(coins: str, clause: str, key: str) -> Iterator[Obstacle]:
    """Hold a heap to exactly one coin; the clause and the key say why."""
    yield from _coins(coins.strip("-"))
    if len(coins.strip("-")) != 1:
        yield obstacle(clause, key)


def _slots(text: str) -> Iterator[Obstacle]:
    """BC-003, 013: there are five slots, always written from the fastest to the slowest."""
    named = text.split(",")
    if not all(slot.isdecimal() and slot.isascii() and int(slot) in SLOTS for slot in named):
        yield obstacle("BC-003", "no-such-coffin")
    elif named != sorted(named):
        yield obstacle("BC-013", "coffins-in-order")


def _without(g: Coven, seat: int, kind: type[Effect], card: Ability, clause: str) -> Iterator[Obstacle]:
    """BC-301: what only an ability card allows needs that card."""
    if g.ability(seat, kind) is None:
        yield obstacle(clause, "not-without-card", card=card_title(card))


def _rage(g: Coven, seat: int, rage: str | None, paid: Coins = NONE) -> Iterator[Obstacle]:
    """BC-140: Blood Rage comes from the own scare area, beside what is paid there for card B9."""
    if rage is None:
        return
    yield from _coins(rage)
    left = minus(g.scare[seat], paid)
    if not rage or not holds(left, coins_of(rage)):
        yield obstacle("BC-140", "rage-from-scare")


# --- Phase 1


def feeding(g: Coven, seat: int, text: str) -> Iterator[Obstacle]:
    """BC-042, 043, 049: one coin for each hungry vampire, before anybody is scared."""
    given = (*g.sealed.get(seat, ()), *(code for code in g.answers if isinstance(code, str)))
    if not hungry(g, seat):
        yield obstacle("BC-043", "nobody-hungry")
    elif any(verb_of(code) == "feed" for code in given):
        yield obstacle("BC-049", "feeding-planned")
    else:
        slots, _, coins = _behind(text).partition("<")
        named = slots.split(",")
        yield from _slots(slots)
        yield from _coins(coins)
        if len(coins) != len(named) or len(set(named)) != len(named):
            yield obstacle("BC-042", "one-coin-each")


def scaring(g: Coven, seat: int, text: str) -> Iterator[Obstacle]:
    """BC-046: only coins that are in hand; far more of them were not even considered."""
    coins = _behind(text)
    wrong = list(_coins(coins))
    yield from wrong
    if coins and not wrong:
        yield obstacle("BC-046", "not-that-many")


def price(g: Coven, seat: int, text: str) -> Iterator[Obstacle]:
    """BC-317: one coin goes back, two are recovered."""
    coin, _, recovered = _behind(text).partition(">")
    yield from _coins(coin)
    yield from _coins(recovered)
    if (len(coin), len(recovered)) != (1, 2):
        yield obstacle("BC-317", "one-for-two")


# --- other choices


def starting(g: Coven, seat: int, text: str) -> Iterator[Obstacle]:
    """BC-022: exactly one coin, and it must be one."""
    return _one(_behind(text), "BC-022", "one-first-vampire")


def keeping(g: Coven, seat: int, text: str) -> Iterator[Obstacle]:
    """BC-300: a card is written by its number."""
    yield obstacle("BC-300", "no-such-card", first=CARDS[0].id, last=CARDS[-1].id)


def populating(g: Coven, seat: int, text: str) -> Iterator[Obstacle]:
    """BC-061, 068: one coin for each pick, and a pick cannot be declined."""
    coins = _behind(text)
    if coins in ("", "-"):
        yield obstacle("BC-068", "must-bring")
    else:
        yield from _one(coins, "BC-061", "one-villager")


def adding(g: Coven, seat: int, text: str) -> Iterator[Obstacle]:
    """BC-220, 316: one villager more; with `random_streets` chance says which."""
    if g.options.random_streets:
        yield obstacle("BC-220", "chance-brings")
    else:
        yield from _one(_behind(text), "BC-316", "one-villager")


def rumour(g: Coven, seat: int, text: str) -> Iterator[Obstacle]:
    """BC-321: exactly one coin is scared."""
    return _one(_behind(text), "BC-321", "one-scared")


def catching(g: Coven, seat: int, text: str) -> Iterator[Obstacle]:
    """BC-319: the second catch is one villager, too."""
    return _one(_behind(text), "BC-319", "one-villager")


def saving(g: Coven, seat: int, text: str) -> Iterator[Obstacle]:
    """BC-311: one vampire is fed for nothing."""
    slots = _behind(text)
    yield from _slots(slots)
    if "," in slots:
        yield obstacle("BC-311", "one-for-nothing")


def feeding_last(g: Coven, seat: int, text: str) -> Iterator[Obstacle]:
    """BC-042, 172: slots, each once; declining is not possible."""
    slots = _behind(text)
    if slots in ("", "-"):
        yield obstacle("BC-172", "must-feed")
        return
    yield from _slots(slots)
    if len(set(slots.split(","))) != len(slots.split(",")):
        yield obstacle("BC-042", "one-coin-each")


# --- a vampire's action


def taking(g: Coven, seat: int, text: str) -> Iterator[Obstacle]:
    """BC-096, 112, 140, 319: one villager, with Blood Rage from the own scare area; two only with card B9."""
    found = _ACTION.fullmatch(text)
    if found is None:
        return
    if found["head"] == "-":
        yield obstacle("BC-096", "pass-instead")
        return
    yield from _one(found["head"], "BC-112", "one-villager")
    if found["price"] is None:
        yield from _rage(g, seat, found["rage"])
        return
    paid = coins_of(found["price"])
    wrong = [*_without(g, seat, TakeTwo, Ability.DOUBLE_HUNT, "BC-319"), *_coins(found["price"])]
    if not wrong and (total(paid) != 2 or not holds(g.scare[seat], paid)):
        wrong = [obstacle("BC-319", "two-scare-coins")]
    yield from wrong or _rage(g, seat, found["rage"], paid)


def taking_far(g: Coven, seat: int, text: str) -> Iterator[Obstacle]:
    """BC-318: one villager of the supply for one scared hand coin, with card B8."""
    found = _ACTION.fullmatch(text)
    missing = list(_without(g, seat, TakeFromSupply, Ability.LONG_ARM, "BC-318"))
    if found is None or missing:
        yield from missing
        return
    yield from _one(found["head"], "BC-112", "one-villager")
    yield from _one(found["scared"] or "", "BC-318", "one-scared")
    yield from _rage(g, seat, found["rage"])


def turning(g: Coven, seat: int, text: str) -> Iterator[Obstacle]:
    """BC-096, 120, 124, 140: one victim, into one of five coffins, with Blood Rage from the own scare area."""
    found = _ACTION.fullmatch(text)
    if found is None:
        return
    if found["head"] == "-":
        yield obstacle("BC-096", "pass-instead")
        return
    yield from _one(found["head"], "BC-120", "one-victim")
    if found["slot"] is None:
        yield obstacle("BC-124", "which-coffin")
    elif "," in found["slot"]:
        yield obstacle("BC-004", "one-coffin")
    else:
        yield from _slots(found["slot"])
    yield from _rage(g, seat, found["rage"])


def repopulating(g: Coven, seat: int, text: str) -> Iterator[Obstacle]:
    """BC-096, 145, 150: one scare coin, and no Blood Rage."""
    coins, _, rage = _behind(text).partition("+")
    if coins == "-":
        yield obstacle("BC-096", "pass-instead")
    elif rage:
        yield obstacle("BC-145", "no-rage-there")
    else:
        yield from _one(coins, "BC-150", "one-scare-coin")


def passing(g: Coven, seat: int, text: str) -> Iterator[Obstacle]:
    """BC-145: a pass is a pass; Blood Rage does nothing for it."""
    if "+" in text:
        yield obstacle("BC-145", "no-rage-there")


NOTATIONS = (
    Notation(("card",), "keep", "BC-300", ("card",), "card:B7", keeping),
    Notation(("start",), "start", "BC-022", ("start",), "start:D", starting),
    Notation(("b7",), "blood-price", "BC-317", ("b7",), "b7:P>NN", price),
    Notation(("feed",), "feed", "BC-040", ("feed", "scare"), "feed:3,5<PN", feeding),
    Notation(("scare",), "scare", "BC-045", ("scare",), "scare:PN", scaring),
    Notation(("first",), "clock-says-first", "BC-201", ("first",), "first:0"),
    Notation(("b1",), "fed-for-nothing", "BC-311", ("b1",), "b1:3", saving),
    Notation(("pop",), "bring", "BC-062", ("pop",), "pop:P", populating),
    Notation(("b6",), "busy-streets", "BC-316", ("b6",), "b6:P", adding),
    Notation(("b11",), "rumour", "BC-321", ("b11",), "b11:P", rumour),
    Notation(("pass",), "act", "BC-096", ("action",), "pass", passing),
    Notation(("take",), "take", "BC-110", ("action",), "take:P+N", taking),
    Notation(("take2",), "double-hunt", "BC-319", ("take2",), "take2:P", catching),
    Notation(("far",), "long-arm", "BC-318", ("action",), "far:P~N", taking_far),
    Notation(("make",), "turn", "BC-120", ("action",), "make:P@5", turning),
    Notation(("repop",), "repopulate", "BC-150", ("action",), "repop:P", repopulating),
    Notation(("finalfeed",), "be-fed-last", "BC-172", ("finalfeed",), "finalfeed:3,5", feeding_last),
)

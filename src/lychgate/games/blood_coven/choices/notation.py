"""How answers are written, and what is wrong with those that are not considered: see `core/purpose.py`."""

from __future__ import annotations

import re
from collections.abc import Iterator

from lychgate.core.ask import Obstacle, obstacle
from lychgate.core.purpose import Notation
from lychgate.games.blood_coven.data import LETTERS, SLOTS
from lychgate.games.blood_coven.state.position import Coven

_CODE = re.compile(r"(?P<verb>\w+):(?P<head>[^<@+*~>]*)(?P<rest>.*)", re.DOTALL)


def _coins(text: str) -> Iterator[Obstacle]:
    """BC-002: there are pennies, nickels and dimes."""
    if any(letter not in LETTERS for letter in text):
        yield obstacle("BC-002", "no-such-coin")


def _slots(text: str) -> Iterator[Obstacle]:
    """BC-003: there are five slots."""
    if not all(slot.isdecimal() and int(slot) in SLOTS for slot in text.split(",")):
        yield obstacle("BC-003", "no-such-coffin")


def feeding(g: Coven, seat: int, text: str) -> Iterator[Obstacle]:
    """BC-042: as many coins as vampires, one on each."""
    slots, _, coins = text.partition(":")[2].partition("<")
    yield from _slots(slots)
    yield from _coins(coins)
    if len(coins) != len(slots.split(",")):
        yield obstacle("BC-042", "one-coin-each")


def one_coin(g: Coven, seat: int, text: str) -> Iterator[Obstacle]:
    """BC-002: a coin is written by its letter."""
    yield from _coins(text.partition(":")[2])


def populating(g: Coven, seat: int, text: str) -> Iterator[Obstacle]:
    """BC-061, 068: one coin for each pick, and a pick cannot be declined."""
    coins = text.partition(":")[2]
    if coins in ("", "-"):
        yield obstacle("BC-068", "must-bring")
    else:
        yield from _coins(coins)
        if len(coins) > 1:
            yield obstacle("BC-061", "one-villager")


def scaring(g: Coven, seat: int, text: str) -> Iterator[Obstacle]:
    """BC-046: only coins that are in hand; more of them were not even considered."""
    coins = text.partition(":")[2]
    yield from _coins(coins)
    yield obstacle("BC-046", "not-that-many")


def taking(g: Coven, seat: int, text: str) -> Iterator[Obstacle]:
    """BC-112, 140: one villager; Blood Rage comes from the own scare area."""
    found = _CODE.fullmatch(text)
    caught, rest = (found["head"], found["rest"]) if found else ("", "")
    yield from _coins(caught)
    if len(caught) > 1:
        yield obstacle("BC-112", "one-villager")
    if rest:
        yield obstacle("BC-140", "rage-from-scare")


def turning(g: Coven, seat: int, text: str) -> Iterator[Obstacle]:
    """BC-120, 140: one victim, into one of five coffins; Blood Rage comes from the own scare area."""
    found = _CODE.fullmatch(text)
    turned, rest = (found["head"], found["rest"]) if found else ("", "")
    yield from _coins(turned)
    if len(turned) > 1:
        yield obstacle("BC-120", "one-victim")
    if rest.startswith("@"):
        slot, _, rage = rest[1:].partition("+")
        yield from _slots(slot)
        if rage:
            yield obstacle("BC-140", "rage-from-scare")


def repopulating(g: Coven, seat: int, text: str) -> Iterator[Obstacle]:
    """BC-145, 150: one scare coin, and no Blood Rage."""
    coins, _, rage = text.partition(":")[2].partition("+")
    yield from _coins(coins)
    if rage:
        yield obstacle("BC-145", "no-rage-there")
    elif len(coins) > 1:
        yield obstacle("BC-150", "one-scare-coin")


NOTATIONS = (
    Notation(("card",), "keep", "BC-300", ("card",), "card:B7"),
    Notation(("start",), "start", "BC-022", ("start",), "start:D", one_coin),
    Notation(("b7",), "blood-price", "BC-317", ("b7",), "b7:P>NN"),
    Notation(("feed",), "feed", "BC-040", ("feed",), "feed:3,5<PN", feeding),
    Notation(("scare",), "scare", "BC-045", ("scare",), "scare:PN", scaring),
    Notation(("first",), "win-quarter", "BC-050", ("first",), "first:0"),
    Notation(("b1",), "fed-for-nothing", "BC-311", ("b1",), "b1:3"),
    Notation(("pop",), "bring", "BC-062", ("pop",), "pop:P", populating),
    Notation(("b6",), "bring", "BC-316", ("b6",), "b6:P"),
    Notation(("b11",), "rumour", "BC-321", ("b11",), "b11:P"),
    Notation(("pass",), "act", "BC-096", ("action",), "pass"),
    Notation(("take",), "take", "BC-110", ("action",), "take:P+N", taking),
    Notation(("take2",), "double-hunt", "BC-319", ("take2",), "take2:P", one_coin),
    Notation(("far",), "long-arm", "BC-318", ("action",), "far:P~N"),
    Notation(("make",), "turn", "BC-120", ("action",), "make:P@5", turning),
    Notation(("repop",), "repopulate", "BC-150", ("action",), "repop:P", repopulating),
    Notation(("finalfeed",), "be-fed-last", "BC-172", ("finalfeed",), "finalfeed:3,5"),
)

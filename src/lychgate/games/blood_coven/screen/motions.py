"""What travels over the table when something happens, so that a screen can show it on the way to the next fill."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

from lychgate.core.events import Told
from lychgate.core.table import Motion
from lychgate.games.blood_coven.data import LETTERS, Coins

TRAVELS: dict[str, tuple[tuple[str, str, str], ...]] = {
    "started": (("hand:{seat}", "slots:{seat}:{slot}", "coin"),),
    "placed": (("hand:{seat}", "scare:{seat}", "scared"),),
    "blood-price": (("hand:{seat}", "supply", "coin"), ("fatigue:{seat}", "hand:{seat}", "recovered")),
    "populated": (("supply", "city", "coin"),),
    "busy-streets": (("supply", "city", "coin"),),
    "rest-arrived": (("supply", "city", "coins"),),
    "recovered": (("fatigue:{seat}", "hand:{seat}", "coins"),),
    "starved": (("slots:{seat}:{slot}", "{where}", "coin"),),
    "blood-rage": (("scare:{seat}", "fatigue:{seat}", "coins"),),
    "caught": (("{source}", "hand:{seat}", "coin"),),
    "made": (("hand:{seat}", "slots:{seat}:{place}", "coin"),),
    "scared": (("hand:{seat}", "scare:{seat}", "coins"),),
    "paid": (("scare:{seat}", "fatigue:{seat}", "coins"),),
    "repopulated": (("scare:{seat}", "fatigue:{seat}", "coin"), ("city", "supply", "back")),
    "rumour-spread": (("city", "supply", "back"),),
    "tired": (("scare:{seat}", "fatigue:{seat}", "coins"),),
    "finally-fed": (("hand:{seat}", "fatigue:{seat}", "coins"),),
    "turned-to-ash": (("slots:{seat}:{slot}", "ash", "coin"),),
}
"""By event: from where to where, and the field that says which coins."""


FLIPS = {
    "caught": "tails",
    "hunt-ended": "tails",
    "made": "tails",
    "repopulated": "tails",
    "fed-for-nothing": "heads",
    "sated": "heads",
    "finally-fed": "heads",
}
"""Events after which the vampire on `slot`, or those on `slots`, lie on their other face."""


def motions(told: Told) -> tuple[Motion, ...]:
    """Return what is to be seen of an event."""
    return tuple(_motions(told.kind, told.facts))


def _motions(kind: str, facts: dict[str, Any]) -> Iterator[Motion]:
    seat: int = facts.get("seat", 0)
    for start, end, field in TRAVELS.get(kind, ()):
        for coin, count in _counted(facts[field]):
            places = start.format(**facts), end.format(**facts)
            yield Motion(kind="move", piece=coin, start=places[0], end=places[1], n=count, seat=seat)
    if kind == "placed":
        for slot, coin in zip(facts["slots"], _each(facts["fed"]), strict=True):
            yield Motion(kind="move", piece=coin, start=f"hand:{seat}", end=f"fed:{seat}:{slot}", seat=seat)
    if kind == "sated":
        for slot, coin in zip(facts["slots"], _each(facts["coins"]), strict=True):
            yield Motion(kind="move", piece=coin, start=f"fed:{seat}:{slot}", end=f"fatigue:{seat}", seat=seat)
    # BC-319: after the first catch of a double hunt the vampire does not turn yet.
    if kind in FLIPS and facts.get("hunt") != "goes-on":
        for slot in (facts["slot"],) if "slot" in facts else facts["slots"]:
            yield Motion(kind="flip", start=f"slots:{seat}:{slot}", state=FLIPS[kind], seat=seat)
    if kind == "quarter-taken":
        yield Motion(kind="move", piece="Q", end=f"quarter:{seat}", seat=seat)


def _counted(coins: str | Coins) -> Iterator[tuple[str, int]]:
    """Yield each denomination with how many travel: of a single coin, given by its letter, or of a heap."""
    if isinstance(coins, str):
        yield coins, 1
    else:
        yield from ((letter, count) for letter, count in zip(LETTERS, coins, strict=True) if count)


def _each(heap: Coins) -> Iterator[str]:
    """Yield the coins of a heap one by one: in this order they lie on ascending slots."""
    for letter, count in _counted(heap):
        yield from letter * count

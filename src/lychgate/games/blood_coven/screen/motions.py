"""What travels over the table when something happens, so that a screen can show it on the way to the next fill."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

from lychgate.core.events import Told
from lychgate.core.say import Say
from lychgate.core.table import Motion

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
    return tuple(_motions(told))


def _motions(told: Told) -> Iterator[Motion]:
    args = told.args
    seat = int(args["seat"].args["seat"]) if "seat" in args else 0
    places = {name: value for name, value in args.items() if isinstance(value, str | int)} | {"seat": seat}
    for start, end, field in TRAVELS.get(told.kind, ()):
        for said in _listed(args[field]):
            if "coin" in said.args:
                yield _move(said, start.format(**places), end.format(**places), seat)
    if told.kind == "placed":
        for slot, coin in zip(_slots(args), _coins(args["fed"]), strict=True):
            yield Motion(kind="move", piece=coin, start=f"hand:{seat}", end=f"fed:{seat}:{slot}", seat=seat)
    if told.kind == "sated":
        for slot, coin in zip(_slots(args), _coins(args["coins"]), strict=True):
            yield Motion(kind="move", piece=coin, start=f"fed:{seat}:{slot}", end=f"fatigue:{seat}", seat=seat)
    # BC-319: after the first catch of a double hunt the vampire does not turn yet.
    if told.kind in FLIPS and args.get("hunt") != "goes-on":
        for slot in _slots(args):
            yield Motion(kind="flip", start=f"slots:{seat}:{slot}", state=FLIPS[told.kind], seat=seat)
    if told.kind == "quarter-taken":
        yield Motion(kind="move", piece="Q", end=f"quarter:{seat}", seat=seat)


def _slots(args: dict[str, Any]) -> list[int]:
    """Return the slots that an event names, ascending."""
    if "slot" in args:
        return [int(args["slot"])]
    return [int(str(said.args["slot"])) for said in _listed(args["slots"]) if "slot" in said.args]


def _coins(heap: Say | list[Say]) -> list[str]:
    """Return the coins of a heap one by one: sorted like this they lie on ascending slots."""
    return [str(said.args["coin"]) for said in _listed(heap) for _ in range(int(str(said.args.get("count", 0))))]


def _move(said: Say, start: str, end: str, seat: int) -> Motion:
    count = int(str(said.args.get("count", 1)))
    return Motion(kind="move", piece=str(said.args["coin"]), start=start, end=end, n=count, seat=seat)


def _listed(said: Say | list[Say]) -> list[Say]:
    return said if isinstance(said, list) else [said]

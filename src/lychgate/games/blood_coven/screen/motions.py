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
    "repopulated": (("city", "supply", "back"),),
    "tired": (("scare:{seat}", "fatigue:{seat}", "coins"),),
    "finally-fed": (("hand:{seat}", "fatigue:{seat}", "coins"),),
    "turned-to-ash": (("slots:{seat}:{slot}", "ash", "coin"),),
}
"""By event: from where to where, and the field that says which coins."""


FLIPS = {"caught": "tails", "made": "tails", "fed-for-nothing": "heads"}
"""Events after which the vampire on `slot` lies on its other face."""


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
        yield from _fed(args, seat)
    if told.kind == "sated":
        for slot in _listed(args["slots"]):
            place = f"slots:{seat}:{slot.args['slot']}"
            yield Motion(kind="flip", start=place, state="heads", seat=seat)
        for said in _listed(args["coins"]):
            first = _listed(args["slots"])[0].args["slot"]
            yield _move(said, f"fed:{seat}:{first}", f"fatigue:{seat}", seat)
    if told.kind in FLIPS:
        yield Motion(kind="flip", start=f"slots:{seat}:{args['slot']}", state=FLIPS[told.kind], seat=seat)
    if told.kind == "quarter-taken":
        yield Motion(kind="move", piece="Q", end=f"quarter:{seat}", seat=seat)


def _fed(args: dict[str, Any], seat: int) -> Iterator[Motion]:
    """One coin onto each vampire that is fed, in the order in which they are laid."""
    slots = [said.args["slot"] for said in _listed(args["slots"]) if "slot" in said.args]
    coins = [said.args["coin"] for said in _listed(args["fed"]) for _ in range(int(str(said.args.get("count", 0))))]
    for slot, coin in zip(slots, coins, strict=False):
        yield Motion(kind="move", piece=str(coin), start=f"hand:{seat}", end=f"fed:{seat}:{slot}", seat=seat)


def _move(said: Say, start: str, end: str, seat: int) -> Motion:
    count = int(str(said.args.get("count", 1)))
    return Motion(kind="move", piece=str(said.args["coin"]), start=start, end=end, n=count, seat=seat)


def _listed(said: Say | list[Say]) -> list[Say]:
    return said if isinstance(said, list) else [said]

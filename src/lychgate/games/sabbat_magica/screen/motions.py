"""What is seen on the way from one position of Sabbat Magica to the next: which pieces travel, and where to."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

from lychgate.core.events import Event, Told
from lychgate.core.say import Say
from lychgate.core.table import Motion
from lychgate.core.vocabulary import check_complete
from lychgate.games.sabbat_magica.events import ghosts, magician, plan, powers, rounds, stewardship

TRAVELS: dict[str, tuple[str, str, str]] = {
    "luxuriated": ("supply", "two:{seat}", "tokens"),
    "gathered": ("{square}", "two:{seat}", "tokens"),
    "rewound": ("one:{seat}", "two:{seat}", "tokens"),
    "aged": ("two:{seat}", "one:{seat}", "tokens"),
    "rotted": ("one:{seat}", "skull:{seat}", "tokens"),
    "seduced": ("two:{rival}", "two:{seat}", "tokens"),
    "approved": ("approval:{seat}", "two:{seat}", "kept"),
}
"""By event: from where to where, and the field that says which resources."""


def motions(told: Told) -> tuple[Motion, ...]:
    """Return what is to be seen of an event."""
    return tuple(_motions(told))


def _motions(told: Told) -> Iterator[Motion]:
    args = told.args
    seat = _seat(args.get("seat"))
    if told.kind in TRAVELS:
        start, end, field = TRAVELS[told.kind]
        places = {"seat": seat, "rival": _seat(args.get("rival")), "square": _square(args.get("square"))}
        for said in args[field]:
            yield from _heap(said, start.format(**places), end.format(**places), seat)
    elif told.kind in MOVES:
        yield from MOVES[told.kind](args, seat)


def _seat(said: Any) -> int:
    return int(str(said.args["seat"])) if isinstance(said, Say) else 0


def _square(said: Any) -> str:
    """The element of a square, from its words."""
    return str(said.args["at"]) if isinstance(said, Say) else ""


def _heap(said: Say, start: str, end: str, seat: int) -> Iterator[Motion]:
    """One motion for each kind of a heap; "nothing" travels nowhere."""
    if "resource" in said.args:
        count = int(str(said.args.get("count", 1)))
        yield Motion(kind="move", piece=str(said.args["resource"]), start=start, end=end, n=count, seat=seat)


def _place(where: Say, place: int) -> str:
    """The element of a place: the drawbridge has none of its own."""
    name = str(where.args["place"])
    return "bridge" if name == "drawbridge" else f"{name}:{place}"


def _ghost(args: dict[str, Any], seat: int, end: str) -> Motion:
    start = _place(args["origin"], args["leaves"])
    return Motion(kind="move", piece=f"ghost-{seat}", start=start, end=end, seat=seat)


def _entered(args: dict[str, Any], seat: int) -> Iterator[Motion]:
    yield _ghost(args, seat, _place(args["where"], args["place"]))


def _fought(args: dict[str, Any], seat: int) -> Iterator[Motion]:
    yield _ghost(args, seat, _place(args["where"], 1))


def _repelled(args: dict[str, Any], seat: int) -> Iterator[Motion]:
    start, via = _place(args["origin"], args["leaves"]), str(args["where"].args["place"])
    yield Motion(kind="move", piece=f"ghost-{seat}", start=start, end=f"grave:{seat}", via=(via,), seat=seat)


def _returned(args: dict[str, Any], seat: int) -> Iterator[Motion]:
    yield _ghost(args, seat, "bridge")


def _thrown_out(args: dict[str, Any], seat: int) -> Iterator[Motion]:
    start = str(args["where"].args["place"])
    yield Motion(kind="move", piece=f"ghost-{seat}", start=start, end=f"grave:{seat}", seat=seat)


def _reappeared(args: dict[str, Any], seat: int) -> Iterator[Motion]:
    end = _place(args["where"], args["place"])
    yield Motion(kind="move", piece=f"ghost-{seat}", start="limbo", end=end, seat=seat)


def _starved(args: dict[str, Any], seat: int) -> Iterator[Motion]:
    start = _place(args["where"], args["place"])
    yield Motion(kind="move", piece=f"ghost-{seat}", start=start, end=f"grave:{seat}", seat=seat)


def _burnt(args: dict[str, Any], seat: int) -> Iterator[Motion]:
    rival = _seat(args["rival"])
    yield Motion(kind="move", piece=f"ghost-{rival}", start="bridge", end=f"grave:{rival}", seat=rival)


def _invoked(args: dict[str, Any], seat: int) -> Iterator[Motion]:
    if args["called"]:
        n = args["called"]
        yield Motion(kind="move", piece=f"ghost-{seat}", start=f"grave:{seat}", end="bridge", n=n, seat=seat)


def _mirror(args: dict[str, Any], seat: int) -> Iterator[Motion]:
    yield Motion(
        kind="flip", start=f"{args['mirror'].args['wall']}{args['mirror'].args['n']}", state=args["state"], seat=seat
    )


def _walked(args: dict[str, Any], seat: int) -> Iterator[Motion]:
    start = f"home:{seat}" if args["origin"] == "home" else args["origin"]
    yield Motion(
        kind="move", piece=str(args["magician"].args["magician"]), start=start, end=_square(args["square"]), seat=seat
    )


def _fee(args: dict[str, Any], seat: int) -> Iterator[Motion]:
    for store in ("one", "two"):
        for said in args[store]:
            yield from _heap(said, f"{store}:{seat}", f"approval:{seat}", seat)


def _bonus(args: dict[str, Any], seat: int) -> Iterator[Motion]:
    if args["what"] == "resource":
        yield from _heap(args["resource"], f"slot:{args['slot']}", f"two:{seat}", seat)


def _haunted(args: dict[str, Any], seat: int) -> Iterator[Motion]:
    yield from _heap(args["resource"], "supply", f"one:{_seat(args['rival'])}", seat)


def _terrorised(args: dict[str, Any], seat: int) -> Iterator[Motion]:
    yield from _heap(args["resource"], f"{args['store'].args['store']}:{seat}", _square(args["square"]), seat)


MOVES = {
    "walked": _walked,
    "entered": _entered,
    "fought": _fought,
    "repelled": _repelled,
    "returned": _returned,
    "thrown-out": _thrown_out,
    "reappeared": _reappeared,
    "starved": _starved,
    "burnt": _burnt,
    "invoked": _invoked,
    "mirror-worked": _mirror,
    "fee-paid": _fee,
    "bonus-taken": _bonus,
    "haunted": _haunted,
    "terrorised": _terrorised,
}
"""Events that are more than resources on their way."""

STILL = (
    "tiles-laid", "gates-laid", "order-drawn", "picking-drawn", "people-chosen", "round-began",
    "power-shown", "protected", "curse-fell", "time-turned",
    "canteen-counted", "order-set", "uncursed", "exchanged", "left-alone", "spellbound", "repeated", "boosted",
    "frenzied", "rested", "amused", "fed", "regions-scored", "box-opened", "scored", "won",
)  # fmt: skip
"""Events of which nothing travels."""

_TOLD = {
    each.kind()
    for module in (ghosts, magician, plan, powers, rounds, stewardship)
    for each in vars(module).values()
    if isinstance(each, type) and issubclass(each, Event)
}

check_complete("The motions", [*TRAVELS, *MOVES, *STILL], _TOLD - {Event.kind()})

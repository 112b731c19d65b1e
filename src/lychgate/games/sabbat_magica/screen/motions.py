"""What is seen on the way from one position of Sabbat Magica to the next: which pieces travel, and where to."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

from lychgate.core.events import Event, Told
from lychgate.core.table import Motion
from lychgate.core.vocabulary import check_complete
from lychgate.games.sabbat_magica.data.boards import GHOST_KINDS
from lychgate.games.sabbat_magica.data.resources import RESOURCES, Heap
from lychgate.games.sabbat_magica.events import ghosts, magician, plan, powers, rounds, stewardship

Facts = dict[str, Any]

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
    facts = told.facts
    if told.kind in TRAVELS:
        start, end, field = TRAVELS[told.kind]
        yield from _heap(facts[field], start.format(**facts), end.format(**facts), facts["seat"])
    elif told.kind in MOVES:
        yield from MOVES[told.kind](facts, facts["seat"])


def _heap(heap: Heap, start: str, end: str, seat: int) -> Iterator[Motion]:
    """One motion for each kind of a heap."""
    for resource, count in zip(RESOURCES, heap, strict=True):
        if count:
            yield Motion(kind="move", piece=resource, start=start, end=end, n=count, seat=seat)


def _place(where: str, place: int) -> str:
    """The element of a place: the drawbridge has none of its own."""
    return "bridge" if where == "drawbridge" else f"{where}:{place}"


def _ghost(facts: Facts, seat: int, end: str) -> Motion:
    start = _place(facts["origin"], facts["leaves"])
    return Motion(kind="move", piece=GHOST_KINDS[seat], start=start, end=end, seat=seat)


def _entered(facts: Facts, seat: int) -> Iterator[Motion]:
    yield _ghost(facts, seat, _place(facts["where"], facts["place"]))


def _fought(facts: Facts, seat: int) -> Iterator[Motion]:
    yield _ghost(facts, seat, _place(facts["where"], 1))


def _repelled(facts: Facts, seat: int) -> Iterator[Motion]:
    start, via = _place(facts["origin"], facts["leaves"]), facts["where"]
    yield Motion(kind="move", piece=GHOST_KINDS[seat], start=start, end=f"grave:{seat}", via=(via,), seat=seat)


def _returned(facts: Facts, seat: int) -> Iterator[Motion]:
    yield _ghost(facts, seat, "bridge")


def _thrown_out(facts: Facts, seat: int) -> Iterator[Motion]:
    start = facts["where"]
    yield Motion(kind="move", piece=GHOST_KINDS[seat], start=start, end=f"grave:{seat}", seat=seat)


def _reappeared(facts: Facts, seat: int) -> Iterator[Motion]:
    end = _place(facts["where"], facts["place"])
    yield Motion(kind="move", piece=GHOST_KINDS[seat], start="limbo", end=end, seat=seat)


def _starved(facts: Facts, seat: int) -> Iterator[Motion]:
    start = _place(facts["where"], facts["place"])
    yield Motion(kind="move", piece=GHOST_KINDS[seat], start=start, end=f"grave:{seat}", seat=seat)


def _burnt(facts: Facts, seat: int) -> Iterator[Motion]:
    rival = facts["rival"]
    yield Motion(kind="move", piece=GHOST_KINDS[rival], start="bridge", end=f"grave:{rival}", seat=rival)


def _invoked(facts: Facts, seat: int) -> Iterator[Motion]:
    if facts["called"]:
        n = facts["called"]
        yield Motion(kind="move", piece=GHOST_KINDS[seat], start=f"grave:{seat}", end="bridge", n=n, seat=seat)


def _mirror(facts: Facts, seat: int) -> Iterator[Motion]:
    yield Motion(kind="flip", start=facts["mirror"], state=facts["state"], seat=seat)


def _walked(facts: Facts, seat: int) -> Iterator[Motion]:
    start = f"home:{seat}" if facts["origin"] == "home" else facts["origin"]
    yield Motion(kind="move", piece=facts["magician"], start=start, end=facts["square"], seat=seat)


def _fee(facts: Facts, seat: int) -> Iterator[Motion]:
    for store in ("one", "two"):
        yield from _heap(facts[store], f"{store}:{seat}", f"approval:{seat}", seat)


def _bonus(facts: Facts, seat: int) -> Iterator[Motion]:
    if facts["what"] == "resource":
        start, end = f"slot:{facts['slot']}", f"two:{seat}"
        yield Motion(kind="move", piece=facts["resource"], start=start, end=end, seat=seat)


def _haunted(facts: Facts, seat: int) -> Iterator[Motion]:
    end = f"one:{facts['rival']}"
    yield Motion(kind="move", piece=facts["resource"], start="supply", end=end, seat=seat)


def _terrorised(facts: Facts, seat: int) -> Iterator[Motion]:
    start = f"{facts['store']}:{seat}"
    yield Motion(kind="move", piece=facts["resource"], start=start, end=facts["square"], seat=seat)


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

"""What travels over the table when something happens, so that a screen can show it on the way to the next fill."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from typing import Any, Literal, TypeAlias

from lychgate.core.events import Told
from lychgate.core.table import Motion
from lychgate.games.damnation.data.cards import DECKS, IDS
from lychgate.games.damnation.data.castle import ROOMS
from lychgate.games.damnation.data.geometry import PLACES
from lychgate.games.damnation.data.villains import VILLAINS

_DICE = ("d1", "d2")
_ROOMS = frozenset(room.id for room in ROOMS)
_Manner: TypeAlias = Literal["hop", "slide", "warp", "fall"]
_MANNERS: dict[str, _Manner] = {
    "pushed": "slide", "repelled": "slide", "door": "warp", "tower": "warp", "sent": "warp", "leapt": "warp",
    "fell": "fall",
}  # fmt: skip
"""How one gets somewhere, where that is not on foot."""
Facts = dict[str, Any]


def motions(told: Told) -> tuple[Motion, ...]:
    """Return what is to be seen of an event."""
    shown = SHOWN.get(told.kind)
    return () if shown is None else tuple(shown(told.facts))


def _steps(figure: str, facts: Facts) -> Iterator[Motion]:
    """Step by step along the path, then to where it ends; into a room by its door."""
    end = PLACES[facts["to"]]
    passed = tuple(space for space in facts["path"] if space != end)
    door = (f"door:{passed[-1]}",) if passed and end in _ROOMS else ()
    manner: _Manner = _MANNERS.get(facts["how"], "hop")
    yield Motion(kind="move", piece=figure, end=end, via=(*passed, *door), manner=manner, seat=facts["seat"])


def _moved(facts: Facts) -> Iterator[Motion]:
    yield from _steps(VILLAINS[facts["villain"]].id, facts)


def _vampire_moved(facts: Facts) -> Iterator[Motion]:
    yield from _steps("vampire", facts)


def _rolled(facts: Facts) -> Iterator[Motion]:
    for die, face in zip(_DICE, facts["dice"], strict=False):
        yield Motion(kind="roll", start=die, state=str(face))
    if facts["light"]:
        yield Motion(kind="roll", start="black", state=facts["light"])


def _drew(facts: Facts) -> Iterator[Motion]:
    deck: int = facts["deck"]
    yield Motion(kind="move", piece=f"back-{DECKS[deck]}", start=f"decks:{deck}", end=f"hand:{facts['seat']}")


def _played(facts: Facts) -> Iterator[Motion]:
    yield Motion(kind="move", piece=IDS[facts["card"]], start=f"hand:{facts['seat']}", end="played", seat=facts["seat"])


def _turned(facts: Facts) -> Iterator[Motion]:
    yield Motion(kind="appear", piece=IDS[facts["card"]], end="played")


def _hurt(facts: Facts) -> Iterator[Motion]:
    if facts["n"]:
        yield Motion(kind="tick", start=f"seat:{facts['seat']}", n=-facts["n"])


def _healed(facts: Facts) -> Iterator[Motion]:
    yield Motion(kind="tick", start=f"seat:{facts['seat']}", n=facts["n"])


def _sprung(facts: Facts) -> Iterator[Motion]:
    yield Motion(kind="reveal", piece=f"trap-{facts['trap']}", end=PLACES[facts["space"]], state="trap")


def _tolled(facts: Facts) -> Iterator[Motion]:
    yield Motion(kind="ring", start=f"knell:{facts['slot']}")


def _slain(facts: Facts) -> Iterator[Motion]:
    yield Motion(kind="vanish", piece=VILLAINS[facts["villain"]].id, start=f"seat:{facts['seat']}", seat=facts["seat"])


SHOWN: dict[str, Callable[[Facts], Iterator[Motion]]] = {
    "moved": _moved,
    "vampire-moved": _vampire_moved,
    "rolled": _rolled,
    "drew": _drew,
    "played": _played,
    "turned": _turned,
    "hurt": _hurt,
    "healed": _healed,
    "trap-sprung": _sprung,
    "tolled": _tolled,
    "slain": _slain,
}
"""By event: what is to be seen of it."""

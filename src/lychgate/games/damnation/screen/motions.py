"""What travels over the table when something happens, so that a screen can show it on the way to the next fill."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from typing import Any, Literal, TypeAlias

from lychgate.core.events import Told
from lychgate.core.say import Say
from lychgate.core.table import Motion
from lychgate.games.damnation.data.cards import DECKS
from lychgate.games.damnation.data.castle import ROOMS

_DICE = ("d1", "d2")
_ROOMS = frozenset(room.id for room in ROOMS)
_Manner: TypeAlias = Literal["hop", "slide", "warp", "fall"]
_MANNERS: dict[str, _Manner] = {
    "pushed": "slide", "repelled": "slide", "door": "warp", "sent": "warp", "leapt": "warp", "fell": "fall",
}  # fmt: skip
"""How one gets somewhere, where that is not on foot."""
_DECKS: dict[str, int] = {deck: number for number, deck in enumerate(DECKS)}


def motions(told: Told) -> tuple[Motion, ...]:
    """Return what is to be seen of an event."""
    shown = SHOWN.get(told.kind)
    return () if shown is None else tuple(shown(told.args))


def _place(said: Say) -> str:
    return str(said.args["at"])


def _seat(args: dict[str, Any]) -> int:
    return int(args["seat"].args["seat"])


def _id(said: Say) -> str:
    return str(said.args["id"])


def _steps(figure: str, args: dict[str, Any]) -> Iterator[Motion]:
    """Step by step along the path, then to where it ends; into a room by its door."""
    end = _place(args["to"])
    passed = tuple(space for space in args["path"] if space != end)
    door = (f"door:{passed[-1]}",) if passed and end in _ROOMS else ()
    manner: _Manner = _MANNERS.get(args["how"], "hop")
    yield Motion(kind="move", piece=figure, end=end, via=(*passed, *door), manner=manner, seat=_seat(args))


def _moved(args: dict[str, Any]) -> Iterator[Motion]:
    yield from _steps(_id(args["villain"]), args)


def _vampire_moved(args: dict[str, Any]) -> Iterator[Motion]:
    yield from _steps("vampire", args)


def _rolled(args: dict[str, Any]) -> Iterator[Motion]:
    thrown = args["dice"].args
    for die, face in zip(_DICE[: thrown["n"]], (thrown["first"], thrown["second"]), strict=False):
        yield Motion(kind="roll", start=die, state=str(face))
    light = _id(args["light"])
    if light != "none":
        yield Motion(kind="roll", start="black", state=light)


def _drew(args: dict[str, Any]) -> Iterator[Motion]:
    deck = _id(args["deck"])
    yield Motion(kind="move", piece=f"back-{deck}", start=f"decks:{_DECKS[deck]}", end=f"hand:{_seat(args)}")


def _played(args: dict[str, Any]) -> Iterator[Motion]:
    yield Motion(kind="move", piece=_id(args["card"]), start=f"hand:{_seat(args)}", end="played", seat=_seat(args))


def _turned(args: dict[str, Any]) -> Iterator[Motion]:
    yield Motion(kind="appear", piece=_id(args["card"]), end="played")


def _hurt(args: dict[str, Any]) -> Iterator[Motion]:
    if args["n"]:
        yield Motion(kind="tick", start=f"seat:{_seat(args)}", n=-args["n"])


def _healed(args: dict[str, Any]) -> Iterator[Motion]:
    yield Motion(kind="tick", start=f"seat:{_seat(args)}", n=args["n"])


def _sprung(args: dict[str, Any]) -> Iterator[Motion]:
    yield Motion(kind="reveal", piece=f"trap-{_id(args['trap'])}", end=_place(args["space"]), state="trap")


def _tolled(args: dict[str, Any]) -> Iterator[Motion]:
    yield Motion(kind="ring", start=f"knell:{args['slot']}")


def _slain(args: dict[str, Any]) -> Iterator[Motion]:
    yield Motion(kind="vanish", piece=_id(args["villain"]), start=f"seat:{_seat(args)}", seat=_seat(args))


SHOWN: dict[str, Callable[[dict[str, Any]], Iterator[Motion]]] = {
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

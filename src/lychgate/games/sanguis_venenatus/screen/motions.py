"""What travels over the table when something happens, so that a screen can show it on the way to the next fill."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

from lychgate.core.events import Told
from lychgate.core.say import Say
from lychgate.core.table import Motion
from lychgate.games.sanguis_venenatus.data.numbers import ATTACK_DIE, DEFENCE_DIE
from lychgate.games.sanguis_venenatus.screen.combat import SIDES

COUNTED = {"blood": "drop", "popularity": "laurel"}
"""The pieces that stand for blood and popularity on a plaque; victory points have none."""


def motions(told: Told) -> tuple[Motion, ...]:
    """Return what is to be seen of an event."""
    tell = TELLERS.get(told.kind)
    return () if tell is None else tuple(tell(told.args))


def _seat(args: dict[str, Any], name: str = "seat") -> int:
    return int(args[name].args["seat"])


def _field(said: Say) -> str:
    return str(said.args["id"])


def _moved(args: dict[str, Any]) -> Iterator[Motion]:
    yield Motion(
        kind="move",
        piece=args["who"].args["piece"],
        start=_field(args["start"]),
        end=_field(args["field"]),
        seat=_seat(args),
    )


def _token_laid(args: dict[str, Any]) -> Iterator[Motion]:
    yield Motion(kind="move", piece=args["token"], start="pile", end=_field(args["field"]))


def _token_returned(args: dict[str, Any]) -> Iterator[Motion]:
    yield Motion(kind="move", piece=args["token"], start=_field(args["field"]), end="pile")


def _ticked(sign: int) -> Any:
    def tell(args: dict[str, Any]) -> Iterator[Motion]:
        seat, res = _seat(args), str(args["res"].args["res"])
        place = f"seat:{seat}" if res == "vp" else f"stock:{seat}:{COUNTED.get(res, res)}"
        yield Motion(kind="tick", start=place, n=sign * args["n"], seat=seat)

    return tell


def _scored(args: dict[str, Any]) -> Iterator[Motion]:
    yield Motion(kind="tick", start=f"seat:{_seat(args)}", n=args["vp"], seat=_seat(args))


def _wounded(args: dict[str, Any]) -> Iterator[Motion]:
    yield Motion(kind="tick", start=f"stock:{_seat(args)}:drop", n=args["now"] - args["before"], seat=_seat(args))


def _influence(args: dict[str, Any]) -> Iterator[Motion]:
    letter, seat = args["district"].args["district"], _seat(args)
    start, end = (f"influence:{letter}:{n}" for n in (args["before"], args["now"]))
    yield Motion(kind="move", piece="influence", start=start, end=end, seat=seat)


def _corrupted(args: dict[str, Any]) -> Iterator[Motion]:
    yield Motion(kind="appear", piece="noble", end=f"nobles:{args['district'].args['district']}", seat=_seat(args))


def _built(args: dict[str, Any]) -> Iterator[Motion]:
    yield Motion(kind="appear", piece="barrack", end=_field(args["field"]), state=str(args["level"]), seat=_seat(args))


def _died(args: dict[str, Any]) -> Iterator[Motion]:
    yield Motion(kind="move", piece="servant", start=_field(args["field"]), end=f"seat:{_seat(args)}", seat=_seat(args))


def _returned(args: dict[str, Any]) -> Iterator[Motion]:
    yield Motion(kind="move", piece="servant", start=f"seat:{_seat(args)}", end=_field(args["field"]), seat=_seat(args))


def _rose(args: dict[str, Any]) -> Iterator[Motion]:
    yield Motion(kind="appear", piece="vampire", end=_field(args["field"]), seat=_seat(args))


def _attacked(args: dict[str, Any]) -> Iterator[Motion]:
    yield _rolled("attack-die", ATTACK_DIE, args["roll"])


def _fought(args: dict[str, Any]) -> Iterator[Motion]:
    """The cards are turned up, then the dice roll."""
    for side, seat, card in zip(SIDES, ("seat", "victim"), ("card", "other_card"), strict=True):
        laid = args[card].args.get("card")
        if laid is not None:
            yield Motion(kind="move", piece=laid, start=f"seat:{_seat(args, seat)}", end=f"laid-{side}")
    yield _rolled("attack-die", ATTACK_DIE, args["roll"])
    yield _rolled("defence-die", DEFENCE_DIE, args["other_roll"])


def _rolled(die: str, faces: tuple[int, ...], value: int) -> Motion:
    return Motion(kind="roll", start=die, state=str(faces.index(value)))


def _drawn(args: dict[str, Any]) -> Iterator[Motion]:
    seat = _seat(args)
    yield Motion(kind="move", piece="back-intrigue", start="intrigue", end=f"hand:{seat}", seat=seat)


def _revealed(args: dict[str, Any]) -> Iterator[Motion]:
    yield Motion(kind="move", piece="back-event", start="events", end="fate")


TELLERS = {
    "moved": _moved,
    "token-laid": _token_laid,
    "token-returned": _token_returned,
    "gained": _ticked(1),
    "lost": _ticked(-1),
    "paid": _ticked(-1),
    "wounded": _wounded,
    "overflowed": _scored,
    "control-scored": _scored,
    "influence-moved": _influence,
    "corrupted": _corrupted,
    "built": _built,
    "servant-died": _died,
    "servant-returned": _returned,
    "vampire-returned": _rose,
    "servant-attacked": _attacked,
    "fought": _fought,
    "card-drawn": _drawn,
    "card-seen": _drawn,
    "event-revealed": _revealed,
}
"""What is seen of each kind of event."""

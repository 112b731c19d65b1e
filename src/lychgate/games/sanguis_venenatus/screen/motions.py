"""What travels over the table when something happens, so that a screen can show it on the way to the next fill."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

from lychgate.core.events import Told
from lychgate.core.table import Motion
from lychgate.games.sanguis_venenatus.data.numbers import ATTACK_DIE, DEFENCE_DIE
from lychgate.games.sanguis_venenatus.screen.combat import SIDES

Facts = dict[str, Any]

COUNTED = {"blood": "drop", "popularity": "laurel"}
"""The pieces that stand for blood and popularity on a plaque; victory points have none."""


def motions(told: Told) -> tuple[Motion, ...]:
    """Return what is to be seen of an event."""
    tell = TELLERS.get(told.kind)
    return () if tell is None else tuple(tell(told.facts))


def _moved(facts: Facts) -> Iterator[Motion]:
    piece = "vampire" if facts["who"] == "vampire" else "servant"
    yield Motion(kind="move", piece=piece, start=facts["start"], end=facts["field"], seat=facts["seat"])


def _token_laid(facts: Facts) -> Iterator[Motion]:
    yield Motion(kind="move", piece=facts["token"], start="pile", end=facts["field"])


def _token_returned(facts: Facts) -> Iterator[Motion]:
    yield Motion(kind="move", piece=facts["token"], start=facts["field"], end="pile")


def _ticked(sign: int) -> Any:
    def tell(facts: Facts) -> Iterator[Motion]:
        seat, res = facts["seat"], facts["res"]
        place = f"seat:{seat}" if res == "vp" else f"stock:{seat}:{COUNTED.get(res, res)}"
        yield Motion(kind="tick", start=place, n=sign * facts["n"], seat=seat)

    return tell


def _scored(facts: Facts) -> Iterator[Motion]:
    yield Motion(kind="tick", start=f"seat:{facts['seat']}", n=facts["vp"], seat=facts["seat"])


def _wounded(facts: Facts) -> Iterator[Motion]:
    yield Motion(kind="tick", start=f"stock:{facts['seat']}:drop", n=facts["now"] - facts["before"], seat=facts["seat"])


def _influence(facts: Facts) -> Iterator[Motion]:
    letter, seat = facts["district"], facts["seat"]
    start, end = (f"influence:{letter}:{n}" for n in (facts["before"], facts["now"]))
    yield Motion(kind="move", piece="influence", start=start, end=end, seat=seat)


def _corrupted(facts: Facts) -> Iterator[Motion]:
    yield Motion(kind="appear", piece="noble", end=f"nobles:{facts['district']}", seat=facts["seat"])


def _built(facts: Facts) -> Iterator[Motion]:
    yield Motion(kind="appear", piece="barrack", end=facts["field"], state=str(facts["level"]), seat=facts["seat"])


def _died(facts: Facts) -> Iterator[Motion]:
    yield Motion(kind="move", piece="servant", start=facts["field"], end=f"seat:{facts['seat']}", seat=facts["seat"])


def _returned(facts: Facts) -> Iterator[Motion]:
    yield Motion(kind="move", piece="servant", start=f"seat:{facts['seat']}", end=facts["field"], seat=facts["seat"])


def _rose(facts: Facts) -> Iterator[Motion]:
    yield Motion(kind="appear", piece="vampire", end=facts["field"], seat=facts["seat"])


def _attacked(facts: Facts) -> Iterator[Motion]:
    yield _rolled("attack-die", ATTACK_DIE, facts["roll"])


def _fought(facts: Facts) -> Iterator[Motion]:
    """The cards are turned up, then the dice roll."""
    for side, seat, card in zip(SIDES, ("seat", "victim"), ("card", "other_card"), strict=True):
        if facts[card]:
            yield Motion(kind="move", piece=facts[card], start=f"seat:{facts[seat]}", end=f"laid-{side}")
    yield _rolled("attack-die", ATTACK_DIE, facts["roll"])
    yield _rolled("defence-die", DEFENCE_DIE, facts["other_roll"])


def _rolled(die: str, faces: tuple[int, ...], value: int) -> Motion:
    return Motion(kind="roll", start=die, state=str(faces.index(value)))


def _drawn(facts: Facts) -> Iterator[Motion]:
    seat = facts["seat"]
    yield Motion(kind="move", piece="back-intrigue", start="intrigue", end=f"hand:{seat}", seat=seat)


def _revealed(facts: Facts) -> Iterator[Motion]:
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

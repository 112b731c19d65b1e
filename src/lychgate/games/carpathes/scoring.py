"""Who is placed where when a match ends: under one Lord of the Vampires, or at Dawn (CA-204..208)."""

from __future__ import annotations

from lychgate.core.account import Accounting, Source
from lychgate.core.ask import Seat
from lychgate.core.say import Say
from lychgate.core.state import Result
from lychgate.games.carpathes.state.position import Carpathes, is_slave, seats_from, slaves_of, standing


def order_under(g: Carpathes, lord: Seat) -> list[Seat]:
    """CA-204..206, 208: the Master of all alone has won; the others stand by blood, Humans, Grace, turn order."""
    others = [other for other in seats_from(g, g.first) if other != lord]
    return [lord, *sorted(others, key=lambda other: (-standing(g, other), -g.grace[other]))]


def order_at_dawn(g: Carpathes) -> list[Seat]:
    """CA-207: by Slaves, freedom, blood and Humans, Grace, turn order."""
    return sorted(
        seats_from(g, g.first),
        key=lambda seat: (-len(slaves_of(g, seat)), is_slave(g, seat), -standing(g, seat), -g.grace[seat]),
    )


def result(g: Carpathes, order: list[Seat], reason: str) -> Result:
    """CA-206: everybody has a place of his own; what is counted is Slaves."""
    places = tuple(1 + order.index(seat) for seat in seats_from(g, 0))
    return Result(places, tuple(len(slaves_of(g, seat)) for seat in seats_from(g, 0)), reason)


def figures(g: Carpathes, seat: int) -> tuple[Say, ...]:
    """CA-205..208: what the places are decided by, in this order."""
    return (
        Say("end-slaves", {"n": len(slaves_of(g, seat))}),
        Say("end-blood", {"n": g.blood[seat], "total": standing(g, seat)}),
        *((Say("end-grace", {"n": g.grace[seat]}),) if is_slave(g, seat) else ()),
    )


ACCOUNT = Accounting(
    sources=(Source("slaves", "manacles"),),
    worth=lambda g, seat: {"slaves": len(slaves_of(g, seat))},
    line=lambda g, seat: int(g.blood[seat]),
    figures=figures,
)
"""CA-206: what is counted is Slaves; what is drawn over the rounds is blood."""

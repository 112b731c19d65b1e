"""How a match ends: one Lord of the Vampires, or Dawn (chapter 3.17 of the clauses)."""

from __future__ import annotations

from lychgate.core.ask import Seat
from lychgate.core.state import Result
from lychgate.games.carpathes import events
from lychgate.games.carpathes.state.position import Carpathes, is_slave, seats_from, slaves_of, standing


def crown(g: Carpathes, seat: Seat) -> None:
    """CA-112, 204..206, 208: the Master of all wins alone; the others stand by blood, Humans, Grace, turn order."""
    g.tell(events.Crowned(seat))
    others = [other for other in seats_from(g, g.first) if other != seat]
    finish(g, [seat, *sorted(others, key=lambda other: (-standing(g, other), -g.grace[other]))], "lord")


def dawn(g: Carpathes) -> None:
    """CA-207: nobody has won in time; the best placed does."""
    order = sorted(
        seats_from(g, g.first),
        key=lambda seat: (-len(slaves_of(g, seat)), is_slave(g, seat), -standing(g, seat), -g.grace[seat]),
    )
    g.tell(events.DawnBroke(g.cycle, order[0]))
    finish(g, order, "dawn")


def finish(g: Carpathes, order: list[Seat], reason: str) -> None:
    """End the match: everybody has a place of his own; what is counted is Slaves."""
    g.active = order[0]
    places = [0] * g.seats
    for place, seat in enumerate(order, start=1):
        places[seat] = place
        g.tell(events.Placed(seat, place, len(slaves_of(g, seat)), standing(g, seat)))
    scores = tuple(len(slaves_of(g, seat)) for seat in range(g.seats))
    g.result = Result(tuple(places), scores, reason)

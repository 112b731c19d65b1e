"""The end: one Lord of the Vampires, or Dawn (chapter "End of the game")."""

from __future__ import annotations

from lychgate.core.ask import Seat
from lychgate.games.carpathes.events.endings import Crowned, DawnBroke, Placed
from lychgate.games.carpathes.scoring import order_at_dawn, order_under, result
from lychgate.games.carpathes.state.position import Carpathes, slaves_of, standing


def crown(g: Carpathes, lord: Seat) -> None:
    """CA-112, 204..206: the Master of all wins, in the middle of a turn if need be."""
    g.tell(Crowned(lord))
    end(g, order_under(g, lord), "lord")


def dawn(g: Carpathes) -> None:
    """CA-207: nobody has won in time; the best placed does."""
    order = order_at_dawn(g)
    g.tell(DawnBroke(g.cycle, order[0]))
    end(g, order, "dawn")


def end(g: Carpathes, order: list[Seat], reason: str) -> None:
    """CA-208: tell who is placed where; the winner is the last to be active."""
    g.active = order[0]
    for place, seat in enumerate(order, start=1):
        g.tell(Placed(seat, place, len(slaves_of(g, seat)), standing(g, seat)))
    g.result = result(g, order, reason)

"""Who has won."""

from __future__ import annotations

from lychgate.core.ask import Seat
from lychgate.core.state import Result
from lychgate.games.damnation.events.turn import MatchEnded
from lychgate.games.damnation.state.position import Castle, present


def end_if_won(g: Castle) -> bool:
    """DA-660..663, 887: whoever alone is still present wins at once; nothing further is resolved."""
    left = present(g)
    if len(left) != 1:
        return False
    winner = left[0]
    g.tell(MatchEnded(Seat(winner)))
    g.phase = "end"
    g.result = Result(
        tuple(1 if seat == winner else 2 for seat in range(g.seats)),
        tuple(int(seat == winner) for seat in range(g.seats)),
        "dawn" if g.is_dawn() else "fall" if g.fall else "survivor",
    )
    return True

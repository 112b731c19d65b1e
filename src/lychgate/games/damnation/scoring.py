"""Who has won."""

from __future__ import annotations

from lychgate.core.state import Result
from lychgate.games.damnation.state.position import Castle, present


def result(g: Castle) -> Result | None:
    """DA-660..663, 887: whoever alone is still present has won."""
    left = present(g)
    if len(left) != 1:
        return None
    return Result(
        tuple(1 if seat in left else 2 for seat in range(g.seats)),
        tuple(int(seat in left) for seat in range(g.seats)),
        "dawn" if g.is_dawn() else "fall" if g.fall else "survivor",
    )

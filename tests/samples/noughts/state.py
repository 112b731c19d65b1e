"""The position."""

from __future__ import annotations

from typing import Annotated

from lychgate.core.state import State, state
from lychgate.core.zones import Zone
from tests.samples.noughts.data import CELLS, MARKS


def mark_names(marks: int) -> list[str]:
    """NC-001: a player's five marks, on their cells or still beside the board."""
    placed = [f"mark.{cell}" for number, cell in enumerate(CELLS) if marks >> number & 1]
    return placed + ["mark.aside"] * (MARKS - len(placed))


@state
class Noughts(State):
    """NC-001, NC-002: which cells each player has marked; everybody sees them."""

    marks: Annotated[list[int], Zone(pieces=mark_names, per_seat=True)]

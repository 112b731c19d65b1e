"""The position of a match."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Annotated

import msgspec

from lychgate.core.state import State, state
from lychgate.core.zones import OWNER, Shown, Zone
from tests.samples.cups.data import FACES, Bid


def die_names(faces: Iterable[int]) -> list[str]:
    """CU-001: a die is the same die, whichever face is up."""
    return [f"die.{face}" for face in faces]


class CupsOptions(msgspec.Struct, frozen=True, kw_only=True):
    """The options of a match."""

    rounds: int


@state
class Cups(State):
    """The position: what lies under which cup, and what was said."""

    options: CupsOptions
    cups: Annotated[list[list[int]], Zone(sees=OWNER, pieces=die_names, drawn=FACES)]
    """CU-002: the faces under each player's cup."""
    lifted: Annotated[list[list[int]], Zone(per_seat=True, pieces=die_names)]
    """CU-020: each player's dice while the cups are lifted."""
    last: Annotated[list[tuple[int, ...]], Shown()]
    """What lay under each cup when the cups were last lifted."""
    bid: Annotated[Bid | None, Shown()] = None
    bidder: Annotated[int, Shown()] = 0
    points: Annotated[list[int], Shown()]

    def dice_of(self, face: int) -> int:
        """CU-020: count the dice of a face under all cups."""
        return sum(cup.count(face) for cup in self.cups)

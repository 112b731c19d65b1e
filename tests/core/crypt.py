"""A position with a zone of every sort, for tests of what is seen and what is dealt anew."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import field
from itertools import chain
from typing import Annotated

from lychgate.core.chance import Chance
from lychgate.core.state import State, state
from lychgate.core.zones import NOBODY, OWNER, Shown, Zone


def names(cards: Iterable[int]) -> list[str]:
    return [f"c{card}.up" for card in cards]


def back(card: int) -> str:
    return "red" if card % 2 else "blue"


@state
class Crypt(State):
    """Cards below 100 are of one family, the bones from 100 on of another, the ashes from 200 on of a third."""

    table: Annotated[list[int], Zone(pieces=names)]
    hand: Annotated[list[list[int]], Zone(sees=OWNER, pieces=names, back=back, known="known")]
    deck: Annotated[list[int], Zone(sees=NOBODY, pieces=names, back=back, known="known")]
    tray: Annotated[list[list[int]], Zone(pieces=names, per_seat=True)]
    graves: Annotated[list[list[int]], Zone(sees=NOBODY, per_seat=True, family="bones")]
    pit: Annotated[list[int], Zone(sees=NOBODY, family="bones", counted=False)]
    urn: Annotated[list[int], Zone(sees=NOBODY)]
    blood: Annotated[list[int], Shown()]
    goal: Annotated[list[str], Shown(OWNER)]
    night: Annotated[bool, Shown(read=lambda night: "night" if night else "day")]
    known: dict[int, int] = field(default_factory=dict)
    secret: int = 0


def crypt(seats: int = 3) -> Crypt:
    return Crypt(
        seats=seats,
        chance=Chance("00"),
        table=[1, 2],
        hand=[[10 * seat + number for number in range(3, 6)] for seat in range(seats)],
        deck=[90, 91, 92, 93, 94],
        tray=[[80 + seat] for seat in range(seats)],
        graves=[[100 + 3 * seat + number for number in range(3)] for seat in range(seats)],
        pit=[150, 151],
        urn=[200, 201, 202],
        blood=[5, 6, 7][:seats],
        goal=["castle", "crown", "chalice"][:seats],
        night=True,
    )


def everywhere(g: Crypt) -> list[int]:
    """Every card and bone, wherever it lies."""
    return sorted([*g.table, *chain(*g.hand), *g.deck, *chain(*g.tray), *chain(*g.graves), *g.pit, *g.urn])

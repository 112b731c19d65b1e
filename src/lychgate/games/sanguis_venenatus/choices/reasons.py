"""Reasons against an action that several questions share."""

from __future__ import annotations

from collections.abc import Iterator

from lychgate.core.ask import Obstacle, obstacle
from lychgate.games.sanguis_venenatus.data.effects import Cost
from lychgate.games.sanguis_venenatus.state.position import City
from lychgate.games.sanguis_venenatus.state.questions import amount_of, can_pay, event_token
from lychgate.games.sanguis_venenatus.words.names import amount, place


def unpaid(g: City, seat: int, cost: Cost, clause: str) -> Iterator[Obstacle]:
    """SV-013: yield a reason for every part of a price that cannot be paid."""
    for res, n in cost:
        if not can_pay(g, seat, res, n):
            yield obstacle(clause, "price", price=amount(res, n), has=amount(res, amount_of(g, seat, res)), res=res)


def short_of_ap(clause: str, ap: int, needed: int) -> Iterator[Obstacle]:
    """SV-102, SV-119: yield the reason that action points are missing, if they are."""
    if ap < needed:
        yield obstacle(clause, "ap", needed=needed, left=ap)


def burning(g: City, at: int) -> Iterator[Obstacle]:
    """SV-107: nobody enters a field on fire."""
    if event_token(g, at) == "fire":
        yield obstacle("SV-107", "fire", field=place(at))

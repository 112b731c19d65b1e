"""Reasons against an action that several questions share. Each names the deed it is about."""

from __future__ import annotations

from collections.abc import Iterator

from lychgate.core.ask import Obstacle, obstacle
from lychgate.core.kept import kept
from lychgate.core.say import Say
from lychgate.games.sanguis_venenatus.data.board import BEHIND_RED, CONNECTED, EVERYWHERE
from lychgate.games.sanguis_venenatus.data.effects import Cost
from lychgate.games.sanguis_venenatus.state.position import City
from lychgate.games.sanguis_venenatus.state.questions import amount_of, can_pay, event_token
from lychgate.games.sanguis_venenatus.words.names import amount, place


@kept
def deed(kind: str) -> Say:
    """Say an action as the beginning of a sentence: to build."""
    return Say("deed", {"deed": kind})


def unpaid(g: City, seat: int, cost: Cost, clause: str, what: Say) -> Iterator[Obstacle]:
    """SV-013: yield a reason for every part of a price that cannot be paid."""
    for res, n in cost:
        if not can_pay(g, seat, res, n):
            had = amount_of(g, seat, res)
            yield obstacle(clause, "price", deed=what, price=amount(res, n), has=amount(res, had), n=had, res=res)


def short_of_ap(clause: str, ap: int, needed: int, what: Say) -> Iterator[Obstacle]:
    """SV-102, SV-119: yield the reason that action points are missing, if they are."""
    if ap < needed:
        yield obstacle(clause, "ap", deed=what, needed=needed, left=ap)


@kept
def steps_from(start: int) -> tuple[int, ...]:
    """SV-105: how many moves over white borders lead to every field; all of the city can be walked."""
    steps, reached = {start: 0}, [start]
    for at in reached:
        for near in CONNECTED[at]:
            if near not in steps:
                steps[near] = steps[at] + 1
                reached.append(near)
    return tuple(steps[at] for at in EVERYWHERE)


def too_far(here: int, at: int, clause: str, crosses_red: bool = False) -> Iterator[Obstacle]:
    """SV-105, SV-121: one walks to connected fields; yield how far it is to any other, or round the wall."""
    if at in BEHIND_RED[here]:
        if not crosses_red:
            yield obstacle(clause, "red-border", field=place(at), here=place(here), n=steps_from(here)[at])
    elif at not in CONNECTED[here]:
        yield obstacle(clause, "not-connected", field=place(at), here=place(here), n=steps_from(here)[at])


def burning(g: City, at: int) -> Iterator[Obstacle]:
    """SV-107: nobody enters a field on fire."""
    if event_token(g, at) == "fire":
        yield obstacle("SV-107", "fire", field=place(at))

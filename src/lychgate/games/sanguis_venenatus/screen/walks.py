"""Where the acting character can walk in several steps, and by which answers, as anybody at the table can reckon it."""

from __future__ import annotations

from collections.abc import Mapping
from heapq import heapify, heappop, heappush
from typing import Any

from lychgate.core.ask import number_of
from lychgate.core.table import Hint
from lychgate.core.view import View
from lychgate.games.sanguis_venenatus.data.board import CONNECTED, HOLY_GROUND, ID, INDEX, INFECTED_FOR_EVER
from lychgate.games.sanguis_venenatus.data.numbers import MOB_AP, MOVE_AP, SERVANTS, VAMPIRE

_MOVE = "move:"


def walks(view: View, near: Mapping[str, Hint]) -> dict[str, Hint]:
    """SV-105, SV-107, SV-121: the fields beyond the `near` ones that the points reach, each with its cheapest way.

    No way leads through anything that harms or stops: such steps are taken one by one, after their warning.
    """
    values = view.values
    turn = values["turn"]
    first = [
        (number_of(option.facts, "ap") or 0, INDEX[option.code.removeprefix(_MOVE)])
        for ask in view.asks
        for option in ask.options
        if option.code.startswith(_MOVE) and option.facts.get("omen") == "none"
    ]
    if turn is None or not first:
        return {}
    here = _standing(values, turn)
    found: dict[str, Hint] = {}
    came: dict[int, int] = {}
    reached: set[int] = {here}
    waiting = [(cost, at, here) for cost, at in first]
    heapify(waiting)
    while waiting:
        cost, at, before = heappop(waiting)
        if at in reached:
            continue
        reached.add(at)
        came[at] = before
        way = _way(came, here, at)
        if len(way) > 1 and ID[at] not in near:
            codes = tuple(f"{_MOVE}{ID[each]}" for each in way)
            found[ID[at]] = Hint(n=cost, path=(ID[here], *(ID[each] for each in way)), way=codes)
        for next_at in CONNECTED[at]:
            then = cost + MOVE_AP + _toll(values, next_at)
            if next_at not in reached and then <= turn["ap"] and _is_harmless(values, turn, next_at):
                heappush(waiting, (then, next_at, at))
    return found


def _standing(values: Mapping[str, Any], turn: Mapping[str, Any]) -> int:
    seat, pose = turn["seat"], turn["pose"]
    return int(values["lair"][seat] if pose == VAMPIRE else values["at"][seat * SERVANTS + pose])


def _way(came: Mapping[int, int], here: int, at: int) -> list[int]:
    way = [at]
    while came[way[0]] != here:
        way.insert(0, came[way[0]])
    return way


def _event_token(values: Mapping[str, Any], at: int) -> str:
    return next((kind for where, kind in values["event_tokens"] if where == at), "")


def _toll(values: Mapping[str, Any], at: int) -> int:
    return MOB_AP if _event_token(values, at) == "mob" else 0


def _is_harmless(values: Mapping[str, Any], turn: Mapping[str, Any], at: int) -> bool:
    """SV-054, SV-107, SV-122, SV-125: no plague for a servant, nothing that stops a vampire, no fire for anybody."""
    token = _event_token(values, at)
    if token == "fire":
        return False
    if turn["pose"] == VAMPIRE:
        return at not in HOLY_GROUND and token != "inquisitor"
    return values["tokens"][at] != "plague" and at not in INFECTED_FOR_EVER

"""What an answer makes of the own tracks, where that is certain: told before it is given."""

from __future__ import annotations

from lychgate.core.kept import kept
from lychgate.core.say import Say
from lychgate.games.sanguis_venenatus.data.numbers import STOCK_MAX
from lychgate.games.sanguis_venenatus.data.vocabulary import Resource
from lychgate.games.sanguis_venenatus.state.arithmetic import blood_after, influence_after, popularity_after, shamed
from lychgate.games.sanguis_venenatus.words.names import quarter, resource

Changes = list[Say]
"""Lists that are kept and shared: nobody changes one."""


@kept
def change(res: Resource, was: int, now: int) -> Changes:
    """Say what becomes of a number: blood 11 to 14; nothing when it stays."""
    return [Say("change", {"res": resource(res), "was": was, "now": now})] if was != now else []


@kept
def points(n: int) -> Changes:
    """Say the victory points that are gained."""
    return [Say("change-vp", {"n": n})] if n else []


def influence(district: int, had: int, n: int) -> Changes:
    """SV-026, SV-027: influence, and the victory points beyond eight."""
    now, over = influence_after(had, n)
    return [*moved(district, had, now), *points(over)]


@kept
def moved(district: int, had: int, now: int) -> Changes:
    """Say what becomes of influence; nothing when it stays."""
    return [Say("change-influence", {"district": quarter(district), "was": had, "now": now})] if now != had else []


def together(told: Changes) -> Changes:
    """Say all victory points as one sum, at the end."""
    gained = sum(int(str(each.args["n"])) for each in told if each.key == "change-vp")
    return [*(each for each in told if each.key != "change-vp"), *points(gained)]


def stored(res: Resource, had: int, n: int) -> Changes:
    """SV-012: at most ten of each."""
    return change(res, had, min(STOCK_MAX, had + n))


def popular(had: int, n: int) -> Changes:
    """SV-037: popularity, and the victory points beyond fifteen."""
    now, over = popularity_after(had, n)
    return [*change("popularity", had, now), *points(over)]


def drunk(blood: int, gained: int, popularity: int, lost: int, war: bool) -> tuple[Changes, int]:
    """SV-030, SV-126: blood gained, then shame; also return the blood that is left."""
    full, over = blood_after(blood, gained)
    loved, left = shamed(popularity, full, lost, war)
    return [*change("blood", blood, left), *points(over), *change("popularity", popularity, loved)], left

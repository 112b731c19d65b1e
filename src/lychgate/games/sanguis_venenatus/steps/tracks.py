"""Influence, victory points, blood, popularity and the resource track: how they rise and fall."""

from __future__ import annotations

from lychgate.core.ask import Seat
from lychgate.games.sanguis_venenatus.data.board import DISTRICTS
from lychgate.games.sanguis_venenatus.data.effects import Cost
from lychgate.games.sanguis_venenatus.data.numbers import (
    NEXT_HEALTH,
    STOCK_MAX,
    STOCKS,
)
from lychgate.games.sanguis_venenatus.data.vocabulary import Cause, Resource
from lychgate.games.sanguis_venenatus.events.tracks import Gained, InfluenceMoved, Lost, Overflowed, Paid, Wounded
from lychgate.games.sanguis_venenatus.state.arithmetic import blood_after, influence_after, popularity_after
from lychgate.games.sanguis_venenatus.state.position import City
from lychgate.games.sanguis_venenatus.state.questions import amount_of


def gain(g: City, seat: int, res: Resource, n: int, cause: Cause = "none") -> None:
    """SV-011: add n of a resource, by the rules of its track."""
    if res == "blood":
        gain_blood(g, seat, n, cause)
    elif res == "popularity":
        gain_popularity(g, seat, n, cause)
    elif res == "vp":
        gain_vp(g, seat, n, cause)
    else:
        gain_stock(g, seat, STOCKS.index(res), n, cause)


def lose(g: City, seat: int, res: Resource, n: int, cause: Cause = "none") -> None:
    """SV-012, SV-034, SV-035: take up to n of a resource, by the rules of its track."""
    if res == "popularity":
        lose_popularity(g, seat, n, cause)
    elif res == "blood":
        lose_blood(g, seat, n, cause)
    else:
        lost = min(n, amount_of(g, seat, res))
        if lost:
            _lower(g, seat, res, lost)
            g.tell(Lost(Seat(seat), cause, res, lost, amount_of(g, seat, res)))


def pay(g: City, seat: int, cost: Cost) -> None:
    """SV-013: pay a price that was found payable; paying never wounds."""
    for res, n in cost:
        if n:
            _lower(g, seat, res, n)
            g.tell(Paid(Seat(seat), res, n, amount_of(g, seat, res)))


def _lower(g: City, seat: int, res: Resource, n: int) -> None:
    if res == "blood":
        g.blood[seat] -= n
    elif res == "popularity":
        g.popularity[seat] -= n
    elif res == "vp":
        g.vp[seat] -= n
    else:
        g.stock[seat][STOCKS.index(res)] -= n


def gain_stock(g: City, seat: int, kind: int, n: int, cause: Cause = "none") -> None:
    """SV-012: at most ten of each; the surplus is lost."""
    had = g.stock[seat][kind]
    now = g.stock[seat][kind] = min(STOCK_MAX, had + n)
    if now > had:
        g.tell(Gained(Seat(seat), cause, STOCKS[kind], now - had, now))


def gain_vp(g: City, seat: int, n: int, cause: Cause = "none") -> None:
    """SV-029: there is no maximum."""
    if n:
        g.vp[seat] += n
        g.tell(Gained(Seat(seat), cause, "vp", n, g.vp[seat]))


def gain_blood(g: City, seat: int, n: int, cause: Cause = "none") -> None:
    """SV-030, SV-031: what is above twenty is victory points and is lost again; that is no wound and never kills."""
    if not n:
        return
    now, over = blood_after(g.blood[seat], n)
    g.blood[seat] = now
    g.tell(Gained(Seat(seat), cause, "blood", n, now))
    if over:
        g.vp[seat] += over
        g.tell(Overflowed(Seat(seat), "blood", over, g.vp[seat]))


def lose_blood(g: City, seat: int, n: int, cause: Cause = "none") -> None:
    """SV-034, SV-074: no wound; the marker stops at 0, and then the vampire is defeated."""
    lost = min(n, g.blood[seat])
    if not lost:
        return
    g.blood[seat] -= lost
    g.tell(Lost(Seat(seat), cause, "blood", lost, g.blood[seat]))
    if not g.blood[seat]:
        g.fallen[seat] = True


def wound(g: City, seat: int, n: int, cause: Cause = "none") -> int:
    """SV-032, SV-033, SV-074, SV-078: red number by red number; at 0 the rest is lost. Return how many were taken."""
    for taken in range(n):
        before = g.blood[seat]
        if not before:
            return taken
        now = g.blood[seat] = NEXT_HEALTH[before]
        g.tell(Wounded(Seat(seat), cause, before, now))
        if not now:
            g.fallen[seat] = True
    return n


def gain_popularity(g: City, seat: int, n: int, cause: Cause = "none") -> None:
    """SV-037: every point above fifteen is a victory point."""
    had = g.popularity[seat]
    now, over = popularity_after(had, n)
    g.popularity[seat] = now
    if now > had:
        g.tell(Gained(Seat(seat), cause, "popularity", now - had, now))
    if over:
        g.vp[seat] += over
        g.tell(Overflowed(Seat(seat), "popularity", over, g.vp[seat]))


def lose_popularity(g: City, seat: int, n: int, cause: Cause = "none") -> None:
    """SV-035, SV-036: down to 0, then a wound for each further point; War loses 1 blood instead."""
    lost = min(n, g.popularity[seat])
    if lost:
        g.popularity[seat] -= lost
        g.tell(Lost(Seat(seat), cause, "popularity", lost, g.popularity[seat]))
    under = n - lost
    if under and g.has(seat, "beyond_shame"):
        lose_blood(g, seat, under, "shame")
    elif under:
        wound(g, seat, under, "shame")


def move_influence(g: City, seat: int, district: int, n: int, cause: Cause = "none") -> None:
    """SV-025..028: up or down, onto the top of the pile there; every point above eight is a victory point."""
    numbers = g.influence[district]
    had = numbers[seat]
    now, over = influence_after(had, n)
    if now == had and not over:
        return
    g.influence[district] = (*numbers[:seat], now, *numbers[seat + 1 :])
    g.piles[district] = (*(other for other in g.piles[district] if other != seat), seat)
    g.tell(InfluenceMoved(Seat(seat), cause, DISTRICTS[district], had, now))
    if over:
        g.vp[seat] += over
        g.tell(Overflowed(Seat(seat), "influence", over, g.vp[seat]))

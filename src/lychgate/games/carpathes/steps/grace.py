"""Domination, Grace and liberation (chapters "Action: dominate", "Grace and liberation")."""

from __future__ import annotations

from typing import Literal

from lychgate.core.ask import Seat
from lychgate.games.carpathes.data import DOMINATE_COST, LAST_GRACE, NOBODY, GraceGain
from lychgate.games.carpathes.events.masters import Dominated, Freed, GraceMoved, Inherited
from lychgate.games.carpathes.state.position import (
    NO_GRACE,
    Carpathes,
    head_of,
    is_slave,
    slaves_of,
    title_of_master,
)
from lychgate.games.carpathes.steps.ending import crown


def dominate(g: Carpathes, seat: Seat, other: Seat) -> None:
    """CA-100..105, 110..114, 142, 205: the vampire becomes a Slave of the dominator or his Master, with all his Slaves.

    With `direct_theft` a Slave of another camp may be taken too: the old cube returns, Grace is 0.
    """
    g.blood[seat] -= DOMINATE_COST
    master = Seat(head_of(g, seat))
    followers = slaves_of(g, other)
    g.master[other], g.grace[other] = master, 0
    g.tell(Dominated(other, seat, master, "master" if master == seat else "slave", g.blood[seat]))
    for follower in followers:
        g.master[follower] = master
        g.tell(Inherited(follower, master, g.grace[follower]))
    if len(slaves_of(g, master)) == g.seats - 1:
        crown(g, master)


def advance(g: Carpathes, seat: Seat, n: int, why: GraceGain) -> None:
    """CA-138..141, 143: Grace advances; beyond 4 the Slave is free, his Master's demand lapses. Nothing else frees."""
    if not is_slave(g, seat):
        return
    reached = g.grace[seat] + n
    beyond = reached > LAST_GRACE
    g.grace[seat] = min(reached, LAST_GRACE)
    g.tell(GraceMoved(seat, n, g.grace[seat], why, "beyond" if beyond else "up", title_of_master(g, seat)))
    if beyond:
        g.tell(Freed(seat, g.master[seat]))
        g.master[seat], g.grace[seat] = NOBODY, NO_GRACE
        if seat == g.active:
            g.demand, g.quarry, g.served = "nothing", NOBODY, False


def fall_back(g: Carpathes, seat: Seat, n: int, why: Literal["unfed", "refused"]) -> None:
    """CA-126, 130, 140: Grace goes back, never below 0."""
    lost = min(n, g.grace[seat])
    g.grace[seat] -= lost
    g.tell(GraceMoved(seat, lost, g.grace[seat], why, "down", title_of_master(g, seat)))

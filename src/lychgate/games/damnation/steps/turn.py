"""The turn and the round: whose turn it is, its five phases, and what happens between turns (DA-100..105, 950..952)."""

from __future__ import annotations

from typing import ClassVar

from lychgate.core.step import Step
from lychgate.games.damnation.data.geometry import OFF
from lychgate.games.damnation.data.villains import HAUNT, LIVING, NONE, OUT, VAMPIRE, WAITING
from lychgate.games.damnation.events.movement import Barred
from lychgate.games.damnation.events.turn import DawnCame, TurnBegan
from lychgate.games.damnation.state.hands import return_used
from lychgate.games.damnation.state.position import Castle, turn_order
from lychgate.games.damnation.steps.arrival import ComeBack
from lychgate.games.damnation.steps.haunt import HauntTurn
from lychgate.games.damnation.steps.movement import MovePhase
from lychgate.games.damnation.steps.resolution import OtherActions
from lychgate.games.damnation.steps.slaying import SafetyToll
from lychgate.games.damnation.steps.vampire import VampireTurn
from lychgate.games.damnation.steps.windows import BeforeMoving, announced

TOLL_EVERY = 5
"""DA-951: rounds from one safety reveal to the next."""


class NextTurn(Step, frozen=True):
    """DA-105, 803, 883, 950, 951 Used cards go back and the turn passes on; once all have had theirs a round ends."""

    public: ClassVar = ()

    def play(self, g: Castle) -> None:
        """DA-132, 205: rooms barred until this turn are open again, and control has lasted until the turn's end."""
        return_used(g)
        if g.mover != NONE and g.role[g.mover] == LIVING:
            g.control[g.mover] = NONE
        order = turn_order(g)
        ended = g.at == len(order) - 1
        g.at = (g.at + 1) % len(order)
        if g.at == 0:
            g.round += 1
            if g.round == g.options.dawn_from:
                g.tell(DawnCame())
        if g.barred and g.barred_by == g.at:
            g.barred = ()
            g.tell(Barred(True))
        if ended and is_toll_round(g):
            g.do(SafetyToll())
            g.do(Turn(acting(g, order[g.at])))
        else:
            Turn(acting(g, order[g.at])).play(g)
        g.do(NextTurn())


def is_toll_round(g: Castle) -> bool:
    """DA-951: whether the round just over was the 40th or every fifth after it."""
    over = g.round - 1
    return over >= g.options.reveal_from and (over - g.options.reveal_from) % TOLL_EVERY == 0


def acting(g: Castle, v: int) -> int:
    """DA-883: with two players, one whose Villain is gone uses the other in each of their turns."""
    if g.seats > 2 or g.role[v] != OUT:
        return v
    return (v + 2) % 4


class Turn(Step, frozen=True):
    """DA-100, 101, 105, 503 A turn: of a Villain, a Haunt, The Vampire, or a return; the eliminated are skipped."""

    public: ClassVar = ("villain",)
    villain: int

    def play(self, g: Castle) -> None:
        """Begin with a clean slate and put the phases on the agenda."""
        v = self.villain
        clean(g, v)
        role = g.role[v]
        if role == OUT or (role == WAITING and g.is_dawn()):
            return
        if g.events is not None:
            g.tell(TurnBegan(g.owner(v), g.kind[v], g.round))
        if role == WAITING:
            g.do(ComeBack(v))
        elif role == HAUNT:
            g.do(HauntTurn(v))
        elif role == VAMPIRE:
            g.do(VampireTurn(v))
        else:
            g.do(announced(g, BeforeMoving(v)), MovePhase(v), OtherActions(v))


def clean(g: Castle, v: int) -> None:
    """Forget what held for the last turn only."""
    g.mover = v
    g.phase = "before"
    g.light = ""
    g.dice = ()
    g.over = g.lost = g.stuck = g.attacked = g.claimed = g.desperate = g.relic_used = False
    g.entered = g.walked_from = OFF
    g.led_by = NONE

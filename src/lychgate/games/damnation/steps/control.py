"""Power of Adjacency: claiming control of another Villain's next movement (DA-200..210)."""

from __future__ import annotations

from typing import ClassVar

from lychgate.core.ask import Play, roll
from lychgate.core.step import Step
from lychgate.core.window import pending
from lychgate.games.damnation.choices.moments import Roll
from lychgate.games.damnation.choices.outlook import Outlook
from lychgate.games.damnation.choices.targets import everyone
from lychgate.games.damnation.data import effects
from lychgate.games.damnation.data.timing import R_CONTROL
from lychgate.games.damnation.data.villains import BY_HAUNT, HAUNT, NONE, WAITING
from lychgate.games.damnation.data.whom import Pick
from lychgate.games.damnation.events.movement import Claimed, ClaimFailed, Rolled
from lychgate.games.damnation.state.position import Castle, from_mover
from lychgate.games.damnation.steps.program import Apply
from lychgate.games.damnation.steps.windows import Befalls, Throw, after_roll, announced
from lychgate.games.damnation.words.names import passage_name

UNFLAPPABLE = 5
"""The Gentleman's Passive: on this or more the claim fails."""


class Claim(Step, frozen=True):
    """DA-200, 510 Control is claimed; The Gentleman may shake it off, then its player may react."""

    by: int
    villain: int

    def play(self, g: Castle) -> Play | None:
        """Roll for Unflappable first."""
        if not g.is_living(self.villain):
            return None
        if g.has(self.villain, "unflappable"):
            return self._shake_off(g)
        g.do(announced(g, TakeControl(self.by, self.villain)))
        return None

    def _shake_off(self, g: Castle) -> Play:
        die = yield from roll("unflappable")
        g.tell(Rolled(g.owner(self.villain), g.kind[self.villain], (die,), "", "unflappable"))
        g.do(after_roll(g, ShakeOff(Roll(self.villain, "unflappable", (die,)), self.by)))


class ShakeOff(Throw, frozen=True):
    """DA-510 On 5 or 6 The Gentleman's Passive makes the claim fail; else its player may react."""

    by: int

    def ahead(self, g: Castle) -> Outlook:
        """Say whether the claim fails with this roll."""
        return Outlook("shakes-off" if self.roll.dice[0] >= UNFLAPPABLE else "claim-stands")

    def play(self, g: Castle) -> None:
        """Go on to the window, or not."""
        v = self.roll.roller
        if self.roll.dice[0] >= UNFLAPPABLE:
            g.tell(ClaimFailed(g.owner(v), g.kind[v]))
        else:
            g.do(announced(g, TakeControl(self.by, v)))


class TakeControl(Befalls, frozen=True):
    """DA-201, 203, 205 The claim succeeds and replaces any older one for good; a Haunt's claim is marked as such."""

    asks: ClassVar = "control"
    clause: ClassVar = "DA-510"
    when: ClassVar = R_CONTROL
    public: ClassVar = ("by", "villain")

    by: int
    villain: int

    def doer(self) -> int:
        return self.by

    def sufferer(self) -> int:
        return self.villain

    def play(self, g: Castle) -> None:
        if g.is_living(self.villain):
            # DA-604: the same pair may have filled the Haunt's tracker; the claim still counts as a Haunt's.
            by_haunt = g.role[self.by] in (HAUNT, WAITING)
            g.control[self.villain] = self.by + (BY_HAUNT if by_haunt else 0)
            g.tell(Claimed(g.owner(self.by), g.kind[self.by], g.kind[self.villain]))


def do_control(g: Castle, step: Apply, effect: effects.Control) -> None:
    """DA-209: a claim by card is the turn's claim, unless it is over everybody (Dominion)."""
    if isinstance(effect.over, Pick):
        g.claimed = True
        g.do(Claim(step.villain, step.target))
    else:
        g.do(*[Claim(step.villain, v) for v in everyone(g, step.villain, effect.over.among, from_mover(g))])


def do_free(g: Castle, step: Apply, effect: effects.Free) -> None:
    """DA-205, 203: a claim just made fails and leaves an older one in place; outside that window the marker goes."""
    v = step.villain
    claim = pending(g, TakeControl, lambda step: step.villain == v)
    if claim is not None:
        claim.cancel()
    else:
        g.control[v] = NONE
    g.tell(ClaimFailed(g.owner(v), g.kind[v]))


def do_control_by_left(g: Castle, step: Apply, effect: effects.ControlByLeft) -> None:
    """Sleepwalking: the next living player clockwise controls this movement."""
    for seat in g.clockwise(g.owner(step.villain))[1:]:
        leader = next((v for v in g.villains(seat) if g.is_living(v)), NONE)
        if leader != NONE:
            g.led_by = leader
            of = passage_name(step.passage)
            g.tell(Claimed(g.owner(leader), g.kind[leader], g.kind[step.villain], of))
            return

"""Damage: a packet is reduced, blocked and suffered (DA-560..564)."""

from __future__ import annotations

from typing import ClassVar

from msgspec.structs import replace

from lychgate.core.step import Step
from lychgate.games.damnation.choices.moments import Deed, Moment, mode_of
from lychgate.games.damnation.choices.targets import everyone
from lychgate.games.damnation.data.effects import Damage, Heal, SetHealth
from lychgate.games.damnation.data.numbers import FULL_HEALTH
from lychgate.games.damnation.data.timing import R_DAMAGE
from lychgate.games.damnation.data.villains import NONE
from lychgate.games.damnation.data.vocabulary import Source
from lychgate.games.damnation.data.whom import Each, Self
from lychgate.games.damnation.events.death import Saved
from lychgate.games.damnation.events.parts import Means
from lychgate.games.damnation.events.villains import Healed, Hurt
from lychgate.games.damnation.state.position import Castle, after_hide, from_mover
from lychgate.games.damnation.steps.program import Apply
from lychgate.games.damnation.steps.slaying import Slay
from lychgate.games.damnation.steps.windows import Blow, announced, play_card
from lychgate.games.damnation.words.names import passage_name


class Packet(Step, frozen=True):
    """DA-511, 560, 562 A Villain is dealt Damage: Passives reduce it, Protection may be played, then it is suffered."""

    villain: int
    n: int
    source: Source
    by: int = NONE
    unblockable: bool = False
    of: str = ""
    """The card, Talent or trap that it comes from."""

    def play(self, g: Castle) -> None:
        """DA-041: in The Arrival Health is not set yet, so Damage leaves no mark."""
        v, n = self.villain, self.n
        if g.arriving or not g.is_living(v):
            return
        suffer = Suffer(n, v, self.source, self.by, self.of)
        if self.unblockable:
            g.do(suffer)
            return
        n = after_hide(g, v, n, self.source)
        if n > 0:
            g.do(announced(g, replace(suffer, n=n)))


class Suffer(Blow, frozen=True):
    """DA-560, 564 Health goes down by what is left, not below 0; at 0 the Villain is Slain."""

    asks: ClassVar = "damage"
    clause: ClassVar = "DA-511"
    when: ClassVar = R_DAMAGE
    public: ClassVar = ("n", "villain", "source", "by", "of")

    villain: int
    source: Source
    by: int
    of: Means

    def doer(self) -> int:
        return self.by

    def sufferer(self) -> int:
        return self.villain

    def moment(self, g: Castle) -> Moment:
        """Some cards protect against attacks alone, one never against The Fall; how much comes tells what is lost."""
        return Moment(
            self.when,
            attack=self.source == "attack",
            fall=self.source == "fall",
            damage=self.n,
            health=g.health[self.villain],
        )

    def react(self, g: Castle, seat: int, play: Deed) -> Step | None:
        """DA-561, 564: Protection adds up; what is too much is lost."""
        armour = mode_of(play).armour if play.act == "card" else 0
        if not armour:
            return super().react(g, seat, play)
        play_card(g, self.villain, play, "protection")
        return replace(self, n=max(0, self.n - armour))

    def play(self, g: Castle) -> None:
        """Mark it, and what follows from it."""
        v = self.villain
        if not g.is_living(v):
            return
        g.health[v] = max(0, g.health[v] - self.n)
        if g.events is not None:
            g.tell(Hurt(g.owner(v), g.kind[v], self.n, self.source, g.health[v], self.of))
        if self.n and self.source == "attack" and g.has(self.by, "blood_bath"):
            heal(g, self.by, 1, "")
        if not g.health[v]:
            g.do(Slay(v, self.by, self.source, self.of))


def heal(g: Castle, v: int, n: int, of: str) -> None:
    """DA-642, 952: Health goes up, never above 10, and not in The Fall or after Dawn."""
    if g.arriving or g.fades() or not g.is_living(v):
        return
    gained = min(n, FULL_HEALTH - g.health[v])
    if gained > 0:
        g.health[v] += gained
        g.tell(Healed(g.owner(v), g.kind[v], gained, g.health[v], of))


def do_damage(g: Castle, step: Apply, effect: Damage) -> None:
    """DA-563, 605: one Villain at a time; whoever played the card is responsible for others it kills."""
    v = step.villain
    source, of = step.source, passage_name(step.passage)
    if isinstance(effect.to, Self):
        g.do(Packet(v, effect.n, source, unblockable=effect.unblockable, of=of))
    elif isinstance(effect.to, Each):
        g.do(*[Packet(each, effect.n, source, of=of) for each in everyone(g, v, effect.to.among, from_mover(g))])
    else:
        g.do(Packet(step.target, effect.n, source, v, effect.unblockable, of))


def do_heal(g: Castle, step: Apply, effect: Heal) -> None:
    """DA-642: that nothing is gained is told, too."""
    v, of = step.villain, passage_name(step.passage)
    before = g.health[v]
    heal(g, v, effect.n, of)
    if g.health[v] == before and g.is_living(v) and not g.arriving:
        g.tell(Healed(g.owner(v), g.kind[v], 0, before, of))


def do_set_health(g: Castle, step: Apply, effect: SetHealth) -> None:
    """DA-513: instead of being Slain."""
    g.health[step.villain] = effect.n
    g.tell(Saved(g.owner(step.villain), g.kind[step.villain]))

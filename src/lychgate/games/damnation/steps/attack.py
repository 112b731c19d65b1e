"""Attack: weapon, target, boosts, reactions, Damage (DA-230..253)."""

from __future__ import annotations

from typing import ClassVar

from lychgate.core.ask import Option
from lychgate.core.step import Step
from lychgate.games.damnation.choices.attacks import BARE_HANDS, bonus
from lychgate.games.damnation.choices.moments import Deed, Moment
from lychgate.games.damnation.choices.plays import suffer_option
from lychgate.games.damnation.data.cards import CARDS, IDS, MODES, TALENTS, Passage
from lychgate.games.damnation.data.timing import R_ATTACK, R_ATTACK_OWN
from lychgate.games.damnation.data.villains import LIVING, LOST, NONE
from lychgate.games.damnation.events.parts import Means
from lychgate.games.damnation.events.villains import AttackFailed, Declared, TalentUsed
from lychgate.games.damnation.state.hands import spend
from lychgate.games.damnation.state.position import Castle
from lychgate.games.damnation.steps.damage import Packet
from lychgate.games.damnation.steps.program import Apply
from lychgate.games.damnation.steps.windows import Blow, announced


class Declare(Step, frozen=True):
    """DA-236, 239, 506 Weapon and target are shown; the attacker may boost, then the target may react."""

    villain: int
    target: int
    card: int
    """-1: bare hands."""
    alt: bool
    from_hell: bool = False

    def play(self, g: Castle) -> None:
        """DA-237: a Weapon that is no Relic is used up by the attack, whatever comes of it."""
        v, card = self.villain, self.card
        g.attacked = True
        if card == NONE or self.from_hell:
            g.tokens[v] &= ~1
            g.tell(TalentUsed(g.owner(v), g.kind[v], TALENTS[g.kind[v]].id, g.kind[self.target]))
        damage = BARE_HANDS.damage
        after = None
        unblockable = False
        g.tell(Declared(g.owner(v), g.kind[v], g.kind[self.target], card))
        if card != NONE:
            damage = MODES[card][1 if self.alt else 0].damage
            unblockable = CARDS[card].unblockable
            after = Passage(card, "after") if CARDS[card].after else None
            if self.alt or not CARDS[card].relic:
                spend(g, g.owner(v), card)
        g.do(
            announced(
                g, Strike(damage, v, self.target, unblockable, after, TALENTS[LOST].id if card == NONE else IDS[card])
            )
        )


class Attack(Blow, frozen=True):
    """DA-236 An attack with all that was decided when it was declared."""

    public: ClassVar = ("n", "villain", "target", "of")

    villain: int
    target: int
    unblockable: bool
    after: Passage | None
    """What the Weapon does to the attacker once the attack is over, unless it is cancelled."""
    of: Means
    """The Weapon, or the Talent of bare hands."""

    def doer(self) -> int:
        return self.villain

    def sufferer(self) -> int:
        return self.target


class Strike(Attack, frozen=True):
    """DA-236, 506 The attacker may boost the attack; after that the target may react."""

    asks: ClassVar = "boost"
    clause: ClassVar = "DA-506"
    when: ClassVar = R_ATTACK_OWN

    def reactor(self) -> int:
        """Return the attacker: this window is its own."""
        return self.villain

    def blow(self, g: Castle) -> int:
        """DA-236, 854: return the Damage with what the Passive and Carnage add."""
        return self.n + bonus(g, self.villain, self.target)

    def moment(self, g: Castle) -> Moment:
        """How hard the blow is already tells whether more of it is wasted."""
        return Moment(self.when, damage=self.blow(g), health=g.health[self.target])

    def passing(self, g: Castle) -> Option[Deed]:
        """Return the answer that lets it strike."""
        return suffer_option(self.asks, self.target, self.blow(g), g.health[self.target])

    def play(self, g: Castle) -> None:
        """Open the target's window."""
        g.do(announced(g, Hit(self.blow(g), self.villain, self.target, self.unblockable, self.after, self.of)))


class Hit(Attack, frozen=True):
    """DA-236, 604 The attack strikes home; the attacker is responsible for what it does."""

    asks: ClassVar = "attacked"
    clause: ClassVar = "DA-506"
    when: ClassVar = R_ATTACK

    def play(self, g: Castle) -> None:
        """Open the damage packet; then the Weapon kicks, if it does."""
        if g.role[self.target] == LIVING:
            g.do(Packet(self.target, self.n, "attack", self.villain, self.unblockable, self.of))
        if self.after is not None:
            g.do(Apply(self.villain, self.after))

    def cancelled(self, g: Castle, v: int) -> None:
        """DA-237, 506: the attack fails; the attacker's card counts as used."""
        g.tell(AttackFailed(g.owner(self.villain), g.kind[self.villain], g.kind[self.target]))

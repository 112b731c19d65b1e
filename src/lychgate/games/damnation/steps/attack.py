"""Attack: weapon, target, boosts, reactions, Damage (DA-230..253)."""

from __future__ import annotations

from lychgate.core.say import Say
from lychgate.core.step import Step
from lychgate.games.damnation.choices.attacks import BARE_HANDS
from lychgate.games.damnation.choices.targets import is_adjacent
from lychgate.games.damnation.data.cards import CARDS, CARNAGE_BOOST, IDS, MODES, TALENTS
from lychgate.games.damnation.data.geometry import CORRIDOR
from lychgate.games.damnation.data.timing import R_ATTACK, R_ATTACK_OWN
from lychgate.games.damnation.data.villains import LIVING, NONE, STRANGER
from lychgate.games.damnation.events.villains import AttackFailed, Declared, TalentUsed
from lychgate.games.damnation.state.hands import spend
from lychgate.games.damnation.state.position import Castle
from lychgate.games.damnation.steps.damage import Packet
from lychgate.games.damnation.steps.program import Apply
from lychgate.games.damnation.steps.windows import CANCELS, Blow, Window, alter


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
        after = ""
        unblockable = False
        g.tell(Declared(g.owner(v), g.kind[v], g.kind[self.target], card))
        if card != NONE:
            damage = MODES[card][1 if self.alt else 0].damage
            unblockable = CARDS[card].unblockable
            after = f"{IDS[card]}+" if CARDS[card].after else ""
            if self.alt or not CARDS[card].relic:
                spend(g, g.owner(v), card)
        g.do(Window(v, R_ATTACK_OWN, Strike(damage, v, self.target, unblockable, after)))


class Strike(Blow, frozen=True):
    """DA-236, 506 After the boosts the target may react; then the Damage is dealt."""

    villain: int
    target: int
    unblockable: bool
    after: str
    """What the Weapon does to the attacker once the attack is over, unless it is cancelled."""

    def play(self, g: Castle) -> None:
        """Add the Passive and Carnage (DA-854), and open the target's window."""
        v, target = self.villain, self.target
        n = self.n + (CARNAGE_BOOST if g.carnage() else 0)
        if g.kind[v] == STRANGER and (is_adjacent(g, v, target) or g.place[v] >= CORRIDOR):
            n += 1
        g.do(Window(target, R_ATTACK, Hit(n, v, target, self.unblockable, self.after)))

    def said(self) -> Say:
        """Stand on the to-do list."""
        return Say("step-strike", {"n": self.n})


class Hit(Blow, frozen=True):
    """DA-236, 604 The attack strikes home; the attacker is responsible for what it does."""

    villain: int
    target: int
    unblockable: bool
    after: str

    def play(self, g: Castle) -> None:
        """Open the damage packet; then the Weapon kicks, if it does."""
        if g.role[self.target] == LIVING:
            g.do(Packet(self.target, self.n, "attack", self.villain, self.unblockable))
        if self.after:
            g.do(Apply(self.villain, self.after))

    def said(self) -> Say:
        """Stand on the to-do list."""
        return Say("step-strike", {"n": self.n})


def _cancel_attack(g: Castle, step: Apply) -> None:
    """DA-237, 506: the attack fails; the attacker's card counts as used."""

    def take_off(window: Window) -> None:
        assert isinstance(window.then, Hit)
        attacker = window.then.villain
        g.tell(AttackFailed(g.owner(attacker), g.kind[attacker], g.kind[window.then.target]))

    alter(g, take_off, R_ATTACK)


CANCELS["attack"] = _cancel_attack

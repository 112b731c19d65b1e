"""Attack: weapon, target, boosts, reactions, Damage (DA-230..253)."""

from __future__ import annotations

from collections.abc import Iterator
from functools import lru_cache

from lychgate.core.ask import Obstacle, Option
from lychgate.core.say import Say
from lychgate.core.step import Step
from lychgate.games.damnation.choices.moments import Play, mode_of
from lychgate.games.damnation.choices.plays import figure_mark
from lychgate.games.damnation.choices.targets import is_adjacent, is_rival, obstacle
from lychgate.games.damnation.data.cards import (
    ATTACK,
    CARDS,
    CARNAGE_BOOST,
    HUNTERS_MOON,
    IDS,
    IS_WEAPON,
    MODES,
    R_ATTACK,
    R_ATTACK_OWN,
    TALENTS,
)
from lychgate.games.damnation.data.effects import AttackWith
from lychgate.games.damnation.data.geometry import CORRIDOR, COURTYARD, SIGHT, STANDARD
from lychgate.games.damnation.data.villains import DARKNESS, LOST, STRANGER, VILLAINS
from lychgate.games.damnation.events.villains import AttackFailed, Declared, TalentUsed
from lychgate.games.damnation.state.hands import spend
from lychgate.games.damnation.state.position import LIVING, NONE, Castle
from lychgate.games.damnation.steps.damage import Packet
from lychgate.games.damnation.steps.program import Apply
from lychgate.games.damnation.steps.windows import CANCELS, Blow, Window, alter
from lychgate.games.damnation.words.names import card_word, villain_word

(BARE_HANDS,) = (effect for effect in TALENTS[LOST].do if isinstance(effect, AttackWith))
FROM_HELL = 1
"""In a play's `extra`: the attack is The Stranger's From Hell."""


def may_fight_here(g: Castle, v: int) -> bool:
    """DA-230, 250, 252: on a corridor space, in the Courtyard, in a Standard Room in Darkness or by Hunter's Moon."""
    place = g.place[v]
    if 0 <= place < CORRIDOR:
        return True
    if place not in STANDARD:
        return False
    return place == COURTYARD or g.light == DARKNESS or g.is_tolled(HUNTERS_MOON)


def reach_of(play: Play) -> int:
    """Return how far an attack reaches."""
    if play.act == "talent":
        return BARE_HANDS.reach
    return MODES[play.number][1 if play.alt else 0].reach


def attack_bars(g: Castle, v: int, play: Play) -> Iterator[Obstacle]:
    """DA-204, 231..235, 250: yield everything that forbids an attack."""
    if g.attacked:
        yield obstacle("DA-235", "attacked-already")
    if g.claimed:
        yield obstacle("DA-204", "claimed-already")
    here = g.place[v]
    from_hell = play.extra == FROM_HELL
    if from_hell and not (g.entered in STANDARD and g.tokens[v] & 1):
        yield obstacle("DA-450", "from-hell")
    elif not from_hell and not may_fight_here(g, v):
        yield obstacle("DA-250", "no-fight-here")
    if play.act == "talent" and not g.tokens[v] & 1:
        yield obstacle("DA-450", "token-spent")
    there = g.place[play.target]
    if not 0 <= here < CORRIDOR:
        if there != here:
            yield obstacle("DA-233", "other-room", target=villain_word(g.kind[play.target]))
    elif not 0 <= there < CORRIDOR or not SIGHT[here][there] > 0:
        yield obstacle("DA-232", "unseen", target=villain_word(g.kind[play.target]))
    elif SIGHT[here][there] > reach_of(play):
        yield obstacle("DA-231", "too-far", distance=SIGHT[here][there], reach=reach_of(play))


def attacks(g: Castle, v: int) -> Iterator[Play]:
    """Yield all attacks there could be: every Weapon, every way, every rival outside the Staircase."""
    rivals = [other for other in range(len(g.kind)) if is_rival(g, v, other)]
    if not rivals:
        return
    hell = g.kind[v] == STRANGER and g.entered != -1
    for card in sorted(card for card in g.holds(v % g.seats) if IS_WEAPON[card]):
        for mode in MODES[card]:
            if mode.bits & ATTACK:
                for other in rivals:
                    yield Play("attack", card, mode.alt, other)
                    if hell:
                        yield Play("attack", card, mode.alt, other, FROM_HELL)
    if g.kind[v] == LOST:
        for other in rivals:
            yield Play("talent", LOST, target=other)


@lru_cache(maxsize=1 << 16)
def _option(play: Play, zone: str, target_kind: int, mark: str, v: int) -> Option[Play]:
    target = VILLAINS[target_kind].id
    facts: dict[str, str | int | Say] = {"target": villain_word(target_kind)}
    token = f"talent:{v}:active"
    if play.act == "talent":
        return Option(f"bare_hands>{target}", play, (token, mark), Say("option-bare-hands", facts))
    name = IDS[play.number]
    alt = "*" if play.alt else ""
    way = "from_hell" if play.extra else "attack"
    key = "option-from-hell" if play.extra else "option-throw" if play.alt else "option-attack"
    marks = (f"{zone}:{name}", mark, *((token,) if play.extra else ()))
    facts |= {"card": card_word(play.number), "n": mode_of(play).damage}
    return Option(f"{way}:{name}{alt}>{target}", play, marks, Say(key, facts))


def attack_option(g: Castle, v: int, play: Play) -> Option[Play]:
    """Put an attack into words."""
    seat = v % g.seats
    zone = f"{'hand' if play.number in g.hand[seat] else 'face_up'}:{seat}"
    return _option(play, zone, g.kind[play.target], figure_mark(g, play.target), v)


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

"""Attacks, from the announcement to the Grace they earn, and what cards do (chapters 3.8, 3.9 and 3.14)."""

from __future__ import annotations

from collections.abc import Callable
from typing import ClassVar

from lychgate.core.ask import Play, Seat, lot, pick
from lychgate.core.say import Say, who
from lychgate.core.step import Step
from lychgate.games.carpathes.choices.discards import terror_menu
from lychgate.games.carpathes.choices.targets import effects_of
from lychgate.games.carpathes.data import FIRST_POWER, NAMES, POWER, TERROR_CARDS, Effect
from lychgate.games.carpathes.events.attacks import Destroyed, Paralysed, Recognised, Stolen, Vanished
from lychgate.games.carpathes.events.blood import Dropped
from lychgate.games.carpathes.state.position import Carpathes, card_names, is_same_camp, is_slave
from lychgate.games.carpathes.steps.blood import Draw, Lose, recover
from lychgate.games.carpathes.steps.grace import advance
from lychgate.games.carpathes.steps.hands import steal_card, take_card
from lychgate.games.carpathes.words.names import Facts, card_word, players


class Strike(Step, frozen=True):
    """CA-056, 080, 083 An announced and paid attack; its effects are applied target by target, clockwise."""

    public: ClassVar = ("attacker", "card", "targets", "prey")

    attacker: Seat
    card: str
    targets: tuple[Seat, ...]
    prey: str = ""
    """The blue card that Destruction is aimed at."""
    answers: tuple[tuple[Seat, str], ...] = ()
    """Who has countered, and how: cancel or return."""

    def play(self, g: Carpathes) -> None:
        """CA-083..088: whoever has cancelled it is spared; whoever returns it exchanges places with the attacker."""
        answers = dict(self.answers)
        effects = effects_of(self.card, len(self.targets))
        for target in self.targets:
            answer = answers.get(target, "")
            if answer == "cancel":
                continue
            author, victim = (target, self.attacker) if answer == "return" else (self.attacker, target)
            g.do(*(_HITS[effect.does](self, author, victim, effect) for effect in effects))

    def said(self) -> Say:
        """Say who attacks whom with what, and what it would do."""
        effect = effects_of(self.card, len(self.targets))[0]
        facts: Facts = {
            "attacker": who(self.attacker),
            "card": card_word(self.card),
            "id": self.card,
            "targets": players(self.targets),
            "does": effect.does,
            "n": effect.n,
        }
        if self.prey:
            facts["prey"] = card_word(self.prey)
        return Say("step-strike", facts)


def is_returnable(g: Carpathes, strike: Strike, target: int) -> bool:
    """CA-087, 088: Destruction, and an attack from one's own camp, are only cancelled."""
    return not strike.prey and not is_same_camp(g, strike.attacker, target)


class Settle(Step, frozen=True):
    """CA-128, 129, 132..137, 194 After an attack: the order it fulfils, the Grace it earns, the card to its pile."""

    attacker: Seat
    card: str
    targets: tuple[Seat, ...]
    outside: bool
    """Whether a target was outside the attacker's camp."""

    def play(self, g: Carpathes) -> None:
        """CA-137: activating is what counts, whether it was countered or not."""
        seat = self.attacker
        yellow = POWER[self.card].type == "attack"
        if yellow:
            g.power_discard.append(g.resolving.pop())
        if not is_slave(g, seat) or not self.outside:
            return
        obeys = yellow and g.demand == "attack" and g.quarry in self.targets and not g.served
        if obeys:
            g.served = True
        advance(g, seat, 1, "order" if obeys else "attack")


# --- what cards do to a target, and to whoever plays them


class Recover(Step, frozen=True):
    """CA-159 The author of a Bite or Black Kiss recovers after the loss was paid, in full."""

    seat: Seat
    n: int

    def play(self, g: Carpathes) -> None:
        """Raise the counter."""
        recover(g, self.seat, self.n)


class Steal(Step, frozen=True):
    """CA-086, 157 Hypnosis takes a card at random; from an empty hand there is blood to lose instead."""

    thief: Seat
    victim: Seat
    n: int

    def play(self, g: Carpathes) -> Play:
        """Draw a place of the hand, Humans and Powers together."""
        count = len(g.humans[self.victim]) + len(g.powers[self.victim])
        if not count:
            g.do(Lose(self.victim, self.n, "hypnosis"))
            return
        at = yield from lot("hypnosis", [1] * count)
        card = steal_card(g, self.thief, self.victim, at)
        back = "power" if card >= FIRST_POWER else "human"
        g.tell(Stolen(self.thief, self.victim, back))
        g.tell(Recognised(self.thief, self.victim, back, NAMES[card]))

    def said(self) -> Say:
        """Stand on the to-do list."""
        return Say("step-steal", {"thief": who(self.thief), "victim": who(self.victim)})


class Terror(Step, frozen=True):
    """CA-161, D-09 Night Terror: lose blood or discard two Powers; with fewer than two there is no choice."""

    victim: Seat
    n: int

    def play(self, g: Carpathes) -> Play:
        """Ask which pair, or the loss."""
        cards = sorted(card_names(g.powers[self.victim]), key=list(POWER).index)
        chosen: tuple[str, ...] = ()
        if len(cards) >= TERROR_CARDS:
            chosen = yield from pick(
                self.victim,
                "terror",
                terror_menu(self.victim, tuple(cards), self.n),
                args={"n": self.n},
                clause="CA-161",
            )
        if not chosen:
            g.do(Lose(self.victim, self.n, "night_terror"))
            return
        for card in chosen:
            take_card(g, self.victim, card, "power_discard")
        g.tell(Dropped(self.victim, chosen, "terror"))

    def said(self) -> Say:
        """Stand on the to-do list."""
        return Say("step-terror", {"seat": who(self.victim)})


class Paralyse(Step, frozen=True):
    """CA-153 The victim is marked: two actions in his next turn."""

    victim: Seat

    def play(self, g: Carpathes) -> None:
        """Mark him."""
        g.paralysed[self.victim] = True
        g.tell(Paralysed(self.victim))


class Destroy(Step, frozen=True):
    """CA-066, 155, 156 Destruction discards a blue card, and stays itself."""

    victim: Seat
    card: str

    def play(self, g: Carpathes) -> None:
        """Put it on discard no. 3."""
        laid = g.laid[self.victim]
        card = next(card for card in laid if NAMES[card] == self.card)
        laid.remove(card)
        g.power_discard.append(card)
        g.tell(Destroyed(self.victim, self.card))


Hit = Callable[[Strike, Seat, Seat, Effect], Step]

_HITS: dict[str, Hit] = {
    "lose": lambda strike, author, victim, effect: Lose(victim, effect.n, strike.card),
    "recover": lambda strike, author, victim, effect: Recover(author, effect.n),
    "steal": lambda strike, author, victim, effect: Steal(author, victim, effect.n),
    "terror": lambda strike, author, victim, effect: Terror(victim, effect.n),
    "paralyse": lambda strike, author, victim, effect: Paralyse(victim),
    "destroy": lambda strike, author, victim, effect: Destroy(victim, strike.prey),
}
"""What each effect does: the author of the attack and its victim exchange places when it is returned."""


def help_oneself(g: Carpathes, seat: Seat, effect: Effect) -> None:
    """CA-136, 144, 160: what an Aid or a blue power that is no attack does for its owner."""
    if effect.does == "recover":
        recover(g, seat, effect.n)
    elif effect.does == "grace":
        advance(g, seat, effect.n, "devotion")
    elif effect.does == "hide":
        g.invisible[seat] = True
        g.tell(Vanished(seat))
    else:
        g.do(Draw(seat, effect.does.removeprefix("draw-").removesuffix("s"), effect.n))

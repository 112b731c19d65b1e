"""Attacks, from the announcement to the Grace they earn (chapter "Resolving an attack; reactions")."""

from __future__ import annotations

from typing import ClassVar

import msgspec

from lychgate.core.ask import Concern, Menu, Seat
from lychgate.core.say import Say, who
from lychgate.core.step import Step
from lychgate.core.window import Announced, Window
from lychgate.games.carpathes.choices.reactions import Counterplay, counter_menu
from lychgate.games.carpathes.data import POWER, Counter
from lychgate.games.carpathes.events.attacks import Reacted
from lychgate.games.carpathes.state.position import Carpathes, is_same_camp, is_slave
from lychgate.games.carpathes.steps.blood import pay
from lychgate.games.carpathes.steps.effects import HITS, Hit
from lychgate.games.carpathes.steps.grace import advance
from lychgate.games.carpathes.steps.hands import take_card
from lychgate.games.carpathes.words.names import Facts, card_word, players


class Strike(Announced, frozen=True):
    """CA-056, 080, 083 An announced and paid attack; its effects are applied target by target, clockwise."""

    asks: ClassVar = "react"
    clause: ClassVar = "CA-080"
    public: ClassVar = ("attacker", "card", "targets", "prey")

    attacker: Seat
    card: str
    targets: tuple[Seat, ...]
    prey: str = ""
    """The blue card that Destruction is aimed at."""
    answers: tuple[tuple[Seat, Counter], ...] = ()
    """Who has countered, and how."""

    def play(self, g: Carpathes) -> None:
        """CA-083..088: whoever has cancelled it is spared; whoever returns it exchanges places with the attacker."""
        answers = dict(self.answers)
        effects = POWER[self.card].effects_on(len(self.targets))
        for target in self.targets:
            answer = answers.get(target)
            if answer == "cancel":
                continue
            author, victim = (target, self.attacker) if answer == "return" else (self.attacker, target)
            g.do(*(HITS[effect.does](Hit(author, victim, effect.n, self.card, self.prey)) for effect in effects))

    def reactions(self, g: Carpathes, seat: int) -> Menu[Counterplay | None]:
        """CA-082: a target may counter it with a reaction Aid."""
        counters = counter_menu(g, seat, self.attacker, is_returnable(g, self, seat))
        return Menu.joined(Menu([self.passing(g)]), counters)

    def concern(self, g: Carpathes, seat: int) -> Concern:
        """CA-080: only its targets are asked."""
        return "me"

    def react(self, g: Carpathes, seat: int, reaction: Counterplay) -> Strike:
        """CA-059, 084: pay for the Aid and discard it; it cannot be countered itself."""
        target, payment = Seat(seat), reaction.payment
        take_card(g, target, reaction.card, "power_discard")
        pay(g, target, payment)
        price = payment.humans, payment.blood
        g.tell(Reacted(target, reaction.card, price, g.blood[target], self.attacker, reaction.how))
        return msgspec.structs.replace(self, answers=(*self.answers, (target, reaction.how)))

    def said(self) -> Say:
        """Say who attacks whom with what, and what it would do."""
        effect = POWER[self.card].effects_on(len(self.targets))[0]
        facts: Facts = {
            "attacker": who(self.attacker),
            "card": card_word(self.card),
            "targets": players(self.targets),
            "does": effect.does,
            "n": effect.n,
        }
        if self.prey:
            facts["prey"] = card_word(self.prey)
        return Say("step-strike", facts)


def announced(g: Carpathes, strike: Strike) -> Window:
    """CA-080..082: every target that holds a Power card is asked, whatever it is; nobody, if nothing counters it."""
    asked = strike.targets if POWER[strike.card].counterable else ()
    return Window(strike, tuple(seat for seat in asked if g.powers[seat]))


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

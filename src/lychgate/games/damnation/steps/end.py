"""End of Turn: effects, The Fall, used cards, the hand limit (DA-800..804)."""

from __future__ import annotations

from typing import ClassVar

from lychgate.core.ask import Option, Play, pick
from lychgate.core.say import Say
from lychgate.core.step import Step
from lychgate.games.damnation.choices.menus import discard_menu
from lychgate.games.damnation.data.cards import AT_END_OF_TURN, DECK_OF, IDS, RATS, Passage
from lychgate.games.damnation.data.geometry import STANDARD
from lychgate.games.damnation.events.cards import Discarded, Seen
from lychgate.games.damnation.state.hands import hand_limit, held, put_under, return_used
from lychgate.games.damnation.state.position import Castle
from lychgate.games.damnation.steps.damage import Packet
from lychgate.games.damnation.steps.program import Apply
from lychgate.games.damnation.words.names import card_word, knell_word, rule_word


class EndPhase(Step, frozen=True):
    """DA-800 Phase 5: end-of-turn effects, Fall Damage, used cards back, discards; not if the turn is over."""

    public: ClassVar = ("villain",)

    villain: int

    def play(self, g: Castle) -> None:
        v = self.villain
        g.phase = "end-of-turn"
        if g.over:
            return
        waiting = [card for card in g.curses[v] if card in AT_END_OF_TURN]
        if g.is_tolled(RATS) and g.place[v] in STANDARD:
            waiting.append(RATS)
        if waiting:
            g.do(EndEffects(v, tuple(waiting)))
        if g.fall or g.is_dawn():
            g.do(Crumble(v))
        if g.todo:
            g.do(UsedBack(v))
        else:
            UsedBack(v).play(g)


class EndEffects(Step, frozen=True):
    """DA-800 Curses and Plague of Rats act in the order the player chooses."""

    villain: int
    waiting: tuple[int, ...]

    def play(self, g: Castle) -> Play | None:
        """Ask which comes next (D31), while the Villain lives."""
        return self._ask(g) if self.waiting and g.is_living(self.villain) else None

    def _ask(self, g: Castle) -> Play:
        v = self.villain
        options = [Option(f"next:{IDS[card]}", card, (), _next_words(card)) for card in self.waiting]
        card = yield from pick(g.owner(v), "end-effects", options, clause="DA-800")
        doing = Packet(v, 1, "rats") if card == RATS else Apply(v, Passage(card))
        g.do(doing, EndEffects(v, tuple(each for each in self.waiting if each != card)))


def _next_words(card: int) -> Say:
    named = knell_word(card) if card == RATS else card_word(card)
    return Say("option-next", {"card": named, "rule": rule_word(named)})


class Crumble(Step, frozen=True):
    """DA-641, 645, 952 In The Fall 1 Damage, which may be blocked; from Dawn on 1 Unblockable Damage in its place."""

    villain: int

    def play(self, g: Castle) -> None:
        """Nobody is responsible for it."""
        if g.is_dawn():
            g.do(Packet(self.villain, 1, "dawn", unblockable=True))
        elif g.fall:
            g.do(Packet(self.villain, 1, "fall"))


class UsedBack(Step, frozen=True):
    """DA-421, 803 All used cards go under their decks, in order of use; then the hand limit is checked."""

    villain: int

    def play(self, g: Castle) -> None:
        """At the end of every turn of any kind."""
        return_used(g)
        if too_many(g, self.villain) > 0:
            g.do(HandLimit(self.villain))


def too_many(g: Castle, v: int) -> int:
    """DA-801: how many cards are above the limit."""
    seat = g.owner(v)
    return held(g, seat) - hand_limit(g, seat)


class HandLimit(Step, frozen=True):
    """DA-801, 802, 804 The active player discards down to the limit, one card after the other, in any order."""

    villain: int

    def play(self, g: Castle) -> Play | None:
        """Curses do not count."""
        left = too_many(g, self.villain)
        return self._ask(g, left) if left > 0 and g.is_living(self.villain) else None

    def _ask(self, g: Castle, left: int) -> Play:
        seat = g.owner(self.villain)
        card = yield from pick(seat, "limit", discard_menu(g, seat), args={"left": left}, clause="DA-801")
        put_under(g, seat, card)
        g.tell(Discarded(seat, g.kind[self.villain], DECK_OF[card], "limit"))
        g.tell(Seen(seat, card))
        g.do(self)

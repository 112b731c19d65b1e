"""Drawing, keeping, stealing, discarding and looking at cards (DA-333, 337, 370, 371, 420..430)."""

from __future__ import annotations

from itertools import permutations
from typing import ClassVar

from lychgate.core.ask import Menu, Option, Play, lot, pick
from lychgate.core.say import Say
from lychgate.core.step import Step
from lychgate.games.damnation.choices.menus import card_option, discard_menu
from lychgate.games.damnation.choices.moments import HEXPROOF, Deed, Moment
from lychgate.games.damnation.choices.plays import let_work_option
from lychgate.games.damnation.data import effects
from lychgate.games.damnation.data.cards import (
    CARDS,
    CASTLE_DECK,
    DECK_OF,
    DECKS,
    IDS,
    IS_SHOWN,
    OPEN_HAND,
    ROOM_DECKS,
    Passage,
)
from lychgate.games.damnation.data.geometry import DECK_AT, ROOM0, STAIR0
from lychgate.games.damnation.data.kinds import CURSE, EVENT
from lychgate.games.damnation.data.timing import R_DRAW
from lychgate.games.damnation.data.villains import LIVING
from lychgate.games.damnation.events.cards import DeckSeen, Discarded, Drew, Kept, Seen, Stolen, TookUp, Turned
from lychgate.games.damnation.events.parts import CardNamed, Deck
from lychgate.games.damnation.events.villains import TalentUsed
from lychgate.games.damnation.state.hands import (
    forget,
    gain,
    held,
    know,
    lay_down,
    own_cards,
    settle_hand,
    show,
    take_from,
)
from lychgate.games.damnation.state.position import Castle
from lychgate.games.damnation.steps.program import Apply
from lychgate.games.damnation.steps.windows import Befalls, announced
from lychgate.games.damnation.words.names import card_word, deck_word

CURSE_DRAWN = Moment(R_DRAW, curse=True)


def deck_here(g: Castle, v: int) -> int:
    """Return the deck of the room a Villain stands in, or -1."""
    place = g.place[v]
    return DECK_AT[place - ROOM0] if ROOM0 <= place < STAIR0 else -1


class Draw(Step, frozen=True):
    """DA-333, 337 A player draws the top card of a deck; an empty deck gives none."""

    villain: int
    deck: int

    def play(self, g: Castle) -> None:
        """Take it up, or show it if it is an Event or a Curse."""
        pile = g.decks[self.deck]
        if g.role[self.villain] == LIVING and pile:
            take_up(g, self.villain, pile.pop())


def take_up(g: Castle, v: int, card: int) -> None:
    """DA-370, 371: into the hand unseen, face up with the Reveal icon; Events and Curses are shown and resolved."""
    seat = g.owner(v)
    if IS_SHOWN[card]:
        show(g, card)
        g.tell(Turned(seat, g.kind[v], card))
        g.do(announced(g, Resolve(v, card)))
        return
    gain(g, seat, card)
    if card in g.face_up[seat]:
        g.tell(TookUp(seat, g.kind[v], card))
    else:
        g.tell(Drew(seat, g.kind[v], DECK_OF[card]))
        g.tell(Seen(seat, card))


class Resolve(Befalls, frozen=True):
    """DA-371, 427 A drawn Event works at once; a Curse stays face up before the Villain."""

    asks: ClassVar = "draw"
    clause: ClassVar = "DA-509"
    when: ClassVar = R_DRAW
    public: ClassVar = ("villain", "card")

    villain: int
    card: CardNamed

    def doer(self) -> int:
        return self.villain

    def sufferer(self) -> int:
        return self.villain

    def passing(self, g: Castle) -> Option[Deed]:
        return let_work_option("draw", self.card)

    def moment(self, g: Castle) -> Moment:
        """The Occultist shrugs Curses off."""
        return CURSE_DRAWN if CARDS[self.card].type == CURSE else super().moment(g)

    def react(self, g: Castle, seat: int, play: Deed) -> Step | None:
        """DA-509: with Hexproof the Curse counts as used, and the next card of the same deck is drawn instead."""
        if play.act != "talent" or play.number != HEXPROOF:
            return super().react(g, seat, play)
        g.tell(TalentUsed(g.owner(self.villain), g.kind[self.villain], "hexproof"))
        g.do(Draw(self.villain, DECK_OF[self.card]))
        return None

    def play(self, g: Castle) -> None:
        """Do what the card says."""
        v, card = self.villain, self.card
        if CARDS[card].type == EVENT:
            g.do(Apply(v, Passage(card)))
            return
        unuse(g, card)
        g.curses[v].append(card)
        if card in OPEN_HAND:
            settle_hand(g, g.owner(v))


def unuse(g: Castle, card: int) -> None:
    """Take a card that stays in play away from the used ones."""
    at = g.played.index(card)
    del g.played[at]
    order = [number for number, hidden in enumerate(g.used) if not hidden]
    g.used = tuple(hidden for number, hidden in enumerate(g.used) if number != order[at])


class DrawCastle(Step, frozen=True):
    """DA-165, 169, 509 The top Castle card is drawn, shown and applied; an empty deck does nothing, no window opens."""

    villain: int

    def play(self, g: Castle) -> None:
        """Show it with the used cards; it goes back when the turn ends."""
        pile = g.decks[CASTLE_DECK]
        if pile:
            card = pile.pop()
            show(g, card)
            g.tell(Turned(g.owner(self.villain), g.kind[self.villain], card))
            g.do(Apply(self.villain, Passage(card)))


class DrawAndKeep(Step, frozen=True):
    """DA-036, 039, 380..382 A player draws some cards, keeps some of them and puts the rest under the deck."""

    public: ClassVar = ("villain", "deck", "n", "keep")

    villain: int
    deck: Deck
    n: int
    keep: int

    def play(self, g: Castle) -> None:
        """Look at the cards first; which to keep is asked afterwards."""
        if g.role[self.villain] != LIVING:
            return
        seat = g.owner(self.villain)
        pile = g.decks[self.deck]
        count = min(self.n, len(pile))
        g.drawn[seat] += [pile.pop() for _ in range(count)]
        if count:
            g.reveal()
            g.do(Keep(self.villain, min(self.keep, count), count))


class Keep(Step, frozen=True):
    """DA-036, 381 Which of the cards to keep is the drawer's choice, one after the other."""

    villain: int
    left: int
    seen: int
    """How many cards were looked at."""
    taken: int = 0
    """How many of them have been kept so far."""

    def play(self, g: Castle) -> Play:
        """Ask for one card; the last ones left over go under the deck, known to the drawer alone."""
        v, seat = self.villain, g.owner(self.villain)
        cards = g.drawn[seat]
        kept = list(cards)
        if len(cards) > self.left:
            menu = Menu([card_option("keep", f"drawn:{seat}", card) for card in sorted(cards)])
            kept = [(yield from pick(seat, "keep", menu, args={"left": self.left}, clause="DA-036"))]
        forget(g, cards, 1 << seat)
        for card in kept:
            g.drawn[seat].remove(card)
            take_up(g, v, card)
        taken = self.taken + len(kept)
        if len(kept) < self.left:
            g.do(Keep(v, self.left - len(kept), self.seen, taken))
            return
        for card in g.drawn[seat]:
            know(g, [card], 1 << seat)
            g.decks[DECK_OF[card]].insert(0, card)
        g.tell(Kept(seat, g.kind[v], DECK_OF[kept[0]], self.seen, taken))
        g.drawn[seat] = []


def do_draw(g: Castle, step: Apply, effect: effects.DrawAndKeep) -> None:
    """DA-042: also in The Arrival; `here` gives nothing outside rooms with a deck."""
    deck = deck_here(g, step.villain) if effect.deck == "here" else DECKS.index(effect.deck)
    if deck == -1:
        return
    if effect.n == 1:
        g.do(Draw(step.villain, deck))
    else:
        g.do(DrawAndKeep(step.villain, deck, effect.n, effect.keep))


# --- losing cards


class DiscardOne(Step, frozen=True):
    """D25, DA-801 A player lays one card of their choice face down with the used cards, until enough are laid."""

    villain: int
    left: int

    def play(self, g: Castle) -> Play | None:
        """Ask which; everybody sees from which deck it came."""
        return self._ask(g) if held(g, g.owner(self.villain)) and self.left else None

    def _ask(self, g: Castle) -> Play:
        seat = g.owner(self.villain)
        menu = discard_menu(g, seat)
        card = yield from pick(seat, "discard", menu, args={"left": self.left}, clause="DA-421")
        lay_down(g, seat, card)
        g.tell(Discarded(seat, g.kind[self.villain], DECK_OF[card], "card"))
        g.tell(Seen(seat, card))
        if self.left > 1:
            g.do(DiscardOne(self.villain, self.left - 1))


def do_discard(g: Castle, step: Apply, effect: effects.Discard) -> None:
    if g.is_living(step.villain):
        g.do(DiscardOne(step.villain, effect.n))


def do_steal(g: Castle, step: Apply, effect: effects.Steal) -> Play:
    """DA-430, 888: a random card; only the two players see a hidden one, and the others lose sight of that hand."""
    thief, victim = g.owner(step.villain), g.owner(step.target)
    cards = own_cards(g, victim)
    if not (g.is_living(step.villain) and g.is_living(step.target) and cards):
        return
    at = yield from lot("steal", [1] * len(cards))
    card = cards[at]
    hidden = card in g.hand[victim]
    take_from(g, victim, card)
    if hidden:
        forget(g, [card, *g.hand[victim]], 1 << thief | 1 << victim)
        know(g, [card], 1 << victim)
        g.tell(Stolen(thief, victim, g.kind[step.villain], g.kind[step.target]))
        g.tell(Seen(thief, card, victim))
    gain(g, thief, card)
    if not hidden:
        know(g, [card] if card in g.hand[thief] else [], (1 << g.seats) - 1)
        g.tell(TookUp(thief, g.kind[step.villain], card))


# --- looking


class Reorder(Step, frozen=True):
    """D25 The cards just looked at are put back on top of their deck in any order."""

    villain: int
    deck: int

    def play(self, g: Castle) -> Play:
        """Ask for the order, the top card first."""
        seat = g.owner(self.villain)
        cards = sorted(g.drawn[seat])
        options = [
            Option(
                "order:" + ",".join(IDS[card] for card in order),
                order,
                tuple(f"drawn:{seat}:{IDS[card]}" for card in order),
                Say("option-order", {"cards": [card_word(card) for card in order]}),
            )
            for order in permutations(cards)
        ]
        order = yield from pick(seat, "order", options, clause="DA-451")
        forget(g, cards, 1 << seat)
        know(g, cards, 1 << seat)
        g.decks[self.deck] += reversed(order)
        g.drawn[seat] = []


def do_peek_deck(g: Castle, step: Apply, effect: effects.PeekDeck) -> Play:
    """DA-500: which deck is public, what lies there is not."""
    seat = g.owner(step.villain)
    options = [
        Option(
            f"deck:{DECKS[deck]}",
            deck,
            (f"decks:{deck}",),
            Say("option-deck", {"deck": deck_word(deck), "n": min(effect.n, len(g.decks[deck]))}),
        )
        for deck in ROOM_DECKS
        if g.decks[deck]
    ]
    if not options:
        return
    deck = yield from pick(seat, "peek", options, clause="DA-451")
    pile = g.decks[deck]
    count = min(effect.n, len(pile))
    g.drawn[seat] += [pile.pop() for _ in range(count)]
    g.reveal()
    g.tell(DeckSeen(seat, g.kind[step.villain], deck, count))
    g.do(Reorder(step.villain, deck))

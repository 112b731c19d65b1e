"""Slain Villains: Deathknells, responsibility and spoils, The Fall (DA-600..646)."""

from __future__ import annotations

from typing import ClassVar

from lychgate.core.ask import Menu, Option, Play, Seat, lot, pick
from lychgate.core.kept import kept
from lychgate.core.say import Say
from lychgate.core.step import Step
from lychgate.games.damnation.choices.moments import Deed
from lychgate.games.damnation.choices.plays import pass_option
from lychgate.games.damnation.data import effects
from lychgate.games.damnation.data.cards import DECK_OF, HARVEST, IS_VAMPIRE, REVENANT, VAMPIRE_DECK
from lychgate.games.damnation.data.geometry import CEMETERY, LAST_STEP, OFF
from lychgate.games.damnation.data.timing import R_SLAIN
from lychgate.games.damnation.data.villains import BY_HAUNT, HAUNT, LIVING, NONE, OUT, SLAIN, VAMPIRE, WAITING
from lychgate.games.damnation.data.vocabulary import Cause, Fate
from lychgate.games.damnation.events.death import Became, FallBegan, LeftInCemetery, Slain, SpoilsTaken, Tolled
from lychgate.games.damnation.events.parts import Means
from lychgate.games.damnation.events.turn import MatchEnded
from lychgate.games.damnation.scoring import result
from lychgate.games.damnation.state.hands import gain, know, return_under, settle_hand
from lychgate.games.damnation.state.position import Castle, the_fall
from lychgate.games.damnation.steps.program import Apply
from lychgate.games.damnation.steps.windows import Befalls, announced
from lychgate.games.damnation.words.names import passage_name


class Slay(Step, frozen=True):
    """DA-513, 600, 601 A Villain is about to be Slain; its player may prevent it."""

    villain: int
    by: int
    cause: Cause
    of: str = ""

    def play(self, g: Castle) -> None:
        """DA-607: nobody is responsible for slaying their own Villain."""
        v, by = self.villain, self.by
        if not g.is_living(v):
            return
        if by != NONE and g.owner(by) == g.owner(v):
            by = NONE
        g.do(announced(g, Die(v, by, self.cause, self.of)))


def do_slay(g: Castle, step: Apply, effect: effects.Slay) -> None:
    """DA-336, 041: outright, whatever the Health; in The Arrival too."""
    g.do(Slay(step.villain, NONE, step.source, passage_name(step.passage)))


class Die(Befalls, frozen=True):
    """DA-601, 660, 661 A Villain is Slain: the game may be won, else a Deathknell tolls and its things change hands."""

    asks: ClassVar = "slain"
    clause: ClassVar = "DA-513"
    when: ClassVar = R_SLAIN
    public: ClassVar = ("villain", "by", "cause", "of")

    villain: int
    by: int
    cause: Cause
    of: Means = ""

    def doer(self) -> int:
        return self.by

    def sufferer(self) -> int:
        return self.villain

    def passing(self, g: Castle) -> Option[Deed]:
        """Return the answer that lets it die: as a Haunt, or for good."""
        last = the_fall(g) == "now" and not g.options.haunt_variant
        return pass_option("slain", "out" if leaves_no_haunts(g) else "last" if last else "haunt")

    def cancelled(self, g: Castle, v: int) -> None:
        """DA-513: whoever is saved on the final step of the Staircase is put into the Cemetery without drawing."""
        if g.place[v] == LAST_STEP:
            g.place[v] = CEMETERY

    def play(self, g: Castle) -> None:
        """DA-104, 205: its turn is over, its claims and those upon it lapse."""
        v = self.villain
        g.tell(Slain(g.owner(v), g.kind[v], NONE if self.by == NONE else g.kind[self.by], self.cause, self.of))
        leave_board(g, v)
        g.role[v] = SLAIN
        if v == g.mover:
            g.over = True
        if not end_if_won(g):
            g.do(Toll(v), Spoils(v, self.by), Become(v))


def end_if_won(g: Castle) -> bool:
    """DA-660: with the last rival gone the game ends at once; nothing further is resolved."""
    g.result = result(g)
    if g.result is None:
        return False
    g.tell(MatchEnded(Seat(g.result.places.index(1))))
    g.phase = "end"
    return True


def leave_board(g: Castle, v: int) -> None:
    """DA-205: a Villain leaves play: control by it and over it ends, and so do its statuses."""
    g.place[v] = OFF
    g.health[v] = 0
    g.locked[v] = False
    g.next_roll[v] = 0
    g.control[v] = NONE
    g.control = [NONE if marker == v else marker for marker in g.control]
    if g.led_by == v:
        g.led_by = NONE


# --- Deathknells


@kept
def _slot_option(slot: int, fall: str) -> Option[int]:
    label = Say("option-slot", {"slot": slot + 1, "fall": fall})
    return Option(f"slot:{slot + 1}", slot, (f"knell:{slot + 1}",), label)


class Toll(Step, frozen=True):
    """DA-602, 603, 685, 850 A player turns up one of the Deathknells still face down."""

    villain: int

    def play(self, g: Castle) -> Play | None:
        """Ask which slot; nobody knows what lies on it."""
        return self._ask(g) if g.knell_slots else None

    def _ask(self, g: Castle) -> Play:
        fall = the_fall(g)
        menu = Menu([_slot_option(slot, fall) for slot in g.knell_slots])
        slot = yield from pick(g.owner(self.villain), "knell", menu, args={"fall": fall}, clause="DA-602", alike=True)
        turn_up(g, slot, self.villain)


class SafetyToll(Step, frozen=True):
    """DA-951 In a long game a random Deathknell is turned up at the end of a round; nobody is the revealer."""

    def play(self, g: Castle) -> Play | None:
        """Draw lots among the slots."""
        return self._draw(g) if g.knell_slots else None

    def _draw(self, g: Castle) -> Play:
        at = yield from lot("safety", [1] * len(g.knell_slots))
        turn_up(g, g.knell_slots[at], NONE)


def turn_up(g: Castle, slot: int, revealer: int) -> None:
    """DA-602, 640, 644, 851: its rule holds from now on; the fifth begins The Fall."""
    at = g.knell_slots.index(slot)
    knell = g.knells.pop(at)
    g.knell_slots = g.knell_slots[:at] + g.knell_slots[at + 1 :]
    g.tolled.append(knell)
    g.tolled_slots += (slot,)
    g.reveal()
    seat, by = (None, NONE) if revealer == NONE else (g.owner(revealer), g.kind[revealer])
    g.tell(Tolled(seat, knell, knell, slot + 1, by))
    if knell == REVENANT and revealer != NONE and g.role[revealer] != WAITING:
        g.role[revealer] = WAITING
        g.by_666[revealer] = False
    if not g.knell_slots and not g.options.gothic:
        g.fall = True
        g.tell(FallBegan())
        if not g.options.haunt_variant:
            g.role = [OUT if role == HAUNT else role for role in g.role]
            g.control = [NONE if _is_eliminated_haunt(g, marker) else marker for marker in g.control]


def _is_eliminated_haunt(g: Castle, marker: int) -> bool:
    """DA-205: whether a movement is controlled by a Haunt that is out of the game now: then it is free."""
    return marker >= BY_HAUNT and g.role[marker - BY_HAUNT] == OUT


# --- spoils


class Spoils(Step, frozen=True):
    """DA-604..613, 855 The responsible player takes a Soul, the Slain Villain's Souls and cards, or they are loot."""

    villain: int
    by: int

    def play(self, g: Castle) -> None:
        """Curses go back; with two players the joint hand stays while the other Villain lives (DA-885)."""
        v, by = self.villain, self.by
        seat = g.owner(v)
        for card in g.curses[v]:
            return_under(g, card)
        g.curses[v] = []
        cards = [] if g.seats == 2 else self.take_all(g, seat)
        settle_hand(g, seat)
        souls, g.souls[v] = g.souls[v], 0
        if by != NONE and g.role[by] in (LIVING, VAMPIRE):
            prize = min(g.supply, 2 if g.is_tolled(HARVEST) else 1)
            g.supply -= prize
            g.souls[by] += souls + prize
            self.give(g, by, cards)
            g.tell(SpoilsTaken(g.owner(by), g.kind[by], g.kind[v], souls + prize, len(cards)))
        elif cards or souls:
            g.loot_souls += souls
            g.loot += cards
            g.tell(LeftInCemetery(souls, len(cards)))

    def take_all(self, g: Castle, seat: int) -> list[int]:
        """DA-608: all cards of a player; what lay face up everybody remembers."""
        know(g, g.face_up[seat], (1 << g.seats) - 1)
        know(g, g.hand[seat] + g.aside[seat], 1 << seat)
        cards = g.hand[seat] + g.face_up[seat] + g.aside[seat]
        g.hand[seat], g.face_up[seat], g.aside[seat] = [], [], []
        return cards

    def give(self, g: Castle, by: int, cards: list[int]) -> None:
        """DA-611, 613: into the hand; for The Vampire's player all but Vampire cards join what is set aside."""
        seat = g.owner(by)
        for card in cards:
            if g.role[by] == VAMPIRE and not IS_VAMPIRE[card]:
                g.aside[seat].append(card)
            else:
                gain(g, seat, card)
        g.reveal()


def leaves_no_haunts(g: Castle) -> bool:
    """DA-612, 884, 891, 892: whether the Slain are out of the game for good."""
    return g.options.gothic or g.seats == 2 or (g.fall and not g.options.haunt_variant)


_FATES: dict[int, Fate] = {WAITING: "waiting", HAUNT: "haunt", OUT: "out"}


class Become(Step, frozen=True):
    """DA-612, 646, 680, 851, 884, 891, 892 A Slain Villain's player waits to return, haunts the castle, or is out."""

    villain: int

    def play(self, g: Castle) -> None:
        """The Revenant comes first; then The Fall, Gothic and the two-player rules leave no Haunts."""
        v = self.villain
        if g.role[v] != WAITING:
            g.role[v] = OUT if leaves_no_haunts(g) else HAUNT
        g.tracker[v] = 0
        g.tell(Became(g.owner(v), g.kind[v], _FATES[g.role[v]]))


def vampire_cards_back(g: Castle, seat: int) -> None:
    """DA-740, 743: what came from the Vampire deck goes back to it; its player knows what."""
    for pile in (g.hand, g.face_up):
        back = [card for card in pile[seat] if DECK_OF[card] == VAMPIRE_DECK]
        pile[seat] = [card for card in pile[seat] if DECK_OF[card] != VAMPIRE_DECK]
        know(g, back, 1 << seat)
        g.decks[VAMPIRE_DECK] += back

"""The Vampire: becoming it, its turns, its Bite, and how it is driven away (DA-720..768)."""

from __future__ import annotations

from typing import ClassVar

from lychgate.core.ask import Menu, Option, Play, pick, roll, shuffle
from lychgate.core.say import Say
from lychgate.core.step import Step
from lychgate.core.window import pending
from lychgate.games.damnation.choices.menus import door_options, space_option
from lychgate.games.damnation.choices.moments import Deed
from lychgate.games.damnation.choices.plays import suffer_option
from lychgate.games.damnation.choices.prowl import Stalk, prowl_menu, steps_home
from lychgate.games.damnation.data import effects
from lychgate.games.damnation.data.cards import CARDS, DECK_OF, IDS, IS_VAMPIRE, MASTER_STIRS, VAMPIRE_DECK, Passage
from lychgate.games.damnation.data.geometry import (
    CEMETERY,
    CORRIDOR,
    DOORS,
    OFF,
    PLACES,
    ROOM0,
    STANDARD,
    VAULT,
    strolls,
    way_to,
)
from lychgate.games.damnation.data.numbers import BITE, VAMPIRE_HAND, VAMPIRE_START, VAMPIRE_TOP
from lychgate.games.damnation.data.timing import R_BITE
from lychgate.games.damnation.data.villains import LIVING, NONE, VAMPIRE
from lychgate.games.damnation.events.cards import Drew, Played, Seen
from lychgate.games.damnation.events.vampire import (
    Bitten,
    Repelled,
    TimeMoved,
    VampireGone,
    VampireMoved,
    VampireRolled,
    VampireRose,
)
from lychgate.games.damnation.state.hands import gain, know, settle_hand, spend
from lychgate.games.damnation.state.position import Castle
from lychgate.games.damnation.steps.damage import Packet
from lychgate.games.damnation.steps.program import Apply
from lychgate.games.damnation.steps.slaying import Die, Slay, leave_board, vampire_cards_back
from lychgate.games.damnation.steps.tracks import add_time
from lychgate.games.damnation.steps.windows import Befalls, announced
from lychgate.games.damnation.words.names import STEPS_WORD, card_word


class Transform(Step, frozen=True):
    """DA-456, 720..722, 736 The Villain's things are set aside, The Vampire rises, and the turn ends."""

    villain: int

    def play(self, g: Castle) -> Play | None:
        """Shuffle the Vampire deck, then draw three."""
        return self._rise(g) if g.is_living(self.villain) else None

    def _rise(self, g: Castle) -> Play:
        deck = yield from shuffle("vampire", sorted(g.decks[VAMPIRE_DECK]))
        v, seat = self.villain, g.owner(self.villain)
        health = g.health[v]
        leave_board(g, v)
        g.health[v], g.place[v], g.role[v] = health, VAULT, VAMPIRE
        settle_hand(g, seat)
        if g.seats > 2:
            set_aside(g, seat)
        for card in deck:
            g.known.pop(card, None)
        g.decks[VAMPIRE_DECK] = deck
        for _ in range(min(VAMPIRE_HAND, len(deck))):
            gain(g, seat, g.decks[VAMPIRE_DECK].pop())
        g.vampire, g.lair = v, VAULT
        g.time = VAMPIRE_TOP if g.is_tolled(MASTER_STIRS) else VAMPIRE_START
        if v == g.mover:
            g.over = True
        g.tell(VampireRose(seat, g.kind[v], g.time))


def set_aside(g: Castle, seat: int) -> None:
    """DA-720, 428: all cards but Vampire cards; with two players the joint hand stays (DA-888)."""
    know(g, g.face_up[seat], (1 << g.seats) - 1)
    cards = g.hand[seat] + g.face_up[seat]
    g.aside[seat] = [card for card in cards if not IS_VAMPIRE[card]]
    g.hand[seat] = [card for card in cards if IS_VAMPIRE[card]]
    g.face_up[seat] = []


# --- its turn


class VampireTurn(Step, frozen=True):
    """DA-730, 740 Two dice are rolled, the higher counts; one Vampire card may be discarded to go further."""

    public: ClassVar = ("villain",)

    villain: int

    def play(self, g: Castle) -> Play:
        """Roll, then ask (D29)."""
        seat = g.owner(self.villain)
        dice = ((yield from roll("vampire")), (yield from roll("vampire")))
        held = sorted(card for card in g.holds(seat) if IS_VAMPIRE[card])
        options = [Option("none", NONE, label=Say("option-no-card"), idle=True)]
        for card in held:
            zone = "hand" if card in g.hand[seat] else "face_up"
            label = Say("option-faster", {"card": card_word(card), "n": CARDS[card].modifier})
            options.append(Option(f"faster:{IDS[card]}", card, (f"{zone}:{seat}:{IDS[card]}",), label))
        card = yield from pick(seat, "stride", options, args={"total": max(dice)}, clause="DA-730", forced=g.poker_face)
        g.dice = dice
        g.stride = max(dice)
        g.bites, g.bitten, g.bite_bonus, g.moved, g.may_enter = 1, 0, 0, False, ()
        g.final = g.time == 1
        g.tell(VampireRolled(seat, dice, g.stride))
        if card != NONE:
            n = CARDS[card].modifier
            g.stride += n
            g.tell(Played(seat, g.kind[self.villain], card, "faster", n=n, total=g.stride))
            spend(g, seat, card)
        g.do(Prowl(self.villain), VampireEnd(self.villain))


class Prowl(Step, frozen=True):
    """DA-731..734, 755 The Vampire moves, bites and plays Vampire cards in any order, until it is done."""

    public: ClassVar = ("villain",)

    villain: int

    def play(self, g: Castle) -> Play | None:
        """Ask, unless its turn is over."""
        return self._ask(g) if g.vampire == self.villain and not (g.over or g.lost) else None

    def _ask(self, g: Castle) -> Play:
        seat = g.owner(self.villain)
        stalk = yield from pick(
            seat,
            "prowl",
            prowl_menu(g, self.villain),
            args={
                "left": g.stride if g.bites else 0,
                "final": "yes" if g.final else "no",
                "time": g.time,
                "home": steps_home(g.lair),
            },
            clause="DA-734",
            forced=g.poker_face,
            numbers=STEPS_WORD,
        )
        if stalk.act == "done":
            return
        if stalk.act == "card":
            target = NONE if stalk.target == NONE else g.kind[stalk.target]
            g.tell(Played(seat, g.kind[self.villain], stalk.card, "card", target))
            spend(g, seat, stalk.card)
            g.do(Apply(self.villain, Passage(stalk.card), target=stalk.target), self)
        elif stalk.act == "enter" and stalk.place == VAULT and g.final:
            g.do(Homecoming(self.villain))
        else:
            self.go(g, stalk)

    def go(self, g: Castle, stalk: Stalk) -> None:
        """DA-731, 755: walk, and bite if that was chosen: then it is no longer before its movement."""
        seat = g.owner(self.villain)
        if stalk.place not in (OFF, g.lair):
            g.moved = True
            g.stride = 0 if stalk.act == "enter" else g.stride - stalk.cost
            if g.events is not None:
                path = tuple(PLACES[space] for space in way_to(g.lair, stalk.place))
                g.tell(VampireMoved(seat, stalk.place, "entered" if stalk.act == "enter" else "walked", path))
            g.lair = stalk.place
            if stalk.act == "enter":
                g.may_enter = ()
        if stalk.act == "bite":
            g.bites -= 1
            g.bitten |= 1 << stalk.target
            g.moved = True
            n, g.bite_bonus = BITE + g.bite_bonus, 0
            g.tell(Bitten(seat, g.kind[stalk.target]))
            g.do(announced(g, SinkTeeth(self.villain, stalk.target, n)))
        g.do(self)


class SinkTeeth(Befalls, frozen=True):
    """DA-755 The Bite deals 7 Unblockable Damage; then the tracker goes up."""

    asks: ClassVar = "bite"
    clause: ClassVar = "DA-512"
    when: ClassVar = R_BITE
    public: ClassVar = ("villain", "target", "n")

    villain: int
    target: int
    n: int

    def doer(self) -> int:
        return self.villain

    def sufferer(self) -> int:
        return self.target

    def passing(self, g: Castle) -> Option[Deed]:
        """Return the answer that lets it bite, and what that leaves."""
        return suffer_option("bite", self.target, self.n, g.health[self.target])

    def play(self, g: Castle) -> None:
        """The Vampire's player is responsible (DA-604)."""
        if g.is_living(self.target):
            g.do(Packet(self.target, self.n, "bite", self.villain, unblockable=True), BiteTime(self.target))


def call_off_bite(g: Castle) -> None:
    """The Bite just declared, if there is one, does not happen."""
    bite = pending(g, SinkTeeth)
    if bite is not None:
        bite.cancel()


class BiteTime(Step, frozen=True):
    """DA-756 After the packet and the slaying: one up for a Bite, two instead if it Slew."""

    target: int

    def play(self, g: Castle) -> None:
        if g.vampire != NONE:
            add_time(g, 1 if g.is_living(self.target) else 2)


class VampireEnd(Step, frozen=True):
    """DA-735, 736, 743 With fewer than three cards of its deck it draws; the tracker goes down; at 0 it is gone."""

    public: ClassVar = ("villain",)

    villain: int

    def play(self, g: Castle) -> None:
        """Not if it is no longer The Vampire."""
        v, seat = self.villain, g.owner(self.villain)
        if g.over or g.vampire != v:
            return
        held = sum(DECK_OF[card] == VAMPIRE_DECK for card in g.holds(seat))
        if held < VAMPIRE_HAND and g.decks[VAMPIRE_DECK]:
            card = g.decks[VAMPIRE_DECK].pop()
            gain(g, seat, card)
            g.tell(Drew(seat, g.kind[v], VAMPIRE_DECK))
            g.tell(Seen(seat, card))
        lose_time(g, 1, NONE)


class TimeUp(Step, frozen=True):
    """DA-743, 744 The tracker is at 0: The Vampire is gone and its player's Villain is Slain, without a window."""

    by: int

    def play(self, g: Castle) -> None:
        """A pending Bite does not happen; a Villain whose card did it is responsible (DA-605)."""
        v = g.vampire
        if v == NONE:
            return
        call_off_bite(g)
        vanish(g)
        g.do(Die(v, self.by, "time"))


def vanish(g: Castle) -> None:
    """DA-744: the standee and its cards go back; it can be awakened again."""
    v = g.vampire
    g.vampire, g.lair, g.time, g.stride, g.final, g.may_enter = NONE, OFF, 0, 0, False, ()
    g.role[v] = LIVING
    vampire_cards_back(g, g.owner(v))


class Homecoming(Step, frozen=True):
    """DA-740..742 In its final turn it enters the Vault: a Villain again; all others in the Vault are Slain."""

    villain: int

    def play(self, g: Castle) -> None:
        """Take back what was set aside; the turn ends without drawing and without tracker loss."""
        v, seat = self.villain, g.owner(self.villain)
        vanish(g)
        g.place[v] = VAULT
        g.over = True
        aside, g.aside[seat] = g.aside[seat], []
        for card in aside:
            gain(g, seat, card)
        settle_hand(g, seat)
        g.tell(VampireGone(seat, g.kind[v]))
        inside = [u for u in range(len(g.kind)) if u != v and g.is_living(u) and g.place[u] == VAULT]
        g.do(*[Slay(u, v, "vault") for u in inside])


# --- its cards


def do_vampire_time(g: Castle, step: Apply, effect: effects.VampireTime) -> None:
    """DA-743: a card that brings the tracker to 0 ends The Vampire's time."""
    if g.vampire == NONE:
        return
    if effect.n > 0:
        add_time(g, effect.n)
        return
    lose_time(g, -effect.n, step.villain)


def lose_time(g: Castle, n: int, by: int) -> None:
    """DA-735, 743: the tracker goes down; at 0 The Vampire is gone, which is told by its death."""
    g.time = max(0, g.time - n)
    if g.time:
        g.tell(TimeMoved(g.time))
    else:
        g.do(TimeUp(by))


def do_bite_bonus(g: Castle, step: Apply, effect: effects.BiteBonus) -> None:
    g.bite_bonus += effect.n


def do_second_bite(g: Castle, step: Apply, effect: effects.SecondBite) -> None:
    g.bites += 1


def do_may_enter(g: Castle, step: Apply, effect: effects.MayEnter) -> None:
    g.may_enter = tuple(sorted({*g.may_enter, *((CEMETERY,) if effect.rooms == "cemetery" else STANDARD)}))


def do_leap(g: Castle, step: Apply, effect: effects.Leap) -> Play:
    """DA-733: also a way out of a room."""
    seat = g.owner(step.villain)
    options = list(door_options(g.empty_doors()))
    if not options:
        return
    space = yield from pick(seat, "leap", options, clause="DA-734")
    g.lair = space
    g.tell(VampireMoved(seat, space, "leapt"))


# --- keeping it away


def do_repel(g: Castle, step: Apply, effect: effects.Repel) -> Play | None:
    """DA-765: the Bite, if any, does not happen; The Vampire is moved as far as a D6 says, as the repeller likes."""
    return None if g.vampire == NONE else _drive_away(g, step)


def _drive_away(g: Castle, step: Apply) -> Play:
    seat = g.owner(step.villain)
    die = yield from roll("repel")
    start, left = g.lair, die
    paths: list[tuple[int, ...]] = []
    if g.lair >= CORRIDOR:
        doors = [space_option("out", door) for door in DOORS[g.lair - ROOM0]]
        start = yield from pick(seat, "repel.door", doors, clause="DA-765")
        left, paths = die - 1, [(start,)]
    ends: list[int] = []
    while not ends and left >= 0:
        walks = strolls(start, left) if left else tuple(paths)
        found = {walk[-1] for walk in walks}
        ends = sorted(space for space in found if g.is_empty(space))
        left -= 1
    end = g.lair
    if ends:
        options = [space_option("to", space, "driven") for space in ends]
        end = yield from pick(seat, "repel", Menu(options), args={"n": die}, clause="DA-765")
    call_off_bite(g)
    g.lair = end
    if g.mover == g.vampire:
        # Its movement and its Bites are over: no card brings them back this turn.
        g.stride = g.bites = 0
        g.moved, g.bitten = True, (1 << len(g.kind)) - 1
    g.tell(Repelled(seat, g.kind[step.villain], die))
    g.tell(VampireMoved(g.owner(g.vampire), end, "repelled"))


def do_ward(g: Castle, step: Apply, effect: effects.Ward) -> None:
    """DA-766: the Bite does not happen and only the end of The Vampire's turn follows, where it stands."""
    call_off_bite(g)
    g.lost = True
    g.tell(Repelled(g.owner(step.villain), g.kind[step.villain], 0))

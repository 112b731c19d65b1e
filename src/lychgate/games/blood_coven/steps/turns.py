"""Phase 2: the vampires take their turns in slot order."""

from __future__ import annotations

from typing import Annotated, ClassVar

from lychgate.core.ask import Menu, Play, Seat, pick
from lychgate.core.events import Spoken
from lychgate.core.kept import kept
from lychgate.core.step import Step
from lychgate.games.blood_coven import events
from lychgate.games.blood_coven.choices.action import Action, Pass, shortage
from lychgate.games.blood_coven.choices.repopulate import rumour_menu
from lychgate.games.blood_coven.choices.take import second_catch_menu
from lychgate.games.blood_coven.choices.turn import double_hunt_menu, long_arm_menu, plain_menu
from lychgate.games.blood_coven.data import (
    CARD,
    CLAW,
    FANG,
    LETTERS,
    QUIET_ROUNDS,
    SLOTS,
    Coins,
    Source,
    SpreadRumour,
    TakeFromSupply,
    TakeTwo,
)
from lychgate.games.blood_coven.state.position import Card, Coven, coin_on, free_slots, is_heads, pool, put, tails
from lychgate.games.blood_coven.state.purse import NONE, ONE, kinds, minus, plus, total, worth
from lychgate.games.blood_coven.steps.populate import Populate
from lychgate.games.blood_coven.words.names import coin_word, denomination_word


class TakeTurns(Step, frozen=True):
    """BC-090..093, 098, 099, 101 Slot 1 to 5, the holder of the quarter first, then clockwise; only the well fed."""

    def play(self, g: Coven) -> None:
        """Put every turn on the agenda: nobody becomes well fed, moves or dies before the turns are over."""
        turns = turns_in_order(g.quarter, tuple(g.slots))
        if g.cards and (owner := g.owner_of(SpreadRumour)) is not None:
            for turn in turns:
                g.do(*([Rumour(owner, turn.slot)] if turn.seat == owner else []), turn)
        else:
            g.do(*turns)


class Turn(Step, frozen=True):
    """BC-094..097, 100 A vampire may take one action, which turns it tails-up, or pass and stay fed."""

    public: ClassVar = ("seat", "slot", "vampire")

    seat: Seat
    slot: int
    vampire: Annotated[int, Spoken(denomination_word)]

    def play(self, g: Coven) -> Play:
        """Ask for the action (D5); a vampire without one passes unasked."""
        menu = action_menu(g, self.seat, self.vampire)
        facts = TURN_FACTS[self.slot][self.vampire]
        action = yield from pick(self.seat, "action", menu, args=facts, clause="BC-094")
        if action.kind == "pass":
            how: events.Rest = "forced" if len(menu.options) == 1 else "chosen"
            g.tell(events.Passed(self.seat, self.slot, LETTERS[self.vampire], how))
            return
        g.acted = True
        pay_rage(g, self, action)
        if action.kind == "make":
            self.make(g, action)
        elif action.kind == "repop":
            self.repopulate(g, action)
        elif action.kind == "hunt":
            self.hunt(g, action)
        else:
            self.take(g, action)

    def take(self, g: Coven, action: Action) -> None:
        """BC-110..112, 066, 071: one villager goes to hand; only if it was the city's last, the city is populated."""
        source: Source = "city"
        if action.kind == "far":
            source = "supply"
            scare_from_hand(g, self.seat, self.slot, action.price)
        catch(g, self, action.coin, source)
        turn_tails(g, self)
        if source == "city" and not total(g.city):
            g.do(Populate())

    def hunt(self, g: Coven, action: Action) -> None:
        """BC-319: two scare coins are paid, the first villager is caught, then the second before the vampire turns."""
        g.hunted[self.seat] = True
        g.scare[self.seat] = minus(g.scare[self.seat], action.price)
        g.fatigue[self.seat] = plus(g.fatigue[self.seat], action.price)
        g.tell(events.Paid(self.seat, self.slot, action.price))
        catch(g, self, action.coin, "city", "goes-on")
        if not total(g.city):
            g.do(Populate())
        g.do(SecondCatch(self, CLAW[self.vampire] + worth(action.rage, CLAW)))

    def make(self, g: Coven, action: Action) -> None:
        """BC-120..129: the victim is placed tails-up on the chosen slot; maker and child are both hungry now."""
        seat = self.seat
        g.hand[seat] = minus(g.hand[seat], ONE[action.coin])
        g.slots[seat] = put(g.slots[seat], action.place, tails(action.coin))
        g.tell(events.Made(seat, self.slot, LETTERS[self.vampire], LETTERS[action.coin], action.place))
        turn_tails(g, self)

    def repopulate(self, g: Coven, action: Action) -> None:
        """BC-150..154: pay one scare coin; all city coins return to the supply, then the city is populated."""
        seat = self.seat
        g.scare[seat] = minus(g.scare[seat], ONE[action.coin])
        g.fatigue[seat] = plus(g.fatigue[seat], ONE[action.coin])
        g.tell(events.Repopulated(seat, self.slot, LETTERS[self.vampire], LETTERS[action.coin], g.city))
        empty_city(g)
        turn_tails(g, self)
        g.do(Populate())


TURN_FACTS = [[{"slot": slot, "coin": coin_word(letter)} for letter in LETTERS] for slot in range(len(SLOTS) + 1)]
"""What the question to a vampire names, by its slot and denomination."""


@kept
def turns_in_order(holder: int, cards: tuple[Card, ...]) -> tuple[Turn, ...]:
    """BC-090..093: every well-fed vampire in ascending slot number; on one slot clockwise from the holder."""
    seats = len(cards)
    order = [Seat((holder + step) % seats) for step in range(seats)]
    return tuple(
        Turn(seat, slot, coin_on(cards[seat][slot - 1]))
        for slot in SLOTS
        for seat in order
        if is_heads(cards[seat][slot - 1])
    )


class SecondCatch(Step, frozen=True):
    """BC-319 The second catch of a double hunt, with the same claw; then the vampire turns tails-up."""

    turn: Turn
    claw: int

    def play(self, g: Coven) -> Play:
        """Ask which villager within reach, or none (D7 take2)."""
        menu = second_catch_menu(self.turn.seat, kinds(g.city), self.claw, pool(g) == 1)
        coin = yield from pick(self.turn.seat, "take2", menu, clause="BC-319")
        if coin >= 0:
            catch(g, self.turn, coin, "city")
        else:
            g.tell(events.HuntEnded(self.turn.seat, self.turn.slot, LETTERS[self.turn.vampire]))
        turn_tails(g, self.turn)
        if coin >= 0 and not total(g.city):
            g.do(Populate())


class Rumour(Step, frozen=True):
    """BC-304, 321 At the start of a vampire's turn its owner may scare a hand coin to re-populate; it is no action."""

    public: ClassVar = ("seat", "slot")

    seat: Seat
    slot: int

    def play(self, g: Coven) -> Play:
        """Ask which coin, or none (D7 b11); not when there is no villager left."""
        menu = rumour_menu(self.seat, kinds(g.hand[self.seat]), pool(g) > 0)
        coin = yield from pick(self.seat, "b11", menu, args={"slot": self.slot}, clause="BC-321")
        if coin >= 0:
            scare_from_hand(g, self.seat, self.slot, ONE[coin])
            g.tell(events.RumourSpread(self.seat, g.city))
            empty_city(g)
            g.do(Populate())


def action_menu(g: Coven, seat: Seat, vampire: int) -> Menu[Action]:
    """BC-097, 302: everything the vampire may do now, the extra takes of cards B8 and B9 included."""
    card, hand, scare = g.slots[seat], g.hand[seat], g.scare[seat]
    villagers = min(pool(g), 2)
    free, city, held, short = free_slots(card), kinds(g.city), kinds(hand), shortage(card, hand)
    quiet = "calm" if g.acted or g.quiet + 1 < QUIET_ROUNDS else passing(g)
    if g.cards:
        does = CARD[g.cards[seat][0]].does
        if isinstance(does, TakeFromSupply):
            supply = kinds(g.supply)
            return long_arm_menu(seat, vampire, city, held, scare, free, villagers, short, quiet, supply)
        if isinstance(does, TakeTwo):
            price, hunted = does.price, g.hunted[seat]
            return double_hunt_menu(seat, vampire, city, held, scare, free, villagers, short, quiet, price, hunted)
    return plain_menu(seat, vampire, city, held, scare, free, villagers, short, quiet)


def passing(g: Coven) -> Pass:
    """BC-166: what a pass may bring about in a night that could be the third quiet one; a later turn may save it."""
    if not pool(g):
        return "calm"  # BC-160: the match ends anyway
    return "quiet" if any(isinstance(step, Turn) for step in g.agenda) else "ends"


def pay_rage(g: Coven, turn: Turn, action: Action) -> None:
    """BC-140..144, 147, 148: own scare coins spent go to fatigue; claw adds to claw, fang to fang, for this action."""
    if action.rage == NONE:
        return
    seat = turn.seat
    power: events.Power = "fang" if action.kind == "make" else "claw"
    values = FANG if power == "fang" else CLAW
    reached = values[turn.vampire] + worth(action.rage, values)
    g.scare[seat] = minus(g.scare[seat], action.rage)
    g.fatigue[seat] = plus(g.fatigue[seat], action.rage)
    g.tell(events.BloodRage(seat, turn.slot, LETTERS[turn.vampire], action.rage, power, reached))


def catch(g: Coven, turn: Turn, coin: int, source: Source, hunt: events.Hunt = "over") -> None:
    """BC-111, 114: the villager goes to the owner's hand and is a victim from now on."""
    if source == "city":
        g.city = minus(g.city, ONE[coin])
    else:
        g.supply = minus(g.supply, ONE[coin])
    g.hand[turn.seat] = plus(g.hand[turn.seat], ONE[coin])
    g.tell(events.Caught(turn.seat, turn.slot, LETTERS[turn.vampire], LETTERS[coin], source, hunt))


def turn_tails(g: Coven, turn: Turn) -> None:
    """BC-095: a vampire that has taken its action turns tails-up."""
    g.slots[turn.seat] = put(g.slots[turn.seat], turn.slot, tails(turn.vampire))


def empty_city(g: Coven) -> None:
    """BC-151: all coins in the city return to the supply, where they may be chosen again (BC-152)."""
    g.supply = plus(g.supply, g.city)
    g.city = NONE


def scare_from_hand(g: Coven, seat: Seat, slot: int, coins: Coins) -> None:
    """BC-305: cards B8 and B11 move a hand coin to the scare area, where it is an ordinary scare coin from then on."""
    g.hand[seat] = minus(g.hand[seat], coins)
    g.scare[seat] = plus(g.scare[seat], coins)
    g.tell(events.Scared(seat, slot, coins, g.cards[seat][0]))

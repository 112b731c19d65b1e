"""A player's turn and its actions (chapters "Cycle, round, turn" to "Blue cards")."""

from __future__ import annotations

from collections.abc import Callable
from typing import ClassVar, Literal

import msgspec

from lychgate.core.ask import Play, Script, Seat, pick
from lychgate.core.step import Step
from lychgate.core.vocabulary import check_complete, words_of
from lychgate.games.carpathes.choices.actions import FREE, act_menu, drinks, is_over
from lychgate.games.carpathes.choices.deeds import Action, ActionKind
from lychgate.games.carpathes.choices.discards import convert_menu, limit_menu
from lychgate.games.carpathes.choices.payments import NO_DRINK, NOTHING, Drink, Payment, cost_menu
from lychgate.games.carpathes.choices.targets import NOWHERE, Aim, aim_menu
from lychgate.games.carpathes.data import ACTIONS, HAND_LIMIT, MEAL, MEAL_GRACE, POWER, Power
from lychgate.games.carpathes.events.attacks import AttackAnnounced, Laid, Played
from lychgate.games.carpathes.events.blood import Drank, Dropped
from lychgate.games.carpathes.events.masters import Fed
from lychgate.games.carpathes.events.turns import TurnBegan
from lychgate.games.carpathes.state.position import (
    Carpathes,
    cost_of,
    is_same_camp,
    is_slave,
    purse,
    recoverable,
    seats_from,
    title_of_master,
)
from lychgate.games.carpathes.steps.attack import Settle, Strike, announced
from lychgate.games.carpathes.steps.blood import Draw, gain, is_told, pay, pay_cost, settle_cost
from lychgate.games.carpathes.steps.demand import MakeDemand, close_demand
from lychgate.games.carpathes.steps.effects import help_oneself
from lychgate.games.carpathes.steps.grace import advance, dominate
from lychgate.games.carpathes.steps.hands import discard_humans, take_card
from lychgate.games.carpathes.words.names import Facts, card_word


class Turn(Step, frozen=True):
    """CA-024, 027, 029, 031 A turn has 3 actions, 2 if paralysed; a Slave's begins with his Master's demand."""

    public: ClassVar = ("seat",)
    seat: Seat

    def play(self, g: Carpathes) -> None:
        """CA-153: the mark is removed; then demand, actions, end."""
        seat = self.seat
        g.active = seat
        g.actions = ACTIONS - g.paralysed[seat]
        g.paralysed[seat] = False
        g.used.clear()
        g.tell(TurnBegan(seat, g.actions))
        if is_slave(g, seat):
            g.do(MakeDemand(seat))
        g.do(Act(seat))


class Choice(msgspec.Struct, frozen=True):
    """All that was decided about an action before anything happens."""

    aim: Aim = NOWHERE
    paid: Payment = NOTHING
    drink: Drink = NO_DRINK
    dropped: str = ""
    """The Power that Conversion turns into blood."""


class Act(Step, frozen=True):
    """CA-024..026, 028..030, D-04 The player acts until he ends his turn, or nothing more can be done."""

    public: ClassVar = ("seat",)
    seat: Seat

    def play(self, g: Carpathes) -> Play:
        """Hands are hidden, so he is asked even when he can only end his turn."""
        seat = self.seat
        if is_over(g, seat):
            g.do(EndTurn(seat))
            return
        facts = {"actions": g.actions}
        action = yield from pick(seat, "act", act_menu(g, seat), args=facts, clause="CA-024", forced=True, parts=True)
        choice = yield from choose(g, seat, action)
        if action.kind not in FREE:
            g.actions -= 1
        PERFORM[action.kind](g, seat, action, choice)
        if action.kind != "end":
            g.do(self)


# --- what must be decided about an action


def choose(g: Carpathes, seat: Seat, action: Action) -> Script[Choice]:
    """D-05, 06, 10..14: card, then target, then payment."""
    card = action.card
    if action.kind == "recover":
        most = {"n": recoverable(g, seat)}
        drink = yield from pick(seat, "drink", drinks(g, seat), args=most, clause="CA-060", forced=is_told(g, seat))
        return Choice(drink=drink)
    if action.kind == "feed":
        meals = cost_menu(seat, purse(g, seat), g.blood[seat], MEAL, 0)
        title = {"title": title_of_master(g, seat)}
        meal = yield from pick(seat, "feed", meals, args=title, clause="CA-121", forced=is_told(g, seat))
        return Choice(paid=meal)
    if action.kind == "lay":
        return Choice(paid=(yield from settle_cost(g, seat, cost_of(g, card), card)))
    if action.kind in ("play", "use"):
        return (yield from _choose_with(g, seat, action.kind, POWER[card]))
    return Choice()


def _choose_with(g: Carpathes, seat: Seat, kind: ActionKind, power: Power) -> Script[Choice]:
    """CA-055, 067, 154, 155: the target of a card, what it converts, and its price."""
    aim, dropped = NOWHERE, ""
    if power.aimed:
        # Whether Destruction has one target or several may depend on what is hidden in hand: asked all the same.
        told = g.poker_face and power.aimed == "laid"
        facts: Facts = {"card": card_word(power.id), "final": "no" if power.counterable else "yes"}
        menu = aim_menu(g, seat, power.id)
        aim = yield from pick(seat, "aim", menu, args=facts, clause="CA-077", forced=told, parts=True)
    if power.effects[0].does == "convert":
        dropped = yield from pick(seat, "convert", convert_menu(g, seat), clause="CA-154", forced=g.poker_face)
    cost = cost_of(g, power.id) if kind == "play" else POWER[aim.prey].cost if aim.prey else 0
    paid = yield from settle_cost(g, seat, cost, power.id)
    return Choice(aim, paid, dropped=dropped)


# --- what actions do


def _draw(g: Carpathes, seat: Seat, action: Action, choice: Choice) -> None:
    """CA-050: one card."""
    g.do(Draw(seat, action.deck))


def _play(g: Carpathes, seat: Seat, action: Action, choice: Choice) -> None:
    """CA-055..057: announce, pay, react, effect, Grace, discard."""
    card = action.card
    take_card(g, seat, card, "resolving")
    if POWER[card].aimed:
        attack(g, seat, card, choice)
        return
    g.tell(Played(seat, card))
    pay_cost(g, seat, choice.paid, card)
    help_oneself(g, seat, card)
    g.do(PutAway())


def attack(g: Carpathes, seat: Seat, card: str, choice: Choice) -> None:
    """CA-056, 080: announce and pay; the targets react clockwise from the attacker's left, then it strikes."""
    targets = tuple(other for other in seats_from(g, seat) if other in choice.aim.seats)
    outside = any(not is_same_camp(g, seat, other) for other in targets)
    prey = choice.aim.prey
    how: Literal["card", "power", "prey"] = "prey" if prey else "card" if POWER[card].type == "attack" else "power"
    g.tell(AttackAnnounced(seat, card, targets, prey or None, how))
    pay_cost(g, seat, choice.paid, card)
    g.do(announced(g, Strike(seat, card, targets, prey)), Settle(seat, card, targets, outside))


class PutAway(Step, frozen=True):
    """CA-055, 194 The card joins the discard only after its effect."""

    def play(self, g: Carpathes) -> None:
        g.power_discard.append(g.resolving.pop())


def _lay(g: Carpathes, seat: Seat, action: Action, choice: Choice) -> None:
    """CA-065, 066: beside the Character, for good."""
    take_card(g, seat, action.card, f"laid:{seat}")
    g.tell(Laid(seat, action.card))
    pay_cost(g, seat, choice.paid, action.card)


def _use(g: Carpathes, seat: Seat, action: Action, choice: Choice) -> None:
    """CA-067, 068, 146, 154: once in each of its owner's turns, for nothing (Destruction apart)."""
    card = action.card
    g.used.append(card)
    if POWER[card].aimed:
        attack(g, seat, card, choice)
        return
    g.tell(Played(seat, card))
    help_oneself(g, seat, card, choice.dropped)


def _recover(g: Carpathes, seat: Seat, action: Action, choice: Choice) -> None:
    """CA-060..062: Humans become blood."""
    discard_humans(g, seat, choice.drink.humans)
    gained = gain(g, seat, choice.drink.gain)
    g.tell(Drank(seat, choice.drink.humans, gained, g.blood[seat]))


def _dominate(g: Carpathes, seat: Seat, action: Action, choice: Choice) -> None:
    """CA-100: one action."""
    dominate(g, seat, action.seat)


def _feed(g: Carpathes, seat: Seat, action: Action, choice: Choice) -> None:
    """CA-121, 122: the Master gets exactly 20, the Slave 2 Grace."""
    master, paid = g.master[seat], choice.paid
    pay(g, seat, paid)
    gained = gain(g, master, MEAL)
    g.served = True
    g.tell(Fed(seat, master, (paid.humans, paid.blood), g.blood[seat], gained, g.blood[master]))
    advance(g, seat, MEAL_GRACE, "feeding")


def _end(g: Carpathes, seat: Seat, action: Action, choice: Choice) -> None:
    """CA-026: at any time."""
    g.do(EndTurn(seat))


PERFORM: dict[ActionKind, Callable[[Carpathes, Seat, Action, Choice], None]] = {
    "draw": _draw,
    "play": _play,
    "lay": _lay,
    "use": _use,
    "recover": _recover,
    "dominate": _dominate,
    "feed": _feed,
    "end": _end,
}
check_complete("PERFORM", PERFORM, words_of(ActionKind))


# --- the end of the turn


class EndTurn(Step, frozen=True):
    """CA-026, 029 The turn ends: an unsettled demand is settled, then the hand limit bites."""

    seat: Seat

    def play(self, g: Carpathes) -> None:
        """Unused actions are lost."""
        g.actions = 0
        close_demand(g, self.seat)
        g.do(HandLimit(self.seat))


class HandLimit(Step, frozen=True):
    """CA-052..054, D-15 Whoever has more than 10 cards in hand at the end of his turn discards, one by one."""

    public: ClassVar = ("seat",)
    seat: Seat

    def play(self, g: Carpathes) -> Play:
        """Ask which; Humans and Powers count together, cards laid do not."""
        seat = self.seat
        over = len(g.humans[seat]) + len(g.powers[seat]) - HAND_LIMIT
        if over <= 0:
            return
        menu = limit_menu(g, seat, over)
        card = yield from pick(seat, "limit", menu, args={"over": over}, clause="CA-053", forced=g.poker_face)
        take_card(g, seat, card, "power_discard" if card in POWER else "human_discard")
        g.tell(Dropped(seat, (card,), "limit"))
        g.do(self)

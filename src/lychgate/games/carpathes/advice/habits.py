"""Advice to bots: how good a position is, what a sensible player does, and what is worth thinking about.

The positions bots ask about are imagined ones, so that hands may be looked at: they are guesses.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from functools import cache
from math import tanh
from typing import Any

from lychgate.core.ask import Ask, Option
from lychgate.games.carpathes.choices.actions import Action
from lychgate.games.carpathes.choices.payments import Drink, Payment
from lychgate.games.carpathes.choices.targets import Aim
from lychgate.games.carpathes.data import (
    DOMINATE_COST,
    DOMINATE_LEFT,
    HAND_LIMIT,
    HUNGRY,
    NAMES,
    POWER,
    TOP_BLOOD,
    WEAK,
)
from lychgate.games.carpathes.state.position import NOBODY, Carpathes, head_of, is_slave, purse
from lychgate.games.carpathes.state.purse import Purse, worth
from lychgate.games.carpathes.steps.demand import Demand

Luck = Callable[[], float]

MARGIN = 25.0
"""So much ahead of every rival is as good as three matches won out of four (tanh 1)."""
WHIM = 0.05
"""How often a playout does anything at all: two matches played the same way would teach nothing."""
USUAL = 95.0
"""What a free vampire comes to at the beginning."""
FREEDOM = 34.0
"""What being free is worth."""
RIVAL, IMPATIENCE = 0.9, 0.12
"""How much a rival's loss is one's own gain, more with every cycle: whoever only saves blood never wins."""
SERVED, SERVED_RIVAL = 40.0, 120.0
"""What a Slave is worth to oneself, and what he makes a rival worth: he is lost as prey."""


class CarpathesHints:
    """What somebody who knows the game would say."""

    horizon = 2
    """How many rounds search plays on: to the end of the next one everybody has had a chance to strike back."""

    def value(self, g: Carpathes, seat: int) -> float:
        """Set a seat's strength against all who are still free."""
        ahead = strength(g, seat, SERVED) - USUAL
        rival = RIVAL + IMPATIENCE * g.cycle
        for other in range(g.seats):
            if other != seat:
                threat = strength(g, other, SERVED_RIVAL) if g.master[other] == NOBODY else 0.0
                ahead -= rival * (threat - USUAL)
        return tanh(ahead / (MARGIN * (g.seats - 1)))

    def playout(self, g: Carpathes, ask: Ask, random: Luck) -> Option[Any]:
        """Do the sensible thing, and now and then something else."""
        options = ask.options
        if len(options) == 1:
            return options[0]
        habit = HABITS.get(ask.key)
        if habit is None or random() < WHIM:
            return options[int(random() * len(options))]
        return habit(g, ask, random)

    def shortlist(self, g: Carpathes, ask: Ask) -> Sequence[Option[Any]]:
        """Leave out wasteful payments, high bids, and ending a turn with actions left."""
        shorten = SHORTER.get(ask.key)
        return ask.options if shorten is None or len(ask.options) == 1 else shorten(g, ask)


# --- what a position is worth


@cache
def vigour(blood: int) -> float:
    """What a free vampire's blood is worth: most of all what keeps him from being dominated."""
    return 0.32 * blood + 18 * min(1.0, max(0.0, (blood - 10) / 30))


_PROMISE = {
    "crows": 4.4, "devil_hand": 4.4, "wolf_call": 3.0, "bite": 3.0, "hypnosis": 3.0, "supreme_punishment": 2.4,
    "bats": 3.4, "night_terror": 3.4, "devotion": 1.0, "invisibility": 1.5, "attack_return": 4.0, "mist_form": 3.0,
    "coffin": 3.4, "feast": 4.4, "grimoire": 3.0,
}  # fmt: skip
"""What a Power in hand is worth: about half of what using it brings."""
HELD = {card: _PROMISE.get(name, 2.0) for card, name in enumerate(NAMES)}


@cache
def larder(humans: Purse) -> float:
    """What the Humans in a hand are worth: the first ones most."""
    value = worth(humans)
    return 0.27 * min(value, 60) + 0.2 * max(value - 60, 0)


def strength(g: Carpathes, seat: int, served: float) -> float:
    """How strong a vampire stands: blood, cards, Slaves, freedom."""
    blood = g.blood[seat]
    powers, humans = len(g.powers[seat]), len(g.humans[seat])
    cards = larder(purse(g, seat)) + sum([HELD[card] for card in g.powers[seat]]) + 4 * len(g.laid[seat])
    cards -= 4.0 * max(0, powers + humans - HAND_LIMIT)
    if is_slave(g, seat):
        return cards + 0.08 * blood + 4.5 * g.grace[seat]
    slaves = sum(1 for master in g.master if master == seat)
    own = FREEDOM + vigour(blood) + cards + served * slaves
    if g.invisible[seat]:
        own += 0.4 * (48 - vigour(blood))
    if g.active == seat and g.actions and blood >= DOMINATE_COST + DOMINATE_LEFT and prey(g, seat):
        own += 22
    return own


def prey(g: Carpathes, seat: int) -> bool:
    """Whether a free vampire outside the camp can be dominated now."""
    return any(
        g.blood[other] <= WEAK and g.master[other] == NOBODY and not g.invisible[other] and head_of(g, seat) != other
        for other in range(g.seats)
        if other != seat
    )


# --- what a sensible player does

_RANK = {"devil_hand": 6.0, "crows": 5.5, "wolf_call": 5.0, "bats": 5.0, "night_terror": 5.0, "bite": 4.6,
         "hypnosis": 3.5, "supreme_punishment": 4.0}  # fmt: skip


def _act(g: Carpathes, ask: Ask, random: Luck) -> Option[Any]:
    best, most = ask.options[-1], -9.0
    for option in ask.options:
        gain = _urge(g, ask.seat, option.value) + random()
        if gain > most:
            best, most = option, gain
    return best


def _urge(g: Carpathes, seat: int, action: Action) -> float:
    """How much a sensible player wants to do something now."""
    kind, card, blood = action.kind, action.card, g.blood[seat]
    if kind == "dominate":
        return 20.0 if not is_slave(g, seat) or not _crowns(g, seat, action.seat) else -5.0
    if kind == "feed":
        return 6.0
    if kind == "use":
        return _urge_to_use(g, seat, card)
    if kind == "recover":
        return 7.0 if blood <= 40 else 3.5 if blood <= 75 and len(g.humans[seat]) > 2 else 0.0
    if kind == "play":
        if card in _RANK:
            return _urge_to_attack(g, seat, card)
        if card == "coffin":
            return 6.5 if blood <= 75 else 0.5
        return {"devotion": 6.0, "feast": 5.0, "grimoire": 4.0, "invisibility": 4.0 if blood <= 30 else -1.0}[card]
    if kind == "lay":
        return 4.0 if blood >= 60 else 1.0
    if kind == "draw":
        humans, powers = len(g.humans[seat]), len(g.powers[seat])
        if humans + powers >= 10:
            return 0.2
        return (3.2 if humans < 4 else 2.0) if card == "human" else (3.2 if powers < 3 else 1.8)
    return 0.0


def _urge_to_attack(g: Carpathes, seat: int, card: str) -> float:
    """Strike when somebody is near the brink, or when the hand is full; otherwise save up."""
    humans, powers = len(g.humans[seat]), len(g.powers[seat])
    if g.blood[seat] < 35 and humans < 2:
        return 1.0
    brink = min((_health(g, other) for other in range(g.seats) if _is_foe(g, seat, other)), default=200.0)
    eager = 3.0 if brink <= 55 else 1.5 if brink <= 80 else 0.0
    return _RANK[card] - 3.0 + eager + (1.5 if humans + powers >= 8 else 0.0) + 0.4 * max(0, powers - 3)


def _health(g: Carpathes, seat: int) -> float:
    """What must be drained before somebody can be dominated, as far as the table can tell."""
    return g.blood[seat] - WEAK + 14.5 * len(g.humans[seat])


def _is_foe(g: Carpathes, seat: int, other: int) -> bool:
    return g.master[other] == NOBODY and not g.invisible[other] and head_of(g, seat) != other


def _urge_to_use(g: Carpathes, seat: int, card: str) -> float:
    if card == "conversion":
        return 2.5 if g.blood[seat] <= 60 and len(g.powers[seat]) > 3 else -1.0
    if card == "regeneration":
        return 9.0 if g.blood[seat] < TOP_BLOOD else -1.0
    return 2.0 if card == "destruction" else 9.0


def _crowns(g: Carpathes, seat: int, other: int) -> bool:
    """Whether dominating somebody would make the Slave's Master win."""
    master = head_of(g, seat)
    followers = sum(1 for lord in g.master if lord in (master, other))
    return followers + 1 >= g.seats - 1


def _aim(g: Carpathes, ask: Ask, random: Luck) -> Option[Any]:
    """Strike free vampires outside the camp, the weakest first."""
    return max(ask.options, key=lambda option: _temptation(g, ask.seat, option.value) + random())


def _temptation(g: Carpathes, seat: int, aim: Aim) -> float:
    total = 0.0
    for other in aim.seats:
        if head_of(g, other) == head_of(g, seat):
            total -= 20
        elif g.master[other] != NOBODY:
            total -= 3
        else:
            total += 16 - _health(g, other) / 10
            total += 4 * sum(1 for lord in g.master if lord == other)
    return total if len(aim.seats) == 1 else 0.7 * total


def _dear(g: Carpathes, seat: int, payment: Payment) -> float:
    """What a payment hurts: blood the more the less there is, Humans by what they are worth."""
    left = g.blood[seat] - payment.blood
    return (
        vigour(g.blood[seat])
        - vigour(left)
        + 0.24 * worth(payment.humans)
        + (0.1 * payment.blood if left <= WEAK else 0)
    )


def _pay(g: Carpathes, ask: Ask, random: Luck) -> Option[Any]:
    return min(ask.options, key=lambda option: _dear(g, ask.seat, option.value))


def _drink(g: Carpathes, ask: Ask, random: Luck) -> Option[Any]:
    return max(ask.options, key=lambda option: _refreshing(option.value))


def _refreshing(drink: Drink) -> float:
    return drink.gain - 0.6 * (worth(drink.humans) - drink.gain)


def _react(g: Carpathes, ask: Ask, random: Luck) -> Option[Any]:
    """Answer heavy blows, or any when blood runs low."""
    n = int(str((ask.args or {}).get("n", 0)))
    heavy = n >= 20 or g.blood[ask.seat] - n <= WEAK + 10
    counters = [option for option in ask.options if option.code != "pass"]
    if not counters or not heavy:
        return ask.options[0]
    return counters[0]


def _demand(g: Carpathes, ask: Ask, random: Luck) -> Option[Any]:
    """Ask for blood when it is dear, else for an attack on the weakest."""

    def wish(option: Option[Any]) -> float:
        demand: Demand = option.value
        if demand.what == "feed":
            return 6.0 if g.blood[ask.seat] <= HUNGRY else 0.0
        if demand.what == "attack":
            return 2 + (TOP_BLOOD - g.blood[demand.quarry]) / 40
        return 0.0

    return max(ask.options, key=wish)


def _bid(g: Carpathes, ask: Ask, random: Luck) -> Option[Any]:
    """Bid little, now and then; more when somebody could be dominated at once."""
    eager = 0.6 if prey(g, ask.seat) or g.blood[ask.seat] <= WEAK + 10 else 0.2
    return ask.options[1] if random() < eager else ask.options[0]


def _least(g: Carpathes, ask: Ask, random: Luck) -> Option[Any]:
    """Discard what is worth least."""
    return min(ask.options, key=lambda option: _use_of(option.value))


@cache
def _use_of(card: str) -> int:
    return POWER[card].cost + 8 if card in POWER else {"man": 20, "woman": 15, "old_man": 5}[card]


def _terror(g: Carpathes, ask: Ask, random: Luck) -> Option[Any]:
    """Bleed while there is blood; otherwise give up what is worth least."""
    if g.blood[ask.seat] >= 60:
        return ask.options[0]
    return min(ask.options[1:], key=lambda option: sum(map(_use_of, option.value)))


def _first(g: Carpathes, ask: Ask, random: Luck) -> Option[Any]:
    return ask.options[0]


def _last(g: Carpathes, ask: Ask, random: Luck) -> Option[Any]:
    """Say the word."""
    return ask.options[-1]


HABITS: dict[str, Callable[[Carpathes, Ask, Luck], Option[Any]]] = {
    "act": _act,
    "aim": _aim,
    "pay": _pay,
    "lose": _pay,
    "feed": _pay,
    "price": _pay,
    "drink": _drink,
    "react": _react,
    "demand": _demand,
    "bid": _bid,
    "limit": _least,
    "convert": _least,
    "terror": _terror,
    "keep": _first,
    "address": _last,
    "acknowledge": _last,
}


# --- what is worth thinking about


def _best(options: Sequence[Option[Any]], merit: Callable[[Option[Any]], float], few: int) -> list[Option[Any]]:
    """The best few, likely best first."""
    return sorted(options, key=merit, reverse=True)[:few]


def _cheap(g: Carpathes, ask: Ask) -> Sequence[Option[Any]]:
    """The payments that hurt least."""
    return _best(ask.options, lambda option: -_dear(g, ask.seat, option.value), 2)


def _good_drinks(g: Carpathes, ask: Ask) -> Sequence[Option[Any]]:
    return _best(ask.options, lambda option: _refreshing(option.value), 2)


def _deeds(g: Carpathes, ask: Ask) -> Sequence[Option[Any]]:
    """The most tempting things to do; not the end of the turn while there is an action left."""
    if not g.actions:
        return ask.options
    busy = [option for option in ask.options if option.code != "end"]
    return _best(busy, lambda option: _urge(g, ask.seat, option.value), 6) if busy else ask.options


def _enemies(g: Carpathes, ask: Ask) -> Sequence[Option[Any]]:
    return _best(ask.options, lambda option: _temptation(g, ask.seat, option.value), 3)


def _low_bids(g: Carpathes, ask: Ask) -> Sequence[Option[Any]]:
    return ask.options[:3]


def _few_pairs(g: Carpathes, ask: Ask) -> Sequence[Option[Any]]:
    pairs = sorted(ask.options[1:], key=lambda option: sum(map(_use_of, option.value)))
    return [ask.options[0], *pairs[:2]]


def _cheap_counters(g: Carpathes, ask: Ask) -> Sequence[Option[Any]]:
    """One way to pay for each reaction."""
    found = {option.code.partition(":")[0]: option for option in reversed(ask.options)}
    return [option for option in ask.options if found[option.code.partition(":")[0]] is option]


SHORTER: dict[str, Callable[[Carpathes, Ask], Sequence[Option[Any]]]] = {
    "act": _deeds,
    "aim": _enemies,
    "pay": _cheap,
    "lose": _cheap,
    "feed": _cheap,
    "price": _cheap,
    "drink": _good_drinks,
    "bid": _low_bids,
    "terror": _few_pairs,
    "react": _cheap_counters,
}

ADVICE = CarpathesHints()

"""Advice to bots: what a sensible player does, and what is worth thinking about."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any

from lychgate.core.ask import Ask, Option
from lychgate.games.carpathes.advice.prospects import pain, refreshment, temptation, urge, usefulness
from lychgate.games.carpathes.advice.value import prey, value
from lychgate.games.carpathes.choices.demands import Demand
from lychgate.games.carpathes.data import HUNGRY, TOP_BLOOD, WEAK
from lychgate.games.carpathes.state.position import Carpathes

Luck = Callable[[], float]

WHIM = 0.05
"""How often a playout does anything at all: two matches played the same way would teach nothing."""


class CarpathesAdvice:
    """What somebody who knows the game would say."""

    horizon = 2
    """How many rounds search plays on: to the end of the next one everybody has had a chance to strike back."""

    def value(self, g: Carpathes, seat: int) -> float:
        return value(g, seat)

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


# --- what a sensible player does


def _act(g: Carpathes, ask: Ask, random: Luck) -> Option[Any]:
    best, most = ask.options[-1], -9.0
    for option in ask.options:
        gain = urge(g, ask.seat, option.value) + random()
        if gain > most:
            best, most = option, gain
    return best


def _aim(g: Carpathes, ask: Ask, random: Luck) -> Option[Any]:
    """Strike free vampires outside the camp, the weakest first."""
    return max(ask.options, key=lambda option: temptation(g, ask.seat, option.value) + random())


def _pay(g: Carpathes, ask: Ask, random: Luck) -> Option[Any]:
    return min(ask.options, key=lambda option: pain(g, ask.seat, option.value))


def _drink(g: Carpathes, ask: Ask, random: Luck) -> Option[Any]:
    return max(ask.options, key=lambda option: refreshment(option.value))


def _react(g: Carpathes, ask: Ask, random: Luck) -> Option[Any]:
    """Answer heavy blows, or any when blood runs low."""
    n = int(str((ask.args or {}).get("n", 0)))
    heavy = n >= 20 or g.blood[ask.seat] - n <= WEAK + 10
    counters = [option for option in ask.options if not option.idle]
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
    return min(ask.options, key=lambda option: usefulness(option.value))


def _terror(g: Carpathes, ask: Ask, random: Luck) -> Option[Any]:
    """Bleed while there is blood; otherwise give up what is worth least."""
    if g.blood[ask.seat] >= 60:
        return ask.options[0]
    return min(ask.options[1:], key=lambda option: sum(map(usefulness, option.value)))


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
    return _best(ask.options, lambda option: -pain(g, ask.seat, option.value), 2)


def _good_drinks(g: Carpathes, ask: Ask) -> Sequence[Option[Any]]:
    return _best(ask.options, lambda option: refreshment(option.value), 2)


def _deeds(g: Carpathes, ask: Ask) -> Sequence[Option[Any]]:
    """The most tempting things to do; not the end of the turn while there is an action left."""
    if not g.actions:
        return ask.options
    busy = [option for option in ask.options if not option.idle]
    return _best(busy, lambda option: urge(g, ask.seat, option.value), 6) if busy else ask.options


def _enemies(g: Carpathes, ask: Ask) -> Sequence[Option[Any]]:
    return _best(ask.options, lambda option: temptation(g, ask.seat, option.value), 3)


def _low_bids(g: Carpathes, ask: Ask) -> Sequence[Option[Any]]:
    return ask.options[:3]


def _few_pairs(g: Carpathes, ask: Ask) -> Sequence[Option[Any]]:
    pairs = sorted(ask.options[1:], key=lambda option: sum(map(usefulness, option.value)))
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

ADVICE = CarpathesAdvice()

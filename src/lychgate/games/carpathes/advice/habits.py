"""Advice to bots: what a sensible player does, and what is worth thinking about."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any

from lychgate.core.ask import Ask, Option
from lychgate.core.game import Advice, rounds_begun
from lychgate.games.carpathes.advice.prospects import USEFULNESS, heals_nothing, pain, refreshment, temptation, urge
from lychgate.games.carpathes.advice.value import prey, value
from lychgate.games.carpathes.choices.demands import Demand
from lychgate.games.carpathes.data import HUNGRY, TOP_BLOOD, WEAK
from lychgate.games.carpathes.state.position import Carpathes
from lychgate.games.carpathes.state.purse import worth

Luck = Callable[[], float]

HEAVY = 20
"""An attack that takes at least this many doses is always countered."""
NEAR = 10
"""A vampire with no more than this many doses above 20 is in danger."""
WHIM = 0.05
"""The share of answers that a playout gives at random, so that playouts differ."""


class CarpathesAdvice(Advice):
    rollout_depth = 2
    """Search plays on to the end of the next round: by then everybody has had a chance to strike back."""

    def turn(self, g: Carpathes) -> int:
        """Count by rounds and by who is active: nobody is between two cycles."""
        return rounds_begun(g) * (g.seats + 1) + g.active + 1

    def value(self, g: Carpathes, seat: int) -> float:
        return value(g, seat)

    def playout(self, g: Carpathes, ask: Ask, random: Luck) -> Option[Any]:
        """Follow the habit for this question, now and then a whim."""
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


def _keep(g: Carpathes, ask: Ask, random: Luck) -> Option[Any]:
    """Keep the Humans that are worth most."""
    return max(ask.options, key=lambda option: worth(option.value))


def _drink(g: Carpathes, ask: Ask, random: Luck) -> Option[Any]:
    return max(ask.options, key=lambda option: refreshment(option.value))


def _react(g: Carpathes, ask: Ask, random: Luck) -> Option[Any]:
    """Counter heavy attacks, and any attack when blood runs low."""
    doses: int = (ask.args or {}).get("n", 0)
    heavy = doses >= HEAVY or g.blood[ask.seat] - doses <= WEAK + NEAR
    passing, *counters = ask.options
    return counters[0] if counters and heavy else passing


def _demand(g: Carpathes, ask: Ask, random: Luck) -> Option[Any]:
    """Ask for blood when one has little, else for an attack on the weakest."""

    def wish(option: Option[Any]) -> float:
        demand: Demand = option.value
        if demand.what == "feed":
            return 6.0 if g.blood[ask.seat] <= HUNGRY else 0.0
        if demand.what == "attack":
            return 2 + (TOP_BLOOD - g.blood[demand.quarry]) / 40
        return 0.0

    return max(ask.options, key=wish)


def _bid(g: Carpathes, ask: Ask, random: Luck) -> Option[Any]:
    """Make the lowest bid now and then; more often when somebody could be dominated at once."""
    eager = 0.6 if prey(g, ask.seat) or g.blood[ask.seat] <= WEAK + NEAR else 0.2
    return ask.options[1] if random() < eager else ask.options[0]


def _least(g: Carpathes, ask: Ask, random: Luck) -> Option[Any]:
    """Discard what is worth least."""
    return min(ask.options, key=lambda option: USEFULNESS[option.value])


def _terror(g: Carpathes, ask: Ask, random: Luck) -> Option[Any]:
    """Lose blood while there is enough; otherwise discard what is worth least."""
    if g.blood[ask.seat] >= 60:
        return ask.options[0]
    return min(ask.options[1:], key=lambda option: sum(USEFULNESS[card] for card in option.value))


def _last(g: Carpathes, ask: Ask, random: Luck) -> Option[Any]:
    """CA-215: use the title, which is listed last."""
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
    "keep": _keep,
    "address": _last,
    "acknowledge": _last,
}


# --- what is worth thinking about


def _best(options: Sequence[Option[Any]], merit: Callable[[Option[Any]], float], few: int) -> list[Option[Any]]:
    """Return at most `few` options, the best one first."""
    return sorted(options, key=merit, reverse=True)[:few]


def _cheap(g: Carpathes, ask: Ask) -> Sequence[Option[Any]]:
    return _best(ask.options, lambda option: -pain(g, ask.seat, option.value), 2)


def _good_drinks(g: Carpathes, ask: Ask) -> Sequence[Option[Any]]:
    return _best(ask.options, lambda option: refreshment(option.value), 2)


def _deeds(g: Carpathes, ask: Ask) -> Sequence[Option[Any]]:
    """Return the most tempting actions; the end of the turn only when no action is left."""
    if not g.actions:
        return ask.options
    busy = [option for option in ask.options if not (option.idle or heals_nothing(g, ask.seat, option.value))]
    return _best(busy, lambda option: urge(g, ask.seat, option.value), 6) if busy else ask.options


def _enemies(g: Carpathes, ask: Ask) -> Sequence[Option[Any]]:
    return _best(ask.options, lambda option: temptation(g, ask.seat, option.value), 3)


def _low_bids(g: Carpathes, ask: Ask) -> Sequence[Option[Any]]:
    return ask.options[:3]


def _few_pairs(g: Carpathes, ask: Ask) -> Sequence[Option[Any]]:
    pairs = sorted(ask.options[1:], key=lambda option: sum(USEFULNESS[card] for card in option.value))
    return [ask.options[0], *pairs[:2]]


def _cheap_counters(g: Carpathes, ask: Ask) -> Sequence[Option[Any]]:
    """Return one way to pay for each reaction."""
    passing, *counters = ask.options
    first: dict[str, Option[Any]] = {}
    for option in counters:
        first.setdefault(option.value.card, option)
    return [passing, *first.values()]


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

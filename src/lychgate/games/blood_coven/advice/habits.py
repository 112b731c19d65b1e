"""Advice to bots: what a sensible player does, and which answers are worth thinking about.

Habits read the open position only, never plans that are still sealed.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from pathlib import Path
from typing import Any

from lychgate.core.ask import Ask, Menu, Option
from lychgate.core.kept import kept
from lychgate.core.learned import LearnedAdvice, load_weights
from lychgate.games.blood_coven.advice.features import FEATURES, measure, stage
from lychgate.games.blood_coven.advice.value import MARGIN, VP
from lychgate.games.blood_coven.choices.action import Action
from lychgate.games.blood_coven.choices.feed import FeedPlan
from lychgate.games.blood_coven.data import CLAW, SLOTS, Coins
from lychgate.games.blood_coven.state.position import Card, Coven, coin_on, hungry, is_heads, pool
from lychgate.games.blood_coven.state.purse import total
from lychgate.games.blood_coven.steps.turns import Turn

Luck = Callable[[], float]


WHIM = 0.05
"""The share of playout answers that are drawn from the shortlist, so that playouts differ."""


class CovenAdvice(LearnedAdvice):
    margin = MARGIN
    features = FEATURES
    learned = load_weights(Path(__file__).parent / "weights.json", FEATURES)

    def measure(self, g: Coven, seat: int) -> tuple[float, ...]:
        """Count what a seat has."""
        return measure(g, seat)

    def stage(self, g: Coven) -> float:
        """A match ends when nobody is left in the streets."""
        return stage(g)

    def playout(self, g: Coven, ask: Ask, random: Luck) -> Option[Any]:
        """Follow the habit for this question, now and then something else from the shortlist."""
        habit = HABITS.get(ask.key)
        if habit is None or random() < WHIM:
            options = self.shortlist(g, ask)
            return options[int(random() * len(options))]
        return habit(g, ask, random)

    def shortlist(self, g: Coven, ask: Ask) -> Sequence[Option[Any]]:
        """Leave out starving a vampire that could be fed, and scaring a whole crowd."""
        if ask.key == "feed":
            return full_meals(ask.menu, g.slots[ask.seat])
        if ask.key == "scare":
            return small_scares(ask.menu)
        return ask.options


@kept
def full_meals(menu: Menu[FeedPlan], card: Card) -> tuple[Option[FeedPlan], ...]:
    """Return the plans that feed as many vampires as possible, and of those the most valuable: cheap food first."""
    most = len(menu.options[-1].value.slots)
    plans = [(option, _saved(option.value, card)) for option in menu.options if len(option.value.slots) == most]
    best = max(saved for _, saved in plans)
    return tuple(option for option, saved in plans if saved == best)


def _saved(plan: FeedPlan, card: Card) -> int:
    return sum(VP[coin_on(card[slot - 1])] for slot in plan.slots)


@kept
def small_scares(menu: Menu[Coins]) -> tuple[Option[Coins], ...]:
    """Return the plans that set aside no more than two coins: they are tired next night, used or not."""
    return tuple(option for option in menu.options if total(option.value) <= 2)


def _feed(g: Coven, ask: Ask, random: Luck) -> Option[Any]:
    """Feed all one can, with the coins that are worth least as vampires."""
    return full_meals(ask.menu, g.slots[ask.seat])[0]


def _scare(g: Coven, ask: Ask, random: Luck) -> Option[Any]:
    """Set one coin aside every other time, if two are left after feeding."""
    options = ask.options
    if total(options[-1].value) < 2 or random() < 0.5:
        return options[0]
    singles = sum(1 for count in options[-1].value if count)
    return options[1 + int(random() * singles)]


def _populate(g: Coven, ask: Ask, random: Luck) -> Option[Any]:
    """Bring what the own vampires catch before the rivals' do."""
    best, most = ask.options[0], -9.0
    hunters = _hunters(g)
    for option in ask.options:
        claw = CLAW[option.value]
        gain, share = random() * 0.3, 1.0
        for seat, reach in hunters:
            if reach >= claw:
                gain += share if seat == ask.seat else -share
                share /= 2
        if gain > most:
            best, most = option, gain
    return best


def _hunters(g: Coven) -> list[tuple[int, int]]:
    """Return seat and claw of the vampires still to act this round, in order."""
    if g.phase == "turns":
        return [(step.seat, CLAW[step.vampire]) for step in reversed(g.agenda) if type(step) is Turn]
    order = g.clockwise(g.quarter)
    return [
        (seat, CLAW[coin_on(g.slots[seat][at])])
        for at in range(len(SLOTS))
        for seat in order
        if is_heads(g.slots[seat][at]) or g.fed[seat][at]
    ]


def _act(g: Coven, ask: Ask, random: Luck) -> Option[Any]:
    """Make a vampire when maker and child can both be fed, else catch what is worth most."""
    seat = ask.seat
    # Making takes a coin from hand and leaves two more mouths to feed; a catch feeds the catcher.
    spare = total(g.hand[seat]) - len(hungry(g, seat)) - 3
    villagers = pool(g)
    best, most = ask.options[0], 0.0
    for option in ask.options:
        action: Action = option.value
        if action.kind == "make":
            gain = 10 + _wanted(action.coin, villagers) - 0.3 * action.place if spare >= 0 else 0.0
        elif action.kind in ("take", "far", "hunt"):
            gain = 1 + action.coin * 0.1 + total(action.price)
        else:
            continue
        if gain > most:
            best, most = option, gain
    return best


def _wanted(coin: int, villagers: int) -> float:
    """While there is much to catch, claws are wanted in the coven; towards the end, points."""
    return VP[coin] + max(0, villagers - 5) * (CLAW[coin] - 1) * 0.25


def _last(g: Coven, ask: Ask, random: Luck) -> Option[Any]:
    """Take what is listed last: the dearest second catch, the slowest of the starving."""
    return ask.options[-1]


def _first(g: Coven, ask: Ask, random: Luck) -> Option[Any]:
    """Choose the first option, which refuses."""
    return ask.options[0]


HABITS: dict[str, Callable[[Coven, Ask, Luck], Option[Any]]] = {
    "feed": _feed,
    "scare": _scare,
    "pop": _populate,
    "action": _act,
    "b1": _last,
    "b6": _first,
    "b7": _first,
    "b11": _first,
    "take2": _last,
}


ADVICE = CovenAdvice()

"""Advice to bots: how good a position is, what a sensible player does, and what is worth thinking about.

Everything on this table lies open but the time cards to come and the call of the ghosts, and neither is looked at here.
All weights are in victory points.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from math import tanh
from typing import Any

from lychgate.core.ask import Ask, Option, number_of
from lychgate.core.game import Advice
from lychgate.games.sabbat_magica.advice.powers import beside, price, promise
from lychgate.games.sabbat_magica.advice.prospects import REPELLED, WORTH_IT, Eye, called
from lychgate.games.sabbat_magica.advice.value import expected_points
from lychgate.games.sabbat_magica.choices.magician import Effect
from lychgate.games.sabbat_magica.choices.powers import UsePower
from lychgate.games.sabbat_magica.data.boards import BRIDGE
from lychgate.games.sabbat_magica.data.cards import PowerName
from lychgate.games.sabbat_magica.data.resources import KINDS
from lychgate.games.sabbat_magica.state.position import Sabbat

Luck = Callable[[], float]

MARGIN = 18.0
"""A lead, in points, that is as good as three matches won out of four (tanh 1)."""

WHIM = 0.05
"""How often a playout does anything at all: two matches played the same way would teach nothing."""


class SabbatAdvice(Advice):
    """What somebody who knows the game would say."""

    rollout_depth = 1
    """Search looks to the end of the round: further on, luck and the others' plans drown what an answer is worth."""

    margin = MARGIN

    def value(self, g: Sabbat, seat: int) -> float:
        """Compare what the seat may expect with what its best rival may."""
        rival = max(expected_points(g, other) for other in range(g.seats) if other != seat)
        return tanh((expected_points(g, seat) - rival) / MARGIN)

    def playout(self, g: Sabbat, ask: Ask, random: Luck) -> Option[Any]:
        """Do the sensible thing, and now and then something else."""
        options = ask.options
        if random() < WHIM:
            return options[int(random() * len(options))]
        habit = HABITS.get(ask.key)
        return options[int(random() * len(options))] if habit is None else habit(g, ask, random)

    def shortlist(self, g: Sabbat, ask: Ask) -> Sequence[Option[Any]]:
        """Leave out what promises less than the best few, and to be repelled where a fight can be won."""
        if ask.key == "arrive":
            return worthy_arrivals(g, ask)
        most = SHORT.get(ask.key)
        if most is None or len(ask.options) <= most:
            return ask.options
        eye = Eye(g, ask.seat)
        if ask.key == "invoke":
            want = called(g, ask.seat)
            return sorted(ask.options, key=lambda option: abs(option.value - want))[:most]
        return sorted(ask.options, key=lambda option: -eye.score(option.value))[:most]


def worthy_arrivals(g: Sabbat, ask: Ask) -> Sequence[Option[Any]]:
    """Return all ways to arrive but to be repelled, unless a fight would cost more than that."""
    fight = ask.menu.by_code.get("fight")
    if fight is None or "repelled" not in ask.menu.by_code:
        return ask.options
    if Eye(g, ask.seat).net(number_of(fight.facts, "vp"), number_of(fight.facts, "cost")) <= REPELLED:
        return ask.options
    return [option for option in ask.options if option.code != "repelled"]


SHORT = {"action": 3, "haunt": 2, "invoke": 3}
"""How many answers are worth thinking about."""


# --- what a sensible player does


def _act(g: Sabbat, ask: Ask, random: Luck) -> Option[Any]:
    """Take what promises most, with a little doubt."""
    eye = Eye(g, ask.seat)
    best, most = ask.options[0], -99.0
    for option in ask.options:
        gain = eye.score(option.value) + 0.5 * random()
        if gain > most:
            best, most = option, gain
    return best


def _invoke(g: Sabbat, ask: Ask, random: Luck) -> Option[Any]:
    """Call what can be fed, sometimes one more or less."""
    want = called(g, ask.seat) + (0 if random() < 0.6 else 1 if random() < 0.5 else -1)
    return ask.options[max(0, min(want, len(ask.options) - 1))]


def _kind(g: Sabbat, ask: Ask, random: Luck) -> Option[Any]:
    """Take the kind of which there is least, approval zone included."""
    seat = ask.seat
    have = [g.two[seat][kind] + g.one[seat][kind] + g.approval[seat][kind] + random() for kind in KINDS]
    return ask.options[have.index(min(have))]


def _bonus(g: Sabbat, ask: Ask, random: Luck) -> Option[Any]:
    """Take the most of terror, points and resources, terror by how short it is."""
    weight = Eye(g, ask.seat).weight
    best, most = ask.options[0], -1.0
    for option in ask.options:
        gain = 1.0
        if not isinstance(option.value, UsePower):
            bonus = g.card.bonuses[option.value]
            gain = bonus.n * (1.0 if bonus.what == "vp" else weight if bonus.what == "terror" else 1.1)
        gain += 0.3 * random()
        if gain > most:
            best, most = option, gain
    return best


def _arrive(g: Sabbat, ask: Ask, random: Luck) -> Option[Any]:
    """Fight where it pays, else take the free place; be repelled only where nothing else is left."""
    if len(ask.options) == 1:
        return ask.options[0]
    by_code = ask.menu.by_code
    if "settle" not in by_code:
        return by_code["fight"]
    facts = by_code["fight"].facts
    net = Eye(g, ask.seat).net(number_of(facts, "vp"), number_of(facts, "cost"))
    return by_code["fight"] if net > WORTH_IT else by_code["settle"]


def _in_manor(g: Sabbat, ask: Ask, random: Luck) -> Option[Any]:
    """Use a mirror when terror is short, else the tile."""
    mirrors = [option for option in ask.options if isinstance(option.value, Effect) and option.value.what == "mirror"]
    eye = Eye(g, ask.seat)
    if mirrors and (eye.weight > 1 or "tile" not in ask.menu.by_code or (eye.weight > 0.4 and random() < 0.5)):
        return mirrors[int(random() * len(mirrors))]
    return ask.menu.by_code.get("tile", ask.options[-1])


def _power(g: Sabbat, ask: Ask, random: Luck) -> Option[Any]:
    """Use what gives more than showing it gives up."""
    square = g.magician[ask.seat]
    best, most = ask.options[0], 0.0
    for option in ask.options[1:]:
        power = option.value.power
        gain = 1.0 if power == PowerName.DOPPELGANGER else beside(g, ask.seat, power, square)
        gain += 0.3 * random() - price(g, ask.seat, power)
        if gain > most:
            best, most = option, gain
    return best


def _last(g: Sabbat, ask: Ask, random: Luck) -> Option[Any]:
    """Take what is listed last: the freshest token, the most kept."""
    return ask.options[-1]


def _first(g: Sabbat, ask: Ask, random: Luck) -> Option[Any]:
    """Take what is listed first: pay with the oldest, starve the drawbridge."""
    return ask.options[0]


def _seldom(g: Sabbat, ask: Ask, random: Luck) -> Option[Any]:
    """Protect a ghost now and then."""
    return ask.options[0] if random() < 0.7 else ask.options[-1]


def _gift(g: Sabbat, ask: Ask, random: Luck) -> Option[Any]:
    """Reappear where it is worth most."""
    eye = Eye(g, ask.seat)
    best, most = ask.options[0], 0.0
    for option in ask.options[1:]:
        gain = eye.place(option.value)
        if gain > most:
            best, most = option, gain
    return best


def _unfed(g: Sabbat, ask: Ask, random: Luck) -> Option[Any]:
    """Starve the ghost in the least valuable place."""
    eye = Eye(g, ask.seat)
    return min(ask.options, key=lambda option: 0.0 if option.value[0] == BRIDGE else eye.leaves(option.value[0]))


def _people(g: Sabbat, ask: Ask, random: Luck) -> Option[Any]:
    """Take the people with the best card; without cards they are alike."""
    if not g.options.power_cards:
        return ask.options[int(random() * len(ask.options))]
    return max(ask.options, key=lambda option: promise(option.value, g.seats))


HABITS: dict[str, Callable[[Sabbat, Ask, Luck], Option[Any]]] = {
    "action": _act,
    "haunt": _act,
    "invoke": _invoke,
    "people": _people,
    "kind": _kind,
    "bonus": _bonus,
    "arrive": _arrive,
    "arrive.manor": _in_manor,
    "discard": _last,
    "fee": _first,
    "canteen": _first,
    "power": _power,
    "keep": _last,
    "guard": _seldom,
    "gift": _gift,
    "unfed": _unfed,
}

ADVICE = SabbatAdvice()

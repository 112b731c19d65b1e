"""Advice to bots: how good a position is, what a sensible player does, and what is worth thinking about."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from math import tanh
from typing import Any

from lychgate.core.ask import Ask, Option
from lychgate.core.game import Advice
from lychgate.core.vocabulary import check_complete, words_of
from lychgate.games.sanguis_venenatus.advice.value import best_goal, chances, day_goals, night_goals, prospects, to_come
from lychgate.games.sanguis_venenatus.choices.actions import Action, DayKind, NightKind
from lychgate.games.sanguis_venenatus.choices.day import PRODUCED
from lychgate.games.sanguis_venenatus.data.intrigue_cards import CARD, SHIELDS, SWORDS
from lychgate.games.sanguis_venenatus.data.numbers import SERVANTS
from lychgate.games.sanguis_venenatus.data.servant_cards import SERVANT_CARDS
from lychgate.games.sanguis_venenatus.state.pieces import servant_names
from lychgate.games.sanguis_venenatus.state.position import City
from lychgate.games.sanguis_venenatus.state.questions import defence

Luck = Callable[[], float]

MARGIN = 14.0
"""With a lead of this many victory points three matches out of four are won."""
WHIM = 0.06
"""The share of a playout's answers that is random."""
MANY = 100
"""More than the activations of a round."""
MOST = 7
"""How many actions a shortlist has at most."""
APART = 1.4
"""How much less promising than the best an action on the shortlist may be."""
IDLE = 0.6
"""The promise of the best action below which ending the activation is on the shortlist too."""


class CityAdvice(Advice):
    """What somebody who knows the game would do."""

    rollout_depth = 1
    """Search looks to the end of the activation: further on, luck and others' plans drown what an answer is worth."""

    margin = MARGIN

    def clock(self, g: City) -> int:
        """Count the activations that are over or, before the first round, the servants that have been chosen."""
        if not g.round:
            return sum(map(len, (*g.kept, *g.crew))) - MANY
        active = g.phase in ("day", "night", "twilight", "end")
        over = sum(g.done) + sum(g.woken) - (g.turn is not None) if active else 0
        return g.round * MANY + over

    def value(self, g: City, seat: int) -> float:
        """Compare the prospects of the seat with those of the best and of the average rival."""
        if not g.round:
            return tanh(sum(_WORTH[card] for card in servant_names([*g.kept[seat], *g.crew[seat]])) / MARGIN)
        own = prospects(g, seat) + chances(g, seat)
        others = [prospects(g, other) for other in range(g.seats) if other != seat]
        rival = 0.5 * max(others) + 0.5 * sum(others) / len(others)
        return tanh((own - rival) / MARGIN)

    def playout(self, g: City, ask: Ask, random: Luck) -> Option[Any]:
        """Do the sensible thing, and now and then something else."""
        options = ask.options
        judge = JUDGES.get(ask.key)
        if judge is None or len(options) == 1 or random() < WHIM:
            return options[int(random() * len(options))]
        appeal = judge(g, ask.seat)
        best, most = options[0], -99.0
        for option in options:
            worth = appeal(option.value) + 0.25 * random()
            if worth > most:
                best, most = option, worth
        return best

    def shortlist(self, g: City, ask: Ask) -> Sequence[Option[Any]]:
        """Leave out the actions that promise far less than the best, and End while there is something to do."""
        options = ask.options
        if ask.key not in ("work", "haunt") or len(options) < 3:
            return options
        appeal = JUDGES[ask.key](g, ask.seat)
        ranked = sorted(((appeal(option.value), -at) for at, option in enumerate(options)), reverse=True)
        best = ranked[0][0]
        kept = [options[-at] for worth, at in ranked[:MOST] if worth > best - APART]
        return [option for option in kept if not option.idle or best < IDLE] or kept


Appeal = Callable[[Any], float]


def _working(g: City, seat: int) -> Appeal:
    """By day: build and burn before producing, walk to where something is to be had."""
    turn = g.running()
    unit = seat * SERVANTS + turn.pose
    here, ap, produced, dawns = g.at[unit], turn.ap, PRODUCED in turn.used, to_come(g)
    goals = day_goals(g, seat)
    now = best_goal(goals, here, ap, produced, 0)

    def appeal(action: Action) -> float:
        kind = action.kind
        if kind in ("move", "sewer"):
            step = 1 if kind == "move" else 2
            there = best_goal(goals, action.at, ap - step, produced, dawns)
            risk = 0.0 if g.tokens[action.at] != "plague" else 2.5 if g.infected[unit] else 0.6
            return there - 0.15 * step - risk
        if kind == "rations":
            return best_goal(goals, here, ap + 1, produced, 0) - now - 0.3
        return _DAY[kind]

    return appeal


_DAY = {"build": 3.5, "burn": 2.2, "produce": 1.6, "extra": 1.3, "end": 0.1}
check_complete("_DAY", [*_DAY, "move", "sewer", "rations"], words_of(DayKind))


def _haunting(g: City, seat: int) -> Appeal:
    """By night: corrupt while there is gold, drink when thirsty, hunt the weak, keep blood for the dawn."""
    turn = g.running()
    here, ap, dawns = g.lair[seat], turn.ap, to_come(g)
    goals = [goal for goal in night_goals(g, seat) if goal[3] not in turn.used]
    now = best_goal(goals, here, ap, False, 0)
    thirst = 2.4 if g.blood[seat] <= 5 else 1.4 if g.blood[seat] <= 10 else 0.7

    def appeal(action: Action) -> float:
        kind = action.kind
        if kind in ("move", "catacomb"):
            return best_goal(goals, action.at, ap - 1, False, dawns) - 0.15
        if kind == "exert":
            return best_goal(goals, here, ap + 1, False, 0) - now - (0.4 if g.blood[seat] > 7 else 2.0)
        if kind == "drink":
            return thirst - (1.5 if g.popularity[seat] == 0 else 0.0)
        if kind == "attack":
            return 1.5 - 0.6 * defence(g, action.unit) + (0.2 if action.fury else 0.0)
        return _NIGHT[kind]

    return appeal


_NIGHT = {
    "corrupt": 3.2, "plot": 1.3, "use": 1.2, "pestilence": 1.5, "starvation": 1.7, "duel": 1.5, "tithe": 0.2,
    "raise": 1.6, "end": 0.1,
}  # fmt: skip
check_complete("_NIGHT", [*_NIGHT, "move", "catacomb", "exert", "drink", "attack"], words_of(NightKind))


def _price(g: City, seat: int) -> Appeal:
    """Lose influence where it decides nothing, else a victory point."""

    def appeal(district: int | None) -> float:
        if district is None:
            return 0.5
        numbers = g.influence[district]
        return 0.8 if numbers[seat] < max(numbers) - 1 else 0.2

    return appeal


def _combat(g: City, seat: int) -> Appeal:
    """Lay the card with the best sign: swords for the attacker, shields for the defender."""
    turn = g.turn
    signs = SWORDS if turn is not None and turn.seat == seat else SHIELDS

    def appeal(card: str) -> float:
        return 0.6 if not card else float(signs.get(CARD[card].symbol, 0))

    return appeal


def _servant(g: City, seat: int) -> Appeal:
    """Activate whoever has most to do."""
    goals = day_goals(g, seat)
    return lambda pose: best_goal(goals, g.at[seat * SERVANTS + pose], 4, False, 0)


_WORTH = {
    "medicus": 0.8,
    "brute": 0.9,
    "merchant": 1.0,
    "blacksmith": 0.9,
    "baker": 0.6,
    "sergeant": 0.9,
    "mason": 0.7,
    "messenger": 1.1,
    "rat_catcher": 0.4,
    "gravedigger": 0.4,
    "priest": 0.6,
    "beguine": 0.5,
    "spy": 0.7,
    "thief": 0.6,
    "bodyguard": 0.4,
    "knight": 0.4,
    "courtier": 1.0,
    "herald": 0.9,
    "cultist": 0.6,
    "scholar": 0.7,
}
check_complete("_WORTH", _WORTH, [card.id for card in SERVANT_CARDS])


def _draft(g: City, seat: int) -> Appeal:
    """Keep the servant who has been worth most in trials."""
    return lambda card: _WORTH[SERVANT_CARDS[card].id]


def _pay(g: City, seat: int) -> Appeal:
    """Pay rather than suffer."""
    return lambda payment: 1.0 if payment.pays else 0.5


def _infect(g: City, seat: int) -> Appeal:
    """Spare those who would die."""
    return lambda unit: 0.0 if g.infected[unit] else 1.0


JUDGES: dict[str, Callable[[City, int], Appeal]] = {
    "work": _working,
    "haunt": _haunting,
    "servant": _servant,
    "death.price": _price,
    "defeat.price": _price,
    "combat": _combat,
    "draft": _draft,
    "pay": _pay,
    "infect": _infect,
}
"""By question: how promising each answer is."""

ADVICE = CityAdvice()

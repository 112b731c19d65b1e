"""What a position is worth to a player: points now, points to come, and what every character could still do.

All of it is a rough estimate in victory points, for bots that compare positions. Nothing hidden is looked at but the
hand of the player whose prospects they are.
"""

from __future__ import annotations

from typing import Literal

from lychgate.games.sanguis_venenatus.choices.day import PRODUCED
from lychgate.games.sanguis_venenatus.choices.night_reasons import CORRUPTED
from lychgate.games.sanguis_venenatus.data.board import (
    CONNECTED,
    DISTRICTS,
    EVERYWHERE,
    HERE_OR_ADJACENT,
    KIND,
    NAME,
    NOWHERE,
    OF_DISTRICT,
    POPULATION,
)
from lychgate.games.sanguis_venenatus.data.numbers import (
    BAND_OF,
    CONTROL,
    CORRUPTION_LIMIT,
    LEVELS,
    MAJORITY_VP,
    PLAYERS,
    POPULARITY_MAX,
    RANKS,
    ROUNDS,
    SERVANTS,
    VAMPIRE,
    YIELDS,
    crown_price,
)
from lychgate.games.sanguis_venenatus.data.vampire_sheets import HUNGER_BLOOD, LEVY_LEVEL, TAINTED_BLOOD
from lychgate.games.sanguis_venenatus.state.position import City, Used
from lychgate.games.sanguis_venenatus.state.questions import lockdown, ranking, units_of

DOING = 0.6
"""A goal not yet reached counts for this share of its worth, so that reaching it is better."""
INFLUENCE = 0.34
NAME_WORTH = 0.22
"""The VP of a point of influence and of popularity, beyond what they bring at once: both overflow into VP."""
HOLD = 0.72
"""The probability that a rank is kept from one twilight to the next."""
_DAWN_VP = tuple(sum(row.n for row in BAND_OF[n].reward if row.res == "vp") for n in range(POPULARITY_MAX + 1))
_DAWN_GOODS = tuple(sum(row.n for row in BAND_OF[n].reward if row.res != "vp") for n in range(POPULARITY_MAX + 1))
_BARRACK_DAWN = (0.0, 0.45, 0.6, 1.35)
QUARTER = len(EVERYWHERE)
BESIDE = QUARTER + len(DISTRICTS)
"""Goals that are no single field: QUARTER + n is anywhere in quarter n, BESIDE + n is on or next to field n."""
DUEL = 1.1
"""What a duel with another vampire promises, a little more than an attack on a servant."""
SOON = tuple(0.97**steps for steps in range(len(EVERYWHERE)))
LATE = tuple(0.42 * 0.9**steps for steps in range(len(EVERYWHERE)))
"""The share of a goal's worth by its distance in moves: for goals in reach now, and for those of another day."""


def _distances() -> tuple[tuple[int, ...], ...]:
    table = []
    for start in EVERYWHERE:
        steps, edge = {start: 0}, [start]
        for at in edge:
            for other in CONNECTED[at]:
                if other not in steps:
                    steps[other] = steps[at] + 1
                    edge.append(other)
        fields = [steps[at] for at in EVERYWHERE]
        quarters = [min(fields[at] for at in OF_DISTRICT[district]) for district in range(len(DISTRICTS))]
        sides = [min(fields[near] for near in HERE_OR_ADJACENT[at]) for at in EVERYWHERE]
        table.append((*fields, *quarters, *sides))
    return tuple(table)


DISTANCES = _distances()
"""The number of moves from each field to every field; then into each quarter, and to a place beside each field."""


def to_come(g: City) -> int:
    """Return the number of dawns still to come."""
    return ROUNDS - max(1, g.round)


def prospects(g: City, seat: int) -> float:
    """Return what a player may expect to score, as things stand."""
    dawns = to_come(g)
    return (
        g.vp[seat]
        + _control(g, seat)
        + _nobles(g, seat, dawns)
        + _goods(g, seat, dawns)
        + _name(g, seat, dawns)
        + _flesh(g, seat, dawns)
        + _barracks(g, seat, dawns)
        + (g.souls[seat] * 1.1 if g.has(seat, "last_harvest") else 0.0)
        + 0.55 * min(3, len(g.hand[seat]))
    )


def _control(g: City, seat: int) -> float:
    """SV-166: the twilights to come, each a little less certain; and a little for every point of influence."""
    first = g.round if g.phase not in ("end",) else ROUNDS + 1
    if g.phase == "twilight":
        first += 1
    total = 0.0
    for district in range(len(DISTRICTS)):
        order = ranking(g, district)
        total += INFLUENCE * g.influence[district][seat]
        if seat not in order:
            continue
        rank = order.index(seat)
        if rank >= RANKS[g.seats]:
            continue
        hold = 1.0
        for number in range(max(1, first), ROUNDS + 1):
            total += hold * CONTROL[number == ROUNDS][rank]
            hold *= HOLD
    return total


def _nobles(g: City, seat: int, dawns: int) -> float:
    total = 0.0
    for track in g.nobles:
        own = track.count(seat)
        if not own:
            continue
        best = max((track.count(other) for other in range(g.seats) if other != seat), default=0)
        lead = own - best
        total += MAJORITY_VP * (0.25, 0.5, 0.7, 0.85, 0.95)[max(0, min(4, lead + 1))] + 0.22 * own * dawns
    return total


def _goods(g: City, seat: int, dawns: int) -> float:
    """A quarter VP for each good at the end, more while there is time to use it, less from the fifth of a kind on."""
    use = (0.25, 0.42, 0.5, 0.55, 0.55)[dawns] if g.phase != "end" else 0.25
    total = 0.0
    for n in g.stock[seat]:
        total += use * min(n, 4) + 0.25 * max(0, n - 4)
    return total


def _name(g: City, seat: int, dawns: int) -> float:
    """SV-084, SV-171: what the people give at every dawn to come, and the legend; seen a little blurred."""
    n = g.popularity[seat]
    near = [max(0, min(POPULARITY_MAX, n + step)) for step in (-1, 0, 0, 1)]
    worth = sum(dawns * (_DAWN_VP[each] + 0.35 * _DAWN_GOODS[each]) + BAND_OF[each].legend for each in near) / 4
    return worth + NAME_WORTH * n - (0.8 if n == 0 and dawns else 0.0)


def _flesh(g: City, seat: int, dawns: int) -> float:
    """Blood buys action points, and too little of it is a defeat at dawn; sick and dead servants do less."""
    blood = g.blood[seat]
    total = 0.14 * min(blood, 8) + 0.05 * min(8, max(0, blood - 8)) if dawns else 0.03 * blood
    if dawns and g.phase != "setup":
        total -= 2.6 if blood <= 2 else 0.7 if blood <= 4 else 0.0
    if g.lair[seat] == NOWHERE and dawns:
        total -= 0.6
    for unit in units_of(seat):
        if g.at[unit] == NOWHERE:
            total -= (1.6 if g.flipped[unit] else 0.9) * min(2, dawns)
        elif g.infected[unit]:
            total -= 0.35 * min(3, dawns)
    return total


def _barracks(g: City, seat: int, dawns: int) -> float:
    total = 0.0
    for barrack in g.barracks:
        if barrack is not None and barrack.owner == seat:
            total += _BARRACK_DAWN[barrack.level] * dawns
    return total


# --- what characters could still do


def chances(g: City, seat: int) -> float:
    """Return what the player's characters may still gain: the running activation, those of today, those of tomorrow."""
    dawns = to_come(g)
    turn = g.turn
    goals = day_goals(g, seat)
    works = [goal for goal in goals if goal[3] != "build"]
    sites = [goal for goal in goals if goal[3] == "build"]
    total = build = 0.0
    for unit in units_of(seat):
        at = g.at[unit]
        if at == NOWHERE:
            continue
        share, ap, produced = 0.55 if dawns else 0.0, 4, False
        if turn is not None and turn.seat == seat and turn.pose == unit % SERVANTS:
            share, ap, produced = 1.0, turn.ap, PRODUCED in turn.used
        elif g.phase in ("day", "event", "return") and not g.done[unit]:
            share = 1.0
        if share:
            total += share * best_goal(works, at, ap, produced, dawns)
            # The stores are built with once, whoever does it.
            build = max(build, share * best_goal(sites, at, ap, produced, dawns))
    total += build
    if g.lair[seat] != NOWHERE:
        total += _night_chances(g, seat, dawns)
    return DOING * total


def _night_chances(g: City, seat: int, dawns: int) -> float:
    turn, at = g.turn, g.lair[seat]
    goals = night_goals(g, seat)
    if turn is not None and turn.seat == seat and turn.pose == VAMPIRE:
        open_goals = [goal for goal in goals if goal[3] not in turn.used]
        if turn.stopped:
            open_goals = [goal for goal in open_goals if not DISTANCES[at][goal[0]]]
        return best_goal(open_goals, at, turn.ap, False, dawns)
    if not g.woken[seat]:
        return best_goal(goals, at, 5, False, dawns)
    return 0.5 * best_goal(goals, at, 5, False, dawns) if dawns else 0.0


Use = Literal["produce", "burn", "build"] | Used | None
Goal = tuple[int, float, int, Use]
"""Where, what it is worth, how many action points it takes there, and what it uses up: by day the kind of work, by
night what cannot be done again in the activation, as far as this estimate heeds that."""


def best_goal(goals: list[Goal], at: int, ap: int, produced: bool, dawns: int) -> float:
    """Return what the best two goals are worth from a field; those beyond the action points wait for a later day."""
    far = DISTANCES[at]
    first = second = 0.0
    for where, worth, cost, use in goals:
        if produced and use == "produce":
            continue
        steps = far[where]
        if steps + cost <= ap:
            gain = worth * SOON[steps]
        elif dawns:
            gain = worth * LATE[steps]
        else:
            continue
        if gain > first:
            first, second = gain, first
        elif gain > second:
            second = gain
    return first + (0.25 * second if ap > 2 else 0.0)


def day_goals(g: City, seat: int) -> list[Goal]:
    """Produce, burn, build: what a servant might go for."""
    gold, bread, militia, equipment = g.stock[seat]
    dawns = to_come(g)
    goals: list[Goal] = []
    arms = (0.3, 0.75, 0.95, 1.0, 1.0)[dawns]
    goals += [(at, arms * _YIELD[at], 2, "produce") for at in _WORKS if not g.tokens[at]]
    if bread:
        goals += [(BESIDE + at, 1.35, 2, "burn") for at, token in enumerate(g.tokens) if token == "plague"]
    levy = g.has(seat, "levy")
    for at in _STREETS:
        barrack = g.barracks[at]
        if g.tokens[at] or (barrack is not None and barrack.owner != seat):
            continue
        level = 1 if barrack is None else barrack.level + 1
        if level > LEVELS or not g.barrack_supply[seat][level - 1]:
            continue
        if level < LEVELS and equipment >= 1 and (militia >= level or (levy and level <= LEVY_LEVEL)):
            goals.append((at, 1.5 + 0.2 * dawns + 0.8 * (level - 1), 2, "build"))
        elif level == LEVELS and (militia >= 2 or levy) and equipment >= 2 and gold >= 1:
            goals.append((at, 3.2 + 0.5 * dawns, 2, "build"))
    return goals


def night_goals(g: City, seat: int) -> list[Goal]:
    """Drink, corrupt, hunt, use a special field: what a vampire might go for."""
    goals: list[Goal] = []
    gold = g.stock[seat][0]
    thirst = 0.34 if g.blood[seat] <= 5 else 0.2 if g.blood[seat] <= 10 else 0.12
    shut = lockdown(g)
    for at in _HOUSES:
        token = g.tokens[at]
        if not token and not shut:
            goals.append((at, thirst * POPULATION[at], 1, None))
        elif token == "blood" and g.has(seat, "hunger"):
            goals.append((at, thirst * HUNGER_BLOOD, 1, None))
        elif token == "plague" and not shut and g.has(seat, "tainted_blood"):
            goals.append((at, thirst * TAINTED_BLOOD + 0.2, 1, None))
    for district in range(len(DISTRICTS)):
        taken = len(g.nobles[district])
        price = crown_price(taken)
        if taken < CORRUPTION_LIMIT[g.seats] and gold >= price and g.noble_supply[seat]:
            worth = 2.6 - 0.3 * (price - 2) + (0.6 if seat not in g.nobles[district] else 0.0)
            goals.append((QUARTER + district, worth, 2, CORRUPTED))
    for unit, at in enumerate(g.at):
        if at != NOWHERE and unit // SERVANTS != seat:
            goals.append((at, 1.0, 2, _ATTACKED[unit]))
    goals.extend(
        (at, DUEL, 2, Used("duel", rival)) for rival, at in enumerate(g.lair) if rival != seat and at != NOWHERE
    )
    goals.extend((at, 1.2 if NAME[at] == "Scriptorium" else 0.7, 1, None) for at in _SPECIALS)
    return goals


_ATTACKED = tuple(Used("attack", unit) for unit in range(PLAYERS[1] * SERVANTS))
_WORKS = tuple(at for at in EVERYWHERE if NAME[at] in YIELDS)
_YIELD = {at: 1.25 if NAME[at] == "Great Market" else 1.0 for at in _WORKS}
_STREETS = tuple(at for at in EVERYWHERE if KIND[at] == "empty")
_HOUSES = tuple(at for at in EVERYWHERE if KIND[at] == "populated")
_SPECIALS = tuple(at for at in EVERYWHERE if KIND[at] == "special")

"""Part A of the intrigue cards and of the servants' extra actions: what must hold (SV-041, SV-042, SV-116)."""

from __future__ import annotations

from collections.abc import Callable, Iterator

from lychgate.core.ask import Obstacle
from lychgate.games.sanguis_venenatus.data.board import (
    CENTRAL_TILE,
    DISTRICT,
    HERE_OR_ADJACENT,
    HERE_OR_CONNECTED,
    KIND,
    NAME,
    OF_DISTRICT,
    SANCTUARY,
)
from lychgate.games.sanguis_venenatus.data.effects import Condition, Cost
from lychgate.games.sanguis_venenatus.data.numbers import SERVANTS
from lychgate.games.sanguis_venenatus.state.position import (
    BLOOD,
    NOWHERE,
    PLAGUE,
    City,
    amount_of,
    defence,
    event_token,
    has_noble,
    is_dead,
    is_eligible,
    lockdown,
    owner_of,
    units_of,
)
from lychgate.games.sanguis_venenatus.steps.tracks import can_pay
from lychgate.games.sanguis_venenatus.words.names import amount, obstacle


def opponents(g: City, seat: int) -> list[int]:
    """Return the other seats, in turn order."""
    return [other for other in g.order() if other != seat]


def assassin_targets(g: City, seat: int, here: int, most: int) -> list[int]:
    """IN10: opponents' servants in this quarter with so little total defence, not on a sanctuary."""
    return [
        unit
        for unit, at in enumerate(g.at)
        if unit // SERVANTS != seat
        and at != NOWHERE
        and DISTRICT[at] == DISTRICT[here]
        and at not in SANCTUARY
        and defence(g, unit) <= most
    ]


def barracks_near(g: City, seat: int, here: int) -> list[int]:
    """IN11: fields here or adjacent with an opponent's barrack."""
    return [at for at in HERE_OR_ADJACENT[here] if g.barracks[at] and owner_of(g.barracks[at]) != seat]


def purses_connected(g: City, seat: int, here: int) -> list[tuple[int, str]]:
    """SE14: opponents with a servant here or on a connected field, and which of gold and bread they have."""
    return [
        (other, res)
        for other in opponents(g, seat)
        if any(g.at[unit] in HERE_OR_CONNECTED[here] for unit in units_of(other))
        for res in ("gold", "bread")
        if amount_of(g, other, res)
    ]


def _opp_has(g: City, seat: int, here: int, condition: Condition) -> bool:
    return any(amount_of(g, other, condition.what) >= condition.n for other in opponents(g, seat))


def _opp_near(g: City, seat: int, here: int, condition: Condition) -> bool:
    """SE13: an opponent's servant or barrack here or on a connected field."""
    near = HERE_OR_CONNECTED[here]
    if any(at in near and unit // SERVANTS != seat for unit, at in enumerate(g.at)):
        return True
    return any(g.barracks[at] and owner_of(g.barracks[at]) != seat for at in near)


def _here_is(g: City, seat: int, here: int, condition: Condition) -> bool:
    return here in CENTRAL_TILE if condition.what == "central_tile" else NAME[here] == condition.what


Check = Callable[[City, int, int, Condition], bool]

CHECKS: dict[str, Check] = {
    "opp_has": _opp_has,
    "opp_influence_here": lambda g, seat, here, _: any(g.influence[DISTRICT[here]][o] for o in opponents(g, seat)),
    "opp_noble_here": lambda g, seat, here, _: any(has_noble(g, o, DISTRICT[here]) for o in opponents(g, seat)),
    "own_noble_here": lambda g, seat, here, _: has_noble(g, seat, DISTRICT[here]),
    "own_noble_in_supply": lambda g, seat, here, _: g.noble_supply[seat] > 0,
    "opp_servant_here": lambda g, seat, here, condition: bool(assassin_targets(g, seat, here, condition.n)),
    "opp_barrack_near": lambda g, seat, here, _: bool(barracks_near(g, seat, here)),
    "own_infected_servant": lambda g, seat, here, _: any(g.infected[unit] for unit in units_of(seat)),
    "own_infected_servant_at_field": lambda g, seat, here, _: _has_sick(g, seat, here),
    "own_dead_servant": lambda g, seat, here, _: any(is_dead(g, unit) for unit in units_of(seat)),
    "plague_token_here": lambda g, seat, here, _: any(g.tokens[at] == PLAGUE for at in OF_DISTRICT[DISTRICT[here]]),
    "blood_token_near": lambda g, seat, here, _: any(g.tokens[at] == BLOOD for at in HERE_OR_ADJACENT[here]),
    "eligible_field": lambda g, seat, here, _: any(is_eligible(g, at) for at in HERE_OR_ADJACENT[here]),
    "not_lockdown": lambda g, seat, here, _: not lockdown(g),
    "here_is": _here_is,
    "uncovered_people_here": lambda g, seat, here, _: (
        KIND[here] == "populated" and not g.tokens[here] and not event_token(g, here)
    ),
    "own_vampire_on_board": lambda g, seat, here, _: g.lair[seat] != NOWHERE,
    "opp_servant_or_barrack_connected": _opp_near,
    "opp_purse_connected": lambda g, seat, here, _: bool(purses_connected(g, seat, here)),
    "any_of": lambda g, seat, here, condition: any(holds(g, seat, here, part) for part in condition.parts),
}
"""When a condition holds for a player whose acting character stands `here`."""


def _has_sick(g: City, seat: int, here: int) -> bool:
    """SV-060: somebody here can be cured; a servant whose death is pending cannot."""
    doomed = -1 if g.turn is None or not g.turn.dying else seat * SERVANTS + g.turn.pose
    return any(g.infected[unit] and g.at[unit] == here and unit != doomed for unit in units_of(seat))


def holds(g: City, seat: int, here: int, condition: Condition) -> bool:
    """Tell whether a condition holds."""
    return CHECKS[condition.kind](g, seat, here, condition)


def unmet(g: City, seat: int, here: int, conditions: tuple[Condition, ...], clause: str) -> Iterator[Obstacle]:
    """Yield a reason for every condition that does not hold."""
    for condition in conditions:
        if not holds(g, seat, here, condition):
            key = condition.kind.replace("_", "-")
            if condition.what:
                key += "-" + condition.what.lower().replace("_", "-")
            yield obstacle(clause, f"not-{key}")


def unpaid(g: City, seat: int, cost: Cost, clause: str) -> Iterator[Obstacle]:
    """SV-013: yield a reason for every part of a price that cannot be paid."""
    for res, n in cost:
        if not can_pay(g, seat, res, n):
            yield obstacle(clause, "price", price=amount(res, n), has=amount(res, amount_of(g, seat, res)), res=res)

"""SV-041, SV-042, SV-116: when an intrigue card or a servant's extra action can be used."""

from __future__ import annotations

from collections.abc import Callable, Iterator

from lychgate.core.ask import Obstacle, obstacle
from lychgate.core.say import Say
from lychgate.core.vocabulary import check_complete, words_of
from lychgate.games.sanguis_venenatus.data.board import (
    CEMETERIES,
    CENTRAL_TILE,
    DISTRICT,
    HERE_OR_ADJACENT,
    HERE_OR_CONNECTED,
    KIND,
    NOWHERE,
    OF_DISTRICT,
    SANCTUARY,
)
from lychgate.games.sanguis_venenatus.data.intrigue_cards import ASSASSIN_DEFENCE
from lychgate.games.sanguis_venenatus.data.numbers import SERVANTS
from lychgate.games.sanguis_venenatus.data.vocabulary import Condition, Good
from lychgate.games.sanguis_venenatus.state.position import City
from lychgate.games.sanguis_venenatus.state.questions import (
    amount_of,
    defence,
    event_token,
    has_noble,
    is_dead,
    is_doomed,
    is_eligible,
    lockdown,
    opponents,
    units_of,
)
from lychgate.games.sanguis_venenatus.words.names import dashed

POCKETS: tuple[Good, ...] = ("gold", "bread")
"""What the Thief may take."""


def assassin_targets(g: City, seat: int, here: int) -> list[int]:
    """Return the opponents' servants in this quarter with little total defence, not on a sanctuary."""
    return [
        unit
        for unit, at in enumerate(g.at)
        if unit // SERVANTS != seat
        and at != NOWHERE
        and DISTRICT[at] == DISTRICT[here]
        and at not in SANCTUARY
        and defence(g, unit) <= ASSASSIN_DEFENCE
    ]


def rival_barracks(g: City, seat: int, fields: tuple[int, ...]) -> list[int]:
    """Return which of the fields have an opponent's barrack."""
    return [at for at in fields if (barrack := g.barracks[at]) is not None and barrack.owner != seat]


def purses_connected(g: City, seat: int, here: int) -> list[tuple[int, Good]]:
    """Return the opponents with a servant here or on a connected field, and which of gold and bread they have."""
    return [
        (other, good)
        for other in opponents(g, seat)
        if any(g.at[unit] in HERE_OR_CONNECTED[here] for unit in units_of(other))
        for good in POCKETS
        if amount_of(g, other, good)
    ]


def curable(g: City, seat: int, here: int | None) -> list[int]:
    """SV-060: the own infected servants, on a field or anywhere; one whose death is pending cannot be cured."""
    return [
        unit
        for unit in units_of(seat)
        if g.infected[unit] and not is_doomed(g, unit) and (here is None or g.at[unit] == here)
    ]


def _rival_connected(g: City, seat: int, here: int) -> bool:
    near = HERE_OR_CONNECTED[here]
    if any(at in near and unit // SERVANTS != seat for unit, at in enumerate(g.at)):
        return True
    return bool(rival_barracks(g, seat, near))


def _sick_or_plague(g: City, seat: int, here: int) -> bool:
    sick = any(g.infected[unit] for unit in units_of(seat))
    return sick or any(g.tokens[at] == "plague" for at in OF_DISTRICT[DISTRICT[here]])


def _uncovered_people(g: City, seat: int, here: int) -> bool:
    return KIND[here] == "populated" and not g.tokens[here] and not event_token(g, here)


HOLDS: dict[Condition, Callable[[City, int, int], bool]] = {
    "opp_has_gold": lambda g, seat, here: any(amount_of(g, other, "gold") for other in opponents(g, seat)),
    "opp_has_intrigue": lambda g, seat, here: any(g.hand[other] for other in opponents(g, seat)),
    "opp_influence_here": lambda g, seat, here: any(g.influence[DISTRICT[here]][o] for o in opponents(g, seat)),
    "opp_noble_here": lambda g, seat, here: any(has_noble(g, o, DISTRICT[here]) for o in opponents(g, seat)),
    "opp_servant_here": lambda g, seat, here: bool(assassin_targets(g, seat, here)),
    "opp_barrack_near": lambda g, seat, here: bool(rival_barracks(g, seat, HERE_OR_ADJACENT[here])),
    "opp_servant_or_barrack_connected": _rival_connected,
    "opp_purse_connected": lambda g, seat, here: bool(purses_connected(g, seat, here)),
    "own_noble_here": lambda g, seat, here: has_noble(g, seat, DISTRICT[here]),
    "own_noble_in_supply": lambda g, seat, here: g.noble_supply[seat] > 0,
    "own_dead_servant": lambda g, seat, here: any(is_dead(g, unit) for unit in units_of(seat)),
    "own_infected_servant_at_field": lambda g, seat, here: bool(curable(g, seat, here)),
    "own_infected_servant_or_plague_token_here": _sick_or_plague,
    "own_vampire_on_board": lambda g, seat, here: g.lair[seat] != NOWHERE,
    "blood_token_near": lambda g, seat, here: any(g.tokens[at] == "blood" for at in HERE_OR_ADJACENT[here]),
    "uncovered_people_here": _uncovered_people,
    "eligible_field": lambda g, seat, here: any(is_eligible(g, at) for at in HERE_OR_ADJACENT[here]),
    "not_lockdown": lambda g, seat, here: not lockdown(g),
    "on_cemetery": lambda g, seat, here: here in CEMETERIES,
    "on_central_tile": lambda g, seat, here: here in CENTRAL_TILE,
}
"""When a condition holds for a player whose acting character stands `here`."""
check_complete("HOLDS", HOLDS, words_of(Condition))


def unmet(
    g: City, seat: int, here: int, conditions: tuple[Condition, ...], clause: str, name: Say
) -> Iterator[Obstacle]:
    """Yield a reason for every condition that does not hold; each begins with the name of what has it."""
    for condition in conditions:
        if not HOLDS[condition](g, seat, here):
            yield obstacle(clause, f"not-{dashed(condition)}", card=name)

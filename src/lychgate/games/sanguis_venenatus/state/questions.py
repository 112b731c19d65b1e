"""Plain questions about a position."""

from __future__ import annotations

from lychgate.games.sanguis_venenatus.data.board import (
    CENTRAL_TILE,
    DISTRICT,
    ELIGIBLE,
    HOLY_GROUND,
    INFECTED_FOR_EVER,
    NAME,
    NOWHERE,
    SANCTUARY,
    SERVANT_DEFENCE,
    VAMPIRE_DEFENCE,
)
from lychgate.games.sanguis_venenatus.data.numbers import (
    AMBUSH,
    BLOOD_MOON_AP,
    CORRUPTION_LIMIT,
    KILL_BLOOD,
    MOB_AP,
    PREDATOR_BLOOD,
    SERVANTS,
    STOCKS,
    VAMPIRE_AP,
)
from lychgate.games.sanguis_venenatus.data.servant_cards import Cheapened, Price, ServantCard
from lychgate.games.sanguis_venenatus.data.vampire_sheets import WARLORD
from lychgate.games.sanguis_venenatus.data.vocabulary import EventTokenKind, Resource
from lychgate.games.sanguis_venenatus.state.position import City


def units_of(seat: int) -> range:
    """Return a seat's three servants."""
    return range(seat * SERVANTS, (seat + 1) * SERVANTS)


def unit(seat: int, pose: int) -> int:
    """Return the number of a servant among all servants."""
    return seat * SERVANTS + pose


def is_dead(g: City, each: int) -> bool:
    """Tell whether a servant lies on its card."""
    return g.at[each] == NOWHERE


def lockdown(g: City) -> bool:
    """SV-050, SV-053: the pile of destruction tokens is empty."""
    return not g.pile


def event_token(g: City, at: int) -> EventTokenKind | None:
    """Return the kind of event token on a field, if there is one."""
    for where, kind in g.event_tokens:
        if where == at:
            return kind
    return None


def is_eligible(g: City, at: int) -> bool:
    """SV-045: whether a destruction token may be laid on a field."""
    return at in ELIGIBLE and not g.tokens[at] and not g.barracks[at] and not event_token(g, at)


def is_infected_field(g: City, at: int) -> bool:
    """SV-009: a plague token, or permanently infected."""
    return g.tokens[at] == "plague" or at in INFECTED_FOR_EVER


def own_defence(g: City, each: int) -> int:
    """SV-062, SV-063: the defence on the servant's card, for where it stands."""
    card, at = g.card(each), g.at[each]
    if card.defence_at is not None:
        for place in card.defence_at.places:
            if (
                NAME[at] == place
                or (place == "holy_ground" and at in HOLY_GROUND)
                or (place == "central_tile" and at in CENTRAL_TILE)
            ):
                return card.defence_at.n
    return card.defence


def prey(g: City, seat: int) -> int:
    """SV-139: the blood of a servant this vampire kills."""
    return PREDATOR_BLOOD if g.has(seat, "predator") else KILL_BLOOD


def defence(g: City, each: int) -> int:
    """SV-137: own defence, the field's, an own barrack's, and the Bodyguard's."""
    at, seat = g.at[each], each // SERVANTS
    total = own_defence(g, each) + (at in SERVANT_DEFENCE)
    barrack = g.barracks[at]
    if barrack is not None and barrack.owner == seat:
        total += 1
    return total + max(
        (g.card(other).aura for other in units_of(seat) if other != each and g.at[other] == at), default=0
    )


def has_noble(g: City, seat: int, district: int) -> bool:
    """Tell whether a seat has corrupted somebody in a quarter."""
    return seat in g.nobles[district]


def servants_in(g: City, seat: int, district: int) -> bool:
    """Tell whether a seat has a servant in a quarter."""
    return any(at != NOWHERE and DISTRICT[at] == district for at in g.at[seat * SERVANTS : (seat + 1) * SERVANTS])


def corruption_limit(g: City) -> int:
    """SV-132: how many nobles a quarter has."""
    return CORRUPTION_LIMIT[g.seats]


def amount_of(g: City, seat: int, res: Resource) -> int:
    """Return how much of a resource a seat has."""
    if res == "blood":
        return g.blood[seat]
    if res == "popularity":
        return g.popularity[seat]
    if res == "vp":
        return g.vp[seat]
    return g.stock[seat][STOCKS.index(res)]


def can_pay(g: City, seat: int, res: Resource, n: int) -> bool:
    """SV-013: in full; of blood at least 1 must remain."""
    return amount_of(g, seat, res) >= n + (res == "blood" and n > 0)


def ranking(g: City, district: int) -> list[int]:
    """SV-166: the seats with influence in a quarter, the strongest first; on one number the upper marker first."""
    return ranked(g.influence[district], g.piles[district])


def ranked(shares: tuple[int, ...], pile: tuple[int, ...]) -> list[int]:
    """SV-166: the seats by their influence, and on one number by the order in which their markers arrived."""
    present = [seat for seat in pile if shares[seat]]
    return sorted(present, key=lambda seat: (shares[seat], pile.index(seat)), reverse=True)


def opponents(g: City, seat: int) -> list[int]:
    """Return the other seats, in turn order."""
    return [other for other in g.order() if other != seat]


def combat_odds(g: City, seat: int) -> tuple[int, int]:
    """SV-145, 146, 163: what attack and defence are worth before dice and cards: ambush, Warlord, the field."""
    attack = AMBUSH + (WARLORD if g.has(seat, "warlord") else 0)
    return attack, int(g.lair[seat] in VAMPIRE_DEFENCE)


# --- activations


def is_ready(g: City, each: int) -> bool:
    """SV-101: on the board and not yet activated this round."""
    return g.at[each] != NOWHERE and not g.done[each]


def starting_ap(g: City, each: int) -> int:
    """SV-058, 103, 089: 4, infected 3; Messenger and Carriers change it, Quarantine takes 1; never below 1."""
    ap = g.card(each).ap
    if g.infected[each] and not g.has(each // SERVANTS, "carriers"):
        ap -= 1
    if "quarantine" in g.rule_changes and g.at[each] not in SANCTUARY:
        ap -= 1
    return max(1, ap)


def vampire_ap(g: City) -> int:
    """SV-119: the action points with which a vampire starts; the Blood Moon adds some."""
    return VAMPIRE_AP + (BLOOD_MOON_AP if "blood_moon" in g.rule_changes else 0)


def toll(g: City, at: int) -> int:
    """SV-107: the action points that a mob adds to entering a field."""
    return MOB_AP if event_token(g, at) == "mob" else 0


def catches(g: City, each: int, at: int) -> bool:
    """SV-054, SV-009: whether a servant that moves there becomes infected; Rat-Catcher and Gravedigger may not."""
    immune = g.card(each).immune
    if immune == "moving":
        return False
    return g.tokens[at] == "plague" if immune == "permanent" else is_infected_field(g, at)


def is_doomed(g: City, each: int) -> bool:
    """SV-060: the servant is being activated and will die at the end: it cannot be cured."""
    turn = g.turn
    return turn is not None and turn.dying and unit(turn.seat, turn.pose) == each


def discount(card: ServantCard, action: Cheapened, res: Price) -> int:
    """SV-116: how much less an action costs a servant."""
    return next((each.n for each in card.cheaper if (each.action, each.res) == (action, res)), 0)

"""What an answer may bring: how tempting an action or a target is, how much a payment hurts."""

from __future__ import annotations

from lychgate.core.vocabulary import check_complete
from lychgate.games.carpathes.advice.value import vigour
from lychgate.games.carpathes.choices.deeds import Action
from lychgate.games.carpathes.choices.payments import Drink, Payment
from lychgate.games.carpathes.choices.targets import Aim
from lychgate.games.carpathes.data import HAND_LIMIT, HUMANS, NOBODY, POWERS, TOP_BLOOD, WEAK
from lychgate.games.carpathes.state.position import Carpathes, head_of, is_slave
from lychgate.games.carpathes.state.purse import worth

ATTACKS = {
    "devil_hand": 6.0, "crows": 5.5, "wolf_call": 5.0, "bats": 5.0, "night_terror": 5.0, "bite": 4.6,
    "hypnosis": 3.5, "supreme_punishment": 4.0,
}  # fmt: skip
"""How tempting each yellow card is. All weights of this module are on one scale: 0 is ending the turn."""
check_complete("ATTACKS", ATTACKS, (power.id for power in POWERS if power.type == "attack"))
AIDS = {"devotion": 6.0, "feast": 5.0, "grimoire": 4.0, "invisibility": -1.0, "coffin": 0.5}
"""How tempting each mauve card of one's own turn is to a player who is well."""
AIDS_IN_NEED = {"invisibility": (30, 4.0), "coffin": (75, 6.5)}
"""At how many doses of blood, or fewer, such a card is more tempting, and how much."""
check_complete("AIDS", AIDS, (power.id for power in POWERS if power.type == "aid" and not power.counter))


MEAN_HUMAN = 14.5
"""Doses that a Human card is worth on average, about."""


def urge(g: Carpathes, seat: int, action: Action) -> float:
    """How tempting an action is to a sensible player now."""
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
        if card in ATTACKS:
            return _urge_to_attack(g, seat, card)
        need, relief = AIDS_IN_NEED.get(card, (0, 0.0))
        return relief if blood <= need else AIDS[card]
    if kind == "lay":
        return 4.0 if blood >= 60 else 1.0
    if kind == "draw":
        humans, powers = len(g.humans[seat]), len(g.powers[seat])
        if humans + powers >= HAND_LIMIT:
            return 0.2
        return (3.2 if humans < 4 else 2.0) if action.deck == "human" else (3.2 if powers < 3 else 1.8)
    return 0.0


HEALERS = {"coffin", "regeneration"}
"""Cards that do nothing but give blood."""


def heals_nothing(g: Carpathes, seat: int, action: Action) -> bool:
    """CA-062: whether an action would give blood to somebody who has as much as there can be."""
    return action.kind in ("play", "use") and action.card in HEALERS and g.blood[seat] >= TOP_BLOOD


def _urge_to_attack(g: Carpathes, seat: int, card: str) -> float:
    """Attack when somebody could soon be dominated, or when the hand is full; otherwise save up."""
    humans, powers = len(g.humans[seat]), len(g.powers[seat])
    if g.blood[seat] < 35 and humans < 2:
        return 1.0
    brink = min((_health(g, other) for other in range(g.seats) if _is_foe(g, seat, other)), default=200.0)
    eager = 3.0 if brink <= 55 else 1.5 if brink <= 80 else 0.0
    return ATTACKS[card] - 3.0 + eager + (1.5 if humans + powers >= 8 else 0.0) + 0.4 * max(0, powers - 3)


def _health(g: Carpathes, seat: int) -> float:
    """How many doses somebody must lose before he can be dominated, by what the table sees of his hand."""
    return g.blood[seat] - WEAK + MEAN_HUMAN * len(g.humans[seat])


def _is_foe(g: Carpathes, seat: int, other: int) -> bool:
    return g.master[other] == NOBODY and not g.invisible[other] and head_of(g, seat) != other


def _urge_to_use(g: Carpathes, seat: int, card: str) -> float:
    if card == "conversion":
        return 2.5 if g.blood[seat] <= 60 and len(g.powers[seat]) > 3 else -1.0
    if card == "regeneration":
        return 9.0 if g.blood[seat] < TOP_BLOOD else -1.0
    return 2.0 if card == "destruction" else 9.0


def _crowns(g: Carpathes, seat: int, other: int) -> bool:
    """CA-205: whether a Slave who dominates somebody makes his Master win."""
    master = head_of(g, seat)
    followers = sum(1 for lord in g.master if lord in (master, other))
    return followers + 1 >= g.seats - 1


def temptation(g: Carpathes, seat: int, aim: Aim) -> float:
    """How tempting a target is: free vampires outside the camp, the weak and those with Slaves most of all."""
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


def pain(g: Carpathes, seat: int, payment: Payment) -> float:
    """How much a payment hurts: blood more, the less is left; Humans by their worth."""
    left = g.blood[seat] - payment.blood
    return (
        vigour(g.blood[seat])
        - vigour(left)
        + 0.24 * worth(payment.humans)
        + (0.1 * payment.blood if left <= WEAK else 0)
    )


def refreshment(drink: Drink) -> float:
    """How good a drink is: doses gained, less a part of those wasted."""
    return drink.gain - 0.6 * (worth(drink.humans) - drink.gain)


USEFULNESS = {
    **{human.id: human.value for human in HUMANS},
    **{power.id: power.cost + 8 for power in POWERS},
}
"""How much one would miss a card from hand, in doses: a Power a little more than it costs."""

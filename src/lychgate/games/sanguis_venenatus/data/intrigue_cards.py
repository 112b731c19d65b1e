"""The thirty intrigue cards, in twenty designs. The rulebook gives count, four parts and hand rules; rows are ours.

SV-041: part A is cost and condition, B the effects, C the bonus at the bottom, D the combat symbol.
"""

from __future__ import annotations

import msgspec

from lychgate.games.sanguis_venenatus.data.effects import (
    Ap,
    BarrackDown,
    Choice,
    Cleanse,
    Condition,
    Cost,
    Cure,
    Discard,
    Draw,
    Effect,
    Gain,
    GainMix,
    Influence,
    Kill,
    Lose,
    Modifier,
    NobleSwap,
    PeekEvent,
    PlaceVampire,
    PlaguePick,
    Raise,
    Steal,
)


class Bonus(msgspec.Struct, frozen=True):
    """Part C: what comes on top if popularity lies between two numbers at that moment."""

    low: int
    high: int
    effects: tuple[Effect, ...]


class IntrigueCard(msgspec.Struct, frozen=True):
    """One design of intrigue card."""

    id: str
    name: str
    copies: int
    symbol: str
    """sword1, sword2, shield1, shield2 or fang."""
    cost: Cost
    conditions: tuple[Condition, ...]
    effects: tuple[Effect, ...]
    bonus: Bonus | None = None


def _if(kind: str, n: int = 0, what: str = "") -> Condition:
    return Condition(kind, n, what)


_SICK_OR_PLAGUE = Condition("any_of", parts=(_if("own_infected_servant"), _if("plague_token_here")))
_CURE_OR_CLEANSE = Choice((Cure("own_servants_on_board"), Cleanse("plague", "here_district")))
_VP = Gain("vp", 1)
_MORE_INFLUENCE = Influence(1)

INTRIGUE = (
    IntrigueCard("IN01", "Bribed Guards", 2, "shield1", (("gold", 1),), (), (_MORE_INFLUENCE,), Bonus(10, 15, (_VP,))),
    IntrigueCard(
        "IN02", "Whispered Threats", 2, "sword1", (("popularity", 1),), (_if("opp_has", 1, "gold"),),
        (Steal(("gold",), 2),), Bonus(0, 5, (Steal(("bread",), 1, "same_opp"),)),
    ),
    IntrigueCard(
        "IN03", "Poisoned Well", 2, "fang", (("blood", 1),), (_if("not_lockdown"), _if("eligible_field")),
        (PlaguePick("here_or_adjacent"), _VP),
    ),
    IntrigueCard(
        "IN04", "Miracle Cure", 2, "shield1", (("bread", 1),), (_SICK_OR_PLAGUE,),
        (_CURE_OR_CLEANSE, Gain("popularity", 2)),
    ),
    IntrigueCard("IN05", "Blood Feast", 2, "fang", (("popularity", 1),), (), (Gain("blood", 3),), Bonus(0, 3, (_VP,))),
    IntrigueCard("IN06", "Secret Tunnels", 2, "shield1", (), (), (PlaceVampire(), Ap(1))),
    IntrigueCard("IN07", "Smuggled Arms", 2, "sword1", (("gold", 1),), (), (GainMix(("militia", "equipment"), 3),)),
    IntrigueCard(
        "IN08", "Blackmail", 2, "sword1", (("gold", 1),), (_if("own_noble_here"), _if("opp_influence_here")),
        (Influence(-1, who="opp"), _MORE_INFLUENCE),
    ),
    IntrigueCard(
        "IN09", "Alms for the Poor", 2, "shield1", (("bread", 1),), (), (Gain("popularity", 1), _MORE_INFLUENCE)
    ),
    IntrigueCard("IN10", "Assassin", 2, "sword1", (("gold", 2),), (_if("opp_servant_here", 1),), (Kill(), _VP)),
    IntrigueCard(
        "IN11", "Arson", 1, "sword2", (("blood", 1), ("popularity", 1)), (_if("opp_barrack_near"),),
        (BarrackDown(), _VP),
    ),
    IntrigueCard("IN12", "Necromancy", 1, "shield2", (("blood", 2),), (_if("own_dead_servant"),), (Raise(),)),
    IntrigueCard(
        "IN13", "Treason at Court", 1, "sword2", (("gold", 3),), (_if("opp_noble_here"), _if("own_noble_in_supply")),
        (NobleSwap(), _VP),
    ),
    IntrigueCard("IN14", "Mask of Mercy", 1, "shield2", (("blood", 2),), (), (Gain("popularity", 3),)),
    IntrigueCard(
        "IN15", "Reign of Terror", 1, "sword2", (("popularity", 3),), (),
        (Gain("vp", 3), Lose("popularity", 1, "each_opp_with_servant_here")),
    ),
    IntrigueCard(
        "IN16", "Grave Robbers", 1, "fang", (("popularity", 1),), (_if("here_is", what="Cemetery"),),
        (Gain("gold", 2), Gain("equipment", 1)),
    ),
    IntrigueCard("IN17", "Old Debts", 1, "shield1", (), (_if("opp_has", 1, "intrigue"),), (Discard(1), Draw(1))),
    IntrigueCard("IN18", "Prophecy of Doom", 1, "shield2", (("blood", 1),), (), (PeekEvent(), _VP)),
    IntrigueCard("IN19", "Goldreg's Seal", 1, "sword1", (("gold", 3),), (), (Influence(1, "choose_two_different"),)),
    IntrigueCard(
        "IN20", "Mist Form", 1, "fang", (("blood", 1),), (), (Ap(2), Modifier("cross_red", "end_of_activation"))
    ),
)  # fmt: skip
"""SV-041..043: every design."""

CARD = {card.id: card for card in INTRIGUE}
DECK = tuple(card.id for card in INTRIGUE for _ in range(card.copies))
"""SV-019: what each of the thirty cards is."""

SWORDS = {"sword1": 1, "sword2": 2}
SHIELDS = {"shield1": 1, "shield2": 2}
FANG = "fang"
"""SV-145, 146, 149."""

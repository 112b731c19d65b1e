"""The thirty intrigue cards, in twenty designs. The rulebook gives count, four parts and hand rules; rows are ours.

SV-041: part A is cost and conditions, B the effects, C the bonus at the bottom, D the combat symbol.
"""

from __future__ import annotations

import msgspec

from lychgate.core.vocabulary import check_words
from lychgate.games.sanguis_venenatus.data.effects import (
    Ap,
    BarrackDown,
    Choice,
    Cleanse,
    Cost,
    CrossRed,
    Cure,
    DiscardAtRandom,
    Draw,
    Effect,
    Gain,
    GainMix,
    Influence,
    InfluenceInTwo,
    Kill,
    NobleSwap,
    PeekEvent,
    PlaceVampire,
    PlagueNear,
    Raise,
    RivalLosesInfluence,
    RivalsHereLose,
    Steal,
    StealFromSame,
)
from lychgate.games.sanguis_venenatus.data.vocabulary import CombatSymbol, Condition


class Bonus(msgspec.Struct, frozen=True):
    """Part C: what comes on top if popularity is from `low` to `high` at that moment."""

    low: int
    high: int
    effects: tuple[Effect, ...]


class IntrigueCard(msgspec.Struct, frozen=True):
    """One design of intrigue card; its name and text for players are in `words/`."""

    id: str
    copies: int
    symbol: CombatSymbol
    cost: Cost
    conditions: tuple[Condition, ...]
    effects: tuple[Effect | Choice, ...]
    bonus: Bonus | None = None


INTRIGUE = (
    # 1 gold: +1 influence in your vampire's quarter. Popularity 10 or more: +1 VP.
    IntrigueCard(
        "bribed_guards", 2, "shield1", (("gold", 1),), (),
        (Influence(1),), Bonus(10, 15, (Gain("vp", 1),)),
    ),
    # 1 popularity: take up to 2 gold from an opponent. Popularity 5 or less: also 1 bread from the same one.
    IntrigueCard(
        "whispered_threats", 2, "sword1", (("popularity", 1),), ("opp_has_gold",),
        (Steal("gold", 2),), Bonus(0, 5, (StealFromSame("bread", 1),)),
    ),
    # 1 blood, not during lockdown: a plague token on your vampire's field or an adjacent one; +1 VP.
    IntrigueCard(
        "poisoned_well", 2, "fang", (("blood", 1),), ("not_lockdown", "eligible_field"),
        (PlagueNear(), Gain("vp", 1)),
    ),
    # 1 bread: cure one own servant, or return a plague token of your vampire's quarter; +2 popularity.
    IntrigueCard(
        "miracle_cure", 2, "shield1", (("bread", 1),), ("own_infected_servant_or_plague_token_here",),
        (Choice((Cure("anywhere"), Cleanse("plague", "district"))), Gain("popularity", 2)),
    ),
    # 1 popularity: +3 blood. Popularity 3 or less: +1 VP.
    IntrigueCard(
        "blood_feast", 2, "fang", (("popularity", 1),), (),
        (Gain("blood", 3),), Bonus(0, 3, (Gain("vp", 1),)),
    ),
    # Put your vampire on any other sewer field or cemetery; +1 action point.
    IntrigueCard("secret_tunnels", 2, "shield1", (), (), (PlaceVampire(), Ap(1))),
    # 1 gold: gain 3 militia and equipment in any mix.
    IntrigueCard("smuggled_arms", 2, "sword1", (("gold", 1),), (), (GainMix(("militia", "equipment"), 3),)),
    # 1 gold, with a noble of yours in your vampire's quarter: an opponent loses 1 influence there, you gain 1.
    IntrigueCard(
        "blackmail", 2, "sword1", (("gold", 1),), ("own_noble_here", "opp_influence_here"),
        (RivalLosesInfluence(1), Influence(1)),
    ),
    # 1 bread: +1 popularity; +1 influence in your vampire's quarter.
    IntrigueCard("alms_for_the_poor", 2, "shield1", (("bread", 1),), (), (Gain("popularity", 1), Influence(1))),
    # 2 gold: a weak servant of an opponent in your vampire's quarter, off sanctuaries, dies; +1 VP.
    IntrigueCard("assassin", 2, "sword1", (("gold", 2),), ("opp_servant_here",), (Kill(), Gain("vp", 1))),
    # 1 blood and 1 popularity: an opponent's barrack here or adjacent drops one level; +1 VP.
    IntrigueCard(
        "arson", 1, "sword2", (("blood", 1), ("popularity", 1)), ("opp_barrack_near",),
        (BarrackDown(), Gain("vp", 1)),
    ),
    # 2 blood: a dead servant of yours returns on a cemetery of your choice.
    IntrigueCard("necromancy", 1, "shield2", (("blood", 2),), ("own_dead_servant",), (Raise(),)),
    # 3 gold: replace an opponent's noble in your vampire's quarter by one of yours; +1 VP.
    IntrigueCard(
        "treason_at_court", 1, "sword2", (("gold", 3),), ("opp_noble_here", "own_noble_in_supply"),
        (NobleSwap(), Gain("vp", 1)),
    ),
    # 2 blood: +3 popularity.
    IntrigueCard("mask_of_mercy", 1, "shield2", (("blood", 2),), (), (Gain("popularity", 3),)),
    # 3 popularity: +3 VP; every opponent with a servant in your vampire's quarter loses 1 popularity.
    IntrigueCard(
        "reign_of_terror", 1, "sword2", (("popularity", 3),), (),
        (Gain("vp", 3), RivalsHereLose("popularity", 1)),
    ),
    # 1 popularity, on a cemetery: +2 gold, +1 equipment.
    IntrigueCard(
        "grave_robbers", 1, "fang", (("popularity", 1),), ("on_cemetery",),
        (Gain("gold", 2), Gain("equipment", 1)),
    ),
    # An opponent discards an intrigue card at random; you draw 1.
    IntrigueCard("old_debts", 1, "shield1", (), ("opp_has_intrigue",), (DiscardAtRandom(), Draw(1))),
    # 1 blood: look at the top event card, which you may put under the deck; +1 VP.
    IntrigueCard("prophecy_of_doom", 1, "shield2", (("blood", 1),), (), (PeekEvent(), Gain("vp", 1))),
    # 3 gold: +1 influence in two different quarters of your choice.
    IntrigueCard("goldregs_seal", 1, "sword1", (("gold", 3),), (), (InfluenceInTwo(1),)),
    # 1 blood: +2 action points; your Moves may cross red borders in this activation.
    IntrigueCard("mist_form", 1, "fang", (("blood", 1),), (), (Ap(2), CrossRed())),
)  # fmt: skip
"""SV-041..043: every design."""
check_words(INTRIGUE)

CARD = {card.id: card for card in INTRIGUE}
DECK = tuple(card.id for card in INTRIGUE for _ in range(card.copies))
"""SV-019: what each of the thirty cards is."""
ASSASSIN_DEFENCE = 1
"""The highest total defence of a servant that the Assassin kills."""

SWORDS: dict[CombatSymbol, int] = {"sword1": 1, "sword2": 2}
SHIELDS: dict[CombatSymbol, int] = {"shield1": 1, "shield2": 2}
FANG: CombatSymbol = "fang"
"""SV-145, 146, 149."""

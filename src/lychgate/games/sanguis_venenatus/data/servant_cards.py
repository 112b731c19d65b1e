"""The twenty servant cards. The rulebook names three of them and their defence (SV-063); the rest is ours [S]."""

from __future__ import annotations

import msgspec

from lychgate.games.sanguis_venenatus.data.effects import (
    Cleanse,
    Condition,
    Cost,
    Cure,
    Draw,
    Effect,
    Gain,
    Steal,
)


class ExtraAction(msgspec.Struct, frozen=True):
    """SV-116: an action only this servant has, once per activation."""

    name: str
    ap: int
    condition: Condition
    effects: tuple[Effect, ...]
    cost: Cost = ()


class ServantCard(msgspec.Struct, frozen=True, kw_only=True):
    """SV-062, SV-063: name, own defence (0 to 2) and what the servant can do that others cannot."""

    id: str
    name: str
    defence: int = 0
    defence_at: int = 0
    """The own defence where one of `defence_fields` (names of fields, holy_ground or central_tile) holds."""
    defence_fields: tuple[str, ...] = ()
    cheaper: tuple[tuple[str, str, int], ...] = ()
    """cost_mod: action, resource or ap, how much less."""
    yields: tuple[tuple[str, str], ...] = ()
    """yield_mod: name of the production field, letter of the one more."""
    ap: int = 4
    """ap_base, without an infection marker; with one it is one less."""
    immune: str = ""
    """permanent: permanent infection does not catch him; moving: nothing does while he moves."""
    no_sewers: bool = False
    burn_popularity: int = 0
    """on_action burn: so much more popularity."""
    aura: int = 0
    """aura_defence for the own other servants on his field."""
    counter: int = 0
    """on_attack_failed: wounds for the vampire."""
    last_blood: int = 0
    """on_death: blood for his vampire."""
    extra: ExtraAction | None = None


_TREAT = ExtraAction("treat", 1, Condition("own_infected_servant_at_field"), (Cure("own_servants_here"),))
_COMFORT = ExtraAction(
    "comfort", 2, Condition("blood_token_near"),
    (Cleanse("blood", "here_or_adjacent"), Gain("popularity", 1), Gain("vp", 1)), (("bread", 1),),
)  # fmt: skip
_EAVESDROP = ExtraAction("eavesdrop", 2, Condition("opp_servant_or_barrack_connected"), (Draw(1),))
_PICKPOCKET = ExtraAction("pickpocket", 1, Condition("opp_purse_connected"), (Steal(("gold", "bread"), 1),))
_PROCLAIM = ExtraAction("proclaim", 2, Condition("uncovered_people_here"), (Gain("popularity", 2),))
_OFFERING = ExtraAction("offering", 1, Condition("own_vampire_on_board"), (Gain("blood", 1),))
_RESEARCH = ExtraAction("research", 2, Condition("here_is", what="central_tile"), (Draw(1),))

SERVANT_CARDS = (
    ServantCard(id="SE01", name="Medicus", cheaper=(("burn", "bread", 1),), extra=_TREAT),
    ServantCard(id="SE02", name="Brute", defence=1, cheaper=(("build", "ap", 1),)),
    ServantCard(id="SE03", name="Merchant", defence_at=1, defence_fields=("Forge", "Guild"), yields=(("Guild", "g"),)),
    ServantCard(id="SE04", name="Blacksmith", defence_at=1, defence_fields=("Forge",), yields=(("Forge", "e"),)),
    ServantCard(id="SE05", name="Baker", yields=(("Guild", "b"), ("Granary", "b"))),
    ServantCard(id="SE06", name="Sergeant", defence=1, yields=(("Forge", "m"), ("Tavern", "m"))),
    ServantCard(id="SE07", name="Mason", cheaper=(("build", "equipment", 1),)),
    ServantCard(id="SE08", name="Messenger", ap=5),
    ServantCard(id="SE09", name="Rat-Catcher", cheaper=(("sewer", "ap", 1),), immune="permanent"),
    ServantCard(id="SE10", name="Gravedigger", immune="moving"),
    ServantCard(id="SE11", name="Priest", defence_at=2, defence_fields=("holy_ground",), burn_popularity=1),
    ServantCard(id="SE12", name="Beguine", extra=_COMFORT),
    ServantCard(id="SE13", name="Spy", extra=_EAVESDROP),
    ServantCard(id="SE14", name="Thief", extra=_PICKPOCKET),
    ServantCard(id="SE15", name="Bodyguard", defence=2, aura=1),
    ServantCard(id="SE16", name="Knight", defence=2, no_sewers=True, counter=1),
    ServantCard(id="SE17", name="Courtier", cheaper=(("corrupt", "gold", 1),)),
    ServantCard(id="SE18", name="Herald", extra=_PROCLAIM),
    ServantCard(id="SE19", name="Cultist", last_blood=3, extra=_OFFERING),
    ServantCard(id="SE20", name="Scholar", defence_at=1, defence_fields=("central_tile",), extra=_RESEARCH),
)
"""SV-062, SV-063, SV-116: one copy of each."""

EXTRAS = {card.extra.name: card.extra for card in SERVANT_CARDS if card.extra is not None}
COURTIER_MIN = 1
"""SE17: what Corrupt costs at least."""

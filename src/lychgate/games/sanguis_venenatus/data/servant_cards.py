"""The twenty servant cards. The rulebook names three of them and their defence (SV-063); the rest is ours [S]."""

from __future__ import annotations

from typing import Literal

import msgspec

from lychgate.core.vocabulary import check_words
from lychgate.games.sanguis_venenatus.data.effects import Cleanse, Cost, Cure, Draw, Effect, Gain, PickPocket
from lychgate.games.sanguis_venenatus.data.vocabulary import Condition, FieldName, Good, Resource

Extra = Literal["treat", "comfort", "eavesdrop", "pickpocket", "proclaim", "offering", "research"]


class ExtraAction(msgspec.Struct, frozen=True):
    """SV-116: an action only this servant has, once per activation."""

    name: Extra
    ap: int
    condition: Condition
    effects: tuple[Effect, ...]
    cost: Cost = ()


Cheapened = Literal["burn", "build", "sewer", "corrupt"]
Price = Literal[Resource, "ap"]


class Cheaper(msgspec.Struct, frozen=True):
    """An action costs n less of a resource, or n action points less."""

    action: Cheapened
    res: Price
    n: int


class MoreYield(msgspec.Struct, frozen=True):
    """Produce brings one more of a good on the fields of a name."""

    field: FieldName
    good: Good


class DefenceAt(msgspec.Struct, frozen=True):
    """The own defence on fields of these names, on holy ground or on the central tile."""

    n: int
    places: tuple[Literal[FieldName, "holy_ground", "central_tile"], ...]


class ServantCard(msgspec.Struct, frozen=True, kw_only=True):
    """SV-062, SV-063: own defence (0 to 2) and what the servant can do that others cannot."""

    id: str
    defence: int = 0
    defence_at: DefenceAt | None = None
    cheaper: tuple[Cheaper, ...] = ()
    yields: tuple[MoreYield, ...] = ()
    ap: int = 4
    """The action points without an infection marker; with one they are one less."""
    immune: Literal["", "permanent", "moving"] = ""
    """permanent: permanently infected fields do not infect him; moving: no field does while he moves."""
    no_sewers: bool = False
    burn_popularity: int = 0
    """Popularity that Burn brings on top."""
    aura: int = 0
    """Defence for the own other servants on his field."""
    counter: int = 0
    """Wounds for a vampire whose attack on him fails."""
    last_blood: int = 0
    """Blood for his vampire when he dies."""
    extra: ExtraAction | None = None


_TREAT = ExtraAction("treat", 1, "own_infected_servant_at_field", (Cure("here"),))
_COMFORT = ExtraAction(
    "comfort",
    2,
    "blood_token_near",
    (Cleanse("blood", "here_or_adjacent"), Gain("popularity", 1), Gain("vp", 1)),
    cost=(("bread", 1),),
)
_EAVESDROP = ExtraAction("eavesdrop", 2, "opp_servant_or_barrack_connected", (Draw(1),))
_PICKPOCKET = ExtraAction("pickpocket", 1, "opp_purse_connected", (PickPocket(1),))
_PROCLAIM = ExtraAction("proclaim", 2, "uncovered_people_here", (Gain("popularity", 2),))
_OFFERING = ExtraAction("offering", 1, "own_vampire_on_board", (Gain("blood", 1),))
_RESEARCH = ExtraAction("research", 2, "on_central_tile", (Draw(1),))

SERVANT_CARDS = (
    # Burns without bread. Treat (1 action point): cure one own servant here.
    ServantCard(id="medicus", cheaper=(Cheaper("burn", "bread", 1),), extra=_TREAT),
    # Builds for one action point.
    ServantCard(id="brute", defence=1, cheaper=(Cheaper("build", "ap", 1),)),
    # Defence 1 on a Forge or Guild. One more gold at a Guild.
    ServantCard(id="merchant", defence_at=DefenceAt(1, ("Forge", "Guild")), yields=(MoreYield("Guild", "gold"),)),
    # Defence 1 on a Forge. One more equipment at a Forge.
    ServantCard(id="blacksmith", defence_at=DefenceAt(1, ("Forge",)), yields=(MoreYield("Forge", "equipment"),)),
    # One more bread at a Guild or the Granary.
    ServantCard(id="baker", yields=(MoreYield("Guild", "bread"), MoreYield("Granary", "bread"))),
    # One more militia at a Forge or the Tavern.
    ServantCard(id="sergeant", defence=1, yields=(MoreYield("Forge", "militia"), MoreYield("Tavern", "militia"))),
    # Builds for one equipment less.
    ServantCard(id="mason", cheaper=(Cheaper("build", "equipment", 1),)),
    # Starts with five action points.
    ServantCard(id="messenger", ap=5),
    # Sewers for one action point. Permanently infected fields do not infect him.
    ServantCard(id="rat_catcher", cheaper=(Cheaper("sewer", "ap", 1),), immune="permanent"),
    # Not infected by moving.
    ServantCard(id="gravedigger", immune="moving"),
    # Defence 2 on holy ground. Burn brings one more popularity.
    ServantCard(id="priest", defence_at=DefenceAt(2, ("holy_ground",)), burn_popularity=1),
    # Comfort (2 action points, 1 bread): a blood token here or adjacent returns; +1 popularity, +1 VP.
    ServantCard(id="beguine", extra=_COMFORT),
    # Eavesdrop (2 action points): near an opponent's servant or barrack draw an intrigue card.
    ServantCard(id="spy", extra=_EAVESDROP),
    # Pickpocket (1 action point): take 1 gold or bread from an opponent whose servant is near.
    ServantCard(id="thief", extra=_PICKPOCKET),
    # The own other servants on his field have one more defence.
    ServantCard(id="bodyguard", defence=2, aura=1),
    # No sewers. A failed attack on him wounds the vampire.
    ServantCard(id="knight", defence=2, no_sewers=True, counter=1),
    # Corrupt costs one gold less in his quarter.
    ServantCard(id="courtier", cheaper=(Cheaper("corrupt", "gold", 1),)),
    # Proclaim (2 action points): +2 popularity where people live without any token.
    ServantCard(id="herald", extra=_PROCLAIM),
    # Offering (1 action point): +1 blood. When he dies: +3 blood.
    ServantCard(id="cultist", last_blood=3, extra=_OFFERING),
    # Defence 1 on the central tile. Research there (2 action points): draw an intrigue card.
    ServantCard(id="scholar", defence_at=DefenceAt(1, ("central_tile",)), extra=_RESEARCH),
)
"""SV-062, SV-063, SV-116: one copy of each."""
check_words(SERVANT_CARDS)

EXTRAS: dict[str, ExtraAction] = {card.extra.name: card.extra for card in SERVANT_CARDS if card.extra is not None}
COURTIER_MIN = 1
"""The gold that Corrupt costs at least, with the Courtier's help."""

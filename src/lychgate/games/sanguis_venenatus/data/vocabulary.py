"""The words that tables, position and events are written in. The tables are held to them when they are imported."""

from __future__ import annotations

from typing import Literal

# --- the board

District = Literal["N", "E", "S", "W"]
"""SV-008: Cathedral, Crown, Market and Scholars' Quarter."""
FieldKind = Literal["empty", "populated", "production", "special", "gate"]
"""SV-005..007."""
FieldName = Literal[
    "Street", "Houses", "City Gate", "Guild", "Forge", "Granary", "Tavern", "Great Market", "Cathedral", "Throne Hall",
    "Scriptorium", "Gallows", "Old Crypt", "Cemetery",
]  # fmt: skip
FieldSymbol = Literal[
    "holy_ground", "sanctuary", "sewer", "permanent_infected", "servant_defence", "vampire_defence", "both_defence"
]
"""SV-009: what may be on the ring of a field."""
Roman = Literal[1, 2, 3]
"""SV-176."""
Token = Literal["", "plague", "blood"]
"""SV-019: the two sides of a destruction token; empty where none lies."""
EventTokenKind = Literal["inquisitor", "fire", "fair", "mob"]

# --- what players have

Good = Literal["gold", "bread", "militia", "equipment"]
"""SV-011: what the resource track counts."""
Resource = Literal[Good, "blood", "popularity", "vp"]
Side = Literal["asymmetric", "nighthunter"]
"""SV-017: the two sides of a vampire sheet."""
Ability = Literal[
    "tainted_blood", "pestilence", "carriers", "reaper", "soul_tithe", "last_harvest", "beyond_shame", "warlord",
    "levy", "hunger", "starvation", "second_sight", "shadow_step", "predator",
]  # fmt: skip
"""SV-160..164, SV-017: what the sides of the sheets can do."""

# --- the round

Phase = Literal["setup", "reward", "event", "return", "day", "night", "twilight", "end"]
"""SV-082, SV-083."""
RuleChange = Literal["blood_moon", "quarantine"]
"""SV-168: what an event changes until the end of the round."""
Concerned = Literal["each", "each_prowling"]
"""SV-088..090: each player, or each whose vampire is on the board and not on a sanctuary."""
BandId = Literal["tyrant", "feared", "unknown", "respected", "beloved"]
"""SV-084: how the people see a vampire."""
Cause = Literal[
    "none", "thirst", BandId, "nobles", "barracks", "hatred", "event", "inquisitor", "shame", "drink", "kill", "knight",
    "cultist", "death", "defeat", "victory", "fang", "plot", "pestilence", "starvation",
]  # fmt: skip
"""Why a track rises or falls, where the line before it does not say so; a band of popularity is the people's gift."""
Death = Literal["plague", "attack", "assassin"]
"""SV-056, SV-138, SV-153: what a servant dies of."""
Victory = Literal["alone", "influence", "blood", "shared"]
"""SV-172, SV-173: what decided the match: most points alone, influence or blood among equals, or nothing."""

# --- cards

CombatSymbol = Literal["sword1", "sword2", "shield1", "shield2", "fang"]
"""SV-043: part D of an intrigue card."""
Condition = Literal[
    "opp_has_gold",
    "opp_has_intrigue",
    "opp_influence_here",
    "opp_noble_here",
    "opp_servant_here",
    "opp_barrack_near",
    "opp_servant_or_barrack_connected",
    "opp_purse_connected",
    "own_noble_here",
    "own_noble_in_supply",
    "own_dead_servant",
    "own_infected_servant_at_field",
    "own_infected_servant_or_plague_token_here",
    "own_vampire_on_board",
    "blood_token_near",
    "uncovered_people_here",
    "eligible_field",
    "not_lockdown",
    "on_cemetery",
    "on_central_tile",
]
"""SV-042, SV-116: what must hold before an intrigue card or an extra action can be used.

`opp` is an opponent. `here` is the field of the acting character and, where no field is meant, its quarter; `near` is
this field or an adjacent one, `connected` this field or a connected one."""

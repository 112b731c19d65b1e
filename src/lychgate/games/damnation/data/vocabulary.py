"""The words that tables, position and events are written in. The tables are held to them when they are imported."""

from __future__ import annotations

from typing import Literal

# --- the castle

RoomId = Literal[
    "great_hall", "master_bedroom", "torture_chamber", "dungeon", "trophy_room", "kitchen", "cemetery", "courtyard",
    "dark_tower", "staircase", "vault", "gate", "moat",
]  # fmt: skip
DeckName = Literal[
    "great_hall", "master_bedroom", "torture_chamber", "dungeon", "trophy_room", "kitchen", "cemetery", "courtyard",
    "dark_tower", "vault", "castle", "vampire", "heirloom", "haunt",
]  # fmt: skip
"""DA-002: ten room decks, Castle, Vampire, Heirloom and Haunt."""
SpaceKind = Literal["corridor", "trap", "secret_door", "arrow"]
"""What is printed on a corridor space."""
Side = Literal["N", "E", "S", "W"]
"""DA-310: where an arrow points; in which wall of a room a door is."""
Trap = Literal["bear", "trap_door", "saw", "oubliette", "secret_door"]
"""DA-004: what a trap token shows."""
Light = Literal["", "darkness", "candlelight", "brazier", "castle_event"]
"""DA-120: the faces of the Black Die; empty before it is rolled."""

# --- Villains

Passive = Literal[
    "surefooted", "unflappable", "thick_hide", "deep_pockets", "blood_bath", "deduction", "hexproof",
    "knife_in_the_dark",
]  # fmt: skip
"""DA-453: what a Villain can do without a token. The rules ask for it with `Castle.has`."""

# --- the turn

Phase = Literal["setup", "before", "move", "after", "end-of-turn", "end"]
"""DA-102: where in a turn the match is; `setup` and `end` are outside turns."""
RollFor = Literal["move", "stairs", "moat", "lock", "card", "unflappable"]
"""What dice are rolled for: a movement, a card's table, The Gentleman's Passive."""
Rolling = Literal[RollFor, "again", "set"]
"""The same, or what a card did to dice that lie on the table."""
Travel = Literal["walked", "led", "pushed", "door", "tower", "sent", "escaped", "fell", "steered"]
"""How a Villain comes to a place."""
Discarding = Literal["limit", "lock", "card"]
"""Why a card is laid down: above the hand limit, for a locked door, because a card asks for it."""
Flight = Literal["walked", "entered", "leapt", "repelled"]
"""How The Vampire comes to a place."""
Use = Literal["card", "alt", "protection", "faster"]
"""What a card is played for: its effect, its alternative effect, its armour, The Vampire's movement."""

# --- Damage and death

Printed = Literal["event", "curse", "castle", "vampire", "action", "talent"]
"""What Damage by a card or Talent counts as."""
Source = Literal[
    Printed, "attack", "trap", "bite", "moat", "vault", "rats", "fall", "dawn", "vengeance", "no-way"
]  # fmt: skip
"""Where Damage comes from."""
BLUNTED_BY_HIDE: frozenset[Source] = frozenset(("trap", "event", "curse", "castle"))
"""DA-560: the sources that Thick Hide is proof against."""
Cause = Literal[Source, "creature", "fall-vault", "staircase", "time"]
"""What a Villain is Slain by: Damage, or something that slays outright."""
HauntName = Literal["death", "blood", "madness", "vengeance"]
"""DA-681: what a Haunt card shows."""
HauntEnd = Literal[HauntName, "sixes", "late", "pass"]
"""DA-683: how a Haunt's turn ends: a pair or Death, 666, 666 after Dawn, or nothing."""
Fate = Literal["waiting", "haunt", "out"]
"""DA-612: what becomes of a Slain Villain's player."""

"""The eight Villains and their Talents, the dice, tokens, tracks and numbers of the game."""

from __future__ import annotations

import msgspec

from lychgate.games.damnation.data.effects import (
    AttackInRoom,
    AttackWith,
    Boost,
    Control,
    Damage,
    Draw,
    ExtraDie,
    GainSoul,
    Program,
    Reroll,
    SetDie,
    Steal,
    ToSecretDoor,
)


class Talent(msgspec.Struct, frozen=True):
    """An active Talent: with a token place, except Desperation, which is paid for with Health."""

    id: str
    use: str
    do: Program
    needs: str = ""


class Villain(msgspec.Struct, frozen=True):
    """One Villain board: a Passive Talent, whose hook is in the rules under its name, and an active one."""

    id: str
    passive: str
    active: Talent


FATE = Talent("fate", "after_own_dice", (Reroll("any"),))
RANSACK = Talent("ransack", "own", (Draw("here", 1, 1),), needs="in_standard_room")
DESPERATION = Talent("desperation", "pre", (Damage("self", 1, unblockable=True), ExtraDie()), needs="health_2")
"""DA-453: shared by all; Fate and Ransack have a token, Desperation once per turn and never in The Moat."""

VILLAINS = (
    Villain("wanderer", "surefooted", Talent("hidden_ways", "pre", (ToSecretDoor(),))),
    Villain("gentleman", "unflappable", Talent("the_other_self", "r_attack_own", (Boost(3),))),
    Villain("lost", "thick_hide", Talent("bare_hands", "res", (AttackWith(4, 1),))),
    Villain("collector", "deep_pockets", Talent("sticky_fingers", "own", (Steal("pick room_same_or_los_2"),))),
    Villain("aristocrat", "blood_bath", Talent("imperious", "res", (Control("pick los_5"),))),
    Villain("professor", "deduction", Talent("calculated_risk", "roll", (SetDie(),))),
    Villain(
        "occultist",
        "hexproof",
        Talent("blood_rite", "own", (Damage("self", 2, unblockable=True), GainSoul(1)), needs="health_3"),
    ),
    Villain(
        "stranger",
        "knife_in_the_dark",
        Talent("from_hell", "res", (AttackInRoom(),), needs="just_entered_standard_room"),
    ),
)
"""DA-033: in the order of the boards."""

WANDERER, GENTLEMAN, LOST, COLLECTOR, ARISTOCRAT, PROFESSOR, OCCULTIST, STRANGER = range(8)

LIVING, WAITING, HAUNT, VAMPIRE, OUT = range(5)
ROLES = ("living", "waiting", "haunt", "vampire", "out")
"""DA-514, DA-662, DA-680: what a Villain's player is at the moment."""
NONE = -1
"""No Villain."""
BY_HAUNT = 16
"""DA-205: added to the number of a controller that claimed as a Haunt."""

TOKENS = ("active", "fate", "ransack")
"""DA-450: the three starred places of every board."""
ALL_TOKENS = 0b111

PLAYERS = (2, 8)
"""DA-001: how many can play."""

FULL_HEALTH = 10
RETURN_HEALTH = 4
"""DA-007, DA-689: Health at the start, and when a Villain returns."""

HAND_LIMIT = 6
JOINT_LIMIT = 7
POCKETS = 2
"""DA-801, DA-882: how many cards one keeps, the joint hand of two Villains, and what Deep Pockets adds."""

SOULS = 11
"""DA-008: Soul tokens in the supply."""

VAMPIRE_START, VAMPIRE_TOP = 5, 6
"""DA-720, DA-757: where the Vampire tracker starts, and its highest space."""
BITE = 7
"""DA-755: Unblockable Damage of a Bite."""
VAULT_PRICE = 4
"""DA-398: Unblockable Damage for becoming The Vampire."""
VAMPIRE_HAND = 3
"""DA-735: so many Vampire-deck cards it holds."""

TRACK_TOP = 5
"""DA-689: the top of the Resurrection track."""

DARKNESS, CANDLELIGHT, BRAZIER, CASTLE_EVENT = "darkness", "candlelight", "brazier", "castle_event"
BLACK_DIE = (DARKNESS, DARKNESS, CANDLELIGHT, CANDLELIGHT, BRAZIER, CASTLE_EVENT)
"""DA-120: the faces of the Black Die."""
RANGE = {CANDLELIGHT: 1, BRAZIER: 2}
"""DA-163, DA-164: by how much the light lets the total be changed."""

BEAR, DOOR_IN_FLOOR, SAW, OUBLIETTE, SECRET = "bear", "trap_door", "saw", "oubliette", "secret_door"
TRAPS = (BEAR,) * 7 + (DOOR_IN_FLOOR,) * 8 + (SAW,) * 4 + (OUBLIETTE, SECRET)
"""DA-004: the 21 trap tokens."""
BEAR_DAMAGE, SAW_DAMAGE, MOAT_DAMAGE = 3, 5, 2
"""DA-291, DA-293, DA-385."""
NO_MOVE_DAMAGE = 2
"""DA-128."""

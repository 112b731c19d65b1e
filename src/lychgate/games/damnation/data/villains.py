"""The eight Villains and their Talents, what their players can be, and their tokens."""

from __future__ import annotations

import msgspec

from lychgate.core.vocabulary import check_complete, check_words, words_of
from lychgate.games.damnation.data.effects import (
    AttackInRoom,
    AttackWith,
    Boost,
    Control,
    Damage,
    DrawAndKeep,
    Effect,
    ExtraDie,
    GainSoul,
    Need,
    Program,
    Reroll,
    SetDie,
    Steal,
    ToSecretDoor,
)
from lychgate.games.damnation.data.timing import When
from lychgate.games.damnation.data.vocabulary import Passive
from lychgate.games.damnation.data.whom import SELF, LineOfSight, Pick, SameRoomOrSight


class Talent(msgspec.Struct, frozen=True):
    """An active Talent: with a token place, except Desperation, which is paid for with Health."""

    id: str
    use: When
    do: Program
    needs: Need | None = None


def talent(id: str, use: When, *do: Effect, needs: Need | None = None) -> Talent:
    """Return an active Talent with its effects."""
    return Talent(id, use, do, needs)


class Villain(msgspec.Struct, frozen=True):
    """One Villain board: a Passive Talent and an active one."""

    id: str
    passive: Passive
    active: Talent


# Roll dice you have just rolled again; the new roll counts.
FATE = talent("fate", When.DICE, Reroll("any"))
# In a Standard Room: draw a card of its deck.
RANSACK = talent("ransack", When.OWN, DrawAndKeep("here", 1, 1), needs=Need.IN_STANDARD_ROOM)
# Suffer 1 Unblockable Damage; roll two Movement Dice and use one of them.
DESPERATION = talent("desperation", When.PRE, Damage(SELF, 1, unblockable=True), ExtraDie(), needs=Need.HEALTH_2)
"""DA-453: shared by all; Fate and Ransack have a token, Desperation once per turn and never in The Moat."""

VILLAINS = (
    # Before moving, go to an empty Secret Door and begin there.
    Villain("wanderer", "surefooted", talent("hidden_ways", When.PRE, ToSecretDoor())),
    # Add 3 Damage to an attack you have just declared.
    Villain("gentleman", "unflappable", talent("the_other_self", When.R_ATTACK_OWN, Boost(3))),
    # Attack without a Weapon: 4 Damage, range 1.
    Villain("lost", "thick_hide", talent("bare_hands", When.RES, AttackWith(4, 1))),
    # Take a random card from a Villain in your room, or in sight within 2.
    Villain("collector", "deep_pockets", talent("sticky_fingers", When.OWN, Steal(Pick(SameRoomOrSight(2))))),
    # Claim control over a Villain in sight within 5; this is your claim for the turn.
    Villain("aristocrat", "blood_bath", talent("imperious", When.RES, Control(Pick(LineOfSight(5))))),
    # Turn your Movement Die to any face.
    Villain("professor", "deduction", talent("calculated_risk", When.ROLL, SetDie())),
    # Suffer 2 Unblockable Damage and gain a Soul.
    Villain(
        "occultist",
        "hexproof",
        talent("blood_rite", When.OWN, Damage(SELF, 2, unblockable=True), GainSoul(1), needs=Need.HEALTH_3),
    ),
    # On entering a Standard Room attack somebody there instead of drawing.
    Villain(
        "stranger",
        "knife_in_the_dark",
        talent("from_hell", When.RES, AttackInRoom(), needs=Need.JUST_ENTERED_STANDARD_ROOM),
    ),
)
"""DA-033: in the order of the boards; above each what its active Talent does, as in the words."""
check_words(VILLAINS)
check_complete("The Passives", [villain.passive for villain in VILLAINS], words_of(Passive))

LOST, STRANGER = 2, 7
"""The Villains whose active Talents are attacks."""

LIVING, WAITING, HAUNT, VAMPIRE, OUT, SLAIN = range(6)
ROLES = ("living", "waiting", "haunt", "vampire", "out", "slain")
"""DA-514, DA-601, DA-662, DA-680: what a Villain is at the moment; Slain until it is settled what becomes of it."""
NONE = -1
"""No Villain."""
IS_UNFLAPPABLE = tuple(villain.passive == "unflappable" for villain in VILLAINS)
"""DA-510: by kind, whether a Villain may shake a claim of control off with a roll."""
BY_HAUNT = 16
"""DA-205: added to the number of a controller that claimed as a Haunt."""

TOKENS = ("active", "fate", "ransack")
"""DA-450: the three starred places of every board."""
ALL_TOKENS = 0b111

"""The numbers of the rules: limits, tracks, Damage; what dice and trap tokens show."""

from __future__ import annotations

from lychgate.games.damnation.data.vocabulary import Light, Trap

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
VAULT_PRICE, CHEAP_VAULT = 4, 2
"""DA-398, DA-850: Unblockable Damage for becoming The Vampire, and when The Master Stirs."""
VAMPIRE_HAND = 3
"""DA-735: how many cards of the Vampire deck The Vampire holds."""

TRACK_TOP = 5
"""DA-689: the top of the Resurrection track."""

DARKNESS: Light = "darkness"
CANDLELIGHT: Light = "candlelight"
BRAZIER: Light = "brazier"
CASTLE_EVENT: Light = "castle_event"
BLACK_DIE: tuple[Light, ...] = (DARKNESS, DARKNESS, CANDLELIGHT, CANDLELIGHT, BRAZIER, CASTLE_EVENT)
"""DA-120: the faces of the Black Die."""
RANGE: dict[Light, int] = {CANDLELIGHT: 1, BRAZIER: 2}
"""DA-163, DA-164: by how much the light lets the total be changed."""

BEAR: Trap = "bear"
DOOR_IN_FLOOR: Trap = "trap_door"
SAW: Trap = "saw"
OUBLIETTE: Trap = "oubliette"
SECRET: Trap = "secret_door"
TRAPS: tuple[Trap, ...] = (BEAR,) * 7 + (DOOR_IN_FLOOR,) * 8 + (SAW,) * 4 + (OUBLIETTE, SECRET)
"""DA-004: the 21 trap tokens."""
BEAR_DAMAGE, SAW_DAMAGE, MOAT_DAMAGE = 3, 5, 2
"""DA-291, DA-293, DA-385."""
HIDE = 1
"""DA-560: by how much Thick Hide reduces what traps, Events, Curses and Castle cards deal."""
NO_MOVE_DAMAGE = 2
"""DA-128."""

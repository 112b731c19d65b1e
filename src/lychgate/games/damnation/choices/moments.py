"""What a window is about, what somebody does in it, and the dice that lie on the table."""

from __future__ import annotations

from typing import Literal

import msgspec
from msgspec.structs import replace

from lychgate.games.damnation.data.cards import (
    DESPERATION_NUMBER,
    FATE_NUMBER,
    MODES,
    PROGRAMS,
    RANSACK_NUMBER,
    TALENT_MODES,
    TALENTS,
    Mode,
)
from lychgate.games.damnation.data.effects import (
    AttackInRoom,
    AttackWith,
    ChangeTotal,
    Reroll,
    SetDie,
)
from lychgate.games.damnation.data.villains import NONE
from lychgate.games.damnation.data.vocabulary import Light, RollFor

BLACK = 4
"""The Black Die in a mask of dice; the Movement Dice are 1 and 2."""


Act = Literal["pass", "card", "talent", "soul", "attack", "claim", "draw"]


class Deed(msgspec.Struct, frozen=True):
    """One thing somebody does in a window: a card played, a Talent used, a pass."""

    act: Act
    number: int = NONE
    """The card, Talent or token."""
    alt: bool = False
    target: int = NONE
    extra: int = 0
    """For dice: a mask of those to re-roll, or 8 times the die plus its new face."""


class Roll(msgspec.Struct, frozen=True):
    """Dice on the table, and what has been done to them."""

    roller: int
    what: RollFor
    dice: tuple[int, ...]
    black: Light = ""
    fresh: bool = False
    """Whether the Black Die was rolled together with these dice."""
    replaced: bool = False
    """Whether a card replaced the Black Die's result."""
    castle: bool = False
    """DA-128: whether the Castle card of this turn was drawn already."""
    fixed: int = 0
    up_to: int = 0


class Moment(msgspec.Struct, frozen=True):
    """A window: its timing bit and the facts that decide what may be played in it."""

    when: int
    attack: bool = False
    """Whether the Damage comes from an attack."""
    fall: bool = False
    """Whether the Damage is Fall Damage."""
    curse: bool = False
    """Whether the card just drawn is a Curse."""
    roll: Roll | None = None
    damage: int = 0
    """How much Damage is on its way."""
    health: int = 0
    """The Health of whoever it is on its way to."""


REROLLS = {passage: e.dice for passage, program in PROGRAMS.items() for e in program if isinstance(e, Reroll)}
SETS_DIE = frozenset(passage for passage, program in PROGRAMS.items() if any(isinstance(e, SetDie) for e in program))
WIDENS = {
    passage: e.up_to for passage, program in PROGRAMS.items() for e in program if isinstance(e, ChangeTotal) and e.up_to
}
STRIKES = frozenset(
    passage for passage, program in PROGRAMS.items() if any(isinstance(e, AttackWith | AttackInRoom) for e in program)
)
"""Talents that are attacks: they are offered among the attacks (`steps/resolution.py`)."""
HEXPROOF = len(TALENTS)
"""The Occultist's Passive, played in the window DRAW."""


def mode_of(play: Deed) -> Mode:
    """Return the way in which a card is played or a Talent used."""
    if play.act == "talent":
        return TALENT_MODES[play.number]
    modes = MODES[play.number]
    return modes[1] if play.alt else modes[0]


def altered(roll: Roll, play: Deed) -> Roll | None:
    """Return the roll as a play certainly leaves it: a die that is set, a wider range; None where luck decides."""
    passage = mode_of(play).passage if play.act in ("card", "talent") else None
    if passage in SETS_DIE:
        at, face = divmod(play.extra, 8)
        return replace(roll, dice=(*roll.dice[: at - 1], face, *roll.dice[at:]))
    if passage is not None and passage in WIDENS:
        return replace(roll, up_to=roll.up_to + WIDENS[passage])
    return None


_SHARED = {FATE_NUMBER: "fate", RANSACK_NUMBER: "ransack", DESPERATION_NUMBER: "desperation"}


def token_name(number: int) -> str:
    """Name the token place a Talent uses."""
    return _SHARED.get(number, "active")

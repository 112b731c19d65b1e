"""Whom a card or Talent is about: the words in which effects name Villains. What they mean: `choices/targets.py`."""

from __future__ import annotations

import msgspec


class Filter(msgspec.Struct, frozen=True, tag=True):
    """Which Villains come into question, seen from the Villain of the card's player."""


class Anyone(Filter, frozen=True):
    """Every Villain."""


class InCorridor(Filter, frozen=True):
    """Villains on corridor spaces."""


class OthersInCorridor(Filter, frozen=True):
    """Other players' Villains on corridor spaces."""


class SameRoom(Filter, frozen=True):
    """Villains in the same room (DA-234)."""


class InStandardRoom(Filter, frozen=True):
    """Villains in any Standard Room."""


class SameRoomOrAdjacent(Filter, frozen=True):
    """Villains in the same room or one step away (DA-200)."""


class SameRoomOrSight(Filter, frozen=True):
    """Villains in the same room, or in line of sight within a number of spaces."""

    most: int


class LineOfSight(Filter, frozen=True):
    """Villains in line of sight, within a number of spaces (DA-231..233)."""

    most: int = 99


ANYONE, IN_CORRIDOR, OTHERS_IN_CORRIDOR = Anyone(), InCorridor(), OthersInCorridor()
SAME_ROOM, IN_STANDARD_ROOM, SAME_ROOM_OR_ADJACENT = SameRoom(), InStandardRoom(), SameRoomOrAdjacent()


class Whom(msgspec.Struct, frozen=True, tag=True):
    """Who is meant by an effect."""


class Self(Whom, frozen=True):
    """The Villain of the card's player."""


class Picked(Whom, frozen=True):
    """The Villain chosen just before by an effect around this one."""


class Pick(Whom, frozen=True):
    """One Villain, chosen by the card's player when the card is played."""

    among: Filter


class Each(Whom, frozen=True):
    """Every Villain of the filter, in seat order from the active player (DA-563)."""

    among: Filter


SELF, PICKED = Self(), Picked()

"""Events about trap tokens."""

from __future__ import annotations

from typing import Annotated

from lychgate.core.ask import Seat
from lychgate.core.events import Event, Spoken
from lychgate.games.damnation.events.parts import OfVillain, Where
from lychgate.games.damnation.words.names import trap_word


class TrapSprung(OfVillain, frozen=True):
    """A trap token is turned up."""

    trap: Annotated[str, Spoken(trap_word)]
    space: Where
    clause = "DA-290"


class TrapFoiled(OfVillain, frozen=True):
    """A trap does not take effect."""

    clause = "DA-508"


class TrapSeen(OfVillain, frozen=True):
    """Somebody looks at a face-down trap."""

    space: Where
    clause = "DA-296"


class TrapKnown(Event, frozen=True):
    """What lies face down there, for the eyes of whoever looked."""

    seat: Seat
    trap: Annotated[str, Spoken(trap_word)]
    clause = "DA-296"
    only = ("seat",)


class TrapsSwapped(OfVillain, frozen=True):
    """Two face-down traps change places."""

    one: Where
    other: Where
    clause = "DA-296"


class TrapLaid(OfVillain, frozen=True):
    """A token of the reserve is laid face down."""

    space: Where
    clause = "DA-296"


class TrapsMixed(Event, frozen=True):
    """All traps are laid out anew."""

    clause = "DA-296"

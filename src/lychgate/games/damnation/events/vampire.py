"""Events of The Vampire."""

from __future__ import annotations

from lychgate.core.ask import Seat
from lychgate.core.events import Event
from lychgate.games.damnation.data.vocabulary import Flight
from lychgate.games.damnation.events.parts import OfVillain, Thrown, Where, Who


class VampireRose(OfVillain, frozen=True):
    """A Villain becomes The Vampire."""

    time: int
    clause = "DA-720"
    moment = True
    retold = True


class VampireRolled(Event, frozen=True):
    """The Vampire rolls two dice and uses the higher one."""

    seat: Seat
    dice: Thrown
    total: int
    clause = "DA-730"


class VampireMoved(Event, frozen=True):
    """The Vampire moves."""

    seat: Seat
    to: Where
    how: Flight
    path: tuple[str, ...] = ()
    """The spaces passed."""
    clause = "DA-731"


class Bitten(Event, frozen=True):
    """The Vampire declares a Bite."""

    seat: Seat
    target: Who
    clause = "DA-755"


class Repelled(OfVillain, frozen=True):
    """The Vampire is driven away, or kept at bay."""

    n: int
    clause = "DA-765"


class TimeMoved(Event, frozen=True):
    """The Vampire tracker moves."""

    time: int
    clause = "DA-756"


class VampireGone(OfVillain, frozen=True):
    """The Vampire has come home to the Vault."""

    clause = "DA-740"
    retold = True

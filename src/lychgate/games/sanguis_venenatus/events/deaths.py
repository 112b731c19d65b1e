"""Deaths, defeats and returns, as events."""

from __future__ import annotations

from typing import Literal

from lychgate.core.ask import Seat
from lychgate.core.events import Event
from lychgate.games.sanguis_venenatus.data.vocabulary import Death
from lychgate.games.sanguis_venenatus.events.spoken import FieldId, Servant, Vampire


class ServantDied(Event, frozen=True):
    """A servant dies."""

    seat: Seat
    servant: Servant
    field: FieldId
    flipped: bool
    cause: Death
    clause = "SV-068"


class TurnedUp(Event, frozen=True):
    """A dead servant's card is turned face up: available again."""

    seat: Seat
    servant: Servant
    clause = "SV-068"


class ServantReturned(Event, frozen=True):
    """A dead servant is back on the board."""

    seat: Seat
    servant: Servant
    field: FieldId
    how: Literal["dawn", "raised"]
    clause = "SV-099"


class VampireDefeated(Event, frozen=True):
    """A vampire falls."""

    seat: Seat
    vampire: Vampire
    clause = "SV-074"
    moment = True


class VampireRetired(Event, frozen=True):
    """A defeated vampire lies on its sheet, and its blood is set anew."""

    seat: Seat
    vampire: Vampire
    blood: int
    clause = "SV-078"


class VampireReturned(Event, frozen=True):
    """A defeated vampire rises on a cemetery."""

    seat: Seat
    vampire: Vampire
    field: FieldId
    clause = "SV-079"


class SoulTaken(Event, frozen=True):
    """Persephone takes a soul."""

    seat: Seat
    now: int
    clause = "SV-161"


class SoulsSpent(Event, frozen=True):
    """Persephone gives souls back."""

    seat: Seat
    n: int
    now: int
    clause = "SV-162"

"""Destruction tokens, lockdown and infection, as events."""

from __future__ import annotations

from typing import Literal

from lychgate.core.ask import Seat
from lychgate.core.events import Event
from lychgate.games.sanguis_venenatus.data.vocabulary import Token
from lychgate.games.sanguis_venenatus.events.spoken import District, FieldId, Servant

Laying = Literal["event", "spread", "plot", "drink"]
"""What lays a destruction token."""
Bar = Literal["blood", "plague", "barrack", "token", "kind"]
"""SV-045: what keeps a plague token away: a token of either side, a barrack, an event token, or the kind of field."""


class TokenLaid(Event, frozen=True):
    """A destruction token is laid."""

    field: FieldId
    token: Token
    how: Laying
    clause = "SV-046"


class PlagueIgnored(Event, frozen=True):
    """During lockdown no token is laid."""

    field: FieldId
    clause = "SV-051"


class PlagueBarred(Event, frozen=True):
    """Something lies or stands on the field, so no plague token is laid there."""

    field: FieldId
    by: Bar
    clause = "SV-048"


class PlagueContained(Event, frozen=True):
    """The plague should spread from a field and finds no connected one for its token."""

    field: FieldId
    clause = "SV-047"


class MiasmaPassed(Event, frozen=True):
    """None of the numbered fields of a quarter can get a token."""

    district: District
    clause = "SV-093"


class TokenReturned(Event, frozen=True):
    """A destruction token goes back to the pile."""

    field: FieldId
    token: Token
    clause = "SV-053"


class LockdownBegan(Event, frozen=True):
    """The last destruction token is on the board."""

    clause = "SV-050"
    moment = True


class LockdownEnded(Event, frozen=True):
    """A destruction token is back in the pile."""

    clause = "SV-053"


class Infected(Event, frozen=True):
    """A servant receives an infection marker."""

    seat: Seat
    servant: Servant
    field: FieldId
    clause = "SV-055"


class Doomed(Event, frozen=True):
    """A servant that is infected again in its own activation will die at its end."""

    seat: Seat
    servant: Servant
    field: FieldId
    clause = "SV-059"


class Cured(Event, frozen=True):
    """A servant loses its infection marker."""

    seat: Seat
    servant: Servant
    clause = "SV-060"

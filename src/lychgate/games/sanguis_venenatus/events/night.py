"""What vampires do by night, as events."""

from __future__ import annotations

from typing import Literal

from lychgate.core.ask import Seat
from lychgate.core.events import Event
from lychgate.games.sanguis_venenatus.events.spoken import District, FieldId, Intrigue, Servant, Vampire

AttackOutcome = Literal["killed", "withstood"]
Hit = Literal["defender", "attacker", "nobody"]
"""Who is wounded in a combat."""


class Drank(Event, frozen=True):
    """A vampire drinks."""

    seat: Seat
    vampire: Vampire
    field: FieldId
    n: int
    on: Literal["people", "blood", "plague"]
    clause = "SV-126"


class Exerted(Event, frozen=True):
    """Blood for one more action point."""

    seat: Seat
    ap: int
    """The action points there are then."""
    clause = "SV-120"


class Corrupted(Event, frozen=True):
    """A noble is bought."""

    seat: Seat
    district: District
    gold: int
    clause = "SV-131"


class ServantAttacked(Event, frozen=True):
    """A vampire attacks a servant."""

    seat: Seat
    victim: Seat
    servant: Servant
    field: FieldId
    roll: int
    bonus: int
    defence: int
    outcome: AttackOutcome
    clause = "SV-138"


class Fought(Event, frozen=True):
    """Two vampires fight: cards, dice and totals."""

    seat: Seat
    victim: Seat
    field: FieldId
    card: Intrigue
    other_card: Intrigue
    roll: int
    other_roll: int
    attack: int
    defence: int
    wounds: int
    hit: Hit
    clause = "SV-147"


class Plotted(Event, frozen=True):
    """An intrigue card is played for its effect."""

    seat: Seat
    card: Intrigue
    clause = "SV-153"


class BonusEarned(Event, frozen=True):
    """The requirement at the bottom of a card holds."""

    seat: Seat
    card: Intrigue
    clause = "SV-041"


class FieldUsed(Event, frozen=True):
    """A special field is used."""

    seat: Seat
    field: FieldId
    clause = "SV-159"


class PestilenceBreathed(Event, frozen=True):
    """Kublai brings the plague to where he stands."""

    seat: Seat
    field: FieldId
    clause = "SV-160"


class StarvationBegan(Event, frozen=True):
    """Cassandra lets a quarter starve."""

    seat: Seat
    district: District
    clause = "SV-164"


class BarrackLowered(Event, frozen=True):
    """A barrack drops one level or is gone."""

    seat: Seat
    field: FieldId
    level: int
    clause = "SV-154"


class NobleSwapped(Event, frozen=True):
    """A noble changes sides."""

    seat: Seat
    victim: Seat
    district: District
    clause = "SV-155"

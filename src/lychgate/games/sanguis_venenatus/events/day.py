"""What servants do by day, as events."""

from __future__ import annotations

from typing import Literal

from lychgate.core.ask import Seat
from lychgate.core.events import Event
from lychgate.games.sanguis_venenatus.data.servant_cards import Extra
from lychgate.games.sanguis_venenatus.events.spoken import Character, FieldId, Goods, Servant

Moving = Literal["road", "wall", "sewer", "catacomb", "placed"]
"""How a character moves; `placed` is no Move."""
WAYS: dict[Moving, str] = {
    "road": "SV-105",
    "wall": "SV-124",
    "sewer": "SV-106",
    "catacomb": "SV-123",
    "placed": "SV-158",
}
"""By which clause; a vampire has its own for streets."""


class Activated(Event, frozen=True):
    """A character begins its activation."""

    seat: Seat
    who: Character
    ap: int

    @property
    def clause(self) -> str:  # type: ignore[override]
        """Return the rule of a vampire's or a servant's activation."""
        return "SV-119" if self.who == "vampire" else "SV-101"


class Moved(Event, frozen=True):
    """A character moves."""

    seat: Seat
    who: Character
    start: FieldId
    field: FieldId
    how: Moving

    @property
    def clause(self) -> str:  # type: ignore[override]
        """Return the rule of this way to move, for a vampire or a servant."""
        return "SV-121" if (self.who, self.how) == ("vampire", "road") else WAYS[self.how]


class Produced(Event, frozen=True):
    """A servant produces."""

    seat: Seat
    who: Servant
    field: FieldId
    goods: Goods
    clause = "SV-109"


class Burnt(Event, frozen=True):
    """A servant burns the plague."""

    seat: Seat
    who: Servant
    field: FieldId
    clause = "SV-110"


class Built(Event, frozen=True):
    """A barrack is built or raised."""

    seat: Seat
    who: Servant
    field: FieldId
    level: int
    clause = "SV-112"


class Rationed(Event, frozen=True):
    """Bread for one more action point."""

    seat: Seat
    who: Servant
    ap: int
    """The action points there are then."""
    clause = "SV-104"


class ExtraTaken(Event, frozen=True):
    """A servant uses its own extra action."""

    seat: Seat
    who: Servant
    action: Extra
    clause = "SV-116"

"""What characters do by day and by night, as records; words for each are in `words/`. All the rest: `events.py`."""

from __future__ import annotations

from typing import Annotated

from lychgate.core.ask import Seat
from lychgate.core.events import Event, Spoken
from lychgate.core.say import Say
from lychgate.games.sanguis_venenatus.events import District, FieldId, Intrigue, Servant, Vampire
from lychgate.games.sanguis_venenatus.names import goods_words, servant_word

Goods = Annotated[str, Spoken(goods_words)]
Character = Annotated[str, Spoken(lambda id: Say("the-vampire") if id == "vampire" else servant_word(id))]
"""A servant by card, or `vampire`."""


# --- day


class Activated(Event, frozen=True):
    """A character begins its activation."""

    seat: Seat
    who: Character
    ap: int
    clause = "SV-101"


class Moved(Event, frozen=True):
    """A character moves."""

    seat: Seat
    who: Character
    start: FieldId
    field: FieldId
    how: str
    """road, wall, sewer or catacomb; placed where it is no Move."""
    clause = "SV-105"


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
    clause = "SV-104"


class ExtraTaken(Event, frozen=True):
    """A servant uses its own extra action."""

    seat: Seat
    who: Servant
    action: str
    clause = "SV-116"


# --- night


class Drank(Event, frozen=True):
    """A vampire drinks."""

    seat: Seat
    vampire: Vampire
    field: FieldId
    n: int
    on: str
    """people, blood or plague."""
    clause = "SV-126"


class Exerted(Event, frozen=True):
    """Blood for one more action point."""

    seat: Seat
    n: int
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
    outcome: str
    """killed or withstood."""
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
    hit: str
    """defender, attacker or nobody."""
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


class AbilityUsed(Event, frozen=True):
    """An ability of the sheet is used."""

    seat: Seat
    ability: str
    clause = "SV-160"


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

"""The event step, as events."""

from __future__ import annotations

from lychgate.core.ask import Seat
from lychgate.core.events import Event
from lychgate.games.sanguis_venenatus.data.vocabulary import EventTokenKind, RuleChange
from lychgate.games.sanguis_venenatus.events.spoken import EventName, EventText, FieldIds


class EventRevealed(Event, frozen=True):
    """The event of the round."""

    card: EventName
    text: EventText
    clause = "SV-086"
    moment = True


class Foresaw(Event, frozen=True):
    """Somebody looks at the top of the event deck."""

    seat: Seat
    cards: int
    clause = "SV-087"

    def by_clause(self) -> str:
        """Return the rule of Second Sight, which shows several cards, or of the Prophecy."""
        return "SV-156" if self.cards == 1 else self.clause


class Glimpsed(Event, frozen=True):
    """What was seen; nobody else is told."""

    seat: Seat
    card: EventName
    clause = "SV-156"
    only = ("seat",)


class Buried(Event, frozen=True):
    """An event card goes face down under the deck."""

    seat: Seat
    clause = "SV-156"


class EventTokensLaid(Event, frozen=True):
    """Event tokens are laid."""

    token: EventTokenKind
    fields: FieldIds
    clause = "SV-086"


class EventTokensGone(Event, frozen=True):
    """All event tokens leave the board."""

    clause = "SV-086"


class RuleChanged(Event, frozen=True):
    """A rule is changed for a while."""

    name: RuleChange
    clause = "SV-168"

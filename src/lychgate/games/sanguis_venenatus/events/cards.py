"""Intrigue cards: drawn, discarded, reshuffled, as events."""

from __future__ import annotations

from typing import Literal

from lychgate.core.ask import Seat
from lychgate.core.events import Event
from lychgate.games.sanguis_venenatus.events.spoken import Intrigue

Discarding = Literal["limit", "random"]
"""Why a card is discarded: too many in hand, or by Old Debts."""


class CardDrawn(Event, frozen=True):
    """An intrigue card is drawn. Whoever drew it is told which (`CardSeen`)."""

    seat: Seat
    clause = "SV-038"
    spares = ("seat",)


class CardSeen(Event, frozen=True):
    """Which intrigue card somebody drew, for their own eyes."""

    seat: Seat
    card: Intrigue
    clause = "SV-038"
    only = ("seat",)


class CardDiscarded(Event, frozen=True):
    """An intrigue card goes face up to the discard pile."""

    seat: Seat
    card: Intrigue
    how: Discarding
    clause = "SV-040"


class DeckReshuffled(Event, frozen=True):
    """The discard pile becomes the intrigue deck."""

    cards: int
    clause = "SV-039"

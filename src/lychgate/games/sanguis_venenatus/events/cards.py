"""Intrigue cards: drawn, discarded, reshuffled, as events."""

from __future__ import annotations

from typing import Annotated, Literal

from lychgate.core.ask import Seat
from lychgate.core.events import Event, OnlyFor, Spoken
from lychgate.games.sanguis_venenatus.events.spoken import Intrigue
from lychgate.games.sanguis_venenatus.words.names import intrigue_word

Discarding = Literal["limit", "random"]
"""Why a card is discarded: too many in hand, or by Old Debts."""


class CardDrawn(Event, frozen=True):
    """An intrigue card is drawn; only its owner sees which."""

    seat: Seat
    card: Annotated[str, Spoken(intrigue_word), OnlyFor("seat")]
    clause = "SV-038"


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

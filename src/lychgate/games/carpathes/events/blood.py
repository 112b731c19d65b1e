"""Cards and blood: drawn, paid, lost, recovered, discarded."""

from __future__ import annotations

from typing import Literal

from lychgate.core.ask import Seat
from lychgate.core.events import Event
from lychgate.games.carpathes.data import Deck, HandDeck
from lychgate.games.carpathes.words.names import Card, Cards, Humans, Price


class Drew(Event, frozen=True):
    """A player draws a card; from which deck is public. Whoever drew it is told more (`Seen`)."""

    seat: Seat
    deck: HandDeck
    clause = "CA-050"
    spares = ("seat",)


class Seen(Event, frozen=True):
    """Which card it is, the drawer alone learns."""

    seat: Seat
    deck: HandDeck
    card: Card
    clause = "CA-051"
    only = ("seat",)


class Reshuffled(Event, frozen=True):
    """A discard pile becomes the deck."""

    deck: Deck
    count: int
    clause = "CA-190"


class Paid(Event, frozen=True):
    """A cost is paid."""

    seat: Seat
    card: Card
    price: Price
    left: int
    """Where the counter stands now."""
    clause = "CA-037"


class Lost(Event, frozen=True):
    """A loss is paid, as far as it can be."""

    seat: Seat
    n: int
    why: Card
    """The card or the event that caused it, or etiquette."""
    price: Price
    left: int
    """Where the counter stands now."""
    forgiven: int
    how: Literal["whole", "part", "nothing"]
    """How much of the loss could be paid."""
    clause = "CA-044"


class Recovered(Event, frozen=True):
    """A blood counter goes up."""

    seat: Seat
    n: int
    blood: int
    """Where it stands now."""
    clause = "CA-049"


class Drank(Event, frozen=True):
    """The recovery action: Humans are discarded for blood."""

    seat: Seat
    humans: Humans
    n: int
    blood: int
    clause = "CA-060"


class Dropped(Event, frozen=True):
    """Cards are discarded from hand."""

    seat: Seat
    cards: Cards
    why: Literal["limit", "terror", "conversion"]
    clause = "CA-053"

"""Cards that leave a hand, and cards that somebody gets to know."""

from __future__ import annotations

from lychgate.core.ask import Seat
from lychgate.core.zones import move
from tests.samples.raid.data import Kind, Why
from tests.samples.raid.events import Discarded
from tests.samples.raid.state import Raid, card_of


def learn(g: Raid, card: int, *seats: int) -> None:
    """Note that seats know a card even where it is hidden."""
    for seat in seats:
        g.known[card] = g.known.get(card, 0) | 1 << seat


def discard(g: Raid, seat: int, kind: Kind, why: Why) -> None:
    """Put a card from hand on the open discards; what was known of it is no longer a secret."""
    card = card_of(g, seat, kind)
    move(g, card, f"hand:{seat}", "discards")
    g.known.pop(card, None)
    g.tell(Discarded(Seat(seat), kind, why))

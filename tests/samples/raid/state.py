"""The cards, the position of a match, and plain questions and changes that the rules share."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import field
from typing import Annotated

import msgspec

from lychgate.core.ask import Obstacle, Option, Seat
from lychgate.core.say import Say
from lychgate.core.state import State, state
from lychgate.core.zones import NOBODY, OWNER, Shown, Zone, move
from tests.samples.raid.events import Discarded

KINDS = ("raid",) * 6 + ("shield",) * 4 + ("mirror",) * 3 + ("gold",) * 7
"""RA-002: what each card is."""
COINS = CARDS = 3
HAND_LIMIT = 4
RICH = 7


def kind_names(cards: Iterable[int]) -> list[str]:
    """Cards of a kind are alike."""
    return [KINDS[card] for card in cards]


def back_of(card: int) -> str:
    """RA-002: what everybody sees of a hidden card."""
    return "golden" if KINDS[card] == "gold" else "plain"


class RaidOptions(msgspec.Struct, frozen=True, kw_only=True):
    """The options of a match."""

    nights: int
    window: str
    auction: bool


@state
class Raid(State):
    """The position: who holds which card, and who knows more than that."""

    options: RaidOptions
    deck: Annotated[list[int], Zone(sees=NOBODY, pieces=kind_names, back=back_of, known="known")]
    """The last card is the top one."""
    hand: Annotated[list[list[int]], Zone(sees=OWNER, pieces=kind_names, back=back_of, known="known")]
    discards: Annotated[list[int], Zone(pieces=kind_names)] = field(default_factory=list)
    on_sale: Annotated[list[int], Zone(pieces=kind_names)] = field(default_factory=list)
    laid_open: Annotated[list[list[int]], Zone(pieces=kind_names, per_seat=True)]
    """The hands at the end."""
    coins: Annotated[list[int], Shown()]
    known: dict[int, int] = field(default_factory=dict)
    """Who knows where a hidden card is, as a bit for every seat."""


def learn(g: Raid, card: int, *seats: int) -> None:
    """Note that seats know a card even where it is hidden."""
    for seat in seats:
        g.known[card] = g.known.get(card, 0) | 1 << seat


def card_of(g: Raid, seat: int, kind: str) -> int:
    """Return the first card of a kind in a hand."""
    return next(card for card in g.hand[seat] if KINDS[card] == kind)


def discard(g: Raid, seat: int, kind: str, why: str) -> None:
    """Put a card from hand on the open discards; what was known of it is no longer a secret."""
    card = card_of(g, seat, kind)
    move(g, card, f"hand:{seat}", "discards")
    g.known.pop(card, None)
    g.tell(Discarded(Seat(seat), kind, why))


def no(clause: str, key: str) -> Obstacle:
    """Return a reason, as words."""
    return Obstacle(clause, Say(f"why-{key}"))


def of_hand(seat: int, kinds: Iterable[str]) -> list[Option[str]]:
    """Return an option for each kind of card in a hand."""
    return [Option(kind, kind, (f"hand:{seat}:{kind}",)) for kind in sorted(set(kinds))]

"""The position of a match."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import field
from typing import Annotated, Literal

import msgspec

from lychgate.core.state import State, state
from lychgate.core.zones import NOBODY, OWNER, Shown, Zone
from tests.samples.raid.data import KINDS, Kind


def kind_names(cards: Iterable[int]) -> list[Kind]:
    """RA-002: cards of a kind are alike."""
    return [KINDS[card] for card in cards]


def back_of(card: int) -> str:
    """RA-002: what everybody sees of a hidden card."""
    return "golden" if KINDS[card] == "gold" else "plain"


class RaidOptions(msgspec.Struct, frozen=True, kw_only=True):
    """The options of a match."""

    nights: int
    window: Literal["once", "until-pass", "restart"]
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
    """For each hidden card that somebody knows: a bit for every seat that does."""


def card_of(g: Raid, seat: int, kind: Kind) -> int:
    """Return the first card of a kind in a hand."""
    return next(card for card in g.hand[seat] if KINDS[card] == kind)

"""How the pieces of a position are written in views."""

from __future__ import annotations

from collections.abc import Iterable, Sequence

import msgspec

from lychgate.core.ask import Seat
from lychgate.games.sanguis_venenatus.data.board import ID
from lychgate.games.sanguis_venenatus.data.event_cards import EVENTS
from lychgate.games.sanguis_venenatus.data.intrigue_cards import DECK
from lychgate.games.sanguis_venenatus.data.numbers import EVENT_TOKENS
from lychgate.games.sanguis_venenatus.data.servant_cards import SERVANT_CARDS
from lychgate.games.sanguis_venenatus.data.vampire_sheets import SHEETS
from lychgate.games.sanguis_venenatus.data.vocabulary import EventTokenKind, Token


class BarrackToken(msgspec.Struct, frozen=True):
    """SV-112: a barrack on a field."""

    owner: Seat
    level: int
    """1 to 3."""


def intrigue_names(cards: Iterable[int]) -> list[str]:
    """Return the designs of intrigue cards: cards of one design are alike."""
    return [DECK[card] for card in cards]


def designs(cards: Iterable[int]) -> list[str]:
    """Return the different designs among intrigue cards, in the order of the table of cards."""
    return list(dict.fromkeys(intrigue_names(sorted(cards))))


def event_names(cards: Iterable[int]) -> list[str]:
    return [EVENTS[card].id for card in cards]


def servant_names(cards: Iterable[int]) -> list[str]:
    return [SERVANT_CARDS[card].id for card in cards]


def sheet_names(sheets: Iterable[int]) -> list[str]:
    return [SHEETS[sheet].id for sheet in sheets]


def sheet_name(sheet: int) -> list[str]:
    return [] if sheet < 0 else [SHEETS[sheet].id]


def destruction_pile(count: int) -> list[str]:
    return ["destruction"] * count


def destruction_tokens(tokens: Sequence[Token]) -> list[str]:
    return [f"destruction.{token}" for token in tokens if token]


def event_supply(counts: Sequence[int]) -> list[str]:
    return [kind for kind, count in zip(EVENT_TOKENS, counts, strict=True) for _ in range(count)]


def event_tokens(laid: Sequence[tuple[int, EventTokenKind]]) -> list[str]:
    return [f"{kind}.{ID[at]}" for at, kind in laid]


def barracks(fields: Sequence[BarrackToken | None]) -> list[str]:
    return [f"barrack{token.level}.{token.owner}" for token in fields if token is not None]


def barrack_supply(counts: Sequence[int]) -> list[str]:
    return [f"barrack{level}" for level, count in enumerate(counts, start=1) for _ in range(count)]


def nobles(tracks: Sequence[Sequence[int]]) -> list[str]:
    return [f"noble.{owner}" for track in tracks for owner in track]


def noble_supply(count: int) -> list[str]:
    return ["noble"] * count


def souls(count: int) -> list[str]:
    return ["soul"] * count

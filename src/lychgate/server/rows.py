"""What the store keeps of a match: its row, its seats, its answers, its chat."""

from __future__ import annotations

from functools import lru_cache
from typing import Any, Literal

import msgspec

EntryKind = Literal["answer", "expired", "undo", "order"]
"""An answer; one given for a seat because the time of a race was up; an answer taken back; a standing order."""


class MatchRow(msgspec.Struct, kw_only=True):
    """What a match was begun with. This row and the answers determine the whole match."""

    id: str
    game: str
    rules: str
    flags: list[str]
    options: dict[str, Any]
    seed: str
    poker_face: bool
    contributions: list[str] | None
    """Each seat's share of the luck; None until the match has begun."""
    host: str
    """The hash of the host's token."""
    watch: str
    """The spectators' token itself."""
    created: float
    rematch: str | None = None
    """The table at which the same people play again."""
    branch: str | None = None
    """The match this one goes on from."""
    windows: Literal["ask", "pass"] = "ask"
    """In reaction windows: `ask` waits for people, `pass` lets them pass when their time is over."""
    revision: int = 0
    """Number of changes to this row and its seats, by which other processes notice a change."""
    stir: int = 0
    """Number of changes of the moment: who is there, what is being asked, what is pointed at in a race."""
    ended: float | None = None
    closed: float | None = None
    """When the host of the server closed the table: nothing more can be done at it."""
    muted: str = ""
    """Seats whose talk nobody hears, with commas between them; -1 stands for everybody who watches."""


class RequestRow(msgspec.Struct, kw_only=True):
    """A question to the people at a table: may a seat take something back, or somebody sit down on it?"""

    number: int
    kind: Literal["undo", "sit"]
    seat: int
    needed: frozenset[int]
    agreed: frozenset[int] = frozenset()
    state: Literal["open", "agreed", "declined"] = "open"
    at: float
    count: int | None = None
    """How many answers ago the one was given that is to be taken back, as far as everybody may know."""
    name: str | None = None
    token: str | None = None
    """The hash of the token of whoever wants to sit down."""


class SeatRow(msgspec.Struct, kw_only=True):
    """Who sits on a seat: a person with a token, a bot, or nobody yet. Token and invitation are kept as hashes."""

    match: str
    seat: int
    kind: Literal["person", "bot", "open"]
    name: str
    bot: str | None = None
    token: str | None = None
    invite: str | None = None
    salt: str | None = None
    """The host's token and this salt make the invitation."""
    contribution: str | None = None


class Entry(msgspec.Struct, frozen=True):
    """One line of a match's log. The `code` of an undo lists the seats that agreed; that of an order is the order."""

    number: int
    kind: EntryKind
    seat: int
    code: str
    at: float


class ChatRow(msgspec.Struct, frozen=True):
    """One chat message."""

    number: int
    seat: int | None
    name: str
    text: str
    at: float
    say: str | None = None
    """A notice of the house, as the JSON of its words; `text` is empty then."""


def shared(options: dict[str, Any]) -> dict[str, Any]:
    """Return one dict for all tables that play with equal options, to save memory."""
    return _shared(msgspec.json.encode(options))


@lru_cache(maxsize=256)
def _shared(options: bytes) -> dict[str, Any]:
    found: dict[str, Any] = msgspec.json.decode(options)
    return found

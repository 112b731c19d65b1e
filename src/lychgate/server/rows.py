"""What the store keeps of a match: its row, its seats, its answers, its chat."""

from __future__ import annotations

from functools import lru_cache
from typing import Any, Literal

import msgspec

EntryKind = Literal["answer", "expired", "undo", "order", "seat"]
"""An answer; one given for a seat because the time of a race was up; an answer taken back; a standing order; what
becomes of a seat (`keeping.py`)."""


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


RequestKind = Literal["undo", "sit", "stand-in", "host", "end"]
"""May a seat take something back, somebody sit down on it, a bot stand in on it, its holder become the host, or shall
the match be ended?"""


class RequestRow(msgspec.Struct, kw_only=True):
    """A question to the people at a table."""

    number: int
    kind: RequestKind
    seat: int
    needed: frozenset[int]
    agreed: frozenset[int] = frozenset()
    against: frozenset[int] = frozenset()
    state: Literal["open", "agreed", "declined"] = "open"
    at: float
    count: int | None = None
    """How many answers ago the one was given that is to be taken back, as far as everybody may know."""
    name: str | None = None
    token: str | None = None
    """The hash of the token of whoever wants to sit down."""

    @property
    def by_majority(self) -> bool:
        """Tell whether more than half of those who are asked decide, rather than all of them."""
        return self.kind in ("stand-in", "host")

    @property
    def is_agreed(self) -> bool:
        return 2 * len(self.agreed) > len(self.needed) if self.by_majority else self.agreed >= self.needed

    @property
    def is_hopeless(self) -> bool:
        """Tell whether so many are against it that it cannot be agreed to any more."""
        return 2 * len(self.needed - self.against) <= len(self.needed) if self.by_majority else bool(self.against)


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
    former: str | None = None
    """The hash of the token of whoever sat here before: they see who does now, and may come back while nobody does."""
    seen: float | None = None
    """When somebody who holds this seat was last seen to go, in seconds since 1970."""


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

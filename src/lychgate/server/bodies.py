"""What travels over HTTP, as records: the lobby's cards, the bodies of requests, and what they are answered with."""

from __future__ import annotations

from typing import Annotated, Any, Literal, TypeAlias

import msgspec
from msgspec import Meta

from lychgate.core.account import Account
from lychgate.core.events import Told
from lychgate.core.game import Value as OptionValue
from lychgate.core.say import Say
from lychgate.core.table import Fill, Motion, Table
from lychgate.core.view import View, Waiting

Token: TypeAlias = Annotated[str, Meta(min_length=8, max_length=64)]
"""A capability: whoever has it may do what it is for."""

NewToken: TypeAlias = Annotated[str, Meta(pattern="^[A-Za-z0-9_-]{24,64}$")]
"""A token that a browser has made: at least 144 random bits."""

Name: TypeAlias = Annotated[str, Meta(max_length=40)]
Code: TypeAlias = Annotated[str, Meta(max_length=400)]
BotText: TypeAlias = Annotated[str, Meta(max_length=80)]
SeatNumber: TypeAlias = Annotated[int, Meta(ge=0, le=15)]
Count: TypeAlias = Annotated[int, Meta(ge=0, le=1_000_000)]

Windows: TypeAlias = Literal["ask", "pass"]
"""In reaction windows: `ask` waits for everybody entitled; `pass` gives all the same time, and silence is a pass."""

TableId: TypeAlias = Annotated[str, Meta(pattern="^[A-Za-z0-9_-]{6,40}$")]


# --- HTTP: games


class OptionCard(msgspec.Struct, frozen=True, kw_only=True):
    """One of a game's options, as the lobby offers it."""

    name: str
    values: tuple[OptionValue, ...]
    default: OptionValue
    clause: str
    ours: bool
    live_only: tuple[OptionValue, ...]
    """Values that need people in real time: refused when one browser holds several seats."""
    span: tuple[int, int] | None
    """Any whole number from the first to the second will do; `values` are then only some of them."""


class GameCard(msgspec.Struct, frozen=True, kw_only=True):
    """A game as the lobby shows it."""

    id: str
    title: str
    tagline: Say
    deed: Say
    """What one does in it and how one wins, in a sentence; the tagline where a game has no such words."""
    look: Say | None
    """What the look at its table shows; null where there is none."""
    players: tuple[int, int]
    minutes: tuple[int, int]
    complexity: int
    """From 1 (light) to 5 (heavy)."""
    good_with: int
    """The fewest players who make a good table: how many sit at it when somebody wants to play at once."""
    options: tuple[OptionCard, ...]
    languages: tuple[str, ...]
    cover: str
    reactions: float | None = None
    """Seconds to answer in a reaction window at tables that do not wait; null: the game has no reactions."""
    lesson: int | None = None
    """Minutes that its guided match takes; null: it has none."""
    book: bool = False
    """Whether it has a picture book."""


class BrokenCard(msgspec.Struct, frozen=True):
    """A game that is installed but cannot be played: its id, and a sentence that says why."""

    id: str
    why: str


class BotCard(msgspec.Struct, frozen=True):
    """A bot that can take a seat: its name with settings, and words for it."""

    bot: str
    title: Say
    note: Say


class ClauseCard(msgspec.Struct, frozen=True):
    """One numbered rule."""

    id: str
    text: str
    source: str
    status: str
    chapter: str
    provenance: tuple[str, ...]


class ChapterCard(msgspec.Struct, frozen=True):
    """The clauses under one heading, and the words before them."""

    title: str
    section: str
    intro: str
    clauses: tuple[str, ...]


class ProseCard(msgspec.Struct, frozen=True):
    """A section of the rules page that is no clause table."""

    title: str
    text: str


class RulesPage(msgspec.Struct, frozen=True):
    """A game's whole rules page."""

    language: str
    """What the page is written in: English, where the game has no rules in the language that was asked for."""
    clauses: tuple[ClauseCard, ...]
    chapters: tuple[ChapterCard, ...]
    prose: tuple[ProseCard, ...]


# --- HTTP: tables


class NewSeat(msgspec.Struct, frozen=True, omit_defaults=True, forbid_unknown_fields=True):
    """A seat as the one who opens the table wants it: taken by themselves, by a friend with a link, or by a bot."""

    kind: Literal["me", "friend", "bot"]
    name: Name = ""
    bot: BotText | None = None


class NewTable(msgspec.Struct, frozen=True, omit_defaults=True, forbid_unknown_fields=True):
    """A table to be opened. Several "me" seats: people at one device."""

    game: Annotated[str, Meta(max_length=40)]
    seats: Annotated[tuple[NewSeat, ...], Meta(min_length=1, max_length=16)]
    options: dict[str, Any] = {}
    language: Annotated[str, Meta(max_length=16)] | None = None
    windows: Windows = "ask"


class SeatMade(msgspec.Struct, frozen=True, omit_defaults=True):
    """What the opener of a table gets for one seat: its token, or the invitation to pass on."""

    seat: int
    token: str | None = None
    invite: str | None = None


class TableMade(msgspec.Struct, frozen=True):
    """A new table. `host` is the capability to run it (null for whoever is not its host), `watch` the spectators'."""

    table: str
    host: str | None
    seats: tuple[SeatMade, ...]
    watch: str


class Look(msgspec.Struct, frozen=True, kw_only=True):
    """A look at a game's table in the middle of a match between bots, as a spectator sees it."""

    seats: int
    names: tuple[str, ...]
    layout: Table
    fill: Fill


class LeaveBody(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """Leave a table for good: the seats of these tokens go to bots."""

    tokens: Annotated[tuple[Token, ...], Meta(min_length=1, max_length=16)]


class MineBody(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """All seat tokens a browser keeps."""

    tokens: Annotated[tuple[Token, ...], Meta(max_length=200)]


class InvitationBody(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """An invitation to open tables, from the host of the house."""

    token: Token


class PassMade(msgspec.Struct, frozen=True):
    """What shows that its holder may open tables: keep it, and send it in the header `x-lychgate-pass`."""

    token: str


class TableSummary(msgspec.Struct, frozen=True, kw_only=True):
    """A table in the list of those that can be continued."""

    table: str
    game: str
    seats: tuple[int, ...]
    """The seats these tokens hold there."""
    names: tuple[str, ...]
    """By seat; "" for a friend who has not sat down yet."""
    kinds: tuple[Literal["person", "bot", "open"], ...]
    started: bool
    over: bool
    round: int
    when: Say | None
    """The round in the game's own word; null before the match, and for a game that does not say."""
    points: tuple[int, ...]
    """Each seat's points, where most points win."""
    line: Say | None
    """How the first of these seats stands, where points do not say it."""
    waiting: Waiting
    """Who is waited for, as everybody may know."""
    waiting_for_you: bool
    last: int | None
    """Who did the last thing that everybody knows of."""
    winners: tuple[int, ...]
    """The seats on the first place, when the match is over."""
    updated: float
    """When the present question was opened, in seconds since 1970."""


class MomentBody(msgspec.Struct, frozen=True, omit_defaults=True, forbid_unknown_fields=True):
    """A moment of a match: the table after `at` answers, as the holder of the token knew it; null: the last one."""

    token: Token
    at: Count | None = None
    rounds: bool = False
    """Ask also for the landmarks: where rounds and turns begin, and who gave which answer."""
    seat: SeatNumber | None = None
    """After the end: look from this seat instead of one's own."""


class AccountBody(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """Ask how a finished match came out as it did."""

    token: Token


class BranchBody(msgspec.Struct, frozen=True, omit_defaults=True, forbid_unknown_fields=True):
    """Play on from a moment of a finished match, me on one seat and bots on the others."""

    token: Token
    at: Count
    seat: SeatNumber
    bots: BotText | tuple[BotText, ...] = "greedy"
    """One bot for all other seats, or one for each of them in seat order."""
    name: Name = ""
    language: Annotated[str, Meta(max_length=16)] | None = None
    """The language of the bots' names."""


class RematchBody(msgspec.Struct, frozen=True, omit_defaults=True, forbid_unknown_fields=True):
    """Play the same again with the same people; `tokens` are the asker's other seats at one device."""

    token: Token
    tokens: Annotated[tuple[Token, ...], Meta(max_length=16)] = ()


class RecordBody(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A token that opens the table whose record is wanted."""

    token: Token


class Health(msgspec.Struct, frozen=True):
    """That the server is alive, and its load; `ok` of `/readyz`: that the database answers, too."""

    ok: bool
    rooms: int
    sockets: int


class Problem(msgspec.Struct, frozen=True):
    """What went wrong, in one sentence."""

    error: str


# --- HTTP: looking back


class Happened(msgspec.Struct, frozen=True, omit_defaults=True):
    """One event as a recipient may know it; `n` counts the events this recipient was told of, from 0."""

    n: int
    told: Told
    motions: tuple[Motion, ...] = ()


class Moment(msgspec.Struct, frozen=True, kw_only=True):
    """The table after `at` of `last` answers; `events` are all up to then, those from `fresh` on by the last answer."""

    at: int
    last: int
    view: View
    fill: Fill | None
    events: tuple[Happened, ...]
    fresh: int
    rounds: tuple[int, ...]
    """Where each round begins, as a number of answers; empty unless asked for, and while the match goes on."""
    turns: tuple[int, ...] = ()
    """The same for turns."""
    givers: tuple[int, ...] = ()
    """The same for answers: who gave each of them, in order; -2 is the clock."""


HTTP_RECORDS = (
    GameCard, BotCard, BrokenCard, RulesPage, NewTable, TableMade, MineBody, LeaveBody, Look, TableSummary, MomentBody,
    Moment, AccountBody, Account, BranchBody, RematchBody, Health, Problem,
)  # fmt: skip
"""The bodies and answers of HTTP, for the generator of types."""

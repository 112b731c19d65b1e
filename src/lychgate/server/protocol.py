"""What travels between client and server, as records: HTTP bodies and answers, and both directions of the socket.

Every message is checked against these on the way in. `tools/types.py` writes them, and the kernel's records inside
them, as TypeScript for the client; `docs/protocol.md` is the same contract in sentences.
"""

from __future__ import annotations

from typing import Annotated, Any, Literal, TypeAlias

import msgspec
from msgspec import Meta

from lychgate.core.ask import Obstacle
from lychgate.core.events import Told
from lychgate.core.game import Value as OptionValue
from lychgate.core.say import Say
from lychgate.core.state import Result
from lychgate.core.table import Fill, Motion, Table
from lychgate.core.view import View

Ref: TypeAlias = str | int | None
"""Whatever the client likes; a direct reply repeats it."""

Token: TypeAlias = Annotated[str, Meta(min_length=8, max_length=64)]
"""A capability: whoever has it may do what it is for."""

Name: TypeAlias = Annotated[str, Meta(max_length=40)]
Code: TypeAlias = Annotated[str, Meta(max_length=400)]
BotText: TypeAlias = Annotated[str, Meta(max_length=80)]
SeatNumber: TypeAlias = Annotated[int, Meta(ge=0, le=15)]
Count: TypeAlias = Annotated[int, Meta(ge=0, le=1_000_000)]

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


class GameCard(msgspec.Struct, frozen=True, kw_only=True):
    """A game as the lobby shows it."""

    id: str
    title: str
    tagline: Say
    players: tuple[int, int]
    minutes: tuple[int, int]
    complexity: int
    """From 1 (light) to 5 (heavy)."""
    options: tuple[OptionCard, ...]
    languages: tuple[str, ...]
    ready: bool
    """False: announced, not yet playable."""
    cover: str


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


class MineBody(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """All seat tokens a browser keeps."""

    tokens: Annotated[tuple[Token, ...], Meta(max_length=200)]


class TableSummary(msgspec.Struct, frozen=True, kw_only=True):
    """A table in the list of those that can be continued."""

    table: str
    game: str
    seats: tuple[int, ...]
    """The seats these tokens hold there."""
    names: tuple[str, ...]
    started: bool
    over: bool
    round: int
    waiting_for_you: bool
    updated: float
    """Seconds since 1970."""


class MomentBody(msgspec.Struct, frozen=True, omit_defaults=True, forbid_unknown_fields=True):
    """A moment of a match: the table after `at` answers, as the holder of the token knew it; null: the last one."""

    token: Token
    at: Count | None = None


class BranchBody(msgspec.Struct, frozen=True, omit_defaults=True, forbid_unknown_fields=True):
    """Play on from a moment of a finished match, me on one seat and bots on the others."""

    token: Token
    at: Count
    seat: SeatNumber
    bots: BotText | tuple[BotText, ...] = "greedy"
    """One for all other seats, or one for each of them in seat order."""
    name: Name = ""


class RematchBody(msgspec.Struct, frozen=True, omit_defaults=True, forbid_unknown_fields=True):
    """Play the same again with the same people; `tokens` are the asker's other seats at one device."""

    token: Token
    tokens: Annotated[tuple[Token, ...], Meta(max_length=16)] = ()


class Health(msgspec.Struct, frozen=True):
    """The server is alive, and how much it has to do."""

    ok: bool
    rooms: int
    sockets: int


class Problem(msgspec.Struct, frozen=True):
    """What went wrong, in one sentence."""

    error: str


# --- what is seen


class Happened(msgspec.Struct, frozen=True, omit_defaults=True):
    """One event as a recipient may know it; `n` counts the events this recipient was told of, from 0."""

    n: int
    told: Told
    motions: tuple[Motion, ...] = ()


class Seen(msgspec.Struct, frozen=True):
    """The table as one recipient sees it."""

    view: View
    fill: Fill | None


class Moment(msgspec.Struct, frozen=True, kw_only=True):
    """The table after `at` of `last` answers; `events` are all up to then, those from `fresh` on by the last answer."""

    at: int
    last: int
    view: View
    fill: Fill | None
    events: tuple[Happened, ...]
    fresh: int


class SeatState(msgspec.Struct, frozen=True, kw_only=True, omit_defaults=True):
    """Who sits on a seat. `thinking` is only ever said of a bot that everybody may know is asked."""

    seat: int
    kind: Literal["person", "bot", "open"]
    name: str
    here: bool
    thinking: bool
    invite: str | None = None
    """For the host alone, while the seat is open."""
    bot: str | None = None


# --- socket: from the client


class Incoming(msgspec.Struct, frozen=True, kw_only=True, omit_defaults=True, forbid_unknown_fields=True):
    """What all messages of a client may carry."""

    ref: Annotated[str, Meta(max_length=64)] | int | None = None


class Hello(Incoming, frozen=True, kw_only=True, tag="hello"):
    """The first message: which table, with which capabilities, and the last update seen (for the tail)."""

    table: TableId
    tokens: Annotated[tuple[Token, ...], Meta(max_length=20)]
    since: int | None = None


class Sit(Incoming, frozen=True, kw_only=True, tag="sit"):
    """Take the seat one is invited to."""

    name: Name


class Contribute(Incoming, frozen=True, kw_only=True, tag="contribute"):
    """Add a share to the luck, before the match begins; without `seat` it is the share of every seat held."""

    text: Annotated[str, Meta(min_length=1, max_length=128)]
    seat: SeatNumber | None = None


class Answer(Incoming, frozen=True, kw_only=True, tag="answer"):
    """Answer a question: the option's code, and the `version` of the view that showed it."""

    seat: SeatNumber
    version: int
    code: Code


class Why(Incoming, frozen=True, kw_only=True, tag="why"):
    """Ask why something is not possible: a code, or one or several marks."""

    seat: SeatNumber
    query: Code | Annotated[tuple[Code, ...], Meta(max_length=20)]


class Preview(Incoming, frozen=True, kw_only=True, tag="preview"):
    """Ask what an option would certainly lead to."""

    seat: SeatNumber
    code: Code


class Undo(Incoming, frozen=True, kw_only=True, tag="undo"):
    """Take back a seat's last answer: at once, or after the others agreed."""

    seat: SeatNumber


class Consent(Incoming, frozen=True, kw_only=True, tag="consent"):
    """Agree to an undo or not; without `seat`, for every seat held."""

    request: int
    yes: bool
    seat: SeatNumber | None = None


class Order(Incoming, frozen=True, kw_only=True, tag="order"):
    """A standing order: pass in every reaction window until asked something else; null takes it back."""

    seat: SeatNumber
    standing: Literal["pass"] | None = None


class Chat(Incoming, frozen=True, kw_only=True, tag="chat"):
    """Say something to everybody at the table."""

    text: Annotated[str, Meta(min_length=1, max_length=500)]


class Host(Incoming, frozen=True, kw_only=True, tag="host"):
    """Run the table: start, give a seat to a bot, open it with a new invitation, remove who sits there, rename."""

    do: Literal["start", "bot", "open", "remove", "rename"]
    seat: SeatNumber | None = None
    bot: BotText | None = None
    name: Name | None = None


class Ping(Incoming, frozen=True, kw_only=True, tag="ping"):
    """Are you there?"""


FromClient: TypeAlias = Hello | Sit | Contribute | Answer | Why | Preview | Undo | Consent | Order | Chat | Host | Ping


# --- socket: from the server


class Welcome(msgspec.Struct, frozen=True, kw_only=True, tag="welcome"):
    """Where one has arrived; sent again whenever something of it changes."""

    table: str
    game: GameCard
    options: dict[str, Any]
    seats: tuple[SeatState, ...]
    mine: tuple[int, ...]
    """The seats this browser holds."""
    host: bool
    watching: bool
    """Holding no seat: a spectator, or somebody invited who has not sat down."""
    invited: int | None
    """The open seat that the token of this browser invites to."""
    watch: str | None
    """The spectators' capability, for those who hold a seat or host."""
    watchers: int
    layout: Table | None
    commitment: str
    """The hash of the seed, known before the first draw."""
    started: bool
    over: bool


class Seats(msgspec.Struct, frozen=True, tag="seats"):
    """Only who is there has changed."""

    seats: tuple[SeatState, ...]
    watchers: int


class Update(msgspec.Struct, frozen=True, kw_only=True, tag="update"):
    """The table now, for each seat held or "watch", and what happened since the update before."""

    number: int
    """For `hello.since`; it only grows, by any step, and means nothing else."""
    full: bool
    """Everything from the beginning: `events` holds all events, not only new ones."""
    views: dict[str, Seen]
    events: dict[str, tuple[Happened, ...]]


class Reply(msgspec.Struct, frozen=True, tag="reply"):
    """Done."""

    ref: Ref
    ok: bool = True


class Refused(msgspec.Struct, frozen=True, kw_only=True, omit_defaults=True, tag="refused"):
    """Not done, and why; everything is as before. `needed` are the seats that must agree to an undo."""

    ref: Ref
    say: str
    kind: Literal["stale", "not-asked", "not-offered", "undo", "bad", "not-yours", "too-fast", "not-now", "storage"]
    needed: tuple[int, ...] = ()


class WhyNot(msgspec.Struct, frozen=True, tag="why"):
    """The reasons; none: it is possible."""

    ref: Ref
    obstacles: tuple[Obstacle, ...]


class Previewed(msgspec.Struct, frozen=True, tag="preview"):
    """The table as it would be; null where that is not certain."""

    ref: Ref
    fill: Fill | None


class ConsentAsked(msgspec.Struct, frozen=True, kw_only=True, tag="consent"):
    """A seat asks the others to let it take back its last answer. `seats`: those of this browser that have a say."""

    request: int
    seat: int
    seats: tuple[int, ...]
    what: Say


class ConsentClosed(msgspec.Struct, frozen=True, tag="consent-closed"):
    """A request is settled: agreed and done, or not."""

    request: int
    agreed: bool


class ChatSaid(msgspec.Struct, frozen=True, kw_only=True, tag="chat", rename={"seat": "from"}):
    """Somebody said something; `from` is null for a spectator."""

    seat: int | None
    name: str
    text: str
    at: float
    """Seconds since 1970."""


class Seated(msgspec.Struct, frozen=True, tag="seated"):
    """You sit now; keep the token."""

    ref: Ref
    seat: int
    token: str


class Rematch(msgspec.Struct, frozen=True, tag="rematch"):
    """The same people play again: your seat's token at the new table."""

    table: str
    seat: int
    token: str


class Over(msgspec.Struct, frozen=True, kw_only=True, tag="over"):
    """The match has ended: the result, the seed that was committed to, each seat's share of the luck, the record."""

    result: Result
    seed: str
    contributions: tuple[str, ...]
    record: str
    """Where it can be fetched; append `?token=` and any of your tokens."""


class Failed(msgspec.Struct, frozen=True, tag="error"):
    """This cannot go on; the socket is closed after it."""

    say: str


class Pong(msgspec.Struct, frozen=True, tag="pong"):
    """I am here."""

    ref: Ref


FromServer: TypeAlias = (
    Welcome
    | Seats
    | Update
    | Reply
    | Refused
    | WhyNot
    | Previewed
    | ConsentAsked
    | ConsentClosed
    | ChatSaid
    | Seated
    | Rematch
    | Over
    | Failed
    | Pong
)

HTTP_RECORDS = (
    GameCard, BotCard, RulesPage, NewTable, TableMade, MineBody, TableSummary, MomentBody, Moment, BranchBody,
    RematchBody, Health, Problem,
)  # fmt: skip
"""The bodies and answers of HTTP, for the generator of types."""

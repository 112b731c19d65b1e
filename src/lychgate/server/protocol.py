"""What travels over the socket, as records, in both directions; `bodies.py` has what travels over HTTP.

Every message is checked against these on the way in. `tools/typescript.py` writes them, and the kernel's records inside
them, as TypeScript for the client; `docs/protocol.md` is the same contract in sentences.
"""

from __future__ import annotations

from typing import Annotated, Any, Literal, TypeAlias

import msgspec
from msgspec import Meta

from lychgate.core.ask import Obstacle
from lychgate.core.orders import OrderSeen
from lychgate.core.purpose import About
from lychgate.core.say import Say
from lychgate.core.state import Result
from lychgate.core.table import Fill, Table
from lychgate.core.view import View
from lychgate.server.bodies import BotText, Code, GameCard, Happened, Name, NewToken, SeatNumber, TableId, Token

Ref: TypeAlias = str | int | None
"""Any value the client chooses; a direct reply repeats it."""


RefusalKind: TypeAlias = Literal[
    "stale", "not-asked", "not-offered", "undo", "consent", "bad", "not-yours", "too-fast", "not-now", "storage"
]


# --- what is seen


class Seen(msgspec.Struct, frozen=True):
    """The table as one recipient sees it."""

    view: View
    fill: Fill | None
    standing: tuple[OrderSeen, ...]
    """The standing orders of this seat; other seats are not told."""


class SeatState(msgspec.Struct, frozen=True, kw_only=True, omit_defaults=True):
    """Who sits on a seat. `thinking` is true only for a bot that everybody may know is asked."""

    seat: int
    kind: Literal["person", "bot", "open"]
    name: str
    here: bool
    thinking: bool
    invite: str | None = None
    """The invitation to this seat; only the host is told, while the seat is open."""
    bot: str | None = None


# --- socket: from the client


class Incoming(msgspec.Struct, frozen=True, kw_only=True, omit_defaults=True, forbid_unknown_fields=True):
    """What all messages of a client may carry."""

    ref: Annotated[str, Meta(max_length=64)] | int | None = None


class Hello(Incoming, frozen=True, kw_only=True, tag="hello"):
    """The first message: which table, with which tokens, and the number of the last update seen, if any."""

    table: TableId
    tokens: Annotated[tuple[Token, ...], Meta(max_length=20)]
    since: int | None = None


class Sit(Incoming, frozen=True, kw_only=True, tag="sit"):
    """Take the seat one is invited to. The browser makes the token, and keeps it before it asks."""

    name: Name
    token: NewToken


class Contribute(Incoming, frozen=True, kw_only=True, tag="contribute"):
    """Add a seat's share to the seed before the match begins; without `seat`, the share of every seat held."""

    text: Annotated[str, Meta(min_length=1, max_length=128)]
    seat: SeatNumber | None = None


class Answer(Incoming, frozen=True, kw_only=True, tag="answer"):
    """Answer a question: the option's code, and the `version` of the view that showed it.

    `rest` answers the questions that are only parts of that answer; all of them are taken, or none.
    """

    seat: SeatNumber
    version: int
    code: Code
    rest: Annotated[tuple[Code, ...], Meta(max_length=7)] = ()


class Why(Incoming, frozen=True, kw_only=True, tag="why"):
    """Ask why something is not possible: a code, or one or several marks."""

    seat: SeatNumber
    query: Code | Annotated[tuple[Code, ...], Meta(max_length=20)]


class Point(Incoming, frozen=True, kw_only=True, tag="about"):
    """Ask what an element of the table is, what may be done with it and why not; without `seat`, as a spectator."""

    id: Code
    seat: SeatNumber | None = None


class Preview(Incoming, frozen=True, kw_only=True, tag="preview"):
    """Ask what an option would certainly lead to."""

    seat: SeatNumber
    code: Code


class Undo(Incoming, frozen=True, kw_only=True, tag="undo"):
    """Take back a seat's last answer: at once, or after the others agreed."""

    seat: SeatNumber


class Consent(Incoming, frozen=True, kw_only=True, tag="consent"):
    """Agree to what is asked or not; without `seat`, for every seat held."""

    request: int
    yes: bool
    seat: SeatNumber | None = None


class Order(Incoming, frozen=True, kw_only=True, tag="order"):
    """A standing order such as "pass" (`core/orders.py` has them all); `back` takes it back, and null all of them."""

    seat: SeatNumber
    standing: Annotated[str, Meta(max_length=100)] | None = None
    back: bool = False


class Arrange(Incoming, frozen=True, kw_only=True, tag="arrange"):
    """In a race, what a player is pointing at: shown to the others at once, and not stored."""

    seat: SeatNumber
    marks: Annotated[tuple[Code, ...], Meta(max_length=40)]


class Chat(Incoming, frozen=True, kw_only=True, tag="chat"):
    """Say something to everybody at the table."""

    text: Annotated[str, Meta(min_length=1, max_length=500)]


class Host(Incoming, frozen=True, kw_only=True, tag="host"):
    """Run the table: start, give a seat to a bot, open it with a new invitation, remove who sits there, rename."""

    do: Literal["start", "bot", "open", "remove", "rename"]
    seat: SeatNumber | None = None
    bot: BotText | None = None
    name: Name | None = None


class Learn(Incoming, frozen=True, kw_only=True, tag="learn"):
    """In a guided match: go on from a stop that asks for nothing, or leave the lesson and play on freely."""

    do: Literal["go-on", "leave"]
    stop: Annotated[str, Meta(max_length=40)] = ""


class Looking(Incoming, frozen=True, kw_only=True, tag="looking"):
    """Whether this page is before somebody's eyes: of a table that one looks at, no word is sent."""

    yes: bool


class Ping(Incoming, frozen=True, kw_only=True, tag="ping"):
    """Are you there?"""


FromClient: TypeAlias = (
    Hello
    | Sit
    | Contribute
    | Answer
    | Why
    | Point
    | Preview
    | Undo
    | Consent
    | Order
    | Arrange
    | Chat
    | Host
    | Learn
    | Looking
    | Ping
)


# --- socket: from the server


class Welcome(msgspec.Struct, frozen=True, kw_only=True, tag="welcome"):
    """The table that a socket has joined; sent again whenever one of these fields changes."""

    table: str
    game: GameCard
    options: dict[str, Any]
    seats: tuple[SeatState, ...]
    mine: tuple[int, ...]
    """The seats this browser holds."""
    host: bool
    watching: bool
    """Whether this browser holds no seat: a spectator, or somebody invited who has not sat down."""
    invited: int | None
    """The open seat that the token of this browser invites to."""
    watch: str | None
    """The spectators' capability, for those who hold a seat or host."""
    watchers: int
    layout: Table | None
    commitment: str
    """The hash of the seed, known before the first draw."""
    reaction: float | None
    """Seconds everybody has in a reaction window; null: everybody is waited for."""
    started: bool
    over: bool
    lesson: bool = False
    """Whether this is a guided match."""


class Guided(msgspec.Struct, frozen=True, kw_only=True, tag="guided"):
    """Where a guided match stands, to the learner; `version` is that of the view it belongs to."""

    version: int
    followed: bool
    """Whether everything went as the lesson has it; if not, no card comes any more."""
    done: bool
    """Whether the last card is up."""
    stop: int | None
    """The stop whose card is up, counted from 0; null while the rivals act."""
    deed: int
    """Which of its deeds is due, counted from 0."""
    passed: int
    """How many stops have been passed."""


class Seats(msgspec.Struct, frozen=True, tag="seats"):
    """Only who is there has changed."""

    seats: tuple[SeatState, ...]
    watchers: int


class Update(msgspec.Struct, frozen=True, kw_only=True, tag="update"):
    """The table now, for each seat held or "watch", and what happened since the update before."""

    number: int
    """For `hello.since`. It grows from update to update, by any step, and means nothing else."""
    full: bool
    """Whether `events` holds all events from the beginning, not only new ones."""
    views: dict[str, Seen]
    events: dict[str, tuple[Happened, ...]]


class Reply(msgspec.Struct, frozen=True, tag="reply"):
    """Done."""

    ref: Ref
    ok: bool = True


class Refused(msgspec.Struct, frozen=True, kw_only=True, omit_defaults=True, tag="refused"):
    """Not done, and why; everything is as before. `needed` are the seats that are asked to agree.

    `revealed`: it cannot be taken back, because somebody would choose again knowing more.
    """

    ref: Ref
    say: str
    kind: RefusalKind
    needed: tuple[int, ...] = ()
    revealed: bool = False


class WhyNot(msgspec.Struct, frozen=True, tag="why"):
    """The reasons why something is not possible; empty: it is possible."""

    ref: Ref
    obstacles: tuple[Obstacle, ...]


class ToldAbout(msgspec.Struct, frozen=True, tag="about"):
    """What there is to say about an element of the table."""

    ref: Ref
    about: About


class Previewed(msgspec.Struct, frozen=True, tag="preview"):
    """The table as the option would make it; null where that is not certain."""

    ref: Ref
    fill: Fill | None


class ConsentAsked(msgspec.Struct, frozen=True, kw_only=True, tag="consent"):
    """A seat asks to take back its last answer, or somebody to sit down on it; `seats`: those of this browser asked."""

    request: int
    kind: Literal["undo", "sit"]
    seat: int
    seats: tuple[int, ...]
    what: Say


class ConsentClosed(msgspec.Struct, frozen=True, tag="consent-closed"):
    """A request is closed: agreed and done, or not."""

    request: int
    kind: Literal["undo", "sit"]
    agreed: bool


class Laying(msgspec.Struct, frozen=True):
    """What a seat has laid in the present race, in words, and what it is pointing at."""

    seat: int
    laid: tuple[Say, ...]
    marks: tuple[str, ...]


class Race(msgspec.Struct, frozen=True, tag="race"):
    """A race in progress: seconds left when this is sent, and what each seat has laid; null: the race is over."""

    left: float | None
    laying: tuple[Laying, ...] | None


class ChatSaid(msgspec.Struct, frozen=True, kw_only=True, omit_defaults=True, tag="chat", rename={"seat": "from"}):
    """Somebody said something; `from` is null for a spectator. With `say` it is a notice of the house."""

    seat: int | None
    name: str
    text: str
    at: float
    """Seconds since 1970."""
    say: Say | None = None


class Seated(msgspec.Struct, frozen=True, tag="seated"):
    """You have taken a seat; keep its token."""

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
    """The address of the record: post any of your tokens to it."""


class Failed(msgspec.Struct, frozen=True, tag="error"):
    """An error that ends the connection: the socket is closed after it."""

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
    | ToldAbout
    | Previewed
    | ConsentAsked
    | ConsentClosed
    | Race
    | ChatSaid
    | Seated
    | Rematch
    | Guided
    | Over
    | Failed
    | Pong
)

"""What a client is told over the socket, as records; `incoming.py` has what it may say, `bodies.py` what HTTP carries.

`tools/typescript.py` writes all of them, and the kernel's records inside them, as TypeScript for the client;
`docs/protocol.md` is the same contract in sentences.
"""

from __future__ import annotations

from typing import Any, Literal, TypeAlias

import msgspec

from lychgate.core.ask import Obstacle
from lychgate.core.orders import OrderSeen
from lychgate.core.purpose import About
from lychgate.core.say import Say
from lychgate.core.state import Result
from lychgate.core.table import Fill, Table
from lychgate.core.view import View
from lychgate.server.bodies import GameCard, Happened
from lychgate.server.incoming import Ref
from lychgate.server.rows import RequestKind

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
    away: float | None = None
    """For how many seconds whoever holds the seat has been away when this is sent; null while they are here."""
    stand_in: str | None = None
    """The bot that plays on until the holder of the seat is back, or until somebody sits down on it."""
    left: bool = False
    """Whether the holder has left the table, rather than lost the line."""
    host: bool = False
    """Whether this seat is known to have the host's rights."""


# --- the messages


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
    former: int | None = None
    """The seat that was this browser's before somebody else got it."""
    patience: float = 0.0
    """Seconds that somebody must have been away before others may decide that a bot plays for them."""
    hosted: bool = True
    """Whether anybody with the host's rights is here."""
    ended: tuple[int, ...] | None = None
    """The seats that agreed to end the match as it stands; null: it was not ended like that."""


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
    hosted: bool = True


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
    """A request to the people at the table; `seats` are those of this browser who have not said anything to it.

    A request to take back or to sit down is shown to those who are asked; any other to everybody, again at each vote.
    """

    request: int
    kind: RequestKind
    seat: int
    seats: tuple[int, ...]
    what: Say
    needed: tuple[int, ...] = ()
    """The seats that are asked."""
    agreed: tuple[int, ...] = ()


class ConsentClosed(msgspec.Struct, frozen=True, tag="consent-closed"):
    """A request is closed: agreed and done, or not."""

    request: int
    kind: RequestKind
    agreed: bool


class Returned(msgspec.Struct, frozen=True, kw_only=True, tag="returned"):
    """You are back on your seat: what a bot did on it meanwhile, as the events of this seat from `since` to `until`."""

    seat: int
    bot: str
    seconds: float
    """How long it stood in."""
    answers: int
    since: int
    until: int


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
    | Returned
    | Race
    | ChatSaid
    | Seated
    | Rematch
    | Guided
    | Over
    | Failed
    | Pong
)

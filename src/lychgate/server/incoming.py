"""What a client may say over the socket, as records; `protocol.py` has what it is told.

Every message is checked against these on the way in.
"""

from __future__ import annotations

from typing import Annotated, Literal, TypeAlias

import msgspec
from msgspec import Meta

from lychgate.server.bodies import BotText, Code, Name, NewToken, SeatNumber, TableId, Token

Ref: TypeAlias = str | int | None
"""Any value the client chooses; a direct reply repeats it."""


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
    """Run the table: start, give a seat to a bot, open it with a new invitation, remove who sits there, rename, or
    pass the host's rights on to whoever holds a seat.
    """

    do: Literal["start", "bot", "open", "remove", "rename", "pass"]
    seat: SeatNumber | None = None
    bot: BotText | None = None
    name: Name | None = None


class Propose(Incoming, frozen=True, kw_only=True, tag="propose"):
    """What those who are here may decide: that a bot stands in on a seat whose holder is away, that the holder of a
    seat becomes the host while no host is here, or that the match is ended as it stands.
    """

    what: Literal["stand-in", "host", "end"]
    seat: SeatNumber | None = None


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
    | Propose
    | Learn
    | Looking
    | Ping
)

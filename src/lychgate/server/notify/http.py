"""HTTP for word: which ways there are, giving an address, taking it back, the links in mails.

A browser makes a key for its addresses, as it makes the tokens of its seats, and keeps it: only with it can they be
seen or changed.
"""

from __future__ import annotations

from typing import Annotated, Any, Literal

import msgspec
from litestar import Request, get, post
from litestar.di import NamedDependency
from litestar.exceptions import NotFoundException, TooManyRequestsException
from litestar.params import JSONBody, PathParameter
from litestar.status_codes import HTTP_200_OK
from msgspec import Meta

from lychgate.server.bodies import NewToken, Token
from lychgate.server.limits import address_of
from lychgate.server.notify.book import Way
from lychgate.server.notify.messenger import Messenger
from lychgate.server.notify.signup import SignUp, hint_of
from lychgate.server.tokens import hash_of

Tokens = Annotated[tuple[Token, ...], Meta(max_length=200)]
Language = Annotated[str, Meta(pattern="^[a-z]{2,3}$")]
LinkToken = Annotated[str, Meta(max_length=80)]
TheMessenger = NamedDependency[Messenger]


class WordOffer(msgspec.Struct, frozen=True):
    """By which ways this house tells people that a table waits."""

    push: str | None
    """The key of the house for Web Push; null where there is none."""
    mail: bool
    services: tuple[str, ...]
    """Other services, as Apprise names them."""


class WordAddress(msgspec.Struct, frozen=True):
    """An address that this browser has given; `confirmed`: whoever reads it has said that it is right."""

    id: str
    kind: Way
    hint: str
    confirmed: bool


class WordBody(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """Ask for one's addresses; they are told of the seats of these tokens from now on, too."""

    key: NewToken
    tokens: Tokens


class PushBody(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """What a browser's push service has given it: where to send, and the keys to encrypt with."""

    key: NewToken
    tokens: Tokens
    language: Language
    endpoint: Annotated[str, Meta(max_length=1000)]
    p256dh: Annotated[str, Meta(pattern="^[A-Za-z0-9_-]{86,88}$")]
    auth: Annotated[str, Meta(pattern="^[A-Za-z0-9_-]{22,24}$")]


class AddressBody(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A mail address, or the address of another service."""

    key: NewToken
    tokens: Tokens
    language: Language
    kind: Literal["mail", "service"]
    target: Annotated[str, Meta(min_length=3, max_length=500)]


class WordEndBody(msgspec.Struct, frozen=True, omit_defaults=True, forbid_unknown_fields=True):
    """One of one's addresses; null: all of them."""

    key: NewToken
    id: Annotated[str, Meta(max_length=32)] | None = None


class LinkBody(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """What stands in the link of a mail."""

    token: LinkToken


WORD_RECORDS = (WordOffer, WordAddress, WordBody, PushBody, AddressBody, WordEndBody, LinkBody)
"""The bodies and answers, for the generator of types."""


@get("/api/word")
async def offer(messenger: TheMessenger) -> WordOffer:
    """Return by which ways word can be sent."""
    signup = SignUp(messenger)
    return WordOffer(signup.push_key, signup.has_mail, signup.services)


async def _mine(signup: SignUp, owner: str) -> list[WordAddress]:
    return [WordAddress(each.id, each.kind, hint_of(each), each.confirmed) for each in await signup.book.of(owner)]


def _take(messenger: Messenger, request: Request[Any, Any, Any]) -> None:
    if not messenger.signups.take(address_of(request.scope)):
        raise TooManyRequestsException("Too many addresses at once; wait a while.")


@post("/api/word/mine", status_code=HTTP_200_OK)
async def mine(data: JSONBody[WordBody], messenger: TheMessenger) -> list[WordAddress]:
    """Return the addresses of a browser, and let them be told of all its seats."""
    signup, owner = SignUp(messenger), hash_of(data.key)
    await signup.link(owner, data.tokens)
    return await _mine(signup, owner)


@post("/api/word/push", status_code=HTTP_200_OK)
async def push(data: JSONBody[PushBody], messenger: TheMessenger, request: Request[Any, Any, Any]) -> list[WordAddress]:
    """Let a browser be told by Web Push."""
    _take(messenger, request)
    signup, owner = SignUp(messenger), hash_of(data.key)
    await signup.push(owner, data.endpoint, data.p256dh, data.auth, data.language)
    await signup.link(owner, data.tokens)
    return await _mine(signup, owner)


@post("/api/word/address", status_code=HTTP_200_OK)
async def address(
    data: JSONBody[AddressBody], messenger: TheMessenger, request: Request[Any, Any, Any]
) -> list[WordAddress]:
    """Let somebody be told by mail or another service, once whoever reads that address has agreed."""
    _take(messenger, request)
    signup, owner = SignUp(messenger), hash_of(data.key)
    await (signup.mail if data.kind == "mail" else signup.service)(owner, data.target, data.language)
    await signup.link(owner, data.tokens)
    return await _mine(signup, owner)


@post("/api/word/try", status_code=HTTP_200_OK)
async def try_out(data: JSONBody[WordEndBody], messenger: TheMessenger, request: Request[Any, Any, Any]) -> None:
    """Send one message to an address, to see how word comes."""
    _take(messenger, request)
    await SignUp(messenger).try_out(hash_of(data.key), data.id or "")


@post("/api/word/end", status_code=HTTP_200_OK)
async def end(data: JSONBody[WordEndBody], messenger: TheMessenger) -> list[WordAddress]:
    """Send nothing more to an address of a browser, or to all."""
    signup, owner = SignUp(messenger), hash_of(data.key)
    await signup.end(owner, data.id)
    return await _mine(signup, owner)


# --- the links in mails


@post("/api/word/confirm", status_code=HTTP_200_OK)
async def confirm(data: JSONBody[LinkBody], messenger: TheMessenger) -> None:
    """Say that an address is right."""
    if not await SignUp(messenger).confirm(data.token):
        raise NotFoundException("This link is not good any more.")


@post("/api/word/stop/{token:str}", status_code=HTTP_200_OK)
async def stop(token: Annotated[str, PathParameter(max_length=80)], messenger: TheMessenger) -> None:
    """Send nothing more to the address of a mail. Mail programs post here, too, with a body that is not read."""
    if not await SignUp(messenger).stop(token):
        raise NotFoundException("This link is not good any more.")


WORD_HANDLERS = [offer, mine, push, address, try_out, end, confirm, stop]

"""Signing up: how an address gets into the book, and how it gets out of it again. Every byte comes from outside."""

from __future__ import annotations

import asyncio
import re
from collections.abc import Sequence
from urllib.parse import urlsplit

from lychgate.core.door import is_seen
from lychgate.core.errors import LychgateError
from lychgate.server.notify import keys as house_keys
from lychgate.server.notify.book import MOST_OF_OWNER, Address, Way
from lychgate.server.notify.keys import unpacked
from lychgate.server.notify.messenger import Messenger
from lychgate.server.notify.outgoing import leads_outside
from lychgate.server.notify.texts import Message, said
from lychgate.server.notify.ways import service_of
from lychgate.server.room import now
from lychgate.server.tokens import hash_of

_MAIL = re.compile(r"[A-Za-z0-9.!#$%&'*+/=?^_`{|}~-]{1,64}@[A-Za-z0-9](?:[A-Za-z0-9.-]{0,250}[A-Za-z0-9])?")
_HTTPS = 443


class BadAddress(LychgateError):
    """Why word cannot be sent to an address, in one sentence."""


class TooManyAddresses(LychgateError):
    """More than one may give."""


class SignUp:
    """What a browser may do with its addresses. `owner` is the hash of the key that the browser has made for it."""

    def __init__(self, messenger: Messenger) -> None:
        self.messenger = messenger
        self.book = messenger.book
        self.settings = messenger.settings
        self.courier = messenger.courier

    # --- which ways there are

    @property
    def push_key(self) -> str | None:
        """Return the key by which push services know this house; None where there is no Web Push."""
        return self.courier.keys.public if self.settings.notify_push and house_keys.has_push() else None

    @property
    def has_mail(self) -> bool:
        return bool(self.settings.notify_mail and self.settings.notify_address) and house_keys.has_services()

    @property
    def services(self) -> tuple[str, ...]:
        """Return the services that people may be told by."""
        usable = bool(self.settings.notify_address) and house_keys.has_services()
        return self.settings.notify_services if usable else ()

    # --- giving an address

    async def push(self, owner: str, endpoint: str, point: str, secret: str, language: str) -> Address:
        """Note that a browser is to be told by its push service."""
        if self.push_key is None:
            raise BadAddress("This house sends no Web Push.")
        await self._check_endpoint(endpoint)
        _check_keys(point, secret)
        return await self.book.put(owner, "push", endpoint, f"{point} {secret}", language, confirmed=True, at=now())

    async def _check_endpoint(self, endpoint: str) -> None:
        try:
            parts = urlsplit(endpoint)
            host, port = parts.hostname or "", parts.port or _HTTPS
        except ValueError:
            raise BadAddress("That is no address of a push service.") from None
        if parts.scheme != "https" or not host or parts.username is not None or not all(map(is_seen, endpoint)):
            raise BadAddress("The address of a push service begins with https://.")
        if not await asyncio.to_thread(leads_outside, host, port, self.courier.private):
            raise BadAddress("That push service cannot be found, or is in a private network.")

    async def mail(self, owner: str, target: str, language: str) -> Address:
        """Note a mail address, and ask it whether it is right."""
        if not self.has_mail:
            raise BadAddress("This house sends no mail.")
        if not _MAIL.fullmatch(target) or ".." in target:
            raise BadAddress("That is no mail address.")
        return await self._ask(await self._put(owner, "mail", target, language))

    async def service(self, owner: str, target: str, language: str) -> Address:
        """Note the address of another service, and ask there whether it is right."""
        scheme = target.partition("://")[0].lower()
        if scheme not in self.services:
            known = ", ".join(f"{each}://" for each in self.services) or "none"
            raise BadAddress(f"The host of this house allows these services: {known}.")
        if not all(map(is_seen, target)) or await asyncio.to_thread(service_of, target, self.settings) is None:
            raise BadAddress(f"That is no complete address of {scheme}, or it names more than one place.")
        return await self._ask(await self._put(owner, "service", target, language))

    async def _put(self, owner: str, kind: Way, target: str, language: str) -> Address:
        known = await self.book.of(owner)
        if len(known) >= MOST_OF_OWNER and all((each.kind, each.target) != (kind, target) for each in known):
            raise TooManyAddresses(f"One browser may give {MOST_OF_OWNER} addresses.")
        return await self.book.put(owner, kind, target, "", language, confirmed=False, at=now())

    async def _ask(self, address: Address) -> Address:
        """Ask an address whether it is right, unless it has said so, or was asked often enough."""
        if address.confirmed:
            return address
        if not await self.book.may_ask(address.target, now()):
            await self.book.drop(address.id)
            raise TooManyAddresses("This address was asked often enough, or does not want to be asked.")
        if await self.messenger.send(address, self.courier.confirming(address)) != "sent":
            await self.book.drop(address.id)
            raise BadAddress("Nothing could be sent to this address.")
        return address

    # --- what becomes of it

    async def link(self, owner: str, tokens: Sequence[str]) -> None:
        """Let all addresses of a browser be told of the seats that it holds."""
        await self.book.link(owner, await self.book.seats_of([hash_of(token) for token in tokens]))

    async def try_out(self, owner: str, id: str) -> None:
        """Send one message, so that somebody sees how word comes."""
        address = await self.book.find(id)
        if address is None or address.owner != owner or not address.confirmed:
            raise BadAddress("There is no such address, or it has not said yet that it is right.")
        message = Message(said("word-try-title", address.language), said("word-try", address.language))
        if await self.messenger.send(address, message) != "sent":
            raise BadAddress("Nothing could be sent to this address.")

    async def end(self, owner: str, id: str | None) -> None:
        """Send nothing more to one address of a browser, or to all of them."""
        for each in await self.book.of(owner):
            if id is None or each.id == id:
                await self.book.drop(each.id)

    async def confirm(self, token: str) -> bool:
        """Note that an address is right; False if the token is none of ours, or the address is gone."""
        id = self.courier.keys.address_of("confirm", token)
        if id is None or await self.book.find(id) is None:
            return False
        await self.book.confirm(id)
        return True

    async def stop(self, token: str) -> bool:
        """Send nothing more to an address; one that never said yes is not even asked again."""
        id = self.courier.keys.address_of("stop", token)
        address = None if id is None else await self.book.find(id)
        if address is None:
            return id is not None  # it is in the book no more: that is what was wanted
        if not address.confirmed:
            await self.book.never_ask(address.target, now())
        await self.book.drop(address.id)
        return True


def _check_keys(point: str, secret: str) -> None:
    """Refuse keys to which nothing can be encrypted."""
    from cryptography.hazmat.primitives.asymmetric import ec

    try:
        ec.EllipticCurvePublicKey.from_encoded_point(ec.SECP256R1(), unpacked(point))
        good = unpacked(point)[0] == 4 and len(unpacked(secret)) == 16
    except (ValueError, IndexError):
        good = False
    if not good:
        raise BadAddress("These are no keys of a browser.")


def hint_of(address: Address) -> str:
    """Return what an owner is shown of an address: enough to tell it from others."""
    if address.kind == "push":
        return ""
    if address.kind == "service":
        return f"{address.target.partition('://')[0]}://…"
    name, _, domain = address.target.rpartition("@")
    return f"{name[:1]}…@{domain}"

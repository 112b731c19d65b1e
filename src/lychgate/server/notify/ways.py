"""The ways by which word goes out. All of it happens in threads: a service may take its time.

`sent`; `gone`: the address is dead, or leads where it may not, and is dropped; `later`: it may be tried again.
"""

from __future__ import annotations

import logging
from hashlib import blake2b
from typing import Any, Literal, TypeAlias

import msgspec

from lychgate.server.notify.book import Address
from lychgate.server.notify.keys import Keys, packed
from lychgate.server.notify.outgoing import Network, Outing, networks
from lychgate.server.notify.texts import Message, said
from lychgate.server.settings import Settings

log = logging.getLogger("lychgate.server")

Outcome: TypeAlias = Literal["sent", "gone", "later"]

CONNECT, READ = 5.0, 10.0
"""Seconds that a service has to accept a connection, and to answer."""
DEAD = (404, 410)
"""What a push service answers when a browser is told no longer."""
KEPT = 3 * 86_400
"""Seconds that a push service keeps a message for a browser that is not there."""
READ_AT_MOST = 2048
"""Bytes of an answer that are read."""


class Courier(msgspec.Struct, frozen=True):
    """What is needed to send a message: the keys of the house, and what its host has decided."""

    keys: Keys
    settings: Settings
    private: tuple[Network, ...]

    @classmethod
    def of(cls, keys: Keys, settings: Settings) -> Courier:
        return cls(keys, settings, networks(settings.notify_private))

    def outing(self, address: Address) -> Outing:
        """Return the limits within which a message is sent to an address. The mail server is the host's own choice."""
        return Outing(self.private, trusted=address.kind == "mail")

    def send(self, address: Address, message: Message, outing: Outing) -> Outcome:
        """Send a message, in a thread."""
        try:
            with outing:
                if address.kind == "push":
                    return self._push(address, message)
                text = self._letter(address, message)
                return "sent" if self._post(address, message.title, text) else "later"
        except Exception as error:  # whatever these libraries raise: no message is worth a thread
            if outing.refused:
                log.warning("an address for word led into a private network, and is dropped")
                return "gone"
            log.info("word could not be sent by %s: %s", address.kind, type(error).__name__)
            return "later"

    # --- Web Push

    def _push(self, address: Address, message: Message) -> Outcome:
        # Late imports: it is an extra, and takes longer to load than everything else here.
        from py_vapid import Vapid  # type: ignore[import-untyped]
        from pywebpush import WebPushException, webpush  # type: ignore[import-untyped]

        point, secret = address.keys.split()
        contact = self.settings.notify_contact
        subject = f"mailto:{contact}" if contact else self.settings.notify_address or "mailto:host@lychgate.invalid"
        body = {"title": message.title, "body": message.body, "table": message.table}
        try:
            webpush(
                {"endpoint": address.target, "keys": {"p256dh": point, "auth": secret}},
                msgspec.json.encode(body).decode(),
                vapid_private_key=Vapid.from_raw(self.keys.private.encode()),
                vapid_claims={"sub": subject},
                ttl=KEPT,
                timeout=(CONNECT, READ),
                headers={"urgency": "high", "topic": topic_of(message.table)},
                requests_session=_session(),
            )
        except WebPushException as error:
            if error.response is None:
                raise
            return "gone" if error.status_code in DEAD else "later"
        return "sent"

    # --- mail and other services

    def _letter(self, address: Address, message: Message) -> str:
        parts = [message.body]
        if message.table:
            parts.append(said("word-open", address.language, link=self._link(f"/table/{message.table}")))
        if address.confirmed:
            parts.append(said("word-stop", address.language, link=self.stop_link(address)))
        return "\n\n".join(parts)

    def confirming(self, address: Address) -> Message:
        """Return the message that asks whether an address is right."""
        confirm = self._link(f"/word#confirm={self.keys.link_token('confirm', address.id)}")
        asks = said("word-confirm", address.language, link=confirm)
        never = said("word-never", address.language, link=self.stop_link(address))
        return Message(said("word-confirm-title", address.language), f"{asks}\n\n{never}")

    def stop_link(self, address: Address) -> str:
        """Return the link that stops what is sent to an address, at one click."""
        return self._link(f"/word#stop={self.keys.link_token('stop', address.id)}")

    def _link(self, path: str) -> str:
        return self.settings.notify_address.rstrip("/") + path

    def _post(self, address: Address, title: str, body: str) -> bool:
        service = self._mail(address) if address.kind == "mail" else service_of(address.target, self.settings)
        return service is not None and bool(service.notify(body=body, title=title, body_format="text"))

    def _mail(self, address: Address) -> Any:
        """Return the host's mail server, with this address as the only one it writes to."""
        from apprise import Apprise
        from apprise.plugins import url_to_dict

        given: dict[str, Any] = dict(url_to_dict(self.settings.notify_mail) or {})  # type: ignore[no-untyped-call]
        stop = self._link(f"/api/word/stop/{self.keys.link_token('stop', address.id)}")
        given |= {"targets": [address.target], "cc": None, "bcc": None, "format": "text"}
        # RFC 8058: the reader's mail program has a button that stops these mails.
        given["headers"] = {"List-Unsubscribe": f"<{stop}>", "List-Unsubscribe-Post": "List-Unsubscribe=One-Click"}
        return _careful(Apprise.instantiate(given, asset=_asset()))


def service_of(url: str, settings: Settings) -> Any:
    """Return the service that an address in Apprise's writing means; None if it is none that the host allows.

    It must be encrypted, and reach one place only.
    """
    from apprise import Apprise

    scheme, _, rest = url.partition("://")
    scheme = scheme.lower()
    if scheme not in settings.notify_services or not rest.strip("/"):
        return None
    service = _careful(Apprise.instantiate(url, asset=_asset()))
    if service is None or len(service) != 1:
        return None
    secure = service.secure_protocol or ()
    return service if scheme in ((secure,) if isinstance(secure, str) else secure) else None


def _asset() -> Any:
    from apprise import AppriseAsset, PersistentStoreMode

    return AppriseAsset(
        app_id="Lychgate",
        app_desc="Lychgate",
        app_url="",
        async_mode=False,  # in this thread, where connections are looked at
        http_redirects=False,
        storage_mode=PersistentStoreMode.MEMORY,
        secure_logging=True,
        plugin_paths=[],
    )


def _careful(service: Any) -> Any:
    """Let nobody's address change how long we wait, whom we trust and where we are sent on to."""
    from apprise import OverflowMode

    if service is not None:
        service.socket_connect_timeout, service.socket_read_timeout = CONNECT, READ
        service.verify_certificate, service.redirects = True, False
        service.overflow_mode = OverflowMode.TRUNCATE
    return service


def _session() -> Any:
    import requests

    class Brief(requests.Session):
        """Goes nowhere else than it is told, and reads no more of an answer than is needed."""

        def post(self, url: str | bytes, data: Any = None, json: Any = None, **given: Any) -> requests.Response:
            answer = super().post(url, data=data, json=json, stream=True, **given | {"allow_redirects": False})
            answer._content = answer.raw.read(READ_AT_MOST)
            answer.close()
            return answer

    return Brief()


def topic_of(table: str) -> str:
    """Return the topic of a table: of several messages about it that wait at a push service, the last counts."""
    return packed(blake2b(table.encode(), digest_size=18).digest())

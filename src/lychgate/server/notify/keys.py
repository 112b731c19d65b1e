"""The keys of the house: the one by which push services know it, and the secret that makes the links in its mails.

Both are made at the first start and kept in the database, so that all processes have the same and a restart changes
nothing: browsers let nobody but the holder of the key send them anything.
"""

from __future__ import annotations

import hmac
import secrets
from base64 import urlsafe_b64decode, urlsafe_b64encode
from hashlib import blake2b
from importlib.util import find_spec
from typing import Any, Literal, TypeAlias

import msgspec
from sqlalchemy import select
from sqlalchemy.dialects import postgresql, sqlite

from lychgate.server.schema import house
from lychgate.server.store import Store

Purpose: TypeAlias = Literal["confirm", "stop"]
ROW = "notify-keys"


class Keys(msgspec.Struct, frozen=True):
    """The keys, as the database keeps them."""

    secret: str
    private: str = ""
    """The private key for Web Push, 32 bytes; empty where nothing that could use it is installed."""
    public: str = ""
    """The public key that belongs to it, an uncompressed point of P-256."""

    def link_token(self, purpose: Purpose, address: str) -> str:
        """Return the token by which an address is confirmed, or by which its word is stopped."""
        return f"{address}.{self._mark(purpose, address)}"

    def address_of(self, purpose: Purpose, token: str) -> str | None:
        """Return the address that a token was made for; None if it was not made here, for this purpose."""
        address, _, mark = token.partition(".")
        return address if hmac.compare_digest(mark.encode(), self._mark(purpose, address).encode()) else None

    def _mark(self, purpose: Purpose, address: str) -> str:
        person = f"lychgate {purpose}".encode()
        digest = blake2b(address.encode(), digest_size=18, key=self.secret.encode(), person=person).digest()
        return urlsafe_b64encode(digest).decode()


def has_push() -> bool:
    """Tell whether what sends Web Push is installed (the extra `notify`)."""
    return find_spec("pywebpush") is not None


def has_services() -> bool:
    """Tell whether what sends mail and word by other services is installed (the extra `notify`)."""
    return find_spec("apprise") is not None


async def keys_of(store: Store) -> Keys:
    """Return the keys of the house, made now if there are none; of several processes the first makes them."""
    kept = await _kept(store)
    if kept is None or (has_push() and not kept.private):
        private, public = _push_keys() if has_push() else ("", "")
        made = Keys(secrets.token_urlsafe(24) if kept is None else kept.secret, private, public)
        make = sqlite.insert if store.database.is_file else postgresql.insert
        row = make(house).values(name=ROW, value=msgspec.to_builtins(made))
        if kept is None:
            statement = row.on_conflict_do_nothing(index_elements=["name"])
        else:
            statement = row.on_conflict_do_update(index_elements=["name"], set_={"value": row.excluded.value})
        await store.write("", (statement, None, False))
        kept = await _kept(store)
        assert kept is not None
    return kept


async def _kept(store: Store) -> Keys | None:
    rows: list[dict[str, Any]] = await store.database.read(select(house.c.value).where(house.c.name == ROW))
    return msgspec.convert(rows[0]["value"], Keys) if rows else None


def _push_keys() -> tuple[str, str]:
    from cryptography.hazmat.primitives.asymmetric import ec
    from cryptography.hazmat.primitives.serialization import Encoding, PublicFormat

    key = ec.generate_private_key(ec.SECP256R1())
    private = key.private_numbers().private_value.to_bytes(32, "big")
    public = key.public_key().public_bytes(Encoding.X962, PublicFormat.UncompressedPoint)
    return packed(private), packed(public)


def packed(content: bytes) -> str:
    """Return bytes as Web Push writes them: base64 for addresses, without padding."""
    return urlsafe_b64encode(content).rstrip(b"=").decode()


def unpacked(text: str) -> bytes:
    """Return the bytes of such a text; ValueError if it is none."""
    return urlsafe_b64decode(text + "=" * (-len(text) % 4))

"""Tokens: secrets that give rights. The store keeps only their hashes, so that whoever reads it cannot take a seat.

A token has 144 random bits, too many to try out, so a plain hash is enough. The spectators' token is hash_of unhashed,
because everybody at the table is shown it, and it gives no seat.
"""

from __future__ import annotations

import secrets
from base64 import urlsafe_b64encode
from hashlib import blake2b


def new_token() -> str:
    """Return a random token of 144 bits."""
    return secrets.token_urlsafe(18)


def new_salt() -> str:
    """Return a random salt, by which a new invitation to a seat differs from the last."""
    return secrets.token_hex(8)


def hash_of(token: str) -> str:
    """Return the hash of a token, as the store keeps it."""
    return blake2b(token.encode(), digest_size=16, person=b"lychgate token").hexdigest()


def invitation(host: str, salt: str) -> str:
    """Return the invitation that the host's token and a salt make, so that the host can be shown it again."""
    digest = blake2b(f"{salt}/{host}".encode(), digest_size=18, person=b"lychgate invite").digest()
    return urlsafe_b64encode(digest).decode()

"""Tokens: capabilities nobody can guess. The store keeps only their hashes, so that whoever reads it opens no seat.

A token has 144 random bits, so a plain hash is enough: there is nothing to be tried out. The spectators' token is kept
as it is, because everybody at the table is shown it, and it opens no seat.
"""

from __future__ import annotations

import secrets
from base64 import urlsafe_b64encode
from hashlib import blake2b


def new_token() -> str:
    """Return a capability nobody can guess: 144 bits."""
    return secrets.token_urlsafe(18)


def new_salt() -> str:
    """Return what tells one invitation to a seat from the next."""
    return secrets.token_hex(8)


def kept(token: str) -> str:
    """Return a token as it is kept."""
    return blake2b(token.encode(), digest_size=16, person=b"lychgate token").hexdigest()


def invitation(host: str, salt: str) -> str:
    """Return the invitation that the host's token and a salt make, so that the host can be shown it again."""
    digest = blake2b(f"{salt}/{host}".encode(), digest_size=18, person=b"lychgate invite").digest()
    return urlsafe_b64encode(digest).decode()

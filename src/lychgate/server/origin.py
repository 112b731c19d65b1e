"""Which pages may talk to the server: its own, and those an operator has named."""

from __future__ import annotations

import re
from collections.abc import Iterable
from typing import Any

_HOST = re.compile(r"[A-Za-z0-9.:\[\]_-]{1,255}")


def header(scope: Any, name: bytes) -> str:
    """Return a header of a request, or nothing."""
    return next((value.decode("latin-1") for key, value in scope["headers"] if key == name), "")


def host_of(scope: Any) -> str:
    """Return the host that a request names; "" where it may not be repeated in a header of the answer."""
    host = header(scope, b"host")
    return host if _HOST.fullmatch(host) else ""


class Origins:
    """Checks which page a request comes from. Programs other than browsers send no origin and are allowed."""

    def __init__(self, allowed: Iterable[str] = ()) -> None:
        self.allowed = {each.rstrip("/").lower() for each in allowed}

    def allow(self, scope: Any) -> bool:
        """Tell whether the page that sent this request may use the server."""
        origin = header(scope, b"origin").lower()
        if not origin or origin in self.allowed:
            return True
        host = host_of(scope).lower()
        return bool(host) and origin in (f"http://{host}", f"https://{host}")


def policy(host: str) -> str:
    """Return the content security policy: everything from this server, nothing from elsewhere, no inline scripts."""
    sockets = f" ws://{host} wss://{host}" if host else ""  # older Safari does not count sockets as 'self'
    return (
        "default-src 'self'; script-src 'self'; style-src 'self'; img-src 'self' data:; "
        f"font-src 'self'; connect-src 'self'{sockets}; object-src 'none'; base-uri 'none'; form-action 'self'; "
        "frame-ancestors 'none'"
    )

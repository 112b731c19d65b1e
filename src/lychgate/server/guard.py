"""The guard at the door: sockets to the rooms, requests to HTTP if origin and rate allow, headers on every answer."""

from __future__ import annotations

import logging
import re
from collections.abc import Callable
from time import perf_counter
from typing import Any
from urllib.parse import quote

import msgspec

from lychgate.server import logs, metrics
from lychgate.server.bodies import Problem
from lychgate.server.limits import Limits, address_of
from lychgate.server.origin import Origins, host_of, policy
from lychgate.server.settings import Settings

log = logging.getLogger("lychgate.http")

HEADERS = (
    (b"x-content-type-options", b"nosniff"),
    (b"referrer-policy", b"no-referrer"),
    (b"cross-origin-opener-policy", b"same-origin"),
    (b"permissions-policy", b"camera=(), microphone=(), geolocation=()"),
)
SOCKETS = "/ws"
PROBES = ("/healthz", "/readyz")
LONGEST_PATH = 200
BANNED = "The host of this house does not let you in."
_OPENS_A_TABLE = re.compile(r"/api/tables(/[^/]*/(branch|rematch))?|/api/lessons/[^/]*")


class Guard:
    """The outermost ASGI application."""

    def __init__(
        self, http: Any, sockets: Any, settings: Settings, limits: Limits, is_banned: Callable[[str], bool]
    ) -> None:
        self.http = http
        self.sockets = sockets
        self.is_banned = is_banned
        self.origins = Origins(settings.origins)
        self.limits = limits

    async def __call__(self, scope: Any, receive: Any, send: Any) -> None:
        """Let a request pass, or say why not."""
        if scope["type"] == "websocket":
            # Sockets skip the HTTP middleware, which would cost time at every message.
            await self.sockets(scope, receive, send)
        elif scope["type"] == "http":
            await self._request(scope, receive, send)
        else:
            await self.http(scope, receive, send)

    async def _request(self, scope: Any, receive: Any, send: Any) -> None:
        extra = [*HEADERS, (b"content-security-policy", policy(host_of(scope)).encode())]
        extra.append((b"x-request-id", logs.begin().encode()))
        began, method = perf_counter(), scope["method"]

        async def send_with_headers(message: Any) -> None:
            if message["type"] == "http.response.start":
                status = message["status"]
                metrics.requests.labels(str(status)).inc()
                spent = (perf_counter() - began) * 1000
                log.log(
                    _level(scope["path"], status), "%s %s %d in %.1f ms", method, told(scope["path"]), status, spent
                )
                message = {**message, "headers": [*message.get("headers", ()), *extra]}
            await send(message)

        scope["path"] = plain(scope["path"])
        scope["raw_path"] = quote(scope["path"]).encode()
        refusal = self._refusal(scope)
        if refusal is None:
            await self.http(scope, receive, send_with_headers)
            return
        status, sentence = refusal
        metrics.refusals.labels(f"http-{status}").inc()
        body = msgspec.json.encode(Problem(sentence))
        headers = [(b"content-type", b"application/json"), (b"content-length", str(len(body)).encode())]
        await send_with_headers({"type": "http.response.start", "status": status, "headers": headers})
        await send({"type": "http.response.body", "body": body})

    def _refusal(self, scope: Any) -> tuple[int, str] | None:
        path = scope["path"]
        if path == SOCKETS:
            return 426, "This address is for sockets."
        if len(path) > LONGEST_PATH or not path.isprintable():
            return 404, "There is nothing at this address."
        address = address_of(scope)
        if path not in PROBES and self.is_banned(address):
            return 403, BANNED
        if scope["method"] in ("GET", "HEAD", "OPTIONS"):
            if path not in PROBES and not self.limits.pages.take(address):
                return 429, "Too many requests; wait a moment."
            return None
        if not self.origins.allow(scope):
            return 403, "This page may not use the server: it comes from another origin."
        if not self.limits.requests.take(address):
            return 429, "Too many requests; wait a moment."
        if _OPENS_A_TABLE.fullmatch(path) and not self.limits.tables.take(address):
            return 429, "Too many tables opened at once; wait a moment."
        return None


def plain(path: str) -> str:
    """Return a path in the one spelling that limits and routes know: single slashes, none at the end."""
    return "/" + "/".join(part for part in path.split("/") if part)


def told(path: str) -> str:
    """Return a path for the log: short, and without anything that would break the line."""
    return "".join(sign if sign.isprintable() else "?" for sign in path[:80])


def _level(path: str, status: int) -> int:
    """Return the level of a line about a request: errors are warned of, and what probes ask is of no interest."""
    if status >= 500 and path not in PROBES:
        return logging.WARNING
    return logging.DEBUG if path in PROBES else logging.INFO

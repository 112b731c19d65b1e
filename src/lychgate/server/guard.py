"""The guard at the door: sockets to the rooms, requests to HTTP if origin and rate allow, headers on every answer."""

from __future__ import annotations

from typing import Any

import msgspec

from lychgate.server.bodies import Problem
from lychgate.server.limits import Buckets
from lychgate.server.origin import Origins, host_of, policy
from lychgate.server.settings import Settings

HEADERS = (
    (b"x-content-type-options", b"nosniff"),
    (b"referrer-policy", b"no-referrer"),
    (b"cross-origin-opener-policy", b"same-origin"),
    (b"permissions-policy", b"camera=(), microphone=(), geolocation=()"),
)
SOCKETS = "/ws"


class Guard:
    """The outermost ASGI application."""

    def __init__(self, http: Any, sockets: Any, settings: Settings) -> None:
        self.http = http
        self.sockets = sockets
        self.origins = Origins(settings.origins)
        self.requests = Buckets(settings.requests)
        self.tables = Buckets(settings.tables)

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

        async def send_with_headers(message: Any) -> None:
            if message["type"] == "http.response.start":
                message = {**message, "headers": [*message.get("headers", ()), *extra]}
            await send(message)

        refusal = self._refusal(scope)
        if refusal is None:
            await self.http(scope, receive, send_with_headers)
            return
        status, sentence = refusal
        body = msgspec.json.encode(Problem(sentence))
        headers = [(b"content-type", b"application/json"), (b"content-length", str(len(body)).encode())]
        await send_with_headers({"type": "http.response.start", "status": status, "headers": headers})
        await send({"type": "http.response.body", "body": body})

    def _refusal(self, scope: Any) -> tuple[int, str] | None:
        if scope["path"] == SOCKETS:
            return 426, "This address is for sockets."
        if scope["method"] in ("GET", "HEAD", "OPTIONS") and not scope["path"].endswith("/record"):
            return None
        if not self.origins.allow(scope):
            return 403, "This page may not use the server: it comes from another origin."
        address = scope["client"][0] if scope.get("client") else ""
        if not self.requests.take(address):
            return 429, "Too many requests; wait a moment."
        path = scope["path"].rstrip("/")
        if (path == "/api/tables" or path.startswith("/api/lessons/")) and not self.tables.take(address):
            return 429, "Too many tables opened at once; wait a moment."
        return None

"""The wire: uvicorn's connections, made cheaper where they are open for hours, and closed where nothing comes."""

from __future__ import annotations

import asyncio
import resource
from typing import Any

from uvicorn.protocols.http.h11_impl import H11Protocol
from uvicorn.protocols.utils import ClientDisconnected
from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol
from websockets.protocol import State

AHEAD = 8
"""Messages that are read from one socket before the application asks for them."""


class Wire(WebSocketsSansIOProtocol):
    """A socket that reads ahead.

    uvicorn stops reading at every message until the application asks for it: two system calls for each message.

    This class stops only after AHEAD messages. It also frees the request that opened the socket, and frames by itself
    what is sent, which takes a third of the time.
    """

    def send_receive_event_to_app(self) -> None:
        self.read_paused = self.queue.qsize() < AHEAD  # uvicorn does not pause a transport it believes paused
        if self.handshake_complete:
            self.__dict__.pop("request", None)
            self.__dict__.pop("response", None)
        super().send_receive_event_to_app()

    async def send(self, message: Any) -> None:
        text = message.get("text")
        if text is None or not self.handshake_complete or self.close_sent or self.conn.state is not State.OPEN:
            await super().send(message)
            return
        if not self.writable.is_set():
            await self.writable.wait()
        if self.disconnected:
            raise ClientDisconnected
        self.transport.write(framed(text.encode()))


def framed(text: bytes) -> bytes:
    """Return one whole text message as it travels from a server (RFC 6455, 5.2)."""
    size = len(text)
    if size < 126:
        return b"\x81%c%b" % (size, text)
    if size < 1 << 16:
        return b"\x81\x7e%b%b" % (size.to_bytes(2), text)
    return b"\x81\x7f%b%b" % (size.to_bytes(8), text)


FIRST = 10.0
"""Seconds within which a new connection must have sent the head of a request."""
SPARE = 96
"""Files that are left for the database and bots when connections take all others."""


def most_connections() -> int:
    """Return how many connections this process may hold, after asking the system for as many as it gives."""
    soft, hard = resource.getrlimit(resource.RLIMIT_NOFILE)
    wanted = hard if hard != resource.RLIM_INFINITY else max(soft, 65_536)
    if soft < wanted:
        resource.setrlimit(resource.RLIMIT_NOFILE, (wanted, hard))
    return max(wanted - SPARE, 16)


class Door(H11Protocol):
    """A connection that is closed if it says nothing, or if there are too many already."""

    most = 10_000
    """Connections that one process holds at most."""

    def connection_made(self, transport: asyncio.Transport) -> None:  # type: ignore[override]
        super().connection_made(transport)
        if len(self.connections) > self.most:
            transport.abort()
        else:
            self.loop.call_later(FIRST, self._hurry)

    def _hurry(self) -> None:
        cycle: object | None = self.cycle  # uvicorn types it as always there
        if cycle is None and self.transport.get_protocol() is self:
            self.transport.close()

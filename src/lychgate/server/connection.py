"""One socket: what it may do, and its queue of outgoing messages, which never makes anybody else wait."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable, Coroutine
from typing import TYPE_CHECKING, Any

from lychgate.server.limits import Bucket
from lychgate.server.settings import Rate

if TYPE_CHECKING:
    from lychgate.server.audience import Audience
    from lychgate.server.room import Room

Send = Callable[[Any], Awaitable[None]]

MOST_WAITING = 512
MOST_BYTES = 1_000_000
"""Messages and characters that may wait for a slow reader before its socket is closed; the browser can reconnect."""


class Connection:
    """A browser at a table."""

    __slots__ = (
        "_bytes", "_flusher", "_outbox", "_send", "address", "audience", "bucket", "closing", "former", "host",
        "invited", "looking", "resent", "room", "seats", "tokens",
    )  # fmt: skip

    def __init__(self, send: Send, rate: Rate, address: str = "") -> None:
        self._send = send
        self.address = address
        self._outbox: list[str] = []
        self._bytes = 0
        """The length of everything in the outbox."""
        self._flusher: asyncio.Task[None] | None = None
        self.bucket = Bucket(rate)
        self.tokens: tuple[str, ...] = ()
        self.seats: tuple[int, ...] = ()
        self.host = ""
        """The host's token, if this browser has it."""
        self.invited: int | None = None
        self.looking = True
        """Whether the page is before somebody's eyes; of one that is hidden, the browser says so."""
        self.former: int | None = None
        """The seat that was this browser's before somebody else got it."""
        self.room: Room | None = None
        self.audience: Audience | None = None
        self.resent: int | None = None
        """The number of the update that was sent again after an answer to an old question."""
        self.closing: int | None = None
        """The close code to use as soon as everything is sent."""

    def send(self, text: str) -> None:
        """Queue a message; returns at once."""
        if self.closing is not None:
            return
        self._bytes += len(text)
        if len(self._outbox) >= MOST_WAITING or (self._outbox and self._bytes > MOST_BYTES):
            self._drop()
            self.close(4408)
            return
        self._outbox.append(text)
        self._flush()

    def close(self, code: int) -> None:
        """Close the socket once the queued messages are sent."""
        if self.closing is None:
            self.closing = code
            self._flush()

    async def drained(self, seconds: float = 3.0) -> None:
        """Wait until everything is sent, for at most this many seconds."""
        if self._flusher is not None:
            await asyncio.wait([self._flusher], timeout=seconds)

    def _flush(self) -> None:
        """Send the queued messages. As long as the reader keeps up, sending never waits, and no task is needed."""
        if self._flusher is not None:
            return
        flow = self._flow()
        try:
            awaited = flow.send(None)
        except StopIteration:
            return
        self._flusher = asyncio.create_task(self._finish(flow, awaited))

    async def _finish(self, flow: Coroutine[Any, None, None], awaited: asyncio.Future[Any] | None) -> None:
        """Continue a `send` that had to wait, then send the rest of the queue."""
        try:
            while True:
                await (asyncio.sleep(0) if awaited is None else asyncio.wait([awaited]))
                awaited = flow.send(None)
        except StopIteration:
            pass
        finally:
            flow.close()
            self._flusher = None

    async def _flow(self) -> None:
        try:
            while self._outbox:
                texts, self._outbox = self._outbox, []
                for text in texts:
                    self._bytes -= len(text)
                    await self._send({"type": "websocket.send", "text": text})
            if self.closing is not None:
                await self._send({"type": "websocket.close", "code": self.closing})
        except Exception:  # the other side is gone, whatever uvicorn raises; the receiving loop will notice
            self._drop()
            self.closing = self.closing or 1006

    def _drop(self) -> None:
        self._outbox.clear()
        self._bytes = 0

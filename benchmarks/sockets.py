"""A socket client that costs next to nothing, so that a load test measures the server."""

from __future__ import annotations

import asyncio
import base64
import os
from collections.abc import Callable

Received = Callable[["Client", bytes], None]


class Client(asyncio.Protocol):
    """One WebSocket to a server on this machine: whole text messages out and in, nothing else.

    Frames are masked with a key of noughts, which the standard allows and which leaves the text as it is.
    """

    def __init__(self, received: Received) -> None:
        self.received = received
        self.opened: asyncio.Future[None] = asyncio.get_running_loop().create_future()
        self.transport: asyncio.Transport
        self._buffer = bytearray()
        self._begun = False

    @classmethod
    async def connect(cls, port: int, received: Received, path: str = "/ws") -> Client:
        """Open a socket."""
        loop = asyncio.get_running_loop()
        _, client = await loop.create_connection(lambda: cls(received), "127.0.0.1", port)
        key = base64.b64encode(os.urandom(16)).decode()
        client.transport.write(
            f"GET {path} HTTP/1.1\r\nHost: 127.0.0.1:{port}\r\nUpgrade: websocket\r\nConnection: Upgrade\r\n"
            f"Sec-WebSocket-Key: {key}\r\nSec-WebSocket-Version: 13\r\n\r\n".encode()
        )
        await client.opened
        return client

    def connection_made(self, transport: asyncio.BaseTransport) -> None:
        """Begin the handshake."""
        assert isinstance(transport, asyncio.Transport)
        self.transport = transport

    def send(self, text: bytes) -> None:
        """Send one message."""
        size = len(text)
        if size < 126:
            head = bytes((0x81, 0x80 | size))
        else:
            head = bytes((0x81, 0xFE)) + size.to_bytes(2, "big")
        self.transport.write(head + b"\0\0\0\0" + text)

    def close(self) -> None:
        """Close without ceremony."""
        self.transport.abort()

    def data_received(self, data: bytes) -> None:
        """Take what has come and pass on every complete message."""
        buffer = self._buffer
        buffer += data
        if not self._begun:
            end = buffer.find(b"\r\n\r\n")
            if end < 0:
                return
            if not buffer.startswith(b"HTTP/1.1 101"):
                self.opened.set_exception(ConnectionError(bytes(buffer[:end]).decode()))
                return
            del buffer[: end + 4]
            self._begun = True
            self.opened.set_result(None)
        at = 0
        while len(buffer) - at >= 2:
            size, start = buffer[at + 1] & 0x7F, at + 2
            if size == 126:
                size, start = int.from_bytes(buffer[at + 2 : at + 4], "big"), at + 4
            elif size == 127:
                size, start = int.from_bytes(buffer[at + 2 : at + 10], "big"), at + 10
            if len(buffer) < start + size:
                break
            if buffer[at] & 0x0F == 1:
                self.received(self, bytes(buffer[start : start + size]))
            at = start + size
        del buffer[:at]

"""The wire: uvicorn's sockets, made cheaper for connections that are open for hours."""

from __future__ import annotations

from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol

AHEAD = 8
"""Messages that are read from one socket before the application asks for them."""


class Wire(WebSocketsSansIOProtocol):
    """A socket that reads ahead.

    uvicorn stops reading at every message until the application asks for it: two system calls for each message.

    This class stops only after AHEAD messages. It also frees the request that opened the socket.
    """

    def send_receive_event_to_app(self) -> None:
        self.read_paused = self.queue.qsize() < AHEAD  # uvicorn does not pause a transport it believes paused
        if self.handshake_complete:
            self.__dict__.pop("request", None)
            self.__dict__.pop("response", None)
        super().send_receive_event_to_app()

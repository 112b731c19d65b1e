"""The wire: uvicorn's sockets, made lighter for those that are open for hours."""

from __future__ import annotations

from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol

AHEAD = 8
"""Messages of one socket that are read before they are wanted."""


class Wire(WebSocketsSansIOProtocol):
    """uvicorn stops reading at every message until it is wanted, which costs two calls of the system for each.

    Here it stops only when somebody is far ahead. And the request that opened the socket is let go of.
    """

    def send_receive_event_to_app(self) -> None:
        """Hand a message over."""
        self.read_paused = self.queue.qsize() < AHEAD  # what is taken to be stopped already is not stopped
        if self.handshake_complete:
            self.__dict__.pop("request", None)
            self.__dict__.pop("response", None)
        super().send_receive_event_to_app()

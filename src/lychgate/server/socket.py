"""The socket: receives messages, checks each against the protocol, and hands it to the room."""

from __future__ import annotations

import logging
from contextlib import nullcontext
from typing import Any

import msgspec

from lychgate.core.errors import BadGame, LychgateError
from lychgate.server import consent, gate, logs, metrics, standins
from lychgate.server.commands import obey
from lychgate.server.conductor import advance
from lychgate.server.connection import Connection
from lychgate.server.follow import present
from lychgate.server.guard import BANNED, SOCKETS
from lychgate.server.incoming import Answer, FromClient, Hello, Point, Preview, Ref, Undo, Why
from lychgate.server.limits import address_of
from lychgate.server.origin import Origins
from lychgate.server.protocol import Failed, Refused
from lychgate.server.refusals import UnknownTable
from lychgate.server.rooms import Rooms
from lychgate.server.seating import try_start
from lychgate.server.settings import Settings

log = logging.getLogger("lychgate.server")

_decoder: msgspec.json.Decoder[FromClient] = msgspec.json.Decoder(FromClient)

STRIKES = 20
"""Number of messages over the rate limit, or invalid, after which a socket is closed."""


TOO_MUCH = "That was too much at once; wait a moment."
COSTS: dict[type[Any], float] = {Hello: 8.0, Preview: 6.0, Undo: 4.0, Why: 2.0, Point: 2.0, Answer: 2.0}
"""What messages take from the limit of their address, in units of a ping; about 1 ms of work each."""


class Bad(LychgateError):
    """A message that does not fit the protocol."""


def read(data: dict[str, Any], most: int) -> FromClient:
    """Return a message, checked by its schema; raises Bad."""
    text = data.get("text")
    content = text if text is not None else data.get("bytes") or b""
    if len(content) > most:
        raise Bad(f"A message may have {most} bytes, not {len(content)}.")
    try:
        return _decoder.decode(content)
    except (msgspec.DecodeError, UnicodeError, RecursionError) as error:
        raise Bad(f"This message cannot be understood: {error}.") from None


class Sockets:
    """The ASGI application for sockets."""

    def __init__(self, rooms: Rooms, settings: Settings) -> None:
        self.rooms = rooms
        self.settings = settings
        self.origins = Origins(settings.origins)

    async def __call__(self, scope: Any, receive: Any, send: Any) -> None:
        """Serve one socket from its first message to its last."""
        await receive()
        if scope["path"] != SOCKETS or not self.origins.allow(scope):
            await send(
                {"type": "websocket.close", "code": 1008, "reason": "Not from this page, or not at this address."}
            )
            return
        address = address_of(scope)
        if self.rooms.house.doors.is_banned(address):
            await send({"type": "websocket.close", "code": 1008, "reason": BANNED})
            return
        sockets = self.rooms.house.limits.sockets
        if not sockets.come(address):
            await send({"type": "websocket.close", "code": 1013, "reason": "Too many connections."})
            return
        try:
            await self._open(scope, receive, send, address)
        finally:
            sockets.leave(address)

    async def _open(self, scope: Any, receive: Any, send: Any, address: str) -> None:
        logs.begin()
        await send({"type": "websocket.accept"})
        scope.clear()  # frees the request with its headers: idle sockets should take little memory
        connection = Connection(send, self.settings.messages, address)
        try:
            await self._serve(connection, receive)
        except Exception:
            log.exception("a socket at table %s failed", connection.room.row.id if connection.room else "?")
            if connection.room is not None:
                connection.room.forget()  # the match may be half changed
            _fail(connection, "Something went wrong on the server; nothing was lost. Come back in a moment.", 1011)
        finally:
            if connection.room is not None:
                connection.room.leave(connection)
            await connection.drained()

    async def _serve(self, connection: Connection, receive: Any) -> None:
        strikes = 0
        while strikes < STRIKES:
            data = await receive()
            if data["type"] != "websocket.receive" or connection.closing is not None:
                return
            if not connection.bucket.take():
                strikes += 1
                _refuse(connection, TOO_MUCH, "too-fast")
                continue
            try:
                message = read(data, self.settings.max_message)
            except Bad as error:
                strikes += 1
                if connection.room is None:
                    _fail(connection, str(error), 4400)
                else:
                    _refuse(connection, str(error), "bad")
                continue
            if not self.rooms.house.limits.messages.take(connection.address, COSTS.get(type(message), 1.0)):
                strikes += 1
                _refuse(connection, TOO_MUCH, "too-fast", message.ref)
                continue
            if connection.room is not None:
                with metrics.timed(metrics.answer_seconds) if isinstance(message, Answer) else nullcontext():
                    await obey(connection.room, connection, message)
            elif isinstance(message, Hello):
                await self._enter(connection, message)
            else:
                _fail(connection, "Say hello first: which table, and with which token.", 4400)
        _fail(connection, "Too many messages that could not be accepted.", 4429)

    async def _enter(self, connection: Connection, hello: Hello) -> None:
        try:
            connection.tokens = hello.tokens
            async with present(self.rooms, hello.table) as room:
                logs.table.set(room.row.id)
                if not room.grant(connection):
                    _fail(connection, "This link does not open the table (any more); ask the host for a new one.", 4403)
                    return
                await standins.come_back(room, connection)
                await room.greet(connection, hello.since)
                standins.greet(room, connection)
                await consent.greet(room, connection)
                log.debug("a socket joins as %s", f"seats {connection.seats}" if connection.seats else "spectator")
                await try_start(room)
            advance(room)
        except (UnknownTable, BadGame) as error:
            _fail(connection, str(error), 4404)
        except LychgateError as error:
            _fail(connection, str(error), 1011)


def _refuse(connection: Connection, sentence: str, kind: Any, ref: Ref = None) -> None:
    metrics.refusals.labels(kind).inc()
    connection.send(gate.encode(Refused(ref=ref, say=sentence, kind=kind)))


def _fail(connection: Connection, sentence: str, code: int) -> None:
    connection.send(gate.encode(Failed(sentence)))
    connection.close(code)

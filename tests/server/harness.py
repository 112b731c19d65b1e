"""A server inside the test: the real application, driven through ASGI, with the database in a file."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator, Awaitable, Callable, Coroutine
from contextlib import AsyncExitStack, asynccontextmanager
from itertools import cycle
from pathlib import Path
from typing import Any, cast

import msgspec
import pytest
from litestar import Litestar
from msgspec.structs import replace
from sqlalchemy import create_engine, text

from lychgate.server.app import build
from lychgate.server.follow import is_behind
from lychgate.server.protocol import FromServer
from lychgate.server.room import Room
from lychgate.server.rooms import Rooms
from lychgate.server.settings import Rate, Settings
from lychgate.server.tokens import new_token
from tests.patience import PATIENCE

FREE = Rate(1e9, 1e9)
SOON = 0.02
"""Seconds between two looks for what other processes have done, where there are several and SQLite tells nothing."""
PLACES = ("sqlite", "postgresql")
SHARED = ("sqlite-2", "postgresql-2")
"""The same with people at two processes."""
Plain = dict[str, Any]

at_two_processes_too = pytest.mark.parametrize("place", [*PLACES, *SHARED], indirect=True)
"""For what two people do: at one process, and at two that share a database."""

_from_server = msgspec.json.Decoder(FromServer)


class Place(msgspec.Struct, frozen=True):
    """Where the servers of a test keep their files and their matches."""

    folder: Path
    postgres: str = ""
    """The address of a database in PostgreSQL; without one, a file of SQLite in the folder."""
    processes: int = 1
    """How many servers there are; those who come are shared out among them."""

    @property
    def database(self) -> str:
        return self.postgres or f"sqlite:///{self.folder / 'test.db'}"

    def execute(self, *statements: str) -> None:
        """Change the database behind the server's back."""
        self.rows(*statements)

    def rows(self, *statements: str) -> list[tuple[Any, ...]]:
        """Run statements in one transaction behind the server's back, and return the rows of the last."""
        engine = create_engine(self.database.replace("postgresql:", "postgresql+psycopg:"))
        try:
            with engine.begin() as connection:
                result = [connection.execute(text(each)) for each in statements][-1]
                return [tuple(row) for row in result] if result.returns_rows else []
        finally:
            engine.dispose()


def settings(place: Place, **changes: Any) -> Settings:
    """Return the settings of a server in a test: no limits, no pauses, bots in a thread."""
    base = Settings(
        database=place.database,
        durable=False,
        messages=FREE,
        messages_of_address=FREE,
        talk=FREE,
        orders=FREE,
        requests=FREE,
        tables=FREE,
        pages=FREE,
        pace=0.0,
        cadence=0.0,
        grace=30.0,
        bot_workers=0,
        static=place.folder / "static",
    )
    return replace(base, **changes)


class Closed(Exception):
    """The server closed the socket; `code` says why."""

    def __init__(self, code: int) -> None:
        super().__init__(code)
        self.code = code


class Socket:
    """A client's end of one socket."""

    def __init__(
        self, app: Litestar, headers: dict[str, str], settle: Callable[[], Awaitable[None]] | None = None
    ) -> None:
        self.app = app
        self._settle = settle
        self.raw: list[str] = []
        """Every message that arrived, byte for byte."""
        self._read = self._asked = 0
        self._to_server: asyncio.Queue[Plain] = asyncio.Queue()
        self._arrived: asyncio.Queue[Plain] = asyncio.Queue()
        self.last: dict[str, Plain] = {}
        """The newest message of each type."""
        self.closed: int | None = None
        scope = {
            "type": "websocket", "asgi": {"version": "3.0"}, "http_version": "1.1", "scheme": "ws", "path": "/ws",
            "raw_path": b"/ws", "query_string": b"", "root_path": "", "client": ("127.0.0.1", 5), "subprotocols": [],
            "server": ("test", 80), "headers": _headers(headers), "state": {},
        }  # fmt: skip
        self._to_server.put_nowait({"type": "websocket.connect"})
        self.task = asyncio.create_task(cast(Any, app)(scope, self._to_server.get, self._take))

    async def _take(self, message: Plain) -> None:
        if message["type"] == "websocket.send":
            self.raw.append(message["text"])
            _from_server.decode(message["text"])  # the server keeps to its own protocol
            plain = msgspec.json.decode(message["text"])
            self.last[plain["type"]] = plain
            self._arrived.put_nowait(plain)
        elif message["type"] == "websocket.close":
            self.closed = message["code"]
            self._arrived.put_nowait({"type": "(closed)"})

    def send(self, **message: Any) -> None:
        self._to_server.put_nowait({"type": "websocket.receive", "text": msgspec.json.encode(message).decode()})

    def send_raw(self, content: str | bytes) -> None:
        """Send any text or bytes, valid or not."""
        kind = "text" if isinstance(content, str) else "bytes"
        self._to_server.put_nowait({"type": "websocket.receive", kind: content})

    async def next(self) -> Plain:
        """Return the next message; raises Closed when there will be none."""
        message = await asyncio.wait_for(self._arrived.get(), PATIENCE)
        if message["type"] == "(closed)":
            assert self.closed is not None
            raise Closed(self.closed)
        return message

    async def until(self, *types: str, **fields: Any) -> Plain:
        """Return the next message of one of these types, with these fields; messages before it are dropped."""
        while True:
            message = await self.next()
            if message["type"] in types and all(message.get(key) == value for key, value in fields.items()):
                return message

    async def becomes(self, is_so: Callable[[dict[str, Plain]], bool]) -> dict[str, Plain]:
        """Wait until the newest messages, by type, fulfil a condition, and return them."""
        async with asyncio.timeout(PATIENCE):
            while not is_so(self.last):
                await asyncio.sleep(0.002)
        return self.last

    async def settle(self) -> None:
        """Where there are several servers, wait until each knows what the others have done."""
        if self._settle is not None:
            await self._settle()

    async def ended(self) -> None:
        """Wait until the server has closed the socket."""
        async with asyncio.timeout(PATIENCE):
            while self.closed is None:
                await asyncio.sleep(0.002)

    async def quiet(self) -> list[Plain]:
        """Return all messages since the last call, once no more arrive."""
        await self.ask(type="ping")  # messages sent before the answer have arrived when it does
        await self.settle()
        await asyncio.sleep(0.02)
        while not self._arrived.empty():
            self._arrived.get_nowait()
        found = [msgspec.json.decode(text) for text in self.raw[self._read :]]
        self._read = len(self.raw)
        return [message for message in found if message["type"] != "pong"]

    async def ask(self, **message: Any) -> Plain:
        """Send a message and return the direct reply to it."""
        self._asked += 1
        ref = f"r{self._asked}"
        self.send(**message, ref=ref)
        return await self.until("reply", "refused", "why", "about", "preview", "pong", "seated", ref=ref)

    async def sit(self, name: str, token: str = "") -> Plain:
        """Take the seat this socket is invited to, with a token of one's own making."""
        return await self.ask(type="sit", name=name, token=token or new_token())

    async def leave(self) -> None:
        """Close this end."""
        self._to_server.put_nowait({"type": "websocket.disconnect", "code": 1001})
        await asyncio.wait_for(self.task, PATIENCE)


class Server:
    """The application, running: once, or several times on one database, so that each who comes is at the next one."""

    def __init__(self, *apps: Litestar) -> None:
        self.app = apps[0]
        self._apps = apps
        self._next = cycle(apps)
        self._coming = next(self._next)
        self._sockets: list[Socket] = []

    @property
    def rooms(self) -> Rooms:
        """Return the server's rooms, which no client sees; of several servers, those of the first."""
        return _rooms(self.app)

    async def room(self, table: str) -> Room:
        """Return the table's room, once it knows what every server has done there."""
        found = await self.rooms.find(table)
        if len(self._apps) > 1:
            await self.settle()
        return found

    async def settle(self) -> None:
        """Wait until each server knows what the others have done."""
        async with asyncio.timeout(PATIENCE):
            while not all([await _is_settled(_rooms(app)) for app in self._apps]):
                await asyncio.sleep(0.002)

    def connect(self, **headers: str) -> Socket:
        """Open a socket."""
        socket = Socket(self._coming, headers, self.settle if len(self._apps) > 1 else None)
        self._coming = next(self._next)
        self._sockets.append(socket)
        return socket

    async def hello(self, table: str, *tokens: str, since: int | None = None, beside: Socket | None = None) -> Socket:
        """Open a socket and say hello; of several servers at the next one, or at the one where another socket is."""
        while beside is not None and self._coming is not beside.app:
            self._coming = next(self._next)
        socket = self.connect()
        socket.send(type="hello", table=table, tokens=tokens, since=since)
        return socket

    async def http(self, method: str, path: str, body: Any = None, **headers: str) -> tuple[int, Plain, bytes]:
        """Make a request; returns status, headers and body."""
        content = body if isinstance(body, bytes) else b"" if body is None else msgspec.json.encode(body)
        path, _, query = path.partition("?")
        named = {"content-type": "application/json", "content-length": str(len(content)), **headers}
        scope = {
            "type": "http", "asgi": {"version": "3.0"}, "http_version": "1.1", "method": method, "scheme": "http",
            "path": path, "raw_path": path.encode(), "query_string": query.encode(), "root_path": "",
            "client": ("127.0.0.1", 5), "server": ("test", 80), "headers": _headers(named), "state": {},
        }  # fmt: skip
        answer: Plain = {"status": 0, "headers": {}, "body": b""}
        parts = [{"type": "http.request", "body": content, "more_body": False}]

        async def receive() -> Plain:
            return parts.pop() if parts else {"type": "http.disconnect"}

        async def send(message: Plain) -> None:
            if message["type"] == "http.response.start":
                answer["status"] = message["status"]
                answer["headers"] = {key.decode(): value.decode() for key, value in message["headers"]}
            else:
                answer["body"] += message.get("body", b"")

        await cast(Any, self._coming)(scope, receive, send)
        self._coming = next(self._next)
        return answer["status"], answer["headers"], answer["body"]

    async def get(self, path: str) -> Any:
        """Get a path and return the answer, whose status must be 200."""
        status, _, body = await self.http("GET", path)
        assert status == 200, body
        return msgspec.json.decode(body)

    async def post(self, path: str, expected: int | None = None, **body: Any) -> Any:
        """Post a body and return the answer, whose status must be as expected (by default, a success)."""
        status, _, content = await self.http("POST", path, body)
        assert status == expected if expected else status in (200, 201), content
        return msgspec.json.decode(content)

    async def table(self, *seats: Plain, **options: Any) -> Plain:
        """Open a table for Blood Coven."""
        made: Plain = await self.post("/api/tables", game="blood-coven", seats=seats, options=options)
        return made

    async def close(self) -> None:
        """Close all sockets."""
        for socket in self._sockets:
            if not socket.task.done():
                await socket.leave()


def _headers(headers: dict[str, str]) -> list[tuple[bytes, bytes]]:
    named = {"host": "test", **headers}
    return [(key.replace("_", "-").encode(), value.encode()) for key, value in named.items()]


def _rooms(app: Litestar) -> Rooms:
    found: Rooms = app.state.lychgate["rooms"]
    return found


async def _is_settled(rooms: Rooms) -> bool:
    """Tell whether a server knows all that was done at its tables, and has told all that is done here."""
    here = {room.row.id: room for room in rooms}
    if any(room.lock.locked() or not (room.attending is None or room.attending.done()) for room in here.values()):
        return False
    marks = await rooms.house.store.marks(list(here))
    return not any(is_behind(here[mark.match], mark) for mark in marks)


@asynccontextmanager
async def serving(given: Settings, processes: int = 1) -> AsyncIterator[Server]:
    """Run the application for a while, as one server or as several on one database."""
    if processes > 1:
        given = replace(given, follow=SOON)
    apps = [build(given) for _ in range(processes)]
    async with AsyncExitStack() as stack:
        for app in apps:
            await stack.enter_async_context(app.lifespan())
        server = Server(*apps)
        try:
            yield server
        finally:
            await server.close()


def run(place: Place, test: Callable[[Server], Coroutine[Any, Any, None]], **changes: Any) -> None:
    """Run a test against a fresh server."""

    async def whole() -> None:
        async with serving(settings(place, **changes), place.processes) as server:
            await test(server)

    asyncio.run(whole())


def me(name: str = "Ada") -> Plain:
    """A seat for whoever opens the table."""
    return {"kind": "me", "name": name}


def friend() -> Plain:
    """A seat for somebody with a link."""
    return {"kind": "friend"}


def bot(text: str = "random") -> Plain:
    """A seat for a bot."""
    return {"kind": "bot", "bot": text}


# --- playing


async def sit_down(server: Server, made: Plain) -> list[Socket]:
    """Open one socket for each "me" seat and begin; returns them in order of seats."""
    sockets = []
    for seat in made["seats"]:
        if "token" in seat:
            socket = await server.hello(made["table"], seat["token"])
            await socket.until("welcome")
            socket.send(type="contribute", text=f"luck {seat['seat']}")
            sockets.append(socket)
    return sockets


async def play_out(*sockets: Socket, choose: Callable[[Plain], str] | None = None) -> None:
    """Let every socket answer for the seats it holds, whenever one is asked, until the match is over."""

    async def play(socket: Socket) -> None:
        answered = (-1, -1)
        while True:
            message = socket.last.get("update") or await socket.until("update")
            for key, look in message["views"].items():
                view = look["view"]
                if view["asks"] and answered != (view["version"], view["seat"]):
                    answered = (view["version"], view["seat"])
                    code = (choose or steady)(view["asks"][0])
                    socket.send(type="answer", seat=int(key), version=view["version"], code=code)
                    break
            message = await socket.until("update", "over", "refused")
            assert message["type"] != "refused", message
            if message["type"] == "over":
                return

    await asyncio.wait_for(asyncio.gather(*map(play, sockets)), PATIENCE)


def steady(ask: Plain) -> str:
    """Return an answer that lets a match last long: feed, scare nobody, act."""
    options = ask["options"]
    at = {"feed": -1, "scare": 0}.get(ask["key"], min(1, len(options) - 1))
    code: str = options[at]["code"]
    return code

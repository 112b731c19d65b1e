"""The application: Litestar for HTTP, our own sockets beside it, one store, one set of rooms."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import AsyncGenerator, Awaitable, Callable
from contextlib import asynccontextmanager, suppress
from typing import Any

from litestar import Litestar, Request, Response
from litestar.config.compression import CompressionConfig
from litestar.di import Provide
from litestar.exceptions import HTTPException, ValidationException
from litestar.openapi import OpenAPIConfig
from litestar.openapi.plugins import JsonRenderPlugin

from lychgate.core.door import traced
from lychgate.core.errors import LychgateError, UnknownGame
from lychgate.server.board import Board
from lychgate.server.bodies import Problem
from lychgate.server.company import Company
from lychgate.server.desk import DESK_HANDLERS
from lychgate.server.doors import Doors, ShutDoor
from lychgate.server.follow import Follower
from lychgate.server.guard import Guard
from lychgate.server.house import House
from lychgate.server.housekeeping import Housekeeper
from lychgate.server.http import HANDLERS
from lychgate.server.limits import Limits
from lychgate.server.notify.http import WORD_HANDLERS
from lychgate.server.notify.messenger import Messenger
from lychgate.server.office import NoSuchTable, Office
from lychgate.server.pulse import Pulse
from lychgate.server.refusals import UnknownTable
from lychgate.server.rooms import Rooms
from lychgate.server.seating import NotNow, NotYours
from lychgate.server.settings import Settings, default_database
from lychgate.server.socket import Sockets
from lychgate.server.store import StorageFailed, Store
from lychgate.server.thinking import Thinker

log = logging.getLogger("lychgate.server")

AGAIN = 1.0
"""Seconds until a duty that has failed is begun again."""

_STATUS: tuple[tuple[type[LychgateError], int], ...] = (
    (UnknownTable, 404),
    (UnknownGame, 404),
    (NotYours, 403),
    (ShutDoor, 403),
    (NoSuchTable, 404),
    (NotNow, 409),
    (StorageFailed, 503),
    (LychgateError, 400),
)


def _known(request: Request[Any, Any, Any], error: LychgateError) -> Response[Problem]:
    status = next(status for cls, status in _STATUS if isinstance(error, cls))
    return Response(Problem(str(error)), status_code=status)


def _http(request: Request[Any, Any, Any], error: HTTPException) -> Response[Problem]:
    sentence = error.detail or "That is not possible."
    if isinstance(error, ValidationException) and isinstance(error.extra, list) and error.extra:
        first: Any = error.extra[0]
        where = f" ({first['key']})" if isinstance(first, dict) and first.get("key") else ""
        sentence = f"{first.get('message', sentence) if isinstance(first, dict) else sentence}{where}"
    return Response(Problem(sentence), status_code=error.status_code)


def _unreadable(request: Request[Any, Any, Any], error: Exception) -> Response[Problem]:
    return Response(Problem("This request cannot be understood."), status_code=400)


def _unknown(request: Request[Any, Any, Any], error: Exception) -> Response[Problem]:
    log.error("a request to %s failed: %s", request.url.path[:80], traced(error))
    return Response(Problem("Something went wrong on the server; nothing was lost."), status_code=500)


async def always(duty: Callable[[], Awaitable[None]]) -> None:
    """Do something as long as the server runs; if it fails in a way nobody has thought of, begin it again."""
    while True:
        try:
            await duty()
        except Exception as error:
            log.error("a duty of the server failed and is begun again: %s", traced(error))
        await asyncio.sleep(AGAIN)


def build(settings: Settings, board: Board | None = None) -> Litestar:
    """Return the application; the store is opened when it starts, and closed when it stops.

    `board` is where several processes of one server count together.
    """
    state: dict[str, Any] = {}
    limits = Limits(settings, board)

    @asynccontextmanager
    async def life(_: Litestar) -> AsyncGenerator[None]:
        store = await Store.open(
            settings.database or default_database(), durable=settings.durable, readers=settings.readers
        )
        company, doors = Company(store), Doors(store, settings)
        house = House(store, settings, Thinker(settings.bot_workers), limits, company, doors)
        await doors.look()
        rooms = Rooms(house)
        state["rooms"], state["sockets"] = rooms, Sockets(rooms, settings)
        rooms.open()
        follower = Follower(rooms)
        state["pulse"] = pulse = Pulse(rooms)
        state["messenger"] = messenger = await Messenger.of(rooms)
        keeper = Housekeeper(Office(store), settings)
        duties: tuple[Callable[[], Awaitable[None]], ...] = (
            follower.run,
            lambda: company.live(lambda: len(rooms) > 0, follower.tend),
            pulse.run,
            lambda: doors.run(rooms.heed),
            keeper.run,
            messenger.run,
        )
        tasks = [asyncio.create_task(always(each)) for each in duties]
        house.thinker.warm()
        try:
            yield
        finally:
            for task in tasks:
                task.cancel()
            await asyncio.gather(*tasks, return_exceptions=True)
            await rooms.close()
            with suppress(StorageFailed):
                await company.leave()
            house.thinker.close()
            await store.close()

    async def sockets(scope: Any, receive: Any, send: Any) -> None:
        await state["sockets"](scope, receive, send)

    def is_banned(address: str) -> bool:
        found: Rooms = state["rooms"]
        return found.house.doors.is_banned(address)

    async def rooms() -> Rooms:
        found: Rooms = state["rooms"]
        return found

    async def pulse() -> Pulse:
        found: Pulse = state["pulse"]
        return found

    async def messenger() -> Messenger:
        found: Messenger = state["messenger"]
        return found

    async def provided_settings() -> Settings:
        return settings

    app = Litestar(
        [*DESK_HANDLERS, *WORD_HANDLERS, *HANDLERS],
        lifespan=[life],
        dependencies={
            "rooms": Provide(rooms, use_cache=False),
            "settings": Provide(provided_settings, use_cache=False),
            "pulse": Provide(pulse, use_cache=False),
            "messenger": Provide(messenger, use_cache=False),
        },
        exception_handlers={
            LychgateError: _known,
            HTTPException: _http,
            UnicodeError: _unreadable,
            RecursionError: _unreadable,
            Exception: _unknown,
        },
        compression_config=CompressionConfig(
            backend="gzip", minimum_size=1024, gzip_compress_level=4, exclude_opt_key="packed"
        ),
        request_max_body_size=settings.max_message,
        openapi_config=OpenAPIConfig(
            title="Lychgate",
            version="1",
            path="/schema",
            render_plugins=[JsonRenderPlugin(path=["/", "/openapi.json"])],
        ),
        logging_config=None,
    )
    app.asgi_handler = Guard(app.asgi_handler, sockets, settings, limits, is_banned)
    app.state.lychgate = state
    return app

"""HTTP: the lobby's questions, opening tables, looking back, and the built client."""

from __future__ import annotations

import asyncio
from typing import Annotated, Any

from litestar import Request, Response, get, post
from litestar.datastructures import CacheControlHeader
from litestar.di import NamedDependency
from litestar.exceptions import NotFoundException
from litestar.params import FromPath, HeaderParameter, JSONBody, PathParameter, QueryParameter
from litestar.status_codes import HTTP_200_OK, HTTP_201_CREATED, HTTP_503_SERVICE_UNAVAILABLE

from lychgate.core.account import Account
from lychgate.server import catalogue, files, metrics, tables, teaching
from lychgate.server.bodies import (
    AccountBody,
    BotCard,
    BranchBody,
    BrokenCard,
    GameCard,
    Health,
    InvitationBody,
    LeaveBody,
    MineBody,
    Moment,
    MomentBody,
    NewTable,
    PassMade,
    RecordBody,
    RematchBody,
    RulesPage,
    TableMade,
    TableSummary,
)
from lychgate.server.doors import ShutDoor
from lychgate.server.look import look as look_at
from lychgate.server.office import Office
from lychgate.server.pulse import Pulse
from lychgate.server.rooms import Rooms
from lychgate.server.settings import Settings
from lychgate.server.store import StorageFailed
from lychgate.server.teaching import BookPage, LessonBody, LessonPage
from lychgate.words import FALLBACK

FLUENT = "text/plain"
SHORT = CacheControlHeader(max_age=300, public=True)
FOR_EVER = CacheControlHeader(max_age=31_536_000, public=True, immutable=True)
PACKED = {"packed": True}
"""Marks what needs no compression any more; see `app.build`."""
UNBUILT = (
    "<!doctype html><title>Lychgate</title><p>The server runs, but the browser client has not been built. "
    "Start Lychgate with <code>./play</code>, which builds it.</p>"
)

GameId = Annotated[str, PathParameter(max_length=40)]
TableName = Annotated[str, PathParameter(max_length=40)]
Language = Annotated[str, PathParameter(max_length=16)]
WantedLanguage = Annotated[str, QueryParameter(max_length=16)]
Pass = Annotated[str, HeaderParameter(name="x-lychgate-pass", max_length=64, required=False)]
"""What shows that somebody may open tables, where not everybody may."""
TheRooms = NamedDependency[Rooms]
TheSettings = NamedDependency[Settings]
ThePulse = NamedDependency[Pulse]


# --- the doors


@post("/api/invitations", status_code=HTTP_200_OK)
async def redeem(data: JSONBody[InvitationBody], rooms: TheRooms) -> PassMade:
    """Exchange an invitation of the host for a pass of one's own, by which one opens tables (`x-lychgate-pass`)."""
    made = await Office(rooms.house.store).redeem(data.token)
    if made is None:
        raise ShutDoor("This invitation is not good (any more); ask the host for a new one.")
    return PassMade(made)


# --- games


@get("/api/games", cache_control=SHORT)
async def all_games(settings: TheSettings) -> list[GameCard]:
    """Return every installed game that can be played."""
    return catalogue.cards(settings.reaction)


@get("/api/broken", cache_control=SHORT)
async def broken_games() -> list[BrokenCard]:
    """Return the games that are installed but cannot be played."""
    return catalogue.broken_cards()


@get("/api/games/{game:str}/look", cache_control=SHORT, media_type="application/json")
async def look(game: GameId) -> bytes:
    """Return a look at a game's table in the middle of a match."""
    return await asyncio.to_thread(look_at, game)


@get("/api/games/{game:str}/cover.svg", cache_control=SHORT, media_type="image/svg+xml")
async def cover(game: GameId) -> bytes:
    """Return a game's cover picture."""
    return catalogue.cover(game)


@get("/api/games/{game:str}/words/{language:str}", media_type=FLUENT)
async def game_words(game: GameId, language: Language) -> str:
    """Return all Fluent messages a match of this game needs, in one language."""
    return _words(language, game)


@get("/api/words/{language:str}", media_type=FLUENT)
async def shared_words(language: Language) -> str:
    """Return the Fluent messages that all games share, and the lobby's."""
    return _words(language, None)


def _words(language: str, game: str | None) -> str:
    found = catalogue.words(language, game)
    if found is None:
        raise NotFoundException(f"There are no words in the language {language[:16]!r}.")
    return found


@get("/api/games/{game:str}/rules", cache_control=SHORT)
async def rules(game: GameId, language: WantedLanguage = FALLBACK) -> RulesPage:
    """Return the rules of a game, clause by clause; in English where it has none in that language."""
    return catalogue.rules(game, language)


@get("/api/bots", cache_control=SHORT)
async def all_bots() -> list[BotCard]:
    """Return the bots that can take a seat."""
    return catalogue.bot_cards()


# --- learning


@get("/api/lessons/{game:str}/{language:str}", cache_control=SHORT)
async def lesson(game: GameId, language: Language) -> LessonPage:
    """Return the cards of a game's guided match."""
    return teaching.lesson(game, language)


@post("/api/lessons/{game:str}", status_code=HTTP_201_CREATED)
async def open_lesson(game: GameId, data: JSONBody[LessonBody], rooms: TheRooms, pass_token: Pass = "") -> TableMade:
    """Open the table of a game's guided match."""
    await rooms.house.doors.let_open(pass_token)
    return await tables.open_lesson(rooms.house, game, data.name)


@get("/api/books/{game:str}/{language:str}", cache_control=SHORT)
async def book(game: GameId, language: Language) -> Response[BookPage]:
    """Return the picture book of a game, with its pictures."""
    content: Any = await asyncio.to_thread(teaching.book, game, language)
    return Response(content, media_type="application/json")


# --- tables


@post("/api/tables", status_code=HTTP_201_CREATED)
async def open_table(data: JSONBody[NewTable], rooms: TheRooms, pass_token: Pass = "") -> TableMade:
    """Open a table. The answer holds the tokens: keep them, nobody can give them to you again."""
    await rooms.house.doors.let_open(pass_token)
    return await tables.open_table(rooms.house, data)


@post("/api/tables/mine", status_code=HTTP_200_OK)
async def my_tables(data: JSONBody[MineBody], rooms: TheRooms) -> list[TableSummary]:
    """Return the tables these tokens belong to, those that wait for you first."""
    return await tables.mine(rooms, data.tokens)


@post("/api/tables/{table:str}/moment", status_code=HTTP_200_OK)
async def moment(table: TableName, data: JSONBody[MomentBody], rooms: TheRooms) -> Response[Moment]:
    """Return the table after `at` answers, as the holder of the token knew it."""
    content: Any = await tables.moment(rooms, table, data)
    return Response(content, media_type="application/json")


@post("/api/tables/{table:str}/account", status_code=HTTP_200_OK)
async def account(table: TableName, data: JSONBody[AccountBody], rooms: TheRooms) -> Response[Account]:
    """Return where every point of a finished match came from, and when."""
    content: Any = await tables.account(rooms, table, data.token)
    return Response(content, media_type="application/json")


@post("/api/tables/{table:str}/branch", status_code=HTTP_201_CREATED)
async def branch(table: TableName, data: JSONBody[BranchBody], rooms: TheRooms, pass_token: Pass = "") -> TableMade:
    """Open a table that goes on from a moment of a finished match, against bots."""
    await rooms.house.doors.let_open(pass_token)
    return await tables.branch(rooms, table, data)


@post("/api/tables/{table:str}/leave", status_code=HTTP_200_OK)
async def leave(table: TableName, data: JSONBody[LeaveBody], rooms: TheRooms) -> None:
    """Leave a table for good: bots take over the seats of these tokens."""
    await tables.leave(rooms, table, data.tokens)


@post("/api/tables/{table:str}/rematch", status_code=HTTP_201_CREATED)
async def rematch(table: TableName, data: JSONBody[RematchBody], rooms: TheRooms) -> TableMade:
    """Open the same table again for the same people; they are told over their sockets."""
    rooms.house.doors.check_time()
    return await tables.rematch(rooms, table, data)


@post("/api/tables/{table:str}/record", status_code=HTTP_200_OK)
async def record(table: TableName, data: JSONBody[RecordBody], rooms: TheRooms) -> Response[str]:
    """Return the record of a finished match: JSON Lines, its seed opened; `lychgate verify` checks it."""
    headers = {"content-disposition": f'attachment; filename="{_file_name(table)}.jsonl"'}
    return Response(await tables.record(rooms, table, data.token), media_type="application/x-ndjson", headers=headers)


def _file_name(table: str) -> str:
    return "lychgate-" + "".join(sign for sign in table if sign.isalnum() or sign in "-_")[:40]


@get("/healthz")
async def health(rooms: TheRooms) -> Health:
    """Say that the server is alive."""
    return Health(True, len(rooms), rooms.sockets)


@get("/readyz")
async def ready(rooms: TheRooms) -> Response[Health]:
    """Say whether the server can serve: the database must answer."""
    try:
        await rooms.house.store.database.ping()
    except StorageFailed:
        return Response(Health(False, len(rooms), rooms.sockets), status_code=HTTP_503_SERVICE_UNAVAILABLE)
    return Response(Health(True, len(rooms), rooms.sockets))


@get("/metrics", include_in_schema=False, media_type="text/plain; version=0.0.4")
async def measured(pulse: ThePulse, settings: TheSettings) -> bytes:
    """Return what a Prometheus reads, if the host wants it read."""
    if not settings.metrics:
        raise NotFoundException("Metrics are not told here; see --metrics.")
    pulse.measure()
    return metrics.page()


# --- the client


@get(
    ["/", "/desk", "/word", "/table/{place:path}"],
    include_in_schema=False,
    opt=PACKED,
    cache_control=CacheControlHeader(no_cache=True),
)
async def page(settings: TheSettings, request: Request[Any, Any, Any]) -> Response[bytes]:
    """Return the one page of the client, which reads from its address what to show."""
    found = files.find(settings.static, "index.html", request.headers.get("accept-encoding", ""))
    return Response(UNBUILT.encode(), media_type="text/html") if found is None else _sent(found, {})


@get("/{path:path}", include_in_schema=False, opt=PACKED)
async def asset(path: FromPath[str], settings: TheSettings, request: Request[Any, Any, Any]) -> Response[bytes]:
    """Return a file of the built client."""
    found = files.find(settings.static, path, request.headers.get("accept-encoding", ""))
    if found is None:
        raise NotFoundException(f"There is nothing at {request.url.path[:80]}.")
    cache = FOR_EVER if found.named_by_content else SHORT
    return _sent(found, {"cache-control": cache.to_header()})


def _sent(found: files.Served, headers: dict[str, str]) -> Response[bytes]:
    if found.encoding is not None:
        headers = {**headers, "content-encoding": found.encoding}
    return Response(found.content, media_type=found.media_type, headers={**headers, "vary": "Accept-Encoding"})


HANDLERS = [
    redeem, all_games, broken_games, look, cover, game_words, shared_words, rules, all_bots, open_table, my_tables,
    leave, moment, account, branch, rematch, record, lesson, open_lesson, book, health, ready, measured, page, asset,
]  # fmt: skip

"""The store: one writer that gathers what all rooms have to write and commits it together; readers beside it.

An answer counts once its commit is done: only then does anybody see it. The commits of one moment share one
transaction ("group commit"), so a hundred rooms pay for one sync of the disk.

Threads talk to the database, one of them the writer: a whole transaction then costs the event loop one change of
thread. An asynchronous driver changes for every statement and takes three times as long (`docs/server.md` has numbers).
"""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Iterable, Sequence
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from typing import Any

import msgspec
from sqlalchemy import Connection, Engine, Executable, bindparam, create_engine, event, func, insert, select, update
from sqlalchemy.engine import URL, make_url
from sqlalchemy.exc import DBAPIError, IntegrityError, SQLAlchemyError

from lychgate.core.errors import LychgateError
from lychgate.server.migrate import migrate
from lychgate.server.rows import ChatRow, Entry, MatchRow, SeatRow
from lychgate.server.schema import VERSION, answers, chats, matches, metadata, schema, seats
from lychgate.server.tokens import hash_of

log = logging.getLogger("lychgate.server")

BUSY_MS = 2000
"""Milliseconds that SQLite waits for another process's lock before it gives up."""
READERS = 4
"""Number of threads that read."""
MOST_TOGETHER = 500
"""Jobs committed in one transaction at most."""
CHATS = 50
"""Number of chat messages, the latest, that are sent to somebody who joins."""
CHUNK = 100
"""Matches asked for in one query at most."""


_MATCH = select(matches).where(matches.c.id == bindparam("match"))
_SEATS = select(seats).where(seats.c.match == bindparam("match")).order_by(seats.c.seat)
_ENTRIES = (
    select(answers.c.number, answers.c.kind, answers.c.seat, answers.c.code, answers.c.at)
    .where(answers.c.match == bindparam("match"), answers.c.number >= bindparam("since"))
    .order_by(answers.c.number)
)
_CHATS = (
    select(chats.c.number, chats.c.seat, chats.c.name, chats.c.text, chats.c.at)
    .where(chats.c.match == bindparam("match"), chats.c.number >= bindparam("since"))
    .order_by(chats.c.number.desc())
    .limit(bindparam("most"))
)
_CHANGED = update(matches).where(matches.c.id == bindparam("changed")).values(revision=matches.c.revision + 1)
_MARKS = select(
    matches.c.id,
    matches.c.revision,
    select(func.max(answers.c.number)).where(answers.c.match == matches.c.id).scalar_subquery().label("answers"),
    select(func.max(chats.c.number)).where(chats.c.match == matches.c.id).scalar_subquery().label("chats"),
).where(matches.c.id.in_(bindparam("matches", expanding=True)))
_TOKENS = select(seats.c.match, seats.c.seat).where(seats.c.token.in_(bindparam("tokens", expanding=True)))


class StorageFailed(LychgateError):
    """Something could not be written or read: the disk is full, the database is locked or gone."""


class Conflict(LychgateError):
    """Another process has written this already."""


class Mark(msgspec.Struct, frozen=True):
    """How far a match has come: the revision of its row and seats, and the numbers of answers and chat messages."""

    match: str
    revision: int
    answers: int
    chats: int


class _Job(msgspec.Struct):
    """What one caller wants written, all or nothing."""

    done: asyncio.Future[None]
    entries: Sequence[dict[str, Any]] = ()
    """Lines of the log: those of all jobs are inserted by one statement."""
    statements: Sequence[tuple[Executable, Any, bool]] = ()
    """Other statements, each with its parameters and whether it must change a row."""


class Store:
    """The database of all matches."""

    def __init__(self, engine: Engine) -> None:
        self.engine = engine
        self.commits = 0
        self._add = str(insert(answers).compile(dialect=engine.dialect))
        """The SQL of the statement that every answer needs, compiled once."""
        self._jobs: list[_Job] = []
        self._wake = asyncio.Event()
        self._writing = ThreadPoolExecutor(1, "store-writer")
        self._reading = ThreadPoolExecutor(READERS, "store-reader")
        self._writer: asyncio.Task[None] | None = None

    # --- life

    @classmethod
    async def open(cls, address: str, *, durable: bool = True) -> Store:
        """Open a database by its address and create missing tables; raises StorageFailed when that is impossible."""
        url = _url(address)
        is_file = url.drivername.startswith("sqlite")
        if is_file and not url.database:
            raise StorageFailed("A database in memory would lose everything; name a file: sqlite:///file.")
        try:
            if is_file:
                Path(str(url.database)).parent.mkdir(parents=True, exist_ok=True)
            engine = create_engine(url, paramstyle="named") if is_file else create_engine(url)
        except OSError as error:
            raise StorageFailed(f"The folder of {url.database} cannot be made: {error.strerror}.") from None
        except (ModuleNotFoundError, SQLAlchemyError) as error:
            raise StorageFailed(f"The database address cannot be used: {error}.") from None
        if is_file:
            event.listen(engine, "connect", _pragmas(durable))
        store = cls(engine)
        try:
            await asyncio.get_running_loop().run_in_executor(store._writing, _prepare, engine)
        except (DBAPIError, OSError) as error:
            engine.dispose()
            raise StorageFailed(f"The database {url.render_as_string()} cannot be opened: {_reason(error)}.") from None
        store._writer = asyncio.create_task(store._write())
        return store

    async def close(self) -> None:
        """Write what is waiting, then close the database."""
        if self._writer is not None:
            while self._jobs:
                await asyncio.sleep(0.005)
            self._writer.cancel()
            await asyncio.gather(self._writer, return_exceptions=True)
        self._writing.shutdown()
        self._reading.shutdown()
        self.engine.dispose()

    # --- writing

    async def create(self, row: MatchRow, chairs: Iterable[SeatRow], entries: Iterable[Entry] = ()) -> None:
        """Store a new match with its seats and, for a branch, the first entries of its log."""
        await self._submit(
            _lines(row.id, entries),
            (insert(matches), [msgspec.to_builtins(row)], False),
            (insert(seats), [msgspec.to_builtins(each) for each in chairs], False),
        )

    async def append(self, match: str, entries: Iterable[Entry]) -> None:
        """Add to a match's log; Conflict when one of these numbers is taken: another process was faster."""
        await self._submit(_lines(match, entries))

    async def begin(self, row: MatchRow) -> None:
        """Store that a match has begun; Conflict when it had begun already."""
        statement = (
            update(matches)
            .where(matches.c.id == row.id, matches.c.contributions.is_(None))
            .values(contributions=row.contributions, poker_face=row.poker_face, revision=matches.c.revision + 1)
        )
        await self._submit((), (statement, None, True))

    async def save_seat(self, chair: SeatRow, invite: str | None = None) -> None:
        """Store who sits on a seat; with `invite` only if that invitation still stands, else Conflict."""
        values = msgspec.to_builtins(chair)
        statement = update(seats).where(seats.c.match == chair.match, seats.c.seat == chair.seat).values(**values)
        if invite is not None:
            statement = statement.where(seats.c.invite == invite)
        await self._submit((), (statement, None, True), (_CHANGED, {"changed": chair.match}, False))

    async def link_rematch(self, match: str, following: str) -> None:
        """Store at which table the same people play again; Conflict when there is one already."""
        statement = (
            update(matches)
            .where(matches.c.id == match, matches.c.rematch.is_(None))
            .values(rematch=following, revision=matches.c.revision + 1)
        )
        await self._submit((), (statement, None, True))

    async def say(self, match: str, chat: ChatRow) -> None:
        """Store a chat message."""
        await self._submit((), (insert(chats), [{"match": match, **msgspec.to_builtins(chat)}], False))

    async def _submit(self, entries: Sequence[dict[str, Any]], *statements: tuple[Executable, Any, bool]) -> None:
        job = _Job(asyncio.get_running_loop().create_future(), entries, statements)
        self._jobs.append(job)
        self._wake.set()
        await job.done

    async def _write(self) -> None:
        """Commit all jobs that have gathered, again and again."""
        loop = asyncio.get_running_loop()
        while True:
            await self._wake.wait()
            jobs = self._jobs[:MOST_TOGETHER]
            for job, error in await loop.run_in_executor(self._writing, self._outcomes, jobs):
                _settle(job, error)
            del self._jobs[: len(jobs)]
            if not self._jobs:
                self._wake.clear()

    def _outcomes(self, jobs: Sequence[_Job]) -> list[tuple[_Job, LychgateError | None]]:
        """Write jobs together; if that fails, one by one, so that only the faulty ones fail."""
        error = self._commit(jobs)
        if isinstance(error, Conflict) and len(jobs) > 1:
            return [(job, self._commit([job])) for job in jobs]
        return [(job, error) for job in jobs]

    def _commit(self, jobs: Sequence[_Job]) -> LychgateError | None:
        """Write jobs in one transaction; return what went wrong, if anything."""
        try:
            with self.engine.begin() as connection:
                lines = [line for job in jobs for line in job.entries]
                if lines:
                    connection.exec_driver_sql(self._add, lines)
                for job in jobs:
                    for statement, values, must_hit in job.statements:
                        result = connection.execute(statement, values)
                        if must_hit and result.rowcount == 0:
                            raise Conflict("Somebody else was faster.")
            self.commits += 1
        except Conflict as error:
            return error
        except IntegrityError:
            return Conflict("Somebody else was faster.")
        except Exception as error:  # whatever a driver raises must not end the one writer
            log.warning("a write failed: %s", error)
            return StorageFailed(f"This could not be saved ({_reason(error)}), so nothing was changed; try again.")
        return None

    # --- reading

    async def load(self, match: str) -> tuple[MatchRow, list[SeatRow]] | None:
        """Return a match and its seats, if there is such a match."""
        rows = await self._read(_MATCH, match=match)
        if not rows:
            return None
        return MatchRow(**rows[0]), [SeatRow(**each) for each in await self._read(_SEATS, match=match)]

    async def entries(self, match: str, since: int = 0) -> list[Entry]:
        """Return a match's log from entry `since` on."""
        return [Entry(**row) for row in await self._read(_ENTRIES, match=match, since=since)]

    async def chats(self, match: str, since: int = 0) -> list[ChatRow]:
        """Return the last chat messages of a table, from number `since` on, oldest first."""
        return [ChatRow(**row) for row in reversed(await self._read(_CHATS, match=match, since=since, most=CHATS))]

    async def marks(self, ids: Sequence[str]) -> list[Mark]:
        """Return how far these matches have come, whichever process wrote them."""
        rows: list[dict[str, Any]] = []
        for at in range(0, len(ids), CHUNK):
            rows += await self._read(_MARKS, matches=ids[at : at + CHUNK])
        return [Mark(row["id"], row["revision"], _count(row["answers"]), _count(row["chats"])) for row in rows]

    async def seats_of(self, tokens: Sequence[str]) -> list[tuple[str, int]]:
        """Return match and seat of every token that the store knows."""
        found = await self._read(_TOKENS, tokens=[hash_of(token) for token in tokens])
        return [(row["match"], row["seat"]) for row in found]

    async def _read(self, query: Executable, **values: Any) -> list[dict[str, Any]]:
        def rows() -> list[dict[str, Any]]:
            with self.engine.connect() as connection:
                return [dict(row) for row in connection.execute(query, values).mappings()]

        try:
            return await asyncio.get_running_loop().run_in_executor(self._reading, rows)
        except (DBAPIError, OSError) as error:
            raise StorageFailed(f"The table could not be read ({_reason(error)}); try again.") from None


def _count(highest: int | None) -> int:
    return 0 if highest is None else highest + 1


def _lines(match: str, entries: Iterable[Entry]) -> list[dict[str, Any]]:
    return [
        {"match": match, "number": each.number, "kind": each.kind, "seat": each.seat, "code": each.code, "at": each.at}
        for each in entries
    ]


def _settle(job: _Job, error: LychgateError | None) -> None:
    if job.done.done():  # the caller was cancelled
        return
    if error is None:
        job.done.set_result(None)
    else:
        job.done.set_exception(error)


def _url(address: str) -> URL:
    """Return the address with the driver we use: the standard library's for SQLite, psycopg for PostgreSQL."""
    try:
        url = make_url(address)
    except SQLAlchemyError:
        raise StorageFailed(f"{address!r} is no database address; write sqlite:///file or postgresql://...") from None
    drivers = {"postgresql": "postgresql+psycopg", "postgres": "postgresql+psycopg"}
    return url.set(drivername=drivers.get(url.drivername, url.drivername))


def _pragmas(durable: bool) -> Any:
    def connected(connection: Any, _record: Any) -> None:
        cursor = connection.cursor()
        cursor.execute(f"PRAGMA busy_timeout={BUSY_MS}")
        cursor.execute("PRAGMA journal_mode=WAL")
        cursor.execute(f"PRAGMA synchronous={'FULL' if durable else 'NORMAL'}")
        cursor.close()

    return connected


def _prepare(engine: Engine) -> None:
    """Create the tables, or check that their version is this one."""
    with engine.begin() as connection:
        metadata.create_all(connection)
        _check_version(connection)


def _check_version(connection: Connection) -> None:
    version = connection.execute(select(schema.c.version)).scalar()
    if version is None:
        connection.execute(insert(schema), [{"version": VERSION}])
    elif version == 1:
        migrate(connection)
    elif version != VERSION:
        raise StorageFailed(f"The database has the tables of version {version}; this program needs version {VERSION}.")


def _reason(error: Exception) -> str:
    original = getattr(error, "orig", None)
    return str(original or error).strip().splitlines()[0].rstrip(".")

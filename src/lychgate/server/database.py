"""The database under the store: opening it, threads that talk to it, time-outs, and what its errors mean.

Threads talk to the database, one of them the writer: a whole transaction then costs the event loop one change of
thread. An asynchronous driver changes for every statement and takes three times as long (`docs/server.md` has numbers).

A database that does not answer must hold up nobody for long. PostgreSQL's own time-outs do not help if its process or
machine stands still, so a connection that takes longer than TIMEOUT is cut from here.
"""

from __future__ import annotations

import asyncio
import logging
import os
import socket
from collections.abc import Callable, Iterator
from concurrent.futures import ThreadPoolExecutor
from contextlib import contextmanager, suppress
from pathlib import Path
from time import monotonic
from typing import Any, TypeVar

from sqlalchemy import Connection, Engine, Executable, create_engine, event, text
from sqlalchemy.engine import URL, make_url
from sqlalchemy.exc import DBAPIError, InterfaceError, OperationalError, SQLAlchemyError

from lychgate.core.errors import LychgateError
from lychgate.server.migrate import WrongVersion, prepare

log = logging.getLogger("lychgate.server")

BUSY_MS = 2000
"""Milliseconds that SQLite waits for another process's lock before it gives up."""
TIMEOUT = 8.0
"""Seconds after which a connection to PostgreSQL that has not answered is cut."""
CONNECT = 5
"""Seconds that PostgreSQL has to accept a connection."""

T = TypeVar("T")


class StorageFailed(LychgateError):
    """Something could not be written or read: the disk is full, the database is locked or gone."""


class Conflict(LychgateError):
    """Another process has written this already."""


class Database:
    """An open database: connections, and the threads that use them."""

    def __init__(self, url: URL, engine: Engine, readers: int) -> None:
        self.engine = engine
        self.is_file = url.drivername.startswith("sqlite")
        self._path = str(url.database)
        self._inode = 0
        self._busy: dict[int, tuple[Any, float]] = {}
        """Connections that wait for PostgreSQL, and since when."""
        self.writing = ThreadPoolExecutor(1, "store-writer")
        self.reading = ThreadPoolExecutor(readers, "store-reader")
        self._watcher: asyncio.Task[None] | None = None

    @classmethod
    async def open(cls, address: str, *, durable: bool = True, readers: int = 4) -> Database:
        """Open a database by its address and create missing tables; raises StorageFailed when that is impossible.

        `readers` is the number of threads that read, besides the one that writes.
        """
        url = _url(address)
        is_file = url.drivername.startswith("sqlite")
        if is_file and not url.database:
            raise StorageFailed("A database in memory would lose everything; name a file: sqlite:///file.")
        try:
            if is_file:
                Path(str(url.database)).parent.mkdir(parents=True, exist_ok=True)
            engine = _engine(url, durable=durable, readers=readers)
        except OSError as error:
            raise StorageFailed(f"The folder of {url.database} cannot be made: {error.strerror}.") from None
        except ModuleNotFoundError as error:
            needed = "PostgreSQL needs the extra `postgres`: pip install 'lychgate[postgres]'"
            why = needed if error.name == "psycopg" else f"The database address cannot be used: {error}"
            raise StorageFailed(f"{why}.") from None
        except SQLAlchemyError as error:
            raise StorageFailed(f"The database address cannot be used: {error}.") from None
        database = cls(url, engine, readers)
        try:
            await asyncio.get_running_loop().run_in_executor(database.writing, prepare, engine)
        except WrongVersion as error:
            engine.dispose()
            raise StorageFailed(str(error)) from None
        except (DBAPIError, OSError) as error:
            engine.dispose()
            raise StorageFailed(f"The database {url.render_as_string()} cannot be opened: {reason(error)}.") from None
        if is_file:
            database._inode = os.stat(database._path).st_ino
        else:
            database._watcher = asyncio.create_task(database._watch())
        return database

    def close(self) -> None:
        """Close all connections, without waiting for a database that does not answer."""
        if self._watcher is not None:
            self._watcher.cancel()
        for driver, _ in list(self._busy.values()):
            cut(driver)
        self.writing.shutdown(cancel_futures=True)
        self.reading.shutdown(cancel_futures=True)
        self.engine.dispose()

    # --- connections

    @contextmanager
    def connect(self) -> Iterator[Connection]:
        """Connect, in a thread; PostgreSQL has TIMEOUT seconds for everything that is done with the connection."""
        if self.is_file:
            self._check_file()
            with self.engine.connect() as connection:
                yield connection
            return
        with self.engine.connect() as connection:
            driver = connection.connection.driver_connection
            self._busy[id(connection)] = driver, monotonic()
            try:
                yield connection
            finally:
                del self._busy[id(connection)]

    def _check_file(self) -> None:
        """Refuse to go on with a file that was deleted or replaced: what is written to it would be lost."""
        try:
            same = not self._inode or os.stat(self._path).st_ino == self._inode
        except OSError:
            same = False
        if not same:
            raise StorageFailed("The file of the database was deleted or replaced; the server must be started again.")

    async def _watch(self) -> None:
        while True:
            await asyncio.sleep(TIMEOUT / 8)
            late = monotonic() - TIMEOUT
            for driver, began in list(self._busy.values()):
                if began < late:
                    cut(driver)

    async def read(self, query: Executable, **values: Any) -> list[dict[str, Any]]:
        """Return the rows of a query."""

        def rows(connection: Connection) -> list[dict[str, Any]]:
            return [dict(row) for row in connection.execute(query, values).mappings()]

        return await self.look(rows)

    async def look(self, at: Callable[[Connection], T]) -> T:
        """Do some reading in one thread; once more if the connection was lost, because nothing is changed by it."""

        def looked() -> T:
            try:
                with self.connect() as connection:
                    return at(connection)
            except DBAPIError as error:
                if not error.connection_invalidated:
                    raise
            with self.connect() as connection:
                return at(connection)

        try:
            return await asyncio.get_running_loop().run_in_executor(self.reading, looked)
        except (DBAPIError, OSError) as error:
            log.warning("a reading failed: %s", reason(error))
            raise StorageFailed(f"The table could not be read ({public_reason(error)}); try again.") from None

    async def vacuum(self) -> None:
        """Give back the space of what was deleted; with SQLite, moves wait meanwhile."""

        def vacuumed() -> None:
            with self.engine.connect().execution_options(isolation_level="AUTOCOMMIT") as connection:
                if not self.is_file:
                    connection.execute(text("SET statement_timeout = 0"))
                connection.execute(text("VACUUM"))
                if not self.is_file:
                    connection.execute(text(f"SET statement_timeout = {TIMEOUT * 1000:.0f}"))

        try:
            await asyncio.get_running_loop().run_in_executor(self.reading, vacuumed)
        except (DBAPIError, OSError) as error:
            raise StorageFailed(f"The database could not be vacuumed: {reason(error)}.") from None

    async def ping(self) -> None:
        """Ask the database whether it is there; StorageFailed if it is not."""
        await self.read(text("SELECT version FROM lychgate_schema"))


def cut(driver: Any) -> None:
    """Cut the line to PostgreSQL: the thread that waits for it gets an error at once."""
    with suppress(Exception):  # closed in this moment
        line = socket.socket(fileno=os.dup(driver.fileno()))
        try:
            line.shutdown(socket.SHUT_RDWR)
        finally:
            line.close()


def is_lost(error: BaseException) -> bool:
    """Tell whether the trouble is the database's, not that of what was to be written."""
    return isinstance(error, OperationalError | InterfaceError | OSError)


def reason(error: BaseException) -> str:
    """Return what went wrong, for an operator: without SQL, and without anything that was to be written."""
    original = getattr(error, "orig", None) or error
    if not is_lost(error) and isinstance(error, SQLAlchemyError):
        return f"{type(original).__name__} {getattr(original, 'sqlstate', None) or ''}".strip()
    lines = str(original).strip().splitlines()
    return lines[0].rstrip(".") if lines else type(original).__name__


def public_reason(error: BaseException) -> str:
    """Return what went wrong, for players, who need not know where the database is."""
    said = reason(error)
    for word, sentence in (("full", "the disk is full"), ("locked", "the database is locked")):
        if word in said:
            return sentence
    return "the database does not answer" if is_lost(error) else "the database refuses it"


# --- addresses


def engine_of(address: str, *, patient: bool = False) -> Engine:
    """Return what opens connections to a database; `patient` ones may take as long as they need."""
    url = _url(address)
    if url.drivername.startswith("sqlite"):
        Path(str(url.database)).parent.mkdir(parents=True, exist_ok=True)
    return _engine(url, durable=True, readers=1, patient=patient)


def _url(address: str) -> URL:
    """Return the address with the driver we use: the standard library's for SQLite, psycopg for PostgreSQL."""
    try:
        url = make_url(address)
    except (SQLAlchemyError, ValueError):  # without the address: it may hold a password
        raise StorageFailed("This is no database address; write sqlite:///file or postgresql://...") from None
    drivers = {"postgresql": "postgresql+psycopg", "postgres": "postgresql+psycopg"}
    return url.set(drivername=drivers.get(url.drivername, url.drivername))


def _engine(url: URL, *, durable: bool, readers: int, patient: bool = False) -> Engine:
    if url.drivername.startswith("sqlite"):
        engine = create_engine(url, paramstyle="named", hide_parameters=True)
        event.listen(engine, "connect", _pragmas(durable))
        return engine
    waits = {"statement_timeout": TIMEOUT, "lock_timeout": TIMEOUT, "idle_in_transaction_session_timeout": TIMEOUT}
    given: dict[str, Any] = {"connect_timeout": CONNECT}
    if "options" not in url.query and not patient:
        given["options"] = " ".join(f"-c {name}={seconds * 1000:.0f}" for name, seconds in waits.items())
    return create_engine(url, hide_parameters=True, pool_size=readers + 1, max_overflow=1, connect_args=given)


def _pragmas(durable: bool) -> Any:
    def connected(connection: Any, _record: Any) -> None:
        cursor = connection.cursor()
        cursor.execute(f"PRAGMA busy_timeout={BUSY_MS}")
        cursor.execute("PRAGMA journal_mode=WAL")
        cursor.execute(f"PRAGMA synchronous={'FULL' if durable else 'NORMAL'}")
        cursor.close()

    return connected

"""Backups: everything that is kept, copied while servers run, and played again before it counts.

A backup is a database of SQLite, whatever the server's database is: its tables are those of `schema.py`, all read at
one moment. So it can be restored into SQLite or PostgreSQL, looked into, or served from as it is.
"""

from __future__ import annotations

import os
import shutil
from collections.abc import Iterator
from contextlib import contextmanager, suppress
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import Any

import msgspec
from sqlalchemy import Connection, Engine, create_engine, func, insert, select, text
from sqlalchemy.exc import DBAPIError, SQLAlchemyError

from lychgate.core.errors import LychgateError
from lychgate.server.database import engine_of, reason
from lychgate.server.journal import Damaged, Journal, begin
from lychgate.server.migrate import WrongVersion, prepare
from lychgate.server.rows import Entry, MatchRow, SeatRow
from lychgate.server.schema import answers, bans, chats, house, invitations, matches, metadata, passes, schema, seats

OF_THE_HOUSE = (house, bans, invitations, passes)
OF_MATCHES = (matches, seats, answers, chats)
KEPT = (schema, *OF_MATCHES, *OF_THE_HOUSE)
"""What a backup holds; what lives for a moment only is not in it."""
CHUNK = 1000
"""Rows copied at once."""


class BackupFailed(LychgateError):
    """Why something could not be backed up or restored, in one sentence."""


class Copied(msgspec.Struct, frozen=True):
    """What a backup holds, or what was restored."""

    tables: int
    answers: int
    unplayable: tuple[str, ...] = ()
    """Tables whose matches this program cannot play again: of games that are not installed, or damaged."""


def back_up(database: str, file: Path) -> Copied:
    """Copy a database into a file that does not exist yet, play every match again, and only then give it its name."""
    if file.exists():
        raise BackupFailed(f"There is a file {file} already; a backup replaces nothing.")
    part = file.with_name(f"{file.name}.part")
    with _told(f"The backup {file} could not be made"):
        # Nobody else may read it: it holds the seeds of running matches.
        os.close(os.open(part, os.O_CREAT | os.O_EXCL | os.O_WRONLY, 0o600))
        try:
            with _snapshot(database) as source, _opened(part) as target:
                expected = _copy(source, target)
            copied = check(part, expected)
            part.rename(file)
        finally:
            part.unlink(missing_ok=True)
    return copied


def check(file: Path, expected: dict[str, int] | None = None) -> Copied:
    """Play every match of a backup again, and count what it holds; BackupFailed if anything is missing."""
    with _told(f"The backup {file} cannot be read"), _opened(file) as connection:
        (said,) = connection.execute(text("PRAGMA integrity_check")).first() or ("nothing",)
        if said != "ok":
            raise BackupFailed(f"The backup {file} is damaged: {said}.")
        counts = {table.name: _count(connection, table) for table in KEPT}
        if expected is not None and counts != expected:
            raise BackupFailed(f"The backup {file} does not hold everything that was copied.")
        unplayable = [row.id for row in _rows(connection) if not _plays(connection, row)]
    return Copied(counts["matches"], counts["answers"], tuple(unplayable))


def restore(file: Path, database: str) -> Copied:
    """Put back every table that a database does not have; those it has stay as they are, so servers may run meanwhile.

    Of what the host has decided, only what is not decided there comes back, too.
    """
    if not file.is_file():
        raise BackupFailed(f"There is no backup {file}.")
    with TemporaryDirectory(prefix="lychgate-restore-") as folder:
        copy = Path(folder, "backup.db")
        with _told(f"The backup {file} cannot be read"):
            shutil.copyfile(file, copy)  # it may be of an older version, and is left as it is
            _prepared(create_engine(f"sqlite:///{copy}"))
        checked = check(copy)
        with _told("The backup could not be restored"):
            engine = engine_of(database, patient=True)
            _prepared(engine, keep=True)
            try:
                with _opened(copy) as source, engine.begin() as target:
                    return msgspec.structs.replace(_put_back(source, target), unplayable=checked.unplayable)
            finally:
                engine.dispose()


# --- copying


def _copy(source: Connection, target: Connection) -> dict[str, int]:
    """Copy all rows; return how many there are of each kind."""
    metadata.create_all(target)
    counts = {}
    for table in KEPT:
        counts[table.name] = 0
        for rows in _chunks(source, select(table)):
            target.execute(insert(table), rows)
            counts[table.name] += len(rows)
    target.commit()
    return counts


def _put_back(source: Connection, target: Connection) -> Copied:
    there = {each for (each,) in target.execute(select(matches.c.id))}
    counts = {}
    for table in OF_MATCHES:
        counts[table.name] = 0
        name = "id" if table is matches else "match"
        for rows in _chunks(source, select(table)):
            missing = [row for row in rows if row[name] not in there]
            if missing:
                target.execute(insert(table), missing)
            counts[table.name] += len(missing)
    for table in OF_THE_HOUSE:
        (key,) = table.primary_key.columns
        decided = {each for (each,) in target.execute(select(key))}
        for rows in _chunks(source, select(table)):
            missing = [row for row in rows if row[key.name] not in decided]
            if missing:
                target.execute(insert(table), missing)
    return Copied(counts["matches"], counts["answers"])


def _chunks(connection: Connection, query: Any) -> Iterator[list[dict[str, Any]]]:
    for rows in connection.execution_options(yield_per=CHUNK).execute(query).mappings().partitions():
        yield [dict(row) for row in rows]


# --- playing again


def _rows(connection: Connection) -> list[MatchRow]:
    return [MatchRow(**row) for row in connection.execute(select(matches).order_by(matches.c.created)).mappings()]


def _plays(connection: Connection, row: MatchRow) -> bool:
    """Tell whether a match can be played again by its log."""
    if row.contributions is None:
        return True  # it has not begun
    sat = select(seats).where(seats.c.match == row.id).order_by(seats.c.seat)
    chairs = [SeatRow(**each) for each in connection.execute(sat).mappings()]
    query = select(*(answers.c[name] for name in Entry.__struct_fields__)).where(answers.c.match == row.id)
    entries = [Entry(**each) for each in connection.execute(query.order_by(answers.c.number)).mappings()]
    try:
        match = begin(row, len(chairs), [])
        Journal(match, row.created, 0.0).replay(entries)
    except Damaged:
        return False
    return True


def _count(connection: Connection, table: Any) -> int:
    return int(connection.execute(select(func.count()).select_from(table)).scalar_one())


# --- connections


@contextmanager
def _snapshot(database: str) -> Iterator[Connection]:
    """Read a database as it is at one moment, while others write."""
    engine = engine_of(database, patient=True)
    _prepared(engine, keep=True)
    try:
        with engine.connect() as connection:
            if engine.dialect.name == "sqlite":
                connection.exec_driver_sql("BEGIN")
            else:
                connection.exec_driver_sql("SET TRANSACTION ISOLATION LEVEL REPEATABLE READ, READ ONLY")
            yield connection
    finally:
        engine.dispose()


@contextmanager
def _opened(file: Path) -> Iterator[Connection]:
    engine = create_engine(f"sqlite:///{file}")
    try:
        with engine.connect() as connection:
            yield connection
    finally:
        engine.dispose()


def _prepared(engine: Engine, *, keep: bool = False) -> None:
    """Make the tables, or bring them up to date."""
    try:
        prepare(engine)
    finally:
        if not keep:
            engine.dispose()


@contextmanager
def _told(what: str) -> Iterator[None]:
    """Say in one sentence what went wrong."""
    try:
        yield
    except (DBAPIError, WrongVersion, OSError) as error:
        said = error.strerror if isinstance(error, OSError) and error.strerror else reason(error)
        raise BackupFailed(f"{what}: {said}.") from None
    except SQLAlchemyError as error:
        raise BackupFailed(f"{what}: {type(error).__name__}.") from None


# --- the folder of backups


class Backup(msgspec.Struct, frozen=True):
    """A backup in the folder of the house; that it is there means that every match of it was played again."""

    name: str
    at: float
    bytes: int


def listed(folder: Path) -> list[Backup]:
    """Return the backups of a folder, the latest first."""
    found = []
    for path in folder.glob("lychgate-*.db"):
        with suppress(OSError):  # deleted in this moment
            known = path.stat()
            found.append(Backup(path.name, known.st_mtime, known.st_size))
    return sorted(found, key=lambda each: each.at, reverse=True)


def forget_old(folder: Path, most: int) -> None:
    """Delete all but the latest backups of a folder."""
    for each in listed(folder)[most:]:
        (folder / each.name).unlink(missing_ok=True)

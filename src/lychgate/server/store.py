"""The store: one writer that gathers what all rooms have to write and commits it together; readers beside it.

An answer counts once its commit is done: only then does anybody see it. The commits of one moment share one
transaction ("group commit"), so a hundred rooms pay for one sync of the disk.
"""

from __future__ import annotations

import asyncio
import logging
import secrets
from collections.abc import Iterable, Sequence
from typing import Any

import msgspec
from sqlalchemy import Connection, Executable, bindparam, delete, func, insert, select, text, update
from sqlalchemy.exc import DBAPIError, IntegrityError

from lychgate.core.errors import LychgateError
from lychgate.server import metrics
from lychgate.server.database import Conflict, Database, StorageFailed, is_lost, public_reason, reason
from lychgate.server.logs import HOUSE
from lychgate.server.rows import ChatRow, Entry, MatchRow, SeatRow
from lychgate.server.schema import answers, chats, matches, seats
from lychgate.server.tokens import hash_of

__all__ = ["Conflict", "Mark", "StorageFailed", "Store", "Write"]

log = logging.getLogger("lychgate.server")
house = logging.getLogger(HOUSE)

MOST_TOGETHER = 500
"""Jobs committed in one transaction at most."""
CHATS = 50
"""Number of chat messages, the latest, that are sent to somebody who joins."""
CHATS_KEPT = 500
"""Number of chat messages of one table that are kept, within a hundred."""
CHUNK = 100
"""Matches asked for in one query at most."""
LEAVE = 5.0
"""Seconds that what is still to be written has at the end."""
CHANNEL = "lychgate"
"""The channel of PostgreSQL on which processes tell each other which matches have changed."""
DEADLOCK = "40P01"
LONGEST_WORD = 7000
"""Bytes of one notification; PostgreSQL allows 8,000."""

Write = tuple[Executable, Any, bool]
"""A statement, its parameters, and whether it must change a row: Conflict if it does not."""


_MATCH = select(matches).where(matches.c.id == bindparam("match"))
_SEATS = select(seats).where(seats.c.match == bindparam("match")).order_by(seats.c.seat)
_ENTRIES = (
    select(answers.c.number, answers.c.kind, answers.c.seat, answers.c.code, answers.c.at)
    .where(answers.c.match == bindparam("match"), answers.c.number >= bindparam("since"))
    .order_by(answers.c.number)
)
_CHATS = (
    select(chats.c.number, chats.c.seat, chats.c.name, chats.c.text, chats.c.at, chats.c.say)
    .where(chats.c.match == bindparam("match"), chats.c.number >= bindparam("since"))
    .order_by(chats.c.number.desc())
    .limit(bindparam("most"))
)
_NOTIFY = text(f"SELECT pg_notify('{CHANNEL}', :word)")
_CHANGED = update(matches).where(matches.c.id == bindparam("changed")).values(revision=matches.c.revision + 1)
_MARK = select(
    matches.c.id,
    matches.c.revision,
    select(func.max(answers.c.number)).where(answers.c.match == matches.c.id).scalar_subquery().label("answers"),
    select(func.max(chats.c.number)).where(chats.c.match == matches.c.id).scalar_subquery().label("chats"),
    matches.c.stir,
)
_MARKS = _MARK.where(matches.c.id.in_(bindparam("matches", expanding=True)))
_ONE_MARK = _MARK.where(matches.c.id == bindparam("match"))
_TOKENS = select(seats.c.match, seats.c.seat).where(seats.c.token.in_(bindparam("tokens", expanding=True)))


class Faulty(LychgateError):
    """Something that the database will never accept."""


class Mark(msgspec.Struct, frozen=True):
    """How far a match has come: its revision, the numbers of answers and chat messages, changes of the moment."""

    match: str
    revision: int
    answers: int
    chats: int
    stir: int


class _Job(msgspec.Struct):
    """What one caller wants written, all or nothing."""

    match: str
    done: asyncio.Future[None]
    entries: Sequence[dict[str, Any]] = ()
    """Lines of the log: those of all jobs are inserted by one statement."""
    statements: Sequence[Write] = ()


class Store:
    """The database of all matches, as one process sees it."""

    def __init__(self, database: Database) -> None:
        self.database = database
        self.process = secrets.token_hex(8)
        """The name by which other processes on the same database know this one."""
        self.commits = 0
        self._add = str(insert(answers).compile(dialect=database.engine.dialect))
        """The SQL of the statement that every answer needs, compiled once."""
        self._jobs: list[_Job] = []
        self._wake = asyncio.Event()
        self._writer: asyncio.Task[None] | None = None

    # --- life

    @classmethod
    async def open(cls, address: str, *, durable: bool = True, readers: int = 4) -> Store:
        """Open a database by its address and create missing tables; raises StorageFailed when that is impossible."""
        store = cls(await Database.open(address, durable=durable, readers=readers))
        store._writer = asyncio.create_task(store._write())
        return store

    async def close(self) -> None:
        """Write what is waiting, if the database answers, then close it."""
        if self._writer is not None:
            try:
                async with asyncio.timeout(LEAVE):
                    while self._jobs:
                        await asyncio.sleep(0.005)
            except TimeoutError:
                log.warning("the database does not answer; %d writes are given up", len(self._jobs))
            self._writer.cancel()
            self.database.close()
            await asyncio.gather(self._writer, return_exceptions=True)
            for job in self._jobs:
                _settle(job, StorageFailed("The server was stopped before this was saved."))

    # --- writing

    async def create(
        self, row: MatchRow, chairs: Iterable[SeatRow], entries: Iterable[Entry] = (), rematch_of: str | None = None
    ) -> None:
        """Store a new match with its seats and, for a branch, the first entries of its log.

        With `rematch_of`, link it to the match that the same people have played; Conflict if that is linked already.
        """
        writes: list[Write] = [
            (insert(matches), [msgspec.to_builtins(row)], False),
            (insert(seats), [msgspec.to_builtins(each) for each in chairs], False),
        ]
        if rematch_of is not None:
            link = (
                update(matches)
                .where(matches.c.id == rematch_of, matches.c.rematch.is_(None))
                .values(rematch=row.id, revision=matches.c.revision + 1)
            )
            writes.append((link, None, True))
        await self.write(rematch_of or row.id, *writes, entries=_lines(row.id, entries))
        metrics.tables.labels(row.game).inc()
        house.info("a table for %s was opened", row.game, extra={"table": row.id})

    async def append(self, match: str, entries: Iterable[Entry], *others: Write) -> None:
        """Add to a match's log; Conflict when one of these numbers is taken: another process was faster."""
        await self.write(match, *others, entries=_lines(match, entries))

    async def begin(self, row: MatchRow) -> None:
        """Store that a match has begun; Conflict when it had begun already."""
        statement = (
            update(matches)
            .where(matches.c.id == row.id, matches.c.contributions.is_(None))
            .values(contributions=row.contributions, poker_face=row.poker_face, revision=matches.c.revision + 1)
        )
        await self.write(row.id, (statement, None, True))

    async def save_seat(self, before: SeatRow, after: SeatRow, *others: Write) -> None:
        """Store what has changed of a seat; Conflict if meanwhile somebody else sits there or is invited."""
        await self.write(after.match, *self.seat_writes(before, after), *others)

    def seat_writes(self, before: SeatRow, after: SeatRow) -> list[Write]:
        """Return the statements that change a seat, if it is still as it was."""
        old, new = msgspec.to_builtins(before), msgspec.to_builtins(after)
        changed = {name: value for name, value in new.items() if value != old[name]}
        statement = update(seats).where(
            seats.c.match == before.match,
            seats.c.seat == before.seat,
            *(seats.c[name].is_not_distinct_from(old[name]) for name in ("kind", "token", "invite")),
        )
        return [(statement.values(changed or new), None, True), (_CHANGED, {"changed": before.match}, False)]

    async def say(self, match: str, chat: ChatRow) -> None:
        """Store a chat message; now and then, the oldest ones are forgotten."""
        writes: list[Write] = [(insert(chats), [{"match": match, **msgspec.to_builtins(chat)}], False)]
        if chat.number % 100 == 0 and chat.number >= CHATS_KEPT:
            old = delete(chats).where(chats.c.match == match, chats.c.number < chat.number - CHATS_KEPT)
            writes.append((old, None, False))
        await self.write(match, *writes)

    async def write(self, match: str, *statements: Write, entries: Sequence[dict[str, Any]] = ()) -> None:
        """Write all of this or nothing, together with what others have to write."""
        job = _Job(match, asyncio.get_running_loop().create_future(), entries, statements)
        self._jobs.append(job)
        self._wake.set()
        await job.done

    async def _write(self) -> None:
        """Commit all jobs that have gathered, again and again."""
        loop = asyncio.get_running_loop()
        while True:
            await self._wake.wait()
            jobs = self._jobs[:MOST_TOGETHER]
            for job, error in await loop.run_in_executor(self.database.writing, self._outcomes, jobs):
                _settle(job, error)
            del self._jobs[: len(jobs)]
            if not self._jobs:
                self._wake.clear()

    def _outcomes(self, jobs: Sequence[_Job]) -> list[tuple[_Job, LychgateError | None]]:
        """Write jobs together; if one of them is faulty, one by one, so that only the faulty ones fail."""
        error = self._commit(jobs)
        if error is not None and not isinstance(error, StorageFailed) and len(jobs) > 1:
            return [(job, self._commit([job])) for job in jobs]
        return [(job, error) for job in jobs]

    def _commit(self, jobs: Sequence[_Job]) -> LychgateError | None:
        """Write jobs in one transaction; return what went wrong, if anything."""
        for again in (True, False):
            committing = False
            try:
                with metrics.timed(metrics.commit_seconds), self.database.connect() as connection:
                    self._execute(connection, jobs)
                    committing = True
                    connection.commit()
            except (Conflict, StorageFailed) as error:
                return error
            except IntegrityError:
                return Conflict("Somebody else was faster.")
            except Exception as error:  # whatever a driver raises must not end the one writer
                if again and not committing and _may_pass(error):
                    continue  # nothing of this is in the database yet
                log.warning("a write failed: %s", reason(error))
                if not is_lost(error):
                    return Faulty("This cannot be saved.")
                if committing:
                    return StorageFailed("The database does not answer: look whether this was saved, and try again.")
                said = public_reason(error)
                return StorageFailed(f"This could not be saved ({said}), so nothing was changed; try again.")
            self.commits += 1
            return None
        raise AssertionError("The second attempt has returned.")

    def _execute(self, connection: Connection, jobs: Sequence[_Job]) -> None:
        jobs = sorted(jobs, key=lambda job: job.match)  # in one order everywhere, or two processes wait for each other
        lines = [line for job in jobs for line in job.entries]
        if lines:
            connection.exec_driver_sql(self._add, lines)
        for job in jobs:
            for statement, values, must_hit in job.statements:
                result = connection.execute(statement, values)
                if must_hit and result.rowcount == 0:
                    raise Conflict("Somebody else was faster.")
        if not self.database.is_file:
            for word in _words(self.process, {job.match: None for job in jobs}):
                connection.execute(_NOTIFY, {"word": word})

    # --- reading

    async def load(self, match: str) -> tuple[MatchRow, list[SeatRow]] | None:
        """Return a match and its seats, if there is such a match."""
        rows = await self.database.read(_MATCH, match=match)
        # The seats are read second, so that they are never older than the revision of the match says.
        chairs = await self.database.read(_SEATS, match=match) if rows else []
        if not chairs:
            return None  # no match is without seats: if the row was there, it was deleted between the two readings
        return MatchRow(**rows[0]), [SeatRow(**each) for each in chairs]

    async def entries(self, match: str, since: int = 0) -> list[Entry]:
        """Return a match's log from entry `since` on."""
        return [Entry(**row) for row in await self.database.read(_ENTRIES, match=match, since=since)]

    async def chats(self, match: str, since: int = 0) -> list[ChatRow]:
        """Return the last chat messages of a table, from number `since` on, oldest first."""
        return [
            ChatRow(**row) for row in reversed(await self.database.read(_CHATS, match=match, since=since, most=CHATS))
        ]

    async def marks(self, ids: Sequence[str]) -> list[Mark]:
        """Return how far these matches have come, whichever process wrote them."""
        rows: list[dict[str, Any]] = []
        for at in range(0, len(ids), CHUNK):
            rows += await self.database.read(_MARKS, matches=ids[at : at + CHUNK])
        return list(map(_mark, rows))

    async def mark(self, match: str) -> Mark | None:
        """Return how far one match has come; None if it was deleted. It is asked at every word of another process."""
        rows = await self.database.read(_ONE_MARK, match=match)
        return _mark(rows[0]) if rows else None

    async def seats_of(self, tokens: Sequence[str]) -> list[tuple[str, int]]:
        """Return match and seat of every token that the store knows."""
        found = await self.database.read(_TOKENS, tokens=[hash_of(token) for token in tokens])
        return [(row["match"], row["seat"]) for row in found]


def _may_pass(error: Exception) -> bool:
    """Tell whether a second attempt may succeed: the database was restarted, or two processes waited for each other."""
    if not isinstance(error, DBAPIError):
        return False
    return error.connection_invalidated or getattr(error.orig, "sqlstate", None) == DEADLOCK


def _mark(row: dict[str, Any]) -> Mark:
    return Mark(row["id"], row["revision"], _count(row["answers"]), _count(row["chats"]), row["stir"])


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


def _words(process: str, matches: Iterable[str]) -> list[str]:
    """Return what to tell other processes: who writes, and which matches have changed; cut into short texts."""
    words = [process]
    for match in matches:
        if len(words[-1]) + len(match) > LONGEST_WORD:
            words.append(process)
        words[-1] += f" {match}"
    return words

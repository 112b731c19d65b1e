"""Company: several processes on one database that serve the same tables.

What only lives for a moment stands in tables of its own: who is at which table in which process, which process conducts
a table (lets its bots think, keeps its deadlines), what the people are being asked, what they point at in a race.

Each process raises a number, its beats, as long as anybody is at its tables. Another process whose number has not risen
for a while counts as dead, by the watch of whoever looks: clocks of several machines need not agree.
"""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Awaitable, Callable, Iterable, Mapping, Sequence
from time import monotonic, time
from typing import Any

import msgspec
from sqlalchemy import Connection, Table, delete, select, update
from sqlalchemy.dialects import postgresql, sqlite

from lychgate.server.rows import RequestRow
from lychgate.server.schema import leases, matches, pointing, presence, processes, requests, seats
from lychgate.server.store import Conflict, StorageFailed, Store, Write

log = logging.getLogger("lychgate.server")

BEAT = 1.0
"""Seconds between two beats."""
DEAD = 4.0
"""Seconds without a beat after which a process counts as dead."""


VOTES = ("needed", "agreed", "against")
"""What a request keeps of those who are asked."""


class Moment(msgspec.Struct, frozen=True):
    """What other processes know of a table."""

    seats: frozenset[int]
    """Seats whose people are at other processes."""
    watchers: int
    hosts: frozenset[int]
    """Seats at other processes that have the host's rights; -1: somebody without a seat has."""
    seen: dict[int, float]
    """When the holders of seats were last seen to go, whether they are back or not."""
    request: RequestRow | None
    pointing: tuple[tuple[int, float, tuple[str, ...]], ...]
    """Seat, the opening of the race, and the marks that the seat points at."""


class Company:
    """This process among the others."""

    def __init__(self, store: Store) -> None:
        self.store = store
        self.process = store.process
        self.is_alone = False
        """Whether no other process was alive at the last beat; before the first one, nobody knows."""
        self.is_lost = False
        """Whether others took this process for dead: what it has written of itself is gone."""
        self._seen: dict[str, tuple[int, float]] = {}
        self._registered = False

    # --- writing

    def _put(self, table: Table, values: dict[str, Any], keys: Sequence[str], *, replace: bool = True) -> Write:
        """Return the statement that inserts a row or, with the same keys, replaces it."""
        make = sqlite.insert if self.store.database.is_file else postgresql.insert
        statement = make(table).values(values)
        if not replace:
            return statement.on_conflict_do_nothing(index_elements=list(keys)), None, False
        rest = {name: value for name, value in values.items() if name not in keys}
        return statement.on_conflict_do_update(index_elements=list(keys), set_=rest), None, False

    def _beat_write(self) -> Write:
        self._registered = True
        make = sqlite.insert if self.store.database.is_file else postgresql.insert
        statement = make(processes).values(id=self.process, beats=1)
        raised = {"beats": processes.c.beats + 1}
        return statement.on_conflict_do_update(index_elements=["id"], set_=raised), None, False

    async def attend(
        self, match: str, seats: Iterable[int], watchers: int, hosts: Iterable[int], gone: Mapping[int, float]
    ) -> None:
        """Tell the others who is at a table in this process, and who went when."""
        held = _joined(set(seats))
        if held or watchers:
            row = {"match": match, "process": self.process, "seats": held, "watchers": watchers}
            row["hosts"] = _joined(hosts)
            write = self._put(presence, row, ("match", "process"))
        else:
            own = delete(presence).where(presence.c.match == match, presence.c.process == self.process)
            write = own, None, False
        left = [_seen(match, [seat], at) for seat, at in gone.items()]
        await self.store.write(match, self._beat_write(), write, *left, stir(match))

    async def lease(self, match: str) -> bool:
        """Become the one that conducts a table, unless another process does; tell whether this one does now."""
        row = {"match": match, "process": self.process}
        await self.store.write(match, self._beat_write(), self._put(leases, row, ("match",), replace=False))
        holders = await self.store.database.read(select(leases.c.process).where(leases.c.match == match))
        return [each["process"] for each in holders] == [self.process]

    async def release(self, match: str) -> None:
        """Conduct a table no longer."""
        own = delete(leases).where(leases.c.match == match, leases.c.process == self.process)
        await self.store.write(match, (own, None, False), stir(match))

    async def ask(self, match: str, request: RequestRow) -> None:
        """Ask the people at a table; Conflict while something else is being asked."""
        row = {"match": match, **msgspec.structs.asdict(request)}
        row |= {name: _joined(getattr(request, name)) for name in VOTES}
        over = delete(requests).where(requests.c.match == match, requests.c.state != "open")
        await self.store.write(match, (over, None, False), (requests.insert().values(row), None, True), stir(match))

    async def vote(self, match: str, before: RequestRow, after: RequestRow) -> None:
        """Note who has agreed or not; Conflict if the request has changed meanwhile."""
        votes = {"agreed": _joined(after.agreed), "against": _joined(after.against)}
        await self.store.write(match, _changed(match, before, **votes), stir(match))

    async def settle(self, match: str, request: RequestRow, *, agreed: bool) -> None:
        """Close a request; Conflict if it was closed already."""
        await self.store.write(match, *settling(match, request, agreed=agreed))

    async def point(self, match: str, seat: int, opened: float, marks: Sequence[str]) -> None:
        """Show the others what a seat points at in a race."""
        row = {"match": match, "seat": seat, "opened": opened, "marks": " ".join(marks)}
        await self.store.write(match, self._put(pointing, row, ("match", "seat")), stir(match))

    # --- reading

    async def moment(self, match: str) -> Moment:
        """Return what is going on at a table, as far as other processes are concerned."""

        def look(connection: Connection) -> Moment:
            here = connection.execute(
                select(presence.c.seats, presence.c.watchers, presence.c.hosts).where(
                    presence.c.match == match, presence.c.process != self.process
                )
            ).all()
            asked = connection.execute(select(requests).where(requests.c.match == match)).mappings().first()
            marks = connection.execute(
                select(pointing.c.seat, pointing.c.opened, pointing.c.marks).where(pointing.c.match == match)
            ).all()
            seen = connection.execute(
                select(seats.c.seat, seats.c.seen).where(seats.c.match == match, seats.c.seen.is_not(None))
            ).all()
            return Moment(
                frozenset(seat for row in here for seat in _parted(row.seats)),
                sum(row.watchers for row in here),
                frozenset(seat for row in here for seat in _parted(row.hosts)),
                {row.seat: row.seen for row in seen},
                _request(dict(asked)) if asked is not None else None,
                tuple((row.seat, row.opened, tuple(row.marks.split())) for row in marks),
            )

        return await self.store.database.look(look)

    # --- living

    async def live(self, busy: Callable[[], bool], stirred: Callable[[Iterable[str]], Awaitable[None]]) -> None:
        """Beat while `busy`, and look after processes that have died; `stirred` is told which tables that concerns."""
        while True:
            await asyncio.sleep(BEAT)
            if not busy():
                self._registered = False
                continue
            try:
                await stirred(await self.beat())
            except StorageFailed as error:
                log.warning("%s", error)

    async def beat(self) -> list[str]:
        """Show that this process lives, and clear away after those that do not; returns their tables."""
        if self._registered:
            own = update(processes).where(processes.c.id == self.process).values(beats=processes.c.beats + 1)
            try:
                await self.store.write("", (own, None, True))
            except Conflict:
                self.is_lost = True
        await self.store.write("", self._beat_write())
        now = monotonic()
        rows = await self.store.database.read(select(processes.c.id, processes.c.beats))
        known = {row["id"]: row["beats"] for row in rows}
        self._seen = {
            each: self._seen[each] if each in self._seen and self._seen[each][0] == beats else (beats, now)
            for each, beats in known.items()
        }
        dead = [each for each, (_, at) in self._seen.items() if each != self.process and now - at > DEAD]
        self.is_alone = len(known) - len(dead) <= 1
        return [match for process in dead for match in await self._bury(process)]

    async def _bury(self, process: str) -> list[str]:
        """Clear away what a process has left; returns the tables it was at."""
        present, leased = presence.c.process == process, leases.c.process == process
        rows = await self.store.database.read(
            select(presence.c.match).where(present).union(select(leases.c.match).where(leased))
        )
        found = [row["match"] for row in rows]
        here = await self.store.database.read(select(presence.c.match, presence.c.seats).where(present))
        await self.store.write(
            " ".join(found),
            (update(matches).where(matches.c.id.in_(found)).values(stir=matches.c.stir + 1), None, False),
            *(_seen(row["match"], _parted(row["seats"]), time()) for row in here if row["seats"]),
            (delete(presence).where(present), None, False),
            (delete(leases).where(leased), None, False),
            (delete(processes).where(processes.c.id == process), None, False),
        )
        return found

    async def leave(self) -> None:
        """Take leave: others need not wait until this process counts as dead."""
        if self._registered:
            await self._bury(self.process)


def stir(match: str) -> Write:
    """Return the statement by which other processes notice that something has changed at a table."""
    return update(matches).where(matches.c.id == match).values(stir=matches.c.stir + 1), None, False


def settling(match: str, request: RequestRow, *, agreed: bool) -> tuple[Write, Write]:
    """Return the statements that close a request; they fail if it was closed already."""
    return _changed(match, request, state="agreed" if agreed else "declined"), stir(match)


def _changed(match: str, request: RequestRow, **values: str) -> Write:
    statement = update(requests).where(
        requests.c.match == match,
        requests.c.number == request.number,
        requests.c.state == "open",
        requests.c.agreed == _joined(request.agreed),
        requests.c.against == _joined(request.against),
    )
    return statement.values(values), None, True


def _seen(match: str, gone: Iterable[int], at: float) -> Write:
    statement = update(seats).where(seats.c.match == match, seats.c.seat.in_(list(gone)))
    return statement.values(seen=at), None, False


def _joined(seats: Iterable[int]) -> str:
    return ",".join(map(str, sorted(seats)))


def _parted(seats: str) -> frozenset[int]:
    return frozenset(int(each) for each in seats.split(",") if each)


def _request(row: dict[str, Any]) -> RequestRow:
    del row["match"]
    return RequestRow(**row | {name: _parted(row[name]) for name in VOTES})

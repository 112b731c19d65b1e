"""Following: takes over what other processes on the same database have done at tables that are open here.

PostgreSQL tells at once which matches others have changed (LISTEN and NOTIFY). SQLite cannot: a process looks several
times a second. With PostgreSQL it looks now and then, too, in case a word was lost with its connection.
"""

from __future__ import annotations

import asyncio
import logging
from collections.abc import AsyncIterator, Iterable
from contextlib import asynccontextmanager

from lychgate.core.door import traced
from lychgate.core.errors import LychgateError
from lychgate.server import attendance, consent, race, talk
from lychgate.server.attendance import attend
from lychgate.server.conductor import advance
from lychgate.server.listen import Listener
from lychgate.server.refusals import DELETED, UnknownTable
from lychgate.server.room import Room, now
from lychgate.server.rooms import Rooms
from lychgate.server.seating import take_seats, try_start
from lychgate.server.store import Mark, StorageFailed

log = logging.getLogger("lychgate.server")

SELDOM = 10.0
"""How many times longer a process waits between two looks where it is told of changes."""


class Follower:
    """Keeps the rooms of this process up to date."""

    def __init__(self, rooms: Rooms) -> None:
        self.rooms = rooms
        self._behind: set[str] = set()
        """Tables that another process has changed."""
        self._tasks: dict[str, asyncio.Task[None]] = {}
        self._listener: Listener | None = None

    async def run(self) -> None:
        """Follow until cancelled."""
        seconds = self.rooms.house.settings.follow
        database = self.rooms.house.store.database
        if not database.is_file:
            self._listener = Listener(database, self.rooms.house.store.process, self.hear, self.rooms.get)
            seconds *= SELDOM
        try:
            while True:
                await asyncio.sleep(seconds)
                try:
                    await self.look()
                except StorageFailed as error:
                    log.warning("%s", error)
        finally:
            if self._listener is not None:
                self._listener.close()
            for task in self._tasks.values():
                task.cancel()

    def hear(self, matches: Iterable[str] | None) -> None:
        """Catch up at tables that others have changed; None: at all, because words may have been lost."""
        for match in [room.row.id for room in self.rooms] if matches is None else matches:
            if self.rooms.get(match) is None:
                continue
            self._behind.add(match)
            if match not in self._tasks:
                self._tasks[match] = asyncio.create_task(self._follow(match))

    async def look(self) -> None:
        """Look once, and catch up at tables that another process has changed."""
        open_here = {room.row.id: room for room in self.rooms}
        marks = await self.rooms.house.store.marks(list(open_here))
        self.hear([mark.match for mark in marks if is_behind(open_here[mark.match], mark)])
        for match in set(open_here) - {mark.match for mark in marks}:
            self.rooms.gone(match)

    async def tend(self, matches: Iterable[str]) -> None:
        """Go on where another process has died or has taken this one for dead."""
        company = self.rooms.house.company
        if company.is_lost:
            company.is_lost = False
            for room in self.rooms:
                room.leased = False
                room.attended = None
                attend(room)
        self.hear(matches)
        for room in self.rooms:
            advance(room)

    async def _follow(self, match: str) -> None:
        try:
            while match in self._behind:
                self._behind.discard(match)
                room = self.rooms.get(match)
                if room is None:
                    return
                try:
                    async with room.lock:
                        await catch_up(room, await _mark_of(room))
                    advance(room)
                except UnknownTable:
                    self.rooms.gone(match)
                except LychgateError as error:
                    log.warning("table %s could not follow another process: %s", match, error)
                except Exception as error:
                    log.error("table %s could not follow another process: %s", match, traced(error))
                    room.forget()  # the match may be half changed
        finally:
            self._tasks.pop(match, None)


@asynccontextmanager
async def present(rooms: Rooms, table: str) -> AsyncIterator[Room]:
    """Give a table's room, locked, as the table is at this moment, whatever process has changed it; or UnknownTable."""
    room = await rooms.find(table)
    try:
        async with room.lock:
            await catch_up(room, await _mark_of(room))
            yield room
    except UnknownTable:
        rooms.gone(table)
        raise


async def _mark_of(room: Room) -> Mark:
    mark = await room.house.store.mark(room.row.id)
    if mark is None:
        raise UnknownTable(DELETED)
    return mark


def is_behind(room: Room, mark: Mark) -> bool:
    """Tell whether the store has more than this room has seen; False while the room is busy: the next look will do."""
    if room.lock.locked():
        return False
    return (
        mark.revision > room.row.revision
        or mark.answers > room.entries
        or mark.chats > room.chats
        or mark.stir > room.stir
    )


async def catch_up(room: Room, mark: Mark) -> None:
    """Take over what was done elsewhere, and show it to those who are here."""
    await room.ready()
    if mark.revision > room.row.revision:
        await take_seats(room)
    if room.awake and mark.answers > room.journal.number:
        for entry in await room.house.store.entries(room.row.id, room.journal.number):
            if entry.kind == "answer":
                race.note(room, entry.seat, entry.code)
            room.journal.replay([entry])
        room.publish()
    if mark.chats > room.chats:
        await talk.hear(room)
    if mark.stir > room.stir:
        await _take_moment(room, mark)
    await try_start(room)


async def _take_moment(room: Room, mark: Mark) -> None:
    """Take over who is at other processes, what is being asked, and what is pointed at."""
    moment = await room.house.company.moment(room.row.id)
    room.stir = mark.stir
    if attendance.hear(room, moment):
        room.show_seats()
    if room.leased and not room.connections and room.is_shared:
        # Whoever is at the table is at another process: that one conducts it better.
        room.leased = False
        await room.house.company.release(room.row.id)
    consent.hear(room, moment.request)
    if room.awake:
        race.point_elsewhere(room, moment.pointing)
        race.show(room, now())

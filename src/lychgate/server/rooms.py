"""All rooms: rebuilt from the log when somebody comes, dropped when nobody has been there for a while."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Iterator
from time import monotonic

from lychgate.core.errors import LychgateError
from lychgate.server import talk
from lychgate.server.house import House
from lychgate.server.office import Office
from lychgate.server.refusals import DELETED, UnknownTable
from lychgate.server.room import Room

log = logging.getLogger("lychgate.server")


class Rooms:
    """The rooms that are in memory."""

    def __init__(self, house: House) -> None:
        self.house = house
        self._rooms: dict[str, Room] = {}
        self._loading: dict[str, asyncio.Task[Room]] = {}
        self._sweeper: asyncio.Task[None] | None = None
        self._clearing: set[asyncio.Task[None]] = set()
        """What is written away after tables that were deleted."""

    def __len__(self) -> int:
        return len(self._rooms)

    def __iter__(self) -> Iterator[Room]:
        return iter(self._rooms.values())

    def get(self, table: str) -> Room | None:
        """Return a table's room if it is in memory."""
        return self._rooms.get(table)

    @property
    def sockets(self) -> int:
        return sum(len(room.connections) for room in self._rooms.values())

    def open(self) -> None:
        """Start the task that drops idle rooms."""
        self._sweeper = asyncio.create_task(self._sweep())

    async def close(self) -> None:
        """Stop everything that goes on in the rooms; what was answered is on disk."""
        tasks = [task for room in self._rooms.values() for task in _stop(room)]
        tasks += self._clearing
        if self._sweeper is not None:
            tasks.append(self._sweeper)
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)
        self._rooms.clear()

    async def find(self, table: str) -> Room:
        """Return a table's room; UnknownTable when there is no such table."""
        room = self._rooms.get(table)
        if room is not None:
            room.used = monotonic()
            return room
        loading = self._loading.get(table)
        if loading is None:
            loading = self._loading[table] = asyncio.create_task(self._load(table))
            loading.add_done_callback(lambda _: self._loading.pop(table, None))
        return await asyncio.shield(loading)

    def heed(self) -> None:
        """Heed what the host has decided: see the banned out, and tell everybody when the house closes."""
        doors, said = self.house.doors, self.house.doors.notice()
        for room in list(self._rooms.values()):
            for connection in [each for each in room.connections if doors.is_banned(each.address)]:
                room.dismiss(connection, "The host of this house does not let you in.", 4403)
            if said is not None:
                room.tell(talk.unkept(said))

    def gone(self, table: str) -> None:
        """Drop a table that was deleted, and tell whoever is there."""
        room = self._rooms.pop(table, None)
        if room is None:
            return
        room.deleted = True
        room.forget()
        _stop(room)
        for connection in list(room.connections):
            room.dismiss(connection, DELETED, 4404)
        clearing = asyncio.create_task(self._clear_away(room))
        self._clearing.add(clearing)
        clearing.add_done_callback(self._clearing.discard)

    async def _clear_away(self, room: Room) -> None:
        """Delete what was still written here while the table was deleted elsewhere."""
        try:
            async with room.lock:
                await Office(self.house.store).clear_away(room.row.id)
        except LychgateError as error:
            log.warning("%s", error)

    async def _load(self, table: str) -> Room:
        loaded = await self.house.store.load(table)
        if loaded is None:
            raise UnknownTable("There is no such table; perhaps the link is incomplete.")
        room = Room(self.house, *loaded)
        await room.ready()
        self._rooms[table] = room
        return room

    async def _sweep(self) -> None:
        """Drop empty rooms, and let idle matches leave memory; both can be rebuilt from the log."""
        idle = self.house.settings.idle
        while True:
            await asyncio.sleep(max(idle / 4, 0.05))
            for table, room in list(self._rooms.items()):
                if room.thinking or room.lock.locked() or monotonic() - room.used < idle:
                    continue
                if room.connections:
                    room.sleep()
                    continue
                for timer in room.timers.values():
                    timer.cancel()
                del self._rooms[table]
                if room.leased:
                    await self._release(room)

    async def _release(self, room: Room) -> None:
        room.leased = False
        try:
            await self.house.company.release(room.row.id)
        except LychgateError as error:
            log.warning("%s", error)


def _stop(room: Room) -> list[asyncio.Task[None]]:
    """Stop what goes on in a room by itself; returns the tasks, which end as soon as they are waited for."""
    for timer in room.timers.values():
        timer.cancel()
    tasks = [*room.thinking.values(), *(each for each in (room.leasing, room.attending) if each is not None)]
    for task in tasks:
        task.cancel()
    return tasks

"""Following: takes over what other processes on the same database have done at tables that are open here."""

from __future__ import annotations

import asyncio
import logging

from lychgate.core.errors import LychgateError
from lychgate.server.commands import close_request
from lychgate.server.conductor import advance
from lychgate.server.room import Room
from lychgate.server.rooms import Rooms
from lychgate.server.seating import regrant, rename_players, welcome_all
from lychgate.server.store import Mark, StorageFailed

log = logging.getLogger("lychgate.server")


async def follow(rooms: Rooms, seconds: float) -> None:
    """Look for changes by other processes, again and again, with `seconds` between two looks."""
    while True:
        await asyncio.sleep(seconds)
        try:
            await look(rooms)
        except StorageFailed as error:
            log.warning("%s", error)


async def look(rooms: Rooms) -> None:
    """Look once, and catch up at tables that another process has changed."""
    open_here = {room.row.id: room for room in rooms}
    for mark in await rooms.house.store.marks(list(open_here)):
        room = open_here[mark.match]
        if is_behind(room, mark):
            try:
                async with room.lock:
                    await catch_up(room, mark)
                advance(room)
            except LychgateError as error:
                log.warning("table %s could not follow another process: %s", mark.match, error)


def is_behind(room: Room, mark: Mark) -> bool:
    """Tell whether the store has more than this room has seen; False while the room is busy: the next look will do."""
    if room.lock.locked():
        return False
    return mark.revision > room.row.revision or mark.answers > room.entries or mark.chats > room.chats


async def catch_up(room: Room, mark: Mark) -> None:
    """Take over what was done elsewhere, and show it to those who are here."""
    await room.ready()
    if mark.revision > room.row.revision:
        await _take_seats(room)
    if room.awake and mark.answers > room.journal.number:
        room.journal.replay(await room.house.store.entries(room.row.id, room.journal.number))
        close_request(room, agreed=False)
        room.publish()
    if mark.chats > room.chats:
        await room.hear()


async def _take_seats(room: Room) -> None:
    begun, rematch = room.begun, room.row.rematch
    loaded = await room.house.store.load(room.row.id)
    assert loaded is not None
    room.take(*loaded)
    rename_players(room)
    regrant(room)
    if room.begun and not begun:
        await room.reload()
        welcome_all(room)
    if room.row.rematch != rematch:
        await room.point_to_rematch(room.connections)
    room.show_seats()

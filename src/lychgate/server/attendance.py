"""Attendance: tells other processes who is at a table in this one."""

from __future__ import annotations

import asyncio
from typing import TYPE_CHECKING

from lychgate.core.errors import LychgateError

if TYPE_CHECKING:
    from lychgate.server.room import Room


def attend(room: Room) -> None:
    """Tell other processes, soon, who is here."""
    if room.attending is None or room.attending.done():
        room.attending = asyncio.create_task(_tell(room))


async def _tell(room: Room) -> None:
    while (here := _here(room)) != room.attended:
        room.attended = here
        try:
            await room.house.company.attend(room.row.id, *here)
        except LychgateError:
            room.attended = None  # told at the next change
            return


def _here(room: Room) -> tuple[tuple[int, ...], int]:
    seats = {seat for connection in room.connections for seat in connection.seats}
    return tuple(sorted(seats)), sum(not connection.seats for connection in room.connections)

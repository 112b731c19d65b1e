"""Attendance: who is at a table, at whatever process, and since when the others are away."""

from __future__ import annotations

import asyncio
from collections.abc import Mapping
from typing import TYPE_CHECKING, NamedTuple

from lychgate.core.errors import LychgateError

if TYPE_CHECKING:
    from lychgate.server.company import Moment
    from lychgate.server.connection import Connection
    from lychgate.server.room import Room

SEATLESS = -1
"""Stands for somebody with the host's rights who holds no seat."""


class Here(NamedTuple):
    """Who is at a table in one process."""

    seats: tuple[int, ...] = ()
    watchers: int = 0
    hosts: tuple[int, ...] = ()


class Absences:
    """Since when those are away who are not here."""

    __slots__ = ("hostless", "loaded", "seen")

    def __init__(self, at: float, seen: Mapping[int, float]) -> None:
        self.loaded = at
        """Since when this process knows the table: nobody has been seen to go who was not here then."""
        self.seen = dict(seen)
        """When the holders of seats were last seen to go."""
        self.hostless: float | None = at
        """Since when nobody with the host's rights is here; None while somebody is."""

    def since(self, seat: int) -> float:
        """Return since when the holder of a seat is away, given that they are."""
        return self.seen.get(seat, self.loaded)


def attend(room: Room) -> None:
    """Tell other processes, soon, who is here."""
    if room.attending is None or room.attending.done():
        room.attending = asyncio.create_task(_tell(room))


async def _tell(room: Room) -> None:
    while (here := _here(room)) != room.attended:
        before, room.attended = room.attended or Here(), here
        gone = {seat: room.absences.since(seat) for seat in before.seats if seat not in here.seats}
        try:
            await room.house.company.attend(room.row.id, *here, gone)
        except LychgateError:
            room.attended = None  # told at the next change
            return


def _here(room: Room) -> Here:
    seats = {seat for connection in room.connections for seat in connection.seats}
    watchers = sum(not connection.seats for connection in room.connections)
    return Here(tuple(sorted(seats)), watchers, tuple(sorted(_hosts(room))))


def _hosts(room: Room) -> set[int]:
    """Return the seats in this process that have the host's rights."""
    hosting = [connection for connection in room.connections if connection.host]
    return {seat for connection in hosting for seat in connection.seats or (SEATLESS,)}


def hosts_here(room: Room) -> set[int]:
    """Return the seats that have the host's rights and are here, at whatever process."""
    return _hosts(room) | room.hosts_elsewhere


def look_round(room: Room, at: float) -> None:
    """Note since when nobody is here who has the host's rights."""
    if hosts_here(room):
        room.absences.hostless = None
    elif room.absences.hostless is None:
        room.absences.hostless = at


def went(room: Room, connection: Connection, at: float) -> None:
    """Note that a socket of this process has gone."""
    for seat in connection.seats:
        if seat not in room.seats_here:
            room.absences.seen[seat] = at


def hear(room: Room, moment: Moment) -> bool:
    """Take over who is at other processes; tell whether that is news."""
    seen = room.absences.seen
    for seat, at in moment.seen.items():  # what this process has seen may not be written yet
        seen[seat] = max(at, seen.get(seat, at))
    others = moment.seats, moment.watchers, moment.hosts
    if others == (room.seats_elsewhere, room.watchers_elsewhere, room.hosts_elsewhere):
        return False
    room.seats_elsewhere, room.watchers_elsewhere, room.hosts_elsewhere = others
    return True


def away_for(room: Room, seat: int, at: float) -> float | None:
    """Return for how many seconds the holder of a seat has been away; None while they are here."""
    if room.chairs[seat].kind != "person" or seat in room.seats_here:
        return None
    return round(max(0.0, at - room.absences.since(seat)), 1)

"""Proposals: what the people at a table decide together while somebody is away.

A bot stands in for somebody: the host decides it, or more than half of those who are here. The match is ended as it
stands: all who are here. Somebody else becomes the host while no host is here: more than half of those who are here.
"""

from __future__ import annotations

from lychgate.server import consent
from lychgate.server.attendance import away_for
from lychgate.server.connection import Connection
from lychgate.server.incoming import Propose
from lychgate.server.room import Room, now
from lychgate.server.rows import RequestRow
from lychgate.server.seating import NeedsConsent, NotNow, NotYours, match_in_play

TOO_SOON = "Wait a little: perhaps they are back in a moment."


async def propose(room: Room, connection: Connection, message: Propose) -> None:
    """Do what somebody proposes, or ask the others; NeedsConsent names those who are asked."""
    if not connection.seats and not connection.host:
        raise NotYours("Only those who play here can decide that.")
    if match_in_play(room).over:
        raise NotNow("The match is over.")
    seat = _check(room, connection, message)
    here = _present(room) - ({seat} if message.what == "stand-in" else set())
    request = RequestRow(
        number=consent.new_number(),
        kind=message.what,
        seat=seat,
        needed=here | set(connection.seats),
        agreed=frozenset(connection.seats),
        at=now(),
    )
    if request.is_agreed or (message.what == "stand-in" and connection.host):
        await consent.carry_out(room, request)
        return
    await consent.ask(room, request)
    raise NeedsConsent("The others are asked.", tuple(sorted(request.needed - request.agreed)))


def _check(room: Room, connection: Connection, message: Propose) -> int:
    """Return the seat a proposal is about; NotNow if it cannot be made."""
    if message.what == "end":
        _check_patience(room, [chair.seat for chair in room.chairs])
        return connection.seats[0] if connection.seats else 0
    seat = message.seat
    if seat is None or seat >= len(room.chairs):
        raise NotNow(f"Say which seat: 0 to {len(room.chairs) - 1}.")
    chair = room.chairs[seat]
    if message.what == "host":
        if seat not in connection.seats:
            raise NotYours("One can only ask to host oneself.")
        hostless = room.absences.hostless
        if hostless is None or now() - hostless < room.house.settings.absence:
            raise NotNow("The host of the table is here." if hostless is None else TOO_SOON)
        return seat
    if room.bot_of(seat) is not None:
        raise NotNow("A bot plays there already.")
    if chair.kind == "person" and seat in room.seats_here:
        raise NotNow(f"{chair.name} is here.")
    _check_patience(room, [seat])
    return seat


def _check_patience(room: Room, seats: list[int]) -> None:
    """Refuse to decide anything without people who have only just lost the line."""
    for seat in seats:
        away = away_for(room, seat, now())
        if away is not None and room.bot_of(seat) is None and away < room.house.settings.absence:
            raise NotNow(TOO_SOON)


def _present(room: Room) -> frozenset[int]:
    """Return the seats of those who are here and play."""
    return frozenset(
        chair.seat
        for chair in room.chairs
        if chair.kind == "person" and chair.seat in room.seats_here and room.bot_of(chair.seat) is None
    )

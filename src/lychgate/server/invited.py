"""Invitations: how somebody with a link gets a seat."""

from __future__ import annotations

from lychgate.server import consent, gate
from lychgate.server.connection import Connection
from lychgate.server.incoming import Sit
from lychgate.server.protocol import Seated
from lychgate.server.room import Room, now
from lychgate.server.rows import RequestRow
from lychgate.server.seating import NeedsConsent, NotNow, NotYours, clean, take
from lychgate.server.store import Conflict
from lychgate.server.tokens import hash_of


async def sit(room: Room, connection: Connection, message: Sit) -> None:
    """Seat the holder of an invitation; once the match has begun, only if the others agree.

    The browser proposes the token, and keeps it before it asks: if the line is lost now, the token opens the seat.
    """
    seat = connection.invited
    if seat is None:
        raise NotYours("You are not invited to a seat here, or it has been taken.")
    request = RequestRow(
        number=consent.new_number(),
        kind="sit",
        seat=seat,
        needed=_asked_about(room, seat),
        at=now(),
        name=clean(message.name, seat),
        token=hash_of(message.token),
    )
    if any(hash_of(token) == room.chairs[seat].former for token in connection.tokens):
        request.needed = frozenset()  # it was theirs, and nobody has it
    connection.tokens = (*connection.tokens, message.token)
    if request.needed:
        await consent.ask(room, request)
        raise NeedsConsent("The others are asked whether you may sit down.", tuple(sorted(request.needed)))
    try:
        await take(room, request, lambda: connection.send(gate.encode(Seated(message.ref, seat, message.token))))
    except Conflict:
        raise NotNow("Somebody else has just taken this seat.") from None


def _asked_about(room: Room, seat: int) -> frozenset[int]:
    """Return the seats of people who must agree that somebody sits down: those who are here, the host left out.

    Before the match nobody has to; in a match, whoever sits down sees a hand, so it must not happen unseen.
    """
    if not room.begun or room.over:
        return frozenset()
    hosts = {each for connection in room.connections if connection.host for each in connection.seats}
    people = {
        chair.seat
        for chair in room.chairs
        if chair.kind == "person" and chair.seat != seat and room.bot_of(chair.seat) is None
    } - hosts
    here = frozenset(people & room.seats_here)
    if people and not here:
        raise NotNow("The match has begun: one of those who play must be here to agree.")
    return here

"""What a client may say over the socket, message by message. All of it happens under the room's lock."""

from __future__ import annotations

from collections.abc import Awaitable, Callable
from typing import Any

from lychgate.core.errors import LychgateError, NotAsked, NotOffered, StaleAnswer, UndoRefused
from lychgate.core.learning.lesson import LEARNER
from lychgate.server import consent, gate, guide, invited, metrics, proposals, race, seating, standins, talk
from lychgate.server.conductor import advance
from lychgate.server.connection import Connection
from lychgate.server.incoming import (
    Answer,
    Arrange,
    Chat,
    Consent,
    Contribute,
    FromClient,
    Hello,
    Host,
    Learn,
    Looking,
    Order,
    Ping,
    Point,
    Preview,
    Propose,
    Ref,
    Sit,
    Undo,
    Why,
)
from lychgate.server.office import WATCHERS, muted_at
from lychgate.server.protocol import Pong, RefusalKind, Refused, Reply
from lychgate.server.refusals import Overtaken
from lychgate.server.room import Room, now
from lychgate.server.rows import Entry
from lychgate.server.seating import NeedsConsent, NotNow, NotYours, check_open, match_in_play, match_of
from lychgate.server.store import StorageFailed

AGAIN = 4
"""How often an answer is written again after other processes were faster."""


class TooFast(LychgateError):
    """More messages than anybody can read."""


_KINDS: tuple[tuple[type[LychgateError], RefusalKind], ...] = (
    (StaleAnswer, "stale"),
    (NotAsked, "not-asked"),
    (NotOffered, "not-offered"),
    (UndoRefused, "undo"),
    (NeedsConsent, "consent"),
    (NotYours, "not-yours"),
    (NotNow, "not-now"),
    (StorageFailed, "storage"),
    (TooFast, "too-fast"),
    (LychgateError, "bad"),
)


async def obey(room: Room, connection: Connection, message: FromClient) -> None:
    """Do what a client asks, or say in one sentence why not; nobody else is disturbed by a refusal."""
    if isinstance(message, Ping):
        connection.send(gate.encode(Pong(message.ref)))
        return
    async with room.lock:
        try:
            await room.ready()
            await _HANDLERS[type(message)](room, connection, message)
        except LychgateError as error:
            refuse(connection, message.ref, error)
            if isinstance(error, StaleAnswer):
                _show_again(room, connection)
    advance(room)


def _show_again(room: Room, connection: Connection) -> None:
    """Send the table again after an answer to an old question, but each position only once: a table is large."""
    if connection.audience is not None and connection.resent != connection.audience.number:
        room.show(connection, connection.audience.number)
        connection.resent = connection.audience.number


def refuse(connection: Connection, ref: Ref, error: LychgateError) -> None:
    """Say why something was not done."""
    kind = next(kind for cls, kind in _KINDS if isinstance(error, cls))
    metrics.refusals.labels(kind).inc()
    needed = error.needed if isinstance(error, UndoRefused | NeedsConsent) else ()
    revealed = isinstance(error, UndoRefused) and error.revealed
    connection.send(gate.encode(Refused(ref=ref, say=str(error), kind=kind, needed=needed, revealed=revealed)))


def _done(connection: Connection, ref: Ref) -> None:
    if ref is not None:
        connection.send(gate.encode(Reply(ref)))


def _own(connection: Connection, seat: int) -> None:
    if seat not in connection.seats:
        raise NotYours(f"Seat {seat} is not yours.")


def _heed_pace(room: Room, connection: Connection) -> None:
    if not room.house.limits.orders.take(connection.address):
        raise TooFast("Not so fast: every order is written down.")


# --- playing


async def _write(room: Room, change: Callable[[], list[Entry]]) -> None:
    """Change the match and its log; once more if another process was faster and the change is still possible.

    People at several processes answer at the same moment, in a race or in secret: each of them is asked, whatever the
    others do. An answer to a question that is no longer open is refused by the match itself.
    """
    for _ in range(AGAIN):
        try:
            await room.commit(change())
            return
        except Overtaken:
            continue
    await room.commit(change())


async def _answer(room: Room, connection: Connection, message: Answer) -> None:
    _own(connection, message.seat)
    await standins.come_back(room, connection)  # whoever answers is back
    match_in_play(room)
    race.note(room, message.seat, message.code)
    at = now()
    await _write(room, lambda: room.journal.answer(message.seat, message.code, at, message.version, message.rest))
    _done(connection, message.ref)
    room.publish()
    await consent.decline(room)


async def _order(room: Room, connection: Connection, message: Order) -> None:
    _own(connection, message.seat)
    given = [each.text for each in match_in_play(room).standing.get(message.seat, ())]
    is_so = not given if message.standing is None else (message.standing in given) is not message.back
    if is_so:
        _done(connection, message.ref)
        return
    _heed_pace(room, connection)
    await _write(room, lambda: room.journal.order(message.seat, message.standing, now(), back=message.back))
    _done(connection, message.ref)
    room.publish()


async def _arrange(room: Room, connection: Connection, message: Arrange) -> None:
    _own(connection, message.seat)
    match_in_play(room)
    if not race.arrange(room, message.seat, message.marks):
        raise NotNow("There is nothing here to arrange in the open.")
    company = room.house.company
    if not company.is_alone or room.is_shared:
        await company.point(room.row.id, message.seat, room.journal.opened, message.marks)
    _done(connection, message.ref)


async def _why(room: Room, connection: Connection, message: Why) -> None:
    _own(connection, message.seat)
    connection.send(gate.why(match_of(room), message.seat, message.query, message.ref))


async def _point(room: Room, connection: Connection, message: Point) -> None:
    if message.seat is not None:
        _own(connection, message.seat)
    connection.send(gate.about(match_of(room), message.seat, message.id, message.ref))


async def _preview(room: Room, connection: Connection, message: Preview) -> None:
    _own(connection, message.seat)
    connection.send(gate.preview(match_of(room), message.seat, message.code, message.ref))


# --- taking back


async def _undo(room: Room, connection: Connection, message: Undo) -> None:
    seat = message.seat
    _own(connection, seat)
    match = match_in_play(room)
    if room.request is not None:
        raise UndoRefused("Somebody is already asking to take something back; wait for the answer.")
    if room.clock is not None and seat in match.state.sealed and match.ask(seat) is None:
        raise UndoRefused(f"In a race, done is done ({match.sealing}).")
    await consent.undo(room, seat)
    _done(connection, message.ref)


async def _consent(room: Room, connection: Connection, message: Consent) -> None:
    await consent.answer(room, connection, message)
    _done(connection, message.ref)


# --- talking, seats


async def _chat(room: Room, connection: Connection, message: Chat) -> None:
    text = seating.readable(message.text)
    if not text:
        raise NotNow("There is nothing to say in that.")
    if not room.house.limits.talk.take(connection.address):
        raise TooFast("Not so fast: let the others read what you wrote.")
    seat = connection.seats[0] if connection.seats else None
    name = room.chairs[seat].name if seat is not None else ""
    if (WATCHERS if seat is None else seat) in muted_at(room.row):
        raise NotYours("The host of the house has asked you to be silent at this table.")
    check_open(room)
    await talk.say(room, seat, name, text, now())
    _done(connection, message.ref)


async def _sit(room: Room, connection: Connection, message: Sit) -> None:
    await invited.sit(room, connection, message)


async def _contribute(room: Room, connection: Connection, message: Contribute) -> None:
    await seating.contribute(room, connection, message)
    _done(connection, message.ref)


async def _host(room: Room, connection: Connection, message: Host) -> None:
    if room.begun:
        _heed_pace(room, connection)
    await seating.host(room, connection, message)
    _done(connection, message.ref)


async def _propose(room: Room, connection: Connection, message: Propose) -> None:
    _heed_pace(room, connection)
    await proposals.propose(room, connection, message)
    _done(connection, message.ref)


async def _learn(room: Room, connection: Connection, message: Learn) -> None:
    _own(connection, LEARNER)
    guide.listen(room, message)
    _done(connection, message.ref)


async def _looking(room: Room, connection: Connection, message: Looking) -> None:
    connection.looking = message.yes
    _done(connection, message.ref)


async def _hello(room: Room, connection: Connection, message: Hello) -> None:
    raise NotNow("You have said hello already.")


_HANDLERS: dict[type[Any], Callable[[Room, Connection, Any], Awaitable[None]]] = {
    Hello: _hello,
    Sit: _sit,
    Contribute: _contribute,
    Answer: _answer,
    Why: _why,
    Point: _point,
    Preview: _preview,
    Undo: _undo,
    Consent: _consent,
    Order: _order,
    Arrange: _arrange,
    Chat: _chat,
    Host: _host,
    Propose: _propose,
    Learn: _learn,
    Looking: _looking,
}

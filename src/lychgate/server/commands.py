"""What a client may say over the socket, message by message. All of it happens under the room's lock."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable
from typing import Any, Literal

from lychgate.core.errors import LychgateError, NotAsked, NotOffered, StaleAnswer, UndoRefused
from lychgate.core.learning.lesson import LEARNER
from lychgate.core.say import Say, who
from lychgate.server import gate, guide, race, seating
from lychgate.server.conductor import advance
from lychgate.server.connection import Connection
from lychgate.server.journal import visible
from lychgate.server.protocol import (
    Answer,
    Arrange,
    Chat,
    Consent,
    ConsentAsked,
    ConsentClosed,
    Contribute,
    FromClient,
    Hello,
    Host,
    Learn,
    Order,
    Ping,
    Point,
    Pong,
    Preview,
    Ref,
    Refused,
    Reply,
    Sit,
    Undo,
    Why,
)
from lychgate.server.room import Room, UndoRequest, chat_said, now
from lychgate.server.rows import ChatRow
from lychgate.server.seating import NotNow, NotYours, match_of
from lychgate.server.store import Conflict, StorageFailed

Kind = Literal["stale", "not-asked", "not-offered", "undo", "bad", "not-yours", "too-fast", "not-now", "storage"]


class TooFast(LychgateError):
    """More messages than anybody can read."""


_KINDS: tuple[tuple[type[LychgateError], Kind], ...] = (
    (StaleAnswer, "stale"),
    (NotAsked, "not-asked"),
    (NotOffered, "not-offered"),
    (UndoRefused, "undo"),
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
            if isinstance(error, StaleAnswer) and connection.audience is not None:
                room.show(connection, connection.audience.number)
    advance(room)


def refuse(connection: Connection, ref: Ref, error: LychgateError) -> None:
    """Say why something was not done."""
    kind = next(kind for cls, kind in _KINDS if isinstance(error, cls))
    needed, revealed = (error.needed, error.revealed) if isinstance(error, UndoRefused) else ((), False)
    connection.send(gate.encode(Refused(ref=ref, say=str(error), kind=kind, needed=needed, revealed=revealed)))


def _done(connection: Connection, ref: Ref) -> None:
    if ref is not None:
        connection.send(gate.encode(Reply(ref)))


def _own(connection: Connection, seat: int) -> None:
    if seat not in connection.seats:
        raise NotYours(f"Seat {seat} is not yours.")


# --- playing


async def _answer(room: Room, connection: Connection, message: Answer) -> None:
    _own(connection, message.seat)
    match_of(room)
    race.note(room, message.seat, message.code)
    entries = room.journal.answer(message.seat, message.code, now(), message.version, message.rest)
    await room.commit(entries)
    close_request(room, agreed=False)
    _done(connection, message.ref)
    room.publish()


async def _order(room: Room, connection: Connection, message: Order) -> None:
    _own(connection, message.seat)
    match_of(room)
    await room.commit(room.journal.order(message.seat, message.standing, now()))
    _done(connection, message.ref)
    room.publish()


async def _arrange(room: Room, connection: Connection, message: Arrange) -> None:
    _own(connection, message.seat)
    match_of(room)
    if not race.arrange(room, message.seat, message.marks):
        raise NotNow("There is nothing here to arrange in the open.")
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
    match = match_of(room)
    if room.request is not None:
        raise UndoRefused("Somebody is already asking to take something back; wait for the answer.")
    if room.clock is not None and seat in match.state.sealed and match.ask(seat) is None:
        raise UndoRefused(f"In a race, done is done ({match.sealing}).")
    try:
        await _take_back(room, seat, set())
        _done(connection, message.ref)
    except UndoRefused as refusal:
        people = {each for each in refusal.needed if room.chairs[each].kind == "person"}
        if not refusal.needed:
            raise
        if not people:  # bots and empty seats always agree
            await _take_back(room, seat, set(refusal.needed))
            _done(connection, message.ref)
            return
        _ask_consent(room, connection, message, people)
        raise UndoRefused(str(refusal), tuple(sorted(people))) from None


async def _take_back(room: Room, seat: int, agreed: set[int]) -> None:
    await room.commit(room.journal.undo(seat, agreed, now()))
    room.publish()


def _ask_consent(room: Room, connection: Connection, message: Undo, people: set[int]) -> None:
    room.requests += 1
    number = room.requests
    room.request = UndoRequest(number, message.seat, people, set(), connection, message.ref)
    # Count only answers that everybody may know of: sealed ones would show in the number.
    public = [seat for seat, _ in visible(room.match, None) if seat >= 0]
    count = public[::-1].index(message.seat) + 1
    what = Say("undo-back", {"seat": who(message.seat), "count": count})
    for each in room.connections:
        asked = tuple(seat for seat in each.seats if seat in people)
        if asked:
            each.send(gate.encode(ConsentAsked(request=number, seat=message.seat, seats=asked, what=what)))
    room.timers["consent"] = asyncio.get_running_loop().call_later(room.house.settings.consent, _lapse, room, number)


def _lapse(room: Room, number: int) -> None:
    if room.request is not None and room.request.number == number:
        close_request(room, agreed=False)
        advance(room)


def close_request(room: Room, *, agreed: bool) -> None:
    """Close the request to take something back, if there is one."""
    request, room.request = room.request, None
    timer = room.timers.pop("consent", None)
    if timer is not None:
        timer.cancel()
    if request is not None:
        room.tell(ConsentClosed(request.number, agreed))


async def _consent(room: Room, connection: Connection, message: Consent) -> None:
    request = room.request
    if request is None or request.number != message.request:
        raise NotNow("That request has been settled already.")
    seats = connection.seats if message.seat is None else (message.seat,)
    if not set(seats) <= set(connection.seats) or not set(seats) & request.needed:
        raise NotYours("You are not asked to agree to this.")
    _done(connection, message.ref)
    if not message.yes:
        close_request(room, agreed=False)
        return
    request.agreed |= set(seats) & request.needed
    if request.agreed >= request.needed:
        others = {chair.seat for chair in room.chairs if chair.seat != request.seat}
        close_request(room, agreed=True)
        await _take_back(room, request.seat, others)


# --- talking, seats


async def _chat(room: Room, connection: Connection, message: Chat) -> None:
    text = " ".join(message.text.split())
    if not text:
        raise NotNow("There is nothing to say in that.")
    if not connection.talk.take():
        raise TooFast("Not so fast: let the others read what you wrote.")
    seat = connection.seats[0] if connection.seats else None
    name = room.chairs[seat].name if seat is not None else ""
    for _ in range(3):
        await room.hear()
        chat = ChatRow(room.chats, seat, name, text, now())
        try:
            await room.house.store.say(room.row.id, chat)
        except Conflict:
            continue  # another process was faster: take the next number
        room.chats = chat.number + 1
        room.tell(chat_said(chat))
        _done(connection, message.ref)
        return
    raise StorageFailed("Your words could not be saved; try again.")


async def _sit(room: Room, connection: Connection, message: Sit) -> None:
    await seating.sit(room, connection, message)


async def _contribute(room: Room, connection: Connection, message: Contribute) -> None:
    await seating.contribute(room, connection, message)
    _done(connection, message.ref)


async def _host(room: Room, connection: Connection, message: Host) -> None:
    await seating.host(room, connection, message)
    _done(connection, message.ref)


async def _learn(room: Room, connection: Connection, message: Learn) -> None:
    _own(connection, LEARNER)
    guide.listen(room, message)
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
    Learn: _learn,
}

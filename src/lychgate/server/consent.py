"""Consent: what the people at a table are asked before it is done.

Two things need it: to take back an answer after others have learnt something, and to sit down in a match that goes on.
The request stands in the database, so that people at other processes are asked, too.
"""

from __future__ import annotations

import asyncio
import secrets
from collections.abc import Iterable

import msgspec

from lychgate.core.errors import LychgateError, UndoRefused
from lychgate.core.say import Say, who
from lychgate.server import gate, seating
from lychgate.server.company import settling
from lychgate.server.conductor import advance
from lychgate.server.connection import Connection
from lychgate.server.incoming import Consent
from lychgate.server.journal import visible
from lychgate.server.protocol import ConsentAsked, ConsentClosed
from lychgate.server.room import Room, now
from lychgate.server.rows import RequestRow
from lychgate.server.seating import NotNow, NotYours
from lychgate.server.store import Conflict, StorageFailed

SETTLED = "That request has been settled already."


def new_number() -> int:
    """Return a number by which a request is known."""
    return secrets.randbits(31)


# --- asking


async def ask_undo(room: Room, seat: int, people: Iterable[int]) -> None:
    """Ask people to let a seat take back its last answer."""
    # Count only answers that everybody may know of: sealed ones would show in the number.
    public = [each for each, _ in visible(room.match, None) if each >= 0]
    count = public[::-1].index(seat) + 1
    await ask(
        room, RequestRow(number=new_number(), kind="undo", seat=seat, needed=frozenset(people), at=now(), count=count)
    )


async def ask(room: Room, request: RequestRow) -> None:
    """Ask; NotNow while something else is being asked."""
    try:
        await room.house.company.ask(room.row.id, request)
    except Conflict:
        raise NotNow("Something else is being asked; wait for the answer.") from None
    _open(room, request)


def _open(room: Room, request: RequestRow) -> None:
    """Show a request to those of this process who are asked."""
    room.request = request
    for connection in room.connections:
        show(room, connection)
    left = min(max(request.at + room.house.settings.consent - now(), 0.0), room.house.settings.consent)
    room.timers["consent"] = asyncio.get_running_loop().call_later(
        left, lambda: asyncio.ensure_future(_lapse(room, request.number))
    )


def show(room: Room, connection: Connection) -> None:
    """Show the open request, if there is one, to a socket whose people are asked."""
    request = room.request
    if request is None:
        return
    asked = tuple(seat for seat in connection.seats if seat in request.needed - request.agreed)
    if asked:
        what = _what(request)
        message = ConsentAsked(request=request.number, kind=request.kind, seat=request.seat, seats=asked, what=what)
        connection.send(gate.encode(message))


def _what(request: RequestRow) -> Say:
    if request.kind == "sit":
        return Say("sit-ask", {"seat": who(request.seat), "name": request.name or ""})
    return Say("undo-back", {"seat": who(request.seat), "count": request.count or 1})


# --- hearing of it from another process


def hear(room: Room, request: RequestRow | None) -> None:
    """Take over how a request stands in the database."""
    mine = room.request
    if mine is not None and (request is None or request.number != mine.number):
        close(room, agreed=False)
        mine = None
    if request is None:
        return
    if mine is None:
        if request.state == "open":
            _open(room, request)
    elif request.state == "open":
        room.request = request
    else:
        close(room, agreed=request.state == "agreed")


# --- settling


def close(room: Room, *, agreed: bool) -> None:
    """Close the request here, if there is one, and tell everybody."""
    request, room.request = room.request, None
    timer = room.timers.pop("consent", None)
    if timer is not None:
        timer.cancel()
    if request is not None:
        room.tell(ConsentClosed(request.number, request.kind, agreed))


async def decline(room: Room) -> None:
    """Close the open request, if there is one, in the database and here."""
    if room.request is None:
        return
    try:
        await room.house.company.settle(room.row.id, room.request, agreed=False)
    except Conflict:
        await _look_again(room)
        return
    close(room, agreed=False)


async def _look_again(room: Room) -> None:
    hear(room, (await room.house.company.moment(room.row.id)).request)


async def _lapse(room: Room, number: int) -> None:
    async with room.lock:
        if room.request is not None and room.request.number == number:
            try:
                await decline(room)
            except StorageFailed:
                close(room, agreed=False)  # the database says so as soon as it can be asked again
    advance(room)


async def answer(room: Room, connection: Connection, message: Consent) -> None:
    """Take somebody's yes or no."""
    for _ in range(4):  # others may answer at the same moment, at other processes
        request = room.request
        if request is None or request.number != message.request:
            raise NotNow(SETTLED)
        seats = frozenset(connection.seats if message.seat is None else (message.seat,))
        if not seats <= set(connection.seats) or not seats & request.needed:
            raise NotYours("You are not asked to agree to this.")
        if not message.yes:
            await decline(room)
            return
        agreed = request.agreed | (seats & request.needed)
        try:
            if agreed >= request.needed:
                await _carry_out(room, request)
            else:
                await room.house.company.vote(room.row.id, request, agreed)
                room.request = msgspec.structs.replace(request, agreed=agreed)
            return
        except Conflict:
            await _look_again(room)
    raise StorageFailed("Your answer could not be saved; try again.")


async def _carry_out(room: Room, request: RequestRow) -> None:
    if request.kind == "sit":
        await seating.take(room, request)
        close(room, agreed=True)
        return
    others = {chair.seat for chair in room.chairs if chair.seat != request.seat}
    close(room, agreed=True)
    try:
        await take_back(room, request.seat, others, settled=request)
    except LychgateError:
        room.request = None
        raise


async def take_back(room: Room, seat: int, agreed: set[int], settled: RequestRow | None = None) -> None:
    """Take back a seat's last answer; UndoRefused names whose consent is missing."""
    closing = settling(room.row.id, settled, agreed=True) if settled is not None else ()
    await room.commit(room.journal.undo(seat, agreed, now()), *closing)
    room.publish()


async def undo(room: Room, seat: int) -> None:
    """Take back a seat's last answer, or ask for it; UndoRefused names who is asked."""
    try:
        await take_back(room, seat, set())
    except UndoRefused as refusal:
        people = {each for each in refusal.needed if room.chairs[each].kind == "person"}
        if not refusal.needed:
            raise
        if not people:  # bots and empty seats always agree
            await take_back(room, seat, set(refusal.needed))
            return
        await ask_undo(room, seat, people)
        raise UndoRefused(str(refusal), tuple(sorted(people))) from None

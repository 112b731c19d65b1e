"""Consent: what the people at a table are asked before it is done.

To take back an answer after others have learnt something, and to sit down in a match that goes on, everybody must agree
who is asked; what those who are here decide while somebody is away is proposed in `proposals.py`.
The request stands in the database, so that people at other processes are asked, too.
"""

from __future__ import annotations

import asyncio
import secrets
from collections.abc import Iterable

import msgspec

from lychgate.core.errors import LychgateError, UndoRefused
from lychgate.core.say import Say, who
from lychgate.server import gate, seating, standins
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

PROPOSALS = ("stand-in", "host", "end")
"""Requests that everybody at the table sees."""
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
    open_votes = request.needed - request.agreed - request.against
    asked = tuple(seat for seat in connection.seats if seat in open_votes)
    if asked or request.kind in PROPOSALS:
        message = ConsentAsked(
            request=request.number,
            kind=request.kind,
            seat=request.seat,
            seats=asked,
            what=_what(room, request),
            needed=tuple(sorted(request.needed)),
            agreed=tuple(sorted(request.agreed)),
        )
        connection.send(gate.encode(message))


def _what(room: Room, request: RequestRow) -> Say:
    if request.kind == "sit":
        return Say("sit-ask", {"seat": who(request.seat), "name": request.name or ""})
    if request.kind == "stand-in":
        return Say("stand-in-ask", {"seat": who(request.seat)})
    if request.kind == "host":
        return Say("host-ask", {"name": room.chairs[request.seat].name})
    if request.kind == "end":
        return Say("end-ask", {"name": room.chairs[request.seat].name})
    return Say("undo-back", {"seat": who(request.seat), "count": request.count or 1})


async def greet(room: Room, connection: Connection) -> None:
    """Show the open request to somebody who has just come; what was asked because they were away is settled."""
    request = room.request
    if request is not None and request.kind == "stand-in" and request.seat in connection.seats:
        await decline(room)
    else:
        show(room, connection)


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
        _count(room, request)
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
        voted = seats & request.needed
        if message.yes:
            after = msgspec.structs.replace(request, agreed=request.agreed | voted, against=request.against - voted)
        else:
            after = msgspec.structs.replace(request, agreed=request.agreed - voted, against=request.against | voted)
        if after.is_hopeless:
            await decline(room)
            return
        try:
            if after.is_agreed:
                await carry_out(room, after, request)
            else:
                await room.house.company.vote(room.row.id, request, after)
                _count(room, after)
            return
        except Conflict:
            await _look_again(room)
    raise StorageFailed("Your answer could not be saved; try again.")


def _count(room: Room, request: RequestRow) -> None:
    """Take over who has said what to the open request; what everybody may see of it is shown again."""
    is_news = room.request != request
    room.request = request
    if is_news and request.kind in PROPOSALS:
        for connection in room.connections:
            show(room, connection)


async def carry_out(room: Room, request: RequestRow, asked: RequestRow | None = None) -> None:
    """Do what was agreed to; `asked` is the request as it stands in the database, if it had to be asked."""
    if request.kind == "sit":
        await seating.take(room, asked or request)
        close(room, agreed=True)
        return
    if request.kind in PROPOSALS:
        closing = settling(room.row.id, asked, agreed=True) if asked is not None else ()
        if request.kind == "stand-in":
            await standins.stand_in(room, request.seat, *closing)
        elif request.kind == "end":
            await standins.end(room, request.agreed, *closing)
        else:
            await seating.make_host(room, request.seat, *closing)
        close(room, agreed=True)
        return
    others = {chair.seat for chair in room.chairs if chair.seat != request.seat}
    close(room, agreed=True)
    try:
        await take_back(room, request.seat, others, settled=asked)
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
        people = {each for each in refusal.needed if room.chairs[each].kind == "person" and room.bot_of(each) is None}
        if not refusal.needed:
            raise
        if not people:  # bots and empty seats always agree
            await take_back(room, seat, set(refusal.needed))
            return
        await ask_undo(room, seat, people)
        raise UndoRefused(str(refusal), tuple(sorted(people))) from None

"""Seats: sitting down, shares of the seed, what the host may do, and the beginning of the match."""

from __future__ import annotations

import asyncio

from msgspec.structs import replace

from lychgate import bots
from lychgate.core.door import is_seen, shows
from lychgate.core.errors import LychgateError
from lychgate.core.match import Match
from lychgate.server import catalogue, gate
from lychgate.server.conductor import advance
from lychgate.server.connection import Connection
from lychgate.server.protocol import Contribute, Failed, Host, Refused, Seated, Sit
from lychgate.server.room import Room, now
from lychgate.server.rows import SeatRow
from lychgate.server.store import Conflict
from lychgate.server.tokens import hash_of, invitation, new_salt, new_token

DEFAULT_BOT = "greedy"


class NotNow(LychgateError):
    """Something that cannot be done at this time."""


class NotYours(LychgateError):
    """Something that belongs to somebody else."""


def check_bot(text: str) -> str:
    """Return a bot's text if there is such a bot; raises UnknownBot or BadSetting."""
    bots.make(text, 0)
    return text


def clean(name: str, seat: int) -> str:
    """Return a name without line breaks and invisible characters; "Player 2" for an empty one."""
    words = ("".join(filter(is_seen, word)) for word in name.split())
    seen = " ".join(word for word in words if word)
    return seen if shows(seen) else f"Player {seat + 1}"


def open_seat(match: str, seat: int, host: str, name: str = "") -> SeatRow:
    """Return a seat that nobody has taken yet, with a new invitation."""
    salt = new_salt()
    return SeatRow(match=match, seat=seat, kind="open", name=name, invite=hash_of(invitation(host, salt)), salt=salt)


# --- sitting down


async def sit(room: Room, connection: Connection, message: Sit) -> None:
    """Seat the holder of an invitation."""
    seat = connection.invited
    if seat is None:
        raise NotYours("You are not invited to a seat here, or it has been taken.")
    chair = room.chairs[seat]
    token = new_token()
    taken = SeatRow(match=chair.match, seat=seat, kind="person", name=clean(message.name, seat), token=hash_of(token))
    try:
        await _keep(room, taken, chair.invite)
    except Conflict:
        raise NotNow("Somebody else has just taken this seat.") from None
    rename_players(room)
    connection.tokens = (*connection.tokens, token)
    connection.send(gate.encode(Seated(message.ref, seat, token)))
    regrant(room)
    room.show_seats()
    await try_start(room)


async def contribute(room: Room, connection: Connection, message: Contribute) -> None:
    """Store a seat's share of the seed until the match begins; a second share of the same seat is ignored."""
    seats = connection.seats if message.seat is None else (message.seat,)
    if not seats or not set(seats) <= set(connection.seats):
        raise NotYours("Only those who sit at the table have a share in its luck.")
    if room.begun:
        return  # too late to count, but no error
    for seat in seats:
        chair = room.chairs[seat]
        if chair.contribution is None:
            await _keep(room, replace(chair, contribution=message.text))
    await try_start(room)


async def vacate(room: Room, seat: int) -> None:
    """Give the seat of somebody who leaves to a bot, which plays on under the name of its kind."""
    old = room.chairs[seat]
    name = clean(catalogue.bot_name(DEFAULT_BOT), seat)
    await _keep(room, SeatRow(match=old.match, seat=seat, kind="bot", name=name, bot=DEFAULT_BOT))
    rename_players(room)
    regrant(room)
    room.show_seats()
    await try_start(room)


async def _keep(room: Room, chair: SeatRow, invite: str | None = None) -> None:
    """Replace a seat's row, in the store and here; with `invite`, only if that invitation still stands."""
    await room.house.store.save_seat(chair, invite)
    room.chairs[chair.seat] = chair
    room.row.revision += 1


def regrant(room: Room) -> None:
    """Grant every socket its rights again after seats have changed, and show it what is new."""
    for connection in list(room.connections):
        before = (connection.seats, connection.host, connection.invited)
        if not room.grant(connection):
            connection.send(gate.encode(Failed("The host has given this seat to somebody else.")))
            room.leave(connection)
            connection.close(4403)
        elif (connection.seats, connection.host, connection.invited) != before:
            room.audience_of(connection)
            room.welcome(connection)
            room.show(connection)


def rename_players(room: Room) -> None:
    """Put the names of the present players into the record."""
    if room.awake:
        room.match.rename_players(room.players)


# --- the host


async def host(room: Room, connection: Connection, message: Host) -> None:
    """Carry out a host's command; renaming a seat is also allowed to its holder."""
    own = message.do == "rename" and message.seat in connection.seats
    if not connection.host and not own:
        raise NotYours("Only the host of the table can do that.")
    if message.do == "start":
        await start(room)
        return
    if message.seat is None or message.seat >= len(room.chairs):
        raise NotNow(f"Say which seat: 0 to {len(room.chairs) - 1}.")
    if room.over:
        raise NotNow("The match is over; ask for a rematch instead.")
    chair = _changed(connection, message, room.chairs[message.seat])
    await _keep(room, chair)
    rename_players(room)
    regrant(room)
    room.show_seats()
    await try_start(room)


def _changed(connection: Connection, message: Host, chair: SeatRow) -> SeatRow:
    seat = chair.seat
    if message.do == "rename":
        if not message.name:
            raise NotNow("Say what the seat is to be called.")
        return replace(chair, name=clean(message.name, seat))
    if message.do == "remove" and chair.kind != "person":
        raise NotNow("Nobody sits there who could be removed.")
    if connection.seats == (seat,):
        raise NotNow("That is your own seat; you cannot give it away.")
    if message.do == "bot":
        text = check_bot(message.bot or DEFAULT_BOT)
        name = clean(message.name or catalogue.bot_name(text), seat)
        return SeatRow(match=chair.match, seat=seat, kind="bot", name=name, bot=text)
    return open_seat(chair.match, seat, connection.host)


# --- beginning


def open_seats(room: Room) -> list[int]:
    """Return the seats nobody has taken."""
    return [chair.seat for chair in room.chairs if chair.kind == "open"]


async def try_start(room: Room) -> None:
    """Begin as soon as every seat is taken and every person has sent a share of the seed.

    People who are connected but send no share are waited for `settings.grace` seconds; people who are not connected,
    until they come or the host starts without them.
    """
    if room.begun or open_seats(room):
        return
    people = [chair for chair in room.chairs if chair.kind == "person"]
    here = {seat for connection in room.connections for seat in connection.seats}
    if all(chair.contribution is not None for chair in people):
        await start(room)
    elif "start" not in room.timers and all(chair.seat in here for chair in people):
        room.timers["start"] = asyncio.get_running_loop().call_later(
            room.house.settings.grace, lambda: asyncio.ensure_future(_start_anyway(room))
        )


async def _start_anyway(room: Room) -> None:
    async with room.lock:
        room.timers.pop("start", None)
        if not room.begun and not open_seats(room):
            try:
                await start(room)
            except LychgateError as error:
                room.tell(Refused(ref=None, say=str(error), kind="storage"))
    advance(room)


async def start(room: Room) -> None:
    """Begin the match: from here on its seed is fixed."""
    if room.begun:
        raise NotNow("The match has already begun.")
    if missing := open_seats(room):
        names = ", ".join(f"seat {seat + 1}" for seat in missing)
        raise NotNow(f"Nobody sits there yet: {names}. Wait for them, or give the place to a bot.")
    people = sum(chair.kind == "person" for chair in room.chairs)
    room.row.poker_face = people > 0
    room.row.contributions = [chair.contribution or "" for chair in room.chairs]
    try:
        await room.house.store.begin(room.row)
    except Conflict:
        loaded = await room.house.store.load(room.row.id)
        assert loaded is not None
        room.take(*loaded)
        await room.reload()
    except BaseException:
        room.row.contributions = None
        raise
    else:
        room.row.revision += 1
        room.begin(now())
    welcome_all(room)


def welcome_all(room: Room) -> None:
    """Show everybody the table at which a match has begun."""
    timer = room.timers.pop("start", None)
    if timer is not None:
        timer.cancel()
    for connection in room.connections:
        room.welcome(connection)
        room.show(connection)


def match_of(room: Room) -> Match:
    """Return the match; NotNow before it has begun."""
    if not room.awake:
        raise NotNow("The match has not begun yet.")
    return room.match

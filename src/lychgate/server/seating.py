"""Seats: sitting down, shares of the seed, what the host may do, and the beginning of the match."""

from __future__ import annotations

import asyncio
from collections.abc import Callable

from msgspec.structs import replace

from lychgate import bots
from lychgate.core.door import is_seen, shows
from lychgate.core.errors import LychgateError
from lychgate.core.match import Match
from lychgate.core.say import Say
from lychgate.server import catalogue, talk
from lychgate.server.company import settling
from lychgate.server.conductor import advance
from lychgate.server.connection import Connection
from lychgate.server.incoming import Contribute, Host
from lychgate.server.protocol import Refused
from lychgate.server.refusals import DELETED, UnknownTable
from lychgate.server.room import Room, now
from lychgate.server.rows import RequestRow, SeatRow
from lychgate.server.store import Conflict, Write
from lychgate.server.tokens import hash_of, invitation, new_salt

DEFAULT_BOT = "greedy"
NOTICES = {"bot": "notice-bot", "open": "notice-open", "remove": "notice-open"}
"""What everybody is told when the host changes a seat in the middle of a match."""


class NotNow(LychgateError):
    """Something that cannot be done at this time."""


class NeedsConsent(LychgateError):
    """Something that others are being asked about; `needed` are their seats."""

    def __init__(self, sentence: str, needed: tuple[int, ...]) -> None:
        super().__init__(sentence)
        self.needed = needed


class NotYours(LychgateError):
    """Something that belongs to somebody else."""


def check_bot(text: str, most: float) -> str:
    """Return a bot's text if there is such a bot; raises UnknownBot or BadSetting.

    Everybody's bots share the server's processes, so a bot chosen from outside may think for `most` seconds at most.
    """
    bot = bots.make(text, 0)
    if bot.seconds > most:
        raise bots.BadSetting(f"A bot at this server may think for {most:g} seconds at most.")
    if ":" in text and not bot.seconds:
        raise bots.BadSetting(f"A bot with settings needs a limit of time here, such as ms={most * 1000:g}.")
    return text


def readable(text: str) -> str:
    """Return a text in one line, without control characters, changes of direction and other invisible characters."""
    words = ("".join(filter(is_seen, word)) for word in text.split())
    seen = " ".join(word for word in words if word)
    return seen if shows(seen) else ""


def clean(name: str, seat: int) -> str:
    """Return a name that can be read; "Player 2" for an empty one."""
    return readable(name) or f"Player {seat + 1}"


def open_seat(match: str, seat: int, host: str, name: str = "") -> SeatRow:
    """Return a seat that nobody has taken yet, with a new invitation."""
    salt = new_salt()
    return SeatRow(match=match, seat=seat, kind="open", name=name, invite=hash_of(invitation(host, salt)), salt=salt)


# --- sitting down


async def take(room: Room, request: RequestRow, done: Callable[[], None] = lambda: None) -> None:
    """Seat somebody; Conflict if the seat is taken or the request is settled already. `done` is told first."""
    chair = room.chairs[request.seat]
    taken = SeatRow(match=chair.match, seat=request.seat, kind="person", name=request.name or "", token=request.token)
    closing = settling(room.row.id, request, agreed=True) if request.needed else ()
    if chair.kind != "open":
        raise Conflict("Somebody else has just taken this seat.")
    await _keep(room, taken, *closing)
    done()
    rename_players(room)
    regrant(room)
    room.show_seats()
    if room.begun:
        await talk.notice(room, Say("notice-sits", {"number": request.seat + 1, "name": taken.name}), now())
    await try_start(room)


async def contribute(room: Room, connection: Connection, message: Contribute) -> None:
    """Store a seat's share of the seed until the match begins; a second share of the same seat is ignored."""
    seats = connection.seats if message.seat is None else (message.seat,)
    if not seats or not set(seats) <= set(connection.seats):
        raise NotYours("Only those who sit at the table have a share in its luck.")
    if not all(map(is_seen, message.text)):
        raise NotNow("A share of the luck is one line of signs that can be seen.")
    if room.begun:
        return  # too late to count, but no error
    for seat in seats:
        if room.chairs[seat].contribution is None:
            await _alter(room, seat, lambda chair: replace(chair, contribution=message.text))
    await try_start(room)


async def vacate(room: Room, seat: int) -> None:
    """Give the seat of somebody who leaves to a bot, which plays on under the name of its kind."""
    before = room.chairs[seat].name
    name = clean(catalogue.bot_name(DEFAULT_BOT), seat)
    match = room.row.id
    await _alter(room, seat, lambda _: SeatRow(match=match, seat=seat, kind="bot", name=name, bot=DEFAULT_BOT))
    rename_players(room)
    regrant(room)
    room.show_seats()
    if room.begun:
        await talk.notice(room, Say("notice-left", {"number": seat + 1, "before": before, "name": name}), now())
    await try_start(room)


async def _keep(room: Room, chair: SeatRow, *others: Write) -> None:
    """Change a seat's row, in the store and here; Conflict if another process has changed it meanwhile."""
    await room.house.store.save_seat(room.chairs[chair.seat], chair, *others)
    room.chairs[chair.seat] = chair
    room.row.revision += 1


async def _alter(room: Room, seat: int, change: Callable[[SeatRow], SeatRow]) -> None:
    """Change a seat; if another process has changed it meanwhile, look at it again and change that."""
    for _ in range(3):
        try:
            await _keep(room, change(room.chairs[seat]))
            return
        except Conflict:
            await take_seats(room)
    raise NotNow("This seat is being changed by others; look again.")


async def take_seats(room: Room) -> None:
    """Take over the table's row and seats as another process has left them, and show what is new.

    UnknownTable if the table was deleted.
    """
    begun, rematch, closed = room.begun, room.row.rematch, room.row.closed
    loaded = await room.house.store.load(room.row.id)
    if loaded is None:
        raise UnknownTable(DELETED)
    room.take(*loaded)
    rename_players(room)
    regrant(room)
    if room.begun and not begun:
        await room.reload()
        welcome_all(room)
    if room.row.rematch != rematch:
        await room.point_to_rematch(room.connections)
    if room.row.closed != closed:
        room.tell(talk.unkept(talk.REOPENED if room.row.closed is None else talk.CLOSED))
    room.show_seats()


def regrant(room: Room) -> None:
    """Grant every socket its rights again after seats have changed, and show it what is new."""
    for connection in list(room.connections):
        before = (connection.seats, connection.host, connection.invited)
        if not room.grant(connection):
            seated = "The host has given this seat to somebody else."
            room.dismiss(connection, seated if before[0] else "This link opens the table no longer.", 4403)
        elif (connection.seats, connection.host, connection.invited) != before:
            room.audiences.join(connection)
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
    thinking = room.house.settings.thinking
    before = room.chairs[message.seat]
    await _alter(room, message.seat, lambda chair: _changed(connection, message, chair, thinking))
    rename_players(room)
    regrant(room)
    room.show_seats()
    if room.begun and message.do in NOTICES:
        now_there = room.chairs[before.seat].name
        words = Say(NOTICES[message.do], {"number": before.seat + 1, "before": before.name, "name": now_there})
        await talk.notice(room, words, now())
    await try_start(room)


def _changed(connection: Connection, message: Host, chair: SeatRow, thinking: float) -> SeatRow:
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
        text = check_bot(message.bot or DEFAULT_BOT, thinking)
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
    here = room.seats_here
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
        if loaded is None:
            raise UnknownTable(DELETED) from None
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


def check_open(room: Room) -> None:
    """Refuse to do anything at a table that the host of the house has closed."""
    if room.row.closed is not None:
        raise NotNow("The host of the house has closed this table; what was played is kept.")


def match_of(room: Room) -> Match:
    """Return the match; NotNow before it has begun."""
    if not room.awake:
        raise NotNow("The match has not begun yet.")
    check_open(room)
    return room.match

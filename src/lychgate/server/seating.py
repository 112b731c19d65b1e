"""Seats: sitting down, shares of the seed, what the host may do, and the beginning of the match."""

from __future__ import annotations

import asyncio
from collections.abc import Callable

from msgspec.structs import replace
from sqlalchemy import update

from lychgate import bots
from lychgate.core.door import is_seen, shows
from lychgate.core.errors import LychgateError, StaleAnswer
from lychgate.core.match import Match
from lychgate.core.say import Say
from lychgate.server import catalogue, standins, talk
from lychgate.server.company import settling
from lychgate.server.conductor import advance
from lychgate.server.connection import Connection
from lychgate.server.incoming import Contribute, Host
from lychgate.server.keeping import Deed
from lychgate.server.protocol import Refused
from lychgate.server.refusals import DELETED, UnknownTable
from lychgate.server.room import Room, now
from lychgate.server.rows import RequestRow, SeatRow
from lychgate.server.schema import matches
from lychgate.server.store import Conflict, Write
from lychgate.server.tokens import hash_of, invitation, new_salt

DEFAULT_BOT = "greedy"
DEEDS: dict[str, Deed] = {"bot": "bot", "open": "open", "remove": "open"}
"""What the log of a match calls the host's commands."""
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
    name = request.name or ""
    taken = SeatRow(match=chair.match, seat=request.seat, kind="person", name=name, token=request.token)
    taken.former = chair.former
    closing = settling(room.row.id, request, agreed=True) if request.needed else ()
    if chair.kind == "person":
        raise Conflict("Somebody else has just taken this seat.")
    await _keep(room, taken, "sit", name, *closing)
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
    """Let a bot play on for somebody who leaves: in a match until they are back, before it for good."""
    if room.begun:
        await standins.stand_in(room, seat, left=True)
        return
    name = clean(catalogue.bot_name(DEFAULT_BOT), seat)
    match = room.row.id
    await _alter(room, seat, lambda _: SeatRow(match=match, seat=seat, kind="bot", name=name, bot=DEFAULT_BOT))
    rename_players(room)
    regrant(room)
    room.show_seats()
    await try_start(room)


async def _keep(room: Room, chair: SeatRow, deed: Deed | None, rest: str, *others: Write) -> None:
    """Change a seat's row, in the store and here; Conflict if another process has changed it meanwhile.

    In a match, a `deed` is a line of the log as well.
    """
    writes = (*room.house.store.seat_writes(room.chairs[chair.seat], chair), *others)
    if deed is not None and room.awake:
        try:
            await room.commit(room.journal.keep(chair.seat, deed, now(), rest), *writes)
        except StaleAnswer:
            raise Conflict("Somebody else was faster.") from None
    else:
        await room.house.store.write(chair.match, *writes)
    room.chairs[chair.seat] = chair
    room.row.revision += 1


async def _alter(room: Room, seat: int, change: Callable[[SeatRow], SeatRow], deed: Deed | None = None) -> None:
    """Change a seat; if another process has changed it meanwhile, look at it again and change that."""
    for _ in range(3):
        try:
            after = change(room.chairs[seat])
            await _keep(room, after, deed, after.bot or "")
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
        before = _rights(connection)
        if not room.grant(connection):
            seated = "The host has given this seat to somebody else."
            room.dismiss(connection, seated if before[0] else "This link opens the table no longer.", 4403)
        elif _rights(connection) != before:
            room.audiences.join(connection)
            room.welcome(connection)
            room.show(connection)


def _rights(connection: Connection) -> tuple[tuple[int, ...], str, int | None, int | None]:
    return connection.seats, connection.host, connection.invited, connection.former


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
    before = room.chairs[message.seat]
    if message.do == "pass":
        await _pass_on(room, message.seat)
        return
    deed = DEEDS.get(message.do)
    await _alter(room, message.seat, lambda chair: _changed(room, connection, message, chair), deed)
    rename_players(room)
    regrant(room)
    room.show_seats()
    if room.begun and message.do in NOTICES:
        now_there = room.chairs[before.seat].name
        words = Say(NOTICES[message.do], {"number": before.seat + 1, "before": before.name, "name": now_there})
        await talk.notice(room, words, now())
    await try_start(room)


def _changed(room: Room, connection: Connection, message: Host, chair: SeatRow) -> SeatRow:
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
        text = check_bot(message.bot or DEFAULT_BOT, room.house.settings.thinking)
        name = clean(message.name or catalogue.bot_name(text), seat)
        former = chair.token or chair.former
        return SeatRow(match=chair.match, seat=seat, kind="bot", name=name, bot=text, former=former)
    opened = open_seat(chair.match, seat, connection.host)
    if message.do != "remove":
        opened.former = chair.token or chair.former
        # Whoever is invited in the middle of a match is told whose seat it was.
        opened.name = chair.name if room.begun and chair.kind != "bot" else ""
    return opened


async def _pass_on(room: Room, seat: int) -> None:
    if room.chairs[seat].kind != "person":
        raise NotNow("Only somebody who sits at the table can host it.")
    await make_host(room, seat)


async def make_host(room: Room, seat: int, *others: Write) -> None:
    """Give the host's rights to the holder of a seat: from now on the token of this seat is the host's."""
    heir = room.chairs[seat]
    assert heir.token is not None
    statement = update(matches).where(matches.c.id == room.row.id, matches.c.host == room.row.host)
    passed = statement.values(host=heir.token, revision=matches.c.revision + 1), None, True
    if room.awake:
        await room.commit(room.journal.keep(seat, "host", now()), passed, *others)
    else:
        await room.house.store.write(room.row.id, passed, *others)
    for connection in room.connections:
        if connection.host and not connection.seats:  # whoever only hosted may go on watching
            connection.tokens = (*connection.tokens, room.row.watch)
    room.row.host = heir.token
    room.row.revision += 1
    regrant(room)
    room.show_seats()
    if room.begun:
        await talk.notice(room, Say("notice-host", {"name": heir.name}), now())


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


def match_in_play(room: Room) -> Match:
    """Return the match; NotNow before it has begun, and after the people have ended it as it stood."""
    match = match_of(room)
    if room.over and not match.over:
        raise NotNow("This match was ended; nothing more is asked.")
    return match


def match_of(room: Room) -> Match:
    """Return the match; NotNow before it has begun."""
    if not room.awake:
        raise NotNow("The match has not begun yet.")
    check_open(room)
    return room.match

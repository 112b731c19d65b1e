"""The host's desk: what goes on in the house, and what its host may do there, behind the token of the desk.

Everything on it is public: no hands, no hidden cards, no links of seats. What is done goes through the office, as on
the command line.
"""

from __future__ import annotations

from collections.abc import Awaitable, Callable
from contextlib import suppress
from datetime import datetime
from itertools import pairwise
from pathlib import Path
from time import time
from typing import Annotated, Any, Literal

import msgspec
from litestar import Response, get, post
from litestar.params import HeaderParameter, JSONBody
from litestar.status_codes import HTTP_200_OK
from msgspec import Meta
from sqlalchemy import select

from lychgate.core.errors import BadOption
from lychgate.core.view import Waiting
from lychgate.server import logs, metrics
from lychgate.server.backup import Backup, listed
from lychgate.server.doors import ShutDoor, size_of
from lychgate.server.follow import present
from lychgate.server.housekeeping import Housekeeper
from lychgate.server.http import ThePulse, TheRooms
from lychgate.server.office import Listed, Office
from lychgate.server.pulse import Pulse
from lychgate.server.refusals import UnknownTable
from lychgate.server.retention import DAY
from lychgate.server.rooms import Rooms
from lychgate.server.schema import presence
from lychgate.server.settings import WhoOpens

LINES = 60
"""Lines of the log that the desk shows at most."""
ANSWERS, MOVES = "lychgate_answer_seconds", "lychgate_moves_total"

Token = Annotated[str, HeaderParameter(name="x-lychgate-desk", max_length=64, required=False)]
"""The token of the desk, made by `lychgate admin token`; never part of an address."""


class NotTheHost(ShutDoor):
    """Somebody without the token stands at the desk."""


# --- what the desk shows


class DeskTable(msgspec.Struct, frozen=True, kw_only=True):
    """A table as the host may see it."""

    id: str
    game: str
    state: Literal["gathering", "play", "ended", "closed"]
    created: float
    last: float
    """When something was last done there, in seconds since 1970."""
    names: tuple[str, ...]
    kinds: tuple[str, ...]
    here: tuple[int, ...]
    """The seats whose people are at the table."""
    watchers: int
    muted: tuple[int, ...]
    """Seats whose talk nobody hears; -1: those who watch."""
    answers: int
    waiting: Waiting | None
    """Who is waited for, as everybody may know; null if the table is not open at this process."""


class DeskPoint(msgspec.Struct, frozen=True):
    """What one minute of the last hour was like."""

    people: float
    moves: float
    """Moves a second."""
    slow: float | None
    """Milliseconds within which 99 of 100 answers were told to everybody; null if there were none."""


class Desk(msgspec.Struct, frozen=True, kw_only=True):
    """What goes on in the house."""

    now: float
    began: float
    tables: tuple[DeskTable, ...]
    people: int
    watchers: int
    hour: tuple[DeskPoint, ...]
    slow_limit: float
    bytes: int
    most_bytes: int
    """0: no limit."""
    backups: tuple[Backup, ...]
    keeps_backups: bool
    backup_hour: int
    backups_kept: int
    open_tables: WhoOpens
    holders: int
    """How many people hold a pass."""
    bans: tuple[str, ...]
    closes: float | None
    """When the house closes for an update."""
    bots_thinking: int
    bots_waiting: int
    bot_places: int
    lines: tuple[logs.Line, ...]


Deeds = Literal[
    "close", "reopen", "delete", "link", "mute", "unmute", "ban", "unban", "open", "invite", "withdraw", "drain",
    "undrain", "backup",
]  # fmt: skip


class HostDeed(msgspec.Struct, frozen=True, omit_defaults=True, forbid_unknown_fields=True):
    """Something the host does."""

    do: Deeds
    table: Annotated[str, Meta(max_length=40)] = ""
    seat: Annotated[int, Meta(ge=-1, le=99)] = 0
    address: Annotated[str, Meta(max_length=64)] = ""
    who: WhoOpens = "everybody"
    people: Annotated[int, Meta(ge=1, le=1000)] = 1
    days: Annotated[float, Meta(gt=0, le=3650)] | None = None
    minutes: Annotated[float, Meta(ge=0, le=1440)] = 5.0


class Done(msgspec.Struct, frozen=True):
    """It is done; some deeds make a token, which is told once."""

    token: str | None = None


class ExportBody(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """Which table to export."""

    table: Annotated[str, Meta(max_length=40)]


DESK_RECORDS = (Desk, HostDeed, Done, ExportBody)
"""The bodies and answers of the desk, for the generator of types."""


# --- looking


@get("/api/desk")
async def desk(rooms: TheRooms, pulse: ThePulse, token: Token = "") -> Desk:
    """Return what goes on in the house."""
    office = await _office(rooms, token)
    store, settings, doors = rooms.house.store, rooms.house.settings, rooms.house.doors
    await doors.look()
    pulse.measure()
    now = metrics.Sums()
    here = await store.database.read(select(presence.c.match, presence.c.seats, presence.c.watchers))
    folder = Path(settings.backups) if settings.backups else None
    return Desk(
        now=time(),
        began=pulse.began,
        tables=tuple([_table(rooms, each, here) for each in await office.tables()]),
        people=int(now.value("lychgate_sockets seats")),
        watchers=int(now.value("lychgate_sockets watchers")),
        hour=_hour(pulse, now),
        slow_limit=settings.slow_ms,
        bytes=await size_of(store),
        most_bytes=settings.storage_mb << 20,
        backups=tuple(listed(folder)) if folder is not None else (),
        keeps_backups=folder is not None,
        backup_hour=settings.backup_hour,
        backups_kept=settings.backups_kept,
        open_tables=doors.open_tables,
        holders=await office.holders(),
        bans=tuple(await office.bans()),
        closes=None if doors.draining is None else doors.draining.at,
        bots_thinking=int(now.value("lychgate_bots_thinking")),
        bots_waiting=int(now.value("lychgate_bot_queue")),
        bot_places=int(now.value("lychgate_bot_places")),
        lines=tuple(list(logs.Memory.lines)[-LINES:]),
    )


async def _office(rooms: Rooms, token: str) -> Office:
    office = Office(rooms.house.store)
    if not await office.is_host(token):
        raise NotTheHost("The desk opens by its token alone; `lychgate admin token` makes a new one.")
    return office


def _table(rooms: Rooms, each: Listed, present: list[dict[str, Any]]) -> DeskTable:
    at_it = [row for row in present if row["match"] == each.id]
    room = rooms.get(each.id)
    seats = {int(seat) for row in at_it for seat in row["seats"].split(",") if seat}
    return DeskTable(
        id=each.id,
        game=each.game,
        state="closed" if each.closed else "ended" if each.ended else "play" if each.begun else "gathering",
        created=each.created,
        last=each.last,
        names=each.names,
        kinds=each.kinds,
        here=tuple(sorted(seats)),
        watchers=sum(row["watchers"] for row in at_it),
        muted=each.muted,
        answers=each.answers,
        waiting=room.match.waiting if room is not None and room.awake and not room.over else None,
    )


def _hour(pulse: Pulse, now: metrics.Sums) -> tuple[DeskPoint, ...]:
    points = [(point.at, point.sums) for point in pulse.hour]
    points.append((time(), now))
    found = []
    for (began, before), (ended, after) in pairwise(points):
        people = after.value("lychgate_sockets seats") + after.value("lychgate_sockets watchers")
        moves = (after.value(MOVES) - before.value(MOVES)) / max(ended - began, 1.0)
        slow = after.within(ANSWERS, 0.99, before)
        found.append(DeskPoint(people, moves, None if slow is None else slow * 1000))
    return tuple(found)


# --- doing


@post("/api/desk/deeds", status_code=HTTP_200_OK)
async def do(data: JSONBody[HostDeed], rooms: TheRooms, token: Token = "") -> Done:
    """Do something as the host."""
    made = await _DEEDS[data.do](await _office(rooms, token), data, rooms)
    await rooms.house.doors.look()
    rooms.heed()
    if rooms.get(data.table) is not None:
        with suppress(UnknownTable):  # it was deleted
            async with present(rooms, data.table):
                pass  # other processes hear of it; this one looks
    return Done(made if isinstance(made, str) else None)


async def _back_up(office: Office, _: HostDeed, rooms: Rooms) -> None:
    settings = rooms.house.settings
    if not settings.backups:
        raise BadOption("No folder for backups is set (--backups); `lychgate backup FILE` makes one anywhere.")
    name = f"lychgate-{datetime.now():%Y-%m-%d-%H%M%S}.db"
    await Housekeeper(office, settings).back_up(Path(settings.backups, name))


def _until(deed: HostDeed) -> float | None:
    return None if deed.days is None else time() + deed.days * DAY


async def _ban(office: Office, deed: HostDeed, _: Rooms) -> None:
    await office.ban(deed.address)


_DEEDS: dict[Deeds, Callable[[Office, HostDeed, Rooms], Awaitable[str | None]]] = {
    "close": lambda office, deed, _: office.close(deed.table),
    "reopen": lambda office, deed, _: office.reopen(deed.table),
    "delete": lambda office, deed, _: office.delete(deed.table),
    "link": lambda office, deed, _: office.new_link(deed.table),
    "mute": lambda office, deed, _: office.mute(deed.table, deed.seat),
    "unmute": lambda office, deed, _: office.mute(deed.table, deed.seat, muted=False),
    "ban": _ban,
    "unban": lambda office, deed, _: office.unban(deed.address),
    "open": lambda office, deed, _: office.let_open(deed.who),
    "invite": lambda office, deed, _: office.invite(deed.people, _until(deed)),
    "withdraw": lambda office, deed, _: office.withdraw_invitations(),
    "drain": lambda office, deed, _: office.drain(deed.minutes),
    "undrain": lambda office, deed, _: office.drain(None),
    "backup": _back_up,
}


@post("/api/desk/export", status_code=HTTP_200_OK)
async def export(data: JSONBody[ExportBody], rooms: TheRooms, token: Token = "") -> Response[bytes]:
    """Return the record of a finished match; of another one, what everybody at the table knows."""
    await _office(rooms, token)
    async with present(rooms, data.table) as room:
        if room.over:
            return Response(room.match.save().encode(), media_type="application/x-ndjson")
        known: dict[str, Any] = {
            "table": room.row.id,
            "game": room.row.game,
            "options": room.row.options,
            "names": [chair.name for chair in room.chairs],
        }
        if room.awake:
            known |= {"view": room.match.view(None), "events": room.match.events(None)}
        return Response(msgspec.json.encode(known), media_type="application/json")


DESK_HANDLERS = [desk, do, export]

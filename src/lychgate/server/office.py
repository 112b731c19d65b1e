"""The office: everything the host of a server may do, as changes of the database.

The command line and the desk in the browser both work through it. Servers notice what has changed as they notice moves
of other processes, so nothing here needs to know whether one is running, or how many.
"""

from __future__ import annotations

import logging
from collections.abc import Sequence
from time import time
from typing import Any

import msgspec
from sqlalchemy import Connection, delete, func, insert, or_, select, update

from lychgate.core.errors import LychgateError
from lychgate.server.doors import Draining, network_of
from lychgate.server.logs import HOUSE
from lychgate.server.rows import MatchRow, SeatRow
from lychgate.server.schema import (
    addressed,
    answers,
    averted,
    bans,
    chats,
    errands,
    house,
    invitations,
    leases,
    matches,
    passes,
    pointing,
    presence,
    requests,
    seats,
)
from lychgate.server.settings import WhoOpens
from lychgate.server.store import Conflict, Store, Write
from lychgate.server.tokens import hash_of, new_token

log = logging.getLogger(HOUSE)

WATCHERS = -1
"""Stands for everybody who watches, where seats are muted."""
ERASED = "Somebody"
"""The name of a seat whose person wants to be forgotten."""
DESK = "desk"
MOST_LISTED = 500
OF_A_MATCH = (seats, answers, chats, presence, leases, requests, pointing, addressed, errands, averted)
"""The tables with rows of a match, by their column `match`."""


class NoSuchTable(LychgateError):
    """There is no such table, or no such seat at it."""


class Listed(msgspec.Struct, frozen=True):
    """A table as the host may see it: public facts only."""

    id: str
    game: str
    created: float
    begun: bool
    ended: float | None
    closed: float | None
    muted: tuple[int, ...]
    names: tuple[str, ...]
    kinds: tuple[str, ...]
    answers: int
    last: float
    """When something was last done there."""


class Written(msgspec.Struct, frozen=True):
    """What a seat wrote at a table: what is told to whoever asks for what is kept of them."""

    table: str
    game: str
    seat: int
    name: str
    answers: tuple[tuple[float, str], ...]
    said: tuple[tuple[float, str], ...]


class Office:
    """The host's hands."""

    def __init__(self, store: Store) -> None:
        self.store = store

    async def _change(self, match: str, say: str, *writes: Write, **values: Any) -> None:
        """Change a match's row and whatever else, and note it."""
        values["revision"] = matches.c.revision + 1
        row: Write = update(matches).where(matches.c.id == match).values(values), None, True
        try:
            await self.store.write(match, row, *writes)
        except Conflict:
            raise NoSuchTable(f"There is no table {match[:40]}.") from None
        log.warning(say, extra={"table": match})

    async def load(self, match: str) -> tuple[MatchRow, list[SeatRow]]:
        """Return a match and its seats; NoSuchTable if there is none."""
        found = await self.store.load(match)
        if found is None:
            raise NoSuchTable(f"There is no table {match[:40]}.")
        return found

    # --- tables

    async def tables(self, *, all_of_them: bool = False, most: int = MOST_LISTED) -> list[Listed]:
        """Return the tables in play or, if wanted, all; the latest first."""

        def look(connection: Connection) -> list[Listed]:
            last = select(func.max(answers.c.at)).where(answers.c.match == matches.c.id).scalar_subquery()
            count = select(func.count()).where(answers.c.match == matches.c.id).scalar_subquery()
            columns = (matches.c.id, matches.c.game, matches.c.created, matches.c.contributions, matches.c.ended)
            query = select(*columns, matches.c.closed, matches.c.muted, last.label("last"), count.label("answers"))
            if not all_of_them:
                query = query.where(matches.c.ended.is_(None), matches.c.closed.is_(None))
            rows = connection.execute(query.order_by(matches.c.created.desc()).limit(most)).mappings().all()
            ids = [row["id"] for row in rows]
            chairs: dict[str, list[tuple[str, str]]] = {each: [] for each in ids}
            sat = select(seats.c.match, seats.c.name, seats.c.kind).where(seats.c.match.in_(ids)).order_by(seats.c.seat)
            for match, name, kind in connection.execute(sat):
                chairs[match].append((name, kind))
            # No table is without seats: such a one was deleted between the two readings.
            return [_listed(dict(row), chairs[row["id"]]) for row in rows if chairs[row["id"]]]

        return await self.store.database.look(look)

    async def close(self, match: str) -> None:
        """Close a table: nothing more can be done at it, everybody there is told, and the log is kept."""
        await self._change(match, "the table was closed by the host", closed=time())

    async def reopen(self, match: str) -> None:
        """Let a closed table go on."""
        await self._change(match, "the table was opened again by the host", closed=None)

    async def new_link(self, match: str) -> str:
        """Give the spectators of a table a new link; the old one opens nothing any more."""
        watch = new_token()
        await self._change(match, "the spectators have a new link", watch=watch)
        return watch

    async def mute(self, match: str, seat: int, *, muted: bool = True) -> None:
        """Let nobody hear what a seat says, or who watches (WATCHERS); or let them be heard again."""
        row, chairs = await self.load(match)
        if seat != WATCHERS and not 0 <= seat < len(chairs):
            raise NoSuchTable(f"Table {match} has no seat {seat}.")
        quiet = set(muted_at(row)) - {seat} | ({seat} if muted else set())
        said = "those who watch" if seat == WATCHERS else f"seat {seat}"
        joined = ",".join(map(str, sorted(quiet)))
        await self._change(match, f"{said} {'can no longer talk' if muted else 'can talk again'}", muted=joined)

    async def delete(self, match: str) -> None:
        """Delete a table with everything that was said and done there."""
        await self.load(match)
        await self.delete_all([match])
        log.warning("the table was deleted by the host", extra={"table": match})

    async def delete_all(self, ids: Sequence[str]) -> None:
        """Delete tables with everything that belongs to them."""
        for match in ids:
            rows: list[Write] = [(delete(each).where(each.c.match == match), None, False) for each in OF_A_MATCH]
            forget = update(matches).where(matches.c.rematch == match).values(rematch=None)
            gone = delete(matches).where(matches.c.id == match)
            await self.store.write(match, *rows, (forget, None, False), (gone, None, False))

    async def clear_away(self, match: str) -> None:
        """Delete what is left of a table that is deleted: somebody may have written to it at that moment."""
        there = select(matches.c.id).where(matches.c.id == match).exists()
        rows: list[Write] = [(delete(each).where(each.c.match == match, ~there), None, False) for each in OF_A_MATCH]
        await self.store.write(match, *rows)

    # --- what a person wrote

    async def written(self, match: str, seat: int) -> Written:
        """Return what a seat wrote at a table."""
        row, chairs = await self.load(match)
        if not 0 <= seat < len(chairs):
            raise NoSuchTable(f"Table {match} has no seat {seat}.")
        entries = await self.store.entries(match)
        mine = select(chats.c.at, chats.c.text).where(chats.c.match == match, chats.c.seat == seat)
        said = await self.store.database.read(mine.order_by(chats.c.number))
        return Written(
            match,
            row.game,
            seat,
            chairs[seat].name,
            tuple((each.at, each.code) for each in entries if each.seat == seat and each.kind == "answer"),
            tuple((each["at"], each["text"]) for each in said),
        )

    async def erase(self, match: str, seat: int) -> None:
        """Forget who sat on a seat and what they said; what they played stays, because the match is made of it."""
        chair = (await self.load(match))[1]
        if not 0 <= seat < len(chair):
            raise NoSuchTable(f"Table {match} has no seat {seat}.")
        unsaid = delete(chats).where(chats.c.match == match, chats.c.seat == seat)
        unnamed = update(seats).where(seats.c.match == match, seats.c.seat == seat).values(name=ERASED)
        untold = delete(addressed).where(addressed.c.match == match, addressed.c.seat == seat)
        writes: list[Write] = [(unsaid, None, False), (unnamed, None, False), (untold, None, False)]
        await self._change(match, f"what seat {seat} said and was called was erased", *writes)

    # --- the doors

    async def ban(self, address: str) -> str:
        """Let nobody in from an address or network; return it as it is kept."""
        banned = network_of(address)
        await self.store.write("", (delete(bans).where(bans.c.address == banned), None, False))
        await self.store.write("", (insert(bans).values(address=banned, at=time()), None, False))
        log.warning("the address %s is banned", banned)
        return banned

    async def unban(self, address: str) -> None:
        """Let an address in again."""
        await self.store.write("", (delete(bans).where(bans.c.address == network_of(address)), None, False))
        log.warning("the address %s is no longer banned", address)

    async def bans(self) -> list[str]:
        """Return the banned addresses."""
        return [row["address"] for row in await self.store.database.read(select(bans.c.address).order_by(bans.c.at))]

    async def invite(self, people: int, until: float | None) -> str:
        """Return an invitation by which so many people may open tables."""
        token = new_token()
        row = {"id": hash_of(token), "people": people, "left": people, "until": until, "at": time()}
        await self.store.write("", (insert(invitations).values(row), None, False))
        log.info("an invitation for %d people was made", people)
        return token

    async def redeem(self, token: str) -> str | None:
        """Return a pass for an invitation; None if it is not good (any more)."""
        made, hashed = new_token(), hash_of(token)
        good = invitations.c.id == hashed, invitations.c.left > 0
        lasting = or_(invitations.c.until.is_(None), invitations.c.until > time())
        if not await self.store.database.read(select(invitations.c.id).where(*good, lasting)):
            return None
        use = update(invitations).where(*good).values(left=invitations.c.left - 1)
        row = {"id": hash_of(made), "invitation": hashed, "at": time()}
        await self.store.write("", (use, None, True), (insert(passes).values(row), None, False))
        return made

    async def withdraw_invitations(self) -> None:
        """Make all invitations and passes worthless."""
        await self.store.write("", (delete(invitations), None, False), (delete(passes), None, False))
        log.warning("all invitations were withdrawn")

    async def holders(self) -> int:
        """Return how many people hold a pass."""
        rows = await self.store.database.read(select(func.count().label("count")).select_from(passes))
        return int(rows[0]["count"])

    async def let_open(self, who: WhoOpens) -> None:
        """Say who may open tables."""
        await self._put("open_tables", who)
        log.warning("tables may be opened by: %s", who)

    async def drain(self, minutes: float | None) -> None:
        """Close the house in so many minutes: no new tables, everybody is told; None: it stays open after all."""
        draining = None if minutes is None else msgspec.to_builtins(Draining(time() + minutes * 60))
        await self._put("draining", draining)
        log.warning("the house stays open" if minutes is None else f"the house closes in {minutes:g} minutes")

    async def new_desk_token(self) -> str:
        """Return a new token of the desk; the old one opens nothing any more."""
        token = new_token()
        await self._put(DESK, hash_of(token))
        return token

    async def is_host(self, token: str) -> bool:
        """Tell whether this is the token of the desk."""
        return bool(token) and await self._get(DESK) == hash_of(token)

    async def _put(self, name: str, value: Any) -> None:
        gone = delete(house).where(house.c.name == name)
        await self.store.write("", (gone, None, False), (insert(house).values(name=name, value=value), None, False))

    async def _get(self, name: str) -> Any:
        rows = await self.store.database.read(select(house.c.value).where(house.c.name == name))
        return rows[0]["value"] if rows else None


def muted_at(row: MatchRow) -> tuple[int, ...]:
    """Return who cannot talk at a table."""
    return tuple(int(each) for each in row.muted.split(",") if each)


def _listed(row: dict[str, Any], chairs: list[tuple[str, str]]) -> Listed:
    return Listed(
        row["id"],
        row["game"],
        row["created"],
        row["contributions"] is not None,
        row["ended"],
        row["closed"],
        tuple(int(each) for each in row["muted"].split(",") if each),
        tuple(name for name, _ in chairs),
        tuple(kind for _, kind in chairs),
        row["answers"],
        max(row["created"], row["last"] or 0.0),
    )

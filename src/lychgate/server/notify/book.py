"""The address book: whom to tell of which seats, what they were told, and which tables have to be looked at again."""

from __future__ import annotations

import secrets
from collections.abc import Iterable, Sequence
from typing import Any, Literal, TypeAlias

import msgspec
from sqlalchemy import Connection, Table, and_, delete, func, insert, or_, select, update
from sqlalchemy.dialects import postgresql, sqlite

from lychgate.server.schema import (
    addressed,
    addresses,
    answers,
    asked,
    averted,
    errands,
    matches,
    presence,
    processes,
    seats,
)
from lychgate.server.store import Store, Write
from lychgate.server.tokens import hash_of

Way: TypeAlias = Literal["push", "mail", "service"]

MOST_OF_SEAT = 8
"""Addresses that may be told of one seat."""
MOST_OF_OWNER = 6
"""Addresses that one browser may give."""
DAY = 86_400.0
MOST_ASKED = 3
"""How often a day an address may be asked to confirm itself, whoever gives it."""
UNUSED = 30 * DAY
"""After so long, an address that is told of no seat, or was never confirmed, is forgotten."""


class Address(msgspec.Struct, frozen=True):
    """Where somebody is told."""

    id: str
    owner: str
    kind: Way
    target: str
    keys: str
    language: str
    confirmed: bool
    at: float
    failures: int = 0


class Line(msgspec.Struct, frozen=True):
    """That an address is told of a seat, and what it was last told."""

    address: Address
    seat: int
    token: str
    told: str


class Errand(msgspec.Struct, frozen=True):
    """A table that has to be looked at: somebody may have to be told of it."""

    match: str
    holder: str
    turn: int
    tries: int


class Book:
    """The address book, in the database that all processes share."""

    def __init__(self, store: Store) -> None:
        self.store = store

    def _insert(self, table: Table) -> Any:
        return (sqlite.insert if self.store.database.is_file else postgresql.insert)(table)

    async def _write(self, *writes: Write) -> None:
        await self.store.write("", *writes)

    # --- addresses

    async def put(
        self, owner: str, kind: Way, target: str, keys: str, language: str, *, confirmed: bool, at: float
    ) -> Address:
        """Note an address that a browser gives, or what has changed of it. A browser has one push address."""
        for known in await self.of(owner):
            if known.kind == kind and known.target == target:
                same = update(addresses).where(addresses.c.id == known.id)
                await self._write((same.values(keys=keys, language=language), None, False))
                return msgspec.structs.replace(known, keys=keys, language=language)
        made = Address(secrets.token_hex(12), owner, kind, target, keys, language, confirmed, at)
        if kind == "push":
            mine = addresses.c.owner == owner
            for old in await self._all(and_(addresses.c.kind == "push", or_(mine, addresses.c.target == target))):
                await self.drop(old.id)
        await self._write((insert(addresses).values(msgspec.structs.asdict(made)), None, False))
        return made

    async def _all(self, condition: Any) -> list[Address]:
        rows = await self.store.database.read(select(addresses).where(condition).order_by(addresses.c.at))
        return [Address(**row) for row in rows]

    async def of(self, owner: str) -> list[Address]:
        """Return the addresses that a browser has given."""
        return await self._all(addresses.c.owner == owner)

    async def find(self, id: str) -> Address | None:
        """Return an address."""
        found = await self._all(addresses.c.id == id)
        return found[0] if found else None

    async def confirm(self, id: str) -> None:
        """Note that whoever reads an address wants to be told there."""
        await self._write((update(addresses).where(addresses.c.id == id).values(confirmed=True), None, False))

    async def drop(self, id: str) -> None:
        """Forget an address."""
        lines = delete(addressed).where(addressed.c.address == id)
        await self._write((lines, None, False), (delete(addresses).where(addresses.c.id == id), None, False))

    async def failed(self, id: str, failures: int) -> None:
        """Note how often in a row an address could not be reached."""
        await self._write((update(addresses).where(addresses.c.id == id).values(failures=failures), None, False))

    # --- asking whether an address is right

    async def may_ask(self, target: str, at: float) -> bool:
        """Tell whether an address may be asked to confirm itself, and count it if so."""
        hashed = hash_of(target)
        query = select(asked.c.at, asked.c.never).where(asked.c.target == hashed)
        rows = await self.store.database.read(query)
        if any(row["never"] for row in rows) or sum(row["at"] > at - DAY for row in rows) >= MOST_ASKED:
            return False
        await self._write((insert(asked).values(target=hashed, at=at, never=False), None, False))
        return True

    async def never_ask(self, target: str, at: float) -> None:
        """Ask an address never again."""
        await self._write((insert(asked).values(target=hash_of(target), at=at, never=True), None, False))

    # --- seats

    async def seats_of(self, hashes: Sequence[str]) -> list[tuple[str, int, str]]:
        """Return match, seat and hash of every token that stands for a seat somebody may be told of."""
        query = (
            select(seats.c.match, seats.c.seat, seats.c.token)
            .join(matches, matches.c.id == seats.c.match)
            .where(seats.c.token.in_(hashes), seats.c.kind == "person", matches.c.closed.is_(None))
        )
        rows = await self.store.database.read(query)
        return [(row["match"], row["seat"], row["token"]) for row in rows]

    async def link(self, owner: str, held: Iterable[tuple[str, int, str]]) -> None:
        """Let all addresses of a browser be told of these seats: match, seat and hash of the token."""
        wanted = list(held)
        mine = [each.id for each in await self.of(owner)]
        if not mine or not wanted:
            return
        tables = list({match for match, _, _ in wanted})
        rows = await self.store.database.read(select(addressed).where(addressed.c.match.in_(tables)))
        told = {(row["match"], row["seat"], row["address"]) for row in rows}
        writes: list[Write] = []
        for match, seat, token in wanted:
            others = {address for of, number, address in told if (of, number) == (match, seat)}
            new = [each for each in mine if each not in others][: max(0, MOST_OF_SEAT - len(others))]
            for address in new:
                line = {"address": address, "match": match, "seat": seat, "token": token, "told": ""}
                writes.append((self._insert(addressed).values(line).on_conflict_do_nothing(), None, False))
            if new:
                writes.append(self._begun(match))
        if writes:
            await self._write(*writes)

    def _begun(self, match: str) -> Write:
        row = {"match": match, "answers": -1, "revision": -1, "stir": -1, "tries": 0, "holder": "", "turn": 0}
        return self._insert(errands).values(row).on_conflict_do_nothing(index_elements=["match"]), None, False

    async def lines(self, match: str) -> list[Line]:
        """Return who is to be told of which seats of a table."""
        query = (
            select(addresses, addressed.c.seat, addressed.c.token, addressed.c.told)
            .join(addressed, addressed.c.address == addresses.c.id)
            .where(addressed.c.match == match, addresses.c.confirmed.is_(True))
            .order_by(addresses.c.id)
        )
        found = []
        for row in await self.store.database.read(query):
            seat, token, told = row.pop("seat"), row.pop("token"), row.pop("told")
            found.append(Line(Address(**row), seat, token, told))
        return found

    async def go_with(self, match: str, again: str) -> None:
        """Let everybody who is told of a table be told of the next one, at which they have the same seats."""
        rows = await self.store.database.read(select(addressed).where(addressed.c.match == match))
        writes: list[Write] = [
            (self._insert(addressed).values(row | {"match": again, "told": ""}).on_conflict_do_nothing(), None, False)
            for row in rows
        ]
        await self._write(*writes, self._begun(again))

    # --- errands

    async def waiting(self, at: float, most: int) -> list[Errand]:
        """Return tables that have moved on since they were last looked at, or are due."""
        count = func.coalesce(
            select(func.max(answers.c.number) + 1).where(answers.c.match == errands.c.match).scalar_subquery(), 0
        )
        moved = or_(
            errands.c.answers != count,
            errands.c.revision != matches.c.revision,
            errands.c.stir != matches.c.stir,
            errands.c.due <= at,
        )
        columns = (errands.c.match, errands.c.holder, errands.c.turn, errands.c.tries)
        query = select(*columns).join(matches, matches.c.id == errands.c.match).where(moved).limit(most)
        return [Errand(**row) for row in await self.store.database.read(query)]

    async def claim(self, errand: Errand) -> Errand:
        """Become the one process that does an errand; Conflict if another one is at it."""
        mine = msgspec.structs.replace(errand, holder=self.store.process, turn=errand.turn + 1)
        one = update(errands).where(errands.c.match == errand.match, errands.c.turn == errand.turn)
        await self._write((one.values(holder=mine.holder, turn=mine.turn), None, True))
        return mine

    async def done(
        self,
        errand: Errand,
        *,
        looked: tuple[int, int, int] | None,
        due: float | None,
        tries: int,
        told: Iterable[tuple[str, int, str]],
    ) -> None:
        """Note what was told of a table, as address, seat and key, and how far the match had come then."""
        values: dict[str, Any] = {"due": due, "tries": tries, "holder": "", "turn": errand.turn + 1}
        if looked is not None:
            values |= dict(zip(("answers", "revision", "stir"), looked, strict=True))
        one = update(errands).where(errands.c.match == errand.match, errands.c.turn == errand.turn)
        writes: list[Write] = [(one.values(values), None, True)]
        for address, seat, key in told:
            line = addressed.c.address == address, addressed.c.match == errand.match, addressed.c.seat == seat
            writes.append((update(addressed).where(*line).values(told=key), None, False))
        await self._write(*writes)

    async def forget(self, match: str) -> None:
        """Forget a table that is gone."""
        of_it = [delete(table).where(table.c.match == match) for table in (addressed, errands, averted)]
        await self._write(*[(each, None, False) for each in of_it])

    # --- who looks

    async def avert(self, match: str, seats: Sequence[int]) -> None:
        """Note whose pages are open in this process, but hidden."""
        mine = {"match": match, "process": self.store.process}
        text = ",".join(map(str, seats))
        row = self._insert(averted).values(**mine, seats=text)
        write = row.on_conflict_do_update(index_elements=["match", "process"], set_={"seats": text})
        if not seats:
            write = delete(averted).where(averted.c.match == match, averted.c.process == self.store.process)
        await self._write((write, None, False))

    async def looking_elsewhere(self, match: str) -> frozenset[int]:
        """Return the seats whose people look at a table in another process."""

        def look(connection: Connection) -> frozenset[int]:
            at_it = and_(averted.c.match == presence.c.match, averted.c.process == presence.c.process)
            query = select(presence.c.seats, averted.c.seats).join(averted, at_it, isouter=True)
            others = query.where(presence.c.match == match, presence.c.process != self.store.process)
            return frozenset(
                seat for here, away in connection.execute(others) for seat in _parted(here) - _parted(away or "")
            )

        return await self.store.database.look(look)

    # --- housekeeping

    async def sweep(self, at: float) -> None:
        """Forget what nobody needs any more."""
        there = select(matches.c.id)
        used = select(addressed.c.address)
        idle = or_(addresses.c.id.not_in(used), addresses.c.confirmed.is_(False))
        writes = [delete(table).where(table.c.match.not_in(there)) for table in (addressed, errands, averted)]
        writes += [
            delete(addresses).where(idle, addresses.c.at < at - UNUSED),
            delete(addressed).where(addressed.c.address.not_in(select(addresses.c.id))),
            delete(errands).where(errands.c.match.not_in(select(addressed.c.match))),
            delete(averted).where(averted.c.process.not_in(select(processes.c.id))),
            delete(asked).where(asked.c.at < at - DAY, asked.c.never.is_(False)),
        ]
        await self._write(*[(each, None, False) for each in writes])


def _parted(seats: str) -> frozenset[int]:
    return frozenset(int(each) for each in seats.split(",") if each)

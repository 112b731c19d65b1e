"""The messenger: notices that a table waits for somebody who is not looking, and has them told.

Nothing of it lies on the way of a move. A table that has moved on is found by comparing its numbers in the database
with those at which it was last looked at, so what a killed process has left is found by another one, and after a
restart. Of several processes one sends: the one that has claimed the table's errand. Its claim rises while it is at it;
one that does not rise counts as dead, by the watch of whoever looks (as in `company.py`).
"""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Iterable
from concurrent.futures import ThreadPoolExecutor
from contextlib import suppress
from time import monotonic

import msgspec

from lychgate.core.errors import LychgateError
from lychgate.server import logs, metrics
from lychgate.server.follow import catch_up
from lychgate.server.limits import Buckets
from lychgate.server.notify import texts
from lychgate.server.notify.book import Address, Book, Errand, Line
from lychgate.server.notify.facts import Fact, waits
from lychgate.server.notify.keys import Keys, keys_of
from lychgate.server.notify.outgoing import LIMIT, Outing
from lychgate.server.notify.texts import Message
from lychgate.server.notify.ways import Courier, Outcome
from lychgate.server.refusals import UnknownTable
from lychgate.server.room import Room, now
from lychgate.server.rooms import Rooms
from lychgate.server.store import Conflict

log = logging.getLogger("lychgate.server")

LOOK = 1.0
"""Seconds between two looks for tables that have moved on."""
PATIENCE = 5.0
"""Seconds for which a process leaves a table to another one that is at it, or has it in memory."""
THREADS = 8
"""Messages that are being sent at once; the others wait in the database."""
TABLES = 16
"""Tables that are being dealt with at once."""
AGAIN = (30.0, 120.0, 600.0)
"""Seconds until a message that could not be sent is tried again; then it is given up."""
MOST_FAILURES = 12
"""An address that could not be reached so often in a row is forgotten."""
HOUR = 3600.0


class Plan(msgspec.Struct):
    """What is to be told of a table."""

    lines: list[tuple[Line, Fact]]
    told: list[tuple[str, int, str]]
    """What need not be said any more: whoever it is for has seen it, or was told when it began."""
    looked: tuple[int, int, int] | None
    due: float | None
    title: str = ""
    again: str | None = None


class Messenger:
    """Sends word for one process."""

    def __init__(self, rooms: Rooms, keys: Keys) -> None:
        self.rooms = rooms
        self.store = rooms.house.store
        self.settings = rooms.house.settings
        self.book = Book(self.store)
        self.courier = Courier.of(keys, self.settings)
        self.signups = Buckets(self.settings.notify_signups)
        self._rates = Buckets(self.settings.notify_rate)
        self._threads = ThreadPoolExecutor(THREADS, "word")
        self._outings: set[Outing] = set()
        self._tasks: dict[str, asyncio.Task[None]] = {}
        self._left: dict[str, tuple[tuple[str, int], float]] = {}
        """Tables that are left to another process: how its claim stood, and since when."""
        self._averted: dict[str, tuple[int, ...]] = {}
        self._swept = 0.0

    @classmethod
    async def of(cls, rooms: Rooms) -> Messenger:
        """Return the messenger of a process, with the keys of the house."""
        return cls(rooms, await keys_of(rooms.house.store))

    async def run(self) -> None:
        """Look again and again until cancelled."""
        try:
            while True:
                try:
                    await self.look()
                except LychgateError as error:
                    log.warning("%s", error)
                await asyncio.sleep(LOOK)
        finally:
            self.close()

    def close(self) -> None:
        """Stop sending; what was not sent is found by whoever looks next."""
        for task in self._tasks.values():
            task.cancel()
        self._threads.shutdown(wait=False, cancel_futures=True)
        for outing in tuple(self._outings):
            outing.cut()

    # --- looking

    async def look(self) -> None:
        """Look once for tables of which somebody may have to be told."""
        await self._note_averted()
        if monotonic() - self._swept > HOUR or not self._swept:
            self._swept = monotonic()
            await self.book.sweep(now())
        waiting = await self.book.waiting(now(), 4 * TABLES)
        self._left = {match: left for match, left in self._left.items() if match in {each.match for each in waiting}}
        for errand in waiting:
            if errand.match not in self._tasks and len(self._tasks) < TABLES and self._is_mine(errand):
                task = asyncio.create_task(self._deal(errand))
                self._tasks[errand.match] = task
                task.add_done_callback(lambda _, match=errand.match: self._tasks.pop(match, None))  # type: ignore[misc]

    def _is_mine(self, errand: Errand) -> bool:
        """Tell whether this process is to deal with a table now, or leaves it to another one for the time being."""
        held = errand.holder not in ("", self.store.process)
        if not held and (self.rooms.get(errand.match) is not None or self.rooms.house.company.is_alone):
            return True
        state = errand.holder, errand.turn
        known = self._left.get(errand.match)
        if known is None or known[0] != state:
            self._left[errand.match] = state, monotonic()
            return False
        return monotonic() - known[1] > PATIENCE

    async def _deal(self, errand: Errand) -> None:
        logs.table.set(errand.match)
        try:
            plan = await self._plan(errand.match)
            if plan is None:
                await self.book.forget(errand.match)
            elif not plan.lines:
                await self._settle(errand, plan)
            else:
                await self._tell(errand, plan)
        except Conflict:
            pass  # another process is at it
        except LychgateError as error:
            log.warning("word of this table cannot be sent: %s", error)

    # --- what is to be told

    async def _plan(self, match: str) -> Plan | None:
        """Return what is to be told of a table; None if there is no such table any more."""
        lines = await self.book.lines(match)
        if not lines:  # nobody there is to be told: the table need not be loaded
            marks = await self.store.marks([match])
            return Plan([], [], (marks[0].answers, marks[0].revision, marks[0].stir), None) if marks else None
        try:
            room = await self.rooms.find(match)
        except UnknownTable:
            return None
        async with room.lock:
            await room.ready()
            looked = None
            for mark in await self.store.marks([match]):
                await catch_up(room, mark)
                looked = mark.answers, mark.revision, mark.stir
            if looked is None:
                return None
            looking = await self.looking(room)
            plan = Plan([], [], looked, None, room.game.title)
            for line in lines:
                if line.token == room.chairs[line.seat].token:
                    self._weigh(plan, line, waits(room, line.seat), is_looking=line.seat in looking)
            if room.over and room.row.rematch is not None:
                plan.again = room.row.rematch
        return plan

    def _weigh(self, plan: Plan, line: Line, fact: Fact | None, *, is_looking: bool) -> None:
        """Put into the plan what follows from a fact for one address.

        Whether somebody looks is asked when the time has come: a line that is dead counts as open for a while.
        """
        if fact is None or fact.key == line.told:
            return
        due = fact.since + self.settings.notify_after
        if now() < due:
            plan.due = due if plan.due is None else min(plan.due, due)
        elif is_looking or fact.since < line.address.at:
            plan.told.append((line.address.id, line.seat, fact.key))
        else:
            plan.lines.append((line, fact))

    async def looking(self, room: Room) -> frozenset[int]:
        """Return the seats whose people have the table before their eyes, at whatever process."""
        here = frozenset(seat for each in room.connections if each.looking for seat in each.seats)
        return here | await self.book.looking_elsewhere(room.row.id) if room.seats_elsewhere else here

    async def _note_averted(self) -> None:
        """Tell other processes who is at a table here without looking at it."""
        found = {room.row.id: averted for room in self.rooms if (averted := _averted(room))}
        for match in {*found, *self._averted}:
            if found.get(match, ()) != self._averted.get(match, ()):
                await self.book.avert(match, found.get(match, ()))
        self._averted = found

    # --- telling

    async def _settle(self, errand: Errand, plan: Plan, *, tries: int = 0) -> None:
        if plan.again is not None:
            await self.book.go_with(errand.match, plan.again)
        await self.book.done(errand, looked=plan.looked, due=plan.due, tries=tries, told=plan.told)

    async def _tell(self, errand: Errand, plan: Plan) -> None:
        """Claim an errand, do it, and note what became of it."""
        claim = _Claim(self.book, await self.book.claim(errand))
        try:
            known = {(line.address.id, line.seat): line.told for line in await self.book.lines(errand.match)}
            # Another process may have told some of them since.
            lines = [each for each in plan.lines if known.get((each[0].address.id, each[0].seat)) == each[0].told]
            outcomes = await asyncio.gather(*(self._send(errand.match, plan.title, *each) for each in lines))
        finally:
            errand = await claim.end()
        missed = False
        for (line, fact), outcome in zip(lines, outcomes, strict=True):
            missed |= outcome == "later"
            if outcome != "later" or errand.tries >= len(AGAIN):
                plan.told.append((line.address.id, line.seat, fact.key))
        if missed and errand.tries < len(AGAIN):
            later = now() + AGAIN[errand.tries]
            plan.due = later if plan.due is None else min(plan.due, later)
        await self._settle(errand, plan, tries=errand.tries + 1 if missed and errand.tries < len(AGAIN) else 0)

    async def _send(self, match: str, title: str, line: Line, fact: Fact) -> Outcome:
        if not self._rates.take(line.address.id):
            metrics.pushes.labels(line.address.kind, "limited").inc()
            return "sent"  # this one is not told any more: they know that tables wait for them
        return await self.send(line.address, texts.of_table(fact.kind, title, match, line.address.language))

    async def send(self, address: Address, message: Message) -> Outcome:
        """Send a message in a thread, and note what that says of its address."""
        outing = self.courier.outing(address)
        self._outings.add(outing)
        loop = asyncio.get_running_loop()
        try:
            sending = loop.run_in_executor(self._threads, self._sent, loop, address, message, outing)
            outcome = await sending
        finally:
            self._outings.discard(outing)
        metrics.pushes.labels(address.kind, outcome).inc()
        if outcome == "gone" or (outcome == "later" and address.failures + 1 >= MOST_FAILURES):
            await self.book.drop(address.id)
        elif outcome == "later":
            await self.book.failed(address.id, address.failures + 1)
        elif address.failures:
            await self.book.failed(address.id, 0)
        return outcome

    def _sent(self, loop: asyncio.AbstractEventLoop, address: Address, message: Message, outing: Outing) -> Outcome:
        """Send, in a thread; its time begins here, not when it was put into the queue."""
        timers: list[asyncio.TimerHandle] = []
        loop.call_soon_threadsafe(lambda: timers.append(loop.call_later(LIMIT, outing.cut)))
        try:
            return self.courier.send(address, message, outing)
        finally:
            with suppress(RuntimeError):  # the server has been stopped meanwhile
                loop.call_soon_threadsafe(_cancel, timers)


class _Claim:
    """A claim that rises while its process is at it."""

    def __init__(self, book: Book, errand: Errand) -> None:
        self.book = book
        self.errand = errand
        self._ended = asyncio.Event()
        self._task = asyncio.create_task(self._hold())

    async def _hold(self) -> None:
        while True:
            with suppress(TimeoutError):
                await asyncio.wait_for(self._ended.wait(), PATIENCE / 3)
                return
            self.errand = await self.book.claim(self.errand)

    async def end(self) -> Errand:
        """Return the errand as it stands in the database; Conflict if another process has taken it over."""
        self._ended.set()
        await self._task
        return self.errand


def _cancel(timers: Iterable[asyncio.TimerHandle]) -> None:
    for each in timers:
        each.cancel()


def _averted(room: Room) -> tuple[int, ...]:
    """Return the seats whose people have the page of a table open in this process, but not before their eyes."""
    seats: Iterable[int] = {seat for each in room.connections for seat in each.seats}
    looking = {seat for each in room.connections if each.looking for seat in each.seats}
    return tuple(sorted(set(seats) - looking))

"""Turns: who waits for a worker gets one in turn, so that nobody's tables keep all workers for themselves.

Addresses take turns; so do the tables of one address; the thoughts of one table come in their order. Somebody with one
table waits for one thought of each other address at most, whatever number of tables those have opened.
"""

from __future__ import annotations

import asyncio
from collections import OrderedDict, deque
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager

_Queue = OrderedDict[str, deque["asyncio.Future[None]"]]


class Turns:
    """A number of places, and a fair queue for them."""

    def __init__(self, places: int) -> None:
        self.places = places
        self._free = places
        self._waiting: OrderedDict[str, _Queue] = OrderedDict()

    def __len__(self) -> int:
        """Return how many wait."""
        return sum(len(queue) for tables in self._waiting.values() for queue in tables.values())

    @property
    def taken(self) -> int:
        """Return how many have a place."""
        return self.places - self._free

    @asynccontextmanager
    async def turn(self, address: str, table: str) -> AsyncIterator[None]:
        """Wait for a place, and keep it for as long as the context lasts."""
        if self._free:
            self._free -= 1
        else:
            await self._wait(address, table)
        try:
            yield
        finally:
            self._pass_on()

    async def _wait(self, address: str, table: str) -> None:
        place: asyncio.Future[None] = asyncio.get_running_loop().create_future()
        self._waiting.setdefault(address, OrderedDict()).setdefault(table, deque()).append(place)
        try:
            await place
        except asyncio.CancelledError:
            if place.done() and not place.cancelled():
                self._pass_on()  # the place was given in the moment in which it was given up
            raise

    def _pass_on(self) -> None:
        """Give a place that has become free to whoever is next."""
        while self._waiting:
            place = self._next()
            if not place.done():
                place.set_result(None)
                return
        self._free += 1

    def _next(self) -> asyncio.Future[None]:
        address, tables = self._waiting.popitem(last=False)
        table, queue = tables.popitem(last=False)
        place = queue.popleft()
        if queue:
            tables[table] = queue
        if tables:
            self._waiting[address] = tables
        return place

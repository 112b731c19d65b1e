"""The doors of the house: who is let in, who may open tables, whether it closes for an update.

The host decides it in the database (`server/office.py`); every process looks there every second or two and remembers.
"""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Callable
from ipaddress import ip_address, ip_network
from time import time
from typing import Any

import msgspec
from sqlalchemy import select, text

from lychgate.core.errors import LychgateError
from lychgate.core.say import Say
from lychgate.server.schema import bans, house, passes
from lychgate.server.settings import Settings, WhoOpens
from lychgate.server.store import StorageFailed, Store
from lychgate.server.tokens import hash_of

log = logging.getLogger("lychgate.server")

LOOK = 2.0
"""Seconds between two looks."""
MEGABYTE = 1 << 20


class BadAddress(LychgateError):
    """What was to be banned is no address."""


class ShutDoor(LychgateError):
    """Why somebody cannot open a table now."""


class Draining(msgspec.Struct, frozen=True):
    """The house closes for an update."""

    at: float
    """When, in seconds since 1970."""


class Doors:
    """What one process knows of the host's decisions."""

    def __init__(self, store: Store, settings: Settings) -> None:
        self.store = store
        self.settings = settings
        self.open_tables: WhoOpens = settings.open_tables
        self.draining: Draining | None = None
        self.size = 0
        """Bytes of the database."""
        self._banned: list[Any] = []
        self._seen: dict[str, bool] = {}
        """Addresses that were compared with the banned ones."""

    async def run(self, changed: Callable[[], None]) -> None:
        """Look until cancelled; `changed` is called when a decision is new."""
        while True:
            try:
                before = self.draining, self._banned
                await self.look()
                if before != (self.draining, self._banned):
                    changed()
            except StorageFailed as error:
                log.warning("%s", error)
            await asyncio.sleep(LOOK)

    async def look(self) -> None:
        """Read the host's decisions."""
        rows = await self.store.database.read(select(house))
        decided = {row["name"]: row["value"] for row in rows}
        self.open_tables = decided.get("open_tables") or self.settings.open_tables
        draining = decided.get("draining")
        self.draining = None if draining is None else msgspec.convert(draining, Draining)
        banned = [ip_network(row["address"]) for row in await self.store.database.read(select(bans.c.address))]
        if banned != self._banned:
            self._banned, self._seen = banned, {}
        if self.settings.storage_mb:
            self.size = await size_of(self.store)

    def is_banned(self, address: str) -> bool:
        """Tell whether the host has banned an address."""
        if not self._banned:
            return False
        if address not in self._seen:
            if len(self._seen) > 10_000:
                self._seen.clear()
            self._seen[address] = self._bans(address)
        return self._seen[address]

    def _bans(self, address: str) -> bool:
        try:
            whole = ip_network(address, strict=False)
        except ValueError:
            return False
        return any(whole.version == each.version and whole.subnet_of(each) for each in self._banned)

    def check_time(self) -> None:
        """Let no match begin while the house is about to close."""
        if self.draining is not None:
            raise ShutDoor("The house closes for an update: no new tables now; it will be open again soon.")

    async def let_open(self, token: str) -> None:
        """Let somebody open a table, by a pass or the token of the desk where one is needed; ShutDoor if not."""
        self.check_time()
        if self.settings.storage_mb and self.size > self.settings.storage_mb * MEGABYTE:
            raise ShutDoor("The house is full: no more tables can be kept here. Its host can make room.")
        if self.open_tables == "everybody":
            return
        held = hash_of(token) if token else ""
        rows = await self.store.database.read(select(house.c.value).where(house.c.name == "desk"))
        if held and rows and rows[0]["value"] == held:
            return
        if self.open_tables == "host":
            raise ShutDoor("Here only the host opens tables; sit down by a link, or ask for one.")
        if not held or not await self.store.database.read(select(passes.c.id).where(passes.c.id == held)):
            raise ShutDoor("Here tables are opened by invitation; ask the host for one.")

    def notice(self) -> Say | None:
        """Return what everybody at a table is told while the house is about to close."""
        if self.draining is None:
            return None
        return Say("house-closes", {"minutes": max(0, round((self.draining.at - time()) / 60))})


def network_of(address: str) -> str:
    """Return an address or network in the form in which it is kept; of an IPv6 address, the network it is in."""
    given = address.strip()
    try:
        if "/" in given:
            return str(ip_network(given, strict=False))
        found = ip_address(given)
        return str(ip_network((given, 64 if found.version == 6 else 32), strict=False))
    except ValueError:
        raise BadAddress(f"{given[:60]!r} is no address and no network.") from None


async def size_of(store: Store) -> int:
    """Return the bytes that the database takes."""
    pages = "SELECT page_count * page_size AS size FROM pragma_page_count(), pragma_page_size()"
    query = pages if store.database.is_file else "SELECT pg_database_size(current_database()) AS size"
    return int((await store.database.read(text(query)))[0]["size"])

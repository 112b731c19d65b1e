"""The board on which all processes of one server count together: at several of them nobody may do more than at one.

It is memory that the processes share. Addresses are told apart by a hash with a secret, so two out of SLOTS fall
together and share what they may do. Nothing is locked: when two processes count at the same instant one of both may
go uncounted, and none that was killed can hold up the others. What it says does not outlive the server.
"""

from __future__ import annotations

import secrets
from hashlib import blake2b
from multiprocessing import get_context
from time import monotonic
from typing import Any

from lychgate.server.limits import Buckets, Sockets
from lychgate.server.settings import Rate, Settings

SLOTS = 1 << 14
KINDS = ("messages", "talk", "orders", "requests", "tables", "pages")


class Board:
    """Made by the parent of the processes, and handed to each as it starts."""

    def __init__(self, processes: int) -> None:
        context = get_context("spawn")
        self.processes = processes
        self.place = 0
        """The number of this process among the others."""
        self._secret = secrets.token_bytes(16)
        self._slots: dict[str, int] = {}
        """The slots of the addresses that were asked for last."""
        self._buckets: dict[str, Any] = {kind: context.RawArray("d", 2 * SLOTS) for kind in KINDS}
        self._sockets: Any = context.RawArray("I", processes * SLOTS)

    def slot(self, address: str) -> int:
        """Return where an address is counted."""
        found = self._slots.get(address)
        if found is None:
            if len(self._slots) >= SLOTS:
                self._slots.clear()
            digest = blake2b(address.encode(), digest_size=4, key=self._secret).digest()
            found = self._slots[address] = int.from_bytes(digest) % SLOTS
        return found

    def forget(self, place: int) -> None:
        """Forget the sockets of a process that has ended."""
        for at in range(place * SLOTS, (place + 1) * SLOTS):
            self._sockets[at] = 0

    def buckets(self, kind: str, rate: Rate) -> Buckets:
        """Return the buckets for one kind of deed."""
        return _SharedBuckets(self, self._buckets[kind], rate)

    def sockets(self, settings: Settings) -> Sockets:
        """Return the count of sockets."""
        return _SharedSockets(self, self._sockets, settings.sockets_per_address)


class _SharedBuckets(Buckets):
    """For each slot what is left, and when that was."""

    def __init__(self, board: Board, cells: Any, rate: Rate) -> None:
        super().__init__(rate)
        self._board = board
        self._cells = cells

    def take(self, address: str, cost: float = 1.0) -> bool:
        at, now = 2 * self._board.slot(address), monotonic()  # one clock for all processes of a machine
        left, filled = self._cells[at], self._cells[at + 1]
        left = self.rate.burst if not filled else min(self.rate.burst, left + (now - filled) * self.rate.per_second)
        enough = left >= cost
        self._cells[at], self._cells[at + 1] = left - cost if enough else left, now
        return enough


class _SharedSockets(Sockets):
    """For each process and slot the number of sockets: each process writes its own only."""

    def __init__(self, board: Board, cells: Any, most: int) -> None:
        super().__init__(most)
        self._board = board
        self._cells = cells

    def come(self, address: str) -> bool:
        slot = self._board.slot(address)
        if sum(self._cells[place * SLOTS + slot] for place in range(self._board.processes)) >= self.most:
            return False
        self._cells[self._board.place * SLOTS + slot] += 1
        return True

    def leave(self, address: str) -> None:
        self._cells[self._board.place * SLOTS + self._board.slot(address)] -= 1

"""Limits: how often somebody may do something. No player meets them; a runaway program does at once."""

from __future__ import annotations

from collections import OrderedDict
from time import monotonic

from lychgate.server.settings import Rate


class Bucket:
    """A token bucket: holds `burst` tokens, refilled `per_second`; every use takes one."""

    __slots__ = ("_filled", "_left", "rate")

    def __init__(self, rate: Rate) -> None:
        self.rate = rate
        self._left = rate.burst
        self._filled = monotonic()

    def take(self) -> bool:
        """Take one; False when there is none left."""
        now = monotonic()
        self._left = min(self.rate.burst, self._left + (now - self._filled) * self.rate.per_second)
        self._filled = now
        if self._left < 1:
            return False
        self._left -= 1
        return True


class Buckets:
    """One bucket for each address; those longest unused are forgotten."""

    def __init__(self, rate: Rate, most: int = 10_000) -> None:
        self.rate = rate
        self.most = most
        self._kept: OrderedDict[str, Bucket] = OrderedDict()

    def take(self, address: str) -> bool:
        bucket = self._kept.get(address)
        if bucket is None:
            bucket = self._kept[address] = Bucket(self.rate)
            if len(self._kept) > self.most:
                self._kept.popitem(last=False)
        self._kept.move_to_end(address)
        return bucket.take()

"""Limits: how often somebody may do something. No player meets them; a runaway program does at once."""

from __future__ import annotations

from collections import Counter, OrderedDict
from ipaddress import IPv6Network
from time import monotonic
from typing import TYPE_CHECKING, Any

from lychgate.server.settings import Rate, Settings

if TYPE_CHECKING:
    from lychgate.server.board import Board


class Bucket:
    """A token bucket: holds `burst` tokens, refilled `per_second`; every use takes one."""

    __slots__ = ("_filled", "_left", "rate")

    def __init__(self, rate: Rate) -> None:
        self.rate = rate
        self._left = rate.burst
        self._filled = monotonic()

    def take(self, cost: float = 1.0) -> bool:
        """Take one, or as many as something costs; False when there are not enough left."""
        now = monotonic()
        self._left = min(self.rate.burst, self._left + (now - self._filled) * self.rate.per_second)
        self._filled = now
        if self._left < cost:
            return False
        self._left -= cost
        return True


class Buckets:
    """One bucket for each address; those longest unused are forgotten."""

    def __init__(self, rate: Rate, most: int = 10_000) -> None:
        self.rate = rate
        self.most = most
        self._kept: OrderedDict[str, Bucket] = OrderedDict()

    def take(self, address: str, cost: float = 1.0) -> bool:
        """Take as many as something costs; False when there are not enough left."""
        bucket = self._kept.get(address)
        if bucket is None:
            bucket = self._kept[address] = Bucket(self.rate)
            if len(self._kept) > self.most:
                self._kept.popitem(last=False)
        self._kept.move_to_end(address)
        return bucket.take(cost)


class Sockets:
    """How many sockets each address has open."""

    def __init__(self, most: int) -> None:
        self.most = most
        self._open: Counter[str] = Counter()

    def come(self, address: str) -> bool:
        """Count one more; False when there are as many as there may be."""
        if self._open[address] >= self.most:
            return False
        self._open[address] += 1
        return True

    def leave(self, address: str) -> None:
        """Count one fewer."""
        self._open[address] -= 1
        if not self._open[address]:
            del self._open[address]


class Limits:
    """What one address may do, over however many sockets, requests and processes of this machine it spreads it."""

    def __init__(self, settings: Settings, board: Board | None = None) -> None:
        rates = {
            "messages": settings.messages_of_address,
            "talk": settings.talk,
            "orders": settings.orders,
            "requests": settings.requests,
            "tables": settings.tables,
            "pages": settings.pages,
        }
        kept = [Buckets(rate) if board is None else board.buckets(kind, rate) for kind, rate in rates.items()]
        self.messages, self.talk, self.orders, self.requests, self.tables, self.pages = kept
        self.sockets = Sockets(settings.sockets_per_address) if board is None else board.sockets(settings)


def address_of(scope: Any) -> str:
    """Return the address that a request comes from; of IPv6 the network, in which one person has all addresses."""
    address: str = scope["client"][0] if scope.get("client") else ""
    if ":" not in address:
        return address
    try:
        return str(IPv6Network((address.partition("%")[0], 64), strict=False))
    except ValueError:
        return address

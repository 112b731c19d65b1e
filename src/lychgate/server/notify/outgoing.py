"""Going out: threads that send word connect only where they may, and are cut off when it takes too long.

People name the services that are to tell them, so a name could lead into the host's own network. Looking it up before
is not enough: it may mean something else a moment later, a service may redirect, and libraries make connections of
their own. So every connection of such a thread is looked at when it is made, by an audit hook of Python.
"""

from __future__ import annotations

import os
import socket
import sys
import threading
from collections.abc import Iterable, Sequence
from contextlib import suppress
from ipaddress import IPv4Address, IPv4Network, IPv6Address, IPv6Network, ip_address, ip_network
from types import TracebackType
from typing import Any, TypeAlias

Network: TypeAlias = IPv4Network | IPv6Network

LIMIT = 20.0
"""Seconds that sending one message may take in all."""
NAT64 = ip_network("64:ff9b::/96")


class PrivateNetwork(PermissionError):
    """A connection that would have led into a private network."""


def networks(texts: Iterable[str]) -> tuple[Network, ...]:
    """Return networks from their texts, as a host sets them; ValueError where one is none."""
    return tuple(ip_network(each, strict=False) for each in texts)


def is_public(text: str, allowed: Sequence[Network] = ()) -> bool:
    """Tell whether an address is one of the open network, or of a network that is allowed."""
    try:
        found = _plain(ip_address(text.partition("%")[0]))
    except ValueError:
        return False
    if any(found.version == each.version and found in each for each in allowed):
        return True
    return found.is_global and not found.is_multicast


def _plain(address: IPv4Address | IPv6Address) -> IPv4Address | IPv6Address:
    """Return the IPv4 address that is packed into an IPv6 one, if one is."""
    if isinstance(address, IPv4Address):
        return address
    if address in NAT64:
        return IPv4Address(int(address) & 0xFFFFFFFF)
    teredo = address.teredo[1] if address.teredo is not None else None
    return address.ipv4_mapped or address.sixtofour or teredo or address


def leads_outside(host: str, port: int, allowed: Sequence[Network] = ()) -> bool:
    """Tell whether a name stands for public addresses only; it is looked up, so ask from a thread."""
    try:
        found = socket.getaddrinfo(host, port, type=socket.SOCK_STREAM)
    except (OSError, UnicodeError):
        return False
    return bool(found) and all(is_public(str(each[4][0]), allowed) for each in found)


_thread = threading.local()


class Outing:
    """What a thread connects to while it sends one message; a `trusted` place was named by the host, and may be any."""

    def __init__(self, allowed: Sequence[Network] = (), *, trusted: bool = False) -> None:
        self.allowed = allowed
        self.trusted = trusted
        self.refused = False
        """Whether a connection into a private network was tried."""
        self._lines: list[socket.socket] = []
        self._lock = threading.Lock()
        self._is_over = False

    def __enter__(self) -> Outing:
        _thread.outing = self
        return self

    def __exit__(self, *_: type[BaseException] | BaseException | TracebackType | None) -> None:
        del _thread.outing
        with self._lock:
            for line in self._lines:
                line.close()
            self._lines.clear()

    def cut(self) -> None:
        """Cut every connection: whoever waits for one gets an error at once. May be called from any thread."""
        with self._lock:
            self._is_over = True
            for line in self._lines:
                with suppress(OSError):
                    line.shutdown(socket.SHUT_RDWR)

    def look_at(self, line: socket.socket, address: Any) -> None:
        """Let a connection be made, or refuse it."""
        host = str(address[0]) if isinstance(address, tuple) else ""
        if not self.trusted and not is_public(host, self.allowed):
            self.refused = True
            raise PrivateNetwork("That address is in a private network.")
        with self._lock:
            if self._is_over:
                raise TimeoutError("It has taken too long.")
            # A second handle of the same connection: the first one may be handed on to whatever encrypts it.
            self._lines.append(socket.socket(fileno=os.dup(line.fileno())))


def _heed(event: str, args: tuple[Any, ...]) -> None:
    if event == "socket.connect":
        outing: Outing | None = getattr(_thread, "outing", None)
        if outing is not None:
            outing.look_at(*args)


sys.addaudithook(_heed)

"""Audiences: an audience is all sockets that may see the same.

Each audience numbers its updates, and remembers recent ones for sockets that reconnect.

An update is sent only to audiences for whom something changed: an empty update would tell them that another seat has
answered in secret.
"""

from __future__ import annotations

import secrets
from array import array
from collections.abc import Mapping, Sequence
from typing import TYPE_CHECKING

from lychgate.server import gate
from lychgate.server.gate import Recipient
from lychgate.server.journal import Journal

if TYPE_CHECKING:
    from lychgate.server.connection import Connection


def first_number() -> int:
    """Return a random number for the first update, so that numbers from before a restart are not mistaken for new."""
    return secrets.randbits(36) << 12


class Audience:
    """Sockets that hold the same seats, or watch. Kept small: a quiet room has one audience for each browser."""

    __slots__ = ("_base", "_marks", "_raw", "_tail", "_taken_back", "number", "recipients", "sockets")

    def __init__(self, recipients: tuple[Recipient, ...], number: int) -> None:
        self.recipients = recipients
        self.sockets: tuple[Connection, ...] = ()
        self.number = number
        """The number of the last update."""
        self._taken_back = 0
        self._marks: tuple[int, ...] = ()
        """A hash of what each recipient last saw."""
        self._forget()

    def _forget(self) -> None:
        self._raw = 0
        """Number of events of the match that were handled here: told, or withheld because they are hidden."""
        self._base = self.number + 1
        self._tail = array("I")
        """Number of events that each recipient had been told of, at every update from `_base` on."""

    def refresh(self, journal: Journal, looks: Mapping[Recipient, bytes]) -> str | None:
        """Return the update that brings everybody here up to date; None when there is nothing new for them."""
        full = journal.match.taken_back != self._taken_back
        if full:
            self._taken_back = journal.match.taken_back
            self._forget()
        told = self._told(len(self._tail) - len(self.recipients))
        news = [gate.happened(journal.match, each, self._raw, n) for each, n in zip(self.recipients, told, strict=True)]
        self._raw = len(journal.match.state.events or ())
        marks = tuple([hash(looks[each]) for each in self.recipients])
        if marks == self._marks and not any(news):
            return None
        self._marks = marks
        self.number += 1
        self._tail.extend([n + len(new) for n, new in zip(told, news, strict=True)])
        return gate.update(self.number, self.recipients, looks, news, full=full)

    def _told(self, at: int) -> Sequence[int]:
        """Return the number of events that each recipient had been told of at an index of the tail."""
        width = len(self.recipients)
        return self._tail[at : at + width] if 0 <= at < len(self._tail) else (0,) * width

    def catch_up(self, journal: Journal, looks: Mapping[Recipient, bytes], since: int | None) -> str:
        """Return one update with the events after the update `since`, or with all; call `refresh` first."""
        at = -1 if since is None else (since - self._base) * len(self.recipients)
        told = self._told(at)
        news = [gate.happened(journal.match, each)[n:] for each, n in zip(self.recipients, told, strict=True)]
        known = 0 <= at < len(self._tail)
        return gate.update(self.number, self.recipients, looks, news, full=not known)

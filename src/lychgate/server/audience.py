"""Audiences: an audience is all sockets at a table that may see the same.

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


class Audiences:
    """All audiences of one table."""

    __slots__ = ("_all",)

    def __init__(self) -> None:
        self._all: dict[tuple[Recipient, ...], Audience] = {}

    def clear(self) -> None:
        """Forget what anybody was shown."""
        self._all.clear()

    def join(self, connection: Connection) -> Audience:
        """Put a socket into the audience it belongs to, and return that audience."""
        recipients: tuple[Recipient, ...] = connection.seats or (None,)
        audience = self._all.get(recipients)
        if audience is None:
            audience = self._all[recipients] = Audience(recipients, first_number())
        if connection.audience is not audience:
            self.leave(connection)
            connection.audience = audience
            audience.sockets = (*audience.sockets, connection)
        return audience

    def leave(self, connection: Connection) -> None:
        """Take a socket out of its audience."""
        audience = connection.audience
        if audience is not None:
            audience.sockets = tuple([each for each in audience.sockets if each is not connection])
            connection.audience = None

    def publish(self, journal: Journal) -> None:
        """Send everybody what is new for them."""
        heard = [audience for audience in self._all.values() if audience.sockets]
        looks = gate.looks(journal, {each: None for audience in heard for each in audience.recipients})
        for audience in heard:
            if (text := audience.refresh(journal, looks)) is not None:
                for socket in audience.sockets:
                    socket.send(text)

    def show(self, journal: Journal, connection: Connection, since: int | None) -> None:
        """Send a socket that has just joined the whole table, or the events after the update `since`."""
        audience = self.join(connection)
        looks = gate.looks(journal, audience.recipients)
        text = audience.refresh(journal, looks)
        if text is not None:
            for other in audience.sockets:
                if other is not connection:
                    other.send(text)
        connection.send(audience.catch_up(journal, looks, since))

"""Audiences: all sockets that may see the same. Each has its own count of updates, and a tail for those who come back.

An update is sent only to those for whom something changed: one that brings nothing new would tell them that another
seat has done something in secret.
"""

from __future__ import annotations

from array import array
from collections.abc import Callable
from typing import TYPE_CHECKING

from lychgate.server import gate
from lychgate.server.gate import Recipient, Told
from lychgate.server.journal import Journal

if TYPE_CHECKING:
    from lychgate.server.connection import Connection

Look = Callable[[Recipient], bytes]
"""Gives the table as a recipient sees it now."""


class Audience:
    """Those who hold the same seats, or watch."""

    __slots__ = ("_base", "_epoch", "_marks", "_tail", "_told", "number", "recipients", "sockets")

    def __init__(self, recipients: tuple[Recipient, ...], number: int) -> None:
        self.recipients = recipients
        self.sockets: set[Connection] = set()
        self.number = number
        """Of the last update; where it starts means nothing, so that numbers of another life are never mistaken."""
        self._epoch = 0
        self._marks: dict[Recipient, int] = {}
        """What each recipient last saw, as a hash: a room that is quiet should weigh little."""
        self._forget()

    def _forget(self) -> None:
        self._told = {each: Told() for each in self.recipients}
        self._base = self.number + 1
        self._tail = array("I")
        """How many events each recipient had been told of, at every update from `_base` on."""

    def refresh(self, journal: Journal, look: Look) -> str | None:
        """Return the update that brings everybody here up to date; None when there is nothing new for them."""
        full = journal.epoch != self._epoch
        if full:
            self._epoch = journal.epoch
            self._forget()
        looks = {each: look(each) for each in self.recipients}
        news = {each: gate.happened(journal.match, each, self._told[each]) for each in self.recipients}
        marks = {each: hash(look) for each, look in looks.items()}
        if marks == self._marks and not any(news.values()):
            return None
        self._marks = marks
        self.number += 1
        self._tail.extend(self._told[each].n for each in self.recipients)
        return gate.update(self.number, looks, news, full=full)

    def catch_up(self, journal: Journal, look: Look, since: int | None) -> str:
        """Return what somebody missed who has seen the update `since`, or else everything; `refresh` comes first."""
        width = len(self.recipients)
        at = -1 if since is None else since - self._base
        known = 0 <= at * width < len(self._tail)
        news = {}
        for index, recipient in enumerate(self.recipients):
            events = gate.happened(journal.match, recipient, Told())
            news[recipient] = events[self._tail[at * width + index] :] if known else events
        return gate.update(self.number, {each: look(each) for each in self.recipients}, news, full=not known)

"""Observers: watch the matches of a simulation and count what you like.

An observer is made anew in every process, sees whole matches there, and is merged with its like at the end. It must be
a class at the top of a module, so that a new process can find it. What it counts while a match is being played, it
should add up only in `after`: a match that is interrupted never gets there.
"""

from __future__ import annotations

from collections import Counter
from typing import TYPE_CHECKING, ClassVar

from lychgate.core.purpose import verb_of

if TYPE_CHECKING:
    from lychgate.core.match import Match


class Observer:
    """Watches matches; a subclass overrides what it needs."""

    reads_events: ClassVar[bool] = True
    """Whether it looks at what happened: a match that nobody looks at so keeps no log, and is faster."""

    def before(self, match: Match) -> None:
        """See a match that has just been set up."""

    def step(self, match: Match, seat: int, code: str) -> None:
        """See a match after a seat's answer."""

    def after(self, match: Match) -> None:
        """See a match that is over."""

    def merge(self, other: Observer) -> None:
        """Take over what another of the same class has counted."""


class Answers(Observer):
    """Counts answers by the word they begin with: `take:P+N` is a `take`."""

    reads_events = False

    def __init__(self) -> None:
        self.given: Counter[str] = Counter()
        self._match: list[str] = []

    def before(self, match: Match) -> None:
        """Begin a list for this match."""
        self._match = []

    def step(self, match: Match, seat: int, code: str) -> None:
        """Note the answer's first word."""
        self._match.append(verb_of(code))

    def after(self, match: Match) -> None:
        """Add the match to the total."""
        self.given.update(self._match)

    def merge(self, other: Observer) -> None:
        """Add up two counts."""
        assert isinstance(other, Answers)
        self.given.update(other.given)

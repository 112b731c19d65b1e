"""A lesson: the guided first match of a game, as data.

The learner sits on seat 0 and plays a real match with a fixed seed; scripted rivals answer as the lesson needs it. At
every stop a card says two sentences, points at things on the table and asks for a deed. Nothing is blocked: whoever
does something else is told what that means, and may take it back or leave the lesson and play on.

What is said stands in the game's `lessons/<language>.ftl`. The message `lesson-<stop>` is what the card says; its
texts (Fluent attributes) are named in the records below: `do`, `after`, `otherwise`. The last card is `lesson-end`.
Messages find the players' names as `$seat0`, `$seat1`, ..., and the first rival's also as `$rival`.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

import msgspec

LEARNER = 0
"""The seat of whoever learns."""

FEWEST_STOPS, MOST_STOPS = 8, 14
"""How many stops a lesson has."""

LONGEST_SAYING = 240
"""Most characters that a text of a lesson may have, in any language."""


class Deed(msgspec.Struct, frozen=True, kw_only=True):
    """One answer that a stop asks of the learner."""

    wants: tuple[str, ...]
    """Codes, or patterns with `*` for any letters. Any of them will do; what fits the first is shown by "Show me"."""
    ask: str
    """The key of the question that is put to the learner then."""
    do: str = "do"
    """The text of the stop's message that says the deed, beginning with a verb."""
    points_at: tuple[str, ...] = ()
    """What the card points at while this deed is due; none: what its stop points at."""
    given: bool = False
    """Whether the lesson gives this answer itself, because it teaches nothing new; `do` then says what was done."""


class Otherwise(msgspec.Struct, frozen=True, kw_only=True):
    """What is said when the learner chooses something else."""

    answers: tuple[str, ...]
    """Codes, or patterns with `*`."""
    text: str = "otherwise"
    """The text of the stop's message."""


class Stop(msgspec.Struct, frozen=True, kw_only=True):
    """A card of the lesson.

    A stop with deeds comes when the learner is asked its first deed. One with an `event` and no deeds comes when that
    has happened, and holds the rivals until the learner goes on.
    """

    id: str
    """The name of its message, without `lesson-`."""
    points_at: tuple[str, ...]
    """Elements of the table: the pointer goes to the first, the others stay lit."""
    deeds: tuple[Deed, ...] = ()
    event: str = ""
    """The kind of the event it comes with."""
    of: int | None = None
    """Whose doing the event is; None: anybody's."""
    times: int = 1
    """The how-many-eth such event it is."""
    otherwise: tuple[Otherwise, ...] = ()
    """The first that fits an answer is said; where none does, the lesson says in general that it goes another way."""
    after: bool = False
    """Whether its message has a text `after`: one line once the deeds are done and the rivals have answered."""
    tells: str = ""
    """The kind of the event whose arguments the text `after` finds, besides the names: the last such event."""


class Rival(msgspec.Struct, frozen=True, kw_only=True):
    """A scripted rival."""

    name: str
    answers: tuple[str, ...]
    """Codes, in order; a bot takes over where they end, or where the learner has left the lesson."""


class Lesson(msgspec.Struct, frozen=True, kw_only=True):
    """A guided first match."""

    seed: int
    rivals: tuple[Rival, ...]
    """Those on seat 1, 2, ..."""
    stops: tuple[Stop, ...]
    end_points_at: tuple[str, ...]
    """What the last card points at."""
    options: Mapping[str, Any] = {}
    minutes: int = 7
    """How long it takes, as the lobby says it."""

    @property
    def names(self) -> tuple[str, ...]:
        """Return the players' names; the learner has a name of their own."""
        return ("", *(rival.name for rival in self.rivals))

    @property
    def seats(self) -> int:
        """Return how many play."""
        return 1 + len(self.rivals)

    def stop(self, id: str) -> int:
        """Return the place of a stop among the others, counted from 0."""
        return next(at for at, each in enumerate(self.stops) if each.id == id)

    @property
    def deeds(self) -> tuple[tuple[int, Deed], ...]:
        """Return all that the learner is asked, in order, each with the place of its stop."""
        return tuple((at, deed) for at, stop in enumerate(self.stops) for deed in stop.deeds)


def fits(code: str, patterns: tuple[str, ...]) -> bool:
    """Tell whether an answer is one of these codes, or fits one of these patterns."""
    return any(_fits(code, pattern) for pattern in patterns)


def _fits(code: str, pattern: str) -> bool:
    first, *others = pattern.split("*")
    if not others:
        return code == pattern
    *middle, last = others
    if not code.startswith(first):
        return False
    at = len(first)
    for part in middle:
        found = code.find(part, at)
        if found < 0:
            return False
        at = found + len(part)
    return len(code) - len(last) >= at and code.endswith(last)

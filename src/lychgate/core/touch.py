"""What touches what: which answers, offered or only considered, touch an element of the table.

Somebody may point at everything on a table while one question is asked, so what its menu touches is listed once.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from typing import Any, NamedTuple

from lychgate.core.ask import Ask, Bars, Menu, Option
from lychgate.core.purpose import verb_of


class Candidate(NamedTuple):
    """Something a menu considered, with the predicate that judges it."""

    option: Option[Any]
    verb: str
    """The word its code begins with."""
    bars: Bars | None


class Touched:
    """Candidates in canonical order, and for every element those that touch it."""

    __slots__ = ("_inside", "_marked", "all")

    def __init__(self, candidates: Iterable[Candidate]) -> None:
        self.all = list(candidates)
        self._marked: dict[str, list[Candidate]] = {}
        self._inside: dict[str, list[Candidate]] = {}
        for candidate in self.all:
            marks = candidate.option.marks
            for mark in dict.fromkeys(marks):
                self._marked.setdefault(mark, []).append(candidate)
            for place in dict.fromkeys(place for mark in marks for place in _places(mark)):
                self._inside.setdefault(place, []).append(candidate)

    def marked(self, id: str) -> list[Candidate]:
        """Return the candidates that touch an element itself."""
        return self._marked.get(id, [])

    def touching(self, id: str, verbs: tuple[str, ...] = ()) -> list[Candidate]:
        """Return the candidates that touch an element; else those of the place it lies on; else of what lies on it.

        A piece stands for its place and a place for its pieces, where nothing touches the thing itself. Their codes
        begin with one of the words given; with no words, any will do.
        """
        for found in (self._marked.get(id), self._marked.get(id.rpartition(":")[0]), self._inside.get(id)):
            fitting = _doing(found, verbs) if found else ()
            if fitting:
                return fitting
        return []

    def doing(self, verbs: tuple[str, ...]) -> list[Candidate]:
        """Return all whose codes begin with one of these words; with no words, any will do."""
        return _doing(self.all, verbs)


def _doing(candidates: list[Candidate], verbs: tuple[str, ...]) -> list[Candidate]:
    return [each for each in candidates if each.verb in verbs] if verbs else candidates


def _places(mark: str) -> Iterator[str]:
    """Yield every place that something lies on: `b:3` and `b` of `b:3:pawn`."""
    place = mark.rpartition(":")[0]
    while place:
        yield place
        place = place.rpartition(":")[0]


class Sight:
    """What one menu touches: its options, and everything it considered, which is listed when somebody needs it."""

    __slots__ = ("_considered", "menu", "offered")

    def __init__(self, menu: Menu[Any]) -> None:
        self.menu = menu
        self.offered = Touched(Candidate(option, verb_of(option.code), None) for option in menu.options)
        self._considered: Touched | None = None

    @property
    def considered(self) -> Touched:
        """Return everything well-formed that the menu considered."""
        if self._considered is None:
            self._considered = Touched(
                Candidate(option, verb_of(option.code), bars) for option, bars in self.menu.considered()
            )
        return self._considered


_last: list[Sight] = []
"""What the menu touches that was asked about last: one question is asked about many times in a row."""


def sight_of(ask: Ask) -> Sight:
    """Return what the menu of a question touches."""
    if not _last or _last[0].menu is not ask.menu:
        _last[:] = [Sight(ask.menu)]
    return _last[0]

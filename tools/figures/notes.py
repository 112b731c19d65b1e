"""Notes of one match: who did what how often, and which kinds of answer were offered and given."""

from __future__ import annotations

import re
from collections import Counter
from collections.abc import Callable, Iterable, Iterator, Mapping
from functools import lru_cache

import msgspec

from lychgate.core.ask import Ask
from lychgate.core.events import Event
from lychgate.core.match import Match
from lychgate.sim import Observer

NOBODY = -1
"""The seat of a deed that is no player's: an event card, a trap."""

Deed = tuple[str, str, int]
"""A topic, a thing and the seat: `("played", "goblet_of_claret Goblet of Claret", 2)`."""


class Use(msgspec.Struct, array_like=True):
    """How often something was done, by how many players, and how they fared."""

    times: int = 0
    players: int = 0
    wins: float = 0.0
    """A victory shared by k seats is 1/k of a win for each."""
    points: int = 0

    def add(self, other: Use) -> None:
        self.times += other.times
        self.players += other.players
        self.wins += other.wins
        self.points += other.points


Uses = dict[str, dict[str, Use]]
"""By topic and thing."""


class Sheet(msgspec.Struct, frozen=True):
    """A table about the things of a game, those that nobody used included."""

    title: str
    things: tuple[str, ...]
    """The rows of the sheet; empty: whatever occurred."""
    topics: tuple[str, ...]
    """The columns of the sheet: how often these topics were noted."""
    wins: str = ""
    """The topic whose players' share of wins is shown, if any."""
    whole: bool = True
    """Whether things that never occurred are listed, too; False where some need more players."""


class Study(msgspec.Struct, frozen=True):
    """What is worth counting in a game."""

    sheets: tuple[Sheet, ...] = ()
    deeds: Callable[[Match], Iterable[Deed]] = lambda match: ()
    """Reads the events, answers and result of a match that is over."""
    sights: Callable[[Match], Iterable[Deed]] | None = None
    """What can be seen on the table after an answer and leaves no event; each counts once in a match."""


def plain(id: str) -> str:
    """Return an id as words: `zen_garden` is a zen garden."""
    return id.replace("_", " ")


def all_plain(ids: Iterable[str]) -> tuple[str, ...]:
    """Return ids as words: the rows of a sheet."""
    return tuple(map(plain, ids))


def told(
    match: Match, noted: Callable[[Event], Iterable[tuple[str, str]]], authors: tuple[str, ...] = ("seat",)
) -> Iterator[Deed]:
    """Read the events of a match; the first of these fields that an event has names the seat that did it."""
    for event in match.state.events or ():
        seat = next((getattr(event, name) for name in authors if hasattr(event, name)), NOBODY)
        yield from ((topic, thing, seat) for topic, thing in noted(event))


def seated(match: Match, first: type[Event]) -> Iterator[Deed]:
    """Note the order of play, counted from whoever this event names as the first player."""
    for event in match.state.events or ():
        if isinstance(event, first):
            begins: int = event.seat  # type: ignore[attr-defined]
            yield from (("sat", str((each - begins) % match.seats + 1), each) for each in range(match.seats))


def happened(event: Event, life: Mapping[type[Event], str]) -> Iterator[tuple[str, str]]:
    """Note what an event is called in the life of a game, if it is worth counting."""
    if type(event) in life:
        yield "happened", life[type(event)]


@lru_cache(maxsize=1 << 16)
def kind_of(key: str, code: str) -> str:
    """Return what kind of answer a code is, without its details: `action play` for `play:crows` to the ask `action`."""
    return f"{key} {re.split('[:>*@+]', code, maxsplit=1)[0]}"


class Watch(Observer):
    """Watches one match at a time; after each match, `notes` are about that match."""

    def __init__(self, study: Study) -> None:
        self.study = study
        self.uses: Uses = {}
        self.offered: Counter[str] = Counter()
        self.given: Counter[str] = Counter()
        self._asks: dict[int, Ask] = {}
        self._seen: set[Deed] = set()

    def before(self, match: Match) -> None:
        """Begin new notes."""
        self.uses, self.offered, self.given, self._seen = {}, Counter(), Counter(), set()
        self._asks = {ask.seat: ask for ask in match.asks}

    def step(self, match: Match, seat: int, code: str) -> None:
        """Note the answer beside those that could have been given."""
        ask = self._asks[seat]
        if len(ask.options) > 1:
            self.offered.update({kind_of(ask.key, option.code) for option in ask.options})
            self.given[kind_of(ask.key, code)] += 1
        self._asks = {ask.seat: ask for ask in match.asks}
        if self.study.sights is not None:
            self._seen.update(self.study.sights(match))

    def after(self, match: Match) -> None:
        """Add up who did what, and how they fared."""
        assert match.result is not None
        done = Counter([*self.study.deeds(match), *self._seen])
        winners, scores = match.result.winners, match.result.scores
        for (topic, thing, seat), times in done.items():
            use = self.uses.setdefault(topic, {}).setdefault(thing, Use())
            if seat == NOBODY:
                use.add(Use(times))
            else:
                use.add(Use(times, 1, 1 / len(winners) if seat in winners else 0.0, scores[seat]))

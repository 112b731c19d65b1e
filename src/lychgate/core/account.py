"""The account of a finished match: where every point came from and when, how the lead went, and what is retold of it.

An event says what it scores (`Event.scores`); what a position is worth without an event, and what is drawn over the
rounds, a game declares with an `Accounting`. The match is played once more from its opening, so that every point has
its moment: the number of answers, chance left out, after which it was there.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from itertools import pairwise
from typing import TYPE_CHECKING, Any

import msgspec

from lychgate.core.ask import CHANCE
from lychgate.core.errors import LychgateError
from lychgate.core.events import Event, Told, tell
from lychgate.core.say import Say

if TYPE_CHECKING:
    from lychgate.core.match import Match
    from lychgate.core.state import State


class Source(msgspec.Struct, frozen=True, omit_defaults=True):
    """Where points come from; its name in words is `source-<id>`."""

    id: str
    icon: str
    at_end: bool = False
    """Whether it counts only when the match has ended: the lines get a last column for it."""


SCORE = Source("score", "laurel-crown", at_end=True)
"""The only source of a game that does not say where its points come from."""


@dataclass(frozen=True, kw_only=True)
class Accounting:
    """What a game tells about its points beside its events."""

    sources: Sequence[Source]
    worth: Callable[[Any, int], Mapping[str, int]] | None = None
    """Given a position and a seat: points that it is worth without an event, by source."""
    line: Callable[[Any, int], int] | None = None
    """What is drawn over the rounds where that is not the points."""
    stands: Callable[[Any, int], bool] | None = None
    """Whether a seat is still in: those who share a place are told in the order in which they left."""
    figures: Callable[[Any, int], Sequence[Say]] = lambda g, seat: ()
    """What a seat has in the end, each in a few words."""
    tie: Callable[[Any], Say | None] = lambda g: None
    """What decided among equals."""


class Entry(msgspec.Struct, frozen=True):
    """Points that a seat gained, or lost, at a moment."""

    seat: int
    source: str
    n: int
    at: int


class Retold(msgspec.Struct, frozen=True):
    """Something worth telling again, and the moment at which it happened."""

    at: int
    told: Told


class Turning(msgspec.Struct, frozen=True):
    """The round in which the winner's lead grew most, as a place in the lines, and the moment at which it ended."""

    round: int
    seat: int
    gain: int
    at: int


class Account(msgspec.Struct, frozen=True, kw_only=True):
    """How a finished match came out as it did."""

    sources: tuple[Source, ...]
    entries: tuple[Entry, ...]
    rounds: tuple[int, ...]
    """The moment at which each round begins, beginning with what comes before the first one, if anything does."""
    first: int
    """The number of the round that begins first."""
    scored: bool
    """Whether the lines draw the points; otherwise they draw something else, and the story tells who won."""
    lines: tuple[tuple[int, ...], ...]
    """By seat, what is drawn: at the beginning, after every round and, where `ends`, after the last count."""
    ends: bool
    order: tuple[int, ...]
    """The seats, the best first."""
    figures: tuple[tuple[Say, ...], ...]
    tie: Say | None
    story: tuple[Retold, ...]
    turning: Turning | None


class _Book:
    """What is written down while the match is played again."""

    def __init__(self, match: Match, accounting: Accounting | None) -> None:
        self.match = match
        self.accounting = accounting
        self.late = {source.id for source in accounting.sources if source.at_end} if accounting else {SCORE.id}
        self.entries: list[Entry] = []
        self.story: list[Retold] = []
        self.read = 0
        self.at = 0
        self.worth: list[Mapping[str, int]] = [{}] * match.seats
        self.sums = [0] * match.seats
        self.lasted = [0] * match.seats
        self.round = match.state.round
        self.first = self.round
        self.rounds = [0]
        self.columns: list[tuple[int, ...]] = []

    def look(self) -> None:
        """Write down what the last answer brought."""
        g = self.match.state
        news = (g.events or [])[self.read :]
        self.read += len(news)
        self._weigh(g)
        begins = g.round > self.round
        for event in news:
            if begins and event.opens == "round":
                self._turn_page(g.round)
                begins = False
            self._note(event)
        if begins:
            self._turn_page(g.round)

    def _weigh(self, g: State) -> None:
        """Write down what the position is worth now, and who still stands."""
        accounting = self.accounting
        if accounting is None:
            return
        for seat in range(self.match.seats):
            if accounting.worth is not None:
                now = accounting.worth(g, seat)
                for source in {**self.worth[seat], **now}:
                    self.enter(seat, source, now.get(source, 0) - self.worth[seat].get(source, 0))
                self.worth[seat] = now
            if accounting.stands is not None and accounting.stands(g, seat):
                self.lasted[seat] = self.at

    def _note(self, event: Event) -> None:
        for score in event.scores():
            self.enter(score.seat, score.source, score.n)
        told = tell(event, None) if event.retold else None
        if told is not None:
            self.story.append(Retold(self.at, msgspec.structs.replace(told, facts={})))

    def enter(self, seat: int, source: str, n: int) -> None:
        if n:
            self.entries.append(Entry(seat, source, n, self.at))
            if source not in self.late:
                self.sums[seat] += n

    def _turn_page(self, now: int) -> None:
        """A round has ended, or several that asked nothing."""
        for _ in range(now - self.round):
            self.columns.append(self.column())
            self.rounds.append(self.at)
        self.round = now

    def column(self) -> tuple[int, ...]:
        """Return what is drawn at this moment, by seat."""
        line = self.accounting.line if self.accounting else None
        g = self.match.state
        return tuple(self.sums) if line is None else tuple(line(g, seat) for seat in range(self.match.seats))


def account_of(match: Match) -> Account:
    """Return the account of a match that is over; before the end it would tell what is hidden."""
    result = match.result
    if result is None:
        raise LychgateError("The account is opened when the match is over.")
    accounting = match.game.account
    again = type(match).begin(match.opening)
    book = _Book(again, accounting)
    book.look()
    book.columns.append(book.column())
    for seat, code in match.history:
        if seat != CHANCE:
            book.at += 1
            again.answer(seat, code)
            book.look()
    g = again.state
    if accounting is None:
        for seat, score in enumerate(result.scores):
            book.enter(seat, SCORE.id, score)
    book.columns.append(book.column())
    drawn = accounting is not None and accounting.line is not None
    ends = not drawn and any(entry.source in book.late for entry in book.entries)
    if ends:
        book.columns.append(tuple(sum(each.n for each in book.entries if each.seat == seat) for seat in range(g.seats)))
    # The first round begins with the first answer where nothing comes before it.
    begun = book.rounds if book.first else book.rounds[1:] or book.rounds
    columns = book.columns if book.first or len(book.rounds) == 1 else book.columns[1:]
    return Account(
        sources=tuple(accounting.sources) if accounting else (SCORE,),
        entries=tuple(book.entries),
        rounds=tuple(begun),
        first=book.first or 1,
        scored=not drawn,
        lines=tuple(zip(*columns, strict=True)),
        ends=ends,
        order=tuple(sorted(range(g.seats), key=lambda seat: (result.places[seat], -book.lasted[seat]))),
        figures=tuple(tuple(accounting.figures(g, seat)) if accounting else () for seat in range(g.seats)),
        tie=accounting.tie(g) if accounting else None,
        story=tuple(book.story),
        turning=_turning(columns, begun, book.at, result.winners, ends),
    )


def _turning(
    columns: Sequence[Sequence[int]], rounds: Sequence[int], last: int, winners: Sequence[int], ends: bool
) -> Turning | None:
    """Return the round in which the only winner's lead over the best of the others grew most, if it grew at all."""
    if len(winners) != 1:
        return None
    (winner,) = winners
    leads = [column[winner] - max(n for seat, n in enumerate(column) if seat != winner) for column in columns]
    played = leads[: -1 if ends else None]
    gains = [(after - before, number) for number, (before, after) in enumerate(pairwise(played), 1)]
    gain, number = max(gains, key=lambda each: (each[0], each[1]), default=(0, 0))
    if gain <= 0:
        return None
    return Turning(number, winner, gain, rounds[number] if number < len(rounds) else last)

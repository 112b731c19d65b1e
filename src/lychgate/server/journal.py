"""The journal: a match together with its log. Every change of a match goes through here and becomes entries."""

from __future__ import annotations

from collections.abc import Iterable, Sequence

from lychgate.core.ask import CHANCE, CLOCK, Ask, first_code
from lychgate.core.errors import LychgateError
from lychgate.core.match import Match
from lychgate.core.registry import game as find_game
from lychgate.server.keeping import Deed, Keeping, written
from lychgate.server.rows import Entry, EntryKind, MatchRow

_BACK = "-"
"""Before the text of an order in the log: it was taken back."""


class Damaged(LychgateError):
    """A stored match that this program cannot play again."""


class Journal:
    """A match in play. `number` is the number of entries in its log, those not yet written included."""

    __slots__ = ("_patient", "_question", "_tick", "done", "keeping", "match", "number", "opened", "racing")

    def __init__(self, match: Match, at: float, tick: float, *, patient: bool = False) -> None:
        self.match = match
        self.keeping = Keeping()
        self.number = 0
        self.done: dict[int, float] = {}
        """In a race: when each seat that was asked gave its last answer. The clock needs it to say who was first."""
        self.racing: frozenset[int] = frozenset()
        """In a race: the seats that are asked. The others have nothing to do, and finished when it was opened."""
        self.opened = at
        """When the present question was opened."""
        self._question = -1
        """How many answers came before the present question; it stays the same while sealed answers come in."""
        self._tick = tick
        self._patient = patient
        """Whether standing orders in reaction windows wait for the window's timer, instead of acting at once."""
        self._look(at)

    # --- changing the match

    def answer(
        self, seat: int, code: str, at: float, version: int | None = None, rest: Sequence[str] = ()
    ) -> list[Entry]:
        """Give an answer and all automatic ones after it (standing orders, the clock); an error changes nothing.

        `rest` answers the questions that are only parts of it, in the same go.
        """
        if not rest:
            return self._give("answer", seat, code, at, version)
        self.match.answer_all(seat, (code, *rest), version)
        given = [self._entry("answer", seat, each, at) for each in (code, *rest)]
        self._note("answer", seat, at)
        return given + self._follow(at)

    def expire(self, seat: int, code: str, at: float) -> list[Entry]:
        """Answer for a seat whose time is up. Logged as `expired`: it does not count as finishing the race."""
        return self._give("expired", seat, code, at, None)

    def _give(self, kind: EntryKind, seat: int, code: str, at: float, version: int | None) -> list[Entry]:
        self.match.answer(seat, code, version)
        given = [self._entry(kind, seat, code, at)]
        self._note(kind, seat, at)
        return given + self._follow(at)

    def order(self, seat: int, text: str | None, at: float, *, back: bool = False) -> list[Entry]:
        """Give a standing order, and carry it out as far as it goes; or take it back, None: all of them."""
        self.match.order(seat, text, back=back)
        code = f"{_BACK if back else ''}{text or ''}"
        return [self._entry("order", seat, code, at), *self._follow(at)]

    def _follow(self, at: float) -> list[Entry]:
        given: list[Entry] = []
        while (follows := self._by_itself()) is not None:
            self.match.answer(*follows)
            given.append(self._entry("answer", *follows, at))
            self._note("answer", follows[0], at)
        return given

    def keep(self, seat: int, deed: Deed, at: float, rest: str = "") -> list[Entry]:
        """Note what becomes of a seat."""
        code = written(deed, rest)
        self.keeping.note(seat, code, at, self.heard)
        return [self._entry("seat", seat, code, at)]

    @property
    def heard(self) -> int:
        """Return the number of events of the match so far."""
        return len(self.match.state.events or ())

    @property
    def over(self) -> bool:
        """Tell whether the match has come to its end, or was ended as it stood."""
        return self.match.over or self.keeping.ended is not None

    def undo(self, seat: int, consent: Iterable[int], at: float) -> list[Entry]:
        """Take back a seat's last answer; UndoRefused names whose consent is missing."""
        agreed = sorted(set(consent))
        self._take_back(seat, agreed, at)
        return [self._entry("undo", seat, ",".join(map(str, agreed)), at)]

    def replay(self, entries: Sequence[Entry]) -> None:
        """Apply a stored log to a match that has just begun."""
        for entry in entries:
            if entry.number != self.number:
                raise Damaged(f"The log of this match lacks its entry {self.number}.")
            try:
                if entry.kind == "undo":
                    self._take_back(entry.seat, [int(each) for each in entry.code.split(",") if each], entry.at)
                elif entry.kind == "order":
                    text = entry.code.removeprefix(_BACK)
                    self.match.order(entry.seat, text or None, back=text != entry.code)
                elif entry.kind == "seat":
                    self.keeping.note(entry.seat, entry.code, entry.at, self.heard)
                else:
                    self.match.answer(entry.seat, entry.code)
                    self._note(entry.kind, entry.seat, entry.at)
            except LychgateError as error:
                raise Damaged(
                    f"The log of this match cannot be played again at entry {entry.number}: {error}"
                ) from None
            self.number += 1

    def _entry(self, kind: EntryKind, seat: int, code: str, at: float) -> Entry:
        self.number += 1
        return Entry(self.number - 1, kind, seat, code, at)

    def _take_back(self, seat: int, consent: Sequence[int], at: float) -> None:
        self.match.undo(seat, consent)
        self.done.pop(seat, None)
        self._look(at)

    # --- what follows by itself

    def _note(self, kind: EntryKind, seat: int, at: float) -> None:
        """Note that an answer was given: whether its seat has finished a race, and what is asked now."""
        self.keeping.answered(seat)
        if seat == CLOCK:
            self.racing = frozenset()
        elif kind == "answer" and seat in self.racing and self.match.ask(seat) is None:
            self.done[seat] = at
        self._look(at)

    def _look(self, at: float) -> None:
        """Note when the present question was opened, and who races; the clock is asked about the race before it."""
        match = self.match
        if _clock_asked(match):
            return
        sealed = match.state.sealed
        question = len(match.history) - sum(map(len, sealed.values()))
        if question != self._question:
            self._question = question
            self.opened = at
            self.done.clear()
        raced = [ask.seat for ask in match.asks if ask.race]
        self.racing = frozenset((*raced, *sealed)) if raced else frozenset()

    def _by_itself(self) -> tuple[int, str] | None:
        """Return the next automatic answer: a standing order's or the clock's."""
        match = self.match
        if match.over:
            return None
        for ask in match.asks:
            if ask.seat == CLOCK:
                return CLOCK, self._first(ask)
        return match.standing_answer(windows=not self._patient)

    def _first(self, ask: Ask) -> str:
        """Say who was first: everybody who finished within one tick of the earliest.

        Who was asked nothing had finished when the race was opened; who ran out of time has not finished.
        """
        seats = {seat for option in ask.options for seat in option.value}
        finished = self.done | dict.fromkeys(seats - self.racing, self.opened)
        earliest = min(finished.values(), default=0.0)
        return first_code(ask, [seat for seat, at in finished.items() if at - earliest <= self._tick])


def _clock_asked(match: Match) -> bool:
    return not match.over and any(ask.seat == CLOCK for ask in match.asks)


def begin(row: MatchRow, seats: int, players: Iterable[str]) -> Match:
    """Begin the match a row describes; Damaged when this program cannot."""
    try:
        # A match goes on by the rules it was begun with: what has changed since is behind flags, and the row names its
        # own. Of a version that the game no longer knows, the log decides; whoever comes is told (`talk.py`).
        game = find_game(row.game)
        return game.start(
            seats,
            int(row.seed),
            row.options,
            players=players,
            contributions=row.contributions or (),
            poker_face=row.poker_face,
            flags=row.flags,
            rules=row.rules if row.rules in game.versions else None,
        )
    except LychgateError as error:
        raise Damaged(f"This match cannot be played any more: {error}") from None


def effective(match: Match) -> list[tuple[int, str]]:
    """Return the answers that stand, chance left out: with the row, they make the match."""
    return [given for given in match.history if given[0] != CHANCE]


def visible(match: Match, recipient: int | None) -> list[tuple[int, str]]:
    """Return the answers that stand, without those that others have sealed: even their number is secret."""
    given = effective(match)
    sealed = sum(map(len, match.state.sealed.values()))
    opened = len(given) - sealed
    return given[:opened] + [each for each in given[opened:] if each[0] == recipient]

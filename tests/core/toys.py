"""A game of nothing but steps, for tests of the kernel: give it steps, and it plays them."""

from __future__ import annotations

import re
from collections.abc import Callable, Iterable
from dataclasses import field
from typing import Annotated, Any

import pytest

from lychgate.core.agenda import Duty
from lychgate.core.ask import Option, Play, Script, pick, roll, together
from lychgate.core.errors import LychgateError
from lychgate.core.game import Game, Setup
from lychgate.core.match import Match
from lychgate.core.state import Result, State, state
from lychgate.core.step import Step
from lychgate.core.zones import NOBODY, OWNER, Shown, Zone


@state
class Toy(State):
    """A log of what was done, and a few cards."""

    log: Annotated[list[str], Shown()] = field(default_factory=list)
    hand: Annotated[list[list[int]], Zone(sees=OWNER)] = field(default_factory=list)
    pile: Annotated[list[int], Zone(sees=NOBODY)] = field(default_factory=list)
    open: Annotated[list[int], Zone()] = field(default_factory=list)


class Note(Step, frozen=True):
    """Writes into the log."""

    text: str

    def play(self, g: Toy) -> None:
        g.log.append(self.text)


class Finish(Step, frozen=True):
    """Ends the match."""

    def play(self, g: Toy) -> None:
        g.result = Result((1,) * g.seats, (0,) * g.seats, "finished")


class Choose(Step, frozen=True):
    """Asks a seat for several letters, one after the other, and writes them into the log."""

    seat: int
    letters: str = "ab"
    times: int = 1
    window: bool = False

    def play(self, g: Toy) -> Play:
        chosen = ""
        for number in range(self.times):
            chosen += yield from pick(self.seat, f"choose.{number}", options(self.letters), window=self.window)
        g.log.append(f"{self.seat}{chosen}")


class SealedTwo(Step, frozen=True):
    """Two letters of each of two seats, sealed."""

    seats: tuple[int, ...] = (0, 1)

    def play(self, g: Toy) -> Play:
        words = yield from together({seat: self.two(seat) for seat in self.seats})
        g.log.append(" ".join(words.values()))

    def two(self, seat: int) -> Script[str]:
        first = yield from pick(seat, "first", options("ab"))
        second = yield from pick(seat, "second", options("ab"))
        return first + second


class AskTwice(Step, frozen=True):
    """Asks, then does two steps."""

    def play(self, g: Toy) -> Play:
        letter = yield from pick(0, "letter", options("ab"))
        g.do(Note(letter), Note(letter.upper()))


class Rolls(Step, frozen=True):
    """A die first, then a question that depends on it, then another die."""

    def play(self, g: Toy) -> Play:
        face = yield from roll("die")
        letter = yield from pick(0, "letter", [Option(f"{face}{letter}", letter) for letter in "ab"])
        again = yield from roll("die")
        g.log.append(f"{face}{letter}{again}")


class SealedLetters(Step, frozen=True):
    """Every seat writes `words` letters, nobody sees them before all are in; then a last question to seat 0."""

    words: tuple[int, ...] = (1, 2)
    last: bool = False

    def play(self, g: Toy) -> Play:
        texts = yield from together({seat: self.word(seat, count) for seat, count in enumerate(self.words)})
        more = (yield from pick(0, "last", options("xy"))) if self.last else ""
        g.log.append(" ".join(f"{seat}{text}" for seat, text in texts.items()) + more)

    def word(self, seat: int, count: int) -> Script[str]:
        text = ""
        for _ in range(count):
            text += yield from pick(seat, "letter", options("ab"))
        return text


def options(letters: Iterable[str]) -> list[Option[str]]:
    return [Option(letter, letter, (f"letter:{letter}",)) for letter in letters]


def toy_game(*steps: Step, duty: Duty | None = None, cards: int = 0, **more: Any) -> Game:
    """A game that plays these steps, in reading order."""

    def setup(given: Setup) -> Toy:
        hands = [[seat * cards + number for number in range(cards)] for seat in range(given.seats)]
        pile = [given.seats * cards + number for number in range(cards)]
        return Toy(seats=given.seats, chance=given.chance, agenda=list(reversed(steps)), hand=hands, pile=pile)

    return Game(
        id="toy",
        title="Toy",
        prefix="TO",
        players=(1, 4),
        minutes=(1, 1),
        complexity=1,
        rules_version="1",
        package=__name__,
        setup=setup,
        turn_clause="TO-001",
        duty=duty,
        **more,
    )


def toy(*steps: Step, seats: int = 2, duty: Duty | None = None, cards: int = 0, **start: Any) -> Match:
    """A match of these steps."""
    return toy_game(*steps, duty=duty, cards=cards).start(seats, 1, **start)


def log(match: Match) -> list[str]:
    assert isinstance(match.state, Toy)
    return match.state.log


def is_one_sentence(error: BaseException) -> bool:
    """Begins like one, ends like one, and there is no second one in it."""
    text = str(error)
    return re.fullmatch(r"[A-Z0-9'\"].*[.!?]", text) is not None and re.search(r"[.!?] +[A-Z]", text) is None


def refused(match: Match, kind: type[LychgateError], act: Callable[[], object]) -> str:
    """An act is refused in one sentence, and nothing has changed."""
    before = (match.fingerprint(), list(match.history), match.undo_barrier, dict(match.standing))
    with pytest.raises(kind) as error:
        act()
    assert type(error.value) is kind
    assert is_one_sentence(error.value)
    assert (match.fingerprint(), list(match.history), match.undo_barrier, dict(match.standing)) == before
    return str(error.value)

"""Questions: asks to seats, sealed questions to several seats, lots to chance, and the functions that rules yield from.

A rule says `coin = yield from pick(seat, "pop", candidates, bars)`. Candidates without an obstacle are the options;
the same predicate explains the others on demand, so what is offered and what is explained cannot differ. Only
`Menu.built` lists its options by another path; the conformance suite compares the two.
"""

from __future__ import annotations

from collections.abc import Callable, Collection, Generator, Iterable, Iterator, Mapping
from functools import lru_cache
from itertools import combinations
from typing import Any, Generic, Literal, NewType, TypeVar

import msgspec

from lychgate.core.errors import LawBroken
from lychgate.core.say import Say, who

T = TypeVar("T")

Fact = int | str | bool | tuple[str, ...]
"""A plain fact that travels as it is: a number, an id, a yes or no, several ids."""

Concern = Literal["", "own", "me"]
"""What a reaction is to, for the seat that is asked: what others do to others, its own deed, what is done to it."""

Seat = NewType("Seat", int)
"""A player's place at the table, 0-based, clockwise."""

CHANCE = Seat(-1)
"""Nature's seat: its answers are drawn from the match seed and written to the record like any other."""

CLOCK = Seat(-2)
"""The clock's seat: a fact of real time (who was first), told by whoever runs the table and written to the record."""


def number_of(facts: Mapping[str, Fact], name: str) -> int:
    """Return a fact that is a number; 0 when there is no fact of that name."""
    fact = facts.get(name, 0)
    if not isinstance(fact, int):
        raise LawBroken(f"The fact {name!r} is no number: {fact!r}.")
    return fact


def for_beginners(suggested: bool) -> dict[str, Fact]:
    """Return the facts of an answer that is suggested for a first match; at most one answer of a question is."""
    return {"beginner": True} if suggested else {}


def as_card(*faces: str, suggested: bool = False) -> dict[str, Fact]:
    """Return the facts of an answer that stands for cards or pieces: a screen draws them, with the answer's words.

    `faces` are ids of card faces and piece kinds of the table. Every answer of a question has them, or none has.
    """
    return {"faces": faces, **for_beginners(suggested)}


class Obstacle(msgspec.Struct, frozen=True, omit_defaults=True, repr_omit_defaults=True):
    """One reason why something is not possible: the clause that forbids it and the facts, as words.

    `clause` is None only for reasons outside the rules (there is no such thing on this table).
    """

    clause: str | None
    say: Say
    form: str = ""
    """Of something that was typed: the code of a well-formed answer of that kind."""


def obstacle(clause: str, key: str, **facts: str | int | Say | list[Say]) -> Obstacle:
    """Return a reason: the clause that forbids, and the message `why-<key>` with its facts."""
    return Obstacle(clause, Say("why-" + key, facts))


class Option(msgspec.Struct, Generic[T], frozen=True):
    """One legal answer. `code` is short text, unique in its ask: the only thing on the wire and in records."""

    code: str
    value: T
    marks: tuple[str, ...] = ()
    """Ids of the table elements this option touches; a screen lights them up."""
    label: Say | None = None
    final: bool = False
    """Whether it is weighty and cannot be undone: then a screen asks "are you sure?"."""
    idle: bool = False
    """It does nothing: a pass, no coin placed. Who runs out of time gives this answer."""
    facts: Mapping[str, Fact] = {}
    """What screens, bots and servers may want to know, by names of the game's own (`{"steps": 3}`).

    Five names mean the same in all games: `pieces`, how many pieces the answer moves (in a race a bot takes a second
    for each); `preset`, whether it is what most people would answer to a part of a decision (`core/gesture.py`);
    `beginner`, whether it is good for somebody's first match (`for_beginners`); `faces`, the cards and pieces that it
    stands for (`as_card`); and `reach`, the elements that the seat can choose next after it, if nobody changes that.
    """
    brings: Mapping[str, int] = {}
    """Numbers on the table that it certainly changes unless somebody reacts, by element id: `{"blood:0": -5}`.

    `core/table/measure.py` says which number an element shows. The conformance suite gives the answer and compares.
    """


Bars = Callable[[Any], Iterable[Obstacle]]


class Menu(Generic[T]):
    """The options of a question together with everything that was considered and barred.

    A menu depends only on the facts it was built from, so a game may keep one for each set of facts (`@kept` on the
    function that builds it): then a question costs one look-up.
    """

    __slots__ = ("_bars", "_candidates", "_parts", "by_code", "options")

    def __init__(self, candidates: Iterable[Option[T]], bars: Bars | None = None) -> None:
        """Candidates in canonical order; `bars(value)` yields the obstacles of a candidate, none when it is legal."""
        considered = tuple(candidates)
        self._bars = bars
        self._parts: tuple[Menu[T], ...] = ()
        self._candidates: Callable[[], Iterable[Option[T]]] = lambda: considered
        if bars is None:
            self.options = considered
        else:
            self.options = tuple(option for option in considered if next(iter(bars(option.value)), None) is None)
        self.by_code = {option.code: option for option in self.options}

    @classmethod
    def of(cls, values: Collection[T], option: Callable[[T], Option[T]], bars: Bars) -> Menu[T]:
        """Make a menu of values, in canonical order: the barred ones are put into words only when somebody asks why."""
        return cls.built(
            [option(value) for value in values if next(iter(bars(value)), None) is None],
            lambda: map(option, values),
            bars,
        )

    @classmethod
    def built(cls, options: Iterable[Option[T]], candidates: Callable[[], Iterable[Option[T]]], bars: Bars) -> Menu[T]:
        """Make a menu whose options were constructed directly, for families too large to filter one by one.

        The conformance suite holds such menus to the same promise: a candidate is offered exactly when nothing bars it.
        """
        menu = cls.__new__(cls)
        menu.options = tuple(options)
        menu.by_code = {option.code: option for option in menu.options}
        menu._candidates = candidates
        menu._bars = bars
        menu._parts = ()
        return menu

    def explained(self, candidates: Callable[[], Iterable[Option[T]]], bars: Bars) -> Menu[T]:
        """Offer the very same options with other explanations, such as those of one state.

        So a game may keep options although the reasons against the others depend on more facts than the options do.
        """
        menu: Menu[T] = Menu.__new__(Menu)
        menu.options = self.options
        menu.by_code = self.by_code
        menu._candidates = candidates
        menu._bars = bars
        menu._parts = ()
        return menu

    @classmethod
    def joined(cls, *parts: Menu[T]) -> Menu[T]:
        """Put menus one after the other; each part goes on explaining its own candidates."""
        menu = cls.__new__(cls)
        menu.options = tuple(option for part in parts for option in part.options)
        menu.by_code = {option.code: option for option in menu.options}
        menu._candidates = lambda: ()
        menu._bars = None
        menu._parts = parts
        return menu

    def verdicts(
        self, is_meant: Callable[[Option[T]], bool] = lambda candidate: True
    ) -> Iterator[tuple[Option[T], list[Obstacle]]]:
        """Yield everything well-formed that was considered, each with all its obstacles: none when it is offered."""
        for candidate, bars in self.considered():
            if is_meant(candidate):
                yield candidate, [] if bars is None else list(bars(candidate.value))

    def considered(self) -> Iterator[tuple[Option[T], Bars | None]]:
        """Yield everything well-formed that was considered, each with the predicate that judges it."""
        for part in self._parts:
            yield from part.considered()
        for candidate in self._candidates():
            yield candidate, self._bars


class Ask(msgspec.Struct, eq=False):
    """A question to one seat, with the options that are legal answers."""

    seat: int
    key: str
    """A stable dotted name: prompts, tests, statistics and bot policies are keyed by it."""
    menu: Menu[Any]
    args: Mapping[str, Any] | None = None
    clause: str | None = None
    window: bool = False
    """Whether it is asked in a reaction window: then the waiting list must not name this seat."""
    race: bool = False
    """Whether it is part of a race: all answer openly and against the clock. Who is too late gives the idle answer."""
    numbers: Say | None = None
    """What the numbers beside its options count ("Steps"); if given, a screen may filter many options by number."""
    parts: bool = False
    """Whether its answers may have parts of which one answer is preset: see `core/gesture.py`."""
    concern: Concern = ""
    """In a reaction window: whether it is about the asked seat's own deed, or about what is done to it."""
    veiled: bool = False
    """Whether it is asked whatever the seat holds: among people, an answer without a moment's thought would tell."""
    alike: bool = False
    """Whether nobody can know any difference between its answers: then a screen needs one button for all of them.

    The words of that button are the part `any` of their labels. The elements of the table still tell them apart.
    """

    @property
    def kind(self) -> str:
        """Return what standing orders know it by: its key, and whether it is about the seat itself."""
        return f"{self.key}.{self.concern}" if self.concern else self.key

    @property
    def options(self) -> tuple[Option[Any], ...]:
        """Return the legal answers, in canonical order."""
        return self.menu.options

    @property
    def idle(self) -> Option[Any] | None:
        """Return the option that does nothing, if there is one."""
        return next((option for option in self.menu.options if option.idle), None)

    @property
    def prompt(self) -> Say:
        """What the seat is asked, as words."""
        return Say("ask-" + self.key.replace(".", "-"), dict(self.args or {}))

    def __repr__(self) -> str:
        codes = " ".join(option.code for option in self.options)
        return f"<Ask seat {self.seat} {self.key}: {codes}>"


class Together:
    """One question to several seats at once: each has a script of asks, and no answer is shown until all are given."""

    __slots__ = ("clause", "scripts")

    def __init__(self, scripts: Mapping[int, Script[Any]], clause: str | None = None) -> None:
        self.scripts = scripts
        self.clause = clause
        """The clause by which a choice, once made, stays as it is until all are in."""


class Lot:
    """A question to chance: one of several outcomes with whole-number weights, or an order of n things."""

    __slots__ = ("order", "purpose", "total", "weights")

    def __init__(self, purpose: str, weights: tuple[int, ...] | None = None, order: int = 0) -> None:
        self.purpose = purpose
        self.weights = weights
        self.total = 0 if weights is None else sum(weights)
        self.order = order
        if weights is not None and (self.total <= 0 or min(weights) < 0):
            raise LawBroken(f"The lot {purpose!r} has no possible outcome.")

    def read(self, code: str) -> Any:
        """Turn an answer's text into the outcome, an index or a tuple that orders the things; ValueError otherwise."""
        if self.weights is not None:
            index = int(code)
            if not (0 <= index < len(self.weights) and self.weights[index] and str(index) == code):
                raise ValueError(code)
            return index
        order = tuple(map(int, code.split(","))) if code else ()
        if sorted(order) != list(range(self.order)) or ",".join(map(str, order)) != code:
            raise ValueError(code)
        return order


Question = Ask | Together | Lot
Play = Generator[Question, Any, None]
"""What a step's `play` returns: it yields questions and receives the answers."""
Script = Generator[Ask, Any, T]
"""The asks to one seat, one after the other, and the value that its answers make."""


def pick(
    seat: int,
    key: str,
    candidates: Menu[T] | Iterable[Option[T]],
    bars: Bars | None = None,
    *,
    args: Mapping[str, Any] | None = None,
    clause: str | None = None,
    forced: bool = False,
    window: bool = False,
    race: bool = False,
    numbers: Say | None = None,
    parts: bool = False,
    alike: bool = False,
) -> Script[T]:
    """Ask a seat to choose one of the candidates that nothing bars, and give back its value.

    A question with a single option is not asked, unless `forced` is true (where being asked, or not, would tell).
    `window`, `race`, `numbers`, `parts` and `alike` are facts of the question: see `Ask`.
    """
    menu = candidates if isinstance(candidates, Menu) else Menu(candidates, bars)
    options = menu.options
    if len(options) == 1 and not forced:
        return options[0].value
    if not options:
        raise LawBroken(f"The question {key!r} to seat {seat} has no option.")
    option: Option[T] = yield Ask(
        seat, key, menu, args, clause, window, race, numbers, parts, veiled=forced, alike=alike
    )
    return option.value


def who_was_first(seats: Iterable[int], key: str, *, clause: str | None = None) -> Script[tuple[Seat, ...]]:
    """Ask the clock which of these seats finished a race first: several in the same tick, none if time ran out.

    Codes are `<key>:0,1` and `<key>:-`, words `option-<key>` with `$seats` and `option-<key>-none`.
    """
    return pick(CLOCK, key, _first_menu(tuple(seats), key), clause=clause, forced=True)


def first_code(ask: Ask, first: Collection[int]) -> str:
    """Return the clock's answer to `who_was_first` that names exactly these seats."""
    return next(option.code for option in ask.options if set(option.value) == set(first))


@lru_cache(maxsize=64)
def _first_menu(seats: tuple[int, ...], key: str) -> Menu[tuple[Seat, ...]]:
    groups = (group for size in range(len(seats) + 1) for group in combinations(map(Seat, seats), size))
    return Menu(
        Option(
            f"{key}:{','.join(map(str, group)) or '-'}",
            group,
            tuple(f"seat:{seat}" for seat in group),
            Say(f"option-{key}", {"seats": [who(seat) for seat in group]}) if group else Say(f"option-{key}-none"),
            idle=not group,
        )
        for group in groups
    )


def together(scripts: Mapping[int, Script[T]], *, clause: str | None = None) -> Generator[Question, Any, dict[int, T]]:
    """Ask several seats at once, sealed by a clause, and give back each seat's choice once all are in."""
    answers: dict[int, T] = yield Together(scripts, clause)
    return answers


def lot(purpose: str, weights: Iterable[int]) -> Generator[Question, Any, int]:
    """Let chance choose an index, each as likely as its weight."""
    index: int = yield Lot(purpose, tuple(weights))
    return index


def roll(purpose: str, sides: int = 6) -> Generator[Question, Any, int]:
    """Roll one die: 1 to `sides`."""
    index: int = yield _die(purpose, sides)
    return index + 1


@lru_cache(maxsize=256)
def _die(purpose: str, sides: int) -> Lot:
    """Return the lot of a die; every roll of it shares one."""
    return Lot(purpose, (1,) * sides)


def flip(purpose: str) -> Generator[Question, Any, bool]:
    """Flip a coin."""
    index: int = yield _die(purpose, 2)
    return index == 1


def shuffle(purpose: str, things: Iterable[T]) -> Generator[Question, Any, list[T]]:
    """Put things into a random order. Keep hidden things in a zone afterwards, not in a variable."""
    pile = list(things)
    order: tuple[int, ...] = yield Lot(purpose, order=len(pile))
    return [pile[index] for index in order]

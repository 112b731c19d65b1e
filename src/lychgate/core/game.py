"""What a game is: where its rules begin, what may be chosen before a match, what it draws, what it advises."""

from __future__ import annotations

import logging
import secrets
import sys
from abc import ABC, abstractmethod
from collections.abc import Callable, Iterable, Mapping, Sequence
from dataclasses import dataclass, field
from functools import cached_property
from pathlib import Path
from typing import Any

import msgspec

from lychgate.core import door
from lychgate.core.account import Accounting
from lychgate.core.agenda import Duty
from lychgate.core.ask import Ask, Option
from lychgate.core.chance import Chance, match_key
from lychgate.core.clauses import ENGLISH, Ledger, load_ledger
from lychgate.core.errors import BadGame, BadOption, BadSeats
from lychgate.core.events import Told
from lychgate.core.learning.book import Book
from lychgate.core.learning.lesson import Lesson
from lychgate.core.match import Match
from lychgate.core.opening import Opening
from lychgate.core.purpose import Purposes
from lychgate.core.say import Say
from lychgate.core.state import State
from lychgate.core.summary import Summary
from lychgate.core.table import Banner, Fill, Motion, Table
from lychgate.core.view import View

_log = logging.getLogger("lychgate")

Value = str | int | bool

IN_PACKAGE = Path()
"""A game's folder where none is named: that of its package."""


class GameOption(msgspec.Struct, frozen=True, kw_only=True):
    """One of a game's own options: fixed before setup, shown on the screen, written to the record."""

    name: str
    values: tuple[Value, ...]
    """What it may be, the default first; of a number with a `span`, the default and some worth trying."""
    clause: str
    span: tuple[int, int] | None = None
    """It may be any whole number from the first of these to the second."""
    live_only: tuple[Value, ...] = ()
    """Values that need people in real time: refused in simulation and at one device."""
    live_clause: str = ""
    """The clause that refuses them there."""
    ours: bool = False
    """Whether it is a variant of our own; the screen says so."""
    ends_race: bool = False
    """Whether its value is the number of seconds after which a race (`Ask.race`) ends; 0 means no time limit."""

    @property
    def default(self) -> Value:
        """Return the value it has when nobody chooses."""
        return self.values[0]

    def allows(self, value: object) -> bool:
        """Tell whether it may have a value; 1 is not true, and "1" is not 1."""
        if self.span is not None:
            return type(value) is int and self.span[0] <= value <= self.span[1]
        return _among(value, self.values)

    def needs_people(self, value: object) -> bool:
        """Tell whether this value needs people in real time."""
        return _among(value, self.live_only)

    @property
    def choices(self) -> str:
        """Return what it may be, in words: `one of sealed, open, race`, or `a whole number from 6 to 30`."""
        if self.span is not None:
            return f"a whole number from {self.span[0]} to {self.span[1]}"
        return "one of " + ", ".join(msgspec.json.encode(each).decode().strip('"') for each in self.values)


def _among(value: object, values: Iterable[Value]) -> bool:
    """Tell whether a value is one of these; 1 is not true."""
    return any(type(value) is type(each) and value == each for each in values)


def rounds_begun(g: State) -> int:
    """Count the rounds that have begun; what comes before the first belongs to it."""
    return max(1, g.round)


class Advice(ABC):
    """A game's advice to bots, about positions they may imagine: never about hidden truth."""

    rollout_depth: int = 3
    """How many ticks of `clock` a search plays on, the present one included, before it asks for the `value`."""

    margin: float | None = None
    """A final lead of this many points is as good as three matches won out of four; None if points tell nothing."""

    def clock(self, g: Any) -> int:
        """Return how far a match has got, counted in ticks: rounds, unless a game counts something else."""
        return rounds_begun(g)

    def turn(self, g: Any) -> int:
        """Return a number that changes when an answer's consequences are over: the clock, unless turns are shorter."""
        return self.clock(g)

    @abstractmethod
    def value(self, g: Any, seat: int) -> float:
        """Return how good a position is for a seat, from -1 (lost) to 1 (won)."""

    def values(self, g: Any) -> list[float]:
        """Return the `value` of a position for every seat."""
        return [self.value(g, seat) for seat in range(g.seats)]

    @abstractmethod
    def playout(self, g: Any, ask: Ask, random: Callable[[], float]) -> Option[Any]:
        """Choose a sensible option quickly, for playing a match to its end."""

    def shortlist(self, g: Any, ask: Ask) -> Sequence[Option[Any]]:
        """Return the options worth thinking about, likely best first: never none, all of them when in doubt."""
        return ask.options


class Setup(msgspec.Struct, frozen=True):
    """What a game's `setup` is given."""

    seats: int
    options: dict[str, Any]
    flags: tuple[str, ...]
    chance: Chance
    poker_face: bool


@dataclass(kw_only=True, eq=False, repr=False)
class Game:
    """The rules of one game, ready to start matches."""

    id: str
    """Its name in commands, addresses and records: `blood-coven`."""
    title: str
    """Its name as people read it."""
    prefix: str
    """The letters before the number of each of its clauses: `BC`."""
    players: tuple[int, int]
    """The fewest and the most who can play."""
    minutes: tuple[int, int]
    """How long a match takes among people, from and to."""
    complexity: int
    """From 1 (light) to 5 (heavy)."""
    good_with: int | None = None
    """The fewest players who make a good table, for whoever wants to play at once; None: the fewest who can play."""
    rules_version: str
    """The version of its rules, which records and stored matches name; see CONTRIBUTING."""
    package: str
    """The Python package of its rules."""
    setup: Callable[[Setup], State]
    """Makes the position before anything was asked, its first steps on the agenda."""
    turn_clause: str
    """The clause that says whose turn it is: why a seat that is not asked cannot act."""
    purposes: Purposes = field(default_factory=Purposes)
    """What the things on its table are for, and how its answers are written."""
    options: Sequence[GameOption] = ()
    """What is chosen before a match."""
    refuses: Callable[[int, Mapping[str, Any]], str | None] | None = None
    """Given the seats and the options, the sentence why they do not go together, or None."""
    duty: Duty | None = None
    """What a position forces, asked after every step."""
    layout: Callable[[int, Mapping[str, Any]], Table] | None = None
    """The table as a screen draws it, by seats and options."""
    fill: Callable[[View], Fill] | None = None
    """What lies where on the table, read from a view."""
    motions: Callable[[Any], tuple[Motion, ...]] | None = None
    """What moves on the table when something happened."""
    summary: Callable[[View], Summary] | None = None
    """How far a match is and how everybody stands, read from the view of a spectator."""
    account: Accounting | None = None
    """Where its points come from, and what is told of a match when it is over."""
    advice: Advice | None = None
    """What bots are told."""
    lesson: Lesson | None = None
    """The guided first match."""
    book: Book | None = None
    """The picture book."""
    flags: Sequence[str] = ()
    """Rules fixes that would change stored records, each named with its date; a new match has them all."""
    earlier: Sequence[str] = ()
    """Rules versions before this one whose matches go on as they were begun: all that differs is behind flags."""
    folder: Path = IN_PACKAGE
    """Where its `rules.md` and words lie."""

    def __post_init__(self) -> None:
        door.game(vars(self))
        if self.good_with is not None and not self.players[0] <= self.good_with <= self.players[1]:
            raise BadGame(
                f"{self.title} is good with one of its numbers of players, not with {door.shown(self.good_with)}."
            )
        self.options = tuple(self.options)
        self.flags = tuple(self.flags)
        self.earlier = tuple(self.earlier)
        if self.rules_version in self.earlier:
            raise BadGame(f"Rules version {self.rules_version} of {self.title} is not earlier than itself.")
        package = sys.modules.get(self.package)  # a game is made while its package is imported
        if self.folder == IN_PACKAGE and package is not None:
            self.folder = Path(str(package.__file__)).parent

    def __repr__(self) -> str:
        return f"<Game {self.id}>"

    @property
    def versions(self) -> tuple[str, ...]:
        """Return the rules versions whose matches can be played, the present one first."""
        return self.rules_version, *self.earlier

    @cached_property
    def ledger(self) -> Ledger:
        """Return the game's clauses, in English."""
        return load_ledger(self.folder / "rules.md")

    @cached_property
    def ledgers(self) -> dict[str, Ledger]:
        """Return the game's clauses by language, English first; the French ones stand in `rules.fr.md`."""
        others = (load_ledger(path) for path in sorted(self.folder.glob("rules.*.md")))
        return {ENGLISH: self.ledger} | {each.language: each for each in others}

    def ledger_in(self, language: str) -> Ledger:
        """Return the game's clauses in a language, or in English where the game has none in it."""
        door.choice(language, "A language", door.is_text, "a text such as 'fr'")
        return self.ledgers.get(language, self.ledger)

    @cached_property
    def _defaults(self) -> dict[str, Any]:
        return {option.name: option.default for option in self.options}

    def start(
        self,
        seats: int | None = None,
        seed: int | None = None,
        options: Mapping[str, Any] | None = None,
        *,
        players: Iterable[str] = (),
        contributions: Iterable[str] = (),
        chance: Iterable[str] = (),
        poker_face: bool = False,
        log: bool = True,
        flags: Iterable[str] | None = None,
        rules: str | None = None,
    ) -> Match:
        """Start a match: `seats` players, luck from `seed` (a fresh one if None), the game's own `options`.

        `chance` scripts nature's first answers, for tests. `contributions` are each seat's share in the luck.
        Without `log` nobody is told what happened, which is a little faster: for matches by the thousand.
        `flags` and `rules` are those of an older match that is played again.
        """
        count = self.players[0] if seats is None else seats
        chosen = self.check(count, options)
        count = int(count)
        number = secrets.randbits(128) if seed is None else door.seed(seed)
        fixes = tuple(self.flags) if flags is None else door.texts(flags, "Rules changes")
        unknown = [flag for flag in fixes if flag not in self.flags]
        if unknown:
            raise BadOption(f"{self.title} knows no rules change {door.shown(unknown[0])}.")
        version = self.rules_version if rules is None else rules
        known = " or ".join(self.versions)
        door.choice(version, "A rules version", lambda each: door.is_text(each) and each in self.versions, known)
        opening = Opening(
            game=self,
            rules=version,
            seats=count,
            seed=number,
            options=chosen,
            players=door.names(players, count),
            contributions=door.texts(contributions, "Contributions to the luck"),
            chance_script=door.texts(chance, "Scripted answers of chance"),
            poker_face=door.switch(poker_face, "A poker face"),
            flags=fixes,
        )
        return Match.begin(opening, log=log)

    def set_up(self, opening: Opening) -> State:
        """Return the position before anything was asked."""
        door.choice(opening, "What is set up", lambda each: isinstance(each, Opening), "an Opening")
        chance = Chance(match_key(opening.seed, opening.contributions), script=opening.chance_script)
        g = self.setup(Setup(opening.seats, opening.options, opening.flags, chance, opening.poker_face))
        g.flags, g.poker_face = opening.flags, opening.poker_face
        return g

    def laid(self, seats: int, options: Mapping[str, Any]) -> Table | None:
        """Return the table before anything lies on it, if the game draws one; BadGame when its `layout` fails."""
        chosen = self.check(seats, options)
        if self.layout is None:
            return None
        try:
            return self.layout(seats, chosen)
        except Exception as error:
            _log.exception("The layout of %s failed.", self.id)
            raise BadGame(f"{self.title} cannot lay its table: {door.traced(error)}.") from error

    def filled(self, view: View) -> Fill | None:
        """Return what lies where, if the game draws a table; where its `fill` fails, a banner on an empty table."""
        door.choice(view, "What is drawn", lambda each: isinstance(each, View), "a View")
        if self.fill is None:
            return None
        try:
            return self.fill(view)
        except Exception as error:
            _log.exception("The fill of %s failed.", self.id)
            return Fill(banners=(Banner(Say("table-broken", {"error": door.traced(error)})),))

    def moved(self, event: Told) -> tuple[Motion, ...]:
        """Return what moves with an event, if the game shows motions; nothing where its `motions` fails."""
        door.choice(event, "What moves things", lambda each: isinstance(each, Told), "something that was Told")
        if self.motions is None:
            return ()
        try:
            return self.motions(event)
        except Exception:
            _log.exception("The motions of %s failed.", self.id)
            return ()

    def summed(self, view: View) -> Summary | None:
        """Return how far a match is and how everybody stands, if the game says so; None where its `summary` fails."""
        door.choice(view, "What is summed up", lambda each: isinstance(each, View), "a View")
        if self.summary is None:
            return None
        try:
            return self.summary(view)
        except Exception:
            _log.exception("The summary of %s failed.", self.id)
            return None

    def check(self, seats: int, options: Mapping[str, Any] | None) -> dict[str, Any]:
        """Return the complete options of a match; BadSeats or BadOption in one sentence when they do not fit."""
        low, high = self.players
        if not door.is_whole(seats) or not low <= seats <= high:
            raise BadSeats(f"{self.title} is for {low} to {high} players, not {door.shown(seats)}.")
        chosen: dict[str, Any] = self._defaults.copy()
        given = door.options(options, self.title)
        if not given:
            return chosen
        known = {option.name: option for option in self.options}
        for name, value in given.items():
            if name not in known:
                raise BadOption(f"{self.title} has no option {door.shown(name)}; it has {', '.join(known) or 'none'}.")
            self._check_value(known[name], value)
            chosen[name] = value
        refusal = self.refuses(seats, chosen) if self.refuses is not None else None
        if refusal is not None:
            raise BadOption(refusal)
        return chosen

    def _check_value(self, option: GameOption, value: object) -> None:
        if not option.allows(value):
            raise BadOption(f"The option {option.name} of {self.title} is {option.choices}, not {door.shown(value)}.")

    def race_seconds(self, options: Mapping[str, Any]) -> int:
        """Return after how many seconds a race ends in a match with these options; 0: it is not timed."""
        chosen = door.options(options, self.title)
        timer = next((each for each in self.options if each.ends_race), None)
        if timer is None:
            return 0
        seconds = chosen.get(timer.name, timer.default)
        self._check_value(timer, seconds)
        return int(seconds)

    def needs_clock(self, options: Mapping[str, Any]) -> GameOption | None:
        """Return the option, if any, that makes a match of people in real time only."""
        chosen = door.options(options, self.title)
        return next((each for each in self.options if each.needs_people(chosen.get(each.name))), None)

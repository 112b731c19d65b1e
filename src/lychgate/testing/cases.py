"""What the conformance suite plays: every game, every number of players, a spread of options; and how it plays them."""

from __future__ import annotations

import os
from collections import Counter
from collections.abc import Callable, Iterable, Iterator
from contextlib import contextmanager
from importlib import import_module
from itertools import combinations
from random import Random
from typing import Any, NamedTuple

import msgspec
import pytest

import lychgate
from lychgate.core.ask import CLOCK, Ask
from lychgate.core.errors import BadGame, BadOption
from lychgate.core.game import Game
from lychgate.core.match import Match
from lychgate.core.state import State
from lychgate.core.view import ask_seen
from lychgate.core.zones import EVERYONE, Zone, contents, knows_piece, named, sees_zone, zones_of

DEPTH = int(os.environ.get("LYCHGATE_DEPTH", "1"))
"""The factor by which more is played than usual."""

LIMIT = 20_000
"""Decisions after which a match counts as endless."""

MOST_SINGLES, MOST_PAIRS = 4 * DEPTH, 5 * DEPTH
"""Most cases of one game that are played for single options, and for pairs of options."""

every_game = pytest.mark.lychgate("games")
every_proved_game = pytest.mark.lychgate("proved")
every_worded_game = pytest.mark.lychgate("worded")
every_case = pytest.mark.lychgate("cases")
every_default = pytest.mark.lychgate("defaults")
every_pair = pytest.mark.lychgate("pairs")
every_play = pytest.mark.lychgate("plays")
every_drawn_play = pytest.mark.lychgate("drawn")
every_explained_play = pytest.mark.lychgate("explained")


class Case(NamedTuple):
    """A game with a number of players and some of its options, the others at their defaults."""

    game: Game
    seats: int
    options: dict[str, Any]

    def __str__(self) -> str:
        return "-".join([self.game.id, str(self.seats), *(f"{name}={value}" for name, value in self.options.items())])

    def start(self, seed: int, poker_face: bool = False) -> Match:
        return self.game.start(self.seats, seed, self.options, poker_face=poker_face)


def fits(game: Game, seats: int, options: dict[str, Any]) -> bool:
    try:
        game.check(seats, options)
    except BadOption:
        return False
    return True


def _settings(game: Game) -> list[tuple[str, Any]]:
    return [(option.name, value) for option in game.options for value in option.values[1:]]


def _with(game: Game, seats: int, name: str, value: Any) -> dict[str, Any] | None:
    """Return options with this value, and with a second option if the value needs one; None if it is impossible."""
    tries = [{name: value}, *({name: value, other: partner} for other, partner in _settings(game) if other != name)]
    return next((options for options in tries if fits(game, seats, options)), None)


def singles(game: Game) -> list[Case]:
    """The defaults with every number of players; every other value of every option with some of these numbers."""
    counts = range(game.players[0], game.players[1] + 1)
    settings = _settings(game)
    room = max(1, MOST_SINGLES // max(1, len(settings)))
    found = [Case(game, seats, {}) for seats in counts]
    for turn, (name, value) in enumerate(settings):
        each = [Case(game, seats, options) for seats in counts if (options := _with(game, seats, name, value))]
        # The numbers of players take turns, so that every one of them meets some of the values.
        first = turn % len(each)
        found += (each[first:] + each[:first])[:room]
    return found


def pairs(game: Game) -> list[Case]:
    """Every two values of different options that go together; of many, an even selection."""
    together = [
        Case(game, seats, options)
        for seats in range(game.players[0], game.players[1] + 1)
        for (a, x), (b, y) in combinations(_settings(game), 2)
        if a != b and fits(game, seats, options := {a: x, b: y})
    ]
    return together[:: max(1, -(-len(together) // MOST_PAIRS))]


# --- playing


def at_random(match: Match, ask: Ask, rng: Random) -> str:
    """Any answer, each as likely as the others."""
    return rng.choice(ask.options).code


def by_advice(match: Match, ask: Ask, rng: Random) -> str:
    """What the game's own advice says, if it gives any; such matches last longer than random ones."""
    advice = match.game.advice
    if advice is None or ask.seat == CLOCK or rng.random() < 0.1:
        return at_random(match, ask, rng)
    return advice.playout(match.state, ask, rng.random).code


Policy = Callable[[Match, Ask, Random], str]


def policies(game: Game) -> tuple[Policy, ...]:
    """How a game is played: at random and, where it gives advice, by it."""
    return (at_random,) if game.advice is None else (at_random, by_advice)


def plays(game: Game) -> list[tuple[Case, Policy]]:
    """Every single case with every way to play it; away from the defaults the ways take turns."""
    ways = policies(game)
    return [
        (case, policy)
        for number, case in enumerate(singles(game))
        for turn, policy in enumerate(ways)
        if not case.options or DEPTH > 1 or (number + turn) % len(ways) == 0
    ]


# --- the table of contents


class Table:
    """What is played in one run of the suite: the games that were named, in all their cases."""

    def __init__(self, names: Iterable[str]) -> None:
        """`names` are ids of installed games, or modules that make a GAME (with a dot in their name)."""
        self.games: list[Game] = []
        self.proved: list[Game] = []
        """Installed games: the suite also asks for their clause tests and golden records."""
        for name in dict.fromkeys(names):
            if "." in name:
                self.games.append(_game_of(name))
            else:
                self.games.append(lychgate.game(name))
                self.proved.append(self.games[-1])
        self.singles = [case for game in self.games for case in singles(game)]

    def laid(self, what: str) -> tuple[str, list[Any], list[str]]:
        """Return what a mark of the suite stands for: the names of arguments, their values, and ids of these."""
        if what in ("plays", "drawn", "explained"):
            found = [each for game in self.games if _is(game, what) for each in plays(game)]
            return "case, policy", found, [f"{case}-{policy.__name__}" for case, policy in found]
        if what in ("games", "proved", "worded"):
            worded = [game for game in self.games if game in self.proved or (game.folder / "words").is_dir()]
            games = {"games": self.games, "proved": self.proved, "worded": worded}[what]
            return "game", list(games), [game.id for game in games]
        cases = {
            "cases": self.singles,
            "defaults": [case for case in self.singles if not case.options],
            "pairs": [case for game in self.games for case in all_cases(game)],
        }[what]
        return "case", list(cases), [str(case) for case in cases]


def _is(game: Game, what: str) -> bool:
    """Tell whether a game draws a table or, beyond that, says what the things on it are for."""
    draws = game.layout is not None and game.fill is not None
    return what == "plays" or (draws and (what == "drawn" or bool(game.purposes.kinds)))


def all_cases(game: Game) -> list[Case]:
    """Every case of a game: single options and pairs of them."""
    alone = singles(game)
    return [*alone, *(case for case in pairs(game) if case not in alone)]


def _game_of(module: str) -> Game:
    try:
        found = getattr(import_module(module), "GAME", None)
    except ImportError as error:
        raise BadGame(f"The module {module} cannot be imported: {error}.") from None
    if not isinstance(found, Game):
        raise BadGame(f"The module {module} makes no GAME.")
    return found


# --- playing on


@contextmanager
def telling(match: Match) -> Iterator[None]:
    """Add the record of the match to any error."""
    try:
        yield
    except Exception as error:
        lines = [f'{{"seat":{seat},"code":"{code}"}}' for seat, code in match.history]
        record = "\n".join(lines) if match.opening.imagined or match.opening.origin is not None else match.save()
        error.add_note(f"The record of the match:\n{record}")
        raise


def play(
    match: Match,
    rng: Random,
    policy: Policy = at_random,
    visit: Callable[[Match], object] = lambda match: None,
) -> Match:
    """Play a match and visit every decision and the end; seats asked together answer in any order."""
    with telling(match):
        decisions = 0
        while not match.over:
            assert match.asks, "Nobody is asked, and the match is not over."
            visit(match)
            ask = rng.choice(match.asks)
            match.answer(ask.seat, policy(match, ask, rng))
            decisions += 1
            assert decisions <= LIMIT, "The match does not end."
        visit(match)
    return match


def several(
    case: Case,
    seed: int,
    policy: Policy,
    check: Callable[[Match], object],
    *,
    visits: int = 24,
    poker_face: bool = False,
) -> None:
    """Play matches until `visits` decisions were checked: more matches of short games than of long ones."""
    done = 0

    def visit(match: Match) -> None:
        nonlocal done
        done += 1
        check(match)

    while done < visits * DEPTH:
        play(case.start(seed, poker_face), Random(seed), policy, seldom(visit))
        seed += 100


def seldom(check: Callable[[Match], object], often: int = 8) -> Callable[[Match], None]:
    """Run a slow check less and less often, the longer a match lasts."""
    rng = Random(2)
    decisions = 0

    def visit(match: Match) -> None:
        nonlocal decisions
        decisions += 1
        if match.over or rng.random() * decisions < often * DEPTH:
            check(match)

    return visit


# --- comparing


def question(ask: Ask) -> bytes:
    """A question, down to the last word of every option."""
    return msgspec.json.encode([ask_seen(ask), ask.window], order="deterministic")


def questions(asks: tuple[Ask, ...]) -> list[bytes]:
    return [question(ask) for ask in asks]


def everybody(match: Match) -> list[int | None]:
    """All who look at a table: the spectators, and every seat."""
    return [None, *range(match.seats)]


def told(match: Match, seat: int | None, since: int = 0) -> bytes:
    """What a seat was told of events."""
    return msgspec.json.encode(match.events(seat, since), order="deterministic")


def all_names(g: State) -> list[str]:
    """The names of all pieces, wherever they lie."""
    return [
        name
        for field, zone in zones_of(type(g))
        for _, _, content in contents(g, field, zone)
        for name in zone.pieces(content)
        if name
    ]


def pieces(g: State) -> Counter[str]:
    """How many pieces of every kind there are, wherever they lie."""
    return Counter(named(name)[0] for name in all_names(g))


def dealt_names(g: State) -> list[str]:
    """The names, with a state, of the pieces in zones that hide what they hold and get it from a stock."""
    return [
        name
        for field, zone in zones_of(type(g))
        if zone.sees is not EVERYONE and zone.drawn is None
        for _, _, content in contents(g, field, zone)
        for name in zone.pieces(content)
        if "." in name
    ]


class Hidden(NamedTuple):
    """What a place hides from somebody."""

    pieces: tuple[Any, ...]
    drawn: bool
    can_differ: bool
    """Whether something else may lie there, as far as the marks of its zone tell."""

    def differs_from(self, other: Hidden) -> bool:
        if self.drawn:
            return sorted(self.pieces) != sorted(other.pieces)
        return self.pieces != other.pieces


def hidden_places(g: State, seat: int | None) -> dict[str, Hidden]:
    """What a seat, or a spectator, does not see, by place."""
    found: dict[str, tuple[Zone, list[Any]]] = {}
    for field, zone in zones_of(type(g)):
        for place, owner, content in contents(g, field, zone):
            if not sees_zone(zone, owner, seat):
                found[place] = zone, [piece for piece in content if not knows_piece(g, zone, piece, seat)]
    stock: dict[tuple[str, str], set[Any]] = {}
    for zone, hidden in found.values():
        for piece in hidden if zone.drawn is None else ():
            stock.setdefault((zone.family, zone.back(piece) if zone.back else ""), set()).add(piece)

    def can_differ(zone: Zone, piece: Any) -> bool:
        back = zone.back(piece) if zone.back else ""
        others = stock[zone.family, back] if zone.drawn is None else set(zone.drawn)
        if zone.drawn is not None and zone.back:
            others = {each for each in others if zone.back(each) == back}
        return len([each for each in others if zone.holds is None or zone.holds(each)]) > 1

    return {
        place: Hidden(tuple(hidden), zone.drawn is not None, any(can_differ(zone, piece) for piece in hidden))
        for place, (zone, hidden) in found.items()
    }

"""Which positions a law looks at: every kind of question that comes up, none of them much more often than others.

One match of every play of a game (every number of players, every option, every way to play) makes thousands of
positions, most of them alike. They are played through once, which takes about a second, and sorted by the kind of
question that is asked. Of each kind one position is chosen by lot, wherever it occurs; and of every match its first
position, its end and a few others, so that no option goes unseen. All processes choose the same positions.
"""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Callable
from random import Random
from typing import NamedTuple

from lychgate.core.game import Game
from lychgate.core.match import Match
from lychgate.core.purpose import verb_of
from lychgate.testing.cases import DEPTH, Case, Policy, play, plays

SEED = 17
LEAST = 6
"""Positions of every match that are looked at, if it has so many."""


class Question(NamedTuple):
    """What makes a question different from others: its key, whether it reacts to something, what can be answered."""

    key: str
    reacts: bool
    verbs: frozenset[str]
    """The words with which answers begin."""


Kind = tuple[str, bool, frozenset[Question]]
"""The step that asks, whether it has had answers already, and what it asks, of everybody who is asked together."""


def kind_of(match: Match) -> Kind:
    """Return what kind of question is asked."""
    step = match.state.step
    asked = [Question(ask.key, ask.window is not None, frozenset(map(verb_of, ask.menu.by_code))) for ask in match.asks]
    return ("" if step is None else step.name, bool(match.state.answers), frozenset(asked))


class Played(NamedTuple):
    """One match of a play."""

    case: str
    policy: str
    seed: int


class Plan:
    """The positions of one game that are looked at: numbers of decisions, by match."""

    def __init__(self, game: Game, poker_face: bool) -> None:
        self.chosen: dict[Played, set[int]] = {}
        self.kinds: dict[Kind, list[tuple[Played, int]]] = defaultdict(list)
        """Where each kind of question occurs."""
        rng = Random(SEED)
        for case, policy in plays(game):
            for seed in seeds():
                self._play(case, policy, seed, poker_face, rng)
        for where in self.kinds.values():
            if not any(at in self.chosen[match] for match, at in where):
                match, at = rng.choice(where)
                self.chosen[match].add(at)

    def _play(self, case: Case, policy: Policy, seed: int, poker_face: bool, rng: Random) -> None:
        played = Played(str(case), policy.__name__, seed)
        at = 0

        def note(match: Match) -> None:
            nonlocal at
            self.kinds[kind_of(match)].append((played, at))
            at += 1

        play(case.start(seed, poker_face), Random(seed), policy, note)
        self.chosen[played] = {0, at - 1, *rng.sample(range(at), min(LEAST - 2, at))}


def seeds() -> range:
    """Return the seeds of the matches that are played."""
    return range(SEED, SEED + DEPTH)


_plans: dict[tuple[str, bool], Plan] = {}


def plan_of(game: Game, poker_face: bool = False) -> Plan:
    """Return the plan of a game, made when it is first needed."""
    if (game.id, poker_face) not in _plans:
        _plans[game.id, poker_face] = Plan(game, poker_face)
    return _plans[game.id, poker_face]


def each_kind(case: Case, policy: Policy, check: Callable[[Match], object], *, poker_face: bool = False) -> list[Match]:
    """Play a case, and check its share of the positions of the plan; returns the matches at their end."""
    ended = []
    for seed in seeds():
        chosen = plan_of(case.game, poker_face).chosen[Played(str(case), policy.__name__, seed)]
        at = 0

        def visit(match: Match, chosen: set[int] = chosen) -> None:
            nonlocal at
            if at in chosen:
                check(match)
            at += 1

        ended.append(play(case.start(seed, poker_face), Random(seed), policy, visit))
    return ended

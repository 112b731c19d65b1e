"""The search bot: information-set Monte Carlo tree search over re-deals, for any game.

Every rollout deals anew what the seat cannot know (`Chair.imagine`), walks down one tree of answers, adds a branch,
plays on by the game's advice (or by lot) and remembers how that went for everybody. The tree knows answers only, never
hidden truth: positions that differ in what the seat cannot see share their nodes, and an option is judged by the times
it was there to be chosen.
"""

from __future__ import annotations

from collections.abc import Sequence
from math import log, sqrt
from random import Random
from time import perf_counter
from typing import Any

from lychgate.bots.base import BadSetting, Chair, policy_answer, shortlist, worth
from lychgate.core.ask import Option
from lychgate.core.match import Match

Codes = tuple[str, ...]


class Edge:
    """One answer at one place of the tree."""

    __slots__ = ("code", "seen", "total", "visits")

    def __init__(self, code: str) -> None:
        self.code = code
        self.visits = 0
        self.total = 0.0
        """What the choosing seat got from it, added up."""
        self.seen = 0
        """How often it could have been chosen."""


class Choice:
    """One seat's question at one place of the tree: the answers tried so far."""

    __slots__ = ("edges",)

    def __init__(self) -> None:
        self.edges: dict[str, Edge] = {}

    def pick(self, options: Sequence[Option[Any]], explore: float) -> Edge:
        """Return an answer not yet tried, else the most promising one (upper confidence bound, by availability)."""
        edges = self.edges
        best: Edge | None = None
        promise = -1e9
        for option in options:
            edge = edges.get(option.code)
            if edge is None:
                if best is None or best.visits:
                    best = edges[option.code] = Edge(option.code)
                    promise = 1e9
                continue
            edge.seen += 1
            if promise < 1e9:
                bound = edge.total / edge.visits + explore * sqrt(log(edge.seen) / edge.visits)
                if bound > promise:
                    best, promise = edge, bound
        assert best is not None
        return best


class Node:
    """A place of the tree: what each seat may be asked there, and where the answers lead."""

    __slots__ = ("children", "choices")

    def __init__(self) -> None:
        self.choices: dict[tuple[int, Codes], Choice] = {}
        self.children: dict[tuple[tuple[int, Codes], ...], Node] = {}

    def choice(self, seat: int, given: Codes) -> Choice:
        """Return a seat's question here, after the sealed answers it gave here itself; others' do not matter to it."""
        key = (seat, given)
        found = self.choices.get(key)
        if found is None:
            found = self.choices[key] = Choice()
        return found


class SearchBot:
    """Thinks for `ms` milliseconds or `iterations` rollouts, whichever ends first, and gives the answer it tried most.

    0 is no limit; without any limit given, it thinks for 200 ms.
    `rounds` is how far a rollout plays: so many rounds, the present one included, then the game's hints say what the
    position is worth; 0, or a game without hints: to the end of the match.
    """

    def __init__(self, seed: int, *, ms: int = 0, iterations: int = 0, rounds: int = 3, explore: float = 0.2) -> None:
        if min(ms, iterations, rounds, explore) < 0:
            raise BadSetting("The settings of the search bot cannot be negative.")
        self.seed = seed
        self.seconds = (ms or (0 if iterations else 200)) / 1000
        self.budget = iterations
        self.rounds = rounds
        self.explore = explore
        self.iterations = 0
        """How many rollouts the last decision took."""

    def choose(self, chair: Chair) -> str:
        """Grow a tree from here, then answer what was tried most."""
        began = perf_counter()
        self.iterations = 0
        options = chair.ask.options
        if len(options) == 1:
            return options[0].code
        rng = chair.luck(self.seed)
        root = Node()
        while True:
            self._roll(chair.imagine(rng), root, rng)
            self.iterations += 1
            if self.budget and self.iterations >= self.budget:
                break
            if self.seconds and perf_counter() - began >= self.seconds:
                break
        edges = root.choice(chair.seat, ()).edges.values()
        return max(edges, key=lambda edge: (edge.visits, edge.total)).code

    def _roll(self, world: Match, node: Node, rng: Random) -> None:
        """Walk down the tree in one imagined match, play on, and remember the outcome along the way."""
        hints = world.game.hints
        limit = max(1, world.state.round) + self.rounds if self.rounds and hints is not None else 1 << 30
        state = world.state
        path: list[tuple[int, Edge]] = []
        new = False
        while not new and not world.over and state.round < limit:
            node, new = self._walk(world, node, path, rng)
        while not world.over and (state.round < limit or state.sealed):
            policy_answer(world, world.asks[0], rng)
        values = [worth(world, seat, hints) for seat in range(world.seats)]
        for seat, edge in path:
            edge.visits += 1
            edge.total += values[seat]

    def _walk(self, world: Match, node: Node, path: list[tuple[int, Edge]], rng: Random) -> tuple[Node, bool]:
        """Answer one question, a sealed one by all its seats; return where that leads and whether it is new."""
        given: dict[int, Codes] = {}
        while True:
            ask = world.asks[0]
            if ask.seat < 0:
                policy_answer(world, ask, rng)  # the clock wants nothing: what it says is no choice of anybody's
            else:
                own = given.get(ask.seat, ())
                edge = node.choice(ask.seat, own).pick(shortlist(world, ask), self.explore)
                path.append((ask.seat, edge))
                world.answer(ask.seat, edge.code)
                given[ask.seat] = (*own, edge.code)
            if not world.state.sealed:
                break
        key = tuple(sorted(given.items()))
        child = node.children.get(key)
        if child is not None:
            return child, False
        child = node.children[key] = Node()
        return child, True

"""The search bot: information-set Monte Carlo tree search over re-deals, for any game.

Every pass deals anew what the seat cannot know (`Chair.imagine`) and tries all answers that are still in the running in
this one world, with the same luck, so that nothing but the answer makes the difference. One such rollout walks down one
tree of answers, adds a branch, plays on by the game's advice (or by lot) and remembers how that went for everybody.
Each time a share of the budget is used up, the worse half of the answers drops out (sequential halving).
The tree holds answers only, never hidden truth: positions that differ in what the seat cannot see share their nodes,
and how often an option was tried is compared with how often it could have been.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from math import ceil, inf, log, log2, sqrt
from random import Random
from time import perf_counter
from typing import Any

from lychgate.bots.base import BadSetting, Bot, Chair, policy_answer, shortlist, worths
from lychgate.core.ask import Option
from lychgate.core.game import Advice, rounds_begun
from lychgate.core.match import Match
from lychgate.core.state import State

Codes = tuple[str, ...]


class Edge:
    """One answer at one place of the tree."""

    __slots__ = ("code", "seen", "total", "visits")

    def __init__(self, code: str) -> None:
        self.code = code
        self.visits = 0
        self.total = 0.0
        """The sum of the values that the choosing seat got from it."""
        self.seen = 0
        """How often it could have been chosen."""

    def mean(self) -> float:
        """Return its average value; what was never tried comes last."""
        return self.total / self.visits if self.visits else -2.0


class Choice:
    """One seat's question at one place of the tree: the answers that were tried."""

    __slots__ = ("edges",)

    def __init__(self) -> None:
        self.edges: dict[str, Edge] = {}

    def open(self, options: Sequence[Option[Any]]) -> list[Edge]:
        """Begin with these answers, none of them tried yet."""
        self.edges = {option.code: Edge(option.code) for option in options}
        return list(self.edges.values())

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
        """Return a seat's question here, after its own sealed answers; it does not know those of others."""
        key = (seat, given)
        found = self.choices.get(key)
        if found is None:
            found = self.choices[key] = Choice()
        return found


class SearchBot(Bot):
    """Thinks for `ms` milliseconds or `iterations` rollouts, whichever ends first, and gives the answer that did best.

    For `ms` and `iterations` 0 means no limit, and at least one of them must be a limit; if neither is given, the bot
    thinks for 200 ms. `rounds` is how many rounds a rollout plays, the present one included, before the game's advice
    values the position: -1 is the number that the advice names, 0 the end of the match. Without advice a rollout always
    plays to the end.
    """

    def __init__(
        self, seed: int, *, ms: int = -1, iterations: int = -1, rounds: int = -1, explore: float = 0.2
    ) -> None:
        if min(ms, iterations, rounds) < -1 or not 0 <= explore < inf:
            raise BadSetting("The settings of the search bot cannot be negative or without end.")
        if ms < 1 and iterations < 1 and (ms == 0 or iterations == 0):
            raise BadSetting("The search bot needs a limit: ms or iterations above 0.")
        self.seed = seed
        self.seconds = (max(ms, 0) or (0 if iterations > 0 else 200)) / 1000
        self.budget = max(iterations, 0)
        self.rounds = rounds
        self.explore = explore
        self.iterations = 0
        """How many rollouts the last decision took."""

    def choose(self, chair: Chair) -> str:
        """Try all answers in one imagined world after another, those that do well the longest, and give the best."""
        began = perf_counter()
        self.iterations = 0
        options = chair.ask.options
        if len(options) == 1:
            return options[0].code
        rng = chair.luck(self.seed)
        root = Node()
        running = root.choice(chair.seat, ()).open(self._worth_trying(chair, rng))
        rng.shuffle(running)  # among equals by lot
        cuts = ceil(log2(len(running)))
        cut = 1
        used = 0.0
        while used < 1 and len(running) > 1:
            world = chair.imagine(rng)
            luck = rng.getrandbits(64)
            for edge in running:
                self._roll(world.copy(), root, (chair.seat, edge), Random(luck))
                self.iterations += 1
                used = self._used(began)
                if used >= 1:
                    break
            while cut < cuts and used >= cut / cuts:
                running = sorted(running, key=Edge.mean, reverse=True)[: (len(running) + 1) // 2]
                cut += 1
        return max(running, key=Edge.mean).code

    def _worth_trying(self, chair: Chair, rng: Random) -> Sequence[Option[Any]]:
        """Return what the advice finds worth trying, in one imagined match: it may not see the real one."""
        world = chair.imagine(rng)
        ask = world.ask(chair.seat)
        assert ask is not None  # the seat is asked the same in every world it cannot tell apart
        return shortlist(world, ask)

    def _used(self, began: float) -> float:
        """Return the share of the budget that is used up; 1 is all of it."""
        rollouts = self.iterations / self.budget if self.budget else 0.0
        return max(rollouts, (perf_counter() - began) / self.seconds) if self.seconds else rollouts

    def _roll(self, world: Match, node: Node, first: tuple[int, Edge], rng: Random) -> None:
        """Give the first answer in one imagined match, walk down the tree, play on, and remember the outcome."""
        advice = world.game.advice
        state = world.state
        is_far = self._cut_off(advice, state)
        seat, edge = first
        path = [first]
        world.answer(seat, edge.code)
        node, new = self._walk(world, node, path, {seat: (edge.code,)}, rng)
        while not new and not world.over and not is_far(state):
            node, new = self._walk(world, node, path, {}, rng)
        while not world.over and (state.sealed or not is_far(state)):
            policy_answer(world, world.asks[0], rng)
        values = worths(world, advice)
        for each, tried in path:
            tried.visits += 1
            tried.total += values[each]

    def _cut_off(self, advice: Advice | None, start: State) -> Callable[[State], bool]:
        """Return the cut-off test for rollouts from `start`."""
        if advice is None or self.rounds == 0:
            return lambda state: False
        clock = advice.clock if self.rounds < 0 else rounds_begun
        limit = clock(start) + (advice.rollout_depth if self.rounds < 0 else self.rounds)
        return lambda state: clock(state) >= limit

    def _walk(
        self, world: Match, node: Node, path: list[tuple[int, Edge]], given: dict[int, Codes], rng: Random
    ) -> tuple[Node, bool]:
        """Answer one question, a sealed one by all its seats; return where that leads and whether it is new."""
        while not given or world.state.sealed:
            ask = world.asks[0]
            if ask.seat < 0:
                policy_answer(world, ask, rng)  # the clock wants nothing: what it says is no choice of anybody's
                if not world.state.sealed:
                    break
            else:
                own = given.get(ask.seat, ())
                edge = node.choice(ask.seat, own).pick(shortlist(world, ask), self.explore)
                path.append((ask.seat, edge))
                world.answer(ask.seat, edge.code)
                given[ask.seat] = (*own, edge.code)
        key = tuple(sorted(given.items()))
        child = node.children.get(key)
        if child is not None:
            return child, False
        child = node.children[key] = Node()
        return child, True

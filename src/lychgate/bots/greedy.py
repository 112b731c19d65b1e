"""The greedy bot: one step ahead, by the game's own advice."""

from __future__ import annotations

from random import Random

from lychgate.bots.base import BadSetting, Bot, Chair, policy_answer, policy_option, shortlist, worth
from lychgate.core.game import rounds_begun
from lychgate.core.match import Match

FAR = 60
"""The most answers a look ahead plays, in case one answer sets the rest of a match in motion."""


class GreedyBot(Bot):
    """Tries every option in an imagined match and takes the one whose position looks best; among equals, what the
    game's advice would do.

    All options are tried in the same `worlds` imagined matches with the same luck, so that nothing but the option makes
    the difference. Where a game gives no advice, only an option that ends the match can look better or worse.
    """

    def __init__(self, seed: int, *, worlds: int = 1) -> None:
        if worlds < 1:
            raise BadSetting(f"The greedy bot needs at least one world to think in, not {worlds}.")
        self.seed = seed
        self.worlds = worlds

    def choose(self, chair: Chair) -> str:
        """Answer what leads to the best position."""
        rng = chair.luck(self.seed)
        sums: dict[str, float] = {}
        for _ in range(self.worlds):
            world = chair.imagine(rng)
            ask = world.ask(chair.seat)
            assert ask is not None  # the seat is asked the same in every world it cannot tell apart
            luck = rng.getrandbits(64)
            for option in shortlist(world, ask):
                gain = look_ahead(world.copy(), chair.seat, option.code, Random(luck))
                sums[option.code] = sums.get(option.code, 0.0) + gain
        best = max(sums.values())
        return self._one_of([code for code, gains in sums.items() if gains == best], chair, rng)

    def _one_of(self, equals: list[str], chair: Chair, rng: Random) -> str:
        """Among equals do what the game's advice would do; what it has no opinion on, by lot."""
        if len(equals) > 1:
            world = chair.imagine(rng)
            ask = world.ask(chair.seat)
            assert ask is not None
            habit = policy_option(world, ask, rng).code
            return habit if habit in equals else rng.choice(equals)
        return equals[0]


def look_ahead(world: Match, seat: int, code: str, rng: Random) -> float:
    """Answer in an imagined match, let what this sets in motion run its course, and say what that is worth.

    What it sets in motion is the rest of the step (further questions, a reveal) and all the step puts on the agenda:
    reactions, payments, losses. It does not wait for what was on the agenda before, and never looks into another turn:
    a last answer of the night would be drowned by the night that follows.
    """
    state, advice = world.state, world.game.advice
    turn = rounds_begun if advice is None else advice.turn
    below, present = len(state.agenda), turn(state)
    world.answer(seat, code)
    for _ in range(FAR):
        if world.over or turn(state) != present:
            break
        if not (state.sealed or state.answers or len(state.agenda) > below):
            break
        policy_answer(world, world.asks[0], rng)
    return worth(world, seat, advice)

"""The round: its three phases, and the end of it."""

from __future__ import annotations

from typing import ClassVar

from lychgate.core.step import Step
from lychgate.games.blood_coven.data import QUIET_ROUNDS, ROUND_LIMIT, Ending
from lychgate.games.blood_coven.events import LastFeeding, QuietNight, RoundBegan, Tired
from lychgate.games.blood_coven.state.position import Coven, hungry, pool
from lychgate.games.blood_coven.state.purse import NONE, plus, total
from lychgate.games.blood_coven.steps.endgame import FinalFeeding, Score
from lychgate.games.blood_coven.steps.feed import FeedAndScare
from lychgate.games.blood_coven.steps.turns import TakeTurns
from lychgate.games.blood_coven.steps.upkeep import Upkeep


class Round(Step, frozen=True):
    """BC-030 A round is Phase 1 (feed and scare, populate), Phase 2 (upkeep, actions) and Phase 3 (refresh)."""

    def play(self, g: Coven) -> None:
        """Put the phases on the agenda, in order."""
        g.round += 1
        g.acted = False
        g.phase = "feed"
        g.placed = [0] * g.seats
        g.hunted = [False] * g.seats
        g.tell(RoundBegan(g.round))
        g.do(FeedAndScare(), Upkeep(), TakeTurns(), Refresh())


class Refresh(Step, frozen=True):
    """BC-160..168 Phase 3: see whether the game ends; if not, scare areas are emptied and a new round begins."""

    public: ClassVar = ()

    def play(self, g: Coven) -> None:
        """Check in the order of BC-168, then BC-162 and BC-163."""
        g.phase = "refresh"
        g.quiet = 0 if g.acted else g.quiet + 1
        reason = self.ending(g)
        if reason is not None:
            g.phase = "end"
            g.tell(LastFeeding(reason))
            # BC-160, 168: scare coins stay where they are.
            # BC-175: who has no hungry vampire has nothing to feed.
            g.do(*[FinalFeeding(seat) for seat in g.everybody() if hungry(g, seat)], Score(reason))
            return
        if g.quiet:
            g.tell(QuietNight(g.quiet, QUIET_ROUNDS))
        for seat in g.everybody():
            if total(g.scare[seat]):
                g.tell(Tired(seat, g.scare[seat]))
                g.fatigue[seat] = plus(g.fatigue[seat], g.scare[seat])
                g.scare[seat] = NONE
        g.do(Round())

    def ending(self, g: Coven) -> Ending | None:
        """Say why the game ends now, if it does."""
        if pool(g) == 0:
            return "streets-empty"  # BC-160, 161: one coin left in either place is enough to go on
        if not any(map(any, g.slots)):
            return "no-vampires"  # BC-165
        if g.quiet >= QUIET_ROUNDS:
            return "quiet-nights"  # BC-166
        if g.round >= ROUND_LIMIT:
            return "round-limit"  # BC-167
        return None

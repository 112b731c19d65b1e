"""The round: six times plan, skulduggery and stewardship, then the end."""

from __future__ import annotations

from lychgate.core.state import ranked
from lychgate.core.step import Step
from lychgate.core.zones import move
from lychgate.games.sabbat_magica.data.cards import TIME_CARDS
from lychgate.games.sabbat_magica.data.match import Phase
from lychgate.games.sabbat_magica.data.numbers import ROUNDS
from lychgate.games.sabbat_magica.events.rounds import RoundBegan
from lychgate.games.sabbat_magica.events.stewardship import BoxOpened, Scored, Won
from lychgate.games.sabbat_magica.scoring import final_points
from lychgate.games.sabbat_magica.state.ghosts import GUARDED
from lychgate.games.sabbat_magica.state.position import Sabbat
from lychgate.games.sabbat_magica.steps.plan import BonusPhase, Curse, Invoke, TurnTimeCard
from lychgate.games.sabbat_magica.steps.secret import SecretArea
from lychgate.games.sabbat_magica.steps.skulduggery import Skulduggery
from lychgate.games.sabbat_magica.steps.stewardship import ApprovalPhase, Food, RegionPoints


class Round(Step, frozen=True):
    """SM-050, 051 A round is plan, skulduggery and stewardship; the first has no curse and no bonus."""

    def play(self, g: Sabbat) -> None:
        """SM-067, 085, 096, 173: forget what lasts for one round only, and put the phases on the agenda, in order."""
        g.round += 1
        g.phase = Phase.INVOCATION if g.round == 1 else Phase.CURSE
        g.turn = 0
        g.luxury = False
        g.taken = [-1] * g.seats
        g.canteen = [0] * g.seats
        g.tell(RoundBegan(g.round))
        work = (Skulduggery(), Food(), RegionPoints(), ApprovalPhase(), EndRound())
        if g.round == 1:
            g.do(Invoke(), *work)
        else:
            # SM-182: Secret area is chosen before anything else of the round.
            g.do(*(SecretArea(seat) for seat in g.in_order()), Curse(), TurnTimeCard(), Invoke(), BonusPhase(), *work)


class EndRound(Step, frozen=True):
    """SM-224, 230 What lasted for the round ends; after the sixth, so does the game."""

    public = ()

    def play(self, g: Sabbat) -> None:
        """SM-182: lift the protection of Secret area, and go on."""
        for location, ghosts in enumerate(g.ghosts):
            if any(one & GUARDED for one in ghosts):
                g.ghosts[location] = tuple([one & ~GUARDED for one in ghosts])
        g.do(Round() if g.round < ROUNDS else Finish())


class Finish(Step, frozen=True):
    """SM-058, 230..232 After the sixth round chimeras are counted, nothing else; the most points win, ties share."""

    def play(self, g: Sabbat) -> None:
        """SM-010: open the box, count, and say who won."""
        g.phase = Phase.END
        boxed = g.box[0]
        move(g, boxed, "box", "time")
        g.tell(BoxOpened(TIME_CARDS[boxed].id))
        scores = tuple(final_points(g, seat) for seat in g.everybody())
        for seat in g.everybody():
            g.tell(Scored(seat, g.vp[seat], g.chimeras[seat], scores[seat]))
            g.vp[seat] = scores[seat]
        g.result = ranked(scores, "dawn")
        winners = g.result.winners
        for seat in g.everybody():
            if seat in winners:
                g.tell(Won(seat, scores[seat], "alone" if len(winners) == 1 else "shared"))

"""Twilight, and the end of the game."""

from __future__ import annotations

from lychgate.core.ask import Seat
from lychgate.core.step import Step
from lychgate.games.sanguis_venenatus.data.board import DISTRICTS, NOWHERE
from lychgate.games.sanguis_venenatus.data.numbers import CONTROL, RANKS, ROUNDS
from lychgate.games.sanguis_venenatus.events.round import ControlScored, FinalScored, PhaseBegan, Uncontrolled, Won
from lychgate.games.sanguis_venenatus.scoring import final_points, placed, victory
from lychgate.games.sanguis_venenatus.state.position import City
from lychgate.games.sanguis_venenatus.state.questions import ranking
from lychgate.games.sanguis_venenatus.steps.deaths import ReturnVampire


class Twilight(Step, frozen=True):
    """SV-165, 166 Defeated vampires return, then the quarters are controlled."""

    public = ()

    def play(self, g: City) -> None:
        g.phase, g.fight = "twilight", None
        g.tell(PhaseBegan("twilight"))
        g.do(*[ReturnVampire(Seat(seat)) for seat in g.order() if g.lair[seat] == NOWHERE], Control())


class Control(Step, frozen=True):
    """SV-166, 167 Quarter by quarter rank 1, and with 3 or 4 players rank 2, gain VP; influence stays as it is."""

    def play(self, g: City) -> None:
        """Score N, E, S, W."""
        worth = CONTROL[g.round == ROUNDS]
        for district, letter in enumerate(DISTRICTS):
            order = ranking(g, district)
            if not order:
                g.tell(Uncontrolled(letter))
            for rank, seat in enumerate(order[: RANKS[g.seats]]):
                g.vp[seat] += worth[rank]
                influence = g.influence[district][seat]
                g.tell(ControlScored(Seat(seat), letter, rank + 1, influence, worth[rank], g.vp[seat]))


class FinalScoring(Step, frozen=True):
    """SV-170..173 Nobles, resources, legend, souls; the most VP rule the city."""

    def play(self, g: City) -> None:
        g.phase = "end"
        for seat, points in enumerate(final_points(g)):
            g.vp[seat] += sum(points)
            g.tell(FinalScored(Seat(seat), *points, g.vp[seat]))
        g.result = placed(g)
        how = victory(g)
        for seat in g.result.winners:
            g.tell(Won(Seat(seat), g.vp[seat], how))

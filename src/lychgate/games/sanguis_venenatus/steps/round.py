"""The five rounds and their phases."""

from __future__ import annotations

from lychgate.core.ask import Seat
from lychgate.core.step import Step
from lychgate.games.sanguis_venenatus.data.numbers import ROUNDS
from lychgate.games.sanguis_venenatus.events.round import FirstPlayerPassed, RoundBegan
from lychgate.games.sanguis_venenatus.state.position import City
from lychgate.games.sanguis_venenatus.steps.dawn import Dawn, Resurrection
from lychgate.games.sanguis_venenatus.steps.day import Day
from lychgate.games.sanguis_venenatus.steps.event_step import EventStep
from lychgate.games.sanguis_venenatus.steps.night import Night
from lychgate.games.sanguis_venenatus.steps.twilight import FinalScoring, Twilight


class Round(Step, frozen=True):
    """SV-082, 083 A round is dawn (reward, event, resurrection), day, night and twilight."""

    def play(self, g: City) -> None:
        g.round += 1
        g.woken = [False] * g.seats
        g.tell(RoundBegan(g.round))
        g.do(Dawn(), EventStep(), Resurrection(), Day(), Night(), Twilight(), RoundEnd())


class RoundEnd(Step, frozen=True):
    """SV-168, 169 The first-player token passes to the left, rule changes end; after round 5 the game is over."""

    def play(self, g: City) -> None:
        g.first = Seat(g.next_seat(g.first))
        g.rule_changes = ()
        if g.round < ROUNDS:
            g.tell(FirstPlayerPassed(g.first))
            g.do(Round())
        else:
            g.do(FinalScoring())

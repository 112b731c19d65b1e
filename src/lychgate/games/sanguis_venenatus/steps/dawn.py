"""Dawn: the reward step and the return of the dead."""

from __future__ import annotations

from lychgate.core.ask import Play, Seat, pick
from lychgate.core.step import Step
from lychgate.games.sanguis_venenatus.choices.menus import return_menu
from lychgate.games.sanguis_venenatus.data.board import ID, NOWHERE
from lychgate.games.sanguis_venenatus.data.numbers import BAND_OF, BARRACKS, NOBLES_PER_GOLD, SERVANTS, THIRST
from lychgate.games.sanguis_venenatus.events.deaths import ServantReturned, TurnedUp
from lychgate.games.sanguis_venenatus.state.position import City
from lychgate.games.sanguis_venenatus.state.questions import unit, units_of
from lychgate.games.sanguis_venenatus.steps.cards import DrawCards
from lychgate.games.sanguis_venenatus.steps.tracks import gain, lose_blood, lose_popularity
from lychgate.games.sanguis_venenatus.words.names import servant


class Dawn(Step, frozen=True):
    """SV-084, 085 The reward step: each player in turn order, all of it before the next; then the defeats."""

    public = ()

    def play(self, g: City) -> None:
        g.phase = "reward"
        for seat in map(Seat, g.order()):
            g.do(DrawCards(seat), Reward(seat))
        g.do(RewardOver())


class Reward(Step, frozen=True):
    """SV-084, 174, 175 After the card: thirst, the popularity band, gold of nobles, barracks, the hatred they earn."""

    seat: Seat

    def play(self, g: City) -> None:
        """SV-085: a marker at 0 stays there until the step is over."""
        seat = self.seat
        lose_blood(g, seat, THIRST, "thirst")
        band = BAND_OF[g.popularity[seat]]
        for row in band.reward:
            gain(g, seat, row.res, row.n, band.id)
        bought = sum(track.count(seat) for track in g.nobles)
        if bought >= NOBLES_PER_GOLD:
            gain(g, seat, "gold", bought // NOBLES_PER_GOLD, "nobles")
        levels = [barrack.level for barrack in g.barracks if barrack is not None and barrack.owner == seat]
        for level in levels:
            for row in BARRACKS[level - 1].dawn:
                gain(g, seat, row.res, row.n, "barracks")
        hated = sum(BARRACKS[level - 1].hated for level in levels)
        if hated:
            lose_popularity(g, seat, hated, "hatred")


class RewardOver(Step, frozen=True):
    """SV-085 The reward step ends: the defeats that waited for it come before anything of the event step."""

    def play(self, g: City) -> None:
        g.phase = "event"


class Resurrection(Step, frozen=True):
    """SV-099 In turn order every dead servant whose card is face up returns; afterwards flipped cards are turned up."""

    public = ()

    def play(self, g: City) -> None:
        g.phase = "return"
        for seat in map(Seat, g.order()):
            for pose, each in enumerate(units_of(seat)):
                if g.at[each] == NOWHERE and not g.flipped[each]:
                    g.do(Resurrect(seat, pose))
        g.do(TurnUpCards())


class Resurrect(Step, frozen=True):
    """SV-099, 100 A dead servant is placed on a city gate of its player's choice and can act this round."""

    seat: Seat
    pose: int
    public = ("seat",)

    def play(self, g: City) -> Play:
        """Ask which gate (D12)."""
        name = servant(g.crew[self.seat][self.pose])
        at = yield from pick(self.seat, "return", return_menu(), args={"servant": name}, clause="SV-099")
        each = unit(self.seat, self.pose)
        g.at[each] = at
        g.tell(ServantReturned(self.seat, g.card(each).id, ID[at], "dawn"))


class TurnUpCards(Step, frozen=True):
    """SV-099 Each flipped card is turned face up: that servant is available from the next dawn on."""

    def play(self, g: City) -> None:
        for each, flipped in enumerate(g.flipped):
            if flipped:
                g.flipped[each] = False
                g.tell(TurnedUp(Seat(each // SERVANTS), g.card(each).id))

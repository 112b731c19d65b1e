"""Phase C, stewardship: food, points for regions, approval."""

from __future__ import annotations

from lychgate.core.ask import Play, Seat, pick
from lychgate.core.step import Step
from lychgate.games.sabbat_magica.choices.stewardship import keep_menu, unfed_menu
from lychgate.games.sabbat_magica.data.boards import ALCHEMIST_OFFICE, LOCATIONS, WHERE
from lychgate.games.sabbat_magica.data.match import Phase
from lychgate.games.sabbat_magica.data.numbers import UNFED_VP
from lychgate.games.sabbat_magica.events.stewardship import Approved, Fed, RegionsScored, Starved
from lychgate.games.sabbat_magica.scoring import haunted, region_points
from lychgate.games.sabbat_magica.state.position import Sabbat, fed_by_canteen, food_due, garden_bonus
from lychgate.games.sabbat_magica.state.purse import BATCH, minus
from lychgate.games.sabbat_magica.steps.effects import bury, gain_vp, leave, lose_vp, take


class Food(Step, frozen=True):
    """SM-200..203 What everybody owes is fixed before the first ghost is fed; then they feed in playing order."""

    def play(self, g: Sabbat) -> None:
        """Put every player's meal on the agenda."""
        g.phase = Phase.FOOD
        g.do(*(Feed(seat, food_due(g, seat), fed_by_canteen(g, seat)) for seat in g.in_order()))


class Feed(Step, frozen=True):
    """SM-201, 204 A player pays what is due, or all there is; for each point that is missing one ghost goes unfed."""

    seat: Seat
    due: int
    canteen: int = 0
    """How many ghosts the canteen feeds besides; they are not among those due."""
    public = ("seat", "due")

    def play(self, g: Sabbat) -> None:
        """Take the terror that is due, as far as the player has it; the rest starves ghosts."""
        paid = min(g.terror[self.seat], self.due)
        g.terror[self.seat] -= paid
        g.tell(Fed(self.seat, self.due + self.canteen, self.canteen, self.due, paid, g.terror[self.seat]))
        g.do(*[Starve(self.seat)] * (self.due - paid))


class Starve(Step, frozen=True):
    """SM-205, 206 The player picks an unfed ghost: it goes to the graveyard at once, and costs 1 VP."""

    seat: Seat
    public = ("seat",)

    def play(self, g: Sabbat) -> Play:
        """Ask which (D18)."""
        menu = unfed_menu(self.seat, tuple(g.ghosts), sum(g.bridge[self.seat]), g.vp[self.seat])
        location, place = yield from pick(self.seat, "unfed", menu, clause="SM-205")
        leave(g, self.seat, location, place)
        bury(g, self.seat)
        lost = lose_vp(g, self.seat, UNFED_VP)
        g.tell(Starved(self.seat, WHERE[location], place, lost, g.vp[self.seat]))


class RegionPoints(Step, frozen=True):
    """SM-200, 210..212 Every player gains the value of each region they haunt, and what the crystal ball adds."""

    def play(self, g: Sabbat) -> None:
        """Score, in playing order."""
        g.phase = Phase.POINTS
        for seat in g.in_order():
            points, crystal = region_points(g.ghosts, seat)
            gain_vp(g, seat, points)
            regions = tuple(LOCATIONS[region].id for region in haunted(g.ghosts, seat))
            g.tell(RegionsScored(seat, regions, crystal, points, g.vp[seat]))


class ApprovalPhase(Step, frozen=True):
    """SM-200, 220, 221 In playing order, every complete batch of four kinds is approved; nobody may wait."""

    def play(self, g: Sabbat) -> None:
        """Put every batch on the agenda."""
        g.phase = Phase.APPROVAL
        for seat in g.in_order():
            g.do(*[Approve(seat)] * min(g.approval[seat]))


class Approve(Step, frozen=True):
    """SM-220, 222 A batch goes back to the supply for a chimera; the alchemist's guest may keep some of it."""

    seat: Seat
    public = ("seat",)

    def play(self, g: Sabbat) -> Play:
        """Ask what is kept (D19); without a bonus it is nothing."""
        seat = self.seat
        most = garden_bonus(g, seat, ALCHEMIST_OFFICE)
        kept = yield from pick(seat, "keep", keep_menu(seat, most), args={"most": most}, clause="SM-222")
        g.approval[seat] = minus(g.approval[seat], BATCH)
        g.chimeras[seat] += 1
        take(g, seat, kept)
        g.tell(Approved(seat, kept, g.chimeras[seat]))

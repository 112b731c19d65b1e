"""The death of servants and the defeat of vampires."""

from __future__ import annotations

from typing import Literal

from lychgate.core.ask import Play, Seat, pick
from lychgate.core.step import Step
from lychgate.games.sanguis_venenatus.choices.menus import flip_menu, rise_menu
from lychgate.games.sanguis_venenatus.choices.payments import point_menu
from lychgate.games.sanguis_venenatus.data.board import ID, NOWHERE
from lychgate.games.sanguis_venenatus.data.numbers import BLOOD_AFTER_DEFEAT, DEFEAT_POINTS, VAMPIRE
from lychgate.games.sanguis_venenatus.data.vampire_sheets import SHEETS
from lychgate.games.sanguis_venenatus.data.vocabulary import Death
from lychgate.games.sanguis_venenatus.events.deaths import (
    ServantDied,
    SoulTaken,
    TurnedUp,
    VampireDefeated,
    VampireRetired,
    VampireReturned,
)
from lychgate.games.sanguis_venenatus.state.position import City
from lychgate.games.sanguis_venenatus.state.questions import unit, units_of
from lychgate.games.sanguis_venenatus.steps.tracks import gain_blood, lose, move_influence


class PayPoint(Step, frozen=True):
    """SV-067, SV-076 A point is lost for a dead servant or a defeated vampire; with none left, nothing is lost."""

    seat: Seat
    cause: Literal["death", "defeat"]
    public = ("seat", "cause")

    def play(self, g: City) -> Play:
        """Ask for a victory point or a quarter (D18, D20)."""
        clause = "SV-067" if self.cause == "death" else "SV-076"
        menu = point_menu(g, self.seat, clause)
        if not menu.options:
            return
        district = yield from pick(self.seat, f"{self.cause}.price", menu, clause=clause)
        if district is None:
            lose(g, self.seat, "vp", 1, self.cause)
        else:
            move_influence(g, self.seat, district, -1, self.cause)


class Die(Step, frozen=True):
    """SV-067..071 Servants of one player die: a point for each, then the cards, then the miniatures."""

    seat: Seat
    poses: tuple[int, ...]
    cause: Death

    def play(self, g: City) -> None:
        g.do(*[PayPoint(self.seat, "death")] * len(self.poses), LayOut(self.seat, self.poses, self.cause))


class LayOut(Step, frozen=True):
    """SV-068..070, 072 The card is flipped, an earlier dead turns up, the miniature goes on the card; then the rest."""

    seat: Seat
    poses: tuple[int, ...]
    cause: Death

    def play(self, g: City) -> Play:
        """Ask which card is flipped if several die at once (D19)."""
        seat = self.seat
        flipped = yield from pick(seat, "flip", flip_menu(g, seat, self.poses), clause="SV-070")
        for each in units_of(seat):
            if g.flipped[each]:
                g.flipped[each] = False
                g.tell(TurnedUp(seat, g.card(each).id))
        for pose in self.poses:
            self.bury(g, pose, pose == flipped)
        for pose in self.poses:
            reap(g)
            gain_blood(g, seat, g.card(unit(seat, pose)).last_blood, "cultist")

    def bury(self, g: City, pose: int, flipped: bool) -> None:
        """SV-068, SV-069: markers off, the card flipped or not, the miniature on it."""
        each = unit(self.seat, pose)
        g.tell(ServantDied(self.seat, g.card(each).id, ID[g.at[each]], flipped, self.cause))
        g.infected[each] = False
        g.flipped[each] = flipped
        g.at[each] = NOWHERE


def reap(g: City, fallen: int = -1) -> None:
    """SV-161: Death takes a soul for every servant that dies and every other vampire that is defeated."""
    for seat in range(g.seats):
        if seat != fallen and g.has(seat, "reaper") and g.soul_supply:
            g.soul_supply -= 1
            g.souls[seat] += 1
            g.tell(SoulTaken(Seat(seat), g.souls[seat]))


# --- vampires


class Defeat(Step, frozen=True):
    """SV-074, 076..078 A vampire whose blood has reached 0 is defeated at once."""

    seat: Seat

    def play(self, g: City) -> None:
        g.fallen[self.seat] = False
        g.tell(VampireDefeated(self.seat, SHEETS[g.sheet[self.seat]].id))
        g.do(*[PayPoint(self.seat, "defeat")] * DEFEAT_POINTS, Retire(self.seat))


class Retire(Step, frozen=True):
    """SV-077, 078, 080 The miniature goes on its sheet, blood is set to 8; in its own activation that ends it."""

    seat: Seat

    def play(self, g: City) -> None:
        seat = self.seat
        g.lair[seat] = NOWHERE
        g.blood[seat] = BLOOD_AFTER_DEFEAT
        g.tell(VampireRetired(seat, SHEETS[g.sheet[seat]].id, g.blood[seat]))
        reap(g, seat)
        if g.turn is not None and (g.turn.seat, g.turn.pose) == (seat, VAMPIRE):
            g.turn = None


class ReturnVampire(Step, frozen=True):
    """SV-079, 118, 165 A defeated vampire is placed on any cemetery."""

    seat: Seat
    public = ("seat",)

    def play(self, g: City) -> Play:
        """Ask which cemetery (D15)."""
        if g.lair[self.seat] != NOWHERE:
            return
        at = yield from pick(self.seat, "rise", rise_menu(), clause="SV-079")
        g.lair[self.seat] = at
        g.tell(VampireReturned(self.seat, SHEETS[g.sheet[self.seat]].id, ID[at]))


def duty(g: City) -> Step | None:
    """SV-074, 075, 085: a defeat is resolved at once, in turn order; only the reward step is finished first.

    One defeat is resolved to its end before the next begins.
    """
    if True not in g.fallen or g.phase == "reward" or any(isinstance(step, Retire) for step in g.agenda):
        return None
    return next(Defeat(Seat(seat)) for seat in g.order() if g.fallen[seat])

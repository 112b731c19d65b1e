"""How the round would end as things stand: ghosts that would starve, what would rot, and what regions would pay."""

from __future__ import annotations

from collections.abc import Sequence

import msgspec

from lychgate.core.kept import kept
from lychgate.games.sabbat_magica.data.boards import CRYSTAL_BALL, LOCATIONS, REGIONS, Spot
from lychgate.games.sabbat_magica.data.numbers import ROUNDS
from lychgate.games.sabbat_magica.scoring import crystal_vp, haunted
from lychgate.games.sabbat_magica.state.ghosts import Ghosts, bonus_place, ghost, opposing, own_count
from lychgate.games.sabbat_magica.state.position import Sabbat, food_due


class Hunger(msgspec.Struct, frozen=True):
    """SM-201, 204: the terror that food takes when the round ends, and what there is."""

    due: int = 0
    terror: int = 0

    @property
    def short(self) -> int:
        """SM-205: how many ghosts would go unfed."""
        return max(0, self.due - self.terror)

    @property
    def said(self) -> dict[str, int]:
        """The figures for words."""
        return {"due": self.due, "terror": self.terror, "short": self.short}


FED = Hunger()


def hunger(g: Sabbat, seat: int) -> Hunger:
    """Return who would starve once this action is done; before the last action of the round terror can still be had."""
    return Hunger(food_due(g, seat), g.terror[seat]) if is_last_action(g) else FED


def is_last_action(g: Sabbat) -> bool:
    """SM-090: whether these are the last actions of the round."""
    return g.turn >= g.card.actions


def rotting(g: Sabbat, seat: int) -> int:
    """SM-053, 054: the resources that will be a curse; what rots in the last two rounds costs nothing any more."""
    return sum(g.one[seat]) if is_last_action(g) and g.round + 2 <= ROUNDS else 0


def warnings(g: Sabbat, seat: int, way_in: bool) -> dict[str, str | int]:
    """Return what a question in the last action warns of; `way_in`: a ghost of the player can still enter a region."""
    hungry, rot = hunger(g, seat), rotting(g, seat)
    idle = is_last_action(g) and way_in and not haunted(g.ghosts, seat)
    warned = "yes" if hungry.short or rot or idle else "no"
    return {**hungry.said, "rot": rot, "haunts": "no" if idle else "yes", "warned": warned}


# --- regions


@kept
def crystal_points(regions: tuple[int, ...], crystal: int) -> int:
    """SM-212: what the crystal ball adds to these regions."""
    return sum(crystal_vp(LOCATIONS[region].vp, crystal) for region in regions)


class Change(msgspec.Struct, frozen=True):
    """SM-210: what a move means for the player's regions when the round ends, as all others stand."""

    vp: int = 0
    second: bool = False
    """A ghost of the player haunts the region already, and this one adds nothing."""

    @property
    def word(self) -> str:
        """How the regions fare."""
        if self.vp:
            return "more" if self.vp > 0 else "less"
        return "second" if self.second else "no"


NO_CHANGE = Change()


class Haunting(msgspec.Struct, frozen=True):
    """SM-210..212: what a player's regions would pay now."""

    seat: int
    ghosts: Sequence[Ghosts]
    regions: tuple[int, ...]
    crystal: int
    room: int
    """How many ghosts have room at the crystal ball."""

    def by(self, origin: Spot, target: int) -> Change:
        """Return what changes when a ghost goes from here to there."""
        at, place = origin
        if at in REGIONS or target in REGIONS:
            lost = self._pays(at) if at in REGIONS and own_count(self.ghosts[at], self.seat) == 1 else 0
            if target not in REGIONS:
                return Change(-lost)
            again = target in self.regions
            gained = 0 if again else self._pays(target)
            return Change(gained - lost, again and not lost)
        if at == CRYSTAL_BALL:
            here = self.ghosts[at]
            return self._with_crystal(bonus_place(here[: place - 1] + here[place:], self.seat))
        if target == CRYSTAL_BALL:
            return self._looking()
        return NO_CHANGE

    def _pays(self, region: int) -> int:
        value = LOCATIONS[region].vp
        return value + crystal_vp(value, self.crystal)

    def _looking(self) -> Change:
        """SM-212: a place at the crystal ball, where nobody is fought for it."""
        here = self.ghosts[CRYSTAL_BALL]
        if opposing(here, self.seat) or len(here) >= self.room:
            return NO_CHANGE
        return self._with_crystal(bonus_place((*here, ghost(self.seat)), self.seat))

    def _with_crystal(self, crystal: int) -> Change:
        return Change(crystal_points(self.regions, crystal) - crystal_points(self.regions, self.crystal))


def haunting(g: Sabbat, seat: int) -> Haunting:
    """Return what a player's regions would pay now."""
    crystal = bonus_place(g.ghosts[CRYSTAL_BALL], seat)
    return Haunting(seat, g.ghosts, tuple(haunted(g.ghosts, seat)), crystal, g.room(CRYSTAL_BALL))

"""How good a position of Sabbat Magica is and what an answer promises, in victory points: what hints are made of.

Everything on this table lies open but the time cards to come and the call of the ghosts, and neither is looked at here.
"""

from __future__ import annotations

from typing import Any

from lychgate.games.sabbat_magica.advice.powers import AGAIN, beside, forgone, price, usable
from lychgate.games.sabbat_magica.choices.manor import Walk
from lychgate.games.sabbat_magica.choices.moves import Move, could_enter
from lychgate.games.sabbat_magica.data import (
    ALCHEMIST_OFFICE,
    BEATEN_VP,
    BOOSTED,
    BRIDGE,
    CANTEEN,
    CHIMERA_VP,
    CRYSTAL_BALL,
    CURSE_VP,
    FRENZY_TERROR,
    GHOSTS,
    GLASS_FACTORY,
    KINDS,
    LOCATIONS,
    MIRROR_TERROR,
    MOST_TERROR,
    POWER,
    REGIONS,
    ROUNDS,
    SQUARES,
    TILE,
    TRAINING_GROUND,
    ZEN_GARDEN,
)
from lychgate.games.sabbat_magica.scoring import crystal_vp
from lychgate.games.sabbat_magica.state.position import (
    Sabbat,
    available,
    bonus_place,
    cost_of_fight,
    is_guarded,
    opposing,
    own_count,
    own_places,
)
from lychgate.games.sabbat_magica.state.purse import FEES, Heap

STAYS = (0.0, 0.95, 1.5, 1.85, 2.05, 2.15, 2.2)
"""What a ghost's place is worth, in times of its points, by the scorings to come: it may be thrown out before."""

TOKEN = (0.0, 0.25, 0.5, 0.6, 0.65, 0.65, 0.65)
"""What a resource is worth, by the scorings to come."""

PAID = (0.0, 0.55, 0.8, 0.9, 0.95, 1.0, 1.0)
"""What a token in the approval zone is worth beyond complete batches."""

READY = (0.0, 1.0, 1.9, 2.6, 3.1, 3.4)
"""What so many ghosts on the drawbridge promise while there are actions to come."""

FED, SPARE = 0.9, 0.5
"""What a terror point is worth that feeds a ghost, and one beyond that."""

_GARDENS = {
    GLASS_FACTORY: 0.5, CRYSTAL_BALL: 0.0, CANTEEN: 1.3, TRAINING_GROUND: 0.6, ALCHEMIST_OFFICE: 0.4, ZEN_GARDEN: 0.7,
}  # fmt: skip


# --- what a position is worth


def scorings(g: Sabbat) -> int:
    """How often regions will still be scored."""
    done = g.phase in ("points", "approval", "end")
    return min(ROUNDS, ROUNDS - g.round + (0 if done else 1))


def hunger(g: Sabbat, seat: int) -> int:
    """The terror that feeding would take now."""
    return max(0, GHOSTS - g.graves[seat] - bonus_place(g.ghosts[CANTEEN], seat))


def prospects(g: Sabbat, seat: int) -> float:
    """Points a player may expect from here: on the track, in regions, and what terror and resources promise."""
    left = scorings(g)
    points = g.vp[seat] + CHIMERA_VP * g.chimeras[seat] + held(g, seat, left)
    crystal = bonus_place(g.ghosts[CRYSTAL_BALL], seat)
    income = 0
    for region in REGIONS:
        if own_count(g.ghosts[region], seat):
            income += LOCATIONS[region].vp + crystal_vp(LOCATIONS[region].vp, crystal)
    points += income * STAYS[left]
    if left:
        points += sum(0.5 * weight * bonus_place(g.ghosts[garden], seat) for garden, weight in _GARDENS.items())
        points += fear(g, seat) + reserve(g, seat)
    if g.power[seat]:
        points -= forgone(g, seat, g.power[seat])
    return points


def reserve(g: Sabbat, seat: int) -> float:
    """What the ghosts on the drawbridge may still do this round."""
    if g.phase in ("food", "points", "approval", "end"):
        return 0.0
    ghosts = sum(g.bridge[seat])
    actions = g.card.actions - g.turn if g.phase == "skulduggery" else g.card.actions
    return min(1.0, 0.5 * actions) * (READY[min(ghosts, len(READY) - 1)])


def held(g: Sabbat, seat: int, left: int) -> float:
    """What stores, approval zone and curses promise."""
    approval = g.approval[seat]
    batches = min(approval)
    points = 0.0
    if g.phase not in ("approval", "end"):
        points += CHIMERA_VP * batches
    # Further tokens of a kind wait for the others: the first of each counts most.
    points += PAID[left] * sum(1 for count in approval if count > batches)
    points += TOKEN[left] * (sum(g.two[seat]) + 0.7 * sum(g.one[seat]))
    points += 0.3 * TOKEN[left] * sum(1 for kind in KINDS if g.one[seat][kind] or g.two[seat][kind])
    if g.skull[seat] and g.round < ROUNDS:
        points -= 0.8 * CURSE_VP
    if any(g.one[seat]) and g.round + 2 <= ROUNDS:
        points -= 0.2 * CURSE_VP
    return points


def fear(g: Sabbat, seat: int) -> float:
    """What terror is worth: it feeds ghosts first, and what is left over pays for fights."""
    terror, due = g.terror[seat], hunger(g, seat)
    if g.phase == "food":
        return 0.35 * terror
    short = due - terror
    if short > 0:
        soon = 1.0 if g.phase != "skulduggery" else (g.card.actions - g.turn) * 0.15
        return FED * terror - short * max(0.6, 1.7 - soon)
    last = g.round == ROUNDS
    return FED * due + (0.2 if last else SPARE) * (terror - due)


# --- what an answer promises


class Eye:
    """Looks over the answers of one action: what a step or a move would bring."""

    __slots__ = ("crystal", "g", "left", "need", "powers", "seat", "terror", "weight")

    def __init__(self, g: Sabbat, seat: int) -> None:
        self.g = g
        self.seat = seat
        self.left = scorings(g)
        self.terror = g.terror[seat]
        self.need = hunger(g, seat) - self.terror
        self.weight = 1.1 if self.need > 0 else 0.5 if self.need > -3 else 0.25
        if self.terror >= MOST_TERROR:
            self.weight = 0.0
        self.crystal = bonus_place(g.ghosts[CRYSTAL_BALL], seat)
        self.powers = [power for power in usable(g, seat) if POWER[power].timing == "after-magician"]

    def score(self, value: Any) -> float:
        """Return what an answer to an action promises, in points."""
        if type(value) is Move:
            return self.move(value)
        if type(value) is Walk:
            gain = self.walk(value.square)
            gain += self.after(value.square, gain)
            return gain if value.how != "fly" else gain - price(self.g, self.seat, "bats")
        return self.other(value)

    def other(self, value: str) -> float:
        """Return what an answer without a board promises."""
        if value in ("rest", "stop"):
            return IDLE[value]
        gain = LUXURY
        if value == "frenzy":
            gain = FRENZY_TERROR * max(self.weight, 0.3)
        elif value == "booster":
            gain = self.boost()
        return gain - price(self.g, self.seat, value)

    def boost(self) -> float:
        """Return what Booster promises: the best two-step moves, those of a few ghosts."""
        gains = []
        for origin in own_places(self.g, self.seat):
            near = LOCATIONS[origin[0]].neighbours
            far = [self.move(Move(origin, to)) for to in BOOSTED[origin[0]] if to not in near and self.open_to(to)]
            gains.append(max(far, default=0.0) - max(0.0, *(self.move(Move(origin, to)) for to in near)))
        return sum(gain for gain in gains if gain > 0)

    def open_to(self, location: int) -> bool:
        """SM-036, 133: whether one more ghost may come."""
        return could_enter(self.g.ghosts[location], self.g.room(location), self.seat)

    def after(self, square: int, gain: float) -> float:
        """Return what the powers at the end of B.1 add to a step."""
        best = 0.0
        for power in self.powers:
            more = AGAIN * gain if power == "doppelganger" else beside(self.g, self.seat, power, square)
            best = max(best, more - price(self.g, self.seat, power))
        return best

    def place(self, location: int) -> float:
        """What one more ghost of one's own in a location is worth."""
        here = self.g.ghosts[location]
        if own_count(here, self.seat):
            return 0.05
        if location in REGIONS:
            vp = LOCATIONS[location].vp
            return (vp + crystal_vp(vp, self.crystal)) * STAYS[self.left]
        if location == CRYSTAL_BALL:
            small = sum(1 for r in REGIONS if LOCATIONS[r].vp < 4 and own_count(self.g.ghosts[r], self.seat))
            return 0.7 * small
        return _GARDENS[location] * (1.0 if not here else 0.6)

    def move(self, move: Move) -> float:
        """A ghost's move: what it leaves, what it pays, what it finds."""
        g, seat = self.g, self.seat
        (origin, _), target = move.origin, move.target
        gain = 0.0
        if origin != BRIDGE and own_count(g.ghosts[origin], seat) == 1:
            gain -= self.leaves(origin)
        if target == BRIDGE:
            zen = bonus_place(g.ghosts[ZEN_GARDEN], seat)
            return gain + (2 if zen and origin != ZEN_GARDEN else 1) * self.weight
        here = g.ghosts[target]
        net = self.fight(target)
        if len(here) >= g.room(target):
            if net is None:
                return gain - 3.0
            gain += net + 0.8
        elif net is not None and net > 0.3:
            gain += net
        gain += self.place(target)
        if move.how == "teleport":
            gain -= price(g, seat, "teleportation")
        elif origin == BRIDGE and target in REGIONS:
            gain += self.pays(FEES[g.gates[target]])
        return gain

    def leaves(self, origin: int) -> float:
        """What is given up by leaving a place."""
        if origin in REGIONS:
            vp = LOCATIONS[origin].vp
            return (vp + crystal_vp(vp, self.crystal)) * STAYS[self.left]
        return 0.6 * _GARDENS[origin] * bonus_place(self.g.ghosts[origin], self.seat)

    def pays(self, fee: Heap) -> float:
        """Tokens leave the stores for the approval zone: those that a batch lacks are welcome there."""
        approval = self.g.approval[self.seat]
        batches = min(approval)
        fresh = sum(1 for kind in KINDS if fee[kind] and approval[kind] == batches)
        return (PAID[self.left] + 0.5) * fresh - TOKEN[self.left] * sum(fee)

    def fight(self, target: int) -> float | None:
        """Points of a fight less the terror it costs; None where there can be none."""
        g, seat = self.g, self.seat
        here = g.ghosts[target]
        rivals = opposing(here, seat)
        if not rivals or is_guarded(here):
            return None
        cost = cost_of_fight(here, seat, g.order)
        if cost > self.terror:
            return None
        bonus = 1 if bonus_place(g.ghosts[TRAINING_GROUND], seat) else 0
        hungry = max(0, min(cost, self.need + cost)) * 0.9
        return BEATEN_VP * rivals + bonus - 0.3 * cost - hungry

    def walk(self, square: int) -> float:
        """A magician's step: the tile, or a mirror."""
        g, seat = self.g, self.seat
        tile = g.tiles[square]
        best = 0.2
        if tile < len(KINDS):
            wanted = 1.0 if g.approval[seat][tile] == min(g.approval[seat]) else 0.6
            held = g.two[seat][tile] + g.one[seat][tile]
            best = 2 * TOKEN[self.left] * wanted * (1.0 if not held else 0.7)
        elif tile == TILE["grimoire"]:
            best = 3.5 if g.skull[seat] and g.round < ROUNDS else 0.0
        elif tile == TILE["clock"]:
            best = 0.5 * sum(g.one[seat])
        elif tile == TILE["terroriser"] and (any(g.two[seat]) or any(g.one[seat])):
            best = (4 if any(g.two[seat]) else 2) * self.weight - 0.6
        for mirror in SQUARES[square].mirrors:
            state = g.mirrors[mirror]
            if state < len(MIRROR_TERROR):
                best = max(best, min(MIRROR_TERROR[state], MOST_TERROR - self.terror) * self.weight)
        return best


IDLE = {"rest": -0.5, "stop": 0.25}
"""What doing nothing is worth; below a quarter of a point no ghost need move."""

LUXURY = 1.2
"""What the two resources of Luxuriance are worth."""


def called(g: Sabbat, seat: int) -> int:
    """How many ghosts a sensible player calls: as many as terror will feed, with what the round will bring."""
    placed = len(own_places(g, seat))
    fed = g.terror[seat] + g.card.actions - 1
    if g.round == ROUNDS:
        fed += 1
    return max(0, min(available(g, seat), fed - placed, 4))

"""What an answer may bring, in victory points."""

from __future__ import annotations

from lychgate.games.sabbat_magica.advice.powers import AGAIN, beside, price, usable
from lychgate.games.sabbat_magica.advice.value import FED, GARDEN_WORTH, PAID, STAYS, TOKEN, scorings
from lychgate.games.sabbat_magica.choices.actions import Action, Haunting, Rest, Stop
from lychgate.games.sabbat_magica.choices.magician import Walk
from lychgate.games.sabbat_magica.choices.moves import Move, could_enter, trainees
from lychgate.games.sabbat_magica.choices.powers import UsePower
from lychgate.games.sabbat_magica.data.boards import (
    BOOSTED,
    BRIDGE,
    CRYSTAL_BALL,
    HOME,
    LOCATIONS,
    MIRROR_TERROR,
    REGIONS,
    SQUARES,
    Spot,
)
from lychgate.games.sabbat_magica.data.cards import POWER, PowerName
from lychgate.games.sabbat_magica.data.numbers import (
    BEATEN_VP,
    FRENZY_TERROR,
    MAJOR,
    MOST_TERROR,
    ROUNDS,
)
from lychgate.games.sabbat_magica.data.resources import KINDS, TERRORISER, TILE_GIVES, TILES, Heap, Tile
from lychgate.games.sabbat_magica.scoring import crystal_vp
from lychgate.games.sabbat_magica.state.ghosts import (
    bonus_place,
    cost_of_fight,
    is_guarded,
    opposing,
    own_count,
    training_vp,
)
from lychgate.games.sabbat_magica.state.position import Sabbat, available, food_due, homecoming, own_places
from lychgate.games.sabbat_magica.state.purse import FEES

HUNGRY, FED_SOON, PLENTY = 1.1, 0.5, 0.25
"""What a terror point more is worth: while food is short, while little is left beyond it, and else."""

LITTLE = 3
"""With less terror than this beyond the food, little is left."""

COMPANY = 0.05
"""What a second own ghost in a location is worth."""

BALL = 0.7
"""What the crystal ball is worth for each haunted region to which it may add."""

SECOND = 0.6
"""What a garden's second place is worth, as a share of its first; and what is lost by leaving a garden."""

REPELLED = -3.0
"""What it is worth to be repelled."""

FIRST_PLACE = 0.8
"""What it is worth to push into a full location."""

NEW_KIND = 0.5
"""What it is worth to pay a kind that the next batch lacks, beyond what any paid token is worth."""

COST, WORTH_IT = 0.3, 0.3
"""What a terror point costs that a fight takes, and the least gain for which a fight is fought."""

WANTED, HELD = 0.6, 0.7
"""What a resource is worth of which there is enough in the approval zone, or some in the stores, as a share."""

UNCURSED, REWOUND, GIVEN = 3.5, 0.5, 0.6
"""What it is worth to lose a curse, to keep a resource an hour longer, and what a resource given away costs."""

ON_THE_WAY = 0.2
"""What a step is worth that brings nothing."""

RESTING, STOPPING = -0.5, 0.25
"""What doing nothing is worth: a move that promises less than a quarter of a point is not made."""

FRENZY_WEIGHT = 0.3
"""The least that a terror point of Frenzy is worth."""

LUXURY = 1.2
"""What the two resources of Luxuriance are worth."""

MOST_CALLED = 4
"""A sensible player calls no more ghosts than this."""


class Eye:
    """Looks over the answers of one action: what a step or a move would bring."""

    __slots__ = ("crystal", "g", "left", "need", "powers", "seat", "terror", "weight")

    def __init__(self, g: Sabbat, seat: int) -> None:
        self.g = g
        self.seat = seat
        self.left = scorings(g)
        self.terror = g.terror[seat]
        self.need = food_due(g, seat) - self.terror
        self.weight = HUNGRY if self.need > 0 else FED_SOON if self.need > -LITTLE else PLENTY
        if self.terror >= MOST_TERROR:
            self.weight = 0.0
        self.crystal = bonus_place(g.ghosts[CRYSTAL_BALL], seat)
        self.powers = [power for power in usable(g, seat) if POWER[power].timing == "after-magician"]

    def score(self, answer: Action | Haunting) -> float:
        """Return what an answer to an action promises, in points."""
        match answer:
            case Move():
                return self.move(answer)
            case Walk():
                gain = self.walk(answer.square)
                gain += self.after(answer.square, gain)
                return gain if answer.how != "fly" else gain - price(self.g, self.seat, PowerName.BATS)
            case UsePower():
                return self.power(answer.power) - price(self.g, self.seat, answer.power)
            case Rest():
                return RESTING
            case Stop():
                return STOPPING

    def power(self, power: PowerName) -> float:
        """Return what a power among the answers promises."""
        if power == PowerName.FRENZY:
            return FRENZY_TERROR * max(self.weight, FRENZY_WEIGHT)
        return self.boost() if power == PowerName.BOOSTER else LUXURY

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
            more = AGAIN * gain if power == PowerName.DOPPELGANGER else beside(self.g, self.seat, power, square)
            best = max(best, more - price(self.g, self.seat, power))
        return best

    def place(self, location: int) -> float:
        """Return what one more own ghost in a location is worth."""
        here = self.g.ghosts[location]
        if own_count(here, self.seat):
            return COMPANY
        if location in REGIONS:
            vp = LOCATIONS[location].vp
            return (vp + crystal_vp(vp, self.crystal)) * STAYS[self.left]
        if location == CRYSTAL_BALL:
            small = sum(
                1 for r in REGIONS if crystal_vp(LOCATIONS[r].vp, MAJOR) and own_count(self.g.ghosts[r], self.seat)
            )
            return BALL * small
        return GARDEN_WORTH[location] * (1.0 if not here else SECOND)

    def move(self, move: Move) -> float:
        """Return what a ghost's move promises: what it leaves, what it pays, what it finds."""
        g, seat = self.g, self.seat
        (origin, _), target = move.origin, move.target
        gain = 0.0
        if origin != BRIDGE:
            gain -= self.leaves(origin)
        if target == BRIDGE:
            return gain + homecoming(g, seat, origin) * self.weight
        here = g.ghosts[target]
        net = self.fight(target, move.origin)
        if len(here) >= g.room(target):
            if net is None:
                return gain + REPELLED
            gain += net + FIRST_PLACE
        elif net is not None and net > WORTH_IT:
            gain += net
        gain += self.place(target)
        if move.how == "teleport":
            gain -= price(g, seat, PowerName.TELEPORTATION)
        elif origin == BRIDGE and target in REGIONS:
            gain += self.pays(FEES[g.gates[target]])
        return gain

    def leaves(self, origin: int) -> float:
        """Return what is given up by leaving a place, where a second own ghost may stay."""
        if own_count(self.g.ghosts[origin], self.seat) > 1:
            return COMPANY
        if origin in REGIONS:
            vp = LOCATIONS[origin].vp
            return (vp + crystal_vp(vp, self.crystal)) * STAYS[self.left]
        return SECOND * GARDEN_WORTH[origin] * bonus_place(self.g.ghosts[origin], self.seat)

    def pays(self, fee: Heap) -> float:
        """Return what paying a fee is worth: tokens that the next batch lacks are welcome in the approval zone."""
        approval = self.g.approval[self.seat]
        batches = min(approval)
        fresh = sum(1 for kind in KINDS if fee[kind] and approval[kind] == batches)
        return (PAID[self.left] + NEW_KIND) * fresh - TOKEN[self.left] * sum(fee)

    def fight(self, target: int, origin: Spot = HOME) -> float | None:
        """Return what a fight is worth for a ghost that comes from here; None where there can be none."""
        g, seat = self.g, self.seat
        here = g.ghosts[target]
        rivals = opposing(here, seat)
        if not rivals or is_guarded(here):
            return None
        cost = cost_of_fight(here, seat, g.order)
        if cost > self.terror:
            return None
        return self.net(BEATEN_VP * rivals + training_vp(trainees(g, origin), seat, target), cost)

    def net(self, vp: int, cost: int) -> float:
        """Return what the points of a fight are worth less the terror it costs, dear where ghosts go hungry for it."""
        hungry = max(0, min(cost, self.need + cost)) * FED
        return vp - COST * cost - hungry

    def walk(self, square: int) -> float:
        """Return what a magician's step promises: the tile, or a mirror."""
        g = self.g
        best = self.tile(TILES[g.tiles[square]])
        for mirror in SQUARES[square].mirrors:
            state = g.mirrors[mirror]
            if state < len(MIRROR_TERROR):
                best = max(best, min(MIRROR_TERROR[state], MOST_TERROR - self.terror) * self.weight)
        return best

    def tile(self, tile: Tile) -> float:
        """Return what using a tile promises; where it cannot be used, a little for the way."""
        g, seat = self.g, self.seat
        match tile.effect:
            case "gather":
                kind = tile.kind
                wanted = 1.0 if g.approval[seat][kind] == min(g.approval[seat]) else WANTED
                held = g.two[seat][kind] + g.one[seat][kind]
                return TILE_GIVES * TOKEN[self.left] * wanted * (1.0 if not held else HELD)
            case "uncurse":
                return UNCURSED if g.skull[seat] and g.round < ROUNDS else 0.0
            case "rewind":
                return REWOUND * sum(g.one[seat])
            case "terrorise" if any(g.two[seat]) or any(g.one[seat]):
                return TERRORISER["two" if any(g.two[seat]) else "one"] * self.weight - GIVEN
            case _:
                return ON_THE_WAY


def called(g: Sabbat, seat: int) -> int:
    """How many ghosts a sensible player calls: as many as terror will feed, with what the round will bring."""
    placed = len(own_places(g, seat))
    fed = g.terror[seat] + g.card.actions - 1
    if g.round == ROUNDS:
        fed += 1
    return max(0, min(available(g, seat), fed - placed, MOST_CALLED))

"""What an answer may bring, in victory points."""

from __future__ import annotations

from lychgate.games.sabbat_magica.advice.powers import AGAIN, beside, price, usable
from lychgate.games.sabbat_magica.advice.value import GARDEN_WORTH, PAID, STAYS, TOKEN, scorings
from lychgate.games.sabbat_magica.choices.actions import Action, Haunting, Rest, Stop
from lychgate.games.sabbat_magica.choices.magician import Walk
from lychgate.games.sabbat_magica.choices.moves import Move, could_enter
from lychgate.games.sabbat_magica.choices.powers import UsePower
from lychgate.games.sabbat_magica.data.boards import (
    BOOSTED,
    BRIDGE,
    CRYSTAL_BALL,
    LOCATIONS,
    MIRROR_TERROR,
    REGIONS,
    SQUARES,
    TRAINING_GROUND,
    ZEN_GARDEN,
)
from lychgate.games.sabbat_magica.data.cards import POWER, PowerName
from lychgate.games.sabbat_magica.data.numbers import BEATEN_VP, FRENZY_TERROR, MOST_TERROR, ROUNDS
from lychgate.games.sabbat_magica.data.resources import KINDS, TERRORISER, TILE_GIVES, TILES, Tile
from lychgate.games.sabbat_magica.scoring import crystal_vp
from lychgate.games.sabbat_magica.state.ghosts import bonus_place, cost_of_fight, is_guarded, opposing, own_count
from lychgate.games.sabbat_magica.state.position import Sabbat, available, food_due, own_places
from lychgate.games.sabbat_magica.state.purse import FEES, Heap


class Eye:
    """Looks over the answers of one action: what a step or a move would bring."""

    __slots__ = ("crystal", "g", "left", "need", "powers", "seat", "terror", "weight")

    def __init__(self, g: Sabbat, seat: int) -> None:
        self.g = g
        self.seat = seat
        self.left = scorings(g)
        self.terror = g.terror[seat]
        self.need = food_due(g, seat) - self.terror
        self.weight = 1.1 if self.need > 0 else 0.5 if self.need > -3 else 0.25
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
            return FRENZY_TERROR * max(self.weight, 0.3)
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
        return GARDEN_WORTH[location] * (1.0 if not here else 0.6)

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
            gain -= price(g, seat, PowerName.TELEPORTATION)
        elif origin == BRIDGE and target in REGIONS:
            gain += self.pays(FEES[g.gates[target]])
        return gain

    def leaves(self, origin: int) -> float:
        """What is given up by leaving a place."""
        if origin in REGIONS:
            vp = LOCATIONS[origin].vp
            return (vp + crystal_vp(vp, self.crystal)) * STAYS[self.left]
        return 0.6 * GARDEN_WORTH[origin] * bonus_place(self.g.ghosts[origin], self.seat)

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
                wanted = 1.0 if g.approval[seat][kind] == min(g.approval[seat]) else 0.6
                held = g.two[seat][kind] + g.one[seat][kind]
                return TILE_GIVES * TOKEN[self.left] * wanted * (1.0 if not held else 0.7)
            case "uncurse":
                return 3.5 if g.skull[seat] and g.round < ROUNDS else 0.0
            case "rewind":
                return 0.5 * sum(g.one[seat])
            case "terrorise" if any(g.two[seat]) or any(g.one[seat]):
                return TERRORISER["two" if any(g.two[seat]) else "one"] * self.weight - 0.6
            case _:
                return 0.2


RESTING, STOPPING = -0.5, 0.25
"""What doing nothing is worth: a move that promises less than a quarter of a point is not made."""

LUXURY = 1.2
"""What the two resources of Luxuriance are worth."""


def called(g: Sabbat, seat: int) -> int:
    """How many ghosts a sensible player calls: as many as terror will feed, with what the round will bring."""
    placed = len(own_places(g, seat))
    fed = g.terror[seat] + g.card.actions - 1
    if g.round == ROUNDS:
        fed += 1
    return max(0, min(available(g, seat), fed - placed, 4))

"""What a ghost may do where it arrives (D16): take a free place, fight, or be repelled."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Literal

import msgspec

from lychgate.core.ask import Fact, Menu, Obstacle, Option, obstacle
from lychgate.core.kept import kept
from lychgate.core.say import Say, who
from lychgate.games.sabbat_magica.choices.moves import Move, trainees
from lychgate.games.sabbat_magica.choices.outlook import Hunger
from lychgate.games.sabbat_magica.data.boards import CANTEEN, LOCATIONS
from lychgate.games.sabbat_magica.data.numbers import BEATEN_VP, CONSOLATION, GHOSTS, MAJOR, MOST_TERROR, REPELLED_VP
from lychgate.games.sabbat_magica.state.ghosts import (
    Ghosts,
    cost_of_fight,
    is_guarded,
    opposing,
    owner_of,
    training_vp,
)
from lychgate.games.sabbat_magica.state.position import Sabbat, garden_bonus, terror_gain
from lychgate.games.sabbat_magica.words.names import in_word, place_word

Arriving = Literal["settle", "fight", "repelled"]


class Arrival(msgspec.Struct, frozen=True):
    """What a ghost meets where it arrives."""

    seat: int
    location: int
    ghosts: Ghosts
    room: int
    cost: int
    terror: int
    vp: int
    points: int
    """What the player has already."""
    due: int
    """SM-201, 202: what food takes when the round ends, if the ghost has fought for the first place."""

    @property
    def full(self) -> bool:
        """Whether no place is free."""
        return len(self.ghosts) >= self.room


def arrival(g: Sabbat, seat: int, move: Move) -> Arrival:
    """SM-137: look at a location after the ghost has left its origin, where the ghosts below it move up a place."""
    target = move.target
    here = g.ghosts[target]
    vp = BEATEN_VP * opposing(here, seat) + training_vp(trainees(g, move.origin), seat, target)
    room, cost = g.room(target), cost_of_fight(here, seat, g.order)
    return Arrival(seat, target, here, room, cost, g.terror[seat], vp, g.vp[seat], _due(g, seat, target))


def _due(g: Sabbat, seat: int, target: int) -> int:
    """SM-201, 202: what food would take with a ghost on the first place here, and the last one thrown out."""
    here = g.ghosts[target]
    out = GHOSTS - g.graves[seat] - (len(here) >= g.room(target) and owner_of(here[-1]) == seat)
    return max(0, out - (MAJOR if target == CANTEEN else garden_bonus(g, seat, CANTEEN)))


@kept
def arrival_menu(met: Arrival) -> Menu[Arriving]:
    """SM-131, 132, 140, 150: take the topmost free place, fight everybody there, or be repelled."""
    where, inside = place_word(LOCATIONS[met.location].id), in_word(LOCATIONS[met.location].id)

    def bars(how: Arriving) -> Iterator[Obstacle]:
        if how == "settle" and met.full:
            yield obstacle("SM-132", "full", inside=inside)
        if how == "repelled" and not met.full:
            yield obstacle("SM-131", "not-full", inside=inside)
        if how == "fight":
            yield from _fight_bars(met, inside)

    free = min(len(met.ghosts) + 1, met.room)
    first_free = LOCATIONS[met.location].place_id(free)
    rivals = list(dict.fromkeys(owner_of(ghost) for ghost in met.ghosts if owner_of(ghost) != met.seat))
    place = Say("option-settle", {"where": where, "place": free})
    settle: Option[Arriving] = Option("settle", "settle", (first_free,), place)
    present = [who(rival) for rival in rivals]
    consoled = terror_gain(met.terror, CONSOLATION)
    repelled = Say("option-repelled", {"vp": REPELLED_VP, "rivals": present, "count": len(present), "terror": consoled})
    brings = {f"vp:{rival}": REPELLED_VP for rival in rivals} | ({f"fear:{met.seat}": consoled} if consoled else {})
    go: Option[Arriving] = Option("repelled", "repelled", (f"grave:{met.seat}",), repelled, brings=brings)
    return Menu([settle, _fight_option(met, where), go], bars)


def _fight_option(met: Arrival, where: Say) -> Option[Arriving]:
    left, now = met.terror - met.cost, met.points + met.vp
    hungry = Hunger(met.due, left)
    said: dict[str, str | int | Say] = {"cost": met.cost, "vp": met.vp, "where": where, "left": left, "now": now}
    said |= {"due": met.due, "short": hungry.short}
    key = "option-fight"
    if met.full:
        key, said["out"] = "option-fight-out", who(owner_of(met.ghosts[-1]))
    marks = tuple(LOCATIONS[met.location].place_id(place) for place in range(1, len(met.ghosts) + 1))
    brings = {f"vp:{met.seat}": met.vp}
    if not (met.full and owner_of(met.ghosts[-1]) == met.seat):  # an own ghost that is thrown out brings terror back
        brings[f"fear:{met.seat}"] = -met.cost
    facts: dict[str, Fact] = {"cost": met.cost, "vp": met.vp}
    return Option("fight", "fight", marks, Say(key, said), facts=facts, brings=brings)


def _fight_bars(met: Arrival, inside: Say) -> Iterator[Obstacle]:
    if not opposing(met.ghosts, met.seat):
        yield obstacle("SM-140", "nobody-to-fight", inside=inside)
    if is_guarded(met.ghosts):
        yield obstacle("SM-182", "peace", inside=inside)
    if met.cost > met.terror:
        yield obstacle("SM-140", "too-little-terror", cost=met.cost, terror=met.terror, most=MOST_TERROR)

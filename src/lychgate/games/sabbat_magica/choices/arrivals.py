"""What a ghost may do where it arrives (D16): take a free place, fight, or be repelled."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Literal

import msgspec

from lychgate.core.ask import Menu, Obstacle, Option, obstacle
from lychgate.core.kept import kept
from lychgate.core.say import Say, who
from lychgate.games.sabbat_magica.choices.moves import Move
from lychgate.games.sabbat_magica.data.boards import LOCATIONS, TRAINING_GROUND
from lychgate.games.sabbat_magica.data.numbers import BEATEN_VP, MOST_TERROR, REPELLED_VP
from lychgate.games.sabbat_magica.state.ghosts import (
    Ghosts,
    cost_of_fight,
    is_guarded,
    opposing,
    owner_of,
    training_vp,
)
from lychgate.games.sabbat_magica.state.position import Sabbat
from lychgate.games.sabbat_magica.words.names import place_word

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

    @property
    def full(self) -> bool:
        """Whether no place is free."""
        return len(self.ghosts) >= self.room


def arrival(g: Sabbat, seat: int, move: Move) -> Arrival:
    """SM-137: look at a location after the ghost has left its origin, where the ghosts below it move up a place."""
    target = move.target
    trainees = g.ghosts[TRAINING_GROUND]
    at, place = move.origin
    if at == TRAINING_GROUND:
        trainees = trainees[: place - 1] + trainees[place:]
    here = g.ghosts[target]
    vp = BEATEN_VP * opposing(here, seat) + training_vp(trainees, seat, target)
    return Arrival(seat, target, here, g.room(target), cost_of_fight(here, seat, g.order), g.terror[seat], vp)


@kept
def arrival_menu(met: Arrival) -> Menu[Arriving]:
    """SM-131, 132, 140, 150: take the topmost free place, fight everybody there, or be repelled."""
    where = place_word(LOCATIONS[met.location].id)

    def bars(how: Arriving) -> Iterator[Obstacle]:
        if how == "settle" and met.full:
            yield obstacle("SM-132", "full", where=where)
        if how == "repelled" and not met.full:
            yield obstacle("SM-131", "not-full", where=where)
        if how == "fight":
            yield from _fight_bars(met, where)

    free = min(len(met.ghosts) + 1, met.room)
    first_free = LOCATIONS[met.location].place_id(free)
    rivals = list(dict.fromkeys(owner_of(ghost) for ghost in met.ghosts if owner_of(ghost) != met.seat))
    place = Say("option-settle", {"where": where, "place": free})
    settle: Option[Arriving] = Option("settle", "settle", (first_free,), place)
    repelled = Say("option-repelled", {"vp": REPELLED_VP, "rivals": [who(rival) for rival in rivals]})
    return Menu(
        [settle, _fight_option(met, where), Option("repelled", "repelled", (f"grave:{met.seat}",), repelled)],
        bars,
    )


def _fight_option(met: Arrival, where: Say) -> Option[Arriving]:
    said: dict[str, str | int | Say] = {"cost": met.cost, "vp": met.vp, "where": where}
    key = "option-fight"
    if met.full:
        key, said["out"] = "option-fight-out", who(owner_of(met.ghosts[-1]))
    marks = (LOCATIONS[met.location].place_id(1),)
    return Option("fight", "fight", marks, Say(key, said), facts={"cost": met.cost, "vp": met.vp})


def _fight_bars(met: Arrival, where: Say) -> Iterator[Obstacle]:
    if not opposing(met.ghosts, met.seat):
        yield obstacle("SM-140", "nobody-to-fight", where=where)
    if is_guarded(met.ghosts):
        yield obstacle("SM-182", "peace", where=where)
    if met.cost > met.terror:
        yield obstacle("SM-140", "too-little-terror", cost=met.cost, terror=met.terror, most=MOST_TERROR)

"""What a ghost may do where it arrives (D16): take a free place, fight, or be repelled."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Literal

import msgspec

from lychgate.core.ask import Menu, Obstacle, Option, obstacle
from lychgate.core.kept import kept
from lychgate.core.say import Say, who
from lychgate.games.sabbat_magica.choices.moves import Move, trainees
from lychgate.games.sabbat_magica.data.boards import LOCATIONS
from lychgate.games.sabbat_magica.data.numbers import BEATEN_VP, CONSOLATION, MOST_TERROR, REPELLED_VP
from lychgate.games.sabbat_magica.state.ghosts import (
    Ghosts,
    cost_of_fight,
    is_guarded,
    opposing,
    owner_of,
    training_vp,
)
from lychgate.games.sabbat_magica.state.position import Sabbat, terror_gain
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

    @property
    def full(self) -> bool:
        """Whether no place is free."""
        return len(self.ghosts) >= self.room


def arrival(g: Sabbat, seat: int, move: Move) -> Arrival:
    """SM-137: look at a location after the ghost has left its origin, where the ghosts below it move up a place."""
    target = move.target
    here = g.ghosts[target]
    vp = BEATEN_VP * opposing(here, seat) + training_vp(trainees(g, move.origin), seat, target)
    return Arrival(
        seat, target, here, g.room(target), cost_of_fight(here, seat, g.order), g.terror[seat], vp, g.vp[seat]
    )


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
    repelled = Say("option-repelled", {"vp": REPELLED_VP, "rivals": present, "terror": consoled})
    return Menu(
        [settle, _fight_option(met, where), Option("repelled", "repelled", (f"grave:{met.seat}",), repelled)],
        bars,
    )


def _fight_option(met: Arrival, where: Say) -> Option[Arriving]:
    left, now = met.terror - met.cost, met.points + met.vp
    said: dict[str, str | int | Say] = {"cost": met.cost, "vp": met.vp, "where": where, "left": left, "now": now}
    key = "option-fight"
    if met.full:
        key, said["out"] = "option-fight-out", who(owner_of(met.ghosts[-1]))
    marks = tuple(LOCATIONS[met.location].place_id(place) for place in range(1, len(met.ghosts) + 1))
    return Option("fight", "fight", marks, Say(key, said), facts={"cost": met.cost, "vp": met.vp})


def _fight_bars(met: Arrival, inside: Say) -> Iterator[Obstacle]:
    if not opposing(met.ghosts, met.seat):
        yield obstacle("SM-140", "nobody-to-fight", inside=inside)
    if is_guarded(met.ghosts):
        yield obstacle("SM-182", "peace", inside=inside)
    if met.cost > met.terror:
        yield obstacle("SM-140", "too-little-terror", cost=met.cost, terror=met.terror, most=MOST_TERROR)

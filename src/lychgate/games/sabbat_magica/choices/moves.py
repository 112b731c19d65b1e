"""Which ghost goes where (D14): every move of B.2, and why not the rest."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Literal

import msgspec

from lychgate.core.ask import Fact, Menu, Obstacle, Option, obstacle
from lychgate.core.kept import kept
from lychgate.core.say import Say, who
from lychgate.games.sabbat_magica.choices.outlook import NO_CHANGE, Change, haunting
from lychgate.games.sabbat_magica.choices.payments import can_pay
from lychgate.games.sabbat_magica.choices.powers import Lack, power_menu
from lychgate.games.sabbat_magica.choices.spots import spot_code, spot_marks, standing
from lychgate.games.sabbat_magica.data.boards import (
    BOOSTED,
    BRIDGE,
    GARDENS,
    HOME,
    LOCATIONS,
    NEIGHBOURS,
    REGIONS,
    ROOM,
    TRAINING_GROUND,
    WHERE,
    Spot,
)
from lychgate.games.sabbat_magica.data.cards import PEOPLES, PowerName
from lychgate.games.sabbat_magica.data.numbers import BEATEN_VP, MOST_OWN
from lychgate.games.sabbat_magica.data.resources import Heap
from lychgate.games.sabbat_magica.state.ghosts import (
    GUARDED,
    MOVED,
    Ghosts,
    cost_of_fight,
    is_guarded,
    opposing,
    own_count,
    owner_of,
    training_vp,
)
from lychgate.games.sabbat_magica.state.position import Sabbat, has_power, homecoming, terror_gain
from lychgate.games.sabbat_magica.state.purse import FEES, NONE
from lychgate.games.sabbat_magica.words.names import heap_words, in_word, origin_word, place_word, power_word, to_word

MoveKind = Literal["move", "teleport"]


class Move(msgspec.Struct, frozen=True):
    """One ghost from here to there."""

    origin: Spot
    target: int
    """A location, or the drawbridge."""
    how: MoveKind = "move"


_TOLD = {
    ("move", False): "move", ("move", True): "doomed",
    ("teleport", False): "teleport", ("teleport", True): "teleport-doomed",
}  # fmt: skip
"""How a move is put into words: by its kind, and by whether the ghost could only be repelled."""


class Meeting(msgspec.Struct, frozen=True):
    """What a ghost would meet where it goes."""

    open: bool = True
    """SM-036, 133: it may enter."""
    doomed: bool = False
    """SM-132: it could only be repelled."""
    cost: int = 0
    """The terror that a fight costs."""
    vp: int = 0
    """The points that a fight brings; 0 where there is none."""


_PEACE = Meeting()

Price = tuple[Heap, int, int]
"""What a way takes and gives besides: the fee of a gate, the terror of coming home, and how much of it is lost."""

_FREE: Price = (NONE, 0, 0)


def could_enter(ghosts: Ghosts, room: int, seat: int) -> bool:
    """SM-036, 133: fewer than two own ghosts there, and a free place or somebody to be up against."""
    return own_count(ghosts, seat) < MOST_OWN and (len(ghosts) < room or opposing(ghosts, seat) > 0)


@kept
def meeting(here: Ghosts, room: int, seat: int, order: tuple[int, ...], terror: int, training: int) -> Meeting:
    """SM-132, 140, 145: a fight with everybody there, `training` points added, or nothing but to be repelled."""
    cost, rivals, peace = cost_of_fight(here, seat, order), opposing(here, seat), is_guarded(here)
    may, doomed = could_enter(here, room, seat), len(here) >= room and (peace or cost > terror)
    return Meeting(may, doomed) if peace or not rivals else Meeting(may, doomed, cost, BEATEN_VP * rivals + training)


@kept
def _option(seat: int, move: Move, met: Meeting, regions: Change, price: Price = _FREE) -> Option[Move]:
    origin, target, how = move.origin, move.target, move.how
    fee, terror, lost = price
    place = "bridge" if target == BRIDGE else LOCATIONS[target].id
    told = "home" if target == BRIDGE else _TOLD[how, met.doomed]
    said: dict[str, str | int | Say | list[Say]] = {
        "how": told,
        "from": origin_word(origin),
        "to": to_word(WHERE[target]),
        "gate": "yes" if fee != NONE else "no",
        "fee": heap_words(fee),
        "cost": 0 if met.doomed else met.cost,
        "vp": 0 if met.doomed else met.vp,
        "terror": terror,
        "lost": lost,
        "change": "no" if met.doomed else regions.word,
        "regions": abs(regions.vp),
    }
    label = Say("option-move", said)
    facts: dict[str, Fact] = {"where": place}
    if met.doomed:
        facts["doomed"] = True
    if met.vp:
        facts |= {"cost": met.cost, "vp": met.vp}
    if how == "teleport":
        facts["power"] = PowerName.TELEPORTATION
    return Option(f"{how}:{spot_code(origin)}>{place}", move, (*spot_marks(origin, seat), place), label, facts=facts)


def _price(g: Sabbat, seat: int, origin: int, target: int) -> Price:
    """SM-124, 125: the fee from the drawbridge to a region; the terror for coming home."""
    if origin == BRIDGE:
        return (FEES[g.gates[target]], 0, 0) if target in REGIONS else _FREE
    if target != BRIDGE:
        return _FREE
    worth = homecoming(g, seat, origin)
    gained = terror_gain(g.terror[seat], worth)
    return NONE, gained, worth - gained


def trainees(g: Sabbat, origin: Spot) -> Ghosts:
    """SM-161, 165: who stands on the training ground once a ghost has left its origin."""
    at, place = origin
    here = g.ghosts[TRAINING_GROUND]
    return here[: place - 1] + here[place:] if at == TRAINING_GROUND else here


def meetings(g: Sabbat, seat: int, origin: Spot = HOME) -> list[Meeting]:
    """Return what a player's ghost that comes from here would meet in every location."""
    order, terror, training = g.order, g.terror[seat], trainees(g, origin)
    return [
        meeting(here, room, seat, order, terror, training_vp(training, seat, at)) if here else _PEACE
        for at, (here, room) in enumerate(zip(g.ghosts, ROOM[g.seats], strict=True))
    ]


def move_menu(g: Sabbat, seat: int, boosted: bool, teleport: bool) -> Menu[Move]:
    """SM-120, 121, 192: every move of an own ghost that has not moved yet; then those by Teleportation."""
    reach = BOOSTED if boosted else NEIGHBOURS
    one, two = g.one[seat], g.two[seat]
    met = meetings(g, seat)
    regions = haunting(g, seat)
    options: list[Option[Move]] = []
    waits = g.bridge[seat][0] > 0
    if waits:
        options += [
            _option(seat, Move(HOME, at), there, regions.by(HOME, at), _price(g, seat, BRIDGE, at))
            for at, there in enumerate(met)
            if there.open and (at not in REGIONS or can_pay(FEES[g.gates[at]], one, two))
        ]
    for at, here in enumerate(g.ghosts):
        for place, ghost in enumerate(here, 1):
            if owner_of(ghost) != seat or ghost & (MOVED | GUARDED):
                continue
            spot = (at, place)
            home = Move(spot, BRIDGE)
            options.append(_option(seat, home, _PEACE, regions.by(spot, BRIDGE), _price(g, seat, at, BRIDGE)))
            there = meetings(g, seat, spot) if at == TRAINING_GROUND else met
            options += [
                _option(seat, Move(spot, to), there[to], regions.by(spot, to)) for to in reach[at] if there[to].open
            ]
    if waits and teleport and has_power(g, seat, PowerName.TELEPORTATION):
        options += [
            _option(seat, Move(HOME, at, "teleport"), met[at], regions.by(HOME, at)) for at in REGIONS if met[at].open
        ]
    return Menu.built(options, lambda: _candidates(g, seat), lambda move: _bars(g, seat, boosted, teleport, move))


def _candidates(g: Sabbat, seat: int) -> Iterator[Option[Move]]:
    """Any ghost on the boards to anywhere; the sorcerer also by Teleportation.

    A place is touched by moves of own ghosts from elsewhere alone: what bars the others says nothing about the place.
    """
    regions = haunting(g, seat)
    for origin, owner in [(HOME, seat), *standing(g.ghosts)]:
        met = [*meetings(g, seat, origin), _PEACE]
        for target in (BRIDGE, *REGIONS, *GARDENS):
            move, price = Move(origin, target), _price(g, seat, origin[0], target)
            change = regions.by(origin, target) if owner == seat else NO_CHANGE
            option = _option(owner, move, met[target], change, price)
            if owner != seat or target == origin[0]:
                option = msgspec.structs.replace(option, marks=spot_marks(origin, owner))
            yield option
    if g.options.power_cards and PowerName.TELEPORTATION in PEOPLES[g.peoples[seat]].powers:
        met = meetings(g, seat)
        for target in REGIONS:
            yield _option(seat, Move(HOME, target, "teleport"), met[target], regions.by(HOME, target))


def _bars(g: Sabbat, seat: int, boosted: bool, teleport: bool, move: Move) -> Iterator[Obstacle]:
    if move.how == "teleport":
        lack = None if teleport else Lack("SM-192", "used-this-action")
        for _, obstacles in power_menu(PowerName.TELEPORTATION, seat, g.power[seat], g.spent[seat], lack).verdicts():
            yield from obstacles
    elsewhere = move.target not in (move.origin[0], BRIDGE)
    if elsewhere:  # what bars a place for every ghost is said first
        yield from _room_bars(g, seat, move.target)
    stays = [*_origin_bars(g, seat, move.origin)]
    yield from stays
    if elsewhere:
        yield from _way_bars(g, seat, boosted, move)
    elif move.target == move.origin[0] and not stays:
        yield obstacle("SM-134", "already-there", where=place_word(WHERE[move.target]))


def _origin_bars(g: Sabbat, seat: int, origin: Spot) -> Iterator[Obstacle]:
    """SM-120, 123, 182: an own ghost that has not moved in this action and is not protected."""
    at, place = origin
    if at == BRIDGE:
        fresh, home = g.bridge[seat]
        if not fresh and home:
            yield obstacle("SM-123", "just-home")
        elif not fresh:
            yield obstacle("SM-120", "bridge-empty")
        return
    ghost = g.ghosts[at][place - 1]
    if owner_of(ghost) != seat:
        yield obstacle("SM-120", "not-your-ghost", owner=who(owner_of(ghost)))
    elif ghost & MOVED:
        yield obstacle("SM-120", "has-moved", inside=in_word(LOCATIONS[at].id))
    elif ghost & GUARDED:
        yield obstacle("SM-182", "is-guarded", power=power_word(PowerName.SECRET_AREA))


def _way_bars(g: Sabbat, seat: int, boosted: bool, move: Move) -> Iterator[Obstacle]:
    """SM-042, 121, 128: there must be a way, and its fee."""
    at, target = move.origin[0], move.target
    where = place_word(LOCATIONS[target].id)
    if at == BRIDGE:
        if target in REGIONS and move.how == "move":
            fee = FEES[g.gates[target]]
            if not can_pay(fee, g.one[seat], g.two[seat]):
                yield obstacle("SM-128", "fee", where=where, fee=heap_words(fee))
    elif LOCATIONS[at].board != LOCATIONS[target].board:
        yield obstacle("SM-042", "over-the-bridge", where=where)
    elif target not in (BOOSTED if boosted else NEIGHBOURS)[at]:
        yield obstacle("SM-121", "not-neighbours", where=where, here=place_word(LOCATIONS[at].id))


def _room_bars(g: Sabbat, seat: int, target: int) -> Iterator[Obstacle]:
    """SM-036, 133: who may enter a location at all."""
    here = g.ghosts[target]
    if own_count(here, seat) >= MOST_OWN:
        yield obstacle("SM-036", "two-already", inside=in_word(LOCATIONS[target].id))
    elif len(here) >= g.room(target) and not opposing(here, seat):
        yield obstacle("SM-133", "full-of-own", inside=in_word(LOCATIONS[target].id))

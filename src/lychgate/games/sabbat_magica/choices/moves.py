"""What a player's ghosts may do (B.2), in canonical order, and why not the rest: moves, fees, arrivals."""

from __future__ import annotations

from collections.abc import Iterator
from functools import lru_cache
from itertools import product
from typing import Any

import msgspec

from lychgate.core.ask import Menu, Obstacle, Option
from lychgate.core.say import Say, who
from lychgate.games.sabbat_magica.choices.menus import (
    KEPT,
    Spot,
    obstacle,
    origin_word,
    power_menu,
    spot_code,
    spot_marks,
)
from lychgate.games.sabbat_magica.data import (
    BEATEN_VP,
    BOOSTED,
    BRIDGE,
    GARDENS,
    KINDS,
    LETTERS,
    LOCATIONS,
    MOST_OWN,
    MOST_TERROR,
    PEOPLES,
    REGIONS,
    REPELLED_VP,
    RESOURCES,
    ROOM,
    TRAINING_GROUND,
    TRAINING_VP,
)
from lychgate.games.sabbat_magica.state.position import (
    GUARDED,
    MOVED,
    Ghosts,
    Sabbat,
    bonus_place,
    cost_of_fight,
    has_power,
    is_guarded,
    opposing,
    own_count,
    place_id,
)
from lychgate.games.sabbat_magica.state.purse import FEES, KIND_WORDS, NONE, ONE, Heap, heap_words, minus, plus, text
from lychgate.games.sabbat_magica.steps.effects import where_id
from lychgate.games.sabbat_magica.words.names import place_word, power_word

HOME = (BRIDGE, 0)
"""The drawbridge as the origin of a move."""


class Move(msgspec.Struct, frozen=True):
    """One ghost from here to there."""

    origin: Spot
    target: int
    """A location, or the drawbridge."""
    how: str = "move"
    """move or teleport."""


# --- D14: which ghost goes where


TOLD = {
    ("move", False): "move", ("move", True): "doomed",
    ("teleport", False): "teleport", ("teleport", True): "teleport-doomed",
}  # fmt: skip
"""How a move is told in words: by what it is, and whether it can only be repelled."""


@lru_cache(maxsize=KEPT)
def _option(seat: int, origin: Spot, target: int, how: str, doomed: bool) -> Option[Move]:
    move = Move(origin, target, how)
    place = "bridge" if target == BRIDGE else LOCATIONS[target].id
    told = "home" if target == BRIDGE else TOLD[how, doomed]
    label = Say("option-move", {"how": told, "from": origin_word(origin), "where": place_word(where_id(target))})
    return Option(f"{how}:{spot_code(origin)}>{place}", move, (*spot_marks(origin, seat), place), label)


_STEPS = tuple(tuple(sorted(location.neighbours)) for location in LOCATIONS)


def can_pay(fee: Heap, one: Heap, two: Heap) -> bool:
    """SM-126, 128: whether each token of a fee is in one of the two stores."""
    return all(one[kind] + two[kind] >= fee[kind] for kind in KINDS)


def could_enter(ghosts: Ghosts, room: int, seat: int) -> bool:
    """SM-036, 133: fewer than two own ghosts there, and a free place or somebody to be up against."""
    return own_count(ghosts, seat) < MOST_OWN and (len(ghosts) < room or opposing(ghosts, seat) > 0)


def is_doomed(ghosts: Ghosts, room: int, seat: int, order: tuple[int, ...], terror: int) -> bool:
    """SM-132: whether a ghost could only be repelled."""
    return len(ghosts) >= room and (is_guarded(ghosts) or cost_of_fight(ghosts, seat, order) > terror)


def move_menu(g: Sabbat, seat: int, boosted: bool, teleport: bool) -> Menu[Move]:
    """SM-120, 121, 192: every move of an own ghost that has not moved yet; then those by Teleportation."""
    reach = BOOSTED if boosted else _STEPS
    order, terror = g.order, g.terror[seat]
    one, two = g.one[seat], g.two[seat]
    rooms = ROOM[g.seats]
    open_to = [could_enter(here, room, seat) for here, room in zip(g.ghosts, rooms, strict=True)]
    doomed = [
        free and is_doomed(here, room, seat, order, terror)
        for free, here, room in zip(open_to, g.ghosts, rooms, strict=True)
    ]
    options: list[Option[Move]] = []
    waits = g.bridge[seat][0] > 0
    if waits:
        options += [
            _option(seat, HOME, at, "move", doomed[at])
            for at, free in enumerate(open_to)
            if free and (at not in REGIONS or can_pay(FEES[g.gates[at]], one, two))
        ]
    for at, here in enumerate(g.ghosts):
        for place, ghost in enumerate(here, 1):
            if ghost >> 2 != seat or ghost & (MOVED | GUARDED):
                continue
            options.append(_option(seat, (at, place), BRIDGE, "move", False))
            options += [_option(seat, (at, place), to, "move", doomed[to]) for to in reach[at] if open_to[to]]
    if waits and teleport and has_power(g, seat, "teleportation"):
        options += [_option(seat, HOME, at, "teleport", doomed[at]) for at in REGIONS if open_to[at]]
    return Menu.built(options, lambda: _candidates(g, seat), lambda move: _bars(g, seat, boosted, teleport, move))


def _candidates(g: Sabbat, seat: int) -> Iterator[Option[Move]]:
    """Any ghost on the boards to anywhere; the sorcerer also by Teleportation."""
    origins: list[tuple[Spot, int]] = [(HOME, seat)]
    origins += [((at, place), ghost >> 2) for at, here in enumerate(g.ghosts) for place, ghost in enumerate(here, 1)]
    for origin, owner in origins:
        for target in (BRIDGE, *REGIONS, *GARDENS):
            yield _option(owner, origin, target, "move", _doomed(g, seat, target))
    if g.options.power_cards and "teleportation" in PEOPLES[g.peoples[seat]].powers:
        for target in REGIONS:
            yield _option(seat, HOME, target, "teleport", _doomed(g, seat, target))


def _doomed(g: Sabbat, seat: int, target: int) -> bool:
    return target != BRIDGE and is_doomed(g.ghosts[target], g.room(target), seat, g.order, g.terror[seat])


def _bars(g: Sabbat, seat: int, boosted: bool, teleport: bool, move: Move) -> Iterator[Obstacle]:
    if move.how == "teleport":
        lack = None if teleport else ("SM-192", "power-used")
        for _, obstacles in power_menu("teleportation", seat, g.power[seat], g.spent[seat], lack).verdicts():
            yield from obstacles
    yield from _origin_bars(g, seat, move.origin)
    if move.target == move.origin[0]:
        yield obstacle("SM-134", "already-there", where=place_word(where_id(move.target)))
    elif move.target != BRIDGE:
        yield from _way_bars(g, seat, boosted, move)
        yield from _room_bars(g, seat, move.target)


def _origin_bars(g: Sabbat, seat: int, origin: Spot) -> Iterator[Obstacle]:
    """SM-120, 123, 182: an own ghost that has not moved in this action and is not protected."""
    at, place = origin
    if at == BRIDGE:
        fresh, home = g.bridge[seat]
        if not fresh:
            yield obstacle("SM-123", "just-home") if home else obstacle("SM-120", "bridge-empty")
        return
    ghost = g.ghosts[at][place - 1]
    if ghost >> 2 != seat:
        yield obstacle("SM-120", "not-your-ghost", owner=who(ghost >> 2))
    elif ghost & MOVED:
        yield obstacle("SM-120", "has-moved")
    elif ghost & GUARDED:
        yield obstacle("SM-182", "is-guarded", power=power_word("secret_area"))


def _way_bars(g: Sabbat, seat: int, boosted: bool, move: Move) -> Iterator[Obstacle]:
    """SM-042, 121, 128: there must be a way, and its fee."""
    at, target = move.origin[0], move.target
    where = place_word(LOCATIONS[target].id)
    if at == BRIDGE:
        if target in REGIONS and move.how == "move":
            fee = FEES[g.gates[target]]
            if not can_pay(fee, g.one[seat], g.two[seat]):
                yield obstacle("SM-128", "fee", where=where, fee=heap_words(text(fee)))
    elif LOCATIONS[at].board != LOCATIONS[target].board:
        yield obstacle("SM-042", "over-the-bridge", where=where)
    elif target not in (BOOSTED if boosted else _STEPS)[at]:
        yield obstacle("SM-121", "not-neighbours", where=where, here=place_word(LOCATIONS[at].id))


def _room_bars(g: Sabbat, seat: int, target: int) -> Iterator[Obstacle]:
    """SM-036, 133: who may enter a location at all."""
    here = g.ghosts[target]
    where = place_word(LOCATIONS[target].id)
    if own_count(here, seat) >= MOST_OWN:
        yield obstacle("SM-036", "two-already", where=where)
    if len(here) >= g.room(target) and not opposing(here, seat):
        yield obstacle("SM-133", "full-of-own", where=where)


# --- D15: the fee

Fee = tuple[Heap, Heap]
"""What is paid from the 1H and from the 2H store."""


@lru_cache(maxsize=KEPT)
def fee_menu(seat: int, fee: Heap, one: Heap, two: Heap) -> Menu[Fee]:
    """SM-125, 126: one token of each kind, each from either store; oldest first."""
    kinds = [kind for kind in KINDS if fee[kind]]

    def bars(paid: Fee) -> Iterator[Obstacle]:
        for store, heap, part in (("1h", one, paid[0]), ("2h", two, paid[1])):
            for kind in kinds:
                if part[kind] > heap[kind]:
                    yield obstacle("SM-126", "not-in-store", kind=KIND_WORDS[kind], store=store)

    def option(stores: tuple[int, ...]) -> Option[Fee]:
        old = NONE
        for kind, store in zip(kinds, stores, strict=True):
            old = plus(old, ONE[kind]) if store == 1 else old
        new = minus(fee, old)
        code = "".join(f"{LETTERS[kind]}{store}" for kind, store in zip(kinds, stores, strict=True))
        marks = tuple(
            f"{'one' if store == 1 else 'two'}:{seat}:{RESOURCES[kind]}"
            for kind, store in zip(kinds, stores, strict=True)
        )
        paid = "new" if old == NONE else "old" if new == NONE else "both"
        label = Say("option-pay", {"store": paid, "one": heap_words(text(old)), "two": heap_words(text(new))})
        return Option(f"pay:{code}", (old, new), marks, label)

    return Menu(map(option, product((1, 2), repeat=len(kinds))), bars)


# --- D16: on arrival


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
    """SM-137: look at a location after the ghost has left its origin: that may have brought a fellow up a place."""
    target = move.target
    trainees = g.ghosts[TRAINING_GROUND]
    at, place = move.origin
    if at == TRAINING_GROUND:
        trainees = trainees[: place - 1] + trainees[place:]
    here = g.ghosts[target]
    vp = BEATEN_VP * opposing(here, seat) + training_vp(trainees, seat, target)
    return Arrival(seat, target, here, g.room(target), cost_of_fight(here, seat, g.order), g.terror[seat], vp)


def training_vp(trainees: Ghosts, seat: int, location: int) -> int:
    """SM-164, 165: 1 point for a fight won, anywhere with the major place, in regions with the minor one."""
    place = bonus_place(trainees, seat)
    return TRAINING_VP if place == 2 or (place == 1 and location in REGIONS) else 0


@lru_cache(maxsize=KEPT)
def arrival_menu(met: Arrival) -> Menu[str]:
    """SM-131, 132, 140, 150: take the topmost free place, fight everybody there, or be repelled."""
    where = place_word(LOCATIONS[met.location].id)

    def bars(how: str) -> Iterator[Obstacle]:
        if how == "settle" and met.full:
            yield obstacle("SM-132", "full", where=where)
        if how == "repelled" and not met.full:
            yield obstacle("SM-131", "not-full", where=where)
        if how == "fight":
            yield from _fight_bars(met, where)

    free = min(len(met.ghosts) + 1, met.room)
    first_free = place_id(met.location, free)
    rivals = list(dict.fromkeys(ghost >> 2 for ghost in met.ghosts if ghost >> 2 != met.seat))
    place = Say("option-settle", {"where": where, "place": free})
    settle: Option[Any] = Option("settle", "settle", (first_free,), place)
    repelled = Say("option-repelled", {"vp": REPELLED_VP, "rivals": [who(rival) for rival in rivals]})
    return Menu(
        [settle, _fight_option(met, where), Option("repelled", "repelled", (f"grave:{met.seat}",), repelled)],
        bars,
    )


def _fight_option(met: Arrival, where: Say) -> Option[Any]:
    facts: dict[str, Any] = {"cost": met.cost, "vp": met.vp, "where": where}
    key = "option-fight"
    if met.full:
        key, facts["out"] = "option-fight-out", who(met.ghosts[-1] >> 2)
    return Option("fight", "fight", (place_id(met.location, 1),), Say(key, facts))


def _fight_bars(met: Arrival, where: Say) -> Iterator[Obstacle]:
    if not opposing(met.ghosts, met.seat):
        yield obstacle("SM-140", "nobody-to-fight", where=where)
    if is_guarded(met.ghosts):
        yield obstacle("SM-182", "peace", where=where)
    if met.cost > met.terror:
        yield obstacle("SM-140", "too-little-terror", cost=met.cost, terror=met.terror, most=MOST_TERROR)

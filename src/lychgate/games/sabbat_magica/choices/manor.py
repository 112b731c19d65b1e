"""What a magician may choose from in the manor (B.1), in canonical order, and why not the rest."""

from __future__ import annotations

from collections.abc import Iterator
from functools import lru_cache

import msgspec

from lychgate.core.ask import Menu, Obstacle, Option, Script, pick
from lychgate.core.say import Say
from lychgate.games.sabbat_magica.choices.menus import KEPT, obstacle
from lychgate.games.sabbat_magica.data import (
    ADJACENT,
    BROKEN,
    KINDS,
    LITERAL,
    MIRROR_STATES,
    MIRROR_TERROR,
    MIRRORS,
    OFF,
    PEOPLES,
    RESOURCES,
    SQUARES,
    TERRORISER,
    TILE_GIVES,
    TILES,
)
from lychgate.games.sabbat_magica.state.position import Sabbat, has_power
from lychgate.games.sabbat_magica.state.purse import KIND_WORDS, NONE, ONE, Heap, plus
from lychgate.games.sabbat_magica.words.names import mirror_word, square_word, tile_word

STORES = ("one", "two")
HOURS = {"one": "1h", "two": "2h"}


class Walk(msgspec.Struct, frozen=True):
    """Where a magician goes: placed (the first time), by a step, or flying with Bats."""

    square: int
    how: str


# --- D8: the square


@lru_cache(maxsize=KEPT)
def walk_menu(
    seat: int, people: int, here: int, others: frozenset[int], tiles: tuple[int, ...], literal: bool, bats: bool
) -> Menu[Walk]:
    """SM-035, 100..102, 185: any empty square at first, then one next to it; with Bats any empty one."""
    magician = PEOPLES[people].magician
    stands = f"home:{seat}:{magician}" if here == OFF else f"{SQUARES[here].id}:{magician}"
    near = () if here == OFF else LITERAL[here] if literal else ADJACENT[here]

    def bars(walk: Walk) -> Iterator[Obstacle]:
        if walk.square in others:
            yield obstacle("SM-102", "square-taken", square=square_word(SQUARES[walk.square].id))
        if walk.square == here:
            yield obstacle("SM-101", "must-move")
        elif walk.how == "step" and walk.square not in near:
            straight = literal and walk.square in ADJACENT[here]
            there = square_word(SQUARES[walk.square].id)
            yield obstacle("SM-101", "no-vertical-step" if straight else "not-next-to", square=there)

    def how_to(square: int) -> Walk:
        if here == OFF:
            return Walk(square, "place")
        return Walk(square, "fly" if bats and square not in near and square != here else "step")

    def option(walk: Walk) -> Option[Walk]:
        name = SQUARES[walk.square].id
        tile = tile_word(TILES[tiles[walk.square]].id)
        label = Say("option-walk", {"how": walk.how, "square": square_word(name), "tile": tile})
        return Option(f"{walk.how}:{name}", walk, (stands, name), label)

    return Menu.of([how_to(square) for square in range(len(SQUARES))], option, bars)


def walks(g: Sabbat, seat: int) -> Menu[Walk]:
    """SM-095, 100, 101: where a magician may go now."""
    others = frozenset(square for rival, square in enumerate(g.magician) if rival != seat and square != OFF)
    bats = has_power(g, seat, "bats")
    return walk_menu(seat, g.peoples[seat], g.magician[seat], others, tuple(g.tiles), g.options.literal_steps, bats)


# --- D9: the effect on arrival

Effect = int
"""What is used on a square: nothing (-1), a mirror by its number, or the tile."""

NOTHING: Effect = -1
TILE_EFFECT: Effect = len(MIRRORS)


class Means(msgspec.Struct, frozen=True):
    """What decides whether a tile can be used: the stores, and whether there is a curse."""

    one: Heap
    two: Heap
    skull: bool


def means(g: Sabbat, seat: int) -> Means:
    """Return what a player has to use tiles with."""
    return Means(g.one[seat], g.two[seat], g.skull[seat])


def tile_bars(tile: int, has: Means) -> Iterator[Obstacle]:
    """SM-116: a special tile needs something to work on."""
    effect = TILES[tile].effect
    if effect == "uncurse" and not has.skull:
        yield obstacle("SM-116", "no-curse")
    if effect == "rewind" and has.one == NONE:
        yield obstacle("SM-116", "nothing-ages")
    if effect in ("terrorise", "exchange") and has.one == has.two == NONE:
        yield obstacle("SM-116", "no-resource", tile=tile_word(TILES[tile].id))


def mirror_bars(mirror: int, square: int, states: tuple[int, ...]) -> Iterator[Obstacle]:
    """SM-104, 107: only the mirrors of the square, and none that is broken."""
    if mirror not in SQUARES[square].mirrors:
        yield obstacle("SM-104", "mirror-out-of-reach", square=square_word(SQUARES[square].id))
    if states[mirror] == BROKEN:
        yield obstacle("SM-107", "mirror-broken")


def _tile_option(square: int, tile: int) -> Option[Effect]:
    row = TILES[tile]
    label = Say(f"option-tile-{row.effect}")
    if row.kind >= 0:
        label = Say("option-tile-gather", {"resource": RESOURCES[row.kind], "count": TILE_GIVES})
    return Option("tile", TILE_EFFECT, (SQUARES[square].id,), label)


def _mirror_option(mirror: int, state: int, glass: int) -> Option[Effect]:
    label = Say("option-mirror-broken")
    if state != BROKEN:
        terror = mirror_terror(state, glass)
        facts: dict[str, str | int | Say] = {
            "state": MIRROR_STATES[state],
            "terror": terror,
            "mirror": mirror_word(MIRRORS[mirror].id),
        }
        label = Say("option-mirror", facts)
    return Option(f"mirror:{MIRRORS[mirror].id}", mirror, (MIRRORS[mirror].id,), label)


def mirror_terror(state: int, glass: int) -> int:
    """SM-105, 106, 163: 3 for cracking and 2 for breaking; the glass factory adds 1 to both, or to breaking only."""
    return MIRROR_TERROR[state] + (1 if glass == 2 or (glass == 1 and state == 1) else 0)


@lru_cache(maxsize=KEPT)
def arrive_menu(square: int, tile: int, has: Means, states: tuple[int, ...], glass: int) -> Menu[Effect]:
    """SM-103: the tile of the square, or one of its mirrors, or nothing."""

    def bars(effect: Effect) -> Iterator[Obstacle]:
        if effect == TILE_EFFECT:
            yield from tile_bars(tile, has)
        elif effect != NOTHING:
            yield from mirror_bars(effect, square, states)

    def option(effect: Effect) -> Option[Effect]:
        if effect == NOTHING:
            return NO_EFFECT
        if effect == TILE_EFFECT:
            return _tile_option(square, tile)
        return _mirror_option(effect, states[effect], glass)

    effects = (NOTHING, TILE_EFFECT, *range(len(MIRRORS)))
    usable = [each for each in (NOTHING, TILE_EFFECT, *SQUARES[square].mirrors) if not any(bars(each))]
    return Menu.built(map(option, usable), lambda: map(option, effects), bars)


NO_EFFECT: Option[Effect] = Option("nothing", NOTHING, label=Say("option-nothing"))


@lru_cache(maxsize=KEPT)
def again_menu(square: int, states: tuple[int, ...], glass: int) -> Menu[Effect]:
    """SM-184: the mirrors of the square that can be worked on again, the same one or another."""

    def bars(mirror: Effect) -> Iterator[Obstacle]:
        return mirror_bars(mirror, square, states)

    return Menu((_mirror_option(mirror, states[mirror], glass) for mirror in range(len(MIRRORS))), bars)


# --- D10 and D11: Terroriser and Test tube

Token = tuple[str, int]
"""A store and a kind."""


@lru_cache(maxsize=KEPT)
def discard_menu(seat: int, one: Heap, two: Heap) -> Menu[Token]:
    """SM-113: one resource, from either store."""
    stores = {"one": one, "two": two}

    def bars(token: Token) -> Iterator[Obstacle]:
        store, kind = token
        if not stores[store][kind]:
            yield obstacle("SM-113", "not-in-store", kind=KIND_WORDS[kind], store=HOURS[store])

    return Menu(
        (
            Option(
                f"discard:{RESOURCES[kind]}@{HOURS[store]}",
                (store, kind),
                (f"{store}:{seat}:{RESOURCES[kind]}",),
                Say("option-discard", {"kind": KIND_WORDS[kind], "store": HOURS[store], "terror": TERRORISER[store]}),
            )
            for store in STORES
            for kind in KINDS
        ),
        bars,
    )


@lru_cache(maxsize=KEPT)
def tube_menu(seat: int, one: Heap, two: Heap) -> Menu[int]:
    """SM-114: the kind to be exchanged."""
    held = plus(one, two)

    def bars(kind: int) -> Iterator[Obstacle]:
        if not held[kind]:
            yield obstacle("SM-114", "none-of-it", kind=KIND_WORDS[kind])

    def option(kind: int) -> Option[int]:
        stores = [store for store, heap in (("one", one), ("two", two)) if heap[kind]]
        marks = tuple(f"{store}:{seat}:{RESOURCES[kind]}" for store in stores)
        return Option(f"tube:{RESOURCES[kind]}", kind, marks, Say("option-tube", {"kind": KIND_WORDS[kind]}))

    return Menu(map(option, KINDS), bars)


@lru_cache(maxsize=KEPT)
def swap_menu(seat: int, kind: int, left: tuple[int, int], begun: bool) -> Menu[Token | None]:
    """SM-114, 115: one token more for another of a different kind in the same store; or finish, after at least one."""
    remaining = dict(zip(STORES, left, strict=True))

    def bars(token: Token | None) -> Iterator[Obstacle]:
        if token is None:
            if not begun:
                yield obstacle("SM-114", "exchange-one")
            return
        store, new = token
        if not remaining[store]:
            yield obstacle("SM-114", "not-in-store", kind=KIND_WORDS[kind], store=HOURS[store])
        if new == kind:
            yield obstacle("SM-115", "same-kind", kind=KIND_WORDS[kind])

    def option(store: str, new: int) -> Option[Token | None]:
        label = Say("option-swap", {"kind": KIND_WORDS[kind], "new": KIND_WORDS[new], "store": HOURS[store]})
        marks = (f"{store}:{seat}", f"supply:{RESOURCES[new]}")
        return Option(f"swap:{HOURS[store]}>{RESOURCES[new]}", (store, new), marks, label)

    finish: Option[Token | None] = Option("finish", None, label=Say("option-finish"))
    return Menu([finish, *(option(store, new) for store in STORES for new in KINDS)], bars)


class Exchange(msgspec.Struct, frozen=True):
    """What the Test tube does: a kind given, and what comes for it in each store."""

    kind: int
    one: Heap = NONE
    two: Heap = NONE


def exchange(seat: int, one: Heap, two: Heap) -> Script[Exchange]:
    """SM-114 (D11): first the kind, then one token after the other until the player has enough."""
    kind = yield from pick(seat, "tube", tube_menu(seat, one, two), clause="SM-114")
    left = (one[kind], two[kind])
    came = {"one": NONE, "two": NONE}
    begun = False
    while sum(left):
        token = yield from pick(
            seat, "swap", swap_menu(seat, kind, left, begun), args={"kind": KIND_WORDS[kind]}, clause="SM-114"
        )
        if token is None:
            break
        store, new = token
        came[store] = plus(came[store], ONE[new])
        left = (left[0] - (store == "one"), left[1] - (store == "two"))
        begun = True
    return Exchange(kind, came["one"], came["two"])

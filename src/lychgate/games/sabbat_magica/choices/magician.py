"""What a magician may do in the manor (B.1): where it goes, and whether it uses the tile, a mirror or nothing."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Literal

import msgspec

from lychgate.core.ask import Fact, Menu, Obstacle, Option, obstacle
from lychgate.core.kept import kept
from lychgate.core.say import Say
from lychgate.games.sabbat_magica.choices.outlook import FED, Hunger, hunger
from lychgate.games.sabbat_magica.data.boards import (
    ADJACENT,
    BROKEN,
    CRACKED,
    GLASS_FACTORY,
    LITERAL,
    MIRROR_STATES,
    MIRROR_TERROR,
    MIRRORS,
    OFF,
    SQUARES,
)
from lychgate.games.sabbat_magica.data.cards import PEOPLES, PowerName
from lychgate.games.sabbat_magica.data.numbers import GLASS_TERROR, MAJOR, MINOR
from lychgate.games.sabbat_magica.data.resources import RESOURCES, STORES, TERRORISER, TILE_GIVES, TILES, Heap
from lychgate.games.sabbat_magica.state.position import Sabbat, garden_bonus, has_power, terror_gain
from lychgate.games.sabbat_magica.state.purse import NONE
from lychgate.games.sabbat_magica.words.names import heap_words, mirror_word, square_word, tile_word

# --- D8: the square


class Walk(msgspec.Struct, frozen=True):
    """Where a magician goes: placed (the first time), by a step, or flying with Bats."""

    square: int
    how: Literal["place", "step", "fly"]


@kept
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
        facts: dict[str, Fact] = {"power": PowerName.BATS} if walk.how == "fly" else {}
        return Option(f"{walk.how}:{name}", walk, (stands, name), label, facts=facts)

    return Menu.of([how_to(square) for square in range(len(SQUARES))], option, bars)


def walks(g: Sabbat, seat: int) -> Menu[Walk]:
    """SM-095, 100, 101: where a magician may go now."""
    others = frozenset(square for rival, square in enumerate(g.magician) if rival != seat and square != OFF)
    bats = has_power(g, seat, PowerName.BATS)
    return walk_menu(seat, g.peoples[seat], g.magician[seat], others, tuple(g.tiles), g.options.literal_steps, bats)


# --- D9: the effect on arrival


class Effect(msgspec.Struct, frozen=True):
    """What is used on a square."""

    what: Literal["nothing", "tile", "mirror"]
    mirror: int = -1
    """Which mirror, where it is one."""


NOTHING = Effect("nothing")
TILE_EFFECT = Effect("tile")
MIRROR_EFFECTS = tuple(Effect("mirror", mirror) for mirror in range(len(MIRRORS)))


class Means(msgspec.Struct, frozen=True):
    """What decides which tiles can be used and what they bring: stores, a curse, terror, and what food will take."""

    one: Heap
    two: Heap
    skull: bool
    terror: int
    hunger: Hunger = FED


def means(g: Sabbat, seat: int) -> Means:
    """Return what a player has to use tiles with."""
    return Means(g.one[seat], g.two[seat], g.skull[seat], g.terror[seat], hunger(g, seat))


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


def mirror_terror(state: int, glass: int) -> int:
    """SM-105, 106, 163: 3 for cracking and 2 for breaking; the glass factory adds 1 to both, or to breaking only."""
    helps = glass == MAJOR or (glass == MINOR and state == CRACKED)
    return MIRROR_TERROR[state] + (GLASS_TERROR if helps else 0)


@kept
def _no_effect(hungry: Hunger) -> Option[Effect]:
    return Option("nothing", NOTHING, label=Say("option-nothing", hungry.said), idle=True)


def _tile_option(square: int, tile: int, has: Means) -> Option[Effect]:
    row = TILES[tile]
    said: dict[str, str | int | Say | list[Say]] = {}
    if row.effect == "gather":
        said = {"resource": RESOURCES[row.kind], "count": TILE_GIVES}
    elif row.effect == "rewind":
        said = {"tokens": heap_words(has.one)}
    elif row.effect == "terrorise":
        said = {store: terror_gain(has.terror, TERRORISER[store]) for store in STORES}
    return Option("tile", TILE_EFFECT, (SQUARES[square].id,), Say(f"option-tile-{row.effect}", said))


def _mirror_option(mirror: int, state: int, glass: int, terror: int) -> Option[Effect]:
    label = Say("option-mirror-broken")
    if state != BROKEN:
        worth = mirror_terror(state, glass)
        gained = terror_gain(terror, worth)
        facts: dict[str, str | int | Say] = {
            "state": MIRROR_STATES[state],
            "terror": gained,
            "lost": worth - gained,
            "now": terror + gained,
            "mirror": mirror_word(MIRRORS[mirror].id),
        }
        label = Say("option-mirror", facts)
    return Option(f"mirror:{MIRRORS[mirror].id}", MIRROR_EFFECTS[mirror], (MIRRORS[mirror].id,), label)


@kept
def arrive_menu(square: int, tile: int, has: Means, states: tuple[int, ...], glass: int) -> Menu[Effect]:
    """SM-103: the tile of the square, or one of its mirrors, or nothing."""

    def bars(effect: Effect) -> Iterator[Obstacle]:
        if effect.what == "tile":
            yield from tile_bars(tile, has)
        elif effect.what == "mirror":
            yield from mirror_bars(effect.mirror, square, states)

    def option(effect: Effect) -> Option[Effect]:
        if effect.what == "nothing":
            return _no_effect(has.hunger)
        if effect.what == "tile":
            return _tile_option(square, tile, has)
        return _mirror_option(effect.mirror, states[effect.mirror], glass, has.terror)

    near = (MIRROR_EFFECTS[mirror] for mirror in SQUARES[square].mirrors)
    usable = [effect for effect in (NOTHING, TILE_EFFECT, *near) if not any(bars(effect))]
    return Menu.built(map(option, usable), lambda: map(option, (NOTHING, TILE_EFFECT, *MIRROR_EFFECTS)), bars)


@kept
def again_menu(square: int, states: tuple[int, ...], glass: int, terror: int) -> Menu[Effect]:
    """SM-184: the mirrors of the square that can be worked on again, the same one or another."""

    def bars(effect: Effect) -> Iterator[Obstacle]:
        return mirror_bars(effect.mirror, square, states)

    def option(effect: Effect) -> Option[Effect]:
        return _mirror_option(effect.mirror, states[effect.mirror], glass, terror)

    return Menu.of(MIRROR_EFFECTS, option, bars)


def effects(g: Sabbat, seat: int) -> Menu[Effect]:
    """SM-103: what a magician may use where it stands."""
    square = g.magician[seat]
    glass = garden_bonus(g, seat, GLASS_FACTORY)
    return arrive_menu(square, g.tiles[square], means(g, seat), tuple(g.mirrors), glass)


def mirrors_again(g: Sabbat, seat: int) -> Menu[Effect]:
    """SM-184: the mirrors that Doppelgänger may work on where the magician stands."""
    return again_menu(g.magician[seat], tuple(g.mirrors), garden_bonus(g, seat, GLASS_FACTORY), g.terror[seat])


def can_repeat(g: Sabbat, seat: int, effect: Effect) -> bool:
    """SM-184: whether the kind of effect just used can be used again."""
    if effect.what == "nothing":
        return False
    if effect.what == "tile":
        return not list(tile_bars(g.tiles[g.magician[seat]], means(g, seat)))
    return bool(mirrors_again(g, seat).options)

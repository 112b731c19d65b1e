"""What the tiles and mirrors of the manor do (SM-103..118).

A deed is what happens once everything is asked: `ask_tile` puts the questions of a tile and returns its deed.
"""

from __future__ import annotations

from collections.abc import Callable
from functools import partial

import msgspec

from lychgate.core.ask import Script, Seat, pick
from lychgate.games.sabbat_magica.choices.magician import Effect, mirror_terror
from lychgate.games.sabbat_magica.choices.tiles import Token, discard_menu, swap_menu, tube_menu
from lychgate.games.sabbat_magica.data.boards import GLASS_FACTORY, MIRROR_STATES, MIRRORS, SQUARES
from lychgate.games.sabbat_magica.data.resources import RESOURCES, TERRORISER, TILE_GIVES, TILES, Heap
from lychgate.games.sabbat_magica.events.magician import (
    Exchanged,
    Gathered,
    LeftAlone,
    MirrorWorked,
    Rewound,
    Terrorised,
    Uncursed,
)
from lychgate.games.sabbat_magica.state.position import Sabbat, garden_bonus
from lychgate.games.sabbat_magica.state.purse import NONE, ONE, minus, plus, times
from lychgate.games.sabbat_magica.steps.effects import gain_terror, take
from lychgate.games.sabbat_magica.words.names import KIND_WORDS

Deed = Callable[[Sabbat, Seat], None]


def ask_effect(g: Sabbat, seat: Seat, effect: Effect) -> Script[Deed]:
    """SM-103: nothing, the tile, or a mirror."""
    match effect.what:
        case "nothing":
            return leave_alone
        case "mirror":
            return partial(work_on, effect.mirror)
        case "tile":
            return (yield from ask_tile(g, seat))


def leave_alone(g: Sabbat, seat: Seat) -> None:
    """SM-103: neither tile nor mirror is used."""
    g.tell(LeftAlone(seat))


def work_on(mirror: int, g: Sabbat, seat: Seat) -> None:
    """SM-105, 106, 108, 109: an intact mirror cracks, a cracked one breaks; terror for either."""
    terror = mirror_terror(g.mirrors[mirror], garden_bonus(g, seat, GLASS_FACTORY))
    g.mirrors[mirror] += 1
    state = MIRROR_STATES[g.mirrors[mirror]]
    gained = gain_terror(g, seat, terror)
    g.tell(MirrorWorked(seat, MIRRORS[mirror].id, state, gained, g.terror[seat]))


# --- tiles


def ask_tile(g: Sabbat, seat: Seat) -> Script[Deed]:
    """SM-110..114: what the tile under the magician does; the Terroriser and the Test tube ask first (D10, D11)."""
    one, two = g.one[seat], g.two[seat]
    match TILES[g.tiles[g.magician[seat]]].effect:
        case "gather":
            return gather
        case "uncurse":
            return uncurse
        case "rewind":
            return rewind
        case "terrorise":
            token = yield from pick(seat, "discard", discard_menu(seat, one, two, g.terror[seat]), clause="SM-113")
            return partial(terrorise, token)
        case "exchange":
            exchange = yield from ask_exchange(seat, one, two)
            return partial(transmute, exchange)


def square_of(g: Sabbat, seat: Seat) -> str:
    """Return the id of the square where a player's magician stands."""
    return SQUARES[g.magician[seat]].id


def gather(g: Sabbat, seat: Seat) -> None:
    """SM-110: two resources of the tile's kind."""
    heap = times(TILE_GIVES, ONE[TILES[g.tiles[g.magician[seat]]].kind])
    take(g, seat, heap)
    g.tell(Gathered(seat, square_of(g, seat), heap))


def uncurse(g: Sabbat, seat: Seat) -> None:
    """SM-111: the Grimoire removes the cursed token; nothing is lost."""
    g.skull[seat] = False
    g.tell(Uncursed(seat, square_of(g, seat)))


def rewind(g: Sabbat, seat: Seat) -> None:
    """SM-112: the Clock moves the whole 1H store to the 2H store."""
    g.tell(Rewound(seat, square_of(g, seat), g.one[seat]))
    take(g, seat, g.one[seat])
    g.one[seat] = NONE


def terrorise(token: Token, g: Sabbat, seat: Seat) -> None:
    """SM-113, 118: a resource goes back to the supply: 4 terror for one from 2H, 2 for one from 1H."""
    if token.store == "one":
        g.one[seat] = minus(g.one[seat], ONE[token.kind])
    else:
        g.two[seat] = minus(g.two[seat], ONE[token.kind])
    terror = gain_terror(g, seat, TERRORISER[token.store])
    g.tell(Terrorised(seat, square_of(g, seat), RESOURCES[token.kind], token.store, terror, g.terror[seat]))


class Exchange(msgspec.Struct, frozen=True):
    """What the Test tube does: a kind given, and what comes for it in each store."""

    kind: int
    one: Heap = NONE
    two: Heap = NONE


def ask_exchange(seat: Seat, one: Heap, two: Heap) -> Script[Exchange]:
    """SM-114 (D11): first the kind, then one token after the other until the player has enough."""
    kind = yield from pick(seat, "tube", tube_menu(seat, one, two), clause="SM-114")
    came = Exchange(kind)
    while True:
        in_one, in_two = one[kind] - sum(came.one), two[kind] - sum(came.two)
        if not in_one + in_two:
            return came
        menu = swap_menu(seat, kind, in_one, in_two, came != Exchange(kind))
        token = yield from pick(seat, "swap", menu, args={"kind": KIND_WORDS[kind]}, clause="SM-114")
        if token is None:
            return came
        new = ONE[token.kind]
        if token.store == "one":
            came = Exchange(kind, plus(came.one, new), came.two)
        else:
            came = Exchange(kind, came.one, plus(came.two, new))


def transmute(came: Exchange, g: Sabbat, seat: Seat) -> None:
    """SM-114, 115, 118: tokens of one kind go back, as many of other kinds come, each into the store it replaces."""
    old, new = sum(came.one), sum(came.two)
    g.one[seat] = plus(minus(g.one[seat], times(old, ONE[came.kind])), came.one)
    g.two[seat] = plus(minus(g.two[seat], times(new, ONE[came.kind])), came.two)
    given = times(old + new, ONE[came.kind])
    g.tell(Exchanged(seat, square_of(g, seat), given, came.one, came.two))

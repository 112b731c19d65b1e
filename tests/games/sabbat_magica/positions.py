"""Sabbat Magica positions from compact text, ready to be played from there.

    table = position(act("g"), "rgb", canteen="rb", g="terror 5 bridge 1")
    table.play("move:bridge>canteen", "fight")
    assert table.at("canteen") == "gr"

Players are written by the colours of their peoples: b Argosola (the succubus), r Zugriga (the vampire), y Sanagal (the
sorcerer), g Luserna (the elf). A location lists its ghosts from the top; `g*` is protected, `g'` has moved. Ghosts that
are not named are in the graveyard. When the steps given are done, the match pauses instead of ending.
"""

from __future__ import annotations

import re
from collections.abc import Iterable, Mapping
from typing import Any, TypeVar

import msgspec

import lychgate
from lychgate.core.ask import Seat
from lychgate.core.chance import Chance
from lychgate.core.events import Event
from lychgate.core.match import Match
from lychgate.core.step import Step
from lychgate.games.sabbat_magica.data.boards import (
    LOCATION,
    LOCATIONS,
    MIRROR,
    MIRROR_STATES,
    MIRRORS,
    OFF,
    SQUARE,
    SQUARES,
)
from lychgate.games.sabbat_magica.data.cards import PEOPLE, TIME, PowerName
from lychgate.games.sabbat_magica.data.match import Phase
from lychgate.games.sabbat_magica.data.numbers import GHOSTS
from lychgate.games.sabbat_magica.data.resources import GATES, TILE, TILES
from lychgate.games.sabbat_magica.state.ghosts import GUARDED, MOVED, Ghosts, ghost
from lychgate.games.sabbat_magica.state.position import Sabbat, SabbatOptions
from lychgate.games.sabbat_magica.state.purse import NONE, heap_of, text
from lychgate.games.sabbat_magica.steps.skulduggery import Act
from tests.looking import Looking, Pause

GAME = lychgate.game("sabbat-magica")
E = TypeVar("E", bound=Event)

COLOURS = {"b": "argosola", "r": "zugriga", "y": "sanagal", "g": "luserna"}
_KEY = "5c" * 32
_GHOST = re.compile(r"([brgy])([*']?)")
_MARKS = {"": 0, "*": GUARDED, "'": MOVED}
_NUMBERS = ("terror", "vp", "bridge", "chimeras")
_HEAPS = ("two", "one", "approval")


class _Own:
    """What one player has, read from text: `terror 5 vp 2 bridge 1 two SSG approval SR skull on m11 power bats`."""

    def __init__(self, described: str) -> None:
        self.numbers = {"terror": 3, "vp": 0, "bridge": 0, "chimeras": 0}
        self.heaps = dict.fromkeys(_HEAPS, NONE)
        self.skull, self.spent, self.square, self.power = False, False, OFF, ""
        words = iter(described.split())
        for word in words:
            if word in _NUMBERS:
                self.numbers[word] = int(next(words))
            elif word in _HEAPS:
                self.heaps[word] = heap_of(next(words))
            elif word == "skull":
                self.skull = True
            elif word == "spent":
                self.spent = True
            elif word == "on":
                self.square = SQUARE[next(words)]
            elif word == "power":
                self.power = next(words)
            else:
                raise ValueError(f"{word!r} is no part of a position")


def act(seat: int = 0, number: int = 1, actions: int = 3) -> Act:
    """Return an action of a seat."""
    return Act(Seat(seat), number, actions)


def _swapped(length: int, wanted: Mapping[int, int], kinds: list[int]) -> list[int]:
    """Lay kinds out in order, those wanted at their places; nothing is lost or added."""
    laid: list[int | None] = [None] * length
    rest = list(kinds)
    for at, kind in wanted.items():
        rest.remove(kind)
        laid[at] = kind
    return [rest.pop(0) if kind is None else kind for kind in laid] + rest


def position(
    *steps: Step,
    players: str = "rgb",
    order: str = "",
    round: int = 3,
    card: str = "harvest",
    pile: Iterable[str] | None = None,
    tiles: Mapping[str, str] | None = None,
    gates: Mapping[str, str] | None = None,
    mirrors: Mapping[str, str] | None = None,
    options: Mapping[str, Any] | None = None,
    chance: Iterable[str] = (),
    flags: Iterable[str] | None = None,
    also: Mapping[str, str] | None = None,
    **described: str,
) -> Position:
    """Return a match that stands at the described position and has the given steps, in reading order, to do.

    Players and locations are described by name, or in `also` where the name is not known beforehand.
    """
    described |= also or {}
    seats = len(players)
    owns = [_Own(described.pop(colour, "")) for colour in players]
    ghosts: list[Ghosts] = [()] * len(LOCATIONS)
    for name, listed in described.items():
        found = _GHOST.findall(listed)
        ghosts[LOCATION[name]] = tuple(ghost(players.index(colour), _MARKS[mark]) for colour, mark in found)
    out = [
        sum(1 for here in ghosts for one in here if one >> 2 == seat) + owns[seat].numbers["bridge"]
        for seat in range(seats)
    ]
    tile_kinds = [index for index, tile in enumerate(TILES) for _ in range(tile.count)]
    squares = {SQUARE[square]: TILE[tile] for square, tile in (tiles or {}).items()}
    laid = {LOCATION[region]: GATES.index(gate) for region, gate in (gates or {}).items()}
    dealt = _swapped(8, laid, list(range(len(GATES))))
    unseen = [TIME[name] for name in pile] if pile is not None else [c for c in range(1, 7) if c != TIME[card]]
    g = Sabbat(
        seats=seats,
        chance=Chance(_KEY, script=chance),
        flags=tuple(GAME.flags if flags is None else flags),
        round=round,
        options=msgspec.convert(options or {}, SabbatOptions),
        ghosts=ghosts,
        bridge=[(own.numbers["bridge"], 0) for own in owns],
        graves=[GHOSTS - count for count in out],
        tiles=_swapped(16, squares, tile_kinds),
        gates=dealt[:8],
        spare=dealt[8:],
        mirrors=[MIRROR_STATES.index((mirrors or {}).get(mirror.id, "intact")) for mirror in MIRRORS],
        pile=unseen[1:],
        box=unseen[:1],
        time=[TIME[card]],
        peoples=[PEOPLE[COLOURS[colour]] for colour in players],
        magician=[own.square for own in owns],
        two=[own.heaps["two"] for own in owns],
        one=[own.heaps["one"] for own in owns],
        skull=[own.skull for own in owns],
        approval=[own.heaps["approval"] for own in owns],
        chimeras=[own.numbers["chimeras"] for own in owns],
        terror=[own.numbers["terror"] for own in owns],
        vp=[own.numbers["vp"] for own in owns],
        order=tuple(players.index(colour) for colour in order or players),
        phase=Phase.SKULDUGGERY,
        taken=[-1] * seats,
        canteen=[0] * seats,
        power=[PowerName(own.power) for own in owns],
        spent=[own.spent for own in owns],
        agenda=[Pause(), *reversed(steps)],
    )
    return Position(Match.from_state(GAME, g, options), players)


class Position(Looking[Sabbat]):
    """A Sabbat Magica match as a test looks at it, players by their colours."""

    def __init__(self, match: Match, players: str = "") -> None:
        super().__init__(match)
        self.players = players

    def name_of(self, seat: int) -> str:
        """Return a player's colour."""
        return self.players[seat]

    def seat_of(self, name: str) -> int:
        """Return the player of this colour."""
        return self.players.index(name)

    def codes_like(self, start: str) -> list[str]:
        """The options whose codes begin like this."""
        return [code for code in self.codes if code.startswith(start)]

    # --- what lies where

    def at(self, location: str) -> str:
        """The ghosts of a location from the top, by colour."""
        return "".join(self.players[one >> 2] for one in self.g.ghosts[LOCATION[location]])

    def bridge(self, colour: str) -> int:
        """How many of a player's ghosts stand on the drawbridge."""
        return sum(self.g.bridge[self.players.index(colour)])

    def graves(self, colour: str) -> int:
        """How many of a player's ghosts are in the graveyard."""
        return self.g.graves[self.players.index(colour)]

    def terror(self, colour: str) -> int:
        """A player's terror."""
        return self.g.terror[self.players.index(colour)]

    def vp(self, colour: str) -> int:
        """A player's points."""
        return self.g.vp[self.players.index(colour)]

    def two(self, colour: str) -> str:
        """A player's 2H store."""
        return text(self.g.two[self.players.index(colour)])

    def one(self, colour: str) -> str:
        """A player's 1H store."""
        return text(self.g.one[self.players.index(colour)])

    def approval(self, colour: str) -> str:
        """A player's approval zone."""
        return text(self.g.approval[self.players.index(colour)])

    def skull(self, colour: str) -> bool:
        """Whether a player has a cursed token."""
        return self.g.skull[self.players.index(colour)]

    def chimeras(self, colour: str) -> int:
        """A player's chimeras."""
        return self.g.chimeras[self.players.index(colour)]

    def square(self, colour: str) -> str:
        """Where a player's magician stands."""
        square = self.g.magician[self.players.index(colour)]
        return "-" if square == OFF else SQUARES[square].id

    def mirror(self, name: str) -> str:
        """The state of a mirror."""
        return MIRROR_STATES[self.g.mirrors[MIRROR[name]]]

    def power(self, colour: str) -> str:
        """The card a player has shown."""
        return self.g.power[self.players.index(colour)]

    @property
    def order(self) -> str:
        """The playing order, by colours."""
        return "".join(self.players[seat] for seat in self.g.order)


def opening(seats: int = 3, seed: int = 7, options: Mapping[str, Any] | None = None) -> Position:
    """Return a match at its very beginning."""
    return Position(GAME.start(seats, seed, options))


def asked_power(table: Position) -> list[str]:
    """The powers offered at the end of B.1, none when nobody is asked."""
    return [code for code in table.codes if code != "no"] if table.ask.key == "power" else []

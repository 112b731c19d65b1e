"""The position of a Sabbat Magica match, and plain questions about it."""

from __future__ import annotations

from dataclasses import field
from typing import Annotated

import msgspec

from lychgate.core.ask import Seat
from lychgate.core.errors import LawBroken
from lychgate.core.kept import kept
from lychgate.core.state import State, state
from lychgate.core.zones import NOBODY, Shown, Zone
from lychgate.games.sabbat_magica.data.boards import (
    ADJACENT,
    CANTEEN,
    GHOST_KINDS,
    MIRROR_STATES,
    MOST_PLACES,
    OFF,
    REGIONS,
    ROOM,
    ZEN_GARDEN,
    Spot,
)
from lychgate.games.sabbat_magica.data.cards import NO_PEOPLE, PEOPLES, TIME_CARDS, PowerName, TimeCard
from lychgate.games.sabbat_magica.data.match import PeoplesOption, Phase, PowerLimit
from lychgate.games.sabbat_magica.data.numbers import GHOSTS, HOMECOMING, MAJOR, MINOR, MOST_TERROR, ZEN_HOMECOMING
from lychgate.games.sabbat_magica.data.resources import GATES, GEMSTONE, TILES, Heap
from lychgate.games.sabbat_magica.state.ghosts import Ghosts, bonus_place, owner_of


class SabbatOptions(msgspec.Struct, frozen=True, kw_only=True):
    """The options of a match, fixed before setup."""

    peoples: PeoplesOption = PeoplesOption.CHOOSE
    power_cards: bool = True
    power_limit: PowerLimit = PowerLimit.EACH_TIMING
    literal_steps: bool = False
    first_game_hint: bool = True


_GHOST_STATES = ("", ".moved", ".guarded", ".guarded")


@kept
def _location_names(ghosts: Ghosts) -> tuple[str, ...]:
    names = [f"{GHOST_KINDS[owner_of(one)]}{_GHOST_STATES[one & 3]}" for one in ghosts]
    return (*names, *[""] * (MOST_PLACES - len(names)))


def _board_names(locations: list[Ghosts]) -> list[str]:
    """SM-037: the places of every location in order, empty ones included."""
    return [name for ghosts in locations for name in _location_names(ghosts)]


def _bridge_names(bridge: list[tuple[int, int]]) -> list[str]:
    """SM-040: who stands there, and who of them has just come home."""
    return [
        f"{GHOST_KINDS[seat]}{mark}"
        for seat, counts in enumerate(bridge)
        for mark, count in zip(("", ".moved"), counts, strict=True)
        for _ in range(count)
    ]


def _grave_names(graves: list[int]) -> list[str]:
    return [GHOST_KINDS[seat] for seat, count in enumerate(graves) for _ in range(count)]


def _limbo_names(limbo: list[int]) -> list[str]:
    return [GHOST_KINDS[owner_of(one)] for one in limbo]


def _tile_names(tiles: list[int]) -> list[str]:
    return [f"tile_{TILES[tile].id}" for tile in tiles]


def _gate_names(gates: list[int]) -> list[str]:
    return [f"gate_{GATES[gate].lower()}" for gate in gates]


def _mirror_names(mirrors: list[int]) -> list[str]:
    return [f"mirror.{MIRROR_STATES[mirror]}" for mirror in mirrors]


def _time_names(cards: list[int]) -> list[str]:
    return [TIME_CARDS[card].id for card in cards]


@state
class Sabbat(State):
    """SM-004..013, SM-045: everything lies open but the time cards to come and the one put back into the box."""

    options: SabbatOptions
    ghosts: Annotated[list[Ghosts], Zone(pieces=_board_names)]
    """SM-037: who stands where in the regions and gardens."""
    bridge: Annotated[list[tuple[int, int]], Zone(pieces=_bridge_names)]
    """Each seat's ghosts on the drawbridge: may still move, came home in this action."""
    graves: Annotated[list[int], Zone(pieces=_grave_names)]
    """SM-012, SM-041: each seat's ghosts in the graveyard."""
    limbo: Annotated[list[int], Zone(pieces=_limbo_names)] = field(default_factory=list)
    """The ghost that a fight has thrown out, while its owner may still save it (SM-187)."""
    tiles: Annotated[list[int], Zone(pieces=_tile_names)]
    """SM-006: the tile of every manor square."""
    gates: Annotated[list[int], Zone(pieces=_gate_names)] = field(default_factory=list)
    """SM-007: the gate of every region."""
    spare: Annotated[list[int], Zone(pieces=_gate_names)] = field(default_factory=list)
    """SM-008: the gates left out."""
    mirrors: Annotated[list[int], Zone(pieces=_mirror_names)]
    """SM-009: intact, cracked or broken."""
    pile: Annotated[list[int], Zone(sees=NOBODY, pieces=_time_names, family="time")]
    """SM-010: the time cards to come; the last one is the top."""
    box: Annotated[list[int], Zone(sees=NOBODY, pieces=_time_names, family="time")] = field(default_factory=list)
    """SM-010: the card that nobody has seen."""
    time: Annotated[list[int], Zone(pieces=_time_names)] = field(default_factory=list)
    """SM-060: the cards that were turned, the open one last; at the end also the one from the box."""
    peoples: Annotated[list[int], Shown()]
    """SM-002: each seat's people."""
    magician: Annotated[list[int], Shown()]
    """SM-011: the square of each seat's magician, or none."""
    two: Annotated[list[Heap], Shown()]
    """The 2H store of each seat."""
    one: Annotated[list[Heap], Shown()]
    """The 1H store of each seat."""
    skull: Annotated[list[bool], Shown()]
    """SM-034: whether a cursed token lies on each seat's skull square."""
    approval: Annotated[list[Heap], Shown()]
    """SM-127: the fees each seat has paid."""
    chimeras: Annotated[list[int], Shown()]
    terror: Annotated[list[int], Shown()]
    vp: Annotated[list[int], Shown()]
    order: Annotated[tuple[int, ...], Shown()] = ()
    """SM-070: the playing order."""
    phase: Annotated[Phase, Shown()] = Phase.SETUP
    turn: Annotated[int, Shown()] = 0
    """SM-096: which of the round's actions is being taken, from 1."""
    taken: Annotated[list[int], Shown()]
    """SM-085: the bonus slot each seat has taken this round, -1 for none."""
    canteen: Annotated[list[int], Shown()]
    """SM-067: what each seat adds to its graveyard for the playing order."""
    power: Annotated[list[PowerName], Shown()]
    """SM-171: the POWER card each seat has shown, NONE before that."""
    spent: Annotated[list[bool], Shown()]
    """SM-179: whether that card has had its one occasion."""
    luxury: Annotated[bool, Shown()] = False
    """SM-173: whether Luxuriance was used this round."""

    @property
    def card(self) -> TimeCard:
        """SM-061: the open time card."""
        return TIME_CARDS[self.time[-1]]

    def everybody(self) -> tuple[Seat, ...]:
        return tuple(Seat(seat) for seat in range(self.seats))

    def in_order(self) -> tuple[Seat, ...]:
        """SM-070: all seats in playing order."""
        return tuple(Seat(seat) for seat in self.order)

    def room(self, location: int) -> int:
        """SM-017: how many places a location has in this match."""
        return ROOM[self.seats][location]


# --- what is being done


def doing(g: Sabbat) -> str:
    """Return which step is being played, as everybody may know: `Haunt`, `Arrive`."""
    return "" if g.step is None else g.step.name.rpartition(".")[2]


def bound_for(g: Sabbat) -> int:
    """SM-122: the location at which a ghost is arriving."""
    todo = None if g.step is None else g.step.todo()
    if todo is None or "move" not in todo.facts:
        raise LawBroken("No ghost is arriving anywhere.")
    target: int = todo.facts["move"]["target"]
    return target


# --- terror


def terror_gain(terror: int, n: int) -> int:
    """SM-030: how much of a gain fits on a terror line that stands here."""
    return min(n, MOST_TERROR - terror)


# --- ghosts


def garden_bonus(g: Sabbat, seat: int, garden: int) -> int:
    """SM-161, SM-168: what a player has of a garden at this moment, by itself: 2 major, 1 minor, 0 nothing."""
    return bonus_place(g.ghosts[garden], seat)


def available(g: Sabbat, seat: int) -> int:
    """SM-062: the ghosts a player may invoke: those in the graveyard and on the drawbridge."""
    fresh, home = g.bridge[seat]
    return g.graves[seat] + fresh + home


def food_due(g: Sabbat, seat: int) -> int:
    """SM-201, 202: 1 terror for each ghost outside the graveyard, 2 or 1 less with the canteen, never below 0."""
    return GHOSTS - g.graves[seat] - fed_by_canteen(g, seat)


def fed_by_canteen(g: Sabbat, seat: int) -> int:
    """SM-202: how many of a player's ghosts the canteen feeds, at most those there are."""
    return min(GHOSTS - g.graves[seat], garden_bonus(g, seat, CANTEEN))


def homecoming(g: Sabbat, seat: int, origin: int) -> int:
    """SM-124, 166, 167: 1 terror, with the Zen garden 2, its minor place for regions only; never out of it itself."""
    zen = garden_bonus(g, seat, ZEN_GARDEN)
    if origin != ZEN_GARDEN and (zen == MAJOR or (zen == MINOR and origin in REGIONS)):
        return ZEN_HOMECOMING
    return HOMECOMING


def own_places(g: Sabbat, seat: int) -> list[Spot]:
    """Return location and place (from 1) of each of a player's ghosts in regions and gardens, in order."""
    return [
        (location, place)
        for location, ghosts in enumerate(g.ghosts)
        for place, one in enumerate(ghosts, 1)
        if owner_of(one) == seat
    ]


# --- magicians and powers


def gemstones(g: Sabbat, seat: int) -> int:
    """SM-186: how many gemstones a player has in the two stores."""
    return g.one[seat][GEMSTONE] + g.two[seat][GEMSTONE]


def adjacent_rivals(g: Sabbat, seat: int) -> tuple[Seat, ...]:
    """SM-175: the opponents whose magicians stand next to a player's own, in playing order."""
    square = g.magician[seat]
    if square == OFF:
        return ()
    near = ADJACENT[square]
    return tuple(rival for rival in g.in_order() if rival != seat and g.magician[rival] in near)


def has_power(g: Sabbat, seat: int, power: PowerName) -> bool:
    """SM-170, SM-178: whether a player may use a POWER card: none shown yet, or this very one, and not spent."""
    people = g.peoples[seat]
    return (
        g.options.power_cards
        and people != NO_PEOPLE
        and power in PEOPLES[people].powers
        and g.power[seat] in (PowerName.NONE, power)
        and not g.spent[seat]
    )

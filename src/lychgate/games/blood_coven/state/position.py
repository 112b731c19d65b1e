"""The position of a Blood Coven match, and plain questions about it."""

from __future__ import annotations

from dataclasses import field
from typing import Annotated, TypeVar

import msgspec

from lychgate.core.ask import Seat
from lychgate.core.kept import kept
from lychgate.core.state import State, state
from lychgate.core.zones import Shown, Zone
from lychgate.games.blood_coven.data import (
    CARD,
    CITY6_SIZE,
    CITY_SIZE,
    LETTERS,
    NOBODY,
    PLAYERS,
    SLOTS,
    Ability,
    Coins,
    Dealing,
    Effect,
    Phase,
    Placement,
)
from lychgate.games.blood_coven.state.purse import NONE, each_coin, names, total

E = TypeVar("E", bound=Effect)

Card = tuple[int, int, int, int, int]
"""What lies on the five slots of a player card: 0 nothing, 1-3 penny, nickel, dime heads-up, 4-6 the same tails-up."""


EMPTY_CARD: Card = (0, 0, 0, 0, 0)


SEATS = tuple(Seat(seat) for seat in range(PLAYERS[1]))


class CovenOptions(msgspec.Struct, frozen=True, kw_only=True):
    """The options of a match, fixed before setup."""

    placement: Placement = "sealed"
    race_timer: int = 0
    abilities: Dealing = "off"
    city6: bool = False
    random_streets: bool = False
    ashes: bool = False
    even_start: bool = False


def heads(coin: int) -> int:
    """BC-006: what a slot holds when this coin lies on it heads-up: well fed, it can act."""
    return 1 + coin


def tails(coin: int) -> int:
    """BC-006: what a slot holds when this coin lies on it tails-up: hungry, it cannot act."""
    return 4 + coin


def is_heads(lies: int) -> bool:
    """Tell whether a slot holds a well-fed vampire."""
    return 1 <= lies <= 3


def is_tails(lies: int) -> bool:
    """Tell whether a slot holds a hungry vampire."""
    return lies >= 4


def coin_on(lies: int) -> int:
    """Return the denomination of the vampire on a slot."""
    return (lies - 1) % 3


def _vampire_names(card: Card) -> list[str]:
    """BC-010: heads and tails mean something for vampires only."""
    return ["" if not lies else f"{LETTERS[coin_on(lies)]}.{'heads' if is_heads(lies) else 'tails'}" for lies in card]


def _food_names(card: Card) -> list[str]:
    return ["" if not lies else LETTERS[lies - 1] for lies in card]


_HEAP = Zone(pieces=names)


_OWN_HEAP = Zone(pieces=names, per_seat=True)


@state
class Coven(State):
    """BC-005..009, BC-014: every coin is in exactly one of these zones, and all of them lie open on the table."""

    options: CovenOptions
    supply: Annotated[Coins, _HEAP] = NONE
    city: Annotated[Coins, _HEAP] = NONE
    ash: Annotated[Coins, _HEAP] = NONE
    hand: Annotated[list[Coins], _OWN_HEAP]
    scare: Annotated[list[Coins], _OWN_HEAP]
    fatigue: Annotated[list[Coins], _OWN_HEAP]
    slots: Annotated[list[Card], Zone(pieces=_vampire_names, per_seat=True)]
    fed: Annotated[list[Card], Zone(pieces=_food_names, per_seat=True)]
    """BC-009: the coin lying on the vampire of each slot (1 + denomination), until upkeep moves it."""
    quarter: Annotated[Seat, Shown()] = NOBODY
    """BC-050: the seat that holds the quarter."""
    phase: Annotated[Phase, Shown()] = "setup"
    placed: Annotated[list[int], Shown()] = field(default_factory=list)
    """Coins each seat placed in this round's Phase 1."""
    cards: Annotated[list[tuple[Ability, ...]], Shown()] = field(default_factory=list)
    """BC-301: each seat's ability cards, public; with `pick` two until one is kept."""
    acted: bool = False
    """Whether any vampire took an action this round."""
    quiet: Annotated[int, Shown()] = 0
    """BC-166: rounds in a row without an action."""
    hunted: list[bool] = field(default_factory=list)
    """BC-319: whether the seat has used its double hunt this round."""
    scores: Annotated[list[tuple[int, int, int]], Shown()] = field(default_factory=list)
    """At the end: each seat's points from vampires, from victims and from its card."""

    @property
    def city_size(self) -> int:
        """BC-060, BC-210: how many coins a full city holds."""
        return CITY6_SIZE if self.options.city6 else CITY_SIZE

    def ability(self, seat: int, kind: type[E]) -> E | None:
        """BC-301: what the seat's ability card does, if that is of the given kind."""
        if not self.cards:
            return None
        does = CARD[self.cards[seat][0]].does
        return does if isinstance(does, kind) else None

    def owner_of(self, kind: type[Effect]) -> Seat | None:
        """BC-301: the seat whose ability card does something of the given kind, if there is one."""
        return next((Seat(seat) for seat, own in enumerate(self.cards) if isinstance(CARD[own[0]].does, kind)), None)

    def everybody(self) -> tuple[Seat, ...]:
        """BC-015: all seats, in order."""
        return SEATS[: self.seats]


@kept
def mouths(card: Card, food: Card) -> tuple[int, ...]:
    """Return the slots of tails-up vampires that have no coin on them, ascending."""
    return tuple(slot for slot in SLOTS if is_tails(card[slot - 1]) and not food[slot - 1])


@kept
def well_fed(card: Card) -> tuple[int, ...]:
    """Return the slots of heads-up vampires, ascending."""
    return tuple(slot for slot in SLOTS if is_heads(card[slot - 1]))


@kept
def occupied(card: Card) -> tuple[int, ...]:
    """Return the slots that hold a vampire, ascending."""
    return tuple(slot for slot in SLOTS if card[slot - 1])


@kept
def free_slots(card: Card) -> tuple[int, ...]:
    """Return the empty slots, ascending."""
    return tuple(slot for slot in SLOTS if not card[slot - 1])


def hungry(g: Coven, seat: int) -> tuple[int, ...]:
    """Return the slots of a seat's vampires that still have to be fed, ascending."""
    return mouths(g.slots[seat], g.fed[seat])


def acting(g: Coven) -> tuple[int, int] | None:
    """BC-090: seat and slot of the vampire whose turn it is."""
    todo = None if g.step is None else g.step.todo()
    return (todo.facts["seat"], todo.facts["slot"]) if todo is not None and todo.step == "blood_coven.Turn" else None


def has_vampires(g: Coven, seat: int) -> bool:
    """Tell whether any coin lies on the seat's card."""
    return any(g.slots[seat])


def victims(g: Coven, seat: int) -> Coins:
    """BC-007, BC-177: the coins in hand, scare area and fatigue area."""
    hand, scare, fatigue = g.hand[seat], g.scare[seat], g.fatigue[seat]
    return hand[0] + scare[0] + fatigue[0], hand[1] + scare[1] + fatigue[1], hand[2] + scare[2] + fatigue[2]


@kept
def put(card: Card, slot: int, lies: int) -> Card:
    """BC-004: return a card with something else on one slot, which holds one vampire at most.

    Cards are few, so they are kept like the menus.
    """
    changed = list(card)
    changed[slot - 1] = lies
    return tuple(changed)  # type: ignore[return-value]


def pool(g: Coven) -> int:
    """BC-160: how many villagers are left, in city and supply together."""
    return total(g.city) + total(g.supply)


@kept
def slots_text(slots: tuple[int, ...]) -> str:
    """Write a list of slots: `3,5`, or `-` for none."""
    return ",".join(map(str, slots)) or "-"


@kept
def food_on(slots: tuple[int, ...], coins: Coins) -> Card:
    """Lay the coins of a feeding plan, sorted P, N, D, on its ascending slots, so that the position is definite."""
    food = EMPTY_CARD
    for slot, coin in zip(slots, each_coin(coins), strict=True):
        food = put(food, slot, 1 + coin)
    return food

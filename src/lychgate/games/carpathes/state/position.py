"""The position of a Carpathes match, and plain questions about it."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import field
from typing import Annotated, Literal

import msgspec

from lychgate.core import zones
from lychgate.core.ask import Seat
from lychgate.core.state import State, later, state
from lychgate.core.zones import OWNER, Shown, Zone
from lychgate.games.carpathes.data import (
    CHARACTER,
    EVENTS,
    LEAST_BLOOD,
    MEAL,
    NAMES,
    NOBODY,
    POWER,
    QUIET,
    TOP_BLOOD,
    Event,
    Gender,
    Moon,
    Purse,
    Wish,
)
from lychgate.games.carpathes.state.purse import purse_of, worth

NO_GRACE = -1
"""CA-015, CA-138: the Grace counter of a free vampire is empty."""


class CarpathesOptions(msgspec.Struct, frozen=True, kw_only=True):
    """The options of a match, fixed before setup."""

    etiquette: bool = False
    characters: Literal["default", "choose"] = "default"
    colours: Literal["default", "choose"] = "default"
    first_player: Literal["random"] | int = "random"
    dawn_cycle_limit: int = 20
    direct_theft: bool = False


def card_names(cards: Iterable[int]) -> list[str]:
    """Name Human and Power cards: cards of one name are alike."""
    return [NAMES[card] for card in cards]


def event_names(cards: Iterable[int]) -> list[str]:
    return [EVENTS[card].id for card in cards]


_OPEN = Zone(pieces=card_names)
_EVENTS = Zone(pieces=event_names)


def _short_of_bid(g: Carpathes, seat: int | None, hand: list[int]) -> int:
    """CA-175: by how much Humans in hand fall short of what their owner's bids have proved."""
    return max(0, g.proved[seat] - worth(purse_of(hand))) if g.proved and seat is not None else 0


_HUMANS = Zone(sees=OWNER, pieces=card_names, family="human", known="known", lacks=_short_of_bid)


@state
class Carpathes(State):
    """CA-007, CA-008: where every card lies and who sees it; counters, cubes and marks, which all may see."""

    options: CarpathesOptions
    human_deck: Annotated[list[int], Zone(sees=zones.NOBODY, pieces=card_names, family="human")]
    """Of every deck the last card is the top one."""
    human_discard: Annotated[list[int], _OPEN] = field(default_factory=list)
    event_deck: Annotated[list[int], Zone(sees=zones.NOBODY, pieces=event_names, family="event")]
    event_discard: Annotated[list[int], _EVENTS] = field(default_factory=list)
    power_deck: Annotated[list[int], Zone(sees=zones.NOBODY, pieces=card_names, family="power")]
    power_discard: Annotated[list[int], _OPEN] = field(default_factory=list)
    humans: Annotated[list[list[int]], _HUMANS]
    powers: Annotated[list[list[int]], Zone(sees=OWNER, pieces=card_names, family="power", known="known")]
    """A hand is its Humans and its Powers: different backs, so everybody can count both."""
    laid: Annotated[list[list[int]], Zone(pieces=card_names, per_seat=True)]
    """CA-065: the blue cards beside each Character."""
    resolving: Annotated[list[int], _OPEN] = field(default_factory=list)
    """CA-194: the card whose effect is not over."""
    event: Annotated[list[int], _EVENTS] = field(default_factory=list)
    """CA-171: the Event lying face up before the first player."""
    known: dict[int, int] = field(default_factory=dict)
    """CA-157: who else knows a card in a hand, as a bit for every seat."""

    character: Annotated[list[str], Shown()]
    colour: Annotated[list[str], Shown()]
    blood: Annotated[list[int], Shown()]
    master: Annotated[list[Seat], Shown()]
    """CA-103: whose domination cube lies on each Grace counter."""
    grace: Annotated[list[int], Shown()]
    invisible: Annotated[list[bool], Shown()]
    paralysed: Annotated[list[bool], Shown()]
    first: Annotated[Seat, Shown()] = NOBODY
    cycle: Annotated[int, Shown()] = 0
    figure: Annotated[int, Shown()] = 0
    """CA-021: the figure of the Cycle card that is up: the round of this cycle."""
    in_force: Annotated[bool, Shown()] = False
    """CA-182: whether the Event that lies open has taken effect."""
    active: Annotated[Seat, Shown()] = NOBODY
    """Whose turn it is."""
    actions: Annotated[int, Shown()] = 0
    used: Annotated[list[str], Shown()] = field(default_factory=list)
    """CA-068: the blue cards that were activated in this turn."""
    demand: Annotated[Wish, Shown()] = "nothing"
    """CA-117: what the player whose turn it is has been told to do."""
    quarry: Annotated[Seat, Shown()] = NOBODY
    served: Annotated[bool, Shown()] = False
    bid: Annotated[int, Shown()] = 0
    bidder: Annotated[Seat, Shown()] = NOBODY
    proved: Annotated[list[int], Shown()] = later(list)
    """CA-175: what everybody knows, from bids, that the Humans of each hand are worth at least; empty without bids."""

    @property
    def moon(self) -> Moon:
        """CA-023: odd cycles are white, even ones black."""
        return "white" if self.cycle % 2 else "black"

    @property
    def weather(self) -> Event:
        """CA-014, 182: the Event in force, or a quiet night."""
        return EVENTS[self.event[0]] if self.in_force and self.event else QUIET


# --- who is who


def seats_from(g: Carpathes, first: int) -> list[Seat]:
    """CA-020: all seats, clockwise."""
    return [Seat(seat) for seat in g.clockwise(first)]


def is_slave(g: Carpathes, seat: int) -> bool:
    return g.master[seat] != NOBODY


def head_of(g: Carpathes, seat: int) -> int:
    """Return the Master of a player's camp: himself, if he is free."""
    return seat if g.master[seat] == NOBODY else g.master[seat]


def is_same_camp(g: Carpathes, seat: int, other: int) -> bool:
    """Tell whether two players belong to one camp: a Master and all his Slaves."""
    return head_of(g, seat) == head_of(g, other)


def slaves_of(g: Carpathes, seat: int) -> list[Seat]:
    """Return a player's Slaves, in seat order."""
    return [Seat(other) for other in range(g.seats) if g.master[other] == seat]


def gender_of(g: Carpathes, seat: int) -> Gender:
    """CA-213: which title a Master has."""
    return CHARACTER[g.character[seat]].gender


def title_of_master(g: Carpathes, slave: int) -> Gender:
    """CA-213: which title a Slave's Master has; a free vampire has none, and it is never said."""
    return gender_of(g, g.master[slave]) if is_slave(g, slave) else "m"


# --- what they have


def purse(g: Carpathes, seat: int) -> Purse:
    return purse_of(g.humans[seat])


def means(g: Carpathes, seat: int) -> int:
    """CA-040: what a player could pay: the Humans in hand and the counter down to 5."""
    return worth(purse_of(g.humans[seat])) + g.blood[seat] - LEAST_BLOOD


def standing(g: Carpathes, seat: int) -> int:
    """CA-207, 208: blood and Humans together."""
    return g.blood[seat] + worth(purse_of(g.humans[seat]))


def held(g: Carpathes, seat: int) -> list[str]:
    """Return the names of the Powers in a hand, each once."""
    return list(dict.fromkeys(card_names(g.powers[seat])))


def is_bound(g: Carpathes, seat: int) -> bool:
    """CA-123, 124: whether the duty to feed binds the player whose turn it is."""
    return (
        g.demand == "feed"
        and not g.served
        and not g.invisible[seat]
        and g.actions > 0
        and is_slave(g, seat)
        and means(g, seat) >= MEAL
    )


def to_keep(g: Carpathes, seat: int) -> int:
    """CA-123: the means that a payment must leave."""
    return MEAL if is_bound(g, seat) else 0


def recoverable(g: Carpathes, seat: int) -> int:
    """CA-060, 062: how many doses one recovery can give now; Burning Thirst allows fewer."""
    return min(g.weather.recover_most, TOP_BLOOD - g.blood[seat])


def cost_of(g: Carpathes, card: str) -> int:
    """CA-055: what activating or laying a card costs now; Pandemonium makes yellow cards cheaper (CA-182)."""
    power = POWER[card]
    return max(0, power.cost - g.weather.cheaper) if power.type == "attack" else power.cost

"""What is in the way of using the things on the table, for `purposes.py`."""

from __future__ import annotations

from collections.abc import Iterator

from lychgate.core.ask import Obstacle, obstacle
from lychgate.core.purpose import Subject, SubjectBars
from lychgate.games.sabbat_magica.data.boards import BROKEN, LOCATIONS, MIRROR, SQUARES
from lychgate.games.sabbat_magica.data.cards import PEOPLES, PowerName
from lychgate.games.sabbat_magica.state.position import Sabbat, bound_for, doing
from lychgate.games.sabbat_magica.state.purse import FEES
from lychgate.games.sabbat_magica.words.names import (
    bonus_word,
    heap_words,
    in_word,
    kind_word,
    place_word,
    square_word,
    store_word,
)

MAGICIAN_ASKS = ("arrive.manor", "discard", "tube", "swap", "power", "again", "apparition")
"""SM-092: the questions of an action with the magician, once it has gone to its square."""

ON_THE_WAY = ("fee", "arrive")
"""SM-122: the questions of a ghost that is on its way."""


# --- ghosts


def owns_card(g: Sabbat, seat: int, power: PowerName) -> bool:
    """SM-170: whether a card is one of the three of a player's people."""
    return g.options.power_cards and g.peoples[seat] >= 0 and power in PEOPLES[g.peoples[seat]].powers


def can_guard(g: Sabbat, subject: Subject) -> bool:
    return subject.seat is not None and owns_card(g, subject.seat, PowerName.SECRET_AREA)


def on_its_way(g: Sabbat, subject: Subject) -> bool:
    """SM-122: whether a ghost is between the gate it pays and the place it takes."""
    return doing(g) == "Outing"


def no_ghost_now(g: Sabbat, seat: int, subject: Subject) -> Iterator[Obstacle]:
    """SM-092, 122: in an action with the magician no ghost moves; while one is on its way, no other does."""
    if doing(g) == "Outing":
        yield obstacle("SM-122", "one-after-another")
    else:
        yield obstacle("SM-092", "magician-acts")


def no_way_now(g: Sabbat, seat: int, subject: Subject) -> Iterator[Obstacle]:
    """SM-092, 137: a ghost that pays at a gate arrives behind it when it has paid; with the magician no ghost moves."""
    if doing(g) != "Outing":
        yield obstacle("SM-092", "magician-acts")
    elif subject["location"] != LOCATIONS[bound_for(g)].id:
        yield from arrives_elsewhere(g, seat, subject)
    else:
        yield obstacle("SM-137", "pays-first", where=place_word(subject["location"]))


def arrives_elsewhere(g: Sabbat, seat: int, subject: Subject) -> Iterator[Obstacle]:
    """SM-039, 131: a ghost on its way takes the topmost free place there, or fights those who stand there."""
    target = bound_for(g)
    if subject["location"] == LOCATIONS[target].id:
        yield obstacle("SM-039", "topmost-place", place=len(g.ghosts[target]) + 1)
    else:
        yield obstacle("SM-131", "arrives-elsewhere", inside=in_word(LOCATIONS[target].id))


# --- regions and gardens


def is_passed(g: Sabbat, subject: Subject) -> bool:
    """SM-125: whether a gate is the one that a ghost is passing, or none is on its way."""
    return doing(g) != "Outing" or subject["location"] == LOCATIONS[bound_for(g)].id


def is_not_passed(g: Sabbat, subject: Subject) -> bool:
    """SM-125: whether a ghost on its way passes another gate."""
    return not is_passed(g, subject)


def other_gate(g: Sabbat, seat: int, subject: Subject) -> Iterator[Obstacle]:
    """SM-125: a ghost pays at the gate of the region to which it goes."""
    yield obstacle("SM-125", "other-gate", where=place_word(LOCATIONS[bound_for(g)].id))


def is_thrown_out(g: Sabbat, subject: Subject) -> bool:
    """SM-187: whether a ghost has just been thrown out that might reappear."""
    return bool(g.limbo)


# --- the manor


def no_step_now(g: Sabbat, seat: int, subject: Subject) -> Iterator[Obstacle]:
    """SM-092, 101: no step of the magician while ghosts act, and one step in its own action."""
    if doing(g) in ("Haunt", "Outing"):
        yield obstacle("SM-092", "ghosts-act")
    else:
        yield obstacle("SM-101", "has-stepped")


def is_broken(g: Sabbat, subject: Subject) -> bool:
    """SM-107: whether a mirror can never be worked on again."""
    return g.mirrors[MIRROR[subject["mirror"]]] == BROKEN


def is_whole(g: Sabbat, subject: Subject) -> bool:
    """SM-104: whether a mirror can still be worked on."""
    return not is_broken(g, subject)


def tile_elsewhere(g: Sabbat, seat: int, subject: Subject) -> Iterator[Obstacle]:
    """SM-103: the tile of the magician's own square, no other."""
    yield obstacle("SM-103", "tile-elsewhere", square=square_word(SQUARES[g.magician[seat]].id))


# --- resources


def only_shown(clause: str) -> SubjectBars:
    """Return what is in the way on a player's line: stores are only shown there, and used on the board."""

    def bars(g: Sabbat, seat: int, subject: Subject) -> Iterator[Obstacle]:
        yield obstacle(clause, "only-shown")

    return bars


def not_in_fee(g: Sabbat, seat: int, subject: Subject) -> Iterator[Obstacle]:
    """SM-125: a gate takes what it shows, nothing else."""
    region = bound_for(g)
    fee = heap_words(FEES[g.gates[region]])
    yield obstacle("SM-125", "gate-asks", where=place_word(LOCATIONS[region].id), fee=fee)


def stores_only(g: Sabbat, seat: int, subject: Subject) -> Iterator[Obstacle]:
    """SM-126: fees come from the two stores."""
    yield obstacle("SM-126", "stores-only")


def none_there(g: Sabbat, seat: int, subject: Subject) -> Iterator[Obstacle]:
    """SM-114: only what is there can be exchanged."""
    store = store_word(subject.id.partition(":")[0])
    if "resource" in subject.parts:
        yield obstacle("SM-114", "not-in-store", kind=kind_word(subject["resource"]), store=store)
    else:
        yield obstacle("SM-114", "store-empty", store=store)


# --- the plan


def other_reminder(g: Sabbat, seat: int, subject: Subject) -> Iterator[Obstacle]:
    """SM-066: 2 for the canteen's major place, 1 for its minor one."""
    yield obstacle("SM-066", "other-reminder", n=int(subject["n"]))


def slot_gone(g: Sabbat, seat: int, subject: Subject) -> Iterator[Obstacle]:
    """SM-081: a slot is taken once only."""
    yield obstacle("SM-081", "slot-taken", bonus=bonus_word(g.card.bonuses[int(subject["bonus"]) - 1]))


# --- POWER cards


def before_first_move(g: Sabbat, seat: int, subject: Subject) -> Iterator[Obstacle]:
    """SM-189: Booster is said before the first ghost of an action moves."""
    yield obstacle("SM-189", "booster-first")

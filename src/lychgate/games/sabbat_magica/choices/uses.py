"""What may be done with the things on the table: uses for `purposes.py`, and what is in their way."""

from __future__ import annotations

from collections.abc import Iterator

import msgspec

from lychgate.core.ask import Obstacle, obstacle
from lychgate.core.purpose import Subject, Use
from lychgate.games.sabbat_magica.data.boards import LOCATIONS, SQUARES
from lychgate.games.sabbat_magica.data.cards import PEOPLES, Power, PowerName
from lychgate.games.sabbat_magica.state.position import Sabbat, bound_for, doing
from lychgate.games.sabbat_magica.state.purse import FEES, text
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


# --- ghosts


def owns_card(g: Sabbat, seat: int, power: PowerName) -> bool:
    """SM-170: whether a card is one of the three of a player's people."""
    return g.options.power_cards and g.peoples[seat] >= 0 and power in PEOPLES[g.peoples[seat]].powers


def _can_guard(g: Sabbat, subject: Subject) -> bool:
    return subject.seat is not None and owns_card(g, subject.seat, PowerName.SECRET_AREA)


def _on_its_way(g: Sabbat, subject: Subject) -> bool:
    """SM-122: whether a ghost is between the gate it pays and the place it takes."""
    return doing(g) == "Outing"


def _magician_acts(g: Sabbat, seat: int, subject: Subject) -> Iterator[Obstacle]:
    """SM-092: in an action with the magician no ghost moves."""
    yield obstacle("SM-092", "magician-acts")


def _arrives_elsewhere(g: Sabbat, seat: int, subject: Subject) -> Iterator[Obstacle]:
    """SM-039, 131: a ghost on its way takes the topmost free place there, or fights those who stand there."""
    target = bound_for(g)
    if subject["location"] == LOCATIONS[target].id:
        yield obstacle("SM-039", "topmost-place", place=len(g.ghosts[target]) + 1)
    else:
        yield obstacle("SM-131", "arrives-elsewhere", inside=in_word(LOCATIONS[target].id))


MOVE = Use(
    "move",
    "SM-120",
    asks=("action", "haunt", *MAGICIAN_ASKS),
    verbs=("move", "teleport"),
    own=True,
    bars=_magician_acts,
)
UNFED = Use("unfed", "SM-205", asks=("unfed",), own=True)
FIGHT = Use("fight", "SM-140", asks=("arrive",), verbs=("fight",), bars=_arrives_elsewhere)
GUARD = Use("guard", "SM-182", asks=("guard",), own=True, applies=_can_guard)
CALL = Use("call", "SM-041", own=True, through={"invoke": ("invoke",)})
CALL_NUMBER = Use("call", "SM-063", asks=("invoke",), own=True)
REPELLED = Use("repelled", "SM-150", asks=("arrive",), verbs=("repelled",), own=True, applies=_on_its_way)
SAVE = Use("reappear", "SM-187", own=True, through={"gift": ("reappear",)})


# --- regions and gardens


def _is_thrown_out(g: Sabbat, subject: Subject) -> bool:
    """SM-187: whether a ghost has just been thrown out that might reappear."""
    return bool(g.limbo)


ENTER = Use("enter", "SM-121", asks=("action", "haunt"), verbs=("move", "teleport"))
SETTLE = Use(
    "settle", "SM-131", asks=("arrive",), verbs=("settle", "fight"), bars=_arrives_elsewhere, applies=_on_its_way
)
REAPPEAR = Use("reappear", "SM-187", asks=("gift",), verbs=("reappear",), applies=_is_thrown_out)
COME_HOME = Use("come-home", "SM-124", asks=("action", "haunt"), verbs=("move",))
PAY_GATE = Use("pay-gate", "SM-125", through={"fee": ("pay",)})


# --- the manor


def _no_step_now(g: Sabbat, seat: int, subject: Subject) -> Iterator[Obstacle]:
    """SM-092, 101: no step of the magician while ghosts act, and one step in its own action."""
    if doing(g) == "Haunt":
        yield obstacle("SM-092", "ghosts-act")
    else:
        yield obstacle("SM-101", "has-stepped")


def _tile_elsewhere(g: Sabbat, seat: int, subject: Subject) -> Iterator[Obstacle]:
    """SM-103: the tile of the magician's own square, no other."""
    yield obstacle("SM-103", "tile-elsewhere", square=square_word(SQUARES[g.magician[seat]].id))


WALK = Use(
    "walk", "SM-101", asks=("action", "haunt", *MAGICIAN_ASKS), verbs=("place", "step", "fly"), bars=_no_step_now
)
WALK_FROM_HOME = msgspec.structs.replace(WALK, own=True)
TILE = Use("tile", "SM-103", asks=("arrive.manor",), verbs=("tile",), bars=_tile_elsewhere)
MIRROR = Use("mirror", "SM-104", asks=("arrive.manor", "again"), verbs=("mirror",))


# --- resources


def _not_in_fee(g: Sabbat, seat: int, subject: Subject) -> Iterator[Obstacle]:
    """SM-125: a gate takes what it shows, nothing else."""
    region = bound_for(g)
    fee = heap_words(text(FEES[g.gates[region]]))
    yield obstacle("SM-125", "gate-asks", where=place_word(LOCATIONS[region].id), fee=fee)


def _stores_only(g: Sabbat, seat: int, subject: Subject) -> Iterator[Obstacle]:
    """SM-126: fees come from the two stores."""
    yield obstacle("SM-126", "stores-only")


def _none_there(g: Sabbat, seat: int, subject: Subject) -> Iterator[Obstacle]:
    """SM-114: only what is there can be exchanged."""
    store = store_word(subject.id.partition(":")[0])
    if "resource" in subject.parts:
        yield obstacle("SM-114", "not-in-store", kind=kind_word(subject["resource"]), store=store)
    else:
        yield obstacle("SM-114", "store-empty", store=store)


STORED = (
    Use("pay", "SM-126", asks=("fee",), own=True, bars=_not_in_fee),
    Use("discard", "SM-113", asks=("discard",), own=True),
    Use("exchange", "SM-114", asks=("tube", "swap"), own=True, bars=_none_there),
)
ON_LINE = (
    Use("pay", "SM-126", own=True, through={"fee": ("pay",)}),
    Use("discard", "SM-113", own=True, through={"discard": ("discard",)}),
    Use("exchange", "SM-114", own=True, through={"tube": ("tube",), "swap": ("swap",)}),
)
"""The same stores as they stand on a player's line, where nothing is lit."""

NO_MONEY = Use("pay", "SM-126", asks=("fee",), own=True, bars=_stores_only, applies=_on_its_way)
CURSED = (Use("uncurse", "SM-111", own=True), NO_MONEY, Use("curse", "SM-053"))
PAID = (Use("keep", "SM-222", asks=("keep",), own=True), NO_MONEY, Use("approve", "SM-220"))
CHIMERAS = (Use("approve", "SM-220"), NO_MONEY)
SUPPLY = Use("kind", "SM-044", asks=("kind", "apparition", "swap"), verbs=("kind", "swap"))


FEED = Use("feed", "SM-201")
SPEND = Use("fight", "SM-142")


# --- the plan


def _other_reminder(g: Sabbat, seat: int, subject: Subject) -> Iterator[Obstacle]:
    """SM-066: 2 for the canteen's major place, 1 for its minor one."""
    yield obstacle("SM-066", "other-reminder", n=int(subject["n"]))


def _slot_gone(g: Sabbat, seat: int, subject: Subject) -> Iterator[Obstacle]:
    """SM-081: a slot is taken once only."""
    yield obstacle("SM-081", "slot-taken", bonus=bonus_word(g.card.bonuses[int(subject["bonus"]) - 1]))


BONUS = Use("bonus", "SM-080", asks=("bonus",), verbs=("bonus",), bars=_slot_gone)
PEOPLE = Use("people", "SM-003", asks=("people",))
REMINDER = Use("canteen", "SM-067", asks=("canteen",), verbs=("canteen",), bars=_other_reminder)
REMINDERS = Use("canteen", "SM-067", through={"canteen": ("canteen",)})


# --- POWER cards

POWERS = Use("powers", "SM-170", own=True)


def _before_first_move(g: Sabbat, seat: int, subject: Subject) -> Iterator[Obstacle]:
    """SM-189: Booster is said before the first ghost of an action moves."""
    yield obstacle("SM-189", "booster-first")


def _moment(card: Power) -> Use:
    """Return how a card is used at its moment: by an answer of its own, or through answers about ghosts and squares."""
    name, verbs = f"power-{card.timing}", (card.id.value,)
    match card.timing:
        case "own-choice":
            return Use(name, "SM-180", asks=("bonus", "action", "arrive.manor", "haunt"), verbs=verbs)
        case "after-magician":
            return Use(name, "SM-174", asks=("power",), verbs=verbs)
        case "ghosts-start":
            return Use(name, card.clause, asks=("action", "haunt"), verbs=verbs, bars=_before_first_move)
        case "ghosts" if card.id == PowerName.FRENZY:
            return Use(name, card.clause, asks=("action", "haunt"), verbs=verbs)
        case "ghosts":
            return Use("teleport", card.clause, through={"action": ("teleport",), "haunt": ("teleport",)})
        case "step":
            return Use(name, card.clause, through={"action": ("fly",)})
        case "round-start":
            return Use(name, card.clause, through={"guard": ("guard",)})
        case "thrown-out":
            return Use(name, card.clause, through={"gift": ("reappear",)})


def power_uses(card: Power) -> tuple[Use, ...]:
    """SM-170, 171, 179: a POWER card has been put away, has had its one occasion, or is used at its moment."""

    def is_away(g: Sabbat, subject: Subject) -> bool:
        return g.power[subject.seat or 0] not in (PowerName.NONE, card.id)

    def is_spent(g: Sabbat, subject: Subject) -> bool:
        return g.power[subject.seat or 0] == card.id and g.spent[subject.seat or 0]

    def is_left(g: Sabbat, subject: Subject) -> bool:
        return not is_away(g, subject) and not is_spent(g, subject)

    return (
        Use("put-away", "SM-170", own=True, applies=is_away),
        Use("spent", "SM-179", own=True, applies=is_spent),
        msgspec.structs.replace(_moment(card), own=True, applies=is_left),
    )

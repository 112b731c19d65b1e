"""What everything on the table is for, and how answers are written: see `core/purpose.py`."""

from __future__ import annotations

from collections.abc import Callable, Iterator

from lychgate.core.ask import Obstacle, obstacle
from lychgate.core.purpose import Args, Kind, Purposes, Subject, Use
from lychgate.core.say import Say
from lychgate.games.blood_coven.choices.notation import NOTATIONS
from lychgate.games.blood_coven.data import (
    CARDS,
    CLAW,
    FANG,
    LETTERS,
    SLOTS,
    Effect,
    FeedForNothing,
    RecoverVictims,
    SpreadRumour,
    TakeFromSupply,
    TakeTwo,
)
from lychgate.games.blood_coven.state.position import Coven, acting, is_tails
from lychgate.games.blood_coven.words.names import card_word, coin_word

ACTIONS = ("pass", "take", "far", "make", "repop")
"""The first words of all codes that answer a vampire's turn."""


def _coin(g: Coven, subject: Subject) -> Args:
    return {"coin": coin_word(subject["coin"])}


def _slot(g: Coven, subject: Subject) -> Args:
    return {"slot": subject["slot"]}


def _power(g: Coven, subject: Subject) -> Iterator[Say]:
    """BC-011, BC-012: what the denomination is worth."""
    coin = LETTERS.index(subject["coin"])
    yield Say("figure-power", {"claw": CLAW[coin], "fang": FANG[coin]})


def _has(kind: type[Effect]) -> Callable[[Coven, Subject], bool]:
    """Return the test for things of a player with an ability card of this kind."""
    return lambda g, subject: subject.seat is not None and g.ability(subject.seat, kind) is not None


# --- vampires and coffins


def _lies(g: Coven, subject: Subject) -> int:
    return g.slots[int(subject["seat"])][int(subject["slot"]) - 1]


def _is_vampire(g: Coven, subject: Subject) -> bool:
    return bool(_lies(g, subject))


def _is_free(g: Coven, subject: Subject) -> bool:
    return not _lies(g, subject)


def _is_acting(g: Coven, subject: Subject) -> bool:
    return acting(g) == (subject.seat, int(subject["slot"]))


def _waits(g: Coven, subject: Subject) -> bool:
    return _is_vampire(g, subject) and not _is_acting(g, subject)


def _not_its_turn(g: Coven, seat: int, subject: Subject) -> Iterator[Obstacle]:
    """BC-090, 093, 099: the hungry get no turn, the others wait for theirs or have had it."""
    now = acting(g)
    if is_tails(_lies(g, subject)):
        yield obstacle("BC-093", "hungry-no-turn", slot=int(subject["slot"]))
    elif now is not None:
        yield obstacle("BC-090", "not-its-turn", slot=int(subject["slot"]), now=now[1])


# --- coins that cannot be used now


def _tired(g: Coven, seat: int, subject: Subject) -> Iterator[Obstacle]:
    """BC-046: a coin in fatigue is not available in Phase 1."""
    yield obstacle("BC-046", "tired", coin=coin_word(subject["coin"]))


def _tired_turn(g: Coven, seat: int, subject: Subject) -> Iterator[Obstacle]:
    """BC-121: nor can it be turned."""
    yield obstacle("BC-121", "tired", coin=coin_word(subject["coin"]))


def _not_from_supply(g: Coven, seat: int, subject: Subject) -> Iterator[Obstacle]:
    """BC-113: villagers in the supply cannot be taken."""
    yield obstacle("BC-113", "supply-closed")


def _nothing_set_aside(g: Coven, seat: int, subject: Subject) -> Iterator[Obstacle]:
    """BC-045: what is spent on the vampires' turns was set aside before."""
    yield obstacle("BC-045", "nothing-set-aside")


REST = Use("rest", "BC-080", own=True)
"""A tired coin comes back by itself."""

IN_HAND = (
    Use("start", "BC-022", asks=("start",), own=True, applies=lambda g, subject: g.phase == "setup"),
    Use("feed", "BC-040", asks=("feed",), own=True),
    Use("scare", "BC-045", asks=("scare",), own=True),
    Use("turn", "BC-120", asks=("action",), verbs=("make",), own=True),
    Use("long-arm", "BC-318", asks=("action",), verbs=("far",), own=True, applies=_has(TakeFromSupply)),
    Use("blood-price", "BC-317", asks=("b7",), own=True, applies=_has(RecoverVictims)),
    Use("rumour", "BC-321", asks=("b11",), own=True, applies=_has(SpreadRumour)),
)

SCARED = (
    Use("rage", "BC-140", asks=("action",), verbs=("take", "far", "make"), own=True, bars=_nothing_set_aside),
    Use("repopulate", "BC-150", asks=("action",), verbs=("repop",), own=True, bars=_nothing_set_aside),
    Use(
        "double-hunt",
        "BC-319",
        asks=("action",),
        verbs=("take",),
        own=True,
        bars=_nothing_set_aside,
        applies=_has(TakeTwo),
    ),
)

TIRED = (
    Use("blood-price", "BC-317", asks=("b7",), own=True, applies=_has(RecoverVictims)),
    Use("feed", "BC-040", asks=("feed",), own=True, bars=_tired),
    Use("scare", "BC-045", asks=("scare",), own=True, bars=_tired),
    Use("turn", "BC-120", asks=("action",), verbs=("make",), own=True, bars=_tired_turn),
    REST,
)

IN_COFFIN = (
    Use("acts-now", "BC-094", own=True, through={"action": ACTIONS}, applies=_is_acting),
    Use("be-fed", "BC-040", asks=("feed",), own=True),
    Use("fed-for-nothing", "BC-311", asks=("b1",), own=True, applies=_has(FeedForNothing)),
    Use("be-fed-last", "BC-172", asks=("finalfeed",), own=True),
    Use("act", "BC-090", asks=("action",), verbs=("act",), own=True, bars=_not_its_turn, applies=_waits),
    Use("place", "BC-124", asks=("action",), verbs=("make",), own=True, applies=_is_free),
)

PARTS = {"coin": tuple(LETTERS), "slot": tuple(map(str, SLOTS)), "quarter": ("Q",)}
"""What the parts of ids may be."""

TAKE = Use("take", "BC-110", asks=("action", "take2"), verbs=("take", "take2"))

KINDS = (
    Kind("seat", ("seat:{seat}", "card:{seat}", "tray:{seat}"), "BC-003"),
    Kind("hand-coin", ("hand:{seat}:{coin}",), "BC-007", IN_HAND, args=_coin, figures=_power, within=PARTS),
    Kind("hand", ("hand:{seat}",), "BC-007", IN_HAND),
    Kind("scare-coin", ("scare:{seat}:{coin}",), "BC-045", SCARED, args=_coin, figures=_power, within=PARTS),
    Kind("scare", ("scare:{seat}",), "BC-045", SCARED),
    Kind("fatigue-coin", ("fatigue:{seat}:{coin}",), "BC-080", TIRED, args=_coin, figures=_power, within=PARTS),
    Kind("fatigue", ("fatigue:{seat}",), "BC-080", (REST,)),
    Kind("vampire", ("slots:{seat}:{slot}:{coin}",), "BC-006", IN_COFFIN, args=_coin, figures=_power, within=PARTS),
    Kind("coffin", ("slots:{seat}:{slot}",), "BC-017", IN_COFFIN, args=_slot, within=PARTS),
    Kind("fed", ("fed:{seat}:{slot}", "fed:{seat}:{slot}:{coin}"), "BC-009", (Use("digest", "BC-009"),), within=PARTS),
    Kind(
        "city-coin", ("city:{coin}",), "BC-110", (TAKE,),
        args=_coin, figures=_power, within=PARTS,
    ),
    Kind("city", ("city",), "BC-060", (TAKE,)),
    Kind(
        "supply-coin", ("supply:{coin}",), "BC-026",
        (
            Use("bring", "BC-062", asks=("pop", "b6")),
            Use("take", "BC-110", asks=("action", "take2"), verbs=("far",), bars=_not_from_supply),
        ),
        args=_coin, figures=_power, within=PARTS,
    ),
    Kind("supply", ("supply",), "BC-026", (Use("bring", "BC-062", asks=("pop", "b6")),)),
    Kind("ash", ("ash", "ash:{coin}"), "BC-014", within=PARTS),
    Kind(
        "quarter", ("quarter", "quarter:{seat}", "quarter:{seat}:{quarter}", "quarter:{quarter}"), "BC-050",
        (Use("win-quarter", "BC-050"),), within=PARTS,
    ),
    *(
        Kind(
            f"card-{card.id.lower()}", (f"cards:{{seat}}:{card.id}",), card.clause,
            (Use("keep", "BC-300", asks=("card",), own=True),), about="ability",
            args=lambda g, subject, id=card.id: {"card": card_word(id), "text": Say(f"card-{id.lower()}-body")},  # type: ignore[misc]
        )
        for card in CARDS
    ),
    Kind("cards", ("cards:{seat}",), "BC-300", (Use("keep", "BC-300", asks=("card",), own=True),)),
    Kind("points", ("score:{seat}", "dawn", "dawn:{seat}"), "BC-176"),
    Kind("food", ("food:{seat}",), "BC-081"),
    Kind("left", ("left",), "BC-160"),
    Kind("phases", ("phases",), "BC-030"),
    Kind("tonight", ("tonight",), "BC-090"),
)  # fmt: skip

PURPOSES = Purposes(
    KINDS,
    NOTATIONS,
    ends="BC-168",
    turns={"start": "BC-025", "card": "BC-300", "pop": "BC-061", "b6": "BC-316", "feed": "BC-205", "scare": "BC-205"},
    compulsory={"pop": "BC-068", "finalfeed": "BC-172"},
)

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
    COINS,
    FANG,
    LETTERS,
    SLOTS,
    VICTIM_VP,
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
    """BC-011, 012: claw and fang of the denomination."""
    coin = LETTERS.index(subject["coin"])
    yield Say("figure-power", {"claw": CLAW[coin], "fang": FANG[coin]})


def _victim(g: Coven, subject: Subject) -> Iterator[Say]:
    """BC-177: a victim scores, too."""
    yield from _power(g, subject)
    yield Say("figure-points", {"n": VICTIM_VP})


def _vampire(g: Coven, subject: Subject) -> Iterator[Say]:
    """BC-006, 176: whether it is fed, and what it scores if it survives."""
    yield Say("figure-hungry" if is_tails(_lies(g, subject)) else "figure-well-fed")
    yield from _power(g, subject)
    yield Say("figure-points", {"n": COINS[LETTERS.index(subject["coin"])].vampire_vp})


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
    now, slot = acting(g), int(subject["slot"])
    if is_tails(_lies(g, subject)):
        yield obstacle("BC-093", "hungry-no-turn", slot=slot)
    elif now is not None and slot < now[1]:
        yield obstacle("BC-099", "passed-already", slot=slot)
    elif now is not None:
        yield obstacle("BC-090", "not-its-turn", now=now[1])


def _is_setup(g: Coven, subject: Subject) -> bool:
    return g.phase == "setup"


def _is_end(g: Coven, subject: Subject) -> bool:
    return g.phase == "end"


def _has_mouth(g: Coven, subject: Subject) -> bool:
    """BC-040: only the hungry are fed; while all feed, it is worth saying why not the others."""
    return is_tails(_lies(g, subject)) or g.phase == "feed"


def _not_fed_now(g: Coven, seat: int, subject: Subject) -> Iterator[Obstacle]:
    """BC-040, 043, 049: while coins are scared, feeding is over."""
    lies, slot = _lies(g, subject), int(subject["slot"])
    if is_tails(lies):
        yield obstacle("BC-049", "feeding-planned")
    elif lies:
        yield obstacle("BC-043", "not-hungry", slot=slot)
    else:
        yield obstacle("BC-040", "slot-empty", slot=slot)


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
    yield obstacle("BC-045", "nothing-set-aside" if "coin" in subject.parts else "nobody-set-aside")


def _planned(g: Coven, seat: int, subject: Subject) -> Iterator[Obstacle]:
    """BC-056, 317: until the reveal a coin that was given back for Blood price still lies in hand."""
    yield obstacle("BC-056", "planned-already")


REST = Use("rest", "BC-080", own=True)
"""A tired coin comes back by itself."""

IN_HAND = (
    Use("be-fed-last", "BC-172", own=True, through={"finalfeed": ("finalfeed",)}, applies=_is_end),
    Use("start", "BC-022", asks=("start",), own=True, applies=_is_setup),
    Use("feed", "BC-040", asks=("feed",), own=True, bars=_planned),
    Use("scare", "BC-045", asks=("scare",), own=True, bars=_planned),
    Use("turn", "BC-120", asks=("action",), verbs=("make",), own=True),
    Use("long-arm", "BC-318", asks=("action",), verbs=("far",), own=True, applies=_has(TakeFromSupply)),
    Use("blood-price", "BC-317", asks=("b7",), own=True, applies=_has(RecoverVictims)),
    Use("rumour", "BC-321", asks=("b11",), own=True, applies=_has(SpreadRumour)),
)

SCARED = (
    Use("scare", "BC-045", own=True, through={"scare": ("scare",)}),
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
    REST,
    Use("feed", "BC-040", asks=("feed",), own=True, bars=_tired),
    Use("scare", "BC-045", asks=("scare",), own=True, bars=_tired),
    Use("turn", "BC-120", asks=("action",), verbs=("make",), own=True, bars=_tired_turn),
)

IN_COFFIN = (
    Use("start", "BC-023", own=True, through={"start": ("start",)}, applies=_is_setup),
    Use("acts-now", "BC-094", own=True, through={"action": ACTIONS}, applies=_is_acting),
    Use("be-fed", "BC-040", asks=("feed", "scare"), verbs=("feed",), own=True, bars=_not_fed_now, applies=_has_mouth),
    Use("fed-for-nothing", "BC-311", asks=("b1",), own=True, applies=_has(FeedForNothing)),
    Use("be-fed-last", "BC-172", asks=("finalfeed",), own=True, applies=_is_end),
    Use("act", "BC-090", asks=("action",), verbs=("act",), own=True, bars=_not_its_turn, applies=_waits),
    Use("place", "BC-124", asks=("action",), verbs=("make",), own=True, applies=_is_free),
)

PARTS = {"coin": tuple(LETTERS), "slot": tuple(map(str, SLOTS)), "quarter": ("Q",)}
"""What the parts of ids may be."""

TAKE = Use("take", "BC-110", asks=("action", "take2"), verbs=("take", "take2"))

FED = (
    Use("be-fed", "BC-040", own=True, through={"feed": ("feed",)}),
    Use("digest", "BC-009", applies=lambda g, subject: bool(g.fed[int(subject["seat"])][int(subject["slot"]) - 1])),
)

FILL = Use("bring", "BC-062", through={"pop": ("pop",), "b6": ("b6",)})
"""A click on the city while it is filled means a villager of the supply."""

IN_SUPPLY = (
    Use("bring", "BC-062", asks=("pop", "b6")),
    Use(
        "take-supply",
        "BC-113",
        asks=("action", "take2"),
        verbs=("far",),
        bars=_not_from_supply,
        applies=lambda g, subject: not g.cards,
    ),
    Use(
        "take-supply-card",
        "BC-113",
        asks=("action", "take2"),
        verbs=("far",),
        bars=_not_from_supply,
        applies=lambda g, subject: bool(g.cards),
    ),
)

KINDS = (
    Kind("seat", ("seat:{seat}", "card:{seat}", "tray:{seat}"), "BC-003"),
    Kind("hand-coin", ("hand:{seat}:{coin}",), "BC-007", IN_HAND, args=_coin, figures=_victim, within=PARTS),
    Kind("hand", ("hand:{seat}",), "BC-007", IN_HAND),
    Kind("scare-coin", ("scare:{seat}:{coin}",), "BC-045", SCARED, args=_coin, figures=_victim, within=PARTS),
    Kind("scare", ("scare:{seat}",), "BC-045", SCARED),
    Kind("fatigue-coin", ("fatigue:{seat}:{coin}",), "BC-080", TIRED, args=_coin, figures=_victim, within=PARTS),
    Kind("fatigue", ("fatigue:{seat}",), "BC-080", (REST,)),
    Kind("vampire", ("slots:{seat}:{slot}:{coin}",), "BC-006", IN_COFFIN, args=_coin, figures=_vampire, within=PARTS),
    Kind("coffin", ("slots:{seat}:{slot}",), "BC-017", IN_COFFIN, args=_slot, within=PARTS),
    Kind("fed", ("fed:{seat}:{slot}", "fed:{seat}:{slot}:{coin}"), "BC-009", FED, within=PARTS),
    Kind(
        "city-coin", ("city:{coin}",), "BC-110", (TAKE,),
        args=_coin, figures=_power, within=PARTS,
    ),
    Kind("city", ("city",), "BC-060", (TAKE, FILL)),
    Kind(
        "supply-coin", ("supply:{coin}",), "BC-026",
        IN_SUPPLY,
        args=_coin, figures=_power, within=PARTS,
    ),
    Kind("supply", ("supply",), "BC-026", IN_SUPPLY),
    Kind("ash", ("ash", "ash:{coin}"), "BC-014", within=PARTS),
    Kind(
        "quarter", ("quarter", "quarter:{seat}", "quarter:{seat}:{quarter}", "quarter:{quarter}"), "BC-050",
        (
            Use("win-quarter", "BC-050", applies=lambda g, subject: g.options.placement != "race"),
            Use("win-race", "BC-201", applies=lambda g, subject: g.options.placement == "race"),
        ), within=PARTS,
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
    turns={
        "card": "BC-205",
        "start": "BC-205",
        "b7": "BC-205",
        "feed": "BC-205",
        "scare": "BC-205",
        "pop": "BC-061",
        "b1": "BC-311",
        "b6": "BC-316",
        "b11": "BC-321",
        "take2": "BC-319",
        "finalfeed": "BC-172",
    },
    compulsory={"pop": "BC-068", "finalfeed": "BC-172"},
)

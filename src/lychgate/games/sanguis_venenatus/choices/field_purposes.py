"""What the fields of the city and everything that stands or lies on them are for: see `core/purpose.py`."""

from __future__ import annotations

from collections.abc import Callable, Iterator

from lychgate.core.ask import Obstacle, obstacle
from lychgate.core.purpose import Args, Kind, Subject, SubjectBars, Use
from lychgate.core.say import Say
from lychgate.core.vocabulary import words_of
from lychgate.games.sanguis_venenatus.choices.actions import DayKind, NightKind
from lychgate.games.sanguis_venenatus.data.board import (
    FIELDS,
    ID,
    INDEX,
    INFECTED_FOR_EVER,
    KIND,
    NAME,
    NOWHERE,
    POPULATION,
    SEWERS,
)
from lychgate.games.sanguis_venenatus.data.numbers import SERVANTS, VAMPIRE
from lychgate.games.sanguis_venenatus.data.vampire_sheets import SHEETS
from lychgate.games.sanguis_venenatus.data.vocabulary import FieldKind
from lychgate.games.sanguis_venenatus.state.position import City
from lychgate.games.sanguis_venenatus.state.questions import defence, event_token, starting_ap, unit
from lychgate.games.sanguis_venenatus.words.names import dashed, place, servant, vampire_word

Applies = Callable[[City, Subject], bool]
WORK = words_of(DayKind)
HAUNT = words_of(NightKind)
"""The first words of all codes of a servant's and of a vampire's activation."""
FIELD = {"field": ID}
POSES = tuple(str(pose + 1) for pose in range(SERVANTS))


def field_of(subject: Subject) -> int:
    return INDEX[subject["field"]]


def acting_at(g: City) -> int:
    """Return where the acting character stands, or NOWHERE if nobody acts."""
    return NOWHERE if g.turn is None else g.here(g.turn.seat, g.turn.pose)


def is_here(g: City, subject: Subject) -> bool:
    return acting_at(g) == field_of(subject)


def _afar(g: City, subject: Subject) -> bool:
    return not is_here(g, subject)


def _both(one: Applies, other: Applies) -> Applies:
    return lambda g, subject: one(g, subject) and other(g, subject)


def in_phase(*phases: str) -> Applies:
    """Return the test for a part of the round."""
    return lambda g, subject: g.phase in phases


def _of_kind(kind: FieldKind) -> Applies:
    return lambda g, subject: KIND[field_of(subject)] == kind


def _yields(g: City, subject: Subject) -> bool:
    return KIND[field_of(subject)] == "production" or event_token(g, field_of(subject)) == "fair"


def _has_plague(g: City, subject: Subject) -> bool:
    return g.tokens[field_of(subject)] == "plague"


def _infected_for_ever(g: City, subject: Subject) -> bool:
    return field_of(subject) in INFECTED_FOR_EVER and not _has_plague(g, subject)


def _sewer(g: City, subject: Subject) -> bool:
    return field_of(subject) in SEWERS


def _rising(g: City, subject: Subject) -> bool:
    return g.phase in ("night", "twilight") and NOWHERE in g.lair


def stand_there(clause: str, verb: str) -> SubjectBars:
    """Return the obstacle of what is done only on the own field."""

    def bars(g: City, seat: int, subject: Subject) -> Iterator[Obstacle]:
        yield obstacle(clause, "stand-there", field=place(field_of(subject)), verb=verb)

    return bars


# --- what is done on fields

ARRIVE = Use("arrive", "SV-022", asks=("gate",), applies=in_phase("setup"))
RETURN = Use("return", "SV-099", asks=("return",), applies=in_phase("return"))
RISE = Use("rise", "SV-079", asks=("rise",), applies=_rising)
SPREAD = Use("spread", "SV-047", asks=("spread",), applies=in_phase("event"))
RAIN = Use("rain", "SV-098", asks=("rain",), applies=in_phase("event"))
PRODUCE = Use(
    "produce", "SV-007", asks=("work",), verbs=("produce",), bars=stand_there("SV-109", "produce"), applies=_yields
)
BUILD = Use(
    "build", "SV-006", asks=("work",), verbs=("build",), bars=stand_there("SV-112", "build"), applies=_of_kind("empty")
)
BURN = Use("burn", "SV-110", asks=("work",), verbs=("burn",), applies=_has_plague)
BURN_NONE = Use("burn", "SV-110", asks=("work",), verbs=("burn",), applies=_infected_for_ever)
DRINK = Use(
    "drink",
    "SV-006",
    asks=("haunt",),
    verbs=("drink",),
    bars=stand_there("SV-126", "drink"),
    applies=_of_kind("populated"),
)
USE = Use(
    "use-field",
    "SV-007",
    asks=("haunt",),
    verbs=("use",),
    bars=stand_there("SV-159", "use"),
    applies=_of_kind("special"),
)
WALK = Use(
    "walk",
    "SV-105",
    asks=("work",),
    verbs=("move",),
    through={"servant": ("servant",)},
    applies=_both(_afar, in_phase("reward", "return", "day")),
)
PROWL = Use("prowl", "SV-121", asks=("haunt",), verbs=("move",), applies=_both(_afar, in_phase("night", "twilight")))
SEWER = Use("sewer", "SV-106", asks=("work",), verbs=("sewer",), applies=_both(_both(_afar, _sewer), in_phase("day")))
CATACOMB = Use(
    "catacomb", "SV-123", asks=("haunt",), verbs=("catacomb",), applies=_both(_both(_afar, _sewer), in_phase("night"))
)
STAND = Use("stand", "SV-010", applies=is_here)
_SERVICES = (PRODUCE, BUILD, USE, DRINK)


def _only(use: Use, where: Applies) -> Use:
    """Return a use that only some of its fields have."""
    rule = use.applies
    assert rule is not None
    return Use(use.name, use.clause, use.asks, use.verbs, use.own, use.through, use.bars, _both(rule, where))


FIELD_USES = (
    ARRIVE, RETURN, RISE, SPREAD, RAIN, *(_only(use, is_here) for use in _SERVICES), BURN, WALK, PROWL, SEWER, CATACOMB,
    BURN_NONE, *(_only(use, _afar) for use in _SERVICES), STAND,
)  # fmt: skip
"""What is done on the own field comes before walking, what would be done on another one after it."""
TOKEN_USES = (
    BURN, RAIN, SPREAD, _only(DRINK, is_here), _only(PRODUCE, is_here), WALK, PROWL, _only(DRINK, _afar),
    _only(PRODUCE, _afar),
)  # fmt: skip


def _field_args(g: City, subject: Subject) -> Args:
    at = field_of(subject)
    token = g.tokens[at] or ("event" if event_token(g, at) else "none")
    text = Say(f"field-{dashed(NAME[at])}") if KIND[at] in ("production", "special") else Say("field-plain")
    return {"field": place(at), "n": POPULATION[at], "text": text, "token": token}


def _field_figures(g: City, subject: Subject) -> Iterator[Say]:
    """SV-004: what is on the ring, and what covers the circle."""
    at = field_of(subject)
    field = FIELDS[at]
    if field.roman:
        yield Say("figure-roman", {"n": field.roman})
    yield from (Say(f"symbol-{symbol}") for symbol in field.symbols)
    if g.tokens[at]:
        yield Say(f"token-{g.tokens[at]}")
    if (kind := event_token(g, at)) is not None:
        yield Say(f"token-{kind}")


def _fields(name: str, clause: str, kind: FieldKind) -> Kind:
    ids = tuple(field.id for field in FIELDS if field.kind == kind)
    return Kind(name, ("{field}",), clause, FIELD_USES, within={"field": ids}, args=_field_args, figures=_field_figures)


# --- tokens


def _covered(name: str, clause: str, uses: tuple[Use, ...] = TOKEN_USES) -> Kind:
    return Kind(f"token-{name}", (f"{{field}}:{name}",), clause, uses, within=FIELD, args=_field_args)


def _barrack_args(g: City, subject: Subject) -> Args:
    barrack = g.barracks[field_of(subject)]
    return {"field": place(field_of(subject)), "level": 0 if barrack is None else barrack.level}


BARRACK = Kind(
    "barrack", ("{field}:barrack-{again}",), "SV-112",
    (_only(BUILD, is_here), Use("arson", "SV-154"), WALK, PROWL, _only(BUILD, _afar)),
    within={**FIELD, "again": ID}, args=_barrack_args,
)  # fmt: skip


# --- characters


def servant_name(g: City, seat: int, pose: int) -> Say:
    """Say a servant; before the draft is over, only that it is one."""
    crew = g.crew[seat]
    return servant(crew[pose]) if pose < len(crew) else Say("name-servant")


def _of(subject: Subject) -> tuple[int, int]:
    return int(subject["seat"]), int(subject["pose"]) - 1


def _servant_args(g: City, subject: Subject) -> Args:
    return {"servant": servant_name(g, *_of(subject))}


def _servant_figures(g: City, subject: Subject) -> Iterator[Say]:
    """SV-103, SV-137: points at the start, total defence, infection."""
    seat, pose = _of(subject)
    each = unit(seat, pose)
    if pose < len(g.crew[seat]) and g.at[each] != NOWHERE:
        yield Say("figure-points", {"ap": starting_ap(g, each)})
        yield Say("figure-defence", {"n": defence(g, each)})
        if g.infected[each]:
            yield Say("name-infected")


def _is_working(g: City, subject: Subject) -> bool:
    return g.turn is not None and (g.turn.seat, g.turn.pose) == _of(subject)


def _is_haunting(g: City, subject: Subject) -> bool:
    return g.turn is not None and (g.turn.seat, g.turn.pose) == (subject.seat, VAMPIRE)


def _own_vampire(g: City, seat: int, subject: Subject) -> Iterator[Obstacle]:
    """SV-142: one's own vampire is no opponent's."""
    if seat == subject.seat:
        yield obstacle("SV-142", "own-vampire")


SERVANT = Kind(
    "servant", ("{field}:servant-{seat}-{pose}",), "SV-062",
    (
        Use("acts-now", "SV-102", own=True, through={"work": WORK}, applies=_is_working),
        Use("activate", "SV-101", asks=("servant",), own=True),
        Use("infect", "SV-097", asks=("infect",), own=True, applies=in_phase("event")),
        Use("attack", "SV-135", asks=("haunt",), verbs=("attack",)),
    ),
    within={**FIELD, "pose": POSES}, args=_servant_args, figures=_servant_figures,
)  # fmt: skip


def sheet_name(g: City, seat: int) -> Say:
    """Say a player's vampire; before it is chosen, only that it is one."""
    sheet = g.sheet[seat]
    return vampire_word(SHEETS[sheet].id) if sheet >= 0 else Say("name-vampire")


def vampire_args(g: City, subject: Subject) -> Args:
    return {"vampire": sheet_name(g, int(subject["seat"]))}


def vampire_figures(g: City, subject: Subject) -> Iterator[Say]:
    seat = int(subject["seat"])
    yield Say("amount", {"res": "blood", "n": g.blood[seat]})
    yield Say("amount", {"res": "popularity", "n": g.popularity[seat]})


FIGURE = Kind(
    "vampire", ("{field}:vampire-{seat}",), "SV-119",
    (
        Use("haunts-now", "SV-119", own=True, through={"haunt": HAUNT}, applies=_is_haunting),
        Use("duel", "SV-142", asks=("haunt",), verbs=("duel",), bars=_own_vampire),
        Use("wake", "SV-118", own=True),
    ),
    within=FIELD, args=vampire_args, figures=vampire_figures,
)  # fmt: skip

FIELD_KINDS = (
    _fields("house", "SV-005", "populated"),
    _fields("street", "SV-006", "empty"),
    _fields("works", "SV-007", "production"),
    _fields("landmark", "SV-159", "special"),
    _fields("gate", "SV-022", "gate"),
    _covered("plague", "SV-046"),
    _covered("blood", "SV-127"),
    _covered("inquisitor", "SV-125", (WALK, PROWL, STAND)),
    _covered("fire", "SV-107", (WALK, PROWL, STAND)),
    _covered("mob", "SV-107", (WALK, PROWL, STAND)),
    _covered("fair", "SV-109"),
    BARRACK,
    SERVANT,
    FIGURE,
)

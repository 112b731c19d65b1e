"""What the fields of the city and what lies on them are for: see `core/purpose.py`."""

from __future__ import annotations

from collections.abc import Callable, Iterator

from lychgate.core.ask import Obstacle, obstacle
from lychgate.core.purpose import Args, Kind, Subject, SubjectBars, Use
from lychgate.core.say import Say
from lychgate.games.sanguis_venenatus.data.board import (
    CEMETERIES,
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
from lychgate.games.sanguis_venenatus.data.vocabulary import FieldKind
from lychgate.games.sanguis_venenatus.state.position import City
from lychgate.games.sanguis_venenatus.state.questions import event_token
from lychgate.games.sanguis_venenatus.words.names import dashed, place

Applies = Callable[[City, Subject], bool]
FIELD = {"field": ID}


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


def _cemetery(g: City, subject: Subject) -> bool:
    return field_of(subject) in CEMETERIES


def _no_cemetery(g: City, subject: Subject) -> bool:
    return not _cemetery(g, subject)


def _drained(g: City, subject: Subject) -> bool:
    return g.tokens[field_of(subject)] == "blood"


def _not_drained(g: City, subject: Subject) -> bool:
    return not _drained(g, subject)


def stand_there(clause: str, verb: str) -> SubjectBars:
    """Return the obstacle of what is done only on the own field."""

    def bars(g: City, seat: int, subject: Subject) -> Iterator[Obstacle]:
        yield obstacle(clause, "stand-there", field=place(field_of(subject)), verb=verb)

    return bars


# --- what is done on fields

ARRIVE = Use("arrive", "SV-022", asks=("gate",), applies=in_phase("setup"))
RETURN = Use("return", "SV-099", asks=("return",), applies=in_phase("return"))
RISE = Use("rise", "SV-079", asks=("rise",), applies=_rising)
SPREAD = Use("spread", "SV-047", asks=("spread",), applies=in_phase("event"), quiet=True)
RAIN = Use("rain", "SV-098", asks=("rain",), applies=in_phase("event"))
PRODUCE = Use(
    "produce", "SV-007", asks=("work",), verbs=("produce",), bars=stand_there("SV-109", "produce"), applies=_yields
)
BUILD = Use(
    "build", "SV-006", asks=("work",), verbs=("build",), bars=stand_there("SV-112", "build"), applies=_of_kind("empty")
)
BURN = Use("burn", "SV-110", asks=("work",), verbs=("burn",), applies=_has_plague)
BURN_NONE = Use("burn-none", "SV-111", asks=("work",), verbs=("burn",), applies=_infected_for_ever)
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
    applies=_both(_afar, in_phase("reward", "event", "return", "day")),
)
PROWL = Use("prowl", "SV-121", asks=("haunt",), verbs=("move",), applies=_both(_afar, in_phase("night", "twilight")))
SEWER = Use("sewer", "SV-106", asks=("work",), verbs=("sewer",), applies=_both(_both(_afar, _sewer), in_phase("day")))
CATACOMB = Use(
    "catacomb", "SV-123", asks=("haunt",), verbs=("catacomb",), applies=_both(_both(_afar, _sewer), in_phase("night"))
)
STAND = Use("stand", "SV-010", applies=is_here)
_SERVICES = (PRODUCE, BUILD, USE, DRINK)


def _only(use: Use, where: Applies, quiet: bool = False) -> Use:
    """Return a use that only some of its fields have."""
    rule = use.applies
    assert rule is not None
    return Use(use.name, use.clause, use.asks, use.verbs, use.own, use.through, use.bars, _both(rule, where), quiet)


FIELD_USES = (
    ARRIVE, RETURN, _only(RISE, _cemetery), _only(RAIN, _drained), *(_only(use, is_here) for use in _SERVICES), BURN,
    WALK, PROWL, SEWER, CATACOMB, BURN_NONE, *(_only(use, _afar) for use in _SERVICES), STAND,
    SPREAD, _only(RAIN, _not_drained, quiet=True), _only(RISE, _no_cemetery, quiet=True),
)  # fmt: skip
"""What is done on the own field comes before walking, what would be done on another one after it."""
TOKEN_USES = (
    BURN, _only(RAIN, _drained), _only(DRINK, is_here), _only(PRODUCE, is_here), WALK, PROWL, _only(DRINK, _afar),
    _only(PRODUCE, _afar), SPREAD, _only(RAIN, _not_drained, quiet=True),
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
)

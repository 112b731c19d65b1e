"""What the tracks of the districts are for: influence and nobles. See `core/purpose.py`."""

from __future__ import annotations

from collections.abc import Iterator

from lychgate.core.ask import Obstacle, obstacle
from lychgate.core.purpose import Args, Kind, Subject, Use
from lychgate.core.say import Say, who
from lychgate.games.sanguis_venenatus.choices.field_purposes import acting_at, in_phase
from lychgate.games.sanguis_venenatus.choices.notation import paying
from lychgate.games.sanguis_venenatus.data.board import DISTRICT, DISTRICTS, NOWHERE
from lychgate.games.sanguis_venenatus.data.numbers import CORRUPTION_LIMIT, INFLUENCE_MAX, NOBLES, crown_price
from lychgate.games.sanguis_venenatus.state.position import City
from lychgate.games.sanguis_venenatus.words.names import district_word, quarter

PRICES = ("death.price", "defeat.price")
"""The questions what a death or a defeat costs."""
QUARTER = {"district": DISTRICTS}


def numbers(most: int) -> tuple[str, ...]:
    """Return the numbers of a track as parts of ids."""
    return tuple(map(str, range(most + 1)))


def not_demanded(g: City, seat: int, subject: Subject) -> Iterator[Obstacle]:
    """SV-091, 095, 096: the event of the round asks for something else."""
    return paying(g, seat, subject.id)


def _district(subject: Subject) -> int:
    return DISTRICTS.index(subject["district"])


def _district_args(g: City, subject: Subject) -> Args:
    return {"district": district_word(subject["district"])}


def _influence_figures(g: City, subject: Subject) -> Iterator[Say]:
    shares = g.influence[_district(subject)]
    yield from (Say("figure-influence", {"seat": who(seat), "n": n}) for seat, n in enumerate(shares))


def _share_figures(g: City, subject: Subject) -> Iterator[Say]:
    shares = g.influence[_district(subject)]
    yield from (Say("figure-share", {"seat": who(seat), "n": n}) for seat, n in enumerate(shares))


def _noble_figures(g: City, subject: Subject) -> Iterator[Say]:
    taken, limit = len(g.nobles[_district(subject)]), CORRUPTION_LIMIT[g.seats]
    yield Say("figure-nobles", {"n": taken, "most": limit})
    if taken < limit:
        yield Say("figure-price", {"n": crown_price(taken)})


def _is_hunted(g: City, subject: Subject) -> bool:
    """Tell whether the acting vampire stands in the quarter."""
    at = acting_at(g)
    return g.phase == "night" and at != NOWHERE and DISTRICT[at] == _district(subject)


def _is_elsewhere(g: City, subject: Subject) -> bool:
    return not _is_hunted(g, subject)


def _other_quarter(g: City, seat: int, subject: Subject) -> Iterator[Obstacle]:
    """SV-131: nobles are bought in the quarter where the vampire stands."""
    yield obstacle("SV-131", "nobles-elsewhere", district=quarter(DISTRICT[g.lair[seat]]))


def _has_no_share(g: City, subject: Subject) -> bool:
    """Tell whether the owner of the marker has no influence in the quarter."""
    return g.influence[_district(subject)][int(subject["seat"])] == 0


def _no_share(g: City, seat: int, subject: Subject) -> Iterator[Obstacle]:
    """SV-067, 076: influence is lost where there is some."""
    yield obstacle("SV-067", "no-influence", district=quarter(_district(subject)))


CONTROL = Use("control", "SV-166")
LOSE = Use("lose-influence", "SV-067", asks=PRICES)
TAX = Use("tax", "SV-096", asks=("pay",), verbs=("lose",), bars=not_demanded, applies=in_phase("event"))
CORRUPT = Use("corrupt", "SV-131", asks=("haunt",), verbs=("corrupt",), bars=_other_quarter)
CORRUPT_AROUND = (
    Use("corrupt", "SV-131", through={"haunt": ("corrupt",)}, applies=_is_hunted),
    Use("corrupt", "SV-131", asks=("haunt",), verbs=("corrupt",), bars=_other_quarter, applies=_is_elsewhere),
)
MARKED = {**QUARTER, "n": numbers(INFLUENCE_MAX), "again": DISTRICTS}
CROWNED = {**QUARTER, "n": numbers(NOBLES), "again": DISTRICTS, "m": numbers(NOBLES)}

DISTRICT_KINDS = (
    Kind(
        "influence",
        ("influence:{district}", "influence:{district}:{n}"),
        "SV-025",
        (CONTROL, LOSE, TAX),
        args=_district_args,
        figures=_influence_figures,
        within=MARKED,
    ),
    Kind(
        "marker",
        ("influence:{district}:{n}:influence-{again}-{seat}",),
        "SV-025",
        (
            CONTROL,
            Use("lose-influence", "SV-067", asks=PRICES, own=True, bars=_no_share, applies=_has_no_share),
            Use("lose-influence", "SV-067", own=True, through=dict.fromkeys(PRICES, ("lose",))),
            Use("tax", "SV-096", own=True, through={"pay": ("lose",)}, applies=in_phase("event")),
        ),
        about="influence",
        args=_district_args,
        figures=_influence_figures,
        within=MARKED,
    ),
    Kind(
        "nobles",
        ("nobles:{district}", "nobles:{district}:{n}"),
        "SV-131",
        (CORRUPT, Use("nobles-pay", "SV-084")),
        args=_district_args,
        figures=_noble_figures,
        within=CROWNED,
    ),
    Kind(
        "noble",
        ("nobles:{district}:{n}:noble-{again}-{m}",),
        "SV-131",
        (*CORRUPT_AROUND, Use("nobles-pay", "SV-084")),
        about="nobles",
        args=_district_args,
        figures=_noble_figures,
        within=CROWNED,
    ),
    Kind(
        "district",
        ("district:{district}", "quarter:{district}"),
        "SV-008",
        (*CORRUPT_AROUND, CONTROL),
        args=_district_args,
        figures=_share_figures,
        within=QUARTER,
    ),
)

"""What the end is worth, and who comes where."""

from __future__ import annotations

from lychgate.core.account import Accounting, Source
from lychgate.core.say import Say
from lychgate.core.state import Result
from lychgate.games.sanguis_venenatus.data.board import DISTRICTS
from lychgate.games.sanguis_venenatus.data.numbers import BAND_OF, MAJORITY_VP, RESOURCES_PER_VP
from lychgate.games.sanguis_venenatus.data.vampire_sheets import SOUL_VP
from lychgate.games.sanguis_venenatus.data.vocabulary import Victory
from lychgate.games.sanguis_venenatus.state.position import City
from lychgate.games.sanguis_venenatus.state.questions import ranking

REASON = "five-rounds"


def noble_majority(g: City, district: int) -> int | None:
    """SV-170: whoever has most nobles in a quarter; ties by the order of control, without influence nobody."""
    track = g.nobles[district]
    most = max((track.count(seat) for seat in set(track)), default=0)
    tied = [seat for seat in range(g.seats) if most and track.count(seat) == most]
    if len(tied) == 1:
        return tied[0]
    return next((seat for seat in ranking(g, district) if seat in tied), None)


def final_points(g: City) -> list[tuple[int, int, int, int]]:
    """SV-170, SV-171: each seat's VP from nobles, resources, legend and souls."""
    owners = [noble_majority(g, district) for district in range(len(DISTRICTS))]
    return [
        (
            MAJORITY_VP * owners.count(seat),
            sum(g.stock[seat]) // RESOURCES_PER_VP,
            BAND_OF[g.popularity[seat]].legend,
            g.souls[seat] * SOUL_VP if g.has(seat, "last_harvest") else 0,
        )
        for seat in range(g.seats)
    ]


def standing(g: City, seat: int) -> tuple[int, int, int]:
    """SV-172, SV-173: what players are compared by: VP, then influence in all quarters, then blood."""
    return g.vp[seat], sum(numbers[seat] for numbers in g.influence), g.blood[seat]


def placed(g: City) -> Result:
    """SV-172, SV-173: the places; whoever is equal in everything shares one."""
    order = sorted((standing(g, seat) for seat in range(g.seats)), reverse=True)
    places = tuple(1 + order.index(standing(g, seat)) for seat in range(g.seats))
    return Result(places, tuple(g.vp), REASON)


def victory(g: City) -> Victory:
    """SV-173: what decided the match."""
    first, second = sorted((standing(g, seat) for seat in range(g.seats)), reverse=True)[:2]
    ways: tuple[Victory, ...] = ("alone", "influence", "blood")
    for how, own, other in zip(ways, first, second, strict=True):
        if own != other:
            return how
    return "shared"


def figures(g: City, seat: int) -> tuple[Say, ...]:
    """SV-172, SV-173: what decides among equals, in this order."""
    _, influence, blood = standing(g, seat)
    return Say("end-influence", {"n": influence}), Say("end-blood", {"n": blood})


def tie(g: City) -> Say | None:
    """SV-173: what decided among equals."""
    how = victory(g)
    return None if how == "alone" else Say("tie", {"how": how})


ACCOUNT = Accounting(
    sources=(
        Source("quarters", "castle"),
        Source("tracks", "overdrive"),
        Source("deeds", "daggers"),
        Source("gifts", "present"),
        Source("losses", "broken-heart"),
        Source("nobles", "crown", at_end=True),
        Source("resources", "wheat", at_end=True),
        Source("legend", "trumpet-flag", at_end=True),
        Source("souls", "soul-vessel", at_end=True),
    ),
    figures=figures,
    tie=tie,
)
"""SV-166, SV-170, SV-171: quarters every round, deeds and tracks at once, the rest in the end."""

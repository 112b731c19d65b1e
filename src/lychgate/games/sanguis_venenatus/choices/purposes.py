"""What everything on the table is for, and how answers are written: see `core/purpose.py`."""

from __future__ import annotations

from collections.abc import Iterator

from lychgate.core.ask import Obstacle, obstacle
from lychgate.core.purpose import Args, Kind, Purposes, Subject, Use
from lychgate.core.say import Say
from lychgate.games.sanguis_venenatus.choices.card_purposes import CARDS, CREWS, INTRIGUE_IDS, LAID, intrigue_args
from lychgate.games.sanguis_venenatus.choices.character_purposes import (
    CHARACTERS,
    NIGHT_USES,
    is_at_rest,
    sheet_name,
    vampire_figures,
)
from lychgate.games.sanguis_venenatus.choices.district_purposes import DISTRICT_KINDS, PRICES, not_demanded, numbers
from lychgate.games.sanguis_venenatus.choices.field_purposes import (
    FIELD_KINDS,
    Applies,
    in_phase,
)
from lychgate.games.sanguis_venenatus.choices.notation import NOTATIONS
from lychgate.games.sanguis_venenatus.data.numbers import (
    BAND_OF,
    BLOOD_MAX,
    DESTRUCTION_TOKENS,
    NEXT_HEALTH,
    POPULARITY_MAX,
    STOCKS,
    VAMPIRE,
)
from lychgate.games.sanguis_venenatus.data.vampire_sheets import SHEETS
from lychgate.games.sanguis_venenatus.data.vocabulary import Ability
from lychgate.games.sanguis_venenatus.state.position import City
from lychgate.games.sanguis_venenatus.words.names import (
    amount,
    powers_text,
    resource,
)

STAGE = {"side": ("attack", "defence")}


# --- vampires and their tracks


def _powers(g: City, seat: int) -> Say:
    """SV-017, SV-064: what the side of the sheet in play can do."""
    sheet = g.sheet[seat]
    if sheet < 0:
        return Say("line-nobody")
    return powers_text(SHEETS[sheet].id if g.asymmetric[seat] else "nighthunter")


def _sheet_args(g: City, subject: Subject) -> Args:
    seat = int(subject["seat"])
    return {"vampire": sheet_name(g, seat), "text": _powers(g, seat)}


def _seat_figures(g: City, subject: Subject) -> Iterator[Say]:
    seat = int(subject["seat"])
    yield Say("amount", {"res": "vp", "n": g.vp[seat]})
    yield from vampire_figures(g, subject)


def _has(ability: Ability) -> Applies:
    return lambda g, subject: g.has(int(subject["seat"]), ability)


def _night_power(name: str, clause: str, verb: str, ability: Ability) -> Use:
    return Use(name, clause, own=True, through={"haunt": (verb,)}, applies=_has(ability))


POWERS = (
    _night_power("pestilence", "SV-160", "pestilence", "pestilence"),
    _night_power("starvation", "SV-164", "starvation", "starvation"),
    _night_power("tithe", "SV-162", "tithe", "soul_tithe"),
    _night_power("raise", "SV-162", "raise", "soul_tithe"),
    *NIGHT_USES,
)


def _no_plot_at(g: City, seat: int, subject: Subject) -> Iterator[Obstacle]:
    """SV-153: plots are aimed at opponents, by cards that are held and can be played."""
    yield obstacle("SV-153", "plot-own" if subject.seat == seat else "no-plot-at")


EXERT = Use("exert", "SV-120", asks=("haunt",), verbs=("exert",), own=True)
WOUND = Use(
    "take-wound",
    "SV-095",
    asks=("pay",),
    verbs=("wound",),
    own=True,
    bars=not_demanded,
    applies=in_phase("event"),
)
LOSE_VP = Use("lose-point", "SV-067", asks=PRICES, own=True)
AIM = Use("aim", "SV-153", asks=("haunt",), verbs=("plot",), bars=_no_plot_at, applies=is_at_rest)


def _led(use: Use, key: str) -> Use:
    """Return a use for a thing that its answers do not touch themselves."""
    return Use(use.name, use.clause, own=use.own, through={key: use.verbs}, applies=use.applies)


def _blood_figures(g: City, subject: Subject) -> Iterator[Say]:
    blood = g.blood[int(subject["seat"])]
    yield Say("figure-of", {"res": resource("blood"), "n": blood, "most": BLOOD_MAX})
    if subject.parts.keys() != {"seat"} or not subject.id.startswith("blood"):  # beside the whole track a note says it
        yield Say("figure-wound", {"n": NEXT_HEALTH[blood]})


def _popularity_figures(g: City, subject: Subject) -> Iterator[Say]:
    popularity = g.popularity[int(subject["seat"])]
    yield Say("figure-of", {"res": resource("popularity"), "n": popularity, "most": POPULARITY_MAX})
    yield Say(f"band-{BAND_OF[popularity].id}-reward")


TRACKS = (
    Kind("sheet", ("sheet:{seat}",), "SV-064", POWERS, args=_sheet_args, figures=_seat_figures),
    Kind(
        "blood",
        ("blood:{seat}", "blood:{seat}:{n}"),
        "SV-065",
        (EXERT, WOUND),
        figures=_blood_figures,
        within={"n": numbers(BLOOD_MAX)},
    ),
    Kind(
        "drop",
        ("blood:{seat}:{n}:drop-{owner}", "stock:{seat}:drop"),
        "SV-065",
        (_led(EXERT, "haunt"), _led(WOUND, "pay")),
        about="blood",
        figures=_blood_figures,
        within={"n": numbers(BLOOD_MAX)},
    ),
    Kind(
        "popularity",
        ("popularity:{seat}", "popularity:{seat}:{n}", "popularity:{seat}:{n}:laurel-{owner}", "stock:{seat}:laurel"),
        "SV-066",
        (Use("be-loved", "SV-084"),),
        figures=_popularity_figures,
        within={"n": numbers(POPULARITY_MAX)},
    ),
    Kind("seat", ("seat:{seat}",), "SV-016", (*POWERS, AIM, LOSE_VP), args=_sheet_args, figures=_seat_figures),
    Kind(
        "plaque",
        ("plaque:{seat}",),
        "SV-016",
        (*POWERS, Use("lose-point", "SV-067", own=True, through=dict.fromkeys(PRICES, ("lose",)))),
        about="seat",
        args=_sheet_args,
        figures=_seat_figures,
    ),
)


# --- resources


def _stock_args(g: City, subject: Subject) -> Args:
    return {"good": resource(subject["good"])}


def _stock_figures(g: City, subject: Subject) -> Iterator[Say]:
    n = g.stock[int(subject["seat"])][STOCKS.index(subject["good"])]
    yield Say("amount", {"res": subject["good"], "n": n})


def _stocks_figures(g: City, subject: Subject) -> Iterator[Say]:
    return (amount(good, n) for good, n in zip(STOCKS, g.stock[int(subject["seat"])], strict=True))


def _souls_figures(g: City, subject: Subject) -> Iterator[Say]:
    yield Say("figure-souls", {"n": g.souls[int(subject["seat"])], "left": g.soul_supply})


PAY = Use("pay", "SV-088", asks=("pay",), verbs=("pay",), own=True, bars=not_demanded)
RATIONS = Use("rations", "SV-104", asks=("work",), verbs=("rations",), own=True)
_SPENT = {
    "gold": (Use("corrupt", "SV-131", own=True, through={"haunt": ("corrupt",)}), PAY),
    "bread": (RATIONS, Use("burn", "SV-110", own=True), PAY),
    "militia": (Use("build", "SV-006", own=True, through={"work": ("build",)}),),
    "equipment": (Use("build", "SV-006", own=True, through={"work": ("build",)}),),
}

STOCK = (
    *(
        Kind(
            f"stock-{good}",
            ("stock:{seat}:{good}",),
            "SV-011",
            _SPENT[good],
            about="good",
            args=_stock_args,
            figures=_stock_figures,
            within={"good": (good,)},
        )
        for good in STOCKS
    ),
    Kind(
        "held",
        ("stock:{seat}:back-intrigue",),
        "SV-040",
        (Use("plot", "SV-153", own=True, through={"haunt": ("plot",)}),),
    ),
    Kind("stock", ("stock:{seat}",), "SV-011", (PAY, RATIONS), figures=_stocks_figures),
    Kind(
        "souls",
        ("souls:{seat}",),
        "SV-161",
        (
            Use("tithe", "SV-162", asks=("haunt",), verbs=("tithe",), own=True),
            Use("raise", "SV-162", asks=("haunt",), verbs=("raise",), own=True),
        ),
        figures=_souls_figures,
    ),
    Kind(
        "points",
        ("points:{seat}",),
        "SV-102",
        (
            Use(
                "points-servant",
                "SV-102",
                own=True,
                through={"work": ("rations", "end")},
                applies=lambda g, subject: g.turn is not None and g.turn.pose != VAMPIRE,
            ),
            Use(
                "points-vampire",
                "SV-119",
                own=True,
                through={"haunt": ("exert", "tithe", "end")},
                applies=lambda g, subject: g.turn is not None and g.turn.pose == VAMPIRE,
            ),
        ),
    ),
)


# --- the rest of the table

SHOWN = (
    Kind("city", ("city",), "SV-001"),
    Kind("phases", ("phases",), "SV-082"),
    Kind(
        "pile",
        ("pile",),
        "SV-050",
        figures=lambda g, subject: iter((Say("figure-pile", {"n": g.pile, "most": DESTRUCTION_TOKENS}),)),
    ),
    Kind(
        "fight",
        ("fight", "fight-{side}", "fighter-{side}", "fighter-{side}:{who}", "strength-{side}"),
        "SV-142",
        (LAID,),
        within={**STAGE, "who": ("vampire", "servant")},
    ),
    Kind("die", ("dice-{side}", "{side}-die"), "SV-144", within=STAGE),
    Kind("laid", ("laid-{side}",), "SV-143", (LAID,), within=STAGE),
    Kind(
        "laid-card",
        ("laid-{side}:{card}",),
        "SV-043",
        (LAID,),
        about="intrigue-card",
        args=intrigue_args,
        within={**STAGE, "card": INTRIGUE_IDS},
    ),
)

PURPOSES = Purposes(
    (*FIELD_KINDS, *CHARACTERS, *TRACKS, *STOCK, *CREWS, *CARDS, *DISTRICT_KINDS, *SHOWN),
    NOTATIONS,
    ends="SV-169",
    turns={
        "vampire": "SV-016",
        "side": "SV-017",
        "draft": "SV-020",
        "gate": "SV-022",
        "discard": "SV-040",
        "sight": "SV-087",
        "spread": "SV-047",
        "pay": "SV-088",
        "infect": "SV-088",
        "rain": "SV-098",
        "return": "SV-099",
        "servant": "SV-101",
        "work": "SV-101",
        "haunt": "SV-118",
        "rise": "SV-079",
        "combat": "SV-143",
        "death.price": "SV-067",
        "defeat.price": "SV-076",
        "flip": "SV-070",
        "prophesy": "SV-156",
    },
    compulsory={"discard": "SV-040", "return": "SV-099"},
)

"""The table of Sanguis Venenatus: what is on it. What lies where now is in `fill.py`, what travels in `motions.py`.

SV-014: the city in the middle, the four district tracks beside it, every player's board, sheet and hand.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from lychgate.core.say import Say, who
from lychgate.core.table import (
    Badge,
    Band,
    Board,
    Colour,
    Column,
    Hand,
    Layout,
    Mat,
    Notch,
    Pile,
    Pool,
    Readout,
    Room,
    Row,
    Shape,
    Stop,
    Strip,
    Tab,
    Table,
    Track,
)
from lychgate.core.vocabulary import check_complete
from lychgate.games.sanguis_venenatus.data.board import DISTRICTS
from lychgate.games.sanguis_venenatus.data.numbers import (
    BANDS,
    BLOOD_MAX,
    CORRUPTION_LIMIT,
    HAND_LIMIT,
    HEALTH,
    INFLUENCE_MAX,
    POPULARITY_MAX,
    STOCKS,
    crown_price,
)
from lychgate.games.sanguis_venenatus.data.vocabulary import District, Phase
from lychgate.games.sanguis_venenatus.screen.board import HUE, links, regions, spaces
from lychgate.games.sanguis_venenatus.screen.combat import stage
from lychgate.games.sanguis_venenatus.screen.looks import ICONS, card_faces, card_types, kinds
from lychgate.games.sanguis_venenatus.words.names import district_word, resource

WIDTH, HEIGHT, LEAST = 1416, 846, 0.7
LEFT, MIDDLE, RIGHT = 6, 286, 1134
COLUMN = 274
PLAQUE, PANEL = 86, 112
"""Heights of a seat's plaque and of a quarter's panel; with fewer seats the panels are higher."""
GAP = 4
ASK_H, SHEET_Y, SHEET_H, EVENT_Y, EVENT_H = 318, 328, 196, 528, 64
HAND_Y, HAND_H, DECKS_Y, DECKS_H = 612, 176, 790, 54
"""The right column: the question, the own sheet, the event in force, the hand, the decks.

What is chosen from at the start of a match lies as a list where sheet and hand will be."""
LIST_H, KEPT_H, PLAYED_H = 466, 44, 40
_BAND_HUE: dict[str, Colour] = {
    "tyrant": "wine",
    "feared": "copper",
    "unknown": "iron",
    "respected": "verdigris",
    "beloved": "moon",
}
check_complete("_BAND_HUE", _BAND_HUE, [band.id for band in BANDS])
STORES = ("drop", "laurel", "back-intrigue", *STOCKS)
"""What a plaque counts: blood, popularity, intrigue cards, then the goods."""
STRIPS = ("dawn", "day", "night", "twilight")
PHASES: dict[Phase, str] = {
    "reward": "dawn",
    "event": "dawn",
    "return": "dawn",
    "day": "day",
    "night": "night",
    "twilight": "twilight",
}
"""SV-082: the parts of a round, and the steps that belong to each."""
_PHASE_ICON = {"dawn": "sunrise", "day": "sun", "night": "moon", "twilight": "sunset"}


def layout(seats: int, options: Mapping[str, Any]) -> Table:
    """Return the table of a match for a number of seats."""
    own = [shape for seat in range(seats) for shape in _seat(seat)]
    shared = [_phases(), _pile(), _city(), *(_district(letter, seats) for letter in DISTRICTS), *_cards(), stage()]
    ids = [shape.id for shape in (*shared, *own)]
    return Table(
        game="sanguis-venenatus",
        seats=seats,
        shapes=(*shared, *own, _sheets()),
        layout=Layout(
            width=WIDTH,
            height=HEIGHT,
            least=LEAST,
            heads=True,
            chairs=tuple((LEFT, _below(chair)) for chair in range(seats)),
            rooms=(Room(x=RIGHT, y=6, w=COLUMN, h=ASK_H),),
            columns=(Column(x=LEFT, w=COLUMN), Column(x=RIGHT, w=COLUMN, lines=_lines(seats))),
            narrow=("sheets", *ids),
            tabs=_tabs(ids),
            terminal=("sheets", *ids),
            stores=tuple(f"stock:{seat}" for seat in range(seats)),
            scores=tuple(f"seat:{seat}" for seat in range(seats)),
        ),
        kinds=kinds(),
        types=card_types(),
        faces=card_faces(),
        icons=ICONS,
    )


def _lines(seats: int) -> tuple[tuple[str, ...], ...]:
    """Tell what stands below the question: choices of the start, then the own sheet, the event, the hand, the decks."""

    def own(id: str) -> tuple[str, ...]:
        return tuple(f"{id}:{seat}" for seat in range(seats))

    return (
        ("sheets",),
        own("kept"),
        own("draft"),
        own("sheet"),
        own("souls"),
        ("fight",),
        ("fate",),
        own("hand"),
        ("played",),
        ("events", "past", "intrigue", "discards"),
    )


def _below(plaques: int) -> int:
    """Return where the column goes on below the plaques of that number of seats."""
    return 6 + (PLAQUE + GAP) * plaques


def _panel_height(seats: int) -> int:
    """Share what the plaques leave of the column among the four quarters, up to a height that is enough."""
    return min(PANEL + 8, (HEIGHT - 4 - _below(seats)) // len(DISTRICTS) - GAP)


def _tabs(ids: list[str]) -> tuple[Tab, ...]:
    """A phone shows the city, the districts, the sheets or the hand; the phases stay on every page."""

    def of(*starts: str) -> tuple[str, ...]:
        return tuple(id for id in ids if id.partition(":")[0] in starts)

    return (
        Tab(name=Say("tab-city"), icon="castle", shapes=of("city")),
        Tab(name=Say("tab-districts"), icon="crown", shapes=of("district", "plaque")),
        Tab(name=Say("tab-sheet"), icon="female-vampire", shapes=of("sheet", "souls")),
        Tab(
            name=Say("tab-hand"),
            icon="card-random",
            shapes=(
                "sheets",
                *of("draft", "kept", "fight", "hand", "events", "fate", "past", "intrigue", "discards", "played"),
            ),
        ),
    )


# --- shared


def _city() -> Board:
    return Board(
        id="city",
        name=Say("name-city"),
        look="areas",
        frame=(-40, -40, 1080, 1080),
        terrain="water",
        x=MIDDLE,
        y=4,
        w=838,
        h=838,
        spaces=spaces(),
        links=links(),
        regions=regions(),
    )


def _phases() -> Strip:
    stops = tuple(Stop(Say(f"phase-{phase}"), _PHASE_ICON[phase]) for phase in STRIPS)
    return Strip(id="phases", name=Say("name-phases"), area="top", stops=stops)


def _pile() -> Readout:
    return Readout(id="pile", name=Say("name-pile"), short=Say("short-pile"), area="top", icon="rat")


def _district(letter: District, seats: int) -> Mat:
    """SV-025, SV-131: the influence track and the crowns of a quarter, with the price of the next."""
    limit = CORRUPTION_LIMIT[seats]
    name = {"district": district_word(letter)}
    height = _panel_height(seats)
    crowns = 34
    parts = (
        Track(
            id=f"influence:{letter}", name=Say("name-influence", name), short=district_word(letter), high=INFLUENCE_MAX,
            icon="castle", hue=HUE[letter], x=8, y=3, w=COLUMN - 16, h=height - crowns - 6,
        ),
        Track(
            id=f"nobles:{letter}", name=Say("name-nobles", name), short=Say("short-nobles"), low=1, high=limit,
            bare=True, icon="crown", notches=_prices(limit), x=8, y=height - crowns - 2, w=COLUMN - 16, h=crowns,
        ),
    )  # fmt: skip
    return Mat(
        id=f"district:{letter}",
        name=district_word(letter),
        area="side",
        w=COLUMN,
        h=height,
        look="panel",
        parts=parts,
        x=LEFT,
        y=_below(seats) + (height + GAP) * DISTRICTS.index(letter),
    )


def _prices(limit: int) -> tuple[Notch, ...]:
    """SV-131: what each crown costs, from left to right."""
    return tuple(Notch(spot, Badge(name=Say("name-price"), n=crown_price(spot - 1))) for spot in range(1, limit + 1))


def _cards() -> tuple[Shape, ...]:
    """The decks and discards, the event of the round and the cards just played."""
    piles = (
        ("events", "name-event-deck", "short-events", "back-event", 0, 50),
        ("past", "name-past", "short-past", "back-event", 52, 50),
        ("intrigue", "name-intrigue-deck", "short-intrigue", "back-intrigue", 104, 56),
        ("discards", "name-discards", "short-discards", "back-intrigue", 162, 62),
    )
    return (
        *(
            Pile(
                id=id, name=Say(name), short=Say(short), area="aside", back=back,
                x=RIGHT + x, y=DECKS_Y, w=w, h=DECKS_H,
            )
            for id, name, short, back, x, w in piles
        ),
        Row(id="fate", name=Say("name-fate"), area="aside", bare=True, x=RIGHT, y=EVENT_Y, w=COLUMN, h=EVENT_H),
        Row(
            id="played", name=Say("name-played"), area="aside", bare=True,
            x=RIGHT, y=HAND_Y + HAND_H - PLAYED_H, w=COLUMN, h=PLAYED_H,
        ),
    )  # fmt: skip


def _sheets() -> Row:
    """SV-016: the vampires nobody has taken yet, each with its powers, until the choice is made."""
    return Row(id="sheets", name=Say("name-sheets"), bare=True, x=RIGHT, y=SHEET_Y, w=COLUMN, h=LIST_H + KEPT_H)


# --- of one seat


def _seat(seat: int) -> tuple[Shape, ...]:
    """A plaque that everybody reads; sheet, hand and draft for the owner."""
    return (_plaque(seat), _points(seat), _sheet(seat), _souls(seat), *_hands(seat))


def _plaque(seat: int) -> Mat:
    name = {"seat": who(seat)}
    parts = (
        Pool(id=f"stock:{seat}", name=Say("name-stock", name), short=Say("short-stock"), kinds=STORES),
        Row(
            id=f"crew-of:{seat}", name=Say("name-crew", name), short=Say("short-crew"), area="rivals", seat=seat,
            bare=True,
        ),
    )  # fmt: skip
    return Mat(
        id=f"plaque:{seat}", name=Say("name-plaque", name), area="seat", seat=seat, w=COLUMN, h=PLAQUE, look="plaque",
        parts=parts,
    )  # fmt: skip


def _sheet(seat: int) -> Mat:
    """SV-064: blood with its red numbers, popularity with its bands, souls, barracks left."""
    heart = Badge(name=Say("name-heart"), icon="hearts", tone="danger")
    bands = tuple(
        Band(
            low=band.low,
            high=band.high,
            name=Say(f"band-{band.id}"),
            hue=_BAND_HUE[band.id],
            note=Say(f"band-{band.id}-reward"),
        )
        for band in BANDS
    )
    name = {"seat": who(seat)}
    parts = (
        Row(
            id=f"crew:{seat}", name=Say("name-crew", name), short=Say("short-crew"), area="mine", seat=seat,
            bare=True, x=10, y=4, w=254, h=32,
        ),
        Track(
            id=f"blood:{seat}", name=Say("name-blood", name), short=resource("blood"), high=BLOOD_MAX, look="vial",
            notches=tuple(Notch(red, heart) for red in HEALTH), x=10, y=37, w=254, h=69,
        ),
        Track(
            id=f"popularity:{seat}", name=Say("name-popularity", name), short=resource("popularity"),
            high=POPULARITY_MAX, bands=bands, x=10, y=107, w=254, h=58,
        ),
    )  # fmt: skip
    # A sheet counts from its owner's chair, and whoever looks sits on the first.
    return Mat(
        id=f"sheet:{seat}",
        name=Say("name-own-sheet", name),
        area="mine",
        seat=seat,
        x=RIGHT - LEFT,
        y=SHEET_Y - 6,
        w=COLUMN,
        h=SHEET_H - 23,
        look="panel",
        parts=parts,
    )


def _points(seat: int) -> Readout:
    """SV-102, SV-119: the action points that are left, with the question what to do."""
    return Readout(id=f"points:{seat}", name=Say("name-ap"), short=Say("short-ap"), area="top", seat=seat, look="pips")


def _souls(seat: int) -> Readout:
    """SV-171: what Death has taken, and counts at the end."""
    return Readout(
        id=f"souls:{seat}", name=Say("name-souls"), short=Say("short-souls"), icon="ghost", area="mine", seat=seat,
        x=RIGHT - LEFT, y=SHEET_Y + SHEET_H - 28, w=COLUMN, h=26,
    )  # fmt: skip


def _hands(seat: int) -> tuple[Hand, ...]:
    """SV-020, SV-040: the intrigue cards in hand; and during the draft the servants to choose from, and those kept."""

    def hand(id: str, y: int, h: int, limit: int | None = None) -> Hand:
        return Hand(
            id=f"{id}:{seat}", name=Say(f"name-{id}", {"seat": who(seat)}), short=Say(f"short-{id}"), area="mine",
            seat=seat, limit=limit, x=RIGHT - LEFT, y=y - 6, w=COLUMN, h=h,
        )  # fmt: skip

    return (
        hand("hand", HAND_Y, HAND_H, HAND_LIMIT),
        hand("draft", SHEET_Y + KEPT_H + GAP, LIST_H),
        hand("kept", SHEET_Y, KEPT_H),
    )

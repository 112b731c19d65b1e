"""The table of Sanguis Venenatus: what is on it. What lies where now is in `filling.py`, what travels in `motions.py`.

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
    Dice,
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
)
from lychgate.games.sanguis_venenatus.looks import (
    ICONS,
    card_faces,
    card_types,
    dice,
    kinds,
    links,
    regions,
    spaces,
)
from lychgate.games.sanguis_venenatus.names import district_word, resource

WIDTH, HEIGHT = 1416, 846
LEFT, MIDDLE, RIGHT = 6, 286, 1134
COLUMN = 274
OWN, PLAQUE, PANEL = 86, 86, 115
GAP = 4
SHEET_Y, SHEET_H, HAND_Y, HAND_H = 332, 212, 550, 150
_BAND_HUE = {"tyrant": "wine", "feared": "copper", "unknown": "iron", "respected": "verdigris", "beloved": "moon"}
STRIPS = ("reward", "event", "return", "day", "night", "twilight")
_PHASE_ICON = {
    "reward": "sunrise", "event": "scroll-unfurled", "return": "tombstone", "day": "sun", "night": "moon",
    "twilight": "sunset",
}  # fmt: skip


def layout(seats: int, options: Mapping[str, Any]) -> Table:
    """Return the table of a match with so many seats."""
    own = [shape for seat in range(seats) for shape in _seat(seat)]
    shared = [_phases(), _pile(), _city(), *(_district(letter, seats) for letter in DISTRICTS), *_cards(), _dice()]
    ids = [shape.id for shape in (*shared, *own)]
    return Table(
        game="sanguis-venenatus",
        seats=seats,
        shapes=(*shared, *own, _sheets()),
        layout=Layout(
            width=WIDTH,
            height=HEIGHT,
            chairs=tuple((LEFT, _below(chair)) for chair in range(seats)),
            rooms=(Room(x=RIGHT, y=6, w=COLUMN, h=SHEET_Y - 12),),
            narrow=("sheets", *ids),
            tabs=_tabs(ids),
            terminal=("sheets", *ids),
        ),
        kinds=kinds(),
        types=card_types(),
        faces=card_faces(),
        icons=ICONS,
    )


def _below(plaques: int) -> int:
    """Where the column goes on below so many plaques, one's own first."""
    return 6 if not plaques else 6 + OWN + GAP + (PLAQUE + GAP) * (plaques - 1)


def _tabs(ids: list[str]) -> tuple[Tab, ...]:
    """A phone shows the city, the districts, the sheets or the hand; the phases stay on every page."""

    def of(*starts: str) -> tuple[str, ...]:
        return tuple(id for id in ids if id.partition(":")[0] in starts)

    return (
        Tab(name=Say("tab-city"), icon="castle", shapes=("sheets", *of("city"))),
        Tab(name=Say("tab-districts"), icon="crown", shapes=of("district", "plaque")),
        Tab(name=Say("tab-sheet"), icon="female-vampire", shapes=of("sheet")),
        Tab(
            name=Say("tab-hand"),
            icon="card-random",
            shapes=of("hand", "draft", "kept", "events", "fate", "intrigue", "discards", "played", "dice"),
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


def _district(letter: str, seats: int) -> Mat:
    """SV-025, SV-131: the influence track and the crowns of a quarter, each crown with its price."""
    limit = CORRUPTION_LIMIT[seats]
    name = {"district": district_word(letter)}
    parts = (
        Track(
            id=f"influence:{letter}", name=Say("name-influence", name), short=district_word(letter), high=INFLUENCE_MAX,
            x=8, y=4, w=COLUMN - 16, h=60,
        ),
        Track(
            id=f"nobles:{letter}", name=Say("name-nobles", name), short=Say("short-nobles"), low=1, high=limit,
            x=8, y=64, w=COLUMN - 16, h=50,
        ),
    )  # fmt: skip
    return Mat(
        id=f"district:{letter}",
        name=district_word(letter),
        area="side",
        w=COLUMN,
        h=PANEL,
        look="panel",
        parts=parts,
        x=LEFT,
        y=_below(seats) + (PANEL + GAP) * DISTRICTS.index(letter),
    )


def _cards() -> tuple[Shape, ...]:
    """The decks and discards, the event of the round and the cards just played."""
    y, h = 716, 120
    return (
        Pile(
            id="events",
            name=Say("name-event-deck"),
            short=Say("short-events"),
            area="aside",
            back="back-event",
            x=RIGHT,
            y=y,
            w=62,
            h=h,
        ),
        Pile(
            id="fate",
            name=Say("name-fate"),
            short=Say("short-fate"),
            area="aside",
            back="back-event",
            x=RIGHT + 68,
            y=y,
            w=78,
            h=h,
        ),
        Pile(
            id="intrigue",
            name=Say("name-intrigue-deck"),
            short=Say("short-intrigue"),
            area="aside",
            back="back-intrigue",
            x=RIGHT + 152,
            y=y,
            w=56,
            h=h,
        ),
        Pile(
            id="discards",
            name=Say("name-discards"),
            short=Say("short-discards"),
            area="aside",
            back="back-intrigue",
            x=RIGHT + 214,
            y=y,
            w=60,
            h=h,
        ),
        Row(id="played", name=Say("name-played"), area="aside", x=RIGHT, y=560, w=COLUMN, h=150, bare=True),
    )


def _dice() -> Dice:
    return Dice(id="dice", name=Say("name-dice"), area="aside", dice=dice(), x=RIGHT, y=676, w=COLUMN, h=36, bare=True)


def _sheets() -> Row:
    """SV-016: the vampires nobody has taken yet lie on the city until the choice is made."""
    return Row(id="sheets", name=Say("name-sheets"), x=MIDDLE + 130, y=300, w=580, h=230)


# --- of one seat


def _seat(seat: int) -> tuple[Shape, ...]:
    """A plaque that everybody reads; sheet, hand and draft for the owner."""
    return (_plaque(seat), _sheet(seat), *_hands(seat))


def _plaque(seat: int) -> Mat:
    name = {"seat": who(seat)}
    parts = (
        Pool(id=f"stock:{seat}", name=Say("name-stock", name), short=Say("short-stock"), kinds=STOCKS),
        Row(
            id=f"crew-of:{seat}",
            name=Say("name-crew", name),
            short=Say("short-crew"),
            area="rivals",
            seat=seat,
            bare=True,
        ),
    )
    return Mat(
        id=f"plaque:{seat}",
        name=Say("name-plaque", name),
        area="seat",
        seat=seat,
        w=COLUMN,
        h=PLAQUE,
        look="plaque",
        parts=parts,
    )


def _sheet(seat: int) -> Mat:
    """SV-064: blood with its red numbers, popularity with its bands, souls, barracks left."""
    heart = Badge(name=Say("name-heart"), icon="hearts", tone="danger")
    bands = tuple(
        Band(
            low=band.low,
            high=band.high,
            name=Say(f"band-{band.id}"),
            hue=_BAND_HUE[band.id],  # type: ignore[arg-type]
            note=Say(f"band-{band.id}-reward"),
        )
        for band in BANDS
    )
    name = {"seat": who(seat)}
    parts = (
        Row(
            id=f"crew:{seat}", name=Say("name-crew", name), short=Say("short-crew"), area="mine", seat=seat,
            bare=True, x=10, y=6, w=254, h=44,
        ),
        Track(
            id=f"blood:{seat}", name=Say("name-blood", name), short=resource("blood"), high=BLOOD_MAX, look="vial",
            notches=tuple(Notch(red, heart) for red in HEALTH), x=10, y=54, w=254, h=56,
        ),
        Track(
            id=f"popularity:{seat}", name=Say("name-popularity", name), short=resource("popularity"),
            high=POPULARITY_MAX, bands=bands, x=10, y=114, w=254, h=60,
        ),
        Readout(id=f"points:{seat}", name=Say("name-ap"), short=Say("short-ap"), look="pips", x=10, y=180, w=150, h=26),
        Readout(
            id=f"souls:{seat}", name=Say("name-souls"), short=Say("short-souls"), icon="ghost", x=166, y=180, w=98, h=26
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
        h=SHEET_H,
        look="panel",
        parts=parts,
    )


def _hands(seat: int) -> tuple[Hand, ...]:
    x, y = RIGHT - LEFT, HAND_Y - 6
    over = MIDDLE - LEFT + 130
    return (
        Hand(
            id=f"hand:{seat}",
            name=Say("name-hand", {"seat": who(seat)}),
            short=Say("short-hand"),
            area="mine",
            seat=seat,
            limit=HAND_LIMIT,
            x=x,
            y=y,
            w=COLUMN,
            h=HAND_H,
        ),
        Hand(
            id=f"draft:{seat}",
            name=Say("name-draft", {"seat": who(seat)}),
            short=Say("short-draft"),
            area="mine",
            seat=seat,
            x=over,
            y=294,
            w=580,
            h=230,
        ),
        Hand(
            id=f"kept:{seat}",
            name=Say("name-kept", {"seat": who(seat)}),
            short=Say("short-kept"),
            area="mine",
            seat=seat,
            x=x,
            y=y,
            w=COLUMN,
            h=HAND_H,
        ),
    )

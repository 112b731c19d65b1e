"""What is on the table: decks, the moon, and a plaque for every vampire with blood, Grace, cubes and blue powers."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from lychgate.core.say import Say, who
from lychgate.core.table import (
    Badge,
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
    Slot,
    Table,
    Track,
)
from lychgate.games.carpathes.data import (
    BLOOD_STEP,
    DOMINATE_COST,
    DOMINATE_LEFT,
    HAND_LIMIT,
    LAST_GRACE,
    LEAST_BLOOD,
    ROUNDS,
    TOP_BLOOD,
    WEAK,
)
from lychgate.games.carpathes.screen.looks import BACKS, ICONS, KINDS, TYPES, faces

_MOON = {3: (436, 24), 4: (190, 24), 5: (436, 24)}
_CHAIRS: dict[int, tuple[tuple[float, float], ...]] = {
    3: ((2, 646), (100, 60), (750, 60)),
    4: ((2, 646), (12, 250), (470, 30), (840, 250)),
    5: ((2, 646), (12, 290), (108, 28), (749, 28), (840, 276)),
}
PILES = {
    "human_deck": (262, 190, "human"),
    "human_discard": (358, 190, "human"),
    "power_deck": (630, 190, "power"),
    "power_discard": (726, 190, "power"),
    "event_deck": (630, 340, "event"),
    "event": (726, 340, "event"),
    "event_discard": (358, 340, "event"),
}
SHORT = {
    "event_deck": Say("short-event-deck"),
    **dict.fromkeys(("human_discard", "power_discard", "event_discard"), Say("short-discard")),
}
"""What stands below a pile: its cards show of what it is, and its whole name is too long for the place."""


def layout(seats: int, options: Mapping[str, Any]) -> Table:
    """CA-008, 010: three decks with their discards in the middle, the moon above, a plaque for every vampire."""
    x, y = _MOON[seats]
    everybody = range(seats)
    shapes: list[Shape] = [
        *(_plaque(seat, seats) for seat in everybody),
        *(_hand(seat) for seat in everybody),
        Track(id="moon", name=Say("name-moon"), low=1, high=ROUNDS, look="moon", x=x, y=y, w=220, h=148),
        *(
            Pile(
                id=id,
                name=Say(f"name-{id.replace('_', '-')}"),
                short=SHORT.get(id),
                x=x,
                y=y,
                w=92,
                h=140,
                back=BACKS[back],
            )
            for id, (x, y, back) in PILES.items()
        ),
        Row(id="played", name=Say("name-played"), x=470, y=192, w=152, h=212, bare=True),
        Readout(id="lord", name=Say("name-lord", {"n": seats - 1}), area="top", look="race", most=seats - 1),
    ]
    rooms = (
        Room(x=2, y=548, w=1088, h=84),
        *(Room(of=f"hand:{seat}", x=252, y=0, w=838, h=204) for seat in everybody),
    )
    own = (*(f"plaque:{seat}" for seat in everybody), *(f"hand:{seat}" for seat in everybody))
    narrow = ("moon", "human_deck", "played", "power_deck", "event", *own)
    return Table(
        game="carpathes",
        seats=seats,
        score=Say("result-score"),
        shapes=tuple(shapes),
        layout=Layout(
            width=1092,
            height=850,
            chairs=_CHAIRS[seats],
            heads=True,
            rooms=rooms,
            narrow=narrow,
            stores=tuple(f"{part}:{seat}" for seat in everybody for part in ("blood", "hand")),
            scores=tuple(f"blood:{seat}" for seat in everybody),
            terminal=(
                "moon",
                "lord",
                "event",
                "played",
                *own,
                "human_deck",
                "human_discard",
                "power_deck",
                "power_discard",
            ),
        ),
        kinds=KINDS,
        types=TYPES,
        faces=faces(),
        icons=ICONS,
    )


def _plaque(seat: int, seats: int) -> Mat:
    """CA-005, 006: blood counter, Grace counter, a place for the cube of everybody this vampire dominates."""
    weak = Badge(name=Say("notch-weak"), icon="manacles", tone="danger")
    able = Badge(name=Say("notch-able"), icon="crown")
    parts = (
        Pool(
            id=f"held:{seat}", name=Say("name-held", {"seat": who(seat)}), area="rivals", seat=seat,
            kinds=(BACKS["human"], BACKS["power"]),
        ),
        Track(
            id=f"blood:{seat}", name=Say("name-blood", {"seat": who(seat)}), short=Say("short-blood"), icon="drop",
            low=LEAST_BLOOD, high=TOP_BLOOD, step=BLOOD_STEP, look="fill", hue="blood",
            notches=(Notch(WEAK, weak), Notch(DOMINATE_COST + DOMINATE_LEFT, able)),
        ),
        Track(
            id=f"grace:{seat}", name=Say("name-grace", {"seat": who(seat)}), short=Say("short-grace"),
            high=LAST_GRACE, look="rings", bare=True, icon="breaking-chain",
        ),
        Row(id=f"laid:{seat}", name=Say("name-laid", {"seat": who(seat)}), short=Say("short-laid"), bare=True),
        Row(
            id=f"known:{seat}", name=Say("name-known", {"seat": who(seat)}), short=Say("short-known"), area="rivals",
            seat=seat, bare=True,
        ),
    )  # fmt: skip
    places = tuple(
        Slot(id=f"slave:{seat}:{at}", name=Say("name-slave-place", {"seat": who(seat)}), look="cube")
        for at in range(seats - 1)
    )
    name = Say("name-plaque", {"seat": who(seat)})
    return Mat(
        id=f"plaque:{seat}", name=name, area="seat", seat=seat, look="plaque", w=242, h=130, slots=places, parts=parts
    )


def _hand(seat: int) -> Hand:
    name = Say("name-hand", {"seat": who(seat)})
    return Hand(id=f"hand:{seat}", name=name, short=Say("short-hand"), area="mine", seat=seat, limit=HAND_LIMIT)

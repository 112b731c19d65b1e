"""The four boards of Sabbat Magica and the score track: places, ways and edges, in the units of `data/boards.py`.

SM-005: the regions, the drawbridge, the manor and the graveyard lie in a row.
"""

from __future__ import annotations

from math import cos, radians, sin
from typing import Any

from lychgate.core.say import Say, who
from lychgate.core.table import Badge, Board, Colour, EdgePiece, Face, Link, Point, Slot, Space, Track
from lychgate.games.sabbat_magica.data.boards import GARDENS, LOCATIONS, MIRRORS, REGIONS, ROOM, SQUARES, Location
from lychgate.games.sabbat_magica.words.names import mirror_word, place_word, square_word, title

_WHEEL = (300.0, 450.0)
_PLACES_AT, _APART = 146.0, 13.6
"""How far from the hub the places of a region lie, and how many degrees apart."""
_PEOPLE_ICON = {
    "centaurs": "centaur", "rabbits": "rabbit", "diplomats": "shaking-hands", "gladiators": "gladius",
    "nuns": "nun-face", "fools": "jester-hat", "bears": "bear-head", "ogres": "ogre",
}  # fmt: skip
_GARDEN_LOOK: dict[str, tuple[str, Colour]] = {
    "glass_factory": ("fire-bowl", "copper"), "crystal_ball": ("crystal-ball", "night"),
    "canteen": ("hot-meal", "amber"), "training_ground": ("archery-target", "clay"),
    "alchemist_office": ("round-bottom-flask", "green"), "zen_garden": ("stone-stack", "moon"),
}  # fmt: skip
_WEDGE_HUE: dict[str, Colour] = {
    "turgapel": "moss", "neshata": "amber", "gineva": "violet", "vada": "clay", "friburga": "slate", "vale": "wine",
    "berena": "copper", "grisa": "verdigris",
}  # fmt: skip


def _box(left: float, top: float, right: float, bottom: float) -> tuple[Point, ...]:
    return (left, top), (right, top), (right, bottom), (left, bottom)


def _places(location: Location, seats: int, at: list[Point], looks: tuple[Any, ...]) -> tuple[Slot, ...]:
    count = ROOM[seats][LOCATIONS.index(location)]
    garden = location.board == "gardens"
    return tuple(
        Slot(
            id=location.place_id(n),
            name=_garden_place(location, n)
            if garden
            else Say("name-place", {"where": place_word(location.id), "n": n}),
            x=at[n - 1][0],
            y=at[n - 1][1],
            look=looks[n - 1],
            n=n,
        )
        for n in range(1, count + 1)
    )


def _garden_place(location: Location, n: int) -> Say:
    """SM-160: a place of a garden with its bonus, major or minor."""
    said: dict[str, str | int | Say] = {"where": place_word(location.id), "n": n}
    return Say("name-garden-place", said | {"bonus": Say(f"bonus-{location.id}-{n}")})


def _on_wheel(angle: float, radius: float) -> Point:
    turn = radians(angle - 90)
    return _WHEEL[0] + cos(turn) * radius, _WHEEL[1] + sin(turn) * radius


def _region(location: Location, seats: int) -> Space:
    count = ROOM[seats][LOCATIONS.index(location)]
    spots = [_on_wheel(location.angle + (n - (count - 1) / 2) * _APART, _PLACES_AT) for n in range(count)]
    gate = Slot(
        id=f"gate:{location.id}",
        name=Say("name-gate-of", {"where": place_word(location.id)}),
        x=location.gate[0],
        y=location.gate[1],
        look="arch",
    )
    return Space(
        id=location.id,
        name=title(location.id),
        x=location.x,
        y=location.y,
        angle=location.angle,
        hue=_WEDGE_HUE[location.id],
        badges=(Badge(name=Say("name-region-vp", {"n": location.vp}), n=location.vp),),
        face=Face(name=Say(f"folk-{location.people}"), icon=_PEOPLE_ICON[location.people]),
        slots=(*_places(location, seats, spots, ("ring", "ring", "ring")), gate),
    )


def _ring(locations: tuple[int, ...]) -> tuple[Link, ...]:
    ids = [LOCATIONS[at].id for at in locations]
    return tuple(Link(a=a, b=b) for a, b in zip(ids, ids[1:] + ids[:1], strict=True))


def regions(seats: int) -> Board:
    """SM-121: eight wedges in a closed ring, each with its value, its people, its places and its gate."""
    return Board(
        id="regions",
        name=Say("name-regions"),
        short=Say("tab-regions"),
        look="wheel",
        icon="compass",
        frame=(50, 200, 500, 500),
        radius=230,
        x=50,
        y=218,
        w=500,
        h=500,
        spaces=tuple(_region(LOCATIONS[at], seats) for at in REGIONS),
        links=_ring(REGIONS),
    )


def drawbridge() -> Board:
    """SM-042: the only way between the regions and the gardens, over the moat."""
    bridge = Space(
        id="bridge",
        name=title("drawbridge"),
        x=620,
        y=450,
        kind="room",
        poly=_box(575, 240, 665, 660),
        terrain="bridge",
    )
    return Board(
        id="drawbridge", name=Say("name-drawbridge"), look="areas", frame=(555, 36, 130, 964), spaces=(bridge,),
        terrain="water", x=555, y=0, w=130, h=964,
    )  # fmt: skip


def _garden(location: Location, seats: int) -> Space:
    x, y = location.x, location.y
    upright = location.id in ("zen_garden", "canteen")
    half_w, half_h = (50, 104) if upright else (103, 59)
    spots = [(x, y - 34), (x, y + 34)] if upright else [(x - 40, y + 6), (x + 40, y + 6)]
    icon, hue = _GARDEN_LOOK[location.id]
    bonus = Say(f"garden-{location.id}", {"places": ROOM[seats][LOCATIONS.index(location)]})
    return Space(
        id=location.id,
        name=title(location.id),
        x=x,
        y=y,
        kind="room",
        poly=_box(x - half_w, y - half_h, x + half_w, y + half_h),
        terrain="garden",
        hue=hue,
        face=Face(name=bonus, icon=icon),
        slots=_places(location, seats, spots, ("ring", "dashed")),
        note=bonus,
    )


def manor(seats: int) -> Board:
    """SM-104: sixteen squares of parquet with a mirror on every outer edge, and six gardens around the house."""
    squares = tuple(
        Space(id=square.id, name=square_word(square.id), x=square.x, y=square.y, terrain="parquet")
        for square in SQUARES
    )
    return Board(
        id="manor",
        name=Say("name-manor"),
        short=Say("tab-manor"),
        look="grid",
        frame=(700, 40, 760, 820),
        x=700,
        y=4,
        w=760,
        h=820,
        cell=80,
        terrain="lawn",
        spaces=(*squares, *(_garden(LOCATIONS[at], seats) for at in GARDENS)),
        links=_ring(GARDENS),
        edges=tuple(_mirror(index) for index in range(len(MIRRORS))),
    )


def _mirror(index: int) -> EdgePiece:
    mirror = MIRRORS[index]
    reached = tuple(square.id for square in SQUARES if index in square.mirrors)
    return EdgePiece(
        id=mirror.id, name=mirror_word(mirror.id), kind="mirror", x=mirror.x, y=mirror.y, lie=mirror.lie,
        spaces=reached,
    )  # fmt: skip


def points() -> Track:
    """SM-233: one hundred stones round the manor; a player who passes 99 begins again, and the marker says +100."""
    return Track(id="points", name=Say("name-vp-track"), short=Say("short-vp"), on="manor", high=99, look="rim")


def graveyard(seats: int) -> Board:
    """SM-067: everybody's graves, the two reminder squares of the canteen, and where a ghost lies that may be saved."""
    high = 620 / seats
    graves = tuple(
        Space(
            id=f"grave:{seat}",
            name=Say("name-grave", {"seat": who(seat)}),
            x=1530,
            y=86 + (seat + 0.5) * high,
            kind="room",
            poly=_box(1478, 88 + seat * high, 1582, 84 + (seat + 1) * high),
            terrain="graves",
            slots=(Slot(id="limbo", name=Say("name-limbo"), x=1530, y=738, quiet=True),) if seat == seats - 1 else (),
        )
        for seat in range(seats)
    )
    reminders = Space(
        id="reminders",
        name=Say("name-reminders"),
        x=1530,
        y=808,
        kind="room",
        poly=_box(1480, 768, 1580, 852),
        terrain="slab",
        note=Say("note-reminders"),
        slots=tuple(
            Slot(id=f"reminder:{n}", name=Say("name-reminder", {"n": n}), x=x, y=822, look="square", n=n)
            for n, x in ((2, 1506), (1, 1554))
        ),
    )
    return Board(
        id="graveyard", name=Say("name-graveyard"), short=Say("tab-graves"), look="areas", frame=(1475, 40, 110, 820),
        spaces=(*graves, reminders), terrain="moor", x=1475, y=4, w=110, h=820,
    )  # fmt: skip

"""The city as a board: the outline of every field, its signs, its borders and the four quarters."""

from __future__ import annotations

from lychgate.core.say import Say
from lychgate.core.table import Badge, Colour, Face, Link, Region, Space, Terrain
from lychgate.core.vocabulary import check_complete, words_of
from lychgate.games.sanguis_venenatus.data.board import (
    BEHIND_RED,
    CONNECTED,
    DISTRICT,
    DISTRICTS,
    EVERYWHERE,
    FIELDS,
    ID,
    IN_RING,
    OF_DISTRICT,
)
from lychgate.games.sanguis_venenatus.data.vocabulary import District, FieldKind, FieldName, FieldSymbol
from lychgate.games.sanguis_venenatus.words.names import dashed, district_word, place

Point = tuple[float, float]
HALF_WIDTHS = (0, 90, 180, 280, 385, 495)
"""How far each ring's edges lie from the centre of a canvas of 1000 by 1000."""
CENTRE = 500

_TERRAIN: dict[FieldKind, Terrain] = {
    "populated": "houses",
    "empty": "street",
    "production": "works",
    "special": "landmark",
    "gate": "gate",
}
_FIELD_ICON: dict[FieldName, str] = {
    "Cathedral": "church", "Guild": "coins", "Throne Hall": "throne-king", "Forge": "anvil",
    "Scriptorium": "quill-ink", "Granary": "wheat", "Great Market": "shop", "Tavern": "beer-stein",
    "Gallows": "executioner-hood", "Cemetery": "tombstone", "Old Crypt": "crypt-entrance", "City Gate": "medieval-gate",
}  # fmt: skip
_SYMBOL: dict[FieldSymbol, tuple[str, Colour]] = {
    "holy_ground": ("jerusalem-cross", "gold"), "sanctuary": ("peace-dove", "bright-silver"),
    "sewer": ("well", "verdigris"), "permanent_infected": ("rat", "plague"), "servant_defence": ("shield", "slate"),
    "vampire_defence": ("bat", "wine"), "both_defence": ("checked-shield", "violet"),
}  # fmt: skip
HUE: dict[District, Colour] = {"N": "slate", "E": "wine", "S": "clay", "W": "moss"}
"""The quarters by their roofs."""
check_complete("_TERRAIN", _TERRAIN, words_of(FieldKind))
check_complete("_FIELD_ICON", [*_FIELD_ICON, "Street", "Houses"], words_of(FieldName))
check_complete("_SYMBOL", _SYMBOL, words_of(FieldSymbol))


def spaces() -> tuple[Space, ...]:
    """SV-001, SV-004: every field with what is inside its circle and what is on its ring."""
    return tuple(_space(at) for at in EVERYWHERE)


def _space(at: int) -> Space:
    field = FIELDS[at]
    x, y = middle(at)
    return Space(
        id=field.id,
        name=Say("place", place(at).args),
        x=round(x),
        y=round(y),
        kind="roundel",
        terrain="green" if field.name == "Cemetery" else _TERRAIN[field.kind],
        poly=outline(at),
        face=_face(at),
        badges=tuple(_badges(at)),
    )


def _face(at: int) -> Face | None:
    field = FIELDS[at]
    if field.population:
        return Face(name=Say("name-people", {"n": field.population}), icon="person", count=field.population)
    icon = _FIELD_ICON.get(field.name)
    return None if icon is None else Face(name=Say(f"field-{dashed(field.name)}"), icon=icon)


def _badges(at: int) -> list[Badge]:
    field = FIELDS[at]
    roman = [Badge(name=Say("roman", {"n": field.roman}), spelt=True)] if field.roman else []
    signs = [(symbol, *_SYMBOL[symbol]) for symbol in field.symbols]
    return [
        *roman,
        *(Badge(name=Say(f"symbol-{id}"), icon=icon, hue=hue) for id, icon, hue in signs),
    ]


def links() -> tuple[Link, ...]:
    """SV-002, SV-003: white borders are ways, red ones walls."""
    ways = (Link(a=ID[at], b=ID[other]) for at in EVERYWHERE for other in CONNECTED[at] if at < other)
    walls = (Link(a=ID[at], b=ID[other], kind="wall") for at in EVERYWHERE for other in BEHIND_RED[at] if at < other)
    return (*ways, *walls)


def regions() -> tuple[Region, ...]:
    """SV-008: the four quarters."""
    return tuple(
        Region(
            id=f"quarter:{letter}",
            name=district_word(letter),
            hue=HUE[letter],
            spaces=tuple(ID[at] for at in OF_DISTRICT[district]),
        )
        for district, letter in enumerate(DISTRICTS)
    )


# --- outlines


def ring_of(at: int) -> tuple[int, int]:
    """Return a field's ring, 1 to 5, and its place in that ring's side, counted clockwise from 0."""
    number = int(FIELDS[at].id[1:]) - 1
    for ring, count in enumerate(IN_RING, start=1):
        if number < count:
            return ring, number
        number -= count
    raise ValueError(f"there is no field {at}")


def outline(at: int) -> tuple[Point, ...]:
    """Return a field's corners: the northern side of its ring, turned to its quarter."""
    ring, place = ring_of(at)
    inner, outer, count = HALF_WIDTHS[ring - 1], HALF_WIDTHS[ring], IN_RING[ring - 1]
    corners: list[Point] = [(-outer + 2 * outer * each / count, -outer) for each in (place, place + 1)]
    corners += [(-inner + 2 * inner * each / count, -inner) for each in (place + 1, place)] if inner else [(0, 0)]
    for _ in range(DISTRICT[at]):
        corners = [(-y, x) for x, y in corners]
    return tuple((CENTRE + x, CENTRE + y) for x, y in corners)


def middle(at: int) -> Point:
    """Return where a field's circle stands: its centre of gravity."""
    corners = outline(at)
    area = x = y = 0.0
    for (x0, y0), (x1, y1) in zip(corners, (*corners[1:], corners[0]), strict=True):
        cross = x0 * y1 - x1 * y0
        area += cross
        x += (x0 + x1) * cross
        y += (y0 + y1) * cross
    return x / (3 * area), y / (3 * area)

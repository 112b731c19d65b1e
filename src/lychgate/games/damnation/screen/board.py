"""The castle as a screen draws it: spaces, rooms, stairs, doors, from the very rows the rules use."""

from __future__ import annotations

from collections.abc import Iterator
from typing import cast

from lychgate.core.say import Say
from lychgate.core.table import Board, Face, Link, Region, Side, Space, SpaceKind, Terrain
from lychgate.games.damnation.data.castle import ROOMS, SPACES, STAIRS, Room
from lychgate.games.damnation.data.geometry import PLACE, PLACES, STAIR0, WAY_OUT
from lychgate.games.damnation.words.names import door_word, place_word

TOP = -2.25
"""The upper edge of the frame, in grid cells: the Deathknells lie above the castle."""
_NOTED = frozenset(
    ("master_bedroom", "torture_chamber", "dungeon", "cemetery", "courtyard", "dark_tower", "vault", "gate", "moat")
)
"""The rooms that say in one line what is special about them."""
_NARROW = frozenset(("master_bedroom", "torture_chamber", "trophy_room"))
"""The narrow rooms: on the board their names have no article."""
LEFT, WIDE, HIGH = -0.83, 23.66, 24.14
"""The left edge, the width and the height of the frame, in grid cells: there is most water in the south, where a wide
screen lays the hand."""

_KINDS: dict[str, SpaceKind] = {
    "corridor": "plain", "trap": "socket", "secret_door": "passage", "arrow": "arrow",
}  # fmt: skip
_FLOORS: dict[str, tuple[Terrain, str]] = {
    "great_hall": ("carpet", "throne-king"), "master_bedroom": ("parquet", "bed"),
    "torture_chamber": ("iron", "manacles"), "dungeon": ("slab", "dungeon-gate"),
    "trophy_room": ("plank", "deer-head"), "kitchen": ("brick", "cauldron"), "cemetery": ("graves", "graveyard"),
    "courtyard": ("cobble", "well"), "dark_tower": ("tower", "evil-tower"), "vault": ("lozenge", "coffin"),
    "gate": ("bridge", "medieval-gate"), "moat": ("water", "splash"),
}  # fmt: skip


def castle(x: float, y: float, w: float, h: float) -> Board:
    """DA-331: the whole board, drawn in grid cells, at its place on the canvas."""
    return Board(
        id="castle",
        name=Say("name-castle"),
        look="grid",
        frame=(LEFT, TOP, WIDE, HIGH),
        x=x,
        y=y,
        w=w,
        h=h,
        terrain="water",
        spaces=(*_corridors(), *_rooms(), *_steps()),
        links=tuple(_links()),
        regions=(_staircase(),),
    )


def _corridors() -> Iterator[Space]:
    for at, space in enumerate(SPACES):
        yield Space(
            id=space.id,
            name=place_word(at),
            x=space.x + 0.5,
            y=space.y + 0.5,
            kind=_KINDS[space.kind],
            terrain="flagstone",
            facing=cast(Side, space.push.lower()) if space.push else None,
        )


def _rooms() -> Iterator[Space]:
    """All rooms but the Staircase, which is its steps."""
    for room in ROOMS:
        if room.id in _FLOORS:
            terrain, icon = _FLOORS[room.id]
            yield _room(room, terrain, icon)


def _room(room: Room, terrain: Terrain, icon: str) -> Space:
    left, top, right, bottom = room.rect
    name = place_word(PLACE[room.id])
    written = Say(f"deck-{room.id.replace('_', '-')}") if room.id in _NARROW else name
    return Space(
        id=room.id,
        name=name,
        x=(left + right + 1) / 2,
        y=(top + bottom + 1) / 2,
        kind="room",
        terrain=terrain,
        poly=((left, top), (right + 1, top), (right + 1, bottom + 1), (left, bottom + 1)),
        face=Face(name=written, icon=icon),
        note=Say(f"note-{room.id.replace('_', '-')}") if room.id in _NOTED else None,
    )


def _steps() -> Iterator[Space]:
    for at, step in enumerate(STAIRS):
        name = place_word(STAIR0 + at)
        last = at == len(STAIRS) - 1
        yield Space(
            id=step.id, name=name, x=step.x + 0.5, y=step.y + 0.5, kind="step", terrain="steps",
            face=Face(name=name, icon="death-skull") if last else None,
        )  # fmt: skip


def _links() -> Iterator[Link]:
    for at, space in enumerate(SPACES):
        for other in space.beside:
            if PLACE[other] > at:
                yield Link(a=space.id, b=other)
    for room in ROOMS:
        for outside, side in room.doors:
            inside = room.id if room.id != "staircase" else _step_behind(outside)
            yield Link(
                a=outside, b=inside, kind="door", id=f"door:{outside}", name=door_word(outside),
                side=cast(Side, side.lower()),
            )  # fmt: skip
    yield from _spiral()


def _step_behind(outside: str) -> str:
    return next(PLACES[step] for step, space in WAY_OUT.items() if PLACES[space] == outside)


def _spiral() -> Iterator[Link]:
    """DA-390: each step leads down to the next; between others that touch stands a wall."""
    for at, one in enumerate(STAIRS):
        for number, other in enumerate(STAIRS[at + 1 :], start=at + 1):
            if abs(one.x - other.x) + abs(one.y - other.y) == 1:
                yield Link(a=one.id, b=other.id, kind="arrow" if number == at + 1 else "wall")


def _staircase() -> Region:
    return Region(
        id="staircase",
        name=Say("short-staircase"),
        spaces=tuple(step.id for step in STAIRS),
        icon="stairs",
        note=Say("note-staircase"),
    )

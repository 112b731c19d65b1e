"""The castle board: 83 corridor spaces, 13 rooms and the 12 steps of the staircase, as printed; tables, no logic.

DA-123: a space is a neighbour of those straight beside it, and a door joins one corridor space to one room. The
geometry that follows from these rows (distances, lines of sight, routes) is worked out in `geometry.py`.
"""

from __future__ import annotations

from typing import Literal

import msgspec

from lychgate.core.vocabulary import check_words
from lychgate.games.damnation.data.vocabulary import DeckName, RoomId, Side, SpaceKind


class Space(msgspec.Struct, frozen=True):
    """One corridor space: where it lies on the grid, what is printed on it, and what lies beside it."""

    id: str
    x: int
    y: int
    kind: SpaceKind
    beside: tuple[str, ...]
    door: RoomId | Literal[""] = ""
    """The room whose door opens here."""
    push: Side | None = None
    """DA-310: for an arrow, the direction it points in."""
    push_to: str = ""
    """DA-310: for an arrow, the space, room or step one is pushed to."""


class Room(msgspec.Struct, frozen=True):
    """One room: whether it is Standard (DA-331), its rectangle of grid cells, its doors and its deck."""

    id: RoomId
    standard: bool
    rect: tuple[int, int, int, int]
    """First column, first row, last column, last row."""
    doors: tuple[tuple[str, Side], ...]
    """The corridor space outside each door, and the wall of the room the door is in."""
    deck: DeckName | None = None


class Stair(msgspec.Struct, frozen=True):
    """DA-390: one step of The Great Spiral Staircase; 1 is the top, 12 the final space."""

    id: str
    x: int
    y: int
    door_to: str = ""
    """The corridor space outside the door behind this step."""


# fmt: off
SPACES = (
    Space("c0303", 3, 3, "secret_door", ("c0403", "c0304",)),
    Space("c0403", 4, 3, "corridor", ("c0503", "c0303",)),
    Space("c0503", 5, 3, "corridor", ("c0603", "c0403",), door="cemetery"),
    Space("c0603", 6, 3, "corridor", ("c0703", "c0503",)),
    Space("c0703", 7, 3, "corridor", ("c0803", "c0704", "c0603",)),
    Space("c0803", 8, 3, "trap", ("c0903", "c0703",)),
    Space("c0903", 9, 3, "corridor", ("c1003", "c0803",)),
    Space("c1003", 10, 3, "corridor", ("c1103", "c0903",), door="kitchen"),
    Space("c1103", 11, 3, "corridor", ("c1203", "c1003",)),
    Space("c1203", 12, 3, "corridor", ("c1303", "c1103",)),
    Space("c1303", 13, 3, "trap", ("c1403", "c1203",)),
    Space("c1403", 14, 3, "corridor", ("c1503", "c1303",)),
    Space("c1503", 15, 3, "corridor", ("c1603", "c1504", "c1403",)),
    Space("c1603", 16, 3, "trap", ("c1703", "c1503",)),
    Space("c1703", 17, 3, "corridor", ("c1803", "c1603",)),
    Space("c1803", 18, 3, "arrow", ("c1903", "c1703",), door="cemetery", push="N", push_to="cemetery"),
    Space("c1903", 19, 3, "secret_door", ("c1904", "c1803",)),
    Space("c0304", 3, 4, "corridor", ("c0303", "c0305",)),
    Space("c0704", 7, 4, "corridor", ("c0703", "c0705",)),
    Space("c1504", 15, 4, "corridor", ("c1503", "c1505",), door="trophy_room"),
    Space("c1904", 19, 4, "corridor", ("c1903", "c1905",)),
    Space("c0305", 3, 5, "trap", ("c0304", "c0306",)),
    Space("c0705", 7, 5, "arrow", ("c0704", "c0706",), door="torture_chamber", push="W", push_to="torture_chamber"),
    Space("c1505", 15, 5, "trap", ("c1504", "c1506",)),
    Space("c1905", 19, 5, "corridor", ("c1904", "c1906",)),
    Space("c0306", 3, 6, "corridor", ("c0305", "c0307",), door="torture_chamber"),
    Space("c0706", 7, 6, "corridor", ("c0705", "c0707",)),
    Space("c1506", 15, 6, "corridor", ("c1505", "c1507",)),
    Space("c1906", 19, 6, "trap", ("c1905", "c1907",)),
    Space("c0307", 3, 7, "trap", ("c0306", "c0308",)),
    Space("c0707", 7, 7, "trap", ("c0706", "c0708",)),
    Space("c1507", 15, 7, "corridor", ("c1506", "c1508",)),
    Space("c1907", 19, 7, "corridor", ("c1906", "c1908",)),
    Space("c0308", 3, 8, "corridor", ("c0307", "c0408", "c0309",)),
    Space("c0408", 4, 8, "corridor", ("c0508", "c0308",)),
    Space("c0508", 5, 8, "trap", ("c0608", "c0408",)),
    Space("c0608", 6, 8, "corridor", ("c0708", "c0508",)),
    Space("c0708", 7, 8, "corridor", ("c0707", "c0808", "c0709", "c0608",)),
    Space("c0808", 8, 8, "corridor", ("c0908", "c0708",)),
    Space("c0908", 9, 8, "corridor", ("c1008", "c0808",), door="great_hall"),
    Space("c1008", 10, 8, "secret_door", ("c1108", "c0908",)),
    Space("c1108", 11, 8, "trap", ("c1208", "c1008",)),
    Space("c1208", 12, 8, "corridor", ("c1308", "c1108",), door="kitchen"),
    Space("c1308", 13, 8, "arrow", ("c1408", "c1208",), push="E", push_to="c1408"),
    Space("c1408", 14, 8, "trap", ("c1508", "c1308",)),
    Space("c1508", 15, 8, "corridor", ("c1507", "c1608", "c1509", "c1408",)),
    Space("c1608", 16, 8, "trap", ("c1708", "c1508",)),
    Space("c1708", 17, 8, "corridor", ("c1808", "c1608",), door="trophy_room"),
    Space("c1808", 18, 8, "trap", ("c1908", "c1708",)),
    Space("c1908", 19, 8, "corridor", ("c1907", "c1909", "c1808",)),
    Space("c0309", 3, 9, "corridor", ("c0308", "c0310",)),
    Space("c0709", 7, 9, "corridor", ("c0708", "c0710",)),
    Space("c1509", 15, 9, "corridor", ("c1508", "c1510",)),
    Space("c1909", 19, 9, "trap", ("c1908", "c1910",)),
    Space("c0310", 3, 10, "arrow", ("c0309", "c0311",), door="staircase", push="E", push_to="ss06"),
    Space("c0710", 7, 10, "corridor", ("c0709", "c0711",), door="great_hall"),
    Space("c1510", 15, 10, "corridor", ("c1509", "c1511",), door="great_hall"),
    Space("c1910", 19, 10, "arrow", ("c1909", "c1911",), push="N", push_to="c1909"),
    Space("c0311", 3, 11, "corridor", ("c0310", "c0312",)),
    Space("c0711", 7, 11, "corridor", ("c0710", "c0712",), door="staircase"),
    Space("c1511", 15, 11, "trap", ("c1510", "c1512",)),
    Space("c1911", 19, 11, "corridor", ("c1910", "c1912",), door="master_bedroom"),
    Space("c0312", 3, 12, "corridor", ("c0311", "c0313",), door="dark_tower"),
    Space("c0712", 7, 12, "trap", ("c0711", "c0713",)),
    Space("c1512", 15, 12, "corridor", ("c1511", "c1513",), door="master_bedroom"),
    Space("c1912", 19, 12, "secret_door", ("c1911", "c1913",)),
    Space("c0313", 3, 13, "secret_door", ("c0312", "c0413",)),
    Space("c0413", 4, 13, "corridor", ("c0513", "c0313",)),
    Space("c0513", 5, 13, "corridor", ("c0613", "c0413",), door="courtyard"),
    Space("c0613", 6, 13, "corridor", ("c0713", "c0513",)),
    Space("c0713", 7, 13, "corridor", ("c0712", "c0813", "c0613",)),
    Space("c0813", 8, 13, "trap", ("c0913", "c0713",)),
    Space("c0913", 9, 13, "arrow", ("c1013", "c0813",), door="courtyard", push="S", push_to="courtyard"),
    Space("c1013", 10, 13, "corridor", ("c1113", "c0913",)),
    Space("c1113", 11, 13, "corridor", ("c1213", "c1013",), door="gate"),
    Space("c1213", 12, 13, "corridor", ("c1313", "c1113",), door="great_hall"),
    Space("c1313", 13, 13, "secret_door", ("c1413", "c1213",)),
    Space("c1413", 14, 13, "corridor", ("c1513", "c1313",)),
    Space("c1513", 15, 13, "corridor", ("c1512", "c1613", "c1413",)),
    Space("c1613", 16, 13, "arrow", ("c1713", "c1513",), door="dungeon", push="S", push_to="dungeon"),
    Space("c1713", 17, 13, "trap", ("c1813", "c1613",)),
    Space("c1813", 18, 13, "corridor", ("c1913", "c1713",)),
    Space("c1913", 19, 13, "corridor", ("c1912", "c1813",), door="vault"),
)
"""All 83 corridor spaces, row by row from the north-west."""

ROOMS = (
    Room(
        "great_hall", True, (8, 9, 14, 12), (("c0908", "N"), ("c0710", "W"), ("c1510", "E"), ("c1213", "S")),
        "great_hall",
    ),
    Room("master_bedroom", True, (16, 9, 18, 12), (("c1911", "E"), ("c1512", "W"),), "master_bedroom"),
    Room("torture_chamber", True, (4, 4, 6, 7), (("c0306", "W"), ("c0705", "E"),), "torture_chamber"),
    Room("dungeon", True, (14, 14, 17, 16), (("c1613", "N"),), "dungeon"),
    Room("trophy_room", True, (16, 4, 18, 7), (("c1504", "W"), ("c1708", "S"),), "trophy_room"),
    Room("kitchen", True, (8, 4, 14, 7), (("c1003", "N"), ("c1208", "S"),), "kitchen"),
    Room("cemetery", True, (5, 0, 18, 2), (("c0503", "S"), ("c1803", "S"),), "cemetery"),
    Room("courtyard", True, (4, 14, 9, 16), (("c0513", "N"), ("c0913", "N"),), "courtyard"),
    Room("dark_tower", False, (0, 10, 2, 15), (("c0312", "E"),), "dark_tower"),
    Room("staircase", False, (4, 9, 6, 12), (("c0310", "W"), ("c0711", "E"),)),
    Room("vault", False, (18, 14, 20, 16), (("c1913", "N"),), "vault"),
    Room("gate", False, (10, 14, 12, 15), (("c1113", "N"),), "heirloom"),
    Room("moat", False, (0, 17, 21, 18), ()),
)
"""DA-331: eight Standard Rooms, then five Special Rooms; The Moat's rectangle is its label strip in the water."""

STAIRS = (
    Stair("ss01", 6, 11, "c0711"),
    Stair("ss02", 6, 12),
    Stair("ss03", 5, 12),
    Stair("ss04", 4, 12),
    Stair("ss05", 4, 11),
    Stair("ss06", 4, 10, "c0310"),
    Stair("ss07", 4, 9),
    Stair("ss08", 5, 9),
    Stair("ss09", 6, 9),
    Stair("ss10", 6, 10),
    Stair("ss11", 5, 10),
    Stair("ss12", 5, 11),
)
# fmt: on

COLUMNS, ROWS = 22, 19
"""The grid the rows above are drawn on."""

KNELL_SLOTS = ((4, -2), (7, -2), (10, -2), (13, -2), (16, -2))
"""DA-003: where the five Deathknell slots lie, above the picture."""

check_words((*SPACES, *ROOMS, *STAIRS))

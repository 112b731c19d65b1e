"""The city: sixty fields in four quarters, their borders and their symbols. The picture of the rulebook is lost; ours.

SV-001, SV-008, SV-014: five square rings are cut by the diagonals into four quarters; per quarter ring 1 has one field,
ring 2 has two, rings 3 to 5 have four each. Ids run clockwise inside a ring, from the centre outwards.
"""

from __future__ import annotations

import msgspec

from lychgate.core.vocabulary import check_words
from lychgate.games.sanguis_venenatus.data.vocabulary import District, FieldKind, FieldName, FieldSymbol, Roman

DISTRICTS: tuple[District, ...] = ("N", "E", "S", "W")
"""SV-008: Cathedral, Crown, Market and Scholars' Quarter, clockwise from the north."""

IN_RING = (1, 2, 4, 4, 4)
"""How many fields of a ring lie in one quarter."""

NOWHERE = -1
"""Not on the board: a dead servant lies on its card, a defeated vampire on its sheet."""


class Field(msgspec.Struct, frozen=True):
    """SV-001, SV-004: what is inside the circle (kind, name, population) can be covered; what is on its ring cannot."""

    id: str
    kind: FieldKind
    name: FieldName
    white: str
    """SV-002: the fields connected with it, by id: a white border, or the open middle of the central tile."""
    red: str
    """SV-003: the fields behind a red border: adjacent, not connected."""
    population: int = 0
    roman: Roman | None = None
    """SV-176: the number on its ring."""
    symbols: tuple[FieldSymbol, ...] = ()


FIELDS = (
    Field(
        "N01", "special", "Cathedral", "E01 N02 N03 S01 W01", "", symbols=("both_defence", "holy_ground", "sanctuary")
    ),
    Field("N02", "populated", "Houses", "N01 N03 N04 W03", "N05", population=5),
    Field("N03", "empty", "Street", "E02 N01 N02 N06 N07", ""),
    Field("N04", "populated", "Houses", "N02 N05 N08", "W07", population=3),
    Field("N05", "empty", "Street", "N04 N06", "N02 N09"),
    Field("N06", "populated", "Houses", "N03 N05 N07 N10", "", population=4, roman=2),
    Field("N07", "production", "Granary", "N03 N06", "E04 N11"),
    Field("N08", "production", "Guild", "N04 N09 N12 W11", ""),
    Field("N09", "empty", "Street", "N08 N13", "N05 N10", roman=3),
    Field("N10", "production", "Forge", "N06 N11 N14", "N09"),
    Field("N11", "empty", "Street", "E08 N10", "N07 N15", symbols=("sewer",)),
    Field("N12", "special", "Cemetery", "N08 N13", "W15", symbols=("vampire_defence",)),
    Field("N13", "populated", "Houses", "N09 N12 N14", "", population=3, roman=1),
    Field("N14", "gate", "City Gate", "N10 N13 N15", "", symbols=("servant_defence",)),
    Field("N15", "empty", "Street", "N14", "E12 N11"),
    Field("E01", "special", "Throne Hall", "E02 E03 N01 S01 W01", "", symbols=("both_defence",)),
    Field("E02", "populated", "Houses", "E01 E03 E04 N03", "E05", population=4),
    Field("E03", "empty", "Street", "E01 E02 E06 E07 S02", "", symbols=("permanent_infected",)),
    Field("E04", "populated", "Houses", "E02 E05 E08", "N07", population=3),
    Field("E05", "empty", "Street", "E04 E06", "E02 E09", symbols=("holy_ground", "sanctuary")),
    Field("E06", "populated", "Houses", "E03 E05 E07 E10", "", population=5, roman=2),
    Field("E07", "special", "Gallows", "E03 E06", "E11 S04"),
    Field("E08", "production", "Guild", "E04 E09 E12 N11", ""),
    Field("E09", "empty", "Street", "E08 E13", "E05 E10", roman=3),
    Field("E10", "production", "Forge", "E06 E11 E14", "E09"),
    Field("E11", "empty", "Street", "E10 S08", "E07 E15", symbols=("sewer",)),
    Field("E12", "special", "Cemetery", "E08 E13", "N15", symbols=("vampire_defence",)),
    Field("E13", "populated", "Houses", "E09 E12 E14", "", population=3, roman=1),
    Field("E14", "gate", "City Gate", "E10 E13 E15", "", symbols=("servant_defence",)),
    Field("E15", "empty", "Street", "E14", "E11 S12"),
    Field("S01", "production", "Great Market", "E01 N01 S02 S03 W01", "", symbols=("servant_defence",)),
    Field("S02", "populated", "Houses", "E03 S01 S03 S04", "S05", population=5),
    Field("S03", "empty", "Street", "S01 S02 S06 S07 W02", ""),
    Field("S04", "populated", "Houses", "S02 S05 S08", "E07", population=4),
    Field("S05", "empty", "Street", "S04 S06", "S02 S09", symbols=("holy_ground", "sanctuary")),
    Field("S06", "populated", "Houses", "S03 S05 S07 S10", "", population=3, roman=2),
    Field("S07", "production", "Tavern", "S03 S06", "S11 W04"),
    Field("S08", "production", "Guild", "E11 S04 S09 S12", ""),
    Field("S09", "empty", "Street", "S08 S13", "S05 S10", roman=3),
    Field("S10", "production", "Forge", "S06 S11 S14", "S09"),
    Field("S11", "empty", "Street", "S10 W08", "S07 S15", symbols=("sewer",)),
    Field("S12", "special", "Cemetery", "S08 S13", "E15", symbols=("vampire_defence",)),
    Field("S13", "populated", "Houses", "S09 S12 S14", "", population=3, roman=1),
    Field("S14", "gate", "City Gate", "S10 S13 S15", "", symbols=("servant_defence",)),
    Field("S15", "empty", "Street", "S14", "S11 W12", symbols=("permanent_infected",)),
    Field("W01", "special", "Scriptorium", "E01 N01 S01 W02 W03", "", symbols=("servant_defence",)),
    Field("W02", "populated", "Houses", "S03 W01 W03 W04", "W05", population=4),
    Field("W03", "empty", "Street", "N02 W01 W02 W06 W07", "", symbols=("permanent_infected",)),
    Field("W04", "populated", "Houses", "W02 W05 W08", "S07", population=4),
    Field("W05", "empty", "Street", "W04 W06", "W02 W09", symbols=("holy_ground", "sanctuary")),
    Field("W06", "populated", "Houses", "W03 W05 W07 W10", "", population=4, roman=2),
    Field("W07", "special", "Old Crypt", "W03 W06", "N04 W11"),
    Field("W08", "production", "Guild", "S11 W04 W09 W12", ""),
    Field("W09", "empty", "Street", "W08 W13", "W05 W10", roman=3),
    Field("W10", "production", "Forge", "W06 W11 W14", "W09"),
    Field("W11", "empty", "Street", "N08 W10", "W07 W15", symbols=("sewer",)),
    Field("W12", "special", "Cemetery", "W08 W13", "S15", symbols=("vampire_defence",)),
    Field("W13", "populated", "Houses", "W09 W12 W14", "", population=3, roman=1),
    Field("W14", "gate", "City Gate", "W10 W13 W15", "", symbols=("servant_defence",)),
    Field("W15", "empty", "Street", "W14", "N12 W11"),
)
"""SV-002, 003, 005, 008, 009, 176: every field with its borders, clockwise quarter by quarter."""
check_words(FIELDS)

INDEX = {field.id: number for number, field in enumerate(FIELDS)}
EVERYWHERE = tuple(range(len(FIELDS)))


def numbers_of(ids: str) -> tuple[int, ...]:
    """Return the numbers of fields that are written by id: `N13 S13`."""
    return tuple(INDEX[id] for id in ids.split())


def _with(symbol: FieldSymbol) -> frozenset[int]:
    return frozenset(at for at in EVERYWHERE if symbol in FIELDS[at].symbols)


def _called(name: FieldName) -> tuple[int, ...]:
    return tuple(at for at in EVERYWHERE if FIELDS[at].name == name)


ID = tuple(field.id for field in FIELDS)
KIND = tuple(field.kind for field in FIELDS)
NAME = tuple(field.name for field in FIELDS)
POPULATION = tuple(field.population for field in FIELDS)
DISTRICT = tuple("NESW".index(field.id[0]) for field in FIELDS)
CONNECTED = tuple(tuple(sorted(numbers_of(field.white))) for field in FIELDS)
BEHIND_RED = tuple(tuple(sorted(numbers_of(field.red))) for field in FIELDS)
ADJACENT = tuple(tuple(sorted(CONNECTED[at] + BEHIND_RED[at])) for at in EVERYWHERE)
HERE_OR_ADJACENT = tuple(tuple(sorted((at, *ADJACENT[at]))) for at in EVERYWHERE)
HERE_OR_CONNECTED = tuple(tuple(sorted((at, *CONNECTED[at]))) for at in EVERYWHERE)
OF_DISTRICT = tuple(tuple(at for at in EVERYWHERE if DISTRICT[at] == district) for district in range(len(DISTRICTS)))

HOLY_GROUND = _with("holy_ground")
SANCTUARY = _with("sanctuary")
INFECTED_FOR_EVER = _with("permanent_infected")
SERVANT_DEFENCE = _with("servant_defence") | _with("both_defence")
VAMPIRE_DEFENCE = _with("vampire_defence") | _with("both_defence")
SEWERS = tuple(sorted(_with("sewer")))
GATES = tuple(at for at in EVERYWHERE if KIND[at] == "gate")
CEMETERIES = _called("Cemetery")
CENTRAL_TILE = tuple(at for at in EVERYWHERE if FIELDS[at].id[1:] == "01")
ELIGIBLE = frozenset(
    at for at in EVERYWHERE if KIND[at] in ("empty", "populated", "production") and at not in SANCTUARY
)
"""SV-045: where destruction tokens may ever lie."""
ROMAN = {(field.roman, DISTRICT[at]): at for at, field in enumerate(FIELDS) if field.roman}
"""SV-176: the field of a number in a quarter."""

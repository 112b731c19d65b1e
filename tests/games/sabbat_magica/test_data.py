"""The tables: boards, tiles, gates, time cards, peoples and powers, as the rules print them."""

from __future__ import annotations

from itertools import combinations

import pytest

from lychgate.games.sabbat_magica.data.boards import (
    ADJACENT,
    BOOSTED,
    GARDENS,
    LITERAL,
    LOCATION,
    LOCATIONS,
    MIRRORS,
    REGIONS,
    ROOM,
    SQUARE,
    SQUARES,
)
from lychgate.games.sabbat_magica.data.cards import PEOPLES, POWERS, TIME_CARDS
from lychgate.games.sabbat_magica.data.resources import GATES, TILES
from lychgate.testing.clause import clause


@clause("SM-211")
def test_the_values_of_the_regions() -> None:
    values = {LOCATIONS[region].id: LOCATIONS[region].vp for region in REGIONS}
    assert values == {
        "turgapel": 4, "neshata": 3, "gineva": 2, "vada": 3, "friburga": 2, "vale": 3, "berena": 2, "grisa": 3,
    }  # fmt: skip
    assert sum(values.values()) == 22


@clause("SM-121")
def test_regions_and_gardens_are_two_closed_rings() -> None:
    names = [{LOCATIONS[n].id for n in LOCATIONS[LOCATION[id]].neighbours} for id in ("turgapel", "vada", "canteen")]
    assert names == [{"grisa", "neshata"}, {"gineva", "friburga"}, {"crystal_ball", "training_ground"}]
    for ring in (REGIONS, GARDENS):
        for at in ring:
            assert set(LOCATIONS[at].neighbours) <= set(ring)
            assert all(at in LOCATIONS[other].neighbours for other in LOCATIONS[at].neighbours)


@clause("SM-017")
@pytest.mark.parametrize("players, region, garden, places", [(2, 2, 1, 22), (3, 2, 2, 28), (4, 3, 2, 36)])
def test_places_by_the_number_of_players(players: int, region: int, garden: int, places: int) -> None:
    assert {ROOM[players][at] for at in REGIONS} == {region}
    assert {ROOM[players][at] for at in GARDENS} == {garden}
    assert sum(ROOM[players]) == places


@clause("SM-189")
def test_two_steps_along_a_ring() -> None:
    two = {LOCATIONS[at].id for at in BOOSTED[LOCATION["turgapel"]]}
    assert two == {"neshata", "gineva", "grisa", "berena"}


@clause("SM-006")
def test_sixteen_tiles_on_sixteen_squares() -> None:
    counts = {tile.id: tile.count for tile in TILES}
    assert counts == {
        "spider": 3, "rat_tail": 3, "gemstone": 3, "mask": 3, "grimoire": 1, "clock": 1, "terroriser": 1,
        "test_tube": 1,
    }  # fmt: skip
    assert sum(counts.values()) == len(SQUARES) == 16


@clause("SM-104")
def test_corners_reach_two_mirrors_sides_one_the_middle_none() -> None:
    hung = {square.id: tuple(MIRRORS[mirror].id for mirror in square.mirrors) for square in SQUARES}
    assert (hung["m11"], hung["m12"], hung["m14"], hung["m44"]) == (("n1", "w1"), ("n2",), ("n4", "e1"), ("e4", "s4"))
    assert (hung["m41"], hung["m24"], hung["m31"]) == (("s1", "w4"), ("e2",), ("w3",))
    assert {name for name, mirrors in hung.items() if not mirrors} == {"m22", "m23", "m32", "m33"}
    assert sorted(name for mirrors in hung.values() for name in mirrors) == sorted(m.id for m in MIRRORS)


@clause("SM-043")
def test_squares_are_adjacent_by_side_or_corner() -> None:
    assert {SQUARES[n].id for n in ADJACENT[SQUARE["m11"]]} == {"m12", "m21", "m22"}
    assert len(ADJACENT[SQUARE["m22"]]) == 8
    assert {SQUARES[n].id for n in LITERAL[SQUARE["m22"]]} == {"m11", "m13", "m21", "m23", "m31", "m33"}


@clause("SM-007")
def test_the_gates_are_all_pairs_and_triples() -> None:
    wanted = {"".join(kinds) for size in (2, 3) for kinds in combinations("SRGM", size)}
    assert set(GATES) == wanted
    assert len(GATES) == 10


@clause("SM-061", "SM-090")
def test_the_seven_time_cards() -> None:
    assert {card.id: (card.actions, [bonus.code for bonus in card.bonuses]) for card in TIME_CARDS} == {
        "full_moon": (4, []),
        "feast_of_fools": (4, ["terror2", "vp2", "any1", "any1"]),
        "mother_nature": (4, ["spider1", "rat_tail1", "gemstone1", "mask1"]),
        "harvest": (3, ["vp2", "terror2", "vp1", "terror1"]),
        "half_moon": (3, ["any1", "vp1", "terror2", "terror1"]),
        "carnival": (2, ["any1", "any1", "terror2", "terror2"]),
        "dark_moon": (2, ["any1", "any1", "vp2", "vp2"]),
    }


@clause("SM-004", "SM-170")
def test_three_powers_for_each_people() -> None:
    assert {people.id: people.powers for people in PEOPLES} == {
        "argosola": ("booster", "spell", "frenzy"),
        "zugriga": ("bats", "seduction", "gift_of_immortality"),
        "sanagal": ("doppelganger", "teleportation", "fireball"),
        "luserna": ("luxuriance", "apparition", "secret_area"),
    }
    assert {power.id for power in POWERS} == {power for people in PEOPLES for power in people.powers}

"""The board: SV-001 to SV-010, SV-014, SV-176."""

from __future__ import annotations

from collections import Counter
from math import hypot

import pytest

from lychgate.games.sanguis_venenatus.data.board import (
    ADJACENT,
    BEHIND_RED,
    CONNECTED,
    DISTRICT,
    EVERYWHERE,
    FIELDS,
    GATES,
    ID,
    INDEX,
    KIND,
    NAME,
    OF_DISTRICT,
    POPULATION,
    ROMAN,
)
from lychgate.games.sanguis_venenatus.screen.board import HALF_WIDTHS, middle, outline, ring_of
from lychgate.testing.clause import clause
from tests.games.sanguis_venenatus.positions import haunting, working

CENTRE = {"N01", "E01", "S01", "W01"}


def near(ids: tuple[int, ...]) -> set[str]:
    return {ID[at] for at in ids}


Edge = tuple[tuple[float, float], tuple[float, float]]


def edges(at: int) -> list[Edge]:
    corners = outline(at)
    return list(zip(corners, (*corners[1:], corners[0]), strict=True))


def overlap(one: Edge, other: Edge) -> float:
    """How long two edges run along each other: 0 when they are not on one line, or meet in a point."""
    (x0, y0), (x1, y1) = one
    length = hypot(x1 - x0, y1 - y0)
    along = [((x - x0) * (x1 - x0) + (y - y0) * (y1 - y0)) / length for x, y in other]
    across = [abs((x - x0) * (y1 - y0) - (y - y0) * (x1 - x0)) / length for x, y in other]
    return 0.0 if max(across) > 0.01 else max(0.0, min(length, max(along)) - max(0.0, min(along)))


def share_a_border(one: int, other: int) -> bool:
    return any(overlap(a, b) > 1 for a in edges(one) for b in edges(other))


@clause("SV-001", "SV-014")
def test_sixty_fields_of_which_twenty_are_empty_and_sixteen_populated() -> None:
    kinds = Counter(KIND)
    assert len(FIELDS) == 60
    assert kinds == {"empty": 20, "populated": 16, "production": 11, "special": 9, "gate": 4}


@clause("SV-001")
def test_every_border_is_white_or_red_and_mutual() -> None:
    white = {frozenset((at, other)) for at in EVERYWHERE for other in CONNECTED[at]}
    red = {frozenset((at, other)) for at in EVERYWHERE for other in BEHIND_RED[at]}
    assert not white & red
    assert (len(white), len(red)) == (88 + 2, 28)
    assert all(at in CONNECTED[other] for at in EVERYWHERE for other in CONNECTED[at])
    assert all(at in BEHIND_RED[other] for at in EVERYWHERE for other in BEHIND_RED[at])


@clause("SV-002", "SV-003")
def test_borders_are_shared_edges_except_across_the_middle() -> None:
    """Fields that only meet in a point are neither connected nor adjacent; the opposite central fields are both."""
    across = {frozenset(("N01", "S01")), frozenset(("E01", "W01"))}
    for at in EVERYWHERE:
        for other in EVERYWHERE:
            if at != other:
                touching = share_a_border(at, other) or frozenset((ID[at], ID[other])) in across
                assert (other in ADJACENT[at]) == touching, (ID[at], ID[other])


@clause("SV-002")
def test_the_four_central_fields_are_all_connected() -> None:
    for id in CENTRE:
        assert CENTRE - {id} <= near(CONNECTED[INDEX[id]])


@clause("SV-002", "SV-003", "SV-105")
def test_ex1_connected_and_adjacent() -> None:
    assert near(CONNECTED[INDEX["N02"]]) == {"N01", "N03", "N04", "W03"}
    assert near(ADJACENT[INDEX["N02"]]) - near(CONNECTED[INDEX["N02"]]) == {"N05"}
    table = working("s0.1", at="s0.1=N02")
    assert table.kinds("move") == ["N01", "N03", "N04", "W03"]
    assert table.reasons("move:N05") == ["SV-105"]
    assert table.reasons("move:N06") == ["SV-105"]


@clause("SV-004", "SV-005")
def test_a_token_covers_what_is_inside_the_ring_and_nothing_on_it() -> None:
    assert haunting(at="s0=N06").kinds("drink") == [""]
    assert haunting(at="s0=N06", tokens="N06=plague").kinds("drink") == []
    covered = working("s0.1", at="s0.1=N11", tokens="N11=plague")
    assert covered.kinds("sewer") == ["E11", "S11", "W11"], "the sewer is on the ring"


@clause("SV-005")
def test_populations_are_three_to_five_and_fifteen_in_every_quarter() -> None:
    assert {POPULATION[at] for at in EVERYWHERE if KIND[at] == "populated"} == {3, 4, 5}
    assert [sum(POPULATION[at] for at in fields) for fields in OF_DISTRICT] == [15] * 4


@clause("SV-006", "SV-007")
def test_who_uses_which_kind_of_field() -> None:
    """By day build on empty fields and produce; by night drink and use special fields; anybody stands anywhere."""
    rich = {0: {"gold": 9, "bread": 9, "militia": 9, "equipment": 9}}
    for field, action in {"N15": "build", "N10": "produce"}.items():
        assert working("s0.1", at=f"s0.1={field}", stock=rich).reasons(_code(action)) == []
    for field, action in {"N02": "drink", "N12": "use"}.items():
        assert haunting(at=f"s0={field}").reasons(action) == []
    assert working("s0.1", at="s0.1=N12", stock=rich).reasons("use") == ["SV-007"]
    assert working("s0.1", at="s0.1=N02", stock=rich).reasons("build") == ["SV-112"]
    assert working("s0.1", at="s0.1=N02", stock=rich).reasons("produce") == ["SV-007"]
    assert haunting(at="s0=N10").reasons("produce:mm") == ["SV-007"]
    assert haunting(at="s0=N15").reasons("drink") == ["SV-126"]


def _code(action: str) -> str:
    return "produce:mm" if action == "produce" else action


@clause("SV-007")
def test_any_character_may_stand_on_any_kind_of_field() -> None:
    assert working("s0.1", at="s0.1=N13").kinds("move") == ["N09", "N12", "N14"]
    assert haunting(at="s0=N13").kinds("move") == ["N09", "N12", "N14"]


@clause("SV-008", "SV-176")
def test_what_every_quarter_has() -> None:
    for district, fields in enumerate(OF_DISTRICT):
        names = Counter(NAME[at] for at in fields)
        assert len(fields) == 15
        assert (names["City Gate"], names["Guild"], names["Forge"], names["Cemetery"]) == (1, 1, 1, 1)
        assert [DISTRICT[ROMAN[n, district]] for n in (1, 2, 3)] == [district] * 3
    assert len(ROMAN) == 12


@clause("SV-008", "SV-014")
def test_the_diagonals_cut_the_board_into_quarters() -> None:
    for at in EVERYWHERE:
        x, y = middle(at)[0] - 500, middle(at)[1] - 500
        side = "N" if -y > abs(x) else "E" if x > abs(y) else "S" if y > abs(x) else "W"
        assert ID[at][0] == side
        ring, _ = ring_of(at)
        assert HALF_WIDTHS[ring - 1] < max(abs(x), abs(y)) < HALF_WIDTHS[ring]


@clause("SV-009")
@pytest.mark.parametrize("field", ["E03", "S15", "W03"])
def test_permanently_infected_fields_infect_and_cannot_be_cleaned(field: str) -> None:
    start = {"E03": "E02", "S15": "S14", "W03": "W02"}[field]
    table = working("s0.1", at=f"s0.1={start}")
    assert f"burn:{field}" not in table.codes
    assert table.reasons(f"burn:{field}") == ["SV-111"]
    table.play(f"move:{field}")
    assert table.infected("s0.1")


@clause("SV-010", "SV-108")
def test_any_number_of_characters_share_a_field() -> None:
    crowd = " ".join(f"s{seat}.{pose}=N10" for seat in range(4) for pose in (1, 2, 3) if (seat, pose) != (0, 1))
    table = working("s0.1", seats=4, at=f"{crowd} s0=N10 s1=N10 s2=N10 s3=N10 s0.1=N14", barracks="N10=1.1")
    table.play("move:N10")
    assert [table.where(f"s{seat}") for seat in range(4)] == ["N10"] * 4
    assert table.g.at == [INDEX["N10"]] * 12


@clause("SV-008")
def test_gates_lie_one_move_from_their_forge_and_three_from_their_guild() -> None:
    for gate in GATES:
        reached, edge = {gate: 0}, [gate]
        while edge:
            at = edge.pop(0)
            for other in CONNECTED[at]:
                if other not in reached:
                    reached[other] = reached[at] + 1
                    edge.append(other)
        assert len(reached) == 60, "the whole city can be walked"
        own = {NAME[at]: steps for at, steps in reached.items() if DISTRICT[at] == DISTRICT[gate]}
        assert (own["Forge"], own["Guild"]) == (1, 3)

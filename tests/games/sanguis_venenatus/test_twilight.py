"""Twilight and the end: SV-165 to SV-173, SV-169."""

from __future__ import annotations

from typing import Any

import pytest

from lychgate.core.ask import Seat
from lychgate.games.sanguis_venenatus.events.round import ControlScored, FinalScored, Won
from lychgate.games.sanguis_venenatus.steps.round import RoundEnd
from lychgate.games.sanguis_venenatus.steps.twilight import Control, FinalScoring, Twilight
from lychgate.testing.clause import clause
from tests.games.sanguis_venenatus.positions import Position, position


def ended(**facts: Any) -> Position:
    """The end, with empty stores and unknown vampires unless the test says otherwise."""
    seats = range(facts.get("seats", 2))
    facts.setdefault("stock", {seat: {} for seat in seats})
    facts.setdefault("popularity", dict.fromkeys(seats, 7))
    return position(FinalScoring(), **facts)


@clause("SV-165")
def test_defeated_vampires_return_before_control_is_scored() -> None:
    table = position(Twilight(), at="s1=-", influence={"N": (2, 0)})
    assert (table.asked, table.g.vp) == (["s1 rise"], [0, 0])
    table.play("rise:N12")
    assert table.g.vp == [2, 0]


@clause("SV-166")
@pytest.mark.parametrize("round, vp", [(1, [0, 2, 0]), (4, [0, 2, 0]), (5, [0, 4, 0])])
def test_rank_one_and_two_are_paid(round: int, vp: list[int]) -> None:
    two = position(Control(), round=round, influence={"N": (2, 3)})
    assert two.g.vp == vp[:2], "with two players only rank 1"
    three = position(Control(), seats=3, round=round, influence={"N": (2, 3, 1)})
    assert three.g.vp == [vp[1] // 2, vp[1], 0]


@clause("SV-166")
def test_on_one_number_the_upper_marker_is_first_and_without_influence_nobody() -> None:
    table = position(Control(), seats=3, influence={"E": (4, 4, 4)}, piles={"E": (1, 2, 0)})
    assert table.g.vp == [2, 0, 1]
    assert [(event.seat, event.district, event.rank) for event in table.told(ControlScored)] == [
        (0, "E", 1),
        (2, "E", 2),
    ]


@clause("SV-167")
def test_influence_is_not_reduced_by_control() -> None:
    assert position(Control(), influence={"N": (2, 3)}).influence("N") == (2, 3)


@clause("SV-168")
def test_the_first_player_token_passes_to_the_left_and_rule_changes_end() -> None:
    table = position(RoundEnd(), seats=3, round=2, first=Seat(2), rule_changes=("blood_moon",), fate="miasma",
                     vampires="siegfried kublai persephone")  # fmt: skip
    assert (table.g.first, table.g.rule_changes, table.g.round) == (0, (), 3)


@clause("SV-169")
def test_after_round_five_the_game_ends() -> None:
    table = position(RoundEnd(), round=5)
    assert table.match.over
    assert table.match.result is not None
    assert table.match.result.reason == "five-rounds"
    assert not position(RoundEnd(), round=4, vampires="siegfried kublai", fate="miasma").match.over


@clause("SV-170")
@pytest.mark.parametrize(
    "nobles, influence, pile, vp",
    [
        ((0, 0, 1), (0, 0), (0, 1), [3, 0]), ((0, 1), (3, 3), (0, 1), [0, 3]), ((0, 1), (3, 3), (1, 0), [3, 0]),
        ((0, 1), (0, 1), (0, 1), [0, 3]), ((0, 1), (0, 0), (0, 1), [0, 0]), ((), (3, 0), (0, 1), [0, 0]),
    ],
)  # fmt: skip
def test_most_nobles_in_a_quarter(
    nobles: tuple[int, ...], influence: tuple[int, int], pile: tuple[int, ...], vp: list[int]
) -> None:
    assert ended(nobles={"S": nobles}, influence={"S": influence}, piles={"S": pile}).g.vp == vp


@clause("SV-171")
@pytest.mark.parametrize(
    "stock, vp",
    [({"gold": 3}, 0), ({"gold": 1, "bread": 1, "militia": 1, "equipment": 1}, 1), ({"gold": 7}, 1), ({"gold": 8}, 2)],
)
def test_four_resources_are_a_victory_point(stock: dict[str, int], vp: int) -> None:
    assert ended(stock={0: stock, 1: {}}).g.vp[0] == vp


@clause("SV-171")
@pytest.mark.parametrize(
    "popularity, vp", [(0, 3), (2, 3), (3, 1), (5, 1), (6, 0), (9, 0), (10, 1), (12, 1), (13, 3), (15, 3)]
)
def test_legends(popularity: int, vp: int) -> None:
    assert ended(popularity={0: popularity, 1: 7}).g.vp[0] == vp


@clause("SV-171")
@pytest.mark.parametrize("nighthunters, vp", [((), 3), ((0,), 0)])
def test_souls_count_for_death_alone(nighthunters: tuple[int, ...], vp: int) -> None:
    assert ended(vampires="persephone siegfried", nighthunters=nighthunters, souls={0: 3}).g.vp[0] == vp


@clause("SV-172")
def test_the_most_victory_points_rule_the_city() -> None:
    table = ended(seats=3, vp={0: 10, 1: 30, 2: 20}, popularity={0: 7, 1: 7, 2: 7})
    assert table.match.result is not None
    assert (table.match.result.places, table.match.result.scores) == ((3, 1, 2), (10, 30, 20))
    assert [(event.seat, event.how) for event in table.told(Won)] == [(1, "alone")]


@clause("SV-173")
@pytest.mark.parametrize(
    "influence, blood, places, how",
    [
        ({"N": (2, 1), "E": (0, 2)}, {0: 9, 1: 5}, (2, 1), "influence"),
        ({"N": (2, 1), "E": (0, 1)}, {0: 9, 1: 5}, (1, 2), "blood"),
        ({"N": (2, 1), "E": (0, 1)}, {0: 9, 1: 9}, (1, 1), "shared"),
    ],
)  # fmt: skip
def test_ties(influence: dict[str, tuple[int, ...]], blood: dict[int, int], places: tuple[int, ...], how: str) -> None:
    table = ended(vp={0: 20, 1: 20}, influence=influence, blood=blood)
    assert table.match.result is not None
    assert table.match.result.places == places
    assert {event.how for event in table.told(Won)} == {how}


@clause("SV-170", "SV-171")
def test_ex22_final_scoring() -> None:
    """Blue is seat 0, red seat 1 and on top."""
    table = ended(
        nobles={"S": (0, 1, 0, 1)}, influence={"S": (3, 3)}, piles={"S": (0, 1)}, popularity={0: 12, 1: 7},
        stock={0: {"gold": 3, "bread": 2, "militia": 1, "equipment": 1}, 1: {}},
    )  # fmt: skip
    points = {event.seat: (event.nobles, event.resources, event.legend) for event in table.told(FinalScored)}
    assert points == {0: (0, 1, 1), 1: (3, 0, 0)}

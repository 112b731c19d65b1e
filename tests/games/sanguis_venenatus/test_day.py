"""The day: SV-101 to SV-117."""

from __future__ import annotations

import pytest

from lychgate.core.ask import Seat
from lychgate.games.sanguis_venenatus.data.numbers import BARRACKS
from lychgate.games.sanguis_venenatus.events.day import Built
from lychgate.games.sanguis_venenatus.steps.day import ChooseServant, Day
from lychgate.testing.clause import clause
from tests.games.sanguis_venenatus.positions import position, working

RICH = {0: {"gold": 9, "bread": 9, "militia": 9, "equipment": 9}}


@clause("SV-101")
def test_one_servant_each_in_turn_until_all_were_activated() -> None:
    table = position(Day(), at="s1.1=- s1.2=-")
    order = []
    while not table.paused:
        if table.ask.key == "work":
            turn = table.g.turn
            assert turn is not None
            order.append((turn.seat, turn.pose))
        table.play(table.codes[0] if table.ask.key == "servant" else "end")
    assert order == [(0, 0), (1, 2), (0, 1), (0, 2)], "seat 1 has one servant and is skipped afterwards"


@clause("SV-101", "SV-102")
def test_the_player_chooses_which_servant_and_each_acts_once() -> None:
    table = position(ChooseServant(Seat(0)), done=[False, True, False, False, False, False])
    assert table.codes == ["servant:1", "servant:3"]
    assert table.reasons("servant:2") == ["SV-101"]


@clause("SV-102", "SV-117")
def test_an_activation_can_be_ended_at_any_time_and_points_are_lost() -> None:
    table = position(Day(), at="s0.2=- s0.3=- s1.1=- s1.2=- s1.3=-")
    table.play("move:N10", "end")
    assert table.paused
    assert (table.where("s0.1"), table.g.turn) == ("N10", None)


@clause("SV-102")
def test_without_anything_left_to_do_the_activation_ends_by_itself() -> None:
    table = working("s0.1", ap=1, stock={0: {}})
    table.play("move:N10")
    assert table.paused


@clause("SV-103")
@pytest.mark.parametrize(
    "crew, infected, ap", [("herald", "", 4), ("herald", "s0.1", 3), ("messenger", "", 5), ("messenger", "s0.1", 4)]
)
def test_action_points_at_the_start(crew: str, infected: str, ap: int) -> None:
    table = position(ChooseServant(Seat(0)), at="s0.2=- s0.3=-", crews={0: f"{crew} spy scholar"}, infected=infected)
    assert table.ap == ap


@clause("SV-104")
def test_rations_once_per_activation() -> None:
    table = working("s0.1", stock={0: {"bread": 2}})
    table.play("rations")
    assert (table.ap, table.g.stock[0][1]) == (5, 1)
    assert table.reasons("rations") == ["SV-104"]
    assert working("s0.1", stock={0: {}}).reasons("rations") == ["SV-104"]
    assert "rations" in working("s0.1", ap=0, stock={0: {"bread": 1}}).codes, "at any moment"


@clause("SV-105")
def test_a_move_costs_one_action_point_and_no_red_border_is_crossed() -> None:
    table = working("s0.1", at="s0.1=N05")
    assert table.kinds("move") == ["N04", "N06"]
    assert table.reasons("move:N09") == ["SV-105"]
    assert table.reasons(["N02"]) == ["SV-105", "SV-006"], "by mark: walking there, and what is done there"
    table.play("move:N04")
    assert (table.ap, table.where("s0.1")) == (3, "N04")


@clause("SV-106")
def test_sewers_cost_two() -> None:
    table = working("s0.1", at="s0.1=N11")
    assert table.kinds("sewer") == ["E11", "S11", "W11"]
    table.play("sewer:S11")
    assert (table.ap, table.where("s0.1")) == (2, "S11")
    assert working("s0.1", at="s0.1=N10").reasons("sewer:S11") == ["SV-106"]
    assert working("s0.1", ap=1, at="s0.1=N11").reasons("sewer:S11") == ["SV-106"]


@clause("SV-106", "SV-054")
def test_the_sewer_is_moving_so_the_plague_waits_at_its_end() -> None:
    table = working("s0.1", at="s0.1=N11", tokens="E11=plague").play("sewer:E11")
    assert table.infected("s0.1")


@clause("SV-108")
def test_enemies_and_their_barracks_never_hinder() -> None:
    table = working("s0.1", at="s0.1=N14 s1=N15 s1.1=N15", barracks="N15=1.2")
    table.play("move:N15")
    assert table.where("s0.1") == "N15"


@clause("SV-109")
@pytest.mark.parametrize(
    "field, goods, stock",
    [
        ("N08", "gg", "2 0 0 0"), ("N08", "bb", "0 2 0 0"), ("N08", "gb", "1 1 0 0"),
        ("N10", "ee", "0 0 0 2"), ("N10", "mm", "0 0 2 0"), ("N10", "me", "0 0 1 1"),
        ("S01", "gbm", "1 1 1 0"), ("S01", "gbe", "1 1 0 1"), ("S01", "gme", "1 0 1 1"), ("S01", "bme", "0 1 1 1"),
        ("N07", "bbb", "0 3 0 0"), ("S07", "bmm", "0 1 2 0"),
    ],
)  # fmt: skip
def test_what_production_fields_yield(field: str, goods: str, stock: str) -> None:
    table = working("s0.1", at=f"s0.1={field}", stock={0: {}})
    table.play(f"produce:{goods}")
    assert (table.stock(0), table.ap) == (stock, 2)


@clause("SV-109")
def test_produce_once_per_activation_and_for_two_points() -> None:
    table = working("s0.1", ap=6, at="s0.1=N08")
    table.play("produce:gg")
    assert table.reasons("produce:gg") == ["SV-109"]
    assert working("s0.1", ap=1, at="s0.1=N08").reasons("produce:gg") == ["SV-109"]


@clause("SV-110")
@pytest.mark.parametrize("stand", ["N13", "N14", "N09"])
def test_burning_the_plague_here_or_next_door(stand: str) -> None:
    table = working("s0.1", at=f"s0.1={stand}", tokens="N13=plague")
    table.play("burn:N13")
    assert (table.token("N13"), table.g.pile, table.ap) == ("", 16, 2)
    assert (table.g.stock[0][1], table.g.popularity[0], table.influence("N")) == (1, 8, (1, 0))


@clause("SV-110")
def test_walls_do_not_matter_and_the_quarter_of_the_cleaned_field_counts() -> None:
    table = working("s0.1", at="s0.1=N07", tokens="E04=plague")
    table.play("burn:E04")
    assert (table.influence("N"), table.influence("E")) == ((0, 0), (1, 0))
    assert working("s0.1", at="s0.1=N02", tokens="N06=plague").reasons("burn:N06") == ["SV-110"]


@clause("SV-111")
@pytest.mark.parametrize("field, why", [("E03", "why-only-infected-for-ever"), ("E02", "why-no-plague-there")])
def test_without_a_token_there_is_nothing_to_burn(field: str, why: str) -> None:
    reasons = working("s0.1", at=f"s0.1={field}").why_not(f"burn:{field}")
    assert [(reason.clause, reason.say.key) for reason in reasons] == [("SV-111", why)]


@clause("SV-111")
def test_burning_heals_nobody_and_takes_no_blood() -> None:
    table = working("s0.1", at="s0.1=N13", tokens="N13=plague", infected="s0.1").play("burn:N13")
    assert table.infected("s0.1")
    assert working("s0.1", at="s0.1=N13", tokens="N13=blood").reasons("burn:N13") == ["SV-111"]


@clause("SV-112", "SV-114")
def test_building_and_raising_a_barrack() -> None:
    table = working("s0.1", ap=6, at="s0.1=N15", stock=RICH, vampires="kublai siegfried")
    table.play("build")
    assert (table.level("N15"), table.stock(0), table.g.vp[0], table.influence("N")[0]) == ("0.1", "9 9 8 8", 1, 1)
    table.play("build")
    assert (table.level("N15"), table.stock(0), table.g.vp[0], table.influence("N")[0]) == ("0.2", "9 9 6 7", 3, 2)
    table.play("build")
    assert (table.level("N15"), table.stock(0), table.g.vp[0], table.influence("N")[0]) == ("0.3", "8 9 4 5", 6, 4)
    assert [event.level for event in table.told(Built)] == [1, 2, 3]


@clause("SV-112")
def test_where_nothing_can_be_built() -> None:
    assert working("s0.1", at="s0.1=N15", stock=RICH, barracks="N15=1.1").reasons("build") == ["SV-112"]
    assert working("s0.1", at="s0.1=N15", stock=RICH, barracks="N15=0.3").reasons("build") == ["SV-112"]
    assert working("s0.1", at="s0.1=N15", stock=RICH, tokens="N15=plague").reasons("build") == ["SV-112"]
    assert working("s0.1", at="s0.1=N14", stock=RICH).reasons("build") == ["SV-112"]
    assert working("s0.1", ap=1, at="s0.1=N15", stock=RICH).reasons("build") == ["SV-112"]
    poor = working("s0.1", at="s0.1=N15", stock={0: {}}, vampires="kublai siegfried")
    assert poor.reasons("build") == ["SV-112", "SV-112"], "militia and equipment"


@clause("SV-113")
def test_a_level_needs_a_token_and_the_replaced_one_returns() -> None:
    table = working("s0.1", ap=6, at="s0.1=N15", stock=RICH, barracks="N03=0.1 E03=0.1 S03=0.1")
    assert table.reasons("build") == ["SV-113"]
    table = working("s0.1", at="s0.1=N15", stock=RICH, barracks="N15=0.1 E03=0.1 S03=0.1")
    table.play("build")
    assert table.g.barrack_supply[0] == (1, 1, 1)


@clause("SV-113", "SV-163")
@pytest.mark.parametrize(
    "vampire, crew, militia, equipment",
    [("kublai", "spy", 1, 1), ("kublai", "mason", 1, 0), ("siegfried", "spy", 0, 1), ("siegfried", "mason", 0, 1)],
)
def test_reductions_add_up_but_something_is_always_paid(vampire: str, crew: str, militia: int, equipment: int) -> None:
    table = working(
        "s0.1", at="s0.1=N15", stock=RICH, vampires=f"{vampire} persephone", crews={0: f"{crew} herald scholar"}
    )
    table.play("build")
    assert table.stock(0) == f"9 9 {9 - militia} {9 - equipment}"


@clause("SV-114")
def test_victory_points_come_first() -> None:
    table = working("s0.1", at="s0.1=N15", stock=RICH, influence={"N": (8, 0)}).play("build")
    kinds = [type(event).__name__ for event in table.g.events or ()]
    assert kinds.index("Gained") < kinds.index("Overflowed")
    assert table.g.vp[0] == 2


@clause("SV-115")
@pytest.mark.parametrize("field", ["E03", "E05", "N09"])
def test_infected_holy_and_numbered_streets_can_be_built_on(field: str) -> None:
    assert "build" in working("s0.1", at=f"s0.1={field}", stock=RICH).codes


@clause("SV-116")
def test_extra_actions_once_per_activation() -> None:
    table = working("s0.1", ap=6, at="s0.1=N02", crews={0: "herald spy scholar"})
    table.play("extra:proclaim")
    assert (table.g.popularity[0], table.ap) == (8, 4)
    assert table.reasons("extra:proclaim") == ["SV-116"]


def test_ex10_day_activation() -> None:
    table = working(
        "s0.1",
        crews={0: "brute spy scholar"},
        vampires="kublai siegfried",
        stock={0: {"militia": 2, "equipment": 2, "bread": 2}},
    )
    table.play("move:N15", "build")
    assert (table.g.vp[0], table.influence("N")[0], table.stock(0), table.ap) == (1, 1, "0 2 1 1", 2)
    table.play("rations", "move:N14", "move:N10")
    assert (table.ap, table.kinds("produce")) == (1, [])
    assert table.reasons("produce:mm") == ["SV-109"]


@clause("SV-002", "SV-109")
def test_ex21_centre() -> None:
    table = working("s0.1", at="s0.1=N01")
    table.play("move:S01")
    assert table.ap == 3
    assert table.kinds("produce") == ["gbm", "gbe", "gme", "bme"]


def test_the_table_of_barracks() -> None:
    assert [(row.militia, row.equipment, row.gold, row.vp, row.influence) for row in BARRACKS] == [
        (1, 1, 0, 1, 1), (2, 1, 0, 2, 1), (2, 2, 1, 3, 2),
    ]  # fmt: skip

"""The night: SV-118 to SV-134, SV-159."""

from __future__ import annotations

from typing import Any

import pytest

from lychgate.core.ask import Seat
from lychgate.games.sanguis_venenatus.data.board import INDEX
from lychgate.games.sanguis_venenatus.events.day import Activated
from lychgate.games.sanguis_venenatus.events.night import Drank
from lychgate.games.sanguis_venenatus.events.plague import LockdownBegan, TokenLaid
from lychgate.games.sanguis_venenatus.steps.night import Night, Wake
from lychgate.testing.clause import clause
from tests.games.sanguis_venenatus.positions import haunting, position

QUIET = "siegfried cassandra"


@clause("SV-118")
def test_in_turn_order_each_vampire_once() -> None:
    table = position(Night(), seats=3, first=Seat(1))
    while not table.paused:
        table.play("end")
    assert [event.seat for event in table.told(Activated)] == [1, 2, 0]
    assert table.g.woken == [True] * 3


@clause("SV-119")
def test_five_action_points_and_the_end_at_any_time() -> None:
    table = position(Wake(Seat(0)))
    assert table.ap == 5
    assert table.codes[-1] == "end"
    assert table.play("move:N10", "end").paused


@clause("SV-119")
def test_asked_even_with_only_the_end_left_if_a_hidden_hand_decides() -> None:
    """A blocked vampire with a card in hand is asked, without one it is not: how many there are is no secret."""
    stuck: dict[str, Any] = {
        "at": "s0=N09",
        "event_tokens": "N08=fire N13=fire",
        "blood": {0: 1},
        "stock": {0: {}},
        "ap": 1,
    }
    assert haunting(**stuck, hand={0: "goldregs_seal"}).codes == ["end"]
    assert haunting(**stuck).paused


@clause("SV-120")
def test_exertion_costs_one_two_three_blood() -> None:
    table = haunting(blood={0: 8})
    table.play("exert", "exert", "exert")
    assert (table.g.blood[0], table.ap) == (2, 8)
    assert table.reasons("exert") == ["SV-120"]


@clause("SV-120", "SV-013")
def test_exertion_must_leave_one_blood() -> None:
    assert haunting(blood={0: 1}).reasons("exert") == ["SV-120"]
    table = haunting(blood={0: 3}).play("exert")
    assert (table.g.blood[0], table.reasons("exert")) == (2, ["SV-120"])


@clause("SV-121")
def test_a_vampire_moves_along_connections() -> None:
    table = haunting(at="s0=N05")
    assert table.kinds("move") == ["N04", "N06"]
    assert table.reasons("move:N02") == ["SV-121"]
    assert table.reasons("move:N10") == ["SV-121"]
    assert table.play("move:N04").ap == 4
    assert haunting(ap=0, at="s0=N05").reasons("move:N04") == ["SV-121"]


@clause("SV-122")
@pytest.mark.parametrize("start, move", [("E04", "move:E05"), ("N02", "move:N01")])
def test_holy_ground_stops_moving_but_nothing_else(start: str, move: str) -> None:
    table = haunting(at=f"s0={start}").play(move)
    assert table.kinds("move") == []
    assert table.reasons("move:E06" if start == "E04" else "move:N03") == ["SV-122"]
    assert "corrupt" in table.codes


@clause("SV-122")
def test_starting_on_holy_ground_has_no_effect() -> None:
    table = position(Wake(Seat(0)), at="s0=E05")
    assert table.kinds("move") == ["E04", "E06"]


@clause("SV-122", "SV-158")
def test_ex20_holy_ground() -> None:
    table = haunting(at="s0=E04", hand={0: "secret_tunnels"}).play("move:E05")
    assert table.ap == 4
    table.play("plot:secret_tunnels>E12")
    assert (table.where("s0"), table.ap) == ("E12", 4)
    table.play("use")
    assert (table.g.blood[0], table.ap) == (13, 3)
    table.play("corrupt")
    assert table.ap == 1
    assert table.reasons("move:E08") == ["SV-122"]


@clause("SV-123")
def test_catacombs_cost_one() -> None:
    table = haunting(at="s0=N11")
    assert table.kinds("catacomb") == ["E11", "S11", "W11"]
    assert table.play("catacomb:W11").ap == 4
    assert haunting(at="s0=N10").reasons("catacomb:W11") == ["SV-123"]
    assert haunting(at="s0=N11", stopped=True).reasons("catacomb:W11") == ["SV-122"]


@clause("SV-124")
def test_shadow_step_crosses_a_red_border_once() -> None:
    table = haunting(at="s0=N05", nighthunters=[0])
    assert table.kinds("move") == ["N02", "N04", "N06", "N09"]
    table.play("move:N09")
    assert table.ap == 4
    assert table.reasons("move:N05") == ["SV-121"]
    kept = haunting(at="s0=N05", nighthunters=[0]).play("move:N04")
    assert "move:W07" in kept.codes, "a move across a white border does not use it up"


@clause("SV-125")
def test_the_inquisitor_hurts_and_stops_who_enters() -> None:
    table = haunting(at="s0=E03", event_tokens="E06=inquisitor").play("move:E06")
    assert (table.g.blood[0], table.kinds("move")) == (9, [])
    assert table.reasons("move:E10") == ["SV-122"]


@clause("SV-125")
def test_the_inquisitor_hurts_who_starts_there_but_does_not_hold_them() -> None:
    table = position(Wake(Seat(0)), at="s0=E06", event_tokens="E06=inquisitor")
    assert table.g.blood[0] == 9
    assert table.kinds("move") == ["E03", "E05", "E07", "E10"]
    dead = position(Wake(Seat(0)), at="s0=E06", event_tokens="E06=inquisitor", blood={0: 2}, vampires=QUIET)
    assert (dead.paused, dead.where("s0"), dead.g.woken[0]) == (True, "-", True)


@clause("SV-126", "SV-127")
@pytest.mark.parametrize("field, blood", [("N02", 5), ("N06", 4), ("N04", 3)])
def test_drinking_gives_the_population_costs_popularity_and_leaves_a_token(field: str, blood: int) -> None:
    table = haunting(at=f"s0={field}", blood={0: 5})
    table.play("drink")
    assert (table.g.blood[0], table.g.popularity[0], table.token(field)) == (5 + blood, 5, "blood")
    assert (table.g.pile, table.ap) == (15, 4)
    assert [(event.n, event.on) for event in table.told(Drank)] == [(blood, "people")]


@clause("SV-126")
def test_each_field_once_per_activation() -> None:
    table = haunting(at="s0=N02").play("drink")
    assert table.reasons("drink") == ["SV-126"]
    table.play("move:N04", "drink")
    assert table.token("N04") == "blood"
    assert haunting(ap=0, at="s0=N02").reasons("drink") == ["SV-126"]


@clause("SV-126")
def test_nobody_to_drink_where_nobody_lives() -> None:
    assert haunting(at="s0=N15").reasons("drink") == ["SV-126"]


@clause("SV-128")
def test_old_blood_gives_one_and_still_costs_popularity() -> None:
    table = haunting(at="s0=N02", tokens="N02=blood").play("drink")
    assert (table.g.blood[0], table.g.popularity[0], table.token("N02"), table.g.pile) == (12, 5, "blood", 15)


@clause("SV-128", "SV-164")
def test_cassandras_hunger() -> None:
    table = haunting(at="s0=N02", tokens="N02=blood", vampires="cassandra siegfried").play("drink")
    assert (table.g.blood[0], table.g.popularity[0]) == (14, 6)


@clause("SV-129")
def test_plague_is_undrinkable_except_for_kublai() -> None:
    assert haunting(at="s0=N02", tokens="N02=plague").reasons("drink") == ["SV-129"]
    table = haunting(at="s0=N02", tokens="N02=plague", vampires="kublai siegfried").play("drink")
    assert (table.g.blood[0], table.g.popularity[0], table.token("N02")) == (15, 7, "plague")
    shut = haunting(at="s0=N02", tokens="N02=plague", pile=0, vampires="kublai siegfried")
    assert shut.reasons("drink") == ["SV-052"]
    gentle = haunting(at="s0=N02", tokens="N02=plague", vampires="kublai siegfried", nighthunters=[0])
    assert gentle.reasons("drink") == ["SV-129"]


@clause("SV-130")
def test_a_drink_is_complete_even_if_shame_defeats_the_drinker() -> None:
    """From 0 blood no vampire drinks, so the wound after a drink needs a red number just below what was drunk."""
    table = haunting(at="s0=N02", tokens="N02=blood", blood={0: 1}, popularity={0: 0}, vampires="cassandra siegfried",
                     nighthunters=[0], pile=5)  # fmt: skip
    table.play("drink")
    assert (table.where("s0"), table.paused) == ("-", True), "2 blood, one wound: 0"
    fresh = haunting(at="s0=N04", popularity={0: 0}, blood={0: 1}, pile=1, vampires="cassandra siegfried")
    fresh.play("drink")
    assert (fresh.g.blood[0], fresh.token("N04"), len(fresh.told(LockdownBegan))) == (2, "blood", 1)
    assert [event.how for event in fresh.told(TokenLaid)] == ["drink"]


@clause("SV-127", "SV-035")
@pytest.mark.parametrize("blood, now", [(3, 5), (1, 2)])
def test_ex14_drink_at_the_edge(blood: int, now: int) -> None:
    table = haunting(at="s0=N04", vampires="cassandra siegfried", popularity={0: 0}, blood={0: blood}, pile=5)
    table.play("drink")
    assert (table.g.blood[0], table.token("N04"), table.g.pile, table.where("s0")) == (now, "blood", 4, "N04")


# --- corrupt


@clause("SV-131", "SV-134")
@pytest.mark.parametrize("taken, gold", [(0, 2), (1, 2), (2, 3), (3, 3), (4, 4), (5, 4), (6, 5), (7, 5)])
def test_the_price_of_nobles_rises(taken: int, gold: int) -> None:
    table = haunting(seats=4, at="s0=E05", nobles={"E": (1,) * taken}, stock={0: {"gold": 9}})
    table.play("corrupt")
    assert (table.g.stock[0][0], table.g.nobles[INDEX["E01"] // 15][-1]) == (9 - gold, 0)
    assert (table.g.vp[0], table.influence("E")[0], table.g.noble_supply[0], table.ap) == (1, 1, 7, 3)


@clause("SV-131")
def test_once_per_activation_and_only_if_it_can_be_paid() -> None:
    table = haunting(stock={0: {"gold": 9}}).play("corrupt")
    assert table.reasons("corrupt") == ["SV-131"]
    assert haunting(stock={0: {"gold": 1}}).reasons("corrupt") == ["SV-131"]
    assert haunting(ap=1, stock={0: {"gold": 9}}).reasons("corrupt") == ["SV-131"]


@clause("SV-132")
@pytest.mark.parametrize("seats, limit", [(2, 4), (3, 6), (4, 8)])
def test_ex4_corruption_limits(seats: int, limit: int) -> None:
    rich = {0: {"gold": 9}}
    last = haunting(seats=seats, at="s0=E05", nobles={"E": (1,) * (limit - 1)}, stock=rich)
    assert "corrupt" in last.codes
    full = haunting(seats=seats, at="s0=E05", nobles={"E": (1,) * limit}, stock=rich)
    assert full.reasons("corrupt") == ["SV-132"]


@clause("SV-133")
def test_without_tokens_nobody_is_corrupted() -> None:
    assert haunting(noble_supply={0: 0}, stock={0: {"gold": 9}}).reasons("corrupt") == ["SV-133"]


@clause("SV-134")
def test_the_victory_point_comes_before_the_influence() -> None:
    table = haunting(at="s0=E05", influence={"E": (8, 0)}, stock={0: {"gold": 9}}).play("corrupt")
    kinds = [type(event).__name__ for event in table.g.events or ()]
    assert kinds.index("Gained") < kinds.index("Overflowed")
    assert table.g.vp[0] == 2


@clause("SV-131")
def test_ex18_corrupt_with_the_courtier() -> None:
    table = haunting(
        seats=3,
        at="s0=W05 s0.1=W15",
        crews={0: "courtier spy scholar"},
        nobles={"W": (1, 1, 2, 2)},
        stock={0: {"gold": 3}},
    )
    table.play("corrupt")
    assert (table.g.stock[0][0], len(table.g.nobles[3]), table.g.vp[0], table.influence("W")[0]) == (0, 5, 1, 1)


# --- special fields


@clause("SV-159")
@pytest.mark.parametrize(
    "field, code, spent, gained",
    [
        ("N12", "use", {}, {"blood": 2}),
        ("N01", "use", {"popularity": 2}, {"vp": 2}),
        ("E07", "use", {"popularity": 1}, {"vp": 1}),
        ("W07", "use", {"blood": 3}, {"vp": 2}),
        ("E01", "use:N+S", {"gold": 2}, {}),
        ("W01", "use", {}, {}),
    ],
)  # fmt: skip
def test_what_special_fields_give(field: str, code: str, spent: dict[str, int], gained: dict[str, int]) -> None:
    table = haunting(at=f"s0={field}")
    before = {"blood": 11, "popularity": 6, "vp": 0, "gold": 3}
    table.play(code)
    after = {
        "blood": table.g.blood[0],
        "popularity": table.g.popularity[0],
        "vp": table.g.vp[0],
        "gold": table.g.stock[0][0],
    }
    assert after == {res: n - spent.get(res, 0) + gained.get(res, 0) for res, n in before.items()}
    assert table.ap == 4
    influence = {"E01": [1, 0, 1, 0], "E07": [0, 1, 0, 0]}.get(field, [0] * 4)
    assert [numbers[0] for numbers in table.g.influence] == influence
    assert len(table.g.hand[0]) == (2 if field == "W01" else 0)


@clause("SV-159", "SV-013")
def test_each_special_field_once_and_only_if_paid() -> None:
    table = haunting(at="s0=N12").play("use")
    assert table.reasons("use") == ["SV-159"]
    assert haunting(at="s0=N01", popularity={0: 1}).reasons("use") == ["SV-159"]
    assert haunting(at="s0=W07", blood={0: 3}).reasons("use") == ["SV-159"]
    assert haunting(at="s0=N10").reasons("use") == ["SV-159"]
    assert haunting(ap=0, at="s0=N12").reasons("use") == ["SV-159"]
    assert haunting(at="s0=E01").kinds("use") == ["N+E", "N+S", "N+W", "E+S", "E+W", "S+W"]

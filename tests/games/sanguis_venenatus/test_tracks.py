"""Resources, influence, VP, blood, popularity: SV-011 to SV-013 and SV-025 to SV-037."""

from __future__ import annotations

from typing import Any

import pytest

from lychgate.core.ask import Seat
from lychgate.core.step import Step
from lychgate.games.sanguis_venenatus.choices.targets import Target
from lychgate.games.sanguis_venenatus.data.board import DISTRICTS
from lychgate.games.sanguis_venenatus.data.effects import Effect, Gain, InfluenceIn, Lose, Steal
from lychgate.games.sanguis_venenatus.data.numbers import VAMPIRE
from lychgate.games.sanguis_venenatus.data.vocabulary import Good, Resource
from lychgate.games.sanguis_venenatus.events.tracks import InfluenceMoved, Overflowed
from lychgate.games.sanguis_venenatus.state.questions import ranking
from lychgate.games.sanguis_venenatus.steps.effects import Carry
from lychgate.games.sanguis_venenatus.steps.tracks import gain_blood
from lychgate.testing.clause import clause
from tests.games.sanguis_venenatus.positions import Position, Wounds, haunting, position, working


def carry(effect: Effect, seat: int = 0, target: Target | None = None) -> Step:
    return Carry(Seat(seat), VAMPIRE, effect, target)


def after(effect: Effect, seat: int = 0, **facts: Any) -> Position:
    """The position after one effect of a card."""
    return position(carry(effect, seat), **facts)


@clause("SV-011", "SV-012")
@pytest.mark.parametrize("res, at", [("gold", 0), ("bread", 1), ("militia", 2), ("equipment", 3)])
def test_four_resources_are_counted_up_to_ten(res: Good, at: int) -> None:
    table = after(Gain(res, 2), stock={0: {res: 9}})
    assert table.g.stock[0][at] == 10
    assert sum(table.g.stock[0]) == 10
    table = after(Lose(res, 3), stock={0: {res: 2}})
    assert table.g.stock[0] == [0, 0, 0, 0]


@clause("SV-011")
@pytest.mark.parametrize("res", ["blood", "popularity", "vp"])
def test_the_other_tracks_can_be_gained_too(res: Resource) -> None:
    before = getattr(position().g, res)[0]
    assert getattr(after(Gain(res, 1)).g, res)[0] == before + 1


@clause("SV-012")
def test_stolen_surplus_is_lost() -> None:
    table = position(carry(Steal("gold", 2), target=Target(seat=1)), stock={0: {"gold": 9}, 1: {"gold": 5}})
    assert (table.g.stock[0][0], table.g.stock[1][0]) == (10, 3)


@clause("SV-013", "SV-042")
def test_a_cost_is_paid_in_full_or_not_at_all() -> None:
    hand = {0: "mask_of_mercy reign_of_terror smuggled_arms"}
    poor = haunting(hand=hand, blood={0: 2}, popularity={0: 2}, stock={0: {}})
    assert poor.reasons("plot:mask_of_mercy") == ["SV-042"], "2 blood must leave 1"
    assert poor.reasons("plot:reign_of_terror") == ["SV-042"], "3 popularity"
    assert poor.reasons("plot:smuggled_arms") == ["SV-042"], "1 gold"
    rich = haunting(hand=hand, blood={0: 3}, popularity={0: 3}, stock={0: {"gold": 1}})
    assert rich.kinds("plot") == [
        "smuggled_arms>eee",
        "smuggled_arms>mee",
        "smuggled_arms>mme",
        "smuggled_arms>mmm",
        "mask_of_mercy",
        "reign_of_terror",
    ]
    rich.play("plot:reign_of_terror")
    assert (rich.g.popularity[0], rich.g.blood[0]) == (0, 3), "paying never wounds"


# --- influence


@clause("SV-025")
def test_ex7_pile_order() -> None:
    table = position(
        carry(InfluenceIn("E", 4), 0), carry(InfluenceIn("E", 4), 1), carry(InfluenceIn("E", 4), 2), seats=3
    )
    east = DISTRICTS.index("E")
    assert table.influence("E") == (4, 4, 4)
    assert ranking(table.g, east) == [2, 1, 0]
    table = position(
        carry(InfluenceIn("E", 1), 1), carry(InfluenceIn("E", -1), 1), seats=3, influence={"E": (4, 4, 4)},
        piles={"E": (0, 1, 2)},
    )  # fmt: skip
    assert ranking(table.g, east) == [1, 2, 0]


@clause("SV-026")
def test_ex8_influence_at_eight() -> None:
    table = after(InfluenceIn("S", 2), influence={"S": (8, 8)}, piles={"S": (0, 1)})
    assert (table.influence("S"), table.g.vp[0]) == ((8, 8), 2)
    assert ranking(table.g, DISTRICTS.index("S")) == [0, 1]


@clause("SV-027")
def test_a_gain_that_crosses_eight_is_split() -> None:
    table = after(InfluenceIn("N", 3), influence={"N": (7, 0)})
    assert (table.influence("N")[0], table.g.vp[0]) == (8, 2)
    assert [(event.res, event.vp) for event in table.told(Overflowed)] == [("influence", 2)]


@clause("SV-028")
def test_a_loss_moves_down_onto_the_top_and_never_below_zero() -> None:
    table = after(InfluenceIn("W", -1), influence={"W": (3, 2)}, piles={"W": (0, 1)})
    assert table.influence("W") == (2, 2)
    assert ranking(table.g, DISTRICTS.index("W")) == [0, 1]
    table = after(InfluenceIn("W", -1))
    assert table.influence("W") == (0, 0)
    assert table.told(InfluenceMoved) == []


@clause("SV-029")
def test_victory_points_never_fall_below_zero_and_have_no_maximum() -> None:
    assert after(Lose("vp", 3), vp={0: 2}).g.vp[0] == 0
    assert after(Gain("vp", 50), vp={0: 80}).g.vp[0] == 130


# --- blood


@clause("SV-030")
@pytest.mark.parametrize("blood, n, now, vp", [(19, 4, 17, 8), (19, 1, 20, 5), (20, 2, 18, 7), (16, 3, 19, 5)])
def test_ex2_blood_overflow(blood: int, n: int, now: int, vp: int) -> None:
    table = after(Gain("blood", n), blood={0: blood}, vp={0: 5})
    assert (table.g.blood[0], table.g.vp[0]) == (now, vp)


@clause("SV-031")
def test_the_loss_back_stops_at_one() -> None:
    g = position().g
    g.blood[0] = 15
    gain_blood(g, 0, 30)
    assert (g.blood[0], g.vp[0]) == (1, 25)
    assert not g.fallen[0]


@clause("SV-032", "SV-033")
@pytest.mark.parametrize("blood, wounds, now", [(13, 2, 8), (8, 1, 5), (20, 1, 17), (3, 1, 2), (11, 3, 2), (17, 1, 14)])
def test_ex5_wounds(blood: int, wounds: int, now: int) -> None:
    assert position(Wounds(Seat(0), wounds), blood={0: blood}).g.blood[0] == now


@clause("SV-032", "SV-074")
@pytest.mark.parametrize("blood, wounds", [(4, 2), (1, 1), (2, 1)])
def test_ex5_wounds_without_a_lower_red_number_defeat(blood: int, wounds: int) -> None:
    table = position(Wounds(Seat(0), wounds), blood={0: blood})
    assert (table.where("s0"), table.g.blood[0]) == ("-", 8)


@clause("SV-034")
def test_losing_blood_ignores_the_red_numbers_and_stops_at_zero() -> None:
    assert after(Lose("blood", 2), blood={0: 9}).g.blood[0] == 7
    assert after(Lose("blood", 5), blood={0: 3}).where("s0") == "-"


# --- popularity


@clause("SV-035", "SV-036")
@pytest.mark.parametrize("vampire, blood", [("persephone", 5), ("siegfried", 7)])
def test_ex6_popularity_underflow(vampire: str, blood: int) -> None:
    rest = "siegfried" if vampire == "persephone" else "persephone"
    table = after(Lose("popularity", 3), vampires=f"{vampire} {rest}", popularity={0: 1}, blood={0: 9})
    assert (table.g.popularity[0], table.g.blood[0]) == (0, blood)


@clause("SV-036")
def test_siegfried_as_nighthunter_takes_wounds() -> None:
    table = after(Lose("popularity", 1), nighthunters=[0], popularity={0: 0}, blood={0: 9})
    assert table.g.blood[0] == 8
    table = after(Lose("popularity", 1), popularity={0: 0}, blood={0: 11})
    assert table.g.blood[0] == 10


@clause("SV-037")
def test_popularity_above_fifteen_is_victory_points() -> None:
    table = after(Gain("popularity", 4), popularity={0: 13})
    assert (table.g.popularity[0], table.g.vp[0]) == (15, 2)


@clause("SV-065")
def test_blood_pays_for_effort_and_is_health() -> None:
    table = haunting(blood={0: 9})
    table.play("exert")
    assert (table.g.blood[0], table.ap) == (8, 6)
    assert position(Wounds(Seat(0), 1), blood={0: 8}).g.blood[0] == 5


@clause("SV-013")
def test_burning_needs_all_of_its_bread() -> None:
    table = working("s0.1", at="s0.1=N14", tokens="N13=plague", stock={0: {}})
    assert table.reasons("burn:N13") == ["SV-110"]

"""The six gardens: major and minor bonuses, and the moment at which they count."""

from __future__ import annotations

import pytest

from lychgate.core.ask import Seat
from lychgate.games.sabbat_magica.events.plan import CanteenCounted
from lychgate.games.sabbat_magica.steps.plan import Invoke
from lychgate.games.sabbat_magica.steps.stewardship import Approve, Food, RegionPoints
from lychgate.testing.clause import clause
from tests.games.sabbat_magica.positions import act, position


@clause("SM-160")
@pytest.mark.parametrize("guests, terror", [("r", 7), ("rg", 7), ("gr", 6), ("gb", 6), ("", 6)])
def test_place_one_is_the_major_and_place_two_the_minor_bonus(guests: str, terror: int) -> None:
    table = position(act(), r="terror 3 power seduction", glass_factory=guests).play("place:m12", "mirror:n2")
    assert table.terror("r") == terror


@clause("SM-161")
def test_a_bonus_counts_only_for_a_ghost_that_stands_there_at_that_moment() -> None:
    # The only trainee leaves to fight: no bonus. A ghost on its way into the training ground gives none either.
    table = position(act(), players="rgb", training_ground="r", alchemist_office="g", r="terror 5")
    table.play("move:training_ground@1>alchemist_office", "fight")
    assert table.vp("r") == 2
    into = position(act(), training_ground="g", r="terror 5 bridge 1").play("move:bridge>training_ground", "fight")
    assert into.vp("r") == 2


@clause("SM-162")
def test_both_places_count_as_the_major_one_only() -> None:
    table = position(act(), r="terror 0 power seduction", glass_factory="rr").play("place:m12", "mirror:n2")
    assert table.terror("r") == 4


@clause("SM-163")
@pytest.mark.parametrize(
    "guests, state, terror",
    [("r", "intact", 4), ("r", "cracked", 3), ("gr", "intact", 3), ("gr", "cracked", 3), ("g", "cracked", 2)],
)
def test_glass_factory(guests: str, state: str, terror: int) -> None:
    table = position(act(), r="terror 0 power seduction", glass_factory=guests, mirrors={"n2": state})
    table.play("place:m12", "mirror:n2")
    assert table.terror("r") == terror


@clause("SM-164")
@pytest.mark.parametrize(
    "trainees, target, vp",
    [
        ("r", "canteen", 3),
        ("r", "vada", 3),
        ("gr", "canteen", 2),
        ("gr", "vada", 3),
        ("rr", "vada", 3),
        ("g", "vada", 2),
    ],
)
def test_training_ground(trainees: str, target: str, vp: int) -> None:
    where = {"canteen": "g", "vada": "g"}
    table = position(act(), r="bridge 1 terror 9 two SR", gates={"vada": "SR"}, training_ground=trainees, also=where)
    table.play(f"move:bridge>{target}", "fight")
    assert table.vp("r") == vp


@clause("SM-164")
def test_the_training_ground_pays_per_fight_not_per_ghost() -> None:
    table = position(
        act(), players="rgby", r="bridge 1 terror 9 two SR", gates={"vada": "SR"}, training_ground="r", vada="gby"
    )
    table.play("move:bridge>vada", "fight")
    assert table.vp("r") == 7


@clause("SM-165")
def test_a_fellow_left_behind_on_the_training_ground_counts() -> None:
    table = position(act(), training_ground="rr", alchemist_office="g", r="terror 5")
    table.play("move:training_ground@1>alchemist_office", "fight")
    assert table.vp("r") == 3


@clause("SM-165")
def test_a_fellow_on_the_minor_place_moves_up_first() -> None:
    # Green above red: red's bonus is the minor one, and a garden fight gets nothing of it.
    table = position(act(), training_ground="gr", alchemist_office="g", r="terror 5 bridge 1")
    table.play("move:bridge>alchemist_office", "fight")
    assert table.vp("r") == 2


@clause("SM-166")
@pytest.mark.parametrize(
    "guests, origin, terror",
    [("r", "vada", 2), ("r", "canteen", 2), ("gr", "vada", 2), ("gr", "canteen", 1), ("g", "vada", 1)],
)
def test_zen_garden(guests: str, origin: str, terror: int) -> None:
    table = position(act(), r="terror 0", zen_garden=guests, also={origin: "r"}).play(f"move:{origin}@1>bridge")
    assert table.terror("r") == terror


@clause("SM-167")
@pytest.mark.parametrize("guests, place", [("r", 1), ("gr", 2), ("rr", 1), ("rr", 2)])
def test_out_of_the_zen_garden_itself_it_is_always_one(guests: str, place: int) -> None:
    table = position(act(), r="terror 0", zen_garden=guests).play(f"move:zen_garden@{place}>bridge")
    assert table.terror("r") == 1


@clause("SM-168")
def test_only_two_bonuses_are_asked_for() -> None:
    table = position(Invoke(), players="rg", order="gr", canteen="r", zen_garden="g").play("r invoke:4", "g invoke:4")
    assert table.asked == ["r canteen"]
    keeping = position(Approve(Seat(0)), alchemist_office="r", r="approval SRGM")
    assert keeping.asked == ["r keep"]
    others = position(Food(), RegionPoints(), canteen="r", crystal_ball="r", vada="r", r="terror 9")
    assert others.paused
    assert (others.terror("r"), others.vp("r")) == (8, 4)


@clause("SM-168")
def test_the_canteens_food_bonus_applies_by_itself() -> None:
    table = position(Food(), canteen="r", r="terror 5 bridge 3")
    assert table.terror("r") == 3
    assert table.told(CanteenCounted) == []

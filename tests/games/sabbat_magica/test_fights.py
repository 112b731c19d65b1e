"""Fights, being thrown out, being repelled."""

from __future__ import annotations

import pytest

from lychgate.core.say import Say, who
from lychgate.games.sabbat_magica.events.ghosts import Amused, Fought, Repelled, ThrownOut
from lychgate.testing.clause import clause
from tests.games.sabbat_magica.positions import act, position


@clause("SM-140")
def test_a_fight_needs_an_opponent_and_the_terror() -> None:
    alone = position(act(), players="rgby", r="bridge 1 terror 9 two SR", vada="r", gates={"vada": "SR"})
    alone.play("move:bridge>vada")
    assert (alone.asked, alone.at("vada"), alone.vp("r")) == (["r haunt"], "rr", 0)
    poor = position(act(), r="bridge 1 terror 0", canteen="g").play("move:bridge>canteen")
    assert (poor.paused, poor.at("canteen")) == (True, "gr")


@clause("SM-140")
def test_a_fight_that_costs_more_than_there_is_does_not_happen() -> None:
    table = position(act(), players="rgby", order="gbry", r="bridge 1 terror 3", canteen="gb")
    table.play("move:bridge>canteen")
    assert (table.paused, table.at("canteen"), table.graves("r")) == (True, "gb", 7)
    close = position(act(), players="rgby", order="grby", r="bridge 1 terror 2 two SR", vada="gb", gates={"vada": "SR"})
    close.play("move:bridge>vada")
    assert close.at("vada") == "gbr"


@clause("SM-140")
def test_a_fight_is_never_compulsory() -> None:
    table = position(act(), r="bridge 1 terror 9", canteen="gb").play("move:bridge>canteen")
    assert "repelled" in table.codes


@clause("SM-141", "SM-145")
def test_everybody_there_is_fought_together() -> None:
    table = position(act(), players="rgby", r="bridge 1 terror 9 two SR", vada="gby", gates={"vada": "SR"})
    table.play("move:bridge>vada", "fight")
    assert (table.terror("r"), table.vp("r")) == (6, 6)
    assert [event.beaten for event in table.told(Fought)] == [3]


@clause("SM-142")
@pytest.mark.parametrize("order, cost", [("rgb", 2), ("grb", 3), ("gbr", 4), ("brg", 3)])
def test_earlier_players_cost_two_later_ones_one(order: str, cost: int) -> None:
    table = position(act(), order=order, r="bridge 1 terror 8", canteen="gb").play("move:bridge>canteen", "fight")
    assert table.terror("r") == 8 - cost


@clause("SM-143")
def test_own_ghosts_cost_nothing_and_give_nothing() -> None:
    table = position(act(), r="bridge 1 terror 8", order="grb", canteen="rg").play("move:bridge>canteen", "fight")
    assert (table.terror("r"), table.vp("r")) == (6, 2)


@clause("SM-144")
def test_the_attack_succeeds_and_the_defender_is_not_asked() -> None:
    table = position(act(), players="gy", g="bridge 1 terror 1 power apparition", canteen="y", y="terror 10").play(
        "move:bridge>canteen", "fight"
    )
    assert (table.paused, table.at("canteen"), table.terror("g")) == (True, "g", 0)


@clause("SM-145")
def test_two_points_for_each_opposing_ghost() -> None:
    table = position(act(), players="rgby", r="bridge 1 terror 9 two SR", vada="ggr", gates={"vada": "SR"})
    table.play("move:bridge>vada", "fight")
    assert table.vp("r") == 4


@clause("SM-146")
def test_the_attacker_takes_the_first_place_and_all_others_go_down() -> None:
    table = position(act(), players="rgby", r="bridge 1 terror 9 two SR", vada="rg", gates={"vada": "SR"})
    table.play("move:bridge>vada", "fight")
    assert table.at("vada") == "rrg"


@clause("SM-147")
def test_the_last_one_is_thrown_out_and_consoled() -> None:
    table = position(act(), r="bridge 1 terror 9", canteen="gb", b="terror 2 on m11").play(
        "move:bridge>canteen", "fight"
    )
    assert (table.at("canteen"), table.graves("b"), table.terror("b")) == ("rg", 7, 3)
    assert [(event.seat, event.where) for event in table.told(ThrownOut)] == [(2, "canteen")]
    assert table.g.limbo == []


@clause("SM-147")
def test_consolation_stops_at_ten() -> None:
    table = position(act(), r="bridge 1 terror 9", canteen="gb", b="terror 10").play("move:bridge>canteen", "fight")
    assert table.terror("b") == 10


@clause("SM-148")
def test_who_was_thrown_out_cannot_be_used_again_this_round() -> None:
    table = position(act(), act(2), r="bridge 1 terror 9", canteen="gb").play("move:bridge>canteen", "fight")
    assert table.asked == ["b action"]
    assert table.codes_like("move:") == []


@clause("SM-149")
def test_an_own_ghost_may_be_the_last_one() -> None:
    table = position(act(), players="ygr", y="bridge 1 terror 4", canteen="gy").play("move:bridge>canteen", "fight")
    assert (table.at("canteen"), table.graves("y"), table.terror("y")) == ("yg", 6, 4)


@clause("SM-150")
def test_repelled_each_player_present_gains_two_points_once() -> None:
    table = position(act(), players="ygrb", y="bridge 1 terror 1 two SR", vada="ggr", gates={"vada": "SR"})
    table.play("move:bridge>vada")
    assert (table.graves("y"), table.terror("y"), table.at("vada")) == (7, 2, "ggr")
    assert [table.vp(colour) for colour in "ygrb"] == [0, 2, 2, 0]
    assert [event.seat for event in table.told(Amused)] == [1, 2]


@clause("SM-150")
def test_the_acting_player_gains_no_points_for_an_own_ghost_there() -> None:
    table = position(act(), players="ygrb", y="bridge 1 terror 0 two SR", vada="ygr", gates={"vada": "SR"})
    table.play("move:bridge>vada")
    assert [table.vp(colour) for colour in "ygr"] == [0, 2, 2]


@clause("SM-151")
def test_the_fee_stays_paid() -> None:
    table = position(act(), r="bridge 1 terror 9 two SRG", vada="gb", gates={"vada": "SRG"})
    table.play("move:bridge>vada", "repelled")
    assert (table.two("r"), table.approval("r")) == ("-", "SRG")


@clause("SM-152")
def test_being_repelled_is_no_fight() -> None:
    table = position(act(), r="bridge 1 terror 9", canteen="gb", training_ground="r")
    table.play("move:bridge>canteen", "repelled")
    assert (table.vp("r"), table.graves("r")) == (0, 6)
    # Gift of immortality speaks of fights: red is not asked.
    assert table.asked == ["r haunt"]
    assert table.told(Fought) == []


@clause("SM-153")
def test_a_repelled_ghost_is_out_for_the_round() -> None:
    table = position(act(), act(), r="bridge 1 terror 9", canteen="gb").play("move:bridge>canteen", "repelled")
    assert table.asked == ["r action"]
    assert table.codes_like("move:") == []
    assert len(table.told(Repelled)) == 1


@clause("SM-154")
def test_each_fight_is_paid_and_scored_anew() -> None:
    table = position(act(), players="rgby", r="bridge 2 terror 9 two SSRR", vada="gb", gates={"vada": "SR"})
    table.play("move:bridge>vada", "fight")
    assert (table.at("vada"), table.terror("r"), table.vp("r")) == ("rgb", 7, 4)
    table.play("move:bridge>vada", "fight")
    assert (table.at("vada"), table.terror("r"), table.vp("r")) == ("rrg", 5, 8)


@clause("SM-155")
def test_with_a_free_place_nobody_is_thrown_out() -> None:
    table = position(act(), r="bridge 1 terror 9", canteen="g").play("move:bridge>canteen", "fight")
    assert (table.at("canteen"), table.told(ThrownOut)) == ("rg", [])


def test_a_fight_says_what_it_costs_and_brings_and_who_is_thrown_out() -> None:
    table = position(act(), r="bridge 1 terror 9", order="grb", canteen="gb", training_ground="r")
    table.play("move:bridge>canteen")
    label = next(option.label for option in table.ask.options if option.code == "fight")
    where = Say("place", {"place": "canteen"})
    assert label is not None
    assert label.key == "option-fight-out"
    assert label.args == {
        "cost": 3, "vp": 5, "where": where, "left": 6, "now": 5, "out": who(2), "due": 0, "short": 0,
    }  # fmt: skip

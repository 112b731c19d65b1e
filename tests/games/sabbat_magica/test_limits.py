"""Limits that hold everywhere: terror, points, stores, places."""

from __future__ import annotations

import pytest

from lychgate.core.ask import Seat
from lychgate.games.sabbat_magica.steps.plan import Curse, TakeBonus
from lychgate.games.sabbat_magica.steps.stewardship import Feed
from lychgate.testing.clause import clause
from tests.games.sabbat_magica.positions import act, position


@clause("SM-030", "SM-031")
def test_terror_beyond_ten_is_lost() -> None:
    table = position(act(), r="terror 9 on m11", tiles={"m12": "spider"})
    table.play("step:m12", "mirror:n2")
    assert table.terror("r") == 10


@clause("SM-031")
def test_gains_are_marked_at_once() -> None:
    table = position(act(), r="terror 4 bridge 2", zen_garden="g", vada="r")
    table.play("move:vada@1>bridge")
    assert (table.asked, table.terror("r")) == (["r haunt"], 5)
    table.play("move:bridge>zen_garden", "fight")
    assert (table.asked, table.vp("r"), table.terror("r")) == (["r haunt"], 2, 4)


@clause("SM-032")
def test_points_never_fall_below_zero() -> None:
    table = position(Curse(), Feed(Seat(0), 2), r="vp 3 skull terror 0 bridge 2")
    table.play()
    assert table.vp("r") == 0


@clause("SM-033", "SM-034")
def test_stores_and_supply_have_no_end() -> None:
    table = position(act(), r="two SSSSSSSSSSSSSSSSSSSSSSSSS one RR on m11", tiles={"m12": "spider"})
    table.play("step:m12", "tile")
    assert table.two("r") == "S" * 27


@clause("SM-034")
def test_there_is_one_cursed_token_at_most() -> None:
    table = position(Curse(), r="one SSS two RR")
    assert (table.skull("r"), table.one("r"), table.two("r")) == (True, "RR", "-")
    again = position(Curse(), r="skull one SSS two RR")
    assert again.skull("r") is True


@clause("SM-035", "SM-102")
def test_one_magician_to_a_square() -> None:
    table = position(act(), r="on m11", g="on m12", b="on m44")
    assert table.codes_like("step:") == ["step:m21", "step:m22"]
    assert table.reasons("step:m12") == ["SM-102"]


@clause("SM-036")
@pytest.mark.parametrize("code", ["move:bridge>vada", "move:gineva@1>vada", "teleport:bridge>vada"])
def test_never_more_than_two_own_ghosts_in_a_location(code: str) -> None:
    gates = {"vada": "SR"}
    table = position(act(), players="ygrb", vada="yy", gineva="y", y="bridge 1 two SR terror 9", gates=gates)
    assert code not in table.codes
    assert "SM-036" in table.reasons(code)
    allowed = position(act(), players="ygrb", vada="y", gineva="y", y="bridge 1 two SR terror 9", gates=gates)
    assert code in allowed.codes


@clause("SM-037", "SM-039")
def test_a_ghost_takes_the_topmost_free_place() -> None:
    table = position(act(), players="rgby", vada="gb", r="bridge 1 two SRGM terror 0")
    assert table.codes_like("move:bridge>vada") == ["move:bridge>vada"]
    table.play("move:bridge>vada")
    assert table.at("vada") == "gbr"


@clause("SM-038")
def test_those_below_move_up_and_may_still_move_themselves() -> None:
    table = position(act(), players="rgby", vada="grr", r="terror 3")
    table.play("move:vada@2>bridge")
    assert table.at("vada") == "gr"
    assert "move:vada@2>gineva" in table.codes


@clause("SM-040")
def test_ghosts_on_the_drawbridge_are_one_origin() -> None:
    table = position(act(), r="bridge 3", order="rgb")
    assert len(table.codes_like("move:bridge>canteen")) == 1


@clause("SM-041")
def test_ghosts_in_the_graveyard_do_nothing() -> None:
    table = position(act(), r="bridge 0")
    assert table.codes_like("move:") == []
    assert table.reasons("move:bridge>canteen") == ["SM-120"]


@clause("SM-042")
def test_no_way_from_regions_to_gardens_but_over_the_bridge() -> None:
    table = position(act(), gineva="r", zen_garden="r")
    assert table.reasons("move:gineva@1>canteen") == ["SM-042"]
    assert table.reasons("move:zen_garden@1>vada") == ["SM-042"]


@clause("SM-044")
@pytest.mark.parametrize("kind, letter", [("spider", "S"), ("rat_tail", "R"), ("gemstone", "G"), ("mask", "M")])
def test_a_resource_of_choice_may_be_any_kind(kind: str, letter: str) -> None:
    table = position(TakeBonus(Seat(0)), card="half_moon")
    table.play("bonus:any1", f"kind:{kind}")
    assert table.two("r") == letter


@clause("SM-045")
def test_every_player_board_is_open_to_all() -> None:
    table = position(act(), r="two SR one G approval M skull", g="two M")
    views = [table.match.view(seat).values for seat in (None, 0, 1, 2)]
    for field in ("two", "one", "approval", "skull", "terror", "vp", "chimeras"):
        assert all(view[field] == views[0][field] for view in views)

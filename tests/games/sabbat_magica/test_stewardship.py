"""C: food, points for regions, approval; and the end."""

from __future__ import annotations

import pytest

from lychgate.games.sabbat_magica.data.cards import TIME
from lychgate.games.sabbat_magica.data.match import Phase
from lychgate.games.sabbat_magica.events.stewardship import (
    Approved,
    BoxOpened,
    Fed,
    RegionsScored,
    Scored,
    Starved,
    Won,
)
from lychgate.games.sabbat_magica.steps.plan import Curse
from lychgate.games.sabbat_magica.steps.round import EndRound
from lychgate.games.sabbat_magica.steps.stewardship import ApprovalPhase, Food, RegionPoints
from lychgate.testing.clause import clause
from tests.games.sabbat_magica.positions import position


@clause("SM-200")
def test_each_part_is_finished_for_all_before_the_next() -> None:
    table = position(Food(), RegionPoints(), order="gbr", g="terror 0 bridge 1", r="terror 0 bridge 1", vada="gr")
    # Green is asked first; nobody has scored a region yet.
    assert (table.asked, table.told(RegionsScored)) == (["g unfed"], [])
    table.play("unfed:bridge", "unfed:vada@1")
    assert [event.seat for event in table.told(Fed)] == [1, 2, 0]


@clause("SM-201")
def test_a_terror_point_for_every_ghost_outside_the_graveyard() -> None:
    table = position(Food(), vada="rr", canteen="gr", zen_garden="g", r="terror 9 bridge 2", players="rgb")
    # Red: two in Vada, one in the canteen (minor: one less), two on the drawbridge.
    assert [event.due for event in table.told(Fed)] == [4, 0, 0]
    assert table.terror("r") == 5


@clause("SM-202")
@pytest.mark.parametrize("canteen, bridge, due", [("r", 4, 3), ("gr", 4, 4), ("rr", 4, 4), ("g", 4, 4)])
def test_the_canteen_feeds_two_or_one(canteen: str, bridge: int, due: int) -> None:
    table = position(Food(), canteen=canteen, r=f"terror 9 bridge {bridge}")
    assert table.told(Fed)[0].due == due


@clause("SM-202")
def test_never_below_zero() -> None:
    table = position(Food(), canteen="r", r="terror 2")
    assert (table.told(Fed)[0].due, table.terror("r")) == (0, 2)


@clause("SM-168", "SM-202", "SM-204")
def test_the_canteens_food_cannot_be_refused_to_starve_a_ghost() -> None:
    table = position(Food(), players="rg", canteen="r", r="terror 1", vada="r", gineva="r")
    assert (table.paused, table.terror("r"), table.graves("r")) == (True, 0, 4)
    assert [(event.out, event.canteen, event.due, event.paid) for event in table.told(Fed)] == [
        (3, 2, 1, 1),
        (0, 0, 0, 0),
    ]


@clause("SM-203")
def test_what_is_due_is_fixed_before_anybody_starves() -> None:
    # Red's ghost leaves the canteen's first place; green, now first, still has the minor place's discount only.
    table = position(Food(), players="rgb", canteen="rg", r="terror 0 bridge 2", g="terror 9 bridge 2")
    table.play("unfed:canteen@1")
    assert table.at("canteen") == "g"
    assert [event.due for event in table.told(Fed)] == [1, 2, 0]


@clause("SM-204")
def test_who_can_pay_must_pay() -> None:
    table = position(Food(), r="terror 5 bridge 5")
    assert (table.paused, table.terror("r"), table.bridge("r")) == (True, 0, 5)


@clause("SM-204", "SM-205")
def test_for_each_missing_point_a_ghost_goes_unfed() -> None:
    table = position(Food(), r="terror 1 vp 5 bridge 2", vada="rg", players="rg", g="terror 1")
    assert (table.terror("r"), table.codes) == (0, ["unfed:bridge", "unfed:vada@1"])
    table.play("unfed:vada@1")
    # The second one can only come from the drawbridge, so nobody is asked.
    assert (table.paused, table.at("vada"), table.bridge("r")) == (True, "g", 1)
    assert (table.vp("r"), table.graves("r")) == (3, 6)
    assert [event.where for event in table.told(Starved)] == ["vada", "drawbridge"]


@clause("SM-205")
def test_only_own_ghosts_outside_the_graveyard() -> None:
    table = position(Food(), r="terror 0", vada="rg", gineva="r", g="terror 5")
    assert table.codes == ["unfed:gineva@1", "unfed:vada@1"]
    assert table.reasons("unfed:vada@2") == ["SM-205"]
    assert table.reasons("unfed:bridge") == ["SM-205"]


@clause("SM-205", "SM-032")
def test_a_starved_ghost_costs_nothing_to_who_has_no_points() -> None:
    table = position(Food(), r="terror 0 vp 0 bridge 1")
    assert (table.vp("r"), table.graves("r")) == (0, 7)


@clause("SM-206")
def test_nobody_is_consoled_for_an_unfed_ghost() -> None:
    table = position(Food(), r="terror 0 bridge 2")
    assert (table.terror("r"), table.graves("r")) == (0, 7)


@clause("SM-210")
def test_each_region_counts_once_whatever_the_place() -> None:
    table = position(RegionPoints(), vada="gr", gineva="rr", canteen="r")
    assert (table.vp("r"), table.vp("g"), table.vp("b")) == (5, 3, 0)
    assert table.told(RegionsScored)[0].regions == ("gineva", "vada")


@clause("SM-211")
@pytest.mark.parametrize(
    "region, vp",
    [
        ("turgapel", 4),
        ("neshata", 3),
        ("gineva", 2),
        ("vada", 3),
        ("friburga", 2),
        ("vale", 3),
        ("berena", 2),
        ("grisa", 3),
    ],
)
def test_what_a_region_is_worth(region: str, vp: int) -> None:
    assert position(RegionPoints(), also={region: "r"}).vp("r") == vp


@clause("SM-212")
@pytest.mark.parametrize("guests, vp", [("r", 11), ("gr", 10), ("g", 9), ("rr", 11)])
def test_the_crystal_ball_adds_to_lesser_regions(guests: str, vp: int) -> None:
    table = position(RegionPoints(), turgapel="r", vada="r", gineva="r", crystal_ball=guests)
    assert table.vp("r") == vp


@clause("SM-220")
def test_four_kinds_make_a_chimera() -> None:
    table = position(ApprovalPhase(), r="approval SSRRRGGMM", g="approval SRG")
    assert (table.chimeras("r"), table.approval("r")) == (2, "R")
    assert (table.chimeras("g"), table.approval("g")) == (0, "SRG")
    assert table.vp("r") == 0


@clause("SM-221")
def test_approval_cannot_be_put_off_and_the_rest_stays() -> None:
    table = position(ApprovalPhase(), Curse(), r="approval SRGMM")
    assert (table.paused, table.chimeras("r"), table.approval("r")) == (True, 1, "M")


@clause("SM-222")
@pytest.mark.parametrize("guests, most", [("r", 2), ("gr", 1)])
def test_the_alchemists_guest_keeps_some_of_each_batch(guests: str, most: int) -> None:
    table = position(ApprovalPhase(), alchemist_office=guests, r="approval SRGM")
    assert table.asked == ["r keep"]
    assert max(len(code) - len("keep:") for code in table.codes) == most
    assert table.codes[:2] == ["keep:-", "keep:S"]
    assert table.reasons("keep:SRG") == ["SM-222"]
    table.play("keep:M" if most == 1 else "keep:RM")
    assert (table.two("r"), table.chimeras("r")) == ("M" if most == 1 else "RM", 1)
    assert len(table.told(Approved)) == 1


@clause("SM-222")
def test_nothing_need_be_kept() -> None:
    table = position(ApprovalPhase(), alchemist_office="r", r="approval SRGM").play("keep:-")
    assert (table.two("r"), table.approval("r"), table.chimeras("r")) == ("-", "-", 1)


@clause("SM-223")
def test_what_is_kept_ages_like_anything_else() -> None:
    table = position(ApprovalPhase(), Curse(), alchemist_office="r", r="approval SRGM").play("keep:SM")
    assert (table.one("r"), table.two("r")) == ("SM", "-")


@clause("SM-224")
def test_bonus_and_action_markers_end_with_the_round() -> None:
    table = position(EndRound(), round=2, g="power apparition")
    assert (table.g.taken, table.g.turn, table.g.canteen) == ([-1] * 3, 0, [0] * 3)


@clause("SM-230")
@pytest.mark.parametrize("round, over", [(5, False), (6, True)])
def test_the_game_ends_after_the_sixth_round(round: int, over: bool) -> None:
    assert position(EndRound(), round=round).match.over is over


@clause("SM-231")
def test_chimeras_count_five_and_nothing_else_counts() -> None:
    table = position(EndRound(), round=6, r="vp 10 chimeras 3", g="vp 12 two SRGM approval SRG skull terror 10")
    assert table.match.result is not None
    assert table.match.result.scores == (25, 12, 0)
    told = table.told(Scored)[0]
    assert (told.points, told.chimeras, told.total) == (10, 3, 25)
    assert table.vp("r") == 25


@clause("SM-232")
def test_the_most_points_win_and_ties_share() -> None:
    table = position(EndRound(), round=6, r="vp 20", g="vp 15 chimeras 1", b="vp 3")
    assert table.match.result is not None
    assert (table.match.result.places, table.match.result.winners) == ((1, 1, 3), (0, 1))
    assert [(event.seat, event.how) for event in table.told(Won)] == [(0, "shared"), (1, "shared")]
    alone = position(EndRound(), round=6, r="vp 20", g="vp 15")
    assert [(event.seat, event.how) for event in alone.told(Won)] == [(0, "alone")]
    assert alone.g.phase == Phase.END


@clause("SM-233")
def test_points_have_no_upper_limit() -> None:
    table = position(EndRound(), round=6, r="vp 98 chimeras 2")
    assert table.match.result is not None
    assert table.match.result.scores[0] == 108
    view = table.match.view(None)
    assert table.match.game.fill is not None
    assert any(piece.state == "hundred" for pieces in table.match.game.fill(view).holds.values() for piece in pieces)


@clause("SM-010")
def test_the_card_in_the_box_is_opened_when_all_is_over() -> None:
    table = position(EndRound(), round=6, pile=["carnival"])
    assert table.match.view(None).zones["time"].pieces == ["harvest", "carnival"]
    assert [TIME[event.card] for event in table.told(BoxOpened)] == [TIME["carnival"]]

"""The worked examples of the rules: the rulebook's own (EX-01 to EX-08), and ours for the tricky corners."""

from __future__ import annotations

import pytest

from lychgate.games.sabbat_magica.events.ghosts import Returned
from lychgate.games.sabbat_magica.events.stewardship import Fed
from lychgate.games.sabbat_magica.steps.plan import Curse, Invoke
from lychgate.games.sabbat_magica.steps.round import EndRound
from lychgate.games.sabbat_magica.steps.stewardship import ApprovalPhase, Food, RegionPoints
from lychgate.testing.clause import clause
from tests.games.sabbat_magica.positions import Position, act, position


@clause("SM-053", "SM-054", "SM-055")
def test_ex01_alice_ages_her_board() -> None:
    table = position(Curse(), r="one RRM two S vp 4")
    assert (table.skull("r"), table.one("r"), table.two("r"), table.vp("r")) == (True, "S", "-", 4)


def canteen_fight(training: str = "") -> Position:
    """Order red, green, blue; the canteen holds red and blue; green attacks."""
    table = position(act(1), order="rgb", canteen="rb", g="bridge 1 terror 5", b="terror 0", training_ground=training)
    return table.play("move:bridge>canteen", "fight")


@clause("SM-142")
def test_ex02_what_the_fight_costs() -> None:
    assert canteen_fight().terror("g") == 2


@clause("SM-145", "SM-146", "SM-147")
def test_ex03_what_the_fight_brings() -> None:
    table = canteen_fight()
    assert (table.vp("g"), table.at("canteen"), table.graves("b"), table.terror("b")) == (4, "gr", 7, 1)


@clause("SM-164")
@pytest.mark.parametrize("training, vp", [("g", 5), ("rg", 4), ("", 4)])
def test_ex04_the_fifth_point(training: str, vp: int) -> None:
    assert canteen_fight(training).vp("g") == vp


@clause("SM-114")
def test_ex05_the_test_tube() -> None:
    table = position(act(), players="yr", y="on m11 one RRR two R power fireball", tiles={"m22": "test_tube"})
    table.play("step:m22", "tile", "swap:1h>mask", "swap:1h>mask", "swap:1h>spider", "swap:2h>gemstone")
    assert (table.one("y"), table.two("y"), table.paused) == ("SMM", "G", True)


@clause("SM-201")
def test_ex06_the_feeding_sum() -> None:
    table = position(Food(), r="terror 9 bridge 4")
    assert (table.graves("r"), table.told(Fed)[0].due) == (3, 4)


@clause("SM-167")
def test_ex07_zen() -> None:
    table = position(act(), zen_garden="r", r="terror 0").play("move:zen_garden@1>bridge")
    assert table.terror("r") == 1


@clause("SM-222", "SM-223")
def test_ex08_the_alchemist_and_ageing() -> None:
    table = position(ApprovalPhase(), act(), Curse(), alchemist_office="r", r="approval SRGM", round=2)
    table.play("keep:SM")
    assert table.two("r") == "SM"
    table.play("rest")
    assert (table.one("r"), table.two("r")) == ("SM", "-")


@clause("SM-057")
def test_ex10_the_chain_of_a_curse() -> None:
    found = []
    for n in (1, 2, 3):
        table = position(*[Curse()] * n, r="two SS vp 5")
        found.append((table.one("r"), table.skull("r"), table.vp("r")))
    assert found == [("SS", False, 5), ("-", True, 5), ("-", False, 0)]


@clause("SM-032", "SM-053", "SM-054")
def test_ex11_a_double_curse() -> None:
    table = position(Curse(), r="skull one G vp 3")
    assert (table.vp("r"), table.skull("r")) == (0, True)


@clause("SM-068", "SM-069")
def test_ex12_order_with_ties() -> None:
    table = position(Invoke(), players="brgy", order="brgy")
    table.play("b invoke:4", "r invoke:3", "g invoke:3", "y invoke:4")
    assert table.order == "rgby"


@clause("SM-066", "SM-067")
@pytest.mark.parametrize("answer, order", [("canteen:use", "gr"), ("canteen:no", "rg")])
def test_ex13_order_with_the_canteen(answer: str, order: str) -> None:
    table = position(Invoke(), players="rg", canteen="g").play("r invoke:4", "g invoke:4", answer)
    assert table.order == order


@clause("SM-067", "SM-069")
def test_ex14_the_canteen_with_an_empty_graveyard() -> None:
    table = position(Invoke(), order="rbg", canteen="rg")
    table.play("r invoke:6", "g invoke:6", "b invoke:6")
    assert [table.graves(colour) for colour in "rbg"] == [0, 1, 0]
    # Red holds the major place here, and is asked first; it declines.
    table.play("r canteen:no", "g canteen:use")
    assert table.order == "bgr"


@clause("SM-132", "SM-150", "SM-151")
def test_ex15_repelled() -> None:
    table = position(
        act(), players="grby", turgapel="rrb", g="bridge 1 one SM terror 2", gates={"turgapel": "SM"}, order="grby"
    )
    table.play("move:bridge>turgapel")
    assert (table.approval("g"), table.graves("g"), table.terror("g")) == ("SM", 7, 3)
    assert (table.vp("r"), table.vp("b")) == (2, 2)


@clause("SM-143", "SM-146", "SM-149")
def test_ex16_an_own_ghost_is_pushed_out() -> None:
    table = position(act(), players="grby", vada="rbg", friburga="g", g="terror 2").play(
        "move:friburga@1>vada", "fight"
    )
    assert (table.at("vada"), table.vp("g"), table.graves("g"), table.terror("g")) == ("grb", 4, 6, 1)


@clause("SM-154", "SM-155", "SM-036")
def test_ex17_and_18_two_attacks_and_no_third() -> None:
    table = position(
        act(1), players="rgby", grisa="r", g="bridge 3 terror 4 two SSSRRR", gates={"grisa": "SR"}, order="rgby"
    )
    table.play("move:bridge>grisa", "fight")
    assert (table.at("grisa"), table.terror("g"), table.vp("g")) == ("gr", 2, 2)
    table.play("move:bridge>grisa", "fight")
    assert (table.at("grisa"), table.terror("g"), table.vp("g")) == ("ggr", 0, 4)
    assert table.reasons("move:bridge>grisa") == ["SM-036"]


@clause("SM-038", "SM-166")
def test_ex19_moving_up() -> None:
    table = position(act(2), act(0), zen_garden="br", canteen="r", r="terror 0", b="power spell").play(
        "move:zen_garden@1>bridge"
    )
    assert table.at("zen_garden") == "r"
    table.play("move:canteen@1>bridge")
    assert table.terror("r") == 2


@clause("SM-161", "SM-165")
@pytest.mark.parametrize("trainees, vp", [("gg", 3), ("g", 2), ("gr", 2)])
def test_ex20_leaving_the_training_ground_to_fight(trainees: str, vp: int) -> None:
    table = position(act(1), training_ground=trainees, alchemist_office="r", g="terror 5")
    table.play("move:training_ground@1>alchemist_office", "fight")
    assert table.vp("g") == vp


@clause("SM-030", "SM-108", "SM-163")
@pytest.mark.parametrize("mirror, states", [("n1", ("cracked", "cracked")), ("w1", ("intact", "broken"))])
def test_ex21_mirrors(mirror: str, states: tuple[str, str]) -> None:
    own = "on m22 terror 9 power seduction"
    table = position(act(), r=own, glass_factory="gr", mirrors={"w1": "cracked"}).play("step:m11", f"mirror:{mirror}")
    assert (table.terror("r"), table.mirror("n1"), table.mirror("w1"), table.paused) == (10, *states, True)


@clause("SM-184")
def test_ex22_doppelganger_on_a_side_mirror() -> None:
    table = position(act(), players="yr", y="on m22 terror 2").play("step:m12", "mirror:n2", "doppelganger")
    assert (table.terror("y"), table.mirror("n2")) == (7, "broken")


@clause("SM-113", "SM-184")
def test_ex23_doppelganger_on_the_terroriser() -> None:
    table = position(act(), players="yr", y="on m11 two M one S terror 0", tiles={"m22": "terroriser"})
    table.play("step:m22", "tile", "discard:mask@2h", "doppelganger")
    assert (table.terror("y"), table.one("y"), table.two("y")) == (6, "-", "-")


@clause("SM-210", "SM-212")
@pytest.mark.parametrize("guests, vp", [("r", 11), ("gr", 10)])
def test_ex24_scoring_regions(guests: str, vp: int) -> None:
    table = position(RegionPoints(), turgapel="r", vada="rr", berena="r", crystal_ball=guests)
    assert table.vp("r") == vp


@clause("SM-202", "SM-203", "SM-204", "SM-205")
def test_ex25_starving() -> None:
    table = position(Food(), canteen="gr", vada="r", r="terror 2 vp 5 bridge 3", g="terror 9")
    assert (table.told(Fed)[0].due, table.terror("r")) == (4, 0)
    table.play("unfed:canteen@2", "unfed:bridge")
    assert (table.vp("r"), table.terror("r"), table.graves("r"), table.paused) == (3, 0, 4, True)


@clause("SM-220", "SM-221", "SM-222")
def test_ex26_approval() -> None:
    table = position(ApprovalPhase(), r="approval SSRRRGGMM")
    assert (table.chimeras("r"), table.approval("r")) == (2, "R")
    guest = position(ApprovalPhase(), r="approval SSRRRGGMM", alchemist_office="r").play("keep:SR", "keep:GM")
    assert (guest.two("r"), guest.chimeras("r"), guest.approval("r")) == ("SRGM", 2, "R")


@clause("SM-123")
def test_ex27_in_over_the_drawbridge_but_not_out() -> None:
    table = position(act(), players="rg", vale="r", r="terror 0 bridge 1").play("move:vale@1>bridge")
    assert table.terror("r") == 1
    table.play("move:bridge>canteen")
    assert (table.paused, table.bridge("r"), table.at("canteen")) == (True, 1, "r")


@clause("SM-126")
def test_ex28_a_mixed_fee() -> None:
    table = position(act(), r="bridge 1 one SM two SG", gates={"vada": "SGM"}).play("move:bridge>vada")
    assert table.codes == ["pay:S1G2M1", "pay:S2G2M1"]


@clause("SM-187", "SM-188")
def test_ex29_immortality() -> None:
    table = position(act(1), berena="br", g="bridge 1 terror 9 two SR", r="terror 3", gates={"berena": "SR"})
    table.play("move:bridge>berena", "fight", "r reappear:gineva")
    assert (table.at("berena"), table.at("gineva"), table.terror("r")) == ("gb", "r", 3)


@clause("SM-182", "SM-150")
def test_ex30_secret_area() -> None:
    table = position(act(2), neshata="g*r", gineva="b", b="terror 9").play("move:gineva@1>neshata")
    assert (table.vp("g"), table.vp("r"), table.terror("b"), table.graves("b")) == (2, 2, 10, 7)


@clause("SM-133")
def test_ex31_a_location_full_of_own_ghosts() -> None:
    table = position(act(), players="br", canteen="b", b="bridge 1 terror 9")
    assert "move:bridge>canteen" not in table.codes


@clause("SM-181")
def test_ex32_apparition() -> None:
    table = position(act(), Curse(), players="grb", g="on m11", r="on m33", b="on m44")
    table.play("step:m22", "nothing", "apparition", "kind:mask")
    assert table.skull("r") is True
    assert table.skull("b") is False


@clause("SM-231", "SM-232", "SM-058")
def test_ex33_the_final_score() -> None:
    table = position(EndRound(), players="rb", round=6, r="vp 61 chimeras 2 two SRGM skull", b="vp 66 chimeras 1")
    assert table.match.result is not None
    assert (table.match.result.scores, table.match.result.winners) == ((71, 71), (0, 1))


@clause("SM-137", "SM-166", "SM-167")
def test_ex34_two_in_the_zen_garden() -> None:
    table = position(act(), zen_garden="rr", grisa="r", r="terror 0")
    table.play("move:zen_garden@1>bridge", "move:grisa@1>bridge", "move:zen_garden@1>bridge")
    assert [event.terror for event in table.told(Returned)] == [1, 2, 1]
    assert table.terror("r") == 4


@clause("SM-147", "SM-164", "SM-165")
def test_ex35_a_fight_inside_the_training_ground() -> None:
    table = position(act(), players="gyr", training_ground="gy", canteen="g", g="terror 5", y="terror 0")
    table.play("move:canteen@1>training_ground", "fight")
    assert (table.terror("g"), table.vp("g"), table.at("training_ground")) == (4, 3, "gg")
    assert (table.graves("y"), table.terror("y")) == (7, 1)


@clause("SM-135", "SM-149", "SM-187")
def test_ex36_a_move_is_not_given_back() -> None:
    table = position(act(), players="rgby", vada="r", vale="r", friburga="bg", r="terror 9 bridge 1")
    table.play("move:vada@1>friburga", "settle", "move:vale@1>friburga", "fight")
    assert (table.asked, table.at("friburga")) == (["r gift"], "rbg")
    table.play("reappear:berena")
    assert table.at("berena") == "r"
    assert table.reasons("move:berena@1>grisa") == ["SM-120"]

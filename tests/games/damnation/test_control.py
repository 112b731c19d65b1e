"""Power of Adjacency: claiming, steering, failing, lapsing."""

from __future__ import annotations

import pytest

from lychgate.games.damnation.data.geometry import VAULT
from lychgate.games.damnation.events.movement import ClaimFailed
from lychgate.games.damnation.steps.control import Claim
from lychgate.games.damnation.steps.damage import Packet
from lychgate.games.damnation.steps.movement import RollToMove
from lychgate.games.damnation.steps.resolution import InCorridor
from lychgate.games.damnation.steps.rooms import Enter
from lychgate.games.damnation.steps.turn import NextTurn, Turn
from lychgate.testing.clause import clause
from tests.games.damnation.positions import position


@clause("DA-200")
def test_a_claim_needs_a_neighbour_on_a_corridor_space() -> None:
    table = position(InCorridor(0), lost="c0703 tokens -", gentleman="c0803", stranger="c0603", wanderer="kitchen")
    assert table.codes == ["done", "claim>gentleman", "claim>stranger"]
    assert table.reasons("claim>wanderer") == ["DA-200"]
    table = position(InCorridor(0), lost="c0703 tokens -", gentleman="torture_chamber", stranger="c0903")
    assert table.key == "pause"


@clause("DA-200", "DA-201")
def test_one_claim_a_turn_gives_control_of_the_next_movement() -> None:
    table = position(
        InCorridor(0),
        RollToMove(1),
        lost="c0703 tokens -",
        wanderer="c0803 tokens -",
        stranger="c0603 tokens -",
        chance=["d2", "dark"],
    )
    table.play("claim>wanderer")
    assert (table.controller("wanderer"), table.who, table.key) == ("lost", "lost", "steer.move")
    assert "move:kitchen" not in table.codes
    table.play("move:c1003")
    assert table.at("wanderer") == "c1003"


@clause("DA-203")
def test_e14_the_most_recent_claim_counts_and_an_older_one_does_not_revive() -> None:
    table = position(Claim(0, 1), Claim(2, 1), lost="c0703", wanderer="c0803", stranger="c0903")
    assert table.controller("wanderer") == "stranger"
    table = position(
        Claim(0, 1),
        Claim(2, 1),
        Packet(2, 1, "event", unblockable=True),
        lost="c0703",
        wanderer="c0803",
        stranger="c0903 hp 1",
        collector="gate",
    )
    table.play("slot:1")
    assert table.controller("wanderer") == ""


@clause("DA-203", "DA-510")
def test_a_claim_that_fails_leaves_the_older_one() -> None:
    table = position(Claim(2, 1), lost="c0703", wanderer="c0803 control lost hand defiance", stranger="c0903")
    assert (table.key, table.who) == ("control", "wanderer")
    table.play("defiance")
    assert (table.controller("wanderer"), len(table.told(ClaimFailed))) == ("lost", 1)


@clause("DA-204")
def test_attack_and_claim_exclude_each_other() -> None:
    table = position(InCorridor(0), lost="c0703 tokens - hand banqueting_knife meat_cleaver", wanderer="c0803")
    table.play("claim>wanderer")
    assert table.key == "pause"
    table = position(
        InCorridor(0), lost="c0703 tokens - hand banqueting_knife meat_cleaver hip_flask", wanderer="c0803"
    )
    table.play("attack:banqueting_knife>wanderer")
    assert table.codes == ["done", "hip_flask"]
    assert table.reasons("claim>wanderer") == ["DA-204"]
    assert table.reasons("attack:meat_cleaver>wanderer") == ["DA-235"]


@clause("DA-204")
def test_e26_a_claim_shaken_off_was_still_the_claim() -> None:
    table = position(
        InCorridor(0), lost="c0703 tokens - hand banqueting_knife hip_flask", wanderer="c0803 hand defiance"
    )
    table.play("claim>wanderer", "defiance")
    assert (table.controller("wanderer"), table.codes) == ("", ["done", "hip_flask"])
    assert table.reasons("attack:banqueting_knife>wanderer") == ["DA-204"]


@clause("DA-200")
def test_there_is_one_claim_per_turn() -> None:
    table = position(
        InCorridor(0), lost="c0703 tokens - hand hip_flask", wanderer="c0803 hand defiance", stranger="c0603"
    )
    table.play("claim>wanderer", "defiance")
    assert (table.codes, table.reasons("claim>stranger")) == (["done", "hip_flask"], ["DA-200"])


@clause("DA-205")
def test_control_ends_with_the_victims_turn() -> None:
    turns = Turn(0), NextTurn()
    table = position(*turns, wanderer="c0803 tokens - control lost", lost="c0703", chance=["d2", "dark"])
    table.upto("steer.move").play("move:c1003").upto("pre")
    assert (table.controller("wanderer"), table.g.mover) == ("", 1)


@clause("DA-205")
def test_control_lapses_when_the_claimant_becomes_the_vampire() -> None:
    order = "0,1,2,3,4,5"
    table = position(Enter(0, VAULT), lost="c1913", wanderer="c0803 control lost", chance=[order])
    assert (table.role("lost"), table.controller("wanderer")) == ("vampire", "")
    table = position(Enter(0, VAULT), lost="c1913 control wanderer", wanderer="c0803", chance=[order])
    assert table.controller("lost") == ""


@clause("DA-205")
def test_defiance_before_moving_removes_the_marker() -> None:
    table = position(Turn(0), lost="c0803 tokens - control wanderer hand defiance", wanderer="c0903")
    table.play("defiance")
    assert table.controller("lost") == ""
    table = position(Turn(0), lost="c0803 tokens - hand defiance", wanderer="c0903")
    assert table.reasons("defiance") == ["DA-205"]


@clause("DA-206", "DA-201")
def test_landing_choices_stay_with_the_victim() -> None:
    table = position(RollToMove(0), lost="c1904 tokens - control wanderer", wanderer="gate", chance=["d1", "dark"])
    table.play("move:c1903")
    assert (table.key, table.who) == ("secret", "lost")


@clause("DA-207")
def test_control_does_not_apply_in_moat_and_staircase() -> None:
    table = position(Turn(0), lost="ss08 tokens - control wanderer", wanderer="gate", chance=["d6"])
    table.upto("move")
    assert table.who == "lost"
    table = position(Turn(0), lost="moat tokens - control wanderer", wanderer="gate", chance=["d6"])
    table.upto("door")
    assert table.who == "lost"


@clause("DA-208", "DA-750")
def test_the_vampire_cannot_be_controlled() -> None:
    table = position(InCorridor(0), lost="c0703 tokens -", wanderer="vault", vampire=("wanderer", "c0803", 4))
    assert table.key == "pause"


@clause("DA-209")
def test_a_claim_by_card_is_the_claim_of_the_turn() -> None:
    """E27: Cat-o'-Nine-Tails used as a claim is discarded; it was not an attack, but it was the claim."""
    table = position(
        InCorridor(0),
        lost="c0703 tokens - hand cat_o_nine_tails commanding_presence banqueting_knife hip_flask",
        wanderer="c0803",
    )
    table.play("cat_o_nine_tails*>wanderer")
    assert (table.controller("wanderer"), table.played) == ("lost", ["cat_o_nine_tails"])
    assert table.codes == ["done", "hip_flask"]
    assert table.reasons("commanding_presence>wanderer") == ["DA-209"]


@clause("DA-209")
def test_dominion_does_not_use_up_the_claim() -> None:
    table = position(
        InCorridor(0), lost="c0703 tokens - hand dominion", wanderer="c0803", stranger="kitchen", aristocrat="c1912"
    )
    table.play("dominion")
    assert [table.controller(name) for name in ("wanderer", "stranger", "aristocrat")] == ["lost", "", "lost"]
    assert "claim>wanderer" in table.codes


@clause("DA-210")
def test_a_controller_cannot_steer_into_the_tower_without_a_soul() -> None:
    table = position(RollToMove(0), lost="c0311 tokens - control wanderer", wanderer="gate", chance=["d2", "dark"])
    assert "move:dark_tower" not in table.codes
    assert table.reasons("move:dark_tower") == ["DA-210"]


@clause("DA-510")
@pytest.mark.parametrize("die, holds", [("d4", "lost"), ("d5", ""), ("d6", "")])
def test_unflappable_shakes_a_claim_off(die: str, holds: str) -> None:
    table = position(Claim(0, 1), lost="c0703", gentleman="c0803 tokens -", chance=[die])
    assert table.controller("gentleman") == holds


@clause("DA-202")
def test_the_strings_belong_to_the_puppeteer() -> None:
    table = position(
        RollToMove(0),
        lost="c0903 tokens - control wanderer",
        wanderer="gate hand puppeteers_strings",
        chance=["d3", "dark"],
    )
    assert (table.key, table.who, table.codes) == ("roll", "wanderer", ["pass", "puppeteers_strings"])
    table.play("puppeteers_strings")
    assert {option.value.total for option in table.ask.options} == {1, 2, 3, 4, 5}
    assert table.who == "wanderer"


def test_sleepwalking_gives_the_movement_to_the_next_player() -> None:
    table = position(RollToMove(0), lost="c0903 tokens - curses sleepwalking", wanderer="gate", chance=["d3", "dark"])
    assert (table.key, table.who) == ("steer.move", "wanderer")
    table = position(RollToMove(0), lost="c0903 tokens - curses sleepwalking", wanderer="gate", chance=["d3", "candle"])
    assert (table.key, table.who) == ("move", "lost")


@clause("DA-201")
def test_e32_castle_choices_are_the_victims() -> None:
    table = position(
        RollToMove(0),
        lost="c0903 tokens - control wanderer",
        wanderer="gate",
        chance=["d3", "castle"],
        top="hidden_stair",
    )
    assert (table.key, table.who) == ("choose", "lost")
    table.play("ignore")
    assert (table.key, table.who) == ("steer.move", "wanderer")
    assert {option.value.total for option in table.ask.options} == {3}

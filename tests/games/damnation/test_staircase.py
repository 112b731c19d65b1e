"""The Staircase: climbing, and what can be done on it."""

from __future__ import annotations

from lychgate.games.damnation.data.geometry import (
    PLACE,
    routes,
)
from lychgate.games.damnation.steps.movement import MovePhase
from lychgate.games.damnation.steps.turn import Turn
from lychgate.testing.clause import clause
from tests.games.damnation.positions import position


@clause("DA-390")
def test_entering_the_staircase_does_not_end_the_movement() -> None:
    ends = {route.end for route in routes(PLACE["c0710"], 4)}
    assert PLACE["ss03"] in ends
    table = position(MovePhase(0), lost="c0711 tokens -", chance=["d1", "dark"])
    assert "move:ss01" in table.codes
    table.play("move:ss01")
    assert (table.at("lost"), table.key) == ("ss01", "pause")


@clause("DA-391", "DA-453")
def test_in_the_staircase_only_movement_dice_are_rolled() -> None:
    table = position(Turn(0), lost="ss02 tokens - hand storm_lantern", chance=["d2", "d3"])
    table.play("desperation")
    assert (table.key, table.hp("lost")) == ("move", 9)
    assert table.codes == ["move:ss04", "move:ss05"]


@clause("DA-392", "DA-395")
def test_e13_climbing_out() -> None:
    table = position(MovePhase(0), lost="ss08 tokens -", chance=["d6"], traps="c0307=bear")
    assert table.codes == ["move:c0307", "move:c0408", "move:c0313", "move:ss02"]
    table = position(MovePhase(0), lost="ss08 souls 1 tokens active fate ransack", chance=["d6"], traps="c0307=bear")
    table.upto("move")
    assert "move:dark_tower" in table.codes


@clause("DA-392", "DA-395")
def test_e8_a_six_after_fate_leads_up_even_with_a_lower_total() -> None:
    table = position(MovePhase(0), lost="ss11 tokens fate curses banshees_mark", chance=["d2", "d6"])
    table.play("fate:d1")
    assert table.at("lost") == "ss06"


@clause("DA-392")
def test_a_total_of_six_by_cards_counts_as_a_six() -> None:
    table = position(MovePhase(0), lost="ss03 tokens - hand sword_cane", chance=["d5"])
    table.play("sword_cane*")
    assert "move:ss01" in table.codes
    assert {"move:ss07", "move:ss08"} <= set(table.codes)


@clause("DA-393")
def test_nobody_in_the_staircase_is_a_target() -> None:
    table = position(
        Turn(0), lost="kitchen tokens - hand contract_in_blood", gentleman="ss03", stranger="vault", professor="kitchen"
    )
    assert [code for code in table.codes if code.startswith("contract_in_blood")] == [
        "contract_in_blood>stranger",
        "contract_in_blood>professor",
    ]
    table = position(
        Turn(0), lost="c0403 tokens -", gentleman="ss03 tokens -", chance=["d1", "castle"], top="the_midnight_bell"
    )
    table.upto("move")
    assert (table.tokens("gentleman"), len(table.tokens("lost"))) == ([], 1)


@clause("DA-394")
def test_villains_may_share_a_step() -> None:
    table = position(MovePhase(0), lost="ss02 tokens -", gentleman="ss04", chance=["d2"])
    assert table.at("lost") == table.at("gentleman") == "ss04"


@clause("DA-397")
def test_in_the_staircase_one_plays_but_neither_draws_nor_claims() -> None:
    table = position(
        Turn(0),
        lost="ss02 hp 5 tokens - hand banqueting_knife hip_flask velvet_drapes curses brand_of_the_damned",
        gentleman="ss04",
        chance=["d2"],
    )
    assert table.codes == ["pass", "hip_flask", "desperation"]
    assert "DA-397" in table.reasons("velvet_drapes*")
    table.play("pass", "pass")
    assert (table.key, table.codes) == ("post", ["pass", "hip_flask"])
    table.play("pass")
    assert table.hp("lost") == 5

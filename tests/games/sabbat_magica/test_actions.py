"""B: whose action it is, and what an action may be."""

from __future__ import annotations

from lychgate.games.sabbat_magica.events.ghosts import Rested
from lychgate.games.sabbat_magica.steps.skulduggery import Skulduggery
from lychgate.testing.clause import clause
from tests.games.sabbat_magica.positions import act, position


@clause("SM-091")
def test_everybody_acts_once_before_anybody_acts_again() -> None:
    table = position(Skulduggery(), order="bgr", card="carnival")
    asked = []
    while not table.paused:
        asked.append(table.asked[0])
        table.play("rest")
    assert asked == ["b action", "g action", "r action"] * 2


@clause("SM-091")
def test_nobody_acts_out_of_turn() -> None:
    table = position(Skulduggery(), order="bgr")
    assert [each.clause for each in table.match.why_not(0, "rest")] == ["SM-091"]


@clause("SM-092")
def test_a_magicians_action_moves_no_ghost_and_a_ghosts_no_magician() -> None:
    table = position(act(), r="bridge 2 on m22 power seduction", players="rg")
    table.play("step:m23", "nothing")
    assert table.paused
    other = position(act(), r="bridge 2 on m22 power seduction", players="rg").play("move:bridge>canteen")
    assert other.asked == ["r haunt"]
    assert [code for code in other.codes if code.partition(":")[0] in ("step", "fly", "place")] == []


@clause("SM-093")
def test_the_same_action_may_be_taken_again_and_again() -> None:
    table = position(act(), act(number=2), act(number=3), r="on m11", players="rg")
    table.play("step:m12", "nothing", "step:m11", "nothing", "step:m12", "nothing")
    assert (table.paused, table.square("r")) == (True, "m12")


@clause("SM-094")
def test_to_do_nothing_is_to_move_no_ghost() -> None:
    table = position(act(), r="bridge 3")
    assert "pass" not in table.codes
    before = table.g.copy()
    table.play("rest")
    assert table.paused
    assert (table.g.ghosts, table.g.bridge, table.g.magician) == (before.ghosts, before.bridge, before.magician)
    assert len(table.told(Rested)) == 1


@clause("SM-095")
def test_a_magician_that_is_hemmed_in_cannot_move() -> None:
    table = position(act(), players="yrgb", y="on m11 bridge 1", r="on m12", g="on m21", b="on m22")
    assert [code for code in table.codes if code.startswith("step")] == []
    assert "rest" in table.codes


@clause("SM-095", "SM-185")
def test_with_bats_it_can_still_fly() -> None:
    table = position(act(), players="rygb", r="on m11", y="on m12", g="on m21", b="on m22")
    assert len(table.codes_like("fly:")) == 12
    shown = position(act(), players="rygb", r="on m11 power seduction", y="on m12", g="on m21", b="on m22")
    assert shown.codes_like("fly:") == []


@clause("SM-096")
def test_the_number_of_the_action_shows() -> None:
    table = position(Skulduggery(), card="carnival")
    seen = []
    while not table.paused:
        seen.append(table.match.view(None).values["turn"])
        table.play("rest")
    assert seen == [1, 1, 1, 2, 2, 2]

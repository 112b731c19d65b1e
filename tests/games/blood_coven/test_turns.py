"""Phase 2, order of turns: BC-090 to BC-101."""

from __future__ import annotations

import pytest

from lychgate.core.errors import NotOffered
from lychgate.games.blood_coven.events import BloodRage, Caught, Made, Passed, Populated
from lychgate.games.blood_coven.steps.round import Refresh, Round
from lychgate.games.blood_coven.steps.turns import TakeTurns
from lychgate.testing.clause import clause
from tests.games.blood_coven.positions import Position, position


def turns(table: Position, answer: str = "pass") -> list[str]:
    """Answer every turn alike and return whose vampire on which slot had one, in order."""
    order = []
    while not table.paused:
        args = table.ask.args
        assert args is not None
        order.append(f"{args['slot']}/s{table.ask.seat}")
        table.play(answer)
    return order


@clause("BC-090")
def test_vampires_act_in_ascending_slot_number() -> None:
    table = position(TakeTurns(), s0="2=P(H) 5=P(H)", s1="1=P(H) 4=P(H) 3=P(H)", city="PPPP", holder=0)
    assert turns(table) == ["1/s1", "2/s0", "3/s1", "4/s1", "5/s0"]


@clause("BC-091")
@pytest.mark.parametrize("holder, order", [(0, ["3/s0", "3/s1"]), (1, ["3/s1", "3/s0"])])
def test_on_the_same_slot_the_holder_of_the_quarter_goes_first(holder: int, order: list[str]) -> None:
    assert turns(position(TakeTurns(), s0="3=P(H)", s1="3=P(H)", city="PPPP", holder=holder)) == order


@clause("BC-092")
@pytest.mark.parametrize("holder, order", [(0, "012"), (1, "120"), (2, "201")])
def test_with_three_players_the_others_follow_clockwise(holder: int, order: str) -> None:
    table = position(TakeTurns(), s0="2=P(H)", s1="2=P(H)", s2="2=P(H)", city="PPPP", holder=holder)
    assert turns(table) == [f"2/s{seat}" for seat in order]


def test_e15_same_slot_three_players() -> None:
    table = position(TakeTurns(), s0="4=P(H)", s1="4=P(H)", s2="4=P(H)", city="PPPP", holder=1)
    assert turns(table) == ["4/s1", "4/s2", "4/s0"]


@clause("BC-093")
def test_only_heads_up_vampires_get_a_turn() -> None:
    table = position(TakeTurns(), s0="1=P(T) 2=P(H) 3=P(T)", s1="2=P(T) 4=P(H)", city="PPPP")
    assert turns(table) == ["2/s0", "4/s1"]


@clause("BC-094")
def test_a_vampire_takes_one_of_three_actions() -> None:
    table = position(TakeTurns(), s0="3=D(H) hand N scare P", city="PPPD", supply="P")
    assert {code.split(":")[0] for code in table.codes} == {"pass", "take", "make", "repop"}
    table.play("take:D")
    assert table.paused, "one action and no more"


@clause("BC-095")
@pytest.mark.parametrize("action", ["take:D", "make:N@5", "repop:P"])
def test_a_vampire_that_has_acted_turns_tails_up(action: str) -> None:
    table = position(TakeTurns(), s0="3=D(H) hand N scare P", city="PPPD")
    table.play(action)
    assert table.g.slots[0][2] == 6, "the dime lies tails-up"


@clause("BC-096")
def test_a_vampire_that_passes_stays_heads_up_and_need_not_be_fed() -> None:
    table = position(TakeTurns(), Round(), s0="3=P(H) hand N", city="PPPP")
    table.play("pass")
    assert table.vampires(0) == "3=P(H)"
    table.play("scare:-")
    assert table.asked == ["s0 action"], "it was not fed and acts again"
    assert [event.how for event in table.told(Passed)] == ["chosen"]


@clause("BC-097")
def test_a_vampire_without_a_legal_action_passes_unasked() -> None:
    table = position(TakeTurns(), s0="3=D(H)", city="PPPP")
    assert table.paused
    assert table.vampires(0) == "3=D(H)"
    assert [(event.slot, event.how) for event in table.told(Passed)] == [(3, "forced")]


@clause("BC-098")
def test_a_vampire_made_this_round_gets_no_turn() -> None:
    """Also on a slot that comes later, as slot 5 does here."""
    table = position(TakeTurns(), s0="1=D(H) hand P", city="PPPP")
    table.play("make:P@5")
    assert table.paused
    assert table.vampires(0) == "1=D(T) 5=P(T)"


@clause("BC-099")
def test_a_pass_is_final() -> None:
    """What another vampire does afterwards gives the one that passed no second turn."""
    table = position(TakeTurns(), s0="1=D(H) 5=P(H)", city="NDD", supply="PPPP")
    table.play("pass", "take:D")
    assert table.paused
    assert table.vampires(0) == "1=D(H) 5=P(T)"


@clause("BC-100")
def test_order_inside_a_take() -> None:
    """Announced whole; then scare coins to fatigue, the villager to hand, the vampire tails-up, populating."""
    table = position(TakeTurns(), s0="3=D(H) scare P", city="P", supply="PPPPPN")
    table.play("take:P+P")
    assert table.asked == ["s0 pop"], "populating comes last"
    assert table.seat(0) == "3=D(T) hand P scare - fatigue P"
    table.play("pop:N")
    kinds = [type(event) for event in table.events]
    assert kinds[:3] == [BloodRage, Caught, Populated]


@clause("BC-100")
def test_order_inside_a_make() -> None:
    table = position(TakeTurns(), s0="5=P(H) hand D scare N", city="PPPP")
    table.play("make:D@4+N")
    assert [type(event) for event in table.events] == [BloodRage, Made]
    assert table.seat(0) == "4=D(T) 5=P(T) hand - scare - fatigue N"


@clause("BC-100")
def test_what_is_announced_cannot_be_added_to() -> None:
    table = position(TakeTurns(), s0="3=D(H) scare P", city="PP", supply="P")
    with pytest.raises(NotOffered):
        table.play("take:P")
    assert table.vampires(0) == "3=D(H)"


@clause("BC-101", "BC-164")
def test_turns_go_on_when_city_and_supply_have_become_empty() -> None:
    table = position(TakeTurns(), Refresh(), s0="1=P(H)", s1="5=D(H) hand NNN", city="P")
    table.play("take:P")
    assert table.asked == ["s1 action"]
    assert not table.match.over
    table.play("make:N@4")
    assert table.match.over


def test_e17_the_pool_empties_in_mid_phase() -> None:
    table = position(TakeTurns(), Refresh(), s0="3=P(H)", s1="4=D(H) hand NN", city="P", supply="-")
    table.play("take:P")
    assert table.asked == ["s1 action"]
    assert table.codes == ["pass", "make:N@5"]
    table.play("pass")
    assert table.match.result is not None
    assert table.match.result.reason == "streets-empty"


def test_e16_taken_then_turned() -> None:
    table = position(TakeTurns(), s0="2=P(H) 5=D(H)", city="NN")
    table.play("take:N")
    assert table.codes == ["pass", "make:N@4", "make:N@3"]
    table.play("make:N@3")
    assert table.paused
    assert table.vampires(0) == "2=P(T) 3=N(T) 5=D(T)"


def test_e19_full_card() -> None:
    table = position(TakeTurns(), s0="1=D(H) 2=P(H) 3=N(H) 4=P(H) 5=D(H) hand PND", city="PN")
    assert [(event.slot, event.how) for event in table.told(Passed)] == [(1, "forced")]
    assert table.ask.args is not None
    assert table.ask.args["slot"] == 2

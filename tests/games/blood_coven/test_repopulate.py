"""Action Re-populate: BC-150 to BC-155."""

from __future__ import annotations

from lychgate.games.blood_coven.events import Repopulated
from lychgate.games.blood_coven.state.purse import coins_of
from lychgate.games.blood_coven.steps.turns import TakeTurns
from lychgate.testing.clause import clause
from tests.games.blood_coven.positions import position


@clause("BC-150")
def test_it_costs_one_scare_coin_of_choice() -> None:
    table = position(TakeTurns(), s0="3=D(H) scare PPD", city="PPPP", supply="NN")
    assert [code for code in table.codes if code.startswith("repop")] == ["repop:P", "repop:D"]
    table.play("repop:D")
    assert (table.scare(0), table.fatigue(0)) == ("PP", "D")


@clause("BC-150")
def test_without_a_scare_coin_it_is_not_available() -> None:
    table = position(TakeTurns(), s0="3=D(H) hand P fatigue N", s1="scare P", city="PPPP", supply="NN")
    assert [code for code in table.codes if code.startswith("repop")] == []


@clause("BC-151")
def test_the_whole_city_returns_and_the_holder_of_the_quarter_picks_first() -> None:
    table = position(TakeTurns(), s0="", s1="3=D(H) scare P", city="PPND", supply="NN", holder=0)
    table.play("s1 repop:P")
    assert (table.city, table.supply) == ("-", "PPNNND")
    assert table.asked == ["s0 pop"]
    assert [(event.seat, event.coin, event.back) for event in table.told(Repopulated)] == [(1, "P", coins_of("PPND"))]


@clause("BC-151")
def test_a_supply_that_does_not_fill_the_city_comes_back_whole() -> None:
    table = position(TakeTurns(), s0="3=D(H) scare P", city="PN", supply="P")
    table.play("repop:P")
    assert table.paused
    assert (table.city, table.supply) == ("PPN", "-")


@clause("BC-152")
def test_coins_just_returned_may_be_chosen_again() -> None:
    table = position(TakeTurns(), s0="3=D(H) scare P", city="PPPP", supply="N")
    table.play("repop:P", "pop:P", "pop:P", "pop:P", "pop:P")
    assert (table.city, table.supply) == ("PPPP", "N")


@clause("BC-153")
def test_it_needs_no_claw_and_no_fang() -> None:
    """A dime that can catch nothing and turn nothing re-populates all the same."""
    table = position(TakeTurns(), s0="3=D(H) scare D", city="PPPP", supply="P")
    assert table.codes == ["pass", "repop:D"]


@clause("BC-154")
def test_it_is_the_vampires_action() -> None:
    table = position(TakeTurns(), s0="3=D(H) scare PP", city="PN", supply="P")
    table.play("repop:P")
    assert table.paused
    assert table.vampires(0) == "3=D(T)"
    assert table.g.acted


@clause("BC-155")
def test_not_when_city_and_supply_are_both_empty() -> None:
    assert position(TakeTurns(), s0="3=D(H) scare P").paused
    assert position(TakeTurns(), s0="3=D(H) scare P", supply="P").codes == ["pass", "repop:P"]
    assert position(TakeTurns(), s0="3=D(H) scare D", city="P").codes == ["pass", "repop:D"]


def test_e14_re_populate() -> None:
    table = position(TakeTurns(), s0="", s1="4=N(H) scare P", holder=0, city="PPP", supply="NND")
    table.play("repop:P")
    assert table.fatigue(1) == "P"
    assert (table.city, table.supply) == ("-", "PPPNND")
    asked = []
    for answer in ("pop:P", "pop:P", "pop:N", "pop:N"):
        asked += table.asked
        table.play(answer)
    assert asked == ["s0 pop", "s1 pop", "s0 pop", "s1 pop"]
    assert (table.city, table.vampires(1)) == ("PPNN", "4=N(T)")

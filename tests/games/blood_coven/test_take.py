"""Action Take victim: BC-110 to BC-115."""

from __future__ import annotations

import pytest

from lychgate.core.errors import NotOffered
from lychgate.games.blood_coven.events import Caught
from lychgate.games.blood_coven.steps.round import Refresh
from lychgate.games.blood_coven.steps.turns import TakeTurns
from lychgate.testing.clause import clause
from tests.games.blood_coven.positions import position


@clause("BC-011", "BC-110", "BC-115")
@pytest.mark.parametrize("vampire, reach", [("P", "PND"), ("N", "ND"), ("D", "D")])
def test_claw_not_higher_than_the_vampires_can_be_caught(vampire: str, reach: str) -> None:
    """Equal claw is enough: each coin catches its own kind and the weaker ones."""
    table = position(TakeTurns(), s0=f"3={vampire}(H)", city="PND")
    assert table.codes == ["pass", *(f"take:{coin}" for coin in reach)]


@clause("BC-115")
@pytest.mark.parametrize("coin", ["P", "N", "D"])
def test_equal_claw_is_enough(coin: str) -> None:
    table = position(TakeTurns(), s0=f"3={coin}(H)", city=coin * 2)
    table.play(f"take:{coin}")
    assert table.hand(0) == coin


@clause("BC-111", "BC-112")
def test_one_villager_goes_to_the_owners_hand() -> None:
    table = position(TakeTurns(), s0="3=P(H) hand D", s1="hand N", city="PNND")
    table.play("take:N")
    assert (table.city, table.hand(0), table.hand(1)) == ("PND", "ND", "N")
    assert [(event.seat, event.coin, event.source) for event in table.told(Caught)] == [(0, "N", "city")]


@clause("BC-112")
def test_there_is_no_way_to_take_two() -> None:
    table = position(TakeTurns(), s0="3=P(H) scare PP", city="NN", supply="P")
    assert [code for code in table.codes if code.startswith("take")] == ["take:N"]


@clause("BC-113")
def test_the_supply_cannot_be_hunted() -> None:
    table = position(TakeTurns(), s0="3=P(H) hand D", city="N", supply="PND")
    assert table.codes == ["pass", "take:N"]
    with pytest.raises(NotOffered):
        table.play("take:D")


@clause("BC-114")
def test_a_coin_taken_can_be_turned_by_a_later_vampire_of_the_same_owner() -> None:
    table = position(TakeTurns(), s0="2=P(H) 5=D(H)", s1="4=D(H)", city="NN", holder=0)
    table.play("take:N")
    assert table.ask.seat == 0, "seat 1's dime has nothing to turn: the nickel is not its owner's"
    assert table.codes == ["pass", "make:N@4", "make:N@3"]


@clause("BC-114")
def test_a_coin_taken_can_be_placed_from_the_next_phase_1_on() -> None:
    table = position(TakeTurns(), Refresh(), s0="3=P(H)", city="NN", supply="PP")
    table.play("take:N")
    assert table.codes == ["feed:-", "feed:3<N"]


def test_e4_penny_claw() -> None:
    table = position(TakeTurns(), s0="4=N(H) hand D", city="PPPP")
    assert table.paused, "passed automatically"
    assert table.vampires(0) == "4=N(H)"
    table = position(TakeTurns(), s0="5=P(H) hand D", city="PPPP")
    assert table.codes == ["pass", "take:P"]

"""Blood Rage: BC-140 to BC-148."""

from __future__ import annotations

import pytest

from lychgate.core.errors import NotOffered
from lychgate.games.blood_coven.data import CLAW, FANG, LETTERS
from lychgate.games.blood_coven.events import BloodRage
from lychgate.games.blood_coven.state.purse import coins_of
from lychgate.games.blood_coven.steps.round import Refresh
from lychgate.games.blood_coven.steps.turns import TakeTurns
from lychgate.testing.clause import clause
from tests.games.blood_coven.positions import position


@clause("BC-140", "BC-147")
def test_scare_coins_move_to_fatigue_and_raise_the_vampire() -> None:
    table = position(TakeTurns(), s0="3=D(H) scare PN", city="PP")
    table.play("take:P+N")
    assert table.seat(0) == "3=D(T) hand P scare P fatigue N"
    assert table.told(BloodRage) == [BloodRage(table.g.everybody()[0], 3, "D", coins_of("N"), "claw", 3)]


REACH = {"P": {"P": "PND", "N": "PND", "D": "PND"}, "N": {"P": "PND", "N": "PND", "D": "PND"}}
REACH["D"] = {"P": "PND", "N": "PND", "D": "ND"}


@clause("BC-011", "BC-110", "BC-140", "BC-141")
@pytest.mark.parametrize("vampire", LETTERS)
@pytest.mark.parametrize("rage", LETTERS)
def test_claw_with_one_blood_rage_coin(vampire: str, rage: str) -> None:
    """Every villager within the raised claw can be caught; those in reach without it need no coin."""
    table = position(TakeTurns(), s0=f"3={vampire}(H) scare {rage}", city="PND")
    own = CLAW[LETTERS.index(vampire)]
    expected = [
        f"take:{coin}" if CLAW[LETTERS.index(coin)] <= own else f"take:{coin}+{rage}" for coin in REACH[vampire][rage]
    ]
    assert [code for code in table.codes if code.startswith("take")] == expected


SURPLUS = {
    "P": {"P": {"P": 1, "N": 0}, "N": {"P": 2, "N": 1, "D": 0}, "D": {"P": 3, "N": 2, "D": 1}},
    "N": {"P": {"P": 2, "N": 1, "D": 0}, "N": {"P": 3, "N": 2, "D": 1}, "D": {"P": 4, "N": 3, "D": 2}},
    "D": {"P": {"P": 3, "N": 2, "D": 1}, "N": {"P": 4, "N": 3, "D": 2}, "D": {"P": 5, "N": 4, "D": 3}},
}
"""With one Blood Rage coin: vampire, rage coin, victim, and the surplus fang there is then."""


@clause("BC-012", "BC-120", "BC-125", "BC-141", "BC-144")
@pytest.mark.parametrize("vampire", LETTERS)
@pytest.mark.parametrize("rage", LETTERS)
def test_fang_with_one_blood_rage_coin(vampire: str, rage: str) -> None:
    """The slots beyond what the vampire reaches alone, down to the surplus of the table, cost the coin."""
    table = position(TakeTurns(), s0=f"1={vampire}(H) hand PND scare {rage}")
    expected = []
    for victim, surplus in SURPLUS[vampire][rage].items():
        alone = FANG[LETTERS.index(vampire)] - FANG[LETTERS.index(victim)]
        for slot in (5, 4, 3, 2):
            if 5 - slot <= alone:
                expected.append(f"make:{victim}@{slot}")
            elif 5 - slot <= surplus:
                expected.append(f"make:{victim}@{slot}+{rage}")
    assert [code for code in table.codes if code.startswith("make")] == expected


@clause("BC-141")
def test_never_crosswise() -> None:
    """A dime adds claw 1, not its fang 3, to a catch; a penny adds fang 1, not its claw 3, to a turning."""
    assert position(TakeTurns(), s0="3=D(H) scare D", city="PP", supply="-").codes == ["pass", "repop:D"]
    assert position(TakeTurns(), s0="5=P(H) hand D scare P", city="-", supply="-").paused


@clause("BC-142")
def test_any_number_of_scare_coins_add_up() -> None:
    table = position(TakeTurns(), s0="5=P(H) hand D scare PP", city="PPP")
    table.play("make:D@4+PP")
    assert table.seat(0) == "4=D(T) 5=P(T) hand - scare - fatigue PP"
    assert [event.value for event in table.told(BloodRage)] == [3]
    many = position(TakeTurns(), s0="1=P(H) 5=P(T) hand P scare PPP")
    assert many.codes[:4] == ["pass", "make:P@4", "make:P@3+P", "make:P@2+PP"]


@clause("BC-143")
def test_the_bonus_lasts_for_one_action() -> None:
    table = position(TakeTurns(), s0="2=D(H) 4=D(H) scare P", city="PPN", supply="PP")
    table.play("take:P+P")
    assert table.codes == ["pass", "make:P@5", "make:P@3"], "the second dime has claw 1 again: no take"


@clause("BC-144")
def test_raised_fang_counts_for_the_surplus() -> None:
    table = position(TakeTurns(), s0="5=P(H) hand P scare D")
    assert table.codes[:5] == ["pass", "make:P@4", "make:P@3+D", "make:P@2+D", "make:P@1+D"]


@clause("BC-145")
def test_no_blood_rage_with_pass_or_re_populate_nor_by_the_hungry() -> None:
    table = position(TakeTurns(), s0="2=P(T) 4=N(H) scare PD", city="P", supply="P")
    assert table.codes == ["pass", "take:P+P", "take:P+D", "repop:P", "repop:D"]
    for code in ("pass+P", "repop:P+D"):
        with pytest.raises(NotOffered):
            table.play(code)


@clause("BC-146")
def test_only_sets_without_waste_are_offered() -> None:
    """For each target and slot: leaving out any coin must make it impossible."""
    table = position(TakeTurns(), s0="1=P(H) hand N scare PPND", city="D")
    assert table.codes == [
        "pass",
        "take:D",
        "make:N@5+P", "make:N@5+N", "make:N@5+D",
        "make:N@4+N", "make:N@4+D", "make:N@4+PP",
        "make:N@3+D", "make:N@3+PN",
        "make:N@2+PD", "make:N@2+ND", "make:N@2+PPN",
        "repop:P", "repop:N", "repop:D",
    ]  # fmt: skip


@clause("BC-147")
def test_a_spent_coin_rests_until_the_next_rounds_upkeep() -> None:
    table = position(TakeTurns(), Refresh(), s0="3=D(H) scare P", city="PP", supply="PPP")
    table.play("take:P+P")
    assert table.seat(0) == "3=D(T) hand P scare - fatigue P", "in Phase 1 of the next round it still rests"
    table.play("feed:3<P")
    assert table.seat(0) == "3=D(H) hand P scare - fatigue P", "after its upkeep it is back, and the other one rests"


@clause("BC-148")
def test_only_the_owners_scare_coins_can_be_used() -> None:
    table = position(TakeTurns(), s0="3=D(H)", s1="scare PND", city="PP", supply="P")
    assert table.paused
    assert table.scare(1) == "PND"


def test_e5_blood_rage_without_waste() -> None:
    table = position(TakeTurns(), s0="3=D(H) scare PD", city="PND", supply="P")
    assert table.codes == ["pass", "take:P+P", "take:N+P", "take:N+D", "take:D", "repop:P", "repop:D"]


def test_e6_stacking() -> None:
    table = position(TakeTurns(), s0="3=D(H) scare DD", city="PND")
    assert table.codes == ["pass", "take:P+DD", "take:N+D", "take:D", "repop:D"]
    table.play("take:P+DD")
    assert table.seat(0) == "3=D(T) hand P scare - fatigue DD"
    assert table.city == "ND"


def test_e7_blood_rage_on_make() -> None:
    table = position(TakeTurns(), s0="5=P(H) hand D scare N", city="PPPP")
    assert table.codes == ["pass", "take:P", "make:D@4+N", "repop:N"]
    table.play("make:D@4+N")
    assert table.seat(0) == "4=D(T) 5=P(T) hand - scare - fatigue N"


def test_e8_blood_rage_for_speed() -> None:
    table = position(TakeTurns(), s0="4=N(H) hand P scare D", city="PPPP")
    assert table.codes == [
        "pass", "take:P+D", "make:P@5", "make:P@3+D", "make:P@2+D", "make:P@1+D", "repop:D",
    ]  # fmt: skip

"""Action Make vampire: BC-120 to BC-129."""

from __future__ import annotations

import pytest

from lychgate.games.blood_coven.events import Made
from lychgate.games.blood_coven.steps.round import Refresh
from lychgate.games.blood_coven.steps.turns import TakeTurns
from lychgate.games.blood_coven.steps.upkeep import Upkeep
from lychgate.testing.clause import clause
from tests.games.blood_coven.positions import position


@clause("BC-012", "BC-120", "BC-122")
@pytest.mark.parametrize(
    "vampire, makes",
    [
        ("P", ["make:P@5"]),
        ("N", ["make:P@5", "make:P@4", "make:N@5"]),
        ("D", ["make:P@5", "make:P@4", "make:P@3", "make:N@5", "make:N@4", "make:D@5"]),
    ],
)
def test_fang_not_higher_than_the_vampires_can_be_turned(vampire: str, makes: list[str]) -> None:
    """Equal fang is enough, with no surplus; each point more brings the new vampire one slot forward."""
    table = position(TakeTurns(), s0=f"1={vampire}(H) hand PND")
    assert table.codes == ["pass", *makes]


@clause("BC-120")
def test_only_the_owners_own_hand_counts() -> None:
    table = position(TakeTurns(), s0="1=D(H)", s1="hand PND", city="PPPP")
    assert table.paused


@clause("BC-121")
def test_coins_in_scare_fatigue_or_on_a_vampire_cannot_be_turned() -> None:
    table = position(TakeTurns(), s0="1=D(H) 2=P(T)<P scare P fatigue P", city="PPPP", supply="-")
    assert [code for code in table.codes if code.startswith("make")] == []
    held = position(TakeTurns(), s0="1=D(H) hand P scare N fatigue D", city="PPPP")
    assert {code[5] for code in held.codes if code.startswith("make")} == {"P"}


@clause("BC-122")
@pytest.mark.parametrize("coin", ["P", "N", "D"])
def test_equal_fang_has_no_surplus(coin: str) -> None:
    assert position(TakeTurns(), s0=f"1={coin}(H) hand {coin}").codes == ["pass", f"make:{coin}@5"]


@clause("BC-123")
def test_the_new_vampire_is_placed_tails_up() -> None:
    table = position(TakeTurns(), s0="1=D(H) hand PN")
    table.play("make:P@4")
    assert table.seat(0) == "1=D(T) 4=P(T) hand N scare - fatigue -"
    assert [(event.slot, event.coin, event.place) for event in table.told(Made)] == [(1, "P", 4)]


@clause("BC-124")
@pytest.mark.parametrize(
    "others, basic", [("", 5), ("5=N(T)", 4), ("5=N(T) 4=N(T)", 3), ("4=N(T)", 5), ("5=N(T) 4=N(T) 3=N(T)", 2)]
)
def test_the_basic_place_is_the_empty_slot_with_the_highest_number(others: str, basic: int) -> None:
    table = position(TakeTurns(), s0=f"1=P(H) {others} hand P")
    assert table.codes == ["pass", f"make:P@{basic}"]


@clause("BC-124")
def test_the_rivals_slots_do_not_count() -> None:
    table = position(TakeTurns(), s0="1=P(H) hand P", s1="5=N(T)")
    assert table.codes == ["pass", "make:P@5"]


@clause("BC-125")
def test_any_part_of_the_surplus_or_none_may_be_used() -> None:
    table = position(TakeTurns(), s0="5=D(H) hand P")
    assert table.codes == ["pass", "make:P@4", "make:P@3", "make:P@2"]


@clause("BC-126")
def test_occupied_slots_count_as_steps_but_cannot_be_chosen() -> None:
    table = position(TakeTurns(), s0="1=D(H) 4=N(T) hand P")
    assert table.codes == ["pass", "make:P@5", "make:P@3"]
    far = position(TakeTurns(), s0="1=D(H) 3=N(T) 4=N(T) hand P")
    assert far.codes == ["pass", "make:P@5"], "slot 2 is three steps away, whatever lies between"


@clause("BC-126")
def test_no_slot_is_faster_than_1() -> None:
    table = position(TakeTurns(), s0="2=D(H) 3=N(T) 4=N(T) 5=N(T) hand P")
    assert table.codes == ["pass", "make:P@1"]


@clause("BC-127")
def test_a_full_card_makes_no_vampire() -> None:
    table = position(TakeTurns(), s0="1=D(H) 2=P(T) 3=P(T) 4=P(T) 5=P(T) hand PND", city="DD")
    assert table.codes == ["pass", "take:D"]


@clause("BC-128")
def test_the_acting_vampire_keeps_its_slot() -> None:
    table = position(TakeTurns(), s0="4=D(H) hand P")
    assert table.codes == ["pass", "make:P@5", "make:P@3"]
    table.play("make:P@5")
    assert table.vampires(0) == "4=D(T) 5=P(T)"


@clause("BC-129")
def test_the_new_vampire_must_be_fed_or_it_dies() -> None:
    table = position(TakeTurns(), Refresh(), s0="1=D(H) hand PN", s1="2=P(H)", city="PPPP", supply="PP")
    table.play("s0 make:P@5", "s1 pass")
    assert table.codes == ["feed:-", "feed:1<N", "feed:5<N"]
    table.play("feed:1<N")
    assert table.vampires(0) == "1=D(H)", "the penny starved in the upkeep that followed"


@clause("BC-129")
def test_the_new_vampire_must_be_fed_in_the_final_feeding_too() -> None:
    table = position(TakeTurns(), Refresh(), s0="1=D(H) hand P", supply="-", city="-")
    table.play("make:P@5")
    assert table.match.over
    assert table.vampires(0) == "-"


@clause("BC-098", "BC-123")
def test_a_new_vampire_is_alive_after_being_fed() -> None:
    table = position(Upkeep(), s0="1=D(T)<N 5=P(T)<D")
    assert table.vampires(0) == "1=D(H) 5=P(H)"


def test_e1_the_rulebooks_example() -> None:
    table = position(TakeTurns(), s0="1=D(H) hand P", city="PPNN")
    assert table.codes == ["pass", "make:P@5", "make:P@4", "make:P@3"]
    table.play("make:P@3")
    assert table.seat(0) == "1=D(T) 3=P(T) hand - scare - fatigue -"


def test_e2_own_slot_in_the_way() -> None:
    table = position(TakeTurns(), s0="3=D(H) hand PN", city="PPPN")
    assert table.codes == ["pass", "make:P@5", "make:P@4", "make:N@5", "make:N@4"]


def test_e3_jumping_over_an_occupied_slot() -> None:
    table = position(TakeTurns(), s0="3=D(H) 5=N(T) hand P", city="PPPP")
    assert table.codes == ["pass", "make:P@4", "make:P@2"]

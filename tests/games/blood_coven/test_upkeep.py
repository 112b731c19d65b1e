"""Phase 2, upkeep: BC-080 to BC-088."""

from __future__ import annotations

from lychgate.games.blood_coven.events import Recovered, Sated, Starved
from lychgate.games.blood_coven.steps.feed import FeedAndScare, StockCity
from lychgate.games.blood_coven.steps.round import Round
from lychgate.games.blood_coven.steps.turns import TakeTurns
from lychgate.games.blood_coven.steps.upkeep import Upkeep
from lychgate.testing.clause import clause
from tests.games.blood_coven.positions import position


@clause("BC-080")
def test_step_1_all_tired_coins_return_to_their_owners_hand() -> None:
    table = position(Upkeep(), s0="3=D(H) hand P fatigue PND", s1="hand N fatigue DD")
    assert (table.hand(0), table.fatigue(0), table.hand(1), table.fatigue(1)) == ("PPND", "-", "NDD", "-")


@clause("BC-081")
def test_step_2_the_unfed_starve_into_the_supply() -> None:
    table = position(Upkeep(), s0="2=N(T) 3=D(T)<P 4=P(H)", s1="5=D(T)", supply="P", city="PPPP")
    assert (table.vampires(0), table.vampires(1), table.supply) == ("3=D(H) 4=P(H)", "-", "PND")
    assert [(event.seat, event.slot, event.where) for event in table.told(Starved)] == [
        (0, 2, "supply"),
        (1, 5, "supply"),
    ]


@clause("BC-081")
def test_a_slot_where_a_vampire_starved_is_empty_and_can_be_used_again() -> None:
    table = position(Upkeep(), TakeTurns(), s0="1=D(H) 5=P(T) hand P", city="PPPP")
    assert "make:P@5" in table.codes


@clause("BC-082", "BC-083")
def test_step_3_food_goes_to_fatigue_and_the_fed_turn_heads_up() -> None:
    table = position(Upkeep(), s0="1=P(T)<N 3=D(T)<P 5=N(T)<D", s1="4=N(T)<N")
    assert table.seat(0) == "1=P(H) 3=D(H) 5=N(H) hand - scare - fatigue PND"
    assert table.seat(1) == "4=N(H) hand - scare - fatigue N"


@clause("BC-084")
def test_the_steps_are_done_in_order() -> None:
    """The coin fed upon does not come back to hand in the same upkeep: fatigue was emptied before it got there."""
    table = position(Upkeep(), s0="2=N(T)<P 3=D(T) fatigue D", supply="N")
    assert table.seat(0) == "2=N(H) hand D scare - fatigue P"
    assert [type(event) for event in table.events] == [Recovered, Starved, Sated]


@clause("BC-084")
def test_a_coin_fed_this_round_cannot_be_placed_in_the_next_phase_1() -> None:
    table = position(Round(), s0="3=P(T) hand N", city="PPPP", supply="PP")
    table.play("feed:3<N", "take:P")
    assert table.seat(0) == "3=P(T) hand P scare - fatigue N"
    assert table.codes == ["feed:-", "feed:3<P"]


@clause("BC-085")
def test_coins_returning_in_step_1_can_be_turned_but_not_placed_this_round() -> None:
    table = position(Round(), s0="3=D(T) hand N fatigue P", city="DDDD")
    assert table.codes == ["feed:-", "feed:3<N"], "the tired penny cannot feed"
    table.play("feed:3<N")
    assert table.codes == ["pass", "take:D", "make:P@5", "make:P@4"], "but it can be turned"


@clause("BC-086")
def test_starved_coins_reach_the_supply_after_the_first_populating() -> None:
    table = position(FeedAndScare(), Upkeep(), s0="4=D(T)", city="PP", supply="PP")
    assert (table.city, table.supply) == ("PPPP", "D")
    empty = position(StockCity(), Upkeep(), TakeTurns(), s0="4=D(T)", s1="5=P(H)", city="P", supply="-")
    assert (empty.city, empty.supply) == ("P", "D"), "the starved dime does not fill the city now"
    empty.play("take:P")
    assert (empty.city, empty.supply) == ("D", "-"), "but at the next populating"


@clause("BC-087")
def test_upkeep_asks_nothing_and_is_the_same_for_all() -> None:
    table = position(
        Upkeep(),
        s0="1=D(T)<P 2=P(T) hand N fatigue D",
        s1="1=D(T)<P 2=P(T) hand N fatigue D",
        s2="1=D(T)<P 2=P(T) hand N",
    )
    assert table.paused
    assert table.seat(0) == table.seat(1) == "1=D(H) hand ND scare - fatigue P"
    kinds = [(type(event).__name__, getattr(event, "seat", None)) for event in table.events]
    assert kinds == [
        ("Recovered", 0), ("Recovered", 1),
        ("Starved", 0), ("Starved", 1), ("Starved", 2),
        ("Sated", 0), ("Sated", 1), ("Sated", 2),
    ]  # fmt: skip


@clause("BC-088")
def test_after_upkeep_every_vampire_is_heads_up() -> None:
    table = position(Upkeep(), s0="1=P(T)<P 2=N(T) 3=D(H) 4=D(T)<N 5=P(T)", s1="1=P(T) 2=D(H)")
    assert (table.vampires(0), table.vampires(1)) == ("1=P(H) 3=D(H) 4=D(H)", "2=D(H)")


def test_e9_upkeep_order() -> None:
    table = position(Upkeep(), s0="2=N(T)<P 5=D(T) 4=P(H) hand N fatigue PD", supply="PP")
    assert table.seat(0) == "2=N(H) 4=P(H) hand PND scare - fatigue P"
    assert table.supply == "PPD"

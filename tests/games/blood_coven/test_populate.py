"""Populating the city: BC-060 to BC-071."""

from __future__ import annotations

import pytest

from lychgate.games.blood_coven.events import Populated, RestArrived
from lychgate.games.blood_coven.state.purse import coins_of
from lychgate.games.blood_coven.steps.feed import FeedAndScare, StockCity
from lychgate.games.blood_coven.steps.populate import Populate
from lychgate.games.blood_coven.steps.turns import TakeTurns
from lychgate.games.blood_coven.steps.upkeep import Upkeep
from lychgate.testing.clause import clause
from tests.games.blood_coven.positions import position


@clause("BC-060", "BC-063")
@pytest.mark.parametrize("city, full", [("-", "PPPP"), ("P", "PPPP"), ("PN", "PPPN"), ("PND", "PPND")])
def test_at_the_end_of_phase_1_the_missing_coins_are_added(city: str, full: str) -> None:
    table = position(FeedAndScare(), s0="3=D(T)", s1="3=D(T)", city=city, supply="PPPPPNNNN")
    missing = 4 - len(city.replace("-", ""))
    table.play(*["pop:P"] * missing)
    assert table.paused
    assert table.city == full
    assert len(table.told(Populated)) == missing


@clause("BC-070")
@pytest.mark.parametrize("city", ["PPNN", "PPNND"])
def test_a_city_with_four_or_more_coins_is_left_as_it_is(city: str) -> None:
    table = position(StockCity(), city=city, supply="PPNN")
    assert table.paused
    assert (table.city, table.supply) == (city, "PPNN")


@clause("BC-061")
def test_players_bring_one_coin_at_a_time_round_and_round() -> None:
    table = position(Populate(), holder=1, supply="PPPNNNDDD")
    asked = []
    for answer in ("pop:P", "pop:N", "pop:D", "pop:P"):
        asked += table.asked
        table.play(answer)
    assert asked == ["s1 pop", "s0 pop", "s1 pop", "s0 pop"]
    assert table.paused
    assert (table.city, table.supply) == ("PPND", "PNNDD")


@clause("BC-062")
def test_any_denomination_in_the_supply_may_be_chosen() -> None:
    assert position(Populate(), city="PPP", supply="PND").codes == ["pop:P", "pop:N", "pop:D"]
    assert position(Populate(), city="PPP", supply="PPDD").codes == ["pop:P", "pop:D"]


@clause("BC-063")
def test_coins_already_in_the_city_stay() -> None:
    table = position(StockCity(), city="ND", supply="PPPP")
    assert (table.city, table.supply) == ("PPND", "PP")


@clause("BC-064")
def test_every_populating_starts_with_the_holder_of_the_quarter() -> None:
    """Three picks in Phase 1 (s0, s1, s0); the next populating does not go on with s1."""
    table = position(StockCity(), Upkeep(), TakeTurns(), s1="4=N(H) scare P", holder=0, city="N", supply="PPNNDD")
    table.play("s0 pop:P", "s1 pop:P", "s0 pop:N", "s1 repop:P")
    assert table.asked == ["s0 pop"]


@clause("BC-065")
def test_populating_stops_when_the_supply_runs_out() -> None:
    table = position(StockCity(), city="P", supply="ND")
    assert table.paused
    assert (table.city, table.supply) == ("PND", "-")


@clause("BC-066")
def test_catching_the_last_villager_populates_at_once() -> None:
    """After the catcher was turned tails-up, before the next vampire's turn."""
    table = position(TakeTurns(), s0="3=D(H)", s1="5=P(H)", holder=1, city="D", supply="PPPNN")
    table.play("take:D")
    assert table.asked == ["s1 pop"]
    assert table.vampires(0) == "3=D(T)"
    assert table.hand(0) == "D"
    table.play("pop:N", "pop:N", "take:P")
    assert (table.city, table.hand(1)) == ("PNN", "P")


@clause("BC-067")
def test_an_empty_supply_leaves_an_empty_city_empty() -> None:
    table = position(TakeTurns(), s0="3=D(H)", city="D", supply="-")
    table.play("take:D")
    assert table.paused
    assert (table.city, table.told(Populated), table.told(RestArrived)) == ("-", [], [])


@clause("BC-068")
def test_populating_is_compulsory_also_for_a_player_without_vampires() -> None:
    table = position(Populate(), s0="", s1="3=D(H)", city="PP", supply="PPN", holder=0)
    assert (table.asked, table.codes) == (["s0 pop"], ["pop:P", "pop:N"]), "nobody can decline"


@clause("BC-069")
def test_a_supply_that_just_suffices_moves_at_once_without_asking() -> None:
    table = position(Populate(), city="P", supply="PND")
    assert table.paused
    assert (table.city, table.supply) == ("PPND", "-")
    assert table.told(RestArrived) == [RestArrived(coins_of("PND"))]
    assert table.told(Populated) == [], "it counts as nobody's pick"


@clause("BC-069")
def test_a_pick_from_one_denomination_is_automatic_in_the_players_name() -> None:
    table = position(Populate(), holder=1, city="P", supply="PPPPN")
    table.play("s1 pop:N")
    assert table.paused
    assert [(event.seat, event.coin, event.how) for event in table.told(Populated)] == [
        (1, "N", "chosen"),
        (0, "P", "only"),
        (1, "P", "only"),
    ]


@clause("BC-071")
def test_while_coins_remain_in_the_city_it_is_not_refilled_in_phase_2() -> None:
    table = position(TakeTurns(), s0="3=P(H) 4=P(H) 5=P(H)", city="PNND", supply="PPPP")
    sizes = []
    for answer in ("take:N", "take:P", "take:N"):
        table.play(answer)
        sizes.append(table.city)
    assert sizes == ["PND", "ND", "D"]
    assert table.supply == "PPPP"


def test_e12_populating_a_short_supply() -> None:
    table = position(StockCity(), s0="", s1="", s2="", holder=2, city="P", supply="PND")
    assert table.paused
    assert (table.city, table.supply) == ("PPND", "-")
    table = position(StockCity(), s0="", s1="", s2="", holder=2, city="P", supply="PPND")
    asked = []
    assert table.codes == ["pop:P", "pop:N", "pop:D"]
    for answer in ("pop:P", "pop:N", "pop:P"):
        asked += table.asked
        table.play(answer)
    assert asked == ["s2 pop", "s0 pop", "s1 pop"]
    assert (table.city, table.supply) == ("PPPN", "D")


def test_e13_last_coin() -> None:
    table = position(TakeTurns(), s0="3=D(H)", s1="5=P(H)", holder=1, city="D", supply="PPPNN")
    table.play("s0 take:D")
    assert table.seat(0) == "3=D(T) hand D scare - fatigue -"
    table.play("s1 pop:N", "s0 pop:N")  # pennies alone are left: the other two picks are automatic
    assert [(event.seat, event.coin, event.how) for event in table.told(Populated)] == [
        (1, "N", "chosen"),
        (0, "N", "chosen"),
        (1, "P", "only"),
        (0, "P", "only"),
    ]
    assert (table.city, table.supply) == ("PPNN", "P")
    assert table.asked == ["s1 action"], "then the next vampire's turn"

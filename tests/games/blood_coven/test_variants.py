"""The city of six and our own variants: BC-210, BC-220 to BC-222; and which options combine."""

from __future__ import annotations

from collections import Counter

import pytest

from lychgate.core.errors import BadOption
from lychgate.games.blood_coven.events import Populated, RestArrived, Starved
from lychgate.games.blood_coven.state.purse import coins_of
from lychgate.games.blood_coven.steps.feed import StockCity
from lychgate.games.blood_coven.steps.populate import Populate
from lychgate.games.blood_coven.steps.turns import TakeTurns
from lychgate.games.blood_coven.steps.upkeep import Upkeep
from lychgate.testing.clause import clause
from tests.games.blood_coven.positions import GAME, opening, position

CITY6 = {"city6": True}
RANDOM = {"random_streets": True}
ASHES = {"ashes": True}
EVEN = {"even_start": True}


@clause("BC-210")
def test_the_city_of_six_is_refused_with_two_players() -> None:
    with pytest.raises(BadOption, match="BC-210"):
        GAME.start(2, 1, CITY6)


@clause("BC-210")
def test_the_city_of_six_reads_6_for_4() -> None:
    table = position(StockCity(), s0="", s1="", s2="", city="PPNN", supply="PPNN", options=CITY6)
    table.play("pop:P", "pop:P")
    assert (table.city, table.supply) == ("PPPPNN", "NN")
    assert position(StockCity(), s0="", s1="", s2="", city="PPPNNN", supply="P", options=CITY6).paused
    rest = position(Populate(), s0="", s1="", s2="", city="P", supply="PPPNN", options=CITY6)
    assert (rest.city, rest.supply) == ("PPPPNN", "-")


@clause("BC-210", "BC-316")
def test_with_a_city_of_six_busy_streets_make_it_seven() -> None:
    table = position(Populate(), s0="card busy_streets", s1="", s2="", city="PPPPP", supply="NN", options=CITY6)
    table.play("b6:N")
    assert table.city == "PPPPPNN"


def test_e32_city6() -> None:
    table = opening(3, options=CITY6).play("s0 start:D", "s1 start:D", "s2 start:D")
    table.play("s0 scare:P", "s1 scare:-", "s2 scare:P")
    asked = []
    for _ in range(6):
        asked += table.asked
        table.play("pop:P")
    assert asked == ["s1 pop", "s2 pop", "s0 pop", "s1 pop", "s2 pop", "s0 pop"]
    assert table.city == "PPPPPP"
    assert len(table.supply) == 7


@clause("BC-220")
def test_random_streets_ask_nobody() -> None:
    table = position(Populate(), supply="PPPPNNDD", options=RANDOM, chance=["1", "2", "0", "1"])
    assert table.paused
    assert (table.city, table.supply) == ("PNND", "PPPD")
    assert [(event.coin, event.how) for event in table.told(Populated)] == [(coin, "random") for coin in "NDPN"]
    assert table.match.history == [(-1, "1"), (-1, "2"), (-1, "0"), (-1, "1")]


@clause("BC-220")
def test_each_coin_of_the_supply_is_equally_likely() -> None:
    drawn: Counter[str] = Counter()
    for seed in range(500):
        table = opening(2, seed, {**RANDOM, **EVEN}).play("s0 scare:P", "s1 scare:-")
        drawn[table.told(Populated)[0].coin] += 1
    assert set(drawn) == {"P", "N", "D"}
    assert 190 < drawn["P"] < 310, "8 of 16: about 250 of 500, five standard deviations are 56"
    assert 70 < drawn["N"] < 180, "4 of 16: about 125 of 500"


@clause("BC-220")
def test_random_streets_draw_nothing_when_the_supply_just_suffices() -> None:
    table = position(Populate(), city="P", supply="PND", options=RANDOM)
    assert table.told(RestArrived) == [RestArrived(coins_of("PND"))]
    assert table.match.history == []


@clause("BC-220")
def test_with_random_streets_the_extra_coin_of_busy_streets_is_random_too() -> None:
    options = {**RANDOM, "abilities": "deal"}
    table = position(Populate(), s0="card busy_streets", city="PPP", supply="PPND", options=options, chance=["0", "2"])
    assert table.codes == ["b6:-", "b6:yes"]
    table.play("b6:yes")
    assert (table.city, table.supply) == ("PPPPD", "PN")
    other = position(Populate(), s0="card busy_streets", city="PPP", supply="PPND", options=options, chance=["0"])
    other.play("b6:-")
    assert (other.city, other.supply) == ("PPPP", "PND")


@clause("BC-221")
def test_with_ashes_starved_vampires_leave_the_game() -> None:
    table = position(Upkeep(), s0="2=N(T) 3=D(H)", s1="5=D(T)", supply="P", options=ASHES)
    assert table.supply == "P"
    assert table.ash == "PPPPPPPPPNNNNNNDDDDD", "with nickel and dime: all but the penny of the supply and one dime"
    assert [event.where for event in table.told(Starved)] == ["ash", "ash"]


def test_e33_ashes() -> None:
    table = position(Upkeep(), s0="2=N(T)<P 5=D(T) 4=P(H) hand N fatigue PD", supply="PP", options=ASHES)
    assert table.seat(0) == "2=N(H) 4=P(H) hand PND scare - fatigue P"
    assert table.supply == "PP"
    assert table.ash.count("D") == 5


@clause("BC-222")
@pytest.mark.parametrize("seats", [2, 3])
def test_even_start_gives_everybody_the_nickel(seats: int) -> None:
    table = opening(seats, options=EVEN)
    assert [table.seat(seat) for seat in range(seats)] == ["4=N(H) hand PD scare - fatigue -"] * seats
    assert table.asked == [f"s{seat} scare" for seat in range(seats)], "nobody is asked for a start"


@clause("BC-222", "BC-300")
def test_even_start_with_picked_cards_asks_for_the_cards_alone() -> None:
    table = opening(2, options={**EVEN, "abilities": "pick"})
    assert table.asked == ["s0 card", "s1 card"]
    table.play(f"s0 {table.codes_of(0)[0]}", f"s1 {table.codes_of(1)[0]}")
    assert {ask.key for ask in table.match.asks} <= {"scare"}
    assert table.vampires(0) == "4=N(H)"


@clause("BC-202", "BC-210")
@pytest.mark.parametrize("placement", ["sealed", "open", "race"])
@pytest.mark.parametrize("timer", [0, 30, 60])
def test_all_other_options_combine_freely(placement: str, timer: int) -> None:
    options = {"placement": placement, "race_timer": timer, "abilities": "pick", **RANDOM, **ASHES, **EVEN}
    assert GAME.check(2, options)["placement"] == placement
    assert GAME.check(3, {**options, **CITY6})["city6"] is True


@clause("BC-221")
def test_with_ashes_nothing_else_changes() -> None:
    """A coin taken or given back still moves between the streets and the players."""
    table = position(TakeTurns(), s0="3=P(H) scare N", city="PN", supply="P", options=ASHES)
    table.play("repop:N")
    assert (table.city, table.supply) == ("PPN", "-")

"""The ability cards of Phase 1, of populating and of scoring, one by one: BC-311 to BC-317, BC-320, BC-322."""

from __future__ import annotations

import pytest

from lychgate.games.blood_coven.events import BloodPrice, BusyStreets, FedForNothing
from lychgate.games.blood_coven.state.purse import coins_of
from lychgate.games.blood_coven.steps.endgame import Score
from lychgate.games.blood_coven.steps.feed import FeedAndScare, StockCity
from lychgate.games.blood_coven.steps.populate import Populate
from lychgate.games.blood_coven.steps.round import Refresh
from lychgate.games.blood_coven.steps.upkeep import Upkeep
from lychgate.testing.clause import clause
from tests.games.blood_coven.positions import position

# --- Three feed four (B1)


@clause("BC-311")
def test_three_feed_four_needs_three_fed_vampires() -> None:
    three = position(FeedAndScare(), s0="1=P(T) 2=N(T) 3=D(T) 4=P(T) 5=D(T) hand PNN card three_feed_four", city="PPPP")
    three.play("feed:1,2,3<PNN")
    assert three.codes == ["b1:-", "b1:4", "b1:5"]
    three.play("b1:4")
    assert three.vampires(0) == "1=P(T)<P 2=N(T)<N 3=D(T)<N 4=P(H) 5=D(T)", "heads-up at once, and only one"
    assert three.paused, "once per feeding"
    two = position(FeedAndScare(), s0="1=P(T) 2=N(T) 3=D(T) hand PN card three_feed_four", city="PPPP")
    assert two.play("feed:1,2<PN").paused
    none_left = position(FeedAndScare(), s0="1=P(T) 2=N(T) 3=D(T) 4=D(H) hand PNN card three_feed_four", city="PPPP")
    assert none_left.play("feed:1,2,3<PNN").paused


@clause("BC-311")
def test_three_feed_four_may_be_declined() -> None:
    table = position(
        FeedAndScare(), Upkeep(), s0="1=P(T) 2=N(T) 3=D(T) 5=D(T) hand PNN card three_feed_four", city="PPPP"
    )
    table.play("feed:1,2,3<PNN", "b1:-")
    assert table.vampires(0) == "1=P(H) 2=N(H) 3=D(H)"
    assert table.told(FedForNothing) == []


@clause("BC-311")
def test_three_feed_four_works_in_the_final_feeding_too() -> None:
    table = position(Refresh(), s0="1=N(T) 2=N(T) 3=N(T) 4=N(T) 5=N(T) hand PPP card three_feed_four", acted=True)
    assert table.codes == ["b1:-", "b1:4", "b1:5"]
    table.play("b1:5")
    assert table.match.over
    assert table.vampires(0) == "1=N(H) 2=N(H) 3=N(H) 5=N(H)"
    two = position(Refresh(), s0="1=N(T) 2=N(T) 3=N(T) hand PP card three_feed_four", acted=True)
    assert two.match.over, "only two were fed there"


def test_e23_three_feed_four() -> None:
    table = position(
        FeedAndScare(), Upkeep(), s0="1=P(T) 2=N(T) 3=D(T) 5=D(T) hand PNN card three_feed_four", city="PPP", supply="P"
    )
    table.play("feed:1,2,3<PNN")
    assert table.vampires(0) == "1=P(T)<P 2=N(T)<N 3=D(T)<N 5=D(T)"
    assert table.city == "PPP", "before populating"
    assert table.codes == ["b1:-", "b1:5"]
    table.play("b1:5")
    assert table.paused
    assert table.seat(0) == "1=P(H) 2=N(H) 3=D(H) 5=D(H) hand - scare - fatigue PNN"
    assert table.city == "PPPP"


# --- the cards that score (B2 to B5, B10, B12)


def bonus(card: str, described: str) -> int:
    """The points that a card adds to a player's position at the end."""
    table = position(Score("streets-empty"), s0=f"{described} card {card}", s1="card three_feed_four")
    return table.g.scores[0][2]


@clause("BC-312")
def test_mixed_herd_two_points_per_mixed_set_of_victims() -> None:
    assert bonus("mixed_herd", "hand PND") == 2
    assert bonus("mixed_herd", "hand PP scare NN fatigue DDD") == 4
    assert bonus("mixed_herd", "hand PPPP fatigue NN") == 0
    assert bonus("mixed_herd", "3=D(H) hand PN") == 0, "vampires are no victims"


@clause("BC-313")
def test_no_copper_blood_three_points_without_a_penny_vampire() -> None:
    assert bonus("no_copper_blood", "2=N(H) 3=D(H) hand P") == 3
    assert bonus("no_copper_blood", "2=N(H) 3=P(H)") == 0
    assert bonus("no_copper_blood", "hand P") == 3, "also with no vampires at all"


@clause("BC-314")
def test_no_nickel_blood_three_points_without_a_nickel_vampire() -> None:
    assert bonus("no_nickel_blood", "2=P(H) 3=D(H) hand N") == 3
    assert bonus("no_nickel_blood", "2=N(H) 3=P(H)") == 0
    assert bonus("no_nickel_blood", "hand N") == 3


@clause("BC-315")
def test_no_silver_blood_four_points_without_a_dime_vampire() -> None:
    assert bonus("no_silver_blood", "2=P(H) 3=N(H) hand D") == 4
    assert bonus("no_silver_blood", "2=D(H) 3=P(H)") == 0
    assert bonus("no_silver_blood", "hand D") == 4


@clause("BC-313", "BC-314", "BC-315")
@pytest.mark.parametrize(
    "card, coin, points", [("no_copper_blood", "P", 3), ("no_nickel_blood", "N", 3), ("no_silver_blood", "D", 4)]
)
def test_cards_against_one_blood_look_at_who_survived_the_final_feeding(card: str, coin: str, points: int) -> None:
    table = position(Refresh(), s0=f"3={coin}(T) card {card}", acted=True)
    assert table.vampires(0) == "-"
    assert table.g.scores[0][2] == points


@clause("BC-320")
@pytest.mark.parametrize("victims, points", [("-", 0), ("P", 0), ("PN", 1), ("PND", 1), ("PPNND", 2)])
def test_great_herd_one_point_per_two_victims_rounded_down(victims: str, points: int) -> None:
    assert bonus("great_herd", f"3=D(H) hand {victims}") == points
    assert bonus("great_herd", f"fatigue {victims} scare D") == (len(victims.replace("-", "")) + 1) // 2


@clause("BC-322")
def test_hall_of_screams_one_point_more_per_coin_in_the_scare_area() -> None:
    assert bonus("hall_of_screams", "hand P scare NND fatigue P") == 3
    table = position(Refresh(), s0="scare PP card hall_of_screams", acted=True)
    assert table.match.result is not None
    assert table.match.result.scores[0] == 4, "on top of the point each scores as a victim"


def test_e29_cards_at_scoring() -> None:
    described = "2=D(H) 4=N(H) hand PPN scare D fatigue ND"
    plain = position(Score("streets-empty"), s0=described)
    assert plain.match.result is not None
    assert plain.match.result.scores[0] == 15
    totals = {}
    for card in (
        "mixed_herd",
        "no_copper_blood",
        "no_nickel_blood",
        "no_silver_blood",
        "great_herd",
        "hall_of_screams",
    ):
        table = position(Score("streets-empty"), s0=f"{described} card {card}", s1="card three_feed_four")
        assert table.match.result is not None
        totals[card] = table.match.result.scores[0]
    assert totals == {
        "mixed_herd": 19,
        "no_copper_blood": 18,
        "no_nickel_blood": 15,
        "no_silver_blood": 15,
        "great_herd": 18,
        "hall_of_screams": 16,
    }


# --- Busy streets (B6)


@clause("BC-316")
def test_busy_streets_adds_one_coin_of_choice_beyond_the_full_city() -> None:
    table = position(Populate(), s0="card busy_streets", city="PPP", supply="PND", holder=1)
    table.play("s1 pop:P")
    assert table.codes == ["b6:-", "b6:N", "b6:D"]
    table.play("b6:D")
    assert (table.city, table.supply) == ("PPPPD", "N")
    assert [(event.seat, event.coin) for event in table.told(BusyStreets)] == [(0, "D")]


@clause("BC-316")
def test_busy_streets_may_be_declined() -> None:
    table = position(Populate(), s0="card busy_streets", city="PPP", supply="PP")
    table.play("b6:-")
    assert (table.city, table.supply) == ("PPPP", "P")


@clause("BC-316", "BC-070")
def test_busy_streets_an_over_full_city_is_not_trimmed_and_not_populated() -> None:
    table = position(StockCity(), s0="card busy_streets", city="PPPPN", supply="PP")
    assert table.paused
    assert table.city == "PPPPN"
    assert position(StockCity(), s0="card busy_streets", city="PPPN", supply="PP").paused, "nor a full one: no question"


@clause("BC-316")
def test_busy_streets_is_not_asked_when_the_populating_used_up_the_supply() -> None:
    assert position(Populate(), s0="card busy_streets", city="PPP", supply="P").paused
    assert position(Populate(), s0="card busy_streets", city="PP", supply="P").paused
    assert position(Populate(), s0="card busy_streets", city="PPP", supply="-").paused


def test_e24_busy_streets() -> None:
    table = position(StockCity(), s0="", s1="card busy_streets", holder=0, city="PP", supply="PPND")
    table.play("s0 pop:N", "s1 pop:D")
    assert (table.asked, table.codes) == (["s1 b6"], ["b6:-", "b6:P"])
    table.play("b6:P")
    assert (table.city, table.supply) == ("PPPND", "P")
    table = position(StockCity(), s0="", s1="card busy_streets", holder=0, city="PP", supply="ND")
    assert table.paused
    assert (table.city, table.supply) == ("PPND", "-")


# --- Blood price (B7)


@clause("BC-317")
def test_blood_price_gives_one_back_to_recover_two() -> None:
    table = position(FeedAndScare(), s0="3=D(T) hand PN fatigue PPD card blood_price", city="PPPP", supply="-")
    assert table.codes == [
        "b7:-", "b7:P>PP", "b7:P>PD", "b7:N>PP", "b7:N>PD",
    ]  # fmt: skip
    table.play("b7:P>PD")
    assert table.hand(0) == "PN", "part of the sealed plan: nothing has moved yet"
    assert table.codes == ["feed:-", "feed:3<P", "feed:3<N", "feed:3<D"], "recovered coins may be placed"
    table.play("feed:3<D", "scare:P")
    assert table.seat(0) == "3=D(T)<D hand N scare P fatigue P"
    assert table.supply == "P"
    assert [(event.coin, event.recovered) for event in table.told(BloodPrice)] == [("P", coins_of("PD"))]


@clause("BC-317")
def test_blood_price_does_not_count_as_placing() -> None:
    table = position(
        FeedAndScare(), s0="3=D(H) hand N fatigue PD card blood_price", s1="3=D(H) hand P", city="PPPP", holder=1
    )
    table.play("s0 b7:N>PD", "s0 scare:-", "s1 scare:P")
    assert table.g.placed == [0, 1]
    assert table.quarter == 0


@clause("BC-317")
@pytest.mark.parametrize("described", ["fatigue PPP", "hand P fatigue P", "hand P"])
def test_blood_price_needs_one_hand_coin_and_two_tired_ones(described: str) -> None:
    table = position(FeedAndScare(), s0=f"3=D(H) {described} card blood_price", city="PPPP")
    assert table.paused or table.asked == ["s0 scare"]


@clause("BC-317")
def test_blood_price_the_coin_given_back_can_be_populated_in_the_same_phase() -> None:
    """Resolved at the reveal, before award and populating."""
    table = position(FeedAndScare(), s0="3=D(H) hand D fatigue NN card blood_price", city="PP", supply="PP")
    table.play("b7:D>NN", "scare:-")
    assert table.supply == "PPD"
    assert table.codes == ["pop:P", "pop:D"]


@clause("BC-317")
def test_blood_price_is_sealed_like_the_plans() -> None:
    def seen(*plan: str) -> bytes:
        table = position(
            FeedAndScare(), s0="3=D(H) hand D fatigue NN card blood_price", s1="3=D(H) hand P", city="PPPP"
        )
        return table.play(*plan).match.view(1).to_bytes()

    assert seen("s0 b7:D>NN", "s0 scare:N") == seen("s0 b7:-", "s0 scare:-")
    assert seen("s0 b7:D>NN") == seen()


@clause("BC-317")
def test_blood_price_with_open_placement_is_resolved_at_the_commit() -> None:
    table = position(
        FeedAndScare(),
        s0="3=D(H) hand D fatigue NN card blood_price",
        s1="3=D(H) hand P",
        city="PPPP",
        holder=0,
        options={"placement": "open"},
    )
    table.play("s0 b7:D>NN", "s0 scare:-")
    assert table.asked == ["s1 scare"]
    assert (table.hand(0), table.supply) == ("NN", "D")


def test_e25_blood_price() -> None:
    table = position(FeedAndScare(), s0="3=D(T) hand N fatigue PD card blood_price", city="PPPP", supply="PP")
    assert table.codes == ["b7:-", "b7:N>PD"]
    table.play("b7:N>PD")
    assert table.codes == ["feed:-", "feed:3<P", "feed:3<D"]
    table.play("feed:3<P", "scare:-")
    assert table.g.placed[0] == 1
    assert table.seat(0) == "3=D(T)<P hand D scare - fatigue -"
    assert table.supply == "PPN"

"""The twelve ability cards one by one: BC-311 to BC-322."""

from __future__ import annotations

import pytest

from lychgate.games.blood_coven.events import BloodPrice, BusyStreets, Caught, FedForNothing, Paid, Populated
from lychgate.games.blood_coven.steps.endgame import Score
from lychgate.games.blood_coven.steps.feed import FeedAndScare, StockCity
from lychgate.games.blood_coven.steps.populate import Populate
from lychgate.games.blood_coven.steps.round import Refresh, Round
from lychgate.games.blood_coven.steps.turns import TakeTurns
from lychgate.games.blood_coven.steps.upkeep import Upkeep
from tests.clause import clause
from tests.positions import position

# --- B1 Three feed four


@clause("BC-311")
def test_b1_needs_three_fed_vampires() -> None:
    three = position(FeedAndScare(), s0="1=P(T) 2=N(T) 3=D(T) 4=P(T) 5=D(T) hand PNN card B1", city="PPPP")
    three.play("feed:1,2,3<PNN")
    assert three.codes == ["b1:-", "b1:4", "b1:5"]
    three.play("b1:4")
    assert three.vampires(0) == "1=P(T)<P 2=N(T)<N 3=D(T)<N 4=P(H) 5=D(T)", "heads-up at once, and only one"
    assert three.paused, "once per feeding"
    two = position(FeedAndScare(), s0="1=P(T) 2=N(T) 3=D(T) hand PN card B1", city="PPPP")
    assert two.play("feed:1,2<PN").paused
    none_left = position(FeedAndScare(), s0="1=P(T) 2=N(T) 3=D(T) 4=D(H) hand PNN card B1", city="PPPP")
    assert none_left.play("feed:1,2,3<PNN").paused


@clause("BC-311")
def test_b1_may_be_declined() -> None:
    table = position(FeedAndScare(), Upkeep(), s0="1=P(T) 2=N(T) 3=D(T) 5=D(T) hand PNN card B1", city="PPPP")
    table.play("feed:1,2,3<PNN", "b1:-")
    assert table.vampires(0) == "1=P(H) 2=N(H) 3=D(H)"
    assert table.told(FedForNothing) == []


@clause("BC-311")
def test_b1_works_in_the_final_feeding_too() -> None:
    table = position(Refresh(), s0="1=N(T) 2=N(T) 3=N(T) 4=N(T) 5=N(T) hand PPP card B1", acted=True)
    assert table.codes == ["b1:-", "b1:4", "b1:5"]
    table.play("b1:5")
    assert table.match.over
    assert table.vampires(0) == "1=N(H) 2=N(H) 3=N(H) 5=N(H)"
    two = position(Refresh(), s0="1=N(T) 2=N(T) 3=N(T) hand PP card B1", acted=True)
    assert two.match.over, "only two were fed there"


def test_e23_card_b1() -> None:
    table = position(
        FeedAndScare(), Upkeep(), s0="1=P(T) 2=N(T) 3=D(T) 5=D(T) hand PNN card B1", city="PPP", supply="P"
    )
    table.play("feed:1,2,3<PNN")
    assert table.vampires(0) == "1=P(T)<P 2=N(T)<N 3=D(T)<N 5=D(T)"
    assert table.city == "PPP", "before populating"
    assert table.codes == ["b1:-", "b1:5"]
    table.play("b1:5")
    assert table.paused
    assert table.seat(0) == "1=P(H) 2=N(H) 3=D(H) 5=D(H) hand - scare - fatigue PNN"
    assert table.city == "PPPP"


# --- B2 to B5, B10, B12: scoring


def bonus(card: str, described: str) -> int:
    """The points that a card adds to a player's position at the end."""
    table = position(Score("test"), s0=f"{described} card {card}", s1="card B1")
    return table.g.scores[0][2]


@clause("BC-312")
def test_b2_two_points_per_mixed_set_of_victims() -> None:
    assert bonus("B2", "hand PND") == 2
    assert bonus("B2", "hand PP scare NN fatigue DDD") == 4
    assert bonus("B2", "hand PPPP fatigue NN") == 0
    assert bonus("B2", "3=D(H) hand PN") == 0, "vampires are no victims"


@clause("BC-313")
def test_b3_three_points_without_a_penny_vampire() -> None:
    assert bonus("B3", "2=N(H) 3=D(H) hand P") == 3
    assert bonus("B3", "2=N(H) 3=P(H)") == 0
    assert bonus("B3", "hand P") == 3, "also with no vampires at all"


@clause("BC-314")
def test_b4_three_points_without_a_nickel_vampire() -> None:
    assert bonus("B4", "2=P(H) 3=D(H) hand N") == 3
    assert bonus("B4", "2=N(H) 3=P(H)") == 0
    assert bonus("B4", "hand N") == 3


@clause("BC-315")
def test_b5_four_points_without_a_dime_vampire() -> None:
    assert bonus("B5", "2=P(H) 3=N(H) hand D") == 4
    assert bonus("B5", "2=D(H) 3=P(H)") == 0
    assert bonus("B5", "hand D") == 4


@clause("BC-313", "BC-314", "BC-315")
@pytest.mark.parametrize("card, coin, points", [("B3", "P", 3), ("B4", "N", 3), ("B5", "D", 4)])
def test_b3_to_b5_look_at_who_survived_the_final_feeding(card: str, coin: str, points: int) -> None:
    table = position(Refresh(), s0=f"3={coin}(T) card {card}", acted=True)
    assert table.vampires(0) == "-"
    assert table.g.scores[0][2] == points


@clause("BC-320")
@pytest.mark.parametrize("victims, points", [("-", 0), ("P", 0), ("PN", 1), ("PND", 1), ("PPNND", 2)])
def test_b10_one_point_per_two_victims_rounded_down(victims: str, points: int) -> None:
    assert bonus("B10", f"3=D(H) hand {victims}") == points
    assert bonus("B10", f"fatigue {victims} scare D") == (len(victims.replace("-", "")) + 1) // 2


@clause("BC-322")
def test_b12_one_point_more_per_coin_in_the_scare_area() -> None:
    assert bonus("B12", "hand P scare NND fatigue P") == 3
    table = position(Refresh(), s0="scare PP card B12", acted=True)
    assert table.match.result is not None
    assert table.match.result.scores[0] == 4, "on top of the point each scores as a victim"


def test_e29_cards_at_scoring() -> None:
    described = "2=D(H) 4=N(H) hand PPN scare D fatigue ND"
    plain = position(Score("test"), s0=described)
    assert plain.match.result is not None
    assert plain.match.result.scores[0] == 15
    totals = {}
    for card in ("B2", "B3", "B4", "B5", "B10", "B12"):
        table = position(Score("test"), s0=f"{described} card {card}", s1="card B1")
        assert table.match.result is not None
        totals[card] = table.match.result.scores[0]
    assert totals == {"B2": 19, "B3": 18, "B4": 15, "B5": 15, "B10": 18, "B12": 16}


# --- B6 Busy streets


@clause("BC-316")
def test_b6_adds_one_coin_of_choice_beyond_the_full_city() -> None:
    table = position(Populate(), s0="card B6", city="PPP", supply="PND", holder=1)
    table.play("s1 pop:P")
    assert table.codes == ["b6:-", "b6:N", "b6:D"]
    table.play("b6:D")
    assert (table.city, table.supply) == ("PPPPD", "N")
    assert [(event.seat, event.coin) for event in table.told(BusyStreets)] == [(0, "D")]


@clause("BC-316")
def test_b6_may_be_declined() -> None:
    table = position(Populate(), s0="card B6", city="PPP", supply="PP")
    table.play("b6:-")
    assert (table.city, table.supply) == ("PPPP", "P")


@clause("BC-316", "BC-070")
def test_b6_an_over_full_city_is_not_trimmed_and_not_populated() -> None:
    table = position(StockCity(), s0="card B6", city="PPPPN", supply="PP")
    assert table.paused
    assert table.city == "PPPPN"
    assert position(StockCity(), s0="card B6", city="PPPN", supply="PP").paused, "nor a full one: no question"


@clause("BC-316")
def test_b6_is_not_asked_when_the_populating_used_up_the_supply() -> None:
    assert position(Populate(), s0="card B6", city="PPP", supply="P").paused
    assert position(Populate(), s0="card B6", city="PP", supply="P").paused
    assert position(Populate(), s0="card B6", city="PPP", supply="-").paused


def test_e24_card_b6() -> None:
    table = position(StockCity(), s0="", s1="card B6", holder=0, city="PP", supply="PPND")
    table.play("s0 pop:N", "s1 pop:D")
    assert (table.asked, table.codes) == (["s1 b6"], ["b6:-", "b6:P"])
    table.play("b6:P")
    assert (table.city, table.supply) == ("PPPND", "P")
    table = position(StockCity(), s0="", s1="card B6", holder=0, city="PP", supply="ND")
    assert table.paused
    assert (table.city, table.supply) == ("PPND", "-")


# --- B7 Blood price


@clause("BC-317")
def test_b7_gives_one_back_to_recover_two() -> None:
    table = position(FeedAndScare(), s0="3=D(T) hand PN fatigue PPD card B7", city="PPPP", supply="-")
    assert table.codes == [
        "b7:-", "b7:P>PP", "b7:P>PD", "b7:N>PP", "b7:N>PD",
    ]  # fmt: skip
    table.play("b7:P>PD")
    assert table.hand(0) == "PN", "part of the sealed plan: nothing has moved yet"
    assert table.codes == ["feed:-", "feed:3<P", "feed:3<N", "feed:3<D"], "recovered coins may be placed"
    table.play("feed:3<D", "scare:P")
    assert table.seat(0) == "3=D(T)<D hand N scare P fatigue P"
    assert table.supply == "P"
    assert [(event.coin, event.recovered) for event in table.told(BloodPrice)] == [("P", "PD")]


@clause("BC-317")
def test_b7_does_not_count_as_placing() -> None:
    table = position(FeedAndScare(), s0="3=D(H) hand N fatigue PD card B7", s1="3=D(H) hand P", city="PPPP", holder=1)
    table.play("s0 b7:N>PD", "s0 scare:-", "s1 scare:P")
    assert table.g.placed == [0, 1]
    assert table.quarter == 0


@clause("BC-317")
@pytest.mark.parametrize("described", ["fatigue PPP", "hand P fatigue P", "hand P"])
def test_b7_needs_one_hand_coin_and_two_tired_ones(described: str) -> None:
    table = position(FeedAndScare(), s0=f"3=D(H) {described} card B7", city="PPPP")
    assert table.paused or table.asked == ["s0 scare"]


@clause("BC-317")
def test_b7_the_coin_given_back_can_be_populated_in_the_same_phase() -> None:
    """Resolved at the reveal, before award and populating."""
    table = position(FeedAndScare(), s0="3=D(H) hand D fatigue NN card B7", city="PP", supply="PP")
    table.play("b7:D>NN", "scare:-")
    assert table.supply == "PPD"
    assert table.codes == ["pop:P", "pop:D"]


@clause("BC-317")
def test_b7_is_sealed_like_the_plans() -> None:
    def seen(*plan: str) -> bytes:
        table = position(FeedAndScare(), s0="3=D(H) hand D fatigue NN card B7", s1="3=D(H) hand P", city="PPPP")
        return table.play(*plan).match.view(1).to_bytes()

    assert seen("s0 b7:D>NN", "s0 scare:N") == seen("s0 b7:-", "s0 scare:-")
    assert seen("s0 b7:D>NN") == seen()


@clause("BC-317")
def test_b7_with_open_placement_is_resolved_at_the_commit() -> None:
    table = position(
        FeedAndScare(),
        s0="3=D(H) hand D fatigue NN card B7",
        s1="3=D(H) hand P",
        city="PPPP",
        holder=0,
        options={"placement": "open"},
    )
    table.play("s0 b7:D>NN", "s0 scare:-")
    assert table.asked == ["s1 scare"]
    assert (table.hand(0), table.supply) == ("NN", "D")


def test_e25_card_b7() -> None:
    table = position(FeedAndScare(), s0="3=D(T) hand N fatigue PD card B7", city="PPPP", supply="PP")
    assert table.codes == ["b7:-", "b7:N>PD"]
    table.play("b7:N>PD")
    assert table.codes == ["feed:-", "feed:3<P", "feed:3<D"]
    table.play("feed:3<P", "scare:-")
    assert table.g.placed[0] == 1
    assert table.seat(0) == "3=D(T)<P hand D scare - fatigue -"
    assert table.supply == "PPN"


# --- B8 Long arm


@clause("BC-318")
def test_b8_takes_from_the_supply_for_a_scared_hand_coin() -> None:
    table = position(TakeTurns(), s0="5=P(H) hand N card B8", city="PPP", supply="NND")
    table.play("far:N~N")
    assert table.seat(0) == "5=P(T) hand N scare N fatigue -"
    assert (table.city, table.supply) == ("PPP", "ND")
    assert [(event.coin, event.source) for event in table.told(Caught)] == [("N", "supply")]
    assert table.g.acted


@clause("BC-318")
def test_b8_follows_the_claw_rule_with_blood_rage_without_waste() -> None:
    """Rage comes from the coins that were in scare before; the coin moved gives none to this action."""
    table = position(TakeTurns(), s0="1=D(T) 2=D(T) 3=D(H) 4=D(T) 5=D(T) hand P scare ND card B8", supply="PN")
    assert table.codes == [
        "pass", "far:P~P+N", "far:N~P+N", "far:N~P+D", "repop:N", "repop:D",
    ]  # fmt: skip
    table.play("far:P~P+N")
    assert table.seat(0) == "1=D(T) 2=D(T) 3=D(T) 4=D(T) 5=D(T) hand P scare PD fatigue N"


@clause("BC-318")
def test_b8_never_leads_to_populating() -> None:
    table = position(TakeTurns(), s0="5=P(H) hand N card B8", city="-", supply="PNND")
    table.play("far:N~N")
    assert table.paused
    assert table.city == "-"
    assert table.told(Populated) == []


@clause("BC-318")
def test_b8_needs_a_hand_coin() -> None:
    table = position(TakeTurns(), s0="5=P(H) scare N card B8", city="P", supply="PND")
    assert table.codes == ["pass", "take:P", "repop:N"]


def test_e26_card_b8() -> None:
    table = position(TakeTurns(), s0="3=D(H) hand PN card B8", city="PPPP", supply="PND")
    assert table.codes == [
        "pass", "far:D~P", "far:D~N", "make:P@5", "make:P@4", "make:N@5", "make:N@4",
    ]  # fmt: skip
    table.play("far:D~P")
    assert table.seat(0) == "3=D(T) hand ND scare P fatigue -"
    assert (table.supply, table.city) == ("PN", "PPPP")


# --- B9 Double hunt


@clause("BC-319")
def test_b9_two_catches_for_two_scare_coins() -> None:
    table = position(TakeTurns(), s0="5=P(H) scare PN card B9", city="PNND", supply="P")
    table.play("take:N*PN")
    assert table.vampires(0) == "5=P(H)", "the vampire turns only after the second catch"
    assert (table.hand(0), table.scare(0), table.fatigue(0)) == ("N", "-", "PN")
    assert table.codes == ["take2:-", "take2:P", "take2:N", "take2:D"]
    table.play("take2:D")
    assert table.seat(0) == "5=P(T) hand ND scare - fatigue PN"
    assert [(event.coins, event.card) for event in table.told(Paid)] == [("PN", "B9")]


@clause("BC-319")
def test_b9_the_second_catch_may_be_declined() -> None:
    table = position(TakeTurns(), s0="5=P(H) scare PN card B9", city="NND")
    table.play("take:N*PN", "take2:-")
    assert table.seat(0) == "5=P(T) hand N scare - fatigue PN"
    assert table.city == "ND"


@clause("BC-319")
def test_b9_the_second_catch_needs_claw_and_is_automatic_when_nothing_qualifies() -> None:
    table = position(TakeTurns(), s0="3=D(H) scare PN card B9", city="PNDD")
    table.play("take:D*PN")
    assert table.codes == ["take2:-", "take2:D"]
    alone = position(TakeTurns(), s0="3=D(H) scare PN card B9", city="PND")
    alone.play("take:D*PN")
    assert alone.paused
    assert alone.vampires(0) == "3=D(T)"


@clause("BC-319")
def test_b9_the_raised_claw_counts_for_both_catches() -> None:
    table = position(TakeTurns(), s0="3=D(H) scare PNN card B9", city="PPND")
    table.play("take:P+N*PN")
    assert table.codes == ["take2:-", "take2:P", "take2:N", "take2:D"]


@clause("BC-319")
def test_b9_at_most_one_vampire_per_round() -> None:
    table = position(Round(), s0="2=P(H) 3=P(H) hand PPPP card B9", city="NNNN", supply="PP")
    table.play("scare:PPPP")
    assert "take:N*PP" in table.codes
    table.play("take:N*PP", "take2:N")
    assert table.codes == ["pass", "take:N", "make:N@5+P", "make:N@4+PP", "repop:P"], "the other has no double hunt"
    assert table.g.hunted == [True, False]
    table.play("pass")
    assert (table.g.round, table.g.hunted) == (7, [False, False]), "in the next round it may hunt again"


@clause("BC-319")
def test_b9_a_city_emptied_by_the_first_catch_is_populated_before_the_second() -> None:
    table = position(TakeTurns(), s0="5=P(H) scare PP card B9", city="D", supply="PPPNN", holder=0)
    table.play("take:D*PP")
    assert table.asked == ["s0 pop"]
    table.play("pop:N", "s1 pop:N")
    assert table.codes == ["take2:-", "take2:P", "take2:N"]
    table.play("take2:N")
    assert table.city == "PPN"


@clause("BC-319")
def test_b9_a_city_emptied_by_the_second_catch_is_populated_afterwards() -> None:
    table = position(TakeTurns(), s0="5=P(H) scare PP card B9", city="ND", supply="PPPPP")
    table.play("take:D*PP", "take2:N")
    assert table.vampires(0) == "5=P(T)"
    assert (table.city, table.supply) == ("PPPP", "P")


@clause("BC-319")
def test_b9_needs_two_villagers() -> None:
    assert position(TakeTurns(), s0="5=P(H) scare PP card B9", city="D", supply="-").codes == [
        "pass", "take:D", "repop:P",
    ]  # fmt: skip
    assert "take:D*PP" in position(TakeTurns(), s0="5=P(H) scare PP card B9", city="D", supply="P").codes


@clause("BC-319")
def test_b9_rage_goes_up_to_claw_3_without_waste() -> None:
    table = position(TakeTurns(), s0="5=P(H) scare PND card B9", city="D", supply="PP")
    hunts = [code for code in table.codes if "*" in code]
    assert hunts == ["take:D*PN", "take:D*PD", "take:D*ND"], "a penny has claw 3 already"


def test_e27_card_b9() -> None:
    table = position(TakeTurns(), s0="4=N(H) scare PND card B9", city="PN", supply="PPPP")
    assert table.codes == [
        "pass", "take:P+P", "take:P+N", "take:P+D", "take:N",
        "take:P+D*PN", "take:P+N*PD", "take:P+P*ND",
        "take:N*PN", "take:N+D*PN", "take:N*PD", "take:N+N*PD", "take:N*ND", "take:N+P*ND",
        "repop:P", "repop:N", "repop:D",
    ]  # fmt: skip
    table.play("take:N+D*PN")
    assert (table.hand(0), table.scare(0), table.fatigue(0), table.city) == ("N", "-", "PND", "P")
    assert table.codes == ["take2:-", "take2:P"]
    table.play("take2:P")
    assert table.paused
    assert (table.hand(0), table.vampires(0)) == ("PN", "4=N(T)")
    assert (table.city, table.supply) == ("PPPP", "-"), "the four pennies of the supply came without asking"


# --- B11 Rumour


@clause("BC-321")
def test_b11_may_be_used_at_the_start_of_each_own_turn() -> None:
    table = position(TakeTurns(), s0="2=N(H) 4=N(H) hand DD card B11", s1="3=N(H)", city="PPPP", supply="P", holder=0)
    assert table.asked == ["s0 b11"]
    table.play("b11:-")
    assert table.asked == ["s0 b11"], "seat 1's nickel has no action and no rumour; the next own vampire has one"
    assert table.ask.args is not None
    assert table.ask.args["slot"] == 4


@clause("BC-321")
def test_b11_scares_a_hand_coin_and_re_populates() -> None:
    table = position(TakeTurns(), s0="4=N(H) hand D card B11", city="PPPP", supply="NN", holder=1)
    table.play("b11:D")
    assert (table.scare(0), table.hand(0), table.fatigue(0)) == ("D", "-", "-")
    assert (table.city, table.supply) == ("-", "PPPPNN")
    assert table.asked == ["s1 pop"]
    table.play("pop:N", "pop:N")
    assert table.codes == ["pass", "take:P+D", "take:N", "repop:D"], "at most once per turn: now the action"


@clause("BC-321")
def test_b11_is_not_asked_without_hand_coins_or_villagers() -> None:
    assert position(TakeTurns(), s0="4=N(H) scare P card B11", city="PPPP", supply="N").asked == ["s0 action"]
    assert position(TakeTurns(), s0="4=P(H) hand P card B11").codes == ["pass", "make:P@5"]


@clause("BC-321")
def test_b11_is_for_heads_up_vampires_only() -> None:
    assert position(TakeTurns(), s0="4=N(T) hand P card B11", city="PPPP", supply="N").paused


def test_e28_card_b11() -> None:
    table = position(TakeTurns(), s0="4=N(H) hand D card B11", s1="", holder=1, city="PPPP", supply="NND")
    assert table.codes == ["b11:-", "b11:D"]
    table.play("b11:D")
    assert (table.scare(0), table.supply) == ("D", "PPPPNND")
    asked = []
    for answer in ("pop:N", "pop:P", "pop:P", "pop:D"):
        asked += table.asked
        table.play(answer)
    assert asked == ["s1 pop", "s0 pop", "s1 pop", "s0 pop"]
    assert table.asked == ["s0 action"]
    assert table.codes == ["pass", "take:P+D", "take:N", "take:D", "repop:D"]

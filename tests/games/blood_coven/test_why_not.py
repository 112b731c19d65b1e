"""Why something is not possible: every obstacle the game can give, with its clause and its facts."""

from __future__ import annotations

import pytest

from lychgate.core.ask import Obstacle
from lychgate.core.say import Say
from lychgate.games.blood_coven.steps.feed import FeedAndScare
from lychgate.games.blood_coven.steps.populate import Populate
from lychgate.games.blood_coven.steps.round import Refresh
from lychgate.games.blood_coven.steps.turns import TakeTurns
from lychgate.testing.clause import clause
from tests.games.blood_coven.positions import opening, position

COIN = {letter: Say("coin", {"coin": letter}) for letter in "PND"}


def coins(**counts: int) -> list[Say]:
    return [Say("coins", {"coin": letter, "count": count}) for letter, count in counts.items()]


def because(clause_id: str, key: str, **facts: str | int | Say | list[Say]) -> Obstacle:
    return Obstacle(clause_id, Say(f"why-{key}", facts))


# --- Phase 1


@clause("BC-040")
def test_there_is_no_vampire_on_that_slot() -> None:
    table = position(FeedAndScare(), s0="3=D(T) hand P")
    assert table.why_not("feed:2<P") == [because("BC-040", "slot-empty", slot=2)]


@clause("BC-043")
def test_that_vampire_is_not_hungry() -> None:
    table = position(FeedAndScare(), s0="3=D(T) 4=N(H) hand P")
    assert table.why_not("feed:4<P") == [because("BC-043", "not-hungry", slot=4)]


@clause("BC-046")
def test_that_food_is_not_in_hand() -> None:
    table = position(FeedAndScare(), s0="3=D(T) 4=D(T) hand P fatigue NN")
    assert table.why_not("feed:3<N") == [because("BC-046", "not-in-hand", coins=coins(N=1), hand=coins(P=1))]
    assert table.why_not("feed:3,4<PP") == [because("BC-046", "not-in-hand", coins=coins(P=2), hand=coins(P=1))]


@clause("BC-046")
def test_coins_that_are_in_hand_are_not_blamed() -> None:
    """Three pennies in hand and one hungry vampire: only the empty slots are in the way."""
    table = position(FeedAndScare(), s0="3=D(T) hand PPP")
    assert table.why_not("feed:1,2,3<PPP") == [
        because("BC-040", "slot-empty", slot=1),
        because("BC-040", "slot-empty", slot=2),
    ]


@clause("BC-046")
def test_that_coin_cannot_be_scared() -> None:
    table = position(FeedAndScare(), s0="3=D(H) hand PN fatigue D")
    assert table.why_not("scare:D") == [because("BC-046", "not-in-hand", coins=coins(D=1), hand=coins(P=1, N=1))]
    assert table.why_not("scare:PP") == [because("BC-046", "not-in-hand", coins=coins(P=2), hand=coins(P=1, N=1))]


def test_every_reason_is_given() -> None:
    table = position(FeedAndScare(), s0="2=D(T) 4=N(H) hand P")
    assert table.why_not("feed:1,4<NN") == [
        because("BC-040", "slot-empty", slot=1),
        because("BC-043", "not-hungry", slot=4),
        because("BC-046", "not-in-hand", coins=coins(N=1), hand=coins(P=1)),
    ]


def test_nothing_is_in_the_way_of_what_is_offered() -> None:
    table = position(FeedAndScare(), s0="3=D(T) hand P")
    assert [table.why_not(code) for code in table.codes] == [[]] * 2


# --- populating


@clause("BC-062")
def test_the_supply_has_no_such_coin() -> None:
    table = position(Populate(), city="PPP", supply="PD")
    assert table.why_not("pop:N") == [because("BC-062", "not-in-supply", coin=COIN["N"])]
    assert table.why_not(["supply:N"])[0] == because("BC-062", "not-in-supply", coin=COIN["N"])


# --- Take victim


@clause("BC-110")
def test_the_claw_is_too_weak() -> None:
    table = position(TakeTurns(), s0="3=D(H) scare D", city="PD", supply="P")
    assert table.why_not("take:P") == [because("BC-110", "claw", claw=1, needed=3, coin=COIN["P"])]
    assert table.why_not("take:P+D") == [because("BC-110", "claw", claw=2, needed=3, coin=COIN["P"])]


@clause("BC-113")
def test_there_is_no_such_villager_in_the_city() -> None:
    table = position(TakeTurns(), s0="5=P(H)", city="PD", supply="N")
    assert table.why_not("take:N") == [because("BC-113", "not-in-city", coin=COIN["N"])]


@clause("BC-146")
def test_that_blood_rage_would_be_wasted() -> None:
    table = position(TakeTurns(), s0="3=D(H) hand P scare PD", city="PND")
    assert table.why_not("take:D+P") == [because("BC-146", "waste", coins=coins(P=1))]
    assert table.why_not("take:P+PD") == [because("BC-146", "waste", coins=coins(P=1, D=1))]
    assert table.why_not("make:P@5+D") == [because("BC-146", "waste", coins=coins(D=1))]


# --- Make vampire


@clause("BC-120")
def test_the_fang_is_too_weak() -> None:
    table = position(TakeTurns(), s0="3=N(H) hand D scare D", city="PP")
    assert table.why_not("make:D@5") == [because("BC-120", "fang", fang=2, needed=3, coin=COIN["D"])]


@clause("BC-121")
def test_that_victim_is_not_in_hand() -> None:
    table = position(TakeTurns(), s0="3=D(H) hand P scare N fatigue N", city="PP")
    assert table.why_not("make:N@5") == [because("BC-121", "not-fresh", coin=COIN["N"])]


@clause("BC-125")
def test_the_surplus_does_not_reach_that_slot() -> None:
    table = position(TakeTurns(), s0="3=D(H) hand P", city="PP")
    assert table.why_not("make:P@2") == [because("BC-125", "too-fast", slot=2, slowest=5, surplus=2)]


@clause("BC-126")
def test_that_slot_is_occupied() -> None:
    table = position(TakeTurns(), s0="3=D(H) 4=P(T) hand P", city="PP")
    assert table.why_not("make:P@4") == [because("BC-126", "slot-taken", slot=4)]
    assert table.why_not("make:P@3") == [because("BC-126", "slot-taken", slot=3)]


@clause("BC-127")
def test_the_card_is_full() -> None:
    table = position(TakeTurns(), s0="1=D(H) 2=P(T) 3=P(T) 4=P(T) 5=P(T) hand P", city="D")
    assert table.why_not("make:P@3") == [because("BC-127", "card-full")]


# --- Re-populate


@clause("BC-150")
def test_no_such_coin_was_scared() -> None:
    table = position(TakeTurns(), s0="3=D(H) scare P", city="D")
    assert table.why_not("repop:N") == [because("BC-150", "no-scare-coin", coin=COIN["N"])]


@clause("BC-155")
def test_there_is_nobody_to_re_populate_with() -> None:
    table = position(TakeTurns(), s0="3=D(H) hand P scare N")
    assert table.why_not("repop:N") == [because("BC-155", "no-villagers")]


# --- ability cards


@clause("BC-300")
def test_that_card_was_not_dealt() -> None:
    table = opening(2, options={"abilities": "pick"}, chance=[",".join(map(str, range(12)))])
    assert table.why_not("card:B3", seat=0) == [because("BC-300", "card-not-dealt")]
    assert table.why_not("card:B2", seat=0) == []


@clause("BC-311")
def test_three_feed_four_cannot_feed_that_slot() -> None:
    table = position(FeedAndScare(), s0="1=P(T) 2=N(T) 3=D(T) 4=P(T) hand PNN card three_feed_four", city="PPPP")
    table.play("feed:1,2,3<PNN")
    assert table.why_not("b1:5") == [because("BC-311", "slot-empty", slot=5)]
    assert table.why_not("b1:2") == [because("BC-311", "not-hungry", slot=2)]


@clause("BC-316")
def test_busy_streets_cannot_bring_what_the_supply_does_not_have() -> None:
    table = position(Populate(), s0="card busy_streets", city="PPP", supply="PP")
    assert table.why_not("b6:D") == [because("BC-062", "not-in-supply", coin=COIN["D"])]


@clause("BC-317")
def test_blood_price_cannot_give_or_recover_what_is_not_there() -> None:
    table = position(FeedAndScare(), s0="3=D(H) hand P fatigue NN card blood_price")
    assert table.why_not("b7:D>NN") == [because("BC-317", "not-fresh", coin=COIN["D"])]
    assert table.why_not("b7:P>ND") == [because("BC-317", "not-resting", coins=coins(N=1, D=1))]


@clause("BC-318")
def test_long_arm_cannot_take_or_scare_what_is_not_there() -> None:
    table = position(TakeTurns(), s0="3=D(H) hand P scare D card long_arm", city="PPPP", supply="PD")
    assert table.why_not("far:N~P+D") == [because("BC-318", "not-in-supply", coin=COIN["N"])]
    assert table.why_not("far:D~N") == [because("BC-318", "not-fresh", coin=COIN["N"])]
    assert table.why_not("far:P~P") == [because("BC-110", "claw", claw=1, needed=3, coin=COIN["P"])]
    assert table.why_not("far:D~P+D") == [because("BC-146", "waste", coins=coins(D=1))]


@clause("BC-319")
def test_double_hunt_cannot_hunt_twice_in_a_round() -> None:
    table = position(TakeTurns(), s0="2=P(H) 3=P(H) scare PPPP card double_hunt", city="NNNN")
    table.play("take:N*PP", "take2:-")
    assert table.why_not("take:N*PP") == [because("BC-319", "hunted-already")]


@clause("BC-319")
def test_double_hunt_needs_two_villagers_claw_and_no_waste() -> None:
    one = position(TakeTurns(), s0="5=P(H) scare PP card double_hunt", city="D")
    assert one.why_not("take:D*PP") == [because("BC-319", "too-few-villagers")]
    table = position(TakeTurns(), s0="3=D(H) scare PPD card double_hunt", city="PD", supply="P")
    assert table.why_not("take:N*PP") == [
        because("BC-113", "not-in-city", coin=COIN["N"]),
        because("BC-110", "claw", claw=1, needed=2, coin=COIN["N"]),
    ]
    penny = position(TakeTurns(), s0="5=P(H) scare PPD card double_hunt", city="PD", supply="P")
    assert penny.why_not("take:D+D*PP") == [because("BC-146", "waste", coins=coins(D=1))]


@clause("BC-319")
def test_double_hunt_the_second_catch_explains_itself() -> None:
    table = position(TakeTurns(), s0="3=D(H) scare PP card double_hunt", city="PDD")
    table.play("take:D*PP")
    assert table.why_not("take2:P") == [because("BC-110", "claw", claw=1, needed=3, coin=COIN["P"])]
    assert table.reasons("take2:N") == ["BC-113", "BC-110"]


@clause("BC-321")
def test_rumour_needs_the_coin_in_hand() -> None:
    table = position(TakeTurns(), s0="3=D(H) hand P card rumour", city="PPPP")
    assert table.why_not("b11:N") == [because("BC-321", "not-fresh", coin=COIN["N"])]


@clause("BC-170", "BC-172", "BC-175")
def test_the_final_feeding_must_feed_as_many_as_possible() -> None:
    table = position(Refresh(), s0="1=P(T) 2=D(T) 3=N(T) 4=D(H) hand PP card no_copper_blood", acted=True)
    assert table.why_not("finalfeed:2") == [because("BC-172", "feed-exactly", count=2)]
    assert table.why_not("finalfeed:1,2,3") == [because("BC-172", "feed-exactly", count=2)]
    assert table.why_not("finalfeed:2,4") == [because("BC-175", "not-hungry", slot=4)]
    assert table.why_not("finalfeed:2,5") == [because("BC-170", "slot-empty", slot=5)]


# --- anything else


@clause("BC-090")
def test_another_seat_is_told_that_it_is_not_its_turn() -> None:
    table = position(TakeTurns(), s0="1=P(H)", s1="2=P(H)", city="PP")
    (reason,) = table.why_not("take:P", seat=1)
    assert (reason.clause, reason.say.key) == ("BC-090", "why-others-decide")


@clause("BC-025", "BC-049", "BC-061")
def test_a_sealed_choice_stays_and_others_pick_in_their_turn() -> None:
    start = opening(2)
    start.match.answer(0, "start:D")
    reason = start.why_not("start:P", seat=0)[0]
    assert (reason.clause, reason.say.key) == ("BC-025", "why-sealed")
    plan = position(FeedAndScare(), s0="3=D(T) hand P", s1="3=D(T) hand P")
    plan.match.answer(0, "feed:3<P")
    assert plan.reasons("feed:-", seat=0)[0] == "BC-049"
    pick = position(Populate(), holder=1, city="PPP", supply="PND")
    assert pick.reasons("pop:P", seat=0) == ["BC-061"]


@pytest.mark.parametrize(
    "typed, clauses, form",
    [
        ("", ["BC-094"], "pass"),
        ("take", ["BC-110"], "take:P+P"),
        ("take:X", ["BC-002"], "take:P+P"),
        ("take:PD", ["BC-112"], "take:P+P"),
        ("take:P+N", ["BC-140"], "take:P+P"),
        ("make:P@9", ["BC-003"], "make:P@5"),
        ("make:PP@5", ["BC-120"], "make:P@5"),
        ("make:P@5+N", ["BC-140"], "make:P@5"),
        ("feed:3<P", ["BC-040"], "feed:3,5<PN"),
        ("scare:-", ["BC-045"], "scare:PN"),
        ("repop:PP", ["BC-150"], "repop:P"),
        ("repop:P+P", ["BC-145"], "repop:P"),
        ("☠", ["BC-094"], "pass"),
    ],
)
def test_what_is_not_written_well_is_answered_with_what_would_be(typed: str, clauses: list[str], form: str) -> None:
    table = position(TakeTurns(), s0="3=D(H) hand P scare P", city="PD")
    assert table.reasons(typed) == clauses
    assert table.why_not(typed)[0].form == form


@clause("BC-042")
def test_two_coins_on_one_vampire() -> None:
    assert position(FeedAndScare(), s0="3=D(T) hand PP", city="PPPP").reasons("feed:3<PP") == ["BC-042"]


@clause("BC-068")
@pytest.mark.parametrize("typed", ["pop:-", "pass", "none"])
def test_bringing_a_villager_cannot_be_declined(typed: str) -> None:
    assert position(Populate(), city="PPP", supply="PND").reasons(typed) == ["BC-068"]


# --- pointing


def test_marks_are_explained_like_codes() -> None:
    """Pointing at a villager out of reach: of all ways to catch it, the reason against the nearest."""
    table = position(TakeTurns(), s0="3=D(H) scare D", city="PD", supply="P")
    assert table.why_not(["city:P"]) == [because("BC-110", "claw", claw=1, needed=3, coin=COIN["P"])]
    assert table.why_not(["city:D"]) == []


@clause("BC-046", "BC-080", "BC-121")
def test_a_tired_coin_can_neither_feed_nor_be_turned() -> None:
    feeding = position(FeedAndScare(), s0="3=D(T) hand P fatigue N", city="PPPP")
    assert feeding.reasons(["fatigue:0:N"])[0] == "BC-046"
    turn = position(TakeTurns(), s0="3=D(H) hand P fatigue N", city="PD")
    assert turn.reasons(["fatigue:0:N"]) == ["BC-121", "BC-040", "BC-045"]


@clause("BC-113")
def test_the_supply_cannot_be_hunted() -> None:
    table = position(TakeTurns(), s0="3=D(H) hand P", city="PD", supply="D")
    assert table.reasons(["supply:D"]) == ["BC-113", "BC-062"]


@clause("BC-090", "BC-093")
def test_a_vampire_that_does_not_act_now_says_why() -> None:
    table = position(TakeTurns(), s0="2=D(H) 3=P(T) 4=D(H) hand N", city="DD", supply="D")
    assert table.reasons(["slots:0:3:P"])[0] == "BC-093"
    assert table.reasons(["slots:0:4:D"])[0] == "BC-090"
    assert table.reasons(["slots:0:2:D"])[0] == "BC-094"
    assert table.match.about(0, "slots:0:2:D").ways == tuple(table.codes)


@clause("BC-043")
def test_a_well_fed_vampire_says_first_that_it_needs_no_food() -> None:
    table = position(FeedAndScare(), s0="3=D(T) 4=N(H) hand P", city="PPPP")
    assert table.reasons(["slots:0:4:N"])[0] == "BC-043"

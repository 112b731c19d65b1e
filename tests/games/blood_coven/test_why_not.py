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


@clause("BC-201")
def test_who_has_finished_in_a_race_is_told_so_and_not_that_anything_is_sealed() -> None:
    table = position(FeedAndScare(), s0="3=D(T) hand P", s1="3=D(T) hand P", options={"placement": "race"})
    table.play("s0 feed:-", "s0 scare:-")
    reason = table.why_not("feed:3<P", seat=0)[0]
    assert (reason.clause, reason.say.key) == ("BC-201", "why-finished")


@clause("BC-004", "BC-096", "BC-112", "BC-124", "BC-140", "BC-145", "BC-150")
@pytest.mark.parametrize(
    "typed, clauses, form",
    [
        ("", ["BC-094"], "pass"),
        ("pass:", ["BC-096"], "pass"),
        ("pass+P", ["BC-145"], "pass"),
        ("end", ["BC-094"], "pass"),
        ("take", ["BC-110"], "take:P+P"),
        ("take:-", ["BC-096"], "take:P+P"),
        ("take:D*PP", ["BC-319"], "take:P+P"),
        ("far:D~P", ["BC-318"], "far:P~N"),
        ("make:P", ["BC-124"], "make:P@5"),
        ("make:P@4,5", ["BC-004"], "make:P@5"),
        ("repop", ["BC-150"], "repop:P"),
        ("pop:P", ["BC-062"], "pop:P"),
        ("start:D", ["BC-022"], "start:D"),
        ("card:B1", ["BC-300"], "card:B7"),
        ("b1:3", ["BC-311"], "b1:3"),
        ("b6:P", ["BC-316"], "b6:P"),
        ("b7:P>NN", ["BC-317"], "b7:P>NN"),
        ("b11:P", ["BC-321"], "b11:P"),
        ("take2:P", ["BC-319"], "take2:P"),
        ("finalfeed:3", ["BC-172"], "finalfeed:3,5"),
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


@clause("BC-002", "BC-003", "BC-013", "BC-042", "BC-043", "BC-046", "BC-049")
@pytest.mark.parametrize(
    "own, typed, clauses",
    [
        ("3=D(T) hand PP", "feed:3<PP", ["BC-042"]),
        ("3=D(T) hand PP", "feed:3", ["BC-042"]),
        ("3=D(T) hand PP", "feed:3,3<PP", ["BC-042"]),
        ("3=D(T) 4=P(T) hand PN", "feed:4,3<PN", ["BC-013"]),
        ("3=D(T) 4=P(T) hand PN", "feed:3,4<NP", ["BC-013"]),
        ("3=D(T) hand PP", "feed:0<P", ["BC-003"]),
        ("3=D(T) hand PP", "feed:3<Q", ["BC-002"]),
        ("3=D(T) hand PP", "pass", ["BC-040"]),
        ("3=D(H) hand PN", "feed:3<P", ["BC-043"]),
        ("3=D(H) hand PN", "scare:NP", ["BC-013"]),
        ("3=D(H) hand PN", "scare:PPPP", ["BC-046"]),
        ("3=D(H) hand PN", "scare:Q", ["BC-002"]),
    ],
)
def test_plans_that_are_not_written_well(own: str, typed: str, clauses: list[str]) -> None:
    assert position(FeedAndScare(), s0=own, city="PPPP").reasons(typed, seat=0) == clauses


@clause("BC-049")
@pytest.mark.parametrize("placement", ["sealed", "open", "race"])
def test_once_coins_are_scared_feeding_is_over(placement: str) -> None:
    table = position(FeedAndScare(), s0="3=D(T) 4=P(H) hand PP", city="PPPP", options={"placement": placement})
    table.play("feed:3<P")
    assert table.reasons("feed:-") == ["BC-049"]
    assert table.reasons(["slots:0:3"])[0] == "BC-049"
    assert table.reasons(["slots:0:4"])[0] == "BC-043"
    assert table.reasons(["slots:0:5"])[0] == "BC-040"


@clause("BC-201", "BC-205")
def test_who_has_finished_or_waits_is_told_by_the_rule_of_the_placement() -> None:
    plans = {"s0": "3=D(H) hand P", "s1": "3=D(H) hand P", "city": "PPPP"}
    race = position(FeedAndScare(), options={"placement": "race"}, **plans)  # type: ignore[arg-type]
    assert race.play("s0 scare:P").reasons("scare:-", seat=0)[0] == "BC-201"
    one_by_one = position(FeedAndScare(), options={"placement": "open"}, **plans)  # type: ignore[arg-type]
    assert one_by_one.reasons("scare:-", seat=1) == ["BC-205"]
    assert opening(options={"placement": "open"}).reasons("start:D", seat=1)[0] == "BC-205"


@pytest.mark.parametrize(
    "typed, clauses, form",
    [
        ("b7:P", ["BC-317"], "b7:P>NN"),
        ("b7:P>N", ["BC-317"], "b7:P>NN"),
        ("b7:P>DN", ["BC-013"], "b7:P>NN"),
        ("pass", ["BC-317"], "b7:-"),
    ],
)
@clause("BC-317")
def test_a_blood_price_that_is_not_written_well(typed: str, clauses: list[str], form: str) -> None:
    table = position(FeedAndScare(), s0="3=D(T) hand P fatigue NND card blood_price", city="PPPP")
    assert table.reasons(typed) == clauses
    assert table.why_not(typed)[0].form == form


@pytest.mark.parametrize(
    "own, typed, clauses",
    [
        pytest.param("scare PP card double_hunt", "take:D*P", ["BC-319"], marks=clause("BC-319")),
        pytest.param("scare PP card double_hunt", "take:D*NN", ["BC-319"], marks=clause("BC-319")),
        pytest.param("scare PP card double_hunt", "take:D+P*PP", ["BC-140"], marks=clause("BC-140")),
        pytest.param("hand PN card long_arm", "far:D", ["BC-318"], marks=clause("BC-318")),
        pytest.param("hand PN card long_arm", "far:D~PN", ["BC-318"], marks=clause("BC-318")),
        pytest.param("hand PN card long_arm", "far:PD~P", ["BC-112"], marks=clause("BC-112")),
        pytest.param("hand PN card rumour", "b11:PN", ["BC-321"], marks=clause("BC-321")),
        pytest.param("hand PN card rumour", "pass", ["BC-321"], marks=clause("BC-321")),
    ],
)
def test_actions_of_cards_that_are_not_written_well(own: str, typed: str, clauses: list[str]) -> None:
    table = position(TakeTurns(), s0=f"3=D(H) {own}", city="PD", supply="PD")
    assert table.reasons(typed) == clauses


@clause("BC-220", "BC-316")
def test_a_villager_more_that_is_not_written_well() -> None:
    table = position(Populate(), s0="card busy_streets", city="PPP", supply="PPD").play("pop:P")
    assert (table.reasons("b6:PD"), table.reasons("b6:Q"), table.reasons("pass")) == (
        ["BC-316"],
        ["BC-002"],
        ["BC-316"],
    )
    lucky = {"random_streets": True}
    table = position(Populate(), s0="card busy_streets", city="PPP", supply="PPD", options=lucky)
    assert (table.asked, table.reasons("b6:P")) == (["s0 b6"], ["BC-220"])


@clause("BC-022", "BC-300")
def test_choices_before_the_first_night_that_are_not_written_well() -> None:
    start = opening()
    assert [start.reasons(typed, seat=0) for typed in ("start:-", "start:PN", "pass")] == [["BC-022"]] * 3
    card = opening(options={"abilities": "pick"}, chance=[",".join(map(str, range(12)))])
    assert [card.reasons(typed, seat=0) for typed in ("card:B13", "card", "pass")] == [["BC-300"]] * 3


@clause("BC-172", "BC-311")
def test_last_and_free_feedings_that_are_not_written_well() -> None:
    last = position(Refresh(), s0="1=P(T) 2=D(T) 3=N(T) hand PP card no_copper_blood", acted=True)
    assert [last.reasons(typed) for typed in ("finalfeed:-", "pass")] == [["BC-172"]] * 2
    assert (last.reasons("finalfeed:2,1"), last.reasons("finalfeed:2,2")) == (["BC-013"], ["BC-042"])
    assert last.reasons(["hand:0:P"])[0] == "BC-172"
    free = position(FeedAndScare(), s0="1=P(T) 2=N(T) 3=D(T) 4=P(T) 5=P(T) hand PNN card three_feed_four", city="PPPP")
    assert free.play("feed:1,2,3<PNN").reasons("b1:4,5") == ["BC-311"]
    assert free.reasons("pass") == ["BC-311"]


@clause("BC-168")
def test_when_the_match_is_over_nothing_can_be_chosen() -> None:
    table = position(Refresh(), s0="3=D(H)")
    assert table.match.over
    for query in ("hand:0:P", "slots:0:3:D", "city", "take:P", "pass"):
        (reason,) = table.why_not(query, seat=0)
        assert (reason.clause, reason.say.key) == ("BC-168", "why-over")


@clause("BC-068")
@pytest.mark.parametrize("typed", ["pop:-", "pass", "none"])
def test_bringing_a_villager_cannot_be_declined(typed: str) -> None:
    assert position(Populate(), city="PPP", supply="PND").reasons(typed) == ["BC-068"]


# --- pointing


@clause("BC-023", "BC-045", "BC-062")
@pytest.mark.parametrize(
    "what, asked, where, id",
    [
        ("start", "s0 start", None, "slots:0:3"),
        ("scare", "s0 scare", {"s0": "3=D(H) hand P"}, "scare:0"),
        ("feed", "s0 feed", {"s0": "3=D(T) hand P"}, "fed:0:3"),
        ("pop", "s0 pop", {"city": "PPP", "supply": "PND"}, "city"),
    ],
)
def test_pointing_at_where_a_coin_will_go_leads_to_the_answers(
    what: str, asked: str, where: dict[str, str] | None, id: str
) -> None:
    step = Populate() if what == "pop" else FeedAndScare()
    table = opening() if where is None else position(step, **where)  # type: ignore[arg-type]
    assert asked in table.asked
    told = table.match.about(0, id)
    ask = table.match.ask(0)
    assert ask is not None
    assert told.ways == tuple(option.code for option in ask.options)


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
    assert turn.reasons(["fatigue:0:N"]) == ["BC-121", "BC-080", "BC-040"]


@clause("BC-045")
def test_what_was_not_set_aside_cannot_be_spent() -> None:
    table = position(TakeTurns(), s0="3=D(H) hand N scare P", city="PD")
    assert table.reasons(["scare:0:N"])[0] == "BC-045"
    assert table.why_not(["scare:0:N"])[0].say.key == "why-nothing-set-aside"
    assert table.reasons(["scare:0:P"]) == []


@clause("BC-113")
def test_the_supply_cannot_be_hunted() -> None:
    table = position(TakeTurns(), s0="3=D(H) hand P", city="PD", supply="D")
    assert table.reasons(["supply:D"]) == table.reasons(["supply"]) == ["BC-113", "BC-062"]


@clause("BC-090", "BC-093", "BC-099")
def test_a_vampire_that_does_not_act_now_says_why() -> None:
    table = position(TakeTurns(), s0="1=D(H) 2=D(H) 3=P(T) 4=D(H) hand N", city="DD", supply="D").play("pass")
    assert table.reasons(["slots:0:1:D"]) == ["BC-099"]
    assert table.reasons(["slots:0:3:P"])[0] == "BC-093"
    assert table.reasons(["slots:0:4:D"])[0] == "BC-090"
    assert table.reasons(["slots:0:2:D"])[0] == "BC-094"
    assert table.match.about(0, "slots:0:2:D").ways == tuple(table.codes)


@clause("BC-043")
def test_a_well_fed_vampire_says_first_that_it_needs_no_food() -> None:
    table = position(FeedAndScare(), s0="3=D(T) 4=N(H) hand P", city="PPPP")
    assert table.reasons(["slots:0:4:N"]) == ["BC-043", "BC-090"], "nothing about other coffins"


@clause("BC-056", "BC-317")
def test_a_coin_given_back_for_blood_price_has_its_place_in_the_plan() -> None:
    table = position(FeedAndScare(), s0="3=D(H) hand N fatigue PD card blood_price", s1="3=D(H) hand P", city="PPPP")
    table.play("s0 b7:N>PD")
    assert table.match.about(0, "hand:0:N").reasons[0] == because("BC-056", "planned-already")
    assert "scare:P" in table.match.about(0, "fatigue:0:P").codes


@clause("BC-056")
def test_food_in_the_plan_still_lies_in_hand_and_says_so() -> None:
    """Until the reveal the table shows both pennies in hand: it would be untrue that the hand holds one."""
    table = position(FeedAndScare(), s0="3=D(T) hand PPN", s1="3=D(H) hand P", city="PPPP").play("s0 feed:3<P")
    planned = because("BC-056", "planned-already")
    assert table.why_not("scare:PP", seat=0) == [planned]
    assert table.why_not("scare:NN", seat=0) == [
        because("BC-046", "not-in-hand", coins=coins(N=2), hand=coins(P=2, N=1))
    ]
    last = position(FeedAndScare(), s0="3=D(T) hand PN", s1="3=D(H) hand P", city="PPPP").play("s0 feed:3<P")
    assert last.match.about(0, "hand:0:P").reasons[0] == planned


@clause("BC-121", "BC-150")
def test_who_holds_nothing_is_not_told_of_single_coins() -> None:
    table = position(TakeTurns(), s0="3=D(H)", city="PD")
    assert table.why_not(["hand:0"])[0] == table.why_not(["slots:0:5"])[0] == because("BC-121", "hand-empty")
    nobody, costs = because("BC-045", "nobody-set-aside"), because("BC-150", "nobody-scared")
    assert table.why_not(["scare:0"])[:2] == [nobody, costs]


@clause("BC-201")
def test_nobody_says_that_a_race_decides_where_there_is_none() -> None:
    """Of a sealed match it would be untrue that the quarter goes to whoever is done first."""
    (reason,) = position(FeedAndScare(), s0="3=D(T) hand P").why_not("first:0", seat=0)
    assert (reason.clause, reason.say.key) == ("BC-201", "when-clock-says-first")

"""The Master's demand and the variant Etiquette: CA-116 to CA-132, CA-213 to CA-216."""

from __future__ import annotations

import pytest

from lychgate.core.ask import Seat
from lychgate.games.carpathes.events.blood import Lost
from lychgate.games.carpathes.events.masters import Acknowledged, Demanded, Forgot, GraceMoved, OrderLapsed
from lychgate.games.carpathes.steps.turn import Act, Turn
from lychgate.testing.clause import clause
from tests.games.carpathes.positions import Position, position

ACT = Act(Seat(0))
TURN = Turn(Seat(0))


def slave(own: str = "60", master: str = "30", third: str = "90", **more: object) -> Position:
    """Seat 0, Slave of seat 1 with Grace 2, begins his turn."""
    return position(TURN, Turn(Seat(1)), s0=f"{own} slave=1:2", s1=master, s2=third, active=1, **more)  # type: ignore[arg-type]


@clause("CA-117")
def test_one_demand_at_the_start_of_each_slaves_turn() -> None:
    table = slave()
    assert (table.question, table.codes) == ("s1 demand", ["nothing", "feed", "attack:2"])
    table.play("nothing")
    assert (table.question, table.g.demand) == ("s0 act", "nothing")
    table.play("end")
    assert table.question == "s1 act", "a free vampire's turn begins without"


@clause("CA-118")
@pytest.mark.parametrize("blood, offered", [(30, True), (35, False), (5, True)])
def test_only_a_hungry_master_may_ask_to_be_fed(blood: int, offered: bool) -> None:
    table = slave(master=str(blood))
    assert ("feed" in table.codes) is offered
    assert table.reasons("feed") == ([] if offered else ["CA-118"])


@clause("CA-119")
def test_the_adversary_named_is_outside_the_camp_and_visible() -> None:
    table = position(TURN, s0="60 slave=1:2", s1="90", s2="90 slave=1:0", s3="90 invisible", s4="90", active=1)
    assert table.codes == ["nothing", "attack:4"]
    assert {code: table.reasons(code) for code in ("attack:0", "attack:1", "attack:2", "attack:3")} == {
        "attack:0": ["CA-119"], "attack:1": ["CA-119"], "attack:2": ["CA-119"], "attack:3": ["CA-119"],
    }  # fmt: skip


@clause("CA-120")
def test_demands_are_public_and_skipped_when_none_is_possible() -> None:
    table = slave().play("attack:2")
    assert [(event.what, event.quarry) for event in table.told(Demanded)] == [("attack", 2)]
    values = table.match.view(None).values
    assert (values["demand"], values["quarry"]) == ("attack", 2)
    assert slave(master="90", third="90 invisible").question == "s0 act"


@clause("CA-121", "CA-122")
def test_feeding_is_an_action_paid_as_the_slave_likes() -> None:
    table = slave("60 WO").play("feed", "feed")
    assert (table.question, table.codes) == ("s0 feed", ["pay:20", "pay:W+5", "pay:O+15", "pay:WO"])
    assert table.ask.args == {"title": "f"}, "Elisabeth is a Mistress"
    table.play("pay:W+5")
    assert (table.blood[:2], table.grace[0], table.g.actions) == ([55, 50], 4, 2)
    assert table.human_discard == ["woman"]


@clause("CA-122")
def test_the_master_gains_exactly_twenty() -> None:
    table = slave("60 WW").play("feed", "feed", "pay:WW")
    assert table.blood[:2] == [60, 50]


@clause("CA-121")
def test_without_means_of_twenty_there_is_no_feeding() -> None:
    table = slave("20").play("feed")
    assert table.reasons("feed") == ["CA-121"]


@clause("CA-123")
def test_a_bound_slave_may_not_end_his_turn_nor_waste_his_means() -> None:
    table = slave("25 O bite,invisibility,wolf_call").play("feed")
    assert table.codes == ["draw:human", "draw:power", "play:bite", "recover", "feed"]
    assert {code: table.reasons(code) for code in ("end", "play:wolf_call", "play:invisibility")} == {
        "end": ["CA-123"], "play:wolf_call": ["CA-123"], "play:invisibility": ["CA-123", "CA-123"],
    }  # fmt: skip
    assert table.play("play:bite").codes == ["pay:5", "pay:O"]


@clause("CA-123")
def test_the_means_are_counted_right_after_the_payment() -> None:
    table = slave("25 coffin").play("feed")
    assert table.reasons("play:coffin") == ["CA-123"], "though it would give 30"


@clause("CA-123")
def test_a_payment_must_leave_twenty() -> None:
    table = slave("25 O devil_hand,bite").play("feed", "play:bite")
    assert table.codes == ["pay:5", "pay:O"]
    table = slave("20 M bite", poker_face=True).play("feed", "play:bite")
    assert table.codes == ["pay:5"]
    assert table.reasons("pay:M") == ["CA-123"]


@clause("CA-123")
def test_a_recovery_must_leave_twenty_when_it_is_done() -> None:
    assert slave("90 MM").play("feed", "recover").blood[0] == 100
    table = slave("5 OOOO").play("feed")
    assert "recover" in table.codes, "old men become blood one for one"
    table = slave("5 M", event="burning_thirst").play("feed")
    assert table.reasons("recover") == ["CA-123"]


@clause("CA-123")
def test_with_one_action_left_only_feeding_and_free_activations_remain() -> None:
    table = slave("60 M laid=night_hunt").play("feed", "draw:power", "draw:power")
    assert table.codes == ["use:night_hunt", "feed"]
    assert table.reasons("draw:human") == ["CA-123"]


@clause("CA-124")
def test_the_duty_binds_as_soon_as_the_means_are_there() -> None:
    table = slave("20", top_humans="O").play("feed")
    assert "end" in table.codes
    table.play("draw:human")
    assert table.offers("end", "feed", "draw:human") == [False, True, True]


@clause("CA-124")
def test_without_an_action_left_the_duty_does_not_bind() -> None:
    table = position(
        ACT, s0="20 slave=1:2 laid=night_hunt", s1="30", demand="feed", active=0, actions=0, top_humans="M"
    )
    table.play("use:night_hunt")
    assert (table.paused, table.grace[0]) == (True, 0), "too late to feed: the turn ends, at the price of Grace"
    table = position(ACT, s0="60 slave=1:2 laid=night_hunt", s1="30", demand="feed", active=0, actions=0)
    assert table.codes == ["use:night_hunt", "end"]


@clause("CA-124", "CA-148")
def test_an_invisible_slave_is_not_bound() -> None:
    table = slave("60 invisible").play("feed")
    assert table.codes == ["draw:human", "draw:power", "end"]
    table.play("end")
    assert table.grace[0] == 0


@clause("CA-125")
def test_feeding_needs_a_demand_and_happens_once() -> None:
    table = slave("80").play("nothing")
    assert table.reasons("feed") == ["CA-125"]
    table = slave("80").play("feed", "feed")
    assert table.reasons("feed") == ["CA-125"]
    assert table.offers("end", "draw:human") == [True, True], "the duty is done, whatever means are left"


@clause("CA-126")
def test_not_having_fed_costs_two_grace() -> None:
    table = slave("15").play("feed", "end")
    assert table.grace[0] == 0


@clause("CA-127")
def test_freedom_ends_the_demand() -> None:
    table = position(TURN, s0="20 bite slave=1:4", s1="30", s2="90", active=1).play("feed", "play:bite")
    assert (table.masters[0], table.g.demand) == (-1, "nothing")
    table.play("end")
    assert table.grace[0] == -1


@clause("CA-116")
def test_an_order_lapses_when_the_adversary_joins_the_camp() -> None:
    table = position(TURN, s0="60 slave=1:2", s1="90", s2="20", s3="90", active=1).play("attack:2", "dominate:2", "end")
    assert table.grace[0] == 2
    assert [(event.seat, event.quarry) for event in table.told(OrderLapsed)] == [(0, 2)]


@clause("CA-116")
def test_an_order_lapses_also_when_the_adversarys_master_is_dominated() -> None:
    table = position(TURN, s0="60 slave=1:2", s1="90", s2="90 slave=3:0", s3="20", s4="90", active=1)
    table.play("attack:2", "dominate:3", "end")
    assert (table.grace[0], table.masters[2]) == (2, 1)


@clause("CA-128", "CA-129")
def test_a_yellow_card_against_the_adversary_obeys_for_one_grace() -> None:
    table = position(TURN, s0="60 wolf_call slave=1:2", s1="90", s2="90", s3="90", active=1)
    table.play("attack:3", "play:wolf_call", "at:3")
    assert (table.grace[0], table.g.served) == (3, True)
    table.play("end")
    assert table.grace[0] == 3


@clause("CA-128")
def test_another_target_or_a_blue_power_does_not_obey() -> None:
    table = position(TURN, s0="60 wolf_call laid=bloodletting slave=1:2", s1="90", s2="90", s3="90", active=1)
    table.play("attack:3", "play:wolf_call", "at:2", "use:bloodletting", "at:3")
    assert (table.grace[0], table.g.served) == (4, False)
    table.play("end")
    assert table.grace[0] == 3


@clause("CA-129")
def test_only_the_first_obeys_the_others_are_attacks() -> None:
    table = slave("60 wolf_call,bite").play("attack:2", "play:wolf_call", "play:bite")
    assert table.grace[0] == 4
    assert [event.why for event in table.told(GraceMoved)] == ["order", "attack"]


@clause("CA-130", "CA-131")
def test_a_slave_may_refuse_at_the_price_of_one_grace() -> None:
    table = slave("60 wolf_call").play("attack:2")
    assert "end" in table.codes
    table.play("end")
    assert table.grace[0] == 1


@clause("CA-130")
def test_inability_counts_as_refusal() -> None:
    assert slave("60").play("attack:2", "end").grace[0] == 1


@clause("CA-132")
def test_a_countered_attack_still_obeys() -> None:
    table = slave("60 wolf_call", third="90 attack_return").play(
        "attack:2", "play:wolf_call", "attack_return:10", "end"
    )
    assert table.grace[0] == 3


# --- Etiquette

ETIQUETTE = {"etiquette": True}


@clause("CA-213")
def test_the_interface_uses_the_titles() -> None:
    """Elisabeth (seat 1) is a Mistress, Dracula (seat 0) a Master."""
    table = slave(options=ETIQUETTE).play("feed", "title", "title")
    assert [(event.title, event.word) for event in table.told(Acknowledged)] == [("f", "title")]
    table = position(Turn(Seat(1)), s0="30", s1="60 slave=0:1", s2="90", options=ETIQUETTE).play(
        "feed", "title", "title"
    )
    assert [event.title for event in table.told(Acknowledged)] == ["m"]


@clause("CA-214", "CA-215")
def test_leaving_out_the_word_costs_five() -> None:
    table = slave(options=ETIQUETTE).play("feed")
    assert (table.question, table.codes) == ("s1 address", ["bare", "title"])
    table.play("bare")
    assert (table.question, table.codes, table.blood[1]) == ("s0 acknowledge", ["bare", "title"], 25)
    table.play("bare")
    assert (table.question, table.blood[:2]) == ("s0 act", [55, 25])
    assert [event.seat for event in table.told(Forgot)] == [1, 0]


@clause("CA-214", "CA-215")
def test_saying_it_costs_nothing() -> None:
    table = slave(options=ETIQUETTE).play("attack:2", "title", "title")
    assert table.blood[:2] == [60, 30]


@clause("CA-214")
def test_the_variant_is_off_by_default_and_nothing_is_asked_without_a_demand() -> None:
    assert slave().play("feed").question == "s0 act"
    assert slave(options=ETIQUETTE).play("nothing").question == "s0 act"


@clause("CA-216")
def test_the_loss_is_an_ordinary_one_paid_at_once() -> None:
    table = slave("60 O mist_form", "30 O mist_form", options=ETIQUETTE, poker_face=True).play("feed", "bare")
    assert (table.question, table.codes) == ("s1 lose", ["pay:5", "pay:O"]), "before the Slave acknowledges"
    table.play("pay:O", "bare")
    assert (table.question, table.grace[0]) == ("s0 lose", 2), "before his first action, and without a reaction"
    table.play("pay:5")
    assert (table.question, table.g.demand) == ("s0 act", "feed")
    assert [event.n for event in table.told(Lost)] == [5, 5]

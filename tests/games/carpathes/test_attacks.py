"""Who may be attacked, and how an attack is resolved: CA-072 to CA-090."""

from __future__ import annotations

import pytest

from lychgate.core.ask import Seat
from lychgate.core.view import Waiting
from lychgate.games.carpathes.data import POWERS
from lychgate.games.carpathes.events.attacks import Reacted
from lychgate.games.carpathes.steps.turn import Act
from lychgate.testing.clause import clause
from tests.games.carpathes.positions import Position, position

ACT = Act(Seat(0))
SINGLE = ("devil_hand", "wolf_call", "bite", "hypnosis", "night_terror")
BLUE = {"bloodletting": 1, "paralysis": 2, "black_kiss": 2}


@clause("CA-072", "CA-078")
@pytest.mark.parametrize("card", SINGLE)
def test_a_slave_attacks_neither_his_master_nor_fellow_slaves(card: str) -> None:
    table = position(ACT, s0=f"90 {card} slave=1:0", s1="90", s2="90 slave=1:0", s3="90", s4="90").play(f"play:{card}")
    assert table.codes == ["at:3", "at:4"]
    assert (table.reasons("at:1"), table.reasons("at:2")) == (["CA-072"], ["CA-072"])


@clause("CA-072", "CA-078")
@pytest.mark.parametrize("card", BLUE)
def test_the_ban_holds_for_blue_attacks(card: str) -> None:
    table = position(ACT, s0=f"90 laid={card} slave=1:0", s1="90", s2="90", s3="90", cycle=BLUE[card])
    table.play(f"use:{card}")
    assert table.codes == ["at:2", "at:3"]


@clause("CA-072", "CA-078", "CA-155")
def test_the_ban_holds_for_destruction() -> None:
    table = position(
        ACT, s0="90 laid=destruction slave=1:0", s1="90 laid=conversion", s2="90 laid=regeneration,night_hunt"
    ).play("use:destruction")
    assert table.codes == ["at:2:regeneration", "at:2:night_hunt"]
    assert table.reasons("at:1:conversion") == ["CA-072"]


@clause("CA-073")
def test_supreme_punishment_reaches_the_master_and_fellow_slaves() -> None:
    table = position(ACT, s0="90 supreme_punishment slave=1:0", s1="90", s2="90 slave=1:0", s3="90")
    table.play("play:supreme_punishment")
    assert table.codes == ["at:1", "at:2", "at:3"]
    table.play("at:1")
    assert table.blood[1] == 70


@clause("CA-074")
def test_a_free_vampire_may_attack_anybody_his_own_slaves_included() -> None:
    table = position(ACT, s0="90 wolf_call", s1="90 slave=0:0", s2="90", s3="90 slave=2:0").play("play:wolf_call")
    assert table.codes == ["at:1", "at:2", "at:3"]


@clause("CA-075")
def test_the_invisible_cannot_be_chosen_but_by_supreme_punishment() -> None:
    table = position(ACT, s0="90 wolf_call,supreme_punishment", s1="90 invisible", s2="90", s3="90")
    table.play("play:wolf_call")
    assert table.codes == ["at:2", "at:3"]
    assert table.reasons("at:1") == ["CA-075"]
    table.play("at:2", "play:supreme_punishment")
    assert table.codes == ["at:1", "at:2", "at:3"]


@clause("CA-076")
@pytest.mark.parametrize("card", ["wolf_call", "supreme_punishment", "crows"])
def test_nobody_attacks_himself(card: str) -> None:
    table = position(ACT, s0=f"90 {card}").play(f"play:{card}")
    assert "at:0" not in table.codes
    assert table.reasons("at:0") == ["CA-076"]


@clause("CA-077")
@pytest.mark.parametrize("card", ["wolf_call", "crows", "bats"])
def test_an_attack_needs_a_target(card: str) -> None:
    table = position(ACT, s0=f"90 {card}", s1="90 invisible", s2="90 invisible")
    assert table.reasons(f"play:{card}") == ["CA-077"]
    table = position(ACT, s0="90 laid=paralysis", s1="90 paralysed", s2="90 paralysed", cycle=2)
    assert table.reasons("use:paralysis") == ["CA-077"]
    table = position(ACT, s0="90 laid=destruction")
    assert table.reasons("use:destruction") == ["CA-077"]


@clause("CA-077")
def test_crows_strike_two_only_where_there_are_two() -> None:
    table = position(ACT, s0="90 crows", s1="90", s2="90", s3="90 invisible").play("play:crows")
    assert table.codes == ["at:1", "at:2", "at:1+2"]
    assert table.reasons("at:1+3") == ["CA-075"]


@clause("CA-078")
def test_what_counts_as_an_attack() -> None:
    attacks = {power.id for power in POWERS if power.aimed}
    yellow = {power.id for power in POWERS if power.type == "attack"}
    assert attacks == yellow | {"bloodletting", "paralysis", "black_kiss", "destruction"}


@clause("CA-079")
def test_domination_and_feeding_are_no_attacks() -> None:
    """Nobody is asked to react, and no Grace comes of it as of an attack."""
    table = position(ACT, s0="90 slave=2:0", s1="20 mist_form", s2="90", s3="90", poker_face=True).play("dominate:1")
    assert (table.question, table.grace[0]) == ("s0 act", 0)
    table = position(ACT, s0="90 slave=1:0", s1="30 mist_form", s2="90", demand="feed", poker_face=True).play("feed")
    assert (table.question, table.grace[0]) == ("s0 act", 2)


# --- reactions


def attacked(
    card: str, s1: str, s2: str = "90", at: str = "at:1", poker_face: bool = False, s0: str = "90"
) -> Position:
    return position(ACT, s0=f"{s0} {card}", s1=s1, s2=s2, s3="90", poker_face=poker_face).play(f"play:{card}", at)


@clause("CA-080")
def test_targets_react_clockwise_from_the_attackers_left_each_once() -> None:
    table = position(
        Act(Seat(2)), s0="90 mist_form", s1="90 mist_form,attack_return", s2="90 crows", s3="90", active=2
    ).play("play:crows", "at:0+1")
    assert table.question == "s0 react", "seat 3 is no target"
    table.play("pass")
    assert table.question == "s1 react"
    assert table.codes == ["pass", "attack_return:10", "mist_form:5"]
    table.play("mist_form:5")
    assert table.blood == [75, 85, 75, 90]
    assert table.powers(1) == ["attack_return"], "one reaction at most"


@clause("CA-080", "CA-089")
def test_effects_are_applied_in_the_same_order_and_paid_at_once() -> None:
    table = position(Act(Seat(2)), s0="90 M", s1="90 M", s2="90 crows", s3="90", active=2).play("play:crows", "at:0+1")
    assert table.question == "s0 lose"
    table.play("pay:15")
    assert (table.question, table.blood[0]) == ("s1 lose", 75)


@clause("CA-080")
def test_effects_follow_the_clock_also_across_the_last_seat() -> None:
    table = position(Act(Seat(1)), s0="90 M", s1="90 crows", s2="90 M", active=1).play("play:crows", "at:0+2")
    assert table.question == "s2 lose"


@clause("CA-081")
@pytest.mark.parametrize("card", [power.id for power in POWERS if power.type == "attack"])
def test_every_yellow_card_can_be_countered_but_one(card: str) -> None:
    table = position(ACT, s0=f"90 {card}", s1="90 mist_form", s2="90", poker_face=True).play(f"play:{card}")
    if table.question == "s0 aim":
        table.play("at:1")
    assert (table.question == "s1 react") is (card != "supreme_punishment")


@clause("CA-081")
@pytest.mark.parametrize("card", [*BLUE, "destruction"])
def test_every_blue_attack_can_be_countered(card: str) -> None:
    laid = "conversion" if card == "destruction" else ""
    table = position(
        ACT, s0=f"90 laid={card}", s1=f"90 mist_form laid={laid}", cycle=BLUE.get(card, 1), poker_face=True
    )
    table.play(f"use:{card}", "at:1:conversion" if laid else "at:1")
    assert table.question == "s1 react"


@clause("CA-082")
def test_whoever_holds_a_power_is_asked_whatever_it_is() -> None:
    assert attacked("wolf_call", "90 crows", poker_face=True).question == "s1 react"
    assert attacked("wolf_call", "90 crows", poker_face=True).codes == ["pass"]
    assert attacked("wolf_call", "90", poker_face=True).question == "s0 act", "everybody sees that there is no Power"
    assert attacked("wolf_call", "90 crows").question == "s0 act", "in simulation the empty question is skipped"


@clause("CA-082")
def test_a_reaction_that_is_not_held_is_explained() -> None:
    table = attacked("wolf_call", "90 mist_form")
    assert table.codes == ["pass", "mist_form:5"]
    assert table.reasons("attack_return") == ["CA-082"]


@clause("CA-082")
def test_the_waiting_list_does_not_say_who_may_react() -> None:
    table = attacked("wolf_call", "90 mist_form", poker_face=True)
    assert table.match.waiting == Waiting((), True)
    assert table.match.view(2).asks == ()


@clause("CA-083")
def test_a_reaction_protects_only_whoever_plays_it() -> None:
    table = attacked("crows", "90 mist_form", at="at:1+2").play("mist_form:5")
    assert table.blood == [75, 85, 75, 90]


@clause("CA-084")
def test_neither_a_reaction_nor_a_returned_attack_can_be_countered() -> None:
    table = position(ACT, s0="90 wolf_call,mist_form,attack_return", s1="90 attack_return", s2="90", poker_face=True)
    table.play("play:wolf_call", "at:1", "attack_return:10")
    assert (table.question, table.blood) == ("s0 act", [60, 80, 90])


@clause("CA-085", "CA-159")
@pytest.mark.parametrize("card", ["bite", "hypnosis", "night_terror", "devil_hand"])
def test_mist_form_means_nothing_happens_to_its_player(card: str) -> None:
    table = attacked(card, "50 MW mist_form,crows", s0="50").play("mist_form:5")
    cost = {"bite": 5, "hypnosis": 10, "night_terror": 5, "devil_hand": 15}[card]
    assert (table.blood[:2], table.humans(1), table.powers(1)) == ([50 - cost, 45], "MW", ["crows"])
    assert (table.humans(0), table.powers(0)) == ("", [])


@clause("CA-085")
@pytest.mark.parametrize("card, cycle", [("black_kiss", 2), ("paralysis", 2), ("destruction", 1), ("bloodletting", 1)])
def test_mist_form_against_blue_powers(card: str, cycle: int) -> None:
    table = position(
        ACT, s0=f"50 laid={card}", s1="50 mist_form laid=conversion", s2="90", cycle=cycle, poker_face=True
    )
    table.play(f"use:{card}", "at:1:conversion" if card == "destruction" else "at:1", "mist_form:5")
    assert table.blood == [40 if card == "destruction" else 50, 45, 90]
    assert (table.g.paralysed, table.laid(1)) == ([False] * 3, ["conversion"])


@clause("CA-086")
def test_attack_return_makes_the_attacker_pay() -> None:
    table = attacked("devil_hand", "50 attack_return").play("attack_return:10")
    assert table.blood == [90 - 15 - 30, 40, 90, 90]
    assert [event.how for event in table.told(Reacted)] == ["return"]


@clause("CA-086", "CA-159")
def test_a_returned_bite_nourishes_the_bitten() -> None:
    table = attacked("bite", "50 attack_return", s0="60").play("attack_return:10")
    assert table.blood[:2] == [60 - 5 - 10, 50 - 10 + 10]


@clause("CA-086")
def test_a_returned_hypnosis_steals_from_the_attacker() -> None:
    table = position(ACT, s0="60 hypnosis,crows", s1="50 attack_return", s2="90", chance=["0"])
    table.play("play:hypnosis", "at:1", "attack_return:10")
    assert (table.powers(0), table.powers(1)) == ([], ["crows"])


@clause("CA-086", "CA-161")
def test_a_returned_night_terror_lets_the_attacker_choose() -> None:
    table = position(ACT, s0="60 night_terror,crows,bite", s1="50 attack_return", s2="90")
    table.play("play:night_terror", "at:1", "attack_return:10")
    assert (table.question, table.codes) == ("s0 terror", ["lose", "drop:crows+bite"])
    table.play("drop:crows+bite")
    assert table.powers(0) == []


@clause("CA-086")
def test_a_returned_paralysis_marks_the_attacker() -> None:
    table = position(ACT, s0="60 laid=paralysis", s1="50 attack_return", s2="90", cycle=2)
    table.play("use:paralysis", "at:1", "attack_return:10")
    assert table.g.paralysed == [True, False, False]


@clause("CA-087")
def test_a_returned_destruction_is_only_cancelled() -> None:
    table = position(ACT, s0="60 laid=destruction,night_hunt", s1="50 attack_return laid=conversion", s2="90")
    table.play("use:destruction", "attack_return:10")
    assert (table.laid(0), table.laid(1), table.blood) == (["destruction", "night_hunt"], ["conversion"], [50, 40, 90])
    assert table.g.used == ["destruction"]
    assert [event.how for event in table.told(Reacted)] == ["cancel"]


@clause("CA-088")
def test_inside_a_camp_an_attack_is_never_returned() -> None:
    table = position(ACT, s0="60 devil_hand", s1="50 attack_return slave=0:1", s2="90")
    table.play("play:devil_hand", "at:1")
    assert [option.label.key for option in table.ask.options[1:] if option.label] == ["option-counter-blunt"]
    table.play("attack_return:10")
    assert table.blood == [45, 40, 90]


@clause("CA-089")
def test_a_victim_chooses_how_to_pay() -> None:
    table = attacked("wolf_call", "60 MO")
    assert table.question == "s1 lose"
    assert table.codes == ["pay:20", "pay:M", "pay:O+15"]


@clause("CA-090")
def test_a_loss_makes_nobody_leave_the_game() -> None:
    table = attacked("devil_hand", "5")
    assert (table.blood[1], table.match.over) == (5, False)

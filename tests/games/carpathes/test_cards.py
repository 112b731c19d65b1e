"""Invisibility, the single cards and events: CA-144 to CA-169, CA-220 to CA-226, and every row of the card tables."""

from __future__ import annotations

import pytest

from lychgate.core.ask import Seat
from lychgate.games.carpathes.data import EVENTS, POWER, POWERS
from lychgate.games.carpathes.events.attacks import Recognised, Stolen
from lychgate.games.carpathes.steps.cycle import Cycle, EndCycle
from lychgate.games.carpathes.steps.turn import Act, Turn
from lychgate.testing.clause import clause
from tests.games.carpathes.positions import position

ACT = Act(Seat(0))


# --- Invisibility


@clause("CA-144", "CA-170")
def test_invisible_until_the_end_of_the_cycle() -> None:
    table = position(ACT, EndCycle(), s0="60 M invisibility").play("play:invisibility", "pay:10")
    assert table.g.invisible == [True, False, False]
    table.play("end")
    assert table.g.invisible == [False] * 3
    assert table.question == "s0 bid", "visible again before the auction"


@clause("CA-145")
def test_the_invisible_only_draw_and_recover() -> None:
    table = position(ACT, s0="60 MO invisibility,bite,coffin,conversion", s1="20").play("play:invisibility", "pay:10")
    assert table.codes == ["draw:human", "draw:power", "recover", "end"]
    assert {
        code: table.reasons(code)[0] for code in ("play:bite", "play:coffin", "lay:conversion", "dominate:1")
    } == dict.fromkeys(("play:bite", "play:coffin", "lay:conversion", "dominate:1"), "CA-145")


@clause("CA-146")
def test_the_invisible_do_not_activate_blue_powers() -> None:
    table = position(ACT, s0="60 bite laid=conversion invisible")
    assert table.reasons("use:conversion") == ["CA-146"]


@clause("CA-147")
def test_supreme_punishment_and_lasting_events_reach_the_invisible() -> None:
    table = position(ACT, s0="60 supreme_punishment", s1="60 invisible mist_form", s2="90", poker_face=True)
    table.play("play:supreme_punishment", "at:1")
    assert (table.question, table.blood[1]) == ("s0 act", 40)
    table = position(ACT, s0="60 M invisible", event="burning_thirst").play("recover")
    assert table.blood[0] == 70


@clause("CA-148")
def test_invisible_slaves_and_masters() -> None:
    table = position(Turn(Seat(0)), s0="60 wolf_call slave=1:2 invisible", s1="30 invisible", s2="90", active=1)
    assert table.codes == ["nothing", "feed", "attack:2"]
    table.play("attack:2", "end")
    assert table.grace[0] == 1
    table = position(Turn(Seat(0)), s0="60 slave=1:2", s1="30 invisible", s2="90", active=1).play("feed", "feed")
    assert table.blood[:2] == [40, 50]
    table = position(ACT, s0="90", s1="20", s2="60 slave=1:3 invisible", s3="90").play("dominate:1")
    assert (table.masters[2], table.grace[2]) == (0, 3)


# --- Attack Powers


@clause("CA-150")
def test_swarm_of_crows() -> None:
    assert POWER["crows"].cost == 15
    assert position(ACT, s0="90 crows", s1="90", s2="90").play("play:crows", "at:1").blood == [75, 65, 90]
    assert position(ACT, s0="90 crows", s1="90", s2="90").play("play:crows", "at:1+2").blood == [75, 75, 75]


@clause("CA-151")
def test_devils_hand() -> None:
    assert position(ACT, s0="90 devil_hand", s1="90", s2="90").play("play:devil_hand", "at:2").blood == [75, 90, 60]


@clause("CA-162")
def test_call_of_the_wolf() -> None:
    assert position(ACT, s0="90 wolf_call", s1="90", s2="90").play("play:wolf_call", "at:2").blood == [80, 90, 70]


@clause("CA-159", "CA-168")
def test_bite() -> None:
    table = position(ACT, s0="60 bite", s1="90 M", s2="90").play("play:bite", "at:1")
    assert (table.question, table.blood[0]) == ("s1 lose", 55), "the recovery comes after the loss is paid"
    table.play("pay:M")
    assert table.blood == [65, 90, 90]
    table = position(ACT, s0="60 bite", s1="5", s2="90").play("play:bite", "at:1")
    assert table.blood == [65, 5, 90], "in full, though the loss was forgiven"


@clause("CA-157")
@pytest.mark.parametrize("lot, humans, powers", [("0", "M", []), ("1", "W", []), ("2", "", ["crows"])])
def test_hypnosis_takes_any_card_at_random(lot: str, humans: str, powers: list[str]) -> None:
    table = position(ACT, s0="60 hypnosis", s1="60 MW crows", s2="90", chance=[lot]).play("play:hypnosis", "at:1")
    assert (table.humans(0), table.powers(0)) == (humans, powers)
    assert [event.back for event in table.told(Stolen)] == ["human" if humans else "power"]
    assert table.blood == [50, 60, 90]


@clause("CA-157")
def test_only_thief_and_victim_see_the_stolen_card() -> None:
    table = position(ACT, s0="60 hypnosis", s1="60 MW crows", s2="90", chance=["1"]).play("play:hypnosis", "at:1")
    assert [event.back for event in table.told(Stolen)] == ["human"]
    assert [event.card for event in table.told(Recognised)] == ["woman"]
    told = [[event.kind for event in table.match.events(seat)] for seat in (0, 1, 2, None)]
    assert ["recognised" in kinds for kinds in told] == [True, True, False, False]
    assert table.match.view(1).zones["humans:0"].pieces == ["woman"]
    assert table.match.view(2).zones["humans:0"].pieces is None


@clause("CA-169")
def test_hypnosis_on_an_empty_hand_costs_ten() -> None:
    table = position(ACT, s0="60 hypnosis", s1="60", s2="90").play("play:hypnosis", "at:1")
    assert table.blood == [50, 50, 90]


@clause("CA-167")
def test_supreme_punishment() -> None:
    table = position(ACT, s0="60 supreme_punishment", s1="60", s2="90").play("play:supreme_punishment", "at:1")
    assert table.blood == [45, 40, 90]


@clause("CA-163")
def test_flight_of_bats_strikes_all_outside_the_camp() -> None:
    table = position(ACT, s0="60 bats slave=1:0", s1="60", s2="60 slave=1:0", s3="60", s4="60 slave=3:0").play(
        "play:bats"
    )
    assert table.blood == [40, 60, 60, 45, 45]


@clause("CA-161")
def test_night_terror_leaves_a_choice_to_whoever_has_two_powers() -> None:
    table = position(ACT, s0="60 night_terror", s1="60 crows,crows,bite", s2="90").play("play:night_terror", "at:1")
    assert (table.question, table.codes) == ("s1 terror", ["lose", "drop:crows+crows", "drop:crows+bite"])
    assert table.reasons("drop:bite+bite") == ["CA-161"]
    table.play("drop:crows+bite")
    assert (table.blood[1], table.powers(1)) == (60, ["crows"])
    assert sorted(table.power_discard) == ["bite", "crows", "night_terror"]
    table = position(ACT, s0="60 night_terror", s1="60 crows,bite", s2="90").play("play:night_terror", "at:1", "lose")
    assert (table.blood[1], table.powers(1)) == (40, ["crows", "bite"])


@clause("CA-161")
def test_with_one_power_the_terror_costs_blood() -> None:
    table = position(ACT, s0="60 night_terror", s1="60 crows", s2="90").play("play:night_terror", "at:1")
    assert (table.question, table.blood[1]) == ("s0 act", 40)


# --- Special Powers


@clause("CA-152")
def test_bloodletting() -> None:
    table = position(ACT, s0="60 laid=bloodletting", s1="60", s2="90").play("use:bloodletting", "at:1")
    assert (table.blood, table.g.actions) == ([60, 55, 90], 3)
    assert position(ACT, s0="60 laid=bloodletting", cycle=2).reasons("use:bloodletting") == ["CA-069"]


@clause("CA-153")
def test_paralysis() -> None:
    table = position(ACT, Turn(Seat(1)), s0="60 laid=paralysis", s1="60", s2="90 paralysed", cycle=2)
    table.play("use:paralysis")
    assert table.g.paralysed == [False, True, True], "nobody else is left to mark"
    table.play("end")
    assert (table.g.paralysed, table.g.actions) == ([False, False, True], 2)
    assert position(ACT, s0="60 laid=paralysis", s1="60 paralysed", s2="90", s3="90", cycle=2).play(
        "use:paralysis"
    ).reasons("at:1") == ["CA-153"]


@clause("CA-154")
def test_conversion() -> None:
    table = position(ACT, s0="40 devil_hand,destruction,regeneration,coffin laid=conversion").play("use:conversion")
    assert table.codes == ["drop:devil_hand", "drop:regeneration", "drop:coffin"]
    assert table.reasons("drop:destruction") == ["CA-154"]
    table.play("drop:devil_hand")
    assert (table.blood[0], table.power_discard, table.g.actions) == (55, ["devil_hand"], 3)
    assert position(ACT, s0="100 devil_hand laid=conversion").reasons("use:conversion") == ["CA-154"]
    assert position(ACT, s0="40 destruction laid=conversion").reasons("use:conversion") == ["CA-154"]


@clause("CA-155", "CA-156")
def test_destruction_costs_what_the_destroyed_card_costs_and_stays() -> None:
    table = position(ACT, s0="60 W destruction", s1="60 laid=conversion,night_hunt", s2="90").play("lay:destruction")
    assert (table.blood[0], table.g.actions) == (60, 2)
    table.play("use:destruction", "at:1:conversion")
    assert table.codes == ["pay:10", "pay:W"]
    table.play("pay:10")
    assert (table.laid(1), table.power_discard, table.blood[0]) == (["night_hunt"], ["conversion"], 50)
    assert table.laid(0) == ["destruction"]
    assert table.reasons("use:destruction") == ["CA-068"]


@clause("CA-156")
def test_destruction_may_be_used_again_in_a_later_turn() -> None:
    table = position(Turn(Seat(0)), Turn(Seat(0)), s0="60 laid=destruction", s1="60 laid=conversion,night_hunt")
    table.play("use:destruction", "at:1:conversion", "end", "use:destruction")
    assert table.laid(1) == []


@clause("CA-155")
def test_what_cannot_be_paid_cannot_be_destroyed() -> None:
    table = position(ACT, s0="20 laid=destruction", s1="60 laid=conversion,night_hunt,black_kiss", s2="90", s3="90")
    table.play("use:destruction")
    assert table.laid(1) == ["night_hunt", "black_kiss"], "only Conversion is within the means"
    table = position(ACT, s0="20 laid=destruction", s1="60 laid=night_hunt", s2="90")
    assert table.reasons("use:destruction") == ["CA-155"]


@clause("CA-164")
def test_night_hunt_draws_a_human() -> None:
    table = position(ACT, s0="60 laid=night_hunt", top_humans="W").play("use:night_hunt")
    assert (table.humans(0), table.g.actions) == ("W", 3)
    table = position(ACT, s0="60 laid=night_hunt", human_deck="")
    assert table.reasons("use:night_hunt") == ["CA-192"]


@clause("CA-165")
def test_regeneration_recovers_ten() -> None:
    assert POWER["regeneration"].cost == 15
    assert position(ACT, s0="60 laid=regeneration", cycle=2).play("use:regeneration").blood[0] == 70
    assert position(ACT, s0="100 laid=regeneration", cycle=2).play("use:regeneration").blood[0] == 100, "for nothing"


@clause("CA-159", "CA-168")
def test_black_kiss() -> None:
    table = position(ACT, s0="60 laid=black_kiss", s1="60", s2="90", cycle=2).play("use:black_kiss", "at:1")
    assert table.blood == [65, 55, 90]


# --- Aids


@clause("CA-158")
def test_devotion_is_an_action_of_a_slaves_own_turn() -> None:
    table = position(ACT, s0="60 devotion slave=1:0", s1="60", s2="90").play("play:devotion")
    assert (table.grace[0], table.g.actions) == (1, 2)
    assert position(ACT, s0="60 devotion").offers("play:devotion", "end") == [False, True]


@clause("CA-166")
def test_coffin_recovers_thirty() -> None:
    table = position(ACT, s0="40 coffin").play("play:coffin")
    assert (table.blood[0], table.power_discard) == (65, ["coffin"])
    assert position(ACT, s0="100 coffin O").play("play:coffin", "pay:O").blood[0] == 100, "for nothing"


@clause("CA-160")
def test_feast_and_grimoire_draw_three() -> None:
    table = position(ACT, s0="60 feast", top_humans="MWO").play("play:feast")
    assert table.humans(0) == "MWO"
    table = position(ACT, s0="60 grimoire", top_powers="crows,bite,bats").play("play:grimoire")
    assert table.powers(0) == ["crows", "bite", "bats"]


@clause("CA-160")
def test_feast_draws_as_many_as_there_are() -> None:
    table = position(ACT, s0="60 feast", human_deck="M", human_discard="W").play("play:feast")
    assert table.humans(0) == "MW"
    table = position(ACT, s0="60 feast", human_deck="").play("play:feast")
    assert (table.humans(0), table.power_discard) == ("", ["feast"])


# --- Events


@clause("CA-220")
def test_pandemonium_makes_yellow_cards_cheaper_and_nothing_else() -> None:
    table = position(ACT, s0="20 devil_hand,coffin", s1="90", s2="90", event="pandemonium").play(
        "play:devil_hand", "at:1"
    )
    assert table.blood[0] == 15
    assert table.play("play:coffin").blood[0] == 40


@clause("CA-183", "CA-184", "CA-221")
def test_vampire_hunters() -> None:
    table = position(Cycle(), s0="60", s1="60 M mist_form", s2="10", event="vampire_hunters", first=1, poker_face=True)
    assert table.question == "s1 lose", "an ordinary loss, without a reaction"
    table.play("pay:15")
    assert (table.blood, table.question) == ([45, 45, 5], "s1 act")


@clause("CA-183", "CA-222", "CA-223")
@pytest.mark.parametrize("event, humans, powers", [("blood_harvest", 2, 0), ("sabbath", 0, 2)])
def test_events_that_deal_cards(event: str, humans: int, powers: int) -> None:
    table = position(Cycle(), event=event, first=2, top_humans="MM", top_powers="bats,bats")
    assert [len(table.humans(seat)) for seat in range(3)] == [humans] * 3
    assert [len(table.powers(seat)) for seat in range(3)] == [powers] * 3
    assert (table.humans(2), table.powers(2)) == ("MM"[:humans], ["bats", "bats"][:powers]), "the first player first"


@clause("CA-183", "CA-225")
def test_revolt_advances_every_slave_and_may_free_him() -> None:
    table = position(Cycle(), s0="60", s1="60 slave=0:4", s2="60 slave=0:1", s3="90", event="revolt")
    assert (table.grace, table.masters) == ([-1, -1, 2, -1], [-1, -1, 0, -1])


@clause("CA-224")
def test_eclipse_lets_blue_powers_ignore_the_moon() -> None:
    assert "use:regeneration" in position(ACT, s0="60 laid=regeneration", event="eclipse").codes


@clause("CA-226")
def test_burning_thirst_limits_the_recovery_action_only() -> None:
    table = position(ACT, s0="40 MW coffin", event="burning_thirst").play("recover")
    assert table.codes == ["drink:M", "drink:W"]
    table.play("drink:M")
    assert table.blood[0] == 50
    assert table.play("play:coffin", "pay:5").blood[0] == 75


def test_every_row_of_the_tables_is_tried_in_this_folder() -> None:
    """The names of all cards and events occur in the tests above."""
    with open(__file__, encoding="utf-8") as page:
        text = page.read()
    names = [power.id for power in POWERS if not power.counter] + [event.id for event in EVENTS]
    assert [name for name in names if name not in text] == []

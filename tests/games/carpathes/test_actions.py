"""Drawing, activating, recovering, laying: CA-050 to CA-071."""

from __future__ import annotations

import pytest

from lychgate.core.ask import Seat
from lychgate.games.carpathes.events.blood import Drew, Seen
from lychgate.games.carpathes.steps.cycle import Round
from lychgate.games.carpathes.steps.turn import Act, HandLimit, Turn
from lychgate.testing.clause import clause
from tests.games.carpathes.positions import position

ACT = Act(Seat(0))
LIMIT = HandLimit(Seat(0))


@clause("CA-050")
def test_one_action_draws_one_card_of_either_deck() -> None:
    table = position(ACT, top_humans="W", top_powers="coffin")
    table.play("draw:human")
    assert (table.humans(0), table.powers(0), table.g.actions) == ("W", [], 2)
    table.play("draw:power")
    assert (table.humans(0), table.powers(0), table.g.actions) == ("W", ["coffin"], 1)


@clause("CA-051")
def test_the_drawn_card_is_its_owners_secret_and_can_be_used_at_once() -> None:
    table = position(ACT, s0="60", top_humans="M")
    table.play("draw:human")
    assert [event.deck for event in table.told(Drew)] == ["human"]
    assert [event.card for event in table.told(Seen)] == ["man"]
    assert [table.match.events(seat)[-1].kind for seat in (0, 1, None)] == ["seen", "drew", "drew"]
    assert table.match.view(1).zones["humans:0"].pieces is None
    table.play("recover")
    assert table.blood[0] == 80


@clause("CA-052")
def test_during_the_turn_a_hand_may_grow_beyond_ten() -> None:
    table = position(ACT, s0="60 MMMMMMWWWW").play("draw:human")
    assert len(table.humans(0)) == 11
    assert table.question == "s0 act"


@clause("CA-053")
def test_at_the_end_of_the_turn_ten_are_kept_one_discard_at_a_time() -> None:
    table = position(LIMIT, s0="MMMMMMWWW bite,bite,crows laid=conversion")
    assert table.codes == ["drop:man", "drop:woman", "drop:crows", "drop:bite"]
    table.play("drop:bite")
    assert (table.question, table.power_discard) == ("s0 limit", ["bite"])
    table.play("drop:man")
    assert table.paused
    assert (table.humans(0), table.human_discard) == ("MMMMMWWW", ["man"])
    assert table.laid(0) == ["conversion"], "cards laid do not count"


@clause("CA-053")
def test_cards_all_alike_need_no_question() -> None:
    assert position(LIMIT, s0="MMMMMMMMMMM").humans(0) == "M" * 10
    assert position(LIMIT, s0="MMMMMMMMMMM", poker_face=True).codes == ["drop:man"]


@clause("CA-054")
def test_the_limit_bites_only_at_the_end_of_ones_own_turn() -> None:
    table = position(Turn(Seat(1)), Turn(Seat(0)), s0="MMMMMMWWWWWW")
    table.play("end")
    assert table.question == "s0 act"
    table.play("end")
    assert table.question == "s0 limit"


@clause("CA-055")
def test_activating_costs_an_action_and_the_price_and_the_card() -> None:
    table = position(ACT, s0="60 devil_hand", s1="80", s2="80").play("play:devil_hand", "at:1")
    assert (table.g.actions, table.blood, table.powers(0)) == (2, [45, 50, 80], [])
    assert table.power_discard == ["devil_hand"]


@clause("CA-055")
def test_what_is_not_in_hand_cannot_be_activated() -> None:
    table = position(ACT, s0="60 devil_hand", s1="80", s2="80")
    assert table.reasons("play:crows") == ["CA-055"]


@clause("CA-056")
def test_the_order_of_an_activation() -> None:
    """Announce with target, pay, reactions, effect, Grace, discard."""
    table = position(ACT, s0="60 M devil_hand slave=2:1", s1="80 M mist_form", s2="80", poker_face=True)
    assert table.play("play:devil_hand").question == "s0 aim" or table.question == "s0 pay"
    table.play("pay:M")
    assert table.question == "s1 react"
    assert (table.humans(0), table.g.resolving != [], table.power_discard, table.grace[0]) == ("", True, [], 1)
    table.play("pass")
    assert (table.question, table.grace[0], table.power_discard) == ("s1 lose", 1, [])
    table.play("pay:30")
    assert (table.grace[0], table.power_discard, table.g.resolving) == (2, ["devil_hand"], [])


@clause("CA-057")
def test_the_cost_stays_paid_when_every_target_escapes() -> None:
    table = position(ACT, s0="60 wolf_call", s1="80 mist_form", s2="80").play("play:wolf_call", "at:1", "mist_form:5")
    assert (table.blood, table.power_discard) == ([50, 75, 80], ["mist_form", "wolf_call"])


@clause("CA-058")
def test_reaction_aids_cannot_be_activated_in_ones_own_turn() -> None:
    table = position(ACT, s0="60 mist_form,attack_return,coffin")
    assert [code for code in table.codes if code.startswith("play")] == ["play:coffin"]
    assert table.reasons("play:mist_form") == ["CA-058"]


@clause("CA-058")
def test_own_turn_aids_cannot_be_activated_as_a_reaction() -> None:
    table = position(ACT, s0="60 wolf_call", s1="80 coffin,invisibility", s2="80", poker_face=True)
    table.play("play:wolf_call", "at:1")
    assert table.codes == ["pass"]


@clause("CA-059", "CA-041")
def test_a_reaction_aid_costs_its_price() -> None:
    table = position(ACT, s0="60 wolf_call", s1="10 O attack_return,mist_form", s2="80").play("play:wolf_call", "at:1")
    assert table.codes == ["pass", "attack_return:O+5", "mist_form:5", "mist_form:O"]
    table = position(ACT, s0="60 wolf_call", s1="10 attack_return,mist_form", s2="80").play("play:wolf_call", "at:1")
    assert table.codes == ["pass", "mist_form:5"]
    assert table.reasons("attack_return") == ["CA-041"]


@clause("CA-060", "CA-061")
def test_recovering_gives_at_most_twenty_an_action_and_may_be_repeated() -> None:
    table = position(ACT, s0="40 MWWO").play("recover", "drink:M")
    assert (table.blood[0], table.g.actions) == (60, 2)
    table.play("recover", "drink:WW")
    assert (table.blood[0], table.humans(0), table.g.actions) == (80, "O", 1)
    assert table.human_discard == ["man", "woman", "woman"]
    assert position(ACT, s0="90").reasons("recover") == ["CA-060"], "without a Human there is nothing to drink"


@clause("CA-062", "CA-060")
def test_at_a_hundred_there_is_nothing_to_recover() -> None:
    table = position(ACT, s0="100 M")
    assert table.reasons("recover") == ["CA-062"]
    assert position(ACT, s0="100").reasons("recover") == ["CA-062"]


@clause("CA-063")
def test_every_card_drunk_must_raise_the_gain() -> None:
    table = position(ACT, s0="40 MWO").play("recover")
    assert table.codes == ["drink:M", "drink:W", "drink:O", "drink:WO"]
    assert table.reasons("drink:MO") == ["CA-063"]


@clause("CA-065", "CA-067")
def test_laying_a_blue_card_costs_an_action_and_its_price_once() -> None:
    table = position(ACT, s0="60 regeneration", cycle=2).play("lay:regeneration")
    assert (table.blood[0], table.laid(0), table.g.actions) == (45, ["regeneration"], 2)
    table.play("use:regeneration")
    assert (table.blood[0], table.g.actions) == (55, 2)
    assert table.reasons("lay:conversion") == ["CA-065"]


@clause("CA-066")
def test_a_laid_card_stays_whatever_becomes_of_its_owner() -> None:
    table = position(ACT, s0="80", s1="20 laid=regeneration", s2="80").play("dominate:1")
    assert (table.laid(1), table.masters[1]) == (["regeneration"], 0)


@clause("CA-068")
def test_once_in_each_of_the_owners_turns() -> None:
    table = position(Round(1), s0="40 laid=regeneration", cycle=2)
    table.play("use:regeneration")
    assert table.reasons("use:regeneration") == ["CA-068"]
    table.play("end")
    assert table.reasons("use:regeneration") == ["CA-068"], "it is not hers"
    table = position(Turn(Seat(0)), Turn(Seat(0)), s0="40 laid=regeneration", cycle=2)
    table.play("use:regeneration", "end", "use:regeneration")
    assert table.blood[0] == 60


@clause("CA-069")
@pytest.mark.parametrize(
    "card, white, black",
    [
        ("bloodletting", True, False),
        ("paralysis", False, True),
        ("conversion", True, True),
        ("destruction", True, True),
        ("night_hunt", True, False),
        ("regeneration", False, True),
        ("black_kiss", False, True),
    ],
)
def test_the_moon_a_blue_card_works_under(card: str, white: bool, black: bool) -> None:
    other = "night_hunt" if card != "night_hunt" else "regeneration"
    for cycle, works in ((1, white), (2, black)):
        table = position(ACT, s0=f"60 bite laid={card}", s1=f"60 laid={other}", cycle=cycle)
        assert (f"use:{card}" in table.codes) is works
        assert table.reasons(f"use:{card}") == ([] if works else ["CA-069"])
    table = position(ACT, s0=f"60 bite laid={card}", s1=f"60 laid={other}", cycle=1, event="eclipse")
    assert f"use:{card}" in table.codes


@clause("CA-070")
def test_a_blue_card_works_in_the_turn_it_is_laid() -> None:
    table = position(ACT, s0="60 bloodletting", s1="50", s2="50").play("lay:bloodletting", "use:bloodletting", "at:1")
    assert table.blood == [45, 45, 50]


@clause("CA-071")
def test_any_number_of_blue_cards_may_lie_there() -> None:
    laid = "bloodletting,paralysis,conversion,destruction,night_hunt,regeneration"
    table = position(ACT, s0=f"60 black_kiss laid={laid}").play("lay:black_kiss")
    assert len(table.laid(0)) == 7

"""The ability cards that act in a vampire's turn: Long arm, Double hunt and Rumour (BC-318, BC-319, BC-321)."""

from __future__ import annotations

from lychgate.games.blood_coven.events import Caught, Paid, Populated
from lychgate.games.blood_coven.state.purse import coins_of
from lychgate.games.blood_coven.steps.round import Round
from lychgate.games.blood_coven.steps.turns import TakeTurns
from lychgate.testing.clause import clause
from tests.games.blood_coven.positions import position

# --- Long arm (B8)


@clause("BC-318")
def test_long_arm_takes_from_the_supply_for_a_scared_hand_coin() -> None:
    table = position(TakeTurns(), s0="5=P(H) hand N card long_arm", city="PPP", supply="NND")
    table.play("far:N~N")
    assert table.seat(0) == "5=P(T) hand N scare N fatigue -"
    assert (table.city, table.supply) == ("PPP", "ND")
    assert [(event.coin, event.source) for event in table.told(Caught)] == [("N", "supply")]
    assert table.g.acted


@clause("BC-318")
def test_long_arm_follows_the_claw_rule_with_blood_rage_without_waste() -> None:
    """Rage comes from the coins that were in scare before; the coin moved gives none to this action."""
    table = position(TakeTurns(), s0="1=D(T) 2=D(T) 3=D(H) 4=D(T) 5=D(T) hand P scare ND card long_arm", supply="PN")
    assert table.codes == [
        "pass", "far:P~P+N", "far:N~P+N", "far:N~P+D", "repop:N", "repop:D",
    ]  # fmt: skip
    table.play("far:P~P+N")
    assert table.seat(0) == "1=D(T) 2=D(T) 3=D(T) 4=D(T) 5=D(T) hand P scare PD fatigue N"


@clause("BC-318")
def test_long_arm_never_leads_to_populating() -> None:
    table = position(TakeTurns(), s0="5=P(H) hand N card long_arm", city="-", supply="PNND")
    table.play("far:N~N")
    assert table.paused
    assert table.city == "-"
    assert table.told(Populated) == []


@clause("BC-318")
def test_long_arm_needs_a_hand_coin() -> None:
    table = position(TakeTurns(), s0="5=P(H) scare N card long_arm", city="P", supply="PND")
    assert table.codes == ["pass", "take:P", "repop:N"]


def test_e26_long_arm() -> None:
    table = position(TakeTurns(), s0="3=D(H) hand PN card long_arm", city="PPPP", supply="PND")
    assert table.codes == [
        "pass", "far:D~P", "far:D~N", "make:P@5", "make:P@4", "make:N@5", "make:N@4",
    ]  # fmt: skip
    table.play("far:D~P")
    assert table.seat(0) == "3=D(T) hand ND scare P fatigue -"
    assert (table.supply, table.city) == ("PN", "PPPP")


# --- Double hunt (B9)


@clause("BC-319")
def test_double_hunt_two_catches_for_two_scare_coins() -> None:
    table = position(TakeTurns(), s0="5=P(H) scare PN card double_hunt", city="PNND", supply="P")
    table.play("take:N*PN")
    assert table.vampires(0) == "5=P(H)", "the vampire turns only after the second catch"
    assert (table.hand(0), table.scare(0), table.fatigue(0)) == ("N", "-", "PN")
    assert table.codes == ["take2:-", "take2:P", "take2:N", "take2:D"]
    table.play("take2:D")
    assert table.seat(0) == "5=P(T) hand ND scare - fatigue PN"
    assert [(event.slot, event.coins) for event in table.told(Paid)] == [(5, coins_of("PN"))]


@clause("BC-319")
def test_double_hunt_the_second_catch_may_be_declined() -> None:
    table = position(TakeTurns(), s0="5=P(H) scare PN card double_hunt", city="NND")
    table.play("take:N*PN", "take2:-")
    assert table.seat(0) == "5=P(T) hand N scare - fatigue PN"
    assert table.city == "ND"


@clause("BC-319")
def test_double_hunt_the_second_catch_needs_claw_and_is_automatic_when_nothing_qualifies() -> None:
    table = position(TakeTurns(), s0="3=D(H) scare PN card double_hunt", city="PNDD")
    table.play("take:D*PN")
    assert table.codes == ["take2:-", "take2:D"]
    alone = position(TakeTurns(), s0="3=D(H) scare PN card double_hunt", city="PND")
    alone.play("take:D*PN")
    assert alone.paused
    assert alone.vampires(0) == "3=D(T)"


@clause("BC-319")
def test_double_hunt_the_raised_claw_counts_for_both_catches() -> None:
    table = position(TakeTurns(), s0="3=D(H) scare PNN card double_hunt", city="PPND")
    table.play("take:P+N*PN")
    assert table.codes == ["take2:-", "take2:P", "take2:N", "take2:D"]


@clause("BC-319")
def test_double_hunt_at_most_one_vampire_per_round() -> None:
    table = position(Round(), s0="2=P(H) 3=P(H) hand PPPP card double_hunt", city="NNNN", supply="PP")
    table.play("scare:PPPP")
    assert "take:N*PP" in table.codes
    table.play("take:N*PP", "take2:N")
    assert table.codes == ["pass", "take:N", "make:N@5+P", "make:N@4+PP", "repop:P"], "the other has no double hunt"
    assert table.g.hunted == [True, False]
    table.play("pass")
    assert (table.g.round, table.g.hunted) == (7, [False, False]), "in the next round it may hunt again"


@clause("BC-319")
def test_double_hunt_a_city_emptied_by_the_first_catch_is_populated_before_the_second() -> None:
    table = position(TakeTurns(), s0="5=P(H) scare PP card double_hunt", city="D", supply="PPPNN", holder=0)
    table.play("take:D*PP")
    assert table.asked == ["s0 pop"]
    table.play("pop:N", "s1 pop:N")
    assert table.codes == ["take2:-", "take2:P", "take2:N"]
    table.play("take2:N")
    assert table.city == "PPN"


@clause("BC-319")
def test_double_hunt_a_city_emptied_by_the_second_catch_is_populated_afterwards() -> None:
    table = position(TakeTurns(), s0="5=P(H) scare PP card double_hunt", city="ND", supply="PPPPP")
    table.play("take:D*PP", "take2:N")
    assert table.vampires(0) == "5=P(T)"
    assert (table.city, table.supply) == ("PPPP", "P")


@clause("BC-319")
def test_double_hunt_needs_two_villagers() -> None:
    assert position(TakeTurns(), s0="5=P(H) scare PP card double_hunt", city="D", supply="-").codes == [
        "pass", "take:D", "repop:P",
    ]  # fmt: skip
    assert "take:D*PP" in position(TakeTurns(), s0="5=P(H) scare PP card double_hunt", city="D", supply="P").codes


@clause("BC-319")
def test_double_hunt_rage_goes_up_to_claw_3_without_waste() -> None:
    table = position(TakeTurns(), s0="5=P(H) scare PND card double_hunt", city="D", supply="PP")
    hunts = [code for code in table.codes if "*" in code]
    assert hunts == ["take:D*PN", "take:D*PD", "take:D*ND"], "a penny has claw 3 already"


def test_e27_double_hunt() -> None:
    table = position(TakeTurns(), s0="4=N(H) scare PND card double_hunt", city="PN", supply="PPPP")
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


# --- Rumour (B11)


@clause("BC-321")
def test_rumour_may_be_used_at_the_start_of_each_own_turn() -> None:
    table = position(
        TakeTurns(), s0="2=N(H) 4=N(H) hand DD card rumour", s1="3=N(H)", city="PPPP", supply="P", holder=0
    )
    assert table.asked == ["s0 b11"]
    table.play("b11:-")
    assert table.asked == ["s0 b11"], "seat 1's nickel has no action and no rumour; the next own vampire has one"
    assert table.ask.args is not None
    assert table.ask.args["slot"] == 4


@clause("BC-321")
def test_rumour_scares_a_hand_coin_and_re_populates() -> None:
    table = position(TakeTurns(), s0="4=N(H) hand D card rumour", city="PPPP", supply="NN", holder=1)
    table.play("b11:D")
    assert (table.scare(0), table.hand(0), table.fatigue(0)) == ("D", "-", "-")
    assert (table.city, table.supply) == ("-", "PPPPNN")
    assert table.asked == ["s1 pop"]
    table.play("pop:N", "pop:N")
    assert table.codes == ["pass", "take:P+D", "take:N", "repop:D"], "at most once per turn: now the action"


@clause("BC-321")
def test_rumour_is_not_asked_without_hand_coins_or_villagers() -> None:
    assert position(TakeTurns(), s0="4=N(H) scare P card rumour", city="PPPP", supply="N").asked == ["s0 action"]
    assert position(TakeTurns(), s0="4=P(H) hand P card rumour").codes == ["pass", "make:P@5"]


@clause("BC-321")
def test_rumour_is_for_heads_up_vampires_only() -> None:
    assert position(TakeTurns(), s0="4=N(T) hand P card rumour", city="PPPP", supply="N").paused


def test_e28_rumour() -> None:
    table = position(TakeTurns(), s0="4=N(H) hand D card rumour", s1="", holder=1, city="PPPP", supply="NND")
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

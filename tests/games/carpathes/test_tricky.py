"""Tricky interactions, as the specification numbers them: Y-01 to Y-38."""

from __future__ import annotations

import pytest

from lychgate.core.ask import Seat
from lychgate.games.carpathes.steps.blood import Lose
from lychgate.games.carpathes.steps.cycle import EndCycle
from lychgate.games.carpathes.steps.turn import Act, HandLimit, Turn
from tests.games.carpathes.positions import Position, position

ACT, TURN = Act(Seat(0)), Turn(Seat(0))


def lose(own: str, n: int) -> Position:
    return position(Lose(Seat(0), n, "bite"), s0=own)


def test_y01() -> None:
    table = lose("15 MW", 30)
    assert table.codes == ["pay:M+10", "pay:MW"]
    assert table.reasons("pay:W+15") == ["CA-039"]


@pytest.mark.parametrize("own, n", [("5 W", 10), ("15", 30), ("5 O", 30)])
def test_y02_y03_y04(own: str, n: int) -> None:
    table = lose(own, n)
    assert (table.paused, table.blood[0], table.humans(0)) == (True, 5, "")


def test_y05() -> None:
    assert position(ACT, s0="10 O devil_hand").reasons("play:devil_hand") == ["CA-041"]


def test_y06() -> None:
    assert "dominate:1" not in position(ACT, s0="30", s1="5").codes
    assert position(ACT, s0="35", s1="5").play("dominate:1").blood[0] == 25


def test_y07() -> None:
    table = position(Act(Seat(2)), s0="20", s1="90 slave=0:3", s2="80", s3="90", active=2).play("dominate:0")
    assert (table.masters, table.grace) == ([2, 2, -1, -1], [0, 3, -1, -1])
    assert not table.match.over


def test_y08() -> None:
    table = position(Act(Seat(2)), s0="15", s1="90 slave=0:0", s2="80", active=2).play("dominate:0")
    assert table.match.over
    assert table.match.result is not None
    assert table.match.result.winners == (2,)


def test_y09() -> None:
    table = position(Act(Seat(1)), s0="90", s1="60 slave=0:0", s2="20", active=1).play("dominate:2")
    assert table.blood[1] == 50
    assert table.match.result is not None
    assert table.match.result.winners == (0,)


def test_y10() -> None:
    table = position(ACT, s0="90 wolf_call,supreme_punishment slave=1:0", s1="20", s2="90", s3="90")
    assert "dominate:1" not in table.codes
    assert "at:1" not in table.play("play:wolf_call").codes
    assert "at:1" in table.play("at:2", "play:supreme_punishment").codes


def test_y11() -> None:
    table = position(ACT, s0="90 supreme_punishment slave=1:2", s1="90", s2="90").play(
        "play:supreme_punishment", "at:1"
    )
    assert (table.blood[1], table.grace[0]) == (70, 2)


def test_y12() -> None:
    table = position(ACT, s0="90 wolf_call slave=1:4", s1="90", s2="90 mist_form").play("play:wolf_call", "mist_form:5")
    assert (table.blood[2], table.masters[0], table.g.actions) == (85, -1, 2)


def test_y13() -> None:
    table = position(ACT, s0="25 slave=1:0", s1="30", s2="90", demand="feed", actions=1)
    assert table.codes == ["feed"]
    table.play("feed")
    assert (table.blood[0], table.grace[0]) == (5, 2)


def test_y14() -> None:
    table = position(TURN, s0="20 slave=1:0", s1="30", s2="90", top_humans="M").play("feed")
    assert "end" in table.codes
    table.play("draw:human")
    assert table.offers("end", "feed") == [False, True]


def test_y15() -> None:
    table = position(TURN, s0="20 coffin slave=1:0", s1="30", s2="90", top_humans="O", top_powers="bats").play("feed")
    table.play("draw:human")
    assert table.offers("feed", "draw:human", "play:coffin", "end") == [True, True, False, False]
    table.play("draw:power")
    assert table.codes == ["feed"]
    table.play("feed")
    assert (table.blood[0], table.humans(0), table.grace[0]) == (5, "", 2)


def test_y16() -> None:
    table = position(TURN, s0="15 slave=1:1", s1="30", s2="90").play("feed", "draw:power", "draw:power", "draw:power")
    assert (table.paused, table.grace[0]) == (True, 0)


def test_y17() -> None:
    table = position(TURN, s0="40 wolf_call slave=1:3", s1="30", s2="90 attack_return")
    table.play("feed", "play:wolf_call", "attack_return:10")
    assert table.blood[0] == 10
    assert table.grace[0] == 4
    assert "end" in table.codes, "means 5: the duty does not bind"
    table.play("end")
    assert table.grace[0] == 2


def test_y17_a_payment_that_leaves_less_is_not_offered() -> None:
    table = position(TURN, s0="20 M wolf_call slave=1:3", s1="30", s2="90").play("feed", "play:wolf_call")
    assert (table.blood[0], table.humans(0)) == (10, "M"), "10 from the counter is the only way"


def test_y18() -> None:
    table = position(Turn(Seat(1)), s0="35", s1="90 slave=0:0", s2="90")
    assert table.codes == ["nothing", "attack:2"]


def test_y19() -> None:
    table = position(TURN, s0="90 laid=bloodletting slave=1:2", s1="90", s2="90").play("attack:2", "use:bloodletting")
    assert table.grace[0] == 3
    assert table.play("end").grace[0] == 2


def test_y20() -> None:
    table = position(TURN, s0="90 bats slave=1:2", s1="90", s2="90", s3="90").play("attack:2", "play:bats", "end")
    assert table.grace[0] == 3


def test_y21() -> None:
    table = position(ACT, s0="90 crows", s1="90 attack_return", s2="90").play(
        "play:crows", "at:1+2", "attack_return:10"
    )
    assert table.blood == [60, 80, 75]


def test_y22() -> None:
    table = position(ACT, s0="90 devil_hand", s1="90 attack_return slave=0:0", s2="90")
    assert table.play("play:devil_hand", "at:1", "attack_return:10").blood == [75, 80, 90]


def test_y23() -> None:
    table = position(TURN, Turn(Seat(1)), EndCycle(), s0="60 M invisibility", s1="90 crows", figure=2)
    table.play("play:invisibility", "pay:10")
    assert table.codes == ["draw:human", "draw:power", "recover", "end"]
    table.play("draw:human", "draw:human", "play:crows")
    assert table.blood == [50, 75, 75], "only one target is left"
    table.play("end")
    assert (table.question, table.g.invisible[0]) == ("s0 bid", False)


@pytest.mark.parametrize("card, cost", [("bite", 0), ("wolf_call", 0), ("crows", 5), ("bats", 10)])
def test_y24(card: str, cost: int) -> None:
    table = position(ACT, s0=f"50 {card}", s1="90", s2="90 invisible", event="pandemonium").play(f"play:{card}")
    assert table.blood[0] == 50 - cost + (10 if card == "bite" else 0)
    printed = {"bite": 5, "wolf_call": 10, "crows": 15, "bats": 20}[card]
    table = position(ACT, s0=f"50 {card} laid=conversion", event="pandemonium").play("use:conversion")
    assert table.blood[0] == 50 + printed


def test_y25() -> None:
    table = position(EndCycle(), s0="O", s1="M").play("bid:5", "bid:10")
    assert (table.g.first, table.humans(0), table.humans(1)) == (1, "O", "")


def test_y26() -> None:
    assert position(ACT, s0="95 M").play("recover").blood[0] == 100


@pytest.mark.parametrize("hand, drink, gain", [("WO", "WO", 20), ("WW", "WW", 20), ("OOO", "OOO", 15)])
def test_y27(hand: str, drink: str, gain: int) -> None:
    assert position(ACT, s0=f"40 {hand}").play("recover", f"drink:{drink}").blood[0] == 40 + gain


def test_y28() -> None:
    assert position(ACT, s0="40 M", event="burning_thirst").play("recover").blood[0] == 50


def test_y29() -> None:
    table = position(ACT, human_deck="", human_discard="MMMWWOO").play("draw:human")
    assert (len(table.humans(0)), len(table.g.human_deck), table.human_discard) == (1, 6, [])


def test_y30() -> None:
    table = position(ACT, s0="40 laid=bloodletting,paralysis", event="eclipse", cycle=2)
    assert table.offers("use:bloodletting", "use:paralysis") == [True, True]


def test_y31() -> None:
    table = position(ACT, s0="60 bite", s1="50 mist_form", s2="90").play("play:bite", "at:1", "mist_form:5")
    assert table.blood == [55, 45, 90]


def test_y32() -> None:
    table = position(ACT, s0="65 bite", s1="50 attack_return", s2="90").play("play:bite", "at:1", "attack_return:10")
    assert table.blood == [50, 50, 90]


def test_y33() -> None:
    table = position(Turn(Seat(1)), s0="90", s1="60 slave=0:1", s2="20", s3="90").play("attack:2", "dominate:2", "end")
    assert (table.masters, table.grace, table.blood[1]) == ([-1, 0, 0, -1], [-1, 1, 0, -1], 50)


def test_y34() -> None:
    table = position(TURN, s0="5 OOOO coffin slave=1:0", s1="30", s2="90").play("feed")
    assert "play:coffin" not in table.codes
    assert "play:coffin" in position(TURN, s0="5 OOOO coffin slave=1:0", s1="30", s2="90").play("nothing").codes


def test_y35() -> None:
    table = position(HandLimit(Seat(0)), s0="MMMMMMMWWWOOO")
    for left in (12, 11, 10):
        assert table.question == "s0 limit"
        table.play("drop:old_man")
        assert len(table.humans(0)) == left
    assert table.paused


def test_y36() -> None:
    table = position(EndCycle(), s0="MM", s1="WW", s2="M").play("bid:30")
    assert (table.question, table.codes) == ("s1 bid", ["pass"])
    assert table.play("pass").question != "s2 bid"


def test_y37() -> None:
    table = position(ACT, s0="60 bats", s1="60 slave=0:0", s2="60", s3="60", s4="60 invisible").play("play:bats")
    assert table.blood == [40, 60, 45, 45, 60]


def test_y38() -> None:
    table = position(ACT, s0="60 night_terror", s1="60 crows", s2="90").play("play:night_terror", "at:1")
    assert table.blood[1] == 40

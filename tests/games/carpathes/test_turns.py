"""Cycle, round, turn: CA-020 to CA-031."""

from __future__ import annotations

import pytest

from lychgate.core.ask import Seat
from lychgate.games.carpathes.events.turns import RoundBegan, TurnBegan
from lychgate.games.carpathes.steps.cycle import Cycle, Round
from lychgate.games.carpathes.steps.turn import Act, EndTurn, Turn
from lychgate.testing.clause import clause
from tests.games.carpathes.positions import position

ACT = Act(Seat(0))


@clause("CA-020")
def test_turns_go_clockwise_from_the_first_player() -> None:
    table = position(Round(1), s3="", first=2)
    table.play("end", "end", "end", "end")
    assert [event.seat for event in table.told(TurnBegan)] == [2, 3, 0, 1]


@clause("CA-020")
def test_who_is_not_asked_cannot_act() -> None:
    table = position(Turn(Seat(1)))
    assert table.reasons("draw:human", 0) == ["CA-020"]


@clause("CA-021", "CA-022")
def test_three_rounds_make_a_cycle_and_the_figure_follows() -> None:
    table = position(Cycle(), s0="M", cycle=0)
    figures = []
    for _ in range(9):
        figures.append(table.g.figure)
        table.play("end")
    assert figures == [1, 1, 1, 2, 2, 2, 3, 3, 3]
    assert [event.figure for event in table.told(RoundBegan)] == [1, 2, 3]
    assert table.g.moon == "white", "the moon has not changed on the way"
    assert table.question == "s0 bid", "the cycle is over"


@clause("CA-023")
@pytest.mark.parametrize("cycle, moon", [(1, "white"), (2, "black"), (3, "white"), (4, "black")])
def test_the_moon_alternates(cycle: int, moon: str) -> None:
    assert position(Cycle(), cycle=cycle - 1).g.moon == moon


@clause("CA-024")
def test_three_actions_also_of_one_kind() -> None:
    table = position(Turn(Seat(0)), Turn(Seat(1)))
    assert table.ask.args == {"actions": 3}
    table.play("draw:human", "draw:human")
    assert table.g.actions == 1
    table.play("draw:human")
    assert table.question == "s1 act"
    assert len(table.humans(0)) == 3


@clause("CA-024")
def test_without_an_action_left_nothing_that_is_one_is_offered() -> None:
    table = position(ACT, s0="60 M bite laid=conversion", actions=0)
    assert table.codes == ["use:conversion", "end"]
    assert {table.reasons(code)[0] for code in ("draw:human", "play:bite", "recover")} == {"CA-024"}


@clause("CA-025")
def test_the_six_actions() -> None:
    table = position(ACT, s0="80 MW bite,conversion,coffin slave=1:0", s1="30", s2="20", demand="feed", active=0)
    assert table.codes == [
        "draw:human", "draw:power", "play:bite", "play:coffin", "lay:conversion", "recover", "dominate:2", "feed",
    ]  # fmt: skip


@clause("CA-026")
def test_a_turn_may_end_with_actions_unused_and_they_are_lost() -> None:
    table = position(Turn(Seat(0)), Turn(Seat(1)))
    table.play("draw:power", "end")
    assert (table.question, table.g.actions) == ("s1 act", 3)
    assert len(table.powers(0)) == 1


@clause("CA-027")
def test_a_paralysed_player_has_two_actions_once() -> None:
    table = position(Turn(Seat(0)), Turn(Seat(1)), Turn(Seat(0)), s0="paralysed")
    assert table.g.actions == 2
    assert table.g.paralysed == [False, False, False]
    table.play("draw:human", "draw:human")
    assert table.question == "s1 act"
    table.play("end")
    assert table.g.actions == 3


@clause("CA-028")
def test_activating_a_laid_card_and_reacting_are_no_actions() -> None:
    table = position(ACT, s0="80 bite laid=bloodletting", s1="50 mist_form")
    table.play("use:bloodletting", "at:1", "pass")
    assert table.g.actions == 3
    table.play("play:bite", "at:1", "mist_form:5")
    assert table.g.actions == 2


@clause("CA-029")
def test_the_order_inside_a_turn() -> None:
    """Demand, actions and free activations in any order, end, penalty, hand limit."""
    table = position(
        Turn(Seat(0)), s0="60 MMMMMMWWW bite laid=night_hunt slave=1:2", s1="80", s2="80", top_humans="OMM", active=1
    )
    assert table.question == "s1 demand"
    table.play("attack:2", "draw:human", "draw:human", "draw:human")
    assert table.codes == ["use:night_hunt", "end"], "also after the third action"
    table.play("use:night_hunt")
    assert table.question == "s0 limit"
    assert table.grace[0] == 1, "the penalty came before"


@clause("CA-030")
@pytest.mark.parametrize(
    "own, other, moon_cycle",
    [
        ("60", "50", 1),
        ("60 laid=paralysis", "50", 1),
        ("60 laid=paralysis", "50 paralysed", 2),
        ("60 laid=bloodletting", "50 invisible", 1),
        ("60 laid=night_hunt invisible", "50", 1),
        ("100 laid=conversion bite", "50", 1),
        ("60 laid=conversion", "50", 1),
        ("60 laid=destruction", "50", 1),
        ("10 laid=destruction", "50 laid=regeneration", 1),
    ],
)
def test_the_turn_ends_by_itself_when_all_can_see_that_nothing_is_left(own: str, other: str, moon_cycle: int) -> None:
    gone = other if "invisible" in other or "paralysed" in other else "50"
    table = position(ACT, s0=own, s1=other, s2=gone, actions=0, cycle=moon_cycle)
    assert table.paused


@clause("CA-030")
@pytest.mark.parametrize("own", ["60 laid=conversion destruction", "10 O laid=destruction"])
def test_otherwise_the_player_is_asked_even_if_he_can_only_end(own: str) -> None:
    """Nobody else can know that the only Power costs nothing, or that the only Human is worth 5."""
    table = position(ACT, s0=own, s1="50 laid=regeneration", actions=0)
    assert table.question == "s0 act"
    assert table.codes == ["end"]


@clause("CA-030", "CA-192")
def test_night_hunt_cannot_be_used_any_more_when_there_is_no_human_to_draw() -> None:
    assert position(ACT, s0="60 laid=night_hunt", actions=0, human_deck="").paused
    assert position(ACT, s0="60 laid=night_hunt", actions=0).question == "s0 act"


@clause("CA-030", "CA-069")
@pytest.mark.parametrize(
    "own, cycle, event",
    [("60 laid=black_kiss", 2, ""), ("60 laid=regeneration", 2, ""), ("60 laid=paralysis", 1, "eclipse")],
)
def test_a_blue_card_that_can_be_used_keeps_the_turn_open(own: str, cycle: int, event: str) -> None:
    table = position(ACT, s0=own, s1="50", actions=0, cycle=cycle, event=event)
    assert table.codes == [f"use:{own.partition('=')[2]}", "end"]


@clause("CA-030", "CA-155")
@pytest.mark.parametrize("own, asked", [("20 laid=destruction", True), ("15 laid=destruction", False)])
def test_destruction_keeps_the_turn_open_while_a_blue_card_can_be_paid_for(own: str, asked: bool) -> None:
    table = position(ACT, s0=own, s1="50 laid=regeneration", actions=0)
    assert table.paused is not asked


@clause("CA-031")
def test_a_slave_has_a_normal_turn() -> None:
    table = position(Turn(Seat(0)), s0="60 M bite slave=1:0", s1="20 invisible", s2="invisible")
    table.play("nothing")
    assert table.g.actions == 3
    assert table.codes == ["draw:human", "draw:power", "recover", "end"], "nobody he may attack"


@clause("CA-026", "CA-029")
def test_ending_the_turn_closes_what_was_open() -> None:
    table = position(EndTurn(Seat(0)), s0="60 slave=1:2", demand="attack", quarry=2)
    assert table.paused
    assert (table.g.demand, table.g.quarry, table.g.actions) == ("nothing", -1, 0)

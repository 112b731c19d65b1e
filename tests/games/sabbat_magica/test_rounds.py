"""Six rounds, and the curse that begins all but the first."""

from __future__ import annotations

from random import Random

import pytest

from lychgate.core.step import Step
from lychgate.games.sabbat_magica.data.match import Phase
from lychgate.games.sabbat_magica.events.plan import Aged, CurseFell, Invoked, Rotted
from lychgate.games.sabbat_magica.events.rounds import RoundBegan
from lychgate.games.sabbat_magica.events.stewardship import Fed, RegionsScored
from lychgate.games.sabbat_magica.state.purse import heap_of
from lychgate.games.sabbat_magica.steps.plan import BonusPhase, Curse, TurnTimeCard
from lychgate.games.sabbat_magica.steps.round import EndRound, Round
from lychgate.games.sabbat_magica.steps.skulduggery import Skulduggery, Turns
from lychgate.games.sabbat_magica.steps.stewardship import ApprovalPhase, Food, RegionPoints
from lychgate.testing.clause import clause
from tests.games.sabbat_magica.positions import opening, position


@clause("SM-050")
def test_the_phases_of_a_round_come_in_order() -> None:
    table = position(Round(), round=1, g="bridge 1", r="bridge 1", b="bridge 1")
    names = [step.name.partition(".")[2] for step in reversed(table.g.agenda)]
    wanted = ["BonusPhase", "Skulduggery", "Food", "RegionPoints", "ApprovalPhase", "EndRound", "Pause"]
    assert names == wanted
    assert (table.g.round, table.asked[0]) == (2, "r invoke")


@clause("SM-050", "SM-230")
def test_a_match_has_six_rounds() -> None:
    table = opening(2)
    rng = Random(3)
    while not table.match.over:
        ask = rng.choice(table.match.asks)
        table.match.answer(ask.seat, rng.choice(ask.options).code)
    assert [event.round for event in table.told(RoundBegan)] == [1, 2, 3, 4, 5, 6]


@clause("SM-051")
def test_the_first_round_has_no_curse_and_no_bonus() -> None:
    table = position(Round(), round=0, card="full_moon", r="one SS skull vp 9")
    assert (table.one("r"), table.vp("r")) == ("SS", 9)
    table.play("r invoke:0", "g invoke:0", "b invoke:0")
    assert table.asked == ["r action"]


@clause("SM-051")
def test_later_rounds_have_both() -> None:
    table = position(Round(), round=1, r="one SS")
    assert (table.one("r"), table.skull("r")) == ("-", True)
    table.play("r invoke:0", "g invoke:0", "b invoke:0")
    assert table.asked == ["r bonus"]


@clause("SM-050", "SM-051", "SM-060", "SM-080", "SM-090", "SM-200")
@pytest.mark.parametrize(
    "phase, steps",
    [
        (Phase.CURSE, [Round()]),
        (Phase.INVOCATION, [TurnTimeCard()]),
        (Phase.BONUS, [BonusPhase()]),
        (Phase.SKULDUGGERY, [Food(), Skulduggery()]),
        (Phase.FOOD, [Food()]),
        (Phase.POINTS, [RegionPoints()]),
        (Phase.APPROVAL, [ApprovalPhase()]),
    ],
)
def test_everybody_sees_the_phase(phase: Phase, steps: list[Step]) -> None:
    # The elf is asked about Secret area before anything else of the round.
    table = position(*steps, players="gr", vada="g")
    assert table.match.view(1).values["phase"] == phase


@clause("SM-051")
def test_the_first_round_begins_with_the_invocation() -> None:
    table = position(Food(), Round(), round=0, card="full_moon")
    assert table.g.phase == Phase.INVOCATION


@clause("SM-096")
def test_the_actions_of_a_round_are_counted_from_one() -> None:
    table = position(Turns(2), Round(), players="rb", r="bridge 1", b="bridge 1")
    assert table.g.turn == 2
    table.play("rest", "rest")
    assert table.g.turn == 0


@clause("SM-052")
def test_the_curse_works_from_right_to_left_for_everybody() -> None:
    table = position(Curse(), r="vp 20 skull one RR two SG", g="one M vp 8", b="two GG vp 8")
    assert (table.vp("r"), table.skull("r"), table.one("r"), table.two("r")) == (15, True, "SG", "-")
    assert (table.vp("g"), table.skull("g"), table.one("g"), table.two("g")) == (8, True, "-", "-")
    assert (table.vp("b"), table.skull("b"), table.one("b"), table.two("b")) == (8, False, "GG", "-")
    assert table.paused


@clause("SM-053")
def test_a_cursed_token_costs_five_points_and_is_gone() -> None:
    table = position(Curse(), r="vp 7 skull")
    assert (table.vp("r"), table.skull("r")) == (2, False)
    assert [event.vp for event in table.told(CurseFell)] == [5]


@clause("SM-054")
def test_many_resources_make_one_curse_and_none_make_none() -> None:
    table = position(Curse(), r="one SSRRGGMM", g="two S")
    assert (table.skull("r"), table.one("r"), table.skull("g")) == (True, "-", False)
    assert [event.tokens for event in table.told(Rotted)] == [heap_of("SSRRGGMM")]


@clause("SM-055")
def test_fresh_resources_lose_an_hour() -> None:
    table = position(Curse(), r="two SRGM")
    assert (table.one("r"), table.two("r")) == ("SRGM", "-")
    assert [event.tokens for event in table.told(Aged)] == [heap_of("SRGM")]


@clause("SM-056")
def test_approval_and_chimeras_do_not_age() -> None:
    table = position(Curse(), Curse(), r="approval SSR chimeras 2")
    assert (table.approval("r"), table.chimeras("r")) == ("SSR", 2)


@clause("SM-057")
def test_the_way_of_a_resource_takes_three_rounds() -> None:
    stages = []
    for curses in range(4):
        table = position(*[Curse()] * curses, r="two SS vp 10")
        stages.append((table.two("r"), table.one("r"), table.skull("r"), table.vp("r")))
    assert stages == [("SS", "-", False, 10), ("-", "SS", False, 10), ("-", "-", True, 10), ("-", "-", False, 5)]


@clause("SM-058")
def test_after_the_sixth_round_nothing_ages_any_more() -> None:
    table = position(EndRound(), round=6, r="vp 10 skull one SS two RR")
    assert table.match.result is not None
    assert table.match.result.scores[0] == 10
    assert (table.skull("r"), table.one("r")) == (True, "SS")


@clause("SM-070")
def test_the_order_of_the_round_governs_the_bonus_too() -> None:
    table = position(Round(), round=1, order="gbr", card="full_moon", pile=["carnival", "harvest"])
    table.play("r invoke:0", "g invoke:2", "b invoke:1")
    assert table.order == "rbg"
    assert [event.seat for event in table.told(Invoked)] == [0, 1, 2]
    asked = []
    for _ in range(3):
        asked.append(table.asked[0])
        table.play(table.codes[0])
    assert asked == ["r bonus", "b bonus", "g bonus"]


@clause("SM-200")
def test_the_order_of_the_round_governs_stewardship() -> None:
    table = position(Food(), RegionPoints(), order="bgr", vada="rg", gineva="b")
    assert [event.seat for event in table.told(Fed)] == [2, 1, 0]
    assert [event.seat for event in table.told(RegionsScored)] == [2, 1, 0]

"""How Phase 1 is played: BC-200 to BC-205."""

from __future__ import annotations

import pytest

import lychgate
from lychgate.core.errors import UndoRefused
from lychgate.games.blood_coven.events import QuarterTaken
from lychgate.games.blood_coven.steps.feed import FeedAndScare
from lychgate.games.blood_coven.steps.round import Round
from lychgate.games.blood_coven.steps.turns import TakeTurns
from lychgate.testing.clause import clause
from tests.games.blood_coven.positions import GAME, Position, opening, position

OPEN = {"placement": "open"}
RACE = {"placement": "race"}


@clause("BC-200")
def test_sealed_is_the_default() -> None:
    assert GAME.check(2, {})["placement"] == "sealed"
    table = opening().play("s0 start:D", "s1 start:D")
    assert table.asked == ["s0 scare", "s1 scare"], "all at the same time"
    table.play("s1 scare:P")
    assert table.scare(1) == "-", "sealed until all have committed"
    table.play("s0 scare:-")
    assert (table.scare(1), table.quarter) == ("P", 0)


def race(placed: tuple[str, str] = ("P", "PPP"), holder: int = 0) -> Position:
    """A race in which both have placed their coins and the clock has yet to speak."""
    table = position(
        FeedAndScare(), s0="3=D(H) hand PPP", s1="3=D(H) hand PPP", city="NNNN", holder=holder, options=RACE
    )
    return table.play(*(f"s{seat} scare:{coins}" for seat, coins in enumerate(placed)))


@clause("BC-201")
def test_the_first_done_takes_the_quarter_however_many_coins_were_placed() -> None:
    table = race()
    assert table.asked == ["clock first"]
    table.play("clock first:1")
    assert table.quarter == 1
    assert [(event.placed, event.how) for event in table.told(QuarterTaken)] == [(3, "first")]


@clause("BC-201")
@pytest.mark.parametrize("holder, taker", [(0, 1), (1, 0)])
def test_two_dones_at_the_same_moment_are_ranked_like_a_tie(holder: int, taker: int) -> None:
    table = race(holder=holder).play("clock first:0,1")
    assert table.quarter == taker


@clause("BC-201")
@pytest.mark.parametrize("lot, taker", [("0", 0), ("1", 1)])
def test_two_dones_at_the_same_moment_of_round_1_are_ranked_by_lot(lot: str, taker: int) -> None:
    table = opening(options=RACE, chance=[lot]).play("s0 start:D", "s1 start:P", "s0 scare:P", "s1 scare:-")
    assert table.play("clock first:0,1").quarter == taker


@clause("BC-201")
def test_in_a_race_the_starting_choice_stays_sealed() -> None:
    table = opening(options=RACE).play("s0 start:D")
    assert table.vampires(0) == "-"
    assert table.asked == ["s1 start"]


@clause("BC-202")
@pytest.mark.parametrize("seconds", [0, 30, 60])
def test_a_race_may_have_a_timer(seconds: int) -> None:
    assert GAME.check(2, {"placement": "race", "race_timer": seconds})["race_timer"] == seconds
    with pytest.raises(lychgate.LychgateError, match="race_timer"):
        GAME.check(2, {"placement": "race", "race_timer": seconds + 1})


@clause("BC-202")
@pytest.mark.parametrize("placed, taker", [(("P", "PPP"), 0), (("PP", "P"), 1), (("P", "P"), 1)])
def test_if_nobody_pressed_done_the_fewest_coins_decide(placed: tuple[str, str], taker: int) -> None:
    assert race(placed).play("clock first:-").quarter == taker


@clause("BC-203", "BC-204")
def test_the_clock_is_in_the_record_and_takes_nothing_from_chance() -> None:
    """Who was first comes from the clock's seat alone: a replay needs no clock, and the match's luck is untouched."""
    table = opening(options=RACE).play("s0 start:D", "s1 start:P", "s0 scare:P", "s1 scare:-", "clock first:0")
    assert table.quarter == 0
    assert table.g.chance.counters == {}
    text = table.match.save()
    assert '{"seat":"clock","code":"first:0"}' in text
    assert lychgate.load(text).state == table.g


@clause("BC-204")
def test_race_is_marked_as_live_play_only() -> None:
    needed = GAME.needs_clock(GAME.check(2, RACE))
    assert needed is not None
    assert needed.name == "placement"
    assert GAME.needs_clock(GAME.check(2, {})) is None
    assert GAME.needs_clock(GAME.check(2, OPEN)) is None


@clause("BC-205")
@pytest.mark.parametrize("holder, order", [(0, [0, 1, 2]), (1, [1, 2, 0]), (2, [2, 0, 1])])
def test_in_open_placement_players_commit_one_after_the_other(holder: int, order: list[int]) -> None:
    hands = "3=D(T) hand PN"
    table = position(FeedAndScare(), s0=hands, s1=hands, s2=hands, city="PPPP", holder=holder, options=OPEN)
    for seat in order:
        assert table.asked == [f"s{seat} feed"]
        table.play("feed:3<P")
        assert table.vampires(seat) == "3=D(T)", "coins move at the commit of both plans"
        table.play("scare:N")
        assert table.seat(seat) == "3=D(T)<P hand - scare N fatigue -", "in sight of all"
    assert table.paused


@clause("BC-205")
def test_open_placement_of_round_1_begins_with_seat_0() -> None:
    table = opening(3, options=OPEN)
    for seat in range(3):
        assert table.asked == [f"s{seat} start"]
        table.play("start:N")
        assert table.vampires(seat) == "4=N(H)", "visibly"
    asked = []
    for _ in range(3):
        asked += table.asked
        table.play("scare:P")
    assert asked == ["s0 scare", "s1 scare", "s2 scare"]


@clause("BC-205")
def test_open_placement_chooses_ability_cards_in_seat_order() -> None:
    table = opening(2, options={"placement": "open", "abilities": "pick"})
    for seat in (0, 1):
        assert table.asked == [f"s{seat} card"]
        table.play(table.codes[0])
        assert len(table.g.cards[seat]) == 1
    assert table.asked == ["s0 start"]


@clause("BC-048", "BC-205")
@pytest.mark.parametrize("placed", ["P", "-"])
def test_in_open_placement_a_commit_is_final(placed: str) -> None:
    """Also of nothing: the others have seen it."""
    table = position(FeedAndScare(), s0="3=D(H) hand P", s1="3=D(H) hand P", city="PPPP", options=OPEN)
    table.play(f"s0 scare:{placed}")
    with pytest.raises(UndoRefused):
        table.match.undo(0)


@clause("BC-205")
def test_the_quarter_is_awarded_as_in_sealed_placement() -> None:
    for placed, taker in ((("P", "PP"), 0), (("P", "P"), 1), (("PP", "P"), 1)):
        table = position(FeedAndScare(), s0="3=D(H) hand PP", s1="3=D(H) hand PP", city="PPPP", holder=0, options=OPEN)
        table.play(*(f"s{seat} scare:{coins}" for seat, coins in enumerate(placed)))
        assert table.quarter == taker


@clause("BC-009")
def test_food_on_a_vampire_is_out_of_its_owners_hand_while_others_commit() -> None:
    table = position(FeedAndScare(), s0="3=D(T) hand P", s1="3=D(H) hand P", city="PPPP", options=OPEN)
    table.play("feed:3<P")
    zones = table.match.view(1).zones
    assert (zones["hand:0"].pieces, zones["fed:0"].pieces) == ([], ["", "", "P", "", ""])


def test_e30_open() -> None:
    hands = "3=D(T) hand PP"
    table = position(Round(), s0=hands, s1=hands, s2=hands, city="NNNN", holder=2, options=OPEN)
    table.play("s2 feed:3<P", "s2 scare:-")
    assert table.seat(2) == "3=D(T)<P hand P scare - fatigue -"
    assert table.asked == ["s0 feed"]
    table.play("s0 feed:3<P", "s0 scare:-")
    assert table.seat(0) == "3=D(T)<P hand P scare - fatigue -"
    table.play("s1 feed:3<P", "s1 scare:-")
    assert table.quarter == 0, "1-1-1: the first tied player after the holder"


def test_e31_race() -> None:
    table = position(
        FeedAndScare(), TakeTurns(), s0="3=D(H) hand PPP", s1="3=D(H) hand PPP", city="NNNN", holder=0, options=RACE
    )
    table.play("s0 scare:P", "s1 scare:PPP", "clock first:1")
    assert table.quarter == 1
    assert table.match.history[-1] == (lychgate.CLOCK, "first:1")

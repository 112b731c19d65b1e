"""The table of Blood Coven: every position can be drawn, every mark exists, and the drawing tells the truth."""

from __future__ import annotations

import re
from importlib.resources import files
from random import Random
from typing import Any

import pytest

import lychgate
from lychgate.core.table import Hand, Mat, Motion, Pool, Row, check, check_fill, element_ids, elements
from lychgate.games.blood_coven.screen.dawn import dawn
from lychgate.games.blood_coven.screen.fill import fill
from lychgate.games.blood_coven.screen.layout import layout
from lychgate.games.blood_coven.screen.motions import motions
from lychgate.games.blood_coven.steps.round import Refresh
from lychgate.games.blood_coven.steps.turns import TakeTurns
from lychgate.games.blood_coven.steps.upkeep import Upkeep
from lychgate.testing.clause import clause
from tests.games.blood_coven.positions import Position, position

GAME = lychgate.game("blood-coven")
SPREAD: list[dict[str, Any]] = [{}, {"abilities": "deal"}, {"abilities": "pick", "placement": "open"}, {"ashes": True}]


def play(seats: int, seed: int, options: dict[str, Any]) -> list[lychgate.Match]:
    """A match at each of its decisions: people feed whom they can, otherwise choose by lot."""
    match, rng, moments = GAME.start(seats, seed, options), Random(seed), []
    while not match.over:
        moments.append(match.copy())
        ask = match.asks[0]
        fed = [option for option in ask.options if option.code != "feed:-"]
        match.answer(ask.seat, rng.choice(fed or ask.options).code)
    return [*moments, match]


@pytest.mark.parametrize("options", SPREAD)
@pytest.mark.parametrize("seats", [2, 3])
def test_every_position_can_be_drawn_and_every_mark_exists(seats: int, options: dict[str, Any]) -> None:
    for seed in range(4):
        moments = play(seats, seed, options)
        table = layout(seats, moments[0].options)
        assert check(table) == []
        for match in moments:
            for seat in (0, None):
                laid = fill(match.view(seat))
                assert check_fill(table, laid) == []
                ids = element_ids(table, laid)
                marks = {mark for ask in match.asks for option in ask.options for mark in option.marks}
                assert marks <= ids


@clause("BC-029")
def test_supply_city_and_quarter_lie_between_the_player_cards() -> None:
    table = layout(3, GAME.check(3, {}))
    shapes = {shape.id: shape for shape in table.shapes}
    for shared in ("supply", "city", "quarter"):
        assert shapes[shared].area == "centre"
        assert shapes[shared].seat is None
    assert isinstance(shapes["supply"], Pool)
    assert isinstance(shapes["city"], Row)
    assert shapes["city"].y == shapes["supply"].y, "the city lies next to the supply"
    for seat in range(3):
        card = shapes[f"card:{seat}"]
        assert isinstance(card, Mat)
        assert (card.area, card.seat) == ("seat", seat)


@clause("BC-003", "BC-017", "BC-020")
def test_each_player_card_shows_five_numbered_slots() -> None:
    table = layout(2, GAME.check(2, {}))
    for seat in range(2):
        card = next(shape for shape in table.shapes if shape.id == f"card:{seat}")
        assert isinstance(card, Mat)
        numbered = [(slot.n, slot.x) for slot in card.slots if slot.n is not None]
        assert [n for n, _ in numbered] == [1, 2, 3, 4, 5]
        assert [x for _, x in numbered] == sorted(x for _, x in numbered), "slot 1 is leftmost"


@clause("BC-027", "BC-053")
def test_the_quarter_lies_in_the_middle_until_somebody_holds_it() -> None:
    moments = play(2, 3, {})
    first, last = fill(moments[0].view(0)), fill(moments[-1].view(0))
    assert [piece.kind for piece in first.holds["quarter"]] == ["Q"]
    holder = moments[-1].view(0).values["quarter"]
    assert [piece.kind for piece in last.holds[f"quarter:{holder}"]] == ["Q"]
    assert "quarter" not in last.holds


@pytest.mark.parametrize("options", SPREAD)
def test_if_dawn_came_now_is_the_score_when_it_comes(options: dict[str, Any]) -> None:
    for seed in range(6):
        match = play(3, seed, options)[-1]
        assert match.result is not None
        laid = fill(match.view(None))
        for seat, score in enumerate(match.result.scores):
            assert laid.values[f"dawn:{seat}"].n == score
            assert laid.values[f"dawn:{seat}"].shares == tuple(match.view(None).values["scores"][seat])


def test_dawn_counts_who_is_fed_already_and_feeds_the_most_valuable_of_the_rest() -> None:
    vampires = ["P.tails", "D.tails", "", "", ""]
    assert dawn(vampires, ["N", "", "", "", ""], [], [], [], None) == (3, 1, 0)
    assert dawn(vampires, [""] * 5, ["N"], [], [], None) == (5, 1, 0)
    assert dawn(vampires, [""] * 5, ["P", "N"], [], [], None) == (8, 2, 0)


@clause("BC-172", "BC-311", "BC-314", "BC-315")
@pytest.mark.parametrize(
    "own, points",
    [
        ("1=D(T) 2=P(T) hand P card no_silver_blood", 8),
        ("1=N(T) 2=P(T) hand P card no_nickel_blood", 7),
        ("1=D(T) 2=D(T) 3=D(T) 4=P(T) hand PPP card three_feed_four", 21),
        ("1=D(T) 2=D(T) 3=D(T) 4=P(T) hand PP card three_feed_four", 12),
        ("1=D(T) 2=N(T) hand P card no_copper_blood", 9),
    ],
)
def test_if_dawn_came_now_is_what_the_best_last_feeding_brings(own: str, points: int) -> None:
    """Every way to play the last feeding is tried; the best of them is what the table promised."""
    start = position(Refresh(), s0=own, acted=True)
    promised = fill(start.match.view(0)).values["dawn:0"].n
    reached = []
    todo = [start.match]
    while todo:
        match = todo.pop()
        if match.result is not None:
            reached.append(match.result.scores[0])
        for option in () if match.over else match.asks[0].options:
            tried = match.copy()
            tried.answer(match.asks[0].seat, option.code)
            todo.append(tried)
    assert (promised, max(reached)) == (points, points)


def test_the_hand_tray_warns_when_food_is_short() -> None:
    tones = set()
    for seed in range(6):
        for match in play(2, seed, {}):
            for seat in range(2):
                food = fill(match.view(None)).values[f"food:{seat}"]
                assert (food.tone == "loss") == (food.n < (food.of or 0))
                tones.add(food.tone)
    assert tones == {"loss", "gain"}


@clause("BC-090", "BC-091")
def test_tonight_lists_the_turns_in_order_and_points_at_the_one_that_acts() -> None:
    acted = 0
    for match in play(3, 5, {}):
        laid = fill(match.view(None))
        tonight = laid.strips["tonight"]
        slots = [turn.n for turn in tonight.turns]
        assert slots == sorted(slot for slot in slots if slot is not None)
        if match.asks and match.asks[0].key == "action":
            ask = match.asks[0]
            assert ask.args is not None
            acting = f"slots:{ask.seat}:{ask.args['slot']}"
            assert acting in laid.active
            assert tonight.now is not None
            assert tonight.turns[tonight.now].touches == acting
            acted += 1
    assert acted > 3


@clause("BC-140")
def test_what_only_scared_coins_can_buy_says_so() -> None:
    table = position(TakeTurns(), s0="3=D(H) hand P scare N", city="PD")
    hints = fill(table.match.view(0)).hints
    assert {mark for mark in hints if mark.startswith("city:")} == {"city:P"}, "a dime catches dimes without rage"
    assert {mark for mark in hints if mark.startswith("slots:")} == {"slots:0:1", "slots:0:2"}
    assert fill(table.match.view(1)).hints == {}, "nobody else is told"


def test_what_travels_travels_between_elements_that_exist() -> None:
    kinds = set()
    for options in SPREAD:
        for seed in range(4):
            match = play(3, seed, options)[-1]
            table = layout(3, match.options)
            places = {found.id for found in elements(table)}
            for told in match.events(None):
                for motion in motions(told):
                    assert isinstance(motion, Motion)
                    kinds.add((told.kind, motion.kind))
                    assert {place for place in (motion.start, motion.end) if place} <= places, told
    assert {
        ("caught", "move"),
        ("caught", "flip"),
        ("made", "move"),
        ("populated", "move"),
        ("starved", "move"),
    } <= kinds
    assert {("placed", "move"), ("sated", "flip"), ("sated", "move"), ("quarter-taken", "move")} <= kinds


def shown(table: Position) -> list[str]:
    """What is seen to move over the table: `P scare:0 fatigue:0` for a coin, `slots:0:3 tails` for a vampire."""
    seen = []
    for told in table.match.events(None):
        for motion in motions(told):
            if motion.kind == "flip":
                seen.append(f"{motion.start} {motion.state}")
            else:
                seen.append(f"{motion.piece} {motion.start} {motion.end}")
    return seen


@clause("BC-150", "BC-151", "BC-154")
def test_one_sees_what_re_populating_costs_and_that_the_vampire_turns() -> None:
    table = position(TakeTurns(), s0="3=D(H) scare P", city="N", supply="PPPPP").play("repop:P")
    assert shown(table)[:3] == ["P scare:0 fatigue:0", "N city supply", "slots:0:3 tails"]


@clause("BC-318", "BC-319", "BC-321")
def test_one_sees_what_is_paid_for_a_card() -> None:
    far = position(TakeTurns(), s0="5=P(H) hand D card long_arm", supply="N").play("far:N~D")
    assert shown(far) == ["D hand:0 scare:0", "N supply hand:0", "slots:0:5 tails"]
    rumour = position(TakeTurns(), s0="5=P(H) hand D card rumour", city="N", supply="PPPPP").play("b11:D")
    assert shown(rumour)[:2] == ["D hand:0 scare:0", "N city supply"]
    hunt = position(TakeTurns(), s0="5=P(H) scare PN card double_hunt", city="NDD", supply="P").play("take:N*PN")
    assert shown(hunt) == ["P scare:0 fatigue:0", "N scare:0 fatigue:0", "N city hand:0"], "it does not turn yet"
    caught, none = Position(hunt.match.copy()).play("take2:D"), hunt.play("take2:-")
    assert shown(caught)[3:] == ["D city hand:0", "slots:0:5 tails"]
    assert shown(none)[3:] == ["slots:0:5 tails"]


@clause("BC-082", "BC-083", "BC-173")
def test_one_sees_each_victim_leave_its_own_vampire() -> None:
    table = position(Upkeep(), s0="3=D(T)<P 5=P(T)<D")
    assert shown(table) == ["P fed:0:3 fatigue:0", "D fed:0:5 fatigue:0", "slots:0:3 heads", "slots:0:5 heads"]
    last = position(Refresh(), s0="3=D(T) hand P", acted=True)
    assert shown(last) == ["P hand:0 fatigue:0", "slots:0:3 heads"]


def test_the_quarter_comes_from_wherever_it_lies() -> None:
    taken = next(told for told in play(3, 0, {})[-1].events(None) if told.kind == "quarter-taken")
    (motion,) = motions(taken)
    assert (motion.kind, motion.piece, motion.start) == ("move", "Q", "")
    assert motion.end.startswith("quarter:")


def test_every_sign_stands_for_words_that_exist() -> None:
    words = files("lychgate.games.blood_coven").joinpath("words/en.ftl").read_text(encoding="utf-8")
    known = set(re.findall(r"^([a-z0-9-]+) =", words, re.MULTILINE))
    table = layout(2, GAME.check(2, {}))
    assert set(table.icons) <= known
    assert {key for key in known if key.startswith("step-")} <= set(table.icons), "every step of the agenda has a sign"


def test_hands_are_shown_to_everybody() -> None:
    table = layout(2, GAME.check(2, {}))
    hands = [found.thing for found in elements(table) if isinstance(found.thing, Hand)]
    assert [hand.id for hand in hands] == ["hand:0", "hand:1"]
    match = GAME.start(2, 1)
    assert fill(match.view(0)).holds["hand:1"] == fill(match.view(None)).holds["hand:1"]

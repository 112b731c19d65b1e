"""The table: what a screen draws, for every seat, at every moment of a match."""

from __future__ import annotations

from random import Random

import pytest

from lychgate.core.events import tell
from lychgate.core.table import check, check_fill, element_ids, listed
from lychgate.games.damnation import GAME
from lychgate.games.damnation.data.cards import IDS
from lychgate.games.damnation.data.castle import SPACES
from lychgate.games.damnation.screen.fill import fill
from lychgate.games.damnation.screen.layout import layout
from lychgate.games.damnation.screen.looks import card_faces
from lychgate.games.damnation.screen.motions import motions
from lychgate.games.damnation.steps.movement import RollToMove
from lychgate.games.damnation.steps.turn import Turn
from lychgate.games.damnation.steps.vampire import Prowl
from tests.games.damnation.positions import position


@pytest.mark.parametrize("seats", [2, 3, 8])
def test_the_table_is_sound(seats: int) -> None:
    table = layout(seats, GAME.check(seats, {}))
    assert check(table) == []
    ids = element_ids(table, fill(GAME.start(seats, 1).view(0)))
    assert {space.id for space in SPACES} <= ids
    assert {"great_hall", "moat", "ss12", "knell:5", "decks:0", "talent:0:fate", "door:c0503"} <= ids


def test_every_card_has_a_face() -> None:
    assert [face.id for face in card_faces()] == list(IDS)


@pytest.mark.parametrize("seats", [2, 5])
def test_motions_name_what_is_on_the_table(seats: int) -> None:
    match = GAME.start(seats, 3)
    table = layout(seats, match.options)
    rng = Random(3)
    seen, shown = 0, 0
    while not match.over:
        ids = element_ids(table, fill(match.view(None)))
        kinds = {kind.id for kind in table.kinds} | {face.id for face in table.faces}
        events = match.state.events or []
        for event in events[seen:]:
            told = tell(event, None)
            for motion in () if told is None or told.kind == "drew" else motions(told):
                shown += 1
                assert not motion.piece or motion.piece in kinds
                ends = {each for each in (motion.start, motion.end) if each} - {"played", "d1", "d2", "black"}
                assert ends <= ids
        seen = len(events)
        ask = match.asks[0]
        match.answer(ask.seat, rng.choice(ask.options).code)
    assert shown > 20


def test_a_walk_is_shown_step_by_step() -> None:
    table = position(RollToMove(0), gentleman="c1208 tokens -", chance=["d2", "dark"])
    table.play("move:c1008")
    told = [tell(event, 0) for event in table.g.events or []]
    (walk,) = [motions(each) for each in told if each is not None and each.kind == "moved"]
    assert [(motion.piece, motion.via, motion.end) for motion in walk] == [("gentleman", ("c1108",), "c1008")]


def test_into_a_room_one_walks_by_its_door() -> None:
    table = position(RollToMove(0), gentleman="c1008 tokens -", chance=["d3", "candle"])
    table.play("move:kitchen")
    told = [tell(event, 0) for event in table.g.events or []]
    ((walk,),) = [motions(each) for each in told if each is not None and each.kind == "moved"]
    door = walk.via[-1]
    assert walk.end == "kitchen"
    assert door == f"door:{walk.via[-2]}"
    assert door in element_ids(layout(3, table.match.options), fill(table.match.view(0)))


def test_destinations_carry_steps_path_and_risk() -> None:
    table = position(RollToMove(0), gentleman="c0903 tokens -", traps="c0803=bear", chance=["d4", "dark"])
    hints = fill(table.match.view(0)).hints
    assert (hints["c0803"].n, hints["c0803"].path) == (1, ("c0903", "c0803"))
    assert hints["c0803"].risk is not None
    assert hints["kitchen"].risk is None
    assert fill(table.match.view(1)).hints == {}


def test_rooms_are_listed_before_the_corridors_the_nearest_first() -> None:
    table = position(RollToMove(0), gentleman="c0808 tokens -", chance=["d4", "candle"])
    view = table.match.view(0)
    options = listed(view.asks[0], fill(view)).options
    steps = [(option.marks[0].startswith(("c", "ss")), option.label.args["n"]) for option in options if option.label]
    assert len(steps) > 12
    assert steps == sorted(steps)
    assert not steps[0][0]
    assert steps[-1][0]


def test_a_peeked_trap_is_shown_to_its_seer_alone() -> None:
    table = position(lost="c0403", traps="c0803=saw c1303=bear", fields={"notes": {15: 0b001}})
    mine, theirs = fill(table.match.view(0)).holds["c0803"][0], fill(table.match.view(1)).holds["c0803"][0]
    assert (mine.kind, mine.private, theirs.kind, theirs.private) == ("trap-saw", True, "trap", False)


def test_strings_light_banners_and_ghosts() -> None:
    table = position(
        RollToMove(0),
        gentleman="c0903 tokens - control lost",
        lost="c0403",
        stranger="haunt 3",
        chance=["d4", "candle"],
        fall=True,
        round=40,
        barred="kitchen",
    )
    filled = fill(table.match.view(1))
    (bond,) = filled.bonds
    assert (bond.kind, bond.start, bond.end) == ("steers", "c0403:lost", "c0903:gentleman")
    light = filled.lights["castle"]
    assert (light.word, light.at, light.doom) == ("candle", "c0903:gentleman", True)
    assert [banner.say.key for banner in filled.banners] == ["banner-fall", "banner-dawn-soon"]
    assert (filled.seats[2].state, "haunt:2:3" in filled.holds) == ("ghost", True)
    assert filled.states["door:c1003"] == "barred"
    assert check_fill(layout(3, table.match.options), filled) == []


def test_the_vampire_stands_on_the_board_with_its_track() -> None:
    table = position(lost="vault", wanderer="c0403", vampire=("lost", "c1908", 4))
    filled = fill(table.match.view(1))
    assert [piece.kind for piece in filled.holds["c1908"]] == ["vampire"]
    assert "time:0:4" in filled.holds
    assert "time:0" not in filled.absent


def test_the_vampire_counts_its_steps_and_fears_no_trap() -> None:
    table = position(
        Prowl(0),
        lost="vault",
        wanderer="c0403",
        vampire=("lost", "c1907", 4),
        traps="c1909=saw",
        fields={"stride": 3, "bites": 1, "moved": True},
    )
    hint = fill(table.match.view(0)).hints["c1909"]
    assert (hint.n, hint.risk, hint.path) == (2, None, ("c1907", "c1908", "c1909"))
    table.play("move:c1909")
    told = [tell(event, 0) for event in table.g.events or []]
    (walk,) = [motions(each) for each in told if each is not None and each.kind == "vampire-moved"]
    assert [(motion.piece, motion.via, motion.end) for motion in walk] == [("vampire", ("c1908",), "c1909")]


@pytest.mark.parametrize("where", ["torture_chamber", "torture_chamber control lost"])
def test_a_table_can_be_looked_at_while_the_dice_of_a_slain_villain_lie_there(where: str) -> None:
    """DA-516: what Ransack turns up slays the roller; the roll still waits while the Deathknell is asked for."""
    table = position(
        Turn(0), wanderer=f"{where} tokens ransack", lost="gate", top="the_iron_maiden", chance=["d3", "candle"]
    )
    table.upto("roll").play("ransack")
    asked = []
    while not table.paused:
        asked.append(table.key)
        for seat in (0, 1, 2, None):
            view = table.match.view(seat)
            drawn, filled = layout(3, table.match.options), fill(view)
            assert check_fill(drawn, filled) == []
            assert all(table.match.about(seat, id).say for id in element_ids(drawn, filled))
        table.play(table.codes[0])
    assert (asked, table.role("wanderer")) == (["knell"], "haunt")

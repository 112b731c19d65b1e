"""Movement: exact, without reversing, one Villain to a space; the Black Die; locked doors."""

from __future__ import annotations

from typing import Any

import pytest

from lychgate.games.damnation.choices.moments import Roll
from lychgate.games.damnation.choices.walks import reach_of
from lychgate.games.damnation.data.cards import IDS
from lychgate.games.damnation.data.geometry import PLACES
from lychgate.games.damnation.events.cards import Turned
from lychgate.games.damnation.events.movement import Moved, NoWay, Rolled
from lychgate.games.damnation.steps.movement import MovePhase, RollToMove
from lychgate.games.damnation.steps.turn import Turn
from lychgate.testing.clause import clause
from tests.games.damnation.positions import Position, position
from tests.looking import Pause

BARE = "tokens -"


def rolled(*chance: str, mover: str, kind: str = "lost", **more: Any) -> Position:
    """The mover, without Talents, rolls to move."""
    villains: dict[str, Any] = {kind: f"{mover} {BARE}", **more}
    return position(RollToMove(0), chance=chance, **villains)


def ends(table: Position) -> set[str]:
    assert table.key in ("move", "steer.move")
    return {code.removeprefix("move:") for code in table.codes}


# --- the turn


@clause("DA-100", "DA-101", "DA-102", "DA-503", "DA-504", "DA-505")
def test_a_turn_has_five_phases_with_a_window_in_each() -> None:
    """A Hip Flask may be drunk at any time of one's own turn: it is offered in PRE, ROLL, RES and POST (DA-103)."""
    table = position(
        Turn(0), lost="c0403 hand hip_flask banqueting_knife tokens -", gentleman="c0713", chance=["d1", "dark"]
    )
    seen = []
    for _ in range(6):
        if table.key == "pause":
            break
        seen.append((table.key, "hip_flask" in table.codes))
        table.play(*(code for code in ("pass", "move:c0303", "stay", "done") if code in table.codes))
    assert seen == [
        ("pre", True),
        ("roll", True),
        ("move", False),
        ("secret", False),
        ("resolve", True),
        ("post", True),
    ]
    assert table.g.phase == "end-of-turn"


@clause("DA-103", "DA-501", "DA-515")
def test_any_number_of_cards_may_be_played_in_a_window() -> None:
    table = position(Turn(0), lost="kitchen hp 3 hand hip_flask smelling_salts tokens -")
    assert table.codes == ["pass", "smelling_salts", "hip_flask", "desperation"]
    table.play("hip_flask", "smelling_salts")
    assert (table.hp("lost"), table.played) == (8, ["hip_flask", "smelling_salts"])
    assert table.codes == ["pass", "desperation"]


# --- exactness


@clause("DA-163", "DA-134", "DA-130", "DA-122", "DA-131")
def test_e1_and_e3_candlelight_changes_the_total_by_one() -> None:
    """E3: die 1 and Candlelight from c1208: totals 1 and 2, never 0; five places."""
    table = rolled("d1", "candle", mover="c1208", kind="wanderer")
    assert ends(table) == {"kitchen", "c1108", "c1308", "c1008", "c1408"}
    table = rolled("d3", "candle", mover="c1903")
    totals = {option.value.total for option in table.ask.options}
    assert totals == {2, 3, 4}


@clause("DA-164")
def test_e2_brazier_changes_the_total_by_two() -> None:
    table = rolled("d3", "brazier", mover="c1903")
    assert {option.value.total for option in table.ask.options} == {1, 2, 3, 4, 5}


@clause("DA-165", "DA-120", "DA-121", "DA-390")
def test_e4_a_castle_event_is_drawn_before_moving_and_gives_no_light() -> None:
    table = rolled("d5", "castle", mover="c0313", kind="aristocrat", top="children_of_the_night")
    assert (table.hp("aristocrat"), table.played) == (9, ["children_of_the_night"])
    assert ends(table) == {"courtyard", "c0308", "c0712", "c0813", "ss07"}
    assert [event.what for event in table.told(Rolled)] == ["move"]


@clause("DA-169")
def test_an_empty_castle_deck_does_nothing() -> None:
    table = position(RollToMove(0), lost="c0313 tokens -", chance=["d5", "castle"], fields={})
    full = position(lost="c0313 tokens -")
    assert len(full.deck("castle")) == 8
    g = full.g.copy()
    g.decks[12], g.decks[10] = g.decks[12] + g.decks[10], []
    g.step = None
    g.agenda = [Pause(), RollToMove(0)]
    g.chance.script = ["4", "5"]
    from lychgate.core.match import Match
    from lychgate.games.damnation import GAME

    again = Position(Match.from_state(GAME, g), full.names)
    assert again.key == "move"
    assert again.told(Turned) == []
    assert table.told(Turned) != []


@clause("DA-168")
def test_a_castle_card_that_relocates_starts_the_movement_anew() -> None:
    table = rolled("d1", "castle", mover="c0408", top="hidden_stair")
    table.play("take-it", "door:c1903")
    assert ends(table) == {"c1803", "c1904"}


@clause("DA-124")
def test_no_reversing_within_a_movement() -> None:
    """From c0403 three steps west and on: never back to c0503 by turning round in the corner."""
    table = rolled("d2", "dark", mover="c0403")
    assert ends(table) == {"c0304", "cemetery", "c0603"}


@clause("DA-123", "DA-129", "DA-125")
def test_from_a_room_the_first_step_is_through_a_door_and_one_must_leave() -> None:
    table = rolled("d1", "dark", mover="kitchen")
    assert ends(table) == {"c1003", "c1208"}
    assert table.reasons("move:kitchen") == ["DA-125"]
    table = rolled("d2", "dark", mover="kitchen")
    assert "kitchen" not in ends(table)


@clause("DA-122", "DA-330")
def test_entering_a_room_ends_the_movement_with_the_rest_unused() -> None:
    table = rolled("d6", "dark", mover="c1003", top="leather_apron")
    table.play("move:kitchen")
    assert (table.at("lost"), table.hand("lost"), table.key) == ("kitchen", ["leather_apron"], "pause")


@clause("DA-126", "DA-768")
def test_a_space_holds_one_figure_but_may_be_passed() -> None:
    table = rolled("d2", "dark", mover="c1008", gentleman="c1208", stranger="c1108 tokens -")
    assert ends(table) == {"great_hall", "c0808"}
    assert table.reasons("move:c1208") == ["DA-126"]
    table = rolled("d3", "dark", mover="c1008", gentleman="c1208", stranger="c1108 tokens -")
    assert {"c1308", "kitchen"} <= ends(table)
    table = position(
        RollToMove(0),
        lost="c1008 tokens -",
        gentleman="vault",
        vampire=("gentleman", "c1208", 3),
        chance=["d2", "dark"],
    )
    assert "c1208" not in ends(table)


@clause("DA-127", "DA-035")
def test_rooms_hold_any_number() -> None:
    table = rolled("d1", "dark", mover="c1003", gentleman="kitchen", stranger="kitchen tokens -")
    assert "kitchen" in ends(table)


@clause("DA-128")
def test_e9_without_a_legal_move_two_damage_and_a_new_movement_die() -> None:
    table = rolled("d1", "dark", "d2", mover="dungeon", gentleman="c1613")
    assert (table.hp("lost"), len(table.told(NoWay))) == (8, 1)
    assert ends(table) == {"c1513", "c1713"}
    assert table.g.light == "darkness"


@clause("DA-128", "DA-425")
def test_the_damage_for_no_move_may_be_blocked() -> None:
    table = rolled("d1", "dark", "d2", mover="dungeon hand leather_apron", gentleman="c1613")
    assert (table.key, table.codes) == ("damage", ["pass", "leather_apron"])
    table.play("leather_apron")
    assert table.hp("lost") == 10
    assert table.key == "move"


@clause("DA-130")
def test_the_total_is_never_below_one_and_has_no_maximum() -> None:
    table = rolled("d1", "dark", mover="c0403 curses banshees_mark next -1")
    assert {option.value.total for option in table.ask.options} == {1}
    table = rolled("d6", "brazier", mover="c0403")
    assert max(option.value.total for option in table.ask.options) == 8


@clause("DA-132")
def test_moat_gate_barred_rooms_and_the_tower_without_a_soul_are_closed() -> None:
    table = rolled("d3", "dark", mover="c0313")
    assert table.reasons("move:dark_tower") == ["DA-380"]
    assert table.reasons("move:moat") == table.reasons("move:gate") == ["DA-132"]
    table = rolled("d3", "dark", mover="c0313 souls 1").upto("move")
    assert "dark_tower" in ends(table)
    table = position(RollToMove(0), lost="c1003 tokens -", chance=["d1", "dark"], barred="kitchen great_hall")
    assert ends(table) == {"c0903", "c1103"}
    assert table.reasons("move:kitchen") == ["DA-132"]


@clause("DA-134")
def test_fixed_changes_and_ranges_add_up() -> None:
    table = rolled("d4", "candle", mover="c0403 curses banshees_mark hand sword_cane")
    table.play("sword_cane*")
    assert {option.value.total for option in table.ask.options} == {1, 2, 3, 4, 5}


@clause("DA-131")
def test_the_option_names_the_path_and_the_smallest_total() -> None:
    table = rolled("d2", "candle", mover="c1208", kind="gentleman")
    (kitchen,) = [option.value for option in table.ask.options if option.code == "move:kitchen"]
    assert (kitchen.total, kitchen.path) == (1, ())
    (far,) = [option.value for option in table.ask.options if option.code == "move:c1008"]
    assert [PLACES[space] for space in far.path] == ["c1108", "c1008"]
    table.play("move:c1008")
    assert table.told(Moved)[0].path == ("c1108", "c1008")


# --- the light


@clause("DA-160", "DA-297")
def test_e10_darkness_stops_at_a_face_down_trap() -> None:
    table = position(
        RollToMove(0), gentleman="c0903 tokens -", traps="c0803=bear c1303=saw", chance=["d4", "dark", "0"]
    )
    assert ends(table) == {"c0803", "kitchen", "c1303"}
    table.play("move:c0803")
    assert (table.at("gentleman"), table.hp("gentleman")) == ("c0803", 7)


@clause("DA-161")
def test_e11_a_trap_under_another_figure_is_passed() -> None:
    table = position(
        RollToMove(0), gentleman="c0903 tokens -", lost="c0803", traps="c0803=bear c1303=saw", chance=["d4", "dark"]
    )
    assert ends(table) == {"c0503", "c0705", "kitchen", "c1303"}


@clause("DA-167", "DA-297")
def test_with_any_other_light_traps_passed_over_are_ignored() -> None:
    table = position(
        RollToMove(0), gentleman="c0903 tokens -", traps="c0803=bear", chance=["d4", "castle"], top="falling_portcullis"
    )
    assert {"c0503", "c0705"} <= ends(table)
    assert "c0803" not in ends(table)
    table.play("move:c0503")
    assert table.hp("gentleman") == 10


@clause("DA-160")
def test_surefooted_may_pass_or_stop() -> None:
    """The Wanderer, or whoever steers it, may stop on every trap of the way; anybody else stops on the first."""
    table = position(RollToMove(0), wanderer="c0903 tokens -", traps="c0803=bear", chance=["d4", "dark"])
    assert {"c0803", "c0503", "c0705"} <= ends(table)
    two: dict[str, Any] = {"traps": "c0305=bear c0307=saw", "chance": ["d5", "dark"]}
    table = position(RollToMove(0), wanderer="c0304 tokens - control lost", lost="gate", **two)
    assert {"c0305", "c0307", "c0309"} <= ends(table)
    table = position(RollToMove(0), stranger="c0304 tokens -", lost="gate", **two)
    assert ("c0305" in ends(table), "c0307" in ends(table), "c0309" in ends(table)) == (True, False, False)


@clause("DA-853")
def test_eternal_night_makes_every_light_one_worse() -> None:
    table = position(RollToMove(0), lost="c0403 tokens -", tolled="eternal_night", chance=["d3", "brazier"])
    assert table.g.light == "candlelight"
    assert {option.value.total for option in table.ask.options} == {2, 3, 4}
    table = position(RollToMove(0), lost="c0403 tokens -", tolled="eternal_night", chance=["d3", "candle"])
    assert table.g.light == "darkness"
    table = position(
        RollToMove(0), lost="c0403 tokens -", tolled="eternal_night", chance=["d3", "castle"], top="the_midnight_bell"
    )
    assert table.g.light == "castle_event"


@clause("DA-166", "DA-202")
def test_the_controller_uses_the_light_and_the_victim_its_talents() -> None:
    table = position(
        RollToMove(0), lost="c0903 tokens fate control gentleman", gentleman="c0403", chance=["d3", "candle"]
    )
    assert (table.key, table.who) == ("roll", "lost")
    table.play("pass")
    assert (table.key, table.who) == ("steer.move", "gentleman")
    assert {option.value.total for option in table.ask.options} == {2, 3, 4}


# --- locked in


@clause("DA-133")
def test_a_locked_door_opens_on_four() -> None:
    table = position(MovePhase(0), lost="kitchen locked tokens -", chance=["d4", "d1", "dark"])
    assert ends(table) == {"c1003", "c1208"}
    assert not table.g.locked[0]


@clause("DA-133")
def test_a_locked_door_that_stays_shut_costs_the_movement_only() -> None:
    table = position(Turn(0), lost="kitchen locked tokens - hand hip_flask", chance=["d3"])
    table.play("pass")
    assert table.codes == ["roll", "discard:hip_flask"]
    table.play("roll", "pass")
    assert (table.key, table.at("lost"), table.g.locked[0]) == ("post", "kitchen", False)


@clause("DA-103", "DA-133", "DA-504")
def test_a_key_opens_the_locked_door_after_the_roll() -> None:
    table = position(Turn(0), lost="kitchen locked tokens - hand skeleton_key", chance=["d1", "d2", "dark"])
    table.play("pass", "roll")
    assert (table.key, table.codes) == ("roll", ["pass", "skeleton_key"])
    table.play("skeleton_key", "unlock")
    assert (table.key, table.g.stuck) == ("move", False)


@clause("DA-133")
def test_a_card_laid_down_opens_the_door() -> None:
    table = position(MovePhase(0), lost="kitchen locked tokens - hand hip_flask", chance=["d1", "dark"])
    table.play("discard:hip_flask")
    assert [IDS[card] for card in table.g.discarded] == ["hip_flask"]
    assert table.key in ("move", "roll")


@clause("DA-104")
def test_a_slain_movers_turn_ends_at_once() -> None:
    table = position(
        Turn(0),
        gentleman="c0903 hp 3 tokens - hand hip_flask",
        lost="kitchen hand crones_broth",
        traps="c0803=bear",
        chance=["d4", "dark", "0"],
    )
    table.upto("move").play("move:c0803", "slot:1")
    assert (table.key, table.role("gentleman")) == ("pause", "haunt")


@clause("DA-134")
def test_a_banshees_mark_takes_one_from_every_total() -> None:
    table = position(RollToMove(0), wanderer="c0903 tokens - curses banshees_mark", chance=["d3", "dark"])
    assert {option.value.total for option in table.ask.options} == {2}
    table = position(RollToMove(0), wanderer="c0903 tokens - curses banshees_mark", chance=["d1", "dark"])
    assert {option.value.total for option in table.ask.options} == {1}


# --- what a roll brings within reach


def kept_or_changed() -> Position:
    table = position(RollToMove(0), professor="c0703", lost="kitchen", stranger="gate", chance=["d2", "candle"])
    assert table.key == "roll"
    return table


@clause("DA-131")
@pytest.mark.parametrize("code", ["pass", "calculated_risk:d1=5"])
def test_an_answer_to_a_roll_says_which_places_can_be_chosen_then(code: str) -> None:
    """A screen draws them before the answer is given; one of them can be chosen with it."""
    table = kept_or_changed()
    reach = table.ask.menu.by_code[code].facts["reach"]
    table.play(code).upto("move")
    assert tuple(option.marks[0] for option in table.ask.options) == reach


@clause("DA-131", "DA-201")
def test_only_who_chooses_the_way_is_told_what_is_in_reach() -> None:
    table = position(RollToMove(0), professor="c0703 control lost", lost="kitchen", chance=["d2", "candle"])
    assert (table.who, "reach" in table.ask.menu.by_code["pass"].facts) == ("professor", False)


@clause("DA-131", "DA-165")
def test_before_a_castle_event_nothing_is_certain() -> None:
    table = position(RollToMove(0), professor="c0703", lost="kitchen", chance=["d2", "castle"])
    assert "reach" not in table.ask.menu.by_code["pass"].facts


def test_a_place_in_reach_can_be_chosen_before_the_roll_is_kept() -> None:
    table = kept_or_changed()
    reach = table.ask.menu.by_code["pass"].facts["reach"]
    assert isinstance(reach, tuple)
    goal = next(place for place in reach if place.startswith("c"))
    table.match.order(0, f"next {goal}")
    table.play("pass")
    assert table.match.carry_out_orders() == 1
    assert table.at("professor") == goal


@clause("DA-504", "DA-516")
def test_dice_of_somebody_slain_meanwhile_lead_nowhere() -> None:
    """What Ransack turns up may slay whoever rolled, while the dice still lie there for others to change."""
    table = position(
        RollToMove(0), wanderer="torture_chamber tokens ransack", lost="kitchen control wanderer hand lucky_sovereign",
        stranger="gate", top="the_iron_maiden", chance=["d3", "candle"],
    )  # fmt: skip
    table.play("ransack", "slot:1")
    assert (table.who, table.key) == ("lost", "roll")
    assert not any("reach" in option.facts for option in table.ask.options)
    assert reach_of(table.g, 0, Roll(0, "move", (3,), "candlelight"), "candlelight") == (), "not even for its player"
    assert table.play("pass").key == "pause"

"""Landing on corridor spaces: traps, arrows, Secret Doors, and what may be done there."""

from __future__ import annotations

from typing import Any

import pytest

from lychgate.games.damnation.choices.walks import Move
from lychgate.games.damnation.data.geometry import PLACE
from lychgate.games.damnation.data.villains import NONE
from lychgate.games.damnation.events.death import Slain, SpoilsTaken
from lychgate.games.damnation.events.traps import TrapSprung
from lychgate.games.damnation.steps.landing import Land
from lychgate.games.damnation.steps.movement import Walk
from lychgate.games.damnation.steps.turn import Turn
from lychgate.testing.clause import clause
from tests.games.damnation.positions import Position, position


def landed(space: str, trap: str = "", *chance: str, own: str = "", kind: str = "gentleman", **more: Any) -> Position:
    """A Villain without Talents has just walked onto a space."""
    traps = f"{space}={trap}" if trap else ""
    walk = Walk(0, Move(PLACE[space], 1, (PLACE[space],)))
    mover_of: dict[str, Any] = {kind: f"c0403 tokens - {own}"}
    return position(walk, traps=traps, chance=chance, **mover_of, **more)


@clause("DA-281")
def test_an_empty_space_does_nothing() -> None:
    table = landed("c0603")
    assert (table.key, table.at("gentleman"), table.hp("gentleman")) == ("pause", "c0603", 10)


@clause("DA-290", "DA-291")
def test_a_bear_trap_deals_three_damage() -> None:
    table = landed("c0803", "bear", "0")
    assert table.hp("gentleman") == 7
    assert [event.trap for event in table.told(TrapSprung)] == ["bear"]


@clause("DA-292", "DA-385")
def test_a_trap_door_leads_into_the_moat() -> None:
    table = landed("c0803", "trap_door", "0", own="hand leather_apron grappling_hook")
    assert (table.key, table.codes) == ("trap", ["pass", "grappling_hook"])
    table.play("pass")
    assert (table.at("gentleman"), table.hp("gentleman")) == ("moat", 8)
    assert table.key == "pause"


@clause("DA-293", "DA-562")
def test_a_saw_trap_deals_five_unblockable_damage() -> None:
    table = landed("c0803", "saw", "0", own="hand leather_apron")
    assert (table.key, table.hp("gentleman")) == ("pause", 5)


@clause("DA-294")
def test_the_oubliette_slays() -> None:
    table = landed("c0803", "oubliette", "0")
    assert table.key == "knell"
    assert [event.cause for event in table.told(Slain)] == ["trap"]


@clause("DA-295")
def test_a_secret_door_token_stays_and_opens_a_way() -> None:
    table = landed("c0803", "secret_door", own="hand grappling_hook")
    assert table.key == "secret"
    assert "door:c0803" not in table.codes
    table.play("door:c1903")
    assert (table.at("gentleman"), table.g.found_doors) == ("c1903", (PLACE["c0803"],))
    assert PLACE["c0803"] in table.g.empty_doors()
    again = position(Land(0), lost="c0803 tokens -", fields={"found_doors": (PLACE["c0803"],)})
    assert (again.key, "door:c1903" in again.codes) == ("secret", True)


@clause("DA-508", "DA-296", "DA-515")
def test_a_hook_cancels_a_trap_which_is_mixed_all_the_same() -> None:
    table = landed("c0803", "bear", "19", own="hand trappers_hook grappling_hook")
    table.play("trappers_hook")
    assert (table.hp("gentleman"), table.hand("gentleman"), table.played) == (10, ["grappling_hook"], ["trappers_hook"])
    assert list(table.traps) == ["c0803"]
    assert table.g.sprung == []


@clause("DA-296")
@pytest.mark.parametrize("at, kind", [("0", "bear"), ("20", "secret_door")])
def test_a_sprung_token_is_mixed_with_the_reserve(at: str, kind: str) -> None:
    table = landed("c0803", "bear", at)
    assert table.traps == {"c0803": kind}
    assert len(table.g.reserve) == 20


@clause("DA-296")
def test_private_notes_end_when_a_token_is_mixed() -> None:
    flags = {"notes": {0: 0b111, 8: 0b010}}
    table = landed("c0803", "bear", "0", fields=flags)
    assert table.g.notes == {}


@clause("DA-297")
def test_starting_a_turn_on_a_trap_does_nothing() -> None:
    table = position(Turn(0), gentleman="c0803 tokens -", traps="c0803=saw", chance=["d1", "dark"])
    table.upto("move")
    assert table.hp("gentleman") == 10


# --- arrows


@clause("DA-310", "DA-312")
def test_an_arrow_pushes_onto_the_next_space_whose_trap_acts() -> None:
    table = position(
        Walk(0, Move(PLACE["c1308"], 1, (PLACE["c1308"],))),
        gentleman="c1208 tokens -",
        traps="c1408=bear",
        chance=["0"],
    )
    assert (table.at("gentleman"), table.hp("gentleman")) == ("c1408", 7)


@clause("DA-312")
def test_no_push_onto_an_occupied_space_or_into_a_barred_room() -> None:
    table = landed("c1308", lost="c1408")
    assert table.at("gentleman") == "c1308"
    table = landed("c1803", barred="cemetery")
    assert table.at("gentleman") == "c1803"


@clause("DA-311")
def test_a_push_through_a_door_enters_the_room() -> None:
    table = landed("c0913", top="longsword")
    assert (table.at("gentleman"), table.up("gentleman")) == ("courtyard", ["longsword"])


@clause("DA-311", "DA-390", "DA-391", "DA-396")
def test_e12_an_arrow_into_the_staircase() -> None:
    table = landed("c0310")
    assert table.at("gentleman") == "ss06"
    table = position(Turn(0), gentleman="ss06 tokens - control lost", lost="kitchen", chance=["d4"])
    table.upto("pause")
    assert table.at("gentleman") == "ss10"
    table = position(Turn(0), gentleman="ss10 tokens - control lost", lost="kitchen", chance=["d2"])
    table.upto("knell")
    assert table.at("gentleman") == ""
    assert [(event.cause, event.by) for event in table.told(Slain)] == [("staircase", NONE)]


@clause("DA-313")
def test_passing_over_an_arrow_has_no_effect() -> None:
    table = position(Walk(0, Move(PLACE["c1013"], 2, (PLACE["c0913"], PLACE["c1013"]))), gentleman="c0813 tokens -")
    assert table.at("gentleman") == "c1013"


@clause("DA-314", "DA-604")
def test_a_push_in_a_controlled_movement_counts_as_moved_into_a_trap() -> None:
    table = position(
        Walk(0, Move(PLACE["c1308"], 1, (PLACE["c1308"],))),
        gentleman="c1208 hp 3 tokens - control lost hand meat_cleaver",
        lost="kitchen",
        traps="c1408=bear",
        chance=["0"],
    )
    table.play("slot:1")
    assert [(event.souls, event.cards) for event in table.told(SpoilsTaken)] == [(1, 1)]
    assert table.hand("lost") == ["meat_cleaver"]


@clause("DA-315")
def test_no_push_back_into_the_room_just_left() -> None:
    """E9: leaving the Dungeon with a total of 1 ends on its arrow and stays there."""
    table = position(Walk(0, Move(PLACE["c1613"], 1, (PLACE["c1613"],))), lost="dungeon tokens -")
    assert table.at("lost") == "c1613"
    table = position(Walk(0, Move(PLACE["c0310"], 1, (PLACE["c0310"],))), lost="ss06 tokens -")
    assert table.at("lost") == "c0310"


@clause("DA-315", "DA-314")
def test_where_the_mover_came_from_saves_nobody_else_from_the_arrow() -> None:
    table = position(
        Land(1), wanderer="c1713", lost="c1613 tokens -", fields={"walked_from": PLACE["dungeon"]}, top="crucifix"
    )
    assert table.at("lost") == "dungeon"


# --- Secret Doors


@clause("DA-285")
def test_a_secret_door_leads_to_another_and_does_not_trigger_it() -> None:
    table = landed("c1903")
    assert table.codes == ["stay", "door:c0303", "door:c1008", "door:c1912", "door:c0313", "door:c1313"]
    table.play("door:c0303")
    assert (table.key, table.at("gentleman")) == ("pause", "c0303")


@clause("DA-285", "DA-286")
def test_only_empty_doors_are_offered() -> None:
    crowd: dict[str, Any] = dict(
        zip(("lost", "stranger", "collector", "wanderer"), ("c0303", "c1008", "c1912", "c0313"), strict=True)
    )
    table = landed("c1903", **crowd)
    assert table.codes == ["stay", "door:c1313"]
    table = landed("c1903", **crowd, aristocrat="c1313")
    assert table.key == "pause"


@clause("DA-280")
def test_the_feature_comes_before_claim_and_attack() -> None:
    table = landed("c0803", "bear", "0", own="hand executioners_axe", lost="c0703")
    assert (table.key, table.hp("gentleman")) == ("resolve", 7)
    assert table.codes == ["done", "attack:executioners_axe>lost", "claim>lost"]


# --- steering


@clause("DA-604", "DA-608")
def test_e15_steering_into_a_trap_earns_the_spoils() -> None:
    table = landed(
        "c0803",
        "bear",
        "0",
        own="hp 3 souls 2 control lost hand meat_cleaver up longsword curses banshees_mark",
        lost="kitchen",
        stranger="vault",
    )
    table.play("slot:1")
    assert (table.souls("lost"), table.hand("lost"), table.up("lost")) == (3, ["meat_cleaver"], ["longsword"])
    assert table.deck("cemetery")[-1] == "banshees_mark"


@clause("DA-606")
def test_e16_a_trap_door_kill_counts_as_the_trap() -> None:
    table = landed("c0803", "trap_door", "0", own="hp 2 control lost", lost="kitchen")
    table.play("slot:1")
    assert table.souls("lost") == 1


@clause("DA-606")
def test_later_moat_rolls_do_not_count() -> None:
    table = position(Turn(0), gentleman="moat hp 1 tokens - control lost", lost="kitchen", chance=["d2"])
    table.upto("knell").play("slot:1")
    assert table.souls("lost") == 0


@clause("DA-604", "DA-609", "DA-205")
def test_e35_nobody_is_responsible_for_a_haunts_steering() -> None:
    table = landed(
        "c0803",
        "bear",
        "0",
        own="hp 3 souls 1 control lost by_haunt hand meat_cleaver",
        lost="haunt 1",
        stranger="gate",
        wanderer="gate",
    )
    table.play("slot:1")
    assert ([event.by for event in table.told(Slain)], table.g.loot_souls, len(table.g.loot)) == ([NONE], 1, 1)


def test_deduction_looks_at_a_trap_nearby() -> None:
    table = position(
        Walk(0, Move(PLACE["c0603"], 1, (PLACE["c0603"],))), professor="c0503 tokens -", traps="c0803=saw c1303=bear"
    )
    assert (table.key, table.codes) == ("deduce", ["none", "look:c0803"])
    table.play("look:c0803")
    assert table.match.view(0).zones["traps"].pieces == ["saw", "?"]
    assert table.match.view(1).zones["traps"].pieces is None

"""The Moat: rolling for a way out, and the creature."""

from __future__ import annotations

from typing import Any

import pytest

from lychgate.games.damnation.data.villains import NONE
from lychgate.games.damnation.events.death import Slain
from lychgate.games.damnation.events.movement import Rolled
from lychgate.games.damnation.steps.rooms import RollInMoat
from lychgate.games.damnation.steps.turn import Turn
from lychgate.testing.clause import clause
from tests.games.damnation.positions import position


@clause("DA-385")
def test_the_moat_costs_the_rest_of_the_turn_but_not_its_end() -> None:
    table = position(
        Turn(0),
        gentleman="c0903 tokens - hand hip_flask curses brand_of_the_damned",
        traps="c0803=trap_door",
        chance=["d1", "dark", "0"],
    )
    table.upto("move").play("move:c0803")
    assert (table.key, table.at("gentleman"), table.hp("gentleman")) == ("pause", "moat", 7)


@clause("DA-386", "DA-388")
def test_e17_escaping_to_a_secret_door() -> None:
    table = position(
        Turn(0), gentleman="moat hp 3 tokens - hand banqueting_knife", lost="c0304", chance=["d2", "d1", "d6"]
    )
    table.upto("door")
    assert table.hp("gentleman") == 1
    table.play("door:c0303")
    assert (table.key, table.codes) == ("resolve", ["done", "attack:banqueting_knife>lost", "claim>lost"])


@clause("DA-388")
def test_escaping_to_a_secret_door_ends_a_movement() -> None:
    table = position(Turn(0), professor="moat tokens -", chance=["d6"], traps="c0305=bear")
    table.upto("door").play("door:c0303")
    assert (table.key, table.codes) == ("deduce", ["none", "look:c0305"])


@clause("DA-386")
@pytest.mark.parametrize("die, room", [("d4", "cemetery"), ("d5", "vault")])
def test_a_four_leads_to_the_cemetery_and_a_five_to_the_vault(die: str, room: str) -> None:
    table = position(
        Turn(0),
        gentleman="moat tokens -",
        lost="vault",
        vampire=("lost", "c0303", 4),
        chance=[die],
        top="coffin_lid cloak_of_shadow",
    )
    table.upto("pause")
    assert (table.at("gentleman"), len(table.hand("gentleman"))) == (room, 1)


@clause("DA-387", "DA-388")
def test_e18_after_three_failures_the_cemetery() -> None:
    table = position(
        Turn(0), gentleman="moat hp 5 tokens -", chance=["d1", "d2", "d3"], loot="meat_cleaver", top="coffin_lid"
    )
    table.upto("loot").play("collect")
    assert (table.hp("gentleman"), table.at("gentleman")) == (2, "cemetery")
    assert table.hand("gentleman") == ["meat_cleaver", "coffin_lid"]


@clause("DA-388")
def test_a_six_without_an_empty_door_is_a_four() -> None:
    doors: dict[str, Any] = dict(
        zip(
            ("lost", "stranger", "collector", "professor", "occultist", "aristocrat"),
            ("c0303", "c1903", "c1008", "c1912", "c0313", "c1313"),
            strict=True,
        )
    )
    table = position(Turn(0), gentleman="moat tokens -", chance=["d6"], top="coffin_lid", **doors)
    table.upto("pause")
    assert table.at("gentleman") == "cemetery"


@clause("DA-852")
def test_the_creature_slays_on_a_final_one() -> None:
    table = position(Turn(0), gentleman="moat hp 9 tokens -", tolled="creature", chance=["d1"])
    table.upto("knell")
    assert [(event.cause, event.by) for event in table.told(Slain)] == [("creature", NONE)]


@clause("DA-389", "DA-504")
def test_fate_and_the_sovereign_help_in_the_moat_but_roll_cards_do_not() -> None:
    table = position(
        Turn(0),
        gentleman="moat tokens fate hand pocket_watch cigarette_case lucky_sovereign hip_flask",
        chance=["d1", "d4"],
        top="coffin_lid",
    )
    table.play("pass")
    assert (table.key, table.codes) == ("roll", ["pass", "hip_flask", "lucky_sovereign:d1", "fate:d1"])
    table.play("fate:d1")
    assert "fate:d1" not in table.codes
    table.upto("pause")
    assert table.at("gentleman") == "cemetery"


@clause("DA-103", "DA-454", "DA-504")
def test_between_the_rolls_in_the_moat_one_may_drink_and_spend_souls() -> None:
    """A Hip Flask saves a Villain that two more rolls would drown, and a Soul brings Fate back."""
    table = position(
        Turn(0),
        wanderer="moat hp 1 souls 1 tokens ransack hand hip_flask",
        chance=["d1", "d1", "d4"],
        top="coffin_lid",
    )
    table.play("pass")
    assert (table.key, table.codes) == ("roll", ["pass", "hip_flask", "soul>active", "soul>fate"])
    table.play("hip_flask", "soul>fate", "fate:d1")
    assert (table.hp("wanderer"), table.souls("wanderer"), table.at("wanderer")) == (3, 0, "cemetery")


@clause("DA-385", "DA-504")
def test_once_the_turn_is_lost_only_dice_may_be_changed() -> None:
    """Strange Claw rolls in the End of Turn after a fall: Fate helps, a Hip Flask and a Soul do not."""
    table = position(
        Turn(0),
        wanderer="c0703 souls 1 tokens fate curses strange_claw hand hip_flask",
        traps="c0803=trap_door",
        chance=["d1", "castle", "0", "d2", "d5"],
        top="the_midnight_bell",
    )
    table.upto("move").play("move:c0803")
    assert (table.key, table.at("wanderer"), table.codes) == ("roll", "moat", ["pass", "fate:d1"])
    assert (table.reasons("hip_flask"), table.reasons("soul>ransack")) == (["DA-385"], ["DA-385"])
    table.play("fate:d1")
    assert table.key == "refresh"


@clause("DA-252")
@pytest.mark.parametrize("card", ["poisoned_chalice", "forged_letter", "contract_in_blood"])
def test_no_card_is_aimed_from_one_villain_in_the_moat_at_another_there(card: str) -> None:
    table = position(
        Turn(0),
        collector=f"moat hand {card} hip_flask",
        wanderer="moat hp 3 hand meat_cleaver",
        stranger="kitchen",
    )
    assert f"{card}>wanderer" not in table.codes
    assert table.reasons(f"{card}>wanderer")[0] == "DA-252"
    assert table.reasons("sticky_fingers>wanderer")[0] == "DA-252"
    if card == "contract_in_blood":
        assert f"{card}>stranger" in table.codes, "elsewhere it reaches anybody"


@clause("DA-386")
def test_nobody_rolls_for_a_way_out_of_the_moat_elsewhere() -> None:
    table = position(RollInMoat(0), wanderer="cemetery")
    assert (table.key, table.told(Rolled)) == ("pause", [])

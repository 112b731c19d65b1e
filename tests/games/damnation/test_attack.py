"""Attacks: sight, range, rooms, boosts, protection, relics."""

from __future__ import annotations

from typing import Any

import pytest

from lychgate.games.damnation.data.geometry import COURTYARD, KITCHEN
from lychgate.games.damnation.events.villains import AttackFailed, Hurt
from lychgate.games.damnation.steps.attack import Declare
from lychgate.games.damnation.steps.damage import Packet
from lychgate.games.damnation.steps.resolution import InCorridor
from lychgate.games.damnation.steps.rooms import Enter
from lychgate.games.damnation.steps.turn import Turn
from lychgate.testing.clause import clause
from tests.games.damnation.positions import Position, position


def attackers(own: str, **others: Any) -> Position:
    return position(InCorridor(0), wanderer=f"{own} tokens -", **others)


@clause("DA-236", "DA-238", "DA-564", "DA-237", "DA-421", "DA-560")
def test_e5_combat() -> None:
    table = position(
        Turn(0),
        wanderer="c0703 tokens - hand executioners_axe",
        aristocrat="c0903 hand leather_apron",
        chance=["d1", "dark"],
        fillers=True,
    )
    table.upto("move").play("move:c0803").play("attack:executioners_axe>aristocrat")
    assert (table.key, table.who, table.codes) == ("damage", "aristocrat", ["pass", "leather_apron"])
    table.play("leather_apron").upto("pause")
    assert (table.hp("aristocrat"), table.played) == (9, [])
    assert (table.deck("torture_chamber")[-1], table.deck("kitchen")[-1]) == ("executioners_axe", "leather_apron")


@clause("DA-230", "DA-231", "DA-232")
def test_sight_is_a_straight_corridor_and_range_counts_its_steps() -> None:
    table = attackers(
        "c0703 hand executioners_axe arbalest", lost="c0903", stranger="c0708", professor="c1303 tokens -"
    )
    assert table.codes == ["done", "attack:arbalest>lost", "attack:arbalest>stranger"]
    assert table.reasons("attack:executioners_axe>lost") == ["DA-231"]
    assert table.reasons("attack:arbalest>professor") == ["DA-231"]
    table = attackers("c0704 hand arbalest", lost="c0803", stranger="gate")
    assert table.key == "pause"


@clause("DA-232")
def test_figures_do_not_block_the_line() -> None:
    table = attackers("c0703 hand arbalest", lost="c0803", stranger="c0903")
    assert "attack:arbalest>stranger" in table.codes


@clause("DA-232", "DA-233")
def test_walls_and_rooms_block_it() -> None:
    table = attackers("c0703 hand arbalest hip_flask", lost="c1503 hp 1", stranger="kitchen")
    assert table.reasons("attack:arbalest>stranger") == ["DA-232"]
    table = attackers("c0704 hand arbalest hip_flask", lost="c1504", stranger="gate")
    assert table.reasons("attack:arbalest>lost") == ["DA-232"]


@clause("DA-234", "DA-250", "DA-335")
def test_in_the_courtyard_one_may_attack_instead_of_drawing_at_any_range() -> None:
    table = position(
        Enter(0, COURTYARD),
        wanderer="c0513 tokens - hand banqueting_knife",
        lost="courtyard",
        stranger="c0613",
        top="throwing_knives",
    )
    assert table.codes == ["draw", "attack:banqueting_knife>lost"]
    assert table.reasons("attack:banqueting_knife>stranger") == ["DA-233"]
    table.play("attack:banqueting_knife>lost")
    assert (table.hp("lost"), table.hand("wanderer"), table.key) == (6, [], "pause")


@clause("DA-251")
def test_an_attack_in_a_room_that_fails_still_costs_the_card() -> None:
    table = position(
        Enter(0, COURTYARD),
        wanderer="c0513 tokens - hand banqueting_knife",
        lost="courtyard hand spectral_shroud",
        top="throwing_knives",
    )
    table.play("attack:banqueting_knife>lost", "spectral_shroud")
    assert (table.hp("lost"), table.hand("wanderer"), table.key) == (10, [], "pause")
    assert len(table.told(AttackFailed)) == 1


@clause("DA-162", "DA-250", "DA-505")
@pytest.mark.parametrize(
    "light, tolled, allowed", [("darkness", "", True), ("candlelight", "", False), ("brazier", "hunters_moon", True)]
)
def test_in_other_standard_rooms_only_darkness_or_hunters_moon_allows_it(
    light: str, tolled: str, allowed: bool
) -> None:
    table = position(
        Enter(0, KITCHEN),
        wanderer="c1003 tokens - hand banqueting_knife",
        lost="kitchen",
        top="meat_cleaver",
        tolled=tolled,
        fields={"light": light},
    )
    assert (table.key == "room") == allowed
    if allowed:
        assert table.codes == ["draw", "attack:banqueting_knife>lost"]
        table.play("draw")
    assert table.hand("wanderer") == ["banqueting_knife", "meat_cleaver"]


@clause("DA-235")
def test_one_attack_a_turn_with_one_weapon() -> None:
    table = attackers("c0703 hand banqueting_knife meat_cleaver hip_flask", lost="c0803")
    table.play("attack:banqueting_knife>lost")
    assert (table.hp("lost"), table.codes) == (6, ["done", "hip_flask"])


@clause("DA-237", "DA-422")
def test_a_relic_stays_and_another_weapon_goes() -> None:
    table = attackers("c0703 hand letter_opener up longsword", lost="c0803")
    table.play("attack:longsword>lost")
    assert (table.hp("lost"), table.up("wanderer"), table.played) == (7, ["longsword"], [])
    table = attackers("c0703 hand banqueting_knife", lost="c0803 hand spectral_shroud")
    table.play("attack:banqueting_knife>lost", "spectral_shroud")
    assert (table.hp("lost"), table.played) == (10, ["banqueting_knife", "spectral_shroud"])


@clause("DA-506", "DA-236", "DA-239")
def test_the_attacker_boosts_first_then_the_target_reacts() -> None:
    table = attackers("c0703 hand silk_garrotte ambush poison_ring", lost="c0803 hand spectral_shroud leather_apron")
    table.play("attack:silk_garrotte>lost")
    assert (table.key, table.who, table.codes) == ("boost", "wanderer", ["pass", "ambush", "poison_ring"])
    table.play("ambush", "poison_ring")
    assert (table.key, table.who, table.codes) == ("attacked", "lost", ["pass", "spectral_shroud"])
    table.play("pass")
    assert (table.hp("lost"), table.key) == (3, "pause")


@clause("DA-236", "DA-854")
def test_damage_adds_weapon_passive_and_carnage() -> None:
    table = position(
        Declare(0, 1, 1, False), stranger="c0703 tokens - hand banqueting_knife", lost="c0803", tolled="carnage"
    )
    assert table.hp("lost") == 10 - 4 - 1 - 2
    table = position(Packet(1, 2, "action", 0), stranger="c0703", lost="c0803", tolled="carnage")
    assert table.hp("lost") == 8


def test_the_other_self_adds_three() -> None:
    table = position(Declare(0, 1, 1, False), gentleman="c0703 tokens active hand banqueting_knife", lost="c0803")
    table.play("the_other_self")
    assert (table.hp("lost"), table.tokens("gentleman")) == (3, [])


def test_bare_hands_strike_without_a_weapon() -> None:
    table = position(InCorridor(0), lost="c0703 tokens active", stranger="c0803", wanderer="c0903")
    assert table.codes == ["done", "bare_hands>stranger", "claim>stranger"]
    table.play("bare_hands>stranger")
    assert (table.hp("stranger"), table.tokens("lost")) == (6, [])


@clause("DA-450")
def test_from_hell_attacks_on_entering_a_standard_room() -> None:
    table = position(
        Enter(0, KITCHEN),
        stranger="c1003 tokens active hand banqueting_knife",
        lost="kitchen",
        fields={"light": "candlelight"},
    )
    assert table.codes == ["draw", "from_hell:banqueting_knife>lost"]
    table.play("from_hell:banqueting_knife>lost")
    assert (table.hp("lost"), table.tokens("stranger")) == (5, [])
    spent = position(Enter(0, KITCHEN), stranger="c1003 tokens ransack hand banqueting_knife hip_flask", lost="kitchen")
    assert spent.key == "room"
    assert "DA-450" in spent.reasons("from_hell:banqueting_knife>lost")


@clause("DA-385")
def test_nobody_acts_in_the_corridor_whose_turn_is_lost() -> None:
    for lost in (False, True):
        table = position(InCorridor(0), stranger="c0703 hand banqueting_knife", lost="c0803", fields={"lost": lost})
        assert table.key == ("pause" if lost else "resolve")


@clause("DA-252")
def test_nobody_attacks_in_the_moat() -> None:
    table = position(
        Turn(0),
        stranger="moat tokens active hand banqueting_knife",
        lost="moat",
        chance=["d1", "d1", "d4"],
        top="restless_soul",
        fields={"light": "darkness"},
    )
    seen = []
    while table.key != "pause":
        seen += table.codes
        table.play(table.codes[0])
    assert not any("banqueting_knife" in code for code in seen if code != "discard:banqueting_knife")


@clause("DA-253", "DA-750")
def test_the_vampire_cannot_be_attacked() -> None:
    table = attackers("c0703 hand executioners_axe", lost="vault", vampire=("lost", "c0803", 4))
    assert table.key == "pause"


@clause("DA-560", "DA-561")
def test_protection_adds_up_and_excess_is_lost() -> None:
    """E28: 3 Damage against Leather Apron: 0 Damage, Apron used."""
    table = position(Packet(0, 3, "event"), wanderer="c0703 hand leather_apron coffin_lid")
    table.play("leather_apron")
    assert (table.hp("wanderer"), table.played) == (10, ["leather_apron"])
    table = position(Packet(0, 7, "event"), wanderer="c0703 hand chain_hauberk coffin_lid")
    table.play("chain_hauberk", "coffin_lid")
    assert (table.hp("wanderer"), [event.n for event in table.told(Hurt)]) == (9, [1])


@clause("DA-561")
def test_a_relic_protection_works_once_and_never_against_the_fall() -> None:
    table = position(Packet(0, 4, "event"), Packet(0, 4, "event"), wanderer="c0703 up aegis_of_night")
    table.play("aegis_of_night")
    assert (table.hp("wanderer"), table.up("wanderer"), table.key) == (5, ["aegis_of_night"], "pause")
    table = position(Packet(0, 1, "fall"), wanderer="c0703 up aegis_of_night")
    assert (table.key, table.hp("wanderer")) == ("pause", 9)


@clause("DA-511", "DA-562")
def test_unblockable_damage_opens_no_window_and_no_passive_reduces_it() -> None:
    table = position(Packet(0, 3, "trap", unblockable=True), lost="c0703 hand leather_apron")
    assert (table.key, table.hp("lost")) == ("pause", 7)
    table = position(Packet(0, 3, "trap"), lost="c0703")
    assert table.hp("lost") == 8
    table = position(Packet(0, 1, "curse"), lost="c0703 hand leather_apron")
    assert (table.key, table.hp("lost")) == ("pause", 10)
    table = position(Packet(0, 3, "attack", 1), lost="c0703", stranger="c0803")
    assert table.hp("lost") == 7


@clause("DA-560")
def test_health_never_goes_below_zero_and_at_zero_the_villain_is_slain() -> None:
    table = position(Packet(0, 9, "event"), wanderer="c0703 hp 2", lost="gate", stranger="gate", professor="gate")
    assert (table.key, table.told(Hurt)[0].health) == ("knell", 0)


@clause("DA-563")
def test_damage_to_several_goes_in_seat_order_and_is_finished() -> None:
    table = position(
        Turn(1),
        gentleman="c0703 tokens -",
        lost="c1803 tokens - hp 1",
        wanderer="c0503",
        stranger="kitchen",
        chance=["d1", "castle"],
        top="children_of_the_night",
        mover=1,
    )
    table.upto("pause")
    assert [event.villain for event in table.told(Hurt)][:1] == [0]
    assert (table.hp("gentleman"), table.hp("wanderer"), table.hp("stranger")) == (9, 9, 10)


def test_blood_bath_heals_the_aristocrat() -> None:
    table = position(Declare(0, 1, 1, False), aristocrat="c0703 tokens - hp 5 hand banqueting_knife", lost="c0803")
    assert table.hp("aristocrat") == 6
    table = position(
        Declare(0, 1, 1, False),
        aristocrat="c0703 tokens - hp 5 hand banqueting_knife",
        lost="c0803",
        fall=True,
        knells="",
    )
    assert table.hp("aristocrat") == 5


def test_the_elephant_gun_kicks() -> None:
    table = attackers("c0703 up elephant_gun", lost="c0903")
    table.play("attack:elephant_gun>lost")
    assert (table.hp("lost"), table.hp("wanderer")) == (3, 9)


@clause("DA-237")
def test_a_cancelled_shot_does_not_kick() -> None:
    table = attackers("c0703 up elephant_gun", lost="c0903 hand spectral_shroud")
    table.play("attack:elephant_gun>lost", "spectral_shroud")
    assert (table.hp("lost"), table.hp("wanderer"), table.played) == (10, 10, ["elephant_gun", "spectral_shroud"])


def test_a_knife_may_be_thrown() -> None:
    table = attackers("c0703 hand boning_knife", lost="c1003")
    assert table.codes == ["done", "attack:boning_knife*>lost"]
    table.play("attack:boning_knife*>lost")
    assert table.hp("lost") == 8


@clause("DA-425", "DA-426", "DA-423")
def test_the_window_explains_what_is_not_for_now() -> None:
    table = position(Packet(0, 3, "event"), wanderer="c0703 hand leather_apron hip_flask ancestral_sword")
    assert table.codes == ["pass", "leather_apron"]
    assert (table.reasons("hip_flask"), table.reasons("ancestral_sword*")) == (["DA-426"], ["DA-423", "DA-452"])

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
from tests.clause import clause
from tests.games.damnation.positions import Position, position


def attackers(own: str, **others: Any) -> Position:
    return position(InCorridor(0), wanderer=f"{own} tokens -", **others)


@clause("DA-236", "DA-238", "DA-564", "DA-237", "DA-421", "DA-560")
def test_e5_combat() -> None:
    table = position(
        Turn(0), wanderer="c0703 tokens - hand TC05", aristocrat="c0903 hand KI03", chance=["d1", "dark"], fillers=True
    )
    table.upto("move").play("move:c0803").play("attack:TC05>aristocrat")
    assert (table.key, table.who, table.codes) == ("damage", "aristocrat", ["pass", "KI03"])
    table.play("KI03").upto("pause")
    assert (table.hp("aristocrat"), table.played) == (9, [])
    assert (table.deck("torture_chamber")[-1], table.deck("kitchen")[-1]) == ("TC05", "KI03")


@clause("DA-230", "DA-231", "DA-232")
def test_sight_is_a_straight_corridor_and_range_counts_its_steps() -> None:
    table = attackers("c0703 hand TC05 TC07", lost="c0903", stranger="c0708", professor="c1303 tokens -")
    assert table.codes == ["done", "attack:TC07>lost", "attack:TC07>stranger"]
    assert table.reasons("attack:TC05>lost") == ["DA-231"]
    assert table.reasons("attack:TC07>professor") == ["DA-231"]
    table = attackers("c0704 hand TC07", lost="c0803", stranger="gate")
    assert table.key == "pause"


@clause("DA-232")
def test_figures_do_not_block_the_line() -> None:
    table = attackers("c0703 hand TC07", lost="c0803", stranger="c0903")
    assert "attack:TC07>stranger" in table.codes


@clause("DA-232", "DA-233")
def test_walls_and_rooms_block_it() -> None:
    table = attackers("c0703 hand TC07 HE17", lost="c1503 hp 1", stranger="kitchen")
    assert table.reasons("attack:TC07>stranger") == ["DA-232"]
    table = attackers("c0704 hand TC07 HE17", lost="c1504", stranger="gate")
    assert table.reasons("attack:TC07>lost") == ["DA-232"]


@clause("DA-234", "DA-250", "DA-335")
def test_in_the_courtyard_one_may_attack_instead_of_drawing_at_any_range() -> None:
    table = position(
        Enter(0, COURTYARD), wanderer="c0513 tokens - hand GH02", lost="courtyard", stranger="c0613", top="CY04"
    )
    assert table.codes == ["draw", "attack:GH02>lost"]
    assert table.reasons("attack:GH02>stranger") == ["DA-233"]
    table.play("attack:GH02>lost")
    assert (table.hp("lost"), table.hand("wanderer"), table.key) == (6, [], "pause")


@clause("DA-251")
def test_an_attack_in_a_room_that_fails_still_costs_the_card() -> None:
    table = position(Enter(0, COURTYARD), wanderer="c0513 tokens - hand GH02", lost="courtyard hand CE08", top="CY04")
    table.play("attack:GH02>lost", "CE08")
    assert (table.hp("lost"), table.hand("wanderer"), table.key) == (10, [], "pause")
    assert len(table.told(AttackFailed)) == 1


@clause("DA-162", "DA-250", "DA-505")
@pytest.mark.parametrize(
    "light, tolled, allowed", [("darkness", "", True), ("candlelight", "", False), ("brazier", "DK02", True)]
)
def test_in_other_standard_rooms_only_darkness_or_hunters_moon_allows_it(
    light: str, tolled: str, allowed: bool
) -> None:
    table = position(
        Enter(0, KITCHEN), wanderer="c1003 tokens - hand GH02", lost="kitchen", top="KI04", tolled=tolled,
        flags={"light": light},
    )  # fmt: skip
    assert (table.key == "room") == allowed
    if allowed:
        assert table.codes == ["draw", "attack:GH02>lost"]
        table.play("draw")
    assert table.hand("wanderer") == ["GH02", "KI04"]


@clause("DA-235")
def test_one_attack_a_turn_with_one_weapon() -> None:
    table = attackers("c0703 hand GH02 KI04 HE17", lost="c0803")
    table.play("attack:GH02>lost")
    assert (table.hp("lost"), table.codes) == (6, ["done", "HE17"])


@clause("DA-237", "DA-422")
def test_a_relic_stays_and_another_weapon_goes() -> None:
    table = attackers("c0703 hand MB05 up CY01", lost="c0803")
    table.play("attack:CY01>lost")
    assert (table.hp("lost"), table.up("wanderer"), table.played) == (7, ["CY01"], [])
    table = attackers("c0703 hand GH02", lost="c0803 hand CE08")
    table.play("attack:GH02>lost", "CE08")
    assert (table.hp("lost"), table.played) == (10, ["GH02", "CE08"])


@clause("DA-506", "DA-236", "DA-239")
def test_the_attacker_boosts_first_then_the_target_reacts() -> None:
    table = attackers("c0703 hand MB06 CY09 HE25", lost="c0803 hand CE08 KI03")
    table.play("attack:MB06>lost")
    assert (table.key, table.who, table.codes) == ("boost", "wanderer", ["pass", "CY09", "HE25"])
    table.play("CY09", "HE25")
    assert (table.key, table.who, table.codes) == ("attacked", "lost", ["pass", "CE08"])
    table.play("pass")
    assert (table.hp("lost"), table.key) == (3, "pause")


@clause("DA-236", "DA-854")
def test_damage_adds_weapon_passive_and_carnage() -> None:
    table = position(Declare(0, 1, 1, False), stranger="c0703 tokens - hand GH02", lost="c0803", tolled="DK01")
    assert table.hp("lost") == 10 - 4 - 1 - 2
    table = position(Packet(1, 2, "action", 0), stranger="c0703", lost="c0803", tolled="DK01")
    assert table.hp("lost") == 8


def test_the_other_self_adds_three() -> None:
    table = position(Declare(0, 1, 1, False), gentleman="c0703 tokens active hand GH02", lost="c0803")
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
        Enter(0, KITCHEN), stranger="c1003 tokens active hand GH02", lost="kitchen", flags={"light": "candlelight"}
    )
    assert table.codes == ["draw", "from_hell:GH02>lost"]
    table.play("from_hell:GH02>lost")
    assert (table.hp("lost"), table.tokens("stranger")) == (5, [])
    spent = position(Enter(0, KITCHEN), stranger="c1003 tokens ransack hand GH02 HE17", lost="kitchen")
    assert spent.key == "room"
    assert "DA-450" in spent.reasons("from_hell:GH02>lost")


@clause("DA-385")
def test_nobody_acts_in_the_corridor_whose_turn_is_lost() -> None:
    for lost in (False, True):
        table = position(InCorridor(0), stranger="c0703 hand GH02", lost="c0803", flags={"lost": lost})
        assert table.key == ("pause" if lost else "resolve")


@clause("DA-252")
def test_nobody_attacks_in_the_moat() -> None:
    table = position(
        Turn(0), stranger="moat tokens active hand GH02", lost="moat", chance=["d1", "d1", "d4"], top="CE01",
        flags={"light": "darkness"},
    )  # fmt: skip
    seen = []
    while table.key != "pause":
        seen += table.codes
        table.play(table.codes[0])
    assert not any("GH02" in code for code in seen if code != "discard:GH02")


@clause("DA-253", "DA-750")
def test_the_vampire_cannot_be_attacked() -> None:
    table = attackers("c0703 hand TC05", lost="vault", vampire=("lost", "c0803", 4))
    assert table.key == "pause"


@clause("DA-560", "DA-561")
def test_protection_adds_up_and_excess_is_lost() -> None:
    """E28: 3 Damage against Leather Apron: 0 Damage, Apron used."""
    table = position(Packet(0, 3, "event"), wanderer="c0703 hand KI03 CE07")
    table.play("KI03")
    assert (table.hp("wanderer"), table.played) == (10, ["KI03"])
    table = position(Packet(0, 7, "event"), wanderer="c0703 hand CY07 CE07")
    table.play("CY07", "CE07")
    assert (table.hp("wanderer"), [event.n for event in table.told(Hurt)]) == (9, [1])


@clause("DA-561")
def test_a_relic_protection_works_once_and_never_against_the_fall() -> None:
    table = position(Packet(0, 4, "event"), Packet(0, 4, "event"), wanderer="c0703 up DT02")
    table.play("DT02")
    assert (table.hp("wanderer"), table.up("wanderer"), table.key) == (5, ["DT02"], "pause")
    table = position(Packet(0, 1, "fall"), wanderer="c0703 up DT02")
    assert (table.key, table.hp("wanderer")) == ("pause", 9)


@clause("DA-511", "DA-562")
def test_unblockable_damage_opens_no_window_and_no_passive_reduces_it() -> None:
    table = position(Packet(0, 3, "trap", unblockable=True), lost="c0703 hand KI03")
    assert (table.key, table.hp("lost")) == ("pause", 7)
    table = position(Packet(0, 3, "trap"), lost="c0703")
    assert table.hp("lost") == 8
    table = position(Packet(0, 1, "curse"), lost="c0703 hand KI03")
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
        Turn(1), gentleman="c0703 tokens -", lost="c1803 tokens - hp 1", wanderer="c0503", stranger="kitchen",
        chance=["d1", "castle"], top="CA01", mover=1,
    )  # fmt: skip
    table.upto("pause")
    assert [event.villain for event in table.told(Hurt)][:1] == [0]
    assert (table.hp("gentleman"), table.hp("wanderer"), table.hp("stranger")) == (9, 9, 10)


def test_blood_bath_heals_the_aristocrat() -> None:
    table = position(Declare(0, 1, 1, False), aristocrat="c0703 tokens - hp 5 hand GH02", lost="c0803")
    assert table.hp("aristocrat") == 6
    table = position(
        Declare(0, 1, 1, False), aristocrat="c0703 tokens - hp 5 hand GH02", lost="c0803", fall=True, knells=""
    )
    assert table.hp("aristocrat") == 5


def test_the_elephant_gun_kicks() -> None:
    table = attackers("c0703 up TR03", lost="c0903")
    table.play("attack:TR03>lost")
    assert (table.hp("lost"), table.hp("wanderer")) == (3, 9)


@clause("DA-237")
def test_a_cancelled_shot_does_not_kick() -> None:
    table = attackers("c0703 up TR03", lost="c0903 hand CE08")
    table.play("attack:TR03>lost", "CE08")
    assert (table.hp("lost"), table.hp("wanderer"), table.played) == (10, 10, ["TR03", "CE08"])


def test_a_knife_may_be_thrown() -> None:
    table = attackers("c0703 hand KI05", lost="c1003")
    assert table.codes == ["done", "attack:KI05*>lost"]
    table.play("attack:KI05*>lost")
    assert table.hp("lost") == 8


@clause("DA-425", "DA-426", "DA-423")
def test_the_window_explains_what_is_not_for_now() -> None:
    table = position(Packet(0, 3, "event"), wanderer="c0703 hand KI03 HE17 HE01")
    assert table.codes == ["pass", "KI03"]
    assert (table.reasons("HE17"), table.reasons("HE01*")) == (["DA-426"], ["DA-423", "DA-452"])

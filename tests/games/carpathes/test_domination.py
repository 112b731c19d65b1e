"""Domination, Grace and liberation: CA-100 to CA-114, CA-133 to CA-143."""

from __future__ import annotations

import pytest

from lychgate.core.ask import Seat
from lychgate.games.carpathes.events.masters import Dominated, Freed, Inherited
from lychgate.games.carpathes.steps.turn import Act, Turn
from lychgate.testing.clause import clause
from tests.games.carpathes.positions import GAME, position

ACT = Act(Seat(0))


@clause("CA-100")
@pytest.mark.parametrize("target, offered", [("20 MMM", True), ("5", True), ("25", False)])
def test_twenty_on_the_counter_is_weak_whatever_is_in_hand(target: str, offered: bool) -> None:
    table = position(ACT, s0="90", s1=target, s2="90")
    assert ("dominate:1" in table.codes) is offered
    assert table.reasons("dominate:1") == ([] if offered else ["CA-100"])
    if offered:
        assert table.play("dominate:1").g.actions == 2


@clause("CA-101")
def test_the_price_comes_from_the_counter_without_asking() -> None:
    table = position(ACT, s0="90 MMM", s1="20", s2="90", poker_face=True).play("dominate:1")
    assert (table.blood[0], table.humans(0), table.question) == (80, "MMM", "s0 act")


@clause("CA-102")
@pytest.mark.parametrize("own, offered", [("35", True), ("30 MMM", False)])
def test_twenty_five_must_be_left(own: str, offered: bool) -> None:
    table = position(ACT, s0=own, s1="20", s2="90")
    assert ("dominate:1" in table.codes) is offered
    assert table.reasons("dominate:1") == ([] if offered else ["CA-102"])


@clause("CA-103")
def test_the_dominated_becomes_a_slave_with_grace_nought() -> None:
    table = position(ACT, s0="90", s1="20", s2="90").play("dominate:1")
    assert (table.masters, table.grace) == ([-1, 0, -1], [-1, 0, -1])
    assert [(event.seat, event.by, event.master, event.how) for event in table.told(Dominated)] == [(1, 0, 0, "master")]


@clause("CA-104", "CA-110")
def test_a_slave_dominates_for_his_master_and_pays_himself() -> None:
    table = position(ACT, s0="60 slave=2:1", s1="20", s2="10", s3="90").play("dominate:1")
    assert (table.masters, table.grace) == ([2, 2, -1, -1], [1, 0, -1, -1])
    assert table.blood == [50, 20, 10, 90]
    table = position(ACT, s0="30 slave=2:1", s1="20", s2="100", s3="90")
    assert table.reasons("dominate:1") == ["CA-102"], "his Master's blood does not help"


@clause("CA-105", "CA-111")
def test_a_dominated_master_brings_his_slaves_with_their_grace() -> None:
    table = position(ACT, s0="60", s1="20", s2="90 slave=1:3", s3="90 slave=1:1", s4="90").play("dominate:1")
    assert (table.masters, table.grace) == ([-1, 0, 0, 0, -1], [-1, 0, 3, 1, -1])
    assert [(event.seat, event.master) for event in table.told(Inherited)] == [(2, 0), (3, 0)]


@clause("CA-105", "CA-104")
def test_a_slave_who_dominates_a_master_wins_everybody_for_his_own() -> None:
    table = position(ACT, s0="60 slave=4:2", s1="20", s2="90 slave=1:3", s3="90", s4="90").play("dominate:1")
    assert (table.masters, table.grace) == ([4, 4, 4, -1, -1], [2, 0, 3, -1, -1])


@clause("CA-106")
def test_a_slave_cannot_be_dominated() -> None:
    table = position(ACT, s0="90", s1="20 slave=2:0", s2="90", s3="10 slave=0:0")
    assert (table.reasons("dominate:1"), table.reasons("dominate:3")) == (["CA-106"], ["CA-106"])


@clause("CA-106")
def test_with_direct_theft_a_slave_of_another_camp_can() -> None:
    theft = {"direct_theft": True}
    table = position(ACT, s0="90", s1="20 slave=2:3", s2="90", s3="10 slave=0:0", options=theft)
    assert table.reasons("dominate:3") == ["CA-106"], "not one's own"
    table.play("dominate:1")
    assert (table.masters, table.grace) == ([-1, 0, -1, 0], [-1, 0, -1, 0])


@clause("CA-107", "CA-100")
def test_a_slave_cannot_dominate_his_master() -> None:
    table = position(ACT, s0="90 slave=1:0", s1="20", s2="90")
    assert table.reasons("dominate:1") == ["CA-107"]


@clause("CA-100")
def test_nobody_dominates_himself() -> None:
    assert position(ACT, s0="90", s1="20", s2="90").reasons("dominate:0") == ["CA-100"]


@clause("CA-108")
def test_the_invisible_neither_dominate_nor_are_dominated() -> None:
    table = position(ACT, s0="90", s1="20 invisible", s2="90")
    assert table.reasons("dominate:1") == ["CA-108"]
    table = position(ACT, s0="90 invisible", s1="20", s2="90")
    assert table.reasons("dominate:1") == ["CA-145"]


@clause("CA-109")
def test_nobody_is_asked_whether_he_agrees() -> None:
    table = position(ACT, s0="90", s1="20 mist_form,attack_return", s2="90", poker_face=True).play("dominate:1")
    assert (table.question, table.masters[1]) == ("s0 act", 0)


@clause("CA-111")
def test_a_slave_never_has_slaves() -> None:
    table = position(ACT, s0="90 slave=2:0", s1="20", s2="90", s3="90").play("dominate:1")
    assert all(table.masters[master] == -1 for master in table.masters if master != -1)


@clause("CA-112", "CA-006")
@pytest.mark.parametrize("slaves, left", [("", 2), ("90 slave=0:0", 1)])
def test_domination_cubes_lie_on_the_slaves(slaves: str, left: int) -> None:
    table = position(ACT, s0="90", s1=slaves or "90", s2="90", s3="90")
    assert GAME.fill is not None
    fill = GAME.fill(table.match.view(0))
    assert fill.notes["plaque:0"].args == {"cubes": left, "ruled": 2 - left, "all": 3}
    if slaves:
        assert fill.holds["grace:1:0"][0].seat == 0


@clause("CA-112")
def test_the_last_slave_needs_no_cube_because_the_game_is_won() -> None:
    table = position(ACT, s0="90", s1="90 slave=0:0", s2="20").play("dominate:2")
    assert table.match.over


@clause("CA-113", "CA-143")
def test_blood_does_not_free_a_slave() -> None:
    table = position(ACT, s0="20 MM slave=1:0", s1="90", s2="90").play("recover", "recover")
    assert (table.blood[0], table.masters[0], table.grace[0]) == (60, 1, 0)


@clause("CA-143")
def test_a_master_has_no_way_to_release_a_slave() -> None:
    table = position(Turn(Seat(0)), s0="20 slave=1:0", s1="30", s2="90", active=1)
    assert table.codes == ["nothing", "feed", "attack:2"]
    table = position(Act(Seat(1)), s0="20 slave=1:0", s1="90", s2="90", active=1)
    assert table.codes == ["draw:human", "draw:power", "end"]


@clause("CA-114")
def test_a_slave_keeps_hand_and_blue_cards() -> None:
    table = position(ACT, s0="90", s1="20 MW crows laid=conversion", s2="90").play("dominate:1")
    assert (table.humans(1), table.powers(1), table.laid(1)) == ("MW", ["crows"], ["conversion"])


# --- Grace


@clause("CA-133")
@pytest.mark.parametrize("card, at", [("crows", "at:2+3"), ("wolf_call", "at:2"), ("hypnosis", "at:2"), ("bats", "")])
def test_an_attack_outside_the_camp_earns_one_grace_whatever_the_targets(card: str, at: str) -> None:
    table = position(ACT, s0=f"90 {card} slave=1:1", s1="90", s2="90", s3="90").play(
        f"play:{card}", *filter(None, [at])
    )
    assert table.grace[0] == 2


@clause("CA-133")
@pytest.mark.parametrize("card, cycle", [("bloodletting", 1), ("paralysis", 2), ("black_kiss", 2)])
def test_a_blue_attack_earns_grace_too(card: str, cycle: int) -> None:
    table = position(ACT, s0=f"90 laid={card} slave=1:1", s1="90", s2="90", cycle=cycle).play(f"use:{card}")
    assert table.grace[0] == 2


@clause("CA-133")
def test_destruction_earns_grace_too() -> None:
    table = position(ACT, s0="90 laid=destruction slave=1:1", s1="90", s2="90 laid=conversion").play("use:destruction")
    assert table.grace[0] == 2


@clause("CA-134")
def test_each_activation_of_a_turn_counts() -> None:
    table = position(ACT, s0="90 bite,wolf_call laid=bloodletting slave=1:0", s1="90", s2="90")
    table.play("play:bite", "use:bloodletting", "play:wolf_call")
    assert table.grace[0] == 3


@clause("CA-135")
def test_what_earns_no_grace() -> None:
    table = position(
        ACT, s0="60 bite,coffin laid=conversion,night_hunt,regeneration slave=1:1", s1="90", s2="90", event="eclipse"
    ).play("use:night_hunt", "use:regeneration", "use:conversion", "drop:bite", "play:coffin", "pay:5")
    assert table.grace[0] == 1
    table = position(ACT, s0="60 supreme_punishment,supreme_punishment slave=1:1", s1="90", s2="90 slave=1:0", s3="90")
    table.play("play:supreme_punishment", "at:1", "play:supreme_punishment", "at:2")
    assert table.grace[0] == 1


@clause("CA-135")
def test_supreme_punishment_outside_the_camp_earns_grace() -> None:
    table = position(ACT, s0="60 supreme_punishment slave=1:1", s1="90", s2="90").play(
        "play:supreme_punishment", "at:2"
    )
    assert table.grace[0] == 2


@clause("CA-136", "CA-158")
def test_devotion_advances_grace_and_is_for_slaves() -> None:
    table = position(ACT, s0="60 devotion slave=1:1", s1="90", s2="90").play("play:devotion")
    assert (table.grace[0], table.g.actions, table.blood[0]) == (2, 2, 55)
    assert position(ACT, s0="60 devotion").reasons("play:devotion") == ["CA-158"]


@clause("CA-137")
def test_a_countered_attack_earns_grace_after_it_was_resolved() -> None:
    table = position(ACT, s0="60 wolf_call slave=1:1", s1="90", s2="90 mist_form").play("play:wolf_call")
    assert (table.question, table.grace[0]) == ("s2 react", 1)
    table.play("mist_form:5")
    assert table.grace[0] == 2


@clause("CA-138", "CA-139")
def test_four_is_not_enough_beyond_is_free() -> None:
    table = position(ACT, s0="60 bite,bite slave=1:3", s1="90", s2="90").play("play:bite")
    assert (table.grace[0], table.masters[0]) == (4, 1)
    table.play("play:bite")
    assert (table.grace[0], table.masters[0]) == (-1, -1)
    assert [(event.seat, event.master) for event in table.told(Freed)] == [(0, 1)]


@clause("CA-138")
def test_surplus_grace_is_ignored() -> None:
    table = position(ACT, s0="60 slave=1:4", s1="30", s2="90", demand="feed").play("feed")
    assert (table.grace[0], table.masters[0]) == (-1, -1)


@clause("CA-140")
def test_grace_never_goes_below_nought() -> None:
    table = position(Turn(Seat(0)), s0="60 slave=1:0", s1="90", s2="90", active=1).play("attack:2", "end")
    assert table.grace[0] == 0


@clause("CA-141")
def test_a_freed_player_may_turn_on_his_master_in_the_same_turn() -> None:
    table = position(ACT, s0="60 bite,wolf_call slave=1:4", s1="20", s2="90").play("play:bite")
    assert table.g.actions == 2
    assert table.offers("dominate:1", "play:wolf_call") == [True, True]
    assert "at:1" in table.play("play:wolf_call").codes


@clause("CA-142")
def test_a_freed_player_can_be_dominated_again_from_nought() -> None:
    table = position(ACT, Turn(Seat(1)), s0="10 bite slave=1:4", s1="90", s2="90").play(
        "play:bite", "end", "dominate:0"
    )
    assert (table.masters[0], table.grace[0]) == (1, 0)

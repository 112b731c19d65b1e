"""Slain Villains: Deathknells, responsibility, spoils, The Fall, winning."""

from __future__ import annotations

from typing import Any

import pytest

from lychgate.games.damnation.data.geometry import VAULT
from lychgate.games.damnation.data.villains import NONE
from lychgate.games.damnation.events.death import FallBegan, LeftInCemetery, Slain, SpoilsTaken, Tolled
from lychgate.games.damnation.steps.arrival import ComeBack
from lychgate.games.damnation.steps.attack import Declare
from lychgate.games.damnation.steps.damage import Packet
from lychgate.games.damnation.steps.end import Crumble, EndPhase
from lychgate.games.damnation.steps.rooms import Enter
from lychgate.games.damnation.steps.slaying import Slay
from lychgate.games.damnation.steps.turn import Turn
from lychgate.testing.clause import clause
from tests.games.damnation.positions import Position, position

MORE: dict[str, Any] = {"stranger": "gate", "collector": "gate"}
CROWD: dict[str, Any] = {"lost": "gate", "stranger": "gate", "collector": "gate"}


def slain(own: str = "", **more: Any) -> Position:
    """The Wanderer is Slain by an event; three others are left."""
    return position(Packet(0, 99, "event"), wanderer=f"c0703 {own}", **{**CROWD, **more})


@clause("DA-600", "DA-602")
def test_at_zero_health_a_villain_is_slain_and_its_player_turns_up_a_deathknell() -> None:
    table = slain()
    assert (table.key, table.who) == ("knell", "wanderer")
    assert table.codes == ["slot:1", "slot:2", "slot:3", "slot:4", "slot:5"]
    assert table.match.view(0).zones["knells"].pieces is None
    table.play("slot:3")
    assert [(event.seat, event.slot) for event in table.told(Tolled)] == [(0, 3)]
    assert (table.g.knell_slots, table.g.tolled_slots) == ((0, 1, 3, 4), (2,))


@clause("DA-600")
def test_slain_outright_means_slain_whatever_the_health() -> None:
    table = position(Slay(0, -1, "trap"), wanderer="c0703", **CROWD)
    assert table.key == "knell"


@clause("DA-601", "DA-602", "DA-855")
def test_the_deathknell_holds_already_for_this_slaying() -> None:
    """Harvest of Souls, turned up by the victim, gives the slayer one Soul more (DA-855)."""
    table = position(
        Packet(0, 99, "attack", 1),
        wanderer="c0703 souls 1",
        knells="harvest_of_souls creature eternal_night master_stirs plague_of_rats",
        **CROWD,
    )
    table.play("slot:1")
    assert table.souls("lost") == 3


@clause("DA-855", "DA-608")
def test_the_supply_may_run_out() -> None:
    table = position(
        Packet(0, 99, "attack", 1),
        wanderer="c0703 souls 1",
        tolled="harvest_of_souls",
        supply=2,
        **CROWD,
    )
    table.play("slot:2")
    assert (table.souls("lost"), table.g.supply) == (2, 0)


@clause("DA-603")
def test_without_a_deathknell_left_none_is_revealed() -> None:
    table = slain(knells="", tolled="carnage hunters_moon creature eternal_night master_stirs", fall=True)
    assert (table.key, table.role("wanderer")) == ("pause", "out")


@clause("DA-608")
def test_everybody_remembers_what_lay_open_before_the_slain() -> None:
    table = position(
        Declare(1, 0, 1, False),
        wanderer="c0703 hp 2 hand - up leather_apron curses glass_eyes",
        lost="c0803 hand banqueting_knife",
        stranger="gate",
        collector="gate",
        mover=1,
    )
    table.upto("knell").play("slot:1")
    assert (table.hand("lost"), table.match.view(2).zones["hand:1"].pieces) == (["leather_apron"], ["leather_apron"])


@clause("DA-604", "DA-608", "DA-610")
def test_the_attacker_takes_a_soul_all_souls_and_all_cards_but_curses() -> None:
    table = position(
        Declare(1, 0, 1, False),
        wanderer="c0703 hp 2 souls 2 hand leather_apron up longsword curses banshees_mark",
        lost="c0803 hand banqueting_knife",
        stranger="gate",
        collector="gate",
        mover=1,
    )
    table.upto("knell").play("slot:1")
    assert (table.souls("lost"), table.hand("lost"), table.up("lost")) == (3, ["leather_apron"], ["longsword"])
    assert (table.curses("wanderer"), table.deck("cemetery")[-1]) == ([], "banshees_mark")
    assert [(event.seat, event.souls, event.cards) for event in table.told(SpoilsTaken)] == [(1, 3, 2)]
    assert table.match.view(2).zones["hand:1"].pieces is None


@clause("DA-605")
@pytest.mark.parametrize("card", ["contract_in_blood", "poisoned_chalice"])
def test_the_player_of_a_damaging_action_is_responsible(card: str) -> None:
    table = position(
        Turn(0), lost=f"kitchen tokens - hand {card}", wanderer="kitchen hp 3", stranger="gate", collector="gate"
    )
    table.play(f"{card}>wanderer", "slot:1")
    assert table.souls("lost") == 1


@clause("DA-607")
def test_nobody_is_responsible_for_their_own_villain() -> None:
    table = position(Packet(0, 99, "action", 0), wanderer="c0703 souls 1", **CROWD)
    table.play("slot:1")
    assert (table.g.loot_souls, table.told(Slain)[0].by) == (1, NONE)


@clause("DA-609")
def test_with_nobody_responsible_things_lie_in_the_cemetery() -> None:
    table = slain("hand goblet_of_claret meat_cleaver souls 2")
    table.play("slot:1")
    assert (len(table.g.loot), table.g.loot_souls) == (2, 2)
    assert [(event.cards, event.souls) for event in table.told(LeftInCemetery)] == [(2, 2)]
    assert table.match.view(1).zones["loot"].pieces is None


@clause("DA-611", "DA-804")
def test_gained_cards_may_exceed_the_limit_until_ones_own_end_of_turn() -> None:
    table = position(
        Packet(0, 99, "attack", 1),
        EndPhase(2),
        EndPhase(1),
        wanderer="c0703 hand candelabrum meat_cleaver boning_knife",
        lost="gate hand banqueting_knife goblet_of_claret woodcutters_axe hunting_bow throwing_knives",
        stranger="gate",
        collector="gate",
        mover=2,
    )
    table.play("slot:1")
    assert (table.key, table.who, len(table.hand("lost"))) == ("limit", "lost", 8)


@clause("DA-612", "DA-680")
def test_before_the_fall_a_slain_player_becomes_a_haunt_at_zero() -> None:
    table = slain()
    table.play("slot:1")
    assert (table.role("wanderer"), table.g.tracker[0], table.at("wanderer")) == ("haunt", 0, "")


@clause("DA-612", "DA-640", "DA-644")
def test_e24_the_fifth_deathknell_begins_the_fall() -> None:
    table = position(
        Packet(1, 99, "attack", 0),
        wanderer="c0703",
        lost="c0803 hand meat_cleaver",
        stranger="gate",
        professor="haunt 3",
        collector="gate",
        tolled="carnage hunters_moon creature eternal_night",
        knells="master_stirs",
    )
    assert table.g.fall
    assert len(table.told(FallBegan)) == 1
    assert (table.role("lost"), table.role("professor"), table.hand("wanderer")) == ("out", "out", ["meat_cleaver"])


@clause("DA-646", "DA-851", "DA-612")
def test_the_revenant_waits_even_when_it_begins_the_fall() -> None:
    table = position(
        Packet(1, 99, "attack", 0),
        ComeBack(1),
        wanderer="c0703",
        lost="c0803",
        stranger="gate",
        professor="waiting 5",
        tolled="carnage hunters_moon creature eternal_night",
        knells="revenant",
        top="silver_dagger prayer_book planchette coffin_lid spectral_shroud",
    )
    assert (table.role("lost"), table.role("professor"), table.g.fall) == ("waiting", "waiting", True)
    assert table.key == "return"
    table.upto("pause")
    assert (table.role("lost"), table.hp("lost")) == ("living", 4)


@clause("DA-613")
def test_spoils_of_the_vampire_are_split() -> None:
    table = position(
        Packet(0, 99, "bite", 1, unblockable=True),
        wanderer="c0703 souls 1 hand leather_apron unhallowed_ground up longsword",
        lost="vault hand bat_form",
        stranger="gate",
        collector="gate",
        vampire=("lost", "c0803", 3),
        mover=1,
    )
    table.play("slot:1")
    assert (table.hand("lost"), table.souls("lost")) == (["bat_form", "unhallowed_ground"], 2)
    assert set(table.match.view(1).zones["aside:1"].pieces or []) == {"longsword", "leather_apron"}


# --- The Fall


@clause("DA-641", "DA-645")
def test_in_the_fall_each_end_of_turn_costs_one_health_which_may_be_blocked() -> None:
    table = position(Crumble(0), wanderer="c0703 hand leather_apron", fall=True)
    assert table.key == "damage"
    table.play("leather_apron")
    assert table.hp("wanderer") == 10
    table = position(EndPhase(0), wanderer="c0703", fall=True)
    assert table.hp("wanderer") == 9
    table = position(Crumble(0), wanderer="c0703 hp 1", lost="gate", stranger="gate", fall=True)
    table.upto("pause")
    assert table.told(Slain)[0].by == NONE


@clause("DA-642")
def test_nobody_gains_health_in_the_fall() -> None:
    table = position(Turn(0), wanderer="kitchen hp 5 tokens - hand hip_flask", fall=True)
    table.play("hip_flask")
    assert table.hp("wanderer") == 5


@clause("DA-643", "DA-767")
def test_in_the_fall_the_vault_slays() -> None:
    table = position(Enter(0, VAULT), wanderer="c1913", fall=True, **CROWD)
    assert [event.cause for event in table.told(Slain)] == ["fall-vault"]
    table = position(
        Enter(0, VAULT),
        wanderer="c1913",
        lost="vault",
        stranger="gate",
        collector="gate",
        vampire=("lost", "c0303", 3),
        fall=True,
    )
    assert [event.cause for event in table.told(Slain)] == ["fall-vault"]


# --- winning


@clause("DA-660", "DA-661")
def test_e25_the_last_one_present_wins_at_once() -> None:
    table = position(
        Packet(1, 99, "attack", 0),
        wanderer="c0703",
        lost="c0803 hand meat_cleaver souls 2",
        stranger="haunt 2",
        professor="out",
    )
    assert table.match.over
    assert (table.match.result.places, table.match.result.reason) == ((1, 2, 2, 2), "survivor")  # type: ignore[union-attr]
    assert (table.g.tolled, table.hand("wanderer")) == ([], [])


@clause("DA-662")
def test_a_waiting_player_is_not_present() -> None:
    table = position(Packet(1, 99, "attack", 0), wanderer="c0703", lost="c0803", stranger="waiting 5")
    assert table.match.over


@clause("DA-663")
def test_the_vampires_player_is_present() -> None:
    table = position(
        Packet(1, 99, "event"), wanderer="vault", lost="c0803", stranger="c0403", vampire=("wanderer", "c0303", 3)
    )
    assert (table.match.over, table.key) == (False, "knell")
    table = position(
        Packet(1, 99, "event"), wanderer="vault", lost="c0803", stranger="haunt 0", vampire=("wanderer", "c0303", 3)
    )
    assert table.match.result.winners == (0,)  # type: ignore[union-attr]


@pytest.mark.parametrize("fall, round, reason", [(False, 5, "survivor"), (True, 5, "fall"), (True, 61, "dawn")])
def test_each_way_to_end_has_its_reason(fall: bool, round: int, reason: str) -> None:
    table = position(Packet(1, 99, "event"), wanderer="c0703", lost="c0803", stranger="out", fall=fall, round=round)
    assert table.match.result.reason == reason  # type: ignore[union-attr]


# --- Deathknells


@clause("DA-850")
def test_a_deathknell_holds_for_the_rest_of_the_game() -> None:
    table = position(EndPhase(0), wanderer="kitchen", tolled="plague_of_rats")
    assert table.hp("wanderer") == 9
    table = position(EndPhase(0), wanderer="c0703", tolled="plague_of_rats")
    assert table.hp("wanderer") == 10


@clause("DA-851")
def test_the_revenant_returns_on_the_next_turn_like_any_other() -> None:
    table = slain(knells="revenant creature eternal_night master_stirs plague_of_rats")
    table.play("slot:1")
    assert (table.role("wanderer"), table.g.by_666[0]) == ("waiting", False)


@clause("DA-205")
def test_what_hung_on_the_slain_villain_is_gone() -> None:
    table = position(
        Packet(0, 99, "event"),
        wanderer="c0703 next -1 locked control lost",
        lost="c0503 control wanderer",
        stranger="gate",
        collector="gate",
        fields={"led_by": 0},
    )
    table.play("slot:1")
    assert (table.g.next_roll[0], table.g.locked[0], table.g.led_by) == (0, False, -1)
    assert (table.controller("wanderer"), table.controller("lost")) == ("", "")

"""Rooms: entering, drawing, loot, the Dark Tower, the Vault, The Gate."""

from __future__ import annotations

from typing import Any

import pytest

from lychgate.games.damnation.data.cards import CARDS, DECKS, IDS, IN_DECK, NUMBER
from lychgate.games.damnation.data.geometry import (
    CEMETERY,
    COURTYARD,
    DARK_TOWER,
    DOOR,
    GATE,
    KITCHEN,
    MASTER_BEDROOM,
    PLACE,
    TORTURE_CHAMBER,
    VAULT,
)
from lychgate.games.damnation.events.death import LootTaken, Slain
from lychgate.games.damnation.steps.draws import DrawAndKeep
from lychgate.games.damnation.steps.landing import Land
from lychgate.games.damnation.steps.movement import MovePhase
from lychgate.games.damnation.steps.rooms import Enter
from lychgate.games.damnation.steps.turn import Turn
from lychgate.testing.clause import clause
from tests.games.damnation.positions import position

ORDER = "0,1,2,3,4,5"


@clause("DA-333", "DA-370")
@pytest.mark.parametrize(
    "room, card",
    [
        ("great_hall", "banqueting_knife"),
        ("master_bedroom", "letter_opener"),
        ("torture_chamber", "executioners_axe"),
        ("dungeon", "garlic_wreath"),
        ("trophy_room", "bearskin"),
        ("kitchen", "leather_apron"),
        ("cemetery", "coffin_lid"),
        ("courtyard", "woodcutters_axe"),
    ],
)
def test_a_standard_room_gives_the_top_card_unseen(room: str, card: str) -> None:
    table = position(Enter(0, PLACE[room]), wanderer="c0403 tokens -", top=card)
    assert table.hand("wanderer") == [card]
    assert table.match.view(1).zones["hand:0"].pieces is None
    assert IDS[table.g.hand[0][0]] == card


@clause("DA-337", "DA-803")
def test_an_empty_deck_gives_no_card_and_used_cards_are_not_back_yet() -> None:
    table = position(
        Enter(0, KITCHEN),
        wanderer=(
            "c1003 tokens - hand the_crones the_door_is_locked leather_apron meat_cleaver boning_knife "
            "crones_broth quicksilver_tincture iron_skillet poisoned_chalice the_larder"
        ),
    )
    assert len(table.hand("wanderer")) == 10
    table = position(
        Enter(0, KITCHEN),
        wanderer=(
            "c1003 tokens - hand the_crones the_door_is_locked leather_apron meat_cleaver boning_knife "
            "quicksilver_tincture iron_skillet poisoned_chalice the_larder crones_broth"
        ),
        fields={"light": "darkness"},
        lost="kitchen",
    )
    table.play("crones_broth", "draw")
    assert "crones_broth" not in table.hand("wanderer")


@clause("DA-334", "DA-452")
def test_the_master_bedroom_refreshes_fate() -> None:
    table = position(Enter(0, MASTER_BEDROOM), wanderer="c1911 tokens -", top="letter_opener")
    assert (table.tokens("wanderer"), table.hand("wanderer")) == (["fate"], ["letter_opener"])
    table = position(Enter(0, MASTER_BEDROOM), wanderer="c1911 tokens fate", top="letter_opener")
    assert table.tokens("wanderer") == ["fate"]


@clause("DA-336")
def test_the_iron_maiden_slays_whoever_draws_it() -> None:
    table = position(
        Enter(0, TORTURE_CHAMBER), wanderer="c0306 tokens - hand leather_apron cloak_of_shadow", top="the_iron_maiden"
    )
    assert table.key == "knell"
    assert table.told(Slain)[0].cause == "event"


@clause("DA-332", "DA-427")
@pytest.mark.parametrize(
    "curse, room",
    [
        ("sleepwalking", "kitchen"),
        ("brand_of_the_damned", "master_bedroom"),
        ("strange_claw", "dark_tower"),
        ("gorging_idol", "cemetery"),
        ("glass_eyes", "great_hall"),
        ("banshees_mark", "master_bedroom"),
    ],
)
def test_a_curse_ends_where_it_says(curse: str, room: str) -> None:
    table = position(Enter(0, PLACE[room]), wanderer=f"c0403 tokens - souls 1 curses {curse}")
    assert table.curses("wanderer") == []
    assert table.deck(CARDS[NUMBER[curse]].deck)[-1] == curse


@clause("DA-338")
def test_ransack_works_in_standard_rooms_only() -> None:
    table = position(Turn(0), wanderer="kitchen tokens ransack", top="leather_apron")
    table.play("ransack")
    assert (table.hand("wanderer"), table.tokens("wanderer")) == (["leather_apron"], [])
    table = position(Turn(0), wanderer="vault tokens ransack active")
    assert table.reasons("ransack") == ["DA-338"]


@clause("DA-339", "DA-609", "DA-251")
def test_e30_loot_is_collected_all_or_nothing_then_a_card_is_drawn() -> None:
    table = position(
        Enter(0, CEMETERY),
        wanderer="c0503 tokens -",
        loot="leather_apron meat_cleaver banqueting_knife longsword",
        loot_souls=1,
        top="coffin_lid",
    )
    assert table.codes == ["collect", "leave"]
    assert (table.match.view(1).zones["loot"].pieces, table.match.view(1).zones["loot"].count) == (None, 4)
    table.play("collect", "draw")
    assert set(table.hand("wanderer")) == {"coffin_lid", "banqueting_knife", "leather_apron", "meat_cleaver"}
    assert (table.up("wanderer"), table.souls("wanderer"), len(table.told(LootTaken))) == (["longsword"], 1, 1)
    table = position(Enter(0, CEMETERY), wanderer="c0503 tokens -", loot="leather_apron", top="coffin_lid").play(
        "leave"
    )
    assert (table.hand("wanderer"), len(table.g.loot)) == (["coffin_lid"], 1)


@clause("DA-371", "DA-372")
def test_a_villain_sent_to_a_room_draws_in_anothers_turn_but_does_not_attack() -> None:
    table = position(
        Enter(0, PLACE["great_hall"]),
        wanderer="c0908 tokens -",
        stranger="c0403 hand executioners_axe",
        lost="great_hall",
        top="the_invitation goblet_of_claret",
        fields={"light": "darkness"},
    )
    assert (table.key, table.codes) == ("send", ["none", "stranger"])
    table.play("stranger")
    assert (table.at("stranger"), table.hand("stranger")) == ("great_hall", ["executioners_axe", "goblet_of_claret"])


@clause("DA-372")
def test_nobody_is_sent_to_a_barred_room() -> None:
    table = position(
        Enter(0, PLACE["great_hall"]),
        wanderer="c0908 tokens -",
        stranger="c0403",
        top="the_invitation",
        barred="great_hall",
    )
    assert table.key == "pause"


# --- the Dark Tower


@clause("DA-380", "DA-381", "DA-455")
def test_e29_souls_buy_cards_in_the_dark_tower() -> None:
    table = position(
        Enter(0, DARK_TOWER), wanderer="c0312 souls 3 tokens -", top="contract_in_blood dominion elixir_of_undeath"
    )
    assert table.codes == ["souls:1", "souls:2", "souls:3"]
    before = table.g.supply
    table.play("souls:2", "keep:contract_in_blood", "keep:elixir_of_undeath")
    assert (sorted(table.hand("wanderer")), table.souls("wanderer"), table.g.supply) == (
        ["contract_in_blood", "elixir_of_undeath"],
        1,
        before + 2,
    )
    assert table.deck("dark_tower")[-1] == "dominion"


@clause("DA-382")
def test_with_too_few_cards_all_are_drawn_and_a_soul_is_paid() -> None:
    table = position(
        Enter(0, DARK_TOWER),
        wanderer="c0312 souls 3 tokens -",
        lost="gate hand contract_in_blood dominion up the_impalers_lance aegis_of_night",
    )
    table.play("souls:2")
    assert (table.hand("wanderer"), table.souls("wanderer")) == (["elixir_of_undeath"], 1)


@clause("DA-383")
def test_next_turn_the_movement_begins_at_a_secret_door() -> None:
    table = position(MovePhase(0), wanderer="dark_tower tokens -", chance=["d5", "dark"])
    assert (table.key, len(table.codes)) == ("tower.door", 6)
    table.play("door:c1903")
    assert (table.at("wanderer"), table.key) == ("c1903", "move")
    doors: dict[str, Any] = dict(
        zip(
            ("lost", "stranger", "collector", "professor", "occultist", "aristocrat"),
            ("c0303", "c1903", "c1008", "c1912", "c0313", "c1313"),
            strict=True,
        )
    )
    table = position(MovePhase(0), wanderer="dark_tower tokens -", chance=["d1", "dark"], **doors)
    assert table.at("wanderer") == "c0312"


@clause("DA-384")
def test_the_occupant_chooses_the_door_and_the_controller_moves() -> None:
    table = position(MovePhase(0), wanderer="dark_tower tokens - control lost", lost="gate", chance=["d5", "dark"])
    assert table.who == "wanderer"
    table.play("door:c1903")
    assert (table.key, table.who) == ("steer.move", "lost")


# --- the Vault and The Gate


@clause("DA-398", "DA-720")
def test_e19_the_vault_costs_four_health() -> None:
    table = position(Enter(0, VAULT), lost="c1913 hp 4 hand leather_apron")
    assert (table.key, table.g.vampire) == ("knell", -1)
    table = position(Enter(0, VAULT), lost="c1913 hp 5 hand leather_apron", chance=[ORDER])
    assert (table.hp("lost"), table.role("lost"), table.g.time) == (1, "vampire", 5)
    assert len(table.hand("lost")) == 3
    assert table.g.over


@clause("DA-398")
def test_the_master_stirs_makes_it_cheaper() -> None:
    table = position(Enter(0, VAULT), lost="c1913 hp 5", tolled="master_stirs", chance=[ORDER])
    assert (table.hp("lost"), table.g.time) == (3, 6)


@clause("DA-399")
def test_with_the_vampire_abroad_the_vault_gives_a_card() -> None:
    table = position(
        Enter(0, VAULT),
        lost="c1913 tokens -",
        gentleman="vault",
        vampire=("gentleman", "c0303", 4),
        top="cloak_of_shadow",
    )
    assert (table.hp("lost"), table.hand("lost")) == (10, ["cloak_of_shadow"])
    table = position(MovePhase(0), lost="vault tokens -", chance=["d1", "dark"])
    assert table.at("lost") == "c1913"


@clause("DA-400", "DA-132")
def test_the_gate_can_be_left_but_never_entered() -> None:
    assert DOOR[PLACE["c1113"]] == GATE
    table = position(MovePhase(0), lost="gate tokens -", chance=["d1", "dark"])
    assert table.at("lost") == "c1113"
    table = position(MovePhase(0), lost="c1113 tokens -", chance=["d1", "dark"])
    assert "move:gate" not in table.codes
    assert table.reasons("move:gate") == ["DA-132"]


def test_every_room_deck_is_drawn_from_its_own_room() -> None:
    assert all(CARDS[card].deck == "courtyard" for card in IN_DECK[7])
    table = position(Land(0), lost="c0913 tokens -", top="throwing_knives")
    assert (table.at("lost"), table.hand("lost")) == ("courtyard", ["throwing_knives"])
    assert table.g.place[0] == COURTYARD


@clause("DA-036", "DA-381")
def test_which_of_the_cards_was_kept_nobody_else_knows() -> None:
    seen = {NUMBER["leather_apron"]: 0b11, NUMBER["meat_cleaver"]: 0b11}
    table = position(
        DrawAndKeep(0, DECKS.index("kitchen"), 2, 1),
        wanderer="kitchen tokens -",
        top="leather_apron meat_cleaver",
        fields={"known": seen},
    )
    table.play("keep:leather_apron")
    assert (table.hand("wanderer"), table.deck("kitchen")[-1]) == (["leather_apron"], "meat_cleaver")
    assert table.match.view(1).zones["hand:0"].pieces is None
    assert table.g.known == dict.fromkeys(seen, 0b01)

"""Every weapon and every protection has the numbers printed on it."""

from __future__ import annotations

import pytest

from lychgate.games.damnation.data.cards import CARDS
from lychgate.games.damnation.data.castle import SPACES
from lychgate.games.damnation.steps.damage import Packet
from lychgate.games.damnation.steps.resolution import InCorridor
from lychgate.testing.clause import clause
from tests.games.damnation.positions import position

WEAPONS = {
    "candelabrum": (3, 1),
    "banqueting_knife": (4, 1),
    "letter_opener": (2, 1),
    "silk_garrotte": (3, 1),
    "executioners_axe": (6, 1),
    "headsmans_sword": (4, 1),
    "arbalest": (5, 5),
    "red_hot_poker": (4, 1),
    "cat_o_nine_tails": (3, 2),
    "boiling_oil": (5, 2),
    "wooden_stake": (3, 1),
    "duelling_pistol": (5, 6),
    "elephant_gun": (7, 4),
    "boar_spear": (3, 2),
    "meat_cleaver": (4, 1),
    "boning_knife": (3, 1),
    "iron_skillet": (2, 1),
    "gravediggers_spade": (3, 1),
    "longsword": (3, 1),
    "woodcutters_axe": (5, 1),
    "hunting_bow": (3, 4),
    "throwing_knives": (3, 3),
    "loose_rubble": (2, 2),
    "the_impalers_lance": (5, 2),
    "the_dragons_tooth": (5, 1),
    "ancestral_sword": (4, 1),
    "duelling_rapier": (3, 1),
    "sword_cane": (3, 1),
    "derringer": (3, 3),
    "silver_dagger": (3, 1),
    "surgeons_scalpel": (2, 1),
    "blowpipe": (3, 5),
    "hatpin": (2, 1),
}
ARMOUR = {
    "hollow_armour": 4,
    "velvet_drapes": 3,
    "bearskin": 4,
    "leather_apron": 5,
    "coffin_lid": 3,
    "tower_shield": 4,
    "chain_hauberk": 3,
    "aegis_of_night": 3,
    "cloak_of_shadow": 6,
    "family_crest": 3,
    "whalebone_corset": 3,
    "cavalry_breastplate": 4,
    "prayer_book": 2,
    "travelling_cloak": 2,
    "cigarette_case": 2,
}
UNBLOCKABLE = {"silk_garrotte", "red_hot_poker", "surgeons_scalpel"}
REVEALED = {
    "hollow_armour",
    "headsmans_sword",
    "elephant_gun",
    "boar_spear",
    "longsword",
    "tower_shield",
    "the_impalers_lance",
    "aegis_of_night",
    "the_dragons_tooth",
}
STARTS = {
    "ancestral_sword": "great_hall",
    "duelling_rapier": "courtyard",
    "sword_cane": "kitchen",
    "derringer": "gate",
    "silver_dagger": "cemetery",
    "surgeons_scalpel": "torture_chamber",
    "blowpipe": "trophy_room",
    "hatpin": "master_bedroom",
    "family_crest": "great_hall",
    "whalebone_corset": "master_bedroom",
    "cavalry_breastplate": "courtyard",
    "prayer_book": "cemetery",
    "travelling_cloak": "gate",
    "cigarette_case": "kitchen",
    "pocket_watch": "great_hall",
    "smelling_salts": "master_bedroom",
    "hip_flask": "kitchen",
    "skeleton_key": "dungeon",
    "lucky_sovereign": "trophy_room",
    "storm_lantern": "dungeon",
    "grappling_hook": "courtyard",
    "forged_letter": "trophy_room",
    "planchette": "cemetery",
    "hush_money": "gate",
    "poison_ring": "torture_chamber",
}
ROW = [space.id for space in SPACES if space.y == 3]


def where(card: str) -> str:
    return "up" if card in REVEALED else "hand"


def test_the_tables_of_this_page_are_complete() -> None:
    assert sorted(WEAPONS) == sorted(card.id for card in CARDS if card.type == "weapon")
    assert sorted(ARMOUR) == sorted(card.id for card in CARDS if card.type == "protection")
    assert {card.id for card in CARDS if card.reveal} == REVEALED
    assert {card.id for card in CARDS if card.unblockable} == UNBLOCKABLE
    heirlooms = [card for card in CARDS if card.deck == "heirloom"]
    assert {card.id: card.start for card in heirlooms} == STARTS
    assert not any(card.reveal for card in heirlooms)


@clause("DA-231", "DA-239")
@pytest.mark.parametrize("card", WEAPONS)
def test_a_weapon_deals_its_damage_up_to_its_range(card: str) -> None:
    damage, reach = WEAPONS[card]
    near, far = ROW[reach], ROW[reach + 1]
    armed = f"{ROW[0]} tokens - {where(card)} {card}"
    table = position(InCorridor(0), wanderer=armed, lost=near, gentleman=far)
    assert f"attack:{card}>lost" in table.codes
    assert table.reasons(f"attack:{card}>gentleman") == ["DA-231"]
    table.play(f"attack:{card}>lost")
    assert table.hp("lost") == 10 - damage
    shielded = position(InCorridor(0), wanderer=armed, lost=f"{near} hand leather_apron")
    shielded.play(f"attack:{card}>lost")
    assert (shielded.key == "damage") == (card not in UNBLOCKABLE)


@pytest.mark.parametrize("card", ARMOUR)
def test_a_protection_reduces_damage_by_its_armour(card: str) -> None:
    table = position(Packet(0, 8, "event"), wanderer=f"c0703 {where(card)} {card}")
    assert table.codes == ["pass", card]
    table.play(card)
    assert table.hp("wanderer") == 2 + ARMOUR[card]

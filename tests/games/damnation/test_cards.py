"""Every card does what is printed on it."""

from __future__ import annotations

from typing import Any

import pytest

from lychgate.games.damnation.data.cards import CARDS, DECKS, NUMBER
from lychgate.games.damnation.data.castle import SPACES
from lychgate.games.damnation.data.geometry import PLACE
from lychgate.games.damnation.events.villains import Healed
from lychgate.games.damnation.steps.damage import Packet
from lychgate.games.damnation.steps.draws import Draw
from lychgate.games.damnation.steps.movement import MovePhase, RollToMove
from lychgate.games.damnation.steps.program import Apply
from lychgate.games.damnation.steps.resolution import InCorridor
from lychgate.games.damnation.steps.turn import Turn
from tests.clause import clause
from tests.games.damnation.positions import Position, position

WEAPONS = {
    "GH01": (3, 1), "GH02": (4, 1), "MB05": (2, 1), "MB06": (3, 1), "TC05": (6, 1), "TC06": (4, 1), "TC07": (5, 5),
    "TC08": (4, 1), "TC09": (3, 2), "TC10": (5, 2), "DU04": (3, 1), "TR02": (5, 6), "TR03": (7, 4), "TR04": (3, 2),
    "KI04": (4, 1), "KI05": (3, 1), "KI08": (2, 1), "CE06": (3, 1), "CY01": (3, 1), "CY02": (5, 1), "CY03": (3, 4),
    "CY04": (3, 3), "CY05": (2, 2), "DT01": (5, 2), "VA05": (5, 1), "HE01": (4, 1), "HE02": (3, 1), "HE03": (3, 1),
    "HE04": (3, 3), "HE05": (3, 1), "HE06": (2, 1), "HE07": (3, 5), "HE08": (2, 1),
}  # fmt: skip
ARMOUR = {
    "GH03": 4, "MB07": 3, "TR05": 4, "KI03": 5, "CE07": 3, "CY06": 4, "CY07": 3, "DT02": 3, "VA01": 6, "HE09": 3,
    "HE10": 3, "HE11": 4, "HE12": 2, "HE13": 2, "HE14": 2,
}  # fmt: skip
UNBLOCKABLE = {"MB06", "TC08", "HE06"}
REVEALED = {"GH03", "TC06", "TR03", "TR04", "CY01", "CY06", "DT01", "DT02", "VA05"}
STARTS = {
    "great_hall": 3, "master_bedroom": 3, "kitchen": 3, "cemetery": 3, "courtyard": 3, "trophy_room": 3, "gate": 3,
    "torture_chamber": 2, "dungeon": 2,
}  # fmt: skip
ROW = [space.id for space in SPACES if space.y == 3]


def where(card: str) -> str:
    return "up" if card in REVEALED else "hand"


def drawn(card: str, place: str, own: str = "", chance: tuple[str, ...] = (), **more: Any) -> Position:
    """The Wanderer draws a card of the room it stands in; the two cards below it are known."""
    deck = DECKS.index(CARDS[NUMBER[card]].deck)
    below = "KI03 GH10 DU03 CY02 HE16 HE17"
    return position(
        Draw(0, deck),
        wanderer=f"{place} tokens - {own}",
        top=f"{card} {below}",
        chance=chance,
        **more,
    )


def test_the_tables_of_this_page_are_complete() -> None:
    assert sorted(WEAPONS) == sorted(card.id for card in CARDS if card.type == "weapon")
    assert sorted(ARMOUR) == sorted(card.id for card in CARDS if card.type == "protection")
    assert {card.id for card in CARDS if card.reveal} == REVEALED
    assert {card.id for card in CARDS if card.unblockable} == UNBLOCKABLE
    found: dict[str, int] = {}
    for card in CARDS:
        if card.deck == "heirloom":
            found[card.start] = found.get(card.start, 0) + 1
            assert not card.reveal
    assert found == STARTS


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
    shielded = position(InCorridor(0), wanderer=armed, lost=f"{near} hand KI03")
    shielded.play(f"attack:{card}>lost")
    assert (shielded.key == "damage") == (card not in UNBLOCKABLE)


@pytest.mark.parametrize("card", ARMOUR)
def test_a_protection_reduces_damage_by_its_armour(card: str) -> None:
    table = position(Packet(0, 8, "event"), wanderer=f"c0703 {where(card)} {card}")
    assert table.codes == ["pass", card]
    table.play(card)
    assert table.hp("wanderer") == 2 + ARMOUR[card]


@pytest.mark.parametrize(
    "card, health",
    [("GH10", 3), ("MB04", 4), ("KI06", 3), ("VA02", 6), ("HE16", 2), ("HE17", 3), ("HE06*", 2)],
)
def test_a_remedy_heals(card: str, health: int) -> None:
    table = position(Turn(0), wanderer=f"kitchen hp 3 tokens - hand {card.rstrip('*')}")
    table.play(card)
    assert table.hp("wanderer") == 3 + health
    table = position(Turn(0), wanderer=f"kitchen hp 9 tokens - hand {card.rstrip('*')}")
    table.play(card)
    assert (table.hp("wanderer"), [event.n for event in table.told(Healed)]) == (10, [1])


def test_laudanum_slows_the_next_movement() -> None:
    table = position(Turn(0), wanderer="c0903 hp 3 tokens - hand MB04", chance=["d3", "dark"])
    table.play("MB04").upto("move")
    assert {option.value.total for option in table.ask.options} == {2}
    assert table.g.next_roll[0] == 0


@pytest.mark.parametrize("card, health", [("GH07", 2), ("MB03", 3), ("KI10", 1)])
def test_an_event_heals(card: str, health: int) -> None:
    table = drawn(card, CARDS[NUMBER[card]].deck, own="hp 5")
    assert table.hp("wanderer") == 5 + health


@pytest.mark.parametrize("card, damage", [("TC02", 4), ("CE05", 3), ("CY08", 3), ("DU05", 2), ("CE02", 2)])
def test_an_event_hurts(card: str, damage: int) -> None:
    place = CARDS[NUMBER[card]].deck
    assert drawn(card, place).hp("wanderer") == 10 - damage
    assert drawn(card, place, own="hand TR05").key == "damage"


def test_events_that_draw_again() -> None:
    assert drawn("KI10", "kitchen").hand("wanderer") == ["KI03"]
    assert drawn("DU05", "dungeon").hand("wanderer") == ["DU03"]
    assert drawn("GH09", "great_hall", chance=("d3",)).hand("wanderer") == ["GH10"]
    assert [drawn("GH09", "great_hall", chance=(die,)).hp("wanderer") for die in ("d1", "d2")] == [7, 7]


@pytest.mark.parametrize(
    "die, health, slain", [("d1", 10, True), ("d2", 7, False), ("d4", 7, False), ("d5", 10, False)]
)
def test_death_in_the_dark(die: str, health: int, slain: bool) -> None:
    table = drawn("DU01", "dungeon", chance=(die,))
    assert (table.key == "knell") == slain
    assert slain or table.hp("wanderer") == health


@pytest.mark.parametrize(
    "card, choices, hurt",
    [("MB01", ["yield", "resist"], 4), ("TC03", ["confess", "endure"], 3), ("KI01", ["pay", "refuse"], 2)],
)
def test_a_choice_of_evils(card: str, choices: list[str], hurt: int) -> None:
    place = CARDS[NUMBER[card]].deck
    table = drawn(card, place, own="hp 5 hand KI04 GH02")
    assert table.codes == choices
    table.play(choices[1])
    assert table.hp("wanderer") == 5 - hurt
    table = drawn(card, place, own="hp 5 hand KI04 GH02")
    table.play(choices[0], "discard:KI04")
    assert table.hp("wanderer") == (7 if card == "KI01" else 5)
    assert table.hand("wanderer") == (["GH02"] if card == "KI01" else [])
    assert table.match.view(1).zones["discarded"].pieces is None
    poor = drawn(card, place, own="hp 5")
    assert poor.hp("wanderer") == 5 - hurt


@pytest.mark.parametrize("card, souls", [("CE01", 1), ("VA04", 2), ("CE02", 1)])
def test_an_event_gives_souls(card: str, souls: int) -> None:
    place = {"CE": "cemetery", "VA": "vault"}[card[:2]]
    assert drawn(card, place).souls("wanderer") == souls


def test_whoever_dies_in_an_open_grave_gains_no_soul() -> None:
    table = drawn("CE02", "cemetery", own="hp 2")
    table.play("slot:1")
    assert (table.souls("wanderer"), table.g.supply) == (0, 11)


def test_heirlooms_from_cabinet_and_mourner() -> None:
    assert drawn("CE03", "cemetery").hand("wanderer") == ["HE16"]
    table = drawn("TR10", "trophy_room")
    table.play("keep:HE17")
    assert (table.hand("wanderer"), table.deck("heirloom")[-1]) == (["HE17"], "HE16")


def test_the_starving_hound() -> None:
    assert drawn("CY10", "courtyard").hand("wanderer") == ["CY02"]
    table = drawn("CY10", "courtyard", lost="courtyard hand KI04", chance=("0",))
    assert (table.hand("wanderer"), table.hand("lost")) == (["KI04"], [])


def test_the_door_is_locked() -> None:
    table = drawn("KI02", "kitchen")
    assert table.g.locked[0]


@pytest.mark.parametrize("die, hp, tokens", [("d3", 9, 0), ("d4", 10, 1)])
def test_the_strange_claw(die: str, hp: int, tokens: int) -> None:
    table = position(Apply(0, "TR01"), wanderer="c0703 tokens -", chance=[die])
    if table.key == "refresh":
        table.play("refresh:fate")
    assert (table.hp("wanderer"), len(table.tokens("wanderer"))) == (hp, tokens)


def test_glass_eyes_lay_the_hand_open_until_they_end() -> None:
    table = drawn("TR07", "trophy_room", own="hand KI04 GH02")
    assert table.match.view(1).zones["face_up:0"].pieces == ["KI04", "GH02"]
    assert table.hand("wanderer") == []
    assert drawn("KI04", "kitchen", own="curses TR07").up("wanderer") == ["KI04"]
    from lychgate.games.damnation.data.geometry import GREAT_HALL
    from lychgate.games.damnation.steps.rooms import Enter

    lifted = position(Enter(0, GREAT_HALL), wanderer="c0908 tokens - up KI04 CY01 curses TR07", top="GH02")
    assert (sorted(lifted.hand("wanderer")), lifted.up("wanderer")) == (["GH02", "KI04"], ["CY01"])


def test_claims_by_card() -> None:
    for card, near, far in (("GH04", "c0803", "c0903"), ("TC09*", "c0603", "c0703"), ("HE09*", "c0603", "c0703")):
        table = position(
            InCorridor(0),
            wanderer=f"c0403 tokens - hand {card[:4]}",
            gentleman=f"{near} tokens -",
            lost=far,
            chance=["d1"],
        )
        assert f"{card}>gentleman" in table.codes
        assert table.reasons(f"{card}>lost") == ["DA-231"]
        table.play(f"{card}>gentleman")
        assert table.controller("gentleman") == "wanderer"


def test_hatpin_and_defiance_shake_a_claim_off() -> None:
    from lychgate.games.damnation.steps.control import Claim

    for card in ("HE08*", "GH06"):
        table = position(Claim(1, 0), wanderer=f"c0403 hand {card.rstrip('*')}", lost="c0503")
        table.play(card)
        assert table.controller("wanderer") == ""


def test_ways_through_secret_doors_by_card() -> None:
    for card in ("MB07*", "HE13*"):
        table = position(Turn(0), wanderer=f"kitchen tokens - hand {card.rstrip('*')}")
        table.play(card, "door:c0303")
        assert table.at("wanderer") == "c0303"


def test_second_sight_orders_the_top_of_a_deck() -> None:
    table = position(Turn(0), wanderer="kitchen tokens - hand MB10", top="TC01 TC05 TC02")
    table.play("MB10", "deck:torture_chamber")
    assert (table.key, len(table.codes)) == ("order", 6)
    assert table.match.view(1).zones["drawn:0"].pieces is None
    table.play("order:TC05,TC02,TC01")
    assert table.deck("torture_chamber")[:3] == ["TC05", "TC02", "TC01"]
    assert (table.match.view(0).zones["decks:2"].pieces or [])[-3:] == ["TC01", "TC02", "TC05"]
    assert table.match.view(1).zones["decks:2"].pieces is None


def test_whispering_dead_look_at_three_traps_and_swap_two() -> None:
    table = position(
        Turn(0), wanderer="kitchen tokens - hand CE10", traps="c0803=bear c1303=saw c1603=oubliette c0305=trap_door"
    )
    table.play("CE10", "look:c0803", "look:c1603", "look:c1303")
    assert (table.match.view(0).zones["traps"].pieces, table.match.view(1).zones["traps"].pieces) == (
        ["bear", "saw", "oubliette", "?"],
        None,
    )
    table.play("swap:c0803+c1603")
    assert (table.traps["c0803"], table.traps["c1603"]) == ("oubliette", "bear")


def test_a_man_trap_is_laid_unseen_nearby() -> None:
    table = position(Turn(0), wanderer="c0403 tokens - hand TR08", lost="c0603", chance=["0"])
    table.play("TR08")
    assert "lay:c0603" not in table.codes
    assert "lay:c0503" not in table.codes
    assert "lay:c0304" in table.codes
    table.play("lay:c0304")
    assert (list(table.traps), len(table.g.reserve)) == (["c0304"], 20)
    table = position(Turn(0), wanderer="moat tokens - hand TR08 HE17")
    assert table.reasons("TR08") == ["DA-296"]


def test_traps_are_foiled_by_two_cards() -> None:
    from lychgate.games.damnation.steps.landing import Land

    for card in ("TR09", "HE21"):
        table = position(Land(0), wanderer=f"c0803 hand {card}", traps="c0803=oubliette", chance=["0"])
        table.play(card)
        assert table.role("wanderer") == "living"


def test_alternative_protections() -> None:
    for card, n in (("KI08*", 3), ("CY05*", 2)):
        table = position(Packet(0, 5, "event"), wanderer=f"c0703 hand {card.rstrip('*')}")
        table.play(card)
        assert table.hp("wanderer") == 5 + n
    table = position(Packet(0, 5, "attack", 1), wanderer="c0703 hand HE02", lost="c0803")
    table.play("HE02*")
    assert table.hp("wanderer") == 8
    table = position(Packet(0, 5, "event"), wanderer="c0703 hand HE02 KI03")
    assert table.reasons("HE02*") == ["DA-423"]


def test_the_spade_digs_for_a_soul_in_the_cemetery() -> None:
    table = position(Turn(0), wanderer="cemetery tokens - hand CE06")
    table.play("CE06*")
    assert table.souls("wanderer") == 1
    table = position(Turn(0), wanderer="kitchen tokens - hand CE06 HE17")
    assert table.reasons("CE06*") == ["DA-423"]


def test_contract_chalice_and_planchette() -> None:
    table = position(Turn(0), wanderer="kitchen tokens - hand DT03", lost="c0403 hand KI03")
    table.play("DT03>lost")
    assert table.hp("lost") == 5
    table = position(Turn(0), wanderer="kitchen tokens - hand KI09", lost="kitchen", gentleman="c0403")
    table.play("KI09>lost")
    assert table.hp("lost") == 7
    table = position(Turn(0), wanderer="kitchen tokens - hand HE23")
    table.play("HE23")
    assert (table.hp("wanderer"), table.souls("wanderer")) == (8, 1)
    table = position(Turn(0), wanderer="kitchen hp 2 tokens - hand HE23")
    assert table.reasons("HE23") == ["DA-451"]


def test_the_skeleton_key() -> None:
    table = position(Turn(0), wanderer="kitchen tokens - hand HE18", top="KI03", barred="great_hall")
    table.play("HE18")
    assert table.codes == ["search", "unlock"]
    table.play("search")
    assert table.hand("wanderer") == ["KI03"]
    table = position(Turn(0), wanderer="kitchen locked tokens - hand HE18", barred="great_hall")
    table.play("HE18", "unlock")
    assert (table.g.locked[0], table.g.barred) == (False, ())


def test_cards_for_dice() -> None:
    table = position(RollToMove(0), wanderer="c0903 tokens - hand HE15", chance=["d1", "dark"])
    table.play("HE15:d1=5")
    assert {option.value.total for option in table.ask.options} == {5}
    table = position(RollToMove(0), wanderer="c0903 tokens - hand HE14", chance=["d1", "dark", "d4"])
    table.play("HE14*:d1")
    assert table.g.dice == (4,)
    for card in ("HE20", "GH01*"):
        table = position(
            RollToMove(0), wanderer=f"c0903 tokens - hand {card.rstrip('*')}", chance=["d3", "castle"], tolled="DK05"
        )
        table.play(card)
        assert (table.g.light, table.played) == ("brazier", [card.rstrip("*")])


@clause("DA-391")
def test_a_lantern_needs_a_black_die() -> None:
    table = position(MovePhase(0), wanderer="ss03 tokens - hand HE20 HE17", chance=["d1"])
    assert table.codes == ["pass", "HE17"]
    assert table.reasons("HE20") == ["DA-391"]


# --- Castle cards


def test_castle_cards() -> None:
    table = position(RollToMove(0), gentleman="c0903 tokens -", traps="c0803=bear", chance=["d4", "castle"], top="CA02")
    assert (table.g.light, "move:c0803" in table.codes) == ("darkness", True)
    table = position(Apply(0, "CA03"), wanderer="c0703")
    assert table.hp("wanderer") == 9
    table = position(
        Apply(0, "CA06"), wanderer="c0703 tokens -", lost="kitchen tokens active ransack", gentleman="gate"
    )
    table.play("refresh:fate")
    assert (table.tokens("wanderer"), table.tokens("lost")) == (["fate"], ["active", "fate", "ransack"])
    table = position(Apply(0, "CA07"), wanderer="c0703")
    assert table.g.barred == (PLACE["great_hall"], PLACE["kitchen"])


def test_shifting_walls_mix_all_traps_and_end_all_notes() -> None:
    order = ",".join(map(str, reversed(range(21))))
    table = position(
        Apply(0, "CA04"), wanderer="c0703", traps="c0803=bear c1303=saw", chance=[order], flags={"notes": {0: 1}}
    )
    assert (table.traps, table.g.notes) == ({"c0803": "secret_door", "c1303": "oubliette"}, {})

"""Every card other than weapons and protections does what is printed on it."""

from __future__ import annotations

from typing import Any

import pytest

from lychgate.games.damnation.data.cards import CARDS, DECKS, NUMBER
from lychgate.games.damnation.data.geometry import PLACE
from lychgate.games.damnation.events.villains import Healed
from lychgate.games.damnation.steps.damage import Packet
from lychgate.games.damnation.steps.draws import Draw
from lychgate.games.damnation.steps.movement import MovePhase, RollToMove
from lychgate.games.damnation.steps.program import Apply
from lychgate.games.damnation.steps.resolution import InCorridor
from lychgate.games.damnation.steps.turn import Turn
from lychgate.testing.clause import clause
from tests.games.damnation.positions import Position, position, printed


def drawn(card: str, place: str, own: str = "", chance: tuple[str, ...] = (), **more: Any) -> Position:
    """The Wanderer draws a card of the room it stands in; the two cards below it are known."""
    deck = DECKS.index(CARDS[NUMBER[card]].deck)
    below = "leather_apron goblet_of_claret garlic_wreath woodcutters_axe smelling_salts hip_flask"
    return position(
        Draw(0, deck),
        wanderer=f"{place} tokens - {own}",
        top=f"{card} {below}",
        chance=chance,
        **more,
    )


@pytest.mark.parametrize(
    "card, health",
    [
        ("goblet_of_claret", 3),
        ("laudanum", 4),
        ("crones_broth", 3),
        ("chalice_of_blood", 6),
        ("smelling_salts", 2),
        ("hip_flask", 3),
        ("surgeons_scalpel*", 2),
    ],
)
def test_a_remedy_heals(card: str, health: int) -> None:
    table = position(Turn(0), wanderer=f"kitchen hp 3 tokens - hand {card.rstrip('*')}")
    table.play(card)
    assert table.hp("wanderer") == 3 + health
    table = position(Turn(0), wanderer=f"kitchen hp 9 tokens - hand {card.rstrip('*')}")
    table.play(card)
    assert (table.hp("wanderer"), [event.n for event in table.told(Healed)]) == (10, [1])


def test_laudanum_slows_the_next_movement() -> None:
    table = position(Turn(0), wanderer="c0903 hp 3 tokens - hand laudanum", chance=["d3", "dark"])
    table.play("laudanum").upto("move")
    assert {option.value.total for option in table.ask.options} == {2}
    assert table.g.next_roll[0] == 0


@pytest.mark.parametrize("card, health", [("midnight_feast", 2), ("four_poster", 3), ("the_larder", 1)])
def test_an_event_heals(card: str, health: int) -> None:
    table = drawn(card, CARDS[NUMBER[card]].deck, own="hp 5")
    assert table.hp("wanderer") == 5 + health


@pytest.mark.parametrize(
    "card, damage", [("the_rack", 4), ("ghoul_pack", 3), ("falling_gargoyle", 3), ("rat_king", 2), ("open_grave", 2)]
)
def test_an_event_hurts(card: str, damage: int) -> None:
    place = CARDS[NUMBER[card]].deck
    assert drawn(card, place).hp("wanderer") == 10 - damage
    assert drawn(card, place, own="hand bearskin").key == "damage"


def test_events_that_draw_again() -> None:
    assert drawn("the_larder", "kitchen").hand("wanderer") == ["leather_apron"]
    assert drawn("rat_king", "dungeon").hand("wanderer") == ["garlic_wreath"]
    assert drawn("falling_chandelier", "great_hall", chance=("d3",)).hand("wanderer") == ["goblet_of_claret"]
    assert [drawn("falling_chandelier", "great_hall", chance=(die,)).hp("wanderer") for die in ("d1", "d2")] == [7, 7]


@pytest.mark.parametrize(
    "die, health, slain", [("d1", 10, True), ("d2", 7, False), ("d4", 7, False), ("d5", 10, False)]
)
def test_death_in_the_dark(die: str, health: int, slain: bool) -> None:
    table = drawn("death_in_the_dark", "dungeon", chance=(die,))
    assert (table.key == "knell") == slain
    assert slain or table.hp("wanderer") == health


@pytest.mark.parametrize(
    "card, choices, hurt",
    [
        ("the_brides", ["yield", "resist"], 4),
        ("thumbscrews", ["confess", "endure"], 3),
        ("the_crones", ["pay", "refuse"], 2),
    ],
)
def test_a_choice_of_evils(card: str, choices: list[str], hurt: int) -> None:
    place = CARDS[NUMBER[card]].deck
    table = drawn(card, place, own="hp 5 hand meat_cleaver banqueting_knife")
    assert table.codes == choices
    table.play(choices[1])
    assert table.hp("wanderer") == 5 - hurt
    table = drawn(card, place, own="hp 5 hand meat_cleaver banqueting_knife")
    table.play(choices[0], "discard:meat_cleaver")
    assert table.hp("wanderer") == (7 if card == "the_crones" else 5)
    assert table.hand("wanderer") == (["banqueting_knife"] if card == "the_crones" else [])
    assert table.match.view(1).zones["discarded"].pieces is None
    poor = drawn(card, place, own="hp 5")
    assert poor.hp("wanderer") == 5 - hurt


def test_thumbscrews_cost_two_cards() -> None:
    table = drawn("thumbscrews", "torture_chamber", own="hp 5 hand meat_cleaver banqueting_knife longsword")
    table.play("confess", "discard:meat_cleaver", "discard:banqueting_knife")
    assert table.hand("wanderer") == ["longsword"]


@pytest.mark.parametrize("card, souls", [("restless_soul", 1), ("hoard_of_souls", 2), ("open_grave", 1)])
def test_an_event_gives_souls(card: str, souls: int) -> None:
    assert drawn(card, CARDS[NUMBER[card]].deck).souls("wanderer") == souls


def test_whoever_dies_in_an_open_grave_gains_no_soul() -> None:
    table = drawn("open_grave", "cemetery", own="hp 2")
    table.play("slot:1")
    assert (table.souls("wanderer"), table.g.supply) == (0, 11)


def test_heirlooms_from_cabinet_and_mourner() -> None:
    assert drawn("mourners_gift", "cemetery").hand("wanderer") == ["smelling_salts"]
    table = drawn("the_locked_cabinet", "trophy_room")
    table.play("keep:hip_flask")
    assert (table.hand("wanderer"), table.deck("heirloom")[-1]) == (["hip_flask"], "smelling_salts")


def test_the_starving_hound() -> None:
    assert drawn("starving_hound", "courtyard").hand("wanderer") == ["woodcutters_axe"]
    table = drawn("starving_hound", "courtyard", lost="courtyard hand meat_cleaver", chance=("0",))
    assert (table.hand("wanderer"), table.hand("lost")) == (["meat_cleaver"], [])


def test_the_door_is_locked() -> None:
    table = drawn("the_door_is_locked", "kitchen")
    assert table.g.locked[0]


@pytest.mark.parametrize("die, hp, tokens", [("d3", 9, 0), ("d4", 10, 1)])
def test_the_strange_claw(die: str, hp: int, tokens: int) -> None:
    table = position(Apply(0, printed("strange_claw")), wanderer="c0703 tokens -", chance=[die])
    if table.key == "refresh":
        table.play("refresh:fate")
    assert (table.hp("wanderer"), len(table.tokens("wanderer"))) == (hp, tokens)


def test_glass_eyes_lay_the_hand_open_until_they_end() -> None:
    table = drawn("glass_eyes", "trophy_room", own="hand meat_cleaver banqueting_knife")
    assert table.match.view(1).zones["face_up:0"].pieces == ["meat_cleaver", "banqueting_knife"]
    assert table.hand("wanderer") == []
    assert drawn("meat_cleaver", "kitchen", own="curses glass_eyes").up("wanderer") == ["meat_cleaver"]
    from lychgate.games.damnation.data.geometry import GREAT_HALL
    from lychgate.games.damnation.steps.rooms import Enter

    lifted = position(
        Enter(0, GREAT_HALL),
        wanderer="c0908 tokens - up meat_cleaver longsword curses glass_eyes",
        top="banqueting_knife",
    )
    assert (sorted(lifted.hand("wanderer")), lifted.up("wanderer")) == (
        ["banqueting_knife", "meat_cleaver"],
        ["longsword"],
    )


def test_claims_by_card() -> None:
    for card, near, far in (
        ("commanding_presence", "c0803", "c0903"),
        ("cat_o_nine_tails*", "c0603", "c0703"),
        ("family_crest*", "c0603", "c0703"),
    ):
        table = position(
            InCorridor(0),
            wanderer=f"c0403 tokens - hand {card.removesuffix('*')}",
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

    for card in ("hatpin*", "defiance"):
        table = position(Claim(1, 0), wanderer=f"c0403 hand {card.rstrip('*')}", lost="c0503")
        table.play(card)
        assert table.controller("wanderer") == ""


def test_ways_through_secret_doors_by_card() -> None:
    for card in ("velvet_drapes*", "travelling_cloak*"):
        table = position(Turn(0), wanderer=f"kitchen tokens - hand {card.rstrip('*')}")
        table.play(card, "door:c0303")
        assert table.at("wanderer") == "c0303"


def test_second_sight_orders_the_top_of_a_deck() -> None:
    table = position(
        Turn(0), wanderer="kitchen tokens - hand second_sight", top="the_iron_maiden executioners_axe the_rack"
    )
    table.play("second_sight", "deck:torture_chamber")
    assert (table.key, len(table.codes)) == ("order", 6)
    assert table.match.view(1).zones["drawn:0"].pieces is None
    table.play("order:executioners_axe,the_rack,the_iron_maiden")
    assert table.deck("torture_chamber")[:3] == ["executioners_axe", "the_rack", "the_iron_maiden"]
    assert (table.match.view(0).zones["decks:2"].pieces or [])[-3:] == [
        "the_iron_maiden",
        "the_rack",
        "executioners_axe",
    ]
    assert table.match.view(1).zones["decks:2"].pieces is None


def test_whispering_dead_look_at_three_traps_and_swap_two() -> None:
    table = position(
        Turn(0),
        wanderer="kitchen tokens - hand whispering_dead",
        traps="c0803=bear c1303=saw c1603=oubliette c0305=trap_door",
    )
    table.play("whispering_dead", "look:c0803", "look:c1603", "look:c1303")
    assert (table.match.view(0).zones["traps"].pieces, table.match.view(1).zones["traps"].pieces) == (
        ["bear", "saw", "oubliette", "?"],
        None,
    )
    table.play("swap:c0803+c1603")
    assert (table.traps["c0803"], table.traps["c1603"]) == ("oubliette", "bear")


def test_a_man_trap_is_laid_unseen_nearby() -> None:
    table = position(Turn(0), wanderer="c0403 tokens - hand man_trap", lost="c0603", chance=["0"])
    table.play("man_trap")
    assert "lay:c0603" not in table.codes
    assert "lay:c0503" not in table.codes
    assert "lay:c0304" in table.codes
    table.play("lay:c0304")
    assert (list(table.traps), len(table.g.reserve)) == (["c0304"], 20)
    table = position(Turn(0), wanderer="moat tokens - hand man_trap hip_flask")
    assert table.reasons("man_trap") == ["DA-296"]


def test_traps_are_foiled_by_two_cards() -> None:
    from lychgate.games.damnation.steps.landing import Land

    for card in ("trappers_hook", "grappling_hook"):
        table = position(Land(0), wanderer=f"c0803 hand {card}", traps="c0803=oubliette", chance=["0"])
        table.play(card)
        assert table.role("wanderer") == "living"


def test_alternative_protections() -> None:
    for card, n in (("iron_skillet*", 3), ("loose_rubble*", 2)):
        table = position(Packet(0, 5, "event"), wanderer=f"c0703 hand {card.rstrip('*')}")
        table.play(card)
        assert table.hp("wanderer") == 5 + n
    table = position(Packet(0, 5, "attack", 1), wanderer="c0703 hand duelling_rapier", lost="c0803")
    table.play("duelling_rapier*")
    assert table.hp("wanderer") == 8
    table = position(Packet(0, 5, "event"), wanderer="c0703 hand duelling_rapier leather_apron")
    assert table.reasons("duelling_rapier*") == ["DA-423"]


def test_the_spade_digs_for_a_soul_in_the_cemetery() -> None:
    table = position(Turn(0), wanderer="cemetery tokens - hand gravediggers_spade")
    table.play("gravediggers_spade*")
    assert table.souls("wanderer") == 1
    table = position(Turn(0), wanderer="kitchen tokens - hand gravediggers_spade hip_flask")
    assert table.reasons("gravediggers_spade*") == ["DA-423"]


def test_contract_chalice_and_planchette() -> None:
    table = position(Turn(0), wanderer="kitchen tokens - hand contract_in_blood", lost="c0403 hand leather_apron")
    table.play("contract_in_blood>lost")
    assert table.hp("lost") == 5
    table = position(Turn(0), wanderer="kitchen tokens - hand poisoned_chalice", lost="kitchen", gentleman="c0403")
    table.play("poisoned_chalice>lost")
    assert table.hp("lost") == 7
    table = position(Turn(0), wanderer="kitchen tokens - hand planchette")
    table.play("planchette")
    assert (table.hp("wanderer"), table.souls("wanderer")) == (8, 1)
    table = position(Turn(0), wanderer="kitchen hp 2 tokens - hand planchette")
    assert table.reasons("planchette") == ["DA-451"]


def test_the_skeleton_key() -> None:
    table = position(Turn(0), wanderer="kitchen tokens - hand skeleton_key", top="leather_apron", barred="great_hall")
    table.play("skeleton_key")
    assert table.codes == ["search", "unlock"]
    table.play("search")
    assert table.hand("wanderer") == ["leather_apron"]
    table = position(Turn(0), wanderer="kitchen locked tokens - hand skeleton_key", barred="great_hall")
    table.play("skeleton_key", "unlock")
    assert (table.g.locked[0], table.g.barred) == (False, ())


def test_cards_for_dice() -> None:
    table = position(RollToMove(0), wanderer="c0903 tokens - hand pocket_watch", chance=["d1", "dark"])
    table.play("pocket_watch:d1=5")
    assert {option.value.total for option in table.ask.options} == {5}
    table = position(RollToMove(0), wanderer="c0903 tokens - hand cigarette_case", chance=["d1", "dark", "d4"])
    table.play("cigarette_case*:d1")
    assert table.g.dice == (4,)
    for card in ("storm_lantern", "candelabrum*"):
        table = position(
            RollToMove(0),
            wanderer=f"c0903 tokens - hand {card.rstrip('*')}",
            chance=["d3", "castle"],
            tolled="eternal_night",
        )
        table.play(card)
        assert (table.g.light, table.played) == ("brazier", [card.rstrip("*")])


@clause("DA-391")
def test_a_lantern_needs_a_black_die() -> None:
    table = position(MovePhase(0), wanderer="ss03 tokens - hand storm_lantern hip_flask", chance=["d1"])
    assert table.codes == ["pass", "hip_flask"]
    assert table.reasons("storm_lantern") == ["DA-391"]


# --- Castle cards


def test_castle_cards() -> None:
    table = position(
        RollToMove(0), gentleman="c0903 tokens -", traps="c0803=bear", chance=["d4", "castle"], top="gust_of_wind"
    )
    assert (table.g.light, "move:c0803" in table.codes) == ("darkness", True)
    table = position(Apply(0, printed("blood_moon")), wanderer="c0703")
    assert table.hp("wanderer") == 9
    table = position(
        Apply(0, printed("the_midnight_bell")),
        wanderer="c0703 tokens -",
        lost="kitchen tokens active ransack",
        gentleman="gate",
    )
    table.play("refresh:fate")
    assert (table.tokens("wanderer"), table.tokens("lost")) == (["fate"], ["active", "fate", "ransack"])
    table = position(Apply(0, printed("falling_portcullis")), wanderer="c0703")
    assert table.g.barred == (PLACE["great_hall"], PLACE["kitchen"])


def test_shifting_walls_mix_all_traps_and_end_all_notes() -> None:
    order = ",".join(map(str, reversed(range(21))))
    table = position(
        Apply(0, printed("shifting_walls")),
        wanderer="c0703",
        traps="c0803=bear c1303=saw",
        chance=[order],
        fields={"notes": {0: 1}},
    )
    assert (table.traps, table.g.notes) == ({"c0803": "secret_door", "c1303": "oubliette"}, {})

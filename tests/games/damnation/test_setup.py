"""Setup: material, decks, slots, traps, who begins, options."""

from __future__ import annotations

from collections import Counter

import pytest
from msgspec.structs import replace

from lychgate.core.errors import BadOption, BadSeats, LawBroken
from lychgate.core.vocabulary import check_words
from lychgate.games.damnation import GAME
from lychgate.games.damnation.data.cards import CARDS, DECKS, HAUNT_CARDS, IDS, IN_DECK, KNELL0
from lychgate.games.damnation.data.castle import ROOMS, SPACES
from lychgate.games.damnation.data.geometry import BESIDE, DOOR, OFF, PLACE, PLACES, TRAP_ICONS, routes
from lychgate.games.damnation.data.numbers import BLACK_DIE, TRAPS
from lychgate.games.damnation.data.villains import NONE
from lychgate.games.damnation.state.position import Castle, turn_order
from lychgate.testing.clause import clause

ORDERS = ("0,1,2,3,4,5,6,7,8,9", "0,1,2,3,4", ",".join(map(str, range(25))), ",".join(map(str, range(21))))


def opening(seats: int = 3, seed: int = 1, **options: object) -> Castle:
    state = GAME.start(seats, seed, options).state
    assert isinstance(state, Castle)
    return state


@clause("DA-001")
@pytest.mark.parametrize("seats", [1, 9])
def test_two_to_eight_play(seats: int) -> None:
    with pytest.raises(BadSeats):
        GAME.start(seats)


@clause("DA-001")
def test_two_players_run_two_villains_each() -> None:
    assert [len(opening(seats).kind) for seats in (2, 3, 8)] == [4, 3, 8]


@clause("DA-002", "DA-420")
def test_decks_are_kept_apart_and_shuffled() -> None:
    one, two = opening(3, 1), opening(3, 2)
    sizes = {name: len(cards) for name, cards in zip(DECKS, IN_DECK, strict=True)}
    assert list(sizes.values()) == [10, 10, 10, 5, 10, 10, 10, 10, 5, 5, 8, 6, 25, 9]
    for number in range(10):
        assert sorted(one.decks[number]) == list(IN_DECK[number])
    assert one.decks[0] != two.decks[0] or one.decks[1] != two.decks[1]
    assert one.decks[11] == list(IN_DECK[11])
    assert {card.type for card in CARDS if card.deck not in ("castle", "heirloom")} == {
        "event",
        "weapon",
        "protection",
        "action",
        "curse",
        "vampire",
    }


def test_there_are_141_cards() -> None:
    assert len(IDS) == len(set(IDS)) == 141
    assert (len(CARDS), len(HAUNT_CARDS)) == (124, 9)


@clause("DA-003")
def test_five_random_deathknells_lie_face_down() -> None:
    states = [opening(3, seed) for seed in range(12)]
    assert {(len(g.knells), g.knell_slots, len(g.spare_knells)) for g in states} == {(5, (0, 1, 2, 3, 4), 3)}
    assert len({tuple(sorted(g.knells)) for g in states}) > 3
    assert sorted(states[0].knells + states[0].spare_knells) == list(range(KNELL0, KNELL0 + 8))
    assert GAME.start(3, 1).view(0).zones["knells"].pieces is None


@clause("DA-004")
def test_a_token_lies_on_each_icon_and_three_are_spare() -> None:
    g = opening()
    assert Counter(TRAPS) == {"bear": 7, "trap_door": 8, "saw": 4, "oubliette": 1, "secret_door": 1}
    assert (g.trap_spaces, len(g.traps), len(g.reserve)) == (TRAP_ICONS, 18, 3)
    assert sorted(g.traps + g.reserve) == list(range(21))
    view = GAME.start(3, 1).view(0)
    assert (view.zones["traps"].pieces, view.zones["reserve"].count) == (None, 3)


@clause("DA-005", "DA-008")
def test_the_vampire_and_eleven_souls_wait() -> None:
    g = opening()
    assert (g.vampire, g.lair, g.time) == (NONE, OFF, 0)
    assert (g.supply, g.souls) == (11, [0, 0, 0])


@clause("DA-006")
def test_the_highest_roll_goes_first_and_ties_roll_again() -> None:
    orders = [ORDERS[0]] * 3 + [ORDERS[1]] + [ORDERS[0]] * 4 + [ORDERS[1]] * 2
    orders += ["0,1,2,3,4,5,6,7", ORDERS[2], ORDERS[3], "0,1,2,3,4,5,6,7"]
    dice = ["0", "1", "4", "5", "5", "4", "2", "2", "3", "3"]
    match = GAME.start(3, 1, chance=[*orders, *dice])
    g = match.state
    assert isinstance(g, Castle)
    assert g.first == 2
    assert turn_order(g) == (2, 0, 1)
    assert match.asks[0].seat == 2


@clause("DA-009")
def test_every_player_reads_the_cards_and_the_risks_before_the_first_turn() -> None:
    """The view shows one's own hand, and the rules page names the three risks among its hints."""
    match = GAME.start(3, 1)
    assert len(match.view(1).zones["hand:1"].pieces or []) == 3
    hints = GAME.ledger.prose["Hints for beginners"]
    assert all(word in hints for word in ("Torture Chamber", "Staircase", "Vault"))


@clause("DA-894", "DA-890")
def test_gothic_and_haunts_exclude_each_other() -> None:
    with pytest.raises(BadOption):
        GAME.start(3, 1, {"gothic": True, "haunt_variant": True})
    with pytest.raises(BadOption):
        GAME.start(2, 1, {"haunt_variant": True})
    assert GAME.start(2, 1, {"gothic": True}).asks


@clause("DA-952")
def test_dawn_comes_well_after_the_safety_reveals() -> None:
    with pytest.raises(BadOption):
        GAME.start(3, 1, {"dawn_from": 40})
    assert GAME.start(3, 1, {"dawn_from": 40, "reveal_from": 20}).asks


@clause("DA-890")
def test_gothic_begins_with_two_deathknells_up() -> None:
    g = opening(4, 3, gothic=True)
    assert ([IDS[card] for card in g.tolled], g.tolled_slots) == (["carnage", "hunters_moon"], (0, 1))
    assert (len(g.knells), g.knell_slots, len(g.spare_knells)) == (3, (2, 3, 4), 3)
    assert not set(g.tolled) & set(g.knells)


@clause("DA-893")
def test_the_deathknells_can_be_chosen_in_turn() -> None:
    match = GAME.start(3, 5, {"deathknells": "chosen"})
    g = match.state
    assert isinstance(g, Castle)
    seats, names = [], []
    for knell in ("harvest_of_souls", "carnage", "revenant", "master_stirs", "creature"):
        seats.append(match.asks[0].seat)
        names.append(knell)
        match.answer(match.asks[0].seat, f"knell:{knell}")
    assert seats == [(g.first + at) % 3 for at in range(5)]
    g = match.state
    assert isinstance(g, Castle)
    assert sorted(IDS[knell] for knell in g.knells) == sorted(names)
    assert {IDS[knell] for knell in g.left_out} == {"hunters_moon", "eternal_night", "plague_of_rats"}
    assert g.spare_knells == []
    assert match.view(None).zones["left_out"].pieces == [IDS[knell] for knell in g.left_out]


# --- the map


def test_the_castle_is_as_described() -> None:
    kinds = Counter(space.kind for space in SPACES)
    assert kinds == {"corridor": 52, "trap": 18, "secret_door": 6, "arrow": 7}
    assert len(ROOMS) == 13
    for at, beside in enumerate(BESIDE):
        assert all(at in BESIDE[other] for other in beside)
    cells = {(space.x, space.y) for space in SPACES}
    assert not any({(x, y), (x + 1, y), (x, y + 1), (x + 1, y + 1)} <= cells for x, y in cells)


@clause("DA-331")
def test_eight_rooms_are_standard() -> None:
    assert [room.id for room in ROOMS if room.standard] == [
        "great_hall",
        "master_bedroom",
        "torture_chamber",
        "dungeon",
        "trophy_room",
        "kitchen",
        "cemetery",
        "courtyard",
    ]
    assert [room.id for room in ROOMS if not room.standard] == ["dark_tower", "staircase", "vault", "gate", "moat"]


@clause("DA-123")
def test_a_door_joins_one_space_to_one_room() -> None:
    for room in ROOMS:
        for space, _ in room.doors:
            assert DOOR[PLACE[space]] == PLACE[room.id]
    assert {PLACES[route.end] for route in routes(PLACE["kitchen"], 1)} == {"c1003", "c1208"}


@clause("DA-120")
def test_the_black_die_has_six_faces() -> None:
    assert Counter(BLACK_DIE) == {"darkness": 2, "candlelight": 2, "brazier": 1, "castle_event": 1}


@pytest.mark.parametrize("change", [{"kind": "trpa"}, {"door": "kitchn"}, {"push": "n"}])
def test_a_misspelt_word_on_the_board_is_an_error(change: dict[str, str]) -> None:
    with pytest.raises(LawBroken, match="may not be"):
        check_words([replace(SPACES[0], **change)])

"""Setup: CA-001 to CA-015."""

from __future__ import annotations

from collections import Counter

import pytest

from lychgate.core.errors import BadOption, BadSeats
from lychgate.core.zones import contents, zones_of
from lychgate.games.carpathes.data import CHARACTERS, COLOURS, EVENTS, HUMANS, POWERS
from lychgate.games.carpathes.events.turns import FirstPlayerNamed, Rejected
from lychgate.games.carpathes.state.position import Carpathes, card_names, event_names
from lychgate.games.carpathes.steps.start import KeepHumans
from lychgate.testing.clause import clause
from tests.games.carpathes.positions import GAME, opening, position, started


@clause("CA-001")
@pytest.mark.parametrize("seats", [1, 2, 6])
def test_other_numbers_of_players_are_refused(seats: int) -> None:
    with pytest.raises(BadSeats):
        GAME.start(seats)


@clause("CA-001", "CA-005", "CA-015")
@pytest.mark.parametrize("seats", [3, 4, 5])
def test_everybody_starts_free_with_a_hundred(seats: int) -> None:
    table = opening(seats)
    assert table.blood == [100] * seats
    assert table.masters == [-1] * seats
    assert table.grace == [-1] * seats


@clause("CA-002", "CA-003")
def test_by_default_characters_and_colours_follow_the_seats() -> None:
    table = opening(5)
    assert table.g.character == ["dracula", "elisabeth", "lamia", "carmilla", "ruthven"]
    assert table.g.colour == ["red", "blue", "green", "purple", "yellow"]


@clause("CA-002", "CA-003")
def test_characters_and_colours_can_be_chosen_and_nobody_has_the_same() -> None:
    table = opening(3, options={"characters": "choose", "colours": "choose"})
    assert table.question == "s0 character"
    assert table.codes == ["take:dracula", "take:elisabeth", "take:lamia", "take:carmilla", "take:ruthven"]
    table.play("take:elisabeth", "wear:yellow")
    assert table.codes == ["take:dracula", "take:lamia", "take:carmilla", "take:ruthven"], "hers is taken"
    assert table.reasons("take:elisabeth") == ["CA-002"]
    table.play("take:ruthven")
    assert table.codes == ["wear:blue", "wear:red", "wear:green", "wear:purple"], "her own colour first"
    assert table.reasons("wear:yellow") == ["CA-003"]
    table.play("wear:blue", "take:lamia", "wear:red")
    assert (table.g.character, table.g.colour) == (["elisabeth", "ruthven", "lamia"], ["yellow", "blue", "red"])


@clause("CA-004", "CA-006")
@pytest.mark.parametrize("seats, cubes", [(3, 1), (4, 2), (5, 3)])
def test_a_player_has_as_many_domination_cubes_as_players_less_two(seats: int, cubes: int) -> None:
    """One of the cubes lies on the blood counter; how many are left for Slaves is noted at the plaque."""
    table = started(seats)
    assert GAME.fill is not None
    fill = GAME.fill(table.match.view(0))
    for seat in range(seats):
        assert fill.notes[f"plaque:{seat}"].args == {"cubes": cubes, "ruled": 0, "all": seats - 1}
        assert [(piece.kind, piece.seat) for piece in fill.holds[f"blood:{seat}:100"]] == [("cube", seat)]


@clause("CA-007")
def test_the_cards_form_three_decks() -> None:
    g = opening(3).g
    humans = Counter(card_names([*g.human_deck, *(card for hand in g.humans for card in hand)]))
    powers = Counter(card_names([*g.power_deck, *(card for hand in g.powers for card in hand)]))
    assert humans == {"man": 16, "woman": 14, "old_man": 10}
    assert powers == {power.id: power.count for power in POWERS}
    assert sum(powers.values()) == 57
    assert Counter(power.type for power in POWERS for _ in range(power.count)) == {
        "attack": 36,
        "special": 7,
        "aid": 14,
    }
    assert sorted(event_names(g.event_deck)) == sorted(event.id for event in EVENTS)


@clause("CA-008")
def test_decks_are_shuffled_and_face_down_discards_open() -> None:
    one, other = opening(3, seed=1), opening(3, seed=2)
    assert one.g.human_deck != other.g.human_deck
    assert one.g.power_deck != other.g.power_deck
    assert one.g.event_deck != other.g.event_deck
    view = started(3).match.view(0)
    for deck, count in (("human_deck", 25), ("power_deck", 48), ("event_deck", 7)):
        assert (view.zones[deck].pieces, view.zones[deck].count) == (None, count)
    assert len(view.zones["human_discard"].pieces or ()) == 6


@clause("CA-009")
def test_the_first_player_is_drawn_or_named() -> None:
    drawn = {opening(3, seed=seed).g.first for seed in range(20)}
    assert drawn == {0, 1, 2}
    table = opening(4, options={"first_player": 2})
    assert table.g.first == 2
    assert [(event.seat, event.how) for event in table.told(FirstPlayerNamed)] == [(2, "option")]
    with pytest.raises(BadOption):
        GAME.start(3, options={"first_player": 3})


@clause("CA-010", "CA-014")
def test_the_first_cycle_is_white_with_figure_one_and_no_event() -> None:
    table = started(3, options={"first_player": 1})
    assert (table.g.moon, table.g.cycle, table.g.figure, table.g.first) == ("white", 1, 1, 1)
    assert table.g.event == []
    assert table.g.weather.id == ""
    assert table.question == "s1 act"


@clause("CA-011", "CA-012")
def test_three_of_five_humans_are_kept_secretly_and_all_at_once() -> None:
    table = position(KeepHumans(), s0="MMWOO", s1="MWWWO", s2="MMMMM")
    assert table.question == "s0 keep, s1 keep, s2 keep", "also whose five are all alike"
    assert [option.code for option in table.match.asks[0].options] == [
        "keep:MMW", "keep:MMO", "keep:MWO", "keep:MOO", "keep:WOO",
    ]  # fmt: skip
    assert table.reasons("keep:MM", 0) == ["CA-011"]
    table.play("s1 keep:MWW")
    assert table.human_discard == [], "nothing shows before all have chosen"
    assert table.match.view(0).waiting.seats == (0, 2)
    table.play("s0 keep:MMO", "s2 keep:MMM")
    assert (table.humans(0), table.humans(1), table.humans(2)) == ("MMO", "MWW", "MMM")
    assert Counter(table.human_discard) == {"woman": 2, "old_man": 2, "man": 2}
    assert [event.humans for event in table.told(Rejected)] == [(0, 1, 1), (0, 1, 1), (2, 0, 0)]


@clause("CA-013")
def test_three_powers_are_drawn_after_the_humans() -> None:
    table = opening(4)
    assert all(not powers for powers in table.g.powers)
    table = started(4)
    assert [len(powers) for powers in table.g.powers] == [3] * 4
    assert len(table.g.power_deck) == 57 - 12


@clause("CA-007", "CA-008")
def test_the_box_holds_what_the_list_says() -> None:
    assert (len(CHARACTERS), len(set(COLOURS))) == (5, 5)
    assert sum(human.count for human in HUMANS) == 40
    g = opening(5).g
    assert isinstance(g, Carpathes)
    count = sum(len(content) for field, zone in zones_of(Carpathes) for _, _, content in contents(g, field, zone))
    assert count + len(CHARACTERS) + 1 == 110, "with the Characters and the Cycle card"

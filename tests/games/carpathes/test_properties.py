"""The invariants of the specification, at every decision of random matches, and two agreements between the rules."""

from __future__ import annotations

from collections import Counter
from random import Random

import pytest

from lychgate.core.match import Match
from lychgate.games.carpathes.choices.actions import act_menu, bars_of_action, is_over
from lychgate.games.carpathes.choices.deeds import all_actions
from lychgate.games.carpathes.data import EVENTS, HUMANS, NOBODY, POWER, POWERS
from lychgate.games.carpathes.events.attacks import AttackAnnounced, Destroyed, Played, Vanished
from lychgate.games.carpathes.events.blood import Drew, Dropped
from lychgate.games.carpathes.events.endings import FirstPlaceWon
from lychgate.games.carpathes.events.turns import TurnBegan
from lychgate.games.carpathes.state.position import Carpathes, card_names, event_names, slaves_of
from lychgate.testing.clause import clause
from tests.games.carpathes.positions import GAME

SEEDS = range(6)


def random_match(seats: int, seed: int, options: dict[str, object] | None = None) -> list[Carpathes]:
    """Play at random; return the position at every decision and at the end, the log in the last one."""
    rng = Random(seed)
    match = GAME.start(seats, seed, options, poker_face=bool(seed % 2))
    found = []
    while not match.over:
        found.append(position_of(match).copy())
        ask = rng.choice(match.asks)
        match.answer(ask.seat, rng.choice(ask.options).code)
    return [*found, position_of(match)]


def position_of(match: Match) -> Carpathes:
    state = match.state
    assert isinstance(state, Carpathes)
    return state


@pytest.fixture(scope="module", params=[(seats, seed) for seats in (3, 4, 5) for seed in SEEDS], ids=str)
def match(request: pytest.FixtureRequest) -> list[Carpathes]:
    seats, seed = request.param
    return random_match(seats, seed)


def test_no_card_is_lost_or_added(match: list[Carpathes]) -> None:
    for g in match:
        humans = Counter(card_names([*g.human_deck, *g.human_discard, *(card for hand in g.humans for card in hand)]))
        assert humans == {human.id: human.count for human in HUMANS}
        hidden = [card for hand in (*g.powers, *g.laid) for card in hand]
        powers = Counter(card_names([*g.power_deck, *g.power_discard, *hidden, *g.resolving]))
        assert powers == {power.id: power.count for power in POWERS}
        assert sorted(event_names([*g.event_deck, *g.event_discard, *g.event])) == sorted(event.id for event in EVENTS)


@clause("CA-036", "CA-039", "CA-140")
def test_counters_stay_within_their_squares(match: list[Carpathes]) -> None:
    for g in match:
        assert all(5 <= blood <= 100 and blood % 5 == 0 for blood in g.blood)
        for seat in range(g.seats):
            assert g.grace[seat] in (range(5) if g.master[seat] != NOBODY else (-1,))


@clause("CA-111", "CA-112")
def test_a_master_is_free_and_has_cubes_enough(match: list[Carpathes]) -> None:
    for g in match:
        for seat in range(g.seats):
            master = g.master[seat]
            assert master != seat
            assert master == NOBODY or g.master[master] == NOBODY
            if g.result is None:
                assert len(slaves_of(g, seat)) <= g.seats - 2


def test_blue_cards_reach_the_discard_in_four_ways_only(match: list[Carpathes]) -> None:
    g = match[-1]
    shown = Counter(event.card for event in g.events or () if isinstance(event, Destroyed))
    shown += Counter(card for event in g.events or () if isinstance(event, Dropped) for card in event.cards)
    blue = [card for card in card_names(g.power_discard) if POWER[card].type == "special"]
    assert [card for card in blue if not shown[card]] == []


@clause("CA-024", "CA-068")
def test_actions_and_activations_per_turn(match: list[Carpathes]) -> None:
    for g in match:
        assert 0 <= g.actions <= 3
        assert len(set(g.used)) == len(g.used)


def test_actions_are_offered_exactly_when_nothing_bars_them(match: list[Carpathes]) -> None:
    """`act_menu` looks only at likely actions: at no moment of a turn may it miss one, or offer one too many."""
    compared = 0
    for g in match:
        if g.active != NOBODY and g.result is None:
            bars = bars_of_action(g, g.active)
            legal = [action for action in all_actions(g.seats) if not list(bars(action))]
            assert [option.value for option in act_menu(g, g.active).options] == legal
            compared += 1
    assert compared > len(match) // 2


@clause("CA-030")
def test_a_turn_is_over_only_when_nothing_but_its_end_is_left(match: list[Carpathes]) -> None:
    for g in match:
        if g.active != NOBODY and g.result is None and is_over(g, g.active):
            assert [option.code for option in act_menu(g, g.active).options] == ["end"]


@clause("CA-075", "CA-145")
def test_the_invisible_are_left_alone_and_do_nothing(match: list[Carpathes]) -> None:
    unseen: set[int] = set()
    for event in match[-1].events or ():
        if isinstance(event, Vanished):
            unseen.add(event.seat)
        elif event.kind() == "cycle-began":
            unseen.clear()
        elif isinstance(event, AttackAnnounced):
            assert event.seat not in unseen
            assert event.card == "supreme_punishment" or not unseen & set(event.targets)
        elif isinstance(event, Played):
            assert event.seat not in unseen


@clause("CA-020", "CA-179")
def test_the_first_player_changes_only_by_the_auction(match: list[Carpathes]) -> None:
    first = None
    turns = 0
    seats = match[0].seats
    for event in match[-1].events or ():
        if isinstance(event, FirstPlaceWon):
            first = event.seat
        elif isinstance(event, TurnBegan):
            if first is None:
                first = event.seat
            assert event.seat == (first + turns) % seats
            turns = (turns + 1) % seats


@clause("CA-106")
@pytest.mark.parametrize("seed", SEEDS)
def test_direct_theft_keeps_the_hierarchy_at_two_levels(seed: int) -> None:
    for g in random_match(5, seed, {"direct_theft": True}):
        assert all(g.master[master] == NOBODY for master in g.master if master != NOBODY)


def test_random_play_reaches_every_card_and_event() -> None:
    """Across a few matches every card is activated and every event turned over."""
    played: set[str] = set()
    for seed in range(40, 60):
        g = random_match(5, seed)[-1]
        for event in g.events or ():
            if isinstance(event, AttackAnnounced | Played):
                played.add(event.card)
            elif event.kind() == "reacted":
                played.add(event.card)  # type: ignore[attr-defined]
            elif event.kind() == "event-struck":
                played.add(event.event)  # type: ignore[attr-defined]
        assert any(isinstance(event, Drew) for event in g.events or ())
    assert {*(power.id for power in POWERS), *(event.id for event in EVENTS)} - played == set()

"""Who knows what: section Hidden information of the rules, and D6, D17, D23."""

from __future__ import annotations

from random import Random

import pytest

from lychgate.core.ask import Seat
from lychgate.core.match import Match
from lychgate.games.sanguis_venenatus.steps.cards import DrawCards
from lychgate.games.sanguis_venenatus.steps.event_step import EventStep
from lychgate.testing.clause import clause
from lychgate.words import Words
from tests.games.sanguis_venenatus.positions import GAME, Position, haunting, position

WORDS = Words("sanguis-venenatus")


def drafting() -> Position:
    table = Position(GAME.start(3, 5, chance=["0"]))
    while table.match.asks[0].key == "vampire":
        table.play(table.codes[0])
    return table


def test_hands_are_seen_by_their_owner_and_counted_by_others() -> None:
    table = position(hand={0: "bribed_guards whispered_threats"})
    assert table.match.view(0).zones["hand:0"].pieces == ["bribed_guards", "whispered_threats"]
    for seat in (None, 1):
        assert table.match.view(seat).zones["hand:0"].pieces is None
        assert table.match.view(seat).zones["hand:0"].count == 2


def test_decks_show_their_number_only() -> None:
    table = position()
    for seat in (None, 0, 1):
        zones = table.match.view(seat).zones
        assert (zones["intrigue_deck"].pieces, zones["intrigue_deck"].count) == (None, 30)
        assert (zones["event_deck"].pieces, zones["event_deck"].count) == (None, 16)


@clause("SV-020")
def test_draft_hands_and_kept_cards_are_secret_until_the_reveal() -> None:
    table = drafting()
    for _ in range(2):
        for ask in table.match.asks:
            table.match.answer(ask.seat, ask.options[0].code)
    own = table.match.view(0).zones
    assert len(own["draft:0"].pieces or ()) == 3
    assert len(own["kept:0"].pieces or ()) == 2
    assert (own["draft:2"].pieces, own["draft:2"].count) == (None, 3)
    assert (own["kept:1"].pieces, own["kept:1"].count) == (None, 2)
    assert own["servant_box"].pieces is None
    for ask in table.match.asks:
        table.match.answer(ask.seat, ask.options[0].code)
    shown = table.match.view(None).zones
    assert [len(shown[f"crew:{seat}"].pieces or ()) for seat in range(3)] == [3, 3, 3]


@clause("SV-020")
def test_a_hand_that_was_passed_is_known_as_long_as_the_next_player_holds_it() -> None:
    table = drafting()
    held = table.match.view(0).zones["draft:0"].pieces
    for ask in table.match.asks:
        table.match.answer(ask.seat, ask.options[0].code)
    kept = table.match.view(0).zones["kept:0"].pieces
    assert held is not None
    assert kept is not None
    passed = [card for card in held if card not in kept]
    for number in range(5):
        world = table.match.imagine(0, Random(number)).view(1).zones
        assert world["draft:1"].pieces == passed
    assert table.match.view(2).zones["draft:1"].pieces is None
    for ask in table.match.asks:
        table.match.answer(ask.seat, ask.options[0].code)
    assert table.match.view(0).zones["draft:2"].pieces is None


@clause("SV-020")
def test_of_two_players_each_knows_what_the_other_kept_of_a_hand_that_came_back() -> None:
    table = Position(GAME.start(2, 5))
    while table.match.asks[0].key == "vampire":
        table.play(table.codes[0])
    passed: set[str] = set()
    for _ in range(2):
        passed = set(table.match.view(0).zones["draft:1"].pieces or ())
        for ask in table.match.asks:
            table.match.answer(ask.seat, ask.options[0].code)
    (kept,) = passed - set(table.match.view(0).zones["draft:0"].pieces or ())
    first = set()
    for number in range(8):
        world = table.match.imagine(0, Random(number)).view(1).zones["kept:1"].pieces
        assert world is not None
        assert world[1] == kept
        first.add(world[0])
    assert len(first) > 1


@clause("SV-020")
@pytest.mark.parametrize("seats", [3, 4])
def test_a_hand_passed_on_twice_lies_with_the_two_who_chose_from_it(seats: int) -> None:
    table = Position(GAME.start(seats, 5))
    while table.match.asks[0].key == "vampire":
        table.play(table.codes[0])

    def held(match: Match, zone: str, seat: int) -> list[str]:
        return match.view(seat).zones[f"{zone}:{seat}"].pieces or []

    def choose() -> None:
        for ask in table.match.asks:
            table.match.answer(ask.seat, ask.options[0].code)

    choose()
    passed = [set(held(table.match, "draft", (seat + 1) % seats)) for seat in range(seats)]
    choose()
    for seat in range(seats):
        left, next_left = (seat + 1) % seats, (seat + 2) % seats
        worlds = [table.match.imagine(seat, Random(number)) for number in range(12)]
        kept = [held(world, "kept", left)[1] for world in worlds]
        assert all(
            {card, *held(world, "draft", next_left)} == passed[seat] for card, world in zip(kept, worlds, strict=True)
        )
        assert len(set(kept)) > 1


@clause("SV-087")
def test_only_cassandra_sees_the_two_events_and_knows_the_buried_one() -> None:
    table = position(EventStep(), vampires="siegfried cassandra", fate="death_on_the_wind rats_in_the_granaries")
    seen = table.match.view(1).zones["event_deck"].pieces
    assert seen is not None
    assert seen[-2:] == ["rats_in_the_granaries", "death_on_the_wind"]
    assert table.match.view(0).zones["event_deck"].pieces is None
    table.play("reveal:rats_in_the_granaries")
    buried = table.match.view(1).zones["event_deck"].pieces
    assert buried is not None
    assert buried[0] == "death_on_the_wind"
    assert table.match.view(0).zones["event_deck"].pieces is None
    kinds = [told.kind for told in table.match.events(0)]
    assert "buried" in kinds
    assert "glimpsed" not in kinds


@clause("SV-156")
def test_a_prophet_keeps_knowing_what_lies_on_top() -> None:
    table = haunting(hand={0: "prophecy_of_doom"}, fate="death_on_the_wind").play("plot:prophecy_of_doom", "keep")
    known = table.match.view(0).zones["event_deck"].pieces
    assert known is not None
    assert known[-1] == "death_on_the_wind"
    for number in range(5):
        world = table.match.imagine(0, Random(number))
        imagined = world.view(0).zones["event_deck"].pieces
        assert imagined is not None
        assert imagined[-1] == "death_on_the_wind"


@clause("SV-143")
def test_a_combat_card_does_not_show_before_both_are_ready() -> None:
    looks = set()
    for card in ("card:none", "card:bribed_guards", "card:whispered_threats"):
        table = haunting(at="s0=N05 s1=N05", hand={0: "bribed_guards whispered_threats", 1: "poisoned_well"}).play(
            "duel:s1", f"s0 {card}"
        )
        looks.add((table.match.view(1).to_bytes(), table.match.view(None).to_bytes()))
    assert len(looks) == 1


@clause("SV-038")
def test_a_drawn_card_is_told_to_its_owner_alone() -> None:
    table = position(DrawCards(Seat(0)), deck="blood_feast")
    (own,) = table.match.events(0)
    (other,) = table.match.events(1)
    assert WORDS.sentence(own.said()) == "Player 1 drew Blood Feast."
    assert WORDS.sentence(other.said()) == "Player 1 drew an intrigue card."


def test_everything_else_lies_open() -> None:
    values = position(at="s0=N05").match.view(None).values
    public = (
        "tokens event_tokens barracks barrack_supply nobles noble_supply influence piles sheet vp blood popularity "
        "stock souls lair at infected flipped done turn pile first phase"
    )
    assert set(public.split()) <= set(values)

"""Rounds and dawn: SV-082 to SV-090, SV-099, SV-100, SV-174, SV-175."""

from __future__ import annotations

import pytest

from lychgate.core.ask import Seat
from lychgate.games.sanguis_venenatus.data.board import GATES, ID
from lychgate.games.sanguis_venenatus.data.event_cards import EVENTS
from lychgate.games.sanguis_venenatus.events.event_step import EventRevealed, Foresaw
from lychgate.games.sanguis_venenatus.events.round import PhaseBegan
from lychgate.games.sanguis_venenatus.steps.dawn import Dawn, Resurrection, Reward
from lychgate.games.sanguis_venenatus.steps.day import Day
from lychgate.games.sanguis_venenatus.steps.event_step import EventStep
from lychgate.games.sanguis_venenatus.steps.round import Round
from lychgate.testing.clause import clause
from tests.games.sanguis_venenatus.positions import Position, position

QUIET = "siegfried kublai persephone"


def events_of(table: Position, *kinds: str) -> list[str]:
    return [type(event).__name__ for event in table.g.events or () if type(event).__name__ in kinds]


def through(table: Position, key: str) -> Position:
    """Answer with the last option until a question of that key comes."""
    while table.match.asks[0].key != key:
        for ask in table.match.asks:
            table.match.answer(ask.seat, ask.options[-1].code)
    return table


@clause("SV-082")
def test_a_round_is_dawn_day_night_and_twilight() -> None:
    table = position(Round(), round=0, vampires=QUIET, fate="miasma")
    assert table.g.phase == "day"
    while table.g.round == 1 and not table.paused:
        table.play(table.codes[-1])
    assert [event.phase for event in table.told(PhaseBegan)][:3] == ["day", "night", "twilight"]


@clause("SV-082", "SV-101")
def test_turn_order_is_clockwise_from_the_first_player() -> None:
    table = position(Day(), seats=3, first=Seat(2), vampires=QUIET)
    order = []
    while not table.paused:
        if table.ask.key == "servant":
            order.append(table.ask.seat)
        table.play(table.codes[-1])
    assert order == [2, 0, 1, 2, 0, 1], "the third servant of each is not asked for: there is only one left"


@clause("SV-083")
def test_dawn_is_reward_event_resurrection_also_in_round_one() -> None:
    table = position(Round(), round=0, vampires=QUIET, at="s0.1=-", fate="miasma")
    assert (table.g.round, table.asked) == (1, ["s0 return"])
    kinds = events_of(table, "CardDrawn", "EventRevealed")
    assert kinds == ["CardDrawn", "CardDrawn", "EventRevealed"]


@clause("SV-084")
@pytest.mark.parametrize(
    "popularity, stock, vp",
    [
        (0, "0 0 1 1", 1), (2, "0 0 1 1", 1), (3, "0 0 1 1", 0), (5, "0 0 1 1", 0), (6, "1 0 0 0", 0),
        (9, "1 0 0 0", 0), (10, "1 1 0 0", 1), (12, "1 1 0 0", 1), (13, "1 1 0 0", 2), (15, "1 1 0 0", 2),
    ],
)  # fmt: skip
def test_the_reward_of_the_popularity_band(popularity: int, stock: str, vp: int) -> None:
    table = position(Reward(Seat(0)), popularity={0: popularity}, stock={0: {}})
    assert (table.stock(0), table.g.vp[0]) == (stock, vp)


@clause("SV-084")
@pytest.mark.parametrize("nobles, gold", [(1, 0), (2, 1), (3, 1), (5, 2)])
def test_two_nobles_bring_one_gold(nobles: int, gold: int) -> None:
    tracks = {"N": (0,) * min(nobles, 4), "E": (1, 1, *(0,) * max(0, nobles - 4))}
    table = position(Reward(Seat(0)), nobles=tracks, popularity={0: 4}, stock={0: {}})
    assert table.g.stock[0][0] == gold


@clause("SV-084")
@pytest.mark.parametrize(
    "level, stock, vp, popularity", [(1, "0 1 1 1", 0, 4), (2, "1 0 1 1", 0, 4), (3, "1 0 1 1", 1, 3)]
)
def test_what_barracks_bring(level: int, stock: str, vp: int, popularity: int) -> None:
    table = position(Reward(Seat(0)), barracks=f"N15=0.{level} E15=1.1", popularity={0: 4}, stock={0: {}})
    assert (table.stock(0), table.g.vp[0], table.g.popularity[0]) == (stock, vp, popularity)


@clause("SV-084")
def test_all_of_one_players_reward_comes_before_the_next() -> None:
    table = position(Dawn(), vampires=QUIET, first=Seat(1))
    seats = [event.seat for event in table.g.events or ()]  # type: ignore[attr-defined]
    assert seats == sorted(seats, reverse=True)


@clause("SV-174")
def test_everybody_draws_a_card_in_the_reward_step() -> None:
    table = position(Dawn(), seats=3, vampires=QUIET)
    assert [len(hand) for hand in table.g.hand] == [1, 1, 1]


@clause("SV-175")
def test_thirst_takes_two_blood_and_is_no_wound() -> None:
    table = position(Dawn(), vampires=QUIET, blood={0: 9, 1: 20})
    assert table.g.blood == [7, 18]


@clause("SV-175", "SV-085")
def test_a_marker_that_reaches_zero_waits_for_the_end_of_the_step() -> None:
    table = position(Dawn(), vampires=QUIET, blood={0: 1}, hand={1: "bribed_guards whispered_threats poisoned_well"})
    assert table.asked == ["s1 discard"], "the next player's reward is not over"
    assert (table.g.blood[0], table.where("s0")) == (0, "N14")


@clause("SV-085", "SV-035", "SV-075")
def test_ex19_reward_step_defeat() -> None:
    table = position(
        Dawn(), EventStep(), nighthunters=[0], vampires=QUIET, blood={0: 4}, popularity={0: 0}, vp={0: 4},
        barracks="N15=0.3", stock={0: {}}, fate="miasma",
    )  # fmt: skip
    assert (table.stock(0), table.where("s0")) == ("1 0 1 1", "-")
    assert (table.g.vp[0], table.g.blood[0]) == (4 + 2 - 3, 8)


@clause("SV-086")
def test_event_tokens_leave_the_board_before_the_card_is_revealed() -> None:
    table = position(
        EventStep(), vampires=QUIET, event_tokens="E09=fair W09=fair", event_supply=(2, 2, 0, 2), fate="miasma"
    )
    assert (table.g.event_tokens, table.g.event_supply) == ((), (2, 2, 2, 2))
    assert events_of(table, "EventTokensGone", "EventRevealed") == ["EventTokensGone", "EventRevealed"]


@clause("SV-086")
def test_the_card_is_carried_out_from_left_to_right_and_discarded_face_up() -> None:
    table = position(EventStep(), vampires=QUIET, fate="the_great_fire", tokens="N09=plague")
    assert [EVENTS[card].id for card in table.g.event_discard] == ["the_great_fire"]
    assert table.g.event_now == []
    assert events_of(table, "TokenReturned", "EventTokensLaid", "TokenLaid")[:3] == [
        "TokenReturned", "EventTokensLaid", "TokenLaid",
    ]  # fmt: skip


@clause("SV-087")
def test_cassandra_looks_at_two_events_and_buries_one() -> None:
    table = position(EventStep(), vampires="siegfried cassandra", fate="death_on_the_wind rats_in_the_granaries")
    assert (table.asked, table.codes) == (["s1 sight"], ["reveal:rats_in_the_granaries", "reveal:death_on_the_wind"])
    deck = len(table.g.event_deck)
    table.play("reveal:rats_in_the_granaries")
    assert [event.card for event in table.told(EventRevealed)] == ["rats_in_the_granaries"]
    assert (EVENTS[table.g.event_deck[0]].id, len(table.g.event_deck)) == ("death_on_the_wind", deck - 1)
    assert [event.seat for event in table.told(Foresaw)] == [1]


@clause("SV-087")
def test_as_nighthunter_cassandra_foresees_nothing() -> None:
    table = position(EventStep(), vampires="siegfried cassandra", nighthunters=[1], fate="miasma rats_in_the_granaries")
    assert [event.card for event in table.told(EventRevealed)] == ["miasma"]


@clause("SV-094")
def test_the_event_deck_is_never_refilled() -> None:
    table = position(EventStep(), vampires=QUIET, fate="miasma")
    assert len(table.g.event_deck) == 15
    assert len(table.g.event_discard) == 1


@clause("SV-099")
def test_every_available_dead_servant_returns_separately_on_a_gate_of_choice() -> None:
    table = position(Resurrection(), seats=3, vampires=QUIET, at="s0.1=- s0.2=- s2.3=-", first=Seat(2))
    assert table.asked == ["s2 return"]
    assert table.kinds("gate") == [ID[at] for at in GATES]
    table.play("gate:N14", "gate:E14", "gate:S14")
    assert [table.where(who) for who in ("s2.3", "s0.1", "s0.2")] == ["N14", "E14", "S14"]


@clause("SV-099")
def test_a_flipped_servant_misses_one_dawn() -> None:
    table = position(Resurrection(), Resurrection(), vampires=QUIET, at="s0.1=-", flipped="s0.1")
    assert table.asked == ["s0 return"], "asked in the second dawn only"
    assert not table.flipped("s0.1")


@clause("SV-100")
def test_a_resurrected_servant_is_healthy_and_acts_in_the_same_round() -> None:
    table = position(
        Resurrection(), Day(), vampires=QUIET, at="s0.1=- s0.2=- s0.3=- s1.1=- s1.2=- s1.3=-", flipped="s0.2"
    )
    while table.ask.key == "return":
        table.play("gate:N14")
    assert not table.infected("s0.1")
    assert table.asked == ["s0 servant"]
    assert table.codes == ["servant:1", "servant:3"]
    assert table.reasons("servant:2") == ["SV-101"]

"""The end of a cycle, the auction, the decks and the end of the game: CA-170 to CA-208."""

from __future__ import annotations

from random import Random
from typing import cast

import pytest

from lychgate.core.ask import Seat
from lychgate.core.errors import UndoRefused
from lychgate.core.step import Step
from lychgate.games.carpathes.events.blood import Reshuffled
from lychgate.games.carpathes.events.endings import BidMade, Crowned, DawnBroke, EventTurned, FirstPlaceWon
from lychgate.games.carpathes.state.position import Carpathes, purse
from lychgate.games.carpathes.state.purse import letters, worth
from lychgate.games.carpathes.steps.auction import Bid
from lychgate.games.carpathes.steps.blood import Draw, Lose
from lychgate.games.carpathes.steps.cycle import Cycle, EndCycle, TurnOver
from lychgate.games.carpathes.steps.effects import Steal
from lychgate.games.carpathes.steps.turn import Act
from lychgate.testing.clause import clause
from tests.games.carpathes.positions import Position, position

ACT = Act(Seat(0))


def auction(s0: str = "", s1: str = "", s2: str = "", first: int = 0, **more: object) -> Position:
    """The end of a cycle; Eclipse is turned over."""
    return position(EndCycle(), s0=s0, s1=s1, s2=s2, first=first, event_deck=["eclipse", "revolt"], **more)  # type: ignore[arg-type]


@clause("CA-170")
def test_the_event_in_force_is_discarded_and_the_invisible_reappear() -> None:
    table = auction(s0="M", s1="invisible", event="pandemonium")
    assert table.g.invisible == [False] * 3
    assert [table.g.event, table.g.event_discard] == [[4], [0]]
    assert table.g.weather.id == "", "the new one is not in force yet"


@clause("CA-171")
def test_the_first_player_turns_over_the_top_event() -> None:
    table = auction(s1="M", first=1)
    assert [(event.seat, event.event) for event in table.told(EventTurned)] == [(1, "eclipse")]
    assert table.match.view(2).zones["event"].pieces == ["eclipse"]


@clause("CA-172")
def test_one_round_of_bidding_clockwise_from_the_first_player() -> None:
    table = auction("MMM", "MMM", "MMM", first=1)
    assert table.question == "s1 bid"
    assert table.play("bid:5").question == "s2 bid"
    assert table.play("bid:10").question == "s0 bid"
    table.play("bid:15")
    assert [(event.seat, event.bid) for event in table.told(BidMade)] == [(1, 5), (2, 10), (0, 15)]
    assert table.question == "s0 act", "nobody speaks twice; a single card pays"


@clause("CA-173", "CA-174", "CA-175")
def test_pass_or_bid_more_in_steps_of_five_within_ones_humans() -> None:
    table = auction("WO", "MM")
    assert table.codes == ["pass", "bid:5", "bid:10", "bid:15", "bid:20"]
    assert table.reasons("bid:25") == ["CA-175"]
    table.play("bid:15")
    assert table.codes == ["pass", "bid:20", "bid:25", "bid:30", "bid:35", "bid:40"]
    assert table.reasons("bid:15") == ["CA-173"]


@clause("CA-176")
def test_only_public_facts_pass_a_player_over() -> None:
    table = auction("MM", "OO", "M", poker_face=False).play("bid:30")
    assert (table.question, table.codes) == ("s1 bid", ["pass"]), "two Humans might be worth 40"
    table.play("pass")
    assert [(event.seat, event.how) for event in table.told(BidMade)] == [(0, "bid"), (1, "pass"), (2, "unable")]


@clause("CA-177")
def test_without_a_bid_the_first_player_stays() -> None:
    table = auction("M", "M", "M", first=2).play("pass", "pass", "pass")
    assert (table.g.first, table.question) == (2, "s2 act")
    assert table.humans(2) == "M"


@clause("CA-178")
def test_only_the_winner_pays_with_humans_and_without_waste() -> None:
    table = auction("MMWO", "MM").play("bid:20", "bid:25")
    assert (table.humans(0), table.humans(1)) == ("MMWO", "")
    table = auction("MWWO", "M").play("bid:25")
    assert (table.question, table.codes) == ("s0 price", ["pay:MW", "pay:MO", "pay:WW"])
    assert (table.reasons("pay:M"), table.reasons("pay:MWO")) == (["CA-178"], ["CA-178"])
    table.play("pay:MO")
    assert (table.humans(0), table.blood[0]) == ("WW", 100)
    table = auction("MMO", "").play("bid:20")
    assert (table.humans(0), table.human_discard) == ("MO", ["man"]), "one man is worth it exactly: no old man besides"


@clause("CA-179", "CA-181")
def test_the_winner_goes_first_in_the_new_cycle() -> None:
    table = auction("", "M", "M").play("bid:5", "pass")
    assert (table.g.first, table.g.moon, table.g.figure, table.g.cycle) == (1, "black", 1, 2)
    assert table.question == "s1 act"


@clause("CA-180", "CA-114")
def test_slaves_may_bid() -> None:
    table = auction("M slave=1:0", "90", "90")
    assert table.question == "s0 bid"
    table.play("bid:5")
    assert table.g.first == 0


@clause("CA-182")
def test_the_event_takes_effect_after_the_auction() -> None:
    table = auction("M", "60 laid=regeneration", "")
    assert table.g.in_force is False
    table.play("bid:5")
    assert (table.g.in_force, table.g.weather.id) == (True, "eclipse")


@clause("CA-185")
def test_bids_and_the_price_are_public() -> None:
    table = auction("MW", "", "").play("bid:15", "pay:W")
    (won,) = table.told(FirstPlaceWon)
    assert (won.seat, won.bid, won.humans) == (0, 15, (0, 1, 0))
    spectators = [event.kind for event in table.match.events(None)]
    assert "bid-made" in spectators
    assert table.human_discard == ["woman"]


@clause("CA-175")
@pytest.mark.parametrize("hand, bid, hands", [("MM", 40, 1), ("MWO", 35, 3), ("MMMMMMMM", 160, 1), ("MWO", 5, 5)])
def test_nobody_imagines_a_bidder_poorer_than_his_bid(hand: str, bid: int, hands: int) -> None:
    table = auction(hand, "W" * 12, "M" * 8).play(f"bid:{bid}")
    for seat in (1, 2, None):
        worlds = [table.match.imagine(seat, Random(seed)) for seed in range(80)]
        imagined = {letters(purse(cast(Carpathes, world.state), 0)) for world in worlds}
        assert min(worth(purse(cast(Carpathes, world.state), 0)) for world in worlds) >= bid
        assert len(imagined) >= hands, "within the bid it may be any hand"
        assert all(world.view(seat).to_bytes() == table.match.view(seat).to_bytes() for world in worlds)


def _imagined(table: Position, owner: int, seat: int | None) -> list[int]:
    """What the Humans of the owner are worth in worlds that another seat cannot tell from the real one."""
    worlds = [table.match.imagine(seat, Random(seed)) for seed in range(60)]
    assert all(world.view(seat).to_bytes() == table.match.view(seat).to_bytes() for world in worlds)
    return [worth(purse(cast(Carpathes, world.state), owner)) for world in worlds]


@clause("CA-175")
def test_a_bid_that_lost_is_remembered() -> None:
    table = auction("MMM", "W" * 9, "OO").play("bid:60", "bid:65")
    assert min(_imagined(table, 0, 2)) == 60
    assert table.g.proved == [60, 0, 0], "the winner has paid what his bid had proved"


@clause("CA-175", "CA-157")
@pytest.mark.parametrize(
    "then, answers, least",
    [
        (Draw(Seat(0), "human"), (), 65),
        (Draw(Seat(0), "power"), (), 60),
        (Lose(Seat(0), 20, "bite"), ("pay:M",), 40),
        (Steal(Seat(1), Seat(0), 10), (), 40),
        (Steal(Seat(0), Seat(1), 10), (), 65),
    ],
    ids=["drawn", "a-power-drawn", "paid", "stolen", "won-by-theft"],
)
def test_what_a_bid_proved_follows_the_cards(then: Step, answers: tuple[str, ...], least: int) -> None:
    """What is drawn is at least an Old man, what is paid is seen, and what is stolen may have been a Man."""
    table = position(
        Bid(Seat(0)), then, Act(Seat(2)), s0="60 MMM", s1="60 OOO", s2="60 OO", event="eclipse", chance=["0"]
    )
    table.play("bid:60", *answers)
    assert table.g.proved[0] == least
    assert min(_imagined(table, 0, 2)) >= least


@clause("CA-173", "CA-175")
def test_a_bid_is_not_taken_back_and_a_pass_is() -> None:
    """A bid tells everybody what a hand is worth at least; whoever chose again would know it."""
    table = auction("MM", "MM", "MM").play("bid:20")
    with pytest.raises(UndoRefused) as refusal:
        table.match.undo(0, consent=[1, 2])
    assert refusal.value.revealed
    table = auction("MM", "MM", "MM").play("pass")
    table.match.undo(0)
    assert table.question == "s0 bid"


# --- decks


@clause("CA-190", "CA-191")
def test_an_empty_deck_is_made_of_its_discards_when_a_card_is_drawn() -> None:
    table = position(ACT, human_deck="M", human_discard="WWO").play("draw:human")
    assert (table.humans(0), len(table.human_discard)) == ("M", 3), "not before it must be"
    table.play("draw:human")
    assert (len(table.humans(0)), table.human_discard, len(table.g.human_deck)) == (2, [], 2)
    assert [(event.deck, event.count) for event in table.told(Reshuffled)] == [("human", 3)]


@clause("CA-190")
def test_the_same_with_powers_and_events() -> None:
    table = position(ACT, power_deck="", power_discard="crows,bite").play("draw:power")
    assert (len(table.powers(0)), table.power_discard) == (1, [])
    table = position(EndCycle(), s0="M", event_deck=[], event="revolt")
    assert table.match.view(0).zones["event"].pieces == ["revolt"], "it has been shuffled and turned over again"


@clause("CA-192")
def test_with_nothing_left_no_card_is_drawn() -> None:
    table = position(ACT, human_deck="", power_deck="")
    assert (table.reasons("draw:human"), table.reasons("draw:power")) == (["CA-192"], ["CA-192"])
    table = position(ACT, human_deck="", power_deck="bite")
    assert (table.reasons("draw:human"), "draw:power" in table.codes) == (["CA-192"], True)
    table = position(ACT, human_deck="O", power_deck="")
    assert (table.reasons("draw:power"), "draw:human" in table.codes) == (["CA-192"], True)
    table = position(Draw(Seat(0), "human", 2), human_deck="O")
    assert (table.paused, table.humans(0)) == (True, "O")


@clause("CA-193")
def test_the_event_that_lies_open_is_not_reshuffled() -> None:
    table = position(TurnOver(), event_deck=["revolt"])
    assert (table.g.event, table.g.event_discard, table.g.event_deck) == ([5], [], [])
    table = auction("M", event="pandemonium")
    assert (table.g.event, table.g.event_discard) == ([4], [0])


@clause("CA-194")
def test_a_card_cannot_be_drawn_by_its_own_effect() -> None:
    table = position(ACT, s0="60 grimoire", power_deck="bite", power_discard="crows").play("play:grimoire")
    assert (table.powers(0), table.power_discard) == (["crows", "bite"], ["grimoire"])


# --- the end


@clause("CA-204", "CA-206")
def test_the_master_of_all_wins_at_once_and_alone() -> None:
    table = position(ACT, s0="90", s1="90 slave=0:1", s2="20").play("dominate:2")
    assert table.match.result is not None
    assert (table.match.result.reason, table.match.result.winners) == ("lord", (0,))
    assert table.g.actions == 2, "in the middle of the turn"
    assert [event.seat for event in table.told(Crowned)] == [0]


@clause("CA-205")
def test_slaves_won_by_slaves_and_inherited_ones_count() -> None:
    table = position(ACT, s0="90 slave=1:0", s1="5", s2="20").play("dominate:2")
    assert table.match.result is not None
    assert table.match.result.winners == (1,)
    table = position(ACT, s0="90", s1="20", s2="90 slave=1:0", s3="90 slave=1:4").play("dominate:1")
    assert table.match.result is not None
    assert table.match.result.winners == (0,)


@clause("CA-207")
@pytest.mark.parametrize(
    "owns, places",
    [
        (("50", "90 slave=0:0", "100"), (1, 3, 2)),
        (("50", "60", "50 O"), (3, 1, 2)),
        (("5", "100 slave=2:4", "5"), (2, 3, 1)),
        (("20 slave=1:4", "5", "20 slave=1:3"), (2, 1, 3)),
        (("50", "50", "50"), (2, 3, 1)),
    ],
)
def test_dawn_ranks_by_slaves_freedom_blood_grace_and_order(
    owns: tuple[str, str, str], places: tuple[int, ...]
) -> None:
    table = auction(*owns, first=2, cycle=20, figure=3)
    assert table.match.result is not None
    assert (table.match.result.places, table.match.result.reason) == (places, "dawn")
    assert table.told(EventTurned) == []
    assert [event.cycle for event in table.told(DawnBroke)] == [20]


@clause("CA-207")
@pytest.mark.parametrize("limit", [6, 12, 20, 30])
def test_the_option_moves_the_dawn(limit: int) -> None:
    options = {"dawn_cycle_limit": limit}
    assert not position(EndCycle(), s0="M", cycle=limit - 1, options=options).match.over
    assert position(EndCycle(), s0="M", cycle=limit, options=options).match.over


@clause("CA-208")
def test_the_others_are_placed_by_blood_humans_grace_and_order() -> None:
    table = position(ACT, s0="35", s1="20 M slave=0:1", s2="40 slave=0:2", s3="20", s4="60 slave=0:0", first=3)
    table.play("dominate:3")
    assert table.match.result is not None
    assert table.match.result.places == (1, 4, 3, 5, 2)


@clause("CA-010", "CA-181", "CA-023")
def test_the_cycle_card_turns_over() -> None:
    table = position(Cycle(), cycle=1, figure=3)
    assert (table.g.moon, table.g.figure) == ("black", 1)

"""Ability cards, Series B: the option, the order of windows and what all cards share: BC-300 to BC-305."""

from __future__ import annotations

from collections import Counter

import pytest

from lychgate.core.errors import UndoRefused
from lychgate.games.blood_coven.data import CARDS
from lychgate.games.blood_coven.events import CardKept, CardsDealt, FedForNothing, QuarterTaken, Scared, Tired
from lychgate.games.blood_coven.state.purse import coins_of
from lychgate.games.blood_coven.steps.feed import FeedAndScare
from lychgate.games.blood_coven.steps.populate import Populate
from lychgate.games.blood_coven.steps.round import Refresh, Round
from lychgate.games.blood_coven.steps.turns import TakeTurns
from lychgate.testing.clause import clause
from tests.games.blood_coven.positions import GAME, opening, position

DEAL = {"abilities": "deal"}
PICK = {"abilities": "pick"}


@clause("BC-300")
def test_off_is_the_default_and_nobody_has_a_card() -> None:
    assert GAME.check(2, {})["abilities"] == "off"
    assert opening().g.cards == []
    assert opening().asked == ["s0 start", "s1 start"]


@clause("BC-300")
@pytest.mark.parametrize("seats", [2, 3])
def test_deal_gives_everybody_one_different_card_before_the_start(seats: int) -> None:
    dealt: Counter[str] = Counter()
    for seed in range(120):
        table = opening(seats, seed, DEAL)
        assert table.asked == [f"s{seat} start" for seat in range(seats)]
        cards = [own for (own,) in table.g.cards]
        assert len(set(cards)) == seats
        dealt.update(cards)
        assert [event.cards for event in table.told(CardsDealt)] == [(card,) for card in cards]
    assert set(dealt) == {card.id for card in CARDS}, "all twelve come up"
    assert len(CARDS) == 12


@clause("BC-300")
def test_cards_are_dealt_to_seat_0_first() -> None:
    order = ",".join(map(str, range(12)))
    assert opening(2, options=DEAL, chance=[order]).g.cards == [("B1",), ("B2",)]
    assert opening(3, options=PICK, chance=[order]).g.cards == [("B1", "B2"), ("B3", "B4"), ("B5", "B6")]
    back = ",".join(map(str, range(11, -1, -1)))
    assert opening(2, options=PICK, chance=[back]).g.cards == [("B11", "B12"), ("B9", "B10")]


@clause("BC-300", "BC-301")
def test_pick_keeps_one_of_two_sealed_and_the_rest_leave_the_game() -> None:
    order = ",".join(map(str, range(12)))
    table = opening(2, options=PICK, chance=[order])
    assert table.asked == ["s0 card", "s1 card"]
    assert table.codes_of(0) == ["card:B1", "card:B2"]
    assert table.match.view(1).values["cards"] == [("B1", "B2"), ("B3", "B4")], "dealt face up"
    table.play("s0 card:B2")
    assert table.g.cards[0] == ("B1", "B2"), "the choice is sealed"
    table.play("s1 card:B3")
    assert table.g.cards == [("B2",), ("B3",)]
    assert [(event.seat, event.card) for event in table.told(CardKept)] == [(0, "B2"), (1, "B3")]
    with pytest.raises(UndoRefused):
        table.match.undo(1)
    assert table.asked == ["s0 start", "s1 start"]


@clause("BC-301")
def test_cards_are_public_and_serve_their_owner_alone() -> None:
    table = position(TakeTurns(), s0="3=P(H) hand D", s1="5=N(H) hand D card rumour", city="PPPP", supply="N")
    assert [table.match.view(viewer).values["cards"] for viewer in (None, 0, 1)] == [[("B2",), ("B11",)]] * 3
    assert table.asked == ["s0 action"], "no rumour for seat 0"
    table.play("pass")
    assert table.asked == ["s1 b11"]


@clause("BC-301")
def test_cards_stay_for_the_whole_game() -> None:
    table = position(Round(), s0="4=N(H) hand D card rumour", city="PPPP", supply="NN")
    table.play("scare:-", "b11:-")
    assert table.g.round == 7
    table.play("scare:-")
    assert table.asked == ["s0 b11"]


@clause("BC-302")
def test_with_abilities_a_player_without_vampires_still_plans() -> None:
    table = position(FeedAndScare(), s0="3=D(H)", s1="hand P", city="PPPP", options=DEAL)
    assert table.asked == ["s1 scare"]
    assert table.codes == ["scare:-", "scare:P"]


@clause("BC-302")
def test_with_abilities_the_final_feeding_is_asked_where_it_matters() -> None:
    def final(s0: str) -> list[str]:
        table = position(Refresh(), s0=s0, acted=True, options=DEAL)
        return [] if table.match.over else table.asked

    assert final("1=P(T) 2=D(T) hand N") == ["s0 finalfeed"]
    assert final("1=D(T) 2=D(T) hand N") == [], "all of one denomination: the lower slots first"
    assert final("1=P(T) 2=D(T)") == [], "no hand coin"
    assert final("1=P(T) 2=D(T) hand NN") == [], "enough for all"


@clause("BC-302")
def test_all_of_one_denomination_feed_the_lower_slots_first() -> None:
    table = position(Refresh(), s0="1=D(H) 2=N(T) 4=N(T) 5=N(T) hand PP", acted=True, options=DEAL)
    assert table.match.over
    assert table.vampires(0) == "1=D(H) 2=N(H) 4=N(H)"


@clause("BC-302")
def test_automatic_passes_look_at_the_cards_actions_too() -> None:
    with_card = position(TakeTurns(), s0="3=D(H) hand P card long_arm", city="PPPP", supply="D")
    assert with_card.codes == ["pass", "far:D~P", "make:P@5", "make:P@4"]
    full = "1=N(T) 2=N(T) 3=D(H) 4=N(T) 5=N(T) hand P"
    assert position(TakeTurns(), s0=full, city="PPPP", supply="D").paused
    assert position(TakeTurns(), s0=f"{full} card long_arm", city="PPPP", supply="D").codes == ["pass", "far:D~P"]


@clause("BC-302")
def test_automatic_passes_are_decided_after_the_rumour() -> None:
    """Before it the dime has nothing to do; the rumour brings a dime to the city."""
    table = position(TakeTurns(), s0="3=D(H) hand D card rumour", city="PPPP", supply="D", holder=0)
    assert table.asked == ["s0 b11"]
    table.play("b11:D", "s0 pop:D")
    assert table.codes == ["pass", "take:D", "repop:D"]


@clause("BC-303")
def test_order_of_the_windows_in_phase_1() -> None:
    """Blood price, feeding, scaring; reveal; award; Three feed four; populating; Busy streets."""
    table = position(
        Round(),
        s0="1=P(T) 2=N(T) 3=D(T) 5=D(T) hand PNN card three_feed_four",
        s1="4=D(T) hand P fatigue NN card blood_price",
        s2="hand P card busy_streets",
        city="PPP",
        supply="PPPN",
        holder=0,
    )
    assert table.asked == ["s0 feed", "s1 b7", "s2 scare"]
    table.play("s1 b7:P>NN", "s1 feed:4<N", "s1 scare:-", "s2 scare:-")
    table.play("s0 feed:1,2,3<PNN")
    assert table.asked == ["s0 b1"]
    assert table.quarter == 2, "the award has been made"
    table.play("b1:5")
    assert table.asked == ["s2 pop"]
    table.play("pop:N")
    assert table.asked == ["s2 b6"]
    kinds = [type(event).__name__ for event in table.events]
    assert kinds == [
        "RoundBegan", "Placed", "BloodPrice", "Placed", "Placed", "QuarterTaken", "FedForNothing", "Populated",
    ]  # fmt: skip


@clause("BC-303")
def test_order_of_the_windows_in_a_turn() -> None:
    """The rumour comes first, then the populating it causes with Busy streets, then the action."""
    table = position(
        TakeTurns(), s0="4=N(H) hand D card rumour", s1="card busy_streets", city="PPPP", supply="PNNN", holder=0
    )
    assert table.asked == ["s0 b11"]
    table.play("b11:D", "s0 pop:N", "s1 pop:N", "s0 pop:N")
    assert table.asked == ["s1 b6"], "pennies alone were left for the fourth pick"
    table.play("b6:P")
    assert table.asked == ["s0 action"]


@clause("BC-303")
def test_order_of_the_windows_in_the_endgame() -> None:
    """Each player in turn: feeding, Three feed four, removal; then scoring."""
    table = position(
        Refresh(),
        s0="1=N(T) 2=N(T) 3=N(T) 4=D(T) 5=P(T) hand PPP card three_feed_four",
        s1="1=P(T) 2=D(T) hand N",
        acted=True,
    )
    assert table.asked == ["s0 finalfeed"]
    table.play("finalfeed:1,2,3")
    assert table.asked == ["s0 b1"]
    table.play("b1:4")
    assert table.vampires(0) == "1=N(H) 2=N(H) 3=N(H) 4=D(H)", "the penny was removed before seat 1 is asked"
    assert table.asked == ["s1 finalfeed"]
    table.play("finalfeed:2")
    kinds = [type(event).__name__ for event in table.events]
    assert kinds == [
        "LastFeeding", "FinallyFed", "FedForNothing", "TurnedToAsh", "FinallyFed", "TurnedToAsh",
        "Scored", "Scored", "Won",
    ]  # fmt: skip


@clause("BC-304")
def test_rumours_and_other_card_windows_are_no_action() -> None:
    table = position(
        TakeTurns(), Refresh(), s0="4=N(H) hand D card rumour", city="PPPP", supply="PNN", quiet=1, holder=0
    )
    table.play("b11:D", "pop:P", "pop:P", "pop:P", "pop:P")
    assert table.asked == ["s0 action"]
    assert table.vampires(0) == "4=N(H)", "it turns no vampire tails-up"
    table.play("pass")
    assert table.g.quiet == 2, "and does not end a series of quiet rounds"


@clause("BC-304")
def test_a_round_with_card_windows_may_be_quiet() -> None:
    table = position(
        Round(),
        s0="1=P(T) 2=N(T) 3=D(T) 5=D(T) hand PNN card three_feed_four",
        s1="hand P fatigue NN card blood_price",
        s2="card busy_streets",
        city="PPP",
        supply="PPPP",
        holder=0,
        quiet=0,
    )
    table.play("s0 feed:1,2,3<PNN", "s1 b7:P>NN", "s1 scare:-", "s0 b1:5", "s2 b6:P")
    assert [type(event).__name__ for event in table.events if isinstance(event, FedForNothing | QuarterTaken)] == [
        "QuarterTaken",
        "FedForNothing",
    ]
    table.play("pass")  # the penny could catch a penny; the others have nothing to do
    assert table.g.quiet == 1


@clause("BC-305")
def test_a_coin_scared_by_the_long_arm_serves_later_actions_this_round() -> None:
    table = position(TakeTurns(), Refresh(), s0="3=D(H) 4=N(H) hand P card long_arm", city="PPPP", supply="PD")
    table.play("far:D~P")
    assert table.scare(0) == "P"
    assert "take:P+P" in table.codes
    assert "repop:P" in table.codes
    table.play("pass")
    assert (table.scare(0), table.fatigue(0)) == ("-", "P"), "and goes to fatigue in Phase 3"


@clause("BC-305")
def test_a_coin_scared_by_a_rumour_serves_the_action_that_follows() -> None:
    table = position(TakeTurns(), Refresh(), s0="4=N(H) hand P card rumour", city="PPPP", supply="PP", holder=0)
    table.play("b11:P")
    assert [(event.coins, event.card) for event in table.told(Scared)] == [(coins_of("P"), "B11")]
    assert table.codes == ["pass", "take:P+P", "repop:P"]
    table.play("pass")
    assert [event.coins for event in table.told(Tired)] == [coins_of("P")], "and goes to fatigue in Phase 3"


@clause("BC-303")
def test_every_populating_is_followed_by_busy_streets_whoever_caused_it() -> None:
    table = position(Populate(), s0="", s1="card busy_streets", city="PP", supply="PPPP")
    assert table.asked == ["s1 b6"]
    taken = position(TakeTurns(), s0="3=D(H)", s1="card busy_streets", city="D", supply="PPPPP")
    taken.play("take:D")
    assert taken.asked == ["s1 b6"]
    again = position(TakeTurns(), s0="3=D(H) scare P", s1="card busy_streets", city="P", supply="PPPPP")
    again.play("repop:P")
    assert again.asked == ["s1 b6"]

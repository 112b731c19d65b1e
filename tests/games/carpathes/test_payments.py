"""Blood, payments and losses: CA-036 to CA-049."""

from __future__ import annotations

import pytest
from hypothesis import given
from hypothesis import strategies as st

from lychgate.core.ask import Seat
from lychgate.core.errors import NotOffered
from lychgate.core.gesture import rest_of
from lychgate.games.carpathes.choices.bids import price_menu
from lychgate.games.carpathes.choices.payments import cost_menu, drink_menu, loss_menu
from lychgate.games.carpathes.data import EVENTS, HUMANS, POWERS
from lychgate.games.carpathes.events.blood import Lost
from lychgate.games.carpathes.state.purse import letters, parts, worth
from lychgate.games.carpathes.steps.blood import Lose
from lychgate.games.carpathes.steps.turn import Act
from lychgate.testing.clause import clause
from tests.games.carpathes.positions import Position, position

ACT = Act(Seat(0))
purses = st.tuples(st.integers(0, 3), st.integers(0, 3), st.integers(0, 4))
blood = st.integers(1, 20).map(lambda step: 5 * step)
amounts = st.integers(1, 8).map(lambda step: 5 * step)


def loss(own: str, n: int, poker_face: bool = False) -> list[str]:
    table = position(Lose(Seat(0), n, "bite"), s0=own, poker_face=poker_face)
    return table.codes if not table.paused else []


@clause("CA-036")
def test_every_figure_is_a_multiple_of_five() -> None:
    figures = [power.cost for power in POWERS] + [human.value for human in HUMANS] + [event.lose for event in EVENTS]
    figures += [
        effect.n for power in POWERS for effect in power.effects if effect.does in ("lose", "recover", "terror")
    ]
    assert [figure for figure in figures if figure % 5] == []


@clause("CA-037", "CA-042")
def test_a_cost_is_paid_from_the_counter_with_humans_or_both() -> None:
    table = position(ACT, s0="60 MWOO devil_hand", s1="80", s2="80").play("play:devil_hand", "at:1")
    assert table.codes == ["pay:15", "pay:M", "pay:W", "pay:O+10", "pay:OO+5"]
    table.play("pay:OO+5")
    assert (table.blood[0], table.humans(0)) == (55, "MW")


@clause("CA-037")
def test_a_loss_can_be_paid_in_the_same_ways() -> None:
    assert loss("60 MWOO", 15) == ["pay:15", "pay:M", "pay:W", "pay:O+10", "pay:OO+5"]


@clause("CA-038")
def test_no_change_is_given() -> None:
    table = position(Lose(Seat(0), 5, "bite"), s0="60 M").play("pay:M")
    assert (table.blood[0], table.humans(0)) == (60, "")


@clause("CA-039")
def test_the_counter_never_goes_below_five() -> None:
    table = position(Lose(Seat(0), 30, "bite"), s0="20 MM")
    assert table.codes == ["pay:M+10", "pay:MM"]
    assert table.reasons("pay:30") == ["CA-039"]
    table.play("pay:M+10")
    assert table.blood[0] == 10


@clause("CA-040", "CA-041")
@pytest.mark.parametrize("own, offered", [("20", True), ("15", False), ("10 O", False), ("10 OO", True), ("5 W", True)])
def test_a_card_dearer_than_the_means_cannot_be_activated(own: str, offered: bool) -> None:
    table = position(ACT, s0=f"{own} devil_hand", s1="80", s2="80")
    assert ("play:devil_hand" in table.codes) is offered
    assert table.reasons("play:devil_hand") == ([] if offered else ["CA-041"])


@clause("CA-041")
def test_a_blue_card_dearer_than_the_means_cannot_be_laid() -> None:
    table = position(ACT, s0="10 O regeneration", s1="80", s2="80")
    assert table.reasons("lay:regeneration") == ["CA-041"]


@clause("CA-042")
def test_no_card_of_a_payment_is_superfluous() -> None:
    table = position(ACT, s0="60 MWO devil_hand", s1="80", s2="80").play("play:devil_hand", "at:1")
    assert table.reasons("pay:MW") == ["CA-042"]
    assert table.reasons("pay:WO") == ["CA-042"]
    assert "pay:O+10" in table.codes


@clause("CA-043")
def test_nothing_to_pay_nothing_to_decide() -> None:
    table = position(ACT, s0="60 MW destruction", poker_face=True).play("lay:destruction")
    assert table.question == "s0 act"
    assert (table.blood[0], table.humans(0)) == (60, "MW")


@clause("CA-044")
def test_a_loss_within_the_means_is_paid_in_full() -> None:
    table = position(Lose(Seat(0), 25, "bite"), s0="10 MW")
    assert table.codes == ["pay:M+5", "pay:MW"]
    table.play("pay:MW")
    assert (table.blood[0], table.humans(0)) == (10, "")
    assert [event.forgiven for event in table.told(Lost)] == [0]


@clause("CA-045")
def test_a_loss_beyond_the_means_takes_all_and_forgives_the_rest() -> None:
    table = position(Lose(Seat(0), 30, "bite"), s0="15 OO")
    assert table.paused, "there is nothing to decide"
    assert (table.blood[0], table.humans(0)) == (5, "")
    assert [event.forgiven for event in table.told(Lost)] == [10]


@clause("CA-046")
def test_at_five_the_loss_still_costs_humans() -> None:
    table = position(Lose(Seat(0), 20, "bite"), s0="5 MWO")
    assert table.codes == ["pay:M", "pay:WO"]
    table = position(Lose(Seat(0), 20, "bite"), s0="5")
    assert (table.paused, table.blood[0]) == (True, 5)


@clause("CA-047")
def test_humans_paid_go_to_discard_one() -> None:
    table = position(Lose(Seat(0), 20, "bite"), s0="60 MWO").play("pay:WO")
    assert sorted(table.human_discard) == ["old_man", "woman"]
    assert table.power_discard == []


@clause("CA-048")
def test_nothing_keeps_a_player_from_paying_himself_into_weakness() -> None:
    table = position(ACT, s0="30 wolf_call", s1="80", s2="80").play("play:wolf_call", "at:1")
    assert table.blood[0] == 20


@clause("CA-049")
def test_the_counter_stops_at_a_hundred() -> None:
    table = position(ACT, s0="85 coffin").play("play:coffin")
    assert table.blood[0] == 100


def test_with_people_being_asked_tells_nothing_about_the_humans_in_hand() -> None:
    assert loss("5 M", 20) == []
    assert loss("5 M", 20, poker_face=True) == ["pay:M"]
    assert loss("15 OO", 30, poker_face=True) == ["pay:OO+10"]
    assert loss("15", 30, poker_face=True) == [], "everybody sees that there is no Human"


@given(purses, blood, amounts, st.sampled_from([0, 20]))
def test_payments_are_exactly_what_the_rule_says(hand: tuple[int, int, int], own: int, amount: int, keep: int) -> None:
    """CA-042 and CA-123, by brute force."""
    expected = set()
    for part in parts(hand):
        rest = max(0, amount - worth(part))
        superfluous = any(
            worth(part) - human.value >= amount for human, count in zip(HUMANS, part, strict=True) if count
        )
        left = worth(hand) - worth(part) + own - 5 - rest
        if rest <= own - 5 and not superfluous and left >= keep:
            expected.add((part, rest))
    options = cost_menu(0, hand, own, amount, keep).options
    assert {(option.value.humans, option.value.blood) for option in options} == expected
    assert len({option.code for option in options}) == len(options)
    means = worth(hand) + own - 5
    if not keep:
        assert bool(options) == (means >= amount)
        assert loss_menu(0, hand, own, amount).options


@given(purses, amounts)
def test_a_bid_is_paid_with_humans_and_without_waste(hand: tuple[int, int, int], amount: int) -> None:
    options = price_menu(0, hand, amount).options
    assert bool(options) == (worth(hand) >= amount)
    for option in options:
        assert option.value.blood == 0
        assert worth(option.value.humans) >= amount


@given(purses, blood, st.sampled_from([10, 20]))
def test_every_card_drunk_raises_the_gain(hand: tuple[int, int, int], own: int, most: int) -> None:
    limit = min(most, 100 - own)
    expected = {
        letters(part)
        for part in parts(hand)
        if any(part)
        and all(
            min(limit, worth(part)) > min(limit, worth(part) - human.value)
            for human, count in zip(HUMANS, part, strict=True)
            if count
        )
    }
    assert {option.code for option in drink_menu(0, hand, own, most, 0).options} == {
        f"drink:{code}" for code in expected
    }


# --- one gesture


def rest(table: Position, code: str) -> list[str]:
    return [each.code for each in rest_of(table.match, 0, code)]


@clause("CA-037", "CA-038", "CA-042")
def test_the_cheapest_payment_is_preset() -> None:
    """As little as possible is lost for want of change; then the counter is spared."""
    table = position(ACT, s0="60 MWO devil_hand", s1="80", s2="80").play("play:devil_hand")
    assert rest(table, "at:1") == ["pay:W"]
    assert rest(position(ACT, s0="60 M devil_hand", s1="80", s2="80").play("play:devil_hand"), "at:1") == ["pay:15"]
    assert rest(position(ACT, s0="60 O devil_hand", s1="80", s2="80").play("play:devil_hand"), "at:1") == ["pay:O+10"]
    assert rest(position(ACT, s0="60 devil_hand", s1="80", s2="80").play("play:devil_hand"), "at:1") == []
    weak = position(ACT, s0="20 W bite", s1="80", s2="80").play("play:bite")
    assert weak.codes == ["at:1", "at:2"]
    assert rest(weak, "at:1") == ["pay:5"]


@clause("CA-037", "CA-055")
def test_card_target_and_payment_are_given_in_one_go() -> None:
    table = position(ACT, s0="60 MWOO devil_hand", s1="80", s2="80")
    table.match.answer_all(0, ("play:devil_hand", "at:1", "pay:OO+5"))
    assert (table.blood[0], table.humans(0)) == (55, "MW")
    table = position(ACT, s0="60 MWOO devil_hand", s1="80", s2="80")
    for codes in (("play:devil_hand", "at:1", "pay:99"), ("play:devil_hand", "at:0"), ("draw:human", "draw:human")):
        with pytest.raises(NotOffered):
            table.match.answer_all(0, codes)
        assert table.question == "s0 act"
        assert (table.blood[0], table.humans(0)) == (60, "MWOO")

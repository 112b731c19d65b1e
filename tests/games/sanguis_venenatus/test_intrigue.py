"""Intrigue cards: SV-038 to SV-044, SV-153 to SV-158, and each of the twenty designs."""

from __future__ import annotations

from typing import Any

import pytest

from lychgate.core.ask import Seat
from lychgate.games.sanguis_venenatus.data.event_cards import EVENTS
from lychgate.games.sanguis_venenatus.data.intrigue_cards import DECK, INTRIGUE
from lychgate.games.sanguis_venenatus.events.cards import CardDiscarded, DeckReshuffled
from lychgate.games.sanguis_venenatus.events.event_step import Glimpsed
from lychgate.games.sanguis_venenatus.events.night import BonusEarned, Fought
from lychgate.games.sanguis_venenatus.state.position import intrigue_names
from lychgate.games.sanguis_venenatus.steps.cards import DrawCards, HandLimit
from tests.clause import clause
from tests.games.sanguis_venenatus.positions import Position, haunting, position


def plotting(card: str, **facts: Any) -> Position:
    """A vampire of seat 0 that holds one card."""
    hand = {0: card} | facts.pop("hand", {})
    return haunting(hand=hand, **facts)


@clause("SV-038")
def test_the_top_card_is_drawn() -> None:
    table = position(DrawCards(Seat(0), 2), deck="IN05 IN13")
    assert table.hand(0) == ["IN05", "IN13"]
    assert len(table.g.intrigue_deck) == 28


@clause("SV-039")
def test_an_empty_deck_is_made_of_the_discards() -> None:
    cards = list(range(30))
    table = position(DrawCards(Seat(0), 2), intrigue_deck=cards[:1], intrigue_discard=cards[1:4], chance=["2,1,0"])
    assert len(table.hand(0)) == 2
    assert (len(table.g.intrigue_deck), table.g.intrigue_discard) == (2, [])
    assert [event.cards for event in table.told(DeckReshuffled)] == [3]


@clause("SV-039")
def test_with_both_empty_no_card_is_drawn() -> None:
    table = position(DrawCards(Seat(0), 2), intrigue_deck=[])
    assert (table.hand(0), table.paused) == ([], True)


@clause("SV-040")
def test_all_cards_of_a_draw_are_taken_before_discarding_to_three() -> None:
    table = position(DrawCards(Seat(0), 2), hand={0: "IN01 IN02 IN03"}, deck="IN04 IN05")
    assert (table.asked, table.codes) == (["s0 discard"], [f"discard:IN0{n}" for n in range(1, 6)])
    table.play("discard:IN05", "discard:IN01")
    assert sorted(table.hand(0)) == ["IN02", "IN03", "IN04"]
    assert [event.card for event in table.told(CardDiscarded)] == ["IN05", "IN01"]


@clause("SV-040")
def test_the_limit_is_looked_at_only_after_drawing_and_asked_even_if_all_are_alike() -> None:
    assert position(DrawCards(Seat(0)), hand={0: "IN01 IN02"}).paused
    table = position(HandLimit(Seat(0)), hand={0: "IN01 IN01 IN02 IN02"})
    assert table.codes == ["discard:IN01", "discard:IN02"]


@clause("SV-041")
def test_cost_effects_bonus_discard_in_this_order() -> None:
    table = plotting("IN05", popularity={0: 4}, blood={0: 9})
    table.play("plot:IN05")
    kinds = [type(event).__name__ for event in table.g.events or ()]
    assert kinds == ["Plotted", "Paid", "Gained", "BonusEarned", "Gained"]
    assert (table.g.popularity[0], table.g.blood[0], table.g.vp[0]) == (3, 12, 1), "popularity after the cost"
    assert (intrigue_names(table.g.intrigue_discard), table.g.played) == (["IN05"], [])


@clause("SV-042")
def test_a_card_without_its_condition_cannot_be_played() -> None:
    table = plotting("IN16", at="s0=N10")
    assert (table.kinds("plot"), table.reasons("plot:IN16")) == ([], ["SV-042"])


@clause("SV-042")
def test_effects_are_carried_out_as_far_as_possible() -> None:
    table = plotting("IN02", popularity={0: 6}, stock={0: {}, 1: {"gold": 1}})
    table.play("plot:IN02>s1")
    assert (table.stock(0), table.stock(1)) == ("1 0 0 0", "0 0 0 0"), "two were to be taken, and bread too"


@clause("SV-043")
def test_in_combat_a_card_costs_nothing_and_has_no_effect() -> None:
    table = haunting(hand={0: "IN13"}, at="s0=N05 s1=N05", stock={0: {}}, chance=["0", "4"])
    table.play("duel:s1", "card:IN13")
    assert (table.hand(0), intrigue_names(table.g.intrigue_discard)) == ([], ["IN13"])
    assert [told.attack for told in table.told(Fought)] == [4], "the sword counts, the price and the noble do not"
    assert table.g.nobles == [()] * 4


@clause("SV-043", "SV-153")
def test_for_its_effect_a_card_is_played_only_by_plotting() -> None:
    table = plotting("IN07")
    assert [code for code in table.codes if "IN07" in code] == [
        f"plot:IN07>{mix}" for mix in ("eee", "mee", "mme", "mmm")
    ]


@clause("SV-044")
def test_the_discard_pile_is_open_to_all() -> None:
    table = plotting("IN06").play("plot:IN06>E12")
    for seat in (None, 0, 1):
        assert table.match.view(seat).zones["intrigue_discard"].pieces == ["IN06"]


@clause("SV-153")
def test_plot_costs_an_action_point_and_may_be_used_several_times() -> None:
    table = haunting(hand={0: "IN07 IN07"}, ap=2, stock={0: {"gold": 2}})
    table.play("plot:IN07>mmm", "plot:IN07>eee")
    assert table.stock(0) == "0 0 3 3"
    assert haunting(hand={0: "IN07"}, ap=0).reasons("plot:IN07") == ["SV-153"]


# --- the designs


def test_there_are_twenty_designs_and_thirty_cards() -> None:
    assert [card.id for card in INTRIGUE] == [f"IN{number:02}" for number in range(1, 21)]
    assert len(DECK) == 30


@pytest.mark.parametrize("popularity, vp", [(10, 1), (9, 0)])
def test_in01_bribed_guards(popularity: int, vp: int) -> None:
    table = plotting("IN01", at="s0=W05", popularity={0: popularity}).play("plot:IN01")
    assert (table.influence("W"), table.g.stock[0][0], table.g.vp[0]) == ((1, 0), 2, vp)
    assert len(table.told(BonusEarned)) == vp


@pytest.mark.parametrize("popularity, bread", [(6, 1), (7, 0)])
def test_in02_whispered_threats(popularity: int, bread: int) -> None:
    stock = {0: {}, 1: {"gold": 3, "bread": 2}, 2: {"bread": 5}}
    table = plotting("IN02", seats=3, popularity={0: popularity}, stock=stock)
    assert table.kinds("plot") == ["IN02>s1"], "seat 2 has no gold"
    table.play("plot:IN02>s1")
    assert table.stock(0) == f"2 {bread} 0 0"
    assert table.stock(1) == f"1 {2 - bread} 0 0"
    assert plotting("IN02", stock={0: {}, 1: {"bread": 2}}).reasons("plot:IN02") == ["SV-042"]


def test_in03_poisoned_well() -> None:
    table = plotting("IN03", at="s0=N14 s1.1=N13", tokens="N15=blood")
    assert table.kinds("plot") == ["IN03>N10", "IN03>N13"]
    table.play("plot:IN03>N13")
    assert (table.token("N13"), table.g.vp[0], table.g.blood[0], table.infected("s1.1")) == ("plague", 1, 10, True)
    assert plotting("IN03", pile=0).reasons("plot:IN03") == ["SV-042"]
    full = plotting("IN03", at="s0=N14", tokens="N10=plague N13=plague N15=blood")
    assert full.reasons("plot:IN03") == ["SV-042"]


def test_in04_miracle_cure() -> None:
    table = plotting("IN04", at="s0=N10", infected="s0.2", tokens="N13=plague E13=plague")
    assert table.kinds("plot") == ["IN04>s0.2", "IN04>N13"]
    cured = plotting("IN04", at="s0=N10", infected="s0.2").play("plot:IN04>s0.2")
    assert (cured.infected("s0.2"), cured.g.popularity[0], cured.g.stock[0][1]) == (False, 8, 1)
    table.play("plot:IN04>N13")
    assert (table.token("N13"), table.g.pile) == ("", 15)
    assert plotting("IN04", at="s0=N10", tokens="E13=plague").reasons("plot:IN04") == ["SV-042"]


@pytest.mark.parametrize("popularity, vp", [(4, 1), (5, 0)])
def test_in05_blood_feast(popularity: int, vp: int) -> None:
    table = plotting("IN05", popularity={0: popularity}).play("plot:IN05")
    assert (table.g.blood[0], table.g.popularity[0], table.g.vp[0]) == (14, popularity - 1, vp)


@clause("SV-158")
def test_in06_secret_tunnels() -> None:
    table = plotting("IN06", at="s0=N12", event_tokens="S11=inquisitor")
    assert table.kinds("plot") == [f"IN06>{field}" for field in ("N11", "E11", "E12", "S11", "S12", "W11", "W12")]
    table.play("plot:IN06>S11")
    assert (table.where("s0"), table.ap, table.g.blood[0]) == ("S11", 5, 11), "no Move: the inquisitor does not hurt"
    assert table.g.turn is not None
    assert not table.g.turn.stopped


@pytest.mark.parametrize("mix, stock", [("eee", "0 0 0 3"), ("mee", "0 0 1 2"), ("mme", "0 0 2 1"), ("mmm", "0 0 3 0")])
def test_in07_smuggled_arms(mix: str, stock: str) -> None:
    assert plotting("IN07", stock={0: {"gold": 1}}).play(f"plot:IN07>{mix}").stock(0) == stock


def test_in08_blackmail() -> None:
    facts = {"at": "s0=E04", "seats": 3, "influence": {"E": (0, 2, 0)}}
    table = plotting("IN08", nobles={"E": (0,)}, **facts)
    assert table.kinds("plot") == ["IN08>s1"]
    table.play("plot:IN08>s1")
    assert (table.influence("E"), table.g.stock[0][0]) == ((1, 1, 0), 2)
    assert plotting("IN08", **facts).reasons("plot:IN08") == ["SV-042"]
    assert plotting("IN08", at="s0=E04", nobles={"E": (0,)}).reasons("plot:IN08") == ["SV-042"]


def test_in09_alms_for_the_poor() -> None:
    table = plotting("IN09", at="s0=S09").play("plot:IN09")
    assert (table.g.popularity[0], table.influence("S"), table.g.stock[0][1]) == (7, (1, 0), 1)


def test_in10_assassin() -> None:
    at = "s0=N02 s1.1=N05 s1.2=N01 s1.3=N14"
    table = plotting("IN10", at=at, crews={1: "Thief Beguine Brute"})
    assert table.kinds("plot") == ["IN10>s1.1"], "the second is on a sanctuary, the third has total defence 2"
    table.play("plot:IN10>s1.1")
    assert (table.where("s1.1"), table.g.vp[0], table.g.stock[0][0]) == ("-", 1, 1)
    assert plotting("IN10", at="s0=N02").reasons("plot:IN10") == ["SV-042"]
    guarded = plotting("IN10", at="s0=N02 s1.3=N14", crews={1: "Thief Beguine Brute"})
    assert guarded.reasons("plot:IN10") == ["SV-042"]


@clause("SV-154")
@pytest.mark.parametrize("barracks, left", [("N15=1.3", "1.2"), ("N15=1.2", "1.1"), ("N15=1.1", "-")])
def test_in11_arson(barracks: str, left: str) -> None:
    table = plotting("IN11", at="s0=N14", barracks=barracks, vp={1: 5}, influence={"N": (0, 3)})
    before = sum(table.g.barrack_supply[1])
    table.play("plot:IN11>N15")
    assert (table.level("N15"), table.g.vp[0], table.g.blood[0], table.g.popularity[0]) == (left, 1, 10, 5)
    assert sum(table.g.barrack_supply[1]) == before + (left == "-")
    assert (table.g.vp[1], table.influence("N")[1]) == (5, 3), "what was gained is kept"
    assert plotting("IN11", at="s0=S14", barracks=barracks).reasons("plot:IN11") == ["SV-042"]


@clause("SV-154")
def test_a_barrack_without_a_lower_token_is_removed() -> None:
    table = plotting("IN11", at="s0=N14", barracks="N15=1.2 E03=1.1 E05=1.1 E09=1.1").play("plot:IN11>N15")
    assert (table.level("N15"), table.g.barrack_supply[1]) == ("-", (0, 2, 1))
    assert plotting("IN11", at="s0=N14", barracks="N15=0.1").reasons("plot:IN11") == ["SV-042"]


@clause("SV-157")
def test_in12_necromancy() -> None:
    table = plotting("IN12", at="s0.2=- s0.3=-", flipped="s0.3")
    assert len(table.kinds("plot")) == 8
    table.play("plot:IN12>s0.3@W12")
    assert (table.where("s0.3"), table.flipped("s0.3"), table.g.blood[0]) == ("W12", False, 9)
    assert plotting("IN12").reasons("plot:IN12") == ["SV-042"]


@clause("SV-155")
def test_in13_treason_at_court() -> None:
    table = plotting("IN13", at="s0=E04", seats=3, nobles={"E": (1, 2, 1)})
    assert table.kinds("plot") == ["IN13>s1", "IN13>s2"]
    table.play("plot:IN13>s1")
    assert (table.g.nobles[1], table.g.noble_supply) == ((0, 2, 1), [7, 7, 7])
    assert (table.influence("E"), table.g.vp[0], table.g.stock[0][0]) == ((0, 0, 0), 1, 0)
    spent = plotting("IN13", at="s0=E04", nobles={"E": (1,)}, noble_supply={0: 0})
    assert spent.reasons("plot:IN13") == ["SV-042"]
    assert plotting("IN13", at="s0=E04", nobles={"N": (1,)}).reasons("plot:IN13") == ["SV-042"]


def test_in14_mask_of_mercy() -> None:
    table = plotting("IN14").play("plot:IN14")
    assert (table.g.blood[0], table.g.popularity[0]) == (9, 9)


def test_in15_reign_of_terror() -> None:
    table = plotting("IN15", seats=3, at="s0=N02 s1.1=N05", popularity={0: 5}).play("plot:IN15")
    assert (table.g.vp[0], table.g.popularity) == (3, [2, 6, 7]), "seat 2 has nobody here"


def test_in16_grave_robbers() -> None:
    table = plotting("IN16", at="s0=N12", stock={0: {}}).play("plot:IN16")
    assert (table.stock(0), table.g.popularity[0]) == ("2 0 0 1", 5)
    assert plotting("IN16", at="s0=N02").reasons("plot:IN16") == ["SV-042"]


def test_in17_old_debts() -> None:
    table = plotting("IN17", hand={1: "IN01 IN02"}, deck="IN20", chance=["1"])
    table.play("plot:IN17>s1")
    assert (table.hand(1), table.hand(0)) == (["IN01"], ["IN20"])
    assert [(event.card, event.how) for event in table.told(CardDiscarded)] == [("IN02", "random")]
    assert plotting("IN17").reasons("plot:IN17") == ["SV-042"]


@clause("SV-156")
@pytest.mark.parametrize("answer, top, bottom", [("keep", "EV03", False), ("bury", "EV05", True)])
def test_in18_prophecy_of_doom(answer: str, top: str, bottom: bool) -> None:
    table = plotting("IN18", fate="EV03 EV05").play("plot:IN18")
    assert (table.asked, table.codes) == (["s0 prophesy"], ["keep", "bury"])
    assert [event.card for event in table.told(Glimpsed)] == ["EV03"]
    table.play(answer)
    assert EVENTS[table.g.event_deck[-1]].id == top
    assert (EVENTS[table.g.event_deck[0]].id == "EV03") == bottom
    assert (table.g.vp[0], table.g.blood[0]) == (1, 10)


@clause("SV-156")
def test_with_an_empty_event_deck_nothing_is_seen() -> None:
    table = plotting("IN18", event_deck=[]).play("plot:IN18")
    assert (table.g.vp[0], table.asked) == (1, ["s0 haunt"])


def test_in19_goldregs_seal() -> None:
    table = plotting("IN19")
    assert table.kinds("plot") == [f"IN19>{pair}" for pair in ("N+E", "N+S", "N+W", "E+S", "E+W", "S+W")]
    table.play("plot:IN19>E+W")
    assert ([numbers[0] for numbers in table.g.influence], table.g.stock[0][0]) == ([0, 1, 0, 1], 0)


@clause("SV-124")
def test_in20_mist_form() -> None:
    table = plotting("IN20", at="s0=N05").play("plot:IN20")
    assert (table.ap, table.g.blood[0]) == (6, 10)
    assert table.kinds("move") == ["N02", "N04", "N06", "N09"]
    table.play("move:N09", "move:N10")
    assert (table.where("s0"), table.ap) == ("N10", 4), "as often as one likes, one point each"

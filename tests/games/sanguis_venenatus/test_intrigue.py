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
from lychgate.games.sanguis_venenatus.state.pieces import intrigue_names
from lychgate.games.sanguis_venenatus.steps.cards import DrawCards, HandLimit
from lychgate.testing.clause import clause
from tests.games.sanguis_venenatus.positions import Position, haunting, position


def plotting(card: str, **facts: Any) -> Position:
    """A vampire of seat 0 that holds one card."""
    hand = {0: card} | facts.pop("hand", {})
    return haunting(hand=hand, **facts)


@clause("SV-038")
def test_the_top_card_is_drawn() -> None:
    table = position(DrawCards(Seat(0), 2), deck="blood_feast treason_at_court")
    assert table.hand(0) == ["blood_feast", "treason_at_court"]
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
    table = position(
        DrawCards(Seat(0), 2),
        hand={0: "bribed_guards whispered_threats poisoned_well"},
        deck="miracle_cure blood_feast",
    )
    assert (table.asked, table.codes) == (["s0 discard"], [f"discard:{card.id}" for card in INTRIGUE[:5]])
    table.play("discard:blood_feast", "discard:bribed_guards")
    assert sorted(table.hand(0)) == ["miracle_cure", "poisoned_well", "whispered_threats"]
    assert [event.card for event in table.told(CardDiscarded)] == ["blood_feast", "bribed_guards"]


@clause("SV-040")
def test_the_limit_is_looked_at_only_after_drawing_and_asked_even_if_all_are_alike() -> None:
    assert position(DrawCards(Seat(0)), hand={0: "bribed_guards whispered_threats"}).paused
    table = position(HandLimit(Seat(0)), hand={0: "bribed_guards bribed_guards whispered_threats whispered_threats"})
    assert table.codes == ["discard:bribed_guards", "discard:whispered_threats"]


@clause("SV-041")
def test_cost_effects_bonus_discard_in_this_order() -> None:
    table = plotting("blood_feast", popularity={0: 4}, blood={0: 9})
    table.play("plot:blood_feast")
    kinds = [type(event).__name__ for event in table.g.events or ()]
    assert kinds == ["Plotted", "Paid", "Gained", "BonusEarned", "Gained"]
    assert (table.g.popularity[0], table.g.blood[0], table.g.vp[0]) == (3, 12, 1), "popularity after the cost"
    assert (intrigue_names(table.g.intrigue_discard), table.g.played) == (["blood_feast"], [])


@clause("SV-042")
def test_a_card_without_its_condition_cannot_be_played() -> None:
    table = plotting("grave_robbers", at="s0=N10")
    assert (table.kinds("plot"), table.reasons("plot:grave_robbers")) == ([], ["SV-042"])


@clause("SV-042")
def test_effects_are_carried_out_as_far_as_possible() -> None:
    table = plotting("whispered_threats", popularity={0: 6}, stock={0: {}, 1: {"gold": 1}})
    table.play("plot:whispered_threats>s1")
    assert (table.stock(0), table.stock(1)) == ("1 0 0 0", "0 0 0 0"), "two were to be taken, and bread too"


@clause("SV-043")
def test_in_combat_a_card_costs_nothing_and_has_no_effect() -> None:
    table = haunting(hand={0: "treason_at_court"}, at="s0=N05 s1=N05", stock={0: {}}, chance=["0", "4"])
    table.play("duel:s1", "card:treason_at_court")
    assert (table.hand(0), intrigue_names(table.g.intrigue_discard)) == ([], ["treason_at_court"])
    assert [told.attack for told in table.told(Fought)] == [4], "the sword counts, the price and the noble do not"
    assert table.g.nobles == [()] * 4


@clause("SV-043", "SV-153")
def test_for_its_effect_a_card_is_played_only_by_plotting() -> None:
    table = plotting("smuggled_arms")
    assert [code for code in table.codes if "smuggled_arms" in code] == [
        f"plot:smuggled_arms>{mix}" for mix in ("eee", "mee", "mme", "mmm")
    ]


@clause("SV-044")
def test_the_discard_pile_is_open_to_all() -> None:
    table = plotting("secret_tunnels").play("plot:secret_tunnels>E12")
    for seat in (None, 0, 1):
        assert table.match.view(seat).zones["intrigue_discard"].pieces == ["secret_tunnels"]


@clause("SV-153")
def test_plot_costs_an_action_point_and_may_be_used_several_times() -> None:
    table = haunting(hand={0: "smuggled_arms smuggled_arms"}, ap=2, stock={0: {"gold": 2}})
    table.play("plot:smuggled_arms>mmm", "plot:smuggled_arms>eee")
    assert table.stock(0) == "0 0 3 3"
    assert haunting(hand={0: "smuggled_arms"}, ap=0).reasons("plot:smuggled_arms") == ["SV-153"]


# --- the designs


def test_there_are_twenty_designs_and_thirty_cards() -> None:
    assert len({card.id for card in INTRIGUE}) == len(INTRIGUE) == 20
    assert len(DECK) == 30


@pytest.mark.parametrize("popularity, vp", [(10, 1), (9, 0)])
def test_bribed_guards(popularity: int, vp: int) -> None:
    table = plotting("bribed_guards", at="s0=W05", popularity={0: popularity}).play("plot:bribed_guards")
    assert (table.influence("W"), table.g.stock[0][0], table.g.vp[0]) == ((1, 0), 2, vp)
    assert len(table.told(BonusEarned)) == vp


@pytest.mark.parametrize("popularity, bread", [(1, 1), (6, 1), (7, 0)])
def test_whispered_threats(popularity: int, bread: int) -> None:
    stock = {0: {}, 1: {"gold": 3, "bread": 2}, 2: {"bread": 5}}
    table = plotting("whispered_threats", seats=3, popularity={0: popularity}, stock=stock)
    assert table.kinds("plot") == ["whispered_threats>s1"], "seat 2 has no gold"
    table.play("plot:whispered_threats>s1")
    assert table.stock(0) == f"2 {bread} 0 0"
    assert table.stock(1) == f"1 {2 - bread} 0 0"
    assert plotting("whispered_threats", stock={0: {}, 1: {"bread": 2}}).reasons("plot:whispered_threats") == ["SV-042"]


def test_poisoned_well() -> None:
    table = plotting("poisoned_well", at="s0=N14 s1.1=N13", tokens="N15=blood")
    assert table.kinds("plot") == ["poisoned_well>N10", "poisoned_well>N13"]
    table.play("plot:poisoned_well>N13")
    assert (table.token("N13"), table.g.vp[0], table.g.blood[0], table.infected("s1.1")) == ("plague", 1, 10, True)
    assert plotting("poisoned_well", pile=0).reasons("plot:poisoned_well") == ["SV-042"]
    full = plotting("poisoned_well", at="s0=N14", tokens="N10=plague N13=plague N15=blood")
    assert full.reasons("plot:poisoned_well") == ["SV-042"]


def test_miracle_cure() -> None:
    table = plotting("miracle_cure", at="s0=N10", infected="s0.2", tokens="N13=plague E13=plague")
    assert table.kinds("plot") == ["miracle_cure>s0.2", "miracle_cure>N13"]
    cured = plotting("miracle_cure", at="s0=N10", infected="s0.2").play("plot:miracle_cure>s0.2")
    assert (cured.infected("s0.2"), cured.g.popularity[0], cured.g.stock[0][1]) == (False, 8, 1)
    table.play("plot:miracle_cure>N13")
    assert (table.token("N13"), table.g.pile) == ("", 15)
    assert plotting("miracle_cure", at="s0=N10", tokens="E13=plague").reasons("plot:miracle_cure") == ["SV-042"]


@pytest.mark.parametrize("popularity, vp", [(1, 1), (4, 1), (5, 0)])
def test_blood_feast(popularity: int, vp: int) -> None:
    table = plotting("blood_feast", popularity={0: popularity}).play("plot:blood_feast")
    assert (table.g.blood[0], table.g.popularity[0], table.g.vp[0]) == (14, popularity - 1, vp)


@clause("SV-158")
def test_secret_tunnels() -> None:
    table = plotting("secret_tunnels", at="s0=N12", event_tokens="S11=inquisitor")
    assert table.kinds("plot") == [
        f"secret_tunnels>{field}" for field in ("N11", "E11", "E12", "S11", "S12", "W11", "W12")
    ]
    table.play("plot:secret_tunnels>S11")
    assert (table.where("s0"), table.ap, table.g.blood[0]) == ("S11", 5, 11), "no Move: the inquisitor does not hurt"
    assert table.g.turn is not None
    assert not table.g.turn.stopped


@pytest.mark.parametrize("mix, stock", [("eee", "0 0 0 3"), ("mee", "0 0 1 2"), ("mme", "0 0 2 1"), ("mmm", "0 0 3 0")])
def test_smuggled_arms(mix: str, stock: str) -> None:
    assert plotting("smuggled_arms", stock={0: {"gold": 1}}).play(f"plot:smuggled_arms>{mix}").stock(0) == stock


def test_blackmail() -> None:
    facts = {"at": "s0=E04", "seats": 3, "influence": {"E": (0, 2, 0)}}
    table = plotting("blackmail", nobles={"E": (0,)}, **facts)
    assert table.kinds("plot") == ["blackmail>s1"]
    table.play("plot:blackmail>s1")
    assert (table.influence("E"), table.g.stock[0][0]) == ((1, 1, 0), 2)
    assert plotting("blackmail", **facts).reasons("plot:blackmail") == ["SV-042"]
    assert plotting("blackmail", at="s0=E04", nobles={"E": (0,)}).reasons("plot:blackmail") == ["SV-042"]


def test_alms_for_the_poor() -> None:
    table = plotting("alms_for_the_poor", at="s0=S09").play("plot:alms_for_the_poor")
    assert (table.g.popularity[0], table.influence("S"), table.g.stock[0][1]) == (7, (1, 0), 1)


def test_assassin() -> None:
    at = "s0=N02 s1.1=N05 s1.2=N01 s1.3=N14"
    table = plotting("assassin", at=at, crews={1: "thief beguine brute"})
    assert table.kinds("plot") == ["assassin>s1.1"], "the second is on a sanctuary, the third has total defence 2"
    table.play("plot:assassin>s1.1")
    assert (table.where("s1.1"), table.g.vp[0], table.g.stock[0][0]) == ("-", 1, 1)
    assert plotting("assassin", at="s0=N02").reasons("plot:assassin") == ["SV-042"]
    guarded = plotting("assassin", at="s0=N02 s1.3=N14", crews={1: "thief beguine brute"})
    assert guarded.reasons("plot:assassin") == ["SV-042"]


@clause("SV-154")
@pytest.mark.parametrize("barracks, left", [("N15=1.3", "1.2"), ("N15=1.2", "1.1"), ("N15=1.1", "-")])
def test_arson(barracks: str, left: str) -> None:
    table = plotting("arson", at="s0=N14", barracks=barracks, vp={1: 5}, influence={"N": (0, 3)})
    before = sum(table.g.barrack_supply[1])
    table.play("plot:arson>N15")
    assert (table.level("N15"), table.g.vp[0], table.g.blood[0], table.g.popularity[0]) == (left, 1, 10, 5)
    assert sum(table.g.barrack_supply[1]) == before + (left == "-")
    assert (table.g.vp[1], table.influence("N")[1]) == (5, 3), "what was gained is kept"
    assert plotting("arson", at="s0=S14", barracks=barracks).reasons("plot:arson") == ["SV-042"]


@clause("SV-154")
def test_a_barrack_without_a_lower_token_is_removed() -> None:
    table = plotting("arson", at="s0=N14", barracks="N15=1.2 E03=1.1 E05=1.1 E09=1.1").play("plot:arson>N15")
    assert (table.level("N15"), table.g.barrack_supply[1]) == ("-", (0, 2, 1))
    assert plotting("arson", at="s0=N14", barracks="N15=0.1").reasons("plot:arson") == ["SV-042"]


@clause("SV-157")
def test_necromancy() -> None:
    table = plotting("necromancy", at="s0.2=- s0.3=-", flipped="s0.3")
    assert len(table.kinds("plot")) == 8
    table.play("plot:necromancy>s0.3@W12")
    assert (table.where("s0.3"), table.flipped("s0.3"), table.g.blood[0]) == ("W12", False, 9)
    assert plotting("necromancy").reasons("plot:necromancy") == ["SV-042"]


@clause("SV-155")
def test_treason_at_court() -> None:
    table = plotting("treason_at_court", at="s0=E04", seats=3, nobles={"E": (1, 2, 1)})
    assert table.kinds("plot") == ["treason_at_court>s1", "treason_at_court>s2"]
    table.play("plot:treason_at_court>s1")
    assert (table.g.nobles[1], table.g.noble_supply) == ((0, 2, 1), [7, 7, 7])
    assert (table.influence("E"), table.g.vp[0], table.g.stock[0][0]) == ((0, 0, 0), 1, 0)
    spent = plotting("treason_at_court", at="s0=E04", nobles={"E": (1,)}, noble_supply={0: 0})
    assert spent.reasons("plot:treason_at_court") == ["SV-042"]
    assert plotting("treason_at_court", at="s0=E04", nobles={"N": (1,)}).reasons("plot:treason_at_court") == ["SV-042"]


def test_mask_of_mercy() -> None:
    table = plotting("mask_of_mercy").play("plot:mask_of_mercy")
    assert (table.g.blood[0], table.g.popularity[0]) == (9, 9)


def test_reign_of_terror() -> None:
    table = plotting("reign_of_terror", seats=3, at="s0=N02 s1.1=N05", popularity={0: 5}).play("plot:reign_of_terror")
    assert (table.g.vp[0], table.g.popularity) == (3, [2, 6, 7]), "seat 2 has nobody here"


def test_grave_robbers() -> None:
    table = plotting("grave_robbers", at="s0=N12", stock={0: {}}).play("plot:grave_robbers")
    assert (table.stock(0), table.g.popularity[0]) == ("2 0 0 1", 5)
    assert plotting("grave_robbers", at="s0=N02").reasons("plot:grave_robbers") == ["SV-042"]


def test_old_debts() -> None:
    table = plotting("old_debts", hand={1: "bribed_guards whispered_threats"}, deck="mist_form", chance=["1"])
    table.play("plot:old_debts>s1")
    assert (table.hand(1), table.hand(0)) == (["bribed_guards"], ["mist_form"])
    assert [(event.card, event.how) for event in table.told(CardDiscarded)] == [("whispered_threats", "random")]
    assert plotting("old_debts").reasons("plot:old_debts") == ["SV-042"]


@clause("SV-156")
@pytest.mark.parametrize(
    "answer, top, bottom", [("keep", "death_on_the_wind", False), ("bury", "the_inquisition", True)]
)
def test_prophecy_of_doom(answer: str, top: str, bottom: bool) -> None:
    table = plotting("prophecy_of_doom", fate="death_on_the_wind the_inquisition").play("plot:prophecy_of_doom")
    assert (table.asked, table.codes) == (["s0 prophesy"], ["keep", "bury"])
    assert [event.card for event in table.told(Glimpsed)] == ["death_on_the_wind"]
    table.play(answer)
    assert EVENTS[table.g.event_deck[-1]].id == top
    assert (EVENTS[table.g.event_deck[0]].id == "death_on_the_wind") == bottom
    assert (table.g.vp[0], table.g.blood[0]) == (1, 10)


@clause("SV-156")
def test_with_an_empty_event_deck_nothing_is_seen() -> None:
    table = plotting("prophecy_of_doom", event_deck=[]).play("plot:prophecy_of_doom")
    assert (table.g.vp[0], table.asked) == (1, ["s0 haunt"])


def test_goldregs_seal() -> None:
    table = plotting("goldregs_seal")
    assert table.kinds("plot") == [f"goldregs_seal>{pair}" for pair in ("N+E", "N+S", "N+W", "E+S", "E+W", "S+W")]
    table.play("plot:goldregs_seal>E+W")
    assert ([numbers[0] for numbers in table.g.influence], table.g.stock[0][0]) == ([0, 1, 0, 1], 0)


@clause("SV-124")
def test_mist_form() -> None:
    table = plotting("mist_form", at="s0=N05").play("plot:mist_form")
    assert (table.ap, table.g.blood[0]) == (6, 10)
    assert table.kinds("move") == ["N02", "N04", "N06", "N09"]
    table.play("move:N09", "move:N10")
    assert (table.where("s0"), table.ap) == ("N10", 4), "as often as one likes, one point each"

"""The sixteen event cards, each carried out: SV-046 to SV-049, SV-086 to SV-098, SV-107, SV-176."""

from __future__ import annotations

from typing import Any

import pytest

from lychgate.core.ask import Seat
from lychgate.games.sanguis_venenatus.data.board import ID
from lychgate.games.sanguis_venenatus.data.effects import Plague
from lychgate.games.sanguis_venenatus.data.event_cards import EVENT, EVENTS
from lychgate.games.sanguis_venenatus.events.event_step import EventRevealed
from lychgate.games.sanguis_venenatus.steps.day import ChooseServant
from lychgate.games.sanguis_venenatus.steps.event_step import EventStep
from lychgate.games.sanguis_venenatus.steps.night import Wake
from lychgate.testing.clause import clause
from tests.games.sanguis_venenatus.positions import Position, haunting, position, working

QUIET = "siegfried kublai persephone"
ROMANS = {1: "13", 2: "06", 3: "09"}


def event(card: str, **facts: Any) -> Position:
    """The position after (or in the middle of) an event step that reveals the card."""
    facts.setdefault("vampires", QUIET)
    facts.setdefault("first", Seat(0))
    table = position(EventStep(), fate=card, **facts)
    assert [told.card for told in table.told(EventRevealed)] == [card]
    return table


def test_there_are_sixteen_cards() -> None:
    assert len({card.id for card in EVENTS}) == len(EVENTS) == 16


@clause("SV-046", "SV-049", "SV-176")
@pytest.mark.parametrize("card", [card.id for card in EVENTS if any(isinstance(step, Plague) for step in card.steps)])
def test_where_each_event_puts_the_plague(card: str) -> None:
    """On an empty board: the numbers and quarters that the card names, except where its own tokens lie already."""
    wanted = [
        f"{district}{ROMANS[step.roman]}"
        for step in EVENT[card].steps
        if isinstance(step, Plague)
        for district in step.districts
    ]
    table = event(card, at="s0.1=N14", stock={0: {}, 1: {}})
    assert sorted(table.plagues()) == sorted(wanted)


@clause("SV-091")
def test_rats_in_the_granaries() -> None:
    table = event("rats_in_the_granaries", stock={0: {"bread": 2}, 1: {}})
    assert (table.g.stock[0][1], table.g.popularity[0]) == (1, 6)
    assert (table.g.stock[1][1], table.g.popularity[1]) == (0, 6)


@clause("SV-091", "SV-088")
def test_the_dead_carts() -> None:
    table = event("the_dead_carts", seats=3, stock={0: {"bread": 1}, 1: {}, 2: {"bread": 1}}, first=Seat(2))
    assert (table.asked, table.codes) == (["s2 pay"], ["pay", "refuse"])
    table.play("pay")
    assert (table.g.stock[2][1], table.g.popularity[2]) == (0, 8)
    assert table.asked == ["s0 pay"], "seat 1 has no bread"
    table.play("refuse")
    assert (table.g.stock[0][1], table.g.popularity[0]) == (1, 6)


@clause("SV-097", "SV-089")
def test_death_on_the_wind() -> None:
    table = event("death_on_the_wind", at="s0.1=N01 s1.1=E05 s1.2=S05 s1.3=-")
    assert (table.asked, table.codes) == (["s0 infect"], ["infect:2", "infect:3"])
    assert table.reasons("infect:1") == ["SV-089"]
    table.play("infect:3")
    assert table.infected("s0.3")
    assert not any(table.infected(f"s1.{pose}") for pose in (1, 2, 3)), "all on sanctuaries, or dead"


@clause("SV-089", "SV-090")
def test_the_flagellants() -> None:
    table = event("the_flagellants", seats=3, at="s0=N10 s1=W05 s2=-")
    assert table.g.popularity == [5, 7, 7]


@clause("SV-125")
def test_the_inquisition() -> None:
    table = event("the_inquisition")
    assert [(ID[at], kind) for at, kind in table.g.event_tokens] == [("E06", "inquisitor"), ("W06", "inquisitor")]
    assert table.g.event_supply == (0, 2, 2, 2)


@clause("SV-092")
def test_the_great_fire() -> None:
    table = event("the_great_fire", tokens="N09=plague S09=blood", barracks="N09=0.1")
    assert (table.token("N09"), table.token("S09")) == ("", "")
    assert [(ID[at], kind) for at, kind in table.g.event_tokens] == [("N09", "fire"), ("S09", "fire")]
    assert table.level("N09") == "0.1"


@clause("SV-098")
def test_spring_rain() -> None:
    table = event("spring_rain", tokens="N02=blood N04=blood E02=blood W02=plague", first=Seat(1))
    assert (table.asked, table.codes) == (["s1 rain"], ["rain:N02", "rain:N04"])
    table.play("rain:N04")
    assert (table.token("N02"), table.token("N04"), table.token("E02"), table.token("W02")) == (
        "blood", "", "", "plague",
    )  # fmt: skip


@clause("SV-109")
def test_the_saints_fair() -> None:
    table = event("the_saints_fair")
    assert [(ID[at], kind) for at, kind in table.g.event_tokens] == [("E09", "fair"), ("W09", "fair")]
    fair = working("s0.1", at="s0.1=E09", event_tokens="E09=fair", stock={0: {}})
    fair.play("produce:gb")
    assert fair.stock(0) == "1 1 0 0"
    shared = working("s0.1", at="s0.1=E09", event_tokens="E09=fair", tokens="E09=plague")
    assert "produce:gb" in shared.codes, "a token that lay there before shares the circle"


def test_hunger_riots() -> None:
    table = event("hunger_riots", stock={0: {"gold": 3}, 1: {}})
    assert [(ID[at], kind) for at, kind in table.g.event_tokens] == [("N13", "mob"), ("S13", "mob")]
    assert (table.g.stock[0][0], table.g.stock[1][0]) == (2, 0)


@clause("SV-093")
def test_miasma() -> None:
    blocked = "N13=plague N06=plague S13=plague S06=plague S09=plague"
    table = event("miasma", tokens=blocked, barracks="W13=0.1")
    assert sorted(table.plagues()) == sorted([*(w.partition("=")[0] for w in blocked.split()), "N09", "E13", "W06"])
    assert table.paused, "it never spreads"


@clause("SV-095", "SV-089", "SV-090")
def test_procession_of_relics() -> None:
    table = event(
        "procession_of_relics",
        seats=3,
        stock={0: {"gold": 2}, 1: {"gold": 1}, 2: {"gold": 5}},
        at="s2=N01",
        blood={0: 9, 1: 9},
    )
    assert (table.asked, table.codes) == (["s0 pay"], ["pay", "wound"])
    table.play("wound")
    assert (table.g.blood[0], table.g.stock[0][0]) == (8, 2)
    assert table.g.blood[1] == 8, "without 2 gold: the wound"
    assert (table.g.blood[2], table.g.stock[2][0]) == (11, 5), "on a sanctuary"
    paid = event("procession_of_relics", stock={0: {"gold": 2}, 1: {}}, at="s1=-").play("pay")
    assert (paid.g.stock[0][0], paid.g.blood[0]) == (0, 11)


@clause("SV-119")
def test_blood_moon() -> None:
    table = event("blood_moon")
    assert table.g.rule_changes == ("blood_moon",)
    assert position(Wake(Seat(0)), rule_changes=("blood_moon",)).ap == 7


def test_refugees_at_the_gates() -> None:
    table = event(
        "refugees_at_the_gates", tokens="N06=blood E13=blood E06=plague N02=blood", stock={0: {"bread": 10}, 1: {}}
    )
    assert (table.token("N06"), table.token("E13"), table.token("E06"), table.token("N02")) == (
        "", "plague", "plague", "blood",
    )  # fmt: skip
    assert [stock[1] for stock in table.g.stock] == [10, 1]


@clause("SV-096")
def test_the_stewards_tax() -> None:
    table = event(
        "the_stewards_tax",
        seats=3,
        stock={0: {"gold": 2}, 1: {"gold": 1}, 2: {"gold": 3}},
        influence={"N": (1, 2, 0), "S": (1, 0, 0)},
    )
    assert (table.asked, table.codes) == (["s0 pay"], ["pay", "lose:N", "lose:S"])
    assert table.reasons("lose:E") == ["SV-096"]
    table.play("lose:S")
    assert table.influence("S") == (0, 0, 0)
    assert table.influence("N") == (1, 1, 0), "seat 1 cannot pay"
    assert [stock[0] for stock in table.g.stock] == [2, 1, 1], "seat 2 has no influence and must pay"
    spared = event("the_stewards_tax", stock={0: {}, 1: {}})
    assert spared.paused
    assert spared.g.stock == [[0, 0, 0, 0], [0, 0, 0, 0]]


def test_the_masked_ball() -> None:
    table = event("the_masked_ball", seats=3)
    assert [len(hand) for hand in table.g.hand] == [1, 1, 1]


@clause("SV-089", "SV-103")
@pytest.mark.parametrize(
    "field, infected, crew, ap",
    [("N14", "", "herald", 3), ("N14", "s0.1", "herald", 2), ("N01", "", "herald", 4), ("N14", "", "messenger", 4)],
)
def test_quarantine(field: str, infected: str, crew: str, ap: int) -> None:
    assert event("quarantine").g.rule_changes == ("quarantine",)
    table = position(
        ChooseServant(Seat(0)), at=f"s0.1={field} s0.2=- s0.3=-", infected=infected, crews={0: f"{crew} spy scholar"},
        rule_changes=("quarantine",),
    )  # fmt: skip
    assert table.ap == ap


# --- event tokens on the board


@clause("SV-107")
def test_nobody_enters_a_field_on_fire_but_leaving_is_allowed() -> None:
    table = working("s0.1", at="s0.1=N08", event_tokens="N09=fire")
    assert "move:N09" not in table.codes
    assert table.reasons("move:N09") == ["SV-107"]
    assert haunting(at="s0=N08", event_tokens="N09=fire").reasons("move:N09") == ["SV-107"]
    assert working("s0.1", at="s0.1=N09", event_tokens="N09=fire").kinds("move") == ["N08", "N13"]
    assert working("s0.1", at="s0.1=N11", event_tokens="E11=fire").reasons("sewer:E11") == ["SV-107"]


@clause("SV-107")
def test_a_mob_costs_everybody_one_action_point_more() -> None:
    table = working("s0.1", at="s0.1=N14", event_tokens="N13=mob")
    table.play("move:N13")
    assert table.ap == 2
    vampire = haunting(at="s0=N14", event_tokens="N13=mob").play("move:N13")
    assert vampire.ap == 3
    tired = working("s0.1", ap=1, at="s0.1=N14", event_tokens="N13=mob", stock={0: {"bread": 1}})
    assert tired.reasons("move:N13") == ["SV-105"]


@clause("SV-126", "SV-112", "SV-045")
def test_an_event_token_covers_the_circle() -> None:
    assert haunting(at="s0=N13", event_tokens="N13=mob").reasons("drink") == ["SV-126"]
    rich = {0: {"gold": 5, "militia": 5, "equipment": 5}}
    assert working("s0.1", at="s0.1=E09", event_tokens="E09=fair", stock=rich).reasons("build") == ["SV-112"]
    burnt = working("s0.1", at="s0.1=N14", event_tokens="N13=mob", tokens="N13=plague")
    assert "burn:N13" in burnt.codes, "a plague token that shares the circle can still be burnt"


@clause("SV-109", "SV-007")
def test_a_fair_is_for_servants_only() -> None:
    assert haunting(at="s0=E09", event_tokens="E09=fair").reasons("produce:gb") == ["SV-007"]

"""Every card does what the ledger says, and every part of it would be missed.

The ledger's tables are read and compared with the data. Then each part of a row (an effect, a condition, a price, a
bonus, a number) is taken away, and a test of that very card must fail.
"""

from __future__ import annotations

import itertools
import re
from collections.abc import Callable, Iterator
from types import ModuleType
from typing import Any

import pytest
from msgspec import structs

from lychgate.games.sanguis_venenatus.choices import day as day_choices
from lychgate.games.sanguis_venenatus.data.effects import EventToken, Plague
from lychgate.games.sanguis_venenatus.data.event_cards import EVENTS, EventCard
from lychgate.games.sanguis_venenatus.data.intrigue_cards import CARD, INTRIGUE, IntrigueCard
from lychgate.games.sanguis_venenatus.data.numbers import SPECIALS
from lychgate.games.sanguis_venenatus.data.servant_cards import SERVANT_CARDS, ServantCard
from lychgate.games.sanguis_venenatus.data.vampire_sheets import NIGHTHUNTER, SHEETS
from lychgate.games.sanguis_venenatus.state import position as state
from lychgate.games.sanguis_venenatus.steps import day as day_steps
from lychgate.games.sanguis_venenatus.steps import event_step
from tests.clause import clause
from tests.games.sanguis_venenatus import (
    test_combat,
    test_dawn,
    test_event_cards,
    test_intrigue,
    test_night,
    test_servants,
    test_tracks,
    test_twilight,
    test_vampires,
)
from tests.games.sanguis_venenatus.positions import GAME

Test = Callable[..., None]
LEDGER = (GAME.folder / "rules.md").read_text()
ROMANS = ("", "I", "II", "III")


def rows(start: str) -> Iterator[list[str]]:
    """Yield the cells of every row of the ledger whose first cell begins like this."""
    for line in LEDGER.splitlines():
        if line.startswith("|") and re.match(start, line[2:]):
            yield [cell.strip() for cell in line.strip("|").split("|")]


def runs(test: Test) -> Iterator[dict[str, Any]]:
    """Yield the arguments with which a test is run: none, or every row of its parameters."""
    marks = [mark for mark in getattr(test, "pytestmark", ()) if mark.name == "parametrize"]
    tables = []
    for mark in marks:
        names = [name.strip() for name in mark.args[0].split(",")]
        tables.append([dict(zip(names, row if len(names) > 1 else (row,), strict=True)) for row in mark.args[1]])
    for parts in itertools.product(*tables):
        yield {name: value for part in parts for name, value in part.items()}


def is_missed(*tests: Test) -> bool:
    """Whether one of the tests fails as things are now."""
    for test in tests:
        for given in runs(test):
            try:
                test(**given)
            except Exception:
                return True
    return False


def of_card(module: ModuleType, start: str) -> list[Test]:
    """The tests that carry a card's name."""
    return [test for name, test in vars(module).items() if name.startswith(start)]


# --- intrigue


@clause("SV-019", "SV-041", "SV-043")
@pytest.mark.parametrize("card", INTRIGUE, ids=lambda card: card.id)
def test_copies_price_and_sign_of_each_intrigue_card_are_the_ledgers(card: IntrigueCard) -> None:
    (row,) = rows(card.id)
    name, price, sign = row[1], row[2], row[6]
    assert name == card.name
    assert (" ×2" in row[0]) == (card.copies == 2)
    assert price == (" + ".join(f"{n} {res}" for res, n in card.cost) or "—")
    assert sign.replace(" ", "") == card.symbol
    assert (row[5] == "—") == (card.bonus is None)


def intrigue_parts() -> Iterator[tuple[str, IntrigueCard]]:
    """Yield every intrigue card without one of its parts."""
    for card in INTRIGUE:
        for number in range(len(card.effects)):
            rest = (*card.effects[:number], *card.effects[number + 1 :])
            yield f"{card.id}-effect-{number}", structs.replace(card, effects=rest)
        for number, condition in enumerate(card.conditions):
            rest_conditions = (*card.conditions[:number], *card.conditions[number + 1 :])
            yield f"{card.id}-{condition.kind}", structs.replace(card, conditions=rest_conditions)
        if card.cost:
            yield f"{card.id}-price", structs.replace(card, cost=())
        if card.bonus is not None:
            yield f"{card.id}-bonus", structs.replace(card, bonus=None)
            yield f"{card.id}-always", structs.replace(card, bonus=structs.replace(card.bonus, low=0, high=15))


@clause("SV-041", "SV-153")
@pytest.mark.parametrize("without", [pytest.param(card, id=id) for id, card in intrigue_parts()])
def test_every_part_of_an_intrigue_card_would_be_missed(without: IntrigueCard, monkeypatch: pytest.MonkeyPatch) -> None:
    tests = of_card(test_intrigue, f"test_{without.id.lower()}_")
    assert not is_missed(*tests)
    monkeypatch.setitem(CARD, without.id, without)
    assert is_missed(*tests)


# --- events


@clause("SV-086", "SV-176")
@pytest.mark.parametrize("card", EVENTS, ids=lambda card: card.id)
def test_where_each_event_strikes_is_what_the_ledger_says(card: EventCard) -> None:
    (row,) = rows(card.id)
    assert row[1] == card.name
    plagues = [step for step in card.steps if isinstance(step, Plague)]
    said = "; ".join(f"{ROMANS[step.roman]} in {', '.join(step.districts)}" for step in plagues)
    assert re.sub(r" \(after .*\)", "", row[2]) == (said or "per district the first eligible of I, II, III")
    for step in card.steps:
        if isinstance(step, EventToken):
            assert f"({', '.join(step.fields)})" in row[3]


def event_parts() -> Iterator[tuple[str, EventCard]]:
    """Yield every event without one of its steps."""
    for card in EVENTS:
        for number, step in enumerate(card.steps):
            rest = (*card.steps[:number], *card.steps[number + 1 :])
            yield f"{card.id}-{type(step).__name__}-{number}", structs.replace(card, steps=rest)


@clause("SV-086")
@pytest.mark.parametrize("without", [pytest.param(card, id=id) for id, card in event_parts()])
def test_every_step_of_an_event_would_be_missed(without: EventCard, monkeypatch: pytest.MonkeyPatch) -> None:
    tests = [*of_card(test_event_cards, f"test_{without.id.lower()}_"), plague_test(without.id)]
    assert not is_missed(*tests)
    monkeypatch.setattr(event_step, "EVENTS", tuple(without if card.id == without.id else card for card in EVENTS))
    assert is_missed(*tests)


def plague_test(card: str) -> Test:
    """The plague of one event, as a test of its own."""

    def test() -> None:
        if (card,) in [tuple(given.values()) for given in runs(test_event_cards.test_where_each_event_puts_the_plague)]:
            test_event_cards.test_where_each_event_puts_the_plague(card)

    return test


# --- servants

SERVANT_TESTS = (
    test_servants.test_ex3_own_defence,
    test_servants.test_who_produces_more,
    test_servants.test_total_defence_adds_field_barrack_and_bodyguard,
)
"""What tests several servants at once."""


@clause("SV-062", "SV-063")
@pytest.mark.parametrize("card", SERVANT_CARDS, ids=lambda card: card.name)
def test_the_defence_of_each_servant_is_the_ledgers(card: ServantCard) -> None:
    (row,) = (row for row in rows(card.name) if row[0] == card.name)
    where = {"holy_ground": "on holy ground", "central_tile": "on the central tile"}
    places = [where.get(each, f"on a {each}") for each in card.defence_fields[:1]]
    places += card.defence_fields[1:]
    assert row[1] == f"{card.defence}" + (f"; {card.defence_at} {' or '.join(places)}" if places else "")
    if card.extra is not None:
        price = "".join(f", {n} {res}" for res, n in card.extra.cost)
        assert f"{card.extra.name.title()} ({card.extra.ap} AP{price}, once)" in row[2]


def servant_parts() -> Iterator[tuple[str, ServantCard]]:
    """Yield every servant without one of the things that only he can do; of an extra action, without each part."""
    plain = ServantCard(id="", name="")
    for card in SERVANT_CARDS:
        for name in card.__struct_fields__[2:]:
            if getattr(card, name) != getattr(plain, name):
                yield f"{card.name}-{name}", structs.replace(card, **{name: getattr(plain, name)})
        if card.extra is not None:
            for number in range(len(card.extra.effects)):
                rest = (*card.extra.effects[:number], *card.extra.effects[number + 1 :])
                extra = structs.replace(card.extra, effects=rest)
                yield f"{card.name}-{card.extra.name}-{number}", structs.replace(card, extra=extra)
            if card.extra.cost:
                extra = structs.replace(card.extra, cost=())
                yield f"{card.name}-{card.extra.name}-price", structs.replace(card, extra=extra)


@clause("SV-062", "SV-116")
@pytest.mark.parametrize("without", [pytest.param(card, id=id) for id, card in servant_parts()])
def test_every_part_of_a_servant_would_be_missed(without: ServantCard, monkeypatch: pytest.MonkeyPatch) -> None:
    name = without.name.lower().replace("-", "_")
    tests: list[Test] = [*of_card(test_servants, f"test_{name}"), *SERVANT_TESTS]
    assert not is_missed(*tests)
    cards = tuple(without if card.id == without.id else card for card in SERVANT_CARDS)
    monkeypatch.setattr(state, "SERVANT_CARDS", cards)
    extras = {card.extra.name: card.extra for card in cards if card.extra is not None}
    for module in (day_choices, day_steps):
        monkeypatch.setattr(module, "EXTRAS", extras)
    assert is_missed(*tests)


# --- special fields


def special_parts() -> Iterator[tuple[str, Any]]:
    """Yield every special field without its price or one of its effects."""
    for name, special in SPECIALS.items():
        if special.cost:
            yield name, structs.replace(special, cost=())
        for number in range(len(special.effects)):
            rest = (*special.effects[:number], *special.effects[number + 1 :])
            yield name, structs.replace(special, effects=rest)


@clause("SV-159")
@pytest.mark.parametrize("name, without", list(special_parts()))
def test_every_part_of_a_special_field_would_be_missed(
    name: str, without: Any, monkeypatch: pytest.MonkeyPatch
) -> None:
    assert not is_missed(test_night.test_what_special_fields_give)
    monkeypatch.setitem(SPECIALS, name, without)
    assert is_missed(test_night.test_what_special_fields_give)


# --- the sheets

ABILITIES: dict[str, Test] = {
    "tainted_blood": test_night.test_plague_is_undrinkable_except_for_kublai,
    "pestilence": test_vampires.test_pestilence,
    "carriers": test_vampires.test_carriers,
    "reaper": test_vampires.test_the_reaper_wakes_on_a_cemetery,
    "soul_tithe": test_vampires.test_soul_tithe_for_action_points,
    "last_harvest": test_twilight.test_souls_count_for_death_alone,
    "beyond_shame": test_tracks.test_ex6_popularity_underflow,
    "warlord": test_combat.test_the_warlord_attacks_with_one_more,
    "levy": test_vampires.test_levy_is_for_every_level,
    "hunger": test_night.test_cassandras_hunger,
    "starvation": test_vampires.test_starvation,
    "second_sight": test_dawn.test_cassandra_looks_at_two_events_and_buries_one,
    "shadow_step": test_night.test_shadow_step_crosses_a_red_border_once,
    "predator": test_combat.test_the_predator_gains_three,
}


@clause("SV-017", "SV-064", "SV-073")
@pytest.mark.parametrize("ability", [each for sheet in SHEETS for each in sheet.abilities] + list(NIGHTHUNTER))
def test_every_ability_of_a_sheet_would_be_missed(ability: str, monkeypatch: pytest.MonkeyPatch) -> None:
    assert not is_missed(ABILITIES[ability])
    sheets = [structs.replace(sheet, abilities=tuple({*sheet.abilities} - {ability})) for sheet in SHEETS]
    monkeypatch.setattr(state, "SHEETS", sheets)
    monkeypatch.setattr(state, "NIGHTHUNTER", tuple({*NIGHTHUNTER} - {ability}))
    assert is_missed(ABILITIES[ability])

"""Every card does what the ledger says, and every part of it would be missed.

The ledger's tables are read and compared with the data. Then each part of a row (an effect, a condition, a price, a
bonus, a number) is taken away or changed, and a test of that very card must fail.
"""

from __future__ import annotations

import re
from collections.abc import Iterator

import pytest
from msgspec import structs

from lychgate.core.say import Say
from lychgate.games.sanguis_venenatus.choices import day as day_choices
from lychgate.games.sanguis_venenatus.data import intrigue_cards, numbers, servant_cards, vampire_sheets
from lychgate.games.sanguis_venenatus.data.board import ID
from lychgate.games.sanguis_venenatus.data.effects import Choice, LayEventTokens, Plague
from lychgate.games.sanguis_venenatus.data.event_cards import EVENTS, EventCard
from lychgate.games.sanguis_venenatus.data.intrigue_cards import CARD, INTRIGUE, IntrigueCard
from lychgate.games.sanguis_venenatus.data.numbers import (
    BAND_OF,
    BANDS,
    BARRACKS,
    POPULARITY_MAX,
    SPECIALS,
    YIELDS,
    Band,
    Barrack,
    Special,
)
from lychgate.games.sanguis_venenatus.data.servant_cards import SERVANT_CARDS, ServantCard
from lychgate.games.sanguis_venenatus.data.vampire_sheets import NIGHTHUNTER, SHEETS
from lychgate.games.sanguis_venenatus.data.vocabulary import Ability, FieldName
from lychgate.games.sanguis_venenatus.state import position as state
from lychgate.games.sanguis_venenatus.steps import day as day_steps
from lychgate.games.sanguis_venenatus.steps import event_step
from lychgate.games.sanguis_venenatus.words.names import event_word, intrigue_word, servant_word
from lychgate.testing.clause import clause
from lychgate.words import Words
from tests.games.sanguis_venenatus import (
    test_combat,
    test_dawn,
    test_day,
    test_event_cards,
    test_intrigue,
    test_night,
    test_servants,
    test_tracks,
    test_twilight,
    test_vampires,
)
from tests.games.sanguis_venenatus.missed import (
    changed_numbers,
    everywhere,
    is_missed,
    of_card,
    without_each,
)
from tests.games.sanguis_venenatus.positions import GAME
from tests.mutation.cases import Test, runs

LEDGER = (GAME.folder / "rules.md").read_text()
ROMANS = ("", "I", "II", "III")
WORDS = Words("sanguis-venenatus")


def row_of(name: Say) -> list[str]:
    """Return the cells of the ledger's row whose first cell is a card's name, with the number of copies or without."""
    lines = [line.strip("|").split("|") for line in LEDGER.splitlines() if line.startswith("|")]
    rows = [[cell.strip() for cell in line] for line in lines]
    (found,) = (row for row in rows if row[0].removesuffix(" ×2") == WORDS.say(name))
    return found


# --- intrigue


@clause("SV-019", "SV-041", "SV-043")
@pytest.mark.parametrize("card", INTRIGUE, ids=lambda card: card.id)
def test_copies_price_and_sign_of_each_intrigue_card_are_the_ledgers(card: IntrigueCard) -> None:
    name, price, _, _, bonus, sign, _ = row_of(intrigue_word(card.id))
    assert name.endswith(" ×2") == (card.copies == 2)
    assert price == (" + ".join(f"{n} {res}" for res, n in card.cost) or "—")
    assert sign.replace(" ", "") == card.symbol
    assert (bonus == "—") == (card.bonus is None)


def intrigue_parts() -> Iterator[tuple[str, IntrigueCard]]:
    """Yield every intrigue card without one of its parts, or with one of its numbers changed."""
    for card in INTRIGUE:
        for number, rest in without_each(card.effects):
            yield f"{card.id}-effect-{number}", structs.replace(card, effects=rest)
        for number, effect in enumerate(card.effects):
            for left, options in without_each(effect.options) if isinstance(effect, Choice) else ():
                effects = (*card.effects[:number], Choice(options), *card.effects[number + 1 :])
                yield f"{card.id}-choice-{left}", structs.replace(card, effects=effects)
        for number, conditions in without_each(card.conditions):
            yield f"{card.id}-{card.conditions[number]}", structs.replace(card, conditions=conditions)
        if card.cost:
            yield f"{card.id}-price", structs.replace(card, cost=())
        if card.bonus is not None:
            yield f"{card.id}-bonus", structs.replace(card, bonus=None)
            yield (
                f"{card.id}-always",
                structs.replace(card, bonus=structs.replace(card.bonus, low=0, high=POPULARITY_MAX)),
            )
        for path, changed in changed_numbers(card):
            if path != "copies+1" and not (path == "bonus.high+1" and card.bonus and card.bonus.high == POPULARITY_MAX):
                yield f"{card.id}-{path}", changed


@clause("SV-041", "SV-153")
@pytest.mark.parametrize("without", [pytest.param(card, id=id) for id, card in intrigue_parts()])
def test_every_part_of_an_intrigue_card_would_be_missed(without: IntrigueCard, monkeypatch: pytest.MonkeyPatch) -> None:
    tests = of_card(test_intrigue, without.id)
    assert not is_missed(*tests)
    monkeypatch.setitem(CARD, without.id, without)
    assert is_missed(*tests)


# --- events


@clause("SV-086", "SV-176")
@pytest.mark.parametrize("card", EVENTS, ids=lambda card: card.id)
def test_where_each_event_strikes_is_what_the_ledger_says(card: EventCard) -> None:
    _, plague, further, _ = row_of(event_word(card.id))
    plagues = [step for step in card.steps if isinstance(step, Plague)]
    said = "; ".join(f"{ROMANS[step.roman]} in {', '.join(step.districts)}" for step in plagues)
    assert re.sub(r" \(after .*\)", "", plague) == (said or "per district the first eligible of I, II, III")
    for step in card.steps:
        if isinstance(step, LayEventTokens):
            assert f"({', '.join(ID[at] for at in step.fields)})" in further


def event_parts() -> Iterator[tuple[str, EventCard]]:
    """Yield every event without one of its steps, or with one of its numbers changed."""
    for card in EVENTS:
        for number, rest in without_each(card.steps):
            yield f"{card.id}-{type(card.steps[number]).__name__}-{number}", structs.replace(card, steps=rest)
        for path, changed in changed_numbers(card):
            if not path.endswith(".roman+1"):
                yield f"{card.id}-{path}", changed


@clause("SV-086")
@pytest.mark.parametrize("without", [pytest.param(card, id=id) for id, card in event_parts()])
def test_every_step_of_an_event_would_be_missed(without: EventCard, monkeypatch: pytest.MonkeyPatch) -> None:
    tests = [*of_card(test_event_cards, without.id), plague_test(without.id)]
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
@pytest.mark.parametrize("card", SERVANT_CARDS, ids=lambda card: card.id)
def test_the_defence_of_each_servant_is_the_ledgers(card: ServantCard) -> None:
    _, defence, text, _ = row_of(servant_word(card.id))
    where = {"holy_ground": "on holy ground", "central_tile": "on the central tile"}
    if card.defence_at is None:
        assert defence == f"{card.defence}"
    else:
        first, *others = card.defence_at.places
        places = " or ".join([where.get(first, f"on a {first}"), *others])
        assert defence == f"{card.defence}; {card.defence_at.n} {places}"
    if card.extra is not None:
        price = "".join(f", {n} {res}" for res, n in card.extra.cost)
        assert f"{card.extra.name.title()} ({card.extra.ap} AP{price}, once)" in text


def servant_parts() -> Iterator[tuple[str, ServantCard]]:
    """Yield every servant without one of his peculiarities or a part of it, or with one of its numbers changed."""
    plain = ServantCard(id="")
    for card in SERVANT_CARDS:
        for name in card.__struct_fields__[1:]:
            value = getattr(card, name)
            if value != getattr(plain, name):
                yield f"{card.id}-{name}", structs.replace(card, **{name: getattr(plain, name)})
                if isinstance(value, tuple) and len(value) > 1:
                    for number, rest in without_each(value):
                        yield f"{card.id}-{name}-{number}", structs.replace(card, **{name: rest})
        if card.defence_at is not None and len(card.defence_at.places) > 1:
            for number, places in without_each(card.defence_at.places):
                fewer = structs.replace(card.defence_at, places=places)
                yield f"{card.id}-place-{number}", structs.replace(card, defence_at=fewer)
        if card.extra is not None:
            for number, effects in without_each(card.extra.effects):
                extra = structs.replace(card.extra, effects=effects)
                yield f"{card.id}-{card.extra.name}-{number}", structs.replace(card, extra=extra)
            extra = structs.replace(card.extra, condition="not_lockdown")
            yield f"{card.id}-{card.extra.name}-condition", structs.replace(card, extra=extra)
            if card.extra.cost:
                extra = structs.replace(card.extra, cost=())
                yield f"{card.id}-{card.extra.name}-price", structs.replace(card, extra=extra)
        for path, changed in changed_numbers(card):
            own = path.removesuffix("+1")
            if getattr(plain, own, None) != getattr(card, own, ""):
                yield f"{card.id}-{path}", changed


@clause("SV-062", "SV-116")
@pytest.mark.parametrize("without", [pytest.param(card, id=id) for id, card in servant_parts()])
def test_every_part_of_a_servant_would_be_missed(without: ServantCard, monkeypatch: pytest.MonkeyPatch) -> None:
    named = [test for name, test in vars(test_servants).items() if re.match(rf"test_{without.id}(_|$)", name)]
    tests: list[Test] = [*named, *SERVANT_TESTS]
    assert not is_missed(*tests)
    cards = tuple(without if card.id == without.id else card for card in SERVANT_CARDS)
    monkeypatch.setattr(state, "SERVANT_CARDS", cards)
    extras = {card.extra.name: card.extra for card in cards if card.extra is not None}
    for module in (day_choices, day_steps):
        monkeypatch.setattr(module, "EXTRAS", extras)
    assert is_missed(*tests)


# --- special fields


def special_parts() -> Iterator[tuple[FieldName, Special]]:
    """Yield every special field without its price or one of its effects, or with one of its numbers changed."""
    for name, special in SPECIALS.items():
        if special.cost:
            yield name, structs.replace(special, cost=())
        for _, effects in without_each(special.effects):
            yield name, structs.replace(special, effects=effects)
        for _, changed in changed_numbers(special):
            yield name, changed


@clause("SV-159")
@pytest.mark.parametrize("name, without", list(special_parts()))
def test_every_part_of_a_special_field_would_be_missed(
    name: FieldName, without: Special, monkeypatch: pytest.MonkeyPatch
) -> None:
    assert not is_missed(test_night.test_what_special_fields_give)
    monkeypatch.setitem(SPECIALS, name, without)
    assert is_missed(test_night.test_what_special_fields_give)


# --- the sheets

ABILITIES: dict[Ability, Test] = {
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
def test_every_ability_of_a_sheet_would_be_missed(ability: Ability, monkeypatch: pytest.MonkeyPatch) -> None:
    assert not is_missed(ABILITIES[ability])
    sheets = [structs.replace(sheet, abilities=tuple({*sheet.abilities} - {ability})) for sheet in SHEETS]
    monkeypatch.setattr(state, "SHEETS", sheets)
    monkeypatch.setattr(state, "NIGHTHUNTER", tuple({*NIGHTHUNTER} - {ability}))
    assert is_missed(ABILITIES[ability])


NUMBERS: dict[str, Test] = {
    "TAINTED_BLOOD": test_night.test_plague_is_undrinkable_except_for_kublai,
    "PESTILENCE_AP": test_vampires.test_pestilence,
    "PESTILENCE_VP": test_vampires.test_pestilence,
    "PESTILENCE_POPULARITY": test_vampires.test_pestilence,
    "TITHES": test_vampires.test_soul_tithe_for_action_points,
    "RAISE_SOULS": test_vampires.test_soul_tithe_for_the_dead,
    "SOUL_VP": test_twilight.test_souls_count_for_death_alone,
    "WARLORD": test_combat.test_the_warlord_attacks_with_one_more,
    "HUNGER_BLOOD": test_night.test_cassandras_hunger,
    "STARVATION_AP": test_vampires.test_starvation,
    "STARVATION_VP": test_vampires.test_starvation,
    "STARVATION_BREAD": test_vampires.test_starvation,
    "STARVATION_POPULARITY": test_vampires.test_starvation,
    "SIGHT": test_dawn.test_cassandra_looks_at_two_events_and_buries_one,
    "PREDATOR_BLOOD": test_combat.test_the_predator_gains_three,
    "ASSASSIN_DEFENCE": test_intrigue.test_assassin,
    "COURTIER_MIN": test_servants.test_courtier_makes_corruption_cheaper_where_he_is,
}
"""What tests each number of an ability that is not part of a card."""


@clause("SV-017", "SV-064", "SV-073")
@pytest.mark.parametrize("name", NUMBERS)
def test_every_number_of_an_ability_would_be_missed(name: str, monkeypatch: pytest.MonkeyPatch) -> None:
    assert not is_missed(NUMBERS[name])
    tables = (intrigue_cards, numbers, servant_cards, vampire_sheets)
    (value,) = (vars(table)[name] for table in tables if name in vars(table))
    everywhere(monkeypatch, name, value + 1)
    assert is_missed(NUMBERS[name])


# --- barracks, popularity, production


def barrack_parts() -> Iterator[tuple[str, tuple[Barrack, ...]]]:
    """Yield the table of barracks with one number of a level changed, or without what a level brings at dawn."""
    for at, row in enumerate(BARRACKS):
        for path, changed in changed_numbers(row):
            yield f"{at + 1}-{path}", (*BARRACKS[:at], changed, *BARRACKS[at + 1 :])
        for left, dawn in without_each(row.dawn):
            yield f"{at + 1}-dawn-{left}", (*BARRACKS[:at], structs.replace(row, dawn=dawn), *BARRACKS[at + 1 :])


@clause("SV-084", "SV-112", "SV-114")
@pytest.mark.parametrize("rows", [pytest.param(rows, id=id) for id, rows in barrack_parts()])
def test_every_part_of_a_barrack_would_be_missed(rows: tuple[Barrack, ...], monkeypatch: pytest.MonkeyPatch) -> None:
    tests = (test_day.test_building_and_raising_a_barrack, test_dawn.test_what_barracks_bring)
    assert not is_missed(*tests)
    everywhere(monkeypatch, "BARRACKS", rows)
    assert is_missed(*tests)


def band_parts() -> Iterator[tuple[str, list[Band]]]:
    """Yield the band of every popularity with a reward or a legend changed, or with a border moved by one."""
    for band in BANDS:
        for path, changed in changed_numbers(band):
            if path not in ("low+1", "high+1"):
                yield f"{band.id}-{path}", [changed if each is band else each for each in BAND_OF]
        for left, reward in without_each(band.reward):
            poorer = structs.replace(band, reward=reward)
            yield f"{band.id}-reward-{left}", [poorer if each is band else each for each in BAND_OF]
        if band.low:
            yield f"{band.id}-border", [*BAND_OF[: band.low], BAND_OF[band.low - 1], *BAND_OF[band.low + 1 :]]


@clause("SV-084", "SV-171")
@pytest.mark.parametrize("bands", [pytest.param(bands, id=id) for id, bands in band_parts()])
def test_every_part_of_a_popularity_band_would_be_missed(bands: list[Band], monkeypatch: pytest.MonkeyPatch) -> None:
    tests = (test_dawn.test_the_reward_of_the_popularity_band, test_twilight.test_legends)
    assert not is_missed(*tests)
    everywhere(monkeypatch, "BAND_OF", bands)
    assert is_missed(*tests)


@clause("SV-109")
@pytest.mark.parametrize(
    "field, left", [(field, left) for field, yields in YIELDS.items() for left in range(len(yields))]
)
def test_every_yield_of_a_production_field_would_be_missed(
    field: FieldName, left: int, monkeypatch: pytest.MonkeyPatch
) -> None:
    assert not is_missed(test_day.test_what_production_fields_yield)
    monkeypatch.setitem(YIELDS, field, tuple(goods for at, goods in enumerate(YIELDS[field]) if at != left))
    assert is_missed(test_day.test_what_production_fields_yield)

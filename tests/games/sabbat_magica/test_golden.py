"""Golden matches: a record for every way to end, every option, every time card and every POWER card."""

from __future__ import annotations

import pytest

import lychgate
from lychgate.games.sabbat_magica.data.cards import POWERS, TIME_CARDS
from lychgate.testing.clause import clause
from lychgate.testing.golden import golden_records
from tests.games.sabbat_magica.positions import GAME
from tests.games.sabbat_magica.wanted import WANTED

RECORDS = golden_records(GAME)


def test_there_is_a_record_for_every_ending_option_and_card() -> None:
    assert set(RECORDS) == set(WANTED)
    assert {f"power-{power.id}" for power in POWERS} <= set(RECORDS)
    assert {f"time-{card.id}" for card in TIME_CARDS[1:]} <= set(RECORDS)
    played = {(name, value) for wanted in WANTED.values() for name, value in GAME.check(2, wanted.options).items()}
    assert {(option.name, value) for option in GAME.options for value in option.values} <= played


@pytest.mark.parametrize("name", WANTED)
def test_a_golden_record_shows_what_it_is_kept_for(name: str) -> None:
    match = lychgate.load(RECORDS[name])
    assert WANTED[name].shows(match)
    assert {key: match.options[key] for key in WANTED[name].options} == WANTED[name].options


@clause("SM-232")
def test_a_shared_victory_is_shared_by_equal_scores() -> None:
    match = lychgate.load(RECORDS["ending-shared"])
    assert match.result is not None
    best = max(match.result.scores)
    assert [match.result.scores[seat] for seat in match.result.winners] == [best] * len(match.result.winners)
    assert len(match.result.winners) > 1

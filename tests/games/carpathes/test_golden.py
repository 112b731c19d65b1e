"""Golden matches: a record for every ending and option, and every card and event at least once."""

from __future__ import annotations

import pytest

import lychgate
from lychgate.core.events import Event
from lychgate.games.carpathes.events import attacks, blood, endings, masters, turns
from lychgate.games.carpathes.setup import OPTIONS
from lychgate.testing.golden import golden_records
from tests.games.carpathes.positions import GAME
from tests.games.carpathes.wanted import EVERYTHING, WANTED, played

RECORDS = golden_records(GAME)


def test_there_is_a_record_for_all_that_is_wanted() -> None:
    assert set(RECORDS) == set(WANTED)
    endings = {match.result.reason for match in map(lychgate.load, RECORDS.values()) if match.result is not None}
    assert endings == {"lord", "dawn"}
    varied = {name for wanted in WANTED.values() for name in wanted.options}
    assert varied == {option.name for option in OPTIONS}


def test_every_card_is_played_and_everything_that_can_happen_happens_somewhere() -> None:
    shown: set[str] = set()
    told: set[str] = set()
    for text in RECORDS.values():
        match = lychgate.load(text)
        shown |= played(match)
        told |= {event.kind() for event in match.state.events or ()}
    assert EVERYTHING - shown == set()
    named = [each for module in (attacks, blood, endings, masters, turns) for each in vars(module).values()]
    kinds = {each.kind() for each in named if isinstance(each, type) and issubclass(each, Event)}
    assert kinds - {"event"} - told == set()


@pytest.mark.parametrize("name", WANTED)
def test_a_golden_record_shows_what_it_is_kept_for(name: str) -> None:
    match = lychgate.load(RECORDS[name])
    assert WANTED[name].shows(match)
    assert {key: match.options[key] for key in WANTED[name].options} == WANTED[name].options

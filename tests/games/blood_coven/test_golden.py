"""Golden matches: two written down decision by decision, and a record for every ending, option and ability card."""

from __future__ import annotations

import pytest

import lychgate
from lychgate.games.blood_coven.data import CARDS
from lychgate.testing.clause import clause
from lychgate.testing.golden import golden_records
from tests.games.blood_coven.positions import GAME, Position
from tests.games.blood_coven.walkthrough import GOLDEN, Walk, written
from tests.games.blood_coven.wanted import WANTED, WRITTEN

RECORDS = golden_records(GAME)


@pytest.mark.parametrize("name, scores", [("two-players", (14, 24)), ("three-players", (8, 18, 15))])
def test_a_written_match_goes_exactly_as_written(name: str, scores: tuple[int, ...]) -> None:
    match = written(name)
    assert match.result is not None
    assert (match.result.scores, match.result.winners, match.result.reason) == (scores, (1,), "streets-empty")


@pytest.mark.parametrize(
    "right, wrong",
    [
        ("supply PPPPPPPPNNDD", "supply PPPPPPPPNNND"),
        ("3=D(T) hand ND fatigue P |", "3=D(H) hand ND fatigue P |"),
        ("hand NDD fatigue -", "hand NDD fatigue N"),
        ("quarter s1 (1-0)", "quarter s0 (1-0)"),
        ("quarter s1 (1-0)", "quarter s1 (0-0)"),
        ("s0 P* |", "s0 P |"),
        ("populate: rest PPN automatically", "populate: nothing"),
        ("s0 slot 5 D starves", "s0 slot 3 D starves"),
        ("upkeep: s0 slot 5 D starves | ", ""),
        ("3/s0 pass; 5/s1 take:P", "5/s1 take:P"),
        ("city -, supply -", "city P, supply -"),
        ("2=P(T) 3=D(H) 4=P(T) 5=D(T) hand P", "2=P(T) 3=D(H) 4=P(T) 5=D(T) hand N"),
        ("DD 10 + victims 4 = 14", "DD 10 + victims 4 = 15"),
        ("s1 wins", "s0 wins"),
    ],
)
def test_whatever_the_page_says_is_compared(right: str, wrong: str) -> None:
    page = (GOLDEN / "two-players.txt").read_text(encoding="utf-8")
    assert right in page
    with pytest.raises((AssertionError, lychgate.LychgateError)):
        Walk(page.replace(right, wrong, 1)).to_the_end()


def test_there_is_a_record_for_every_ending_option_and_card() -> None:
    assert set(RECORDS) == {*WRITTEN, *WANTED}
    endings = ("streets-empty", "no-vampires", "quiet-nights", "round-limit")
    assert {f"ending-{reason}" for reason in endings} <= set(RECORDS)
    assert {f"card-{card.id.lower()}" for card in CARDS} <= set(RECORDS)


@pytest.mark.parametrize("name", WANTED)
def test_a_golden_record_shows_what_it_is_kept_for(name: str) -> None:
    match = lychgate.load(RECORDS[name])
    assert WANTED[name].shows(match)
    assert {key: match.options[key] for key in WANTED[name].options} == WANTED[name].options


@pytest.mark.parametrize("name", WRITTEN)
def test_the_records_of_the_written_matches_are_those_matches(name: str) -> None:
    assert lychgate.load(RECORDS[name]) == written(name)


@clause("BC-167")
def test_the_longest_match_there_can_be_has_forty_rounds() -> None:
    match = lychgate.load(RECORDS["ending-round-limit"])
    assert Position(match).g.round == 40

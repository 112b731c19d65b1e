"""The log: whole sentences that say which vampire did what to whom with what, each by the rule it happened by."""

from __future__ import annotations

from typing import Any

import pytest

from lychgate.core.events import Told
from lychgate.core.step import Step
from lychgate.games.blood_coven.steps.feed import AwardQuarter, FeedAndScare
from lychgate.games.blood_coven.steps.populate import Populate
from lychgate.games.blood_coven.steps.round import Refresh
from lychgate.games.blood_coven.steps.turns import TakeTurns
from lychgate.games.blood_coven.steps.upkeep import Upkeep
from lychgate.testing.clause import clause
from lychgate.words import Words
from tests.games.blood_coven.positions import Position, opening, position

NAMES = ("Ada", "Bram", "Cleo")


def lines(table: Position, me: int | None = None) -> list[str]:
    """The log as somebody reads it."""
    words = Words("blood-coven", names=NAMES, me=me, strict=True)
    return [words.sentence(told.said()) for told in table.match.events(me)]


def cited(table: Position, kind: str) -> list[str]:
    """The rules that the log names for one kind of event."""
    found: list[Told] = [told for told in table.match.events(None) if told.kind == kind]
    return [told.clause for told in found]


@clause("BC-110", "BC-120", "BC-140", "BC-150")
@pytest.mark.parametrize(
    "code, told",
    [
        ("take:D", ["Ada's dime vampire in coffin 3 took a dime from the city."]),
        (
            "take:P+N",
            [
                "Blood Rage: Ada's dime vampire in coffin 3 spent a nickel and reached claw 3.",
                "Ada's dime vampire in coffin 3 took a penny from the city.",
            ],
        ),
        ("make:P@4", ["Ada's dime vampire in coffin 3 turned a penny into a vampire, in coffin 4."]),
        (
            "repop:N",
            [
                "Ada's dime vampire in coffin 3 emptied the city for a scared nickel: "
                "a penny and a dime went back to the supply."
            ],
        ),
        ("pass", ["Ada let the dime vampire in coffin 3 rest; it stays fed."]),
    ],
)
def test_the_log_says_which_vampire_acted(code: str, told: list[str]) -> None:
    table = position(TakeTurns(), s0="3=D(H) hand P scare N", city="PD", supply="PPPPPP").play(code)
    assert lines(table)[: len(told)] == told


@clause("BC-303", "BC-318", "BC-319", "BC-321")
@pytest.mark.parametrize(
    "card, own, code, told, rule",
    [
        ("long_arm", "hand D", "far:N~D", "Long arm: you scared a dime for the vampire in coffin 5.", "BC-318"),
        (
            "double_hunt",
            "scare PN",
            "take:N*PN",
            "Double hunt: you paid a penny and a nickel for the vampire in coffin 5.",
            "BC-319",
        ),
        ("rumour", "hand D", "b11:D", "Rumour: you scared a dime before the vampire in coffin 5 acted.", "BC-321"),
    ],
)
def test_what_is_paid_for_a_card_names_the_card(card: str, own: str, code: str, told: str, rule: str) -> None:
    table = position(TakeTurns(), s0=f"5=P(H) {own} card {card}", city="NN", supply="PNN").play(code)
    assert lines(table, me=0)[0] == told
    assert table.match.events(0)[0].clause == rule


@clause("BC-321")
def test_a_rumour_says_that_it_emptied_the_city() -> None:
    table = position(TakeTurns(), s0="5=P(H) hand D card rumour", city="NN", supply="PPPPPP").play("b11:D")
    assert lines(table)[1] == "Rumour: Ada emptied the city; 2 nickels went back to the supply."


@clause("BC-319")
def test_a_double_hunt_without_a_second_catch_says_so() -> None:
    table = position(TakeTurns(), s0="5=P(H) scare PN card double_hunt", city="ND").play("take:N*PN", "take2:-")
    assert lines(table)[-1] == "Ada's penny vampire in coffin 5 caught nobody else."


@clause("BC-082")
@pytest.mark.parametrize(
    "fed, told",
    [
        ("3=D(T)<P", "Ada's vampire in coffin 3 is well fed; a penny went to rest."),
        ("3=D(T)<P 4=P(T)<P", "Ada's vampires in coffin 3 and coffin 4 are well fed; 2 pennies went to rest."),
    ],
)
def test_one_vampire_is_well_fed_several_are(fed: str, told: str) -> None:
    assert lines(position(Upkeep(), s0=fed)) == [told]


@clause("BC-162")
def test_what_was_scared_and_not_used_goes_to_rest() -> None:
    table = position(Refresh(), s0="3=D(H) scare D", s1="3=D(H)", city="PPPP", acted=True)
    assert lines(table)[0] == "Ada's scare area was emptied: a dime went to rest."


@clause("BC-300")
def test_names_of_cards_stand_between_marks() -> None:
    table = opening(options={"abilities": "deal"}, chance=["3,0,1,2,4,5,6,7,8,9,10,11"])
    assert lines(table) == ["Ada received “No nickel blood”.", "Bram received “Three feed four”."]


@clause("BC-166")
def test_a_quiet_night_is_told_and_counted() -> None:
    table = position(Refresh(), s0="3=D(H)", s1="3=D(H)", city="PPPP", quiet=1)
    assert lines(table)[0] == "No vampire acted: 2 of the 3 quiet nights in a row that end the match."
    assert cited(table, "quiet-night") == ["BC-166"]
    acted = position(Refresh(), s0="3=D(H)", s1="3=D(H)", city="PPPP", quiet=1, acted=True)
    assert lines(acted)[0] == "Night 6 fell."


@clause("BC-160", "BC-165", "BC-166", "BC-167")
@pytest.mark.parametrize(
    "rule, told, where",
    [
        ("BC-160", "The streets are empty. Everybody feeds for the last time.", {"s0": "3=D(H)"}),
        ("BC-165", "No vampire is left. The points are counted.", {"city": "P"}),
        (
            "BC-166",
            "Three quiet nights in a row. Everybody feeds for the last time.",
            {"s0": "3=D(H)", "city": "P", "quiet": 2},
        ),
        (
            "BC-167",
            "The fortieth night is over. Everybody feeds for the last time.",
            {"s0": "3=D(H)", "city": "P", "round": 40},
        ),
    ],
)
def test_the_last_feeding_names_the_rule_that_ends_the_match(rule: str, told: str, where: dict[str, Any]) -> None:
    table = position(Refresh(), **where)
    assert lines(table)[0] == told
    assert cited(table, "last-feeding") == [rule]


def _quarter(*answers: str, **where: Any) -> Position:
    return position(FeedAndScare(), s0="3=D(H) hand PP", s1="3=D(H) hand PP", city="NNNN", **where).play(*answers)


@clause("BC-050", "BC-051", "BC-052", "BC-201")
def test_the_quarter_names_the_rule_by_which_it_is_taken() -> None:
    assert cited(_quarter("s0 scare:P", "s1 scare:-"), "quarter-taken") == ["BC-050"]
    assert cited(_quarter("s0 scare:-", "s1 scare:-"), "quarter-taken") == ["BC-051"]
    assert cited(position(AwardQuarter(), city="NNNN", holder=-1), "quarter-taken") == ["BC-052"]
    race = _quarter("s0 scare:P", "s1 scare:-", "clock first:0", options={"placement": "race"})
    assert cited(race, "quarter-taken") == ["BC-201"]


@pytest.mark.parametrize(
    "kind, rule, steps, where, answers",
    [
        pytest.param(
            "passed", "BC-096", [TakeTurns()], {"s0": "3=D(H)", "city": "D"}, ["pass"], marks=clause("BC-096")
        ),
        pytest.param("passed", "BC-097", [TakeTurns()], {"s0": "3=D(H)", "city": "P"}, [], marks=clause("BC-097")),
        pytest.param("starved", "BC-081", [Upkeep()], {"s0": "3=D(T)"}, [], marks=clause("BC-081")),
        pytest.param(
            "starved", "BC-221", [Upkeep()], {"s0": "3=D(T)", "options": {"ashes": True}}, [], marks=clause("BC-221")
        ),
        pytest.param(
            "populated", "BC-061", [Populate()], {"city": "PPP", "supply": "PN"}, ["pop:P"], marks=clause("BC-061")
        ),
        pytest.param("populated", "BC-069", [Populate()], {"city": "PPP", "supply": "PP"}, [], marks=clause("BC-069")),
        pytest.param(
            "populated",
            "BC-220",
            [Populate()],
            {"city": "PPP", "supply": "PN", "options": {"random_streets": True}},
            [],
            marks=clause("BC-220"),
        ),
        pytest.param(
            "caught",
            "BC-318",
            [TakeTurns()],
            {"s0": "5=P(H) hand D card long_arm", "supply": "N"},
            ["far:N~D"],
            marks=clause("BC-318"),
        ),
        pytest.param("won", "BC-179", [Refresh()], {"s0": "5=P(H)"}, [], marks=clause("BC-179")),
        pytest.param("won", "BC-180", [Refresh()], {}, [], marks=clause("BC-180")),
    ],
)
def test_a_line_of_the_log_names_the_rule_it_happened_by(
    kind: str, rule: str, steps: list[Step], where: dict[str, Any], answers: list[str]
) -> None:
    assert set(cited(position(*steps, **where).play(*answers), kind)) == {rule}


@pytest.mark.parametrize(
    "own, where, codes",
    [
        ("5=P(H) hand D card rumour", {"city": "N", "supply": "P"}, {"b11:-": "Spread no rumour"}),
        ("5=P(H) scare PN card double_hunt", {"city": "NDD"}, {"take2:-": "Catch nobody else"}),
    ],
)
def test_declining_a_card_says_what_is_declined(own: str, where: dict[str, Any], codes: dict[str, str]) -> None:
    table = position(TakeTurns(), s0=own, **where)
    if "take2:-" in codes:
        table.play("take:N*PN")
    words = Words("blood-coven", strict=True)
    said = {option.code: words.say(option.label) for option in table.ask.options if option.label is not None}
    assert codes.items() <= said.items()

"""Counting questions: what was asked is counted once, and only what is idle by its definition is called so."""

from __future__ import annotations

import pytest

from lychgate.core.ask import Ask, Menu, Option
from lychgate.core.match import Match
from lychgate.core.registry import game
from tests.core.toys import Choose, toy_game
from tools.questions import WAYS, Count, Watch, count, main, table

BEFORE, TODAY, CHIPS = WAYS


def ask(*codes: str, veiled: bool = False, alike: bool = False) -> Ask:
    menu = Menu([Option(code, code, idle=code == "pass") for code in codes])
    return Ask(0, "toy", menu, veiled=veiled, alike=alike)


@pytest.fixture
def match() -> Match:
    return toy_game(Choose(0)).start(2, 1)


def counted(match: Match, way: int, *asked: tuple[Ask, str]) -> Count:
    """What is counted of these questions, one after the other, with their answers."""
    found = Count("toy", 2, WAYS[way].name)
    watch = Watch(found, WAYS[way])
    for each, code in asked:
        watch.asked(match, each, code)
    return found


def test_a_question_with_two_answers_is_a_choice(match: Match) -> None:
    found = counted(match, 0, (ask("pass", "strike"), "strike"))
    assert (found.questions, found.idle) == (1, 0)


def test_an_only_answer_is_clicked_before_and_taken_by_itself_today(match: Match) -> None:
    only = (ask("pass", veiled=True), "pass")
    before, today = counted(match, 0, only), counted(match, 1, only)
    assert (before.only, before.clicked_alone, before.clicked_among) == (1, 1, 1)
    assert (today.only, today.clicked_alone, today.clicked_among) == (1, 0, 1), "among people the time would tell"


def test_what_was_just_declined_is_asked_again_and_what_is_new_is_not(match: Match) -> None:
    declined = (ask("pass", "strike", "heal"), "pass")
    assert counted(match, 1, declined, (ask("pass", "heal"), "pass")).again == 1
    assert counted(match, 1, declined, (ask("pass", "flee"), "pass")).again == 0
    assert counted(match, 1, (ask("pass", "heal"), "heal"), (ask("pass", "heal"), "pass")).again == 0


def test_answers_between_which_nobody_knows_a_difference_are_alike(match: Match) -> None:
    assert counted(match, 1, (ask("first", "second", alike=True), "first")).alike == 1


def test_a_chip_answers_and_what_it_gives_away_is_counted() -> None:
    damnation = game("damnation")
    today, chips = (count(damnation, 4, way, range(1), 7, "random") for way in (TODAY, CHIPS))
    assert chips.questions / chips.turns < today.questions / today.turns
    assert (today.skipped, today.matches) == (0, 1)


def test_the_table_has_a_row_for_each_way(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["blood-coven", "--matches", "1", "--bot", "random"]) == 0
    lines = capsys.readouterr().out.splitlines()
    assert [line.split(" | ")[2] for line in lines[2:]] == [way.name for way in WAYS]
    assert main(["no-such-game"]) == 2
    assert len(list(table([]))) == 2

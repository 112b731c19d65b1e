"""Advice to bots fits the questions of the game."""

from __future__ import annotations

import re

from lychgate.games.carpathes.advice.habits import HABITS, SHORTER
from tests.games.carpathes.positions import GAME

TASTE = {"character", "colour"}
"""Questions of taste: no answer is better than another."""


def test_there_is_a_habit_for_every_question_but_those_of_taste() -> None:
    words = (GAME.folder / "words" / "en.ftl").read_text(encoding="utf-8")
    asked = set(re.findall(r"^ask-([a-z]+) =", words, re.MULTILINE))
    assert asked - TASTE == set(HABITS)
    assert set(SHORTER) <= asked

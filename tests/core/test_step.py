"""Steps: names, what they say, and JSON there and back."""

from __future__ import annotations

from typing import ClassVar

import pytest

from lychgate.core.errors import BadState, LawBroken
from lychgate.core.step import STEPS, Step, clauses_of, step_from_json, step_to_json
from lychgate.core.window import Announced, Rounds, Window
from tests.core.toys import Choose, Finish, Note, Toy, is_one_sentence, toy


class Bundle(Step, frozen=True):
    """TO-001..003, 007 Holds steps in every way a step can; TO-009."""

    first: Note
    any_step: Step
    rest: tuple[Step, ...] = ()
    perhaps: Step | None = None
    pairs: tuple[tuple[int, str], ...] = ()
    rounds: Rounds = Rounds.ONCE


class Warned(Announced, frozen=True):
    """Can be reacted to, by nobody (TO-006)."""

    asks: ClassVar = "warned"
    clause: ClassVar = "TO-006"

    text: str

    def play(self, g: Toy) -> None: ...

    def reactions(self, g: Toy, seat: int) -> None: ...

    def react(self, g: Toy, seat: int, reaction: object) -> None: ...


class Silent(Step, frozen=True):
    """Does not say how it is played (TO-005)."""


FULL = Bundle(Note("a"), Choose(1), (Finish(), Note("b")), Note("c"), ((1, "x"), (2, "y")), Rounds.RESTART)
BARE = Bundle(Note("a"), Finish())


def test_a_step_is_named_after_its_package_and_class() -> None:
    assert Window.name == "core.Window"
    assert Note.name == "tests.Note"
    assert STEPS["tests.Note"] is Note


def test_two_steps_cannot_have_one_name() -> None:
    with pytest.raises(LawBroken, match=r"Two steps are called tests\.Note"):

        class Note(Step, frozen=True):
            """Not that of the toys."""

    assert STEPS["tests.Note"].__module__ == "tests.core.toys"


@pytest.mark.parametrize(
    "step", [Note("hello"), Finish(), FULL, BARE, Window(Warned("x"), (1, 2), Rounds.UNTIL_PASS, (0, 1))]
)
def test_json_there_and_back(step: Step) -> None:
    plain = step_to_json(step)
    assert step_from_json(plain) == step
    assert step_to_json(step_from_json(plain)) == plain


def test_json_is_plain() -> None:
    assert step_to_json(FULL) == {
        "step": "tests.Bundle",
        "first": {"step": "tests.Note", "text": "a"},
        "any_step": {"step": "tests.Choose", "seat": 1, "letters": "ab", "times": 1, "window": False},
        "rest": [{"step": "tests.Finish"}, {"step": "tests.Note", "text": "b"}],
        "perhaps": {"step": "tests.Note", "text": "c"},
        "pairs": [[1, "x"], [2, "y"]],
        "rounds": "restart",
    }


@pytest.mark.parametrize(
    "plain, sentence",
    [
        (None, "names a step that no installed game has: None"),
        ([], "names a step that no installed game has"),
        ({}, "names a step that no installed game has"),
        ({"step": "tests.Nothing"}, "names a step that no installed game has"),
        ({"step": []}, "names a step that no installed game has"),
        ({"step": "tests.Note"}, "The step tests.Note lacks its field 'text'."),
        ({"step": "tests.Note", "text": 7}, "field tests.Note.text does not fit: Expected `str`, got `int`."),
        (
            step_to_json(BARE) | {"first": {"step": "tests.Finish"}},
            "has the step tests.Finish where a tests.Note belongs.",
        ),
        (step_to_json(BARE) | {"any_step": 5}, "names a step that no installed game has: 5."),
        (step_to_json(BARE) | {"rest": 5}, "field tests.Bundle.rest does not fit: steps come in a list."),
        (step_to_json(BARE) | {"rest": [5]}, "names a step that no installed game has: 5."),
        (step_to_json(BARE) | {"perhaps": 0}, "names a step that no installed game has: 0."),
        (step_to_json(BARE) | {"rounds": "thrice"}, "field tests.Bundle.rounds does not fit"),
    ],
)
def test_what_is_no_step_is_refused_in_one_sentence(plain: object, sentence: str) -> None:
    with pytest.raises(BadState) as error:
        step_from_json(plain)
    assert sentence in str(error.value)
    assert is_one_sentence(error.value)


def test_the_clauses_of_a_step_are_those_of_its_first_line() -> None:
    assert clauses_of(Bundle) == ("TO-001", "TO-002", "TO-003", "TO-007", "TO-009")
    assert clauses_of(Bundle, {"TO-001", "TO-003", "TO-007", "TO-009"}) == ("TO-001", "TO-003", "TO-007", "TO-009")
    assert clauses_of(Silent) == ("TO-005",)
    assert clauses_of(Finish) == ()


def test_a_step_must_say_how_it_is_played() -> None:
    with pytest.raises(LawBroken, match="Silent does not say how it is played"):
        toy(Silent())


def test_a_step_stays_off_the_public_list_unless_it_says_something() -> None:
    assert Note("x").said() is None

"""Taking back: one answer at a time, exactly, freely until somebody has learnt something, then by consent."""

from __future__ import annotations

from random import Random

import pytest

from lychgate.core.ask import Play, lot
from lychgate.core.errors import LychgateError, UndoRefused
from lychgate.core.match import Match
from lychgate.core.orders import Order
from lychgate.core.step import Step
from tests.core.toys import Choose, Finish, Note, SealedLetters, SealedTwo, Toy, log, refused, toy


class Draw(Step, frozen=True):
    """Draws something that all see."""

    def play(self, g: Toy) -> Play:
        g.log.append(str((yield from lot("draw", [1, 1]))))


class Reveal(Step, frozen=True):
    """Somebody learns something."""

    def play(self, g: Toy) -> None:
        g.reveal()


def test_one_answer_of_several_is_taken_back() -> None:
    match = toy(Choose(0, "abc", times=3), Finish())
    match.answer(0, "a")
    before = match.fingerprint()
    match.answer(0, "b")
    match.undo(0)
    assert match.fingerprint() == before
    assert match.history == [(0, "a")]
    match.answer(0, "c")
    match.answer(0, "c")
    assert log(match) == ["0acc"]


def test_answers_are_taken_back_one_by_one_to_the_beginning() -> None:
    match = toy(Choose(0, times=2), Choose(0), Finish())
    prints = []
    for code in "aba":
        prints.append(match.fingerprint())
        match.answer(0, code)
    for before in reversed(prints):
        match.undo(0)
        assert match.fingerprint() == before
    text = refused(match, UndoRefused, lambda: match.undo(0))
    assert text == "Seat 0 has not answered anything yet."


def test_the_end_can_be_taken_back() -> None:
    match = toy(Choose(0), Finish())
    match.answer(0, "a")
    assert match.over
    match.undo(0)
    assert not match.over


@pytest.mark.parametrize("step", [Draw(), Reveal()])
def test_what_taught_somebody_something_is_not_taken_back(step: Step) -> None:
    match = toy(Choose(0), step, Choose(0), Finish(), seats=3)
    match.answer(0, "a")
    for consent in ([], [1, 2]):
        text = refused(match, UndoRefused, lambda consent=consent: match.undo(0, consent))  # type: ignore[misc]
        assert text.startswith("Something was revealed since")
    match.answer(0, "b")
    match.undo(0)  # this one is free again
    assert match.history[0] == (0, "a")


def test_an_earlier_moment_has_the_same_luck() -> None:
    match = toy(Choose(0), Draw(), Draw(), Choose(0), Finish())
    before = match.fingerprint()
    match.answer(0, "a")
    history = list(match.history)
    earlier = match.earlier(0)
    assert earlier.fingerprint() == before
    earlier.answer(0, "a")
    assert earlier.history == history == match.history
    assert match.earlier(99) == match
    with pytest.raises(LychgateError, match="An imagined match keeps no record"):
        match.imagine(0, Random(1)).earlier(0)


def test_another_seats_answer_closes_the_way_back_without_consent() -> None:
    match = toy(Choose(0), Choose(1), Choose(0), Finish(), seats=3)
    match.answer(0, "a")
    match.answer(1, "b")
    for consent in ((), (1,), (2,), (0, 1)):
        with pytest.raises(UndoRefused) as error:
            match.undo(0, consent=consent)
        assert error.value.needed == tuple(seat for seat in (1, 2) if seat not in consent)
        assert len(match.history) == 2
    match.undo(0, consent=(1, 2))
    assert match.history == []


def test_a_sealed_answer_is_free_until_all_are_in() -> None:
    match = toy(SealedTwo(), Choose(0), Finish())
    match.answer(0, "a")
    match.answer(1, "a")
    match.answer(0, "b")
    assert match.ask(0) is None
    match.undo(0)
    assert [ask.seat for ask in match.asks] == [0, 1]
    assert match.state.sealed == {0: ("a",), 1: ("a",)}
    match.undo(0)
    assert match.state.sealed == {1: ("a",)}
    for seat, code in ((0, "b"), (0, "b"), (1, "b")):
        match.answer(seat, code)
    assert log(match) == ["bb ab"]
    for seat in (0, 1):
        refused(match, UndoRefused, lambda seat=seat: match.undo(seat))  # type: ignore[misc]


def test_a_sealed_question_to_one_seat_opens_nothing() -> None:
    match = toy(SealedTwo((0,)), Choose(0), Finish())
    match.answer(0, "a")
    match.answer(0, "b")
    match.undo(0)
    assert match.state.sealed == {0: ("a",)}


def test_taking_back_in_a_copy_leaves_the_original() -> None:
    match = toy(Choose(0, times=2), Finish())
    match.answer(0, "a")
    copy = match.copy()
    copy.undo(0)
    assert (len(match.history), len(copy.history)) == (1, 0)


def test_taking_back_keeps_standing_orders() -> None:
    match = toy(Choose(0), Finish())
    match.order(1, "pass")
    match.answer(0, "a")
    match.undo(0)
    assert match.standing == {1: (Order("pass"),)}


def test_a_match_from_the_middle_is_taken_back_to_the_middle() -> None:
    whole = toy(Choose(0), Choose(0, times=2), Finish())
    whole.answer(0, "a")
    whole.answer(0, "b")
    middle = Match.from_state(whole.game, whole.state)
    middle.answer(0, "a")
    middle.undo(0)
    assert middle == whole
    refused(middle, UndoRefused, lambda: middle.undo(0))
    assert refused(middle, LychgateError, middle.save).startswith("A match that began in the middle has no record")


def test_what_chance_said_before_the_first_question_is_not_taken_back() -> None:
    match = toy(Draw(), Note("x"), Choose(0), Finish())
    assert match.undo_barrier == 1
    match.answer(0, "a")
    match.undo(0)
    assert match.history == match.copy().history
    assert len(match.history) == 1


def test_no_version_comes_again_after_an_answer_was_taken_back_in_sight() -> None:
    match = toy(Choose(0), Choose(0), Choose(1), Finish())
    seen = {match.version_for(1)}
    for code in ("a", "b", "a"):
        match.answer(0, code)
        assert match.version_for(1) not in seen
        seen.add(match.version_for(1))
        match.undo(0)
        assert match.version_for(1) not in seen
        seen.add(match.version_for(1))
        assert match.copy().version_for(1) == match.version_for(1)
    assert match.taken_back == 3


def test_nobody_else_notices_that_a_sealed_answer_was_taken_back() -> None:
    match = toy(SealedLetters((1, 1)), Finish())
    before = [match.version_for(seat) for seat in (0, 1, None)]
    match.answer(0, "a")
    assert match.version_for(0) == before[0] + 1
    match.undo(0)
    assert [match.version_for(seat) for seat in (0, 1, None)] == before
    assert match.taken_back == 0

"""The driver: reading order, duties, and half-answered steps that are run again."""

from __future__ import annotations

from collections.abc import Callable

import pytest

from lychgate.core.agenda import Agenda
from lychgate.core.ask import CHANCE, Option, Play, pick, together
from lychgate.core.chance import Chance
from lychgate.core.errors import BadState, LawBroken
from lychgate.core.match import Match
from lychgate.core.state import from_json, to_json
from lychgate.core.step import Step
from tests.core.toys import (
    AskTwice,
    Choose,
    Finish,
    Note,
    Rolls,
    SealedLetters,
    Toy,
    is_one_sentence,
    log,
    options,
    toy,
)


class Twice(Step, frozen=True):
    """Does two steps and notes that it did."""

    def play(self, g: Toy) -> None:
        g.do(Note("one"), Note("two"))
        g.do(Note("three"))
        g.log.append("zero")


# --- order


def test_steps_are_done_in_reading_order() -> None:
    assert log(toy(Twice(), Note("four"), Finish())) == ["zero", "one", "two", "three", "four"]


def test_what_a_question_leads_to_comes_before_what_was_to_be_done_anyway() -> None:
    match = toy(AskTwice(), Note("later"), Finish())
    match.answer(0, "b")
    assert log(match) == ["b", "B", "later"]


def test_a_result_ends_the_match_whatever_is_still_to_be_done() -> None:
    match = toy(Finish(), Note("never"))
    assert match.over
    assert match.asks == ()
    assert log(match) == []


def test_a_match_must_not_run_out_of_steps() -> None:
    with pytest.raises(LawBroken, match="agenda is empty, yet the match has no result"):
        toy(Note("x"))


class Cancel(Step, frozen=True):
    """Takes all notes off the agenda, as a card may do."""

    def play(self, g: Toy) -> None:
        g.agenda = [step for step in g.agenda if not isinstance(step, Note)]


def test_a_step_may_put_another_agenda_in_place_of_the_old_one() -> None:
    assert log(toy(Note("a"), Cancel(), Note("b"), Note("c"), Finish())) == ["a"]


def test_the_tally_counts_steps_by_name() -> None:
    match = toy(Choose(0), Note("x"), Note("y"), Finish())
    match.tally = {}
    match.answer(0, "a")
    assert match.tally == {"tests.Note": 2, "tests.Finish": 1}


# --- duties


def pay_back(g: Toy) -> Step | None:
    """As many notes of `b` as of `a`."""
    return Note("b") if g.log.count("a") > g.log.count("b") else None


@pytest.mark.parametrize("first", [Note("a"), Choose(0, "c"), Choose(0, "c", 0)])
def test_a_duty_is_done_at_once_after_any_step_and_until_it_is_fulfilled(first: Step) -> None:
    match = toy(first, Note("a"), Note("x"), Finish(), duty=pay_back)
    wanted = ["a", "b", "x"]
    assert log(match)[-3:] == wanted


def test_a_duty_comes_before_what_the_step_itself_leads_to() -> None:
    class AndThen(Step, frozen=True):
        def play(self, g: Toy) -> None:
            g.log += ["a", "a"]
            g.do(Note("then"))

    assert log(toy(AndThen(), Finish(), duty=pay_back)) == ["a", "a", "b", "b", "then"]


def test_there_are_no_duties_when_the_match_is_over() -> None:
    class AndEnd(Step, frozen=True):
        def play(self, g: Toy) -> None:
            g.log.append("a")
            Finish().play(g)

    match = toy(AndEnd(), duty=pay_back)
    assert log(match) == ["a"]
    assert match.state.agenda == []


# --- half-answered steps


def test_a_copy_asks_the_same_and_goes_its_own_way() -> None:
    match = toy(Choose(0, "abc", times=3), Finish())
    match.answer(0, "a")
    copy = match.copy()
    match.answer(0, "b")
    assert [ask.key for ask in copy.asks] == ["choose.1"]
    copy.answer(0, "c")
    copy.answer(0, "c")
    match.answer(0, "a")
    assert (log(match), log(copy)) == (["0aba"], ["0acc"])


def test_chance_is_not_asked_again_when_a_step_is_revived() -> None:
    match = toy(Rolls(), Finish())
    before = match.fingerprint()
    copy = match.copy()
    assert [option.code for option in copy.asks[0].options] == [option.code for option in match.asks[0].options]
    assert copy.fingerprint() == match.fingerprint() == before
    for each in (match, copy):
        each.answer(0, each.asks[0].options[0].code)
    assert log(copy) == log(match)
    assert copy.history == match.history
    assert [seat for seat, _ in match.history] == [CHANCE, 0, CHANCE]


class TakesList(Step, frozen=True):
    """An option's value is a piece of the state itself, which the step then changes."""

    def play(self, g: Toy) -> Play:
        chosen = yield from pick(0, "hand", [Option(f"hand-{seat}", hand) for seat, hand in enumerate(g.hand)])
        chosen.clear()


def test_the_answer_of_a_copy_touches_the_copy_alone() -> None:
    match = toy(TakesList(), Choose(0), Finish(), cards=2)
    assert match.asks
    copy = match.copy()
    copy.answer(0, "hand-0")
    assert isinstance(copy.state, Toy)
    assert isinstance(match.state, Toy)
    assert (match.state.hand, copy.state.hand) == ([[0, 1], [2, 3]], [[], [2, 3]])


def test_sealed_answers_come_in_any_order_and_are_opened_together() -> None:
    match = toy(SealedLetters((1, 2)), Finish())
    assert [ask.seat for ask in match.asks] == [0, 1]
    match.answer(1, "b")
    assert [ask.seat for ask in match.asks] == [0, 1]
    match.answer(1, "a")
    assert [ask.seat for ask in match.asks] == [0]
    assert log(match) == []
    match.answer(0, "a")
    assert log(match) == ["0a 1ba"]


def test_a_sealed_question_survives_copies_at_every_answer() -> None:
    match = toy(SealedLetters((1, 2), last=True), Finish())
    for seat, code in ((1, "b"), (0, "a"), (1, "a"), (0, "y")):
        copy = match.copy()
        plain = Agenda.of(from_json(Toy, to_json(match.state)))
        assert [ask.seat for ask in copy.asks] == [ask.seat for ask in plain.asks] == [ask.seat for ask in match.asks]
        before = match.fingerprint()
        copy.answer(seat, code)
        assert match.fingerprint() == before
        match = copy
    assert log(match) == ["0a 1bay"]


def test_seats_that_have_nothing_to_choose_are_not_waited_for() -> None:
    match = toy(SealedLetters((0, 1)), Finish())
    assert [ask.seat for ask in match.asks] == [1]
    match.answer(1, "b")
    assert log(match) == ["0 1b"]
    assert log(toy(SealedLetters((0, 0), last=True), Choose(0), Finish())) == []
    assert log(toy(SealedLetters((0, 0)), Finish())) == ["0 1"]


def test_a_sealed_question_nobody_had_to_answer_is_remembered_like_any_other() -> None:
    match = toy(SealedLetters((0, 0), last=True), Finish())
    copy = Agenda.of(from_json(Toy, to_json(match.state)))
    assert [ask.key for ask in copy.asks] == ["last"]


class SealedBackwards(SealedLetters, frozen=True):
    """The same, with the generators given in another order."""

    def play(self, g: Toy) -> Play:
        texts = yield from together({seat: self.word(seat, 1) for seat in (2, 0, 1)})
        yield from pick(0, "last", options("xy"))
        g.log.append(" ".join(f"{seat}{text}" for seat, text in texts.items()))


@pytest.mark.parametrize("order", [(0, 1, 2), (2, 1, 0), (1, 2, 0)])
def test_sealed_choices_are_opened_in_seat_order_however_they_came_in(order: tuple[int, ...]) -> None:
    match = toy(SealedBackwards(), Finish(), seats=3)
    for seat in order:
        match.answer(seat, "a")
    copy = match.copy()
    for each in (match, copy):
        each.answer(0, "x")
    assert log(match) == log(copy) == ["0a 1a 2a"]


# --- positions that are none


def half_way() -> Toy:
    match = toy(Choose(0, "ab", times=2), Finish())
    match.answer(0, "a")
    assert isinstance(match.state, Toy)
    return match.state.copy()


def broken(change: Callable[[Toy], None]) -> str:
    g = half_way()
    change(g)
    with pytest.raises(BadState) as error:
        Agenda(g).revive()
    assert is_one_sentence(error.value)
    return str(error.value)


def sealed_half_way(g: Toy) -> None:
    g.step, g.answers, g.sealed = SealedLetters(), [], {1: ("a", "z")}


def test_what_is_no_position_is_refused_in_one_sentence() -> None:
    def between(g: Toy) -> None:
        g.step = None

    def plain(g: Toy) -> None:
        g.step, g.answers = Note("x"), []

    def too_many(g: Toy) -> None:
        g.answers += ["a", "a"]

    def unknown(g: Toy) -> None:
        g.answers = ["z"]

    def sealed_for_plain(g: Toy) -> None:
        g.answers = [((0, ("a",)),)]

    def plain_for_sealed(g: Toy) -> None:
        g.step, g.answers = SealedLetters(), ["a"]

    def too_short(g: Toy) -> None:
        g.step, g.answers = SealedLetters(last=True), [((0, ("a",)), (1, ("b",)))]

    def too_long(g: Toy) -> None:
        g.step, g.answers = SealedLetters(last=True), [((0, ("a", "b")), (1, ("b", "a")))]

    def lot(g: Toy) -> None:
        g.step, g.answers = Rolls(), []

    def impossible_lot(g: Toy) -> None:
        g.step, g.answers = Rolls(), ["6"]

    assert broken(between) == "The position is between two steps."
    assert broken(plain) == "The step tests.Note asks nothing."
    assert broken(too_many) == "The step tests.Choose does not ask what the position says."
    assert broken(lot) == "The step tests.Rolls waits for chance, which never waits."
    assert broken(sealed_half_way) == "The sealed answer 'z' of seat 1 is not possible here."
    for change in (unknown, sealed_for_plain, plain_for_sealed, too_short, too_long, impossible_lot):
        assert "does not fit its question" in broken(change)


def test_a_position_that_is_over_asks_nothing() -> None:
    match = toy(Choose(0), Finish(), Note("never"))
    match.answer(0, "a")
    assert Agenda.of(from_json(Toy, to_json(match.state))).asks == ()


def test_an_agenda_can_be_started_without_a_match() -> None:
    g = Toy(seats=1, chance=Chance("00" * 32), agenda=[Finish(), Choose(0)])
    play = Agenda(g)
    play.start()
    (ask,) = play.asks
    play.answer(ask, ask.options[1])
    assert (g.log, play.history) == (["0b"], [(0, "b")])


def test_what_is_asked_of_a_seat() -> None:
    match: Match = toy(SealedLetters((1, 1)), Finish())
    ask = match.ask(1)
    assert ask is not None
    assert ask.seat == 1
    match.answer(1, "a")
    assert match.ask(1) is None

"""A match: the public contract, refusals that change nothing, taking back, reasons, standing orders."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from random import Random

import pytest

import lychgate
from lychgate.core.ask import CLOCK, Menu, Obstacle, Option, Play, pick
from lychgate.core.errors import (
    BadOption,
    BadSeats,
    NotAsked,
    NotOffered,
    StaleAnswer,
)
from lychgate.core.events import Event
from lychgate.core.orders import FORMS, Order
from lychgate.core.say import Say, who
from lychgate.core.state import Result
from lychgate.core.step import Step
from tests.core.toys import Choose, Finish, SealedTwo, Toy, log, options, refused, toy, toy_game
from tests.samples.noughts import GAME as NOUGHTS
from tests.samples.raid import GAME as RAID

# --- the contract


def test_the_loop_of_the_contract() -> None:
    match = RAID.start(seats=3, seed=7, options={})
    while not match.over:
        for ask in match.asks:
            match.answer(ask.seat, ask.options[0].code)
    assert isinstance(match.result, Result)
    assert len(match.result.places) == len(match.result.scores) == 3
    assert match.view(seat=0).seat == 0
    assert match.view(seat=None).seat is None
    assert match.why_not(0, "draw") == [Obstacle("RA-042", Say("why-over"))]
    assert match.copy() == match
    assert lychgate.load(match.save()) == match


def test_noughts_and_crosses() -> None:
    match = NOUGHTS.start(seed=1)
    for cell in ("a1", "a2", "b1", "b2", "c1"):
        match.answer(match.asks[0].seat, cell)
    assert match.result == Result((1, 2), (1, 0), "line")
    match = NOUGHTS.start(seed=1)
    for cell in ("a1", "b1", "c1", "b2", "a2", "c2", "b3", "a3"):
        match.answer(match.asks[0].seat, cell)
    assert match.result == Result((1, 1), (0, 0), "full")


def test_a_match_equals_one_in_the_same_position_of_the_same_game() -> None:
    one, two = NOUGHTS.start(seed=1), NOUGHTS.start(seed=1)
    assert one == two
    two.answer(0, "a1")
    assert one != two
    assert one != NOUGHTS.start(seed=2)
    assert one != "a match"


# --- refusals


def test_an_unknown_code_is_refused() -> None:
    match = NOUGHTS.start(seed=1)
    match.answer(0, "b2")
    text = refused(match, NotOffered, lambda: match.answer(1, "z9"))
    assert text == "'z9' is not possible for seat 1 now; possible: a1 b1 c1 a2 c2 a3 b3 c3."
    refused(match, NotOffered, lambda: match.answer(1, "b2"))
    refused(match, NotOffered, lambda: match.answer(1, ""))
    refused(match, NotOffered, lambda: match.answer(1, "a\nb"))


def test_a_long_list_of_possibilities_is_cut() -> None:
    match = toy(Choose(0, "abcdefghijklmnopq"), Finish())
    text = refused(match, NotOffered, lambda: match.answer(0, "z"))
    assert text == "'z' is not possible for seat 0 now; possible: a b c d e f g h i j k l and 5 more."


def test_an_answer_out_of_turn_is_refused() -> None:
    match = NOUGHTS.start(seed=1)
    text = refused(match, NotAsked, lambda: match.answer(1, "a1"))
    assert text == "Seat 1 has nothing to answer now; the table waits for seat 0."
    for seat in (7, -1):
        text = refused(match, NotAsked, lambda seat=seat: match.answer(seat, "a1"))  # type: ignore[misc]
        assert text == f"There is no seat {seat} at this table; seats are 0 to 1."


def test_an_answer_out_of_turn_inside_a_window_is_not_told_who_is_asked() -> None:
    match = toy(Choose(0, window=True), Finish())
    text = refused(match, NotAsked, lambda: match.answer(1, "a"))
    assert text == "A reaction is awaited; this seat has nothing to answer now."


def test_an_answer_after_the_end_is_refused() -> None:
    match = toy(Finish())
    assert refused(match, NotAsked, lambda: match.answer(0, "a")) == "The match is over; nothing more is asked."


class AskClock(Step, frozen=True):
    """The clock tells who was first."""

    def play(self, g: Toy) -> Play:
        first = yield from pick(CLOCK, "first", options("01"), forced=True)
        g.log.append(f"first {first}")


def test_the_clock_answers_like_a_seat_and_is_not_waited_for_by_name() -> None:
    match = toy(AskClock(), Finish())
    assert match.waiting.seats == ()
    text = refused(match, NotAsked, lambda: match.answer(0, "0"))
    assert text == "Seat 0 has nothing to answer now; the table waits for the clock."
    match.answer(CLOCK, "1")
    assert log(match) == ["first 1"]


def test_an_answer_to_an_old_question_is_refused() -> None:
    match = NOUGHTS.start(seed=1)
    seen = match.view(0).version
    match.answer(0, "a1", version=seen)
    match.answer(1, "b1")
    text = refused(match, StaleAnswer, lambda: match.answer(0, "c1", version=seen))
    assert text == "The table has moved on since that question; look again before answering."
    match.answer(0, "c1", version=match.view(0).version)


def test_what_others_seal_does_not_make_an_answer_stale() -> None:
    match = toy(SealedTwo(), Finish())
    seen = match.view(0).version
    match.answer(1, "a")
    match.answer(0, "a", version=seen)
    refused(match, StaleAnswer, lambda: match.answer(0, "b", version=seen))
    match.answer(0, "b", version=match.view(0).version)


@pytest.mark.parametrize("seat", [-2, -1, 2, 99])
def test_there_are_only_so_many_seats(seat: int) -> None:
    match = RAID.start(2, 3)
    acts: list[Callable[[], object]] = [
        lambda: match.view(seat),
        lambda: match.events(seat),
        lambda: match.undo(seat),
        lambda: match.order(seat, "pass"),
        lambda: match.imagine(seat, Random(1)),
    ]
    if seat != CLOCK:  # about which one may ask as about a seat
        acts.append(lambda: match.why_not(seat, "draw"))
    for act in acts:
        assert refused(match, BadSeats, act) == f"There is no seat {seat} at this table; seats are 0 to 1."


# --- events


class Happened(Event, frozen=True):
    """Something, known to all or to seat 1 alone."""

    number: int


class HappenedSecretly(Happened, frozen=True):
    """Known to one seat alone."""

    seat: int
    only = ("seat",)


class Tell(Step, frozen=True):
    """Tells one public and one secret event."""

    number: int

    def play(self, g: Toy) -> None:
        g.tell(HappenedSecretly(self.number, 1))
        g.tell(Happened(self.number))


def test_events_are_counted_for_each_seat_by_what_it_was_told() -> None:
    match = toy(Tell(1), Choose(0), Tell(2), Finish())
    seen = {seat: len(match.events(seat)) for seat in (None, 0, 1)}
    assert seen == {None: 1, 0: 1, 1: 2}
    match.answer(0, "a")
    assert [told.args["number"] for told in match.events(0, since=1)] == [2]
    assert [told.kind for told in match.events(1, since=2)] == ["happened-secretly", "happened"]
    assert match.events(None, since=5) == []


def test_a_copy_keeps_its_own_log() -> None:
    match = toy(Choose(0), Tell(2), Finish())
    copy = match.copy()
    copy.answer(0, "a")
    assert (len(match.events(None)), len(copy.events(None))) == (0, 1)


# --- why not


def bars(number: int) -> Iterator[Obstacle]:
    if number % 2:
        yield Obstacle("TO-001", Say("why-odd"))
    if number > 2:
        yield Obstacle("TO-002", Say("why-large"))


class AskNumber(Step, frozen=True):
    """Even numbers up to 2; numbers 3 and 4 share a mark."""

    def play(self, g: Toy) -> Play:
        marks = [("zero",), ("one", "low"), ("two", "low"), ("high", "odd"), ("high", "even")]
        numbers = (Option(f"number {n}", n, marks[n]) for n in range(5))
        letters = Menu(options("ab"))
        menu: Menu[int | str] = Menu.joined(Menu(numbers, bars), letters)  # type: ignore[arg-type]
        yield from pick(0, "number", menu)


ODD, LARGE = Obstacle("TO-001", Say("why-odd")), Obstacle("TO-002", Say("why-large"))


@pytest.mark.parametrize(
    "query, reasons",
    [
        ("number 0", []),
        ("number 1", [ODD]),
        ("number 3", [ODD, LARGE]),
        ("a", []),
        ("zero", []),
        ("one", [ODD]),
        ("low", []),
        ("one low", [ODD]),
        ("low one", [ODD]),
        (["one", "low"], [ODD]),
        (("low",), []),
        ("high", [LARGE]),  # of the two, the one nearer to being possible
        ("high even", [LARGE]),
        ({"even", "high"}, [LARGE]),
    ],
)
def test_reasons_by_code_and_by_marks(query: str | list[str], reasons: list[Obstacle]) -> None:
    match = toy(AskNumber(), Finish())
    assert match.why_not(0, query) == reasons
    assert match.copy().why_not(0, query) == reasons


@pytest.mark.parametrize(
    "query, why",
    [
        ("", "why-no-such-answer"),
        (" ", "why-no-such-answer"),
        ([], "why-no-such-answer"),
        ("letter", "why-no-such-answer"),
        ("nothing", "why-compulsory"),
        ("number  1", "why-no-such-answer"),
        (["", ""], "why-no-such-answer"),
        ("letter:a number 1", "why-no-such-answer"),
        ("zero low", "why-not-together"),
    ],
)
def test_what_was_not_considered_is_answered_too(query: str | list[str], why: str) -> None:
    (reason,) = toy(AskNumber(), Finish()).why_not(0, query)
    assert (reason.clause, reason.say.key) == ("TO-001", why)
    assert reason.form == ("" if why == "why-not-together" else "number 0")


def test_who_is_not_asked_hears_whose_turn_it_is() -> None:
    match = toy(AskNumber(), Finish())
    others = Say("why-others-decide", {"seats": [who(0)], "n": 1})
    assert match.why_not(1, "number 0") == [Obstacle("TO-001", others)]
    assert match.why_not(None, "number 0") == [Obstacle("TO-001", Say("why-watching"))]


def test_asking_why_changes_nothing() -> None:
    match = toy(Choose(0, times=2), Finish())
    match.answer(0, "a")
    copy = match.copy()
    before = copy.fingerprint()
    copy.why_not(0, "z")
    assert copy.fingerprint() == before
    copy.answer(0, "b")
    assert log(copy) == ["0ab"]


# --- standing orders


class MayAct(Step, frozen=True):
    """A chance to react, or to pass."""

    seat: int

    def play(self, g: Toy) -> Play:
        choices = [Option("pass", "pass", idle=True), Option("act", "act")]
        done = yield from pick(self.seat, "react", choices, window=True)
        g.log.append(f"{self.seat}{done}")


def passing(*seats: int) -> list[Step]:
    return [MayAct(seat) for seat in seats]


def test_a_standing_order_passes_in_windows_until_something_else_is_asked() -> None:
    match = toy(*passing(1, 0, 1), Choose(1), *passing(1), Finish())
    match.order(1, "pass")
    assert match.carry_out_orders() == 1
    assert match.asks[0].seat == 0
    match.answer(0, "pass")
    assert match.carry_out_orders() == 1
    assert match.asks[0].key == "choose.0"
    assert match.standing == {}
    match.answer(1, "b")
    assert match.carry_out_orders() == 0
    assert log(match) == ["1pass", "0pass", "1pass", "1b"]


def test_a_standing_order_can_be_taken_back() -> None:
    match = toy(*passing(1), Finish())
    match.order(1, "pass")
    match.order(1, None)
    match.order(0, None)
    assert match.carry_out_orders() == 0
    assert match.standing == {}


def test_a_standing_order_does_not_invent_an_answer() -> None:
    match = toy(Choose(1, "ab", window=True), Finish())
    match.order(1, "pass")
    assert match.carry_out_orders() == 0
    assert match.standing == {}


def test_standing_orders_settle_to_the_end() -> None:
    match = toy(*passing(1, 1, 0), Finish())
    match.order(0, "pass")
    match.order(1, "pass")
    assert match.carry_out_orders() == 3
    assert match.over
    assert match.carry_out_orders() == 0


def test_an_unknown_standing_order_is_refused() -> None:
    match = toy(*passing(1), Finish())
    text = refused(match, BadOption, lambda: match.order(1, "always ask"))
    assert text == f"There is no standing order 'always ask'; there is {FORMS}."


def test_copies_have_standing_orders_of_their_own() -> None:
    match = toy(*passing(1, 1), Finish())
    match.order(1, "pass")
    copy = match.copy()
    copy.order(1, None)
    assert (match.standing, copy.standing) == ({1: (Order("pass"),)}, {})


# --- beginning


def test_a_match_knows_what_it_was_started_with() -> None:
    match = toy_game(Choose(0), Finish(), flags=["2024-05-01 fix"]).start(
        3, 9, players=["Ann", "Ben", "Cid"], contributions=["x"], poker_face=True
    )
    assert (match.seats, match.seed, match.players, match.opening.contributions) == (
        3,
        9,
        ("Ann", "Ben", "Cid"),
        ("x",),
    )
    assert (match.opening.flags, match.opening.poker_face) == (("2024-05-01 fix",), True)
    assert (match.state.flags, match.state.poker_face) == (match.opening.flags, True)
    assert (match.version, match.undo_barrier, match.over, match.result) == (0, 0, False, None)


def test_without_a_log_a_match_is_the_same_and_tells_nothing() -> None:
    told, quiet = NOUGHTS.start(2, 7), NOUGHTS.start(2, 7, log=False)
    for match in (told, quiet):
        match.answer(0, "b2")
        match.answer(1, "a1")
    assert told == quiet
    assert told.save() == quiet.save()
    assert len(told.events(None)) == 2
    assert quiet.events(None) == []
    quiet.undo(1)
    assert quiet.events(None) == []

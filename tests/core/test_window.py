"""Reaction windows: who is asked, in which order, how often, and what becomes of the step."""

from __future__ import annotations

from collections.abc import Iterator

import pytest

from lychgate.core.ask import Obstacle
from lychgate.core.chance import Chance
from lychgate.core.match import Match
from lychgate.core.say import Say
from lychgate.core.state import from_json, to_json
from lychgate.core.step import Step
from lychgate.core.view import Waiting
from lychgate.core.window import Reaction, Rounds, Window, reacts_to
from tests.core.toys import Finish, Note, Toy, log, toy_game

STOP, SOFTEN, TURN = 1, 2, 3
"""Cards: end the blow, make it weaker, turn it on seat 0, who may react to that in turn."""


class Blow(Step, frozen=True):
    """What is reacted to."""

    power: int = 5

    def play(self, g: Toy) -> None:
        g.log.append(f"blow {self.power}")

    def said(self) -> Say:
        return Say("step-blow", {"power": self.power})


class Counterblow(Step, frozen=True):
    """What a turned blow becomes."""

    def play(self, g: Toy) -> None:
        g.log.append("counterblow")


def stop(g: Toy, seat: int, blow: Step) -> None:
    g.hand[seat].remove(STOP)
    g.do(Note(f"{seat} stops"))


def soften(g: Toy, seat: int, blow: Blow) -> Step:
    g.hand[seat].remove(SOFTEN)
    return Blow(blow.power - 1)


def turn(g: Toy, seat: int, blow: Blow) -> Step:
    g.hand[seat].remove(TURN)
    return Window(Counterblow(), (0,))


class Push(Step, frozen=True):
    """Reacted to under a question and a clause of its own, and not by everything."""

    def play(self, g: Toy) -> None:
        g.log.append("push")


@reacts_to(Push, key="push.reaction", clause="TO-009")
def reactions_to_a_push(g: Toy, seat: int, push: Push) -> Iterator[Reaction]:
    if STOP in g.hand[seat]:
        yield Reaction(
            "stop", stop, obstacles=(Obstacle("TO-007", Say("obstacle-tired")),) if SOFTEN in g.hand[seat] else ()
        )


@reacts_to(Blow, Counterblow)
def reactions(g: Toy, seat: int, blow: Step) -> Iterator[Reaction]:
    if STOP in g.hand[seat]:
        yield Reaction("stop", stop, (f"hand:{seat}:stop",))
    if isinstance(blow, Blow) and SOFTEN in g.hand[seat]:
        yield Reaction("soften", soften)
    if isinstance(blow, Blow) and TURN in g.hand[seat]:
        yield Reaction("turn", turn)


def window(
    *hands: list[int], rounds: Rounds = Rounds.ONCE, seats: tuple[int, ...] = (1, 2), poker_face: bool = False
) -> Match:
    """A blow is announced to seats with these cards."""
    g = Toy(seats=len(hands), chance=Chance("x"), hand=list(hands), poker_face=poker_face)
    g.agenda = [Finish(), Note("after"), Window(Blow(), seats, rounds)]
    return Match.from_state(toy_game(), g)


def asked(match: Match, *codes: str) -> list[int]:
    """Answer whoever is asked; the seats that were asked."""
    seats = []
    for code in codes:
        seats.append(match.asks[0].seat)
        match.answer(match.asks[0].seat, code)
    return seats


def test_a_window_without_anybody_to_ask_is_no_window() -> None:
    assert log(window([], [STOP], seats=())) == ["blow 5", "after"]
    assert log(window([], [], [])) == ["blow 5", "after"]


def test_those_who_hold_something_are_asked_in_order() -> None:
    match = window([], [STOP], [STOP], seats=(2, 1))
    assert asked(match, "pass", "pass") == [2, 1]
    assert log(match) == ["blow 5", "after"]


def test_a_reaction_may_end_the_step_and_with_it_the_window() -> None:
    match = window([], [STOP], [STOP])
    assert asked(match, "stop") == [1]
    assert log(match) == ["1 stops", "after"]


def test_a_reaction_may_put_another_step_in_its_place() -> None:
    match = window([], [SOFTEN], [SOFTEN])
    assert asked(match, "soften", "soften") == [1, 2]
    assert log(match) == ["blow 3", "after"]


def test_a_reaction_may_be_reacted_to() -> None:
    match = window([STOP], [TURN], [])
    assert asked(match, "turn", "stop") == [1, 0]
    assert log(match) == ["0 stops", "after"]
    match = window([STOP], [TURN], [])
    assert asked(match, "turn", "pass") == [1, 0]
    assert log(match) == ["counterblow", "after"]


def test_once_asks_each_seat_once() -> None:
    match = window([], [SOFTEN, SOFTEN], [SOFTEN, SOFTEN])
    assert asked(match, "soften", "soften") == [1, 2]
    assert match.over


def test_until_pass_asks_a_seat_until_it_passes() -> None:
    match = window([], [SOFTEN] * 3, [SOFTEN] * 2, rounds=Rounds.UNTIL_PASS)
    assert asked(match, "soften", "soften", "pass", "soften", "pass") == [1, 1, 1, 2, 2]
    assert log(match) == ["blow 2", "after"]


def test_restart_begins_again_after_any_reaction() -> None:
    match = window([], [SOFTEN] * 2, [SOFTEN] * 2, rounds=Rounds.RESTART)
    codes = ["pass", "soften", "soften", "pass", "soften", "pass"]
    assert asked(match, *codes) == [1, 2, 1, 1, 2, 1]
    assert log(match) == ["blow 2", "after"]


def test_with_a_poker_face_everybody_entitled_is_asked() -> None:
    match = window([], [], [STOP], poker_face=True)
    assert [option.code for option in match.asks[0].options] == ["pass"]
    assert asked(match, "pass", "pass") == [1, 2]


def test_the_window_shows_what_is_about_to_happen_and_nobody_in_it() -> None:
    match = window([], [STOP], [STOP])
    view = match.view(0)
    assert view.waiting == Waiting(reaction=True)
    assert view.agenda[0].say == Say("step-blow", {"power": 5})
    (ask,) = match.view(1).asks
    assert (ask.key, ask.prompt) == ("react", Say("ask-react", {"power": 5, "target": Say("step-blow", {"power": 5})}))
    assert [(option.code, option.marks) for option in ask.options] == [("pass", ()), ("stop", ("hand:1:stop",))]


def push(hand: list[int]) -> Match:
    g = Toy(seats=2, chance=Chance("x"), hand=[[], hand], agenda=[Finish(), Window(Push(), (1,))], poker_face=True)
    return Match.from_state(toy_game(), g)


def test_a_kind_of_step_may_have_a_question_and_a_clause_of_its_own() -> None:
    (ask,) = push([STOP]).asks
    assert (ask.key, ask.clause, [option.code for option in ask.options]) == (
        "push.reaction",
        "TO-009",
        ["pass", "stop"],
    )


def test_a_barred_reaction_is_explained_but_not_offered() -> None:
    match = push([STOP, SOFTEN])
    assert [option.code for option in match.asks[0].options] == ["pass"]
    assert match.why_not(1, "stop") == [Obstacle("TO-007", Say("obstacle-tired"))]
    match.answer(1, "pass")
    assert log(match) == ["push"]


def test_a_step_nobody_registered_reactions_to_is_passed_over() -> None:
    g = Toy(seats=2, chance=Chance("x"), hand=[[], [STOP]], agenda=[Finish(), Window(Note("x"), (1,))])
    assert log(Match.from_state(toy_game(), g)) == ["x"]


@pytest.mark.parametrize("rounds", list(Rounds))
def test_a_window_survives_json_and_copies(rounds: Rounds) -> None:
    match = window([STOP], [SOFTEN, SOFTEN, TURN], [SOFTEN], rounds=rounds)
    for code in ("soften", "turn" if rounds is not Rounds.ONCE else "soften"):
        read = Match.from_state(match.game, from_json(Toy, to_json(match.state)))
        copy = match.copy()
        for each in (match, read, copy):
            each.answer(each.asks[0].seat, code)
        assert match == read == copy

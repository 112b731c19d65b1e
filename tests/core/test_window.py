"""Reaction windows: who is asked, in which order, how often, and what becomes of the step."""

from __future__ import annotations

from collections.abc import Iterator
from typing import ClassVar

import pytest
from msgspec.structs import replace

from lychgate.core.ask import Menu, Obstacle, Option
from lychgate.core.chance import Chance
from lychgate.core.errors import BadState, LawBroken
from lychgate.core.match import Match
from lychgate.core.say import Say
from lychgate.core.state import from_json, to_json
from lychgate.core.step import Step
from lychgate.core.view import Waiting
from lychgate.core.window import Announced, Rounds, Window, has_reactions, pending
from tests.core.toys import Finish, Note, Toy, log, toy_game

STOP, SOFTEN, TURN, LATER, FOIL = range(1, 6)
"""Cards: end the blow, make it weaker, turn it on seat 0 who may react in turn, the same by steps of their own."""

CARDS = {"stop": STOP, "soften": SOFTEN, "turn": TURN, "later": LATER, "foil": FOIL}


class Stroke(Announced, frozen=True):
    """What strokes have in common: cards are played against them."""

    asks: ClassVar = "react"
    clause: ClassVar = "TO-008"
    against: ClassVar[tuple[str, ...]] = ("stop",)

    def reactions(self, g: Toy, seat: int) -> Menu[str | None] | None:
        if not g.poker_face and not g.hand[seat]:
            return None
        held: list[Option[str | None]] = [
            Option(each, each, (f"hand:{seat}:{each}",)) for each in self.against if CARDS[each] in g.hand[seat]
        ]
        return Menu([self.passing(g), *held])

    def react(self, g: Toy, seat: int, reaction: str) -> Step | None:
        g.hand[seat].remove(CARDS[reaction])
        g.do(Note(f"{seat} stops"))
        return None


class Blow(Stroke, frozen=True):
    """What is reacted to."""

    public: ClassVar = ("power",)
    against: ClassVar = tuple(CARDS)

    power: int = 5

    def play(self, g: Toy) -> None:
        g.log.append(f"blow {self.power}")

    def react(self, g: Toy, seat: int, reaction: str) -> Step | None:
        if reaction == "stop":
            return super().react(g, seat, reaction)
        g.hand[seat].remove(CARDS[reaction])
        if reaction == "turn":
            return Window(Counterblow(), (0,))
        if reaction == "soften":
            return replace(self, power=self.power - 1)
        g.do(Change(reaction))
        return self


class Change(Step, frozen=True):
    """Changes the announced blow, or calls it off, after the reaction."""

    how: str

    def play(self, g: Toy) -> None:
        blow = pending(g, Blow)
        assert blow is not None
        if self.how == "foil":
            blow.cancel()
        else:
            blow.replace(power=blow.target.power - 1)


class Counterblow(Stroke, frozen=True):
    """What a turned blow becomes."""

    def play(self, g: Toy) -> None:
        g.log.append("counterblow")


class Push(Announced, frozen=True):
    """Reacted to under a question and a clause of its own, and not by everything."""

    asks: ClassVar = "push.reaction"
    clause: ClassVar = "TO-009"

    def play(self, g: Toy) -> None:
        g.log.append("push")

    def reactions(self, g: Toy, seat: int) -> Menu[str | None]:
        def bars(card: str | None) -> Iterator[Obstacle]:
            if card is not None and SOFTEN in g.hand[seat]:
                yield Obstacle("TO-007", Say("obstacle-tired"))

        return Menu([self.passing(g), Option("stop", "stop")], bars)

    def react(self, g: Toy, seat: int, reaction: str) -> None:
        g.hand[seat].remove(STOP)


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


def test_a_step_must_say_how_it_is_reacted_to() -> None:
    with pytest.raises(LawBroken, match="Shove does not say how it is reacted to; it lacks reactions, react, clause"):

        class Shove(Announced, frozen=True):
            asks: ClassVar = "shove"

            def play(self, g: Toy) -> None: ...


def test_only_what_can_be_reacted_to_is_read_into_a_window() -> None:
    g = Toy(seats=2, chance=Chance("x"), agenda=[Finish(), Window(Push(), (1,))])
    plain = to_json(g)
    plain["agenda"][1]["target"] = {"step": "tests.Note", "text": "x"}
    with pytest.raises(BadState, match=r"has the step tests.Note where a core.Announced belongs"):
        from_json(Toy, plain)


def test_a_game_with_announced_steps_has_reactions() -> None:
    assert has_reactions("tests.core")
    assert not has_reactions("tests.samples.noughts")


# --- steps that change what is announced


def test_a_later_step_changes_what_is_announced_and_the_window_goes_on() -> None:
    match = window([], [LATER, SOFTEN], [LATER], rounds=Rounds.UNTIL_PASS)
    assert asked(match, "later", "soften", "later") == [1, 1, 2]
    assert log(match) == ["blow 2", "after"]


def test_a_later_step_calls_off_what_is_announced_and_closes_the_window() -> None:
    match = window([], [FOIL, STOP], [STOP], rounds=Rounds.UNTIL_PASS)
    assert asked(match, "foil") == [1]
    assert log(match) == ["after"]


def test_dice_are_open_to_all_again_after_each_change() -> None:
    match = window([], [LATER], [LATER, LATER], rounds=Rounds.RESTART)
    assert asked(match, "pass", "later", "later", "later") == [1, 2, 1, 2]
    assert log(match) == ["blow 2", "after"]


def test_pending_finds_the_nearest_of_a_kind() -> None:
    g = Toy(seats=2, chance=Chance("x"))
    g.agenda = [Window(Blow(1), ()), Window(Counterblow(), ()), Window(Blow(2), ()), Note("x"), Window(Push(), ())]
    near = pending(g, Blow)
    assert near is not None
    assert near.target.power == 2
    far = pending(g, Blow, lambda blow: blow.power < 2)
    assert far is not None
    far.replace(power=7)
    near.cancel()
    assert g.agenda == [Window(Blow(7), ()), Window(Counterblow(), ()), Note("x"), Window(Push(), ())]
    assert pending(g, Blow, lambda blow: blow.power == 2) is None


class Phase(Stroke, frozen=True):
    """A turn in which cards are played until one passes."""

    own_turn: ClassVar = True
    against: ClassVar = ("soften", "later")

    def play(self, g: Toy) -> None: ...

    def react(self, g: Toy, seat: int, reaction: str) -> Phase:
        g.hand[seat].remove(CARDS[reaction])
        g.do(Note(reaction))
        return self


def test_a_window_of_ones_own_turn_names_who_is_asked() -> None:
    g = Toy(seats=2, chance=Chance("x"), hand=[[], [SOFTEN, SOFTEN, LATER]])
    g.agenda = [Finish(), Window(Phase(), (1,), Rounds.UNTIL_PASS)]
    match = Match.from_state(toy_game(), g)
    assert match.waiting == Waiting(seats=(1,))
    assert asked(match, "soften", "later", "pass") == [1, 1, 1]
    assert log(match) == ["soften", "later"]


@pytest.mark.parametrize("rounds", list(Rounds))
def test_a_window_survives_json_and_copies(rounds: Rounds) -> None:
    match = window([STOP], [SOFTEN, SOFTEN, TURN], [SOFTEN], rounds=rounds)
    for code in ("soften", "turn" if rounds is not Rounds.ONCE else "soften"):
        read = Match.from_state(match.game, from_json(Toy, to_json(match.state)))
        copy = match.copy()
        for each in (match, read, copy):
            each.answer(each.asks[0].seat, code)
        assert match == read == copy

"""The law, all questions before any effect, is enforced."""

from __future__ import annotations

from collections.abc import Callable

import pytest

from lychgate.core import agenda
from lychgate.core.ask import Ask, Lot, Menu, Play, Script, Together, pick, roll, together
from lychgate.core.errors import LawBroken
from lychgate.core.events import Event
from lychgate.core.match import Match
from lychgate.core.step import Step
from tests.core.toys import AskTwice, Finish, Note, Rolls, SealedLetters, Toy, options, toy


@pytest.fixture
def _strict(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(agenda, "STRICT", True)


strict = pytest.mark.usefixtures("_strict")


class Told(Event, frozen=True):
    """Something."""


class DoesThenAsks(Step, frozen=True):
    def play(self, g: Toy) -> Play:
        g.do(Note("too early"))
        yield from pick(0, "letter", options("ab"))


class ActsBetween(Step, frozen=True):
    def play(self, g: Toy) -> Play:
        yield from pick(0, "letter", options("ab"))
        g.log.append("too early")
        yield from pick(0, "letter", options("ab"))


class TellsThenAsks(Step, frozen=True):
    def play(self, g: Toy) -> Play:
        g.tell(Told())
        yield from pick(0, "letter", options("ab"))


class ActsThenRolls(Step, frozen=True):
    def play(self, g: Toy) -> Play:
        g.log.append("too early")
        yield from roll("die")


class ActsSealed(Step, frozen=True):
    """Acts inside the generator of a sealed question: before its first ask, between two, or at its end."""

    when: int
    by_doing: bool = False

    def play(self, g: Toy) -> Play:
        yield from together({0: self.script(g), 1: pick(1, "letter", options("ab"))})

    def script(self, g: Toy) -> Script[str]:
        for number in range(3):
            if number == self.when:
                if self.by_doing:
                    g.do(Note("too early"))
                else:
                    g.log.append("too early")
            if number < 2:
                yield from pick(0, "letter", options("ab"))
        return ""


def answered(step: Step, *codes: str) -> Match:
    """A match of one step, answered by seat 0."""
    match = toy(step, Finish())
    for code in codes:
        match.answer(0, code)
    return match


def test_doing_before_the_last_question_is_always_caught() -> None:
    with pytest.raises(LawBroken, match=r"DoesThenAsks\(\) acted before its last question"):
        toy(DoesThenAsks(), Finish())


@strict
@pytest.mark.parametrize("step", [ActsBetween(), TellsThenAsks(), ActsThenRolls()])
def test_any_effect_before_the_last_question_is_caught_by_the_strict_law(step: Step) -> None:
    with pytest.raises(LawBroken, match="acted before its last question"):
        answered(step, "a")


@strict
@pytest.mark.parametrize("by_doing", [True, False])
@pytest.mark.parametrize("when", [0, 1, 2])
def test_effects_inside_a_sealed_question_are_caught(when: int, by_doing: bool) -> None:
    with pytest.raises(LawBroken, match="acted before its last question"):
        answered(ActsSealed(when, by_doing), "a", "a")


@strict
def test_lawful_steps_pass_the_strict_law() -> None:
    match = toy(SealedLetters(last=True), AskTwice(), Rolls(), Finish())
    for seat in (1, 1, 0, 0, 0, 0):
        match.copy().answer(seat, match.asks[0].options[0].code)
        match.answer(seat, match.asks[0].options[0].code)
    assert match.over


class AsksNonsense(Step, frozen=True):
    kind: str

    def play(self, g: Toy) -> Play:
        menu = Menu(options("ab"))
        questions: dict[str, Callable[[], object]] = {
            "text": lambda: "how are you?",
            "other seat": lambda: Together({0: one(Ask(1, "letter", menu))}),
            "lot in script": lambda: Together({0: one(Lot("die", (1, 1)))}),
        }
        yield questions[self.kind]()  # type: ignore[misc]


def one(question: object) -> Script[None]:
    yield question  # type: ignore[misc]


@pytest.mark.parametrize("kind", ["text", "other seat", "lot in script"])
def test_what_is_no_question_is_refused(kind: str) -> None:
    with pytest.raises(LawBroken, match=r"which is no question|may only ask seat 0"):
        toy(AsksNonsense(kind), Finish())

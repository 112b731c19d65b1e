"""The course of a lesson: which card is up, and what a scripted rival does now. All follows from the match alone."""

from __future__ import annotations

from collections.abc import Container, Iterable
from typing import TYPE_CHECKING

import msgspec

from lychgate.core.learning.lesson import LEARNER, Deed, Lesson, Stop, fits

if TYPE_CHECKING:
    from lychgate.core.match import Match


class Course(msgspec.Struct, frozen=True):
    """Where a match stands in its lesson."""

    followed: bool
    """Whether everything went as the lesson has it; if not, no card comes any more and bots play the rivals."""
    done: bool = False
    """Whether all stops have been passed: the last card is up, until the learner plays on."""
    stop: int | None = None
    """The stop whose card is up, counted from 0; None while the rivals act."""
    deed: int = 0
    """Which of the stop's deeds is due, counted from 0."""
    passed: int = 0
    """How many stops have been passed."""
    answer: tuple[int, str] | None = None
    """Seat and code of what is answered by script now: by a rival, or for the learner where a deed is given."""


def course(lesson: Lesson, match: Match, heard: Container[str] = ()) -> Course:
    """Say where a match stands in its lesson; `heard` are the stops without deeds after which the learner went on."""
    given = _given(lesson, match)
    own, deeds = given[LEARNER], lesson.deeds
    if any(not fits(code, deed.wants) for code, (_, deed) in zip(own, deeds, strict=False)):
        return Course(False)
    if len(own) > len(deeds):
        return Course(False)
    if len(own) == len(deeds):
        return Course(True, done=True, passed=len(lesson.stops))
    for codes, rival in zip(given[LEARNER + 1 :], lesson.rivals, strict=True):
        if any(code != scripted for code, scripted in zip(codes, rival.answers, strict=False)):
            return Course(False)
    at, deed = deeds[len(own)]
    told = _told(lesson, match, _after(lesson, len(own)), at, heard)
    if told is not None:
        return Course(True, stop=told, passed=told)
    answer = _rivals_answer(lesson, match, given)
    if answer is not None:
        return Course(True, passed=at, answer=answer)
    ask = match.ask(LEARNER)
    if ask is None:
        # A rival is asked what the script has no answer to: the lesson cannot go on.
        return Course(False)
    number = len(own) - next(place for place, (stop, _) in enumerate(deeds) if stop == at)
    begun = any(not each.given for each in lesson.stops[at].deeds[: number + 1])
    code = wanted(deed, [option.code for option in ask.options]) if deed.given else None
    answer = None if code is None else (LEARNER, code)
    return Course(True, stop=at if begun else None, deed=number, passed=at, answer=answer)


def wanted(deed: Deed, codes: Iterable[str]) -> str | None:
    """Return which of these answers the deed asks for: the first that fits its first pattern, else the next one."""
    offered = tuple(codes)
    return next((code for pattern in deed.wants for code in offered if fits(code, (pattern,))), None)


def otherwise(stop: Stop, code: str) -> str | None:
    """Return which text of the stop's message is said to this answer, if one of its own is."""
    return next((each.text for each in stop.otherwise if fits(code, each.answers)), None)


def _given(lesson: Lesson, match: Match) -> list[list[str]]:
    """Return the answers of every seat, in order."""
    given: list[list[str]] = [[] for _ in range(lesson.seats)]
    for seat, code in match.history:
        if seat >= LEARNER:
            given[seat].append(code)
    return given


def _after(lesson: Lesson, answers: int) -> int:
    """Return the stop that follows the one of the learner's last answer."""
    return lesson.deeds[answers - 1][0] + 1 if answers else 0


def _told(lesson: Lesson, match: Match, first: int, last: int, heard: Container[str]) -> int | None:
    """Return the stop without deeds whose event has been told and which the learner has not gone on from."""
    for at in range(first, last):
        stop = lesson.stops[at]
        if stop.id not in heard and _happened(stop, match):
            return at
    return None


def _happened(stop: Stop, match: Match) -> bool:
    told = (each for each in match.events(LEARNER) if each.kind == stop.event)
    return sum(stop.of is None or each.seat == stop.of for each in told) >= stop.times


def _rivals_answer(lesson: Lesson, match: Match, given: list[list[str]]) -> tuple[int, str] | None:
    """Return what a rival who is asked answers by script."""
    for seat, rival in enumerate(lesson.rivals, start=LEARNER + 1):
        ask = match.ask(seat)
        if ask is not None and len(given[seat]) < len(rival.answers):
            code = rival.answers[len(given[seat])]
            if code in ask.menu.by_code:
                return seat, code
    return None

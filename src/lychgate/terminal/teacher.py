"""The guided first match at this device: which card is up, what it says, and which answers it holds back."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Literal, NamedTuple

from lychgate.core.learning.course import Course, course, otherwise, wanted
from lychgate.core.learning.lesson import LEARNER, Lesson, Stop, fits
from lychgate.core.learning.sayings import LESSON_END, stop_key
from lychgate.core.match import Match
from lychgate.words.taught import Taught


class Card(NamedTuple):
    """A card of the lesson, in words."""

    number: int
    """Which stop it is, counted from 1; of the last card the number of all stops."""
    after: str
    """What came of the stop before, in one line; "" if nothing is to be said."""
    says: str
    does: str
    """What is to be done; "" where there is nothing to do but to read."""
    points_at: tuple[str, ...]
    waits: Literal["answer", "given", "go-on", "end"]
    """For an answer; for nothing, because the lesson answers; to be read; for what the learner wants at the end."""


class Teacher:
    """Leads somebody through the guided match of a game."""

    def __init__(self, lesson: Lesson, match: Match, taught: Taught) -> None:
        self.lesson = lesson
        self.match = match
        self.taught = taught
        self.heard: set[str] = set()
        """Stops without deeds from which the learner has gone on."""

    def now(self) -> Course:
        """Return where the match stands in the lesson."""
        return course(self.lesson, self.match, self.heard)

    def card(self) -> Card | None:
        """Return the card that is up."""
        now, stops = self.now(), self.lesson.stops
        if now.done:
            says, does = self.taught.text(LESSON_END), self.taught.text(LESSON_END, "do")
            return Card(len(stops), self._after(stops[-1]), says, does, self.lesson.end_points_at, "end")
        if now.stop is None:
            return None
        stop = stops[now.stop]
        after = self._after(stops[now.stop - 1]) if now.stop and not now.deed else ""
        says = self.taught.text(stop_key(stop))
        if not stop.deeds:
            return Card(now.stop + 1, after, says, "", stop.points_at, "go-on")
        deed = stop.deeds[now.deed]
        does = self.taught.text(stop_key(stop), deed.do)
        points_at = deed.points_at or stop.points_at
        return Card(now.stop + 1, after, says, does, points_at, "given" if deed.given else "answer")

    def _after(self, stop: Stop) -> str:
        """Return what is said once a stop's deeds are done and the rivals have answered."""
        if not stop.after:
            return ""
        told = [each for each in self.match.events(LEARNER) if each.kind == stop.tells]
        return self.taught.text(stop_key(stop), "after", told[-1].args if told else None)

    def wants(self, codes: Iterable[str]) -> str | None:
        """Return which of these answers the card asks for."""
        now = self.now()
        deeds = () if now.stop is None else self.lesson.stops[now.stop].deeds
        return wanted(deeds[now.deed], codes) if deeds else None

    def objects(self, code: str) -> str | None:
        """Return what is said to an answer that is not asked for; "" if nothing special, None if it may be given."""
        now = self.now()
        stop = None if now.stop is None else self.lesson.stops[now.stop]
        if stop is None or not stop.deeds or fits(code, stop.deeds[now.deed].wants):
            return None
        own = otherwise(stop, code)
        return "" if own is None else self.taught.text(stop_key(stop), own)

    def go_on(self) -> None:
        """Go on from a stop that asks for nothing."""
        now = self.now()
        if now.stop is not None:
            self.heard.add(self.lesson.stops[now.stop].id)

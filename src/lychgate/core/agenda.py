"""The driver: plays the agenda until somebody must be asked, takes answers, and revives half-answered steps.

The running generator of the step in play is only a cache. Copies, loaded positions and re-deals do not have it; they
run the step anew, with the answers it has had, up to the pending question.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any

from lychgate.core.ask import CHANCE, Ask, Lot, Option, Play, Question, Together
from lychgate.core.errors import BadState, LawBroken
from lychgate.core.state import Reply, State
from lychgate.core.step import Step

STRICT = False
"""Compare the whole state around every question (it takes half as long again; the test suite switches it on)."""

Replacement = Callable[[Ask], Option[Any] | None]
"""Returns the option to put in the place of an answer that somebody cannot know; None keeps the answer given."""

Duty = Callable[[Any], Step | None]
"""What a position forces: returns the step to do at once, or None. Checked after every step."""

_Mark = tuple[State, int]
"""A copy of a position as it was when a step began to ask, and the number of events told until then."""


class Agenda:
    """A state in play: what is asked now, and how an answer moves things on."""

    __slots__ = ("_duty", "_mark", "_play", "_scripts", "_together", "_values", "asks", "g", "history", "tally")

    def __init__(self, g: State, duty: Duty | None = None, history: list[tuple[int, str]] | None = None) -> None:
        self.g = g
        self._duty = duty
        self.history: list[tuple[int, str]] = history if history is not None else []
        """Every answer given, chance included."""
        self.tally: dict[str, int] | None = None
        """When a dict: counts the steps played, by name."""
        self.asks: tuple[Ask, ...] = ()
        """The questions that wait for an answer now: none when the match is over, nor before `start` or `revive`."""
        self._play: Play | None = None
        self._together: Together | None = None
        self._scripts: Mapping[int, Any] = {}
        self._values: dict[int, Any] = {}
        self._mark: _Mark | None = None

    @classmethod
    def of(cls, g: State, duty: Duty | None = None) -> Agenda:
        """Return a position in play with its questions: of the step in the middle of asking, or of the next one."""
        agenda = cls(g, duty)
        if g.step is None:
            agenda.start()
        else:
            agenda.revive()
        return agenda

    def copy(self, g: State | None = None) -> Agenda:
        """Return an independent copy, or one of another state, which must be revived before it has questions."""
        new = Agenda(self.g.copy() if g is None else g, self._duty, self.history[:])
        if g is None:
            # The options of a pending ask do not change while it is pending, so the copy may show the same ones.
            new.asks = self.asks
        return new

    def ask(self, seat: int) -> Ask | None:
        """Return the question this seat has to answer, if any."""
        return next((ask for ask in self.asks if ask.seat == seat), None)

    def live_asks(self) -> tuple[Ask, ...]:
        """Return the asks with their explanations bound to this very state, not to one it was copied from."""
        if self._play is None and self.g.step is not None:
            self.revive()
        return self.asks

    @property
    def sealing(self) -> str | None:
        """Return the clause by which the pending question is sealed, "" if it names none; None: it is not sealed."""
        return None if self._together is None else self._together.clause or ""

    def start(self) -> None:
        """Play from a fresh position up to the first question."""
        self._run(None, None)

    def answer(self, ask: Ask, option: Option[Any]) -> None:
        """Take a legal answer to one of the present asks and play on to the next question."""
        if self._play is None:
            self.revive()
            # The option was made for the state this one was copied from; its value must come from here.
            option = next(each for each in self.asks if each.seat == ask.seat).menu.by_code[option.code]
        g = self.g
        self.history.append((ask.seat, option.code))
        if self._together is not None:
            if not self._seal(ask.seat, option):
                return
            answer: Any = self._unseal()
        else:
            g.answers.append(option.code)
            answer = option
        self._run(self._play, answer)

    def _run(self, play: Play | None, answer: Any) -> None:
        """Give the step in play its answer and go on, step by step, until a seat must be asked or all is done.

        This is the hot loop: it is one function because every call in it is paid for at every decision.
        """
        g, duty = self.g, self._duty
        while True:
            if play is None:
                if g.result is not None or not g.agenda:
                    break
                step = g.agenda.pop()
                if self.tally is not None:
                    self.tally[step.name] = self.tally.get(step.name, 0) + 1
                play = step.play(g)
                if play is not None:
                    g.step = step
                    answer = None
                    if STRICT:
                        self._mark = _mark_of_table(g)
            if play is not None:
                try:
                    question = play.send(answer)
                except StopIteration:
                    play = None
                    g.step = None
                    g.answers.clear()
                else:
                    if g.todo or STRICT:
                        self._uphold_law()
                    if type(question) is Ask:
                        self._play = play
                        self.asks = (question,)
                        return
                    if type(question) is Lot:
                        answer = self._draw(question)
                        continue
                    self._play = play
                    self._open(question)
                    if self.asks:
                        return
                    answer = self._unseal()
                    continue
            # A step is finished: what it pushed comes next, and before that what the position forces.
            if g.todo:
                todo = g.todo
                if len(todo) > 1:
                    todo.reverse()
                g.agenda.extend(todo)
                todo.clear()
            if duty is not None and g.result is None and (forced := duty(g)) is not None:
                g.agenda.append(forced)
        self.asks = ()
        self._play = None
        if g.result is None:
            raise LawBroken("The agenda is empty, yet the match has no result.")

    def _draw(self, question: Lot) -> Any:
        """Let chance answer, and remember it."""
        code = self.g.chance.answer(question)
        self.g.answers.append(code)
        self.g.revealed = True
        self.history.append((CHANCE, code))
        return question.read(code)

    def _uphold_law(self) -> None:
        if self.g.todo or not _is_as_marked(self.g, self._mark):
            raise LawBroken(f"{self.g.step!r} acted before its last question.")

    # --- sealed questions

    def _open(self, question: Question) -> None:
        """Start every seat's script of a sealed question and replay what is already sealed."""
        if not isinstance(question, Together):
            raise LawBroken(f"A step asked {question!r}, which is no question.")
        self._together = question
        self._scripts = question.scripts
        self._values = {}
        sealed = self.g.sealed
        asks: list[Ask] = []
        for seat in sorted(question.scripts):
            script = question.scripts[seat]
            ask = self._next_of(seat, script, None)
            for code in sealed.get(seat, ()):
                if ask is None or code not in ask.menu.by_code:
                    raise BadState(f"The sealed answer {code!r} of seat {seat} is not possible here.")
                ask = self._next_of(seat, script, ask.menu.by_code[code])
            if ask is not None:
                asks.append(ask)
        self.asks = tuple(asks)

    def _next_of(self, seat: int, script: Any, answer: Option[Any] | None) -> Ask | None:
        """Return the seat's next ask, or None when its script is complete."""
        ask: Ask | None = None
        try:
            ask = script.send(answer)
        except StopIteration as end:
            self._values[seat] = end.value
        if self.g.todo or STRICT:
            self._uphold_law()
        if ask is not None and (type(ask) is not Ask or ask.seat != seat):
            raise LawBroken(f"In a sealed question, seat {seat}'s script may only ask seat {seat}: {ask!r}.")
        return ask

    def _seal(self, seat: int, option: Option[Any]) -> bool:
        """Keep one sealed answer; True when every seat's script is complete."""
        sealed = self.g.sealed
        sealed[seat] = (*sealed.get(seat, ()), option.code)
        following = self._next_of(seat, self._scripts[seat], option)
        asks = self.asks
        if following is None:
            self.asks = tuple([ask for ask in asks if ask.seat != seat])
            return not self.asks
        self.asks = tuple([following if ask.seat == seat else ask for ask in asks])
        return False

    def _unseal(self) -> dict[int, Any]:
        """Close a sealed question: give every seat's choice to the step and remember the answers."""
        g = self.g
        assert self._together is not None
        # In seat order: the order in which the answers came in must not show.
        values = dict(sorted(self._values.items()))
        if len(g.sealed) > 1:
            g.revealed = True  # everybody now learns what the others chose
        g.answers.append(tuple(sorted(g.sealed.items())))
        g.sealed.clear()
        self._together = None
        return values

    # --- reviving

    def revive(self, replacement: Replacement | None = None) -> None:
        """Run the step in play again, with the answers it has had (or replacements), up to the pending question."""
        g = self.g
        if g.step is None:
            if g.result is None:
                raise BadState("The position is between two steps.")
            self.asks = ()
            return
        if STRICT:
            self._mark = _mark_of_table(g)
        play = g.step.play(g)
        if play is None:
            raise BadState(f"The step {g.step.name} asks nothing.")
        answer: Any = None
        try:
            for number, reply in enumerate(g.answers):
                g.answers[number], answer = self._remembered(play.send(answer), reply, replacement)
            question = play.send(answer)
        except StopIteration:
            raise BadState(f"The step {g.step.name} does not ask what the position says.") from None
        self._play = play
        self._together = None
        if type(question) is Ask:
            self.asks = (question,)
        elif type(question) is Together:
            self._open(question)
        else:
            raise BadState(f"The step {g.step.name} waits for chance, which never waits.")

    def _remembered(self, question: Question, reply: Reply, replacement: Replacement | None) -> tuple[Reply, Any]:
        """Return an answer as it is remembered and as the step receives it."""
        try:
            if isinstance(question, Ask):
                option = (replacement and replacement(question)) or question.menu.by_code[reply]  # type: ignore[index]
                return option.code, option
            if isinstance(question, Lot):
                return reply, question.read(reply)  # type: ignore[arg-type]
            return self._replayed(question, dict(reply), replacement)  # type: ignore[arg-type]
        except (KeyError, ValueError, TypeError, AttributeError):
            raise BadState(f"The remembered answer {reply!r} does not fit its question.") from None

    def _replayed(
        self, question: Together, codes: dict[int, tuple[str, ...]], replacement: Replacement | None
    ) -> tuple[Reply, dict[int, Any]]:
        """Go through every seat's script of a sealed question again."""
        self._values = {}
        given: dict[int, tuple[str, ...]] = {}
        for seat, script in question.scripts.items():
            known = iter(codes.get(seat, ()))
            ask = self._next_of(seat, script, None)
            while ask is not None:
                option = (replacement and replacement(ask)) or ask.menu.by_code[next(known, "")]
                given[seat] = (*given.get(seat, ()), option.code)
                ask = self._next_of(seat, script, option)
        if replacement is None and given != codes:
            raise KeyError(question)
        return tuple(sorted(given.items())), dict(sorted(self._values.items()))


def _mark_of_table(g: State) -> _Mark:
    """Return what a step must not change while it asks."""
    return g.copy(), len(g.events or ())


def _is_as_marked(g: State, mark: _Mark | None) -> bool:
    """Tell whether the position is still the marked one, but for luck and what the pending question itself changes."""
    assert mark is not None
    kept, told = mark
    kept.step, kept.answers, kept.sealed, kept.chance = g.step, g.answers, g.sealed, g.chance
    return told == len(g.events or ()) and kept == g

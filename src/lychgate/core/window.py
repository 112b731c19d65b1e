"""Reaction windows: a step is announced, those entitled may answer, then it happens, changed, replaced or not at all.

A step that can be reacted to is `Announced`. It says what a seat may answer and what an answer does:

    class Hit(Announced, frozen=True):
        asks: ClassVar = "attacked"
        clause: ClassVar = "XX-020"

        attacker: Seat
        target: Seat
        n: int

        def reactions(self, g: Castle, seat: int) -> Menu[str] | None:
            shields = [Option("shield", "shield")] if g.shields[seat] else []
            return Menu([self.passing(g), *shields]) if shields or g.poker_face else None

        def react(self, g: Castle, seat: int, reaction: str) -> Hit:
            g.shields[seat] -= 1
            return replace(self, n=self.n - 1)

        def play(self, g: Castle) -> None: ...

A rule that wants it to happen does not push it but its window: `g.do(Window(hit, (hit.target,)))`.

- **Who is asked**: `seats`, in this order. A game computes them from public facts only. With a poker face (people at
  the table) all of them are asked for whom `reactions` returns a menu; without it only those who can do more than pass.
- **How often**: `rounds`. Until it passes: `Rounds.UNTIL_PASS`. Anew after every play, for dice: `Rounds.RESTART`.
- **What an answer does** is what `react` returns: an `Announced` step stays announced, in the same window; any other
  step is done instead and closes the window; None closes it, and nothing happens.
- **Answers that take steps of their own** (a card with a program, another window) push them with `g.do(...)` in `react`
  and return `self`: they are done first, while the window waits below them on the agenda.
- **Such steps change what is announced** through `pending`: `pending(g, Hit)` finds the nearest window of a `Hit`, with
  `.target: Hit`, `.replace(n=0)` and `.cancel()`; None when there is none.
- **A window of one's own turn** (play cards until you pass) is a window of a step that marks the phase; with
  `own_turn = True` the waiting list names the seat, and no standing order passes for it.
- **Standing orders** (`core/orders.py`) are given for a kind of window. `concern` tells apart what others do to others,
  one's own deeds, and what is done to oneself; the words of a kind are `window-<asks>`, `window-<asks>-me`.
- A base class that leaves `play` to its subclasses may define `reactions` and `react` once for many steps.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from enum import Enum
from typing import Any, ClassVar, Generic, TypeVar

from msgspec import structs

from lychgate.core.ask import Ask, Concern, Menu, Option, Play
from lychgate.core.errors import LawBroken
from lychgate.core.say import Say
from lychgate.core.state import State
from lychgate.core.step import STEPS, Step, ToDo


class Rounds(Enum):
    """How often a window asks."""

    ONCE = "once"
    """Each seat once, in order."""
    UNTIL_PASS = "until-pass"
    """Each seat again and again until it passes, then the next."""
    RESTART = "restart"
    """After any play the order starts again; closed when everybody passed in succession."""


class Announced(Step, frozen=True):
    """A step that can be reacted to before it happens, in a `Window`."""

    asks: ClassVar[str]
    """The key of the question to whoever may react."""
    clause: ClassVar[str]
    """The clause that lets them."""
    own_turn: ClassVar[bool] = False
    """Whether only the seat whose turn it is is asked: then the waiting list may name it, and nobody reacts."""

    def __init_subclass__(cls, **config: Any) -> None:
        """Refuse a step that does not say how it is reacted to; a class without `play` is a base of steps."""
        if cls.play is not Step.play:
            lacks = [name for name in ("reactions", "react") if getattr(cls, name) is getattr(Announced, name)]
            lacks += [name for name in ("asks", "clause") if not hasattr(cls, name)]
            if lacks:
                raise LawBroken(f"{cls.__name__} does not say how it is reacted to; it lacks {', '.join(lacks)}.")
        super().__init_subclass__(**config)

    def reactions(self, g: Any, seat: int) -> Menu[Any] | None:
        """Return what a seat may answer, its idle option (`passing`) included; None: it is not asked."""
        raise NotImplementedError

    def react(self, g: Any, seat: int, reaction: Any) -> Step | None:
        """Carry out what a seat answered and return what becomes of this step: see the module's first lines."""
        raise NotImplementedError

    def args(self, g: Any) -> Mapping[str, Any] | None:
        """Return the arguments of the question's words: those of the step's line, and the whole line as `$target`."""
        said = self.said()
        return None if said is None else {**said.args, "target": said}

    def concern(self, g: Any, seat: int) -> Concern:
        """Tell whether it is a seat's own deed, or done to that seat: standing orders tell these apart."""
        return ""

    def passing(self, g: Any) -> Option[Any]:
        """Return the option to let the step happen: the word `option-pass`, with the arguments of the question."""
        return Option("pass", None, label=Say("option-pass", self.args(g) or {}), idle=True)


class Window(Step, frozen=True):
    """A chance to react to a step before it happens."""

    target: Announced
    seats: tuple[int, ...]
    """Who is still to be asked, in order: entitled by public facts."""
    rounds: Rounds = Rounds.ONCE
    order: tuple[int, ...] = ()
    """For RESTART, once somebody has passed: the whole order."""

    def play(self, g: Any) -> Play | None:
        """Ask the first seat that has something to answer; when there is none, let the step happen."""
        target = self.target
        for at, seat in enumerate(self.seats):
            menu = target.reactions(g, seat)
            if menu is not None and (g.poker_face or len(menu.options) > 1):
                return self._ask(g, seat, menu, at)
        g.do(target)
        return None

    def _ask(self, g: Any, seat: int, menu: Menu[Any], at: int) -> Play:
        target, rounds = self.target, self.rounds
        option: Option[Any] = yield Ask(
            seat,
            target.asks,
            menu,
            target.args(g),
            target.clause,
            window=not target.own_turn,
            concern=target.concern(g, seat),
            veiled=g.poker_face,
        )
        rest = self.seats[at + 1 :]
        if option.idle:
            order = (self.order or self.seats) if rounds is Rounds.RESTART else ()
            g.do(Window(target, rest, rounds, order) if rest else target)
            return
        after = target.react(g, seat, option.value)
        if isinstance(after, Announced):
            seats = self.order or self.seats if rounds is Rounds.RESTART else self.seats
            g.do(Window(after, rest if rounds is Rounds.ONCE else seats, rounds))
        elif after is not None:
            g.do(after)

    def todo(self) -> ToDo | None:
        """Show what is about to happen, not who is being asked."""
        return self.target.todo()


A = TypeVar("A", bound=Announced)


class Pending(Generic[A]):
    """A step whose window is on the agenda, for the steps that change it or call it off."""

    __slots__ = ("_agenda", "_at")

    def __init__(self, agenda: list[Step], at: int) -> None:
        self._agenda = agenda
        self._at = at

    @property
    def window(self) -> Window:
        """Return the window in which it is announced."""
        window = self._agenda[self._at]
        assert isinstance(window, Window)
        return window

    @property
    def target(self) -> A:
        """Return the step that is announced."""
        return self.window.target  # type: ignore[return-value]  # `pending` looked for this kind

    def replace(self, **changes: Any) -> None:
        """Change fields of the announced step; its window goes on."""
        window = self.window
        self._agenda[self._at] = structs.replace(window, target=structs.replace(window.target, **changes))

    def cancel(self) -> None:
        """Take the step and its window off the agenda."""
        del self._agenda[self._at]


def pending(g: State, kind: type[A], where: Callable[[A], bool] | None = None) -> Pending[A] | None:
    """Return the announced step of a kind that comes next, if there is one; `where` may ask for more."""
    agenda = g.agenda
    for at in range(len(agenda) - 1, -1, -1):
        step = agenda[at]
        if isinstance(step, Window) and isinstance(step.target, kind) and (where is None or where(step.target)):
            return Pending(agenda, at)
    return None


def has_reactions(package: str) -> bool:
    """Tell whether anything that happens in a game, whose rules are in this package, can be reacted to."""
    return any(
        f"{each.__module__}.".startswith(f"{package}.") for each in STEPS.values() if issubclass(each, Announced)
    )

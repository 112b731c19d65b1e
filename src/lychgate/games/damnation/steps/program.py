"""Programs: the effects of a card or Talent, carried out one after the other."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, TypeVar

import msgspec

from lychgate.core.ask import Menu, Option, Play, pick
from lychgate.core.say import Say
from lychgate.core.step import Step
from lychgate.games.damnation.choices.menus import villain_options
from lychgate.games.damnation.choices.moments import Moment
from lychgate.games.damnation.choices.targets import pickable, unmet
from lychgate.games.damnation.data.cards import CARDS, PROGRAM_CARD, PROGRAMS
from lychgate.games.damnation.data.effects import Choose, Effect, IfHaunts, IfTarget, IfVampire
from lychgate.games.damnation.data.timing import AT_ONCE
from lychgate.games.damnation.data.villains import HAUNT, NONE
from lychgate.games.damnation.state.position import Castle
from lychgate.games.damnation.words.names import program_word

E = TypeVar("E", bound=Effect)
Doing = Callable[[Castle, "Apply", Any], Play | None]

DOINGS: dict[type[Effect], Doing] = {}
"""How each kind of effect is carried out."""


def does(kind: type[E]) -> Callable[[Doing], Doing]:
    """Register the function that carries out a kind of effect: it asks first, then acts, like any step."""

    def register(doing: Doing) -> Doing:
        DOINGS[kind] = doing
        return doing

    return register


class Apply(Step, frozen=True):
    """DA-429, 563 What a card or Talent says is done, one effect after the other, even if its own player is Slain."""

    villain: int
    program: str
    at: int = 0
    target: int = NONE
    extra: int = 0

    def play(self, g: Castle) -> Play | None:
        """Carry out one effect and put the rest on the agenda."""
        program = PROGRAMS[self.program]
        if self.at >= len(program):
            return None
        effect = program[self.at]
        asking = DOINGS[type(effect)](g, self, effect)
        if asking is None:
            self.go_on(g)
            return None
        return self._ask(g, asking)

    def _ask(self, g: Castle, asking: Play) -> Play:
        yield from asking
        self.go_on(g)

    def go_on(self, g: Castle) -> None:
        """Put the rest on the agenda, after what this effect leads to."""
        if self.at + 1 < len(PROGRAMS[self.program]):
            g.do(msgspec.structs.replace(self, at=self.at + 1))

    @property
    def source(self) -> str:
        """Return what Damage by this counts as: event, curse, castle, vampire, action or talent."""
        card = PROGRAM_CARD.get(self.program)
        return "talent" if card is None else _SOURCES.get(CARDS[card].type, "action")

    def branch(self, number: int, target: int = NONE) -> Apply:
        """Return one of the programs inside the present effect."""
        return Apply(self.villain, f"{self.program}.{self.at}.{number}", target=target)


_SOURCES = {"event": "event", "curse": "curse", "castle": "castle", "vampire": "vampire"}


_CHOOSING = Moment(int(AT_ONCE))
"""A choice is made while a card works, in no window."""


@does(Choose)
def _choose(g: Castle, step: Apply, effect: Choose) -> Play:
    """D25: one of the choices whose need is met."""
    options = [
        Option(choice.label, at, label=Say(f"choice-{choice.label}")) for at, choice in enumerate(effect.choices)
    ]
    menu = Menu(options, lambda at: unmet(g, step.villain, effect.choices[at].needs, _CHOOSING))
    card = program_word(step.program)
    at = yield from pick(g.owner(step.villain), "choose", menu, args={"card": card}, clause="DA-371")
    g.do(step.branch(at))


@does(IfVampire)
def _if_vampire(g: Castle, step: Apply, effect: IfVampire) -> None:
    g.do(step.branch(0 if g.vampire != NONE else 1))


@does(IfHaunts)
def _if_haunts(g: Castle, step: Apply, effect: IfHaunts) -> None:
    """DA-037: in The Arrival other players do not count."""
    g.do(step.branch(0 if HAUNT in g.role and not g.arriving else 1))


@does(IfTarget)
def _if_target(g: Castle, step: Apply, effect: IfTarget) -> Play:
    """If the filter finds anybody, one is chosen."""
    found = pickable(g, step.villain, effect.pick)
    target = NONE
    if found:
        card = program_word(step.program)
        options = list(villain_options(g, found, decline=False))
        target = yield from pick(g.owner(step.villain), "target", options, args={"card": card}, clause="DA-371")
    g.do(step.branch(0 if found else 1, target))

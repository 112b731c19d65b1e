"""Programs: the effects of a card or Talent, carried out one after the other."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any, ClassVar

import msgspec

from lychgate.core.ask import Play
from lychgate.core.step import Step
from lychgate.games.damnation.data.cards import CARDS, PROGRAMS, Passage
from lychgate.games.damnation.data.effects import Effect
from lychgate.games.damnation.data.kinds import CardType
from lychgate.games.damnation.data.villains import NONE
from lychgate.games.damnation.data.vocabulary import Printed
from lychgate.games.damnation.state.position import Castle

Doing = Callable[[Castle, "Apply", Any], Play | None]
"""Carries an effect out: it asks first, then acts, like any step."""


class Apply(Step, frozen=True):
    """DA-429, 563 What a card or Talent says is done, one effect after the other, even if its own player is Slain."""

    does: ClassVar[Mapping[type[Effect], Doing]]
    """How each kind of effect is carried out. Effects put steps on the agenda and steps apply effects, so the table is
    above all steps, in `effects.py`; `setup.py` puts it here.
    """

    villain: int
    passage: Passage
    at: int = 0
    target: int = NONE
    extra: int = 0

    def play(self, g: Castle) -> Play | None:
        """Carry out one effect and put the rest on the agenda."""
        program = PROGRAMS[self.passage]
        if self.at >= len(program):
            return None
        effect = program[self.at]
        asking = self.does[type(effect)](g, self, effect)
        if asking is None:
            self.go_on(g)
            return None
        return self._ask(g, asking)

    def _ask(self, g: Castle, asking: Play) -> Play:
        yield from asking
        self.go_on(g)

    def go_on(self, g: Castle) -> None:
        """Put the rest on the agenda, after what this effect leads to."""
        if self.at + 1 < len(PROGRAMS[self.passage]):
            g.do(msgspec.structs.replace(self, at=self.at + 1))

    @property
    def source(self) -> Printed:
        """Return what Damage by this counts as: event, curse, castle, vampire, action or talent."""
        passage = self.passage
        return "talent" if passage.part == "talent" else _SOURCES.get(CARDS[passage.number].type, "action")

    def branch(self, number: int, target: int = NONE) -> Apply:
        """Return one of the programs inside the present effect."""
        return Apply(self.villain, self.passage.branch(self.at, number), target=target)


_SOURCES: dict[CardType, Printed] = {"event": "event", "curse": "curse", "castle": "castle", "vampire": "vampire"}

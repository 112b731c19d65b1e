"""Souls and Talent tokens: gained, and turned face up again (DA-450..455)."""

from __future__ import annotations

from lychgate.core.ask import Play, pick
from lychgate.core.step import Step
from lychgate.games.damnation.choices.menus import token_option
from lychgate.games.damnation.choices.targets import everyone
from lychgate.games.damnation.data import effects
from lychgate.games.damnation.data.villains import ALL_TOKENS, TOKENS
from lychgate.games.damnation.data.whom import Self
from lychgate.games.damnation.events.villains import Refreshed, SoulsGained
from lychgate.games.damnation.state.position import Castle, from_mover
from lychgate.games.damnation.steps.program import Apply
from lychgate.games.damnation.words.names import passage_name, token_talent


def gain_souls(g: Castle, v: int, n: int, of: str) -> None:
    """DA-455: as far as the supply lasts."""
    n = min(n, g.supply)
    if n and g.is_living(v):
        g.supply -= n
        g.souls[v] += n
        g.tell(SoulsGained(g.owner(v), g.kind[v], n, g.souls[v], of))


def do_gain_soul(g: Castle, step: Apply, effect: effects.GainSoul) -> None:
    gain_souls(g, step.villain, effect.n, passage_name(step.passage))


class RefreshOne(Step, frozen=True):
    """DA-452 A player turns one spent token of their choice face up."""

    villain: int

    def play(self, g: Castle) -> Play | None:
        """Ask which, if any is spent."""
        v = self.villain
        return self._ask(g) if g.is_living(v) and g.tokens[v] != ALL_TOKENS else None

    def _ask(self, g: Castle) -> Play:
        v = self.villain
        spent = [at for at in range(len(TOKENS)) if not g.tokens[v] >> at & 1]
        at = yield from pick(g.owner(v), "refresh", [token_option(v, g.kind[v], at) for at in spent], clause="DA-452")
        refresh(g, v, at)


def refresh(g: Castle, v: int, at: int) -> None:
    if not g.tokens[v] >> at & 1:
        g.tokens[v] |= 1 << at
        g.tell(Refreshed(g.owner(v), g.kind[v], token_talent(g.kind[v], at)))


def do_refresh(g: Castle, step: Apply, effect: effects.Refresh) -> None:
    v, whom = step.villain, effect.to
    who = [v] if isinstance(whom, Self) else everyone(g, v, whom.among, from_mover(g))
    g.do(*[RefreshOne(v) for v in who])

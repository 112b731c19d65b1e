"""Souls, Talent tokens, tables of the D6, locked and barred doors: the other things cards do."""

from __future__ import annotations

from lychgate.core.ask import Play, pick, roll
from lychgate.core.step import Step
from lychgate.games.damnation.choices.menus import token_option
from lychgate.games.damnation.choices.moments import Roll
from lychgate.games.damnation.choices.targets import everyone
from lychgate.games.damnation.data import effects
from lychgate.games.damnation.data.cards import CASTLE_DECK, Passage
from lychgate.games.damnation.data.effects import RollTable
from lychgate.games.damnation.data.geometry import PLACES
from lychgate.games.damnation.data.villains import ALL_TOKENS, HAUNT, TOKENS
from lychgate.games.damnation.data.whom import Self
from lychgate.games.damnation.events.cards import Turned
from lychgate.games.damnation.events.movement import Barred, Rolled
from lychgate.games.damnation.events.villains import Refreshed, SoulsGained
from lychgate.games.damnation.state.hands import show
from lychgate.games.damnation.state.position import Castle, from_mover
from lychgate.games.damnation.steps.program import Apply
from lychgate.games.damnation.steps.tracks import raise_tracker
from lychgate.games.damnation.steps.windows import Throw, after_roll
from lychgate.games.damnation.words.names import token_talent

# --- Souls and tokens


def gain_souls(g: Castle, v: int, n: int) -> None:
    """DA-455: as far as the supply lasts."""
    n = min(n, g.supply)
    if n and g.is_living(v):
        g.supply -= n
        g.souls[v] += n
        g.tell(SoulsGained(g.owner(v), g.kind[v], n))


def do_gain_soul(g: Castle, step: Apply, effect: effects.GainSoul) -> None:
    gain_souls(g, step.villain, effect.n)


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


# --- other things cards do


def do_roll_table(g: Castle, step: Apply, effect: RollTable) -> Play:
    """DA-504: a D6 for a living Villain; the window after it may change it."""
    if not g.is_living(step.villain):
        return
    die = yield from roll("card")
    g.tell(Rolled(g.owner(step.villain), g.kind[step.villain], str(die), "", "card"))
    g.do(after_roll(g, TableRoll(Roll(step.villain, "card", (die,)), step, tuple(row.high for row in effect.rows))))


class TableRoll(Throw, frozen=True):
    """D25 A D6 table says what happens for the number rolled."""

    of: Apply
    ends: tuple[int, ...]
    """The highest number of each row."""

    def play(self, g: Castle) -> None:
        g.do(self.of.branch(next(at for at, end in enumerate(self.ends) if self.roll.dice[0] <= end)))


def do_next_roll(g: Castle, step: Apply, effect: effects.NextRoll) -> None:
    if g.is_living(step.villain):
        g.next_roll[step.villain] += effect.fixed


def do_lock_in(g: Castle, step: Apply, effect: effects.LockIn) -> None:
    if g.is_living(step.villain):
        g.locked[step.villain] = True


def do_unlock(g: Castle, step: Apply, effect: effects.Unlock) -> None:
    g.locked[step.villain] = False


def do_bar(g: Castle, step: Apply, effect: effects.Bar) -> None:
    """DA-132: until the drawer's next turn begins, or would begin."""
    g.barred = tuple(PLACES.index(room) for room in effect.rooms)
    g.barred_by = g.at
    g.tell(Barred(False))


def do_unbar(g: Castle, step: Apply, effect: effects.Unbar) -> None:
    if g.barred:
        g.barred = ()
        g.tell(Barred(True))


def do_haunt_track(g: Castle, step: Apply, effect: effects.HauntTrack) -> None:
    """DA-689: whatever moved it, a tracker on the top means that the player is waiting."""
    for v, role in enumerate(g.role):
        if role == HAUNT:
            raise_tracker(g, v, effect.n)


class DrawCastle(Step, frozen=True):
    """DA-165, 169, 509 The top Castle card is drawn, shown and applied; an empty deck does nothing, no window opens."""

    villain: int

    def play(self, g: Castle) -> None:
        """Show it with the used cards; it goes back when the turn ends."""
        pile = g.decks[CASTLE_DECK]
        if pile:
            card = pile.pop()
            show(g, card)
            g.tell(Turned(g.owner(self.villain), g.kind[self.villain], card))
            g.do(Apply(self.villain, Passage(card)))

"""Resolution and other actions: what a Villain may do where its movement has ended, and after (DA-102, 280, 505)."""

from __future__ import annotations

from typing import ClassVar

from lychgate.core.ask import Menu, Option, Play, pick
from lychgate.core.say import Say
from lychgate.core.step import Step
from lychgate.games.damnation.choices.actions import DONE, action_menu, could_act, draw_option, end_here
from lychgate.games.damnation.choices.attacks import FROM_HELL
from lychgate.games.damnation.choices.menus import space_option
from lychgate.games.damnation.choices.moments import Deed
from lychgate.games.damnation.choices.plays import listed
from lychgate.games.damnation.data.flags import DONE_ENDS
from lychgate.games.damnation.data.geometry import CORRIDOR, DISTANCE, OFF
from lychgate.games.damnation.data.numbers import TRAPS
from lychgate.games.damnation.data.timing import POST
from lychgate.games.damnation.data.villains import LIVING, LOST, NONE
from lychgate.games.damnation.events.traps import TrapKnown, TrapSeen
from lychgate.games.damnation.state.position import Castle
from lychgate.games.damnation.steps.attack import Declare
from lychgate.games.damnation.steps.control import Claim
from lychgate.games.damnation.steps.draws import Draw
from lychgate.games.damnation.steps.end import EndPhase
from lychgate.games.damnation.steps.windows import MOMENTS, AfterMoving, announced, perform


def _act(g: Castle, v: int, play: Deed) -> list[Step]:
    """Carry out what was chosen."""
    if play.act == "claim":
        g.claimed = True
        return [Claim(v, play.target)]
    if play.act == "attack":
        return [Declare(v, play.target, play.number, play.alt, play.extra == FROM_HELL)]
    if play.act == "talent" and play.number == LOST and play.target != NONE:
        return [Declare(v, play.target, NONE, False)]
    return perform(g, v, play)


class InCorridor(Step, frozen=True):
    """DA-200, 204, 280, 505 On a corridor space the Villain may claim, or attack, or do neither; then it is done."""

    public: ClassVar = ("villain",)

    villain: int

    def play(self, g: Castle) -> Play | None:
        """Ask again after every play, until done."""
        v = self.villain
        if g.role[v] != LIVING or g.over or g.lost or not 0 <= g.place[v] < CORRIDOR:
            return None
        menu = action_menu(g, v, end_here(g, v) if self.ends_turn(g) else DONE)
        if len(menu.options) == 1 and not (g.poker_face and could_act(g, v)):
            return None
        return self._ask(g, menu)

    def _ask(self, g: Castle, menu: Menu[Deed]) -> Play:
        play = yield from pick(g.owner(self.villain), "resolve", menu, clause="DA-505", forced=g.poker_face)
        if play.act != "pass":
            g.do(*_act(g, self.villain, play), self)
        elif self.ends_turn(g):
            g.agenda[-1] = EndPhase(self.villain)

    def ends_turn(self, g: Castle) -> bool:
        """DA-102: whether nothing but phase 4 is left, which offers nothing that has not been declined here."""
        return DONE_ENDS in g.flags and bool(g.agenda) and g.agenda[-1] == OtherActions(self.villain)


class InRoom(Step, frozen=True):
    """DA-250, 251, 335, 505 In a room the Villain draws or, where that is allowed, attacks; either closes it."""

    public: ClassVar = ("villain",)

    villain: int
    deck: int

    def play(self, g: Castle) -> Play | None:
        """In another player's turn there is nothing but the draw (DA-372)."""
        v = self.villain
        if g.role[v] != LIVING or (v == g.mover and (g.over or g.lost)):
            return None
        if v == g.mover and g.place[v] == g.entered:
            menu = action_menu(g, v, draw_option(g, v, self.deck))
            if len(menu.options) > 1 or (g.poker_face and could_act(g, v)):
                return self._ask(g, menu)
        g.entered = OFF
        g.do(Draw(v, self.deck))
        return None

    def _ask(self, g: Castle, menu: Menu[Deed]) -> Play:
        v = self.villain
        play = yield from pick(g.owner(v), "room", menu, clause="DA-505", forced=g.poker_face)
        is_attack = play.act == "attack" or (play.act == "talent" and play.number == LOST)
        steps = [Draw(v, self.deck)] if play.act == "draw" else _act(g, v, play)
        if play.act == "draw" or is_attack:
            g.entered = OFF
            g.do(*steps)
        else:
            g.do(*steps, self)


class Deduce(Step, frozen=True):
    """DA-296, 515 The Professor may look at one face-down trap within three steps of where its movement ended."""

    public: ClassVar = ("villain",)

    villain: int

    def play(self, g: Castle) -> Play | None:
        """Ask which, or none (D33)."""
        v = self.villain
        if not g.has(v, "deduction") or g.role[v] != LIVING or g.over or not 0 <= g.place[v] < CORRIDOR:
            return None
        near = [space for space in g.trap_spaces if DISTANCE[g.place[v]][space] <= 3]
        return self._ask(g, near) if near else None

    def _ask(self, g: Castle, near: list[int]) -> Play:
        seat = g.owner(self.villain)
        options = [
            Option("none", OFF, label=Say("option-no-trap"), idle=True),
            *(space_option("look", space) for space in near),
        ]
        space = yield from pick(seat, "deduce", options, clause="DA-515")
        if space != OFF:
            look_at(g, self.villain, space)


def look_at(g: Castle, v: int, space: int) -> None:
    """DA-296: a private note that lasts until the token is mixed or moved unseen."""
    seat = g.owner(v)
    token = g.traps[g.trap_spaces.index(space)]
    g.notes[token] = g.notes.get(token, 0) | 1 << seat
    g.reveal()
    g.tell(TrapSeen(seat, g.kind[v], space))
    g.tell(TrapKnown(seat, TRAPS[token]))


class OtherActions(Step, frozen=True):
    """DA-102 Phase 4: the active player may play any number of cards and Talents again; then phase 5."""

    public: ClassVar = ("villain",)

    villain: int

    def play(self, g: Castle) -> None:
        """Open the window POST, where there is anything to play."""
        v = self.villain
        if not (g.over or g.lost):
            g.phase = "after"
            g.entered = OFF
            if g.poker_face or listed(g, v, MOMENTS[POST]):
                g.do(announced(g, AfterMoving(v)), EndPhase(v))
                return
        EndPhase(v).play(g)

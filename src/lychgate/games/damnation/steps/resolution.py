"""Resolution: what a Villain may do where its movement has ended (DA-280, 505)."""

from __future__ import annotations

from collections.abc import Iterator
from functools import lru_cache, partial
from typing import ClassVar

from lychgate.core.ask import Menu, Obstacle, Option, pick
from lychgate.core.ask import Play as Asking
from lychgate.core.say import Say
from lychgate.core.step import Step
from lychgate.games.damnation.choices.moments import Moment, Play
from lychgate.games.damnation.choices.plays import considered, figure_mark, listed, may_play
from lychgate.games.damnation.choices.reasons import bars
from lychgate.games.damnation.choices.targets import is_adjacent, is_rival, obstacle
from lychgate.games.damnation.data.cards import ATTACK, CARD_BITS, DECK_BITS, DECK_OF, RES
from lychgate.games.damnation.data.geometry import CORRIDOR, DISTANCE, OFF, PLACES, SIGHT
from lychgate.games.damnation.data.villains import LOST, PROFESSOR, STRANGER, TRAPS, VILLAINS
from lychgate.games.damnation.events.traps import TrapKnown, TrapSeen
from lychgate.games.damnation.state.position import LIVING, NONE, Castle
from lychgate.games.damnation.steps.attack import (
    FROM_HELL,
    Declare,
    attack_bars,
    attack_option,
    attacks,
    may_fight_here,
)
from lychgate.games.damnation.steps.control import Claim
from lychgate.games.damnation.steps.draws import Draw
from lychgate.games.damnation.steps.listed import Listed
from lychgate.games.damnation.steps.windows import perform
from lychgate.games.damnation.words.names import place_word, villain_word

DONE = Option("done", Play("pass"), label=Say("option-done"))
DRAW = Option("draw", Play("draw"), label=Say("option-draw"))
_RES = Moment(RES)


# --- claims


def claim_bars(g: Castle, v: int, play: Play) -> Iterator[Obstacle]:
    """DA-200, 204: yield everything that forbids a claim by adjacency."""
    if g.claimed:
        yield obstacle("DA-200", "claimed")
    if g.attacked:
        yield obstacle("DA-204", "attacked")
    if not is_adjacent(g, v, play.target):
        yield obstacle("DA-200", "not-adjacent", target=villain_word(g.kind[play.target]))


@lru_cache(maxsize=1 << 12)
def _claim_option(play: Play, kind: int, mark: str) -> Option[Play]:
    return Option(f"claim>{VILLAINS[kind].id}", play, (mark,), Say("option-claim", {"target": villain_word(kind)}))


def _option(g: Castle, v: int, play: Play) -> Option[Play]:
    if play.act == "claim":
        return _claim_option(play, g.kind[play.target], figure_mark(g, play.target))
    return attack_option(g, v, play)


def _actions(g: Castle, v: int) -> Iterator[Play]:
    """DA-505: attacks, then claims."""
    yield from attacks(g, v)
    if 0 <= g.place[v] < CORRIDOR:
        for other in range(len(g.kind)):
            if is_rival(g, v, other):
                yield Play("claim", target=other)


def _action_bars(g: Castle, v: int, play: Play) -> Iterator[Obstacle]:
    return claim_bars(g, v, play) if play.act == "claim" else attack_bars(g, v, play)


def _bars(g: Castle, v: int, play: Play) -> Iterator[Obstacle]:
    if play.act in ("pass", "draw"):
        return iter(())
    if play.act in ("attack", "claim") or (play.act == "talent" and play.number == LOST):
        return _action_bars(g, v, play)
    return bars(g, v, _RES, play)


def _menu(g: Castle, v: int, first: Option[Play]) -> Menu[Play]:
    """Return what may be done in the window RES: one's own plays and, where allowed, an attack or a claim."""
    actions = []
    if not (g.attacked or g.claimed) and _sees_anybody(g, v):
        actions = [_option(g, v, play) for play in _actions(g, v) if next(_action_bars(g, v, play), None) is None]
    return Menu.built(
        [first, *actions, *listed(g, v, _RES)],
        lambda: [first, *(_option(g, v, play) for play in _actions(g, v)), *considered(g, v, _RES)],
        partial(_bars, g, v),
    )


def _sees_anybody(g: Castle, v: int) -> bool:
    """Tell whether there is anybody to act upon: in line of sight on the corridor, or in the same room."""
    here = g.place[v]
    if not 0 <= here < CORRIDOR:
        return g.place.count(here) > 1
    sight = SIGHT[here]
    return any(0 <= there < CORRIDOR and sight[there] for there in g.place)


def _could_act(g: Castle, v: int) -> bool:
    """Tell from public facts whether the window RES could offer anything."""
    if may_play(g, v, RES):
        return True
    if g.attacked or g.claimed:
        return False
    seat = v % g.seats
    armed = any(DECK_BITS[DECK_OF[card]] & ATTACK for card in g.hand[seat]) or any(
        CARD_BITS[card] & ATTACK for card in g.face_up[seat]
    )
    able = may_fight_here(g, v) or (g.kind[v] == STRANGER and g.entered != OFF)
    beside = any(is_rival(g, v, other) and is_adjacent(g, v, other) for other in range(len(g.kind)))
    return beside or (able and (armed or g.kind[v] == LOST))


def _act(g: Castle, v: int, play: Play) -> list[Step]:
    """Carry out what was chosen."""
    if play.act == "claim":
        g.claimed = True
        return [Claim(v, play.target)]
    if play.act == "attack":
        return [Declare(v, play.target, play.number, play.alt, play.extra == FROM_HELL)]
    if play.act == "talent" and play.number == LOST and play.target != NONE:
        return [Declare(v, play.target, NONE, False)]
    return perform(g, v, play)


class InCorridor(Listed, frozen=True):
    """DA-200, 204, 280, 505 On a corridor space the Villain may claim, or attack, or do neither; then it is done."""

    words: ClassVar[str] = "corridor"

    villain: int

    def play(self, g: Castle) -> Asking | None:
        """Ask again after every play, until done."""
        v = self.villain
        if g.role[v] != LIVING or g.over or g.lost or not 0 <= g.place[v] < CORRIDOR:
            return None
        menu = _menu(g, v, DONE)
        if len(menu.options) == 1 and not (g.poker_face and _could_act(g, v)):
            return None
        return self._ask(g, menu)

    def _ask(self, g: Castle, menu: Menu[Play]) -> Asking:
        play = yield from pick(g.owner(self.villain), "resolve", menu, clause="DA-505", forced=g.poker_face)
        if play.act != "pass":
            g.do(*_act(g, self.villain, play), self)


class InRoom(Listed, frozen=True):
    """DA-250, 251, 335, 505 In a room the Villain draws or, where that is allowed, attacks; either closes it."""

    words: ClassVar[str] = "room"

    villain: int
    deck: int

    def play(self, g: Castle) -> Asking | None:
        """In another player's turn there is nothing but the draw (DA-372)."""
        v = self.villain
        if g.role[v] != LIVING or (v == g.mover and (g.over or g.lost)):
            return None
        if v == g.mover and g.place[v] == g.entered:
            menu = _menu(g, v, DRAW)
            if len(menu.options) > 1 or (g.poker_face and _could_act(g, v)):
                return self._ask(g, menu)
        g.entered = OFF
        g.do(Draw(v, self.deck))
        return None

    def _ask(self, g: Castle, menu: Menu[Play]) -> Asking:
        v = self.villain
        play = yield from pick(g.owner(v), "room", menu, clause="DA-505", forced=g.poker_face)
        is_attack = play.act == "attack" or (play.act == "talent" and play.number == LOST)
        steps = [Draw(v, self.deck)] if play.act == "draw" else _act(g, v, play)
        if play.act == "draw" or is_attack:
            g.entered = OFF
            g.do(*steps)
        else:
            g.do(*steps, self)


class Deduce(Listed, frozen=True):
    """DA-296, 515 The Professor may look at one face-down trap within three steps of where its movement ended."""

    words: ClassVar[str] = "deduce"

    villain: int

    def play(self, g: Castle) -> Asking | None:
        """Ask which, or none (D33)."""
        v = self.villain
        if g.kind[v] != PROFESSOR or g.role[v] != LIVING or g.over or not 0 <= g.place[v] < CORRIDOR:
            return None
        near = [space for space in g.trap_spaces if DISTANCE[g.place[v]][space] <= 3]
        return self._ask(g, near) if near else None

    def _ask(self, g: Castle, near: list[int]) -> Asking:
        seat = g.owner(self.villain)
        options = [Option("none", OFF, label=Say("option-no-trap")), *(trap_option(space) for space in near)]
        space = yield from pick(seat, "deduce", options, clause="DA-515")
        if space != OFF:
            look_at(g, self.villain, space)


@lru_cache(maxsize=128)
def trap_option(space: int) -> Option[int]:
    """Put a face-down trap into words."""
    return Option(f"look:{PLACES[space]}", space, (PLACES[space],), place_word(space))


def look_at(g: Castle, v: int, space: int) -> None:
    """DA-296: a private note that lasts until the token is mixed or moved unseen."""
    seat = g.owner(v)
    token = g.traps[g.trap_spaces.index(space)]
    g.notes[token] = g.notes.get(token, 0) | 1 << seat
    g.reveal()
    g.tell(TrapSeen(seat, g.kind[v], space))
    g.tell(TrapKnown(seat, TRAPS[token]))

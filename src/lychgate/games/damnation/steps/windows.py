"""Windows: every play outside forced steps happens in one of them (DA-500..516).

A window of one player asks again after every play; a window of many starts its order anew. What is about to happen is
held by the window itself, on the agenda: an effect played inside changes it there, or takes it off.
"""

from __future__ import annotations

from collections.abc import Callable
from functools import partial
from typing import ClassVar, TypeVar

import msgspec

from lychgate.core.ask import Menu, pick
from lychgate.core.ask import Play as Asking
from lychgate.core.say import Say
from lychgate.core.step import Step
from lychgate.games.damnation.choices.moments import HEXPROOF, Moment, Play, Roll, mode_of
from lychgate.games.damnation.choices.plays import listed, may_play, may_react, menu
from lychgate.games.damnation.data.cards import CARDS, DESPERATION_NUMBER, FATE_NUMBER, RANSACK_NUMBER, TALENTS
from lychgate.games.damnation.data.effects import Boost, Cancel, Protect
from lychgate.games.damnation.data.kinds import ACTION
from lychgate.games.damnation.data.timing import (
    DICE,
    OWN,
    POST,
    PRE,
    R_ATTACK,
    R_ATTACK_OWN,
    R_BITE,
    R_CARD,
    R_CONTROL,
    R_DAMAGE,
    R_DRAW,
    R_ROLL,
    R_SLAIN,
    R_TRAP,
    ROLL,
)
from lychgate.games.damnation.data.villains import LIVING, NONE
from lychgate.games.damnation.events.cards import Cancelled, Played
from lychgate.games.damnation.events.villains import Refreshed, TalentUsed
from lychgate.games.damnation.state.hands import spend
from lychgate.games.damnation.state.position import Castle
from lychgate.games.damnation.steps.listed import Listed
from lychgate.games.damnation.steps.program import Apply, does
from lychgate.games.damnation.words.names import card_word, light_word, token_talent, villain_word

S = TypeVar("S", bound=Step)

KEYS = {
    PRE: ("pre", "DA-503"),
    POST: ("post", "DA-102"),
    R_ATTACK_OWN: ("boost", "DA-506"),
    R_ATTACK: ("attacked", "DA-506"),
    R_DAMAGE: ("damage", "DA-511"),
    R_TRAP: ("trap", "DA-508"),
    R_CONTROL: ("control", "DA-510"),
    R_DRAW: ("draw", "DA-509"),
    R_BITE: ("bite", "DA-512"),
    R_SLAIN: ("slain", "DA-513"),
}
"""The question of each window of one player, and the clause that opens it."""


MOMENTS = {when: Moment(when) for when in KEYS}


class Window(Step, frozen=True):
    """DA-500, 501, 514, 516 One living player plays, again and again, or passes; then what was announced happens."""

    villain: int
    when: int
    then: Step | None = None
    attack: bool = False
    fall: bool = False
    curse: bool = False

    def play(self, g: Castle) -> Asking | None:
        """Ask, unless public facts say that there is nothing to ask for."""
        v = self.villain
        own = self.when & OWN
        if g.role[v] == LIVING and not (own and (g.over or g.lost)) and not g.arriving:
            moment = self.moment()
            options = listed(g, v, moment)
            if options or (g.poker_face and (self.curse or may_play(g, v, self.when))):
                return self._ask(g, menu(g, v, moment, options))
        if self.then is not None:
            g.do(self.then)
        return None

    def moment(self) -> Moment:
        """Return the facts that decide what may be played."""
        if self.attack or self.fall or self.curse:
            return Moment(self.when, self.attack, self.fall, self.curse)
        return MOMENTS[self.when]

    def _ask(self, g: Castle, choices: Menu[Play]) -> Asking:
        key, clause = KEYS[self.when]
        play = yield from pick(
            g.owner(self.villain),
            key,
            choices,
            args=None if self.then is None else _facts(g, self.then),
            clause=clause,
            forced=g.poker_face,
            window=not self.when & OWN,
        )
        if play.act == "pass":
            if self.then is not None:
                g.do(self.then)
            return
        g.do(*perform(g, self.villain, play), self)

    def said(self) -> Say | None:
        """Show what is about to happen."""
        return Say(f"step-{KEYS[self.when][0]}") if self.then is None else self.then.said()


def _facts(g: Castle, then: Step) -> dict[str, str | int | Say] | None:
    """Say what is about to happen, by whom and to whom."""
    said = then.said()
    if said is None:
        return None
    facts: dict[str, str | int | Say] = dict(said.args)  # type: ignore[arg-type]
    suffers = getattr(then, "target", getattr(then, "villain", NONE))
    by = getattr(then, "by", getattr(then, "villain", NONE))
    for name, v in (("by", by), ("whom", suffers)):
        facts[name] = "none" if v == NONE else villain_word(g.kind[v % len(g.kind)])
    return facts


# --- playing


def perform(g: Castle, v: int, play: Play) -> list[Step]:
    """Pay for a play and return what follows from it."""
    seat = g.owner(v)
    if play.act == "soul":
        g.souls[v] -= 1
        g.supply += 1
        g.tokens[v] |= 1 << play.number
        g.tell(Refreshed(seat, g.kind[v], token_talent(g.kind[v], play.number)))
        return []
    target = NONE if play.target == NONE else g.kind[play.target]
    if play.act == "talent":
        return _use_talent(g, v, play, target)
    mode = mode_of(play)
    card = CARDS[play.number]
    shield = mode.armour and not play.alt
    how = "alt" if play.alt else "protection" if shield else "card"
    if g.events is not None:
        g.tell(Played(seat, g.kind[v], play.number, how, target))
    if card.relic and not play.alt:
        g.relic_used = True
    else:
        spend(g, seat, play.number)
    if shield:
        return [Shield(mode.armour)]
    doing = Apply(v, mode.program, target=play.target, extra=play.extra)
    if card.type == ACTION and not play.alt and not mode.bits & R_CARD:
        return [CardWindow(v, play.number, tuple(others(g, seat)), doing)]
    return [doing]


def _use_talent(g: Castle, v: int, play: Play, target: int) -> list[Step]:
    """DA-450: the token is turned down; Desperation is paid for with Health."""
    seat, number = g.owner(v), play.number
    if number == HEXPROOF:
        g.tell(TalentUsed(seat, g.kind[v], "hexproof"))
        return [LayAside(v)]
    if g.events is not None:
        g.tell(TalentUsed(seat, g.kind[v], TALENTS[number].id, target))
    if number == DESPERATION_NUMBER:
        g.desperate = True
    else:
        g.tokens[v] &= ~(2 if number == FATE_NUMBER else 4 if number == RANSACK_NUMBER else 1)
    return [Apply(v, TALENTS[number].id, target=play.target, extra=play.extra)]


def others(g: Castle, seat: int) -> list[int]:
    """DA-502, 507, 514: the other players with a living Villain, clockwise."""
    if g.seats > 2:
        return [other for other in g.clockwise(seat)[1:] if g.role[other] == LIVING]
    return [other for other in (1 - seat,) if speaker(g, other) != NONE]


def speaker(g: Castle, seat: int) -> int:
    """Return the living Villain that reacts for a player."""
    if g.seats > 2:
        return seat if g.role[seat] == LIVING else NONE
    return next((v for v in g.villains(seat) if g.role[v] == LIVING), NONE)


# --- what is pending


def pending(g: Castle, kind: type[S]) -> int:
    """Return where the next step of a kind stands on the agenda."""
    agenda = g.agenda
    for at in range(len(agenda) - 1, -1, -1):
        if isinstance(agenda[at], kind):
            return at
    return NONE


def alter(g: Castle, change: Callable[[Window], Window | None], when: int) -> None:
    """Change the nearest pending window of a kind, or take it off the agenda."""
    for at in range(len(g.agenda) - 1, -1, -1):
        step = g.agenda[at]
        if isinstance(step, Window) and step.when == when:
            changed = change(step)
            if changed is None:
                del g.agenda[at]
            else:
                g.agenda[at] = changed
            return


class Blow(Step, frozen=True):
    """A step with an amount of Damage that Protection reduces and boosts raise."""

    n: int


def _plus(n: int, window: Window) -> Window:
    assert isinstance(window.then, Blow)
    return msgspec.structs.replace(window, then=msgspec.structs.replace(window.then, n=max(0, window.then.n + n)))


class Shield(Step, frozen=True):
    """DA-561, 564 Protection adds up; what is too much is lost."""

    n: int

    def play(self, g: Castle) -> None:
        """Reduce the packet that is about to be suffered."""
        alter(g, partial(_plus, -self.n), R_DAMAGE)


@does(Protect)
def _protect(g: Castle, step: Apply, effect: Protect) -> None:
    alter(g, partial(_plus, -effect.n), R_DAMAGE)


@does(Boost)
def _boost(g: Castle, step: Apply, effect: Boost) -> None:
    """DA-236, 239: added before the target reacts."""
    alter(g, partial(_plus, effect.n), R_ATTACK_OWN)


class LayAside(Step, frozen=True):
    """DA-509 Hexproof: the Curse just drawn is laid with the used cards, and the next card is drawn."""

    villain: int

    def play(self, g: Castle) -> None:
        """Call the pending Curse off; `draws.py` says what comes instead."""
        CANCELS["curse"](g, Apply(self.villain, ""))


CANCELS: dict[str, Callable[[Castle, Apply], None]] = {}
"""How each thing that can be cancelled is taken off the agenda; registered where it is announced."""


@does(Cancel)
def _cancel(g: Castle, step: Apply, effect: Cancel) -> None:
    CANCELS[effect.what](g, step)


# --- windows of many


_CANCEL = Moment(R_CARD)


class CardWindow(Step, frozen=True):
    """DA-502, 507 Before an Action works, every other living player clockwise may cancel it."""

    villain: int
    card: int
    seats: tuple[int, ...]
    then: Apply

    def play(self, g: Castle) -> Asking | None:
        """Ask the next player who could hold such a card."""
        for at, seat in enumerate(self.seats):
            v = speaker(g, seat)
            if v == NONE:
                continue
            options = listed(g, v, _CANCEL)
            if options or (g.poker_face and may_react(g, seat, R_CARD)):
                return self._ask(g, v, menu(g, v, _CANCEL, options), self.seats[at + 1 :])
        g.do(self.then)
        return None

    def _ask(self, g: Castle, v: int, choices: Menu[Play], rest: tuple[int, ...]) -> Asking:
        facts = {"card": card_word(self.card)}
        play = yield from pick(
            g.owner(v), "card", choices, args=facts, clause="DA-507", forced=g.poker_face, window=True
        )
        if play.act == "pass":
            g.do(msgspec.structs.replace(self, seats=rest))
            return
        g.do(*perform(g, v, play), self)


def _cancel_card(g: Castle, step: Apply) -> None:
    """DA-507: the first to cancel closes the window."""
    at = pending(g, CardWindow)
    window = g.agenda[at]
    assert isinstance(window, CardWindow)
    g.tell(Cancelled(g.owner(step.villain), g.kind[step.villain], window.card))
    del g.agenda[at]


CANCELS["card"] = _cancel_card

SETTLES: dict[str, Callable[[Castle, Roll], None]] = {}
"""What follows when the window after a roll closes, by what was rolled for."""


class RollWindow(Listed, frozen=True):
    """DA-502, 504 After every roll: the roller, then the other living players; after a play all over again."""

    words: ClassVar[str] = "roll"

    roll: Roll
    seats: tuple[int, ...]

    def play(self, g: Castle) -> Asking | None:
        """Ask the next player who could do something about the dice."""
        roll = self.roll
        roller = g.owner(roll.roller)
        for at, seat in enumerate(self.seats):
            own = seat == roller
            if not own and not may_react(g, seat, R_ROLL):
                continue
            v = roll.roller if own else speaker(g, seat)
            if v == NONE or g.role[v] != LIVING or (own and (g.over or g.lost) and v == g.mover):
                continue
            when = self.timing(own)
            moment = Moment(when, roll=roll)
            options = listed(g, v, moment)
            if options or (g.poker_face and (not own or may_play(g, v, when))):
                return self._ask(g, v, menu(g, v, moment, options), self.seats[at + 1 :])
        SETTLES[roll.what](g, roll)
        return None

    def timing(self, own: bool) -> int:
        """DA-389, 504: movement rolls allow most, other rolls of one's own Fate, rolls of others reactions only."""
        if not own:
            return R_ROLL
        return (ROLL | R_ROLL | DICE) if self.roll.what in ("move", "stairs") else (R_ROLL | DICE)

    def _ask(self, g: Castle, v: int, choices: Menu[Play], rest: tuple[int, ...]) -> Asking:
        facts: dict[str, str | int | Say] = {"dice": " + ".join(map(str, self.roll.dice)), "what": self.roll.what}
        facts |= {"light": light_word(self.roll.black), "whom": villain_word(g.kind[self.roll.roller])}
        play = yield from pick(
            g.owner(v), "roll", choices, args=facts, clause="DA-504", forced=g.poker_face, window=True
        )
        if play.act == "pass":
            if rest and any(may_react(g, seat, R_ROLL) for seat in rest):
                g.do(msgspec.structs.replace(self, seats=rest))
            else:
                SETTLES[self.roll.what](g, self.roll)
            return
        again = msgspec.structs.replace(self, seats=roll_order(g, self.roll.roller))
        g.do(*perform(g, v, play), again)


def roll_order(g: Castle, roller: int) -> tuple[int, ...]:
    """DA-504: the roller, then the other living players clockwise."""
    seat = g.owner(roller)
    return (seat, *others(g, seat))


def after_roll(g: Castle, roll: Roll) -> Step:
    """Open the window after a roll; in The Arrival there is none (DA-031)."""
    g.dice = roll.dice
    return RollWindow(roll, () if g.arriving else roll_order(g, roll.roller))

"""Movement: the dice, the light, the choice of a destination and the walk (DA-120..134, 160..169, 390..397)."""

from __future__ import annotations

from typing import Any, ClassVar

import msgspec

from lychgate.core.ask import Menu, Option, Play, pick, roll
from lychgate.core.kept import kept
from lychgate.core.say import Say
from lychgate.core.step import Step
from lychgate.core.window import Pending, pending
from lychgate.games.damnation.choices.menus import discard_menu
from lychgate.games.damnation.choices.moments import BLACK, Roll
from lychgate.games.damnation.choices.outlook import NOTHING, Outlook
from lychgate.games.damnation.choices.walks import Move, move_menu, reach_of, span_of, totals_of
from lychgate.games.damnation.data import effects
from lychgate.games.damnation.data.cards import CHANGE_TOTAL, DECK_OF, ETERNAL_NIGHT, IN_DARKNESS, PROGRAMS, Passage
from lychgate.games.damnation.data.geometry import CORRIDOR, DARK_TOWER, MOAT, OFF, PLACES, STAIR0, STAIRCASE
from lychgate.games.damnation.data.numbers import (
    BLACK_DIE,
    BRAZIER,
    CANDLELIGHT,
    CASTLE_EVENT,
    DARKNESS,
    NO_MOVE_DAMAGE,
)
from lychgate.games.damnation.data.villains import NONE
from lychgate.games.damnation.data.vocabulary import Light
from lychgate.games.damnation.events.cards import Discarded, Seen
from lychgate.games.damnation.events.movement import Lit, LockTried, Moved, NoWay, Rolled
from lychgate.games.damnation.state.hands import lay_down
from lychgate.games.damnation.state.position import Castle, blamed, controller
from lychgate.games.damnation.steps.damage import Packet
from lychgate.games.damnation.steps.draws import DrawCastle
from lychgate.games.damnation.steps.landing import Land
from lychgate.games.damnation.steps.program import Apply
from lychgate.games.damnation.steps.resolution import Deduce, InCorridor
from lychgate.games.damnation.steps.rooms import Descend, Enter, LeaveTower, RollInMoat
from lychgate.games.damnation.steps.windows import Throw, after_roll
from lychgate.games.damnation.words.names import STEPS_WORD, light_word, passage_name, villain_word

OPENS = 4
"""DA-133: the least number that opens a locked door."""


class MovePhase(Step, frozen=True):
    """DA-120, 133, 386, 391 Phase 2: roll to move; in The Moat to escape, locked in to get out."""

    public: ClassVar = ("villain",)

    villain: int

    def play(self, g: Castle) -> Play | None:
        """Which roll it is depends on where the Villain stands."""
        v = self.villain
        if g.over or g.lost:
            return None
        if g.place[v] == MOAT:
            g.do(RollInMoat(v))
        elif g.place[v] == DARK_TOWER:
            g.do(LeaveTower(v), RollToMove(v))
        elif g.locked[v]:
            g.do(TryDoor(v), RollToMove(v))
        else:
            return RollToMove(v).play(g)
        return None


class TryDoor(Step, frozen=True):
    """DA-133 A locked-in Villain lays down a card to open the door, or rolls for it."""

    villain: int

    def play(self, g: Castle) -> Play:
        """Ask (D6), then roll unless a card was laid down."""
        v, seat = self.villain, g.owner(self.villain)
        roll_it = Option[int]("roll", NONE, label=Say("option-roll"))
        menu = Menu.joined(Menu([roll_it]), discard_menu(g, seat, "unlock"))
        card = yield from pick(seat, "locked", menu, clause="DA-133")
        if card != NONE:
            lay_down(g, seat, card)
            g.tell(Discarded(seat, g.kind[v], DECK_OF[card], "lock"))
            g.tell(Seen(seat, card))
            g.locked[v] = False
            g.tell(LockTried(seat, g.kind[v], True))
            return
        g.do(RollForDoor(v))


class RollForDoor(Step, frozen=True):
    """DA-133, 504 A D6 for the locked door."""

    villain: int

    def play(self, g: Castle) -> Play:
        """Roll, then the window after it."""
        v = self.villain
        die = yield from roll("lock")
        g.tell(Rolled(g.owner(v), g.kind[v], (die,), "", "lock"))
        g.do(after_roll(g, LockRoll(Roll(v, "lock", (die,)))))


class LockRoll(Throw, frozen=True):
    """DA-133 On 4 or more the door opens and the phase goes on; else there is no movement this turn."""

    def ahead(self, g: Castle) -> Outlook:
        """Say whether the door opens with these dice."""
        shut = g.locked[self.roll.roller] and self.roll.dice[0] < OPENS
        return Outlook("door-stays-shut" if shut else "door-opens")

    def play(self, g: Castle) -> None:
        """Either way the door is no longer locked next turn; a key may have opened it after the roll."""
        v = self.roll.roller
        g.stuck = g.locked[v] and self.roll.dice[0] < OPENS
        g.locked[v] = False
        g.tell(LockTried(g.owner(v), g.kind[v], not g.stuck))


class RollToMove(Step, frozen=True):
    """DA-120, 391, 128 One Movement Die, two after Desperation, and the Black Die; in the Staircase no Black Die."""

    villain: int
    before: Roll | None = None
    """DA-128: the roll that led nowhere: the Black Die stays."""

    def play(self, g: Castle) -> Play | None:
        """Roll, unless the Villain cannot move this turn."""
        v = self.villain
        return None if g.over or g.lost or g.stuck or not g.is_living(v) else self._roll(g)

    def _roll(self, g: Castle) -> Play:
        v, before = self.villain, self.before
        first = yield from roll("move")
        dice = (first, (yield from roll("move"))) if g.desperate else (first,)
        if before is not None:
            again = msgspec.structs.replace(before, dice=dice, fresh=False)
        elif g.place[v] >= STAIR0:
            again = Roll(v, "stairs", dice, fixed=fixed_change(g, v))
        else:
            face = yield from roll("black", len(BLACK_DIE))
            again = Roll(v, "move", dice, BLACK_DIE[face - 1], fresh=True, fixed=fixed_change(g, v))
        g.phase = "move"
        if before is None:
            g.next_roll[v] = 0
        g.light = again.black
        if g.events is not None:
            g.tell(Rolled(g.owner(v), g.kind[v], dice, again.black, again.what))
        g.do(after_roll(g, StairsRoll(again) if again.what == "stairs" else MoveRoll(again)))


def fixed_change(g: Castle, v: int) -> int:
    """DA-134: what changes the total whether one likes it or not."""
    change = g.next_roll[v]
    for card in g.curses[v]:
        if card in CHANGE_TOTAL:
            change += sum(e.fixed for e in PROGRAMS[Passage(card)] if isinstance(e, effects.ChangeTotal))
    return change


# --- what is done to dice


def _dice(g: Castle) -> Pending[Throw]:
    """Return the dice that lie on the table: cards for dice are played in no other window."""
    found = pending(g, Throw)
    if found is None:
        raise LookupError("There are no dice to change.")
    return found


def _change_roll(g: Castle, throw: Pending[Throw], **changes: object) -> None:
    roll = msgspec.structs.replace(throw.target.roll, **changes)
    throw.replace(roll=roll)
    g.dice = roll.dice
    if roll.black:
        g.light = roll.black


def do_reroll(g: Castle, step: Apply, effect: effects.Reroll) -> Play:
    """DA-389: the chosen dice are rolled again, all at once; the new result replaces the old one."""
    throw = _dice(g)
    old = throw.target.roll
    dice = list(old.dice)
    for at in range(len(dice)):
        if step.extra >> at & 1:
            dice[at] = yield from roll("again")
    black = old.black
    if step.extra & BLACK:
        face = yield from roll("black", len(BLACK_DIE))
        black = BLACK_DIE[face - 1]
    _change_roll(g, throw, dice=tuple(dice), black=black, replaced=old.replaced and not step.extra & BLACK)
    v = old.roller
    if g.events is not None:
        g.tell(Rolled(g.owner(v), g.kind[v], tuple(dice), black, "again"))


def do_set_die(g: Castle, step: Apply, effect: effects.SetDie) -> None:
    throw = _dice(g)
    dice = list(throw.target.roll.dice)
    dice[step.extra // 8 - 1] = step.extra % 8
    _change_roll(g, throw, dice=tuple(dice))
    v = step.villain
    g.tell(Rolled(g.owner(v), g.kind[v], tuple(dice), "", "set"))


def do_extra_die(g: Castle, step: Apply, effect: effects.ExtraDie) -> None:
    """DA-453: noted when Desperation was paid for; the dice are rolled in phase 2."""


def do_change_total(g: Castle, step: Apply, effect: effects.ChangeTotal) -> None:
    """DA-134, 202: the range grows; how it is used is the controller's choice."""
    throw = _dice(g)
    _change_roll(g, throw, up_to=throw.target.roll.up_to + effect.up_to)


def do_light(g: Castle, step: Apply, effect: effects.Light) -> None:
    """DA-853: what a card sets, Eternal Night does not worsen; a Castle card already drawn is not undone."""
    g.light = effect.light
    g.tell(Lit(g.owner(step.villain), g.kind[step.villain], effect.light, passage_name(step.passage)))
    throw = pending(g, MoveRoll)
    if throw is not None:
        throw.replace(roll=_lit(throw.target.roll, effect.light))
    for at, each in enumerate(g.agenda):
        if isinstance(each, ChooseMove) and each.roll.what == "move":
            g.agenda[at] = ChooseMove(_lit(each.roll, effect.light))


def _lit(roll: Roll, light: str) -> Roll:
    return msgspec.structs.replace(roll, black=light, replaced=True)


# --- the light, and the choice


class MoveRoll(Throw, frozen=True):
    """DA-121, 160..166, 853 The Black Die is applied: Eternal Night shifts it once, a Castle Event draws its card."""

    def args(self, g: Castle) -> dict[str, Any]:
        """Say how far the dice lead, too."""
        return {**super().args(g), "totals": span_of(totals_of(self.roll, self.light(g)))}

    def reach(self, g: Castle, seat: int, roll: Roll) -> tuple[str, ...]:
        """DA-131: a Castle Event comes before the choice, and may change everything."""
        light = self.light(g)
        return () if light == CASTLE_EVENT and not roll.castle else reach_of(g, seat, roll, light)

    def light(self, g: Castle) -> Light:
        """DA-853: return the light in which the Villain will go."""
        rolled = self.roll.black
        if self.roll.replaced or not g.is_tolled(ETERNAL_NIGHT):
            return rolled
        return {BRAZIER: CANDLELIGHT, CANDLELIGHT: DARKNESS}.get(rolled, rolled)

    def ahead(self, g: Castle) -> Outlook:
        """DA-128, 160: whether there is any way; in Darkness, whether many of the ways end on a trap."""
        v, light = self.roll.roller, self.light(g)
        if controller(g, v) != v or (light == CASTLE_EVENT and not self.roll.castle):
            return NOTHING
        ways = move_menu(g, v, self.roll, light).options
        if not ways:
            return Outlook("no-way", NO_MOVE_DAMAGE)
        traps = sum(str(way.facts["then"]).startswith("trap") for way in ways) if light == DARKNESS else 0
        return Outlook("dark", traps, len(ways)) if traps and 3 * traps >= len(ways) else NOTHING

    def play(self, g: Castle) -> None:
        """DA-165: before moving; there is no light on that result."""
        roll = self.roll
        v, light = roll.roller, self.light(g)
        if g.over or g.lost or not g.is_living(v):
            return
        if light != g.light:
            g.light = light
            g.tell(Lit(g.owner(v), g.kind[v], light))
        if light == CASTLE_EVENT and not roll.castle:
            g.do(DrawCastle(v))
            roll = msgspec.structs.replace(roll, castle=True)
        if not IN_DARKNESS.isdisjoint(g.curses[v]):
            g.do(Sleepwalk(v))
        g.do(ChooseMove(roll))


class StairsRoll(Throw, frozen=True):
    """DA-391 In the Staircase there is no Black Die."""

    def reach(self, g: Castle, seat: int, roll: Roll) -> tuple[str, ...]:
        return reach_of(g, seat, roll, g.light)

    def ahead(self, g: Castle) -> Outlook:
        """DA-396: whether these dice lead to the final step, whatever is chosen."""
        ways = move_menu(g, self.roll.roller, self.roll, g.light).options
        return Outlook("last-step") if ways and all(way.facts["then"] == "last-step" for way in ways) else NOTHING

    def play(self, g: Castle) -> None:
        g.do(ChooseMove(self.roll))


class Sleepwalk(Step, frozen=True):
    """DA-604 Sleepwalking: in Darkness, when nobody controls the Villain, the next living player clockwise does."""

    villain: int

    def play(self, g: Castle) -> None:
        """Look at the light that holds now."""
        v = self.villain
        if g.light == DARKNESS and g.control[v] == NONE and g.led_by == NONE:
            g.do(*[Apply(v, Passage(card)) for card in g.curses[v] if card in IN_DARKNESS])


class ChooseMove(Step, frozen=True):
    """DA-122, 128, 131, 166, 201 The controller chooses where to; with no way at all, 2 Damage and a new roll."""

    public: ClassVar = ()

    roll: Roll

    def play(self, g: Castle) -> Play | None:
        """Ask for the destination (D8, D9)."""
        v = self.roll.roller
        if g.over or g.lost or not g.is_living(v) or g.place[v] == MOAT:
            return None
        menu = move_menu(g, v, self.roll, g.light)
        if menu.options:
            return self._ask(g, menu)
        g.tell(NoWay(g.owner(v), g.kind[v]))
        g.do(Packet(v, NO_MOVE_DAMAGE, "no-way"), RollToMove(v, self.roll))
        return None

    def _ask(self, g: Castle, menu: Menu[Move]) -> Play:
        v = self.roll.roller
        chooser = controller(g, v)
        move = yield from pick(
            g.owner(chooser),
            "move" if chooser == v else "steer.move",
            menu,
            args=_facts(g.kind[v], self.roll, g.light, blamed(g, v) != NONE),
            clause="DA-131",
            numbers=STEPS_WORD,
        )
        Walk(v, move).play(g)


@kept
def _facts(kind: int, roll: Roll, light: Light, takes_spoils: bool) -> dict[str, str | int | Say]:
    """Say who goes, what was rolled by which light, how far that leads, and whether a death by trap pays (DA-604)."""
    return {
        "villain": villain_word(kind),
        "light": light_word(light),
        "by": light or "none",
        "dice": " + ".join(map(str, roll.dice)),
        "totals": span_of(totals_of(roll, light)),
        "spoils": "yes" if takes_spoils else "no",
    }


class Walk(Step, frozen=True):
    """DA-122, 123, 330 The Villain goes where it was decided, and what it finds there acts."""

    villain: int
    move: Move

    def play(self, g: Castle) -> None:
        """DA-205, 315: remember the room it walked out of; traps are answered for by the controller (DA-604)."""
        v, move = self.villain, self.move
        start = g.place[v]
        by = blamed(g, v) if start < STAIR0 else NONE
        g.walked_from = STAIRCASE if start >= STAIR0 else start if start >= CORRIDOR else OFF
        if g.events is not None:
            chooser = controller(g, v)
            path = tuple(PLACES[space] for space in move.path)
            guide = NONE if chooser == v else g.kind[chooser]
            g.tell(Moved(g.owner(v), g.kind[v], move.end, path, "walked" if guide == NONE else "led", guide))
        g.locked[v] = False
        if move.end >= STAIR0:
            g.do(Descend(v, move.end))
        elif move.end >= CORRIDOR:
            g.do(Enter(v, move.end))
        else:
            g.place[v] = move.end
            Land(v, by).play(g)
            g.do(*((Deduce(v),) if g.has(v, "deduction") else ()), InCorridor(v))

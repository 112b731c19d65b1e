"""Landing on corridor spaces: traps, arrows and Secret Doors (DA-280..315)."""

from __future__ import annotations

from itertools import combinations
from typing import Annotated, ClassVar

from lychgate.core.ask import Menu, Option, Play, lot, pick, shuffle
from lychgate.core.events import Spoken
from lychgate.core.say import Say
from lychgate.core.step import Step
from lychgate.games.damnation.choices.menus import door_options, space_option
from lychgate.games.damnation.choices.moments import Deed
from lychgate.games.damnation.choices.plays import snap_option
from lychgate.games.damnation.choices.targets import places_for_trap
from lychgate.games.damnation.data import effects
from lychgate.games.damnation.data.geometry import CORRIDOR, MOAT, OFF, PLACES, PUSH, STAIR0, STAIRCASE, strolls
from lychgate.games.damnation.data.numbers import (
    BEAR,
    BEAR_DAMAGE,
    DOOR_IN_FLOOR,
    MOAT_DAMAGE,
    OUBLIETTE,
    SAW,
    SAW_DAMAGE,
    SECRET,
    TRAPS,
)
from lychgate.games.damnation.data.timing import R_TRAP
from lychgate.games.damnation.data.villains import NONE
from lychgate.games.damnation.events.movement import Moved
from lychgate.games.damnation.events.traps import TrapFoiled, TrapLaid, TrapsMixed, TrapSprung, TrapsSwapped
from lychgate.games.damnation.state.position import Castle, after_hide
from lychgate.games.damnation.steps.damage import Packet
from lychgate.games.damnation.steps.program import Apply
from lychgate.games.damnation.steps.resolution import look_at
from lychgate.games.damnation.steps.rooms import Descend, Enter, relocate, vanish_to
from lychgate.games.damnation.steps.slaying import Slay
from lychgate.games.damnation.steps.windows import Befalls, announced
from lychgate.games.damnation.words.names import passage_word, place_word, trap_word, villain_word


class Land(Step, frozen=True):
    """DA-280, 281, 297, 313 A Villain has ended its movement on a corridor space: the space's feature acts."""

    villain: int
    by: int = NONE
    """DA-604: who answers for a trap."""

    def play(self, g: Castle) -> None:
        """A face-down token first, then what is printed."""
        v = self.villain
        place = g.place[v]
        if not g.is_living(v) or not 0 <= place < CORRIDOR:
            return
        if place in g.trap_spaces:
            g.do(Spring(v, self.by))
        elif PUSH[place] != OFF:
            self.push(g, PUSH[place])
        elif place in g.secret_doors():
            g.do(UseDoor(v))

    def push(self, g: Castle, to: int) -> None:
        """DA-310..312, 314, 315: one space on, into the room, or not at all if it is taken, barred or just left."""
        v = self.villain
        came_from = g.walked_from if v == g.mover else OFF
        if to < CORRIDOR:
            if g.is_empty(to):
                relocate(g, v, to)
                g.tell(Moved(g.owner(v), g.kind[v], to, (), "pushed"))
                g.do(Land(v, self.by))
        elif to >= STAIR0:
            if came_from != STAIRCASE:
                self.push_down(g, to)
        elif to != came_from and to not in g.barred:
            g.tell(Moved(g.owner(v), g.kind[v], to, (), "pushed"))
            g.do(Enter(v, to))

    def push_down(self, g: Castle, to: int) -> None:
        """DA-311: into the Staircase, onto step 6."""
        g.tell(Moved(g.owner(self.villain), g.kind[self.villain], to, (), "pushed"))
        g.do(Descend(self.villain, to))


class UseDoor(Step, frozen=True):
    """DA-285, 286, 295 A Villain may move to another empty Secret Door space; that does not trigger the second door."""

    villain: int

    def play(self, g: Castle) -> Play | None:
        """Ask (D10), if another one is empty."""
        doors = g.empty_doors()
        return self._ask(g, doors) if doors and g.is_living(self.villain) else None

    def _ask(self, g: Castle, doors: list[int]) -> Play:
        v = self.villain
        options = [Option("stay", OFF, label=Say("option-stay"), idle=True), *door_options(doors, "arrive")]
        space = yield from pick(g.owner(v), "secret", options, clause="DA-285")
        if space != OFF:
            vanish_to(g, v, space)


# --- traps


class Spring(Step, frozen=True):
    """DA-290, 295 The token is turned up for all to see; a Secret Door stays for good, without a window."""

    villain: int
    by: int

    def play(self, g: Castle) -> None:
        """Take it off the board's face-down traps."""
        v = self.villain
        space = g.place[v]
        at = g.trap_spaces.index(space)
        token = g.traps.pop(at)
        g.trap_spaces = g.trap_spaces[:at] + g.trap_spaces[at + 1 :]
        g.notes.pop(token, None)
        g.reveal()
        g.tell(TrapSprung(g.owner(v), g.kind[v], TRAPS[token], space))
        if TRAPS[token] == SECRET:
            g.opened.append(token)
            g.found_doors += (space,)
            g.do(UseDoor(v))
            return
        g.sprung.append(token)
        g.do(announced(g, Snap(v, self.by, TRAPS[token])), MixTrap(space))


class Snap(Befalls, frozen=True):
    """DA-291..294, 604, 606 The trap acts: Damage, a fall into The Moat, or death."""

    asks: ClassVar = "trap"
    clause: ClassVar = "DA-508"
    when: ClassVar = R_TRAP
    public: ClassVar = ("villain", "by", "trap")

    villain: int
    by: int
    trap: Annotated[str, Spoken(trap_word)]

    def doer(self) -> int:
        return self.by

    def sufferer(self) -> int:
        return self.villain

    def passing(self, g: Castle) -> Option[Deed]:
        """Return the answer that lets it snap: what it will do is known."""
        v = self.villain
        deals: dict[str, int] = {
            BEAR: after_hide(g, v, BEAR_DAMAGE, "trap"),
            SAW: SAW_DAMAGE,
            DOOR_IN_FLOOR: MOAT_DAMAGE,
        }
        n = deals.get(self.trap, 0)
        return snap_option(self.trap, n, max(0, g.health[v] - n), v == g.mover)

    def cancelled(self, g: Castle, v: int) -> None:
        """DA-508: the trap does not take effect."""
        g.tell(TrapFoiled(g.owner(v), g.kind[v]))

    def play(self, g: Castle) -> None:
        """Whoever steered the Villain here answers for it."""
        v, by = self.villain, self.by
        if self.trap == BEAR:
            g.do(Packet(v, BEAR_DAMAGE, "trap", by, of=BEAR))
        elif self.trap == SAW:
            g.do(Packet(v, SAW_DAMAGE, "trap", by, unblockable=True, of=SAW))
        elif self.trap == OUBLIETTE:
            g.do(Slay(v, by, "trap", OUBLIETTE))
        elif self.trap == DOOR_IN_FLOOR:
            g.tell(Moved(g.owner(v), g.kind[v], MOAT, (), "fell"))
            g.do(Enter(v, MOAT, by))


class MixTrap(Step, frozen=True):
    """DA-296 The sprung token is mixed with the reserve, and a random one of them goes face down on the space."""

    space: int

    def play(self, g: Castle) -> Play:
        """Draw lots; nobody knows which one it is."""
        at = yield from lot("trap", [1] * (len(g.reserve) + 1))
        tokens = sorted(g.reserve + g.sprung)
        token = tokens.pop(at)
        for each in (token, *tokens):
            g.notes.pop(each, None)
        g.sprung, g.reserve = [], tokens
        lay_trap(g, self.space, token)


def lay_trap(g: Castle, space: int, token: int) -> None:
    """Put a token face down on a space; spaces are kept in order."""
    at = sum(other < space for other in g.trap_spaces)
    g.trap_spaces = (*g.trap_spaces[:at], space, *g.trap_spaces[at:])
    g.traps.insert(at, token)


def do_place_trap(g: Castle, step: Apply, effect: effects.PlaceTrap) -> Play:
    """DA-296: one random token of the reserve, unseen, on an empty plain space nearby."""
    spaces = places_for_trap(g, step.villain, effect.within)
    if not spaces or not g.reserve:
        return
    seat = g.owner(step.villain)
    options = [space_option("lay", space) for space in spaces]
    space = yield from pick(seat, "lay", options, clause="DA-296")
    at = yield from lot("man-trap", [1] * len(g.reserve))
    tokens = sorted(g.reserve)
    token = tokens.pop(at)
    for each in (token, *tokens):
        g.notes.pop(each, None)
    g.reserve = tokens
    lay_trap(g, space, token)
    g.tell(TrapLaid(seat, g.kind[step.villain], space))


def do_reshuffle_traps(g: Castle, step: Apply, effect: effects.ReshuffleTraps) -> Play:
    """DA-296: all face-down tokens and the reserve are mixed; private notes end."""
    tokens = yield from shuffle("traps", sorted(g.traps + g.reserve))
    count = len(g.trap_spaces)
    g.traps, g.reserve, g.notes = tokens[:count], tokens[count:], {}
    g.tell(TrapsMixed())


def do_peek_traps(g: Castle, step: Apply, effect: effects.PeekTraps) -> Play:
    """D25: which tokens are looked at is public, what they are is not; then two of them may be swapped."""
    seat = g.owner(step.villain)
    seen: list[int] = []
    for _ in range(min(effect.n, len(g.trap_spaces))):
        options = [space_option("look", space) for space in g.trap_spaces if space not in seen]
        seen.append((yield from pick(seat, "peek.trap", options, clause="DA-296")))
    for space in seen:
        look_at(g, step.villain, space)
    g.do(SwapTraps(step.villain, tuple(sorted(seen))))


class SwapTraps(Step, frozen=True):
    """DA-296 Two of the traps just looked at may be swapped; whoever sees them moved keeps any notes."""

    villain: int
    spaces: tuple[int, ...]

    def play(self, g: Castle) -> Play:
        """Ask which two, or none."""
        seat = g.owner(self.villain)
        options = [Option[tuple[int, ...]]("none", (), label=Say("option-no-swap"), idle=True)]
        for one, other in combinations(self.spaces, 2):
            names = PLACES[one], PLACES[other]
            facts = {"one": place_word(one), "other": place_word(other)}
            options.append(Option(f"swap:{names[0]}+{names[1]}", (one, other), names, Say("option-swap", facts)))
        pair = yield from pick(seat, "swap", Menu(options), clause="DA-296")
        if pair:
            one, other = (g.trap_spaces.index(space) for space in pair)
            g.traps[one], g.traps[other] = g.traps[other], g.traps[one]
            g.tell(TrapsSwapped(seat, g.kind[self.villain], *pair))


# --- being walked


def do_steer(g: Castle, step: Apply, effect: effects.Steer) -> Play:
    """DA-605, 314: a Villain in sight is walked along at most `most` corridor spaces; where it stops, it lands."""
    target = step.target
    if target == NONE or not g.is_living(target):
        return
    start = g.place[target]
    ends = {walk[-1] for n in range(1, effect.most + 1) for walk in strolls(start, n)}
    options = [Option("stay", OFF, label=Say("option-stay"), idle=True)]
    options += [space_option("to", space, "led") for space in sorted(ends) if g.is_empty(space)]
    facts = {"card": passage_word(step.passage), "villain": villain_word(g.kind[target])}
    space = yield from pick(g.owner(step.villain), "steer", options, args=facts, clause="DA-605")
    if space != OFF:
        relocate(g, target, space)
        g.tell(Moved(g.owner(target), g.kind[target], space, (), "steered", g.kind[step.villain]))
        g.do(Land(target, step.villain))

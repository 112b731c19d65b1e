"""Rooms: what happens on entering each of them (DA-330..400)."""

from __future__ import annotations

from typing import Any

from lychgate.core.ask import Menu, Option, Play, pick, roll
from lychgate.core.say import Say
from lychgate.core.step import Step
from lychgate.games.damnation.choices.ends import vault_end
from lychgate.games.damnation.choices.menus import door_options, villain_options
from lychgate.games.damnation.choices.moments import Roll
from lychgate.games.damnation.choices.outlook import Outlook, crowding
from lychgate.games.damnation.choices.targets import pickable
from lychgate.games.damnation.data import effects
from lychgate.games.damnation.data.cards import CARDS, CREATURE, OPEN_HAND
from lychgate.games.damnation.data.geometry import (
    CEMETERY,
    DARK_TOWER,
    DECK_AT,
    LAST_STEP,
    MASTER_BEDROOM,
    MOAT,
    OFF,
    PLACE,
    PLACES,
    ROOM0,
    STAIR0,
    VAULT,
)
from lychgate.games.damnation.data.numbers import MOAT_DAMAGE
from lychgate.games.damnation.data.villains import LIVING, NONE
from lychgate.games.damnation.data.vocabulary import Travel
from lychgate.games.damnation.data.whom import ANYONE
from lychgate.games.damnation.events.cards import CurseLifted
from lychgate.games.damnation.events.death import LootTaken
from lychgate.games.damnation.events.movement import Moved, Rolled
from lychgate.games.damnation.events.villains import SoulsPaid
from lychgate.games.damnation.state.hands import gain, return_under, settle_hand
from lychgate.games.damnation.state.position import Castle, vault_price
from lychgate.games.damnation.steps.damage import Packet
from lychgate.games.damnation.steps.draws import DrawAndKeep
from lychgate.games.damnation.steps.program import Apply
from lychgate.games.damnation.steps.resolution import Deduce, InCorridor, InRoom
from lychgate.games.damnation.steps.slaying import Slay
from lychgate.games.damnation.steps.talents import refresh
from lychgate.games.damnation.steps.vampire import Transform
from lychgate.games.damnation.steps.windows import Throw, after_roll
from lychgate.games.damnation.words.names import passage_word

FATE_TOKEN = 1
ESCAPES = 3
"""DA-387: the rolls a Villain has in The Moat."""


def relocate(g: Castle, v: int, place: int) -> None:
    """Put a Villain somewhere; DA-133: whoever leaves a room is no longer locked in."""
    if g.place[v] != place:
        g.locked[v] = False
    g.place[v] = place


class Enter(Step, frozen=True):
    """DA-330, 332, 372 A Villain enters a room: Curses that end here go, then what this room does."""

    villain: int
    room: int
    by: int = NONE
    """DA-606: who answers for the fall into The Moat."""

    def play(self, g: Castle) -> None:
        """In its own turn the Villain may act instead of drawing, so the room is remembered."""
        v, room = self.villain, self.room
        if not g.is_living(v):
            return
        relocate(g, v, room)
        if v == g.mover:
            g.entered = room
        self.lift_curses(g)
        if room == MASTER_BEDROOM:
            refresh(g, v, FATE_TOKEN)
        if room == MOAT:
            g.do(IntoMoat(v, self.by))
        elif room == DARK_TOWER:
            g.do(PaySouls(v))
        elif room == VAULT and (g.fall or g.vampire == NONE):
            g.do(IntoVault(v))
        elif room == CEMETERY and (g.loot or g.loot_souls):
            g.do(Collect(v), InRoom(v, DECK_AT[room - ROOM0]))
        else:
            g.do(InRoom(v, DECK_AT[room - ROOM0]))

    def lift_curses(self, g: Castle) -> None:
        """DA-332, 427: Curses end where they say."""
        v = self.villain
        for card in [card for card in g.curses[v] if CARDS[card].ends == PLACES[self.room]]:
            g.curses[v].remove(card)
            return_under(g, card)
            g.tell(CurseLifted(g.owner(v), g.kind[v], card))
            if card in OPEN_HAND:
                settle_hand(g, g.owner(v))


class Collect(Step, frozen=True):
    """DA-339 Cards and Souls lying in the room may be collected, all or nothing."""

    villain: int

    def play(self, g: Castle) -> Play:
        """Ask (D13)."""
        v, seat = self.villain, g.owner(self.villain)
        facts = {"cards": len(g.loot), "souls": g.loot_souls}
        brings = crowding(g, seat, len(g.loot)).said()
        options = [
            Option("collect", True, (PLACES[CEMETERY],), Say("option-collect", {**facts, "brings": brings})),
            Option("leave", False, (), Say("option-leave"), idle=True),
        ]
        if not (yield from pick(seat, "loot", options, args=facts, clause="DA-339")):
            return
        g.tell(LootTaken(seat, g.kind[v], g.loot_souls, len(g.loot)))
        cards, g.loot = g.loot, []
        for card in cards:
            gain(g, seat, card)
        g.souls[v] += g.loot_souls
        g.loot_souls = 0


# --- the Dark Tower


class PaySouls(Step, frozen=True):
    """DA-380..382 In the Dark Tower n Souls, at least one, draw n + 1 cards of which n are kept."""

    villain: int

    def play(self, g: Castle) -> Play:
        """Ask how many (D15)."""
        v, seat = self.villain, g.owner(self.villain)
        options = [self.option(g, n) for n in range(1, max(1, g.souls[v]) + 1)]
        n = yield from pick(seat, "tower", options, clause="DA-381")
        n = min(n, g.souls[v])
        g.souls[v] -= n
        g.supply += n
        if n:
            g.tell(SoulsPaid(seat, g.kind[v], n, g.souls[v]))
        g.do(DrawAndKeep(v, DECK_AT[DARK_TOWER - ROOM0], n + 1, n))

    def option(self, g: Castle, n: int) -> Option[int]:
        """DA-382: say how many cards are drawn and kept for n Souls, and how many Souls are left."""
        v, deck = self.villain, len(g.decks[DECK_AT[DARK_TOWER - ROOM0]])
        kept = min(n, deck)
        facts: dict[str, str | int | Say] = {"n": n, "seen": min(n + 1, deck), "kept": kept}
        facts |= {"left": max(0, g.souls[v] - n), "brings": crowding(g, g.owner(v), kept).said()}
        paid = min(n, g.souls[v])
        return Option(f"souls:{n}", n, (), Say("option-souls", facts), brings={f"purse:{v}": -paid} if paid else {})


class LeaveTower(Step, frozen=True):
    """DA-383, 384 Next turn, before rolling, its player chooses an empty Secret Door space to begin from."""

    villain: int

    def play(self, g: Castle) -> Play | None:
        """If none is empty the movement begins at the tower's door."""
        doors = g.empty_doors()
        return self._ask(g, doors) if g.place[self.villain] == DARK_TOWER and doors and not g.over else None

    def _ask(self, g: Castle, doors: list[int]) -> Play:
        v = self.villain
        space = yield from pick(g.owner(v), "tower.door", list(door_options(doors)), clause="DA-383")
        vanish_to(g, v, space, "tower")


def vanish_to(g: Castle, v: int, space: int, how: Travel = "door") -> None:
    """Move a Villain to a Secret Door space."""
    relocate(g, v, space)
    g.tell(Moved(g.owner(v), g.kind[v], space, (), how))


def do_to_secret_door(g: Castle, step: Apply, effect: effects.ToSecretDoor) -> Play:
    """D10: an empty Secret Door space of one's choice; nothing from The Moat or the Staircase (DA-397)."""
    v = step.villain
    doors = g.empty_doors()
    if not g.is_living(v) or g.arriving or not doors or g.place[v] == MOAT or g.place[v] >= STAIR0:
        return
    space = yield from pick(g.owner(v), "door", list(door_options(doors)), clause="DA-285")
    vanish_to(g, v, space)


def do_send_other(g: Castle, step: Apply, effect: effects.SendOther) -> Play:
    """DA-372: one other Villain that is elsewhere may be sent; it enters as normal, unless the room is barred."""
    room = PLACE[effect.room]
    v = step.villain
    found = [other for other in pickable(g, v, ANYONE) if g.place[other] != room] if room not in g.barred else []
    if not found or not g.is_living(v):
        return
    options = Menu(villain_options(g, "send", found, decline=True))
    facts = {"card": passage_word(step.passage)}
    target = yield from pick(g.owner(v), "send", options, args=facts, clause="DA-372")
    if target != NONE:
        g.tell(Moved(g.owner(target), g.kind[target], room, (), "sent"))
        g.do(Enter(target, room))


# --- The Moat


class IntoMoat(Step, frozen=True):
    """DA-385, 606 Falling into The Moat deals 2 Unblockable Damage; in its own turn the rest of the turn is lost."""

    villain: int
    by: int

    def play(self, g: Castle) -> None:
        """No RES and no POST; End of Turn is still done."""
        if self.villain == g.mover:
            g.lost = True
        g.do(Packet(self.villain, MOAT_DAMAGE, "moat", self.by, unblockable=True))


class RollInMoat(Step, frozen=True):
    """DA-386, 389, 504 Instead of moving, a Villain in The Moat rolls a D6 to escape."""

    villain: int
    attempt: int = 1

    def play(self, g: Castle) -> Play | None:
        """Roll, then the window after it."""
        return self._roll(g) if g.is_living(self.villain) and g.place[self.villain] == MOAT else None

    def _roll(self, g: Castle) -> Play:
        v = self.villain
        die = yield from roll("moat")
        g.tell(Rolled(g.owner(v), g.kind[v], (die,), "", "moat"))
        g.do(after_roll(g, MoatRoll(Roll(v, "moat", (die,)), self.attempt)))


class MoatRoll(Throw, frozen=True):
    """DA-386 A roll to escape from The Moat."""

    attempt: int

    def args(self, g: Castle) -> dict[str, Any]:
        """DA-852: say whether a 1 kills, too."""
        return {**super().args(g), "creature": "yes" if g.is_tolled(CREATURE) else "no"}

    def ahead(self, g: Castle) -> Outlook:
        """DA-386, 387, 388, 398, 852: say what these dice lead to."""
        v, die = self.roll.roller, self.roll.dice[0]
        if die == 6 and g.empty_doors():
            return Outlook("out-by-door")
        if die >= 4:
            end = vault_end(g, v) if die == 5 else "cemetery"
            return Outlook(f"out-to-{end}", vault_price(g), max(0, g.health[v] - vault_price(g)))
        if die == 1 and g.is_tolled(CREATURE):
            return Outlook("creature")
        return Outlook("stays-in-moat", ESCAPES - self.attempt, max(0, g.health[v] - 1))

    def play(self, g: Castle) -> None:
        g.do(Escape(self.roll.roller, self.roll.dice[0], self.attempt))


class Escape(Step, frozen=True):
    """DA-386..388, 852 4: the Cemetery; 5: the Vault; 6: a Secret Door; else 1 Damage and another try, three in all."""

    villain: int
    die: int
    attempt: int

    def play(self, g: Castle) -> Play | None:
        """With no empty Secret Door a 6 counts as a 4."""
        v, die = self.villain, self.die
        if not g.is_living(v):
            return None
        if die == 6 and g.empty_doors():
            return self._choose_door(g)
        if die >= 4:
            out_of_moat(g, v, VAULT if die == 5 else CEMETERY)
            return None
        if die == 1 and g.is_tolled(CREATURE):
            g.do(Slay(v, NONE, "creature"))
            return None
        again = RollInMoat(v, self.attempt + 1) if self.attempt < ESCAPES else GiveUp(v)
        g.do(Packet(v, 1, "moat"), again)
        return None

    def _choose_door(self, g: Castle) -> Play:
        v = self.villain
        doors = list(door_options(g.empty_doors(), "arrive"))
        space = yield from pick(g.owner(v), "door", doors, clause="DA-386")
        vanish_to(g, v, space)
        g.do(Deduce(v), InCorridor(v))


class GiveUp(Step, frozen=True):
    """DA-387 After the third failed roll the Villain moves to the Cemetery."""

    villain: int

    def play(self, g: Castle) -> None:
        """If it still lives."""
        if g.is_living(self.villain):
            out_of_moat(g, self.villain, CEMETERY)


def out_of_moat(g: Castle, v: int, room: int) -> None:
    """DA-388: the room is entered as normal."""
    g.tell(Moved(g.owner(v), g.kind[v], room, (), "escaped"))
    g.do(Enter(v, room))


# --- the Vault


class IntoVault(Step, frozen=True):
    """DA-398, 643 The Vampire not being active: the price is paid in Health and, if it survives, the Villain rises."""

    villain: int

    def play(self, g: Castle) -> None:
        """DA-767: in The Fall it is Slain instead."""
        v = self.villain
        if g.fall:
            g.do(Slay(v, NONE, "fall-vault"))
            return
        g.do(Packet(v, vault_price(g), "vault", unblockable=True), Transform(v))


# --- the Staircase


class Descend(Step, frozen=True):
    """DA-390, 396 A Villain stands on a step; on the final one it is Slain, and nobody is responsible."""

    villain: int
    step: int

    def play(self, g: Castle) -> None:
        """Several may share a step (DA-394)."""
        v = self.villain
        if g.role[v] != LIVING:
            return
        relocate(g, v, self.step)
        g.entered = OFF
        if self.step == LAST_STEP:
            g.do(Slay(v, NONE, "staircase"))

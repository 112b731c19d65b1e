"""The vocabulary of effects: cards and Talents are rows over these records, so that a card can be read without code.

Whom an effect is about is said in the words of `whom.py`. The steps that carry the effects out are in `steps/`.
"""

from __future__ import annotations

from enum import Enum
from typing import Literal

import msgspec

from lychgate.games.damnation.data.vocabulary import DeckName, RoomId
from lychgate.games.damnation.data.whom import Each, Filter, Pick, Picked, Self


class Need(Enum):
    """What must be so before a card or Talent can be played, or a choice be made; `choices/targets.py` says how."""

    HAND_1 = "hand_1"
    HAND_2 = "hand_2"
    HEALTH_2 = "health_2"
    HEALTH_3 = "health_3"
    IN_STANDARD_ROOM = "in_standard_room"
    IN_CEMETERY = "in_cemetery"
    JUST_ENTERED_STANDARD_ROOM = "just_entered_standard_room"
    VAMPIRE_ADJACENT = "vampire_adjacent"
    VAMPIRE_WITHIN_3_OR_BITING = "vampire_within_3_or_biting"
    YOU_CONTROL_THE_ROLLER = "you_control_the_roller"
    PACKET_IS_ATTACK = "packet_is_attack"


class Effect(msgspec.Struct, frozen=True):
    """One thing a card or Talent does."""


Program = tuple[Effect, ...]


class Amount(Effect, frozen=True):
    """An effect that has a number."""

    n: int


class Damage(Effect, frozen=True):
    """Open a damage packet (DA-560)."""

    to: Self | Picked | Pick | Each
    n: int
    unblockable: bool = False


class Heal(Amount, frozen=True):
    """Gain Health, never above 10, nothing during The Fall (DA-642)."""


class SetHealth(Amount, frozen=True):
    """Set the Health track."""


class Slay(Effect, frozen=True):
    """Go through the slaying procedure (DA-601)."""


class SendOther(Effect, frozen=True):
    """Send one other Villain, if wished, to a room, which it enters as normal (DA-372)."""

    room: RoomId


class ToSecretDoor(Effect, frozen=True):
    """Move to an empty Secret Door space of one's choice; never from The Moat or the Staircase."""


class Steer(Effect, frozen=True):
    """Walk a Villain in line of sight along corridor spaces, `most` at most, through no doors; it lands on the last."""

    most: int


class ChangeTotal(Effect, frozen=True):
    """Change a movement total: by a fixed number, or by at most `up_to` as the controller likes (DA-134)."""

    up_to: int = 0
    fixed: int = 0


class Reroll(Effect, frozen=True):
    """Re-roll dice just rolled: `any` of them, the `movement` dice, or `one` die."""

    dice: Literal["any", "movement", "one"]


class SetDie(Effect, frozen=True):
    """Choose the face of one Movement Die."""


class ExtraDie(Effect, frozen=True):
    """Roll one more Movement Die; the controller uses one of them."""


class Light(Effect, frozen=True):
    """Replace the Black Die's result for this turn."""

    light: Literal["darkness", "brazier"]


class DrawAndKeep(Effect, frozen=True):
    """Draw from the top, keep some; `here` is the deck of the room the Villain stands in."""

    deck: DeckName | Literal["here"]
    n: int
    keep: int


class Steal(Effect, frozen=True):
    """Take a random card of the target, Curses excepted."""

    of: Pick | Picked


class Discard(Amount, frozen=True):
    """Lay cards of one's choice face down with the used cards."""


class GainSoul(Amount, frozen=True):
    """Take Souls from the supply as far as it lasts (DA-455)."""


class Refresh(Effect, frozen=True):
    """Turn one spent Talent token face up (DA-452)."""

    to: Self | Each


class NextRoll(Effect, frozen=True):
    """Change the next movement total, once."""

    fixed: int


class Control(Effect, frozen=True):
    """Claim movement control as by Power of Adjacency."""

    over: Pick | Each


class Free(Effect, frozen=True):
    """The claim just made fails; or, outside that window, the control marker on one's Villain is removed."""


class ControlByLeft(Effect, frozen=True):
    """The next living player clockwise controls this movement."""


Cancellable = Literal["card", "event", "attack", "trap", "slaying"]


class Cancel(Effect, frozen=True):
    """A card, event, attack, trap or slaying does not take effect."""

    what: Cancellable


class Protect(Amount, frozen=True):
    """Reduce the current damage packet."""


class Boost(Amount, frozen=True):
    """Add to the Damage of the declared attack."""


class AttackWith(Effect, frozen=True):
    """Make the turn's attack with these values, without a Weapon card."""

    damage: int
    reach: int


class AttackInRoom(Effect, frozen=True):
    """Attack a Villain in the same room with a Weapon card."""


class Repel(Effect, frozen=True):
    """DA-765: drive The Vampire away."""


class Ward(Effect, frozen=True):
    """DA-766: the Bite does not happen and The Vampire's turn ends."""


class PeekDeck(Amount, frozen=True):
    """Look at the top cards of a room deck and put them back in any order."""


class PeekTraps(Amount, frozen=True):
    """Look at face-down trap tokens and swap two of them if wished."""


class PlaceTrap(Effect, frozen=True):
    """Put a token of the reserve, unseen, on an empty plain corridor space at most `within` steps away."""

    within: int


class ReshuffleTraps(Effect, frozen=True):
    """Mix all face-down tokens with the reserve and lay them out anew."""


class Bar(Effect, frozen=True):
    """No Villain may enter these rooms until this Villain's next turn begins."""

    rooms: tuple[RoomId, ...]


class Unbar(Effect, frozen=True):
    """Open every barred room."""


class LockIn(Effect, frozen=True):
    """DA-133: the door is locked."""


class Unlock(Effect, frozen=True):
    """The door is no longer locked."""


class VampireTime(Amount, frozen=True):
    """Move the Vampire tracker (DA-757)."""


class BiteBonus(Amount, frozen=True):
    """The next Bite this turn deals more Damage."""


class MayEnter(Effect, frozen=True):
    """This turn The Vampire may enter a room: the Cemetery, or one Standard Room."""

    rooms: Literal["cemetery", "standard"]


class Leap(Effect, frozen=True):
    """Put The Vampire on an empty Secret Door space."""


class SecondBite(Effect, frozen=True):
    """After a Bite The Vampire may go on and Bite a different Villain."""


class HauntTrack(Amount, frozen=True):
    """Every Haunt's Resurrection tracker goes up."""


class OnRoll(msgspec.Struct, frozen=True):
    """What the faces of a D6 from `low` to `high` do."""

    low: int
    high: int
    do: Program


class RollTable(Effect, frozen=True):
    """Roll a D6 and do what is said of the number rolled."""

    rows: tuple[OnRoll, ...]


class Choice(msgspec.Struct, frozen=True):
    """One thing to choose; not offered when its need is not met."""

    label: str
    """Names the message `choice-<label>`."""
    do: Program
    needs: Need | None = None


class Choose(Effect, frozen=True):
    """The player chooses what happens."""

    choices: tuple[Choice, ...]


class Fork(Effect, frozen=True):
    """One thing or another, by how matters stand."""

    then: Program
    otherwise: Program


class IfVampire(Fork, frozen=True):
    """Depending on whether The Vampire is active."""


class IfHaunts(Fork, frozen=True):
    """Depending on whether anybody is a Haunt."""


class IfTarget(Effect, frozen=True):
    """If the filter finds anybody, choose one and do the first, else the second."""

    pick: Filter
    then: Program
    otherwise: Program


def branches(effect: Effect) -> tuple[Program, ...]:
    """Return the programs inside an effect, in the order in which they are printed."""
    if isinstance(effect, RollTable):
        return tuple(row.do for row in effect.rows)
    if isinstance(effect, Choose):
        return tuple(choice.do for choice in effect.choices)
    if isinstance(effect, Fork | IfTarget):
        return effect.then, effect.otherwise
    return ()

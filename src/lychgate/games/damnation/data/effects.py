"""The vocabulary of effects: cards and Talents are rows over these records, so that a card can be read without code.

Who is meant: `self`; `picked`, chosen just before; `pick F`, the player of the card chooses one Villain of the filter
F; `all F`, every one of them in seat order from the active player (DA-563). What a filter means: `targets.py`.
The steps that carry the records out are registered with `@does` in `steps/`.
"""

from __future__ import annotations

import msgspec


class Effect(msgspec.Struct, frozen=True):
    """One thing a card or Talent does."""


Program = tuple[Effect, ...]


class Amount(Effect, frozen=True):
    """What is done so many times, or by so much."""

    n: int


class Damage(Effect, frozen=True):
    """Open a damage packet (DA-560)."""

    to: str
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

    room: str


class ToSecretDoor(Effect, frozen=True):
    """Move to an empty Secret Door space of one's choice; never from The Moat or the Staircase."""


class Steer(Effect, frozen=True):
    """Walk a picked Villain up to so many corridor spaces, no doors; the end space acts as if landed on."""

    most: int


class ChangeTotal(Effect, frozen=True):
    """Change a movement total: by a fixed number, or by up to so many either way, as the controller likes (DA-134)."""

    up_to: int = 0
    fixed: int = 0


class Reroll(Effect, frozen=True):
    """Re-roll dice just rolled: `any` of them, the `movement` dice, or `one` die."""

    dice: str


class SetDie(Effect, frozen=True):
    """Choose the face of one Movement Die."""


class ExtraDie(Effect, frozen=True):
    """Roll one more Movement Die; the controller uses one of them."""


class Light(Effect, frozen=True):
    """Replace the Black Die's result for this turn."""

    light: str


class Draw(Effect, frozen=True):
    """Draw from the top, keep some; `here` is the deck of the room the Villain stands in."""

    deck: str
    n: int
    keep: int


class Steal(Effect, frozen=True):
    """Take a random card of the target, Curses excepted."""

    of: str


class Discard(Amount, frozen=True):
    """Lay cards of one's choice face down with the used cards."""


class GainSoul(Amount, frozen=True):
    """Take Souls from the supply as far as it lasts (DA-455)."""


class Refresh(Effect, frozen=True):
    """Turn one spent Talent token face up (DA-452)."""

    to: str


class NextRoll(Effect, frozen=True):
    """Change the next movement total, once."""

    fixed: int


class Control(Effect, frozen=True):
    """Claim movement control as by Power of Adjacency."""

    over: str


class Free(Effect, frozen=True):
    """The claim just made fails; or, outside that window, the control marker on one's Villain is removed."""


class ControlByLeft(Effect, frozen=True):
    """The next living player clockwise controls this movement."""


class Cancel(Effect, frozen=True):
    """A card, event, attack, trap or slaying does not take effect."""

    what: str


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
    """Put a token of the reserve, unseen, on an empty plain corridor space at most so many steps away."""

    within: int


class ReshuffleTraps(Effect, frozen=True):
    """Mix all face-down tokens with the reserve and lay them out anew."""


class Bar(Effect, frozen=True):
    """No Villain may enter these rooms until this Villain's next turn begins."""

    rooms: tuple[str, ...]


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

    rooms: str


class Leap(Effect, frozen=True):
    """Put The Vampire on an empty Secret Door space."""


class SecondBite(Effect, frozen=True):
    """After a Bite The Vampire may go on and Bite a different Villain."""


class HauntTrack(Amount, frozen=True):
    """Every Haunt's Resurrection tracker goes up."""


class Row(msgspec.Struct, frozen=True):
    """What a range of a D6 does."""

    low: int
    high: int
    do: Program


class RollTable(Effect, frozen=True):
    """Roll a D6 and do what its row says."""

    rows: tuple[Row, ...]


class Choice(msgspec.Struct, frozen=True):
    """One thing to choose; not offered when its need is not met."""

    label: str
    do: Program
    needs: str = ""


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

    pick: str
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

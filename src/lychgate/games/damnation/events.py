"""What happens in Damnation, as records; words for each are in `words/`."""

from __future__ import annotations

from typing import Annotated

from lychgate.core.ask import Seat
from lychgate.core.events import Event, Spoken
from lychgate.core.say import Say
from lychgate.games.damnation.words.names import (
    card_word,
    deck_word,
    knell_word,
    light_word,
    place_word,
    talent_word,
    trap_word,
    villain_word,
)


def _aimed(kind: int) -> Say | str:
    return "none" if kind < 0 else villain_word(kind)


def _rolled(dice: str) -> str:
    return dice.replace(" ", " + ")


Who = Annotated[int, Spoken(villain_word)]
"""A Villain, by its board."""
Whom = Annotated[int, Spoken(_aimed)]
"""A Villain, or nobody: then the words are told `none`."""
Thrown = Annotated[str, Spoken(_rolled)]
"""What the dice show: "6 1" is told as "6 + 1"."""
CardNamed = Annotated[int, Spoken(card_word)]
Where = Annotated[int, Spoken(place_word)]
Deck = Annotated[int, Spoken(deck_word)]


class OfVillain(Event, frozen=True):
    """Something that a Villain does, or that befalls it."""

    seat: Seat
    villain: Who


class WentFirst(Event, frozen=True):
    """The dice have said who begins."""

    seat: Seat
    total: int
    clause = "DA-006"


class KnellChosen(Event, frozen=True):
    """A Deathknell is chosen for this match."""

    seat: Seat
    knell: Annotated[int, Spoken(knell_word)]
    clause = "DA-893"


class HeirloomsDrawn(Event, frozen=True):
    """A player draws Heirlooms."""

    seat: Seat
    count: int
    clause = "DA-032"


class VillainChosen(OfVillain, frozen=True):
    """A player takes a Villain."""

    clause = "DA-033"


class HeirloomShown(OfVillain, frozen=True):
    """An Heirloom names the place where a Villain begins."""

    card: CardNamed
    place: Where
    clause = "DA-034"


class Drew(OfVillain, frozen=True):
    """A card goes to a player unseen."""

    deck: Deck
    clause = "DA-370"


class Seen(Event, frozen=True):
    """Which card it was that somebody drew, stole, lost or laid down, for their own eyes."""

    seat: Seat
    card: CardNamed
    clause = "DA-370"
    only = ("seat",)


class TookUp(OfVillain, frozen=True):
    """A card with the Reveal icon, or drawn with Glass Eyes, is laid face up."""

    card: CardNamed
    clause = "DA-424"


class Kept(OfVillain, frozen=True):
    """Cards were looked at and some kept; the others lie under their deck."""

    deck: Deck
    seen: int
    kept: int
    clause = "DA-036"


class Turned(OfVillain, frozen=True):
    """An Event, Curse or Castle card is shown to all."""

    card: CardNamed
    clause = "DA-371"


class TurnBegan(OfVillain, frozen=True):
    """Somebody's turn begins."""

    round: int
    clause = "DA-100"
    opens = "turn"


class Rolled(OfVillain, frozen=True):
    """Dice were rolled."""

    dice: Thrown
    light: Annotated[str, Spoken(light_word)]
    what: str
    clause = "DA-120"


class Lit(OfVillain, frozen=True):
    """Another light holds than the one rolled."""

    light: Annotated[str, Spoken(light_word)]
    clause = "DA-121"


class Moved(OfVillain, frozen=True):
    """A Villain moves: to a space, into a room, along the staircase."""

    to: Where
    path: str
    how: str
    by: Whom = -1
    """Who chose the way, if somebody else did."""
    clause = "DA-122"


class NoWay(OfVillain, frozen=True):
    """There is no legal movement."""

    clause = "DA-128"


class LockTried(OfVillain, frozen=True):
    """A locked-in Villain tries the door."""

    opened: bool
    clause = "DA-133"


class TrapSprung(OfVillain, frozen=True):
    """A trap token is turned up."""

    trap: Annotated[str, Spoken(trap_word)]
    space: Where
    clause = "DA-290"


class TrapFoiled(OfVillain, frozen=True):
    """A trap does not take effect."""

    clause = "DA-508"


class TrapSeen(OfVillain, frozen=True):
    """Somebody looks at a face-down trap."""

    space: Where
    clause = "DA-296"


class TrapKnown(Event, frozen=True):
    """What lies face down there, for the eyes of whoever looked."""

    seat: Seat
    trap: Annotated[str, Spoken(trap_word)]
    clause = "DA-296"
    only = ("seat",)


class TrapsSwapped(OfVillain, frozen=True):
    """Two face-down traps change places."""

    one: Where
    other: Where
    clause = "DA-296"


class TrapLaid(OfVillain, frozen=True):
    """A token of the reserve is laid face down."""

    space: Where
    clause = "DA-296"


class TrapsMixed(Event, frozen=True):
    """All traps are laid out anew."""

    clause = "DA-296"


class Hurt(OfVillain, frozen=True):
    """A Villain suffers Damage, or Protection has caught it all."""

    n: int
    source: str
    health: int
    clause = "DA-560"


class Healed(OfVillain, frozen=True):
    """A Villain gains Health."""

    n: int
    health: int
    clause = "DA-642"


class SoulsGained(OfVillain, frozen=True):
    """Souls come from the supply."""

    n: int
    clause = "DA-455"


class Refreshed(OfVillain, frozen=True):
    """A Talent token is turned face up."""

    talent: Annotated[str, Spoken(talent_word)]
    clause = "DA-452"


class Barred(Event, frozen=True):
    """Rooms are barred, or open again."""

    opened: bool
    clause = "DA-132"

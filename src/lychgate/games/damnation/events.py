"""What happens in Damnation, as records; words for each are in `words/`."""

from __future__ import annotations

from typing import Annotated

from lychgate.core.ask import Seat
from lychgate.core.events import Event, Spoken
from lychgate.core.say import Say
from lychgate.games.damnation.names import (
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


def _used(card: int) -> Say | str:
    return "none" if card < 0 else card_word(card)


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


class VillainChosen(Event, frozen=True):
    """A player takes a Villain."""

    seat: Seat
    villain: Who
    clause = "DA-033"


class HeirloomShown(Event, frozen=True):
    """An Heirloom names the place where a Villain begins."""

    seat: Seat
    villain: Who
    card: CardNamed
    place: Where
    clause = "DA-034"


class Drew(Event, frozen=True):
    """A card goes to a player unseen."""

    seat: Seat
    villain: Who
    deck: Deck
    clause = "DA-370"


class Seen(Event, frozen=True):
    """Which card it was that somebody drew, stole, lost or laid down, for their own eyes."""

    seat: Seat
    card: CardNamed
    clause = "DA-370"
    only = ("seat",)


class TookUp(Event, frozen=True):
    """A card with the Reveal icon, or drawn with Glass Eyes, is laid face up."""

    seat: Seat
    villain: Who
    card: CardNamed
    clause = "DA-424"


class Kept(Event, frozen=True):
    """Cards were looked at and some kept; the others lie under their deck."""

    seat: Seat
    villain: Who
    deck: Deck
    seen: int
    kept: int
    clause = "DA-036"


class Turned(Event, frozen=True):
    """An Event, Curse or Castle card is shown to all."""

    seat: Seat
    villain: Who
    card: CardNamed
    clause = "DA-371"


class TurnBegan(Event, frozen=True):
    """Somebody's turn begins."""

    seat: Seat
    villain: Who
    round: int
    clause = "DA-100"
    opens = "turn"


class Rolled(Event, frozen=True):
    """Dice were rolled."""

    seat: Seat
    villain: Who
    dice: Thrown
    light: Annotated[str, Spoken(light_word)]
    what: str
    clause = "DA-120"


class Lit(Event, frozen=True):
    """Another light holds than the one rolled."""

    seat: Seat
    villain: Who
    light: Annotated[str, Spoken(light_word)]
    clause = "DA-121"


class Moved(Event, frozen=True):
    """A Villain moves: to a space, into a room, along the staircase."""

    seat: Seat
    villain: Who
    to: Where
    path: str
    how: str
    by: Whom = -1
    """Who chose the way, if somebody else did."""
    clause = "DA-122"


class NoWay(Event, frozen=True):
    """There is no legal movement."""

    seat: Seat
    villain: Who
    clause = "DA-128"


class LockTried(Event, frozen=True):
    """A locked-in Villain tries the door."""

    seat: Seat
    villain: Who
    opened: bool
    clause = "DA-133"


class TrapSprung(Event, frozen=True):
    """A trap token is turned up."""

    seat: Seat
    villain: Who
    trap: Annotated[str, Spoken(trap_word)]
    space: Where
    clause = "DA-290"


class TrapFoiled(Event, frozen=True):
    """A trap does not take effect."""

    seat: Seat
    villain: Who
    clause = "DA-508"


class TrapSeen(Event, frozen=True):
    """Somebody looks at a face-down trap."""

    seat: Seat
    villain: Who
    space: Where
    clause = "DA-296"


class TrapKnown(Event, frozen=True):
    """What lies face down there, for the eyes of whoever looked."""

    seat: Seat
    trap: Annotated[str, Spoken(trap_word)]
    clause = "DA-296"
    only = ("seat",)


class TrapsSwapped(Event, frozen=True):
    """Two face-down traps change places."""

    seat: Seat
    villain: Who
    one: Where
    other: Where
    clause = "DA-296"


class TrapLaid(Event, frozen=True):
    """A token of the reserve is laid face down."""

    seat: Seat
    villain: Who
    space: Where
    clause = "DA-296"


class TrapsMixed(Event, frozen=True):
    """All traps are laid out anew."""

    clause = "DA-296"


class Hurt(Event, frozen=True):
    """A Villain suffers Damage, or Protection has caught it all."""

    seat: Seat
    villain: Who
    n: int
    source: str
    health: int
    clause = "DA-560"


class Healed(Event, frozen=True):
    """A Villain gains Health."""

    seat: Seat
    villain: Who
    n: int
    health: int
    clause = "DA-642"


class SoulsGained(Event, frozen=True):
    """Souls come from the supply."""

    seat: Seat
    villain: Who
    n: int
    clause = "DA-455"


class Refreshed(Event, frozen=True):
    """A Talent token is turned face up."""

    seat: Seat
    villain: Who
    talent: Annotated[str, Spoken(talent_word)]
    clause = "DA-452"


class Played(Event, frozen=True):
    """A card is played."""

    seat: Seat
    villain: Who
    card: CardNamed
    how: str
    """card, alt, protection, faster."""
    target: Whom = -1
    clause = "DA-421"


class TalentUsed(Event, frozen=True):
    """A Talent is used."""

    seat: Seat
    villain: Who
    talent: Annotated[str, Spoken(talent_word)]
    target: Whom = -1
    clause = "DA-450"


class Cancelled(Event, frozen=True):
    """A card does not take effect."""

    seat: Seat
    villain: Who
    card: CardNamed
    clause = "DA-507"


class Declared(Event, frozen=True):
    """An attack is declared; without a card it is made with bare hands."""

    seat: Seat
    villain: Who
    target: Who
    card: Annotated[int, Spoken(_used)]
    clause = "DA-236"


class AttackFailed(Event, frozen=True):
    """An attack is cancelled."""

    seat: Seat
    villain: Who
    target: Who
    clause = "DA-506"


class Claimed(Event, frozen=True):
    """Somebody takes control of another Villain's next movement."""

    seat: Seat
    villain: Who
    target: Who
    clause = "DA-201"


class ClaimFailed(Event, frozen=True):
    """A claim fails, or control ends."""

    seat: Seat
    villain: Who
    clause = "DA-510"


class Stolen(Event, frozen=True):
    """A card changes hands unseen by the others."""

    seat: Seat
    victim: Seat
    villain: Who
    target: Who
    clause = "DA-430"


class Discarded(Event, frozen=True):
    """A card is laid face down."""

    seat: Seat
    villain: Who
    deck: Deck
    clause = "DA-802"


class DeckSeen(Event, frozen=True):
    """Somebody looks at the top of a deck."""

    seat: Seat
    villain: Who
    deck: Deck
    count: int
    clause = "DA-451"


class CurseLifted(Event, frozen=True):
    """A Curse goes back under its deck."""

    seat: Seat
    villain: Who
    card: CardNamed
    clause = "DA-332"


class Barred(Event, frozen=True):
    """Rooms are barred, or open again."""

    opened: bool
    clause = "DA-132"

"""What a card is: the columns of the card tables, and one maker for each of the seven kinds of card."""

from __future__ import annotations

from collections.abc import Callable
from typing import Literal

import msgspec

from lychgate.games.damnation.data.effects import Effect, Need, Program
from lychgate.games.damnation.data.timing import AT_ONCE, When
from lychgate.games.damnation.data.vocabulary import DeckName, RoomId

CardType = Literal["event", "weapon", "protection", "action", "curse", "vampire", "castle"]
EVENT: CardType = "event"
WEAPON: CardType = "weapon"
PROTECTION: CardType = "protection"
ACTION: CardType = "action"
CURSE: CardType = "curse"
VAMPIRE: CardType = "vampire"
CASTLE: CardType = "castle"
"""DA-420: six kinds of room card; Castle cards are their own."""

Hook = Literal["on_own_darkness", "on_own_total", "end_of_turn", "hand_limit", "hand_public"]
"""When a Curse acts: in Darkness, on movement totals, at the end of the turn; or it limits or opens the hand."""


class Alt(msgspec.Struct, frozen=True):
    """DA-423: the alternative effect of a card; using it always discards the card."""

    use: When
    do: Program = ()
    damage: int = 0
    reach: int = 0
    needs: Need | None = None


class Card(msgspec.Struct, frozen=True, kw_only=True):
    """One printed card. There is one copy of each. Its name and its text are in the words: `card-<id>`."""

    id: str
    printed: str
    """The number under which the rules list it."""
    deck: DeckName
    type: CardType
    use: When
    """When it may be played."""
    damage: int = 0
    reach: int = 0
    armour: int = 0
    modifier: int = 0
    """DA-730: what it adds when The Vampire discards it for movement."""
    limit: int = 0
    """DA-801: the hand limit a Curse sets."""
    relic: bool = False
    reveal: bool = False
    unblockable: bool = False
    once_per_turn: bool = False
    """Once per turn and never against Fall Damage."""
    needs: Need | None = None
    hook: Hook | None = None
    """For a Curse: when it acts."""
    ends: RoomId | None = None
    """For a Curse: the room that ends it."""
    start: RoomId | None = None
    """DA-034: for an Heirloom, the start place it names."""
    do: Program = ()
    after: Program = ()
    """What happens to the attacker once the attack is over."""
    alt: Alt | None = None


Printing = Callable[[DeckName], Card]
"""A card that lacks only its deck."""


def deck(name: DeckName, *printings: Printing) -> tuple[Card, ...]:
    """Print cards as those of a deck."""
    return tuple(printing(name) for printing in printings)


def weapon(
    id: str,
    printed: str,
    *,
    damage: int,
    reach: int,
    relic: bool = False,
    reveal: bool = False,
    unblockable: bool = False,
    after: Program = (),
    start: RoomId | None = None,
    alt: Alt | None = None,
) -> Printing:
    """DA-425: a Weapon makes the turn's attack."""
    return lambda deck: Card(
        deck=deck,
        id=id,
        printed=printed,
        type=WEAPON,
        use=When.ATTACK,
        damage=damage,
        reach=reach,
        relic=relic,
        reveal=reveal,
        unblockable=unblockable,
        after=after,
        start=start,
        alt=alt,
    )


def protection(
    id: str,
    printed: str,
    *,
    armour: int,
    relic: bool = False,
    reveal: bool = False,
    once_per_turn: bool = False,
    start: RoomId | None = None,
    alt: Alt | None = None,
) -> Printing:
    """DA-561: a Protection reduces Damage that its owner is about to suffer."""
    return lambda deck: Card(
        deck=deck,
        id=id,
        printed=printed,
        type=PROTECTION,
        use=When.R_DAMAGE,
        armour=armour,
        relic=relic,
        reveal=reveal,
        once_per_turn=once_per_turn,
        start=start,
        alt=alt,
    )


def action(
    id: str, printed: str, use: When, *do: Effect, needs: Need | None = None, start: RoomId | None = None
) -> Printing:
    """DA-426: an Action is played at the moment it names."""
    return lambda deck: Card(deck=deck, id=id, printed=printed, type=ACTION, use=use, do=do, needs=needs, start=start)


def event(id: str, printed: str, *do: Effect) -> Printing:
    """DA-371: an Event works when it is drawn."""
    return lambda deck: Card(deck=deck, id=id, printed=printed, type=EVENT, use=AT_ONCE, do=do)


def curse(id: str, printed: str, hook: Hook, *do: Effect, ends: RoomId, limit: int = 0) -> Printing:
    """DA-427: a Curse stays face up before the Villain who drew it until it enters the room that ends the Curse."""
    return lambda deck: Card(
        deck=deck, id=id, printed=printed, type=CURSE, use=AT_ONCE, hook=hook, do=do, ends=ends, limit=limit
    )


def vampire_card(id: str, printed: str, *do: Effect, modifier: int) -> Printing:
    """DA-730: a Vampire card works in The Vampire's turn, or is discarded to move further."""
    return lambda deck: Card(deck=deck, id=id, printed=printed, type=VAMPIRE, use=When.VAMP, do=do, modifier=modifier)


def castle_card(id: str, printed: str, *do: Effect) -> Printing:
    """DA-165: a Castle card works when the Black Die turns it up."""
    return lambda deck: Card(deck=deck, id=id, printed=printed, type=CASTLE, use=AT_ONCE, do=do)


def alt(use: When, *do: Effect, damage: int = 0, reach: int = 0, needs: Need | None = None) -> Alt:
    """Return an alternative effect: effects, or the values of another attack."""
    return Alt(use, do, damage, reach, needs)

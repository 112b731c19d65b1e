"""What a card is: the columns of the card tables."""

from __future__ import annotations

import msgspec

from lychgate.games.damnation.data.effects import Program

EVENT, WEAPON, PROTECTION, ACTION, CURSE, VAMPIRE, CASTLE = (
    "event", "weapon", "protection", "action", "curse", "vampire", "castle",
)  # fmt: skip
"""DA-420: six kinds of room card; Castle cards are their own."""


class Alt(msgspec.Struct, frozen=True):
    """DA-423: the alternative effect of a card; using it always discards the card."""

    use: str
    do: Program = ()
    damage: int = 0
    reach: int = 0
    needs: str = ""


class Card(msgspec.Struct, frozen=True):
    """One printed card. There is one copy of each."""

    id: str
    deck: str
    name: str
    type: str
    use: str
    """When it may be played: timing codes, see `cards.py`."""
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
    """Once per turn and never against Fall Damage (Aegis of Night)."""
    needs: str = ""
    hook: str = ""
    """For a Curse: when it acts."""
    ends: str = ""
    """For a Curse: the room that ends it."""
    start: str = ""
    """DA-034: for an Heirloom, the start place it names."""
    do: Program = ()
    after: Program = ()
    """What happens to the attacker once the attack is over."""
    alt: Alt | None = None

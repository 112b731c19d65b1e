"""Events about cards: drawn, kept, shown, played, cancelled, stolen, laid down, looked at."""

from __future__ import annotations

from lychgate.core.ask import Seat
from lychgate.core.events import Event
from lychgate.games.damnation.data.vocabulary import Discarding, Use
from lychgate.games.damnation.events.parts import CardNamed, Deck, OfVillain, Who, Whom


class Drew(OfVillain, frozen=True):
    """A card goes to a player unseen."""

    deck: Deck
    clause = "DA-370"


class Seen(Event, frozen=True):
    """Which card it was that somebody drew, laid down or stole, for their own eyes, and those of whoever was robbed."""

    seat: Seat
    card: CardNamed
    robbed: Seat | None = None
    clause = "DA-370"
    only = ("seat", "robbed")


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
    moment = True


class Played(OfVillain, frozen=True):
    """A card is played."""

    card: CardNamed
    how: Use
    target: Whom = -1
    n: int = 0
    """How many spaces further The Vampire goes for it."""
    total: int = 0
    clause = "DA-421"


class Cancelled(OfVillain, frozen=True):
    """A card does not take effect."""

    card: CardNamed
    clause = "DA-507"


class Stolen(Event, frozen=True):
    """A card changes hands unseen by the others."""

    seat: Seat
    victim: Seat
    villain: Who
    target: Who
    clause = "DA-430"


class Discarded(OfVillain, frozen=True):
    """A card is laid face down."""

    deck: Deck
    why: Discarding
    clause = "DA-802"


class DeckSeen(OfVillain, frozen=True):
    """Somebody looks at the top of a deck."""

    deck: Deck
    count: int
    clause = "DA-451"


class CurseLifted(OfVillain, frozen=True):
    """A Curse goes back under its deck."""

    card: CardNamed
    clause = "DA-332"

"""What Villains do with cards, Talents and strings, as records; words for each are in `words/`."""

from __future__ import annotations

from typing import Annotated

from lychgate.core.ask import Seat
from lychgate.core.events import Event, Spoken
from lychgate.core.say import Say
from lychgate.games.damnation.events import CardNamed, Deck, OfVillain, Who, Whom
from lychgate.games.damnation.words.names import card_word, talent_word


def _used(card: int) -> Say | str:
    return "none" if card < 0 else card_word(card)


class Played(OfVillain, frozen=True):
    """A card is played."""

    card: CardNamed
    how: str
    """card, alt, protection, faster."""
    target: Whom = -1
    clause = "DA-421"


class TalentUsed(OfVillain, frozen=True):
    """A Talent is used."""

    talent: Annotated[str, Spoken(talent_word)]
    target: Whom = -1
    clause = "DA-450"


class Cancelled(OfVillain, frozen=True):
    """A card does not take effect."""

    card: CardNamed
    clause = "DA-507"


class Declared(OfVillain, frozen=True):
    """An attack is declared; without a card it is made with bare hands."""

    target: Who
    card: Annotated[int, Spoken(_used)]
    clause = "DA-236"


class AttackFailed(OfVillain, frozen=True):
    """An attack is cancelled."""

    target: Who
    clause = "DA-506"


class Claimed(OfVillain, frozen=True):
    """Somebody takes control of another Villain's next movement."""

    target: Who
    clause = "DA-201"


class ClaimFailed(OfVillain, frozen=True):
    """A claim fails, or control ends."""

    clause = "DA-510"


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

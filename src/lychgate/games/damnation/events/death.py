"""Events of death: slaying, Deathknells, spoils, Haunts and returns."""

from __future__ import annotations

from typing import Annotated

from lychgate.core.ask import Seat
from lychgate.core.events import Event, Spoken
from lychgate.core.say import Say
from lychgate.games.damnation.data.vocabulary import Cause, Fate, HauntEnd
from lychgate.games.damnation.events.parts import CardNamed, Means, OfVillain, Where, Who, Whom
from lychgate.games.damnation.words.names import card_word, knell_word, rule_word


def _rule(knell: int) -> Say:
    return rule_word(knell_word(knell))


def _cards(cards: tuple[int, ...]) -> list[Say]:
    return [card_word(card) for card in cards]


class Slain(OfVillain, frozen=True):
    """A Villain is Slain."""

    by: Whom
    cause: Cause
    of: Means = ""
    clause = "DA-600"
    moment = True
    retold = True


class Saved(OfVillain, frozen=True):
    """A Villain is not Slain after all."""

    clause = "DA-513"


class Tolled(Event, frozen=True):
    """A Deathknell is turned up."""

    seat: Seat | None
    knell: Annotated[int, Spoken(knell_word)]
    rule: Annotated[int, Spoken(_rule)]
    slot: int
    by: Whom = -1
    clause = "DA-602"
    moment = True


class FallBegan(Event, frozen=True):
    """The Fall begins."""

    clause = "DA-640"
    moment = True
    opens = "round"


class SpoilsTaken(Event, frozen=True):
    """Whoever is responsible takes Souls and cards."""

    seat: Seat
    by: Who
    villain: Who
    souls: int
    cards: int
    clause = "DA-608"


class LeftInCemetery(Event, frozen=True):
    """Cards and Souls lie in the Cemetery."""

    souls: int
    cards: int
    clause = "DA-609"


class LootTaken(OfVillain, frozen=True):
    """Somebody collects what lies in the Cemetery."""

    souls: int
    cards: int
    clause = "DA-339"


class Became(OfVillain, frozen=True):
    """A player becomes a Haunt, waits to return, or is out of the game."""

    what: Fate
    clause = "DA-612"
    moment = True


class TrackerRose(OfVillain, frozen=True):
    """A card brings a Haunt up the Resurrection track, or would before Dawn."""

    tracker: int
    n: int
    clause = "DA-689"


class HauntDealt(OfVillain, frozen=True):
    """Three Haunt cards lie on the table."""

    cards: Annotated[tuple[int, ...], Spoken(_cards)]
    clause = "DA-681"


class LuckPushed(OfVillain, frozen=True):
    """A Haunt replaces a card."""

    out: CardNamed
    card: CardNamed
    clause = "DA-684"


class HauntEnded(OfVillain, frozen=True):
    """A Haunt's turn ends: a pair, Death, 666 or nothing."""

    what: HauntEnd
    tracker: int
    n: int = 0
    """By how much a pair has brought the tracker up."""
    clause = "DA-683"


class Returned(OfVillain, frozen=True):
    """A Villain returns to the castle."""

    place: Where
    clause = "DA-689"
    moment = True
    retold = True

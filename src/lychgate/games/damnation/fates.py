"""What becomes of Villains in Damnation, as records: slaying, Haunts, The Vampire, the end."""

from __future__ import annotations

from typing import Annotated

from lychgate.core.ask import Seat
from lychgate.core.events import Event, Spoken
from lychgate.core.say import Say
from lychgate.games.damnation.events import CardNamed, Thrown, Where, Who, Whom
from lychgate.games.damnation.names import card_word, knell_word


def _cards(cards: tuple[int, ...]) -> list[Say]:
    return [card_word(card) for card in cards]


class Slain(Event, frozen=True):
    """A Villain is Slain."""

    seat: Seat
    villain: Who
    by: Whom
    cause: str
    clause = "DA-600"


class Saved(Event, frozen=True):
    """A Villain is not Slain after all."""

    seat: Seat
    villain: Who
    clause = "DA-513"


class Tolled(Event, frozen=True):
    """A Deathknell is turned up."""

    seat: Seat | None
    knell: Annotated[int, Spoken(knell_word)]
    slot: int
    clause = "DA-602"


class FallBegan(Event, frozen=True):
    """The Fall begins."""

    clause = "DA-640"
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


class LootTaken(Event, frozen=True):
    """Somebody collects what lies in the Cemetery."""

    seat: Seat
    villain: Who
    souls: int
    cards: int
    clause = "DA-339"


class Became(Event, frozen=True):
    """A player becomes a Haunt, waits to return, or is out of the game."""

    seat: Seat
    villain: Who
    what: str
    clause = "DA-612"


class HauntDealt(Event, frozen=True):
    """Three Haunt cards lie on the table."""

    seat: Seat
    villain: Who
    cards: Annotated[tuple[int, ...], Spoken(_cards)]
    clause = "DA-681"


class LuckPushed(Event, frozen=True):
    """A Haunt replaces a card."""

    seat: Seat
    villain: Who
    out: CardNamed
    card: CardNamed
    clause = "DA-684"


class HauntEnded(Event, frozen=True):
    """A Haunt's turn ends: a pair, Death, 666 or nothing."""

    seat: Seat
    villain: Who
    what: str
    tracker: int
    clause = "DA-683"


class Returned(Event, frozen=True):
    """A Villain returns to the castle."""

    seat: Seat
    villain: Who
    place: Where
    clause = "DA-689"


class VampireRose(Event, frozen=True):
    """A Villain becomes The Vampire."""

    seat: Seat
    villain: Who
    time: int
    clause = "DA-720"


class VampireRolled(Event, frozen=True):
    """The Vampire rolls two dice and uses the higher one."""

    seat: Seat
    dice: Thrown
    total: int
    clause = "DA-730"


class VampireMoved(Event, frozen=True):
    """The Vampire moves."""

    seat: Seat
    to: Where
    how: str
    path: str = ""
    clause = "DA-731"


class Bitten(Event, frozen=True):
    """The Vampire declares a Bite."""

    seat: Seat
    target: Who
    clause = "DA-755"


class Repelled(Event, frozen=True):
    """The Vampire is driven away, or kept at bay."""

    seat: Seat
    villain: Who
    n: int
    clause = "DA-765"


class TimeMoved(Event, frozen=True):
    """The Vampire tracker moves."""

    time: int
    clause = "DA-756"


class VampireGone(Event, frozen=True):
    """The Vampire goes back to the Vault, by its own will or because its time is up."""

    seat: Seat
    villain: Who
    how: str
    clause = "DA-743"


class DawnCame(Event, frozen=True):
    """The last rounds begin."""

    clause = "DA-952"


class MatchEnded(Event, frozen=True):
    """Somebody has won."""

    seat: Seat
    clause = "DA-660"

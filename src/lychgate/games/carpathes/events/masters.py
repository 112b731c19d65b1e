"""Masters and Slaves: domination, demands, Grace, freedom."""

from __future__ import annotations

from typing import Literal

from lychgate.core.ask import Seat
from lychgate.core.events import Event
from lychgate.games.carpathes.data import Address, Gender, GraceReason, Wish
from lychgate.games.carpathes.words.names import Price


class Dominated(Event, frozen=True):
    """A vampire is dominated; a Slave does it for his Master."""

    seat: Seat
    by: Seat
    master: Seat
    how: Literal["master", "slave"]
    """Whether it was a free vampire who did it, or a Slave."""
    left: int
    """Where the counter of whoever paid for it stands now."""
    clause = "CA-103"
    moment = True
    retold = True

    def by_clause(self) -> str:
        """CA-103, 104: by a free vampire, or by a Slave."""
        return "CA-103" if self.how == "master" else "CA-104"


class Inherited(Event, frozen=True):
    """A Slave passes to the one who dominated his Master, with the Grace he had."""

    seat: Seat
    master: Seat
    grace: int
    clause = "CA-105"
    retold = True


class Demanded(Event, frozen=True):
    """A Master makes a demand, or none."""

    master: Seat
    slave: Seat
    what: Wish
    quarry: Seat | None
    word: Address | Literal["plain"]
    """Plain where the variant is not played."""
    clause = "CA-117"


class Acknowledged(Event, frozen=True):
    """A Slave acknowledges a demand."""

    slave: Seat
    master: Seat
    title: Gender
    word: Address
    clause = "CA-215"


class Forgot(Event, frozen=True):
    """Somebody left out the word that was due and loses 5."""

    seat: Seat
    due: Literal["slave", Gender]
    """The word Slave, or the title of his Master."""
    clause = "CA-214"


class Fed(Event, frozen=True):
    """A Slave feeds his Master."""

    slave: Seat
    master: Seat
    price: Price
    left: int
    """Where the Slave's counter stands now."""
    n: int
    blood: int
    """Where the Master's counter stands now."""
    clause = "CA-122"


BY_REASON: dict[GraceReason, str] = {
    "attack": "CA-133",
    "order": "CA-129",
    "feeding": "CA-122",
    "devotion": "CA-136",
    "revolt": "CA-225",
    "unfed": "CA-126",
    "refused": "CA-130",
}
"""The clause of every reason for which Grace moves."""


class GraceMoved(Event, frozen=True):
    """Grace advances or goes back."""

    seat: Seat
    n: int
    grace: int
    why: GraceReason
    way: Literal["up", "beyond", "down"]
    """Beyond the last square he is free."""
    title: Gender
    """Of his Master."""
    clause = "CA-133"

    def by_clause(self) -> str:
        """CA-122, 126, 129, 130, 133, 136, 225: what moved it."""
        return BY_REASON[self.why]


class Freed(Event, frozen=True):
    """A Slave passes 4 Grace and is free."""

    seat: Seat
    master: Seat
    clause = "CA-138"
    moment = True
    retold = True


class OrderLapsed(Event, frozen=True):
    """The named adversary has joined the camp."""

    seat: Seat
    quarry: Seat
    clause = "CA-116"

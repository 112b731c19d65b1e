"""Attacks, reactions and what cards do."""

from __future__ import annotations

from typing import Literal

from lychgate.core.ask import Seat
from lychgate.core.events import Event
from lychgate.games.carpathes.data import Counter, HandDeck
from lychgate.games.carpathes.words.names import Card, Prey, Price, Seats


class AttackAnnounced(Event, frozen=True):
    """An attack is announced: who, with what, against whom."""

    seat: Seat
    card: Card
    targets: Seats
    prey: Prey
    """The blue card Destruction is aimed at, or none."""
    how: Literal["card", "power", "prey"]
    """A yellow card, a blue power, or a blue power against a blue card."""
    clause = "CA-056"


class Played(Event, frozen=True):
    """An Aid, or a blue power that is no attack, is activated."""

    seat: Seat
    card: Card
    clause = "CA-055"


class Reacted(Event, frozen=True):
    """A target answers with a reaction Aid."""

    seat: Seat
    card: Card
    price: Price
    left: int
    """Where the counter of whoever reacts stands now."""
    attacker: Seat
    how: Counter
    clause = "CA-080"


class Stolen(Event, frozen=True):
    """Hypnosis takes a card; everybody sees its back. The two are told more (`Recognised`)."""

    thief: Seat
    victim: Seat
    back: HandDeck
    clause = "CA-157"
    spares = ("thief", "victim")


class Recognised(Event, frozen=True):
    """Which card it was, the two alone know."""

    thief: Seat
    victim: Seat
    back: HandDeck
    card: Card
    clause = "CA-157"
    only = ("thief", "victim")


class Paralysed(Event, frozen=True):
    """A player will have two actions in his next turn."""

    seat: Seat
    clause = "CA-153"


class Destroyed(Event, frozen=True):
    """A blue card is discarded."""

    seat: Seat
    card: Card
    clause = "CA-155"


class Laid(Event, frozen=True):
    """A blue card is laid beside a Character."""

    seat: Seat
    card: Card
    clause = "CA-065"


class Vanished(Event, frozen=True):
    """A player becomes Invisible."""

    seat: Seat
    clause = "CA-144"


class Reappeared(Event, frozen=True):
    """A player can be seen again."""

    seat: Seat
    clause = "CA-170"

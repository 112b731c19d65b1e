"""Events of The Arrival: who begins, Deathknells, Heirlooms, Villains and their places."""

from __future__ import annotations

from typing import Annotated

from lychgate.core.ask import Seat
from lychgate.core.events import Event, Spoken
from lychgate.games.damnation.events.parts import CardNamed, OfVillain, Where
from lychgate.games.damnation.words.names import knell_word


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

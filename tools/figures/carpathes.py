"""Carpathes: what became of every Power, who was dominated and freed, demands, bids and Events.

A card of the opening hand is not counted as drawn, but what is done with it counts.
"""

from __future__ import annotations

from collections.abc import Iterator

from lychgate.core.events import Event
from lychgate.core.match import Match
from lychgate.games.carpathes.data import EVENTS, POWER, POWERS
from lychgate.games.carpathes.events.attacks import AttackAnnounced, Laid, Played, Reacted, Vanished
from lychgate.games.carpathes.events.blood import Drank, Seen
from lychgate.games.carpathes.events.endings import BidMade, EventStruck
from lychgate.games.carpathes.events.masters import Demanded, Dominated, Fed, Freed, Inherited, OrderLapsed
from lychgate.games.carpathes.events.turns import FirstPlayerNamed
from tools.figures.notes import Deed, Sheet, Study, all_plain, happened, plain, seated, told

LIFE: dict[type[Event], str] = {
    Dominated: "a vampire dominated",
    Inherited: "a Slave inherited",
    Freed: "a Slave freed",
    Fed: "a Slave fed his Master",
    OrderLapsed: "an order lapsed",
    Drank: "Humans drunk",
    Vanished: "a turn spent invisible",
}
FOR_MASTER, BID = "by a Slave for his Master", "a bid for the first place"
DEMANDS = ("feed", "attack", "nothing")


def deeds(match: Match) -> Iterator[Deed]:
    """Read a match; the order of play counts from whoever began the first cycle."""
    yield from told(match, _noted, ("seat", "by", "master"))
    yield from seated(match, FirstPlayerNamed)


def _noted(event: Event) -> Iterator[tuple[str, str]]:
    yield from happened(event, LIFE)
    if isinstance(event, Seen) and event.card in POWER:
        yield "drawn", plain(event.card)
    elif isinstance(event, AttackAnnounced | Played | Reacted):
        yield "used", plain(event.card)
    elif isinstance(event, Laid):
        yield "laid", plain(event.card)
    elif isinstance(event, Demanded):
        yield "made", event.what
    elif isinstance(event, EventStruck):
        yield "struck", plain(event.event)
    elif isinstance(event, Dominated) and event.how == "slave":
        yield "happened", FOR_MASTER
    elif isinstance(event, BidMade) and event.how == "bid":
        yield "happened", BID


STUDY = Study(
    (
        Sheet("order of play", ("1", "2", "3", "4", "5"), (), "sat", whole=False),
        Sheet("power", all_plain(power.id for power in POWERS), ("drawn", "laid", "used"), "used"),
        Sheet("demand", DEMANDS, ("made",)),
        Sheet("event card", all_plain(event.id for event in EVENTS), ("struck",)),
        Sheet("event", (*LIFE.values(), FOR_MASTER, BID), ("happened",)),
    ),
    deeds,
)

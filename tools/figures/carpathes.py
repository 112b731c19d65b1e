"""Carpathes: what became of every Power, who was dominated and freed, demands, bids and Events.

A card of the opening hand is not counted as drawn, but what is done with it counts.
"""

from __future__ import annotations

from collections.abc import Iterator

from lychgate.core.events import Event
from lychgate.core.match import Match
from lychgate.games.carpathes import events
from lychgate.games.carpathes.data import EVENTS, POWER, POWERS
from tools.figures.notes import Deed, Sheet, Study, all_plain, happened, plain, seated, told

LIFE: dict[type[Event], str] = {
    events.Dominated: "a vampire dominated",
    events.Inherited: "a Slave inherited",
    events.Freed: "a Slave freed",
    events.Fed: "a Slave fed his Master",
    events.OrderLapsed: "an order lapsed",
    events.Drank: "Humans drunk",
    events.Vanished: "a turn spent invisible",
}
FOR_MASTER, BID = "by a Slave for his Master", "a bid for the first place"
DEMANDS = ("feed", "attack", "nothing")


def deeds(match: Match) -> Iterator[Deed]:
    """Read a match; the order of play counts from whoever began the first cycle."""
    yield from told(match, _noted, ("seat", "by", "master"))
    yield from seated(match, events.FirstPlayerNamed)


def _noted(event: Event) -> Iterator[tuple[str, str]]:
    yield from happened(event, LIFE)
    if isinstance(event, events.Seen) and event.card in POWER:
        yield "drawn", plain(event.card)
    elif isinstance(event, events.Announced | events.Played | events.Reacted):
        yield "used", plain(event.card)
    elif isinstance(event, events.Laid):
        yield "laid", plain(event.card)
    elif isinstance(event, events.Demanded):
        yield "made", event.what
    elif isinstance(event, events.EventStruck):
        yield "struck", plain(event.event)
    elif isinstance(event, events.Dominated) and event.how == "slave":
        yield "happened", FOR_MASTER
    elif isinstance(event, events.BidMade) and event.how == "bid":
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

"""Carpathes: what became of every Power, who was dominated and freed, demands, bids and Events.

A card of the opening hand is not counted as drawn, but what is done with it counts.
"""

from __future__ import annotations

from collections.abc import Iterator

from lychgate.core.events import Event
from lychgate.core.match import Match
from lychgate.games.carpathes import events
from lychgate.games.carpathes.data import EVENTS, POWER, POWERS
from tools.figures.notes import NOBODY, Deed, Sheet, Study, plain

LIFE = (
    "a vampire dominated", "by a Slave for his Master", "a Slave inherited", "a Slave freed", "a Slave fed his Master",
    "an order lapsed", "Humans drunk", "a bid for the first place", "a turn spent invisible",
)  # fmt: skip
DEMANDS = ("feed", "attack", "nothing")


def deeds(match: Match) -> Iterator[Deed]:
    """Read a match; the order of play counts from whoever began the first cycle."""
    for event in match.state.events or ():
        seat = next((getattr(event, name) for name in ("seat", "by", "master") if hasattr(event, name)), NOBODY)
        for topic, thing in _noted(event):
            yield topic, thing, seat
        if isinstance(event, events.FirstPlayerNamed):
            yield from (("sat", str((each - event.seat) % match.seats + 1), each) for each in range(match.seats))


def _noted(event: Event) -> Iterator[tuple[str, str]]:
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
    yield from (("happened", what) for what in _happened(event))


def _happened(event: Event) -> Iterator[str]:
    if isinstance(event, events.Dominated):
        yield "a vampire dominated"
        if event.how == "slave":
            yield "by a Slave for his Master"
    elif isinstance(event, events.Inherited):
        yield "a Slave inherited"
    elif isinstance(event, events.Freed):
        yield "a Slave freed"
    elif isinstance(event, events.Fed):
        yield "a Slave fed his Master"
    elif isinstance(event, events.OrderLapsed):
        yield "an order lapsed"
    elif isinstance(event, events.Drank):
        yield "Humans drunk"
    elif isinstance(event, events.BidMade) and event.how == "bid":
        yield "a bid for the first place"
    elif isinstance(event, events.Vanished):
        yield "a turn spent invisible"


STUDY = Study(
    (
        Sheet("order of play", ("1", "2", "3", "4", "5"), (), "sat", whole=False),
        Sheet("power", tuple(plain(power.id) for power in POWERS), ("drawn", "laid", "used"), "used"),
        Sheet("demand", DEMANDS, ("made",)),
        Sheet("event card", tuple(plain(event.id) for event in EVENTS), ("struck",)),
        Sheet("event", LIFE, ("happened",)),
    ),
    deeds,
)

"""Sanguis Venenatus: vampires, seats in order of play, servants, intrigue cards, special fields and what was done."""

from __future__ import annotations

from collections.abc import Iterator

from lychgate.core.events import Event
from lychgate.core.match import Match
from lychgate.games.sanguis_venenatus.data.board import FIELDS, INDEX, NAME
from lychgate.games.sanguis_venenatus.data.intrigue_cards import INTRIGUE
from lychgate.games.sanguis_venenatus.data.servant_cards import SERVANT_CARDS
from lychgate.games.sanguis_venenatus.data.vampire_sheets import SHEETS
from lychgate.games.sanguis_venenatus.events.cards import CardSeen
from lychgate.games.sanguis_venenatus.events.day import Built, Burnt, ExtraTaken, Produced, Rationed
from lychgate.games.sanguis_venenatus.events.deaths import ServantDied, SoulsSpent, VampireDefeated
from lychgate.games.sanguis_venenatus.events.night import (
    BonusEarned,
    Corrupted,
    Drank,
    Exerted,
    FieldUsed,
    Fought,
    PestilenceBreathed,
    Plotted,
    ServantAttacked,
    StarvationBegan,
)
from lychgate.games.sanguis_venenatus.events.plague import LockdownBegan
from lychgate.games.sanguis_venenatus.events.start import CrewRevealed, FirstPlayerDrawn, VampireChosen
from tools.figures.notes import Deed, Sheet, Study, plain, seated, told

SERVANTS = {card.id: plain(card.id) for card in SERVANT_CARDS}
INTRIGUES = {card.id: plain(card.id) for card in INTRIGUE}
VAMPIRES = {sheet.id: f"{sheet.name}, {sheet.title}" for sheet in SHEETS}
SPECIAL = tuple(dict.fromkeys(field.name for field in FIELDS if field.kind == "special"))


def deeds(match: Match) -> Iterator[Deed]:
    """Read a match; the order of play counts from whoever begins round 1."""
    yield from told(match, _noted)
    yield from seated(match, FirstPlayerDrawn)
    for event in match.state.events or ():
        if isinstance(event, Fought):
            yield from (("fought with", INTRIGUES[card], each) for each, card in _cards_of(event))


def _cards_of(event: Fought) -> Iterator[tuple[int, str]]:
    """Return who laid which intrigue card in a fight; `none` is no card."""
    for seat, card in ((event.seat, event.card), (event.victim, event.other_card)):
        if card in INTRIGUES:
            yield seat, card


def _noted(event: Event) -> Iterator[tuple[str, str]]:
    if isinstance(event, VampireChosen):
        yield "played", VAMPIRES[event.vampire]
    elif isinstance(event, CrewRevealed):
        yield from (("hired", SERVANTS[card]) for card in event.servants)
    elif isinstance(event, CardSeen):
        yield "drawn", INTRIGUES[event.card]
    elif isinstance(event, Plotted):
        yield "plotted", INTRIGUES[event.card]
    elif isinstance(event, BonusEarned):
        yield "with its bonus", INTRIGUES[event.card]
    elif isinstance(event, ExtraTaken):
        yield "did", plain(event.action)
    elif isinstance(event, FieldUsed):
        yield "used", NAME[INDEX[event.field]]
    elif type(event) in DEEDS:
        yield "did", DEEDS[type(event)]


DEEDS: dict[type[Event], str] = {
    Produced: "produce",
    Burnt: "burn the plague",
    Built: "build",
    Rationed: "rations",
    Drank: "drink",
    Exerted: "exert",
    Corrupted: "corrupt",
    ServantAttacked: "attack a servant",
    Fought: "fight a vampire",
    ServantDied: "lose a servant",
    VampireDefeated: "fall",
    LockdownBegan: "lockdown",
    PestilenceBreathed: "pestilence",
    SoulsSpent: "soul tithe",
    StarvationBegan: "starvation",
}
EXTRAS = tuple(plain(card.extra.name) for card in SERVANT_CARDS if card.extra is not None)
STUDY = Study(
    (
        Sheet("vampire", tuple(VAMPIRES.values()), ("played",), "played"),
        Sheet("order of play", ("1", "2", "3", "4"), (), "sat", whole=False),
        Sheet("servant", tuple(SERVANTS.values()), ("hired",), "hired"),
        Sheet("intrigue card", tuple(INTRIGUES.values()), ("drawn", "plotted", "with its bonus", "fought with")),
        Sheet("special field", SPECIAL, ("used",)),
        Sheet("deed", (*DEEDS.values(), *EXTRAS), ("did",)),
    ),
    deeds,
)

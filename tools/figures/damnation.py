"""Damnation: villains and their Talents, what became of every card, what killed, and where walks ended.

A card is *had* by a player who holds it in hand or turns it up. It is *played* when its player uses it or attacks
with it or, for Events, Curses and Castle cards, when it is turned up. It *took effect* when nobody cancelled it and,
for an attack, when the target lost Health.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from lychgate.core.events import Event
from lychgate.core.match import Match
from lychgate.games.damnation.data.cards import CARDS, TALENTS
from lychgate.games.damnation.data.castle import ROOMS
from lychgate.games.damnation.data.geometry import CORRIDOR, ROOM0, STAIR0
from lychgate.games.damnation.data.kinds import ACTION, CASTLE, CURSE, EVENT, PROTECTION, VAMPIRE, WEAPON
from lychgate.games.damnation.data.numbers import TRAPS
from lychgate.games.damnation.data.villains import VILLAINS
from lychgate.games.damnation.events.arrival import VillainChosen
from lychgate.games.damnation.events.cards import Cancelled, Played, Turned
from lychgate.games.damnation.events.death import FallBegan, LuckPushed, Returned, Saved, Slain, Tolled
from lychgate.games.damnation.events.movement import Claimed, Moved
from lychgate.games.damnation.events.traps import TrapSprung
from lychgate.games.damnation.events.turn import DawnCame, TurnBegan
from lychgate.games.damnation.events.vampire import Bitten, Repelled, VampireRose
from lychgate.games.damnation.events.villains import AttackFailed, Declared, Hurt, TalentUsed
from lychgate.games.damnation.state.position import Castle
from tools.figures.notes import NOBODY, Deed, Sheet, Study, plain

NAMES = tuple(f"{card.printed} {plain(card.id)}" for card in CARDS)
KINDS = (WEAPON, PROTECTION, ACTION, VAMPIRE, EVENT, CURSE, CASTLE)
PLACES = ("corridor", *(plain(room.id) for room in ROOMS), "step of the staircase")
TALENT_NAMES = (*(plain(talent.id) for talent in TALENTS), "hexproof")


def deeds(match: Match) -> Iterator[Deed]:
    """Read a match."""
    told: Sequence[Event] = match.state.events or ()
    for at, event in enumerate(told):
        seat = getattr(event, "seat", None)
        seat = NOBODY if seat is None else seat
        for topic, thing in _noted(event):
            yield topic, thing, seat
        if isinstance(event, Turned):
            yield "had", NAMES[event.card], seat
        for topic, card in cards(told, at):
            yield topic, NAMES[card], seat
            yield topic, CARDS[card].type, seat


def sights(match: Match) -> Iterator[Deed]:
    """Note the cards that players hold: the first ones are dealt without an event."""
    g = match.state
    assert isinstance(g, Castle)
    for seat in range(g.seats):
        for card in g.holds(seat):
            yield "had", NAMES[card], seat


def cards(told: Sequence[Event], at: int) -> Iterator[tuple[str, int]]:
    """Return which card an event plays, and whether that took effect."""
    event = told[at]
    if isinstance(event, Turned):
        yield "played", event.card
        yield "took effect", event.card
    elif isinstance(event, Played):
        yield "played", event.card
        if not _is_cancelled(told, at, event.card):
            yield "took effect", event.card
    elif isinstance(event, Declared) and event.card >= 0:
        yield "played", event.card
        if _hit(told, at, event.target):
            yield "took effect", event.card


def _is_cancelled(told: Sequence[Event], at: int, card: int) -> bool:
    """Tell whether a card played was cancelled: only another card can follow before that."""
    for event in told[at + 1 :]:
        if isinstance(event, Cancelled):
            return event.card == card
        if not isinstance(event, Played):
            return False
    return False


def _hit(told: Sequence[Event], at: int, target: int) -> bool:
    """Tell whether the target of an attack lost Health before anything else began."""
    for event in told[at + 1 :]:
        if isinstance(event, Hurt) and event.villain == target:
            return event.n > 0
        if isinstance(event, AttackFailed | Declared | TurnBegan):
            return False
    return False


def _noted(event: Event) -> Iterator[tuple[str, str]]:
    if isinstance(event, VillainChosen):
        yield "chosen", VILLAINS[event.villain].id
    elif isinstance(event, TalentUsed):
        yield "used", plain(event.talent)
    elif isinstance(event, TrapSprung):
        yield "sprung", plain(event.trap)
    elif isinstance(event, Moved):
        yield "reached", _place(event.to)
    elif isinstance(event, Slain):
        yield "slew", plain(event.cause)
    yield from (("happened", what) for what in _happened(event))


def _place(place: int) -> str:
    if place < CORRIDOR:
        return "corridor"
    return plain(ROOMS[place - ROOM0].id) if place < STAIR0 else PLACES[-1]


def _happened(event: Event) -> Iterator[str]:
    name = HAPPENINGS.get(type(event))
    if name is not None:
        yield name


HAPPENINGS: dict[type[Event], str] = {
    Declared: "attack",
    Claimed: "claim of control",
    Slain: "slaying",
    Saved: "escape from death",
    Returned: "return from the dead",
    VampireRose: "the Vampire",
    Bitten: "bite",
    Repelled: "the Vampire repelled",
    Tolled: "Deathknell",
    FallBegan: "the Fall",
    DawnCame: "Dawn",
    LuckPushed: "luck pushed by a Haunt",
}
STUDY = Study(
    (
        Sheet("villain", tuple(villain.id for villain in VILLAINS), ("chosen",), "chosen"),
        Sheet("talent", TALENT_NAMES, ("used",), "used"),
        Sheet("kind of card", KINDS, ("played", "took effect")),
        Sheet("card", NAMES, ("had", "played", "took effect"), "played"),
        Sheet("trap", tuple(plain(trap) for trap in dict.fromkeys(TRAPS)), ("sprung",)),
        Sheet("place", PLACES, ("reached",)),
        Sheet("cause of death", (), ("slew",)),
        Sheet("event", tuple(HAPPENINGS.values()), ("happened",)),
    ),
    deeds,
    sights,
)

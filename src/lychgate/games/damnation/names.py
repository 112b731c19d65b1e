"""Names of things, as words."""

from __future__ import annotations

from functools import cache

from lychgate.core.say import Say
from lychgate.games.damnation.data.cards import DECKS, IDS, KNELL0, KNELL_NAMES
from lychgate.games.damnation.data.castle import ROOMS, SPACES
from lychgate.games.damnation.data.villains import VILLAINS
from lychgate.games.damnation.geometry import CORRIDOR, PLACES, ROOM0, STAIR0


def _key(word: str) -> str:
    return word.replace("_", "-")


@cache
def villain_word(kind: int) -> Say:
    """Name a Villain by its board."""
    return Say(f"villain-{VILLAINS[kind].id}")


@cache
def card_word(card: int) -> Say:
    """Name a card."""
    return Say(f"card-{IDS[card].lower()}")


@cache
def deck_word(deck: int) -> Say:
    """Name a deck."""
    return Say(f"deck-{_key(DECKS[deck])}")


@cache
def knell_word(knell: int) -> Say:
    """Name a Deathknell."""
    return Say(f"knell-{_key(KNELL_NAMES[knell - KNELL0])}")


@cache
def light_word(light: str) -> Say:
    """Name a result of the Black Die."""
    return Say(f"light-{_key(light) or 'none'}")


@cache
def trap_word(trap: str) -> Say:
    """Name a trap."""
    return Say(f"trap-{_key(trap)}")


@cache
def talent_word(talent: str) -> Say:
    """Name a Talent."""
    return Say(f"talent-{_key(talent)}")


@cache
def place_word(place: int) -> Say:
    """Name a place: a room, a step of the staircase, or a space by what it is and where it lies on the grid."""
    if place < 0:
        return Say("place-nowhere")
    if place < CORRIDOR:
        space = SPACES[place]
        return Say(f"place-{_key(space.kind)}", {"column": space.x, "row": space.y, "at": PLACES[place]})
    if place < STAIR0:
        return Say(f"room-{_key(ROOMS[place - ROOM0].id)}")
    return Say("place-step", {"step": place - STAIR0 + 1})

"""Words for the things of Sabbat Magica, as keys and arguments, and the kinds of event fields that become words."""

from __future__ import annotations

from functools import cache
from typing import Annotated

from lychgate.core.events import Spoken
from lychgate.core.say import Say, who
from lychgate.games.sabbat_magica.state.purse import heap_words, kind_word


@cache
def place_word(place: str) -> Say:
    """Say a region, a garden, the drawbridge or the graveyard."""
    return Say("place", {"place": place})


def title(place: str) -> Say:
    """Say a place as it is written on a board."""
    return Say("title", {"place": place})


def power_word(power: str) -> Say:
    """Say the title of a POWER card."""
    return Say(f"power-{power}")


@cache
def tile_word(tile: str) -> Say:
    """Say what a manor tile is called."""
    return Say("tile", {"tile": tile})


def card_word(card: str) -> Say:
    """Say the title of a time card."""
    return Say(f"time-{card}")


def bonus_word(code: str) -> Say:
    """Say a bonus slot, by its code: `vp2`."""
    return Say("bonus", {"what": code[:-1], "n": int(code[-1])})


@cache
def square_word(square: str) -> Say:
    """Say where in the manor a square lies: `m23` is the third of the second row."""
    return Say("square", {"at": square})


@cache
def mirror_word(mirror: str) -> Say:
    """Say a mirror: `n2` is the second of the north wall."""
    return Say("mirror", {"wall": mirror[0], "n": int(mirror[1])})


def people_word(people: str) -> Say:
    """Say what a people is called."""
    return Say(f"people-{people}")


def _places(listed: str) -> list[Say]:
    return [place_word(place) for place in listed.split()] or [Say("nothing")]


def _seats(listed: str) -> list[Say]:
    return [who(int(seat)) for seat in listed.split()]


# --- fields of events

Tokens = Annotated[str, Spoken(heap_words)]
"""Resources in the notation of codes: `SSG`."""
Kind = Annotated[str, Spoken(kind_word)]
Where = Annotated[str, Spoken(place_word)]
Wheres = Annotated[str, Spoken(_places)]
"""Locations, one after the other, with blanks between them."""
Seats = Annotated[str, Spoken(_seats)]
"""Seats, one after the other, with blanks between them."""
Card = Annotated[str, Spoken(card_word)]
Title = Annotated[str, Spoken(power_word)]
Folk = Annotated[str, Spoken(people_word)]
TileName = Annotated[str, Spoken(tile_word)]
SquareName = Annotated[str, Spoken(square_word)]
MirrorName = Annotated[str, Spoken(mirror_word)]

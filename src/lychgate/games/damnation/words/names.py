"""Names of things, as words."""

from __future__ import annotations

from lychgate.core.kept import kept
from lychgate.core.say import Say
from lychgate.games.damnation.data.cards import DECKS, IDS, NUMBER, TALENTS, Passage
from lychgate.games.damnation.data.castle import ROOMS, SPACES, Space
from lychgate.games.damnation.data.geometry import CORRIDOR, PLACES, ROOM0, STAIR0
from lychgate.games.damnation.data.numbers import TRAPS
from lychgate.games.damnation.data.villains import TOKENS, VILLAINS
from lychgate.games.damnation.data.vocabulary import Light


def _key(word: str) -> str:
    return word.replace("_", "-")


def _named(family: str, name: str) -> Say:
    """Name a thing by the message `<family>-<name>`."""
    return Say(f"{family}-{_key(name)}")


@kept
def villain_word(kind: int) -> Say:
    """Name a Villain by its board."""
    return _named("villain", VILLAINS[kind].id)


@kept
def card_word(card: int) -> Say:
    """Name a card."""
    return _named("card", IDS[card])


@kept
def deck_word(deck: int) -> Say:
    """Name a deck."""
    return _named("deck", DECKS[deck])


@kept
def knell_word(knell: int) -> Say:
    """Name a Deathknell."""
    return _named("knell", IDS[knell])


@kept
def light_word(light: Light) -> Say:
    """Name a result of the Black Die."""
    return _named("light", light or "none")


@kept
def trap_word(trap: str) -> Say:
    """Name a trap."""
    return _named("trap", trap)


@kept
def talent_word(talent: str) -> Say:
    """Name a Talent."""
    return _named("talent", talent)


def token_talent(kind: int, at: int) -> str:
    """Return the Talent that a token place of a Villain's board stands for."""
    return TOKENS[at] if at else VILLAINS[kind].active.id


def passage_word(passage: Passage) -> Say:
    """Name the card or the Talent on which a program is printed."""
    number = passage.number
    return talent_word(TALENTS[number].id) if passage.part == "talent" else card_word(number)


@kept
def means_word(means: str) -> Say | str:
    """Name what hurts, kills, claims or is rolled for: a card, a Talent or a trap; `none` where it is none of them."""
    if means in NUMBER:
        return card_word(NUMBER[means])
    if means in TRAPS:
        return trap_word(means)
    return talent_word(means) if means else "none"


def passage_name(passage: Passage) -> str:
    """Return the id of the card or the Talent on which a program is printed."""
    return TALENTS[passage.number].id if passage.part == "talent" else IDS[passage.number]


def rule_word(named: Say) -> Say:
    """Say what a card or Talent does."""
    return Say(f"{named.key}-body")


STEPS_WORD = Say("number-steps")
"""What the numbers beside destinations count."""


@kept
def place_word(place: int) -> Say:
    """Name a place as somebody would who stands in the castle: a room, a step, or a space by the door it lies near."""
    if place < 0:
        return Say("place-nowhere")
    if place < CORRIDOR:
        near, steps, way = _near(SPACES[place])
        facts: dict[str, str | int | Say] = {"near": near, "n": steps, "way": Say(f"way-{way}")}
        return Say(f"place-{_key(SPACES[place].kind)}", facts)
    if place < STAIR0:
        return Say(f"room-{_key(PLACES[place])}")
    return Say("place-step", {"step": place - STAIR0 + 1})


@kept
def room_near(place: int) -> Say:
    """Name the room, or the room beside the corridor space, in as few words as a plaque has room for."""
    if place >= STAIR0:
        return place_word(place)
    if place >= CORRIDOR:
        return Say(f"in-{_key(ROOMS[place - ROOM0].id)}")
    found = _door_near(SPACES[place], 2)
    room = found[0].door if found is not None else _beside(SPACES[place])[0]
    return Say(f"near-{_key(room)}")


def door_word(space: str) -> Say:
    """Name the door that opens onto a corridor space."""
    return Say(f"door-{space}")


_FAR = 4
"""A space is named after a door that is at most this many steps away."""
_DOORS = tuple(space for space in SPACES if space.door)
_STONES = frozenset((space.x, space.y) for space in SPACES)


def _near(space: Space) -> tuple[Say, int, str]:
    """After which door or wall a space is named, how many steps it is from there, and in which direction."""
    found = _door_near(space)
    if found is not None:
        door, steps, way = found
        return door_word(door.id), steps, way
    room, side = _beside(space)
    return Say(f"wall-{_key(room)}-{side}"), -1, side


def _door_near(space: Space, far: int = _FAR) -> tuple[Space, int, str] | None:
    """Return the nearest door along a straight corridor, how far away it is and on which side of it the space lies."""
    found = []
    for door in _DOORS:
        east, south = space.x - door.x, space.y - door.y
        steps = abs(east) + abs(south)
        if (not east or not south) and steps <= far and _is_corridor(space, door):
            way = "east" if east > 0 else "west" if east else "south" if south > 0 else "north"
            found.append((steps, door, way))
    if not found:
        return None
    steps, door, way = min(found, key=lambda each: each[0])
    return door, steps, way


def _is_corridor(one: Space, other: Space) -> bool:
    """Tell whether stones lie all the way from one space straight to the other."""
    columns = range(min(one.x, other.x), max(one.x, other.x) + 1)
    rows = range(min(one.y, other.y), max(one.y, other.y) + 1)
    return all((column, row) in _STONES for column in columns for row in rows)


def _beside(space: Space) -> tuple[str, str]:
    """Return a room whose wall the space lies along, and on which side of that room it lies."""
    for room in ROOMS:
        left, top, right, bottom = room.rect
        if top <= space.y <= bottom and space.x in (left - 1, right + 1):
            return room.id, "west" if space.x < left else "east"
        if left <= space.x <= right and space.y in (top - 1, bottom + 1):
            return room.id, "north" if space.y < top else "south"
    raise LookupError(space.id)

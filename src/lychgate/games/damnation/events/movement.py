"""Events of movement: dice, light, walks, doors, and who controls them."""

from __future__ import annotations

from typing import Annotated

from lychgate.core.events import Event, Spoken
from lychgate.games.damnation.data.vocabulary import Light, Rolling, Travel
from lychgate.games.damnation.events.parts import Means, OfVillain, Thrown, Where, Who, Whom
from lychgate.games.damnation.words.names import light_word


class Rolled(OfVillain, frozen=True):
    """Dice were rolled."""

    dice: Thrown
    light: Annotated[Light, Spoken(light_word)]
    what: Rolling
    of: Means = ""
    """The card that is rolled for."""
    clause = "DA-120"


class Lit(OfVillain, frozen=True):
    """Another light holds than the one rolled."""

    light: Annotated[Light, Spoken(light_word)]
    of: Means = ""
    clause = "DA-121"


class Moved(OfVillain, frozen=True):
    """A Villain moves: to a space, into a room, along the staircase."""

    to: Where
    path: tuple[str, ...]
    """The spaces passed."""
    how: Travel
    by: Whom = -1
    """Who chose the way, if somebody else did."""
    clause = "DA-122"


class NoWay(OfVillain, frozen=True):
    """There is no legal movement."""

    clause = "DA-128"


class LockTried(OfVillain, frozen=True):
    """A locked-in Villain tries the door."""

    opened: bool
    clause = "DA-133"


class Barred(Event, frozen=True):
    """Rooms are barred, or open again."""

    opened: bool
    clause = "DA-132"


class Claimed(OfVillain, frozen=True):
    """Somebody takes control of another Villain's next movement."""

    target: Who
    of: Means = ""
    """The Curse that gave control, if one did."""
    clause = "DA-201"


class ClaimFailed(OfVillain, frozen=True):
    """A claim fails, or control ends."""

    clause = "DA-510"

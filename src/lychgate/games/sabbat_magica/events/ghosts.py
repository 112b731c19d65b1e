"""Skulduggery, ghosts: moves, fights, and ghosts that are thrown out."""

from __future__ import annotations

from typing import Literal

from lychgate.core.ask import Seat
from lychgate.core.events import Event, Score
from lychgate.games.sabbat_magica.events.parts import Beaten, From, In, To, Tokens, Where

Way = Literal["move", "teleport"]
"""How a ghost came: by its own move, or by Teleportation."""


class Rested(Event, frozen=True):
    """An action in which no ghost moves."""

    seat: Seat
    clause = "SM-094"


class FeePaid(Event, frozen=True):
    """A gate's fee goes to the approval zone."""

    seat: Seat
    where: Where
    one: Tokens
    two: Tokens
    clause = "SM-125"


class Entered(Event, frozen=True):
    """A ghost takes a free place."""

    seat: Seat
    origin: From
    leaves: int
    """The place it left, 0 for the drawbridge."""
    where: To
    place: int
    how: Way
    clause = "SM-131"


class Returned(Event, frozen=True):
    """A ghost comes home to the drawbridge, with terror."""

    seat: Seat
    origin: From
    leaves: int
    terror: int
    now: int
    """The terror its owner has then."""
    clause = "SM-124"


class Fought(Event, frozen=True):
    """A ghost fights its way to the first place."""

    seat: Seat
    origin: From
    leaves: int
    where: In
    how: Way
    rivals: Beaten
    beaten: int
    terror: int
    left: int
    """The terror that is left to the attacker."""
    vp: int
    now: int
    """The points that the attacker has then."""
    clause = "SM-141"

    def scores(self) -> tuple[Score, ...]:
        """Return the points."""
        return (Score(self.seat, "fights", self.vp),)


class ThrownOut(Event, frozen=True):
    """The last ghost of an overfull location lands in the graveyard."""

    seat: Seat
    where: From
    terror: int
    now: int
    """The terror its owner has then."""
    clause = "SM-147"


class Reappeared(Event, frozen=True):
    """A ghost thrown out comes back elsewhere on the same board."""

    seat: Seat
    origin: From
    where: In
    place: int
    clause = "SM-187"


class Repelled(Event, frozen=True):
    """A ghost finds no place and is sent to the graveyard."""

    seat: Seat
    origin: From
    leaves: int
    where: In
    how: Way
    terror: int
    now: int
    """The terror its owner has then."""
    clause = "SM-150"


class Amused(Event, frozen=True):
    """A player who was there when a ghost was repelled gains points."""

    seat: Seat
    where: In
    vp: int
    now: int
    """The points that the player has then."""
    clause = "SM-150"

    def scores(self) -> tuple[Score, ...]:
        """Return the points."""
        return (Score(self.seat, "rivals", self.vp),)

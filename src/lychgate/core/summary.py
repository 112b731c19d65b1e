"""A match in two lines: how far it is and how everybody stands, for lists of matches. Made of what all may know."""

from __future__ import annotations

import msgspec

from lychgate.core.say import Say


class Summary(msgspec.Struct, frozen=True, kw_only=True, omit_defaults=True):
    """How far a match is and how its seats stand: by points or, in a game without points, in a line for each seat.

    Its keys are `round-now` or begin with `game-`: lists of matches read these messages of all games at once, so a
    message of this kind may refer to no other, and its arguments are figures, texts and players (`who`).
    """

    when: Say
    """The round, in the word that the game has for it: the night, the cycle, the hour."""
    points: tuple[int, ...] = ()
    """Each seat's points, where most points win."""
    lines: tuple[Say, ...] = ()
    """What each seat is told of its own standing, where points do not say it; its place between two `**`."""

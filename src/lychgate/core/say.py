"""Words as data: a key and its arguments, made a sentence only where a person reads it, in that person's language."""

from __future__ import annotations

from collections.abc import Mapping

import msgspec


class Say(msgspec.Struct, frozen=True, omit_defaults=True):
    """Something a person reads. `key` names a message of the game's words; an argument may itself be said."""

    key: str
    args: Mapping[str, str | int | Say | list[Say]] = {}


def who(seat: int) -> Say:
    """Say who sits on a seat: rendered as the player's name or, to that player, as "you"."""
    return Say("who", {"seat": seat})

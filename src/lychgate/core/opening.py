"""The opening of a match: everything it began with."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

import msgspec

from lychgate.core.state import State

if TYPE_CHECKING:
    from lychgate.core.game import Game


class Opening(msgspec.Struct, frozen=True):
    """How a match began. The opening and the answers given since determine the match."""

    game: Game
    rules: str
    """The rules version it is played by: the game's own, or one of those before (`Game.earlier`)."""
    seats: int
    seed: int
    options: dict[str, Any]
    """The game's own options, all of them."""
    players: tuple[str, ...] = ()
    """The names of those who play, for the record; they may change."""
    contributions: tuple[str, ...] = ()
    """Each seat's share in the luck."""
    chance_script: tuple[str, ...] = ()
    """Answers of chance that are given instead of drawn, for tests."""
    poker_face: bool = False
    """Ask everyone entitled in a reaction window, also those who can only pass."""
    flags: tuple[str, ...] = ()
    """Dated rules fixes this match is played with."""
    origin: State | None = None
    """The position the match began from, when that was not the beginning of the game."""
    imagined: bool = False
    """Whether the match was imagined by a seat (`Match.imagine`): it has no seed and no record of its own."""

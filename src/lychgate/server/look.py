"""A look at a game's table in the middle of a match: what the lobby shows to whoever does not know the game yet.

The match is always the same one, played by the game's own advice to bots, and what is shown is what a spectator sees.
"""

from __future__ import annotations

from functools import cache
from random import Random

from lychgate.core.errors import UnknownGame
from lychgate.core.game import Game
from lychgate.core.match import Match
from lychgate.core.registry import game as find_game
from lychgate.server import gate

SEED = 13
NAMES = ("Ilona", "Radu", "Vesna", "Mircea", "Anca", "Dorin", "Zsofia", "Lucian")
"""Who plays there."""


@cache
def look(game_id: str) -> bytes:
    """Return the table of a game in the middle of a match, as bytes of a `Look`; UnknownGame if it draws none."""
    game = find_game(game_id)
    if game.layout is None or game.fill is None or game.advice is None:
        raise UnknownGame(f"There is no look at the table of {game.title}.")
    whole = _played(game, None)
    half = _played(game, len(whole.history) // 2)
    return gate.look(half, NAMES[: half.seats])


def _played(game: Game, most: int | None) -> Match:
    """Play a match to its end, or until it has had so many answers, those of chance included."""
    assert game.advice is not None
    match = game.start(game.good_with, SEED)
    rng = Random(SEED)
    while not match.over and (most is None or len(match.history) < most):
        ask = match.asks[0]
        match.answer(ask.seat, game.advice.playout(match.state, ask, rng.random).code)
    return match

"""Lychgate: five vampire and gothic board games, played by their rulebooks, at one table.

>>> import lychgate
>>> match = lychgate.game("blood-coven").start(seats=2, seed=7)
>>> [ask.key for ask in match.asks]
['start', 'start']
"""

from importlib import import_module

from lychgate.core.ask import CHANCE, CLOCK, Ask, Obstacle, Option
from lychgate.core.errors import LychgateError
from lychgate.core.game import Game
from lychgate.core.match import Match
from lychgate.core.registry import broken, game
from lychgate.core.registry import games as _games
from lychgate.core.replay import load, verify
from lychgate.core.state import Result
from lychgate.core.view import View

# Importing a package binds its name here: the folder of games comes first, so that the name stays with the function.
import_module("lychgate.games")
games = _games

__all__ = [
    "CHANCE",
    "CLOCK",
    "Ask",
    "Game",
    "LychgateError",
    "Match",
    "Obstacle",
    "Option",
    "Result",
    "View",
    "broken",
    "game",
    "games",
    "load",
    "verify",
]

"""Knock: a game for tests of what screens do around reactions. Nothing is hidden and nothing is left to luck.

A player knocks, and everybody else may open the door or pass; or bows, and everybody else has only one answer to that.
Its rules are in `rules.md`.
"""

from __future__ import annotations

from pathlib import Path

from lychgate.core.game import Game
from lychgate.core.registry import register
from tests.samples.knock.choices import PURPOSES
from tests.samples.knock.data import PLAYERS
from tests.samples.knock.screen import fill, layout
from tests.samples.knock.setup import setup

GAME = Game(
    id="knock",
    title="Knock",
    prefix="KN",
    players=PLAYERS,
    minutes=(1, 2),
    complexity=1,
    rules_version="1",
    package=__name__,
    folder=Path(__file__).parent,
    setup=setup,
    turn_clause="KN-001",
    purposes=PURPOSES,
    layout=layout,
    fill=fill,
)
register(GAME)

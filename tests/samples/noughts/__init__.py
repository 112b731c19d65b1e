"""Noughts and crosses: the smallest game, whole, and the one to copy. Read `rules.md`, then the rooms below."""

from __future__ import annotations

from pathlib import Path

from lychgate.core.game import Game
from lychgate.core.registry import register
from tests.samples.noughts.choices import PURPOSES
from tests.samples.noughts.data import PLAYERS
from tests.samples.noughts.screen import fill, layout
from tests.samples.noughts.setup import setup

GAME = Game(
    id="noughts",
    title="Noughts and crosses",
    prefix="NC",
    players=PLAYERS,
    minutes=(1, 2),
    complexity=1,
    rules_version="1",
    package=__name__,
    folder=Path(__file__).parent,
    setup=setup,
    turn_clause="NC-001",
    purposes=PURPOSES,
    layout=layout,
    fill=fill,
)
register(GAME)

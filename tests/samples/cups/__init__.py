"""Cups: dice under cups, bids and doubts. A sample of pieces that come by lot and from no stock."""

from __future__ import annotations

from pathlib import Path

from lychgate.core.game import Game
from lychgate.core.registry import register
from tests.samples.cups.choices import PURPOSES
from tests.samples.cups.data import PLAYERS
from tests.samples.cups.screen import fill, layout
from tests.samples.cups.setup import OPTIONS, setup

GAME = Game(
    id="cups",
    title="Cups",
    prefix="CU",
    players=PLAYERS,
    minutes=(5, 10),
    complexity=1,
    good_with=2,
    rules_version="1",
    package=__name__,
    folder=Path(__file__).parent,
    setup=setup,
    turn_clause="CU-010",
    purposes=PURPOSES,
    options=OPTIONS,
    layout=layout,
    fill=fill,
)
register(GAME)

"""Raid: a small game with one of everything the kernel has.

Hidden hands and a deck (zones), a spy (knowledge of single cards), reactions (windows), sealed bids (together), dice
and draws (chance), a hand limit and a victory (duties), and secrets that only some are told (events). It has neither
words nor a screen: tests play it.
"""

from __future__ import annotations

from pathlib import Path

from lychgate.core.game import Game
from lychgate.core.registry import register
from tests.samples.raid.choices import PURPOSES
from tests.samples.raid.data import PLAYERS
from tests.samples.raid.setup import OPTIONS, refuses, setup
from tests.samples.raid.steps.duties import duty

GAME = Game(
    id="raid",
    title="Raid",
    prefix="RA",
    players=PLAYERS,
    minutes=(5, 10),
    complexity=2,
    rules_version="1",
    package=__name__,
    folder=Path(__file__).parent,
    setup=setup,
    duty=duty,
    refuses=refuses,
    turn_clause="RA-020",
    purposes=PURPOSES,
    options=OPTIONS,
)
register(GAME)

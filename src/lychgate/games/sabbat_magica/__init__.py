"""Sabbat Magica (2016, Helvetia Games): four magicians, seven ghosts each, six hours to frighten all Helvetia."""

from lychgate.core.game import Game
from lychgate.games.sabbat_magica.data import PLAYERS
from lychgate.games.sabbat_magica.filling import fill
from lychgate.games.sabbat_magica.hints import ADVICE
from lychgate.games.sabbat_magica.motions import motions
from lychgate.games.sabbat_magica.setup import OPTIONS, setup
from lychgate.games.sabbat_magica.table import layout

GAME = Game(
    id="sabbat-magica",
    title="Sabbat Magica",
    prefix="SM",
    players=PLAYERS,
    minutes=(45, 75),
    complexity=3,
    rules_version="1",
    package="lychgate.games.sabbat_magica",
    setup=setup,
    options=OPTIONS,
    turn_clause="SM-091",
    layout=layout,
    fill=fill,
    motions=motions,
    advice=ADVICE,
)

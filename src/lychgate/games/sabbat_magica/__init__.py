"""Sabbat Magica (2016, Helvetia Games): four magicians, seven ghosts each, six hours to frighten all Helvetia."""

from lychgate.core.game import Game
from lychgate.games.sabbat_magica.advice.habits import ADVICE
from lychgate.games.sabbat_magica.choices.purposes import PURPOSES
from lychgate.games.sabbat_magica.data.match import FLAGS
from lychgate.games.sabbat_magica.data.numbers import PLAYERS
from lychgate.games.sabbat_magica.lessons.book import BOOK
from lychgate.games.sabbat_magica.lessons.lesson import LESSON
from lychgate.games.sabbat_magica.scoring import ACCOUNT
from lychgate.games.sabbat_magica.screen.fill import fill
from lychgate.games.sabbat_magica.screen.layout import layout
from lychgate.games.sabbat_magica.screen.motions import motions
from lychgate.games.sabbat_magica.screen.summary import summary
from lychgate.games.sabbat_magica.setup import OPTIONS, setup

GAME = Game(
    id="sabbat-magica",
    title="Sabbat Magica",
    prefix="SM",
    players=PLAYERS,
    minutes=(45, 75),
    complexity=3,
    good_with=3,
    rules_version="1",
    package="lychgate.games.sabbat_magica",
    setup=setup,
    options=OPTIONS,
    flags=FLAGS,
    turn_clause="SM-091",
    purposes=PURPOSES,
    layout=layout,
    fill=fill,
    motions=motions,
    summary=summary,
    account=ACCOUNT,
    advice=ADVICE,
    lesson=LESSON,
    book=BOOK,
)

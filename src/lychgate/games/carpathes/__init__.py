"""Carpathes (2009, TRY Editions): vampires bleed, serve and dominate one another under two moons."""

from lychgate.core.game import Game
from lychgate.games.carpathes.advice.habits import ADVICE
from lychgate.games.carpathes.choices.purposes import PURPOSES
from lychgate.games.carpathes.data import FLAGS, PLAYERS
from lychgate.games.carpathes.lessons.book import BOOK
from lychgate.games.carpathes.lessons.lesson import LESSON
from lychgate.games.carpathes.scoring import ACCOUNT
from lychgate.games.carpathes.screen.fill import fill
from lychgate.games.carpathes.screen.layout import layout
from lychgate.games.carpathes.screen.motions import motions
from lychgate.games.carpathes.screen.summary import summary
from lychgate.games.carpathes.setup import OPTIONS, refuses, setup

GAME = Game(
    id="carpathes",
    title="Carpathes",
    prefix="CA",
    players=PLAYERS,
    minutes=(45, 60),
    complexity=3,
    good_with=3,
    rules_version="1",
    flags=FLAGS,
    package="lychgate.games.carpathes",
    setup=setup,
    options=OPTIONS,
    refuses=refuses,
    turn_clause="CA-020",
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

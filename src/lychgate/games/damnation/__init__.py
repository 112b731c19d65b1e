"""Damnation: The Gothic Game (2022, Blackletter Games): Villains hunt each other through a castle; one remains."""

from lychgate.core.game import Game
from lychgate.games.damnation.advice.habits import ADVICE
from lychgate.games.damnation.choices.purposes import PURPOSES
from lychgate.games.damnation.data.flags import FLAGS
from lychgate.games.damnation.data.numbers import PLAYERS
from lychgate.games.damnation.lessons.book import BOOK
from lychgate.games.damnation.lessons.lesson import LESSON
from lychgate.games.damnation.scoring import ACCOUNT
from lychgate.games.damnation.screen.fill import fill
from lychgate.games.damnation.screen.layout import layout
from lychgate.games.damnation.screen.motions import motions
from lychgate.games.damnation.screen.summary import summary
from lychgate.games.damnation.setup import OPTIONS, refuses, setup

GAME = Game(
    id="damnation",
    title="Damnation: The Gothic Game",
    prefix="DA",
    players=PLAYERS,
    minutes=(45, 90),
    complexity=3,
    good_with=3,
    rules_version="1",
    package="lychgate.games.damnation",
    setup=setup,
    options=OPTIONS,
    refuses=refuses,
    flags=FLAGS,
    turn_clause="DA-105",
    layout=layout,
    fill=fill,
    motions=motions,
    summary=summary,
    account=ACCOUNT,
    advice=ADVICE,
    purposes=PURPOSES,
    lesson=LESSON,
    book=BOOK,
)

"""Blood Coven (2022, Nice Board Games): coins are villagers, victims or vampires, depending on where they lie."""

from lychgate.core.game import Game
from lychgate.games.blood_coven.advice.habits import ADVICE
from lychgate.games.blood_coven.choices.purposes import PURPOSES
from lychgate.games.blood_coven.data import PLAYERS
from lychgate.games.blood_coven.lessons.book import BOOK
from lychgate.games.blood_coven.lessons.lesson import LESSON
from lychgate.games.blood_coven.scoring import ACCOUNT
from lychgate.games.blood_coven.screen.fill import fill
from lychgate.games.blood_coven.screen.layout import layout
from lychgate.games.blood_coven.screen.motions import motions
from lychgate.games.blood_coven.screen.summary import summary
from lychgate.games.blood_coven.setup import OPTIONS, refuses, setup

GAME = Game(
    id="blood-coven",
    title="Blood Coven",
    prefix="BC",
    players=PLAYERS,
    minutes=(15, 20),
    complexity=2,
    good_with=2,
    rules_version="1",
    package="lychgate.games.blood_coven",
    setup=setup,
    options=OPTIONS,
    refuses=refuses,
    turn_clause="BC-090",
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

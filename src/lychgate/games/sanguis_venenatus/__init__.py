"""Sanguis Venenatus (Etienne Lullien): four vampires and their servants in a plague city, by day and by night."""

from lychgate.core.game import Game
from lychgate.games.sanguis_venenatus.advice.habits import ADVICE
from lychgate.games.sanguis_venenatus.choices.purposes import PURPOSES
from lychgate.games.sanguis_venenatus.data.numbers import PLAYERS
from lychgate.games.sanguis_venenatus.lessons.book import BOOK
from lychgate.games.sanguis_venenatus.lessons.lesson import LESSON
from lychgate.games.sanguis_venenatus.scoring import ACCOUNT
from lychgate.games.sanguis_venenatus.screen.fill import fill
from lychgate.games.sanguis_venenatus.screen.layout import layout
from lychgate.games.sanguis_venenatus.screen.motions import motions
from lychgate.games.sanguis_venenatus.screen.summary import summary
from lychgate.games.sanguis_venenatus.setup import OPTIONS, setup
from lychgate.games.sanguis_venenatus.steps.deaths import duty

GAME = Game(
    id="sanguis-venenatus",
    title="Sanguis Venenatus",
    prefix="SV",
    players=PLAYERS,
    minutes=(90, 120),
    complexity=4,
    good_with=3,
    rules_version="1",
    package="lychgate.games.sanguis_venenatus",
    setup=setup,
    options=OPTIONS,
    duty=duty,
    turn_clause="SV-082",
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

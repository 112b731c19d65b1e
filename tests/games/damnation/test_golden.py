"""Golden records: together they show every card, Talent, option, seat count and way to end."""

from __future__ import annotations

import lychgate
from lychgate.games.damnation import GAME
from lychgate.games.damnation.data.flags import FLAGS
from lychgate.testing.golden import golden_records
from tests.games.damnation.wanted import shown, wanted


def test_the_records_show_everything_together() -> None:
    found: set[str] = set()
    for text in golden_records(GAME).values():
        found |= shown(lychgate.load(text))
    assert wanted() - found == set()


def test_a_record_among_people_has_every_change_of_the_rules() -> None:
    match = lychgate.load(golden_records(GAME)["among-people"])
    assert (match.state.poker_face, match.opening.flags) == (True, FLAGS)

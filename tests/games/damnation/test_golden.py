"""Golden records: together they show every card, Talent, option, seat count and way to end."""

from __future__ import annotations

import lychgate
from lychgate.games.damnation import GAME
from lychgate.testing.golden import golden_records
from tests.games.damnation.wanted import shown, wanted


def test_the_records_show_everything_together() -> None:
    found: set[str] = set()
    for text in golden_records(GAME).values():
        found |= shown(lychgate.load(text))
    assert wanted() - found == set()

"""Golden records: together they show every card, every servant, every event; each ends after five rounds."""

from __future__ import annotations

import lychgate
from lychgate.testing.clause import clause
from lychgate.testing.golden import golden_records
from tests.games.sanguis_venenatus.positions import GAME
from tests.games.sanguis_venenatus.wanted import shown, wanted


@clause("SV-169")
def test_together_they_show_everything_and_each_ends_after_five_rounds() -> None:
    seen: set[str] = set()
    for text in golden_records(GAME).values():
        match = lychgate.load(text)
        assert match.result is not None
        assert (match.result.reason, match.state.round) == ("five-rounds", 5)
        seen |= shown(match)
    assert wanted() - seen == set()

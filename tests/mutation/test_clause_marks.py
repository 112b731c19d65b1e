"""Clause marks are true: when a clause is broken, a test marked with it fails."""

from __future__ import annotations

import pytest

from tests.house import OURS
from tests.mutation.marked import findings

GAMES = [game.folder.name for game in OURS]


@pytest.mark.parametrize("game", GAMES)
def test_a_broken_clause_is_noticed_by_a_test_marked_with_it(game: str) -> None:
    """Without a reason not to, with a mutant made by hand, or with a change of the code that cites the clause."""
    found = findings(game)
    assert found.dropped > 0
    assert found.changed > 0
    assert (found.unnoticed, found.unlisted, found.broken) == ([], [], [])

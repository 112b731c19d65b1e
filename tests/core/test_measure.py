"""The number that an element shows."""

from __future__ import annotations

import pytest

import lychgate
from lychgate.core.table import measure


@pytest.mark.parametrize(
    "game, id, shown",
    [
        ("blood-coven", "supply:P", 8),  # a heap of a pool
        ("blood-coven", "hand:0", 3),  # a place
        ("blood-coven", "score:0", 3),  # a readout
        ("blood-coven", "phases", None),
        ("blood-coven", "nonsense", None),
        ("carpathes", "blood:0", 100),  # a track
    ],
)
def test_every_shape_shows_its_number(game: str, id: str, shown: int | None) -> None:
    match = lychgate.game(game).start(seed=1)
    table, fill = match.game.laid(match.seats, match.options), match.game.filled(match.view(0))
    assert table is not None
    assert fill is not None
    assert measure(table, fill, id) == shown

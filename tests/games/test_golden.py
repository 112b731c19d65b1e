"""Every golden record of every game replays to the last byte."""

from __future__ import annotations

import pytest

import lychgate
from tests.golden import kept

RECORDS = {f"{game.id}-{name}": text for game in lychgate.games() for name, text in kept(game).items()}


@pytest.mark.parametrize("name", RECORDS)
def test_a_golden_record_replays_to_the_last_byte(name: str) -> None:
    text = RECORDS[name]
    match = lychgate.load(text)
    assert match.over
    assert match.save() == text
    assert lychgate.verify(text) == match


@pytest.mark.parametrize("game", lychgate.games(), ids=lambda game: game.id)
def test_every_game_keeps_golden_records_of_its_own(game: lychgate.Game) -> None:
    matches = [lychgate.load(text) for text in kept(game).values()]
    assert {match.game.id for match in matches} == {game.id}
    low, high = game.players
    assert {match.seats for match in matches} == {*range(low, high + 1)}

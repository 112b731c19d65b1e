"""Every golden record of a game replays to the last byte, and there is one for every number of players."""

from __future__ import annotations

import pytest

import lychgate
from lychgate.core.game import Game
from lychgate.testing.cases import every_proved_game
from lychgate.testing.golden import golden_records


@every_proved_game
def test_golden_records_replay_to_the_last_byte(game: Game, pytestconfig: pytest.Config) -> None:
    for name, text in golden_records(game, pytestconfig.rootpath).items():
        match = lychgate.load(text)
        assert match.over, name
        assert match.save() == text, name
        assert lychgate.verify(text) == match, name


@every_proved_game
def test_there_is_a_golden_record_for_every_number_of_players(game: Game, pytestconfig: pytest.Config) -> None:
    matches = [lychgate.load(text) for text in golden_records(game, pytestconfig.rootpath).values()]
    missing = f"write some with: python -m lychgate.testing.golden {game.id}"
    assert {match.game.id for match in matches} == {game.id}, missing
    low, high = game.players
    assert {match.seats for match in matches} == {*range(low, high + 1)}, missing

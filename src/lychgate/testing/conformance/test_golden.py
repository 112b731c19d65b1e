"""Every golden record of a game replays to the last byte, and there is one for every number of players."""

from __future__ import annotations

import pytest

import lychgate
from lychgate.core.game import Game
from lychgate.core.record import Header, read_header
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


def headers(game: Game, config: pytest.Config) -> list[Header]:
    """Return how the matches of a game's golden records were begun."""
    return [read_header(text.encode().split(b"\n")[0]) for text in golden_records(game, config.rootpath).values()]


@every_proved_game
def test_there_is_a_golden_record_of_every_rules_version(game: Game, pytestconfig: pytest.Config) -> None:
    """Matches outlive rules: what was begun by an earlier version is played again to the last byte, too."""
    assert {header.rules for header in headers(game, pytestconfig)} == set(game.versions)


@every_proved_game
def test_there_are_golden_records_with_and_without_every_rules_fix(game: Game, pytestconfig: pytest.Config) -> None:
    for flag in game.flags:
        assert {flag in header.flags for header in headers(game, pytestconfig)} == {True, False}, flag

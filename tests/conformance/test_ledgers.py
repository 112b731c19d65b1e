"""Every game's ledger is sound, and every clause of it has code and a test."""

from __future__ import annotations

import re
from collections import Counter
from pathlib import Path

import pytest

import lychgate
from lychgate.core import clauses  # `tested` through its module: pytest would collect the bare name as a test
from lychgate.core.clauses import Coverage, citations, coded, coverage, provenance
from lychgate.core.game import Game

GAMES = lychgate.games()
TESTS = Path(__file__).parents[1] / "games"

every_game = pytest.mark.parametrize("game", GAMES, ids=[game.id for game in GAMES])


def covered(game: Game) -> Coverage:
    tests = clauses.tested(TESTS / game.folder.name, game.prefix)
    return coverage(game.ledger, coded(game.folder, game.prefix, game.ledger), tests)


def test_no_two_games_share_a_prefix() -> None:
    assert [prefix for prefix, uses in Counter(game.prefix for game in GAMES).items() if uses > 1] == []


@every_game
def test_ids_are_unique_and_prefixed(game: Game) -> None:
    ids = [clause.id for chapter in game.ledger.chapters for clause in chapter.clauses]
    assert [clause_id for clause_id, uses in Counter(ids).items() if uses > 1] == []
    assert [clause_id for clause_id in ids if not clause_id.startswith(f"{game.prefix}-")] == []


@every_game
def test_every_clause_cited_in_the_code_exists(game: Game) -> None:
    cited = coded(game.folder, game.prefix, game.ledger)
    assert {clause_id: places for clause_id, places in cited.items() if clause_id not in game.ledger} == {}


@every_game
def test_every_clause_cited_in_the_ledger_exists(game: Game) -> None:
    page = (game.folder / "rules.md").read_text(encoding="utf-8")
    cited = citations(page, game.prefix, game.ledger)
    assert [clause_id for clause_id, _ in cited if clause_id not in game.ledger] == []


@every_game
def test_every_clause_has_code(game: Game) -> None:
    assert covered(game).uncoded == ()


@every_game
def test_every_clause_has_a_test(game: Game) -> None:
    assert covered(game).untested == ()


@every_game
def test_every_interpreted_clause_has_its_ruling(game: Game) -> None:
    ruled = game.ledger.references(game.ledger.prose["Rulings"])
    interpreted = [clause.id for clause in game.ledger if clause.status == "interpreted"]
    assert [clause_id for clause_id in interpreted if clause_id not in ruled] == []


@every_game
def test_public_sources_are_named_and_without_addresses(game: Game) -> None:
    ledger = game.ledger
    tags = {tag for c in ledger if "public source" in provenance(c) for tag in re.findall(r"\bP\d+", c.source)}
    assert {tag for tag in tags if f"**{tag}** " not in ledger.prose["Sources"]} == set()
    page = (game.folder / "rules.md").read_text(encoding="utf-8")
    assert re.findall(r"\S*(?:://|www\.|\.com\b|\.org\b|\.net\b)\S*", page) == []

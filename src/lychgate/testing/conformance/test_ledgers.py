"""Every game's ledger is sound, and every clause of it is cited in code and marked on a test."""

from __future__ import annotations

import re
from collections import Counter
from pathlib import Path

import pytest

import lychgate
from lychgate.core import clause_coverage  # `tested` through its module: pytest would collect the bare name as a test
from lychgate.core.clause_coverage import Coverage, cited_in, coverage, needs_citation
from lychgate.core.clauses import citations, provenance
from lychgate.core.game import Game
from lychgate.testing.cases import every_game, every_proved_game
from lychgate.testing.translation import differences
from lychgate.words import languages


def covered(game: Game, root: Path) -> Coverage:
    tests = clause_coverage.tests_of(game.folder, root)
    assert tests is not None, (
        f"No tests of {game.id} are found; they are looked for in {clause_coverage.PLACES} of its project."
    )
    return coverage(
        game.ledger, cited_in(game.folder, game.prefix, game.ledger), clause_coverage.tested(tests, game.prefix)
    )


@every_game
def test_no_other_game_has_the_prefix(game: Game) -> None:
    assert [other.id for other in lychgate.games() if other.prefix == game.prefix and other.id != game.id] == []


@every_game
def test_ids_are_unique_and_prefixed(game: Game) -> None:
    ids = [clause.id for chapter in game.ledger.chapters for clause in chapter.clauses]
    assert [clause_id for clause_id, uses in Counter(ids).items() if uses > 1] == []
    assert [clause_id for clause_id in ids if not clause_id.startswith(f"{game.prefix}-")] == []


@every_game
def test_every_clause_cited_in_the_code_exists(game: Game) -> None:
    cited = cited_in(game.folder, game.prefix, game.ledger)
    assert {clause_id: places for clause_id, places in cited.items() if clause_id not in game.ledger} == {}


@every_game
def test_every_clause_cited_in_a_ledger_exists(game: Game) -> None:
    for page in _pages(game):
        cited = citations(page, game.prefix, game.ledger)
        assert [clause_id for clause_id, _ in cited if clause_id not in game.ledger] == []


@every_game
def test_every_clause_is_cited_in_the_code(game: Game) -> None:
    cited = cited_in(game.folder, game.prefix, game.ledger)
    assert [clause.id for clause in game.ledger if needs_citation(clause) and clause.id not in cited] == []


@every_proved_game
def test_every_clause_has_a_test(game: Game, pytestconfig: pytest.Config) -> None:
    assert covered(game, pytestconfig.rootpath).untested == ()


@every_game
def test_every_interpreted_clause_has_its_ruling(game: Game) -> None:
    ruled = game.ledger.references(game.ledger.prose.get("Rulings", ""))
    interpreted = [clause.id for clause in game.ledger if clause.status == "interpreted"]
    assert [clause_id for clause_id in interpreted if clause_id not in ruled] == []


@every_game
def test_public_sources_are_named_and_without_addresses(game: Game) -> None:
    ledger = game.ledger
    tags = {tag for c in ledger if "public source" in provenance(c) for tag in re.findall(r"\bP\d+", c.source)}
    assert {tag for tag in tags if f"**{tag}** " not in ledger.prose.get("Sources", "")} == set()
    for page in _pages(game):
        assert re.findall(r"\S*(?:://|www\.|\.com\b|\.org\b|\.net\b)\S*", page) == []


@every_game
def test_a_ledger_in_another_language_is_the_same_ledger(game: Game) -> None:
    """Ids, order, chapters, sources, tables, numbers and codes as in English; nothing left in English."""
    for language, ledger in game.ledgers.items():
        if ledger is not game.ledger:
            assert language in languages(game.id), f"{game.title} has rules in {language}, but no words."
            assert list(differences(game.ledger, ledger)) == [], language


def _pages(game: Game) -> list[str]:
    return [path.read_text(encoding="utf-8") for path in sorted(game.folder.glob("rules*.md"))]

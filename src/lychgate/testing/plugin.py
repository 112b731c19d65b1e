"""The pytest plugin: `pytest --lychgate GAME` plays a game by the conformance suite, beside whatever else is tested.

GAME is the id of an installed game. It may also be a module that makes GAME, such as `tests.samples.raid`: the suite
then plays the game as any other, but does not demand clause tests and golden records of it.

The suite is added only where no paths are named: `pytest tests/test_rules.py` runs that file alone. The plugin also
brings the `clause` mark, and refuses marks that name clauses of no ledger.
"""

from __future__ import annotations

from collections.abc import Generator, Iterable, Iterator
from functools import cache
from pathlib import Path
from typing import TYPE_CHECKING

import pytest

import lychgate

if TYPE_CHECKING:
    from lychgate.testing.cases import Table

SUITE = Path(__file__).parent / "conformance"
_TABLE = pytest.StashKey["Table"]()

pytest.register_assert_rewrite("lychgate.testing.cases", "lychgate.testing.conformance")


def pytest_addoption(parser: pytest.Parser) -> None:
    group = parser.getgroup("lychgate")
    group.addoption(
        "--lychgate", action="append", default=[], metavar="GAME", help="play this game by the conformance suite"
    )


def pytest_configure(config: pytest.Config) -> None:
    config.addinivalue_line("markers", "clause(*ids): the clauses of a game's rules that this test proves")
    config.addinivalue_line("markers", "lychgate(what): the conformance suite plays this test with games of its choice")
    named = config.args_source is pytest.Config.ArgsSource.ARGS
    if config.getoption("--lychgate") and not named:
        config.args.append(str(SUITE))


# --- what the suite plays


def _table(config: pytest.Config) -> Table:
    """Return the games and cases of this run; made when the suite is collected, so that others start sooner."""
    from lychgate.testing.cases import Table

    if _TABLE not in config.stash:
        try:
            config.stash[_TABLE] = Table(config.getoption("--lychgate"))
        except lychgate.LychgateError as error:
            raise pytest.UsageError(f"--lychgate: {error}") from None
    return config.stash[_TABLE]


def pytest_collection(session: pytest.Session) -> None:
    if str(SUITE) in session.config.args:
        _table(session.config)  # a game that cannot be played is told once, before anything is collected


def pytest_generate_tests(metafunc: pytest.Metafunc) -> None:
    for mark in metafunc.definition.iter_markers("lychgate"):
        names, values, ids = _table(metafunc.config).laid(mark.args[0])
        metafunc.parametrize(names, values, ids=ids)


@pytest.fixture(scope="session")
def lychgate_table(pytestconfig: pytest.Config) -> Table:
    """All that the suite plays, for tests that choose by themselves."""
    return _table(pytestconfig)


@pytest.fixture
def strict_law(monkeypatch: pytest.MonkeyPatch) -> None:
    """Play under the strict law: the whole position is compared around every question."""
    from lychgate.core import agenda

    monkeypatch.setattr(agenda, "STRICT", True)


# --- clause marks


@pytest.hookimpl(wrapper=True)
def pytest_make_collect_report(
    collector: pytest.Collector,
) -> Generator[None, pytest.CollectReport, pytest.CollectReport]:
    report = yield
    wrong = list(_unknown_clauses(report.result))
    if wrong:
        report.outcome = "failed"
        report.longrepr = "\n".join(wrong)
        report.result = []
    return report


def _unknown_clauses(nodes: Iterable[pytest.Item | pytest.Collector]) -> Iterator[str]:
    for node in nodes:
        if not isinstance(node, pytest.Item):
            continue
        for mark in node.iter_markers("clause"):
            for clause_id in mark.args:
                # Ledgers are read only when a mark needs them: tests of the kernel run without any game.
                known, problems = _known_clauses()
                if clause_id not in known:
                    unknown = f"{node.nodeid} is marked with {clause_id}, which is no clause of any installed game."
                    yield " ".join([unknown, *problems])


@cache
def _known_clauses() -> tuple[frozenset[str], tuple[str, ...]]:
    """Return all clauses of the games that are installed, and what is wrong with ledgers that cannot be read."""
    known: set[str] = set()
    problems = list(lychgate.broken().values())
    for game in lychgate.games():
        try:
            known.update(clause.id for clause in game.ledger)
        except lychgate.LychgateError as error:
            problems.append(str(error))
    return frozenset(known), tuple(problems)

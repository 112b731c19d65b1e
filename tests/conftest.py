"""Registers the `clause` mark, and refuses test modules whose marks name clauses that no ledger has."""

from __future__ import annotations

from collections.abc import Generator, Iterable, Iterator
from functools import cache

import pytest

import lychgate


def pytest_configure(config: pytest.Config) -> None:
    config.addinivalue_line("markers", "clause(*ids): the clauses of a game's rules that this test proves")


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
                # The ledgers are read only when a mark asks for them: tests of the kernel run without any game.
                if clause_id not in _known_clauses():
                    yield f"{node.nodeid} is marked with {clause_id}, which is no clause of any installed game."


@cache
def _known_clauses() -> frozenset[str]:
    return frozenset(clause.id for game in lychgate.games() for clause in game.ledger)

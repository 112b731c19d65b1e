"""Which clauses of a game the code cites, and which its tests are marked with."""

from __future__ import annotations

import ast
from collections.abc import Container, Iterable, Iterator, Mapping
from pathlib import Path

import msgspec

from lychgate.core.clauses import Clause, Ledger, citations


class Coverage(msgspec.Struct, frozen=True):
    """How much of a ledger is covered: counts, and the ids that no code cites or no test is marked with."""

    clauses: int
    cited: int
    tested: int
    uncited: tuple[str, ...]
    untested: tuple[str, ...]


def needs_citation(clause: Clause) -> bool:
    """Tell whether code must cite the clause; every clause needs a test, a shown one need not be cited."""
    return clause.status != "shown"


def coverage(ledger: Ledger, cited: Container[str], tested: Container[str]) -> Coverage:
    """Count the clauses that code cites and tests are marked with, and name those that lack either."""
    return Coverage(
        clauses=len(ledger),
        cited=sum(clause.id in cited for clause in ledger),
        tested=sum(clause.id in tested for clause in ledger),
        uncited=tuple(clause.id for clause in ledger if needs_citation(clause) and clause.id not in cited),
        untested=tuple(clause.id for clause in ledger if clause.id not in tested),
    )


def cited_in(package_dir: Path, prefix: str, known: Container[str] | None = None) -> dict[str, list[str]]:
    """Find the clauses cited in a game's Python files: id -> places as `file:line`.

    Docstrings, comments and strings are the only places where an id can stand in Python, so the whole text is read.
    Ranges and lists are written out as `citations` does it. The room `lessons` tells rules without carrying them out,
    so it is left out.
    """
    found: dict[str, list[str]] = {}
    for path in sorted(package_dir.rglob("*.py")):
        name = path.relative_to(package_dir).as_posix()
        if name.startswith("lessons/"):
            continue
        text = path.read_text(encoding="utf-8")
        for clause_id, offset in citations(text, prefix, known):
            place = f"{name}:{text.count(chr(10), 0, offset) + 1}"
            places = found.setdefault(clause_id, [])
            if place not in places:
                places.append(place)
    return dict(sorted(found.items()))


PLACES = "tests/games/<folder> or, where there is no tests/games, in tests"
"""Where a game's tests lie in its project, beside pyproject.toml; `<folder>` is the name of the game's folder."""


def tests_of(folder: Path, *roots: Path) -> Path | None:
    """Return the folder of a game's tests, beside its sources or under one of the roots; None when it is not there."""
    for up in (*folder.parents, *roots):
        many = up / "tests" / "games"
        if (many / folder.name).is_dir():
            return many / folder.name
        if (up / "pyproject.toml").is_file() and (up / "tests").is_dir() and not many.is_dir():
            return up / "tests"
    return None


def tested(tests_dir: Path, prefix: str) -> dict[str, list[str]]:
    """Find the clauses that tests are marked with: id -> test names as `file::Class::test`, as pytest writes them."""
    found: dict[str, list[str]] = {}
    for path in sorted(tests_dir.rglob("test_*.py")):
        tree = ast.parse(path.read_text(encoding="utf-8"), str(path))
        names = _assignments(tree.body)
        for test, marked in _marked_tests(tree.body, path.relative_to(tests_dir).as_posix(), (), names):
            for clause_id in dict.fromkeys(marked):
                if clause_id.startswith(f"{prefix}-"):
                    found.setdefault(clause_id, []).append(test)
    return dict(sorted(found.items()))


def _assignments(body: Iterable[ast.stmt]) -> dict[str, list[ast.expr]]:
    """What is assigned to each plain name of a body: marks may be kept in a table above the test."""
    found: dict[str, list[ast.expr]] = {}
    for node in body:
        if isinstance(node, ast.Assign | ast.AnnAssign | ast.AugAssign) and node.value is not None:
            for target in node.targets if isinstance(node, ast.Assign) else [node.target]:
                if isinstance(target, ast.Name):
                    found.setdefault(target.id, []).append(node.value)
    return found


def _marked_tests(
    body: Iterable[ast.stmt], scope: str, inherited: tuple[str, ...], names: Mapping[str, list[ast.expr]]
) -> Iterator[tuple[str, tuple[str, ...]]]:
    """Every test of a module or class with the clause ids of its marks, those of class and module included."""
    body = list(body)
    inherited += tuple(_marks(_assignments(body).get("pytestmark", ()), names))
    for node in body:
        if isinstance(node, ast.FunctionDef | ast.AsyncFunctionDef) and node.name.startswith("test"):
            yield f"{scope}::{node.name}", inherited + tuple(_marks(node.decorator_list, names))
        elif isinstance(node, ast.ClassDef) and node.name.startswith("Test"):
            marked = inherited + tuple(_marks(node.decorator_list, names))
            yield from _marked_tests(node.body, f"{scope}::{node.name}", marked, names)


def _marks(expressions: Iterable[ast.expr], names: Mapping[str, list[ast.expr]]) -> Iterator[str]:
    """The ids inside `clause(...)` calls, also in `pytest.param(..., marks=clause(...))` and in named tables."""
    waiting = list(expressions)
    followed: set[str] = set()
    while waiting:
        for node in ast.walk(waiting.pop(0)):
            if isinstance(node, ast.Call) and getattr(node.func, "attr", getattr(node.func, "id", "")) == "clause":
                yield from (
                    arg.value for arg in node.args if isinstance(arg, ast.Constant) and isinstance(arg.value, str)
                )
            elif isinstance(node, ast.Name) and node.id in names and node.id not in followed:
                followed.add(node.id)
                waiting.extend(names[node.id])

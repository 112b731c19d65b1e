"""Every reason against a choice would be missed: without it, a test that is marked with its clause fails."""

from __future__ import annotations
import __future__

import ast
import inspect
from collections.abc import Callable, Iterator
from functools import cache, partial
from importlib import import_module
from itertools import product
from pathlib import Path
from pkgutil import iter_modules
from textwrap import dedent
from types import CodeType, FunctionType
from typing import Any, NamedTuple

import pytest

from lychgate.core import kept
from lychgate.games.carpathes import choices

Case = Callable[[], object]
"""A test with its parameters."""


class Reason(NamedTuple):
    """An obstacle: its clause, the function that names it, and the code of that function without it."""

    clause: str
    function: FunctionType
    code: CodeType


def _reasons() -> Iterator[tuple[str, Reason]]:
    for found in iter_modules(choices.__path__):
        module = import_module(f"{choices.__name__}.{found.name}")
        for thing in vars(module).values():
            function = inspect.unwrap(thing) if callable(thing) else None
            if isinstance(function, FunctionType) and function.__module__ == module.__name__:
                for said, reason in _reasons_of(function):
                    yield f"{found.name}.{function.__name__}: {said}", reason


def _reasons_of(function: FunctionType) -> Iterator[tuple[str, Reason]]:
    source = dedent(inspect.getsource(function))
    for at, node in enumerate(ast.walk(ast.parse(source))):
        match node:
            case ast.Expr(ast.Yield(ast.Call(ast.Name("obstacle"), [ast.Constant(str() as clause), key, *_]))):
                yield f"{clause} {ast.unparse(key)}", Reason(clause, function, _without(function, source, at))


def _without(function: FunctionType, source: str, at: int) -> CodeType:
    tree = ast.parse(source)
    gone = next(node for n, node in enumerate(ast.walk(tree)) if n == at)
    for node in ast.walk(tree):
        if isinstance(node, ast.FunctionDef):
            node.decorator_list = []
        for name in ("body", "orelse"):
            block = getattr(node, name, None)
            if isinstance(block, list) and gone in block:
                # It yields nothing, and the function stays a generator.
                block[block.index(gone)] = ast.parse("yield from ()").body[0]
    made: dict[str, Any] = {}
    flags = __future__.annotations.compiler_flag
    exec(compile(ast.fix_missing_locations(tree), function.__code__.co_filename, "exec", flags), made)
    code: CodeType = made[function.__name__].__code__
    return code


@cache
def _cases() -> dict[str, list[Case]]:
    """The tests of each clause, with each of their rows of parameters; those that need fixtures are left out."""
    found: dict[str, list[Case]] = {}
    for path in sorted(Path(__file__).parent.glob("test_*.py")):
        if path.stem not in ("test_every_reason", "test_every_card", "test_properties"):
            module = import_module(f"{__package__}.{path.stem}")
            for name, test in vars(module).items():
                if name.startswith("test_") and isinstance(test, FunctionType):
                    marks = getattr(test, "pytestmark", [])
                    for clause in {each for mark in marks if mark.name == "clause" for each in mark.args}:
                        found.setdefault(clause, []).extend(_expanded(test, marks))
    return found


def _expanded(test: FunctionType, marks: list[pytest.Mark]) -> Iterator[Case]:
    tables = []
    for mark in marks:
        if mark.name == "parametrize":
            names = [name.strip() for name in mark.args[0].split(",")]
            rows = [tuple(row) if len(names) > 1 else (row,) for row in mark.args[1]]
            tables.append([dict(zip(names, row, strict=True)) for row in rows])
    for chosen in product(*tables):
        given = {name: value for row in chosen for name, value in row.items()}
        if set(given) == set(inspect.signature(test).parameters):
            yield partial(test, **given)


def _is_noticed(clause: str) -> bool:
    for case in _cases()[clause]:
        try:
            case()
        except (Exception, pytest.fail.Exception):
            return True
    return False


REASONS = dict(_reasons())


def test_the_reasons_are_found() -> None:
    assert len(REASONS) > 40


@pytest.mark.parametrize("name", REASONS)
def test_every_reason_would_be_missed(name: str, monkeypatch: pytest.MonkeyPatch) -> None:
    reason = REASONS[name]
    assert not _is_noticed(reason.clause), "the tests of this clause fail anyway"
    monkeypatch.setattr(reason.function, "__code__", reason.code)
    kept.clear()
    try:
        assert _is_noticed(reason.clause)
    finally:
        monkeypatch.undo()
        kept.clear()

"""Sabbat Magica with a part taken away: a statement of a rule, a condition, a cell of a table.

A part is proved when a test that is marked with one of its clauses fails without it.
"""

from __future__ import annotations
import __future__

import ast
import inspect
import re
import sys
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from functools import cache, partial
from importlib import import_module
from pathlib import Path
from textwrap import dedent
from types import CodeType, FunctionType, ModuleType
from typing import Any

import pytest

from lychgate.core import kept
from lychgate.core.clauses import citations
from tests.mutation.cases import runs

Case = Callable[[], object]
"""A test with its parameters."""


# --- the tests of a clause


WHOLE_MATCHES = ("test_golden", "test_properties", "test_screen")
"""Modules whose tests play whole matches: too slow to be run for every part."""


@cache
def _cases() -> dict[str, list[Case]]:
    found: dict[str, list[Case]] = {}
    for path in sorted(Path(__file__).parent.glob("test_*.py")):
        if path.stem in WHOLE_MATCHES:
            continue
        module = import_module(f"{__package__}.{path.stem}")
        for name, test in vars(module).items():
            if name.startswith("test_") and isinstance(test, FunctionType):
                marks = getattr(test, "pytestmark", [])
                for clause in {each for mark in marks if mark.name == "clause" for each in mark.args}:
                    found.setdefault(clause, []).extend(partial(test, **given) for given in runs(test))
    return found


def cases_of(clauses: set[str]) -> list[Case]:
    """Return the tests that are marked with one of these clauses."""
    return [case for clause in sorted(clauses) for case in _cases().get(clause, ())]


def is_noticed(tests: list[Case]) -> bool:
    """Tell whether one of the tests fails now."""
    for test in tests:
        try:
            test()
        except (Exception, pytest.fail.Exception):
            return True
    return False


@cache
def are_quiet(clauses: frozenset[str]) -> bool:
    """Tell whether no test of these clauses fails while nothing is taken away."""
    return not is_noticed(cases_of(set(clauses)))


# --- rules without a part


def clauses_of(documented: Any) -> set[str]:
    """Return the clauses that a docstring cites."""
    return {clause for clause, _ in citations(documented.__doc__ or "", "SM", None)}


def _is_part(node: ast.stmt) -> bool:
    """Tell whether a statement does something; to name a value does nothing yet."""
    if isinstance(node, ast.Assign):
        return not all(isinstance(target, ast.Name) for target in node.targets)
    if isinstance(node, ast.Expr) and isinstance(node.value, ast.Call):
        return not ast.unparse(node).startswith("assert_never")
    return isinstance(node, ast.AugAssign)


_FUTURE = __future__.annotations.compiler_flag
"""As in the sources, annotations are not looked at."""


def without_each_part(function: FunctionType) -> Iterator[tuple[str, CodeType]]:
    """Yield what is taken away from a function, and the code that is left: one statement, or one condition."""
    for tree, node in _statements(function):
        if isinstance(node, ast.If):
            what = f"if {ast.unparse(node.test)}"
            node.test = ast.Constant(value=True)
        elif _is_part(node):
            what = ast.unparse(node)
            _replaced(tree, node)
        else:
            continue
        yield what, _compiled(function, tree)


def without_each_obstacle(function: FunctionType) -> Iterator[tuple[str, str, CodeType]]:
    """Yield each obstacle that a function names, its clause, and the code that does not name it."""
    for tree, node in _statements(function):
        if isinstance(node, ast.Expr) and isinstance(node.value, ast.Yield):
            for clause in re.findall(r"obstacle\('(SM-\d{3})'", ast.unparse(node)):
                what = ast.unparse(node.value)
                _replaced(tree, node)
                yield what, clause, _compiled(function, tree)


def _statements(function: FunctionType) -> Iterator[tuple[ast.Module, ast.stmt]]:
    """Yield each statement of a function's source, every time in a tree of its own."""
    source = dedent(inspect.getsource(function))

    def statements(tree: ast.Module) -> list[ast.stmt]:
        return [node for node in ast.walk(tree) if isinstance(node, ast.stmt)]

    for at in range(len(statements(ast.parse(source)))):
        tree = ast.parse(source)
        yield tree, statements(tree)[at]


def _compiled(function: FunctionType, tree: ast.Module) -> CodeType:
    made: dict[str, Any] = {}
    for each in tree.body:
        if isinstance(each, ast.FunctionDef):
            each.decorator_list = []
    exec(compile(ast.fix_missing_locations(tree), function.__code__.co_filename, "exec", _FUTURE), made)
    code: CodeType = made[function.__name__].__code__
    return code


def _replaced(tree: ast.AST, gone: ast.stmt) -> None:
    for node in ast.walk(tree):
        for _, block in ast.iter_fields(node):
            if isinstance(block, list) and gone in block:
                block[block.index(gone)] = ast.Pass()


@contextmanager
def code_of(function: FunctionType, code: CodeType) -> Iterator[None]:
    """Let a function do something else, wherever it is known."""
    plain = function.__code__
    function.__code__ = code
    kept.clear()
    try:
        yield
    finally:
        function.__code__ = plain
        kept.clear()


@contextmanager
def instead(plain: object, name: str, other: object) -> Iterator[None]:
    """Give a constant another value in every module that knows it by its name."""
    kept.clear()
    modules = [
        module
        for module in list(sys.modules.values())
        if isinstance(module, ModuleType) and "sabbat_magica" in module.__name__ and vars(module).get(name) is plain
    ]
    with pytest.MonkeyPatch.context() as patch:
        for module in modules:
            patch.setattr(module, name, other)
        yield
    kept.clear()
